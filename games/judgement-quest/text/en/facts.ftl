### Found by name

## The game

info-summary = Four tasks for King Frederick in a dungeon of 27 rooms: fetch, remove, explore, defeat, and come back alive.
info-aim = { $campaign ->
    [true] Do the four tasks, and climb the staircase again alive, quest after quest until you are King.
   *[other] Do the four tasks, and climb the staircase again alive.
}
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
option-layout-effect = The shape of the dungeon. All shapes are ours, since the rulebook’s diagram is missing from our copy: “wide” is our guess, “tall” the same turned, “custom” your own.
option-layout-is-wide = wide
option-layout-is-tall = tall
option-layout-is-custom = custom
option-map = Map of your own
option-map-effect = The shape of a custom dungeon: 5 rows of 7 characters joined by `/`, `#` for each of 27 rooms and `.` for none.
option-equipment = Played with
option-equipment-effect = With cards, or with dice as in the roll-and-write version, where each room is rolled when it is revealed.
option-equipment-is-cards = cards
option-d12-is-two-d6 = two d6
option-equipment-is-dice = dice
option-d12 = The D12
option-d12-effect = With dice: how a D12 is rolled, with one or with two D6.
option-campaign = Part of a campaign
option-campaign-effect = Campaign mode: you may leave early as a failed attempt, and the quest changes your title. If you perish, the campaign is lost; that abandoning a quest counts the same is our own rule. “Start a campaign” plays quest after quest with their stories.
option-title = Title at the start
option-title-effect = The title you hold at the start, worth 0, 1, 2 or 3 GP. The rulebook has titles in a campaign; in a single quest they are ours.
option-title-is-none = none
option-title-is-lieutenant = Lieutenant
option-title-is-captain = Captain
option-title-is-commander = Lord Commander
option-hp_cap = Most HP, 0 for no limit
option-hp_cap-effect = Gains never lift HP above this, 6 to 99; 0 for no limit, since the rulebook names none.
option-triggered_traps = Only triggered traps count
option-triggered_traps-effect = A trap that a Spell of Disarming made safe does not count for the trap task.
option-first_wizard_seen = The first wizard seen sells spells
option-first_wizard_seen-effect = The wizard revealed first sells spells, not the one entered first.
option-play_on = A hopeless quest continues
option-play_on-effect = A quest that can no longer be completed continues until you abandon it or perish.

## What reports may ask for.
fact-room = room
fact-hp = HP
fact-gp = GP
fact-rooms-seen = rooms seen
fact-tasks-done = tasks done
fact-task-gold = task: Gold Piece
fact-task-chest = task: Treasure Chest
fact-task-shield = task: Wooden Shield
fact-task-ice = task: Ice Cavern
fact-task-door = task: Locked Door
fact-task-trap = task: Arrow Traps
fact-task-crystal = task: Crystal of Viewing
fact-task-fountain = task: Enchanted Fountain
fact-task-wall = task: Stone Wall
fact-task-specter = task: Specter
fact-task-slime = task: Slime
fact-task-skeleton = task: Skeleton
fact-task-dragon = task: Dragon
fact-items = items held
fact-amulet = whether the amulet is held
fact-key = whether the key is held
fact-flask = whether the flask is held
fact-shield = whether the shield is held
fact-hp-lost = HP lost
fact-hp-gained = HP gained
fact-gp-spent = GP spent
fact-fights = rounds fought
fact-killer = room in which the hero perished
