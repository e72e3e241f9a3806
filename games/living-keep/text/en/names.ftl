### Found by name: ids and names of things. `.a` is one of them, `.many` several.


## Rooms

room-lair = Lair
    .a = a Lair
    .many = Lairs
room-farm = Farm
    .a = a Farm
    .many = Farms
room-vault = Vault
    .a = a Vault
    .many = Vaults
room-quarry = Quarry
    .a = a Quarry
    .many = Quarries
room-gate = Evil Gate
    .a = an Evil Gate
    .many = Evil Gates
room-shrine = Shrine
    .a = a Shrine
    .many = Shrines
room-library = Library
    .a = a Library
    .many = Libraries
room-training = Training Room
    .a = a Training Room
    .many = Training Rooms
room-blacksmith = Blacksmith
    .a = a Blacksmith
    .many = Blacksmiths

## Spells

spell-to_arms = To Arms
spell-summon_peon = Summon Peon
spell-regen = Regen
spell-premonition = Premonition
spell-power_strike = Power Strike
spell-summon_dragon = Summon Dragon

## Doors and traps

ware-wooden = Wooden Door
    .a = a Wooden Door
    .many = Wooden Doors
ware-metal = Metal Door
    .a = a Metal Door
    .many = Metal Doors
ware-magic = Magic Door
    .a = a Magic Door
    .many = Magic Doors
ware-pit = Pit
    .a = a Pit
    .many = Pits
ware-rockfall = Rockfall
    .a = a Rockfall
    .many = Rockfalls
ware-spikes = Spikes
    .a = Spikes
    .many = Spikes
ware-darts = Poison Darts
    .a = Poison Darts
    .many = Poison Darts

## Minions, by their cards

kind-2C = Bat
    .a = a Bat
    .many = Bats
kind-3C = Goblin
    .a = a Goblin
    .many = Goblins
kind-4C = Spider
    .a = a Spider
    .many = Spiders
kind-5C = Orc
    .a = an Orc
    .many = Orcs
kind-6C = Warg
    .a = a Warg
    .many = Wargs
kind-7C = Ogre
    .a = an Ogre
    .many = Ogres
kind-8C = Troll
    .a = a Troll
    .many = Trolls
kind-9C = Minotaur
    .a = a Minotaur
    .many = Minotaurs
kind-TC = Demon
    .a = a Demon
    .many = Demons
kind-2S = Skeleton
    .a = a Skeleton
    .many = Skeletons
kind-3S = Zombie
    .a = a Zombie
    .many = Zombies
kind-4S = Occultist
    .a = an Occultist
    .many = Occultists
kind-5S = Ghoul
    .a = a Ghoul
    .many = Ghouls
kind-6S = Wraith
    .a = a Wraith
    .many = Wraiths
kind-7S = Gargoyle
    .a = a Gargoyle
    .many = Gargoyles
kind-8S = Vampire
    .a = a Vampire
    .many = Vampires
kind-9S = Necromancer
    .a = a Necromancer
    .many = Necromancers
kind-TS = Lich
    .a = a Lich
    .many = Liches
kind-DR = Dragon
    .a = a Dragon
    .many = Dragons

## Heroes, by their cards

kind-2D = Squire
    .a = a Squire
    .many = Squires
kind-3D = Scout
    .a = a Scout
    .many = Scouts
kind-4D = Brawler
    .a = a Brawler
    .many = Brawlers
kind-5D = Assassin
    .a = an Assassin
    .many = Assassins
kind-6D = Cleric
    .a = a Cleric
    .many = Clerics
kind-7D = Enchanter
    .a = an Enchanter
    .many = Enchanters
kind-8D = Champion
    .a = a Champion
    .many = Champions
kind-9D = Warlord
    .a = a Warlord
    .many = Warlords
kind-TD = Titan
    .a = a Titan
    .many = Titans
kind-2H = Farmhand
    .a = a Farmhand
    .many = Farmhands
kind-3H = Bandit
    .a = a Bandit
    .many = Bandits
kind-4H = Archer
    .a = an Archer
    .many = Archers
kind-5H = Monk
    .a = a Monk
    .many = Monks
kind-6H = Conjurer
    .a = a Conjurer
    .many = Conjurers
kind-7H = Knight
    .a = a Knight
    .many = Knights
kind-8H = Ranger
    .a = a Ranger
    .many = Rangers
kind-9H = Giant
    .a = a Giant
    .many = Giants
kind-TH = Paladin
    .a = a Paladin
    .many = Paladins
kind-XR = Monarch
    .a = a Monarch
    .many = Monarchs

## Resources

resource-gold = gold
resource-stone = stone
resource-food = food
resource-mana = mana

## Phases

phase-upkeep = Upkeep
phase-dig = Dig/Chant
phase-build = Build
phase-train = Train
phase-research = Research
phase-recruit = Recruit
phase-hero = Hero
phase-reorder = Premonition
phase-draft = Draft
phase-war = War
phase-over = the end

## Scenarios

scenario-1 = First Stones
scenario-2 = A Light in the Gate
scenario-3 = The Counting House
scenario-4 = Teeth in the Corridor
scenario-5 = The Drowned Library
scenario-6 = The Drill Yard
scenario-7 = Siege Winter
scenario-8 = Twelve Names
scenario-9 = The King's Shadow
scenario-10 = The Last Keep Standing
