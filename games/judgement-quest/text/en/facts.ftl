### Found by name

## The game

info-summary = Four tasks for King Frederick in a dungeon of 27 rooms: fetch, remove, explore, defeat, and come back alive.
info-aim = Do the four tasks, and climb the staircase again alive.
info-length = about 80 moves
info-difficulty = forgiving; a careful knight nearly always comes home, the challenge is the points

## Ends of games

ending-returned = The knight came back up the staircase with all four tasks done.
ending-failed_attempt = The knight left the dungeon with a task undone.
ending-perished = The last HP was lost.
ending-abandoned = The quest was abandoned.
ending-impossible = A task could no longer be done: nothing in reach opened the way.

## House rules

option-layout = Shape of the dungeon
option-layout-effect = The shape of the dungeon. The rulebook's diagram is missing from our copy: “wide” is our guess, “tall” the same turned, “custom” your own.
option-layout-is-wide = wide
option-layout-is-tall = tall
option-layout-is-custom = custom
option-map = Map of your own
option-map-effect = The shape of a custom dungeon: 5 rows of 7 characters joined by `/`, `#` for each of 27 rooms and `.` for none.
option-equipment = Played with
option-equipment-effect = With cards, or with dice as in the roll-and-write version, where each room is rolled when it is revealed.
option-equipment-is-cards = cards
option-equipment-is-dice = dice
option-d12 = The D12
option-d12-effect = With dice: how a D12 is rolled, with one or with two D6.
option-campaign = Part of a campaign
option-campaign-effect = Campaign mode: you may leave early as a failed attempt, and the quest changes your title.
option-title = Title at the start
option-title-effect = The title you hold at the start, worth 0, 1, 2 or 3 GP.
option-title-is-none = none
option-title-is-lieutenant = Lieutenant
option-title-is-captain = Captain
option-title-is-commander = Lord Commander
option-hp_cap = Most HP, 0 for no limit
option-hp_cap-effect = House rule: gains never lift HP above this, 6 to 99; 0 for no limit.
option-triggered_traps = Only triggered traps count
option-triggered_traps-effect = A trap that a Spell of Disarming made safe does not count for the trap task.
option-first_wizard_seen = The first wizard seen sells spells
option-first_wizard_seen-effect = The wizard revealed first sells spells, not the one entered first.
option-play_on = A hopeless quest continues
option-play_on-effect = A quest that can no longer be completed continues until you abandon it or perish.

## Words explained

term-go = go
term-go-says = Walk into a room next to yours: rooms around it are revealed, and then what it holds happens.
term-leave = leave
term-leave-says = Go up the staircase with all four tasks done. In a campaign you may also leave without them, as a failed attempt.
term-view = view
term-view-says = Look into the crystal: one room of your choice is revealed, however far away. It works once.
term-fountain = fountain
term-fountain-says = Drink from the fountain, once: 4 to 6 on the die gives 1 HP, 1 to 3 costs 1 HP.
term-buy = buy
term-buy-says = Pay a wizard: 1 GP for a spell, 2 GP for an item, as often as you can afford it.
term-fight = fight
term-fight-says = A round of combat, one die: 4 to 6 defeats the enemy. A Specter hits you on 1, a Slime on 1 and 2, a Skeleton and the Dragon on 1 to 3.
term-take = take
term-take-says = Take the hit: you lose its damage in HP, and keep shield and flask.
term-drink = drink
term-drink-says = Empty the flask: you gain 3 HP. You may do so at any time, even when a hit is about to fall.
term-abandon = abandon
term-abandon-says = Abandon the quest. It is lost.
term-resolved = resolved
term-resolved-says = A room that you have dealt with; it is turned sideways, and nothing more happens there.
term-revealed = revealed
term-revealed-says = A room that is face up: you have entered a room next to it, or seen it by magic.
term-fetch = fetch
term-fetch-says = Enter the rooms that the King wants things from; they give you nothing else.
term-amulet = amulet
term-amulet-says = The Flame Amulet melts Ice Caverns when you enter them, and lasts.
term-key = key
term-key-says = The Dungeon Key unlocks Locked Doors, and lasts.
term-flask = flask
term-flask-says = Drink it at any time for 3 HP, even between a hit and its damage.
term-shield = shield
term-shield-says = It stops one hit of an enemy, a trap or a chest, whatever the damage, and breaks.
term-retreat = retreat
term-retreat-says = After a round of combat, go back to the room you came from.
term-hopeless = hopeless
term-hopeless-says = When the tasks can no longer be completed the quest ends.
