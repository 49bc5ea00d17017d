# Hantise: words of the house, in English. Games have their own files.

seat-letter = Seat { $letter }
list-and = { $first } and { $last }
pick = { $pick }

## commands

cli-cannot-read = { $file } cannot be read: { $why }
cli-cannot-write = { $file } cannot be written: { $why }
cli-no-folder = there is no folder { $folder }
cli-no-text = { $file } is no text in UTF-8
cli-exists = { $file } is there already, and nothing is overwritten
cli-no-table = the web table is not installed ({ $module } is missing): pip install "hantise[table]"
cli-docs-written = { $n } files are written to { $folder }
cli-no-print = printing is not installed ({ $module } is missing): pip install "hantise[print]"
cli-printed = { $file } is written: { $pieces } pieces on { $sheets } sheets. Its first page says what to do.

cli-head-game = GAME
cli-head-title = TITLE
cli-head-seats = SEATS
cli-head-minutes = MINUTES
cli-head-stage = STAGE
cli-head-options = OPTIONS
cli-head-actions = ACTIONS
cli-head-decision = DECISION
cli-head-deed = DEED
cli-head-notation = NOTATION
cli-head-meaning = MEANING
cli-actions-size = { $n } actions in version { $version } of the rules.
cli-head-cells = CELLS
cli-head-what = OF
cli-head-holds = HOLDS
cli-layout-size = { $n } cells in version { $version } of the rules; lists, maps and records of one another are shown by their first.
cli-no-actions = { $game } does not say which decisions it has: name them in `asks` of its Game.
cli-game-broken = { $file } cannot be loaded: { $why }
cli-option-form = an option is written as name=value, not { $text }

cli-components-of-another = { $file } holds the components of { $theirs }, not of { $game }
cli-components-wrong =
    { $file } does not fit { $game }: { $fault }{ $more ->
        [0] {""}
       *[other] {" "}(and { $more } more)
    }; hantise components { $game } --verify { $file } lists what is wrong
cli-no-components = { $game } has no components file
cli-export-or-verify = give either --export or --verify, not both
cli-exported = { $file } is written: change what you like, then say hantise components GAME --verify { $file }
cli-difference-differs = differs: { $at } is { $theirs }; the game’s own is { $own }
cli-difference-information = not read: { $at } is { $theirs } and the game’s own is { $own }, but nothing in the game reads it
cli-difference-unknown = unknown: { $at } is nothing that the game knows
cli-difference-missing = missing: { $at }; the game’s own is { $own }
cli-difference-type = wrong type: { $at } is { $theirs } ({ $got }); a value of type { $wanted } is needed, such as { $own }
cli-verified =
    { $differences ->
        [0] The file says the same as the game’s own.
        [one] One number differs. The game can be played with it.
       *[other] { $differences } numbers differ. The game can be played with them.
    }
cli-refused-by-game = the game cannot be played with { $file }: { $why }
cli-not-playable =
    { $faults ->
        [one] the game cannot be played with { $file }: it has one fault
       *[other] the game cannot be played with { $file }: it has { $faults } faults
    }

cli-seat-count = { $game } is for { $seats } seats, and --seats names { $given }
cli-no-figure = { $game } works out no figure “{ $name }” of a record; there are: { $names }
cli-no-seat = there is no seat { $seat }; there are: { $seats }
cli-no-bot = { $why } (and human, where people play)
cli-bot-form = “{ $text }” is no bot for the tables: write --bot NAME=BOT, as --bot Dracula=mine.py:Dracula
cli-bot-fault = { $fault }
cli-record = { $file }: { $why }
cli-capsule-of = { $game }, rules version { $rules }, on Hantise { $version }
cli-capsule-other-rules = here the rules are of version { $rules }
cli-capsule-onlooker = an onlooker
cli-capsule-seen = seen by { $who } after { $at } moves: { $status }
cli-capsule-words = what was said: { $words }
cli-capsule-same = The record was replayed, and leads to the very position that was shown.
cli-capsule-other = The record was replayed, and leads to ANOTHER position than the one that was shown.
fault-capsule = this file is no capsule of a table
fault-capsule-form = a capsule of form { $given }: this version reads form { $form }
cli-resume-options = a saved game keeps its options: --option cannot be given with --resume
cli-resume-over = the game in { $file } is over; hantise replay { $file } shows it

cli-welcome = { $game }.
cli-welcome-help = Pick by number or by text; help lists what else you may say.
cli-table-help =
    A number or the text of a pick (its beginning will do)
      why TEXT     why that is not allowed now
      undo         take your last pick back
      rules [ID]   the rule of this decision, or the one of that id
      log          all that has happened
      show         the table again
      save FILE    keep the game in a file (hantise play GAME --resume FILE)
      quit         leave
cli-word-help = help
cli-word-show = show
cli-word-why = why
cli-word-undo = undo
cli-word-rules = rules
cli-word-log = log
cli-word-save = save
cli-word-quit = quit
cli-yes-words = y yes
cli-sure = Play it? [y/n]
cli-cover = { $who }: it is your turn. Nobody else should look now. Press Enter.
cli-cover-undo = { $who }: it is your turn. Nobody else should look now. Press Enter (or undo, to take the last pick back).
cli-no-number = there is no option { $number }: they go from 1 to { $last }
cli-unreadable = “{ $text }” is no pick here; write for example { $first }, or help
cli-legal = “{ $text }” is allowed: you may pick it
cli-why-what = Why what? Write the pick as well: why TEXT
cli-no-undo = Nothing can be taken back: since your last pick chance has spoken, somebody has learnt something, or another has picked.
cli-undone = Taken back: { $text }
cli-no-rule = There is no rule { $rule } in the rules of this game.
cli-save-where = Save where? Write the name of a file as well: save FILE
cli-saved = Saved in { $file }
cli-kept = The record of the game is in { $file }
cli-left = You have left the table.
cli-left-kept = You have left the table; go on with: hantise play GAME --resume { $file }

cli-left-out = Left out, as it does not fit the rules any more: { $name }
cli-serve-path = { $given } is no path of a game: name the folder, or the Python file, of one of your own; installed games are there without a word
cli-begun =
    The game is whole. Go on with:
      hantise check { $path }
      hantise play { $path } --seats human,ismcts
      hantise serve { $path } --open

cli-simulating = Playing
cli-engine-unfinished = The compiled engine is not finished; Python plays. To finish it: make fast
cli-engine-other-python = The compiled engine is one of another Python; Python plays. To make one anew: make fast
cli-engine-stale = The compiled engine is older than its sources; Python plays. To make it anew: make fast
cli-engine-not-whole = The compiled engine is not whole; Python plays. To make it anew: make fast
cli-engine-broken = The compiled engine cannot be loaded; Python plays. To make it anew: make fast
cli-measuring = Measuring
cli-head-engine = ENGINE
cli-table-picks = Picks a second
cli-table-cpu = CPU of the server, ms a pick
cli-table-driver = CPU of those who play here, ms a pick
cli-table-picker = To the picker, ms: median / 99 of 100
cli-table-others = To the others, ms: median / 99 of 100
cli-table-memory = Memory, kB a table: watched / after play
cli-head-message = MESSAGE, BYTES
cli-head-message-gzip = GZIP
cli-head-page = FIRST VIEW, BYTES
cli-head-page-gzip = GZIP
cli-head-us = µs/DECISION
cli-head-moves = MOVES
cli-head-copy = µs/COPY
cli-head-copy-moves = MOVES/COPY
cli-head-world = µs/WORLD
cli-no-version = there is no folder with a checkout and no git revision { $version }
cli-head-search = SEARCH
cli-head-per-second = SIMULATIONS/S
cli-head-simulation = µs/SIMULATION
cli-head-ours = µs HERE
cli-head-theirs = µs THERE
cli-head-ratio = RATIO
cli-head-verdict = 95 OF 100
cli-versus-slower = slower here: { $low } to { $high }
cli-versus-faster = faster here: { $low } to { $high }
cli-versus-noise = no more than noise: { $low } to { $high }
cli-head-spread = SPREAD
cli-head-aim = AIM
cli-checking = Checking
cli-no-such-seats = { $game } is for { $can } seats, not { $seats }
cli-which-game = name a game, or say --all
cli-not-rows = the file says by its end how the games are written: .jsonl, .csv or .parquet, and not { $file }
cli-no-pyarrow = { $file } needs pyarrow: pip install pyarrow, or write .csv or .jsonl
cli-no-distributed = --cluster needs Dask: pip install "hantise[cluster]", here and on every machine that plays
cli-broken-off = { $file }: a run was broken off, and its games wait in { $folder }: say --resume to go on with it, or remove that folder
cli-no-out = { $option } needs --out
cli-same-file = { $file } cannot hold both games and decisions
cli-rate = { $rate } a second
cli-progress = { $label }: { $done } of { $total }, { $rate } a second, { $left } left
cli-simulation-stopped =
    { $done ->
        [one] Stopped: one game of { $games } was over.
       *[other] Stopped: { $done } games of { $games } were over.
    }
cli-simulated =
    { $games ->
        [one] One game, { $decisions } decisions.
       *[other] { $games } games, { $decisions } decisions each on average.
    }
cli-simulated-faults =
    { $faults ->
        [one] One fault of a bot; the default was picked for it.
       *[other] { $faults } faults of bots; the default was picked for them.
    }
cli-head-end = END
cli-head-games = GAMES
cli-head-seat = SEAT
cli-head-bot = BOT
cli-head-wins = WINS
cli-head-wins-of = { $role } WINS
cli-head-return = RETURN
cli-head-ms = MS/DECISION
cli-head-decisions = DECISIONS
cli-head-rating = RATING
cli-balance-written = { $file } is written: open it in a browser
cli-no-matplotlib = the charts need matplotlib: pip install "hantise[lab]"
cli-own-numbers = the game’s own numbers
cli-compare-what = compare one thing: two components files (or one with the game’s own), an --option said twice, or --seats said twice; and name the game once
cli-compare-games = these are components of two games, { $one } and { $two }
cli-compare-side = { $letter }: { $name } ({ $low }, { $middle }, { $high } decisions in short, middling and long games)
cli-compare-head = { $games } games of each, seeds { $first } to { $last }; what differs is counted pair by pair.
cli-head-measure = MEASURE
cli-not-noise = more than noise
cli-measure-won = { $whose } wins
cli-measure-ended = ends: { $whose }
cli-measure-decisions = decisions
cli-measure-asked = decisions of { $whose }
cli-measure-seat = seat { $number }
cli-measure-team = team { $number }
cli-compare-points = More than noise: “{ $what }” differs by { $amount } points (95 %: { $low } to { $high }).
cli-compare-number = More than noise: “{ $what }” differs by { $amount } (95 %: { $low } to { $high }).
cli-compare-noise = Nothing here is more than noise: with { $games } games of each, who wins could still differ by { $points } points either way.
cli-compare-rest = What else differs is no more than noise.

## page

page-skip = To the content
page-skip-board = To the board
page-fan = Hantise is free software made by players: an unaffiliated fan implementation. Buy the boxes: they are lovely.
page-docs = Documentation
page-language = Language
page-lang-en = English
page-lang-fr = Français
page-theme = Colours
page-theme-auto = auto
page-theme-dark = dark
page-theme-light = light
page-theme-contrast = high contrast
page-motion = Motion
page-motion-auto = auto
page-motion-normal = normal
page-motion-faster = faster
page-motion-off = off
page-doubt = Ask back
page-doubt-auto = before what can hardly be meant
page-doubt-deeds = not before passing or ending
page-doubt-no = never
page-yes = yes
page-no = no
page-board = Board
page-choices = Choices
page-hand = Your hand
page-seats = Seats
page-panels = Panels in full
page-aid = Player aid
page-log = Log
page-rule = The rule of this moment
page-goal = How one wins
page-rule-others = What somebody else is asked
page-rule-number = The numbered rule { $rule }
page-rules = Rules
page-about = This table
page-keys = Keys
page-close = Close
page-you = you
page-bot = bot
page-bot-strength = Bot: { $strength }
page-you-name = You
page-guest = Guest { $letter }
page-plays-for = plays for { $who }
page-a-bot = a bot
page-older = Earlier lines
page-again-swapped = Play again, roles exchanged
page-bot-seat = Or let a bot play
page-invite-help = It works once, for whoever opens it first.
page-no-bot = Nobody: open the seat
bot-random = Random bot
bot-greedy = Careful bot
bot-ismcts = Thinking bot
page-open-seat = open seat
page-online = here
page-away = away
page-sealed = sealed
page-sealed-tip = Has answered. What it is will be shown when everybody has.
asked-too = { $asked } ({ $players ->
    [one] { $player } is asked as well
   *[other] { $player } are asked as well
})
page-cancel = Cancel
page-undo = Take back
page-undo-tip = Takes back: { $what }
page-undo-turn = Whole turn
page-undo-turn-of = { $n } picks
page-own-time = Your time
page-time = Time and votes
page-clock = Time to think
page-clock-help = Each person has an account of time. At zero nothing is lost: the others choose how to go on.
page-clock-none = As long as one likes
page-clock-live = All together: { $bank } each, { $refill } more at each decision, up to { $cap }
page-clock-days = Now and then: { $bank } each, { $refill } more at each decision, up to { $cap }
page-clock-own-live = All together, in numbers of your own
page-clock-own-days = Now and then, in numbers of your own
page-clock-bank = Each person begins with
page-clock-refill = More at each decision
page-clock-cap = An account holds at most
page-unit-seconds = (seconds)
page-unit-minutes = (minutes)
page-unit-hours = (hours)
page-unit-days = (days)
page-clock-stopped = paused
page-late = When somebody’s time is up, or somebody is away for long
page-late-others = the others choose how to go on
page-late-bot = a careful bot stands in until the person is back
page-late-default = the most harmless pick is made
page-going-back = Going back to an earlier position
page-going-back-help = Those who have acted or learnt something since are asked. One’s own last picks can be taken back in any case, as long as nothing was shown.
page-going-back-consent = if all agree
page-going-back-free = as soon as anybody wants to
page-going-back-off = never
span-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
span-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
span-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
span-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
# a day and an hour, as a clock writes them
span-short = d h
page-paused = Paused, at the wish of { $who-mid }.
page-dropped = The game has ended without a result.
page-slow-time = The time of { $who } is up.
page-slow-own = Your time is up. Nothing is lost: pick when you can.
page-slow-away = You wait for { $who }: away from the table.
page-stood-in = { $who } stands in for you.
page-given-up = Your seat is for somebody else now, until somebody takes it.
page-play-again-myself = I am back
page-go-on-waiting = Wait
page-ask-bot = A bot for { $who-mid }
page-ask-open = Somebody else for { $who-mid }
page-ask-end = End without a result
page-ask-pause = Ask for a pause
page-ask-go = Ask to go on
page-ask-days = Ask to go on by correspondence
page-agree = I agree
page-disagree = No
page-withdraw = Withdraw
page-plead = Ask to go back to here
page-plead-sure = Press again to ask to go back to: “{ $line }”
page-plead-free = Go back to here
page-plead-free-sure = Press again to go back to: “{ $line }”
page-beginning = the beginning
vote-pause = { $who } asks for a pause.
vote-go = { $who } asks to go on.
vote-days = { $who } asks to go on by correspondence. { $clock }.
vote-bot = { $who } asks for a bot to stand in for { $about-mid }.
vote-open = { $who } asks for somebody else in the place of { $about-mid }.
vote-end = { $who } asks to end the game without a result.
vote-back = { $who } asks to go back to: “{ $line }”
page-all = { $n ->
    [one] { $n } choice
   *[other] All { $n } choices
}
page-ways = { $n } ways to go on
page-nothing-to-play = You hold nothing for this moment.
page-rest = Pass until my turn
page-resting = You pass until your turn
page-resting-ends = Ends at your turn, at a question that concerns you, when something is taken back, and at a touch.
page-hold = Wait
page-cut = What you had begun is no longer possible. What happened: { $line }
page-wait = Sent, waiting for the table …
page-failed = This position could not be loaded.
page-wrong = Something is wrong here
page-wrong-what = Makes a file of what you see at this table: the moves as far as you may know them, the position, what this page says of itself. It holds nothing that you may not know. Send it to whoever can mend it.
page-wrong-words = What happened, and what did you expect?
page-wrong-make = Make the file
page-net = No connection to the table. Trying again; nothing can be picked till then, and what you began is kept. You can still look at the board and the log.
page-down = No connection: nothing can be picked until it is back.
page-slow = Slow line; everything works.
page-past = You look at move
page-missed = moves since
page-live = Back to now
page-result = { $result ->
    [won] You have won.
    [lost] You have lost.
    [shared] You share the win.
   *[over] The game is over.
}
page-again = Play again
page-step = Replay
page-ending = How it went
page-end-of = { $game }: how it went
page-end-picks = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
page-end-on = Where to go on
page-end-table = To the table
page-lasted-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
page-lasted-hours = { $n } h { $rest } min
page-lasted-days = { $n } days
page-score = The score, and what it is made of
page-winner = winner
page-moments = Moments that counted
page-moment = Move { $n }
page-course = The course of the game
page-plot = { $what }, move by move
page-plot-line = { $team } ({ $letter }): { $first } at the beginning, { $last } at the end, { $least } at the least, { $most } at the most.
page-plot-move = Move
page-plot-moves = moves
page-plot-numbers = As a table of numbers
page-saved = Save as a page to replay
page-saved-of = { $game }: a game to replay
page-onlooker = an onlooker
page-eyes = As seen by
page-eyes-of = { $name } ({ $role })
page-do-play = Play on by itself
page-do-stop = Stop
page-do-last = Last move
page-share = Link to this move
page-shared = The link to this move is copied.
page-record = Save the record
page-new = A new game
page-lobby = All games
page-no-picture = This game has no picture yet. What you may know of the table:
page-zoom = Board larger or smaller
page-words = The table in words
page-words-idle = Places where nothing lies
page-television = Show on a television
page-television-leave = Back to an ordinary screen
page-elsewhere = +{ $n }: can be picked too, farther off on the board
page-hurry = Hurry on
page-do-first = First move
page-do-back = One move back
page-do-on = One move on
page-reload = There is a new release of this house. Please reload the page: your game goes on as it stands.
page-reload-now = Load it
page-recap = What has happened since ({ $n })
page-do-recap = Play what happened since my last pick
page-do-live = Back to now
page-key-arrows = Arrows
page-key-arrows-does = from place to place on the board; elsewhere through the moves
page-key-next = N
page-key-next-does = to the next thing that can be picked; with Shift to the one before
page-key-enter = Enter
page-key-enter-does = choose
page-key-escape = Escape
page-key-escape-does = one step back in what you began, or back to now
page-key-undo = U
page-key-undo-does = take back
page-key-history = ← →
page-key-history-does = outside the board: one move back, one move on
page-key-play = P
page-key-play-does = the game by itself, from the move that is shown
page-key-words = T
page-key-words-does = the table in words, and back
page-key-help = ?
page-key-help-does = this list

page-tagline = Five haunted board games, every rule enforced. Play against a bot, with somebody at your side, or by a link.
page-games = Games
page-by = by { $designer }
page-players = { $n } players
page-players-span = { $from } to { $to } players
page-minutes = { $from } to { $to } minutes
page-stage = { $stage ->
    [prototype] prototype
    [alpha] early
    [beta] complete, still being tested
   *[stable] stable
}
page-play = Play
page-play-as = Play as
page-speak = Read aloud
page-speak-tip = Reads aloud what you pointed at last; before that, your hand.
page-speak-of = Read aloud: { $what }
page-against = Against
page-any-seat = drawn by lot
page-number = How many play
page-others = Each of the others
page-one-screen = a person at this screen
page-me = me
page-who = Who plays
page-its-name = Name
page-names-help = A name has 1 to 24 characters, and the others see it. It may stay empty.
page-lots = Draw lots for the seats
page-join-seat = Your seat: { $role }.
page-screen = two people at this screen
page-link = somebody you send a link to
page-more = More choices
page-start = Start
page-new-table = New table
page-name = Your name
page-name-help = 1 to 24 characters; the others see it. May stay empty.
page-options = What the table agrees on
page-option-rule = See { $rule } in the rules.
page-own-tables = Your tables
page-your-turn = your turn
page-load = Load a record
page-load-help = A text file that was saved from a table. You can step through it, or go on from its last move.
page-load-go = Load
page-join = Sit down
page-join-asked = You are invited to a table.
page-watch = Only watch
page-cover = { $name }, it is your turn
page-cover-help = Hand the screen to { $name }. Nothing of the game is shown until the button is pressed.
page-cover-show = I am { $name }: show the table
page-search = Search the rules
page-search-none = No rule has these words.
page-play-now = Play now
page-who-plays = Against whom, and as whom
page-first-time = First time?
page-first-time-help = a first game against a gentle bot, with a word of advice at each new choice
page-tip = Advice { $n } of { $all }
page-tip-done = Got it
page-tip-none = No more advice
page-learnt = What you have met
page-play-on = Play on, a whole game
page-hint = Hint
page-hint-pick = A steady player: { $pick }
page-hints = Hints
page-hints-help = a button says what a steady player would do, and why; everybody reads that it was pressed
log-hint = { $who } takes a hint.
no-hint = There is no hint to be had now.
page-with-friends = With friends
page-watch-bots = Watch bots play
page-hard = { $hard ->
    [1] quickly learnt
    [2] something to learn
   *[3] much to learn
}
page-how = How to play
page-how-of = How to play { $game }
page-how-sections = On this page
page-how-try = Try it
page-how-yes = Yes.
page-how-no = No.
page-how-answer = All answers
page-puzzles = Puzzles
page-puzzles-help = Positions from games that were played, in each of which one pick is clearly better than all others. Each game has one for today; the others stand below it.
page-puzzle-today = Today’s puzzle
page-puzzle-n = Puzzle { $n }
page-puzzle-of = puzzle { $n } of { $all }
page-puzzle-you = you: { $role }
page-puzzle-yours = What do you pick?
page-puzzle-again = Try another
page-puzzle-right = Right.
page-puzzle-good = Good, but there is better.
page-puzzle-no = No.
page-puzzle-best = The best pick
page-puzzle-won = Careful bots played the game on { $n } times from what you can know here: after this pick, { $won } of 100 games are won.
page-puzzle-won-best = After the best one, { $won }.
page-puzzle-all = What each pick comes to
page-puzzle-pick = Pick
page-puzzle-of-hundred = Won, of 100
page-puzzle-show = Show me
page-puzzle-next = Next puzzle
page-puzzle-play-on = Play on from here
page-puzzle-all-picks = All picks
page-puzzle-solved = solved
page-rules-numbered = All numbered rules
page-rules-of = Rules of { $game }
page-rules-english = The numbered rules are kept in English.
page-error = That did not work
page-home = To the first page
page-invite = Send this link to { $role }
page-invite-new = Make a link for { $role }
page-fill = Who plays { $role }?
page-fill-go = Set
page-take-back-seat = Play { $role } again yourself
page-move = Go on with another device
page-concede = Give up
page-concede-sure = The other side wins at once.
page-next = To the next game
page-strength-random = a bot that plays anything
page-strength-greedy = a careful bot
page-strength-ismcts = a bot that thinks ahead
page-link-title = A link for you
page-link-help = Copy it, and open it on the other device. It works once.
page-say = Say aloud
page-say-help = Everybody at the table hears it, and it stands in the log.
page-link-back = Back

## talk

phrase-hello = Hello!
phrase-your_turn = Your turn, isn’t it?
phrase-one_moment = One moment, please.
phrase-thanks = Thank you.
phrase-good_game = Good game!
page-talk = Talk
page-talk-unread = { $n } not read
page-talk-none-yet = Nobody has said anything yet.
page-talk-say = Say something
page-talk-send = Say it
page-talk-who = You look on. What are you called?
page-talk-join = Join the talk
page-talk-alone = Only bots play with you. Whoever looks on hears what you say in these words.
page-looks-on = looks on
page-say-help-onlooker = Those who look on hear it; the players do when the game is over.
page-talk-trouble = Does somebody disturb you?
page-talk-trouble-help = To mute: you read nothing more of them at this table. To block: at no table any more. To report: the host reads what they said last. They are told of none of it.
page-talk-whom = Who?
page-talk-mute = Mute
page-talk-mute-help = You read nothing more of them at this table.
page-talk-block = Block
page-talk-block-help = You read nothing more of them at any table.
page-talk-report = Report to the host
page-talk-report-help = The host reads what they said last.
page-talk-deaf = { $how ->
    [block] { $name }: blocked
   *[mute] { $name }: muted
}
page-talk-hear = Listen again
page-talk-host = For the host
page-talk-rule = How people may talk
page-talk-rule-free = in their own words
page-talk-rule-phrases = in set phrases only
page-talk-rule-none = not at all
page-talk-set = Set
page-talk-onlookers = all who look on
page-talk-close = Close the talk for { $name }
page-talk-open = Open the talk for { $name } again
page-talk-reported = { $by } reports { $name }:
log-talk-free = The host lets people talk in their own words.
log-talk-phrases = The host lets people talk in set phrases only.
log-talk-none = The host closes the talk.
log-talk-closed = The host closes the talk for { $who-mid }.
log-talk-opened = The host opens the talk for { $who-mid } again.
log-talk-closed-onlooker = The host closes the talk for { $what }, who looks on.
log-talk-opened-onlooker = The host opens the talk for { $what }, who looks on, again.
log-talk-closed-onlookers = The host closes the talk for all who look on.
log-talk-opened-onlookers = The host opens the talk for all who look on again.
no-talk = The host has closed the talk.
no-talk-closed = The host has closed the talk for you.
no-talk-own-words = The host lets people talk in set phrases only.
no-talk-nobody = First say who you are.
no-talk-name = Please say a name.
no-talk-text = What is said has 1 to { $most } letters or signs, on one line.
no-talk-long = So much has been said at this table that nothing more fits.
no-talk-full = So many people look on that nobody else can join their talk.
no-talk-reported = The host has read that already.
no-talk-self = You cannot stop listening to yourself.

## notices

page-notices = Notices
page-notices-link = How I learn that a table waits for me
page-notices-help = When a table waits for you and you are not at it, this house can tell you. All of it is off until you want it, and no notice holds a secret of a game: it says what anybody at the table may read.
page-sounds = Sounds on this device
page-sounds-help = Off until you want them, and silent until you have touched the page. They hold for this browser alone.
page-sound-turn = a bell when it becomes my turn
page-sound-error = a knock when something cannot be done
page-sound-moves = pieces, cards, dice and the end of the game
page-sound-listen = Listen
page-sound-try = Listen: { $name }
page-notice-ways = Where to
page-no-ways = Nothing is sent to you so far.
page-way-push = This or another browser of yours
page-way-webhook = An address of yours
page-way-close = Send nothing there any more
page-notice-test = Send one to try it
page-push-on = Tell this browser, even when no page is open
page-push-none = This browser cannot be reached while no page is open. It takes a safe address (https) and a browser that knows how.
page-push-denied = The browser does not let this page show notices. You can change that in its settings.
page-push-failed = The browser’s own service for notices did not answer.
page-webhook = An address of your own
page-webhook-help = Each notice is posted there, in a form that most chats can show.
page-webhook-add = Send them there
page-notice-when = When
page-notice-keep = Save
page-notice-pace = Several tables in one notice
page-notice-pace-0 = no, each as it comes
page-notice-pace-15 = at most every 15 minutes
page-notice-pace-60 = at most every hour
page-notice-pace-720 = at most twice a day
page-notice-all = Of all my tables, but those that I turn off
page-notice-always = Even while I am at the table
page-notice-on = You are told of this table.
page-notice-off = You are not told of this table.
page-notice-turn-on = Tell me
page-notice-turn-off = Do not tell me
page-deliveries = What was sent lately
page-no-deliveries = Nothing yet.
page-delivered = arrived
page-not-delivered = did not arrive: { $why }
notice-one = { $game }: it is your turn
notice-several = { $n } tables wait for you
notice-test = Hantise: a notice to try it
notice-test-body = It has arrived.
no-address = That is no address to which something can be sent.
no-address-plain = Something is sent only to addresses that begin with https.
no-address-private = Nothing is sent to an address within a private network.
no-webhooks = Whoever keeps this house has not opened it to addresses of your own.
no-more-ways = You have { $most } ways already: close one first.

## the table server

serve-open = Hantise: { $address } (tables in { $folder }; Ctrl-C ends)
serve-outside = For others in your network: { $address }

log-bot-silent = The bot of { $who-mid } fell silent: { $what } was played for it.
log-took-back = { $who } took the last pick back.
log-went-back = At the wish of { $who-mid } the game goes back to here; everybody concerned agreed.
log-went-back-free = At the wish of { $who-mid } the game goes back to here, as this table allows.
log-unasked = The time of { $who-mid } was up: the most harmless pick was made.
log-in-time = The pick of { $who-mid } came within { $what } s of the end of the time, and counts.
log-over = The pick of { $who-mid } came { $what } s after the end of the time.
log-paused = At the wish of { $who-mid } the game is paused.
log-goes-on = At the wish of { $who-mid } the game goes on.
log-tempo = At the wish of { $who-mid } the game goes on by correspondence. { $what }.
log-ended = At the wish of { $who-mid } the game ends without a result.
log-stands-in = By agreement { $who-mid }, { $what }, stands in for { $was-mid }.
log-stands-in-late = Nobody answered for { $was-mid } in time: { $who-mid }, { $what }, stands in.
log-opened = By agreement the seat of { $was-mid } is for somebody else.
log-bot-sat-down = { $who }, { $what }, sits down: { $role }.
log-bot-sat-down-by = { $by } has { $who-mid }, { $what }, sit down: { $role }.
log-bot-plays-for = { $who }, { $what }, plays for { $was-mid } from here on.
log-bot-plays-for-by = { $by } lets { $who-mid }, { $what }, play for { $was-mid } from here on.
log-sat-down = { $who } sits down: { $role }.
log-sat-down-for = { $who } takes the seat of { $was-mid }.
log-seat-back = { $who } takes the seat back from { $was-mid }.
log-sat-down-by = { $who } sits down, at the screen of { $by-mid }.
log-seat-back-by = { $by } gives { $who-mid } the seat back.
log-got-up-by = { $by } opens the seat of { $was-mid }.
log-says = { $who }: “{ $what }”
log-got-up = { $was } gets up: the seat is open.

no-stale = The table has moved on: please look again.
no-not-yours = It is not your turn.
no-option = That is not possible now.
no-concede = Nobody can give up at this table.
no-over = The game is over.
no-paused = The game is paused.
no-back = At this table nobody goes back to an earlier position: that was agreed on when it was opened.
no-wished = That has been asked already, and waits for an answer.
no-wished-lately = You asked for that a moment ago: please wait a minute.
no-late = Nobody keeps you waiting now.
no-vote = There is nothing to answer any more.
no-garbage = That could not be read.
no-hurry = Too much at once: please wait a moment.
no-disk = The server cannot write to its disk: the last pick was not kept. Please try again.

no-undo-over = The game is over: nothing can be taken back.
no-undo-nothing = You have picked nothing yet.
no-undo-secret = Somebody else may be picking in secret: nothing can be taken back meanwhile.
no-undo-shown = Something was revealed since your last pick: it cannot be taken back.
no-undo-shown-by = Your last pick cannot be taken back, for something was revealed: { $what }
no-undo-chance-by = Your last pick cannot be taken back, for chance has spoken: { $what }
no-undo-others-by = Your last pick cannot be taken back, for somebody else has picked since: { $what }
no-undo-chance = Chance has spoken since your last pick: it cannot be taken back.
no-undo-others = Somebody else has picked since: your pick cannot be taken back.

name-too-long = A name has at most 24 characters.
name-taken = Somebody at this table has this name already.

match-first = First game of a match of two: the second is played with exchanged roles.
match-second = Second game of a match of two.
match-tie = The match is a tie.
match-won = { $who } won the match.

error-origin = This came from a page that is not ours.
error-no-game = There is no game { $what } here.
error-no-page = There is no such page.
error-no-table = There is no such table, or it was played by other rules than those here.
error-other-rules = This table was begun by earlier rules of its game, and this house has the later ones alone. It keeps as it is, and goes on once whoever keeps the house brings the earlier rules back.
error-other-numbers = This table was begun with other components than those in force now: its game cannot go on here. Start the server with the components file that it was begun with (--components FILE), or without one.
error-load = This file cannot be loaded: { $why }
error-form = No table could be made of this: { $why }
error-players = This game is for { $seats } players, not for “{ $given }”.
error-strength = There is no bot “{ $given }” at this table: choose one of { $names }.
error-clock-number =
    { $what ->
        [bank] What each person’s time begins with
        [refill] What comes on top at each decision
       *[cap] What an account of time holds at most
    } is a whole number of { $unit ->
        [seconds] seconds
        [minutes] minutes
        [hours] hours
       *[days] days
    } from { $least } to { $most }, not “{ $given }”.
error-clock-bank = Nobody can begin with more time than an account holds at most: lower the first number, or raise the last.
error-clock-refill = No more time can come at a decision than an account holds at most: lower the second number, or raise the last.
error-back = There is no such way of going back: “{ $given }”.
error-clock = There is no such clock: “{ $given }”.
error-seat = There is no seat “{ $given }” at a table for { $seats }: choose another one, or have it drawn by lot.
error-who = Who plays in seat { $given }? Choose a person or a bot.
error-two-me = Only one seat can be yours: choose “a person at this screen” for the others.
error-no-me = No seat is yours: choose one.
error-no-ticket = There is no such invitation.
error-used-ticket = This invitation has been used. Ask for a new one.
error-no-position = There is no such position.
error-no-seat = This is not your seat.
error-not-host = That is for the host of the table, or for whoever sits there. In the middle of a game nobody takes a seat from its person: once somebody keeps the others waiting, they can ask each other for a bot.
error-not-over = The game is not over yet.
error-cover = First the next person takes the screen.
error-too-big = That is too long.
error-ours = This is our fault: something went wrong. The table is safe; please try again.

## errors of the core: what was given and cannot be taken

fault-game = there is no game “{ $given }”; there are: { $there }
fault-game-version = there are no rules of version { $version } of the game “{ $given }” here
fault-no-file = there is no file { $file }
fault-no-python = { $file } is no Python file
fault-no-game = { $file } holds no GAME
fault-seats = { $game } is for { $seats } seats, not { $given }
fault-seed = a seed is 0 or more, not { $given }
fault-option = { $game } knows no setting { $option }; there are: { $there }
fault-option-value = { $option } cannot be { $value }: it is one of { $can }
fault-option-why = { $option }: { $why }
fault-said = { $why }
fault-over = the game is over: nothing can be picked any more
fault-ambiguous = “{ $text }” may mean: { $can }
fault-illegal = “{ $text }” is not possible now: { $why } [{ $rule }]
fault-unreadable = “{ $text }” is no pick here; there are: { $there }
fault-outcome = the outcome { $outcome } cannot come here
fault-concede = nobody can concede in this game
fault-concede-two = only with two players can one concede; with more a bot may take the seat
fault-not-asked = seat { $seat } is not asked in secret now
fault-answered = seat { $seat } has answered
fault-record-upto = the record has { $total } picks: there is no position after { $upto }
fault-record-cut = this record was cut for a seat (“?”): it can be read, but not replayed
fault-record-after = pick { $pick } ({ $text }) comes after the end of the game
fault-record-chance = after pick { $pick } ({ $text }) more chance is recorded than the rules draw
fault-record-draw = a draw is missing in the record: what chance brought is not all there
fault-record-rules = the record does not fit the rules of { $game }, version { $version }: { $why }
fault-record-outcome = “{ $text }” is nothing that chance can bring in { $game }
fault-record-undo = { $picks } picks cannot be taken back: there are { $there }
fault-record-begins = line 1: a record begins with %game, the name of the game and the version of its rules
fault-record-line = line { $line }: { $why }
fault-record-over = line { $line }: nothing can come after { $last }
fault-record-head = line { $line }: %game needs the name of the game and the version of its rules
fault-record-game = line { $line }: this is a record of { $theirs }, not of { $game }
fault-record-version = line { $line }: played by rules version { $theirs } of { $game }; here is version { $here }
fault-record-components =
    this game was played with { $theirs ->
        [own] the game’s own components
       *[other] the owner’s components { $theirs }
    }, and here are { $here ->
        [own] the game’s own
       *[other] the owner’s components { $here }
    }
fault-record-end = { $game } cannot end by “{ $given }”, only by { $can }
fault-record-setting = { $word } is unknown; there are { $there }
fault-record-returns = %returns comes after %end, with a number for each of { $each }: { $such }
fault-record-deed = line { $line }: a deed begins with the letter of a seat ({ $can }) or * for chance, not “{ $given }”
fault-record-bracket = line { $line }: “{ $text }” is cut off or has a bracket too many
fault-record-cap = the record has { $picks } picks; no game of { $game } has more than { $cap }
fault-record-big = a record has at most { $most } bytes; this file has { $size }
fault-record-utf8 = line 1: this file is no text in UTF-8, so it is no record
fault-table-begins = table { $table } does not begin with its set-up
fault-table-twice = table { $table }, entry { $entry }: a second set-up
fault-no-layout = { $game } has no { $file }: hantise layout { $game } --renew writes it
fault-old-layout = { $file } is of another version of { $game }: hantise layout { $game } --renew writes it anew
fault-file = { $file }: cannot be read: { $why }
fault-file-utf8 = { $file }: cannot be read: it is no text in UTF-8
fault-file-toml = { $file }: cannot be read as TOML: { $why }
fault-file-game = { $file }: a components file says below [game] which game it is for: { $such }
fault-components = { $game } components, { $entry }: { $right }
fault-conserved = { $game } components, [conserved] { $piece }: the box holds { $held }, and not { $said }
fault-endless = { $game }: a game of { $seats } does not end within { $cap } decisions
fault-numbers = { $game } cannot be played with these numbers: { $why }
list-more = { $names } and { $more } more

## documentation

docs-home = First page
docs-players = Players
docs-hosts = Hosts
docs-designers = Designers
docs-researchers = Researchers
docs-contributors = Contributors
docs-reference = To look up
docs-modules = Python modules
docs-pages = All pages
docs-here = On this page
docs-search = Search the documentation
docs-english = This page is in English.

## what is printed

print-and-play = Print and play
print-by = Designed by { $designer }. Published by { $published }.
print-fan =
    An unaffiliated fan work made with Hantise, for your own table. It is not made, endorsed or supported by the authors, artists or publisher of
    the game, and holds none of their pictures and none of their sentences: drawings and words are Hantise’s own. If you like the game, buy the box.
print-step-paper = Text goes on plain paper, the sheets of pieces on stiff paper or card (160 to 250 g/m²).
print-step-scale = Print at 100 % (“actual size”), not fitted to the page. The ruler below shows whether that worked.
print-step-sides =
    Print the sheets on both sides and let the printer turn them on the long edge: every back then meets its front. Try one sheet first. Without
    a printer for both sides, print the odd pages, lay the pile in again, and print the even ones.
print-step-cut = Cut from mark to mark with a knife and a ruler. Pieces touch, so that one cut serves two of them.
print-step-round = Round pieces are cut one by one.
print-step-fold = Fold stands along the dashed lines, head to head, and glue them together; the two ends are the foot.
print-ruler = This line is { $n } mm long:
print-head-what = What
print-head-number = Number
print-head-size = Size
print-head-pages = Pages
print-front = { $what }: front
print-back = { $what }: back
print-empty = Nothing is printed on this side.
print-answer = The answer is marked.
print-signs = What the signs mean

## balance: a page for those who make games

balance-title = { $game }: how it is balanced
balance-lead = { $games } games at each number of seats, all seats played by the bot { $bot }.
balance-bots-are-not-people = Bots are not people: they do not bluff, gang up or learn. What stands here is what the game does to players who are all alike; a wide gap is worth a look, a narrow one may be theirs.
balance-numbers-of-seats = Numbers of seats
balance-seats =
    { $n ->
        [one] One seat
       *[other] { $n } seats
    }
balance-fair = No seat wins more than its share by more than chance explains (± { $points } points).
balance-unfair = { $who } wins { $rate } where { $fair } would be even: more than chance explains.
balance-how-long = A game has { $middle } decisions in the middle; one in twenty has fewer than { $low }, one in twenty more than { $high }.
balance-comebacks = In { $share } of the games the winner was behind at half of the decisions.
balance-stalls = { $share } of the games stop without anybody having won them by the rules’ own way.
balance-places = Wins by seat
balance-kinds = Wins by faction
balance-intervals = Dots are shares of victories, bars their intervals of 95 %; the line is an even share. A shared victory counts in parts.
balance-length = Length
balance-decisions = decisions
balance-ways = How games end
balance-cut = broken off at the cap of decisions
balance-back = Where the winner stood
balance-when = Of the decisions
balance-after-share = after { $share }
balance-was-ahead = ahead
balance-was-level = level in front
balance-was-behind = behind
balance-was-last = last
balance-people = What each person does
balance-asked = Decisions
balance-choices = Choices at each
balance-waits = Others’ decisions, when it waits
balance-quantiles = Five of a hundred lie below the first number, half below the second, 95 of a hundred below the third.
balance-things = Cards, tiles, powers
balance-played = when played
balance-seen = when in hand
balance-pt = pt
balance-not-cause = How much more often a seat won that had or played the thing, in points, beside seats that had not. It goes along with winning, and need not bring it about: who is ahead may play more. ● in the table: more than noise, beside all the others.
balance-all-things =
    { $n ->
        [one] The only one
       *[other] All { $n }
    }
balance-how-often = Times played or used
balance-sure = more than noise
balance-rules = Rules that never came into play
balance-rules-fired = { $fired } of { $named } rules came into play in { $games } games that were followed rule by rule.
balance-rules-never =
    { $n ->
        [one] One did not
       *[other] { $n } did not
    }
balance-untold =
    { $n ->
        [one] One event was never told in all these games
       *[other] { $n } events were never told in all these games
    }
balance-made-by = Made by
balance-made-of = { $game }, version { $version } of its rules, Hantise { $program }, components { $components }; seeds { $first } to { $last }; { $day }.
balance-made-options = Settings:
balance-account-rounds = rounds
balance-account-turns = turns
balance-account-floor = floor

## a table before its game

page-gathering = The game has not begun
page-gathering-asks = The game begins when everybody is ready.
page-gathering-ready = You are ready. The game begins when everybody is.
page-gathering-watch = People gather here. The game has not begun.
page-ready = I am ready
page-not-ready = Not yet
page-is-ready = ready
page-is-not-ready = not yet
page-reads = reads { $lang }
page-seat-up = { $who }: one place up
page-draw-seats = Draw lots for the seats
page-options-clear = When you change something here, everybody says again whether they are ready.
page-option-only = With { $n } players only.
page-code = As a code for a phone
page-copy = Copy
page-copied = Copied
page-wish = Ask for a seat
page-wish-sent = You have asked the host for a seat. This page changes when there is an answer.
page-wish-from = { $name } asks for a seat
page-wish-seat = Give the seat: { $role }
page-wish-no = No seat
page-somebody = Somebody
page-again-asked = Another game?
page-again-no = No, thanks
page-same-again = The same game for others
page-back-to = { $who } again
page-moved = This seat is played on another device now. To play on here, make a link or a code there.
log-agreed = Changed: { $what }.
log-drawn = The seats were drawn by lot: { $what }.
log-ordered = The seats are now: { $what }.
no-begun = The game has begun.
no-not-begun = The game has not begun.
no-seat-taken = That seat is taken.
error-option-seats = “{ $option }: { $value }” means something with { $seats } players only.

## one's own tables

page-own-all = All my tables
page-own-none = You sit at no table.
page-own-with = with { $who }
page-own-games = Take my games along (a file of records)
page-leave = Leave the table
page-leave-sure = Your seat is given up for good: a bot plays on, or somebody else takes it.
page-leave-over = The table goes from this list. Your name stays in the game.
page-erase = Take my name out of finished games
page-erase-sure = In all your finished games you are a guest from then on. That cannot be undone.
page-code-have = A code from another device
page-code-help = Your other device shows it below “Go on with another device”. That one then lets go of the seat.
page-code-go = Go on here
page-code-here = Or type this code there, at “All my tables”:
page-time-left = { $unit ->
    [days] { $n ->
        [one] { $n } day left
       *[other] { $n } days left
    }
    [hours] { $n ->
        [one] { $n } hour left
       *[other] { $n } hours left
    }
   *[minutes] { $n } min left
}
