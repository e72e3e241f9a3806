### Found by name: a family and a word, or a card. `.a` is one of them, `.many` several.

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
ware-metal = Metal Door
    .a = a Metal Door
ware-magic = Magic Door
    .a = a Magic Door
ware-pit = Pit
    .a = a Pit
ware-rockfall = Rockfall
    .a = a Rockfall
ware-spikes = Spikes
    .a = Spikes
ware-darts = Poison Darts
    .a = Poison Darts

## Minions, by their cards

kind-2C = Bat
    .a = a Bat
kind-3C = Goblin
    .a = a Goblin
kind-4C = Spider
    .a = a Spider
kind-5C = Orc
    .a = an Orc
kind-6C = Warg
    .a = a Warg
kind-7C = Ogre
    .a = an Ogre
kind-8C = Troll
    .a = a Troll
kind-9C = Minotaur
    .a = a Minotaur
kind-TC = Demon
    .a = a Demon
kind-2S = Skeleton
    .a = a Skeleton
kind-3S = Zombie
    .a = a Zombie
kind-4S = Occultist
    .a = an Occultist
kind-5S = Ghoul
    .a = a Ghoul
kind-6S = Wraith
    .a = a Wraith
kind-7S = Gargoyle
    .a = a Gargoyle
kind-8S = Vampire
    .a = a Vampire
kind-9S = Necromancer
    .a = a Necromancer
kind-TS = Lich
    .a = a Lich
kind-DR = Dragon
    .a = a Dragon

## Heroes, by their cards

kind-2D = Squire
    .a = a Squire
kind-3D = Scout
    .a = a Scout
kind-4D = Brawler
    .a = a Brawler
kind-5D = Assassin
    .a = an Assassin
kind-6D = Cleric
    .a = a Cleric
kind-7D = Enchanter
    .a = an Enchanter
kind-8D = Champion
    .a = a Champion
kind-9D = Warlord
    .a = a Warlord
kind-TD = Titan
    .a = a Titan
kind-2H = Farmhand
    .a = a Farmhand
kind-3H = Bandit
    .a = a Bandit
kind-4H = Archer
    .a = an Archer
kind-5H = Monk
    .a = a Monk
kind-6H = Conjurer
    .a = a Conjurer
kind-7H = Knight
    .a = a Knight
kind-8H = Ranger
    .a = a Ranger
kind-9H = Giant
    .a = a Giant
kind-TH = Paladin
    .a = a Paladin
kind-XR = Monarch
    .a = a Monarch

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
