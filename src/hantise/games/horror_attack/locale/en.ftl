# Ze Horror Attack, in English.

title = Ze Horror Attack
designer = Enrique Dueñas
published = GenX Games / Don’t Panic Games, 2018
motto = Heroes or monsters? Nobody says it, every card tells it.

## Cards

card-abraham_van_helsing = Abraham Van Helsing
    .the = Abraham Van Helsing
    .short = Van|Helsing
card-dr_jekyll = Dr Jekyll
    .the = Dr Jekyll
    .short = Dr Jekyll
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
card-priest = Priest
    .the = a Priest
    .short = Priest
card-damsel_in_distress = Damsel in Distress
    .the = a Damsel in Distress
    .short = Damsel|in Distress
card-brave_young_man = Brave Young Man
    .the = a Brave Young Man
    .short = Brave|Young Man
card-dracula = Dracula
    .the = Dracula
    .short = Dracula
card-mr_hyde = Mr Hyde
    .the = Mr Hyde
    .short = Mr Hyde
card-the_creature = The Creature
    .the = The Creature
    .short = The|Creature
card-werewolf = The Werewolf
    .the = The Werewolf
    .short = Werewolf
card-mummy = The Mummy
    .the = The Mummy
    .short = Mummy
card-carmilla = Carmilla
    .the = Carmilla
    .short = Carmilla
card-invisible_man = The Invisible Man
    .the = The Invisible Man
    .short = Invisible|Man
card-dorian_gray = Dorian Gray
    .the = Dorian Gray
    .short = Dorian|Gray
card-phantom_of_the_opera = The Phantom of the Opera
    .the = The Phantom of the Opera
    .short = Phantom of|the Opera
card-headless_horseman = The Headless Horseman
    .the = The Headless Horseman
    .short = Headless|Horseman
card-brides_of_dracula = Brides of Dracula
    .the = Brides of Dracula
    .short = Brides of|Dracula
card-wicked_servants = Wicked Servants
    .the = Wicked Servants
    .short = Wicked|Servants
card-sherlock_holmes = Sherlock Holmes
    .the = Sherlock Holmes
    .short = Sherlock|Holmes
card-dr_watson = Dr Watson
    .the = Dr Watson
    .short = Dr Watson
card-mycroft_holmes = Mycroft Holmes
    .the = Mycroft Holmes
    .short = Mycroft|Holmes
card-irene_adler = Irene Adler
    .the = Irene Adler
    .short = Irene|Adler
card-mrs_hudson = Mrs Hudson
    .the = Mrs Hudson
    .short = Mrs|Hudson
card-inspector_lestrade = Inspector Lestrade
    .the = Inspector Lestrade
    .short = Inspector|Lestrade
card-inspector_gregson = Inspector Gregson
    .the = Inspector Gregson
    .short = Inspector|Gregson
card-constables = Scotland Yard Constables
    .the = Scotland Yard Constables
    .short = Scotland|Yard
card-arthur_conan_doyle = Arthur Conan Doyle
    .the = Arthur Conan Doyle
    .short = Conan|Doyle
card-toby = Toby
    .the = Toby
    .short = Toby
card-queen_victoria = Queen Victoria
    .the = Queen Victoria
    .short = Queen|Victoria
card-baker_street_irregulars = Baker Street Irregulars
    .the = Baker Street Irregulars
    .short = Baker St|Irregulars
card-satan = Satan
    .the = Satan
    .short = Satan
card-rasputin = Rasputin
    .the = Rasputin
    .short = Rasputin
card-asmodeus = Asmodeus
    .the = Asmodeus
    .short = Asmodeus
card-mephistopheles = Mephistopheles
    .the = Mephistopheles
    .short = Mephis-|topheles
card-beelzebub = Beelzebub
    .the = Beelzebub
    .short = Beelzebub
card-lilith = Lilith
    .the = Lilith
    .short = Lilith
card-charon = Charon
    .the = Charon
    .short = Charon
card-baphomet = Baphomet
    .the = Baphomet
    .short = Baphomet
card-legion = Legion
    .the = Legion
    .short = Legion
card-hellhounds = Hellhounds
    .the = Hellhounds
    .short = Hellhounds
card-imps = Imps
    .the = Imps
    .short = Imps
card-woman_in_black = Woman in Black
    .the = the Woman in Black
    .short = Woman|in Black

## Faction cards

faction-london_hero_1 = Ze Heroes (Abraham Van Helsing, Mina Harker)
faction-london_hero_2 = Ze Heroes (Dr Jekyll, Victor Frankenstein)
faction-london_hero_3 = Ze Heroes (Phileas Fogg, Allan Quatermain)
faction-london_monster_1 = Ze Monsters (The Creature, The Werewolf)
faction-london_monster_2 = Ze Monsters (Dracula, Carmilla)
faction-london_monster_3 = Ze Monsters (Mr Hyde, Dorian Gray)
faction-sherlock_hero_1 = Ze Heroes (Sherlock Holmes, Dr Watson)
faction-sherlock_hero_2 = Ze Heroes (Irene Adler, Mycroft Holmes)
faction-sherlock_hero_3 = Ze Heroes (Inspector Lestrade, Inspector Gregson)
faction-sherlock_monster_1 = Ze Monsters (Satan, Baphomet)
faction-sherlock_monster_2 = Ze Monsters (Asmodeus, Lilith)
faction-sherlock_monster_3 = Ze Monsters (Mephistopheles, Rasputin)

## Packs

pack-london = London after Midnight
pack-sherlock = Sherlock in Hell

## Ready-made own decks

deck-plain_london = London as is
deck-plain_sherlock = Sherlock as is
deck-hunters = The hunters
deck-pandemonium = Pandemonium

## The log

one-pack = The pack { $pack } is shuffled.
both-packs = Both packs are shuffled into one deck.
builds-deck = { $who } builds a deck of their own.
has-built = { $who } has built the deck.
decks-handed-in = Both decks are handed in and shuffled.
faction-is = The faction card: { $faction }.
turned-up = The card turned up from the deck: { $card }.
goes-first = { $who } has the first turn.
keeps = { $who } keeps the starting hand.
replaces = { $who } replaces the starting hand.
shuffled-back = The hands put aside are shuffled back in.

draws = { $who } draws a card.
draws-nothing = { $who } draws nothing: the hand is full or the deck empty.
card-is = You get { $card-the }.
changes-hands = The card that changes hands: { $card }.
sees-card = Seen: { $card }.
plays = { $who } plays { $card-the }.
plays-at = { $who } plays { $card-the } into the area of { $area }.
declines = { $who } declines the last turn.
deck-empty = { $who } has drawn the last card: the game ends at once.
own-deck-empty = { $who } has drawn the last card of their own deck.
last-turn = { $who } has one last turn.

no-target = { $card }: nothing to apply the ability to.
nothing-done = { $who } does nothing more with it.
discarded = Discarded from the area of { $whose }: { $card }.
discards-hand = Discarded from the hand of { $who }: { $card }.
moved = { $card }: from the area of { $whose } to the area of { $to }.
swapped = { $card } and { $other } change places; { $card } now lies before { $whose }.
returned = { $card } goes back to the hand of { $whose }.
copies = { $card } copies the ability of { $other }.
steals = { $who } steals a card from { $whose }.
gives = { $who } gives a card to { $to }.
takes = { $who } takes a card out of the hand of { $whose }.
looks-into-hand = { $who } looks at the hand of { $whose }.
looks-at-faction = { $who } looks at the faction card of { $whose }.
looks-at-slot = { $who } looks at faction card { $slot } of { $whose }.
swaps-hands = { $who } swaps hands with { $whose }.
passes-hands = All hands go to the left: { $who } says so.
retrieves = { $who } takes { $card-the } from the discard pile.
revives = { $who } puts { $card-the } from the discard pile into their own area.
digs = { $who } looks at { $number ->
    [one] the top card
   *[other] the top { $number } cards
} of the deck.
takes-from-top = { $who } takes one of them and puts the others back.

hand-left = Left in the hand of { $who }: { $card }.
reveals = { $who } was { $faction }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
tie-broken = A tie: of those tied, { $who } had the most recent turn and wins.
concedes = { $who } concedes.

## What is asked

ask-HandIn = Choose your own deck, or build one; nobody else sees what is in it
ask-Build = Build your deck: which card comes next?
wait-Build = { $player } is building a deck
wait-HandIn =
    { $players ->
        [one] { $player } is choosing a deck
       *[other] { $player } are choosing their decks
    }
ask-Mulligan = Keep your starting hand, or replace all of it?
wait-Mulligan = { $player } is looking at the starting hand
ask-Turn = Draw a card or play one
wait-Turn = { $player } draws or plays
ask-TurnFull = Your hand is full: play a card
wait-TurnFull = { $player } has a full hand and must play
ask-TurnEmpty = Your hand is empty: draw a card
wait-TurnEmpty = { $player } has no card and draws
ask-LastTurn = Your last turn; you may decline it
wait-LastTurn = { $player } has one last turn and may decline it
ask-PlayMore = You may play another card at once
wait-PlayMore = { $player } may play another card
ask-Discard = { $card }: choose a card in play to discard
wait-Discard = { $player } is choosing a card to discard ({ $card })
ask-GiveUp = { $card }: choose a card of your own area to give up
wait-GiveUp = { $player } must give up a card ({ $card })
ask-Move = { $card }: choose a card in play to move
wait-Move = { $player } is choosing a card to move ({ $card })
ask-Destination = To which area does { $card-the } go?
wait-Destination = { $player } is choosing an area for { $card-the }
ask-SwapSelf = { $card }: choose a card of another area to swap with
wait-SwapSelf = { $player } may swap { $card-the } with another card
ask-Return = { $card }: choose a card that goes back to a hand
wait-Return = { $player } is choosing a card to send back ({ $card })
ask-Copy = { $card }: choose the card whose ability is copied
wait-Copy = { $player } is choosing an ability to copy
ask-DiscardHand = Which hand cards do you discard?
wait-DiscardHand = { $player } may discard from the hand
ask-Steal = From whom do you steal a card?
wait-Steal = { $player } is choosing a victim
ask-Give = Choose a card of your hand for { $to }
wait-Give = { $player } is choosing a card for { $to }
ask-PeekHand = Whose hand do you look at?
wait-PeekHand = { $player } is choosing a hand to look at
ask-TakeSeen = Choose a card from the hand of { $whose }
wait-TakeSeen = { $player } is choosing a card from the hand of { $whose }
ask-DiscardSeen = You may discard a card from the hand of { $whose }
wait-DiscardSeen = { $player } is looking at the hand of { $whose }
ask-PeekFaction = Which faction card do you look at?
wait-PeekFaction = { $player } is choosing a faction card to look at
ask-SwapHands = With whom do you swap hands?
wait-SwapHands = { $player } may swap hands
ask-Retrieve = Which card of the discard pile do you take into your hand?
wait-Retrieve = { $player } may take a card of the discard pile
ask-Revive = Which card of the discard pile comes to your area?
wait-Revive = { $player } may revive a card of the discard pile
ask-DigTake = Choose one of the top cards
wait-DigTake = { $player } is looking at the top of the deck
ask-Arrange = Which card lies on top?
wait-Arrange = { $player } is putting cards back

end-last_card = The last card is drawn: { $winner } wins.
end-last_turn = One of the decks is empty: { $winner } wins.
end-conceded = The other player concedes: { $winner } wins.

## Picks

pick-build = Pick card by card
pick-deck = { $deck }
pick-keep = Keep the hand
pick-replace = Replace the whole hand
pick-draw = Draw a card
pick-decline = Decline the last turn
pick-nothing = Nothing
pick-play = Play { $card-the }
pick-play-at = Play { $card-the } into the area of { $area }
pick-play-at-home = Play { $card-the } into your own area
pick-target = { $card } in the area of { $whose }
pick-area = To the area of { $whose }
pick-player = { $whose }
pick-faction = The faction card of { $whose }
pick-slot = Faction card { $slot } of { $whose }
pick-card = { $card }
pick-discard = Discard { $card-the }
pick-discard-two = Discard { $card-the } and { $other-the }
pick-from-pile = { $card } from the discard pile
pick-on-top = { $card } next on top

sure-last-card = This is the last card of the deck: the game ends at once. Draw it?

## Why not

no-pass = passing is not allowed: draw a card or play one
must-take-last-turn = at this table the last turn must be taken
hand-full = three cards are in your hand, and it never holds more: play one
not-in-hand = not in your hand: { $card }
own-area-only = { $card } can be played into your own area only
compulsory = the ability of { $card } says nothing of “may”: a card must be chosen
play-compulsory = a card must be played
player-compulsory = a player must be chosen
other-areas-only = only cards of other areas are meant
own-area-meant = only cards of your own area are meant
neutral-immune = { $card }: a neutral card is neither hero nor monster, and immune
no-hero = { $card } is no hero
no-monster = { $card } is no monster
not-named = { $card } is not one of the characters that the card names
own-card = { $card } is the card itself: an ability never touches its own card
warded = { $card } protects itself against that
guarded = { $card }: protected by { $other } in the same area
never-returned = { $card } is never returned to a hand
their-hand-full = the hand of { $whose } holds three cards and takes no more
nothing-to-copy = { $card } has no ability that can be copied
lies-there = { $card } lies there already: it must change its area
another-player = another player must be chosen
empty-hand = the hand of { $whose } is empty
must-give = { $to } was robbed and must be given a card
must-take = one of the cards must be chosen
not-in-that-hand = the hand of { $whose } does not hold that card: { $card }
not-in-pile = not on the discard pile: { $card }
not-on-top = not among these top cards: { $card }
too-many = { $number ->
    [one] at most one card
   *[other] at most { $number } cards
}
too-few = { $number ->
    [one] at least one card
   *[other] at least { $number } cards
}

no-deck-size =
    the deck has { $number } { $number ->
        [one] card
       *[other] cards
    }, and must have exactly { $wanted }
no-deck-copies =
    { $card }: { $number } { $number ->
        [one] copy
       *[other] copies
    }, and the pack holds { $most }
no-deck-heroes =
    the deck has { $number } { $number ->
        [one] hero card
       *[other] hero cards
    }, and needs at least { $least }
no-deck-monsters =
    the deck has { $number } { $number ->
        [one] monster card
       *[other] monster cards
    }, and needs at least { $least }
no-deck-neutrals =
    the deck has { $number } { $number ->
        [one] neutral card
       *[other] neutral cards
    }, and may have at most { $most }
no-deck-card = there is no card “{ $word }”, and no ready-made deck of that name: { $there }
no-deck-word = “{ $word }” is no card with a number of copies, such as { $such }
no-deck-cap =
    the deck has { $number } { $number ->
        [one] card of one side
       *[other] cards of one side
    }, and may have at most { $most }

## Options

option-packs = Packs
option-packs-london = London after Midnight (from five players on: both)
option-packs-sherlock = Sherlock in Hell (from five players on: both)
option-packs-both = both packs
option-packs-own = decks of one’s own: the expert rules (two players; else both packs)
option-mulligan_to = Replaced starting hands go
option-mulligan_to-deck = back into the deck
option-mulligan_to-discard = to the discard pile
option-first_player = First player
option-first_player-random = drawn by lot
option-first_player-seat = the first seat
option-sides = Sides
option-sides-free = as dealt
option-sides-mixed = both sides are always present
option-deck_a = Deck of the first seat
option-deck_a-secret = chosen in secret
option-deck_b = Deck of the second seat
option-deck_b-secret = chosen in secret
option-expert_last_turn = Last turn of the expert rules
option-expert_last_turn-may = may be declined
option-expert_last_turn-must = must be taken
option-expert_side_cap = Cards of one side in a player’s own deck
option-expert_side_cap-none = as printed
option-expert_side_cap-18 = at most 18

## Own decks

decks-title = Build a deck
decks-intro = For the expert game of two: each plays with 30 cards of their own choice out of both packs.
decks-ready = Begin with a ready-made deck
decks-sides = { $heroes } heroes, { $monsters } monsters
decks-empty = Empty deck
decks-empty-help = begin from nothing
decks-name = Name of the deck
decks-name-example = The fog over London
decks-group = { $pack }: { $kind ->
    [hero] heroes
    [monster] monsters
   *[neutral] neutral card
}
decks-copies = { $card }, 0 to { $most }
decks-less = One less: { $card }
decks-more = One more: { $card }
decks-heroes = heroes
decks-monsters = monsters
decks-neutrals = neutral cards
decks-limits = What the deck holds
decks-limit-all = exactly { $least } cards
decks-limit-hero = at least { $least } heroes
decks-limit-hero-capped = { $least } to { $most } heroes
decks-limit-monster = at least { $least } monsters
decks-limit-monster-capped = { $least } to { $most } monsters
decks-limit-neutral = at most { $most } neutral cards
decks-limit-copies = of each card at most what its pack holds
decks-use = Hand it in at the table
decks-play = Play
decks-secret = What is in your deck stays your secret: others learn a card when they see it in the game. They are told only that you have built a deck.
decks-keep = Keep and share
decks-save = Save as a file
decks-check = Count and check
decks-share = A link that holds this deck
decks-copy = Copy the link
decks-copied = Copied
decks-load = Load a deck
decks-load-help = A file that was saved here.
decks-load-go = Load
decks-back = Back to the table
decks-open = Build or load a deck
decks-page = Build a deck
decks-bad-link = This link holds no deck that can be read. Was it cut off?
decks-begun = You have begun another deck at the table: take its cards back there first, or finish it there.
decks-not-asked = The table does not ask you for a deck now.
build-in-order = the cards are picked in the order of the box: after { $card } none that comes before it.
build-no-way = with { $card } the deck could no longer come to 30 cards within the limits.
no-file-head = Line { $line }: a deck file begins with “{ $wanted }”.
no-file-line = Line { $line }: “{ $given }” is not a number of copies and the name of a card, such as “3 imps”.
no-file-card = Line { $line }: there is no card “{ $given }”.
no-file-text = This file is no deck: a deck is a short text in UTF-8.

## The suspicion curve

curve-title = Suspicion curve
curve-title-of = What { $watcher } could believe
curve-onlooker = an onlooker
curve-seat = { $who }
curve-model = A model, not a measurement of minds: it assumes that each player picks as one of our bots would for some faction, or anything at all, and weighs after every pick which faction fits.
curve-note = Above the line a hero, below it a monster; dots are one’s own picks.
curve-side-hero = a hero
curve-side-monster = a monster
curve-unknown = not turned up
curve-end = { $who }: at the end most likely { $guess } ({ $p } %); in truth { $truth }
curve-was = in truth { $truth }
curve-watch = Who watches
curve-as = as { $watcher } saw it
curve-step = Position
curve-before = before the first pick
curve-now = Hero { $hero } %, monster { $monster } %. Most likely: { $guess } ({ $p } %).
curve-graph = How probable it is that { $who } is a hero, from the first pick to the last
curve-table = The same in numbers
curve-number = Pick
curve-deed = What happened
curve-back = Back to the table
curve-not-over = The suspicion curve comes when the game is over and all factions are turned up.

## The table as plain text

text-deck = { $n ->
    [0] Deck: empty
    [one] Deck: 1 card
   *[other] Deck: { $n } cards
}
text-own-deck = Deck of { $who }: { $n }
text-pile = Discard pile: { $cards }
text-hand = Your hand: { $cards }
text-aside = Put aside: { $cards }
text-faction = { $n ->
    [one] Your faction: { $cards }
   *[other] Your faction cards: { $cards }
}
text-seat = { $who }: { $n ->
    [one] 1 hand card
   *[other] { $n } hand cards
}; as a hero { $hero }, as a monster { $monster }
text-known = known in the hand: { $cards }
text-may = perhaps in the hand: { $cards }
text-side = faction seen: { $cards }
text-seen = Seen in the hand of { $who }: { $cards }
text-dug = On top of the deck: { $cards }
text-none = nothing
text-back = unknown
text-total = { $who }: { $n } ({ $faction })

## The picture

pic-title = Ze Horror Attack, turn { $n }
pic-worth = { $kind ->
    [hero] { $n ->
        [one] 1 sun
       *[other] { $n } suns
    }
    [monster] { $n ->
        [one] 1 skull
       *[other] { $n } skulls
    }
   *[neutral] no symbol
}
pic-tip-deck = The deck: tap it to draw. Its last card ends the game.
pic-tip-own-deck = Your deck: tap it to draw. After its last card the other player has one last turn.
pic-tip-last-deck = Your deck: tap it to draw. This is the last turn.
pic-deck-of = { $n ->
    [0] Deck of seat { $seat }: empty
    [one] Deck of seat { $seat }: 1 card
   *[other] Deck of seat { $seat }: { $n } cards
}
pic-pile = Discard pile: { $n }
pic-last-turn = Last turn
pic-slot = Faction card { $n }
pic-total = { $bonus ->
    [0] { $n }
   *[other] { $n } (bonus +{ $bonus })
}
pic-tip-faction = Your faction: { $faction }. Two points more if one of these characters lies before you at the end.
pic-tip-own-factions = One of your three faction cards: { $faction }. Only the one worth most to you at the end counts.
pic-hand = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
pic-sides = hero { $hero }, monster { $monster }
pic-first = first
pic-aid = All cards

# why a hint is given
hint-hand = These cards help your side more than they cost you.
hint-new-hand = These cards would cost you more than they help.
hint-least = Of all that can be done now, { $card-the } costs least.
hint-symbols = The symbols of { $card-the } count for you.
hint-ability = What { $card-the } does now is worth more than its symbols.
hint-draw = No card in hand would bring as much as a new one may.
hint-refrain = Nothing that could be done here would help you.
hint-cheap = It is the card that you would miss least.
hint-choice = Of all that may be chosen it helps you most, as far as the table tells who plays for which side.



## At the end: how the game went

tally-symbols = Symbols of one’s side, less those of the other
tally-bonus = A character of one’s own in the area
tally-total = Points
tally-latest = Level on points: of those, the latest turn decides, that of { $who-mid }.
tally-measure = Suns less skulls in each area
## What was touched instead

thing-deck = the deck
thing-area = the area of { $whose }
thing-in-play = { $card-the } in the area of { $whose }
thing-hand = { $card-the } in your hand
thing-own-faction = your faction card
thing-faction = a faction card of { $whose }
thing-seen = { $card-the } in the hand of { $whose }
thing-pile = { $card-the } in the discard pile
thing-top = { $card-the } on top of the deck
asks-play = a card of your hand is asked for, or the deck where you may draw, not { $thing }
asks-in-play = { $card } asks for a card in play, not for { $thing }
asks-area = the area where the card goes is asked for, not { $thing }
asks-faction = a faction card of another player is asked for, not { $thing }
asks-player = another player is asked for (touch the area), not { $thing }
asks-hand = a card of your hand is asked for, not { $thing }
asks-seen = a card of the hand of { $whose } is asked for, not { $thing }
asks-pile = a card of the discard pile is asked for, not { $thing }
asks-top = one of the cards on top of the deck is asked for, not { $thing }
asks-mulligan = what is asked is whether you keep the whole hand or replace it, nothing of { $thing }
asks-deck = your own deck is asked for (the choices name what there is), not { $thing }
in-play-already = { $card } lies in the area of { $whose } already: cards are played from the hand
card-first = touch the card of your hand that you play: it goes into your own area
no-card-for-area = no card of your hand may be put into the area of { $whose }

print-cards-london = Characters: London after Midnight
print-cards-sherlock = Characters: Sherlock in Hell
print-factions-london = Factions: London after Midnight
print-factions-sherlock = Factions: Sherlock in Hell

## the page of its balance

way-last_card = the last card
way-last_turn = the last turn
