## Where a card is

not-in-game = { $card } is not in this game
not-in-hand = { $place }: choose a card of your hand
not-in-discard = { $place }: choose a card of the discard
not-on-offer = { $place }: choose one of the cards on offer
where-hand = { $card } is in your hand
where-discard = { $card } is in the discard
where-using = { $card } is in use
where-unseen = { $card } is out of sight
where-deck = { $card } is in the deck
where-map = { $card } is a tile of the map

## Moves that nothing asks for

refused-take = you already have your first item
refused-stand = you have already chosen where to start
refused-resolve = no event waits
refused-discard = nothing asks you to discard an item
refused-card = nothing asks for a card of the discard
refused-row = nothing asks for a row
refused-column = nothing asks for a column
refused-tile = nothing asks for a tile
refused-cell = nothing asks for an empty place
refused-build = nothing is being built
refused-curse-later = { $card } strikes only at the end of turn { $turn }
refused-curse-none = you have no Amulet in hand, so no curse strikes
refused-over = the game is over

## Decisions that come first

first-take = choose your first item first, one of the cards on offer
first-stand = choose the tile to start on first
first-event = the event of { $tile } waits: let it happen, or use an item first
first-curse = the curse is about to strike: suffer it, or use an item first
first-discard = { $asker } first: discard { $n ->
    [one] { $n } item
   *[other] { $n } items
}
first-discard-optional = { $asker } first: discard a card, or keep what you have
first-card = { $asker } first: choose a card of the discard
first-row = { $asker } first: choose a row
first-column = { $asker } first: choose a column
first-tile = { $asker } first: choose a tile
first-cell = { $asker } first: choose an empty place
first-build = { $asker } first: choose a side to build on
first-inside = { $first }, or use an item

## Walking and descending

no-tile = there is no tile at { $cell }
go-here = you are already there: move to an adjacent tile
not-adjacent = { $cell } is not next to you: choose an adjacent tile
descend-no-tile = there is no tile under you: only a king is stairs
descend-other-tile = you are on { $tile }: only a king is stairs
descend-not-activated = the tile under you is not activated
descend-no-rune = the Rune is not active: the gargoyles guard the stairs

## Items, choices and building

use-amulet = { $card } is an Amulet: it cannot be used, only brought to the Altar
discard-not-drawn = { $card } is not one of the cards just drawn
keep-drawn = { $n ->
    [2] both cards were drawn, so one must go
   *[other] all { $n } cards were drawn, so one must go
}
keep-loss = { $asker }: { $n ->
    [one] { $n } item must go
   *[other] { $n } items must go
}
row-empty = there is no tile in row { $row }
column-empty = there is no tile in column { $column }
lift-event = the event of this tile waits: choose another tile
tile-own = you are on that tile: choose an adjacent one
cell-outside = { $cell } is outside the field
cell-taken = there is a tile at { $cell }: choose an empty place
cell-not-open = { $cell } is next to neither a tile nor you
cell-no-passage = { $cell } is next to no other tile
build-only-column = { $asker } builds a column: choose left or right
build-only-row = { $asker } builds a row: choose top or bottom
build-outside = the field ends there: build on the other side
