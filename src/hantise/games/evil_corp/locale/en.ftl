# Evil Corp., in English.

title = Evil Corp.
designer = Jérémy Ducret
published = La Boîte de Jeu, 2023
motto = Managers of monsters, frightening villages for the staff trophy.

## Villages, spaces, demons

village-village_0 = Quiverton
village-village_1 = Saint Jitters
village-village_2 = Shuddersby
spot-battlefield = battlefield
    .on = on the battlefield of
spot-fortification = fortification
    .on = in the fortification of
spot-port = port
    .on = in the port of
spot-portal = portal
    .on = on the portal of
demon-master_carnage = Master Carnage
demon-lady_oblivion = Lady Oblivion
demon-baron_pickings = Baron Pickings
team-team1 = Team 1
team-team2 = Team 2
team-team3 = Team 3

## Phrases that may be said aloud

phrase-you_first = You act first.
phrase-me_first = I act first.
phrase-take_edge = I fight for my edge village.
phrase-take_centre = I fight for the centre village.
phrase-have_red = I have red for the loot.
phrase-have_blue = I have blue for the stone.
phrase-have_yellow = I have yellow for a cargo.
phrase-leave_gold = Leave me the gold.
phrase-spend_gold = Spend our gold.
phrase-strong = I have plenty of terror left.
phrase-weak = I have little left.
phrase-pass_soon = I’ll pass soon.
phrase-yes = Yes.
phrase-no = No.
phrase-thanks = Thank you.
phrase-well_played = Well played!

## Tiles

tile-cashier_imp = Cashier Imp
tile-rookie_zombie = Rookie Zombie
tile-staff_brute = Staff Brute
tile-rookie_wraith = Rookie Wraith
tile-sorcerers_apprentice = Sorcerer’s Apprentice
tile-duty_gargoyle = Duty Gargoyle
tile-necromancer_intern = Necromancer Intern
tile-graveyard_switchboard = Graveyard Switchboard
tile-archive_mummy = Archive Mummy
tile-front_desk_medusa = Front-Desk Medusa
tile-chief_summoner = Chief Summoner
tile-temp_fortune_teller = Temp Fortune-Teller
tile-corridor_ghost = Corridor Ghost
tile-alarm_siren = Alarm Siren
tile-certified_witch = Certified Witch
tile-night_watch_wisp = Night-Watch Wisp
tile-head_lich = Head Lich
tile-multitasking_octopus = Multitasking Octopus
tile-security_basilisk = Security Basilisk
tile-payroll_banshee = Payroll Banshee
tile-prying_eye = Prying Eye
tile-bailiff_werewolf = Bailiff Werewolf
tile-kamikaze_goblin = Kamikaze Goblin
tile-skeleton_crossbowman = Skeleton Crossbowman
tile-audit_ogre = Audit Ogre
tile-misanthropic_yeti = Misanthropic Yeti
tile-union_orc = Union Orc
tile-minotaur_mercenary = Minotaur Mercenary
tile-accountant_reaper = Accountant Reaper
tile-clumsy_giant = Clumsy Giant
tile-office_flytrap = Office Flytrap
tile-executive_vampire = Executive Vampire
tile-bodyguard_golem = Bodyguard Golem
tile-warlord = Warlord
tile-chameleon = Chameleon
tile-courier_bat = Courier Bat
tile-sweeper_ghoul = Sweeper Ghoul
tile-logistics_spider = Logistics Spider
tile-tax_imp = Tax Imp
tile-delivery_centaur = Delivery Centaur
tile-headhunter = Headhunter
tile-banker_dragonling = Banker Dragonling
tile-toll_troll = Toll Troll
tile-builder_bugbear = Builder Bugbear
tile-layoff_cyclops = Layoff Cyclops
tile-recycler_ooze = Recycler Ooze
tile-hunchback_caretaker = Hunchback Caretaker
tile-recruiter_harpy = Recruiter Harpy
tile-giant_grasshopper = Giant Grasshopper
tile-tunnel_worm = Tunnel Worm

## Powers, in plain words

power-cashier_imp = When deployed: gain 1 gold.
power-rookie_zombie = No power.
power-staff_brute = No power.
power-rookie_wraith = No power.
power-sorcerers_apprentice = Passive: worth 1 more when it invokes a demon.
power-duty_gargoyle = When deployed: turn an opposing active tile to its inactive face.
power-necromancer_intern = Passive: worth 2 more when it invokes a demon.
power-graveyard_switchboard = Passive: worth 1 more when it invokes a demon. When deployed: turn a demon over.
power-archive_mummy = Passive: worth 1 more when it invokes a demon. To activate: put 2 tiles of your discard into your bag.
power-front_desk_medusa = When deployed: turn an opposing active tile to its inactive face.
power-chief_summoner = Passive: worth 2 more when it invokes a demon. When deployed: turn a demon over.
power-temp_fortune_teller = Passive: worth 1 more when it invokes a demon. To activate: draw a tile.
power-corridor_ghost = To activate: draw 2 tiles, then discard 2 tiles from your hand.
power-alarm_siren = Passive: worth 1 more when it invokes a demon. To activate: turn an opposing active tile to its inactive face.
power-certified_witch = Passive: worth 1 more when it invokes a demon.
power-night_watch_wisp = To activate: draw a tile, then discard a tile from your hand.
power-head_lich = Passive: your blue tiles on battlefields count 1 more terror, in all villages, itself included.
power-multitasking_octopus = To activate: draw 2 tiles, then discard a tile from your hand.
power-security_basilisk = To activate: turn an opposing active tile to its inactive face.
power-payroll_banshee = Passive: worth 1 more when it invokes a demon. To activate: draw a tile.
power-prying_eye = When deployed: an opponent reveals 5 tiles of their choice.
power-bailiff_werewolf = To activate: an opponent discards a tile of their choice.
power-kamikaze_goblin = To activate: discard this tile, then destroy a tile of printed terror 3 or less, anyone’s.
power-skeleton_crossbowman = To activate: destroy a tile of printed terror 2 or less, anyone’s.
power-audit_ogre = To activate: an opponent reveals 3 tiles of their choice.
power-misanthropic_yeti = Passive: counts 3 terror while it is your only tile on its battlefield.
power-union_orc = Passive: your yellow tiles on battlefields count 1 more terror, in all villages.
power-minotaur_mercenary = Passive: never in a fortification. When deployed: pay 2 gold, or it cannot be deployed.
power-accountant_reaper = To activate: destroy a tile of printed terror 3 or less, anyone’s.
power-clumsy_giant = Passive: never in a fortification. When deployed: an opponent who has not passed draws a tile; without such an opponent it cannot be deployed.
power-office_flytrap = When deployed: destroy a tile of printed terror 1, anyone’s.
power-executive_vampire = When deployed: destroy a tile of printed terror 2 or less, anyone’s.
power-bodyguard_golem = Passive: opponents’ powers cannot choose your battlefield tiles in this village.
power-warlord = Passive: your red tiles on battlefields count 1 more terror, in all villages, itself included.
power-chameleon = To activate: use the activable power of a tile of the row, as if it were this tile’s.
power-courier_bat = When deployed: gain 1 gold. To activate: move this tile to another space.
power-sweeper_ghoul = When deployed: gain 1 gold. To activate: remove one of your tiles (hand, discard, villages) from the game.
power-logistics_spider = To activate: move 2 of your tiles.
power-tax_imp = When deployed: gain 2 gold.
power-delivery_centaur = When deployed: gain 2 gold. To activate: move one of your tiles.
power-headhunter = When deployed: gain 2 gold, then recruit a tile of the row into your bag, paying its price.
power-banker_dragonling = When deployed: gain 3 gold.
power-toll_troll = When deployed: gain 3 gold.
power-builder_bugbear = Passive: at night, 2 of your fortification tiles may stay without paying. When deployed: gain 2 gold.
power-layoff_cyclops = When deployed: gain 1 gold. To activate: remove one of your tiles (hand, discard, villages) from the game.
power-recycler_ooze = To activate: remove 2 of your tiles (hand, discard, villages) from the game.
power-hunchback_caretaker = Passive: at night, one of your fortification tiles may stay without paying.
power-recruiter_harpy = To activate: recruit a tile of the row, paying its price, and put it behind your screen.
power-giant_grasshopper = When deployed: gain 1 gold. To activate: move this tile to another space.
power-tunnel_worm = To activate: move one of your tiles.
power-master_carnage = For 1: pay 2 gold and destroy a tile of printed terror 1. For 2: destroy a tile of printed terror 1. For 3: destroy a tile of printed terror 2 or less.
power-lady_oblivion = For 1, 2 or 3: remove that many of your tiles (hand, discard, villages) from the game.
power-baron_pickings = For 1, 2 or 3: draw that many tiles, then discard as many.

## What is told

lot =
    { $mates ->
        [1] The first player pawn goes by lot to { $who-mid }.
       *[other] The first player pawn goes by lot to the team of { $who-mid }.
    }
day =
    Round { $n } begins. { $mates ->
        [1] { $who }
       *[other] The team of { $who }
    } plays first.
night = Night { $n } falls: all have passed.
deploys = { $who } deploys { $tile } { $spot-on } { $village }.
activates = { $who } activates { $tile } { $spot-on } { $village }.
recruits = { $who } recruits { $tile } for { $price } gold, into the bag.
recruits-to-hand = { $who } recruits { $tile } for { $price } gold, behind the screen.
passes =
    { $who } passes{ $n ->
        [0] .
       *[other] , { $n } behind the screen.
    }
refills = The bag of { $who } is empty: the discard of { $n } goes back into it.
supply-refills = The Evil Corp bag is empty: its discard of { $n } goes back into it.
drew = You draw { $tile }.
draws =
    { $who } draws { $n ->
        [0] nothing
        [one] { $n } tile
       *[other] { $n } tiles
    }.
draws-hand =
    { $who } has { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    } behind the screen.
row-gets = { $tile } joins the row.
rejected = { $tile } leaves the row: we will call you back.
loots = { $who } loots { $village }: { $n } gold.
takes-stone = { $who } takes the power stone of { $village }.
takes-cargo = { $who } takes a cargo of { $village }: { $n } gold.
gains = { $who } gains { $n } gold.
pays = { $who } pays { $n } gold.
turns = { $who } turns { $tile } { $spot-on } { $village } to its inactive face.
turns-demon = { $who } turns { $demon }: inactive.
wakes-demon = { $who } turns { $demon }: active again.
discards = { $who } discards { $tile }.
recycles = { $who } puts { $tile } back into the bag.
destroys = { $who } destroys { $tile } { $spot-on } { $village }.
sacrifices = { $tile } goes to the discard.
removes = { $who } removes { $tile } from the game.
reveals = { $who } reveals { $tile }.
makes-reveal =
    { $who } makes { $rival } reveal { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }.
makes-discard =
    { $who } makes { $rival } discard { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }.
makes-draw =
    { $who } makes { $rival } draw { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }.
moves = { $who } moves { $tile }: now { $spot-on } { $village }.
copies = The power of { $tile } in the row is copied.
invokes = { $who } invokes { $demon }, column { $n }.
declines = { $who } leaves it at that.
conquers =
    { $mates ->
        [1] { $who }
       *[other] The team of { $who }
    } makes { $n ->
        [one] { $n } conquest step
       *[other] { $n } conquest steps
    } in { $village }.
gains-magic =
    { $mates ->
        [1] { $who }
       *[other] The team of { $who }
    } gains { $n } magic gold in { $village }.
wins-village =
    { $mates ->
        [1] { $who }
       *[other] The team of { $who }
    } wins { $village }: { $n ->
        [one] { $n } victory token
       *[other] { $n } victory tokens
    }.
wins =
    { $mates ->
        [1] { $who }
       *[other] The team of { $who }
    } wins the game.
shares =
    The victory is shared; { $mates ->
        [1] { $who }
       *[other] the team of { $who }
    } is among the winners.
left-over = { $tile }, left behind the screen of { $who }, is discarded.
lets-go =
    { $mates ->
        [1] { $who }
       *[other] The team of { $who }
    } lets { $tile } go from the fortification of { $village }.
keeps =
    { $mates ->
        [1] { $who }
       *[other] The team of { $who }
    } keeps { $tile } in the fortification of { $village } without paying.
keeps-paying =
    { $mates ->
        [1] { $who }
       *[other] The team of { $who }
    } pays to keep { $tile } in the fortification of { $village }.
set-anew = { $village } is set up anew, on side B.
concedes = { $who } concedes.

## What is asked

ask-MemberOrder = Choose which member of your team acts first
wait-MemberOrder = { $player } chooses which member of the team acts first
ask-Action = Your turn: deploy, activate, recruit or pass
wait-Action = { $player } is choosing an action
ask-FlipEnemy = Choose an opposing tile to turn
wait-FlipEnemy = { $player } is choosing a tile to turn
ask-FlipDemon = Choose a demon to turn over
wait-FlipDemon = { $player } is choosing a demon to turn over
ask-Discard =
    { $n ->
        [one] Discard a tile from your hand
       *[other] Discard { $n } tiles from your hand
    }
wait-Discard = { $player } is choosing what to discard
ask-ForcedDiscard =
    { $n ->
        [one] You must discard a tile from your hand
       *[other] You must discard { $n } tiles from your hand
    }
wait-ForcedDiscard = { $player } must choose what to discard
ask-RevealChoice =
    { $n ->
        [one] You must reveal a tile from your hand
       *[other] You must reveal { $n } tiles from your hand
    }
wait-RevealChoice = { $player } must choose what to reveal
ask-Recycle =
    { $n ->
        [one] Put a tile of your discard back into the bag
       *[other] Put { $n } tiles of your discard back into the bag
    }
wait-Recycle = { $player } is choosing what goes back into the bag
ask-Destroy =
    Destroy a tile of printed terror { $n ->
        [1] 1
       *[other] { $n } or less
    }
wait-Destroy = { $player } is choosing a tile to destroy
ask-Remove =
    { $n ->
        [one] Remove one of your tiles from the game
       *[other] Remove { $n } of your tiles from the game
    }
wait-Remove = { $player } is choosing what to remove from the game
ask-ChooseOpponent-reveal =
    { $n ->
        [one] Choose an opponent, who must reveal a tile
       *[other] Choose an opponent, who must reveal { $n } tiles
    }
wait-ChooseOpponent-reveal = { $player } is choosing an opponent
ask-ChooseOpponent-discard =
    { $n ->
        [one] Choose an opponent, who must discard a tile
       *[other] Choose an opponent, who must discard { $n } tiles
    }
wait-ChooseOpponent-discard = { $player } is choosing an opponent
ask-ChooseOpponent-draw =
    { $n ->
        [one] Choose an opponent, who must draw a tile
       *[other] Choose an opponent, who must draw { $n } tiles
    }
wait-ChooseOpponent-draw = { $player } is choosing an opponent
ask-Move =
    { $n ->
        [one] Move one of your tiles: choose it, then a space
       *[other] Move one of your tiles ({ $n } to move)
    }
wait-Move = { $player } is choosing a tile to move
ask-Move-self = Choose where this tile goes
wait-Move-self = { $player } is moving a tile
ask-PowerRecruit-bag = Recruit a tile into your bag
wait-PowerRecruit-bag = { $player } is recruiting
ask-PowerRecruit-hand = Recruit a tile behind your screen
wait-PowerRecruit-hand = { $player } is recruiting
ask-CopyRow = Choose the tile of the row whose power is copied
wait-CopyRow = { $player } is choosing a power to copy
ask-DemonChoice = You may invoke a demon: your invocation is worth { $n }
wait-DemonChoice = { $player } may invoke a demon, for { $n }
ask-Upkeep = { $tile } in the fortification of { $village }: keep it?
wait-Upkeep = { $player } decides whether { $tile } stays in { $village }
ask-DrawOrder = Choose which member of your team draws the next tile
wait-DrawOrder = { $player } chooses which member of the team draws next

## How it ended

end-villages_won = Two victory tokens are enough: victory for { $winner }.
end-round_limit = The last round is over: victory for { $winner }.
end-stalled = Three rounds without a tile or a step: victory for { $winner }.
end-conceded = The other side concedes: victory for { $winner }.

## Picks

pick-pass = Pass for the day
pick-recruit = Recruit { $tile } ({ $price } gold)
pick-activate = Activate { $tile } { $spot-on } { $village }
pick-deploy = Deploy { $tile } { $spot-on } { $village }
pick-deploy-shown = Deploy { $tile } (revealed) { $spot-on } { $village }
pick-first = { $who } acts first
pick-draws = { $who } draws
pick-decline = Decline
pick-stop = Stop here
pick-turn = Turn { $tile } { $spot-on } { $village }
pick-turn-demon = Turn { $demon } over
pick-discard = Discard { $tile }
pick-reveal = Reveal { $tile }
pick-recycle = Put { $tile } into the bag
pick-destroy = Destroy { $tile } { $spot-on } { $village }
pick-remove = Remove { $tile } { $spot-on } { $village } from the game
pick-remove-hand = Remove { $tile } (in your hand) from the game
pick-remove-discard = Remove { $tile } (in your discard) from the game
pick-rival = { $who }
pick-move = Move { $tile }: { $spot-on } { $village }
pick-copy = Copy { $tile }
pick-no-demon = No demon
pick-master_carnage =
    Master Carnage: { $n ->
        [1] pay 2 gold, destroy terror 1
        [2] destroy terror 1
       *[other] destroy terror 2 or less
    }
pick-lady_oblivion =
    Lady Oblivion: remove { $n ->
        [1] one tile
       *[other] { $n } tiles
    } from the game
pick-baron_pickings = Baron Pickings: draw { $n }, discard { $n }
pick-let-go = Discard { $tile }
pick-keep = Keep { $tile } without paying
pick-pay = Keep { $tile } for { $n } gold
sure-pass =
    You still have { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    } behind the screen: whatever is left there is discarded at night.
sure-own = { $tile } is yours: destroy it all the same?

## Why not

no-village = { $village } is not one of the villages where you may act
no-active = { $tile } lies on its inactive face
no-shielded = { $tile } is protected by a shield
no-wake = { $demon } is active: only an inactive demon may be turned here
no-itself = { $tile } cannot be its own target
no-strong = { $tile } has { $terror } printed terror: { $most } at most
no-unrevealed = { $who } has no unrevealed tile
no-hand = { $who } has no tile behind the screen
no-passed = { $who } has passed
no-other-tile = { $tile } does not move: the power moves its own tile alone
no-second-turn = { $demon } has just been turned over: two different demons
no-second-move = { $tile } has just been moved: two different tiles
no-same-space = { $tile } lies on such a space already
no-blue = { $tile } is not blue: a portal takes blue tiles only
no-fort = { $tile } cannot lie in a fortification
no-room = no space is empty { $spot-on } { $village }
no-gold = { $tile } costs { $price } gold here, and there are { $coins }
no-power = { $tile } has no activable power that can be used that way
no-use = the power of { $tile } can do nothing now
no-toll = { $tile } asks for { $price } gold, and there are { $coins }
no-giver = { $tile } needs an opponent who has not passed
no-demon = { $demon } is inactive
no-invocation = { $demon } asks for { $need } there, and the invocation is worth { $value }
no-use-demon = { $demon } can do nothing there now
no-allowance = no free keeping is left for { $tile }
no-upkeep = keeping { $tile } costs { $price } gold, and there are { $coins }

## What was touched instead

thing-tile = the tile { $tile } { $spot-on } { $village }
thing-space = an empty space { $spot-on } { $village }
thing-hand = the tile { $tile } of your hand
thing-shown = the revealed tile { $tile }
thing-row = the tile { $tile } of the row
thing-demon = { $demon }
thing-column = column { $n } of { $demon }
asks-hand = a tile of your hand is asked for, not { $thing }
asks-row = a tile of the row is asked for, not { $thing }
asks-village = a tile on a village is asked for, not { $thing }
asks-column = a column of a demon is asked for, not { $thing }
asks-demon = one of the demons is asked for, not { $thing }
asks-own = one of your team’s tiles is asked for, not { $thing }
asks-discard = a tile of your team’s discard is asked for (the choices name them), not { $thing }
asks-upkeep = what is asked is whether { $tile } stays, nothing of { $thing }
asks-rival = an opponent is asked for (the choices name them), not { $thing }
asks-member = one of your team’s members is asked for (the choices name them), not { $thing }
asks-move = one of your team’s tiles on a village is asked for, then its space, not { $thing }
own-tile = { $tile } is your own team’s: a tile of another team is turned
not-own = { $tile } belongs to another team
revealed-already = { $tile } is revealed already
named-already = { $tile } is named already
named-in-order = several tiles are named in the order in which they lie: { $tile } cannot come next
column-first = touch a column of { $demon }: it says what is done
demon-itself = touch { $demon }, not a column: the whole demon is turned over
demon-from-portal = { $demon } acts when a blue tile is deployed on a portal, and not otherwise
nothing-to-deploy = no tile is left behind or beside your screen to deploy
tile-first = first the tile, then { $village }: touch a tile of your hand and then this { $spot }
none-fits = none of your tiles can be deployed on a { $spot } of { $village } now
mover-first = first the tile that moves, then { $village }: touch it and then this { $spot }
no-space-for = there is no space that { $tile } could go to
other-side = that side of { $village } is another team’s: your tiles go onto your own side
taken = one tile a space: { $tile } lies there

## Options

option-handicap_gold_1 = Gold of team 1 in the first round
option-handicap_gold_2 = Gold of team 2 in the first round
option-handicap_gold_3 = Gold of team 3 in the first round (three players)
option-invocation_scope = Invocation bonuses count
option-invocation_scope-self = of the deployed tile alone
option-invocation_scope-all = of all active tiles of the team
option-demon_flip = Demons that may be turned
option-demon_flip-any = any
option-demon_flip-reactivate_only = inactive ones only
option-move_triggers_loot = Moves onto a battlefield give loot and stone
option-move_triggers_loot-yes = yes
option-move_triggers_loot-no = no
option-evil_corp_recycle = An empty Evil Corp bag is refilled
option-evil_corp_recycle-yes = yes
option-evil_corp_recycle-no = no
option-bag_odds = Odds of the bags: what each can still hold, and how likely the next draw brings it
option-bag_odds-help = Exact, from what you may know; it stands in the player aid.
option-bag_odds-never = never
option-bag_odds-live = all the time
option-max_rounds = Rounds at most
option-lenient_effects = Effects may be declined
option-lenient_effects-yes = yes
option-lenient_effects-no = no

## picture

pic-title = Evil Corp., round { $round }
pic-village = { $village }, side { $face }: { $lead ->
    [0] no lead
   *[other] { $who } leads by { $lead }
}; conquest { $a } { $first } of { $steps }, { $b } { $second } of { $steps }.{ $near ->
    [no] {" "}Out of your reach.
   *[yes] {""}
}
pic-tile = { $tile } { $spot-on } { $village }{ $up ->
    [up] {""}
   *[down] , inactive
}{ $counts ->
    [0] {""}
   *[other] , counts { $counts }
}
pic-space = Empty { $spot } in { $village }, side of { $who }
pic-side = side of { $who }
pic-slot = Slot { $slot }: { $tile }, { $price } gold
pic-tip = { $tile }. { $color ->
    [blue] Blue
    [red] Red
   *[yellow] Yellow
}, terror { $terror }, cost { $cost }. { $power }
pic-spot-battlefield = Battlefield: counts terror. The first red tile here loots as much gold as its terror; the first blue one takes the power stone.
pic-spot-fortification = Fortification: counts printed terror, and the tile can be kept at night.
pic-spot-port = Port: a yellow tile takes the yellow cargo, a red or blue one the other. Counts no terror.
pic-spot-portal = Portal: a blue tile deployed here may use a demon. Counts no terror.
pic-cargo-yellow = Cargo for yellow tiles: { $n } gold
pic-cargo-red-blue = Cargo for red and blue tiles: { $n } gold
pic-loot = { $taken ->
    [yes] Looted by { $who } this round
   *[no] Loot: for the first red tile on the battlefield
}
pic-stone = { $taken ->
    [yes] Power stone: a tie here tonight is worth a conquest step to { $who }
   *[no] Power stone: for the first blue tile on the battlefield
}
pic-face = Side { $face } of the village board
pic-office = Evil Corp. Office
pic-supply = { $n ->
    [one] { $n } tile in its bag
   *[other] { $n } tiles in its bag
}
pic-front-slot = leaves tonight
pic-demon = { $demon }, { $up ->
    [up] active
   *[down] inactive
}
pic-master_carnage = Master Carnage, invocation { $n }: { $n ->
    [1] pay 2 gold, destroy terror 1
    [2] destroy terror 1
   *[other] destroy terror 2 or less
}
pic-lady_oblivion = Lady Oblivion, invocation { $n }: remove { $n } of your tiles from the game
pic-baron_pickings = Baron Pickings, invocation { $n }: draw { $n }, then discard { $n }
pic-hand = { $tile }{ $n ->
    [one] {""}
   *[other] , { $n } of them
}{ $shown ->
    [yes] , revealed
   *[no] {""}
}
pic-bag = { $exact ->
    [yes] Bag of { $who } ({ $n })
   *[no] Bag of { $who } ({ $n }) and what hides behind screens
}
pic-discard = Discard of { $who }
pic-thrown = Discard of the office
pic-removed = Out of the game
pic-upkeep = Night: keeping a tile in a fortification here costs { $n } gold
pic-square = { $n ->
    [0] Terror: even
   *[other] { $who } leads by { $n }{ $effect ->
        [conquest_1] : a conquest step at night
        [magic_gold_2] : 2 magic gold at night
        [victory] : the victory token of the village at night
       *[none] {""}
    }
}
pic-conquest = Conquest: { $a } made { $first } of { $steps } steps, { $b } made { $second }. Who reaches the star wins the village.
pic-round = Round { $n }
pic-office-short = Office
pic-first = First player pawn: begins this round
pic-odds = { $n ->
    [0] The bag of { $who } is empty: the next draw is from the discard
   *[other] Next draw of { $who } (bag: { $n })
}
pic-odds-tile = tile
pic-odds-number = in the bag
pic-odds-chance = chance
pic-odds-percent = { $p } %
pic-signs = Signs of powers (a bolt: when deployed; brown: to activate)
pic-passed = passed
pic-gold = { $n } gold: lost at night
pic-magic = { $n } magic gold: kept
pic-tokens = Victory tokens: { $n } (two win)
pic-bag-size = Tiles in the bag: { $n }
pic-behind = Tiles behind the screen: { $n }
pic-shown = Revealed: { $tile }{ $n ->
    [one] {""}
   *[other] { " " }×{ $n }
}
pic-glance = Villages at a glance
sign-gain_gold = gain gold
sign-pay_gold = pay gold
sign-flip_enemy = turn an opposing tile
sign-flip_demon = turn a demon
sign-draw = draw
sign-discard = discard
sign-recycle = discard back into the bag
sign-destroy = destroy, up to that terror
sign-sacrifice_self = discard this tile
sign-enemy_reveal = an opponent reveals
sign-enemy_discard = an opponent discards
sign-enemy_draw = an opponent draws
sign-move_self = move this tile
sign-move_own = move own tiles
sign-remove_own = remove from the game
sign-recruit_to_bag = recruit into the bag
sign-recruit_to_hand = recruit to the hand
sign-copy_row_power = use a power of the row
sign-invocation_plus = worth more at a portal
sign-color_terror_plus = more terror for a colour
sign-solo_terror = more terror alone
sign-shield_battlefield = shields the battlefield
sign-no_fortification = not in a fortification
sign-keep_fort_free = keeps fortifications free
text-round = Round { $round }. First: { $who }
text-village = { $number }. { $village }, side { $face }: lead { $lead }, conquest { $first }-{ $second } of { $steps }, loot { $loot }, stone { $stone }, cargo { $yellow }/{ $other }
text-there = there
text-seat = Seat { $letter }{ $passed ->
    [yes] , passed
   *[no] {""}
}: screen { $behind }{ $shown ->
    [none] {""}
   *[other] , revealed { $shown }
}
text-team = gold { $gold }, magic { $magic }, tokens { $tokens }, bag { $bag }
text-hand = Your hand: { $tiles }
text-row = Row: { $tiles }
text-demons = Demons: { $demons }
text-asleep = { $demon } (inactive)

# why a hint is given
hint-let-go = Keeping it would cost more than it is worth.
hint-stays = Its terror is there already when the next Day begins, and gold is lost tonight anyway.
hint-pass = Nothing that you can still do makes your position better.
hint-recruit = A better bag is worth more than what else this action could do.
hint-least = Nothing else would do more for you now.
hint-gold = It gains most in gold and tiles.
hint-token = It brings a victory token nearer.
hint-village = It does most for your lead in { $village }.



## At the end: how the game went

tally-tokens = Victory tokens
tally-steps = Conquest steps
tally-cost = Cost of all tiles, with magic gold
tally-terror = Printed terror of all tiles
tally-by-cost =
    Level on tokens: the dearer tiles decide, those of { $mates ->
        [1] { $who-mid }
       *[other] the team of { $who-mid }
    }.
tally-by-terror =
    Level on tokens and on the cost of tiles: the most terror decides, that of { $mates ->
        [1] { $who-mid }
       *[other] the team of { $who-mid }
    }.
tally-furthest = Without two tokens the most tokens count, then the most conquest steps (a village won that very night counts none), then the dearer tiles, then the most terror.
tally-shared = Nothing parts those who are level: the victory is shared.
tally-measure = Terror in all villages

print-villages = Villages (sides A and B)
print-office = The Office
print-demons = Demons (inactive from behind)
print-base-tiles = Base monsters (inactive from behind)
print-tiles = Monsters (inactive from behind)
print-screens = Screens, folded in three
print-gold = Gold
print-magic = Magic gold
print-victory = Victory tokens
print-loot = Loot
print-stones = Stones of power
print-terror = Terror
print-conquest = Conquest
print-first = First player
print-needed = Besides you need four bags that nobody can look into: one for the Evil Corp., one for each player.
print-spot = { $spot ->
    [battlefield] Battlefield
    [fortification] Fortification
    [port] Port
   *[portal] Portal
}
print-bar = { $kind ->
    [passive] Black: works all the time
    [deploy] With a bolt: happens when the tile is deployed
   *[activate] Brown: when the tile is activated
}
print-colour = { $colour ->
    [blue] Blue tile: a disc in the corner
    [red] Red tile: a triangle in the corner
   *[yellow] Yellow tile: a square in the corner
}

## the page of its balance

way-villages_won_by_conquest = villages, the last by conquest
way-villages_won_by_terror = villages, the last by terror
way-round_limit = the last round
way-stalled = nobody moves any more
