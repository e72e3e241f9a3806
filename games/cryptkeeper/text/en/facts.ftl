### Found by name

## The game

info-summary = Every card is a map tile or an item: find the amulet, find the altar, and do not get ejected by the crypt.
info-aim = Reach the Altar with the Amulet and the Flask.
info-length = about 70 moves
info-difficulty = hard; the ritual takes planning, and the curse leaves one move for it

## Ends of games

ending-won = The Amulet is cleansed.
ending-ejected = An event asked for items, and the hand was empty.
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

## Words explained

term-take = take
term-take-says = Choose one of the black cards as your first item. The other twelve become the map.
term-stand = stand
term-stand-says = Choose the tile on which you begin this floor. Its event does not happen.
term-use = use
term-use-says = Use an item of your hand, before you move or while an event waits. It does what it says, once, and goes to the discard.
term-move = move
term-move-says = Step onto a tile next to yours. If it was not activated yet it is turned up, and its event happens.
term-descend = descend
term-descend-says = On the stairs, with the Rune active: deck and discard become the next floor, this floor becomes its deck. You keep your hand.
term-resolve = resolve
term-resolve-says = Let the event of the tile happen. Before that you may use items, such as a crowbar to cancel it.
term-suffer = suffer
term-suffer-says = Let the curse strike: the Amulet goes to the discard, with eleven other items.
term-discard = discard
term-discard-says = An effect asks for items of your hand: choose which one goes to the discard.
term-keep = keep
term-keep-says = Discard nothing, where the effect leaves you the choice.
term-card = card
term-card-says = Choose a card of the discard for the effect.
term-row = row
term-row-says = Choose a row of the map. Citrus reveals its tiles, a collapse discards them.
term-column = column
term-column-says = Choose a column of the map. An item reveals its tiles, a collapse discards them.
term-tile = tile
term-tile-says = Choose a tile of the map for the effect: one next to you is discarded, or any one goes on top of the deck.
term-cell = cell
term-cell-says = Choose an empty place next to the map: for your own tile, or for a card of the discard.
term-build = build
term-build-says = Choose the side of the map where cards of the deck are laid as a new row or column.
term-altar = Altar
term-altar-says = A ten on the map: with the other ten and an ace in hand you win there.
term-amulet = Amulet
term-amulet-says = A ten in your hand. It is cursed: you have one move to bring it to the Altar.
term-flask = Flask
term-flask-says = An ace in your hand. The ritual needs it and does not use it up.
term-rune = Rune
term-rune-says = An ace on the map. Once it is activated the stairs of this floor may be used.
term-stairs = stairs
term-stairs-says = A king on the map. Stand on it when it is activated, with the Rune active, and descend.
term-reveal = reveal
term-reveal-says = Turn a tile face up and sideways: you see it, and its event still waits.
term-ejected = ejected
term-ejected-says = If you must discard items and have none, you are thrown out and lose.
term-curse = curse
term-curse-says = When a ten is kept for longer than its move, it is discarded with eleven other items.
