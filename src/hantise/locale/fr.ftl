# Hantise : les mots de la maison, en français. Chaque jeu a son propre fichier.

seat-letter = Place { $letter }
list-and = { $first } et { $last }
pick = { $pick }

## commands

cli-cannot-read = { $file } ne peut pas être lu : { $why }
cli-cannot-write = { $file } ne peut pas être écrit : { $why }
cli-no-folder = le dossier { $folder } n’existe pas
cli-no-text = { $file } n’est pas un texte en UTF-8
cli-exists = { $file } existe déjà, et rien n’est écrasé
cli-no-table = la table web n’est pas installée (il manque { $module }) : pip install "hantise[table]"
cli-docs-written = { $n } fichiers sont écrits dans { $folder }
cli-no-print = l’impression n’est pas installée (il manque { $module }) : pip install "hantise[print]"
cli-printed = { $file } est écrit : { $pieces } pièces sur { $sheets } feuilles. La première page dit que faire.

cli-head-game = JEU
cli-head-title = TITRE
cli-head-seats = PLACES
cli-head-minutes = MINUTES
cli-head-stage = ÉTAT
cli-head-options = OPTIONS
cli-head-actions = ACTIONS
cli-head-decision = DÉCISION
cli-head-deed = ACTE
cli-head-notation = NOTATION
cli-head-meaning = SENS
cli-actions-size = { $n } actions dans la version { $version } des règles.
cli-head-cells = CASES
cli-head-what = DE
cli-head-holds = CONTENU
cli-layout-size = { $n } cases dans la version { $version } des règles ; des listes, tables et fiches répétées, seule la première est montrée.
cli-no-actions = { $game } ne dit pas quelles décisions il a : nommez-les dans `asks` de son Game.
cli-game-broken = { $file } ne peut pas être chargé : { $why }
cli-option-form = une option s’écrit nom=valeur, et non { $text }

cli-components-of-another = { $file } contient le matériel de { $theirs }, et non de { $game }
cli-components-wrong =
    { $file } ne convient pas à { $game } : { $fault }{ $more ->
        [0] {""}
       *[other] {" "}(et { $more } de plus)
    } ; hantise components { $game } --verify { $file } dit tout ce qui ne va pas
cli-no-components = { $game } n’a pas de fichier de matériel
cli-export-or-verify = donnez --export ou --verify, pas les deux
cli-exported = { $file } est écrit : changez-y ce que vous voulez, puis dites hantise components JEU --verify { $file }
cli-difference-differs = différent : { $at } vaut { $theirs } ; le jeu a { $own }
cli-difference-information = non lu : { $at } vaut { $theirs } et le jeu a { $own }, mais rien dans le jeu ne le lit
cli-difference-unknown = inconnu : le jeu ne connaît pas { $at }
cli-difference-missing = absent : { $at } ; le jeu a { $own }
cli-difference-type = mauvais type : { $at } vaut { $theirs } ({ $got }) ; il faut une valeur de type { $wanted }, comme { $own }
cli-verified =
    { $differences ->
        [0] Le fichier dit la même chose que celui du jeu.
        [1] Un nombre diffère. On peut jouer avec ce fichier.
       *[other] { $differences } nombres diffèrent. On peut jouer avec ce fichier.
    }
cli-refused-by-game = on ne peut pas jouer avec { $file } : { $why }
cli-not-playable =
    { $faults ->
        [1] on ne peut pas jouer avec { $file } : il a un défaut
       *[other] on ne peut pas jouer avec { $file } : il a { $faults } défauts
    }

cli-seat-count = { $game } se joue à { $seats } places, et --seats en donne { $given }
cli-no-figure = { $game } ne tire pas de figure « { $name } » d’une partie ; il y a : { $names }
cli-no-seat = il n’y a pas de place { $seat } ; il y a : { $seats }
cli-no-bot = { $why } (et human, où des personnes jouent)
cli-bot-form = « { $text } » n’est pas un robot pour les tables : écrivez --bot NOM=ROBOT, comme --bot Dracula=mine.py:Dracula
cli-bot-fault = { $fault }
cli-record = { $file } : { $why }
cli-capsule-of = { $game }, version { $rules } des règles, sur Hantise { $version }
cli-capsule-other-rules = ici, les règles sont en version { $rules }
cli-capsule-onlooker = quelqu’un qui regarde
cli-capsule-seen = vu par { $who } après { $at } coups : { $status }
cli-capsule-words = ce qui a été dit : { $words }
cli-capsule-same = La partie enregistrée a été rejouée et mène exactement à la position montrée.
cli-capsule-other = La partie enregistrée a été rejouée et mène à une AUTRE position que celle montrée.
fault-capsule = ce fichier n’est pas la capsule d’une table
fault-capsule-form = une capsule de forme { $given } : cette version lit la forme { $form }
cli-resume-options = une partie sauvegardée garde ses options : --option ne va pas avec --resume
cli-resume-over = la partie de { $file } est finie ; hantise replay { $file } la montre

cli-welcome = { $game }.
cli-welcome-help = Choisissez par le numéro ou par le texte ; « aide » dit ce que vous pouvez dire d’autre.
cli-table-help =
    Un numéro, ou le texte d’un choix (son début suffit)
      pourquoi TEXTE   pourquoi cela n’est pas permis maintenant
      annuler          reprendre votre dernier choix
      règles [ID]      la règle de cette décision, ou celle de ce numéro
      journal          tout ce qui s’est passé
      montrer          la table encore une fois
      sauver FICHIER   garder la partie dans un fichier (hantise play JEU --resume FICHIER)
      quitter          partir
cli-word-help = aide
cli-word-show = montrer
cli-word-why = pourquoi
cli-word-undo = annuler
cli-word-rules = règles règle regles regle
cli-word-log = journal
cli-word-save = sauver
cli-word-quit = quitter
cli-yes-words = o oui y
cli-sure = On y va ? [o/n]
cli-cover = { $who } : à vous. Personne d’autre ne devrait regarder. Appuyez sur Entrée.
cli-cover-undo = { $who } : à vous. Personne d’autre ne devrait regarder. Appuyez sur Entrée (ou « annuler », pour reprendre le dernier choix).
cli-no-number = il n’y a pas d’option { $number } : elles vont de 1 à { $last }
cli-unreadable = « { $text } » n’est pas un choix ici ; écrivez par exemple { $first }, ou aide
cli-legal = « { $text } » est permis : vous pouvez le choisir
cli-why-what = Pourquoi quoi ? Écrivez aussi le choix : pourquoi TEXTE
cli-no-undo = Rien ne peut être repris : depuis votre dernier choix le hasard a parlé, quelqu’un a appris quelque chose, ou un autre a choisi.
cli-undone = Repris : { $text }
cli-no-rule = Il n’y a pas de règle { $rule } dans les règles de ce jeu.
cli-save-where = Sauver où ? Écrivez aussi le nom d’un fichier : sauver FICHIER
cli-saved = Sauvegardé dans { $file }
cli-kept = La partie est gardée dans { $file }
cli-left = Vous avez quitté la table.
cli-left-kept = Vous avez quitté la table ; pour continuer : hantise play JEU --resume { $file }

cli-left-out = Laissé de côté, car cela ne va plus avec les règles : { $name }
cli-serve-path = { $given } n’est pas le chemin d’un jeu : nommez le dossier, ou le fichier Python, d’un jeu à vous ; les jeux installés sont là sans un mot
cli-begun =
    Le jeu est complet. Pour continuer :
      hantise check { $path }
      hantise play { $path } --seats human,ismcts
      hantise serve { $path } --open

cli-simulating = Parties
cli-engine-unfinished = Le moteur compilé n’est pas fini ; Python joue. Pour le finir : make fast
cli-engine-other-python = Le moteur compilé est celui d’un autre Python ; Python joue. Pour le refaire : make fast
cli-engine-stale = Le moteur compilé est plus vieux que ses sources ; Python joue. Pour le refaire : make fast
cli-engine-not-whole = Le moteur compilé n’est pas entier ; Python joue. Pour le refaire : make fast
cli-engine-broken = Le moteur compilé ne se charge pas ; Python joue. Pour le refaire : make fast
cli-measuring = Mesures
cli-head-engine = MOTEUR
cli-table-picks = Coups par seconde
cli-table-cpu = Processeur du serveur, ms par coup
cli-table-driver = Processeur de ceux qui jouent ici, ms par coup
cli-table-picker = Jusqu’au joueur, ms : médiane / 99 sur 100
cli-table-others = Jusqu’aux autres, ms : médiane / 99 sur 100
cli-table-memory = Mémoire, ko par table : regardée / après le jeu
cli-head-message = MESSAGE, OCTETS
cli-head-message-gzip = GZIP
cli-head-page = PREMIÈRE VUE, OCTETS
cli-head-page-gzip = GZIP
cli-head-us = µs/DÉCISION
cli-head-moves = COUPS
cli-head-copy = µs/COPIE
cli-head-copy-moves = COUPS/COPIE
cli-head-world = µs/MONDE
cli-no-version = il n’y a ni dossier avec une copie du projet ni révision git { $version }
cli-head-search = RECHERCHE
cli-head-per-second = SIMULATIONS/S
cli-head-simulation = µs/SIMULATION
cli-head-ours = µs ICI
cli-head-theirs = µs LÀ
cli-head-ratio = RAPPORT
cli-head-verdict = 95 SUR 100
cli-versus-slower = plus lent ici : de { $low } à { $high }
cli-versus-faster = plus rapide ici : de { $low } à { $high }
cli-versus-noise = rien que du bruit : de { $low } à { $high }
cli-head-spread = DISPERSION
cli-head-aim = BUT
cli-checking = Vérifications
cli-no-such-seats = { $game } se joue à { $can }, pas à { $seats }
cli-which-game = nommez un jeu, ou dites --all
cli-not-rows = la fin du nom dit comment les parties sont écrites : .jsonl, .csv ou .parquet, et non { $file }
cli-no-pyarrow = { $file } demande pyarrow : pip install pyarrow, ou écrivez .csv ou .jsonl
cli-no-distributed = --cluster demande Dask : pip install "hantise[cluster]", ici et sur chaque machine qui joue
cli-broken-off = { $file } : une série a été interrompue, et ses parties attendent dans { $folder } : dites --resume pour la continuer, ou supprimez ce dossier
cli-no-out = { $option } demande --out
cli-same-file = { $file } ne peut contenir à la fois les parties et les décisions
cli-rate = { $rate } par seconde
cli-progress = { $label } : { $done } sur { $total }, { $rate } par seconde, encore { $left }
cli-simulation-stopped =
    { $done ->
        [one] Arrêt : une partie sur { $games } était finie.
       *[other] Arrêt : { $done } parties sur { $games } étaient finies.
    }
cli-simulated =
    { $games ->
        [1] Une partie, { $decisions } décisions.
       *[other] { $games } parties, { $decisions } décisions en moyenne.
    }
cli-simulated-faults =
    { $faults ->
        [1] Une faute d’un robot ; le choix par défaut l’a remplacé.
       *[other] { $faults } fautes de robots ; le choix par défaut les a remplacés.
    }
cli-head-end = FIN
cli-head-games = PARTIES
cli-head-seat = PLACE
cli-head-bot = ROBOT
cli-head-wins = VICTOIRES
cli-head-wins-of = VICTOIRES : { $role }
cli-head-return = RÉSULTAT
cli-head-ms = MS/DÉCISION
cli-head-decisions = DÉCISIONS
cli-head-rating = COTE
cli-balance-written = { $file } est écrit : ouvrez-le dans un navigateur
cli-no-matplotlib = les graphiques demandent matplotlib : pip install "hantise[lab]"
cli-own-numbers = les nombres du jeu
cli-compare-what = comparez une seule chose : deux fichiers de composants (ou un seul, avec ceux du jeu), une --option dite deux fois, ou --seats dit deux fois ; et nommez le jeu une fois
cli-compare-games = ce sont les composants de deux jeux, { $one } et { $two }
cli-compare-side = { $letter } : { $name } ({ $low }, { $middle }, { $high } décisions dans une partie courte, moyenne, longue)
cli-compare-head = { $games } parties de chaque côté, graines { $first } à { $last } ; les écarts sont comptés paire par paire.
cli-head-measure = MESURE
cli-not-noise = plus que du bruit
cli-measure-won = victoires : { $whose }
cli-measure-ended = fin : { $whose }
cli-measure-decisions = décisions
cli-measure-asked = décisions : { $whose }
cli-measure-seat = place { $number }
cli-measure-team = équipe { $number }
cli-compare-points = Plus que du bruit : « { $what } » diffère de { $amount } points (95 % : de { $low } à { $high }).
cli-compare-number = Plus que du bruit : « { $what } » diffère de { $amount } (95 % : de { $low } à { $high }).
cli-compare-noise = Rien ici n’est plus que du bruit : avec { $games } parties de chaque côté, les victoires peuvent encore différer de { $points } points dans un sens ou dans l’autre.
cli-compare-rest = Le reste n’est que du bruit.

## page

page-skip = Aller au contenu
page-skip-board = Aller au plateau
page-fan = Hantise est un logiciel libre fait par des joueuses et des joueurs, sans lien avec les éditeurs. Achetez les boîtes : elles sont superbes.
page-docs = Documentation
page-language = Langue
page-lang-en = English
page-lang-fr = Français
page-theme = Couleurs
page-theme-auto = auto
page-theme-dark = sombres
page-theme-light = claires
page-theme-contrast = contraste élevé
page-motion = Animations
page-motion-auto = auto
page-motion-normal = normales
page-motion-faster = rapides
page-motion-off = aucune
page-doubt = Demander confirmation
page-doubt-auto = si un choix paraît involontaire
page-doubt-deeds = sauf pour passer ou terminer
page-doubt-no = jamais
page-yes = oui
page-no = non
page-board = Plateau
page-choices = Choix
page-hand = Votre main
page-seats = Places
page-panels = Panneaux en entier
page-aid = Aide de jeu
page-log = Journal
page-rule = La règle du moment
page-goal = Comment on gagne
page-rule-others = Ce qu’un autre doit choisir
page-rule-number = La règle numérotée { $rule }
page-rules = Règles
page-about = Cette table
page-keys = Touches
page-close = Fermer
page-you = vous
page-bot = robot
page-bot-strength = Robot : { $strength }
page-you-name = Vous
page-guest = Convive { $letter }
page-plays-for = joue pour { $who }
page-a-bot = un robot
page-older = Lignes plus anciennes
page-again-swapped = Rejouer en échangeant les rôles
page-bot-seat = Ou laissez jouer un robot
page-invite-help = Il sert une seule fois, à qui l’ouvre en premier.
page-no-bot = Personne : libérer la place
bot-random = Robot au hasard
bot-greedy = Robot prudent
bot-ismcts = Robot réfléchi
page-open-seat = place libre
page-online = en ligne
page-away = hors ligne
page-sealed = scellé
page-sealed-tip = A répondu. La réponse sera montrée quand tout le monde l’aura fait.
asked-too = { $asked } ({ $players ->
    [one] { $player } doit répondre aussi
   *[other] { $player } doivent répondre aussi
})
page-cancel = Annuler
page-undo = Reprendre
page-undo-tip = Reprend : { $what }
page-undo-turn = Tout le tour
page-undo-turn-of = { $n } choix
page-own-time = Votre temps
page-time = Temps et votes
page-clock = Temps de réflexion
page-clock-help = Chaque personne a une réserve de temps. À zéro, rien n’est perdu : les autres choisissent comment continuer.
page-clock-none = Autant qu’on veut
page-clock-live = Ensemble : { $bank } par personne, { $refill } de plus à chaque décision, jusqu’à { $cap }
page-clock-days = De temps en temps : { $bank } par personne, { $refill } de plus à chaque décision, jusqu’à { $cap }
page-clock-own-live = Ensemble, avec vos propres durées
page-clock-own-days = De temps en temps, avec vos propres durées
page-clock-bank = Au début, chaque personne a
page-clock-refill = En plus à chaque décision
page-clock-cap = Une réserve contient au plus
page-unit-seconds = (secondes)
page-unit-minutes = (minutes)
page-unit-hours = (heures)
page-unit-days = (jours)
page-clock-stopped = en pause
page-late = Quand le temps de quelqu’un est écoulé, ou après une longue absence
page-late-others = les autres choisissent comment continuer
page-late-bot = un robot prudent remplace la personne jusqu’à son retour
page-late-default = le choix le plus anodin est fait
page-going-back = Revenir à une position passée
page-going-back-help = On consulte les personnes qui ont agi ou appris quelque chose depuis. Ses propres derniers choix se reprennent de toute façon, tant que rien n’a été montré.
page-going-back-consent = d’un commun accord
page-going-back-free = dès que quelqu’un le souhaite
page-going-back-off = jamais
span-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
span-hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}
span-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
span-seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
}
# un jour et une heure, comme une pendule les écrit
span-short = j h
page-paused = En pause, à la demande { $who-of }.
page-dropped = La partie s’est terminée sans résultat.
page-slow-time = Temps écoulé pour { $who }.
page-slow-own = Votre temps est écoulé. Rien n’est perdu : choisissez dès que vous pouvez.
page-slow-away = On attend { $who } : personne devant la table.
page-stood-in = { $who } vous remplace en attendant.
page-given-up = Votre place est pour quelqu’un d’autre, tant que personne ne l’a prise.
page-play-again-myself = Me revoilà
page-go-on-waiting = Attendre
page-ask-bot = Un robot pour { $who-mid }
page-ask-open = Quelqu’un d’autre pour { $who-mid }
page-ask-end = Finir sans résultat
page-ask-pause = Demander une pause
page-ask-go = Demander à reprendre
page-ask-days = Demander à continuer par correspondance
page-agree = D’accord
page-disagree = Non
page-withdraw = Retirer
page-plead = Demander à revenir ici
page-plead-sure = Appuyez encore pour demander à revenir à : « { $line } »
page-plead-free = Revenir ici
page-plead-free-sure = Appuyez encore pour revenir à : « { $line } »
page-beginning = le début
vote-pause = { $who } demande une pause.
vote-go = { $who } demande à reprendre.
vote-days = { $who } demande à continuer par correspondance. { $clock }.
vote-bot = { $who } demande qu’un robot remplace { $about-mid } en attendant.
vote-open = { $who } demande que la place { $about-of } soit pour quelqu’un d’autre.
vote-end = { $who } demande à terminer la partie sans résultat.
vote-back = { $who } demande à revenir à : « { $line } »
page-all = { $n ->
    [one] { $n } choix
   *[other] Les { $n } choix
}
page-ways = { $n } suites possibles
page-nothing-to-play = Vous n’avez rien pour ce moment.
page-rest = Passer jusqu’à mon tour
page-resting = Vous passez jusqu’à votre tour
page-resting-ends = Jusqu’à votre tour, une question qui vous concerne, un choix repris, ou un toucher.
page-hold = Attendre
page-cut = Ce que vous aviez commencé n’est plus possible. Ce qui s’est passé : { $line }
page-wait = Envoyé, en attente de la table…
page-failed = Cette position n’a pas pu être chargée.
page-wrong = Quelque chose ne va pas ici
page-wrong-what = Fait un fichier de ce que vous voyez à cette table : les coups que vous avez le droit de connaître, la position, ce que cette page dit d’elle-même. Il ne contient rien de ce que vous n’avez pas le droit de savoir. Envoyez-le à qui peut réparer.
page-wrong-words = Que s’est-il passé, et qu’attendiez-vous ?
page-wrong-make = Faire le fichier
page-net = Pas de connexion à la table. Nouvel essai en cours ; d’ici là, rien ne peut être choisi, et ce que vous avez commencé est gardé. Le plateau et le journal restent lisibles.
page-down = Pas de connexion : rien ne peut être choisi avant son retour.
page-slow = Connexion lente ; tout fonctionne.
page-past = Vous regardez le coup
page-missed = coups depuis
page-live = Revenir au présent
page-result = { $result ->
    [won] Vous avez gagné.
    [lost] Vous avez perdu.
    [shared] Vous partagez la victoire.
   *[over] La partie est finie.
}
page-again = Rejouer
page-step = Revoir la partie
page-ending = Bilan de la partie
page-end-of = { $game } : bilan de la partie
page-end-picks = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
page-end-on = Pour la suite
page-end-table = À la table
page-lasted-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
page-lasted-hours = { $n } h { $rest } min
page-lasted-days = { $n } jours
page-score = Le score et ce qui le compose
page-winner = victoire
page-moments = Les moments décisifs
page-moment = Coup { $n }
page-course = Le cours de la partie
page-plot = { $what }, coup après coup
page-plot-line = { $team } ({ $letter }) : { $first } au début, { $last } à la fin, { $least } au plus bas, { $most } au plus haut.
page-plot-move = Coup
page-plot-moves = coups
page-plot-numbers = Tableau des nombres
page-saved = Enregistrer en page à revoir
page-saved-of = { $game } : une partie à revoir
page-onlooker = le public
page-eyes = Vu par
page-eyes-of = { $name } ({ $role })
page-do-play = Dérouler
page-do-stop = Arrêter
page-do-last = Dernier coup
page-share = Lien vers ce coup
page-shared = Le lien vers ce coup est copié.
page-record = Enregistrer la partie
page-new = Nouvelle partie
page-lobby = Tous les jeux
page-no-picture = Ce jeu n’a pas encore d’image. Voici ce que vous pouvez savoir de la table :
page-zoom = Plateau plus grand ou plus petit
page-words = La table en mots
page-words-idle = Les places où il n’y a rien
page-television = Afficher sur un téléviseur
page-television-leave = Revenir à un écran ordinaire
page-elsewhere = +{ $n } : possibles aussi, plus loin sur le plateau
page-hurry = Plus vite
page-do-first = Premier coup
page-do-back = Un coup en arrière
page-do-on = Un coup en avant
page-reload = Une nouvelle version de cette maison est là. Veuillez recharger la page : votre partie continue telle quelle.
page-reload-now = Recharger
page-recap = Ce qui s’est passé depuis ({ $n })
page-do-recap = Rejouer ce qui s’est passé depuis mon dernier choix
page-do-live = Revenir au présent
page-key-arrows = Flèches
page-key-arrows-does = d’une case à l’autre sur le plateau ; ailleurs, de coup en coup
page-key-next = N
page-key-next-does = à la chose suivante qu’on peut choisir ; avec Maj, à la précédente
page-key-enter = Entrée
page-key-enter-does = choisir
page-key-escape = Échap
page-key-escape-does = un pas en arrière dans le choix commencé, ou retour au présent
page-key-undo = U
page-key-undo-does = reprendre
page-key-history = ← →
page-key-history-does = hors du plateau : un coup en arrière, un coup en avant
page-key-play = P
page-key-play-does = dérouler la partie à partir du coup affiché
page-key-words = T
page-key-words-does = la table en mots, et retour
page-key-help = ?
page-key-help-does = cette liste

page-tagline = Cinq jeux de société hantés, toutes les règles appliquées. Jouez contre un robot, à plusieurs au même écran, ou par un lien.
page-games = Jeux
page-by = de { $designer }
page-players = { $n } personnes
page-players-span = { $from } à { $to } personnes
page-minutes = { $from } à { $to } minutes
page-stage = { $stage ->
    [prototype] prototype
    [alpha] premier jet
    [beta] complet, encore à l’essai
   *[stable] stable
}
page-play = Jouer
page-play-as = Vous jouez
page-speak = Lire à voix haute
page-speak-tip = Lit à voix haute ce que vous avez désigné en dernier ; sinon, votre main.
page-speak-of = Lire à voix haute : { $what }
page-against = Contre
page-any-seat = tirer au sort
page-number = Combien de personnes
page-others = Chaque autre place
page-one-screen = une personne devant cet écran
page-me = moi
page-who = Qui joue
page-its-name = Nom
page-names-help = Un nom a de 1 à 24 caractères ; les autres le voient. Il peut rester vide.
page-lots = Tirer les places au sort
page-join-seat = Votre place : { $role }.
page-screen = deux personnes devant cet écran
page-link = une personne à qui vous envoyez un lien
page-more = Plus de choix
page-start = Commencer
page-new-table = Nouvelle table
page-name = Votre nom
page-name-help = De 1 à 24 caractères ; les autres le voient. Peut rester vide.
page-options = Ce dont la table convient
page-option-rule = Voir { $rule } dans les règles.
page-own-tables = Vos tables
page-your-turn = à vous
page-load = Charger une partie
page-load-help = Un fichier texte enregistré depuis une table. Vous pourrez la revoir, ou reprendre après son dernier coup.
page-load-go = Charger
page-join = S’asseoir
page-join-asked = On vous invite à une table.
page-watch = Seulement regarder
page-cover = { $name }, c’est à vous
page-cover-help = Passez l’écran à la personne suivante ({ $name }). Rien de la partie ne se montre avant l’appui sur le bouton.
page-cover-show = C’est moi, { $name } : montrer la table
page-search = Chercher dans les règles
page-search-none = Aucune règle ne contient ces mots.
page-play-now = Jouer tout de suite
page-who-plays = Contre qui, et à quelle place
page-first-time = Première fois ?
page-first-time-help = une première partie contre un robot gentil, avec un conseil à chaque nouveau choix
page-tip = Conseil { $n } sur { $all }
page-tip-done = Compris
page-tip-none = Plus de conseils
page-learnt = Ce que vous avez découvert
page-play-on = Continuer : une vraie partie
page-hint = Indice
page-hint-pick = À tête reposée : { $pick }
page-hints = Indices
page-hints-help = un bouton dit ce que ferait quelqu’un de posé, et pourquoi ; tout le monde lit qu’on l’a pressé
log-hint = { $who } demande un indice.
no-hint = Il n’y a pas d’indice en ce moment.
page-with-friends = Entre amis
page-watch-bots = Regarder jouer des robots
page-hard = { $hard ->
    [1] vite appris
    [2] un peu à apprendre
   *[3] beaucoup à apprendre
}
page-how = Comment jouer
page-how-of = Comment jouer : { $game }
page-how-sections = Sur cette page
page-how-try = À vous
page-how-yes = Oui.
page-how-no = Non.
page-how-answer = Toutes les réponses
page-puzzles = Problèmes
page-puzzles-help = Des positions de parties jouées où un seul choix est nettement meilleur que tous les autres. Chaque jeu a celui du jour ; les autres sont au-dessous.
page-puzzle-today = Le problème du jour
page-puzzle-n = Problème { $n }
page-puzzle-of = problème { $n } sur { $all }
page-puzzle-you = vous : { $role }
page-puzzle-yours = Que choisissez-vous ?
page-puzzle-again = Essayez autre chose
page-puzzle-right = Juste.
page-puzzle-good = Bien, mais il y a mieux.
page-puzzle-no = Non.
page-puzzle-best = Le meilleur choix
page-puzzle-won = Des robots prudents ont joué la suite { $n } fois, d’après ce que vous pouvez savoir ici : ce choix gagne { $won } parties sur 100.
page-puzzle-won-best = Le meilleur en gagne { $won }.
page-puzzle-all = Ce que donne chaque choix
page-puzzle-pick = Choix
page-puzzle-of-hundred = Gagnées, sur 100
page-puzzle-show = Montrez-moi
page-puzzle-next = Problème suivant
page-puzzle-play-on = Jouer la suite
page-puzzle-all-picks = Tous les choix
page-puzzle-solved = résolu
page-rules-numbered = Toutes les règles numérotées
page-rules-of = Règles : { $game }
page-rules-english = Les règles numérotées sont tenues en anglais.
page-error = Cela n’a pas marché
page-home = Vers la première page
page-invite = Envoyez ce lien (rôle : { $role })
page-invite-new = Créer un lien (rôle : { $role })
page-fill = Qui joue ce rôle : { $role } ?
page-fill-go = Valider
page-take-back-seat = Reprendre vous-même le rôle : { $role }
page-move = Continuer sur un autre appareil
page-concede = Abandonner
page-concede-sure = L’autre camp gagne aussitôt.
page-next = Vers la partie suivante
page-strength-random = un robot qui joue au hasard
page-strength-greedy = un robot prudent
page-strength-ismcts = un robot qui réfléchit
page-link-title = Un lien pour vous
page-link-help = Copiez-le, puis ouvrez-le sur l’autre appareil. Il sert une seule fois.
page-say = Dire à voix haute
page-say-help = Toute la table l’entend, et c’est inscrit au journal.
page-link-back = Retour

## la conversation

phrase-hello = Bonjour !
phrase-your_turn = C’est à vous, non ?
phrase-one_moment = Un instant, s’il vous plaît.
phrase-thanks = Merci.
phrase-good_game = Belle partie !
page-talk = Conversation
page-talk-unread = { $n ->
    [one] { $n } message non lu
   *[other] { $n } messages non lus
}
page-talk-none-yet = Personne n’a encore rien dit.
page-talk-say = Dire quelque chose
page-talk-send = Dire
page-talk-who = Vous regardez. Quel est votre nom ?
page-talk-join = Prendre la parole
page-talk-alone = Seuls des robots jouent avec vous. Qui regarde entend ce que vous dites avec ces mots.
page-looks-on = regarde
page-say-help-onlooker = Les autres qui regardent l’entendent ; la table de jeu, une fois la partie finie.
page-talk-trouble = Quelqu’un vous dérange ?
page-talk-trouble-help = Masquer : vous ne lisez plus rien de cette personne à cette table. Bloquer : à aucune table. Signaler : l’hôte lit ce qu’elle a dit en dernier. Elle n’en apprend rien.
page-talk-whom = Qui ?
page-talk-mute = Masquer
page-talk-mute-help = Vous ne lisez plus rien de cette personne à cette table.
page-talk-block = Bloquer
page-talk-block-help = Vous ne lisez plus rien de cette personne à aucune table.
page-talk-report = Signaler à l’hôte
page-talk-report-help = L’hôte lit ce que cette personne a dit en dernier.
page-talk-deaf = { $how ->
    [block] { $name } : personne bloquée
   *[mute] { $name } : paroles masquées
}
page-talk-hear = Écouter à nouveau
page-talk-host = Pour l’hôte
page-talk-rule = Comment on peut parler
page-talk-rule-free = avec ses propres mots
page-talk-rule-phrases = avec des phrases toutes faites
page-talk-rule-none = pas du tout
page-talk-set = Fixer
page-talk-onlookers = tous ceux qui regardent
page-talk-close = Couper la parole : { $name }
page-talk-open = Rendre la parole : { $name }
page-talk-reported = { $by } signale { $name } :
log-talk-free = L’hôte laisse chacun parler avec ses propres mots.
log-talk-phrases = L’hôte ne laisse parler qu’avec des phrases toutes faites.
log-talk-none = L’hôte ferme la conversation.
log-talk-closed = L’hôte coupe la parole : { $who-mid }.
log-talk-opened = L’hôte rend la parole : { $who-mid }.
log-talk-closed-onlooker = L’hôte coupe la parole : { $what }, qui regarde.
log-talk-opened-onlooker = L’hôte rend la parole : { $what }, qui regarde.
log-talk-closed-onlookers = L’hôte coupe la parole à tous ceux qui regardent.
log-talk-opened-onlookers = L’hôte rend la parole à tous ceux qui regardent.
no-talk = L’hôte a fermé la conversation.
no-talk-closed = L’hôte vous a coupé la parole.
no-talk-own-words = L’hôte ne laisse parler qu’avec des phrases toutes faites.
no-talk-nobody = Dites d’abord qui vous êtes.
no-talk-name = Veuillez dire un nom.
no-talk-text = Ce que l’on dit a de 1 à { $most } lettres ou signes, sur une ligne.
no-talk-long = Tant de choses ont été dites à cette table que rien ne tient plus.
no-talk-full = Tant de gens regardent que personne d’autre ne peut prendre la parole.
no-talk-reported = L’hôte l’a déjà lu.
no-talk-self = On ne peut pas cesser de s’écouter soi-même.

## les avis

page-notices = Avis
page-notices-link = Comment j’apprends qu’une table m’attend
page-notices-help = Quand une table vous attend et que vous n’y êtes pas, cette maison peut vous le dire. Tout est éteint tant que vous ne le voulez pas, et aucun avis ne contient de secret d’une partie : il dit ce que chacun peut lire à la table.
page-sounds = Sons sur cet appareil
page-sounds-help = Éteints tant que vous ne les voulez pas, et muets tant que vous n’avez pas touché la page. Ils valent pour ce seul navigateur.
page-sound-turn = une cloche quand vient mon tour
page-sound-error = un coup sourd quand quelque chose n’est pas possible
page-sound-moves = les pions, les cartes, les dés et la fin de la partie
page-sound-listen = Écouter
page-sound-try = Écouter : { $name }
page-notice-ways = Vers où
page-no-ways = Rien ne vous est envoyé pour l’instant.
page-way-push = Ce navigateur ou un autre à vous
page-way-webhook = Une adresse à vous
page-way-close = Ne plus rien y envoyer
page-notice-test = Envoyer un avis d’essai
page-push-on = Prévenir ce navigateur, même quand aucune page n’est ouverte
page-push-none = Ce navigateur ne peut pas être joint quand aucune page n’est ouverte. Il faut une adresse sûre (https) et un navigateur qui sait le faire.
page-push-denied = Le navigateur ne laisse pas cette page montrer des avis. Cela se change dans ses réglages.
page-push-failed = Le service d’avis du navigateur n’a pas répondu.
page-webhook = Une adresse à vous
page-webhook-help = Chaque avis y est envoyé, sous une forme que la plupart des messageries savent montrer.
page-webhook-add = Les envoyer là
page-notice-when = Quand
page-notice-keep = Enregistrer
page-notice-pace = Plusieurs tables dans un seul avis
page-notice-pace-0 = non, chacun quand il vient
page-notice-pace-15 = au plus tous les quarts d’heure
page-notice-pace-60 = au plus toutes les heures
page-notice-pace-720 = au plus deux fois par jour
page-notice-all = De toutes mes tables, sauf celles que j’éteins
page-notice-always = Même quand je suis à la table
page-notice-on = Cette table vous prévient.
page-notice-off = Cette table ne vous prévient pas.
page-notice-turn-on = Me prévenir
page-notice-turn-off = Ne pas me prévenir
page-deliveries = Derniers envois
page-no-deliveries = Rien encore.
page-delivered = arrivé
page-not-delivered = pas arrivé : { $why }
notice-one = { $game } : c’est votre tour
notice-several = { $n } tables vous attendent
notice-test = Hantise : un avis d’essai
notice-test-body = Il est arrivé.
no-address = Ce n’est pas une adresse où l’on peut envoyer quelque chose.
no-address-plain = Rien n’est envoyé qu’à des adresses qui commencent par https.
no-address-private = Rien n’est envoyé à une adresse d’un réseau privé.
no-webhooks = La personne qui tient cette maison n’y permet pas d’envois à vos propres adresses.
no-more-ways = Vous avez déjà { $most } destinations : fermez-en une d’abord.

## le serveur de tables

serve-open = Hantise : { $address } (tables dans { $folder } ; Ctrl-C pour finir)
serve-outside = Pour les autres dans votre réseau : { $address }

log-bot-silent = Le robot à la place { $who-of } s’est tu : { $what } a été joué à sa place.
log-took-back = { $who } reprend son dernier choix.
log-went-back = À la demande { $who-of }, la partie revient ici ; toutes les personnes concernées sont d’accord.
log-went-back-free = À la demande { $who-of }, la partie revient ici, comme cette table le permet.
log-unasked = Le temps { $who-of } était écoulé : le choix le plus anodin a été fait.
log-in-time = Le choix { $who-of } est arrivé moins de { $what } s après la fin du temps, et compte.
log-over = Le choix { $who-of } est arrivé { $what } s après la fin du temps.
log-paused = À la demande { $who-of }, la partie est en pause.
log-goes-on = À la demande { $who-of }, la partie reprend.
log-tempo = À la demande { $who-of }, la partie continue par correspondance. { $what }.
log-ended = À la demande { $who-of }, la partie se termine sans résultat.
log-stands-in = D’un commun accord, { $who-mid }, { $what }, remplace { $was-mid } en attendant.
log-stands-in-late = Pas de réponse { $was-of } à temps : { $who-mid }, { $what }, prend la place en attendant.
log-opened = D’un commun accord, la place { $was-of } est pour quelqu’un d’autre.
log-bot-sat-down = { $who }, { $what }, s’assoit à la table : { $role }.
log-bot-sat-down-by = { $by } fait asseoir { $who-mid }, { $what } : { $role }.
log-bot-plays-for = { $who }, { $what }, joue désormais pour { $was-mid }.
log-bot-plays-for-by = { $by } laisse désormais { $who-mid }, { $what }, jouer pour { $was-mid }.
log-sat-down = { $who } s’assoit à la table : { $role }.
log-sat-down-for = { $who } prend la place { $was-of }.
log-seat-back = { $who } reprend sa place, tenue par { $was-mid }.
log-sat-down-by = { $who } s’assoit à la table, à l’écran { $by-of }.
log-seat-back-by = { $by } rend la place { $who-of }.
log-got-up-by = { $by } libère la place { $was-of }.
log-says = { $who } : « { $what } »
log-got-up = { $was } se lève : la place est libre.

no-stale = La table a avancé : veuillez regarder à nouveau.
no-not-yours = Ce n’est pas votre tour.
no-option = Ce n’est pas possible maintenant.
no-concede = Personne ne peut abandonner à cette table.
no-over = La partie est finie.
no-paused = La partie est en pause.
no-back = À cette table, personne ne revient à une position passée : c’est convenu depuis son ouverture.
no-wished = Cela a déjà été demandé et attend une réponse.
no-wished-lately = Vous l’avez demandé il y a un instant : attendez une minute, s’il vous plaît.
no-late = Personne ne vous fait attendre en ce moment.
no-vote = Il n’y a plus rien à quoi répondre.
no-garbage = Cela n’a pas pu être lu.
no-hurry = Trop de demandes à la fois : veuillez patienter un instant.
no-disk = Le serveur ne peut pas écrire sur son disque : le dernier choix n’a pas été gardé. Veuillez réessayer.

no-undo-over = La partie est finie : rien ne peut être repris.
no-undo-nothing = Vous n’avez encore rien choisi.
no-undo-secret = Quelqu’un d’autre choisit peut-être en secret : rien ne peut être repris pendant ce temps.
no-undo-shown = Quelque chose a été révélé depuis votre dernier choix : il ne peut pas être repris.
no-undo-shown-by = Votre dernier choix ne peut pas être repris, car quelque chose a été révélé : { $what }
no-undo-chance-by = Votre dernier choix ne peut pas être repris, car le hasard a parlé : { $what }
no-undo-others-by = Votre dernier choix ne peut pas être repris, car quelqu’un d’autre a choisi depuis : { $what }
no-undo-chance = Le hasard a parlé depuis votre dernier choix : il ne peut pas être repris.
no-undo-others = Quelqu’un d’autre a choisi depuis : votre choix ne peut pas être repris.

name-too-long = Un nom a 24 caractères au plus.
name-taken = Quelqu’un porte déjà ce nom à cette table.

match-first = Première partie d’un match en deux : la seconde se joue en échangeant les rôles.
match-second = Seconde partie d’un match en deux.
match-tie = Le match finit à égalité.
match-won = { $who } remporte le match.

error-origin = Cette demande vient d’une page qui n’est pas la nôtre.
error-no-game = Il n’y a pas de jeu { $what } ici.
error-no-page = Cette page n’existe pas.
error-no-table = Cette table n’existe pas, ou a été jouée avec d’autres règles que celles d’ici.
error-other-rules = Cette table a été commencée avec des règles plus anciennes de son jeu, et cette maison n’a que les nouvelles. Elle reste telle quelle, et reprendra quand la personne qui tient la maison aura remis les anciennes.
error-other-numbers = Cette table a été commencée avec d’autres composants que ceux d’ici : sa partie ne peut pas continuer. Lancez le serveur avec le fichier de composants d’alors (--components FICHIER), ou sans fichier.
error-load = Ce fichier ne peut pas être chargé : { $why }
error-form = Aucune table n’a pu être ouverte ainsi : { $why }
error-players = Ce jeu se joue à { $seats }, et non à « { $given } ».
error-strength = Il n’y a pas de robot « { $given } » à cette table : choisissez parmi { $names }.
error-clock-number =
    { $what ->
        [bank] Le temps que chaque personne a au début
        [refill] Le temps qui s’ajoute à chaque décision
       *[cap] Le temps qu’une réserve contient au plus
    } est un nombre entier { $unit ->
        [seconds] de secondes
        [minutes] de minutes
        [hours] d’heures
       *[days] de jours
    } entre { $least } et { $most }, et non « { $given } ».
error-clock-bank = Personne ne peut commencer avec plus de temps qu’une réserve n’en contient : baissez le premier nombre, ou augmentez le dernier.
error-clock-refill = Une décision ne peut pas ajouter plus de temps qu’une réserve n’en contient : baissez le deuxième nombre, ou augmentez le dernier.
error-back = On ne peut pas revenir en arrière ainsi : « { $given } ».
error-clock = Il n’y a pas de telle pendule : « { $given } ».
error-seat = Il n’y a pas de place « { $given } » à une table de { $seats } : choisissez-en une autre, ou faites tirer au sort.
error-who = Qui joue à la place { $given } ? Choisissez une personne ou un robot.
error-two-me = Une seule place peut être la vôtre : pour les autres, choisissez « une personne devant cet écran ».
error-no-me = Aucune place n’est la vôtre : choisissez-en une.
error-no-ticket = Cette invitation n’existe pas.
error-used-ticket = Cette invitation a déjà servi. Demandez-en une nouvelle.
error-no-position = Cette position n’existe pas.
error-no-seat = Ce n’est pas votre place.
error-not-host = C’est à la personne qui a ouvert la table, ou à celle qui est assise là. Au milieu d’une partie, on ne prend la place de personne : dès que quelqu’un fait attendre les autres, ils peuvent demander ensemble un robot.
error-not-over = La partie n’est pas encore finie.
error-cover = La personne suivante doit d’abord prendre l’écran.
error-too-big = C’est trop long.
error-ours = C’est notre faute : quelque chose a mal tourné. La table est en sûreté ; veuillez réessayer.

## les erreurs du cœur : ce qui a été donné et ne peut pas être pris

fault-game = il n’y a pas de jeu « { $given } » ; il y a : { $there }
fault-game-version = il n’y a pas ici de règles de version { $version } du jeu « { $given } »
fault-no-file = il n’y a pas de fichier { $file }
fault-no-python = { $file } n’est pas un fichier Python
fault-no-game = { $file } ne contient pas de GAME
fault-seats = { $game } se joue à { $seats } places, et non à { $given }
fault-seed = une graine vaut 0 ou plus, et non { $given }
fault-option = { $game } ne connaît pas le réglage { $option } ; il y a : { $there }
fault-option-value = { $option } ne peut pas être { $value } : choisissez parmi { $can }
fault-option-why = { $option } : { $why }
fault-said = { $why }
fault-over = la partie est finie : il n’y a plus rien à choisir
fault-ambiguous = « { $text } » peut vouloir dire : { $can }
fault-illegal = « { $text } » n’est pas possible maintenant : { $why } [{ $rule }]
fault-unreadable = « { $text } » n’est pas un choix ici ; il y a : { $there }
fault-outcome = le hasard ne peut pas amener { $outcome } ici
fault-concede = personne ne peut abandonner dans ce jeu
fault-concede-two = on ne peut abandonner qu’à deux joueurs ; à plus, un robot peut prendre la place
fault-not-asked = on ne demande rien en secret à la place { $seat } maintenant
fault-answered = la place { $seat } a déjà répondu
fault-record-upto = il y a { $total } choix dans cette partie enregistrée : pas de position après { $upto }
fault-record-cut = cette partie enregistrée a été coupée pour une place (« ? ») : on peut la lire, mais pas la rejouer
fault-record-after = le choix { $pick } ({ $text }) vient après la fin de la partie
fault-record-chance = après le choix { $pick } ({ $text }), il y a plus de hasard noté que les règles n’en tirent
fault-record-draw = un tirage manque : ce que le hasard a amené n’est pas noté en entier
fault-record-rules = la partie enregistrée ne suit pas les règles de { $game }, version { $version } : { $why }
fault-record-outcome = « { $text } » n’est rien que le hasard puisse amener dans { $game }
fault-record-undo = impossible de reprendre { $picks } choix : il y en a { $there }
fault-record-begins = ligne 1 : une partie enregistrée commence par %game, le nom du jeu et la version de ses règles
fault-record-line = ligne { $line } : { $why }
fault-record-over = ligne { $line } : rien ne peut venir après { $last }
fault-record-head = ligne { $line } : %game veut le nom du jeu et la version de ses règles
fault-record-game = ligne { $line } : c’est une partie de { $theirs }, et non de { $game }
fault-record-version = ligne { $line } : jouée avec la version { $theirs } des règles de { $game } ; ici, c’est la version { $here }
fault-record-components =
    cette partie a été jouée avec le matériel { $theirs ->
        [own] du jeu
       *[other] { $theirs } de la boîte d’un joueur
    }, et ici, c’est { $here ->
        [own] celui du jeu
       *[other] le matériel { $here } de la boîte d’un joueur
    }
fault-record-end = { $game } ne peut pas finir par « { $given } », seulement par { $can }
fault-record-setting = { $word } est inconnu ; il y a { $there }
fault-record-returns = %returns vient après %end, avec un nombre pour chaque place, { $each } : { $such }
fault-record-deed = ligne { $line } : un acte commence par la lettre d’une place ({ $can }) ou * pour le hasard, et non par « { $given } »
fault-record-bracket = ligne { $line } : « { $text } » est coupé ou a un crochet de trop
fault-record-cap = il y a { $picks } choix dans cette partie ; aucune partie de { $game } n’en a plus de { $cap }
fault-record-big = une partie enregistrée a au plus { $most } octets ; ce fichier en a { $size }
fault-record-utf8 = ligne 1 : ce fichier n’est pas un texte en UTF-8, donc pas une partie enregistrée
fault-table-begins = la table { $table } ne commence pas par sa mise en place
fault-table-twice = table { $table }, entrée { $entry } : une seconde mise en place
fault-no-layout = { $game } n’a pas de { $file } : hantise layout { $game } --renew l’écrit
fault-old-layout = { $file } est d’une autre version de { $game } : hantise layout { $game } --renew l’écrit à nouveau
fault-file = { $file } ne peut pas être lu : { $why }
fault-file-utf8 = { $file } ne peut pas être lu : ce n’est pas un texte en UTF-8
fault-file-toml = { $file } ne peut pas être lu comme du TOML : { $why }
fault-file-game = { $file } : un fichier de matériel dit sous [game] pour quel jeu il est : { $such }
fault-components = matériel de { $game }, { $entry } : { $right }
fault-conserved = matériel de { $game }, [conserved] { $piece } : la boîte en contient { $held }, et non { $said }
fault-endless = { $game } : une partie à { $seats } ne finit pas en { $cap } décisions
fault-numbers = { $game } ne peut pas se jouer avec ces nombres : { $why }
list-more = { $names } et { $more } de plus

## documentation

docs-home = Première page
docs-players = Pour jouer
docs-hosts = Pour héberger
docs-designers = Pour créer des jeux
docs-researchers = Pour la recherche
docs-contributors = Pour contribuer
docs-reference = À consulter
docs-modules = Modules Python
docs-pages = Toutes les pages
docs-here = Sur cette page
docs-search = Chercher dans la documentation
docs-english = Cette page est en anglais.

## ce qui s’imprime

print-and-play = À imprimer et à jouer
print-by = Un jeu de { $designer }. Édition : { $published }.
print-fan =
    Œuvre de fans faite avec Hantise, pour votre propre table, sans lien avec les auteurs, les artistes ni l’éditeur du jeu, qui ne l’ont ni faite,
    ni approuvée, ni soutenue. Elle ne contient aucune de leurs images et aucune de leurs phrases : dessins et mots sont ceux de Hantise. Si le jeu
    vous plaît, achetez la boîte.
print-step-paper = Le texte s’imprime sur du papier ordinaire, les feuilles de matériel sur du papier fort (160 à 250 g/m²).
print-step-scale = Imprimez à 100 % (« taille réelle »), sans ajuster à la page. La règle ci-dessous montre si c’est réussi.
print-step-sides =
    Imprimez les feuilles recto verso, en retournant sur le bord long : chaque dos se trouve alors derrière sa face. Essayez d’abord avec une seule
    feuille. Sans imprimante recto verso, imprimez les pages impaires, remettez la pile, puis imprimez les pages paires.
print-step-cut =
    Coupez d’un repère à l’autre, au cutter et à la règle. Les pièces se touchent : une coupe sert pour deux.
print-step-round = Les pièces rondes se découpent une à une.
print-step-fold = Pliez les figurines le long des tirets, tête contre tête, et collez-les ; les deux bouts font le pied.
print-ruler = Ce trait mesure { $n } mm :
print-head-what = Quoi
print-head-number = Nombre
print-head-size = Taille
print-head-pages = Pages
print-front = { $what } : recto
print-back = { $what } : verso
print-empty = Rien ne s’imprime sur cette face.
print-answer = La réponse est marquée.
print-signs = Ce que veulent dire les signes

## balance: a page for those who make games

balance-title = { $game } : son équilibre
balance-lead = { $games } parties à chaque nombre de places, toutes jouées par le robot { $bot }.
balance-bots-are-not-people = Les robots ne sont pas des gens : ils ne bluffent pas, ne se liguent pas, n’apprennent pas. On lit ici ce que le jeu fait à des joueurs tous pareils ; un grand écart mérite un regard, un petit peut venir d’eux.
balance-numbers-of-seats = Nombres de places
balance-seats =
    { $n ->
        [1] Une place
       *[other] { $n } places
    }
balance-fair = Aucune place ne gagne plus que sa part au-delà de ce que le hasard explique (± { $points } points).
balance-unfair = { $who } gagne { $rate } quand { $fair } serait égal : plus que le hasard n’explique.
balance-how-long = Une partie a { $middle } décisions au milieu ; une sur vingt en a moins de { $low }, une sur vingt plus de { $high }.
balance-comebacks = Dans { $share } des parties, le gagnant était derrière à la moitié des décisions.
balance-stalls = { $share } des parties s’arrêtent sans que personne les ait gagnées comme les règles le veulent.
balance-places = Victoires par place
balance-kinds = Victoires par faction
balance-intervals = Les points sont des parts de victoires, les traits leurs intervalles à 95 % ; la ligne est une part égale. Une victoire partagée compte en fractions.
balance-length = Durée
balance-decisions = décisions
balance-ways = Comment finissent les parties
balance-cut = interrompue à la limite de décisions
balance-back = Où en était le gagnant
balance-when = Des décisions
balance-after-share = après { $share }
balance-was-ahead = devant
balance-was-level = à égalité devant
balance-was-behind = derrière
balance-was-last = dernier
balance-people = Ce que fait chacun
balance-asked = Décisions
balance-choices = Choix à chacune
balance-waits = Décisions des autres, quand elle attend
balance-quantiles = Cinq sur cent sont sous le premier nombre, la moitié sous le deuxième, 95 sur cent sous le troisième.
balance-things = Cartes, tuiles, pouvoirs
balance-played = joué
balance-seen = en main
balance-pt = pt
balance-not-cause = De combien de points une place a gagné plus souvent quand elle l’avait ou le jouait, par rapport aux autres. Cela accompagne la victoire sans forcément la causer : qui mène joue peut-être plus. ● dans le tableau : plus que du bruit, à côté de tous les autres.
balance-all-things =
    { $n ->
        [1] Le seul
       *[other] Les { $n }
    }
balance-how-often = Fois joué ou utilisé
balance-sure = plus que du bruit
balance-rules = Règles qui n’ont jamais joué
balance-rules-fired = { $fired } règles sur { $named } ont joué dans { $games } parties suivies règle par règle.
balance-rules-never =
    { $n ->
        [1] Une n’a pas joué
       *[other] { $n } n’ont pas joué
    }
balance-untold =
    { $n ->
        [1] Un événement n’est jamais arrivé dans toutes ces parties
       *[other] { $n } événements ne sont jamais arrivés dans toutes ces parties
    }
balance-made-by = Fait par
balance-made-of = { $game }, version { $version } de ses règles, Hantise { $program }, composants { $components } ; graines { $first } à { $last } ; { $day }.
balance-made-options = Réglages :
balance-account-rounds = tours de table
balance-account-turns = tours
balance-account-floor = étage

## une table avant sa partie

page-gathering = La partie n’a pas commencé
page-gathering-asks = La partie commence quand tout le monde est d’accord.
page-gathering-ready = C’est noté. La partie commence quand tout le monde est d’accord.
page-gathering-watch = On se retrouve ici. La partie n’a pas commencé.
page-ready = On peut commencer
page-not-ready = Pas encore
page-is-ready = d’accord
page-is-not-ready = pas encore
page-reads = lit : { $lang }
page-seat-up = { $who } : une place plus haut
page-draw-seats = Tirer les places au sort
page-options-clear = Quand vous changez quelque chose ici, tout le monde redonne son accord.
page-option-only = À { $n } seulement.
page-code = En code pour un téléphone
page-copy = Copier
page-copied = Copié
page-wish = Demander une place
page-wish-sent = Vous avez demandé une place à l’hôte. Cette page change dès qu’il y a une réponse.
page-wish-from = { $name } demande une place
page-wish-seat = Donner la place : { $role }
page-wish-no = Pas de place
page-somebody = Quelqu’un
page-again-asked = Une autre partie ?
page-again-no = Non, merci
page-same-again = La même partie pour d’autres
page-back-to = De nouveau { $who }
page-moved = Cette place se joue maintenant sur un autre appareil. Pour continuer ici, faites-y un lien ou un code.
log-agreed = Changement : { $what }.
log-drawn = Les places sont tirées au sort : { $what }.
log-ordered = Les places sont maintenant : { $what }.
no-begun = La partie a commencé.
no-not-begun = La partie n’a pas commencé.
no-seat-taken = Cette place est prise.
error-option-seats = « { $option } : { $value } » n’a de sens qu’à { $seats }.

## ses propres tables

page-own-all = Toutes mes tables
page-own-none = Vous n’êtes à aucune table.
page-own-with = avec { $who }
page-own-games = Emporter mes parties (un fichier d’enregistrements)
page-leave = Quitter la table
page-leave-sure = Vous cédez votre place pour de bon : un robot continue, ou quelqu’un d’autre la prend.
page-leave-over = La table disparaît de cette liste. Votre nom reste dans la partie.
page-erase = Retirer mon nom des parties finies
page-erase-sure = Dans toutes vos parties finies, vous serez désormais convive sans nom. Cela ne s’annule pas.
page-code-have = Un code d’un autre appareil
page-code-help = Votre autre appareil le montre sous « Continuer sur un autre appareil ». Il lâche alors la place.
page-code-go = Continuer ici
page-code-here = Ou tapez ce code là-bas, sous « Toutes mes tables » :
page-time-left = { $unit ->
    [days] { $n ->
        [one] encore { $n } jour
       *[other] encore { $n } jours
    }
    [hours] { $n ->
        [one] encore { $n } heure
       *[other] encore { $n } heures
    }
   *[minutes] encore { $n } min
}
