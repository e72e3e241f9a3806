### Found by name

## The game

info-summary = Every card is a map tile or an item: find the amulet, find the altar, and do not get ejected by the crypt.
info-aim = { $flask_required ->
    [false] Reach the Altar with the Amulet.
   *[other] Reach the Altar with the Amulet and the Flask.
}
info-length = about 70 moves
info-difficulty = { $flask_required ->
    [false] { $whole_turn ->
        [true] easier without the Flask; the curse leaves a whole turn for the ritual
       *[other] easier without the Flask; the curse leaves one move for the ritual
    }
   *[other] { $whole_turn ->
        [true] hard; the ritual takes planning, and the curse leaves a whole turn for it
       *[other] hard; the ritual takes planning, and the curse leaves one move for it
    }
}

## Ends of games

ending-won = The Amulet is cleansed.
ending-ejected = An item had to be discarded, and the hand was empty.
ending-stuck = No item could be used, and no tile in reach was left to activate.

## House rules

option-black_suit = Black suit
option-black_suit-effect = The black suit in play, clubs or spades; it changes the looks alone.
option-black_suit-is-C = clubs
option-black_suit-is-S = spades
option-red_suit = Red suit
option-red_suit-effect = The red suit in play, diamonds or hearts; it changes the looks alone.
option-red_suit-is-D = diamonds
option-red_suit-is-H = hearts
option-flask_required = The ritual needs the Flask
option-flask_required-effect = Whether the ritual needs the Flask (an ace); without it the game is easier.
option-altar_sinks = The Altar sinks into the discard
option-altar_sinks-effect = An Altar met without the Amulet leaves the map for the discard.
option-whole_turn = A whole turn for the cleansing
option-whole_turn-effect = The single turn for cleansing is always the whole turn after the one in which the ten came.
option-any_item = Any item may be used
option-any_item-effect = The Amulet may be used like any other item: nothing happens, and its curse ends.
option-any_tile = Any tile may be taken
option-any_tile-effect = The Backtracking Algorithm may also take the tile whose event waits; the event does not happen.
option-must_discard = Short draws do not spare the discard
option-must_discard-effect = If the deck runs short, you must discard all the same, unless you drew one of two cards; without an item you are ejected.
option-inside_effects = Items inside effects
option-inside_effects-effect = While an event or the curse lets you choose, for example between a draw and its discard, you may use items first.

## What reports may ask for.
fact-floor = floor
fact-place = place
fact-turns = turns completed
fact-items = items in hand
fact-usable = usable items in hand
fact-tiles = tiles of the map
fact-deck = cards of the deck
fact-rune = whether a Rune is active on this floor
fact-stairs = whether the map has Stairs, hidden ones too
fact-altar = whether the map has an Altar, a hidden one too
fact-flask = in hand: Flask of Unlimited Memory
fact-passageways = in hand: Gnomish Passageways
fact-backtracking = in hand: Backtracking Algorithm
fact-rubble = in hand: Load-Bearing Rubble
fact-recycling = in hand: Mimic Recycling Plant
fact-senses = in hand: Olfactory Enhancements
fact-acquisition = in hand: Confident Acquisition
fact-reboot = in hand: Reboot of the Scrying Cave
fact-construction = in hand: Hasty Construction
fact-amulet = in hand: Amulet of Cnaprybe
fact-prefab = in hand: Prefab Module
fact-favour = in hand: Royal Favor
fact-crowbar = in hand: Admin's Crowbar
fact-items-used = items used
fact-items-discarded = items discarded
fact-steps = steps onto tiles
fact-curses = curses suffered
