## Tiles, by rank

tile-ace = Rune of Calcification
tile-two = Gnome Cipher
tile-three = Suspicious Rocks
tile-four = Stony Crag
tile-five = Mimic
tile-six = Smell of Citrus
tile-seven = Scrying Cave
tile-eight = Scrying Malfunction
tile-nine = Quakes and Tremors
tile-ten = Offish Altar
tile-jack = Lurching Walls
tile-queen = Rat King
tile-king = Stairs

## Items, by rank

item-ace = Flask of Unlimited Memory
item-two = Gnomish Passageways
item-three = Backtracking Algorithm
item-four = Load-Bearing Rubble
item-five = Mimic Recycling Plant
item-six = Olfactory Enhancements
item-seven = Confident Acquisition
item-eight = Reboot of the Scrying Cave
item-nine = Hasty Construction
item-ten = Amulet of Cnaprybe
item-jack = Prefab Module
item-queen = Royal Favor
item-king = Admin's Crowbar

## A card and what it is

named = { $card } { $name }
curse = the curse

## Directions

way-north = north
way-west = west
way-east = east
way-south = south

## Effects of events

event-ace = the gargoyles freeze, and you may use this floor's stairs
event-draw = draw { $n } cards, then discard one of them
event-four = take any card of the discard
event-lose = { $n ->
    [one] discard { $n } item, or be ejected if you have none
   *[other] discard { $n } items, or be ejected if you have none
}
event-six = reveal any row of the map
event-seven = look at the top { $n } cards of the deck
event-eight = reveal the adjacent tiles, then discard one of them
event-nine = discard any column of the map
event-jack = discard any row of the map
event-king = nothing by itself; once the Rune is active, you may descend from here

## The Altar, by house rules

altar-stays = with Amulet and Flask in hand you win; otherwise it sinks into the floor
altar-goes-without-amulet = with Amulet and Flask in hand you win; without the Amulet it goes to the discard
altar-goes = with Amulet and Flask in hand you win; otherwise it goes to the discard
altar-no-flask-stays = with the Amulet in hand you win; otherwise it sinks into the floor
altar-no-flask-goes = with the Amulet in hand you win; otherwise it goes to the discard

## Effects of items

use-ace = reveal the tiles around you
use-two = move your tile, and you with it, next to any other tile
use-three = { $any_tile ->
    [true] put any tile on top of the deck
   *[other] put any tile on top of the deck, except the one whose event waits
}
use-four = lay any card of the discard into the map, revealed
use-five = put two cards of the discard on top of the deck
use-six = reveal any column of the map
use-seven = draw { $n } cards
use-eight = discard the top card of the deck
use-nine = build a new column from the deck
use-ten = { $any_item ->
    [true] cursed; using it does nothing but end the curse
   *[other] cannot be used; take it to the Altar before its curse strikes
}
use-jack = build a new row from the deck
use-queen = draw { $n } cards, then discard one of your hand
use-king = cancel the event that waits
