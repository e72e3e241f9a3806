## Rooms

# `.at` is where you are when you are in the room, `.card` the mnemonic for its card.
room-gold = Gold Piece
    .at = by the Gold Piece
    .card = 2 letters in GP
room-ice = Ice Cavern
    .at = in the Ice Cavern
    .card = 3 letters in ICE
room-door = Locked Door
    .at = at the Locked Door
    .card = 4 letters in DOOR
room-chest = Treasure Chest
    .at = by the Treasure Chest
    .card = 5 letters in CHEST
room-wizard = Wizard Merchant
    .at = with the Wizard Merchant
    .card = 6 letters in WIZARD
room-crystal = Crystal of Viewing
    .at = by the Crystal of Viewing
    .card = 7 letters in CRYSTAL
room-fountain = Enchanted Fountain
    .at = by the Enchanted Fountain
    .card = 8 letters in FOUNTAIN
room-wall = Stone Wall
    .at = in the gap in the Stone Wall
    .card = 9 letters in STONE WALL
room-trap = Arrow Traps
    .at = among the Arrow Traps
    .card = 10 letters in ARROW TRAPS
room-specter = Specter
    .at = in the Specter's room
    .card = the jack, the least of the enemies
room-slime = Slime
    .at = in the Slime's room
    .card = the queen, the second of the enemies
room-skeleton = Skeleton
    .at = in the Skeleton's room
    .card = the king, the worst of the common enemies
room-shield = Wooden Shield
    .at = by the Wooden Shield
    .card = ace of Spades, the Shield
room-dragon = Dragon
    .at = in the Dragon's lair
    .card = ace of Clubs, the Creature
room-staircase = Staircase
    .at = on the Staircase
    .card = where you came down
room-unknown = hidden room
    .at = in a hidden room
    .card = no card yet

## Items and titles

item-amulet = Flame Amulet
item-key = Dungeon Key
item-flask = Flask of Healing Potion
item-shield = Wooden Shield
# `.a` is what somebody is: “you are a plain knight”.
title-none = plain knight
    .a = a plain knight
title-lieutenant = Lieutenant
    .a = Lieutenant
title-captain = Captain
    .a = Captain
title-commander = Lord Commander
    .a = Lord Commander
title-king = King
    .a = King

## Tasks

category-fetch = Fetch
category-remove = Remove
category-explore = Explore
category-defeat = Defeat
# `.rooms` is what the task is about, `.done` what is said once it is done.
task-gold = Fetch both Gold Pieces
    .rooms = both Gold Pieces
    .done = both Gold Pieces fetched
task-chest = Fetch both Treasure Chests
    .rooms = both Treasure Chests
    .done = both Treasure Chests fetched
task-shield = Fetch the Wooden Shield
    .rooms = the Wooden Shield
    .done = Wooden Shield fetched
task-ice = Remove both Ice Caverns
    .rooms = both Ice Caverns
    .done = both Ice Caverns melted
task-door = Remove both Locked Doors
    .rooms = both Locked Doors
    .done = both Locked Doors unlocked
task-trap = Remove both Arrow Traps
    .rooms = both Arrow Traps
    .done = both Arrow Traps made safe
task-crystal = Explore both Crystals of Viewing
    .rooms = both Crystals of Viewing
    .done = both Crystals of Viewing found
task-fountain = Explore both Enchanted Fountains
    .rooms = both Enchanted Fountains
    .done = both Enchanted Fountains found
task-wall = Explore both Stone Walls
    .rooms = both Stone Walls
    .done = both Stone Walls found
task-specter = Defeat both Specters
    .rooms = both Specters
    .done = both Specters defeated
task-slime = Defeat both Slimes
    .rooms = both Slimes
    .done = both Slimes defeated
task-skeleton = Defeat both Skeletons
    .rooms = both Skeletons
    .done = both Skeletons defeated
task-dragon = Defeat the Dragon
    .rooms = the Dragon
    .done = Dragon defeated

## Places

# Where you go: “Go north”.
direction-north = north
direction-east = east
direction-south = south
direction-west = west
# Where something is, as a sentence says it.
where-north = to the north
where-east = to the east
where-south = to the south
where-west = to the west
where-here = here
where-cell = in { $cell }
room-where = { $room } { $place }
