# Evil Corp., en français.

title = Evil Corp.
designer = Jérémy Ducret
published = La Boîte de Jeu, 2023
motto = Des managers de monstres terrorisent des villages pour le trophée du personnel.

## Phrases à dire à voix haute

phrase-you_first = Agissez en premier.
phrase-me_first = J’agis en premier.
phrase-take_edge = Je me bats pour mon village du bord.
phrase-take_centre = Je me bats pour le village du centre.
phrase-have_red = J’ai du rouge pour le pillage.
phrase-have_blue = J’ai du bleu pour la pierre.
phrase-have_yellow = J’ai du jaune pour une cargaison.
phrase-leave_gold = Laissez-moi l’or.
phrase-spend_gold = Dépensez notre or.
phrase-strong = Il me reste beaucoup de terreur.
phrase-weak = Il ne me reste pas grand-chose.
phrase-pass_soon = Je passe bientôt.
phrase-yes = Oui.
phrase-no = Non.
phrase-thanks = Merci.
phrase-well_played = Bien joué !

## Villages, emplacements, démons

village-village_0 = Trouillebourg
village-village_1 = Sainte-Pétoche
village-village_2 = Frissonville
spot-battlefield = champ de bataille
    .on = sur le champ de bataille
spot-fortification = fortification
    .on = dans la fortification
spot-port = port
    .on = au port
spot-portal = portail
    .on = sur le portail
demon-master_carnage = Maître Carnage
demon-lady_oblivion = Dame Oubliette
demon-baron_pickings = Baron Pioche
team-team1 = Équipe 1
team-team2 = Équipe 2
team-team3 = Équipe 3

## Tuiles

tile-cashier_imp = Diablotin Caissier
tile-rookie_zombie = Zombie Débutant
tile-staff_brute = Brute de Service
tile-rookie_wraith = Spectre Débutant
tile-sorcerers_apprentice = Apprenti Sorcier
tile-duty_gargoyle = Gargouille de Permanence
tile-necromancer_intern = Nécromant Stagiaire
tile-graveyard_switchboard = Standardiste d’Outre-Tombe
tile-archive_mummy = Momie des Archives
tile-front_desk_medusa = Méduse de l’Accueil
tile-chief_summoner = Invocateur en Chef
tile-temp_fortune_teller = Voyante Intérimaire
tile-corridor_ghost = Fantôme des Couloirs
tile-alarm_siren = Sirène d’Alarme
tile-certified_witch = Sorcière Diplômée
tile-night_watch_wisp = Feu Follet de Garde
tile-head_lich = Liche Principale
tile-multitasking_octopus = Pieuvre Multitâche
tile-security_basilisk = Basilic de Sécurité
tile-payroll_banshee = Banshee de la Paie
tile-prying_eye = Œil Inquisiteur
tile-bailiff_werewolf = Loup-Garou Huissier
tile-kamikaze_goblin = Gobelin Kamikaze
tile-skeleton_crossbowman = Arbalétrier Squelette
tile-audit_ogre = Ogre de l’Audit
tile-misanthropic_yeti = Yéti Misanthrope
tile-union_orc = Orc Syndicaliste
tile-minotaur_mercenary = Minotaure Mercenaire
tile-accountant_reaper = Faucheuse Comptable
tile-clumsy_giant = Géant Maladroit
tile-office_flytrap = Plante Carnivore de Bureau
tile-executive_vampire = Vampire Exécutif
tile-bodyguard_golem = Golem Garde du Corps
tile-warlord = Seigneur de Guerre
tile-chameleon = Caméléon
tile-courier_bat = Chauve-Souris Coursière
tile-sweeper_ghoul = Goule Balayeuse
tile-logistics_spider = Araignée Logisticienne
tile-tax_imp = Diablotin Percepteur
tile-delivery_centaur = Centaure Livreur
tile-headhunter = Chasseur de Têtes
tile-banker_dragonling = Dragonnet Banquier
tile-toll_troll = Troll Péager
tile-builder_bugbear = Gobelours Bâtisseur
tile-layoff_cyclops = Cyclope du Plan Social
tile-recycler_ooze = Gluant Recycleur
tile-hunchback_caretaker = Concierge Bossu
tile-recruiter_harpy = Harpie Recruteuse
tile-giant_grasshopper = Sauterelle Géante
tile-tunnel_worm = Ver des Tunnels

## Pouvoirs, en clair

power-cashier_imp = Au déploiement : gagnez 1 or.
power-rookie_zombie = Aucun pouvoir.
power-staff_brute = Aucun pouvoir.
power-rookie_wraith = Aucun pouvoir.
power-sorcerers_apprentice = Passif : vaut 1 de plus pour invoquer un démon.
power-duty_gargoyle = Au déploiement : retournez une tuile adverse active sur sa face inactive.
power-necromancer_intern = Passif : vaut 2 de plus pour invoquer un démon.
power-graveyard_switchboard = Passif : vaut 1 de plus pour invoquer un démon. Au déploiement : retournez un démon.
power-archive_mummy = Passif : vaut 1 de plus pour invoquer un démon. À activer : remettez 2 tuiles de votre défausse dans votre sac.
power-front_desk_medusa = Au déploiement : retournez une tuile adverse active sur sa face inactive.
power-chief_summoner = Passif : vaut 2 de plus pour invoquer un démon. Au déploiement : retournez un démon.
power-temp_fortune_teller = Passif : vaut 1 de plus pour invoquer un démon. À activer : piochez une tuile.
power-corridor_ghost = À activer : piochez 2 tuiles, puis défaussez 2 tuiles de votre main.
power-alarm_siren = Passif : vaut 1 de plus pour invoquer un démon. À activer : retournez une tuile adverse active sur sa face inactive.
power-certified_witch = Passif : vaut 1 de plus pour invoquer un démon.
power-night_watch_wisp = À activer : piochez une tuile, puis défaussez une tuile de votre main.
power-head_lich = Passif : vos tuiles bleues sur les champs de bataille comptent 1 terreur de plus, dans tous les villages, elle comprise.
power-multitasking_octopus = À activer : piochez 2 tuiles, puis défaussez une tuile de votre main.
power-security_basilisk = À activer : retournez une tuile adverse active sur sa face inactive.
power-payroll_banshee = Passif : vaut 1 de plus pour invoquer un démon. À activer : piochez une tuile.
power-prying_eye = Au déploiement : un adversaire révèle 5 tuiles de son choix.
power-bailiff_werewolf = À activer : un adversaire défausse une tuile de son choix.
power-kamikaze_goblin = À activer : défaussez cette tuile, puis détruisez une tuile de terreur imprimée 3 ou moins, de n’importe quelle équipe.
power-skeleton_crossbowman = À activer : détruisez une tuile de terreur imprimée 2 ou moins, de n’importe quelle équipe.
power-audit_ogre = À activer : un adversaire révèle 3 tuiles de son choix.
power-misanthropic_yeti = Passif : compte 3 de terreur tant qu’elle est votre seule tuile sur son champ de bataille.
power-union_orc = Passif : vos tuiles jaunes sur les champs de bataille comptent 1 terreur de plus, dans tous les villages.
power-minotaur_mercenary = Passif : jamais dans une fortification. Au déploiement : payez 2 or, sinon cette tuile ne peut pas être déployée.
power-accountant_reaper = À activer : détruisez une tuile de terreur imprimée 3 ou moins, de n’importe quelle équipe.
power-clumsy_giant = Passif : jamais dans une fortification. Au déploiement : un adversaire qui n’a pas passé pioche une tuile ; sans un tel adversaire, elle ne peut pas être déployée.
power-office_flytrap = Au déploiement : détruisez une tuile de terreur imprimée 1, de n’importe quelle équipe.
power-executive_vampire = Au déploiement : détruisez une tuile de terreur imprimée 2 ou moins, de n’importe quelle équipe.
power-bodyguard_golem = Passif : les pouvoirs adverses ne peuvent pas choisir vos tuiles du champ de bataille de ce village.
power-warlord = Passif : vos tuiles rouges sur les champs de bataille comptent 1 terreur de plus, dans tous les villages, elle comprise.
power-chameleon = À activer : utilisez le pouvoir activable d’une tuile de la file, comme s’il était le sien.
power-courier_bat = Au déploiement : gagnez 1 or. À activer : déplacez cette tuile vers un autre emplacement.
power-sweeper_ghoul = Au déploiement : gagnez 1 or. À activer : retirez de la partie une de vos tuiles (main, défausse, villages).
power-logistics_spider = À activer : déplacez 2 de vos tuiles.
power-tax_imp = Au déploiement : gagnez 2 or.
power-delivery_centaur = Au déploiement : gagnez 2 or. À activer : déplacez une de vos tuiles.
power-headhunter = Au déploiement : gagnez 2 or, puis recrutez une tuile de la file dans votre sac, en payant son prix.
power-banker_dragonling = Au déploiement : gagnez 3 or.
power-toll_troll = Au déploiement : gagnez 3 or.
power-builder_bugbear = Passif : la nuit, jusqu’à 2 de vos tuiles en fortification peuvent rester sans que vous payiez. Au déploiement : gagnez 2 or.
power-layoff_cyclops = Au déploiement : gagnez 1 or. À activer : retirez de la partie une de vos tuiles (main, défausse, villages).
power-recycler_ooze = À activer : retirez de la partie 2 de vos tuiles (main, défausse, villages).
power-hunchback_caretaker = Passif : la nuit, une de vos tuiles en fortification peut rester sans que vous payiez.
power-recruiter_harpy = À activer : recrutez une tuile de la file, en payant son prix, et mettez-la derrière votre paravent.
power-giant_grasshopper = Au déploiement : gagnez 1 or. À activer : déplacez cette tuile vers un autre emplacement.
power-tunnel_worm = À activer : déplacez une de vos tuiles.
power-master_carnage = Pour 1 : payez 2 or et détruisez une tuile de terreur imprimée 1. Pour 2 : détruisez une tuile de terreur imprimée 1. Pour 3 : détruisez une tuile de terreur imprimée 2 ou moins.
power-lady_oblivion = Pour 1, 2 ou 3 : retirez de la partie autant de vos tuiles (main, défausse, villages).
power-baron_pickings = Pour 1, 2 ou 3 : piochez autant de tuiles, puis défaussez-en autant.

## Ce qui est dit

lot =
    { $mates ->
        [1] Le pion premier joueur est tiré au sort : { $who-mid }.
       *[other] Le pion premier joueur est tiré au sort : l’équipe { $who-of }.
    }
day =
    La manche { $n } commence. { $mates ->
        [1] { $who }
       *[other] L’équipe { $who-of }
    } joue en premier.
night = La nuit { $n } tombe : tout le monde a passé.
deploys = { $who } déploie { $tile } { $spot-on } de { $village }.
activates = { $who } active { $tile } { $spot-on } de { $village }.
recruits = { $who } recrute { $tile } pour { $price } or, dans le sac.
recruits-to-hand = { $who } recrute { $tile } pour { $price } or, derrière le paravent.
passes =
    { $who } passe{ $n ->
        [0] .
       *[other] , avec { $n } derrière le paravent.
    }
refills =
    Le sac { $who-of } est vide : la défausse y retourne, { $n ->
        [one] { $n } tuile
       *[other] { $n } tuiles
    }.
supply-refills =
    Le sac Evil Corp est vide : sa défausse y retourne, { $n ->
        [one] { $n } tuile
       *[other] { $n } tuiles
    }.
drew = Vous piochez { $tile }.
draws =
    { $who } { $n ->
        [0] ne pioche rien
        [one] pioche { $n } tuile
       *[other] pioche { $n } tuiles
    }.
draws-hand =
    { $who } a { $n ->
        [one] { $n } tuile
       *[other] { $n } tuiles
    } derrière le paravent.
row-gets = { $tile } rejoint la file.
rejected = { $tile } quitte la file : on vous rappellera.
loots = { $who } pille { $village } : { $n } or.
takes-stone = { $who } prend la pierre de pouvoir de { $village }.
takes-cargo = { $who } prend une cargaison de { $village } : { $n } or.
gains = { $who } gagne { $n } or.
pays = { $who } paie { $n } or.
turns = { $who } retourne { $tile } { $spot-on } de { $village } sur sa face inactive.
turns-demon = { $who } retourne { $demon } : face inactive.
wakes-demon = { $who } retourne { $demon } : de nouveau face active.
discards = { $who } défausse { $tile }.
recycles = { $who } remet { $tile } dans le sac.
destroys = { $who } détruit { $tile } { $spot-on } de { $village }.
sacrifices = { $tile } part à la défausse.
removes = { $who } retire { $tile } de la partie.
reveals = { $who } révèle { $tile }.
makes-reveal =
    { $who } fait révéler { $n ->
        [one] { $n } tuile
       *[other] { $n } tuiles
    } à { $rival }.
makes-discard =
    { $who } fait défausser { $n ->
        [one] { $n } tuile
       *[other] { $n } tuiles
    } à { $rival }.
makes-draw =
    { $who } fait piocher { $n ->
        [one] { $n } tuile
       *[other] { $n } tuiles
    } à { $rival }.
moves = { $who } déplace { $tile } : désormais { $spot-on } de { $village }.
copies = Le pouvoir { $tile-of }, dans la file, est copié.
invokes = { $who } invoque { $demon }, colonne { $n }.
declines = { $who } en reste là.
conquers =
    { $mates ->
        [1] { $who }
       *[other] L’équipe { $who-of }
    } avance de { $n ->
        [one] { $n } cran
       *[other] { $n } crans
    } vers la conquête de { $village }.
gains-magic =
    { $mates ->
        [1] { $who }
       *[other] L’équipe { $who-of }
    } gagne { $n } or magique à { $village }.
wins-village =
    { $mates ->
        [1] { $who }
       *[other] L’équipe { $who-of }
    } remporte { $village } : { $n ->
        [one] { $n } jeton victoire
       *[other] { $n } jetons victoire
    }.
wins =
    { $mates ->
        [1] { $who }
       *[other] L’équipe { $who-of }
    } remporte la partie.
shares =
    La victoire est partagée ; { $mates ->
        [1] { $who }
       *[other] l’équipe { $who-of }
    } en fait partie.
left-over = { $tile } restait derrière le paravent { $who-of } et part à la défausse.
lets-go =
    { $mates ->
        [1] { $who }
       *[other] L’équipe { $who-of }
    } laisse partir { $tile } de la fortification de { $village }.
keeps =
    { $mates ->
        [1] { $who }
       *[other] L’équipe { $who-of }
    } garde { $tile } dans la fortification de { $village } sans payer.
keeps-paying =
    { $mates ->
        [1] { $who }
       *[other] L’équipe { $who-of }
    } paie pour garder { $tile } dans la fortification de { $village }.
set-anew = Le village de { $village } est remis en place, sur la face B.
concedes = { $who } abandonne.

## Ce qui est demandé

ask-MemberOrder = Choisissez qui de votre équipe agit en premier
wait-MemberOrder = { $player } choisit qui de l’équipe agit en premier
ask-Action = À vous : déployez, activez, recrutez ou passez
wait-Action = { $player } choisit une action
ask-FlipEnemy = Choisissez une tuile adverse à retourner
wait-FlipEnemy = { $player } choisit une tuile à retourner
ask-FlipDemon = Choisissez un démon à retourner
wait-FlipDemon = { $player } choisit un démon à retourner
ask-Discard =
    { $n ->
        [one] Défaussez une tuile de votre main
       *[other] Défaussez { $n } tuiles de votre main
    }
wait-Discard = { $player } choisit quoi défausser
ask-ForcedDiscard =
    { $n ->
        [one] Vous devez défausser une tuile de votre main
       *[other] Vous devez défausser { $n } tuiles de votre main
    }
wait-ForcedDiscard = { $player } doit choisir quoi défausser
ask-RevealChoice =
    { $n ->
        [one] Vous devez révéler une tuile de votre main
       *[other] Vous devez révéler { $n } tuiles de votre main
    }
wait-RevealChoice = { $player } doit choisir quoi révéler
ask-Recycle =
    { $n ->
        [one] Remettez une tuile de votre défausse dans le sac
       *[other] Remettez { $n } tuiles de votre défausse dans le sac
    }
wait-Recycle = { $player } choisit quoi remettre dans le sac
ask-Destroy =
    Détruisez une tuile de terreur imprimée { $n ->
        [1] 1
       *[other] { $n } ou moins
    }
wait-Destroy = { $player } choisit une tuile à détruire
ask-Remove =
    { $n ->
        [one] Retirez une de vos tuiles de la partie
       *[other] Retirez { $n } de vos tuiles de la partie
    }
wait-Remove = { $player } choisit quoi retirer de la partie
ask-ChooseOpponent-reveal =
    { $n ->
        [one] Choisissez un adversaire, qui devra révéler une tuile
       *[other] Choisissez un adversaire, qui devra révéler { $n } tuiles
    }
wait-ChooseOpponent-reveal = { $player } choisit un adversaire
ask-ChooseOpponent-discard =
    { $n ->
        [one] Choisissez un adversaire, qui devra défausser une tuile
       *[other] Choisissez un adversaire, qui devra défausser { $n } tuiles
    }
wait-ChooseOpponent-discard = { $player } choisit un adversaire
ask-ChooseOpponent-draw =
    { $n ->
        [one] Choisissez un adversaire, qui devra piocher une tuile
       *[other] Choisissez un adversaire, qui devra piocher { $n } tuiles
    }
wait-ChooseOpponent-draw = { $player } choisit un adversaire
ask-Move =
    { $n ->
        [one] Déplacez une de vos tuiles : choisissez-la, puis un emplacement
       *[other] Déplacez une de vos tuiles ({ $n } à déplacer)
    }
wait-Move = { $player } choisit une tuile à déplacer
ask-Move-self = Choisissez où va cette tuile
wait-Move-self = { $player } déplace une tuile
ask-PowerRecruit-bag = Recrutez une tuile dans votre sac
wait-PowerRecruit-bag = { $player } recrute
ask-PowerRecruit-hand = Recrutez une tuile derrière votre paravent
wait-PowerRecruit-hand = { $player } recrute
ask-CopyRow = Choisissez la tuile de la file dont le pouvoir est copié
wait-CopyRow = { $player } choisit un pouvoir à copier
ask-DemonChoice = Vous pouvez invoquer un démon : votre invocation vaut { $n }
wait-DemonChoice = { $player } peut invoquer un démon, pour { $n }
ask-Upkeep = { $tile } dans la fortification de { $village } : garder cette tuile ?
wait-Upkeep = { $player } décide si { $tile } reste à { $village }
ask-DrawOrder = Choisissez qui de votre équipe pioche la prochaine tuile
wait-DrawOrder = { $player } choisit qui de l’équipe pioche ensuite

## Comment cela s’est terminé

end-villages_won = Deux jetons victoire suffisent : victoire { $winner-of }.
end-round_limit = La dernière manche est finie : victoire { $winner-of }.
end-stalled = Trois manches sans tuile ni avancée : victoire { $winner-of }.
end-conceded = Le camp adverse abandonne : victoire { $winner-of }.

## Choix

pick-pass = Passer pour la journée
pick-recruit = Recruter { $tile } ({ $price } or)
pick-activate = Activer { $tile } { $spot-on } de { $village }
pick-deploy = Déployer { $tile } { $spot-on } de { $village }
pick-deploy-shown = Déployer { $tile } (révélée) { $spot-on } de { $village }
pick-first = { $who } agit en premier
pick-draws = { $who } pioche
pick-decline = Renoncer
pick-stop = S’arrêter là
pick-turn = Retourner { $tile } { $spot-on } de { $village }
pick-turn-demon = Retourner { $demon }
pick-discard = Défausser { $tile }
pick-reveal = Révéler { $tile }
pick-recycle = Remettre { $tile } dans le sac
pick-destroy = Détruire { $tile } { $spot-on } de { $village }
pick-remove = Retirer de la partie { $tile } { $spot-on } de { $village }
pick-remove-hand = Retirer de la partie { $tile } de votre main
pick-remove-discard = Retirer de la partie { $tile } de votre défausse
pick-rival = { $who }
pick-move = Déplacer { $tile } : { $spot-on } de { $village }
pick-copy = Copier { $tile }
pick-no-demon = Aucun démon
pick-master_carnage =
    Maître Carnage : { $n ->
        [1] payer 2 or, détruire terreur 1
        [2] détruire terreur 1
       *[other] détruire terreur 2 ou moins
    }
pick-lady_oblivion =
    Dame Oubliette : retirer { $n ->
        [1] une tuile
       *[other] { $n } tuiles
    } de la partie
pick-baron_pickings = Baron Pioche : piocher { $n }, défausser { $n }
pick-let-go = Défausser { $tile }
pick-keep = Garder { $tile } sans payer
pick-pay = Garder { $tile } pour { $n } or
sure-pass =
    Il vous reste { $n ->
        [one] { $n } tuile
       *[other] { $n } tuiles
    } derrière le paravent : ce qui y reste est défaussé la nuit.
sure-own = { $tile } est à vous : détruire cette tuile quand même ?

## Pourquoi pas

no-village = { $village } n’est pas un village où vous pouvez agir
no-active = { $tile } est sur sa face inactive
no-shielded = { $tile } est sous la protection d’un bouclier
no-wake = { $demon } est sur sa face active : seul un démon inactif peut être retourné ici
no-itself = { $tile } ne peut pas se prendre pour cible
no-strong = { $tile } a { $terror } de terreur imprimée : { $most } au plus
no-unrevealed = { $who } n’a aucune tuile non révélée
no-hand = { $who } n’a aucune tuile derrière son paravent
no-passed = { $who } a passé
no-other-tile = { $tile } ne bouge pas : le pouvoir ne déplace que sa propre tuile
no-second-turn = { $demon } vient déjà d’être retourné : il faut deux démons différents
no-second-move = { $tile } vient déjà de bouger : il faut deux tuiles différentes
no-same-space = { $tile } est déjà sur un tel emplacement
no-blue = { $tile } n’est pas une tuile bleue : un portail n’en accepte pas d’autre
no-fort = { $tile } ne peut pas être dans une fortification
no-room = aucun emplacement libre { $spot-on } de { $village }
no-gold = { $tile } coûte { $price } or ici, et il y en a { $coins }
no-power = { $tile } n’a pas de pouvoir activable utilisable ainsi
no-use = le pouvoir { $tile-of } ne peut rien faire pour l’instant
no-toll = { $tile } exige { $price } or, et il y en a { $coins }
no-giver = { $tile } exige un adversaire qui n’a pas passé
no-demon = { $demon } est sur sa face inactive
no-invocation = { $demon } exige { $need } ici, et l’invocation vaut { $value }
no-use-demon = { $demon } ne peut rien faire ici pour l’instant
no-allowance = il ne reste aucun maintien gratuit pour { $tile }
no-upkeep = garder { $tile } coûte { $price } or, et il y en a { $coins }

## Ce qui a été touché à la place

thing-tile = la tuile { $tile } { $spot-on } de { $village }
thing-space = un emplacement vide { $spot-on } de { $village }
thing-hand = la tuile { $tile } de votre main
thing-shown = la tuile révélée { $tile }
thing-row = la tuile { $tile } de la file
thing-demon = { $demon }
thing-column = la colonne { $n } de { $demon }
asks-hand = on demande une tuile de votre main, pas { $thing }
asks-row = on demande une tuile de la file, pas { $thing }
asks-village = on demande une tuile posée dans un village, pas { $thing }
asks-column = on demande une colonne d’un démon, pas { $thing }
asks-demon = on demande l’un des démons, pas { $thing }
asks-own = on demande une tuile de votre équipe, pas { $thing }
asks-discard = on demande une tuile de la défausse de votre équipe (les choix les nomment), pas { $thing }
asks-upkeep = on demande si { $tile } reste, et rien sur { $thing }
asks-rival = on demande un adversaire (les choix les nomment), pas { $thing }
asks-member = on demande un membre de votre équipe (les choix les nomment), pas { $thing }
asks-move = on demande une tuile de votre équipe dans un village, puis son emplacement, pas { $thing }
own-tile = { $tile } est à votre équipe : c’est une tuile d’une autre équipe qu’on retourne
not-own = { $tile } est à une autre équipe
revealed-already = la tuile { $tile } est déjà révélée
named-already = la tuile { $tile } est déjà nommée
named-in-order = plusieurs tuiles se nomment dans l’ordre où elles se trouvent : { $tile } ne peut pas venir maintenant
column-first = touchez une colonne de { $demon } : elle dit ce qui se passe
demon-itself = touchez { $demon }, pas une colonne : c’est le démon entier qu’on retourne
demon-from-portal = { $demon } agit quand une tuile bleue est déployée sur un portail, et pas autrement
nothing-to-deploy = il ne reste aucune tuile à déployer derrière votre paravent ou à côté
tile-first = d’abord la tuile, ensuite { $village } : touchez une tuile de votre main, puis cet emplacement ({ $spot })
none-fits = aucune de vos tuiles ne peut être déployée maintenant à { $village } (emplacement : { $spot })
mover-first = d’abord la tuile qui bouge, ensuite { $village } : touchez-la, puis cet emplacement ({ $spot })
no-space-for = il n’y a aucun emplacement où { $tile } pourrait aller
other-side = ce côté de { $village } est à une autre équipe : vos tuiles vont de votre côté
taken = une seule tuile par emplacement : { $tile } s’y trouve

## Options

option-handicap_gold_1 = Or de l’équipe 1 à la première manche
option-handicap_gold_2 = Or de l’équipe 2 à la première manche
option-handicap_gold_3 = Or de l’équipe 3 à la première manche (à trois)
option-invocation_scope = Les bonus d’invocation comptent
option-invocation_scope-self = pour la tuile déployée seule
option-invocation_scope-all = pour toutes les tuiles actives de l’équipe
option-demon_flip = Démons qui peuvent être retournés
option-demon_flip-any = tous
option-demon_flip-reactivate_only = les inactifs seulement
option-move_triggers_loot = Un déplacement vers un champ de bataille donne pillage et pierre
option-move_triggers_loot-yes = oui
option-move_triggers_loot-no = non
option-evil_corp_recycle = Un sac Evil Corp vide est rempli de nouveau
option-evil_corp_recycle-yes = oui
option-evil_corp_recycle-no = non
option-bag_odds = Chances des sacs : ce que chacun peut encore contenir, et la probabilité de la prochaine pioche
option-bag_odds-help = Exactes, d’après ce que vous pouvez savoir ; elles figurent dans l’aide de jeu.
option-bag_odds-never = jamais
option-bag_odds-live = en permanence
option-max_rounds = Nombre maximal de manches
option-lenient_effects = Les effets peuvent être refusés
option-lenient_effects-yes = oui
option-lenient_effects-no = non

## picture

pic-title = Evil Corp., manche { $round }
pic-village = { $village }, face { $face } : { $lead ->
    [0] aucune avance
   *[other] avance de { $lead } pour { $who }
} ; conquête { $a } { $first } sur { $steps }, { $b } { $second } sur { $steps }.{ $near ->
    [no] {" "}Hors de votre portée.
   *[yes] {""}
}
pic-tile = { $tile } { $spot-on } de { $village }{ $up ->
    [up] {""}
   *[down] , face inactive
}{ $counts ->
    [0] {""}
   *[other] , compte { $counts }
}
pic-space = Emplacement libre ({ $spot }) à { $village }, côté de { $who }
pic-side = côté de { $who }
pic-slot = Case { $slot } : { $tile }, { $price } or
pic-tip = { $tile }. { $color ->
    [blue] Bleu
    [red] Rouge
   *[yellow] Jaune
}, terreur { $terror }, coût { $cost }. { $power }
pic-spot-battlefield = Champ de bataille : la terreur compte. La première tuile rouge pille autant d’or que sa terreur ; la première bleue prend la pierre de pouvoir.
pic-spot-fortification = Fortification : la terreur imprimée compte, et la tuile peut rester la nuit.
pic-spot-port = Port : une tuile jaune prend la cargaison jaune, une rouge ou une bleue prend l’autre. La terreur ne compte pas.
pic-spot-portal = Portail : une tuile bleue déployée ici peut utiliser un démon. La terreur ne compte pas.
pic-cargo-yellow = Cargaison pour les tuiles jaunes : { $n } or
pic-cargo-red-blue = Cargaison pour les tuiles rouges et bleues : { $n } or
pic-loot = { $taken ->
    [yes] Pillage fait par { $who } cette manche
   *[no] Pillage : pour la première tuile rouge sur le champ de bataille
}
pic-stone = { $taken ->
    [yes] Pierre de pouvoir : une égalité ici cette nuit vaut un cran de conquête pour { $who }
   *[no] Pierre de pouvoir : pour la première tuile bleue sur le champ de bataille
}
pic-face = Face { $face } du plateau du village
pic-office = Bureau d’Evil Corp.
pic-supply = { $n ->
    [one] { $n } tuile dans son sac
   *[other] { $n } tuiles dans son sac
}
pic-front-slot = part cette nuit
pic-demon = { $demon }, face { $up ->
    [up] active
   *[down] inactive
}
pic-master_carnage = Maître Carnage, invocation { $n } : { $n ->
    [1] payer 2 or, détruire terreur 1
    [2] détruire terreur 1
   *[other] détruire terreur 2 ou moins
}
pic-lady_oblivion = Dame Oubliette, invocation { $n } : retirer de la partie { $n ->
    [1] une de vos tuiles
   *[other] { $n } de vos tuiles
}
pic-baron_pickings = Baron Pioche, invocation { $n } : piocher { $n }, puis défausser { $n }
pic-hand = { $tile }{ $n ->
    [one] {""}
   *[other] , { $n } exemplaires
}{ $shown ->
    [yes] , tuile révélée
   *[no] {""}
}
pic-bag = { $exact ->
    [yes] Sac de { $who } ({ $n })
   *[no] Sac de { $who } ({ $n }) et ce que cachent les paravents
}
pic-discard = Défausse de { $who }
pic-thrown = Défausse du bureau
pic-removed = Hors de la partie
pic-upkeep = La nuit, garder une tuile en fortification coûte ici { $n } or
pic-square = { $n ->
    [0] Terreur : égalité
   *[other] { $who } mène de { $n }{ $effect ->
        [conquest_1] { " " }: un cran de conquête la nuit
        [magic_gold_2] { " " }: 2 or magique la nuit
        [victory] { " " }: le jeton victoire du village la nuit
       *[none] {""}
    }
}
pic-conquest = Conquête : { $a } en est au cran { $first } sur { $steps }, { $b } au cran { $second }. Qui atteint l’étoile remporte le village.
pic-round = Manche { $n }
pic-office-short = Bureau
pic-first = Pion Premier joueur : commence cette manche
pic-odds = { $n ->
    [0] Le sac de { $who } est vide : la prochaine pioche vient de la défausse
   *[other] Prochaine pioche de { $who } (sac : { $n })
}
pic-odds-tile = tuile
pic-odds-number = dans le sac
pic-odds-chance = chance
pic-odds-percent = { $p } %
pic-signs = Signes des pouvoirs (un éclair : au déploiement ; brun : à activer)
pic-passed = a passé
pic-gold = { $n } or : perdu la nuit
pic-magic = { $n } or magique : conservé
pic-tokens = Jetons victoire : { $n } (deux font gagner)
pic-bag-size = Tuiles dans le sac : { $n }
pic-behind = Tuiles derrière le paravent : { $n }
pic-shown = Révélé : { $tile }{ $n ->
    [one] {""}
   *[other] { " " }×{ $n }
}
pic-glance = Les villages en un coup d’œil
sign-gain_gold = gagner de l’or
sign-pay_gold = payer de l’or
sign-flip_enemy = retourner une tuile adverse
sign-flip_demon = retourner un démon
sign-draw = piocher
sign-discard = défausser
sign-recycle = de la défausse au sac
sign-destroy = détruire, jusqu’à cette terreur
sign-sacrifice_self = défausser cette tuile
sign-enemy_reveal = un adversaire révèle
sign-enemy_discard = un adversaire défausse
sign-enemy_draw = un adversaire pioche
sign-move_self = déplacer cette tuile
sign-move_own = déplacer ses tuiles
sign-remove_own = retirer de la partie
sign-recruit_to_bag = recruter dans le sac
sign-recruit_to_hand = recruter en main
sign-copy_row_power = utiliser un pouvoir de la file
sign-invocation_plus = vaut plus au portail
sign-color_terror_plus = plus de terreur pour une couleur
sign-solo_terror = plus de terreur en solitaire
sign-shield_battlefield = bouclier du champ de bataille
sign-no_fortification = jamais en fortification
sign-keep_fort_free = fortifications sans payer
text-round = Manche { $round }. Commence : { $who }
text-village = { $number }. { $village }, face { $face } : avance { $lead }, conquête { $first }-{ $second } sur { $steps }, pillage { $loot }, pierre { $stone }, cargaisons { $yellow }/{ $other }
text-there = sur place
text-seat = Place { $letter }{ $passed ->
    [yes] , a passé
   *[no] {""}
} : paravent { $behind }{ $shown ->
    [none] {""}
   *[other] , révélé { $shown }
}
text-team = or { $gold }, magique { $magic }, jetons { $tokens }, sac { $bag }
text-hand = Votre main : { $tiles }
text-row = File : { $tiles }
text-demons = Démons : { $demons }
text-asleep = { $demon } (face inactive)

# why a hint is given
hint-let-go = La garder coûterait plus qu’elle ne vaut.
hint-stays = Sa terreur sera déjà là au prochain Jour, et l’or se perd cette nuit de toute façon.
hint-pass = Rien de ce que vous pouvez encore faire n’améliore votre position.
hint-recruit = Un meilleur sac vaut plus que ce que cette action pourrait faire d’autre.
hint-least = Rien d’autre ne ferait mieux pour vous maintenant.
hint-gold = C’est en or et en tuiles que cela rapporte le plus.
hint-token = Cela rapproche un jeton de victoire.
hint-village = C’est votre avance à { $village } qui y gagne le plus.



## À la fin : comment la partie s’est jouée

tally-tokens = Jetons victoire
tally-steps = Crans de conquête
tally-cost = Coût de toutes les tuiles, or magique compris
tally-terror = Terreur imprimée de toutes les tuiles
tally-by-cost =
    Autant de jetons : les tuiles les plus chères départagent, celles { $mates ->
        [1] { $who-of }
       *[other] de l’équipe { $who-of }
    }.
tally-by-terror =
    Autant de jetons, des tuiles aussi chères : la plus grande terreur départage, celle { $mates ->
        [1] { $who-of }
       *[other] de l’équipe { $who-of }
    }.
tally-furthest = Faute de deux jetons comptent le plus de jetons, puis le plus de crans de conquête (aucun pour un village gagné cette nuit-là), puis les tuiles les plus chères, puis la plus grande terreur.
tally-shared = Rien ne départage les ex æquo : la victoire est partagée.
tally-measure = Terreur dans tous les villages

print-villages = Villages (faces A et B)
print-office = Le Bureau
print-demons = Démons (au dos : inactifs)
print-base-tiles = Monstres de base (au dos : inactifs)
print-tiles = Monstres (au dos : inactifs)
print-screens = Paravents, à plier en trois
print-gold = Or
print-magic = Or magique
print-victory = Jetons Victoire
print-loot = Pillage
print-stones = Pierres de pouvoir
print-terror = Terreur
print-conquest = Conquête
print-first = Premier joueur
print-needed = Il vous faut en plus quatre sacs opaques : un pour la Evil Corp., un par joueur.
print-spot = { $spot ->
    [battlefield] Champ de bataille
    [fortification] Fortification
    [port] Port
   *[portal] Portail
}
print-bar = { $kind ->
    [passive] Noir : agit en permanence
    [deploy] Avec un éclair : agit quand la tuile est déployée
   *[activate] Brun : quand la tuile est activée
}
print-colour = { $colour ->
    [blue] Tuile bleue : un disque dans le coin
    [red] Tuile rouge : un triangle dans le coin
   *[yellow] Tuile jaune : un carré dans le coin
}

## la page de son équilibre

way-villages_won_by_conquest = villages, le dernier par conquête
way-villages_won_by_terror = villages, le dernier par la terreur
way-round_limit = la dernière manche
way-stalled = plus personne ne bouge
