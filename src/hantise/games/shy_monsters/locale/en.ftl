# Shy Monsters, in English.

title = Shy Monsters
designer = Sandro Dall’Aglio
published = Oz Editions, 2019
motto = Three floors, six monsters too shy to be seen together, one way out.

role-master = Dungeon Master
    .who = The Dungeon Master
    .mid = the Dungeon Master
    .of = the Dungeon Master’s
role-hero = Hero
    .who = The Hero
    .mid = the Hero
    .of = the Hero’s

## Tiles

tile-entrance = entrance
    .the = the entrance
    .a = the entrance
    .label = Entrance
tile-corridor = corridor
    .the = the corridor
    .a = a corridor
    .label = Corridor
tile-exit = exit
    .the = the exit
    .a = the exit
    .label = Exit
tile-vampire_bat = vampire bat
    .the = the vampire bat
    .a = a vampire bat
    .label = Vampire Bat
tile-dragon = dragon
    .the = the dragon
    .a = a dragon
    .label = Dragon
tile-mantis = mantis
    .the = the mantis
    .a = a mantis
    .label = Mantis
tile-hydra = hydra
    .the = the hydra
    .a = a hydra
    .label = Hydra
tile-kraken = kraken
    .the = the kraken
    .a = a kraken
    .label = Kraken
tile-gargoyle = gargoyle
    .the = the gargoyle
    .a = a gargoyle
    .label = Gargoyle

## Where each monster is at ease

ease-vampire_bat = at ease with a tile on at least one of its four corners
ease-dragon = at ease in a dead end: exactly one neighbour
ease-mantis = at ease in a straight corridor: exactly two neighbours, on opposite sides
ease-hydra = at ease in a corner: exactly two neighbours at a right angle, and nothing inside the corner
ease-kraken = at ease at a crossroads: at least three neighbours
ease-gargoyle = at ease in a full square of two by two tiles

## The log

begins = { $who } draws two monsters and builds floor { $floor }.
draws = { $who } draws { $tile-a }.
locks = { $who } locks floor { $floor }: six tiles, two monsters among them.
peeks = { $who } reveals { $at } from afar.
steps = { $who } steps to { $to }.
steps-armed = { $who } steps to { $to }, sword in hand.
leaps = { $who } jumps over { $over } to { $to }.
leaps-armed = { $who } jumps over { $over } to { $to }, sword in hand.
found = { $at } is { $tile-a }.
found-active = { $at } is { $tile-a }, at ease: it is active.
found-panicked = { $at } is { $tile-a }: it panics beside another monster and does not attack.
found-uneasy = { $at } is { $tile-a }, ill at ease here: it does not attack.
found-both = { $at } is { $tile-a }: ill at ease, and in a panic besides. It does not attack.
kills = { $who } kills { $tile-the }.
strikes-nothing = There is no living monster to strike: the attack is lost for this floor.
bitten = A fatal bite for { $who-mid }: { $tile-the }.
leaves = { $who } leaves floor { $floor }.
escapes = { $who } leaves the last floor and is free.
trapped = { $who } has used both skills and is cut off by monsters: trapped.
destroyed = The floor is destroyed. Monsters revealed: { $revealed }; never revealed: { $unrevealed }.
shown = All tiles are shown.
concedes = { $who } concedes.

## What is asked

ask-Build = Build the floor: choose a tile, then a cell beside the floor
wait-Build = { $player } is building the floor
ask-Peek =
    { $left ->
        [one] Reveal a tile (the last one before you walk)
       *[other] Reveal a tile ({ $left } before you walk)
    }
wait-Peek = { $player } is choosing a tile to reveal
ask-Move =
    { $skills ->
        [0] Step towards the exit
        [1] Step towards the exit; add Attack where you fear a monster
        [2] Step or jump towards the exit
       *[other] Step or jump towards the exit; add Attack where you fear a monster
    }
wait-Move = { $player } is choosing a move

end-hero_dead = { $seat1 } was bitten: { $seat0-mid } wins.
end-hero_escaped = { $seat1 } found the way out of the third floor and wins.
end-hero_trapped = { $seat1 } is trapped: { $seat0-mid } wins.
end-conceded = Conceded: { $winner-mid } wins.

## Picks

pick-place = Place { $tile-the } on { $to }
pick-peek = Reveal { $at }
pick-explore = Step to { $to }
pick-attack = Attack, stepping to { $to }
pick-jump = Jump over { $over } to { $to }
pick-leap = Attack, jumping over { $over } to { $to }

sure-lock = This is the last tile: floor { $floor } will be locked like this. Place it?
sure-deadly = On { $at }, { $tile-the } is active: without Attack it kills the hero. Go there all the same?
sure-lost = There is no monster to strike on { $at }: Attack would be lost for this floor. Do it all the same?
sure-needless = On { $at }, { $tile-the } does not attack: no sword is needed. Strike all the same?

## Why not

no-hero-yet = while the floor is being built the hero has no decision
no-building = the floor is locked: no tile is placed, moved or removed
no-such-tile = { $tile-the } is not in your hand
no-such-cell = { $name } is no cell of the grid
no-entrance = { $at } holds the entrance
no-room = { $at } holds a tile already
no-contact = { $at } has no side in common with the floor
no-tile = { $at } holds no tile
no-skill-yet = skills wait until the tiles due before the first move are revealed
no-move-yet = first the tiles due on this floor are revealed, then the hero walks
no-face-down = { $at } lies face up: it is { $tile-the }
no-peek-left =
    { $number ->
        [0] on this floor no tile is revealed from afar
        [one] the one tile of this floor has been revealed: now the hero walks
       *[other] the { $number } tiles of this floor have been revealed: now the hero walks
    }
no-attack = Attack has been used on floor { $floor }
no-jump = Jump has been used on floor { $floor }
no-target = a skill is part of a move: choose the tile to come to as well
no-standing-still = the hero stands on { $at }: there is no passing
no-diagonal = { $to } is diagonal to { $at }: the hero steps up, down, left or right
no-neighbour = { $to } is not beside { $at }: the hero goes one step at a time
no-more-strolling =
    { $number ->
        [one] one move has led nowhere
       *[other] { $number } moves in a row have led nowhere
    }: now a step onto a known tile must shorten the way to something new
no-way-over = no jump leads from { $at } to { $to }: a jump goes over one tile to the next one beside that
no-way-between = a jump from { $at } to { $to } does not go over { $over }
which-way = two tiles lie between: say over which one the jump to { $to } goes

## Options

option-roles = Who is master
option-roles-random = drawn by lot
option-roles-chosen = as chosen
option-peeks = Tiles revealed before the first move, by floor
option-peeks-2_1_0 = 2, 1, 0 (the published game)
option-peeks-3_2_1 = 3, 2, 1 (easier for the hero)
option-peeks-1_0_0 = 1, 0, 0 (easier for the master)
option-jump_to_exit_reveals = A jump onto the exit still reveals the tile jumped over
option-jump_to_exit_reveals-no = no
option-jump_to_exit_reveals-yes = yes
option-trapped = A hero cut off with both skills used
option-trapped-lose = has lost
option-trapped-play_on = must play on
option-idle_limit = How often in a row the hero may walk over known safe tiles
option-idle_limit-12 = 12
option-idle_limit-0 = no limit
option-reveal_all_at_end = Show all tiles at the end
option-reveal_all_at_end-yes = yes
option-reveal_all_at_end-no = no
option-match = Match
option-match-single = a single game
option-match-swap = two games with exchanged roles

## The table as plain text

text-floor =
    Floor { $floor } of { $floors }, { $pile ->
        [one] one monster
       *[other] { $pile } monsters
    } in the pile
text-active = active
text-inactive = does not attack
text-dead = dead
text-hero = the hero
text-face-down = face down
text-skills =
    Attack { $attack ->
        [yes] ready
       *[no] used
    }, Jump { $jump ->
        [yes] ready
       *[no] used
    }
text-hand = To be placed: { $tiles }
text-pile = In the pile: { $tiles }
text-back = unknown
text-ease = At ease on this floor:
text-row = Monsters of floor { $floor }: revealed { $revealed }; never revealed { $unrevealed }

## picture

tile-back = Face-down tile
pic-title = Shy Monsters, floor { $floor } of { $floors }
pic-place = { $tile } at { $cell }{ $face ->
    [down] , face down
   *[up] {""}
}{ $status ->
    [active] , active: it attacks
    [inactive] , inactive: too shy to attack
    [dead] , dead
   *[none] {""}
}{ $hero ->
    [yes] , the hero stands here
   *[no] {""}
}
pic-spot = Empty cell { $cell }
pic-spot-tip = { $cell }: a tile may be placed here. Choose the tile first, or the cell.
pic-tip-back = { $cell }: face down. A corridor, the exit or a monster.
pic-tip-own = { $cell }: { $tile }, face down. Only you know.
pic-tip-left = { $cell }: { $tile }, face down until the end.
pic-tip-tile = { $cell }: { $tile }.
pic-tip-monster = { $cell }: { $tile }.
pic-tip-active = { $cell }: { $tile }, active. Whoever enters without Attack dies.
pic-tip-inactive = { $cell }: { $tile }, inactive. Too shy to attack: safe to enter.
pic-tip-dead = { $cell }: { $tile }, dead. Safe to enter; it still frightens others.
pic-building = The master is building this floor, unseen.
pic-pile = { $n ->
    [one] { $n } monster in the pile
   *[other] { $n } monsters in the pile
}
pic-skill = { $skill ->
    [attack] Attack
   *[jump] Jump
}: { $ready ->
    [yes] ready
   *[no] used on this floor
}
pic-skill-name = { $skill ->
    [attack] Attack
   *[jump] Jump
}
pic-ready = { $ready ->
    [yes] ready
   *[no] used
}
pic-skill-tip = { $skill ->
    [attack] Attack, once a floor: kills whatever monster lies on the tile that this move enters. Tap it, then the tile.
   *[jump] Jump, once a floor: two steps over a tile, which is revealed after the landing. Tap it, then the landing.
}
pic-hand = { $n ->
    [one] { $tile } in your hand
   *[other] { $n } × { $tile } in your hand
}
pic-left-hand = { $n } × { $tile }, not placed yet
pic-tip-hand = { $tile }: tap it, then the cell where it shall lie.
pic-ease = { $monster ->
    [vampire_bat] { $tile }: at ease with a tile on some diagonal.
    [dragon] { $tile }: at ease in a dead end, with exactly one neighbour.
    [mantis] { $tile }: at ease in a straight corridor, with two opposite neighbours and no other.
    [hydra] { $tile }: at ease in a bend, with two neighbours and no tile inside the bend.
    [kraken] { $tile }: at ease at a crossroads, with three or four neighbours.
   *[gargoyle] { $tile }: at ease in a full square of four tiles.
}
pic-memo = Where monsters are at ease: touch one, and its cells light up
pic-memo-cells = { $n ->
    [0] Nowhere on this floor.
   *[other] On this floor: { $cells }.
}
pic-legend = Signs on monsters
pic-legend-status = { $status ->
    [active] active: bites whoever enters
    [inactive] inactive: safe to enter
   *[dead] dead: safe to enter
}
pic-unseen = Monster never revealed
pic-floors = Floor { $floor } of { $floors }, { $exits } left behind
pic-floor = Floor { $floor } of { $floors }
pic-peeks = { $n ->
    [one] { $n } tile to turn over
   *[other] { $n } tiles to turn over
}
pic-idle = { $n ->
    [one] { $n } move that showed nothing new
   *[other] { $n } moves that showed nothing new
}
pic-rows = Monsters of past floors
pic-row-floor = Floor { $floor }

# why a hint is given
hint-build = { $ease ->
    [0] None of its monsters will bite, which nobody knows; the exit lies { $far } steps away.
    [one] One of its monsters will be at ease, and the exit lies { $far } steps away.
   *[other] Both monsters will be at ease, and the exit lies { $far } steps away.
}
hint-look = A monster bites on { $at } with a chance of { $bites }%, the exit is there with { $exit }%: worth knowing.
hint-exit = The exit is in reach.
hint-safe = No monster can bite on { $at }.
hint-risk = The danger on { $at } is { $bites }%; no other way promises more.
hint-jump = The jump leads to { $at }, where the danger is { $bites }%.
hint-awake = The monster on { $at } bites: Attack kills it first.
hint-strike = A monster bites on { $at } with a chance of { $bites }%; Attack makes the step safe.



## At the end: how the game went

tally-floors = Floors left behind, of three
tally-turned = Monsters turned up
tally-hidden = Monsters that were never turned up
tally-measure = Floors left behind (the Hero), monsters awake (the Dungeon Master)

print-tiles = Dungeon tiles
print-skills = Skills, used up from behind
print-memos = Memos
print-pawns = The Hero, a stand

## the page of its balance

way-hero_escaped = the hero gets out
way-hero_dead_on_floor_1 = the hero dies on floor 1
way-hero_dead_on_floor_2 = the hero dies on floor 2
way-hero_dead_on_floor_3 = the hero dies on floor 3
way-hero_trapped_on_floor_1 = the hero is trapped on floor 1
way-hero_trapped_on_floor_2 = the hero is trapped on floor 2
way-hero_trapped_on_floor_3 = the hero is trapped on floor 3
skill-attack = attack
skill-jump = jump
