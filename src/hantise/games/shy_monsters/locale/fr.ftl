# Shy Monsters, en français.

title = Shy Monsters
designer = Sandro Dall’Aglio
published = Oz Editions, 2019
motto = Trois étages, six monstres trop timides pour se montrer ensemble, une seule issue.

role-master = Maître du Donjon
    .who = Le Maître du Donjon
    .mid = le Maître du Donjon
    .of = du Maître du Donjon
role-hero = Héros
    .who = Le Héros
    .mid = le Héros
    .of = du Héros

## Tuiles

tile-entrance = entrée
    .the = l’entrée
    .a = l’entrée
    .label = Entrée
tile-corridor = couloir
    .the = le couloir
    .a = un couloir
    .label = Couloir
tile-exit = sortie
    .the = la sortie
    .a = la sortie
    .label = Sortie
tile-vampire_bat = chauve-souris vampire
    .the = la chauve-souris vampire
    .a = une chauve-souris vampire
    .label = Chauve-souris vampire
tile-dragon = dragon
    .the = le dragon
    .a = un dragon
    .label = Dragon
tile-mantis = mante
    .the = la mante
    .a = une mante
    .label = Mante
tile-hydra = hydre
    .the = l’hydre
    .a = une hydre
    .label = Hydre
tile-kraken = kraken
    .the = le kraken
    .a = un kraken
    .label = Kraken
tile-gargoyle = gargouille
    .the = la gargouille
    .a = une gargouille
    .label = Gargouille

## Où chaque monstre est à l’aise

ease-vampire_bat = à l’aise avec une tuile à l’un au moins de ses quatre coins
ease-dragon = à l’aise dans un cul-de-sac : exactement une tuile voisine
ease-mantis = à l’aise en ligne droite : exactement deux tuiles voisines, sur des côtés opposés
ease-hydra = à l’aise dans un angle : exactement deux tuiles voisines, à angle droit, et rien dans le creux de l’angle
ease-kraken = à l’aise à un carrefour : au moins trois tuiles voisines
ease-gargoyle = à l’aise dans un carré complet de deux tuiles sur deux

## Le journal

begins = { $who } pioche deux monstres et construit l’étage { $floor }.
draws = { $who } pioche { $tile-a }.
locks = { $who } valide l’étage { $floor } : six tuiles, dont deux monstres.
peeks = { $who } révèle { $at } sans bouger.
steps = { $who } avance en { $to }.
steps-armed = { $who } avance en { $to }, l’épée à la main.
leaps = { $who } saute par-dessus { $over } jusqu’en { $to }.
leaps-armed = { $who } saute par-dessus { $over } jusqu’en { $to }, l’épée à la main.
found = En { $at } : { $tile-a }.
found-active = En { $at } : { $tile-a }, à l’aise ici. Le monstre est actif.
found-panicked = En { $at } : { $tile-a }, en panique à côté d’un autre monstre. Le monstre est inactif.
found-uneasy = En { $at } : { $tile-a }, mal à l’aise ici. Le monstre est inactif.
found-both = En { $at } : { $tile-a }, mal à l’aise ici et en panique à côté d’un autre monstre. Le monstre est inactif.
kills = { $who } tue { $tile-the }.
strikes-nothing = Aucun monstre vivant à tuer : la compétence Attaquer est perdue pour cet étage.
bitten = C’est fini pour { $who-mid } : { $tile-the } a mordu.
leaves = { $who } quitte l’étage { $floor }.
escapes = { $who } quitte le dernier étage et retrouve l’air libre.
trapped = { $who } n’a plus de compétence, et des monstres actifs lui barrent la route : plus d’issue.
destroyed = L’étage est détruit. Monstres découverts : { $revealed } ; non découverts : { $unrevealed }.
shown = Toutes les tuiles sont montrées.
concedes = { $who } abandonne.

## Ce qui est demandé

ask-Build = Construisez l’étage : choisissez une tuile, puis une case à côté de l’étage
wait-Build = { $player } construit l’étage
ask-Peek =
    { $left ->
        [one] Révélez une tuile (la dernière avant d’avancer)
       *[other] Révélez une tuile ({ $left } avant d’avancer)
    }
wait-Peek = { $player } choisit une tuile à révéler
ask-Move =
    { $skills ->
        [0] Avancez vers la sortie
        [1] Avancez vers la sortie ; ajoutez Attaquer en cas de doute
        [2] Avancez ou sautez vers la sortie
       *[other] Avancez ou sautez vers la sortie ; ajoutez Attaquer en cas de doute
    }
wait-Move = { $player } choisit un déplacement

end-hero_dead = Morsure fatale pour { $seat1-mid } : victoire { $seat0-of }.
end-hero_escaped = { $seat1 } a trouvé la sortie du troisième étage et gagne.
end-hero_trapped = { $seat1 } n’a plus d’issue : victoire { $seat0-of }.
end-conceded = Abandon : victoire { $winner-of }.

## Choix

pick-place = Poser { $tile-the } en { $to }
pick-peek = Révéler { $at }
pick-explore = Avancer en { $to }
pick-attack = Attaquer en avançant en { $to }
pick-jump = Sauter par-dessus { $over } jusqu’en { $to }
pick-leap = Attaquer en sautant par-dessus { $over } jusqu’en { $to }

sure-lock = C’est la dernière tuile : l’étage { $floor } sera validé ainsi. La poser ?
sure-deadly = En { $at }, { $tile-the } attaque : sans Attaquer, le Héros meurt. Y aller quand même ?
sure-lost = Aucun monstre à tuer en { $at } : la compétence Attaquer serait perdue pour cet étage. L’utiliser quand même ?
sure-needless = En { $at }, { $tile-the } n’attaque pas : la compétence Attaquer est inutile ici. L’utiliser quand même ?

## Pourquoi pas

no-hero-yet = pendant la construction de l’étage, le Héros n’a rien à décider
no-building = l’étage est validé : aucune tuile n’est posée, déplacée ni retirée
no-such-tile = vous n’avez pas cette tuile en main : { $tile }
no-such-cell = { $name } n’est pas une case de la grille
no-entrance = { $at } est la case de l’entrée
no-room = une tuile occupe déjà { $at }
no-contact = { $at } n’a aucun côté commun avec l’étage
no-tile = il n’y a aucune tuile en { $at }
no-skill-yet = aucune compétence n’est utilisable avant que les tuiles dues à cet étage soient révélées
no-move-yet = les tuiles dues à cet étage doivent être révélées avant le premier déplacement
no-face-down = la tuile en { $at } est déjà face visible : c’est { $tile-the }
no-peek-left =
    { $number ->
        [0] à cet étage, aucune tuile n’est révélée avant le premier déplacement
        [one] la tuile due à cet étage est déjà révélée : au Héros de se déplacer
       *[other] les { $number } tuiles dues à cet étage sont déjà révélées : au Héros de se déplacer
    }
no-attack = Attaquer a déjà servi à l’étage { $floor }
no-jump = Sauter a déjà servi à l’étage { $floor }
no-target = une compétence fait partie d’un déplacement : choisissez aussi la tuile d’arrivée
no-standing-still = le Héros est déjà en { $at }, et il ne peut pas passer
no-diagonal = { $to } est en diagonale de { $at } : le Héros avance vers le haut, le bas, la gauche ou la droite
no-neighbour = { $to } n’est pas à côté de { $at } : le Héros avance d’une tuile à la fois
no-more-strolling =
    { $number ->
        [one] un déplacement est resté sans effet
       *[other] { $number } déplacements de suite sont restés sans effet
    } : un pas en terrain connu doit maintenant rapprocher d’un déplacement utile
no-way-over = aucun saut ne mène de { $at } à { $to } : un saut passe par-dessus une tuile voisine et arrive sur une voisine de celle-ci
no-way-between = un saut de { $at } à { $to } ne passe pas par-dessus { $over }
which-way = le saut vers { $to } peut passer par-dessus deux tuiles : précisez laquelle

## Options

option-roles = Qui est Maître du Donjon
option-roles-random = tirage au sort
option-roles-chosen = au choix
option-peeks = Tuiles révélées avant le premier déplacement, par étage
option-peeks-2_1_0 = 2, 1, 0 (le jeu publié)
option-peeks-3_2_1 = 3, 2, 1 (plus facile pour le Héros)
option-peeks-1_0_0 = 1, 0, 0 (plus facile pour le Maître du Donjon)
option-jump_to_exit_reveals = Un saut sur la sortie révèle quand même la tuile survolée
option-jump_to_exit_reveals-no = non
option-jump_to_exit_reveals-yes = oui
option-trapped = Un Héros sans issue, ses deux compétences utilisées
option-trapped-lose = a perdu
option-trapped-play_on = doit continuer
option-idle_limit = Déplacements sans effet permis de suite
option-idle_limit-12 = 12
option-idle_limit-0 = sans limite
option-reveal_all_at_end = Montrer toutes les tuiles à la fin
option-reveal_all_at_end-yes = oui
option-reveal_all_at_end-no = non
option-match = Rencontre
option-match-single = une seule partie
option-match-swap = deux parties, rôles échangés

## The table as plain text

text-floor =
    Étage { $floor } sur { $floors }, { $pile ->
        [0] aucun monstre
        [1] un monstre
       *[other] { $pile } monstres
    } dans la pioche
text-active = actif
text-inactive = inactif
text-dead = tué
text-hero = le Héros
text-face-down = face cachée
text-skills =
    Attaquer : { $attack ->
        [yes] disponible
       *[no] utilisée
    } ; Sauter : { $jump ->
        [yes] disponible
       *[no] utilisée
    }
text-hand = À placer : { $tiles }
text-pile = Dans la pioche : { $tiles }
text-back = inconnu
text-ease = À l’aise à cet étage :
text-row = Monstres de l’étage { $floor } : découverts { $revealed } ; jamais découverts { $unrevealed }

## picture

tile-back = Tuile face cachée
pic-title = Shy Monsters, étage { $floor } sur { $floors }
pic-place = { $tile } en { $cell }{ $face ->
    [down] , face cachée
   *[up] {""}
}{ $status ->
    [active] , monstre actif : il attaque
    [inactive] , monstre inactif : trop timide pour attaquer
    [dead] , monstre tué
   *[none] {""}
}{ $hero ->
    [yes] , le pion Héros est ici
   *[no] {""}
}
pic-spot = Case vide { $cell }
pic-spot-tip = { $cell } : une tuile peut être posée ici. Choisissez d’abord la tuile, ou la case.
pic-tip-back = { $cell } : face cachée. Un couloir, la sortie ou un monstre.
pic-tip-own = { $cell } : { $tile }, face cachée. Personne d’autre ne le sait.
pic-tip-left = { $cell } : tuile restée face cachée, { $tile }.
pic-tip-tile = { $cell } : { $tile }.
pic-tip-monster = { $cell } : { $tile }.
pic-tip-active = { $cell } : { $tile }, monstre actif. Y entrer sans Attaquer, c’est mourir.
pic-tip-inactive = { $cell } : { $tile }, monstre inactif. Trop timide pour attaquer : l’entrée est sans danger.
pic-tip-dead = { $cell } : { $tile }, monstre tué. L’entrée est sans danger ; il effraie encore les autres.
pic-building = L’étage se construit, sans témoin.
pic-pile = { $n ->
    [one] { $n } monstre dans la pioche
   *[other] { $n } monstres dans la pioche
}
pic-skill = { $skill ->
    [attack] Attaquer
   *[jump] Sauter
} : { $ready ->
    [yes] disponible
   *[no] utilisée à cet étage
}
pic-skill-name = { $skill ->
    [attack] Attaquer
   *[jump] Sauter
}
pic-ready = { $ready ->
    [yes] disponible
   *[no] utilisée
}
pic-skill-tip = { $skill ->
    [attack] Attaquer, une fois par étage : tue le monstre qui se trouve sur la tuile où mène ce déplacement. Touchez la compétence, puis la tuile.
   *[jump] Sauter, une fois par étage : deux pas par-dessus une tuile, révélée après l’arrivée. Touchez la compétence, puis l’arrivée.
}
pic-hand = { $n ->
    [one] { $tile } en main
   *[other] { $n } × { $tile } en main
}
pic-left-hand = { $n } × { $tile } : pas encore sur le plateau
pic-tip-hand = { $tile } : touchez la tuile, puis la case où la poser.
pic-ease = { $monster ->
    [vampire_bat] { $tile } : à l’aise avec une tuile au moins en diagonale.
    [dragon] { $tile } : à l’aise dans un cul-de-sac, avec une seule voisine.
    [mantis] { $tile } : à l’aise en ligne droite, entre deux voisines opposées et sans autre voisine.
    [hydra] { $tile } : à l’aise dans un angle, avec deux voisines et aucune tuile dans le creux.
    [kraken] { $tile } : à l’aise à un carrefour, avec trois ou quatre voisines.
   *[gargoyle] { $tile } : à l’aise dans un carré complet de quatre tuiles.
}
pic-memo = Zones de confort : touchez un monstre, ses cases s’éclairent
pic-memo-cells = { $n ->
    [0] Nulle part à cet étage.
   *[other] À cet étage : { $cells }.
}
pic-legend = Signes sur les monstres
pic-legend-status = { $status ->
    [active] actif : mord qui entre
    [inactive] inactif : sans danger
   *[dead] tué : sans danger
}
pic-unseen = Monstre non découvert
pic-floors = Étage { $floor } sur { $floors }, étages quittés : { $exits }
pic-floor = Étage { $floor } sur { $floors }
pic-peeks = { $n ->
    [one] { $n } tuile à révéler
   *[other] { $n } tuiles à révéler
}
pic-idle = { $n ->
    [one] { $n } coup sans effet
   *[other] { $n } coups sans effet
}
pic-rows = Monstres des étages passés
pic-row-floor = Étage { $floor }

# why a hint is given
hint-build = { $ease ->
    [0] Aucun de ses monstres ne mordra, ce que personne ne sait ; la sortie est à { $far } pas.
    [1] Un de ses monstres sera à l’aise, et la sortie est à { $far } pas.
   *[other] Ses deux monstres seront à l’aise, et la sortie est à { $far } pas.
}
hint-look = Sur { $at }, un monstre qui mord à { $bites } %, la sortie à { $exit } % : cela vaut de le savoir.
hint-exit = La sortie est à portée.
hint-safe = Aucun monstre ne peut mordre en { $at }.
hint-risk = En { $at }, le danger est de { $bites } % ; aucun autre chemin ne promet mieux.
hint-jump = Le saut mène en { $at }, où le danger est de { $bites } %.
hint-awake = Le monstre en { $at } mord : l’Attaque le tue d’abord.
hint-strike = En { $at }, un monstre mord à { $bites } % ; l’Attaque rend le pas sûr.



## À la fin : comment la partie s’est jouée

tally-floors = Étages quittés, sur trois
tally-turned = Monstres retournés
tally-hidden = Monstres jamais retournés
tally-measure = Étages quittés (Héros), monstres réveillés (Maître du Donjon)

print-tiles = Tuiles donjon
print-skills = Compétences (au dos : utilisée)
print-memos = Mémos
print-pawns = Le Héros, en figurine

## la page de son équilibre

way-hero_escaped = le héros sort
way-hero_dead_on_floor_1 = le héros meurt à l’étage 1
way-hero_dead_on_floor_2 = le héros meurt à l’étage 2
way-hero_dead_on_floor_3 = le héros meurt à l’étage 3
way-hero_trapped_on_floor_1 = le héros est pris au piège à l’étage 1
way-hero_trapped_on_floor_2 = le héros est pris au piège à l’étage 2
way-hero_trapped_on_floor_3 = le héros est pris au piège à l’étage 3
skill-attack = attaque
skill-jump = saut
