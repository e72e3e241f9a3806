### Found by name

## Words explained

term-take = take
term-take-says = Choose one of the black cards as your first item. The other twelve become the map.
term-stand = stand
term-stand-says = Choose the tile on which you begin this floor. It stays face down, and its event does not happen.
term-use = use
term-use-says = { $any_item ->
    [true] Use any item of your hand
   *[other] Use an item of your hand other than the Amulet
}, { $inside_effects ->
    [true] before you move, while an event waits, while an event or the curse lets you choose, or before a curse strikes. It does what it says, once, and goes to the discard.
   *[other] before you move, while an event waits or before a curse strikes. It does what it says, once, and goes to the discard.
}
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
term-keep-says = { $must_discard ->
    [true] Discard nothing: you may if you drew only one of two cards.
   *[other] Discard nothing: you may if the deck ran out before you drew all cards.
}
term-card = card
term-card-says = Choose a card of the discard for the effect.
term-row = row
term-row-says = Choose a row of the map. Citrus reveals its tiles, a collapse discards them.
term-column = column
term-column-says = Choose a column of the map. An item reveals its tiles, a collapse discards them.
term-tile = tile
term-tile-says = { $any_tile ->
    [true] Choose a tile of the map for the effect: one next to you is discarded, or any one goes on top of the deck.
   *[other] Choose a tile of the map for the effect: one next to you is discarded, or any one whose event is not waiting goes on top of the deck.
}
term-cell = cell
term-cell-says = Choose an empty place next to the map: for your own tile, or for a card of the discard.
term-build = build
term-build-says = Choose the side of the map where cards of the deck are laid as a new row or column.
term-altar = Altar
term-altar-says = { $flask_required ->
    [true] A ten on the map: with the other ten and an ace in hand you win there.
   *[other] A ten on the map: with the other ten in hand you win there.
} { $altar_sinks ->
    [true] If you meet it without the other ten, it goes to the discard.
   *[other] If you meet it too early, it is of no use until its card has left the map and come back.
}
term-amulet = Amulet
term-amulet-says = { $whole_turn ->
    [true] A ten in your hand. It is cursed: you have until the end of the turn after the one in which it came to bring it to the Altar.
   *[other] A ten in your hand. It is cursed: you have one move to bring it to the Altar.
} { $any_item ->
    [true] If you use it, nothing happens, and its curse ends.
   *[other] It cannot be used.
}
term-flask = Flask
term-flask-says = { $flask_required ->
    [true] An ace in your hand. The ritual needs it and does not use it up.
   *[other] An ace in your hand. It reveals the tiles around you; the ritual does not need it.
}
term-rune = Rune
term-rune-says = An ace on the map. Once it is activated the stairs of this floor may be used.
term-stairs = stairs
term-stairs-says = A king on the map. Stand on it when it is activated, with the Rune active, and descend.
term-reveal = reveal
term-reveal-says = Turn a tile face up and sideways: you see it, and its event still waits.
term-ejected = ejected
term-ejected-says = { $must_discard ->
    [true] If you must discard an item and have none, even after drawing from an empty deck, you are thrown out and lose.
   *[other] If a Mimic or the Rat King takes items and you have none, you are thrown out and lose.
}
term-curse = curse
term-curse-says = { $whole_turn ->
    [true] A ten still in your hand at the end of the turn after it came is discarded with eleven other items.
   *[other] A ten kept for longer than its move is discarded with eleven other items.
}
