# The Mac Gregor ghost, in English.

title = The Treasure of the Mac Gregor Ghost
designer = Dominique Ehrhard
published = Ravensburger, 2005
motto = Eight treasures, four gates, one shroud that nobody wants to wear.

## Blazons

blazon-tower = Tower
    .a = a Tower
    .the = the Tower
blazon-crown = Crown
    .a = a Crown
    .the = the Crown
blazon-lion = Lion
    .a = a Lion
    .the = the Lion
blazon-green_yellow = Green and yellow
    .a = the Green and yellow
    .the = the Green and yellow
blazon-cross = Cross
    .a = a Cross
    .the = the Cross
blazon-thistle = Thistle
    .a = a Thistle
    .the = the Thistle
blazon-unicorn = Unicorn
    .a = a Unicorn
    .the = the Unicorn

## Keys

colour-red = red
    .shape = triangle
colour-blue = blue
    .shape = disc
colour-green = green
    .shape = square
colour-yellow = yellow
    .shape = star
key-tower-red = red key (Tower)
    .the = the red key (Tower)
    .a = a red key (Tower)
key-tower-blue = blue key (Tower)
    .the = the blue key (Tower)
    .a = a blue key (Tower)
key-tower-green = green key (Tower)
    .the = the green key (Tower)
    .a = a green key (Tower)
key-tower-yellow = yellow key (Tower)
    .the = the yellow key (Tower)
    .a = a yellow key (Tower)
key-crown-red = red key (Crown)
    .the = the red key (Crown)
    .a = a red key (Crown)
key-crown-blue = blue key (Crown)
    .the = the blue key (Crown)
    .a = a blue key (Crown)
key-crown-green = green key (Crown)
    .the = the green key (Crown)
    .a = a green key (Crown)
key-crown-yellow = yellow key (Crown)
    .the = the yellow key (Crown)
    .a = a yellow key (Crown)
key-lion-red = red key (Lion)
    .the = the red key (Lion)
    .a = a red key (Lion)
key-lion-blue = blue key (Lion)
    .the = the blue key (Lion)
    .a = a blue key (Lion)
key-lion-green = green key (Lion)
    .the = the green key (Lion)
    .a = a green key (Lion)
key-lion-yellow = yellow key (Lion)
    .the = the yellow key (Lion)
    .a = a yellow key (Lion)
key-green_yellow-red = red key (Green and yellow)
    .the = the red key (Green and yellow)
    .a = a red key (Green and yellow)
key-green_yellow-blue = blue key (Green and yellow)
    .the = the blue key (Green and yellow)
    .a = a blue key (Green and yellow)
key-green_yellow-green = green key (Green and yellow)
    .the = the green key (Green and yellow)
    .a = a green key (Green and yellow)
key-green_yellow-yellow = yellow key (Green and yellow)
    .the = the yellow key (Green and yellow)
    .a = a yellow key (Green and yellow)
key-cross-red = red key (Cross)
    .the = the red key (Cross)
    .a = a red key (Cross)
key-cross-blue = blue key (Cross)
    .the = the blue key (Cross)
    .a = a blue key (Cross)
key-cross-green = green key (Cross)
    .the = the green key (Cross)
    .a = a green key (Cross)
key-cross-yellow = yellow key (Cross)
    .the = the yellow key (Cross)
    .a = a yellow key (Cross)
key-thistle-red = red key (Thistle)
    .the = the red key (Thistle)
    .a = a red key (Thistle)
key-thistle-blue = blue key (Thistle)
    .the = the blue key (Thistle)
    .a = a blue key (Thistle)
key-thistle-green = green key (Thistle)
    .the = the green key (Thistle)
    .a = a green key (Thistle)
key-thistle-yellow = yellow key (Thistle)
    .the = the yellow key (Thistle)
    .a = a yellow key (Thistle)
key-unicorn-red = red key (Unicorn)
    .the = the red key (Unicorn)
    .a = a red key (Unicorn)
key-unicorn-blue = blue key (Unicorn)
    .the = the blue key (Unicorn)
    .a = a blue key (Unicorn)
key-unicorn-green = green key (Unicorn)
    .the = the green key (Unicorn)
    .a = a green key (Unicorn)
key-unicorn-yellow = yellow key (Unicorn)
    .the = the yellow key (Unicorn)
    .a = a yellow key (Unicorn)

## Tokens

token-red = red treasure
    .a = a red treasure
    .the = the red treasure
    .colour = red
token-blue = blue treasure
    .a = a blue treasure
    .the = the blue treasure
    .colour = blue
token-green = green treasure
    .a = a green treasure
    .the = the green treasure
    .colour = green
token-yellow = yellow treasure
    .a = a yellow treasure
    .the = the yellow treasure
    .colour = yellow
token-purple = purple treasure
    .a = a purple treasure
    .the = the purple treasure
    .colour = purple
token-orange = orange treasure
    .a = an orange treasure
    .the = the orange treasure
    .colour = orange
token-trap = trap
    .a = a trap
    .the = the trap
    .colour = trap
token-back = face-down token

## Objects

object-lamp = oil lamp
    .the = the oil lamp
    .a = an oil lamp
object-pickaxe = pickaxe
    .the = the pickaxe
    .a = a pickaxe
object-detector = ghost detector
    .the = the ghost detector
    .a = a ghost detector

## Rooms

room-a1 = A1
    .name = North-west stairs
room-b1 = B1
    .name = North hall
room-c1 = C1
    .name = North gate room
room-d1 = D1
    .name = North cellar
room-e1 = E1
    .name = North-east stairs
room-a2 = A2
    .name = West cellar
room-c2 = C2
    .name = North antechamber
room-d2 = D2
    .name = East hall
room-a3 = A3
    .name = West gate room
room-b3 = B3
    .name = West antechamber
room-c3 = C3
    .name = Ghost crypt
room-d3 = D3
    .name = East antechamber
room-e3 = E3
    .name = East gate room
room-a4 = A4
    .name = West hall
room-c4 = C4
    .name = South antechamber
room-d4 = D4
    .name = South hall
room-e4 = E4
    .name = East cellar
room-a5 = A5
    .name = South-west stairs
room-b5 = B5
    .name = South cellar
room-c5 = C5
    .name = South gate room
room-e5 = E5
    .name = South-east stairs

## The log

character = { $who } plays { $token-colour }.
first-ghost = { $who } is the first ghost.
draws-token = { $who } draws a token from the bag and shows it to all.
draws-token-open = { $who } draws { $token-a } from the bag.
places = { $who } puts the token face down in { $to }.
starts = { $who } starts in { $at }.
dealt =
    { $n ->
        [one] { $who } is dealt one key, a lamp, a pickaxe and a detector.
       *[other] { $who } is dealt { $n } keys, a lamp, a pickaxe and a detector.
    }
dealt-back = { $who }: a key with { $blazon-a } on its back.
on-top = On top of the pile: { $blazon-a }.
round = Round { $n }: { $who } is the ghost; the pile shows { $blazon-a }.
programs = { $who } has laid four ghost cards face down.
draws = { $who } draws a key with { $blazon-a } on its back; next comes { $next-a }.
free-key = The pile shows the blazon of the room, { $blazon-a }: { $who } draws that key; next comes { $next-a }.
holds = { $who } now holds { $card-the }.
reshuffles =
    { $n ->
        [one] The last key of the pile is taken: the discard, one key, is the new pile.
       *[other] The last key of the pile is taken: the discard, { $n } keys, is shuffled and is the new pile.
    }
goes = { $who } plays { $card-the } and goes to { $to }.
lamp-to = { $who } takes the underground passage to { $to } with the lamp.
pickaxe-to = { $who } breaks through to { $to } with the pickaxe.
detects = { $who } uses the detector. The ghost’s cards: { $one }, { $two }, { $three }, { $four }.
finds = { $who } turns over the token in { $at }: { $token-a }.
trapped =
    { $keys ->
        [0] { $who } turns over the token in { $at }: a trap! The turn is over.
        [one] { $who } turns over the token in { $at }: a trap! One key is lost, and the turn is over.
       *[other] { $who } turns over the token in { $at }: a trap! { $keys } keys are lost, and the turn is over.
    }
ends-turn = { $who } ends the turn.
discards = { $who } keeps three keys and discards { $card-the }.
leaves =
    { $treasures ->
        [one] { $who } opens the gate with { $card-the } and leaves the castle with one treasure.
       *[other] { $who } opens the gate with { $card-the } and leaves the castle with { $treasures } treasures.
    }
walks = Card { $number }, { $blazon }: the ghost goes to { $to }.
stuck = Card { $number }, { $blazon }: no such room beside the ghost, who stops.
catches = The ghost catches { $whom } in { $at }!
takes =
    { $treasures ->
        [0] { $whom } has no { $token-colour } treasure to give up.
        [one] { $who } takes one { $token-colour } treasure from { $whom }.
       *[other] { $who } takes { $treasures } { $token-colour } treasures from { $whom }.
    }
loses =
    { $keys ->
        [one] { $who } discards one key.
       *[other] { $who } discards { $keys } keys.
    }
haunts = { $who } puts on the shroud and is the ghost in the crypt.
capped =
    { $n ->
        [one] One round has been played
       *[other] { $n } rounds have been played
    } and nobody has left. The most treasures in front of one player: { $treasures }.
concedes = { $who } concedes.

## What is asked

ask-PlaceToken = Put the token that you drew face down on a room
wait-PlaceToken = { $player } chooses a room for the token
ask-ChooseStairs = Choose the stairs where you start
wait-ChooseStairs = { $player } chooses stairs to start from
ask-Program = Lay four ghost cards, in secret, in the order of your walk
wait-Program = { $player } prepares the ghost’s walk
ask-Turn = Your turn: act as often as you can and like, then end it
wait-Turn = { $player } is moving
ask-KeepThree =
    { $number ->
        [one] You may keep three keys: discard one
       *[other] You may keep three keys: discard { $number }
    }
wait-KeepThree = { $player } discards down to three keys
ask-Catch = Choose whom the ghost catches
wait-Catch = { $player } chooses whom the ghost catches

end-left = { $winner } has left the castle with the treasures and wins.
end-capped = The last round has been played: the most treasures win, those of { $winner }.
end-conceded = Conceded: victory for { $winner }.

## Picks

pick-place = Put the token in { $to }
pick-start = Start in { $at }
pick-card = Lay { $blazon }: leads nowhere
pick-card-to = Lay { $blazon }: to { $to }
pick-go = Go to { $to } with { $card-the }
pick-lamp = Lamp: passage to { $to }
pick-pickaxe = Pickaxe: through to { $to }
pick-detector = Use the ghost detector
pick-flip = Turn over the token here
pick-leave = Leave the castle with { $card-the }
pick-end = End the turn
pick-discard-1 = Discard { $one-the }
pick-discard-2 = Discard { $one-the } and { $two-the }
pick-discard-3 = Discard { $one-the }, { $two-the } and { $three-the }
pick-catch =
    { $treasures ->
        [0] Catch { $whom }: no treasure of your colour
        [one] Catch { $whom }: one treasure of your colour
       *[other] Catch { $whom }: { $treasures } treasures of your colour
    }

sure-program = The fourth card cannot be taken back. The walk ends in { $to }. Lay it?
sure-broken = The fourth card cannot be taken back, and card { $number } leads nowhere: the ghost stops in { $at }. Lay it?
sure-trap =
    { $keys ->
        [0] This is a trap: your turn would be over. Turn it over all the same?
        [one] This is a trap: it costs one key and the turn. Turn it over all the same?
       *[other] This is a trap: it costs { $keys } keys and the turn. Turn it over all the same?
    }
sure-stay =
    With { $treasures } { $treasures ->
        [one] treasure
       *[other] treasures
    } and the key of this gate you could leave and win now. End the turn all the same?

## Why not

no-second-token = { $at } holds a token already
no-first-room = at set-up tokens go on the Tower and Crown rooms, and { $at } is none
no-token-under-pawn = a pawn stands in { $at }: no token is put there
no-such-blazon = { $at } does not bear the blazon on top of the pile, { $blazon-a }
no-stairs = there are no stairs in { $at }
no-such-card = { $blazon-the } has been laid already: there is one card of each blazon
no-card-there = no card in your hand leads the ghost to { $to } now
no-turn-for-ghost = the ghost has no hunter’s turn, no keys and no objects
no-deed-of-ghost = that is for the ghost to do, not for a hunter
no-discard-now = keys are discarded at the end of the turn only
no-turn-left = the turn is over: now you discard down to three keys
no-such-number =
    { $number ->
        [one] discard one key: three stay in your hand
       *[other] discard { $number } keys: three stay in your hand
    }
no-such-key = { $card-the } is not in your hand
no-more-of-key = { $card-the } is in your hand { $number ->
        [one] once only
       *[other] { $number } times only
    }
no-token = there is no token in { $at }
no-token-afar = the token lies in { $to }, and you are in { $at }
no-flip-before-moving = a token can only be turned over by who has entered its room in this turn: leave { $at } and come back
no-need-to-detect = the ghost’s cards lie face up already
no-object = { $object-the } is not in front of you any more
no-stairs-here = the lamp works from the stairs of the four corners only, and { $at } has none
no-target = { $object-the } needs a room: choose where to go
no-standing-still = you are in { $at } already: no move stays in a room
no-entry = the ghost is in { $to }: nobody may enter
no-neighbour = { $to } is not beside { $at }
no-door = there is no door between { $at } and { $to }: only a pickaxe gets through
no-such-lock = the door to { $to } is { $colour }: { $card-the } does not open it
no-key-of-colour = the door to { $to } is { $colour }, and you have no { $colour } key
no-door-of-colour = { $at } has no { $colour } door
no-breaking-out = the pickaxe never leads out of the castle
no-gate-here = there is no gate in { $at }
no-gate-afar = that gate is not in { $at }
no-leaving-yet =
    { $treasures ->
        [0] you have no treasures, and it takes { $target } to leave
        [one] you have one treasure, and it takes { $target } to leave
       *[other] you have { $treasures } treasures, and it takes { $target } to leave
    }
no-key-for-gate = the gate is { $colour }: { $card-the } does not open it
no-gate-key = the gate is { $colour }, and you have no { $colour } key
which-key = several of your { $colour } keys fit: choose the key as well
no-hunter-there = { $whom } is not in { $at }

## What was touched instead

thing-room = the room { $at }
thing-gate = the gate of { $at }
thing-key = { $card-the }
thing-way = the card { $blazon }
thing-object = { $object-the }
thing-pawn = the pawn of { $whose }
asks-room = a room is asked for, not { $thing }
asks-way = a card of your way is asked for, or the room that it leads to, not { $thing }
asks-pawn = the hunter who is caught is asked for (touch the pawn), not { $thing }

## Options

option-treasures_to_win = Treasures needed to leave
option-treasures_to_win-auto = 8, or 5 for two players
option-first_ghost = First ghost
option-first_ghost-seat = the oldest player
option-first_ghost-random = drawn by lot
option-first_ghost_seat = Seat of the oldest player
option-first_ghost_seat-help = A seat beyond the last one counts on from the first. The oldest player is the first ghost.
option-first_ghost_seat-0 = Seat A
option-first_ghost_seat-1 = Seat B
option-first_ghost_seat-2 = Seat C
option-first_ghost_seat-3 = Seat D
option-first_ghost_seat-4 = Seat E
option-first_ghost_seat-5 = Seat F
option-token_memory = Face-down tokens that all have seen
option-token_memory-help = Bots always remember every token, and so do their hints.
option-token_memory-hidden = are to be remembered: the display forgets them
option-token_memory-shown = stay open to sight
option-ghost_map = Map of the ghost: how likely he comes through each room
option-ghost_map-help = Exact, from what everybody can know; the same for all.
option-ghost_map-never = never
option-ghost_map-after = after the game, when looking back
option-ghost_map-live = all the time
option-flip_without_moving = A token may be turned over where the turn began
option-flip_without_moving-no = no
option-flip_without_moving-yes = yes
option-staggered_deal = The first hunters are dealt fewer keys: 1, 2, 3, 3, 3
option-staggered_deal-no = no
option-staggered_deal-yes = yes
option-round_cap = Rounds after which the most treasures win

## The table as plain text

text-head = Round { $round }. Leaving takes { $target } treasures. Pile: { $pile }, on top { $top }. Discard: { $discard }. Bag: { $bag }.
text-legend =
    Lion blazon   % stairs   & crypt   $ token   $? face-down token   ghost in capitals
    R B G Y door: red blue green yellow   # wall without a door   <R> !R gate   [Lion] back of a key
text-blazon = { $id ->
    [green_yellow] Green, yellow
   *[other] { $blazon }
}
text-nobody = nothing
text-player = { $mark } { $colour }{ $ghost ->
    [yes] , the ghost
   *[no] {""}
}{ $placed ->
    [yes] , in { $room }
   *[no] , outside the castle
}. Treasures: { $treasures }. { $ghost ->
    [yes] {""}
   *[no] Keys: { $keys }. Objects: { $objects }.
}
text-program = Cards laid: { $cards }
text-plan = The walk: { $rooms }
text-map = Map of the ghost, in per cent: { $rooms }
text-back = face down
text-drawn = The token to be placed: { $token }
text-placed = { $token } in { $room }

## picture

pic-title = The Mac Gregor castle, round { $round }
pic-pawn = { $ghost ->
    [yes] the ghost ({ $colour })
   *[no] the { $colour } pawn
}
pic-doors = Doors to { $doors }.{ $walls ->
    [none] {""}
   *[other] {" "}Bare walls to { $walls }.
}
pic-room = { $name } { $room }, blazon { $blazon }{ $stairs ->
    [yes] , stairs
   *[no] {""}
}{ $token ->
    [yes] , { $kind }
   *[no] {""}
}
pic-player = { $who }: { $keys ->
    [one] one key
   *[other] { $keys } keys
}, { $treasures ->
    [one] one treasure
   *[other] { $treasures } treasures
}.
pic-gate = { $side ->
    [north] North
    [south] South
    [east] East
   *[west] West
} gate in { $room }, { $colour }
pic-gate-tip = { $side ->
    [north] North
    [south] South
    [east] East
   *[west] West
} gate: with enough treasures, a { $colour } key leads out of the castle.
pic-ghost-card = Ghost card { $blazon }{ $n ->
    [0] {""}
   *[other] , laid as card { $n }
}{ $leads ->
    [yes] , leads to { $room }
   *[no] {""}
}
pic-ghost-card-tip = { $blazon }: one step to the neighbouring room with this blazon, through walls.
pic-key = { $n ->
    [one] { $card-a }
   *[other] { $n } × { $card }
}
pic-key-tip = With { $card-the } you open the door that bears the { $shape }. Tap the key, then the room; or the room at once.
pic-object = { $object }{ $there ->
    [yes] {""}
   *[no] , not there
}
pic-object-tip = { $object ->
    [lamp] Lamp: from stairs to any other stairs. Tap it, then the room.
    [pickaxe] Pickaxe: into any neighbouring room, door or not. Tap it, then the room.
   *[detector] Detector: turns the four cards of the ghost face up for all.
}
pic-top = Top of the pile: { $blazon }
pic-pile = { $n ->
    [one] Pile: one key
   *[other] Pile: { $n } keys
}
pic-discard = { $n ->
    [0] Discard: none
    [one] Discard: one key
   *[other] Discard: { $n } keys
}
pic-bag = { $n ->
    [one] Bag: one token
   *[other] Bag: { $n } tokens
}
pic-program = The ghost’s four cards
pic-program-card = Card { $n }: { $card ->
    [up] { $blazon }
    [back] face down
   *[none] not laid
}
pic-plan = { $none ->
    [yes] Your walk: you stay where you are
   *[no] Your walk: { $rooms }{ $broken ->
        [yes] ; then it breaks off
       *[no] {""}
    }
}
pic-pace = the ghost’s step { $n }
pic-odds = The ghost comes here with a chance of { $p } %: by his first card { $one } %, the second { $two } %, the third { $three } %, the fourth { $four } %
pic-no-odds = The ghost cannot come here in this round
pic-map = Map of the ghost
pic-map-tip = How likely the ghost comes through each room, in per cent; a bar for each of his four cards, full at one in four.
pic-piles = Pile, discard and bag
pic-pile-short = pile
pic-discard-short = spent
pic-bag-short = bag
pic-bot-memory = Remembers every token
pic-caught = The ghost catches the { $colour } pawn!
pic-spent = Keys in the discard, of all there are
pic-door = { $colour }, { $shape }
pic-won = { $n } × { $colour }
pic-role = { $ghost ->
    [yes] Ghost in { $room } ({ $colour })
   *[no] { $placed ->
        [yes] Hunter in { $room } ({ $colour })
       *[no] Hunter outside the castle ({ $colour })
    }
}
pic-treasures = { $n } of { $target } treasures
pic-backs = { $n ->
    [0] no keys
    [one] one key:
   *[other] { $n } keys:
}

# why a hint is given
hint-hunt = This walk passes where hunters with treasures are likely to end their turns.
hint-keep = { $colours ->
    [one] One colour of keys is left, and it opens most from here.
   *[other] Keys of { $colours } colours are left: that opens most ways.
}
hint-catch = { $treasures ->
    [0] No treasure of your colour is there, but this catch hurts most.
    [one] One treasure of your colour is to be had there.
   *[other] { $treasures } treasures of your colour are to be had there.
}
hint-start = Most treasures lie near these stairs.
hint-trap = A trap belongs where hunters are near.
hint-hide = A treasure belongs where no hunter is near.
hint-leave = The treasures are enough, and the key is in hand: leaving wins.
hint-flip = Everybody saw it laid: it is a treasure.
hint-detect = The ghost passes with a chance of { $odds }% where the turn would end: worth a look at his cards.
hint-stay = No way from here leads to a better place; the ghost passes here with a chance of { $odds }%.
hint-treasure = A treasure lies on the way to { $at }; there the ghost passes with a chance of { $odds }%.
hint-way-out = It leads towards a way out, to { $at }, where the ghost passes with a chance of { $odds }%.
hint-nearer = { $at } is the best place to end the turn: near treasures, and the ghost passes with a chance of { $odds }%.



## At the end: how the game went

tally-colour = { $token }
tally-treasures = Treasures
tally-left = Who leaves first with enough treasures wins, however many the others have: that was { $who-mid }.
tally-shared = Level on treasures: the victory is shared.
tally-measure = Treasures

print-board = The cellars of the castle
print-keys = Keys
print-ghost-cards = Cards of the ghost
print-characters = Colours of the players
print-objects = Objects
print-tokens = Treasures and traps
print-pawns = Pawns, stands
print-shroud = The shroud, a stand to set over a pawn
print-needed = Besides you need a bag that nobody can look into, for treasures and traps.
print-door = { $colour ->
    [red] Red door: a triangle
    [blue] Blue door: a disc
    [green] Green door: a square
   *[yellow] Yellow door: a star
}. The gates lead out by the same signs.
print-wall = A wall without a door: only the pickaxe goes through
print-stairs = Stairs: the lamp leads from one to any other
print-object = { $object ->
    [lamp] Oil lamp: from stairs to any other stairs
    [pickaxe] Pickaxe: into any neighbouring room, door or not
   *[detector] Ghost detector: all cards of the ghost are turned face up
}
print-token = { $kind ->
    [treasure] Treasure of a colour
   *[trap] Trap
}

## the page of its balance

way-left = a hunter leaves with the treasure
way-capped = the last round
deed-catch = catching a hunter
