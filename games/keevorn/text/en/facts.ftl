### Found by name

## The game

info-summary = { $jokers ->
    [0] Clear rooms card by card, manage two hands and a backpack, and escape the dungeon.
   *[other] Clear rooms card by card, manage two hands and a backpack, find the stairs, escape the dungeon.
}
info-aim = Be alive when the last Room is empty.
info-length = about 100 moves
info-difficulty = fair; planning each Room to its end wins most games

## Ends of games

ending-won = The Room and the Floor are empty.
ending-fight = A Monster’s strength exceeded the cards against it by all the Health that was left.
ending-pain = The Fortune Pain cost three times the Depth, all the Health that was left or more.
ending-relic = A black Relic cost its rank in Health, all that was left or more.

## House rules

option-edition = Edition
option-edition-effect = The designer's revision of the rules.
option-edition-is-first = first
option-edition-is-second = second
option-max_health = Most Health
option-max_health-effect = The most Health you can have, and your Health at the start.
option-jokers = Jokers in the deck
option-jokers-effect = 2 is the printed game, more is longer and grimmer, 0 is the coffee break.
option-start_depth = Depth at the start
option-start_depth-effect = The Depth you begin at, meant for a game without Jokers.
option-relics_as_weapons = Relics count as weapons
option-relics_as_weapons-effect = Ranks 2 to 4 are Weapons with the skill of their suit; nothing is a Relic.
option-decline_fortunes = Loss and Relief can be declined
option-decline_fortunes-effect = The player who must lose or relieve a card may decline: “any” includes none.

## What reports may ask for.
fact-depth = Depth
fact-health = Health
fact-weapons = Weapons in the Hands
fact-backpack = cards in the Backpack
fact-floor = cards on the Floor
fact-clean-kills = fights won with equal power
fact-fights = fights
fact-relics = Relics played
fact-scrolls = Scrolls read
fact-health-lost = Health lost
fact-health-gained = Health gained
fact-killer = card that killed
