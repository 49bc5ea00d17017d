# Ze Horror Attack, en français.

title = Ze Horror Attack
designer = Enrique Dueñas
published = GenX Games / Don’t Panic Games, 2018
motto = Héros ou monstres ? Personne ne le dit, chaque carte le raconte.

## Cartes

card-abraham_van_helsing = Abraham Van Helsing
    .the = Abraham Van Helsing
    .short = Van|Helsing
card-dr_jekyll = Docteur Jekyll
    .the = le Docteur Jekyll
    .short = Docteur|Jekyll
card-arsene_lupin = Arsène Lupin
    .the = Arsène Lupin
    .short = Arsène|Lupin
card-victor_frankenstein = Victor Frankenstein
    .the = Victor Frankenstein
    .short = Victor|Frankenstein
card-mina_harker = Mina Harker
    .the = Mina Harker
    .short = Mina|Harker
card-phileas_fogg = Phileas Fogg
    .the = Phileas Fogg
    .short = Phileas|Fogg
card-auguste_dupin = Auguste Dupin
    .the = Auguste Dupin
    .short = Auguste|Dupin
card-allan_quatermain = Allan Quatermain
    .the = Allan Quatermain
    .short = Allan|Quatermain
card-priest = Prêtre
    .the = un Prêtre
    .short = Prêtre
card-damsel_in_distress = Demoiselle en détresse
    .the = une Demoiselle en détresse
    .short = Demoiselle|en détresse
card-brave_young_man = Jeune homme courageux
    .the = un Jeune homme courageux
    .short = Jeune homme|courageux
card-dracula = Dracula
    .the = Dracula
    .short = Dracula
card-mr_hyde = Mr Hyde
    .the = Mr Hyde
    .short = Mr Hyde
card-the_creature = La Créature
    .the = la Créature
    .short = La|Créature
card-werewolf = Le Loup-garou
    .the = le Loup-garou
    .short = Loup-garou
card-mummy = La Momie
    .the = la Momie
    .short = La Momie
card-carmilla = Carmilla
    .the = Carmilla
    .short = Carmilla
card-invisible_man = L’Homme invisible
    .the = l’Homme invisible
    .short = L’Homme|invisible
card-dorian_gray = Dorian Gray
    .the = Dorian Gray
    .short = Dorian|Gray
card-phantom_of_the_opera = Le Fantôme de l’Opéra
    .the = le Fantôme de l’Opéra
    .short = Fantôme|de l’Opéra
card-headless_horseman = Le Cavalier sans tête
    .the = le Cavalier sans tête
    .short = Cavalier|sans tête
card-brides_of_dracula = Fiancées de Dracula
    .the = des Fiancées de Dracula
    .short = Fiancées|de Dracula
card-wicked_servants = Serviteurs maléfiques
    .the = des Serviteurs maléfiques
    .short = Serviteurs|maléfiques
card-sherlock_holmes = Sherlock Holmes
    .the = Sherlock Holmes
    .short = Sherlock|Holmes
card-dr_watson = Docteur Watson
    .the = le Docteur Watson
    .short = Docteur|Watson
card-mycroft_holmes = Mycroft Holmes
    .the = Mycroft Holmes
    .short = Mycroft|Holmes
card-irene_adler = Irene Adler
    .the = Irene Adler
    .short = Irene|Adler
card-mrs_hudson = Mme Hudson
    .the = Mme Hudson
    .short = Mme|Hudson
card-inspector_lestrade = Inspecteur Lestrade
    .the = l’Inspecteur Lestrade
    .short = Inspecteur|Lestrade
card-inspector_gregson = Inspecteur Gregson
    .the = l’Inspecteur Gregson
    .short = Inspecteur|Gregson
card-constables = Agents de Scotland Yard
    .the = des Agents de Scotland Yard
    .short = Agents de|Scotl. Yard
card-arthur_conan_doyle = Arthur Conan Doyle
    .the = Arthur Conan Doyle
    .short = Conan|Doyle
card-toby = Toby
    .the = Toby
    .short = Toby
card-queen_victoria = La reine Victoria
    .the = la reine Victoria
    .short = La reine|Victoria
card-baker_street_irregulars = Irréguliers de Baker Street
    .the = des Irréguliers de Baker Street
    .short = Irréguliers|Baker St.
card-satan = Satan
    .the = Satan
    .short = Satan
card-rasputin = Raspoutine
    .the = Raspoutine
    .short = Raspoutine
card-asmodeus = Asmodée
    .the = Asmodée
    .short = Asmodée
card-mephistopheles = Méphistophélès
    .the = Méphistophélès
    .short = Méphis-|tophélès
card-beelzebub = Belzébuth
    .the = Belzébuth
    .short = Belzébuth
card-lilith = Lilith
    .the = Lilith
    .short = Lilith
card-charon = Charon
    .the = Charon
    .short = Charon
card-baphomet = Baphomet
    .the = Baphomet
    .short = Baphomet
card-legion = Légion
    .the = Légion
    .short = Légion
card-hellhounds = Chiens de l’enfer
    .the = des Chiens de l’enfer
    .short = Chiens|de l’enfer
card-imps = Diablotins
    .the = des Diablotins
    .short = Diablotins
card-woman_in_black = Dame en noir
    .the = la Dame en noir
    .short = Dame|en noir

## Cartes de faction

faction-london_hero_1 = Ze Héros (Abraham Van Helsing, Mina Harker)
faction-london_hero_2 = Ze Héros (Docteur Jekyll, Victor Frankenstein)
faction-london_hero_3 = Ze Héros (Phileas Fogg, Allan Quatermain)
faction-london_monster_1 = Ze Monstres (La Créature, Le Loup-garou)
faction-london_monster_2 = Ze Monstres (Dracula, Carmilla)
faction-london_monster_3 = Ze Monstres (Mr Hyde, Dorian Gray)
faction-sherlock_hero_1 = Ze Héros (Sherlock Holmes, Docteur Watson)
faction-sherlock_hero_2 = Ze Héros (Irene Adler, Mycroft Holmes)
faction-sherlock_hero_3 = Ze Héros (Inspecteur Lestrade, Inspecteur Gregson)
faction-sherlock_monster_1 = Ze Monstres (Satan, Baphomet)
faction-sherlock_monster_2 = Ze Monstres (Asmodée, Lilith)
faction-sherlock_monster_3 = Ze Monstres (Méphistophélès, Raspoutine)

## Paquets

pack-london = Londres après minuit
pack-sherlock = Sherlock en enfer

## Paquets personnalisés prêts à jouer

deck-plain_london = Londres tel quel
deck-plain_sherlock = Sherlock tel quel
deck-hunters = Les chasseurs
deck-pandemonium = Pandémonium

## Le journal

one-pack = Le paquet { $pack } est mélangé.
both-packs = Les deux paquets sont mélangés en un seul.
builds-deck = { $who } compose son propre paquet.
has-built = { $who } a composé son paquet.
decks-handed-in = Les paquets personnalisés sont remis et mélangés.
faction-is = La carte de faction : { $faction }.
turned-up = La carte retournée du paquet : { $card }.
goes-first = { $who } joue en premier.
keeps = { $who } garde sa main de départ.
replaces = { $who } remplace sa main de départ.
shuffled-back = Les mains mises de côté sont mélangées au paquet.

draws = { $who } pioche une carte.
draws-nothing = { $who } ne pioche rien : main pleine ou paquet vide.
card-is = Vous recevez { $card-the }.
changes-hands = La carte qui change de main : { $card }.
sees-card = Vu : { $card }.
plays = { $who } joue { $card-the }.
plays-at = { $who } joue { $card-the } dans l’aire { $area-of }.
declines = { $who } renonce au dernier tour.
deck-empty = { $who } a pioché la dernière carte : la partie prend fin aussitôt.
own-deck-empty = { $who } a pioché la dernière carte de son paquet.
last-turn = { $who } a droit à un dernier tour.

no-target = { $card } : la compétence ne s’applique à rien.
nothing-done = { $who } ne fait rien de plus.
discarded = Défausse depuis l’aire { $whose-of } : { $card }.
discards-hand = Défausse depuis la main { $who-of } : { $card }.
moved = { $card } : de l’aire { $whose-of } à l’aire { $to-of }.
swapped = { $card } et { $other } changent de place ; { $card } se trouve à présent dans l’aire { $whose-of }.
returned = { $card } : retour dans la main { $whose-of }.
copies = { $card } : copie de la compétence ({ $other }).
steals = { $who } vole une carte. Main visée : celle { $whose-of }.
gives = { $who } donne une carte. Pour : { $to }.
takes = { $who } prend une carte dans la main { $whose-of }.
looks-into-hand = { $who } regarde la main { $whose-of }.
looks-at-faction = { $who } regarde la carte de faction { $whose-of }.
looks-at-slot = { $who } regarde la carte de faction { $slot } { $whose-of }.
swaps-hands = { $who } échange sa main avec celle { $whose-of }.
passes-hands = Toutes les mains passent à gauche : { $who } l’exige.
retrieves = { $who } prend { $card-the } dans la défausse.
revives = { $who } met { $card-the } de la défausse dans son aire.
digs = { $who } regarde { $number ->
    [one] la première carte
   *[other] les { $number } premières cartes
} du paquet.
takes-from-top = { $who } en prend une et remet les autres.

hand-left = Reste de la main { $who-of } : { $card }.
reveals = La faction { $who-of } : { $faction }. Score : { $score }.
tie-broken = Égalité : des ex æquo, { $who } a joué le plus récemment et l’emporte.
concedes = { $who } abandonne.

## Les questions

ask-HandIn = Choisissez votre paquet, ou composez-en un ; personne d’autre ne voit ce qu’il contient
ask-Build = Composez votre paquet : quelle est la carte suivante ?
wait-Build = { $player } compose son paquet
wait-HandIn =
    { $players ->
        [one] { $player } choisit son paquet
       *[other] { $player } choisissent leurs paquets
    }
ask-Mulligan = Garder votre main de départ, ou la remplacer en entier ?
wait-Mulligan = { $player } regarde sa main de départ
ask-Turn = Piochez une carte ou jouez-en une
wait-Turn = { $player } pioche ou joue
ask-TurnFull = Votre main est pleine : jouez une carte
wait-TurnFull = { $player } a une main pleine et doit jouer
ask-TurnEmpty = Votre main est vide : piochez
wait-TurnEmpty = { $player } n’a plus de carte et pioche
ask-LastTurn = Votre dernier tour ; vous pouvez y renoncer
wait-LastTurn = { $player } a un dernier tour et peut y renoncer
ask-PlayMore = Vous pouvez jouer aussitôt une autre carte
wait-PlayMore = { $player } peut jouer une autre carte
ask-Discard = { $card } : choisissez une carte en jeu à défausser
wait-Discard = { $player } choisit une carte à défausser ({ $card })
ask-GiveUp = { $card } : choisissez la carte de votre aire à défausser
wait-GiveUp = { $player } doit défausser une carte de son aire ({ $card })
ask-Move = { $card } : choisissez une carte en jeu à déplacer
wait-Move = { $player } choisit une carte à déplacer ({ $card })
ask-Destination = Dans quelle aire déplacer { $card-the } ?
wait-Destination = { $player } choisit une aire ({ $card })
ask-SwapSelf = { $card } : choisissez la carte d’une autre aire à échanger
wait-SwapSelf = { $player } peut échanger { $card-the } avec une autre carte
ask-Return = { $card } : choisissez la carte qui retourne en main
wait-Return = { $player } choisit une carte à renvoyer ({ $card })
ask-Copy = { $card } : choisissez la carte dont la compétence est copiée
wait-Copy = { $player } choisit une compétence à copier
ask-DiscardHand = Quelles cartes de votre main défaussez-vous ?
wait-DiscardHand = { $player } peut défausser des cartes de sa main
ask-Steal = À qui volez-vous une carte ?
wait-Steal = { $player } choisit sa victime
ask-Give = Choisissez une carte de votre main. Pour : { $to }
wait-Give = { $player } choisit une carte à donner ({ $to })
ask-PeekHand = Quelle main regardez-vous ?
wait-PeekHand = { $player } choisit une main à regarder
ask-TakeSeen = Prenez une carte dans la main { $whose-of }
wait-TakeSeen = { $player } prend une carte dans la main { $whose-of }
ask-DiscardSeen = Vous pouvez défausser une carte de la main { $whose-of }
wait-DiscardSeen = { $player } regarde la main { $whose-of }
ask-PeekFaction = Quelle carte de faction regardez-vous ?
wait-PeekFaction = { $player } choisit une carte de faction à regarder
ask-SwapHands = Avec qui échangez-vous votre main ?
wait-SwapHands = { $player } peut échanger sa main
ask-Retrieve = Quelle carte de la défausse reprenez-vous en main ?
wait-Retrieve = { $player } peut reprendre une carte de la défausse
ask-Revive = Quelle carte de la défausse rejoint votre aire ?
wait-Revive = { $player } peut remettre en jeu une carte de la défausse
ask-DigTake = Prenez l’une des premières cartes du paquet
wait-DigTake = { $player } regarde le dessus du paquet
ask-Arrange = Quelle carte remettre au-dessus ?
wait-Arrange = { $player } remet des cartes sur le paquet

end-last_card = La dernière carte est piochée : { $winner } gagne.
end-last_turn = Un paquet est épuisé : { $winner } gagne.
end-conceded = L’autre personne abandonne : { $winner } gagne.

## Les choix

pick-build = Choisir carte par carte
pick-deck = { $deck }
pick-keep = Garder la main
pick-replace = Remplacer toute la main
pick-draw = Piocher une carte
pick-decline = Renoncer au dernier tour
pick-nothing = Rien
pick-play = Jouer { $card-the }
pick-play-at = Jouer { $card-the } dans l’aire { $area-of }
pick-play-at-home = Jouer { $card-the } dans votre aire
pick-target = { $card }, dans l’aire { $whose-of }
pick-area = Vers l’aire { $whose-of }
pick-player = { $whose }
pick-faction = La carte de faction { $whose-of }
pick-slot = La carte de faction { $slot } { $whose-of }
pick-card = { $card }
pick-discard = Défausser { $card-the }
pick-discard-two = Défausser { $card-the } et { $other-the }
pick-from-pile = { $card }, dans la défausse
pick-on-top = { $card } au-dessus

sure-last-card = C’est la dernière carte du paquet : la partie prend fin aussitôt. La piocher ?

## Pourquoi pas

no-pass = on ne passe pas son tour : piochez une carte ou jouez-en une
must-take-last-turn = à cette table, le dernier tour doit être joué
hand-full = vous avez déjà trois cartes en main, c’est le maximum : jouez-en une
not-in-hand = pas dans votre main : { $card }
own-area-only = { $card } ne se joue que dans votre propre aire
compulsory = { $card } : la compétence ne dit pas « vous pouvez », il faut choisir une carte
play-compulsory = il faut jouer une carte
player-compulsory = il faut choisir quelqu’un
other-areas-only = seules les cartes des autres aires sont visées
own-area-meant = seules les cartes de votre aire sont visées
neutral-immune = { $card } : une carte neutre, ni héros ni monstre, est immunisée
no-hero = { $card } : ce n’est pas un héros
no-monster = { $card } : ce n’est pas un monstre
not-named = { $card } : pas l’un des personnages nommés par la carte
own-card = { $card } : une compétence ne touche jamais la carte qui la porte
warded = { $card } : la carte se protège elle-même contre cela
guarded = { $card } : protection dans la même aire par { $other-the }
never-returned = { $card } ne retourne jamais en main
their-hand-full = la main { $whose-of } a déjà trois cartes, c’est le maximum
nothing-to-copy = { $card } : aucune compétence à copier
lies-there = { $card } s’y trouve déjà : il faut changer d’aire
another-player = il faut choisir quelqu’un d’autre
empty-hand = la main { $whose-of } est vide
must-give = il faut donner une carte après le vol ; pour : { $to }
must-take = il faut choisir l’une des cartes
not-in-that-hand = pas dans la main { $whose-of } : { $card }
not-in-pile = pas dans la défausse : { $card }
not-on-top = pas parmi ces premières cartes : { $card }
too-many = { $number ->
    [one] une carte au plus
   *[other] { $number } cartes au plus
}
too-few = { $number ->
    [one] une carte au moins
   *[other] { $number } cartes au moins
}

no-deck-size =
    le paquet a { $number } { $number ->
        [one] carte
       *[other] cartes
    }, il en faut exactement { $wanted }
no-deck-copies =
    { $card } : { $number } { $number ->
        [one] exemplaire
       *[other] exemplaires
    }, le paquet d’origine en contient { $most }
no-deck-heroes =
    le paquet a { $number } { $number ->
        [one] carte de héros
       *[other] cartes de héros
    }, il en faut au moins { $least }
no-deck-monsters =
    le paquet a { $number } { $number ->
        [one] carte de monstre
       *[other] cartes de monstre
    }, il en faut au moins { $least }
no-deck-neutrals =
    le paquet a { $number } { $number ->
        [one] carte neutre
       *[other] cartes neutres
    }, il peut en avoir { $most } au plus
no-deck-card = il n’y a pas de carte « { $word } », ni de paquet tout prêt de ce nom : { $there }
no-deck-word = « { $word } » n’est pas une carte avec un nombre d’exemplaires, comme { $such }
no-deck-cap =
    le paquet a { $number } { $number ->
        [one] carte d’un même camp
       *[other] cartes d’un même camp
    }, il peut en avoir { $most } au plus

## Options

option-packs = Paquets
option-packs-london = Londres après minuit (les deux dès cinq personnes)
option-packs-sherlock = Sherlock en enfer (les deux dès cinq personnes)
option-packs-both = les deux paquets
option-packs-own = paquets personnalisés : règles expertes (à deux ; sinon les deux paquets)
option-mulligan_to = Les mains de départ remplacées vont
option-mulligan_to-deck = dans le paquet
option-mulligan_to-discard = dans la défausse
option-first_player = Premier tour
option-first_player-random = tiré au sort
option-first_player-seat = la première place
option-sides = Camps
option-sides-free = selon le tirage
option-sides-mixed = les deux camps sont toujours présents
option-deck_a = Paquet de la première place
option-deck_a-secret = choisi en secret
option-deck_b = Paquet de la deuxième place
option-deck_b-secret = choisi en secret
option-expert_last_turn = Dernier tour des règles expertes
option-expert_last_turn-may = peut être refusé
option-expert_last_turn-must = doit être joué
option-expert_side_cap = Cartes d’un même camp dans un paquet personnalisé
option-expert_side_cap-none = selon la règle
option-expert_side_cap-18 = 18 au plus

## Paquets personnalisés

decks-title = Composer un paquet
decks-intro = Pour la partie experte à deux : chaque personne joue avec 30 cartes de son choix, prises dans les deux paquets.
decks-ready = Partir d’un paquet tout prêt
decks-sides = { $heroes } héros, { $monsters } monstres
decks-empty = Paquet vide
decks-empty-help = partir de rien
decks-name = Nom du paquet
decks-name-example = Le brouillard sur Londres
decks-group = { $pack } : { $kind ->
    [hero] héros
    [monster] monstres
   *[neutral] carte neutre
}
decks-copies = { $card }, de 0 à { $most }
decks-less = Un exemplaire de moins : { $card }
decks-more = Un exemplaire de plus : { $card }
decks-heroes = héros
decks-monsters = monstres
decks-neutrals = cartes neutres
decks-limits = Ce que contient le paquet
decks-limit-all = exactement { $least } cartes
decks-limit-hero = au moins { $least } héros
decks-limit-hero-capped = de { $least } à { $most } héros
decks-limit-monster = au moins { $least } monstres
decks-limit-monster-capped = de { $least } à { $most } monstres
decks-limit-neutral = au plus { $most } cartes neutres
decks-limit-copies = de chaque carte, pas plus que son paquet n’en contient
decks-use = Le remettre à la table
decks-play = Jouer
decks-secret = Le contenu de votre paquet reste votre secret : on découvre une carte quand la partie la montre. On apprend seulement que vous avez composé un paquet.
decks-keep = Garder et partager
decks-save = Enregistrer dans un fichier
decks-check = Compter et vérifier
decks-share = Un lien qui contient ce paquet
decks-copy = Copier le lien
decks-copied = Copié
decks-load = Charger un paquet
decks-load-help = Un fichier enregistré ici.
decks-load-go = Charger
decks-back = Retour à la table
decks-open = Composer ou charger un paquet
decks-page = Composer un paquet
decks-bad-link = Ce lien ne contient aucun paquet lisible. A-t-il été coupé ?
decks-begun = Vous avez commencé un autre paquet à la table : reprenez d’abord ses cartes là-bas, ou terminez-le là-bas.
decks-not-asked = La table ne vous demande pas de paquet en ce moment.
build-in-order = les cartes se choisissent dans l’ordre de la boîte : après { $card }, aucune de celles qui viennent avant.
build-no-way = avec { $card }, le paquet ne pourrait plus atteindre 30 cartes dans les limites.
no-file-head = Ligne { $line } : un fichier de paquet commence par « { $wanted } ».
no-file-line = Ligne { $line } : « { $given } » n’est pas un nombre d’exemplaires suivi d’une carte, comme « 3 imps ».
no-file-card = Ligne { $line } : il n’y a pas de carte « { $given } ».
no-file-text = Ce fichier n’est pas un paquet : un paquet est un court texte en UTF-8.

## La courbe des soupçons

curve-title = Courbe des soupçons
curve-title-of = Ce que pouvait croire { $watcher }
curve-onlooker = le public
curve-seat = { $who }
curve-model = Un modèle, pas une mesure des esprits : il suppose que chaque personne choisit comme le ferait un de nos robots pour une faction donnée, ou n’importe quoi, et pèse après chaque choix quelle faction convient.
curve-note = Au-dessus du trait un héros, au-dessous un monstre ; les points sont ses propres choix.
curve-side-hero = un héros
curve-side-monster = un monstre
curve-unknown = non révélée
curve-end = { $who } : à la fin, le plus probable était { $guess } ({ $p } %) ; en vérité { $truth }
curve-was = en vérité { $truth }
curve-watch = Qui observe
curve-as = vu par { $watcher }
curve-step = Position
curve-before = avant le premier choix
curve-now = Héros { $hero } %, monstre { $monster } %. Le plus probable : { $guess } ({ $p } %).
curve-graph = Probabilité que { $who } soit un héros, du premier choix au dernier
curve-table = La même chose en chiffres
curve-number = Choix
curve-deed = Ce qui s’est passé
curve-back = Retour à la table
curve-not-over = La courbe des soupçons vient quand la partie est finie et que toutes les factions sont révélées.

## La table en texte

text-deck = { $n ->
    [0] Paquet : vide
    [one] Paquet : { $n } carte
   *[other] Paquet : { $n } cartes
}
text-own-deck = Paquet { $who-of } : { $n }
text-pile = Défausse : { $cards }
text-hand = Votre main : { $cards }
text-aside = Mises de côté : { $cards }
text-faction = { $n ->
    [one] Votre faction : { $cards }
   *[other] Vos cartes de faction : { $cards }
}
text-seat = { $who } : { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
} ; comme héros { $hero }, comme monstre { $monster }
text-known = connu dans la main : { $cards }
text-may = peut-être dans la main : { $cards }
text-side = faction vue : { $cards }
text-seen = Vu dans la main { $who-of } : { $cards }
text-dug = Sur le dessus du paquet : { $cards }
text-none = rien
text-back = inconnu
text-total = { $who } : { $n } ({ $faction })

## Le dessin

pic-title = Ze Horror Attack, tour { $n }
pic-worth = { $kind ->
    [hero] { $n ->
        [one] { $n } soleil
       *[other] { $n } soleils
    }
    [monster] { $n ->
        [one] { $n } crâne
       *[other] { $n } crânes
    }
   *[neutral] aucun symbole
}
pic-tip-deck = Le paquet : touchez-le pour piocher. Sa dernière carte met fin à la partie.
pic-tip-own-deck = Votre paquet : touchez-le pour piocher. Après sa dernière carte, l’adversaire a droit à un dernier tour.
pic-tip-last-deck = Votre paquet : touchez-le pour piocher. C’est le dernier tour.
pic-deck-of = { $n ->
    [0] Paquet de la place { $seat } : vide
    [one] Paquet de la place { $seat } : { $n } carte
   *[other] Paquet de la place { $seat } : { $n } cartes
}
pic-pile = Défausse : { $n }
pic-last-turn = Dernier tour
pic-slot = Carte de faction { $n }
pic-total = { $bonus ->
    [0] { $n }
   *[other] { $n } (bonus +{ $bonus })
}
pic-tip-faction = Votre faction : { $faction }. Deux points de plus si l’un de ces personnages est dans votre aire à la fin.
pic-tip-own-factions = L’une de vos trois cartes de faction : { $faction }. Seule compte celle qui vous rapporte le plus à la fin.
pic-hand = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
pic-sides = héros { $hero }, monstre { $monster }
pic-first = joue en premier
pic-aid = Toutes les cartes

# why a hint is given
hint-hand = Ces cartes servent votre bord plus qu’elles ne vous coûtent.
hint-new-hand = Ces cartes vous coûteraient plus qu’elles ne vous servent.
hint-least = De tout ce qu’on peut faire maintenant, c’est ce qui coûte le moins : { $card }.
hint-symbols = Les symboles comptent pour vous : { $card }.
hint-ability = Ce que fait maintenant cette carte vaut plus que ses symboles : { $card }.
hint-draw = Aucune carte en main n’apporterait autant qu’une nouvelle.
hint-refrain = Rien de ce qu’on peut faire ici ne vous servirait.
hint-cheap = C’est la carte qui vous manquerait le moins.
hint-choice = De tout ce qu’on peut choisir, c’est ce qui vous sert le plus, pour autant que la table dise qui joue pour quel bord.



## À la fin : comment la partie s’est jouée

tally-symbols = Symboles de son camp, moins ceux de l’autre
tally-bonus = Un de ses personnages dans son aire
tally-total = Points
tally-latest = Égalité de points : le dernier tour joué départage, celui { $who-of }.
tally-measure = Soleils moins crânes dans chaque aire
## Ce qui a été touché à la place

thing-deck = le paquet
thing-area = l’aire { $whose-of }
thing-in-play = { $card-the } dans l’aire { $whose-of }
thing-hand = { $card-the } dans votre main
thing-own-faction = votre carte de faction
thing-faction = une carte de faction { $whose-of }
thing-seen = { $card-the } dans la main { $whose-of }
thing-pile = { $card-the } dans la défausse
thing-top = { $card-the } au-dessus du paquet
asks-play = on demande une carte de votre main, ou le paquet si vous pouvez piocher, pas { $thing }
asks-in-play = { $card } : on demande une carte en jeu, pas { $thing }
asks-area = on demande l’aire où va la carte, pas { $thing }
asks-faction = on demande la carte de faction d’une autre personne, pas { $thing }
asks-player = on demande une autre personne (touchez son aire), pas { $thing }
asks-hand = on demande une carte de votre main, pas { $thing }
asks-seen = on demande une carte de la main { $whose-of }, pas { $thing }
asks-pile = on demande une carte de la défausse, pas { $thing }
asks-top = on demande l’une des cartes au-dessus du paquet, pas { $thing }
asks-mulligan = on demande si vous gardez toute la main ou la remplacez, et rien sur { $thing }
asks-deck = on demande votre paquet (les choix disent ce qu’il y a), pas { $thing }
in-play-already = { $card } est déjà dans l’aire { $whose-of } : on joue les cartes de sa main
card-first = touchez la carte de votre main que vous jouez : elle va dans votre aire
no-card-for-area = aucune carte de votre main ne peut aller dans l’aire { $whose-of }

print-cards-london = Personnages : Londres après minuit
print-cards-sherlock = Personnages : Sherlock en enfer
print-factions-london = Factions : Londres après minuit
print-factions-sherlock = Factions : Sherlock en enfer

## la page de son équilibre

way-last_card = la dernière carte
way-last_turn = le dernier tour
