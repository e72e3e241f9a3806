## Any move

refuse-over = the game is over
refuse-trap-first = the trap comes first: take the wound, or trash a card
refuse-attack-first = the monster's attack comes first: defend, with cards or without
refuse-no-trap = there is no trap here
refuse-no-attacker = no monster is attacking you
refuse-not-in-hand = { $card } is not in your hand

## Walking and fleeing

refuse-enter-inside = you are in the fortress already
refuse-enter-not-rim = { $cell } is not on the rim: enter a room of the rim
refuse-enter-first-room = { $cell } was your first room: choose another entrance
refuse-go-outside = you are outside: enter a room of the rim first
refuse-go-monster = a living monster blocks your way: slay it or flee
refuse-not-near = you can only go to an adjacent room to the north, east, south or west
refuse-flee-nothing = there is no living monster to flee from
refuse-flee-attacked = you have attacked this turn: you can flee from your next turn on
refuse-flee-arrived = you came here this turn: you can flee from your next turn on
refuse-flee-outside = you can only flee outside from your first room, { $cell }
refuse-flee-back = you have not been in { $cell }: you can only flee to a room you know
refuse-flee-unknown = { $cell } is face down: flee to a room that is face up

## Fighting, looting, healing

refuse-attack-nothing = there is no living monster here to attack
refuse-attack-twice = you have already attacked here this turn
refuse-attack-empty = an attack takes at least one card
refuse-no-points = { $card } has no points and cannot be played in a fight
refuse-double-no-fighter = the Fighter is not at your side
refuse-double-nothing = the Fighter helps only against a monster
refuse-loot-outside = there is nothing to loot outside
refuse-loot-living = the monster is still alive: slay it first
refuse-loot-empty = there is nothing left to loot here
refuse-heal = you have no wound
refuse-end = you cannot draw and no monster is here: use a card first

## Spelling

expected-room = a room is `r1c1` to `r5c5`
expected-move = a move is { $patterns }, with single spaces
