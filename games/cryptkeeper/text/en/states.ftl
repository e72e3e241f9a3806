## Cards

state-card-twice = a card is in it twice
state-cards-elsewhere = these cards are in another place too: { $cards }
state-cards-nowhere = these cards are in no place: { $cards }
state-cards-foreign = these cards are not in the game: { $cards }
state-cards-many = { $n } cards are more than { $most }
state-face-up = a face-up tile is known
state-known = only cards of deck and map can be known
state-origin = `deck_origin` is a key of views only

## Map and token

state-cells = its tiles and cells do not agree
state-map-whole = it cannot hold all cards
state-two-tiles = two tiles are on `{ $cell }`
state-outside = `{ $cell }` is outside the field: rows are { $top } to { $bottom }, columns { $left } to { $right }
state-token = it is null in `take` and `stand`, and after a descent into nothing

## Counters

state-floor = { $n } is not between 1 and { $most }
state-turns = { $n } is more than { $most }
state-due = it is null without this ten in hand, otherwise the number of this turn or the next

## Phases

state-event = its tile is activated under the token
state-back = it is `event` if and only if an event waits; `effect` needs the house rule `inside_effects`
state-back-null = it is null if and only if `using` is null
state-waiting = it is there if and only if `back` is `effect`, and fits the event, or the curse
state-take = `take` needs floor 1, no completed turn, and all cards in `offer` or in an unknown deck
state-stand = `stand` needs a map of face-down tiles, and no rune
state-turn = `turn` needs something to do: the player is stuck
state-phase-event = `event` needs an event, and a usable card in hand
state-curse = `curse` needs a due ten, and a usable card in hand
state-discard = `discard` needs an event, an item or a curse that asks for it, and `eligible`, `left` and `optional` to fit
state-card = `card` needs item 4 or 5 or event 4, and cards to pick
state-row = `row` needs event 6 or J
state-column = `column` needs item 6 or event 9, and a tile
state-tile = `tile` needs item 3 or event 8, and a tile to choose
state-cell-passage = `cell` needs item 2, and a cell
state-cell-open = `cell` needs item 4, and a picked card of the discard
state-build = `build` needs item 9 or J, a deck, and an edge inside the field
state-over = `over` needs `event` and `using` to be null
state-won = a game is won with a ten in hand
state-ejected = only a player without items is ejected
state-stuck = the player is not stuck
state-outcome = a lost game has a cause, a won one has none
