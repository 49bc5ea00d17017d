# Gregory Horror Show, in English.

title = Gregory Horror Show
designer = Kris Oprisko
published = Upper Deck Entertainment, 2002
motto = Take three rooms, then get out. Gregory and his guests would rather keep you.

role-red = Red
role-blue = Blue
role-green = Green
role-yellow = Yellow

## Judgment cards

card-freak_out = Freak Out!
    .effect = Your side of this combat: strength +100.
    .moment = in a combat of yours
card-blood_curdling_scream = Blood-Curdling Scream
    .effect = Your side of this combat: strength +200.
    .moment = in a combat of yours
card-loose_stitches = Loose Stitches
    .effect = Your opponent in this combat (always a monster): strength -100, not below 0.
    .moment = in a combat of yours
card-second_helping = Second Helping
    .effect = A monster that fights an enemy’s pawn: strength +100.
    .moment = in a combat of an enemy’s pawn
card-loaded_die = Loaded Die
    .effect = Any die just rolled: roll it again; the new result stands.
    .moment = after any roll
card-tipping_scales = Tipping Scales
    .effect = Take one card at random from the hand of an enemy who holds more cards than you.
    .moment = in your own turn
card-overruled = Overruled
    .effect = Cancel a judgment card that an enemy has just played; it is discarded without effect.
    .moment = when an enemy has played a card
card-padded_pyjamas = Padded Pyjamas
    .effect = You are about to lose life points: lose 200 fewer, not below 0.
    .moment = when you are about to lose life
card-midnight_snack = Midnight Snack
    .effect = Gain 150 life.
    .moment = at any moment
card-blood_sample = Blood Sample
    .effect = One enemy loses 100 life.
    .moment = in your own turn
card-gooseflesh = Gooseflesh
    .effect = Gain 100 spooky.
    .moment = at any moment
card-nervous_breakdown = Nervous Breakdown
    .effect = One enemy loses 100 spooky.
    .moment = in your own turn
card-sleepwalking = Sleepwalking
    .effect = After your movement roll: +2 movement points this turn.
    .moment = after your movement roll
card-sticky_floorboards = Sticky Floorboards
    .effect = After an enemy’s movement roll: -2 movement points this turn, at least 1 is left.
    .moment = after an enemy’s movement roll
card-room_service = Room Service
    .effect = Place the wandering monster on a free carpet space, either floor, 3 or more steps from every pawn.
    .moment = in your own turn
card-gregorys_errand = Gregory’s Errand
    .effect = Move the wandering monster up to 3 spaces by its normal rules, at no cost; it may attack.
    .moment = in your own turn
card-skeleton_key = Skeleton Key
    .effect = This turn your pawn may enter one room without spending a key.
    .moment = in your own turn
card-key_ring = Key Ring
    .effect = Take a key marker, even if you already hold one (two at most).
    .moment = in your own turn
card-sticky_fingers = Sticky Fingers
    .effect = An enemy on your floor loses one key; you take it if you hold none, otherwise it goes back to the supply.
    .moment = in your own turn
card-pull_the_rug = Pull the Rug
    .effect = An enemy whose pawn stands on a carpet goes to Hell.
    .moment = in your own turn
card-moth_eaten_carpets = Moth-Eaten Carpets
    .effect = Until your next turn starts, each enemy whose pawn enters a carpet loses 100 life.
    .moment = in your own turn
card-eviction_notice = Eviction Notice
    .effect = Remove the control marker of an enemy who controls 2 or more rooms from a room with no pawn inside.
    .moment = in your own turn
card-shove_in_the_dark = Shove in the Dark
    .effect = Push an enemy pawn in the hall within 3 steps of yours by one space, your choice of direction; thorns and Hell’s Gates work.
    .moment = in your own turn
card-laundry_chute = Laundry Chute
    .effect = Put your pawn from the hall on a free carpet space of the other floor, not the Lobby carpet; it moves no more this turn.
    .moment = in your own turn

## Monsters and figures

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

## Mystery cards

mystery-midnight_tea = Midnight Tea
    .effect = You gain 200 life.
mystery-check_up = Check-Up
    .effect = You lose 100 life, then draw 2 judgment cards.
mystery-screaming_mirror = Screaming Mirror
    .effect = You gain 200 spooky.
mystery-blackout = Blackout
    .effect = Every player loses 100 spooky.
mystery-lost_property = Lost Property
    .effect = You take a key even if you hold one (two at most) and draw 1 judgment card.
mystery-rotten_planks = Rotten Planks
    .effect = You gain 100 spooky, then go to Hell.
mystery-wardrobe_passage = Wardrobe Passage
    .effect = You may put your pawn on any free carpet space of either floor, Lobby carpet excluded.
mystery-biting_carpets = Biting Carpets
    .effect = Lingering: every player whose pawn enters a carpet loses 50 life.
mystery-cosy_carpets = Cosy Carpets
    .effect = Lingering: a player whose pawn stands on a carpet at the end of their own turn gains 50 spooky.
mystery-open_house = Open House
    .effect = Lingering: entering a room needs no key.
mystery-gregory_in_a_rage = Gregory in a Rage
    .effect = Lingering: the wandering monster’s rolled strength is 100 higher.
mystery-dead_portals = Dead Portals
    .effect = Lingering: nobody may enter a teleporter, so no escape through it either.

## The house

room-room_101 = Parlour
    .the = the Parlour
    .in = in the Parlour
    .of = of the Parlour
room-room_102 = Laundry
    .the = the Laundry
    .in = in the Laundry
    .of = of the Laundry
room-room_103 = Kitchen
    .the = the Kitchen
    .in = in the Kitchen
    .of = of the Kitchen
room-room_201 = Nursery
    .the = the Nursery
    .in = in the Nursery
    .of = of the Nursery
room-room_202 = Clock Room
    .the = the Clock Room
    .in = in the Clock Room
    .of = of the Clock Room
room-room_203 = Infirmary
    .the = the Infirmary
    .in = in the Infirmary
    .of = of the Infirmary
room-mystery_room = Mystery room
    .the = the mystery room
    .in = in the mystery room
    .of = of the mystery room
room-secret_area = Secret area
    .the = the secret area
    .in = in the secret area
    .of = of the secret area

## The log

begins = { $who } is the first to play.
turn = Round { $round }: it is the turn of { $who }.
put-on = The pawn of { $who } is put on { $to }.
placed-wandering = { $who } puts Gregory on { $to }.
rosters-open = All rosters are chosen, and open.
roster = { $who } draws { $figure }.
rolls-move = { $who } rolls { $face } for movement.
rolls-hell = { $who } rolls { $face } in Hell.
rolls-control = { $who } rolls { $face } for the control of Gregory.
rolls-fight = { $who } rolls { $face } for the fight.
rolls-bonus = { $who } rolls { $face } for the victory bonus.
rolls-release = { $who } rolls { $face } for the release.
rolls-again = { $who } rolls again: { $face } instead of { $before }.
dice-gregory = Gregory: { $face } makes strength { $strength }.
dice-gregory-more = Gregory: { $face } makes { $rolled }, his rage adds { $more }: strength { $strength }.
dice-guest = { $figure }: { $face } makes strength { $strength }.
dice-guest-more = { $figure }: { $face } makes { $rolled }, the booster adds { $more }: strength { $strength }.
has-points =
    { $points ->
        [one] { $who } has 1 movement point.
       *[other] { $who } has { $points } movement points.
    }
points-changed =
    { $points ->
        [one] { $who } now has 1 movement point.
       *[other] { $who } now has { $points } movement points.
    }
steps = { $who } steps to { $to }.
teleports = { $who } goes through the teleporter and comes out at { $to }.
moves-wandering = { $who } moves Gregory to { $to }.
moves-guest = { $who } moves { $figure } to { $to }.
guest-teleports = { $who } sends { $figure } through the teleporter to { $to }.
draws =
    { $count ->
        [one] { $who } draws a judgment card.
       *[other] { $who } draws { $count } judgment cards.
    }
draws-card = { $who } draws { $card }.
discards = { $who } discards { $card }.
steals = { $who } takes a card from the hand of { $whom }.
steals-card = { $who } takes { $card } from the hand of { $whom }.
reshuffles = The judgment discard is shuffled into a new deck.
gains-life = { $who } gains { $amount } life: { $total }.
loses-life = { $who } loses { $amount } life: { $total } left.
gains-spooky = { $who } gains { $amount } spooky: { $total }.
loses-spooky = { $who } loses { $amount } spooky: { $total } left.
takes-key = { $who } takes a key.
spends-key = { $who } spends a key on the door.
steals-key = { $who } takes a key from { $whom }.
loses-key = Because of { $who }, { $whom } loses a key to the supply.
unlocks = { $who } opens the door without a key.
enters-room = { $who } is { $room-in }.
enters-mystery = { $who } enters the mystery room.
mystery-turned = The mystery card is { $mystery }: { $mystery-effect }
mystery-acts = { $mystery } takes effect.
mystery-ends = { $mystery } ends.
secret-opens = The fifth mystery card has been turned: the secret area opens.
monster-turned = { $who } turns { $monster }, strength { $strength }.
standing = Strengths: { $left } against { $right }.
tie = Equal: both roll again.
beats = { $who } beats { $monster } and eats it.
beaten-by = { $monster } beats { $who }.
bonus = Victory bonus of { $monster } for { $who-mid }: line { $line }.
takes-room = { $who } now controls { $room-the }.
loses-room = { $who } no longer controls { $room-the }.
removes-monster = { $who } removes { $monster } from the game.
reborn = The monster discard of { $who } is a new deck.
withstands = { $who } withstands the monster.
falls = { $who } is defeated.
pushed = { $who } is pushed to { $to }.
to-hell = { $who } is in Hell, on { $to }.
may-leave-hell = { $who } may leave Hell with two steps.
stays-in-hell = { $who } stays in Hell: failed rolls { $failed }.
plays = { $who } plays { $card }.
plays-at = { $who } plays { $card } on { $whom }.
plays-on = { $who } plays { $card } on { $to }.
plays-room = { $who } plays { $card } on { $room-the }.
plays-shove = { $who } plays { $card }: { $whom } towards { $to }.
cancelled = { $card } of { $who } is cancelled.
controls = { $who } controls Gregory in this fight.
guest-wins = { $figure } wins the fight.
wandering-wins = Gregory wins the fight.
guest-comes = { $figure } of { $who } enters on { $to }.
guest-waits = { $figure } of { $who } waits at the Entrance.
guest-dies = { $figure } of { $who } is killed.
low-blow = Low blow: { $who } pays 100 life and puts { $figure } into the trap { $to }.
tries-release = { $who } tries to release { $figure }.
released = { $figure } is released.
not-released = { $figure } stays in the trap.
sacrifices = { $who } sacrifices { $figure }: a pool of acid blood.
dies = { $who } has no life left and is out of the game.
escapes = { $who } leaves the house.
worn-out =
    { $rounds ->
        [one] One round has been played
       *[other] { $rounds } rounds have been played
    }: the game ends.

## What is asked

ask-PlacePawn = Put your pawn on an Entrance space
wait-PlacePawn = { $player } chooses an Entrance space
ask-PlaceWandering = Put Gregory on a monster start space
wait-PlaceWandering = { $player } chooses where Gregory starts
ask-Roster = Choose { $count } figures for your roster
wait-Roster = { $player } chooses a roster
ask-Poll-start = A turn begins: play a card, or pass
wait-Poll-start = A turn begins: { $player } may play a card
ask-Poll-die = The dice are cast: play a card, or pass
wait-Poll-die = The dice are cast: { $player } may play a card
ask-Poll-move = Movement roll: play a card, or pass
wait-Poll-move = Movement roll: { $player } may play a card
ask-Poll-combat = A fight, { $left } against { $right }: play a card, or pass
wait-Poll-combat = A fight, { $left } against { $right }: { $player } may play a card
ask-Poll-end = The turn ends: play a card, or pass
wait-Poll-end = The turn ends: { $player } may play a card
ask-Challenge = { $whom } plays { $card }: cancel it, or pass
wait-Challenge = { $whom } plays { $card }: { $player } may cancel it
ask-Brace = You are about to lose { $amount } of { $life } life: play a card, or pass
wait-Brace = { $player } is about to lose { $amount } of { $life } life
ask-ChooseTurn = Your turn: roll, or do something else first
wait-ChooseTurn = { $player } begins the turn
ask-ChooseTurn-hell = You are in Hell: roll to get out, or do something else
wait-ChooseTurn-hell = { $player } is in Hell
ask-Act =
    { $points ->
        [0] No points left: play a card, do what is still possible, or end your walk
        [one] 1 point: move your pawn or a monster, or end your walk
       *[other] { $points } points: move your pawn and monsters, or end your walk
    }
wait-Act =
    { $points ->
        [one] { $player } moves: 1 point left
       *[other] { $player } moves: { $points } points left
    }
ask-Act-walk =
    { $points ->
        [one] 1 point: move your pawn, or end your walk
       *[other] { $points } points: move your pawn, or end your walk
    }
wait-Act-walk =
    { $points ->
        [one] { $player } moves the pawn: 1 point left
       *[other] { $player } moves the pawn: { $points } points left
    }
ask-Act-monsters =
    { $points ->
        [one] 1 point: move a monster, or end your walk
       *[other] { $points } points: move monsters, or end your walk
    }
wait-Act-monsters =
    { $points ->
        [one] { $player } moves monsters: 1 point left
       *[other] { $player } moves monsters: { $points } points left
    }
ask-Act-still = Nothing can be moved now: play a card, do what is still possible, or end your walk
wait-Act-still = { $player } cannot move anything now
ask-Act-leave = Your pawn was beaten { $room-in }: step out
wait-Act-leave = { $player } was beaten { $room-in } and steps out
ask-PortalExit-pawn = Step out of the teleporter
wait-PortalExit-pawn = { $player } steps out of the teleporter
ask-PortalExit-guest = Where does { $figure } come out?
wait-PortalExit-guest = { $player } chooses where { $figure } comes out
ask-Errand =
    { $left ->
        [one] Move Gregory by one more space, or stop
       *[other] Move Gregory by up to { $left } spaces, or stop
    }
wait-Errand = { $player } moves Gregory
ask-Discard = Discard a judgment card
wait-Discard = { $player } discards a judgment card
ask-HellSpace = Choose your space in Hell
wait-HellSpace = { $player } chooses a space in Hell
ask-Passage = Go through the wardrobe to a carpet space, or stay
wait-Passage = { $player } looks into the wardrobe
ask-CarpetDiscard = On the carpet you may discard one card
wait-CarpetDiscard = { $player } may discard a card on the carpet
ask-Reincarnation =
    { $count ->
        [one] Remove one monster of your discard from the game
       *[other] Remove { $count } monsters of your discard from the game
    }
wait-Reincarnation = { $player } chooses which monsters are not reborn
ask-Upstairs = Choose where your pawn wakes up on the first floor
wait-Upstairs = { $player } chooses a space on the first floor
ask-SendBack = Put the defeated Gregory somewhere else
wait-SendBack = { $player } puts Gregory somewhere else
ask-RoomVictory = { $monster } has beaten { $whom }: bring in a guest, or decline
wait-RoomVictory = { $monster } has beaten { $whom }: { $player } may bring in a guest
ask-WhichStart = On which start space does { $figure } enter?
wait-WhichStart = { $player } chooses where { $figure } enters
ask-ReleaseStep =
    { $left ->
        [one] Move { $figure } by one more space, or stop
       *[other] Move { $figure } out of the trap: up to { $left } spaces
    }
wait-ReleaseStep = { $player } moves { $figure } out of the trap

end-escaped_door = { $winner } controls enough rooms and escapes through the front door.
end-escaped_portal = { $winner } controls enough rooms and escapes through a teleporter.
end-last_alive = { $winner } is the only one alive, and wins.
end-all_dead = Nobody is left alive: { $winner } had come farthest.
end-rounds =
    The last round is over: { $winner } { $winners ->
        [one] is
       *[other] are
    } ahead.

## Picks

pick-pass = Pass
pick-end = End my walk
pick-roll = Roll the die
pick-stay = Stay
pick-stop = Stop here
pick-keep = Discard nothing
pick-decline = Decline
pick-space = { $to }
pick-pawn = Pawn to { $to }
pick-gregory = Gregory to { $to }
pick-guest = { $figure } to { $to }
pick-blow = Low blow: { $figure } into the trap { $to }
pick-release = Try to release { $figure }
pick-sacrifice = Sacrifice { $figure }
pick-bring = Bring { $figure } in on { $to }
pick-bring-waiting = Bring { $figure } to wait at the Entrance
pick-discard = Discard { $card }
pick-remove = Remove { $monster }
pick-roster = { $figure }
pick-card = Play { $card }
pick-card-seat = { $card } on { $whom }
pick-card-space = { $card }: { $to }
pick-card-room = { $card }: { $room }
pick-card-die = { $card }: die { $number }
pick-card-shove = { $card }: { $whom } to { $to }

## Why not

not-that-window = { $card } cannot be played at this moment
not-your-turn = { $card } is for your own turn
not-that-roll = { $card } is not for this player’s roll
not-that-side = { $card } is not for your side of this fight
no-target = there is nothing that { $card } could act on now
must-leave = your pawn was beaten { $room-in } and must leave first
pawn-stands = your pawn does not move any more this turn
no-points = no movement points are left
taken = { $at } is taken
a-trap = { $at } is a monster trap: no piece may enter it in the guest game
never-there = that piece never steps onto { $at }
not-beside = { $to } cannot be reached from { $at } in one step
portals-dead = the teleporters are dead
portal-blocked = both spaces beside the other teleporter { $at } are taken
entered-now = a pawn that has just entered { $room-the } does not leave it in the same turn
left-now = your pawn has left { $room-the } in this turn
locked = { $room-the } is locked, and you have no key
pawn-only = these points are for the pawn that leaves Hell
has-fought = a monster that has fought stands still for the rest of the turn
not-your-guest = only its owner attacks with a guest
blow-made = one low blow a turn
blow-pending = not while a combat or a mystery card is pending
blow-life = a low blow needs { $least } life or more, and you have { $life }
not-in-roster = { $figure } is not in your roster
has-died = you have already lost { $figure }
on-the-board = { $figure } is on the board already
guests-enough = the limit is reached: { $count } guests in play for each player, { $total } in all
card-removed = your card of { $figure } has left the game
not-in-play = { $figure } is not in play
not-trapped = { $figure } is in no trap
no-flag = a guest is released by a pawn that has stood on a trigger space since your last turn ended, with a guest in a trap
trapped-now = { $figure } was trapped only in this turn
no-way-out = { $figure } has no way out of the trap
not-there = { $at } is no place for that now

## What was touched instead

thing-space = the space { $at }
thing-card = the card { $card }
thing-figure = { $figure }
thing-gregory = Gregory
asks-space = a space is asked for, not { $thing }
asks-step = the space of the next step is asked for, not { $thing }
asks-card = a card of your hand is asked for, or that you pass, not { $thing }
asks-discard = a card of your hand is asked for, not { $thing }
asks-guest = what is asked is whether { $monster } or its partner comes in, and nothing of { $thing }
asks-roster = a figure of your roster is asked for (the choices name them), not { $thing }
asks-monster = a card of your monster discard is asked for (the choices name them), not { $thing }
asks-turn = what is asked is how your turn begins (the choices say), and nothing of { $thing }
not-aimed-there = { $card } cannot be aimed at { $thing } now
trap-asked = a monster trap is asked for: a low blow puts { $figure } there
gregory-stuck = Gregory has no space to step to
guest-stuck = { $figure } has no space to step to
stays-trapped = { $figure } is in a monster trap and does not move from it
still-waits = { $figure } waits to come in: till then it is not moved

## Options

option-guest_monsters = Guest monsters
option-guest_roster = Figures of each player
option-guest_roster-random_6 = 6 drawn by lot
option-guest_roster-choose_6 = 6 chosen in secret
option-guest_roster-all_24 = all 24
option-ground_trap_roll = Highest roll that opens the ground floor trap
option-acid_reach = Reach of the acid blood, in steps
option-hell_failed_roll_moves_monsters = A failed roll in Hell still moves monsters
option-reincarnation_choice = Monsters that are not reborn
option-reincarnation_choice-owner = chosen by their owner
option-reincarnation_choice-random = drawn by lot
option-first_player = First player
option-first_player-random = drawn by lot
option-first_player-seat_0 = the first seat
option-max_rounds = Last round

## The picture

kind-hall = hall
kind-carpet = carpet
kind-thorn = thorns
kind-judgment = judgment space
kind-spooky = spooky space
kind-key = key space
kind-teleporter = teleporter
kind-hells_gate = Hell’s Gate
kind-hell = Hell
kind-stairs = stairs
kind-trap = monster trap
kind-trigger = trigger space
kind-monster_start = monster start space
kind-entrance = Entrance
kind-room_door = room door
kind-room_floor = room
kind-control = control space
kind-mystery_door = door of the mystery room
kind-mystery = mystery room
kind-secret_door = door of the secret area
kind-secret_floor = secret area
pic-title = Gregory’s house, round { $round }
pic-floor =
    { $floor ->
        [first] First floor
       *[other] Ground floor
    }
pic-room = { $room }: { $who }
pic-space = { $space }: { $kind }{ $value ->
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
        [pawn] Pawn: { $n }.
        [gregory] Gregory: { $n }.
       *[other] { $name }: { $n }.
    }
pic-gregory =
    { $at ->
        [none] Gregory is on no space now.
       *[other] Gregory is on { $at }.
    }
pic-figure =
    { $status ->
        [waiting] { $figure } of { $owner } waits on { $at }.
        [trapped] { $figure } of { $owner } is trapped on { $at }.
       *[other] { $figure } of { $owner } is on { $at }.
    }
pic-player =
    { $alive ->
        [no] { $who } is out of the game.
       *[yes] { $who } is on { $at ->
            [none] no space now
           *[other] { $at }
        }: life { $life }, spooky { $spooky }, keys { $keys }, rooms { $rooms }, cards { $hand }.
    }
pic-flag = { $who } may try to release a guest at the next turn.
pic-evicted = { $who } was beaten { $room } and must step out.
pic-unlock = { $who } may enter a room without a key this turn.
pic-dice = Dice: { $faces }
pic-fight = { $left } against { $right }
pic-card =
    { $n ->
        [1] { $card }
       *[other] { $card }, { $n } times
    }
pic-piles = Judgment deck { $deck }, discard { $discard }; keys left { $number }
pic-mystery =
    { $n ->
        [one] Mystery room: { $n } card
       *[other] Mystery room: { $n } cards
    }
pic-monsters = Monsters
pic-powers = { $diagonal ->
        [yes] Diagonal.
       *[no] {""}
    } { $jump ->
        [yes] Jump.
       *[no] {""}
    } { $feet ->
        [0] {""}
       *[other] Feet { $feet }.
    } { $spooky ->
        [0] {""}
       *[other] Spooky +{ $spooky }.
    }
pic-life = Life { $n }
pic-spooky = Spooky { $n }
pic-keys = Keys { $n }
pic-rooms = Rooms { $n }
pic-hand = Cards { $n }
pic-known = You know: { $cards }
pic-dead = Out of the game
pic-hell = In Hell, failed rolls { $n }
pic-must-leave = must step out: { $room }
pic-may-free = may try to release a guest
pic-points = Points { $n }
pic-deck = Monster deck: { $n }
pic-pile = Discard: { $monsters }
pic-removed = Removed: { $monsters }
pic-roster = Roster: { $figures }

# why a hint is given
hint-card = The card does most at this moment.
hint-no-card = No card of yours changes enough here: keep them.
hint-roll = Walking brings more than anything else now.
hint-landing = From there the way to what you need is shortest.
hint-leader = There Gregory stands nearest to whoever is ahead.
hint-least = It changes least of what you may still want.
hint-room-left = There is room for more cards: none of them has to go.
hint-round = Something bars the way: this makes room.
hint-end = No step that is left is worth its point.
hint-attack = The monster can reach a pawn, with good odds to win.
hint-monster = It brings the monster nearer to whoever is ahead, or out of your way.
hint-out = Three rooms are yours: { $at } is the nearest way out.
hint-key = A key comes first: the nearest that helps lies on { $at }.
hint-strength = More strength pays before the next fight: { $at }.
hint-judgment = A judgment card is near: { $at }.
hint-room = It leads to a room that you would win with a chance of { $odds }%: { $room }.
hint-towards = It leads to what is worth most now: { $at }.



## At the end: how the game went

tally-rooms = Rooms
tally-life = Life
tally-spooky = Spooky
tally-keys = Keys
tally-hand = Judgment cards
tally-by-life = Level on rooms: the most life decides, that of { $who-mid }.
tally-by-spooky = Level on rooms and life: the most spooky decides, that of { $who-mid }.
tally-fallen = Of those who fall together, the most rooms before the fall decide, then the most spooky.
tally-shared = Nothing parts those who are level: the victory is shared.
tally-measure = Rooms

print-floors = The two floors of the house
print-judgment = Judgment cards
print-mystery = Cards of the mystery room
print-monsters = Monsters, twelve for each player
print-meters = Life and spooky, one for each player
print-pawns = Pawns, stands
print-gregory = Gregory, a stand
print-guests = Guests, stands
print-markers = Markers of the players, eight each
print-keys = Keys
print-needed = Besides you need a die with 20 faces. The guests are for those who agree to play with them.
print-life = Life: starts at { $n }
print-spooky = Spooky: starts at { $n }
print-secondary = brings { $figure }
print-power = { $power ->
    [diagonal] Guest: moves diagonally too
    [jump] Guest: jumps over others
    [feet] Guest: moves further
   *[spooky] Guest: more spooky
}
print-bonus = { $op ->
    [gain_life] +{ $n } life.
    [lose_life] { $who ->
        [self] You lose { $n } life.
       *[each_enemy] Each enemy loses { $n } life.
    }
    [gain_spooky] +{ $n } spooky.
    [lose_spooky] { $who ->
        [self] You lose { $n } spooky.
       *[each_enemy] Each enemy loses { $n } spooky.
    }
    [draw] { $n ->
        [one] Draw 1 judgment card.
       *[other] Draw { $n } judgment cards.
    }
    [discard] { $who ->
        [self] Discard { $n ->
            [one] 1 judgment card
           *[other] { $n } judgment cards
        }.
       *[each_enemy] Each enemy discards { $n ->
            [one] 1 judgment card
           *[other] { $n } judgment cards
        }.
    }
    [take_key] Take a key.
   *[move_wandering] Move Gregory up to { $n } spaces.
}

## the page of its balance

way-escaped_door = out by the door
way-escaped_portal = out by a teleporter
way-last_alive = the last one alive
way-all_dead = all dead at once
way-rounds = the last round
