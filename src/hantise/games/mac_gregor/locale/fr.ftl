# Le fantôme des Mac Gregor, en français.

title = Le Trésor du Fantôme des Mac Gregor
designer = Dominique Ehrhard
published = Ravensburger, 2005
motto = Huit trésors, quatre portes, un suaire que personne ne veut porter.

## Blasons

blazon-tower = Tour
    .a = une Tour
    .the = la Tour
blazon-crown = Couronne
    .a = une Couronne
    .the = la Couronne
blazon-lion = Lion
    .a = un Lion
    .the = le Lion
blazon-green_yellow = Vert et jaune
    .a = le Vert et jaune
    .the = le Vert et jaune
blazon-cross = Croix
    .a = une Croix
    .the = la Croix
blazon-thistle = Chardon
    .a = un Chardon
    .the = le Chardon
blazon-unicorn = Licorne
    .a = une Licorne
    .the = la Licorne

## Clefs

colour-red = rouge
    .shape = triangle
colour-blue = bleue
    .shape = disque
colour-green = verte
    .shape = carré
colour-yellow = jaune
    .shape = étoile
key-tower-red = clef rouge (Tour)
    .the = la clef rouge (Tour)
    .a = une clef rouge (Tour)
key-tower-blue = clef bleue (Tour)
    .the = la clef bleue (Tour)
    .a = une clef bleue (Tour)
key-tower-green = clef verte (Tour)
    .the = la clef verte (Tour)
    .a = une clef verte (Tour)
key-tower-yellow = clef jaune (Tour)
    .the = la clef jaune (Tour)
    .a = une clef jaune (Tour)
key-crown-red = clef rouge (Couronne)
    .the = la clef rouge (Couronne)
    .a = une clef rouge (Couronne)
key-crown-blue = clef bleue (Couronne)
    .the = la clef bleue (Couronne)
    .a = une clef bleue (Couronne)
key-crown-green = clef verte (Couronne)
    .the = la clef verte (Couronne)
    .a = une clef verte (Couronne)
key-crown-yellow = clef jaune (Couronne)
    .the = la clef jaune (Couronne)
    .a = une clef jaune (Couronne)
key-lion-red = clef rouge (Lion)
    .the = la clef rouge (Lion)
    .a = une clef rouge (Lion)
key-lion-blue = clef bleue (Lion)
    .the = la clef bleue (Lion)
    .a = une clef bleue (Lion)
key-lion-green = clef verte (Lion)
    .the = la clef verte (Lion)
    .a = une clef verte (Lion)
key-lion-yellow = clef jaune (Lion)
    .the = la clef jaune (Lion)
    .a = une clef jaune (Lion)
key-green_yellow-red = clef rouge (Vert et jaune)
    .the = la clef rouge (Vert et jaune)
    .a = une clef rouge (Vert et jaune)
key-green_yellow-blue = clef bleue (Vert et jaune)
    .the = la clef bleue (Vert et jaune)
    .a = une clef bleue (Vert et jaune)
key-green_yellow-green = clef verte (Vert et jaune)
    .the = la clef verte (Vert et jaune)
    .a = une clef verte (Vert et jaune)
key-green_yellow-yellow = clef jaune (Vert et jaune)
    .the = la clef jaune (Vert et jaune)
    .a = une clef jaune (Vert et jaune)
key-cross-red = clef rouge (Croix)
    .the = la clef rouge (Croix)
    .a = une clef rouge (Croix)
key-cross-blue = clef bleue (Croix)
    .the = la clef bleue (Croix)
    .a = une clef bleue (Croix)
key-cross-green = clef verte (Croix)
    .the = la clef verte (Croix)
    .a = une clef verte (Croix)
key-cross-yellow = clef jaune (Croix)
    .the = la clef jaune (Croix)
    .a = une clef jaune (Croix)
key-thistle-red = clef rouge (Chardon)
    .the = la clef rouge (Chardon)
    .a = une clef rouge (Chardon)
key-thistle-blue = clef bleue (Chardon)
    .the = la clef bleue (Chardon)
    .a = une clef bleue (Chardon)
key-thistle-green = clef verte (Chardon)
    .the = la clef verte (Chardon)
    .a = une clef verte (Chardon)
key-thistle-yellow = clef jaune (Chardon)
    .the = la clef jaune (Chardon)
    .a = une clef jaune (Chardon)
key-unicorn-red = clef rouge (Licorne)
    .the = la clef rouge (Licorne)
    .a = une clef rouge (Licorne)
key-unicorn-blue = clef bleue (Licorne)
    .the = la clef bleue (Licorne)
    .a = une clef bleue (Licorne)
key-unicorn-green = clef verte (Licorne)
    .the = la clef verte (Licorne)
    .a = une clef verte (Licorne)
key-unicorn-yellow = clef jaune (Licorne)
    .the = la clef jaune (Licorne)
    .a = une clef jaune (Licorne)

## Jetons

token-red = trésor rouge
    .a = un trésor rouge
    .the = le trésor rouge
    .colour = rouge
token-blue = trésor bleu
    .a = un trésor bleu
    .the = le trésor bleu
    .colour = bleu
token-green = trésor vert
    .a = un trésor vert
    .the = le trésor vert
    .colour = vert
token-yellow = trésor jaune
    .a = un trésor jaune
    .the = le trésor jaune
    .colour = jaune
token-purple = trésor violet
    .a = un trésor violet
    .the = le trésor violet
    .colour = violet
token-orange = trésor orange
    .a = un trésor orange
    .the = le trésor orange
    .colour = orange
token-trap = piège
    .a = un piège
    .the = le piège
    .colour = piège
token-back = jeton face cachée

## Objets

object-lamp = lampe à huile
    .the = la lampe à huile
    .a = une lampe à huile
object-pickaxe = pioche
    .the = la pioche
    .a = une pioche
object-detector = détecteur de fantôme
    .the = le détecteur de fantôme
    .a = un détecteur de fantôme

## Salles

room-a1 = A1
    .name = Escalier nord-ouest
room-b1 = B1
    .name = Grande salle nord
room-c1 = C1
    .name = Salle de la porte nord
room-d1 = D1
    .name = Cellier nord
room-e1 = E1
    .name = Escalier nord-est
room-a2 = A2
    .name = Cellier ouest
room-c2 = C2
    .name = Antichambre nord
room-d2 = D2
    .name = Grande salle est
room-a3 = A3
    .name = Salle de la porte ouest
room-b3 = B3
    .name = Antichambre ouest
room-c3 = C3
    .name = Crypte du fantôme
room-d3 = D3
    .name = Antichambre est
room-e3 = E3
    .name = Salle de la porte est
room-a4 = A4
    .name = Grande salle ouest
room-c4 = C4
    .name = Antichambre sud
room-d4 = D4
    .name = Grande salle sud
room-e4 = E4
    .name = Cellier est
room-a5 = A5
    .name = Escalier sud-ouest
room-b5 = B5
    .name = Cellier sud
room-c5 = C5
    .name = Salle de la porte sud
room-e5 = E5
    .name = Escalier sud-est

## Le journal

character = { $who } joue avec le pion { $token-colour }.
first-ghost = Au début, le fantôme, c’est { $who }.
draws-token = { $who } pioche un jeton dans le sac et le montre à tout le monde.
draws-token-open = { $who } pioche { $token-a } dans le sac.
places = { $who } pose le jeton face cachée en { $to }.
starts = { $who } commence en { $at }.
dealt =
    { $n ->
        [one] { $who } reçoit une clef, une lampe, une pioche et un détecteur.
       *[other] { $who } reçoit { $n } clefs, une lampe, une pioche et un détecteur.
    }
dealt-back = { $who } : une clef avec { $blazon-a } au dos.
on-top = Sur le dessus de la pioche : { $blazon-a }.
round = Tour de jeu { $n } : le fantôme, c’est { $who } ; la pioche montre { $blazon-a }.
programs = { $who } a posé quatre cartes fantôme, faces cachées.
draws = { $who } pioche une clef au dos { $blazon } ; la suivante montre { $next-a }.
free-key = La pioche montre le blason de la salle, { $blazon-a } : { $who } pioche cette clef ; la suivante montre { $next-a }.
holds = { $who } a maintenant en main { $card-the }.
reshuffles =
    { $n ->
        [one] La dernière clef de la pioche est prise : la défausse, une clef, devient la nouvelle pioche.
       *[other] La dernière clef de la pioche est prise : la défausse, { $n } clefs, est mélangée et devient la nouvelle pioche.
    }
goes = { $who } joue { $card-the } et va en { $to }.
lamp-to = { $who } prend le souterrain jusqu’en { $to } avec la lampe.
pickaxe-to = { $who } passe en { $to } avec la pioche.
detects = { $who } utilise le détecteur. Les cartes du fantôme : { $one }, { $two }, { $three }, { $four }.
finds = { $who } retourne le jeton en { $at } : { $token-a }.
trapped =
    { $keys ->
        [0] { $who } retourne le jeton en { $at } : un piège ! Le tour prend fin.
        [one] { $who } retourne le jeton en { $at } : un piège ! Une clef est perdue et le tour prend fin.
       *[other] { $who } retourne le jeton en { $at } : un piège ! { $keys } clefs sont perdues et le tour prend fin.
    }
ends-turn = { $who } termine son tour.
discards = { $who } garde trois clefs et défausse { $card-the }.
leaves =
    { $treasures ->
        [one] { $who } ouvre la porte extérieure avec { $card-the } et sort du château avec un trésor.
       *[other] { $who } ouvre la porte extérieure avec { $card-the } et sort du château avec { $treasures } trésors.
    }
walks = Carte { $number }, { $blazon } : le fantôme va en { $to }.
stuck = Carte { $number }, { $blazon } : aucune salle voisine ne porte ce blason, le fantôme s’arrête.
catches = Le fantôme attrape { $whom } en { $at } !
takes =
    { $treasures ->
        [0] { $whom } n’a aucun trésor { $token-colour } à céder.
        [one] { $who } prend un trésor { $token-colour } à { $whom }.
       *[other] { $who } prend à { $whom } { $treasures } trésors de couleur { $token-colour }.
    }
loses =
    { $keys ->
        [one] { $who } défausse une clef.
       *[other] { $who } défausse { $keys } clefs.
    }
haunts = { $who } met le suaire et devient le fantôme, dans la crypte.
capped =
    { $n ->
        [one] Un tour de jeu a été joué
       *[other] { $n } tours de jeu ont été joués
    } sans que personne sorte. Le plus grand nombre de trésors : { $treasures }.
concedes = { $who } abandonne.

## Ce qui est demandé

ask-PlaceToken = Posez face cachée, dans une salle, le jeton que vous avez pioché
wait-PlaceToken = { $player } choisit une salle pour le jeton
ask-ChooseStairs = Choisissez l’escalier d’où vous partez
wait-ChooseStairs = { $player } choisit son escalier de départ
ask-Program = Posez en secret quatre cartes fantôme, dans l’ordre
wait-Program = { $player } prépare le déplacement du fantôme
ask-Turn = À vous : agissez autant que vous le pouvez et le voulez, puis terminez le tour
wait-Turn = { $player } se déplace
ask-KeepThree =
    { $number ->
        [one] Vous gardez trois clefs : défaussez-en une
       *[other] Vous gardez trois clefs : défaussez-en { $number }
    }
wait-KeepThree = { $player } se défausse pour garder trois clefs
ask-Catch = Choisissez qui le fantôme attrape
wait-Catch = { $player } choisit qui le fantôme attrape

end-left = { $winner } sort du château avec ses trésors et gagne.
end-capped = Le dernier tour de jeu est joué : victoire { $winner-of }, au plus grand nombre de trésors.
end-conceded = Abandon : victoire { $winner-of }.

## Choix

pick-place = Poser le jeton en { $to }
pick-start = Partir de { $at }
pick-card = Poser { $blazon } : ne mène nulle part
pick-card-to = Poser { $blazon } : vers { $to }
pick-go = Aller en { $to } avec { $card-the }
pick-lamp = Lampe : souterrain vers { $to }
pick-pickaxe = Pioche : passer en { $to }
pick-detector = Utiliser le détecteur de fantôme
pick-flip = Retourner le jeton d’ici
pick-leave = Sortir du château avec { $card-the }
pick-end = Terminer le tour
pick-discard-1 = Défausser { $one-the }
pick-discard-2 = Défausser { $one-the } et { $two-the }
pick-discard-3 = Défausser { $one-the }, { $two-the } et { $three-the }
pick-catch =
    { $treasures ->
        [0] Attraper { $whom } : aucun trésor de votre couleur
        [one] Attraper { $whom } : un trésor de votre couleur
       *[other] Attraper { $whom } : { $treasures } trésors de votre couleur
    }

sure-program = La quatrième carte ne se reprend pas. Le déplacement finit en { $to }. La poser ?
sure-broken = La quatrième carte ne se reprend pas, et la carte { $number } ne mène nulle part : le fantôme s’arrête en { $at }. La poser ?
sure-trap =
    { $keys ->
        [0] C’est un piège : votre tour prendrait fin. Le retourner quand même ?
        [one] C’est un piège : il coûte une clef et la fin du tour. Le retourner quand même ?
       *[other] C’est un piège : il coûte { $keys } clefs et la fin du tour. Le retourner quand même ?
    }
sure-stay =
    Avec { $treasures } { $treasures ->
        [one] trésor
       *[other] trésors
    } et la clef de cette porte, vous pourriez sortir et gagner. Terminer le tour quand même ?

## Pourquoi pas

no-second-token = il y a déjà un jeton en { $at }
no-first-room = au début, les jetons vont dans les salles Tour et Couronne, et { $at } n’en est pas une
no-token-under-pawn = un pion occupe { $at } : aucun jeton n’y est posé
no-such-blazon = { $at } ne porte pas le blason du dessus de la pioche, { $blazon-a }
no-stairs = il n’y a pas d’escalier en { $at }
no-such-card = cette carte est déjà posée : { $blazon }. Il n’y en a qu’une par blason
no-card-there = aucune carte de votre main ne mène le fantôme en { $to } maintenant
no-turn-for-ghost = le fantôme n’a ni tour de déplacement, ni clefs, ni objets
no-deed-of-ghost = c’est l’affaire du fantôme, pas la vôtre
no-discard-now = les clefs ne se défaussent qu’à la fin du tour
no-turn-left = le tour est fini : il ne reste qu’à garder trois clefs
no-such-number =
    { $number ->
        [one] défaussez une clef : il vous en reste trois
       *[other] défaussez { $number } clefs : il vous en reste trois
    }
no-such-key = vous n’avez pas en main { $card-the }
no-more-of-key = vous n’avez { $card-the } en main { $number ->
        [one] qu’une fois
       *[other] que { $number } fois
    }
no-token = il n’y a pas de jeton en { $at }
no-token-afar = le jeton est en { $to }, et vous en { $at }
no-flip-before-moving = pour retourner un jeton, il faut être entré dans sa salle pendant ce tour : quittez { $at } et revenez
no-need-to-detect = les cartes du fantôme sont déjà visibles
no-object = vous n’avez plus cet objet : { $object }
no-stairs-here = la lampe ne sert que dans les quatre salles d’angle à escalier, et { $at } n’en a pas
no-target = il faut aussi une salle : choisissez où mène { $object-the }
no-standing-still = vous êtes déjà en { $at } : se déplacer, c’est changer de salle
no-entry = le fantôme est en { $to } : personne ne peut y entrer
no-neighbour = { $to } ne touche pas { $at }
no-door = il n’y a pas de porte entre { $at } et { $to } : seule une pioche permet de passer
no-such-lock = la porte vers { $to } est { $colour } : { $card-the } ne l’ouvre pas
no-key-of-colour = la porte vers { $to } est { $colour }, et vous n’avez pas de clef { $colour }
no-door-of-colour = { $at } n’a pas de porte { $colour }
no-breaking-out = la pioche ne permet jamais de sortir du château
no-gate-here = il n’y a pas de porte extérieure en { $at }
no-gate-afar = cette porte extérieure n’est pas en { $at }
no-leaving-yet =
    { $treasures ->
        [0] vous n’avez aucun trésor, et il en faut { $target } pour sortir
        [one] vous avez un trésor, et il en faut { $target } pour sortir
       *[other] vous avez { $treasures } trésors, et il en faut { $target } pour sortir
    }
no-key-for-gate = la porte extérieure est { $colour } : { $card-the } ne l’ouvre pas
no-gate-key = la porte extérieure est { $colour }, et vous n’avez pas de clef { $colour }
which-key = plusieurs de vos clefs conviennent ({ $colour }) : choisissez aussi la clef
no-hunter-there = { $whom } n’est pas en { $at }

## Ce qui a été touché à la place

thing-room = la salle { $at }
thing-gate = la porte extérieure de { $at }
thing-key = { $card-the }
thing-way = la carte { $blazon }
thing-object = { $object-the }
thing-pawn = le pion { $whose-of }
asks-room = on demande une salle, pas { $thing }
asks-way = on demande une carte de votre parcours ou la salle où elle mène, pas { $thing }
asks-pawn = on demande qui est pris (touchez le pion), pas { $thing }

## Options

option-treasures_to_win = Trésors nécessaires pour sortir
option-treasures_to_win-auto = 8, ou 5 à deux
option-first_ghost = Premier fantôme
option-first_ghost-seat = la personne la plus âgée
option-first_ghost-random = tirage au sort
option-first_ghost_seat = Place de la personne la plus âgée
option-first_ghost_seat-help = Une place au-delà de la dernière continue à compter depuis la première. Cette personne est le premier fantôme.
option-first_ghost_seat-0 = Place A
option-first_ghost_seat-1 = Place B
option-first_ghost_seat-2 = Place C
option-first_ghost_seat-3 = Place D
option-first_ghost_seat-4 = Place E
option-first_ghost_seat-5 = Place F
option-token_memory = Les jetons cachés que tout le monde a vus
option-token_memory-help = Les bots se souviennent toujours de tous les jetons, dans leurs indices aussi.
option-token_memory-hidden = sont à retenir : l’affichage les oublie
option-token_memory-shown = restent visibles
option-ghost_map = Carte du fantôme : la probabilité de son passage dans chaque salle
option-ghost_map-help = Exacte, d’après ce que tout le monde peut savoir ; la même pour tout le monde.
option-ghost_map-never = jamais
option-ghost_map-after = après la partie, en la revoyant
option-ghost_map-live = en permanence
option-flip_without_moving = Retourner un jeton là où le tour commence
option-flip_without_moving-no = non
option-flip_without_moving-yes = oui
option-staggered_deal = Moins de clefs au début dans l’ordre du tour : 1, 2, 3, 3, 3
option-staggered_deal-no = non
option-staggered_deal-yes = oui
option-round_cap = Nombre de tours de jeu après lequel le plus de trésors l’emporte

## The table as plain text

text-head = Tour de jeu { $round }. Il faut { $target } trésors pour sortir. Pioche : { $pile }, dessus { $top }. Défausse : { $discard }. Sac : { $bag }.
text-legend =
    Lion blason   % escalier   & crypte   $ jeton   $? jeton face cachée   fantôme en majuscules
    R B G Y porte : rouge bleue verte jaune   # mur sans porte   <R> !R porte extérieure   [Lion] dos d’une clef
text-blazon = { $id ->
    [green_yellow] Vert et jaune
   *[other] { $blazon }
}
text-nobody = rien
text-player = { $mark } { $colour }{ $ghost ->
    [yes] , le fantôme
   *[no] {""}
}{ $placed ->
    [yes] , en { $room }
   *[no] , hors du château
}. Trésors : { $treasures }. { $ghost ->
    [yes] {""}
   *[no] Clefs : { $keys }. Objets : { $objects }.
}
text-program = Déplacement préparé : { $cards }
text-plan = Le déplacement : { $rooms }
text-map = Carte du fantôme, en pour cent : { $rooms }
text-back = face cachée
text-drawn = Le jeton à poser : { $token }
text-placed = { $token } en { $room }

## picture

pic-title = Le château des Mac Gregor, tour de jeu { $round }
pic-pawn = { $ghost ->
    [yes] le fantôme ({ $colour })
   *[no] le pion { $colour }
}
pic-doors = Portes vers { $doors }.{ $walls ->
    [none] {""}
   *[other] {" "}Murs pleins vers { $walls }.
}
pic-room = { $name } { $room }, blason { $blazon }{ $stairs ->
    [yes] , escalier
   *[no] {""}
}{ $token ->
    [yes] , { $kind }
   *[no] {""}
}
pic-player = { $who } : { $keys ->
    [0] aucune clef
    [one] une clef
   *[other] { $keys } clefs
}, { $treasures ->
    [0] aucun trésor
    [one] un trésor
   *[other] { $treasures } trésors
}.
pic-gate = Porte extérieure { $side ->
    [north] nord
    [south] sud
    [east] est
   *[west] ouest
} en { $room }, { $colour }
pic-gate-tip = Porte extérieure { $side ->
    [north] nord
    [south] sud
    [east] est
   *[west] ouest
} : avec assez de trésors, une clef { $colour } mène hors du château.
pic-ghost-card = Carte fantôme { $blazon }{ $n ->
    [0] {""}
   *[other] , posée en position { $n }
}{ $leads ->
    [yes] , mène en { $room }
   *[no] {""}
}
pic-ghost-card-tip = { $blazon } : un pas vers la salle voisine qui porte ce blason, à travers les murs.
pic-key = { $n ->
    [one] { $card-a }
   *[other] { $n } × { $card }
}
pic-key-tip = Avec { $card-the } s’ouvre la porte marquée par la forme « { $shape } ». Touchez la clef, puis la salle ; ou la salle directement.
pic-object = { $object }{ $there ->
    [yes] {""}
   *[no] , indisponible
}
pic-object-tip = { $object ->
    [lamp] Lampe : d’un escalier à n’importe quel autre. Touchez-la, puis la salle.
    [pickaxe] Pioche : vers n’importe quelle salle voisine, avec ou sans porte. Touchez-la, puis la salle.
   *[detector] Détecteur : retourne les quatre cartes du fantôme, visibles pour tout le monde.
}
pic-top = Dessus de la pioche : { $blazon }
pic-pile = { $n ->
    [one] Pioche : une clef
   *[other] Pioche : { $n } clefs
}
pic-discard = { $n ->
    [0] Défausse : vide
    [one] Défausse : une clef
   *[other] Défausse : { $n } clefs
}
pic-bag = { $n ->
    [0] Sac : vide
    [one] Sac : un jeton
   *[other] Sac : { $n } jetons
}
pic-program = Déplacement préparé du fantôme
pic-program-card = Carte { $n } : { $card ->
    [up] { $blazon }
    [back] face cachée
   *[none] pas encore posée
}
pic-plan = { $none ->
    [yes] Votre déplacement : vous restez sur place
   *[no] Votre déplacement : { $rooms }{ $broken ->
        [yes] {" "}; ensuite il s’arrête
       *[no] {""}
    }
}
pic-pace = pas { $n } du fantôme
pic-odds = Le fantôme passe ici avec une probabilité de { $p } % : par sa première carte { $one } %, la deuxième { $two } %, la troisième { $three } %, la quatrième { $four } %
pic-no-odds = Le fantôme ne peut pas venir ici pendant ce tour de jeu
pic-map = Carte du fantôme
pic-map-tip = La probabilité que le fantôme passe dans chaque salle, en pour cent ; une barre pour chacune de ses quatre cartes, pleine à une chance sur quatre.
pic-piles = Pioche, défausse et sac
pic-pile-short = pioche
pic-discard-short = défausse
pic-bag-short = sac
pic-bot-memory = Se souvient de tous les jetons
pic-caught = Le fantôme attrape le pion { $colour } !
pic-spent = Clefs dans la défausse, sur le total
pic-door = { $colour }, { $shape }
pic-won = { $n } × { $colour }
pic-role = { $ghost ->
    [yes] Fantôme en { $room } ({ $colour })
   *[no] { $placed ->
        [yes] Chasseur en { $room } ({ $colour })
       *[no] Chasseur, hors du château ({ $colour })
    }
}
pic-treasures = Trésors : { $n } sur { $target }
pic-backs = { $n ->
    [0] aucune clef
    [one] une clef :
   *[other] { $n } clefs :
}

# why a hint is given
hint-hunt = Cette marche passe là où des chasseurs chargés finiront sans doute leur tour.
hint-keep = { $colours ->
    [one] Il reste une couleur de clefs : celle qui ouvre le plus d’ici.
   *[other] Il reste des clefs de { $colours } couleurs : c’est ce qui ouvre le plus de chemins.
}
hint-catch = { $treasures ->
    [0] Pas de trésor de votre couleur, mais c’est là que cela fait le plus mal.
    [one] Un trésor de votre couleur est à prendre là.
   *[other] { $treasures } trésors de votre couleur sont à prendre là.
}
hint-start = C’est près de cet escalier qu’il y a le plus de trésors.
hint-trap = Un piège se met là où les chasseurs sont proches.
hint-hide = Un trésor se met loin de tout chasseur.
hint-leave = Les trésors suffisent et la clef est là : sortir fait gagner.
hint-flip = Tout le monde l’a vu poser : c’est un trésor.
hint-detect = Le fantôme passe à { $odds } % là où finirait le tour : cela vaut un regard sur ses cartes.
hint-stay = Aucun chemin ne mène à une meilleure place ; le fantôme passe ici à { $odds } %.
hint-treasure = Un trésor est sur le chemin de { $at } ; le fantôme y passe à { $odds } %.
hint-way-out = Cela mène vers une sortie, en { $at }, où le fantôme passe à { $odds } %.
hint-nearer = { $at } est la meilleure place où finir : près des trésors, et le fantôme y passe à { $odds } %.



## À la fin : comment la partie s’est jouée

tally-colour = { $token }
tally-treasures = Trésors
tally-left = La première sortie avec assez de trésors gagne, quel que soit le butin des autres : celle { $who-of }.
tally-shared = Égalité de trésors : la victoire est partagée.
tally-measure = Trésors

print-board = Les caves du château
print-keys = Clefs
print-ghost-cards = Cartes du fantôme
print-characters = Couleurs des joueurs
print-objects = Objets
print-tokens = Trésors et pièges
print-pawns = Pions, en figurines
print-shroud = Le suaire, une figurine à poser sur un pion
print-needed = Il vous faut en plus un sac opaque pour les trésors et les pièges.
print-door = { $colour ->
    [red] Porte rouge : un triangle
    [blue] Porte bleue : un disque
    [green] Porte verte : un carré
   *[yellow] Porte jaune : une étoile
}. Les portes du château suivent les mêmes signes.
print-wall = Un mur sans porte : seule la pioche le traverse
print-stairs = Escalier : la lampe mène de l’un à n’importe quel autre
print-object = { $object ->
    [lamp] Lampe à huile : d’un escalier à n’importe quel autre
    [pickaxe] Pioche : dans n’importe quelle salle voisine, porte ou non
   *[detector] Détecteur de fantôme : toutes les cartes du fantôme sont retournées
}
print-token = { $kind ->
    [treasure] Trésor d’une couleur
   *[trap] Piège
}

## la page de son équilibre

way-left = un chasseur sort avec le trésor
way-capped = le dernier tour de jeu
deed-catch = attraper un chasseur
