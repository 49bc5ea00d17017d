# Gregory Horror Show, en français.

title = Gregory Horror Show
designer = Kris Oprisko
published = Upper Deck Entertainment, 2002
motto = Prenez trois chambres, puis sortez. Gregory et ses invités préféreraient vous garder.

role-red = Rouge
role-blue = Bleu
role-green = Vert
role-yellow = Jaune

## Cartes de jugement

card-freak_out = Freak Out !
    .effect = Votre camp dans ce combat : force +100.
    .moment = dans un de vos combats
card-blood_curdling_scream = Hurlement à glacer le sang
    .effect = Votre camp dans ce combat : force +200.
    .moment = dans un de vos combats
card-loose_stitches = Coutures qui lâchent
    .effect = Votre adversaire dans ce combat (toujours un monstre) : force -100, jamais sous 0.
    .moment = dans un de vos combats
card-second_helping = Une deuxième assiette
    .effect = Un monstre qui combat le pion d’un ennemi : force +100.
    .moment = dans le combat du pion d’un ennemi
card-loaded_die = Dé pipé
    .effect = Un dé qui vient d’être lancé est relancé ; le nouveau résultat compte.
    .moment = après un jet de dé
card-tipping_scales = La balance penche
    .effect = Prenez au hasard une carte dans la main d’un ennemi qui a plus de cartes que vous.
    .moment = à votre tour
card-overruled = Objection rejetée
    .effect = Annulez une carte de jugement qu’un ennemi vient de jouer ; elle est défaussée sans effet.
    .moment = quand un ennemi a joué une carte
card-padded_pyjamas = Pyjama rembourré
    .effect = Vous allez perdre des points de vie : perdez-en 200 de moins, jamais sous 0.
    .moment = quand vous allez perdre des points de vie
card-midnight_snack = En-cas de minuit
    .effect = Gagnez 150 points de vie.
    .moment = à tout moment
card-blood_sample = Prise de sang
    .effect = Un ennemi perd 100 points de vie.
    .moment = à votre tour
card-gooseflesh = Chair de poule
    .effect = Gagnez 100 points spooky.
    .moment = à tout moment
card-nervous_breakdown = Crise de nerfs
    .effect = Un ennemi perd 100 points spooky.
    .moment = à votre tour
card-sleepwalking = Somnambulisme
    .effect = Après votre jet de déplacement : 2 points de mouvement de plus ce tour.
    .moment = après votre jet de déplacement
card-sticky_floorboards = Plancher gluant
    .effect = Après le jet de déplacement d’un ennemi : 2 points de mouvement de moins ce tour, il en reste au moins 1.
    .moment = après le jet de déplacement d’un ennemi
card-room_service = Service d’étage
    .effect = Placez le monstre errant sur une case de tapis libre, à n’importe quel étage, à 3 pas ou plus de tous les pions.
    .moment = à votre tour
card-gregorys_errand = La course de Gregory
    .effect = Déplacez le monstre errant de 3 cases au plus selon ses règles, sans points ; il peut attaquer.
    .moment = à votre tour
card-skeleton_key = Passe-partout
    .effect = Ce tour, votre pion peut entrer dans une chambre sans dépenser de clef.
    .moment = à votre tour
card-key_ring = Trousseau
    .effect = Prenez un marqueur clef, même si vous en avez déjà un (deux au plus).
    .moment = à votre tour
card-sticky_fingers = Doigts crochus
    .effect = Un ennemi de votre étage perd une clef ; elle est à vous si vous n’en avez pas, sinon elle retourne à la réserve.
    .moment = à votre tour
card-pull_the_rug = Tirer le tapis
    .effect = Un ennemi dont le pion est sur un tapis va en enfer.
    .moment = à votre tour
card-moth_eaten_carpets = Tapis mités
    .effect = Jusqu’au début de votre prochain tour, chaque ennemi dont le pion entre sur un tapis perd 100 points de vie.
    .moment = à votre tour
card-eviction_notice = Avis d’expulsion
    .effect = Retirez un marqueur de contrôle d’un ennemi qui contrôle au moins 2 chambres, dans une chambre sans aucun pion.
    .moment = à votre tour
card-shove_in_the_dark = Bousculade dans le noir
    .effect = Poussez d’une case, dans la direction de votre choix, le pion d’un ennemi qui est dans le hall à 3 pas du vôtre au plus ; les zones épineuses et les portes de l’enfer agissent.
    .moment = à votre tour
card-laundry_chute = Vide-linge
    .effect = Depuis le hall, mettez votre pion sur une case de tapis libre de l’autre étage, sauf le tapis de l’entrée ; il ne bouge plus ce tour.
    .moment = à votre tour

## Monstres et figurines

monster-black_duck = Black Duck
monster-lost_doll = Lost Doll
monster-mummy_dog = Mummy Dog
monster-fat_chicken = Fat Chicken
monster-neko_zombie = Neko Zombie
monster-cactus_gunman = Cactus Gunman
monster-tv_fish = TV Fish
monster-catherine = Catherine
monster-devil_dog = Devil Dog
monster-musha_dokuro = Musha Dokuro
monster-judgement_boy = Judgement Boy
monster-death = Death
figure-black_duck = Black Duck
figure-lost_doll = Lost Doll
figure-mummy_dog = Mummy Dog
figure-fat_chicken = Fat Chicken
figure-neko_zombie = Neko Zombie
figure-cactus_gunman = Cactus Gunman
figure-tv_fish = TV Fish
figure-catherine = Catherine
figure-devil_dog = Devil Dog
figure-musha_dokuro = Musha Dokuro
figure-judgement_boy = Judgement Boy
figure-death = Death
figure-public_phone = Public Phone
figure-roulette_boy = Roulette Boy
figure-mummy_papa = Mummy Papa
figure-hells_chef = Hell’s Chef
figure-james = James
figure-cactus_girl = Cactus Girl
figure-my_son = My Son
figure-haniwa_salaryman = Haniwa Salaryman
figure-angel_dog = Angel Dog
figure-bonsai_kabuki = Bonsai Kabuki
figure-judgement_boy_gold = Judgement Boy Gold
figure-clock_master = Clock Master

## Cartes mystère

mystery-midnight_tea = Le thé de minuit
    .effect = Vous gagnez 200 points de vie.
mystery-check_up = Visite médicale
    .effect = Vous perdez 100 points de vie, puis piochez 2 cartes de jugement.
mystery-screaming_mirror = Le miroir hurleur
    .effect = Vous gagnez 200 points spooky.
mystery-blackout = Panne de courant
    .effect = Tout le monde perd 100 points spooky.
mystery-lost_property = Objets trouvés
    .effect = Vous prenez une clef même si vous en avez une (deux au plus) et piochez 1 carte de jugement.
mystery-rotten_planks = Planches pourries
    .effect = Vous gagnez 100 points spooky, puis allez en enfer.
mystery-wardrobe_passage = Le fond de l’armoire
    .effect = Vous pouvez mettre votre pion sur une case de tapis libre de n’importe quel étage, sauf le tapis de l’entrée.
mystery-biting_carpets = Tapis mordeurs
    .effect = Effet prolongé : qui entre sur un tapis perd 50 points de vie.
mystery-cosy_carpets = Tapis douillets
    .effect = Effet prolongé : qui termine son tour sur un tapis gagne 50 points spooky.
mystery-open_house = Portes ouvertes
    .effect = Effet prolongé : entrer dans une chambre ne demande pas de clef.
mystery-gregory_in_a_rage = La colère de Gregory
    .effect = Effet prolongé : la force du monstre errant, une fois lancée, est augmentée de 100.
mystery-dead_portals = Portails éteints
    .effect = Effet prolongé : personne n’entre dans un portail, et personne ne s’échappe par là.

## La maison

room-room_101 = Petit Salon
    .the = le Petit Salon
    .in = dans le Petit Salon
    .of = du Petit Salon
room-room_102 = Buanderie
    .the = la Buanderie
    .in = dans la Buanderie
    .of = de la Buanderie
room-room_103 = Cuisine
    .the = la Cuisine
    .in = dans la Cuisine
    .of = de la Cuisine
room-room_201 = Nurserie
    .the = la Nurserie
    .in = dans la Nurserie
    .of = de la Nurserie
room-room_202 = Chambre à l’horloge
    .the = la Chambre à l’horloge
    .in = dans la Chambre à l’horloge
    .of = de la Chambre à l’horloge
room-room_203 = Infirmerie
    .the = l’Infirmerie
    .in = dans l’Infirmerie
    .of = de l’Infirmerie
room-mystery_room = Chambre mystère
    .the = la chambre mystère
    .in = dans la chambre mystère
    .of = de la chambre mystère
room-secret_area = Zone secrète
    .the = la zone secrète
    .in = dans la zone secrète
    .of = de la zone secrète

## Le journal

begins = { $who } commence.
turn = Tour de table { $round } : à { $who } de jouer.
put-on = Le pion { $who-of } est posé en { $to }.
placed-wandering = { $who } place Gregory en { $to }.
rosters-open = Toutes les figurines sont choisies et révélées.
roster = { $who } tire { $figure }.
rolls-move = { $who } lance le dé pour se déplacer : { $face }.
rolls-hell = { $who } lance le dé en enfer : { $face }.
rolls-control = { $who } lance le dé pour contrôler Gregory : { $face }.
rolls-fight = { $who } lance le dé pour le combat : { $face }.
rolls-bonus = { $who } lance le dé pour le bonus de victoire : { $face }.
rolls-release = { $who } lance le dé pour la libération : { $face }.
rolls-again = { $who } relance le dé : { $face } au lieu de { $before }.
dice-gregory = Gregory : { $face } donne une force de { $strength }.
dice-gregory-more = Gregory : { $face } donne { $rolled }, sa colère ajoute { $more } : force { $strength }.
dice-guest = { $figure } : { $face } donne une force de { $strength }.
dice-guest-more = { $figure } : { $face } donne { $rolled }, le booster ajoute { $more } : force { $strength }.
has-points =
    { $points ->
        [one] { $who } a { $points } point de mouvement.
       *[other] { $who } a { $points } points de mouvement.
    }
points-changed =
    { $points ->
        [one] { $who } a maintenant { $points } point de mouvement.
       *[other] { $who } a maintenant { $points } points de mouvement.
    }
steps = { $who } va en { $to }.
teleports = { $who } traverse le portail et émerge en { $to }.
moves-wandering = { $who } déplace Gregory en { $to }.
moves-guest = { $who } déplace { $figure } en { $to }.
guest-teleports = { $who } envoie { $figure } à travers le portail, en { $to }.
draws =
    { $count ->
        [one] { $who } pioche une carte de jugement.
       *[other] { $who } pioche { $count } cartes de jugement.
    }
draws-card = { $who } pioche { $card }.
discards = { $who } défausse { $card }.
steals = { $who } prend une carte dans la main { $whom-of }.
steals-card = { $who } prend { $card } dans la main { $whom-of }.
reshuffles = La défausse des cartes de jugement forme une nouvelle pioche.
gains-life =
    { $who } gagne { $amount } { $amount ->
        [one] point
       *[other] points
    } de vie : { $total }.
loses-life =
    { $who } perd { $amount } { $amount ->
        [one] point
       *[other] points
    } de vie : il en reste { $total }.
gains-spooky =
    { $who } gagne { $amount } { $amount ->
        [one] point
       *[other] points
    } spooky : { $total }.
loses-spooky =
    { $who } perd { $amount } { $amount ->
        [one] point
       *[other] points
    } spooky : il en reste { $total }.
takes-key = { $who } prend une clef.
spends-key = { $who } dépense une clef pour la porte.
steals-key = { $who } prend une clef à { $whom }.
loses-key = À cause { $who-of }, { $whom } rend une clef à la réserve.
unlocks = { $who } ouvre la porte sans clef.
enters-room = { $who } entre { $room-in }.
enters-mystery = { $who } entre dans la chambre mystère.
mystery-turned = La carte mystère est { $mystery } : { $mystery-effect }
mystery-acts = { $mystery } prend effet.
mystery-ends = { $mystery } prend fin.
secret-opens = La cinquième carte mystère est retournée : la zone secrète s’ouvre.
monster-turned = { $who } retourne { $monster }, force { $strength }.
standing = Forces : { $left } contre { $right }.
tie = Égalité : les deux dés sont relancés.
beats = { $who } triomphe du monstre { $monster } et le mange.
beaten-by = { $monster } triomphe { $who-of }.
bonus = Bonus de victoire contre { $monster } pour { $who-mid } : ligne { $line }.
takes-room = { $who } contrôle maintenant { $room-the }.
loses-room = { $who } ne contrôle plus { $room-the }.
removes-monster = { $who } retire { $monster } de la partie.
reborn = La défausse de monstres { $who-of } forme une nouvelle pioche.
withstands = { $who } résiste au monstre.
falls = Défaite { $who-of }.
pushed = Le pion { $who-of } est poussé en { $to }.
to-hell = { $who } est en enfer, en { $to }.
may-leave-hell = { $who } peut quitter l’enfer en deux pas.
stays-in-hell = { $who } reste en enfer : jets ratés { $failed }.
plays = { $who } joue { $card }.
plays-at = { $who } joue { $card } contre { $whom }.
plays-on = { $who } joue { $card } : { $to }.
plays-room = { $who } joue { $card } : { $room-the }.
plays-shove = { $who } joue { $card } : { $whom } vers { $to }.
cancelled = La carte { $card } { $who-of } est annulée.
controls = { $who } contrôle Gregory pour ce combat.
guest-wins = { $figure } gagne le combat.
wandering-wins = Gregory gagne le combat.
guest-comes = { $figure } ({ $who }) entre en { $to }.
guest-waits = { $figure } ({ $who }) attend à la porte d’entrée.
guest-dies = { $figure } ({ $who }) meurt.
low-blow = Coup vicieux : { $who } paie 100 points de vie et met { $figure } dans le piège en { $to }.
tries-release = { $who } tente de libérer { $figure }.
released = { $figure } sort du piège.
not-released = { $figure } reste dans le piège.
sacrifices = { $who } sacrifie { $figure } : une flaque de sang acide.
dies = { $who } n’a plus de points de vie et quitte la partie.
escapes = { $who } quitte la maison.
worn-out =
    { $rounds ->
        [one] Un tour de table est joué
       *[other] { $rounds } tours de table sont joués
    } : la partie s’arrête.

## Ce qui est demandé

ask-PlacePawn = Posez votre pion sur une case de la porte d’entrée
wait-PlacePawn = { $player } choisit une case de la porte d’entrée
ask-PlaceWandering = Placez Gregory sur une case de départ des monstres
wait-PlaceWandering = { $player } choisit le départ de Gregory
ask-Roster =
    Choisissez { $count } { $count ->
        [one] figurine
       *[other] figurines
    }
wait-Roster = { $player } choisit ses figurines
ask-Poll-start = Un tour commence : jouez une carte ou passez
wait-Poll-start = Un tour commence : { $player } peut jouer une carte
ask-Poll-die = Les dés sont jetés : jouez une carte ou passez
wait-Poll-die = Les dés sont jetés : { $player } peut jouer une carte
ask-Poll-move = Jet de déplacement : jouez une carte ou passez
wait-Poll-move = Jet de déplacement : { $player } peut jouer une carte
ask-Poll-combat = Combat, { $left } contre { $right } : jouez une carte ou passez
wait-Poll-combat = Combat, { $left } contre { $right } : { $player } peut jouer une carte
ask-Poll-end = Le tour se termine : jouez une carte ou passez
wait-Poll-end = Le tour se termine : { $player } peut jouer une carte
ask-Challenge = { $whom } joue { $card } : annulez ou passez
wait-Challenge = { $whom } joue { $card } : { $player } peut annuler
ask-Brace =
    Vous allez perdre { $amount } de vos { $life } { $life ->
        [one] point
       *[other] points
    } de vie : jouez une carte ou passez
wait-Brace =
    { $player } va perdre { $amount } de ses { $life } { $life ->
        [one] point
       *[other] points
    } de vie
ask-ChooseTurn = À vous : lancez le dé, ou commencez par autre chose
wait-ChooseTurn = { $player } commence son tour
ask-ChooseTurn-hell = Vous êtes en enfer : lancez le dé pour sortir, ou faites autre chose
wait-ChooseTurn-hell = { $player } est en enfer
ask-Act =
    { $points ->
        [0] Plus de points : jouez une carte, faites ce qui reste possible, ou terminez
        [one] { $points } point : déplacez votre pion ou un monstre, ou terminez
       *[other] { $points } points : déplacez votre pion et des monstres, ou terminez
    }
wait-Act =
    { $points ->
        [one] { $player } se déplace : { $points } point restant
       *[other] { $player } se déplace : { $points } points restants
    }
ask-Act-walk =
    { $points ->
        [one] { $points } point : déplacez votre pion, ou terminez
       *[other] { $points } points : déplacez votre pion, ou terminez
    }
wait-Act-walk =
    { $points ->
        [one] { $player } déplace son pion : { $points } point restant
       *[other] { $player } déplace son pion : { $points } points restants
    }
ask-Act-monsters =
    { $points ->
        [one] { $points } point : déplacez un monstre, ou terminez
       *[other] { $points } points : déplacez des monstres, ou terminez
    }
wait-Act-monsters =
    { $points ->
        [one] { $player } déplace des monstres : { $points } point restant
       *[other] { $player } déplace des monstres : { $points } points restants
    }
ask-Act-still = Rien ne peut se déplacer : jouez une carte, faites ce qui reste possible, ou terminez
wait-Act-still = { $player } ne peut rien déplacer en ce moment
ask-Act-leave = Votre pion a été vaincu { $room-in } : faites-le sortir
wait-Act-leave = Défaite { $room-in } : { $player } fait sortir son pion
ask-PortalExit-pawn = Sortez du portail
wait-PortalExit-pawn = { $player } sort du portail
ask-PortalExit-guest = Par où faire sortir { $figure } du portail ?
wait-PortalExit-guest = { $player } choisit où { $figure } sort du portail
ask-Errand =
    { $left ->
        [one] Déplacez Gregory d’une case encore, ou arrêtez
       *[other] Déplacez Gregory de { $left } cases au plus, ou arrêtez
    }
wait-Errand = { $player } déplace Gregory
ask-Discard = Défaussez une carte de jugement
wait-Discard = { $player } défausse une carte de jugement
ask-HellSpace = Choisissez votre case en enfer
wait-HellSpace = { $player } choisit une case en enfer
ask-Passage = Passez par l’armoire vers une case de tapis, ou restez
wait-Passage = { $player } regarde dans l’armoire
ask-CarpetDiscard = Sur le tapis, vous pouvez défausser une carte
wait-CarpetDiscard = { $player } peut défausser une carte sur le tapis
ask-Reincarnation =
    { $count ->
        [one] Retirez de la partie un monstre de votre défausse
       *[other] Retirez de la partie { $count } monstres de votre défausse
    }
wait-Reincarnation = { $player } choisit les monstres qui ne reviennent pas
ask-Upstairs = Choisissez où votre pion se réveille au premier étage
wait-Upstairs = { $player } choisit une case du premier étage
ask-SendBack = Placez ailleurs Gregory vaincu
wait-SendBack = { $player } place Gregory ailleurs
ask-RoomVictory = { $monster } a vaincu { $whom } : faites entrer un invité ou refusez
wait-RoomVictory = { $monster } a vaincu { $whom } : { $player } peut faire entrer un invité
ask-WhichStart = Sur quelle case de départ faire entrer { $figure } ?
wait-WhichStart = { $player } choisit où { $figure } entre
ask-ReleaseStep =
    { $left ->
        [one] Déplacez { $figure } d’une case encore, ou arrêtez
       *[other] Sortez { $figure } du piège : { $left } cases au plus
    }
wait-ReleaseStep = { $player } sort { $figure } du piège

end-escaped_door = Assez de chambres : { $winner } s’échappe par la porte d’entrée.
end-escaped_portal = Assez de chambres : { $winner } s’échappe par un portail.
end-last_alive = { $winner } reste en vie et gagne.
end-all_dead =
    Plus personne n’est en vie : { $winner } { $winners ->
        [one] était
       *[other] étaient
    } en tête.
end-rounds =
    Le dernier tour de table est joué : { $winner } { $winners ->
        [one] est
       *[other] sont
    } en tête.

## Choix

pick-pass = Passer
pick-end = Terminer
pick-roll = Lancer le dé
pick-stay = Rester
pick-stop = S’arrêter ici
pick-keep = Ne rien défausser
pick-decline = Refuser
pick-space = { $to }
pick-pawn = Pion en { $to }
pick-gregory = Gregory en { $to }
pick-guest = { $figure } en { $to }
pick-blow = Coup vicieux : { $figure } dans le piège { $to }
pick-release = Tenter de libérer { $figure }
pick-sacrifice = Sacrifier { $figure }
pick-bring = Faire entrer { $figure } en { $to }
pick-bring-waiting = Faire attendre { $figure } à la porte d’entrée
pick-discard = Défausser { $card }
pick-remove = Retirer { $monster }
pick-roster = { $figure }
pick-card = Jouer { $card }
pick-card-seat = { $card } contre { $whom }
pick-card-space = { $card } : { $to }
pick-card-room = { $card } : { $room }
pick-card-die = { $card } : dé { $number }
pick-card-shove = { $card } : { $whom } vers { $to }

## Pourquoi pas

not-that-window = { $card } ne se joue pas à ce moment
not-your-turn = { $card } se joue à votre propre tour
not-that-roll = { $card } n’est pas pour ce jet-ci
not-that-side = { $card } n’est pas pour votre camp dans ce combat
no-target = rien sur quoi { $card } puisse agir en ce moment
must-leave = votre pion a été vaincu { $room-in } et doit d’abord en sortir
pawn-stands = votre pion ne bouge plus ce tour
no-points = il ne reste plus de points de mouvement
taken = { $at } est une case occupée
a-trap = { $at } est un piège à monstres : dans le jeu avec invités, rien ne peut y entrer
never-there = ce pion ne va jamais en { $at }
not-beside = { $to } n’est pas à un pas de { $at }
portals-dead = les portails sont éteints
portal-blocked = les deux cases à côté de l’autre portail { $at } sont occupées
entered-now = un pion entré { $room-in } n’en sort pas dans le même tour
left-now = votre pion est sorti { $room-of } pendant ce tour
locked = { $room-the } : la porte est verrouillée et vous n’avez pas de clef
pawn-only = ces points sont pour le pion qui quitte l’enfer
has-fought = un monstre qui a combattu ne bouge plus ce tour
not-your-guest = un invité n’attaque que pour son propriétaire
blow-made = un seul coup vicieux par tour
blow-pending = pas tant qu’un combat ou une carte mystère attend
blow-life =
    il faut au moins { $least } { $least ->
        [one] point
       *[other] points
    } de vie, et vous en avez { $life }
not-in-roster = { $figure } n’est pas parmi vos figurines
has-died = vous avez déjà perdu { $figure }
on-the-board = { $figure } est déjà sur le plateau
guests-enough =
    la limite est atteinte : { $count } { $count ->
        [one] invité
       *[other] invités
    } en jeu par personne, { $total } en tout
card-removed = votre carte { $figure } a quitté la partie
not-in-play = { $figure } n’est pas en jeu
not-trapped = { $figure } n’est dans aucun piège
no-flag = pour libérer un invité, votre pion doit être resté sur une case de déclenchement depuis la fin de votre dernier tour, avec un invité dans un piège
trapped-now = { $figure } n’est dans le piège que depuis ce tour
no-way-out = { $figure } n’a aucune issue hors du piège
not-there = { $at } ne convient pas ici

## Ce qui a été touché à la place

thing-space = la case { $at }
thing-card = la carte { $card }
thing-figure = { $figure }
thing-gregory = Gregory
asks-space = on demande une case, pas { $thing }
asks-step = on demande la case du pas suivant, pas { $thing }
asks-card = on demande une carte de votre main, ou de passer, pas { $thing }
asks-discard = on demande une carte de votre main, pas { $thing }
asks-guest = on demande si { $monster } entre, ou l’autre figurine de sa carte, et rien sur { $thing }
asks-roster = on demande une figurine pour votre sélection (les choix les nomment), pas { $thing }
asks-monster = on demande une carte de votre défausse de monstres (les choix les nomment), pas { $thing }
asks-turn = on demande comment commence votre tour (les choix le disent), et rien sur { $thing }
not-aimed-there = { $card } : cette carte ne peut pas viser { $thing } maintenant
trap-asked = on demande un piège à monstres : le coup vicieux y met { $figure }
gregory-stuck = Gregory n’a aucune case où aller
guest-stuck = { $figure } n’a aucune case où aller
stays-trapped = { $figure } est dans un piège à monstres et n’en bouge pas
still-waits = { $figure } attend d’entrer : d’ici là, rien ne bouge

## Options

option-guest_monsters = Monstres invités
option-guest_roster = Figurines de chaque personne
option-guest_roster-random_6 = 6 tirées au sort
option-guest_roster-choose_6 = 6 choisies en secret
option-guest_roster-all_24 = toutes les 24
option-ground_trap_roll = Dé maximal qui ouvre le piège du rez-de-chaussée
option-acid_reach = Portée du sang acide, en pas
option-hell_failed_roll_moves_monsters = Un jet raté en enfer déplace quand même les monstres
option-reincarnation_choice = Monstres qui ne reviennent pas
option-reincarnation_choice-owner = choisis par leur propriétaire
option-reincarnation_choice-random = tirés au sort
option-first_player = Qui commence
option-first_player-random = tirage au sort
option-first_player-seat_0 = la première place
option-max_rounds = Dernier tour de table

## L’image

kind-hall = hall
kind-carpet = tapis
kind-thorn = zone épineuse
kind-judgment = case d’évolution du jugement
kind-spooky = case d’évolution de force spooky
kind-key = case clef
kind-teleporter = portail
kind-hells_gate = porte de l’enfer
kind-hell = enfer
kind-stairs = escalier
kind-trap = piège à monstres
kind-trigger = case de déclenchement
kind-monster_start = case de départ des monstres
kind-entrance = porte d’entrée
kind-room_door = porte de chambre
kind-room_floor = chambre
kind-control = case de contrôle
kind-mystery_door = porte de la chambre mystère
kind-mystery = chambre mystère
kind-secret_door = porte de la zone secrète
kind-secret_floor = zone secrète
pic-title = La maison de Gregory, tour de table { $round }
pic-floor =
    { $floor ->
        [first] Premier étage
       *[other] Rez-de-chaussée
    }
pic-room = { $room } : { $who }
pic-space = { $space } : { $kind }{ $value ->
        [0] {""}
        [50] , 50
        [100] , 100
        [150] , 150
        [200] , 200
        [250] , 250
        [300] , 300
       *[other] {""}
    }{ $who ->
        [none] {""}
       *[other] , { $who }
    }
pic-cost =
    { $who ->
        [pawn] Pion : { $n }.
        [gregory] Gregory : { $n }.
       *[other] { $name } : { $n }.
    }
pic-gregory =
    { $at ->
        [none] Gregory n’est sur aucune case en ce moment.
       *[other] Gregory est en { $at }.
    }
pic-figure =
    { $status ->
        [waiting] { $figure } ({ $owner }) attend en { $at }.
        [trapped] { $figure } ({ $owner }) est dans le piège en { $at }.
       *[other] { $figure } ({ $owner }) est en { $at }.
    }
pic-player =
    { $alive ->
        [no] { $who } a quitté la partie.
       *[yes] { $who } { $at ->
            [none] n’est sur aucune case en ce moment
           *[other] est en { $at }
        } : vie { $life }, spooky { $spooky }, clefs { $keys }, chambres { $rooms }, cartes { $hand }.
    }
pic-flag = { $who } peut tenter de libérer un invité au prochain tour.
pic-evicted = { $who } a subi une défaite { $room } et doit en sortir.
pic-unlock = { $who } peut entrer dans une chambre sans clef pendant ce tour.
pic-dice = Dés : { $faces }
pic-fight = { $left } contre { $right }
pic-card =
    { $n ->
        [1] { $card }
       *[other] { $card }, { $n } fois
    }
pic-piles = Pioche de jugement { $deck }, défausse { $discard } ; clefs restantes { $number }
pic-mystery =
    { $n ->
        [one] Chambre mystère : { $n } carte
       *[other] Chambre mystère : { $n } cartes
    }
pic-monsters = Monstres
pic-powers = { $diagonal ->
        [yes] Diagonale.
       *[no] {""}
    } { $jump ->
        [yes] Saut.
       *[no] {""}
    } { $feet ->
        [0] {""}
       *[other] Empreintes { $feet }.
    } { $spooky ->
        [0] {""}
       *[other] Spooky +{ $spooky }.
    }
pic-life = Vie { $n }
pic-spooky = Spooky { $n }
pic-keys = Clefs { $n }
pic-rooms = Chambres { $n }
pic-hand = Cartes { $n }
pic-known = Vous savez : { $cards }
pic-dead = Hors de la partie
pic-hell = En enfer, jets ratés { $n }
pic-must-leave = doit en sortir : { $room }
pic-may-free = peut tenter de libérer un invité
pic-points = Points { $n }
pic-deck = Pioche de monstres : { $n }
pic-pile = Défausse : { $monsters }
pic-removed = Retirés : { $monsters }
pic-roster = Figurines : { $figures }

# why a hint is given
hint-card = C’est en ce moment que la carte fait le plus.
hint-no-card = Aucune de vos cartes ne change assez ici : gardez-les.
hint-roll = Marcher apporte plus que tout le reste.
hint-landing = De là, le chemin vers ce qu’il vous faut est le plus court.
hint-leader = Là, Gregory est au plus près de qui mène.
hint-least = C’est ce qui change le moins à ce que vous voudrez encore.
hint-room-left = Il reste de la place : aucune carte n’a besoin de partir.
hint-round = Quelque chose barre le chemin : cela fait de la place.
hint-end = Aucun pas restant ne vaut son point.
hint-attack = Le monstre peut atteindre un pion, avec de bonnes chances de vaincre.
hint-monster = Cela rapproche le monstre de qui mène, ou l’ôte de votre chemin.
hint-out = Trois chambres sont à vous : { $at } est la sortie la plus proche.
hint-key = Il faut d’abord une clef : la plus utile est en { $at }.
hint-strength = Plus de force d’abord, avant le prochain combat : { $at }.
hint-judgment = Une carte de jugement est proche : { $at }.
hint-room = Cela mène à une chambre que vous prendriez à { $odds } % : { $room }.
hint-towards = Cela mène à ce qui vaut le plus maintenant : { $at }.



## À la fin : comment la partie s’est jouée

tally-rooms = Chambres
tally-life = Vie
tally-spooky = Points spooky
tally-keys = Clefs
tally-hand = Cartes de jugement
tally-by-life = Autant de chambres : la vie départage, { $who-mid } en a le plus.
tally-by-spooky = Autant de chambres et de vie : les points spooky départagent, { $who-mid } en a le plus.
tally-fallen = Parmi les pions tombés ensemble, le plus de chambres avant la chute l’emporte, puis le plus de points spooky.
tally-shared = Rien ne départage les ex æquo : la victoire est partagée.
tally-measure = Chambres

print-floors = Les deux étages de la maison
print-judgment = Cartes de jugement
print-mystery = Cartes de la chambre mystère
print-monsters = Monstres, douze par joueur
print-meters = Vie et force spooky, un par joueur
print-pawns = Pions, en figurines
print-gregory = Gregory, en figurine
print-guests = Invités, en figurines
print-markers = Marqueurs des joueurs, huit chacun
print-keys = Clefs
print-needed = Il vous faut en plus un dé à 20 faces. Les invités sont pour qui choisit de jouer avec eux.
print-life = Vie : commence à { $n }
print-spooky = Spooky : commence à { $n }
print-secondary = amène { $figure }
print-power = { $power ->
    [diagonal] Invité : avance aussi en diagonale
    [jump] Invité : saute par-dessus les autres
    [feet] Invité : va plus loin
   *[spooky] Invité : plus de force spooky
}
print-bonus = { $op ->
    [gain_life] +{ $n } vie.
    [lose_life] { $who ->
        [self] Vous perdez { $n } vie.
       *[each_enemy] Chaque ennemi perd { $n } vie.
    }
    [gain_spooky] +{ $n } spooky.
    [lose_spooky] { $who ->
        [self] Vous perdez { $n } spooky.
       *[each_enemy] Chaque ennemi perd { $n } spooky.
    }
    [draw] { $n ->
        [one] Piochez 1 carte de jugement.
       *[other] Piochez { $n } cartes de jugement.
    }
    [discard] { $who ->
        [self] Défaussez { $n ->
            [one] 1 carte de jugement
           *[other] { $n } cartes de jugement
        }.
       *[each_enemy] Chaque ennemi défausse { $n ->
            [one] 1 carte de jugement
           *[other] { $n } cartes de jugement
        }.
    }
    [take_key] Prenez une clef.
   *[move_wandering] Déplacez Gregory de { $n } cases au plus.
}

## la page de son équilibre

way-escaped_door = sortie par la porte
way-escaped_portal = sortie par un portail
way-last_alive = dernier en vie
way-all_dead = tous morts ensemble
way-rounds = le dernier tour de table
