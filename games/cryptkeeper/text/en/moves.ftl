## Set-up

# What an item or an event does, after the label of its move.
result = → { $does }
take-label = Take { $item }
stand-label = Start at { $cell }
stand-effect = → the tile stays face down

## A turn

use-label = Use { $item }
go-label = Move { $way }
go-label-known = Move { $way } onto { $tile }
go-effect-walk = → nothing happens, the tile is activated
go-effect-hidden = → flip the tile and meet its event
descend-label = Descend to floor { $floor }
descend-effect = → this map becomes the deck, deck and discard become the new map; you keep your hand

## Events and the curse

resolve-label = Resolve the { $tile }
suffer-label = Suffer the curse
suffer-effect = { $n ->
    [0] → { $card } goes to the discard
    [one] → { $card } and { $n } other item go to the discard
   *[other] → { $card } and { $n } other items go to the discard
}

## Discards

discard-label = Discard { $item }
discard-effect = → it goes to the discard
discard-effect-more = → { $n } more must follow
keep-label = Keep all items
keep-effect = → nothing is discarded, because the deck ran out

## Cards of the discard

card-take-label = Take { $item }
card-lay-label = Lay { $tile }
card-lay-effect = → choose its place next
card-recycle-label = Recycle { $card }
card-recycle-effect = → on top of the deck

## Rows, columns, tiles and cells

row-reveal-label = Reveal row { $row }
row-discard-label = Discard row { $row }
column-reveal-label = Reveal column { $column }
column-discard-label = Discard column { $column }
line-reveal-effect = { $n ->
    [0] → nothing, no tile there is face down
    [one] → { $n } tile is revealed
   *[other] → { $n } tiles are revealed
}
line-discard-effect = { $n ->
    [one] → { $n } tile goes to the discard
   *[other] → { $n } tiles go to the discard
}
tile-lift-label = Put { $tile } on the deck
tile-lift-label-hidden = Put the tile at { $cell } on the deck
tile-lift-effect = → the next card you draw
tile-lift-effect-event = → the next card you draw; its event does not happen
tile-discard-label = Discard { $tile }
tile-discard-label-hidden = Discard the tile at { $cell }
tile-discard-effect = → it goes to the discard
cell-lay-label = Lay { $card } at { $cell }
cell-lay-effect = → the { $tile }, revealed
cell-move-label = Move to { $cell }
cell-move-effect = → your tile moves there with you

## Building

build-left-label = Build a column on the left
build-right-label = Build a column on the right
build-top-label = Build a row at the top
build-bottom-label = Build a row at the bottom
build-effect = { $n ->
    [one] → { $n } card of the deck, face down
   *[other] → { $n } cards of the deck, face down
}

## A text that is no move

move-spellings = a move is { $moves }, with a card such as `QS`, a cell such as `r1c2` or `r0c-1`, and a number such as `-1`
