## Moves

played-take = You take { $item }. The other twelve cards are shuffled and become the map.
played-stand = You start at { $cell }.
played-use = You use { $item }.
played-go = You move { $way } and meet { $tile }.
played-walk = You move { $way }. Nothing happens.
played-descend = You descend to floor { $floor }: { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} on its map, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in its deck.
played-resolve = You resolve the { $tile }.
played-resolve-stairs = You are on the stairs. Nothing happens.
played-suffer = The curse strikes.
played-discard = You discard { $item }.
played-keep = You keep all your items.
played-card-take = You take { $item } from the discard.
played-card-lay = You choose { $tile } for the map.
played-card-recycle = { $card } goes from the discard to the top of the deck.
played-row = You choose row { $row }.
played-column = You choose column { $column }.
played-tile-lift = { $card } goes from { $cell } to the top of the deck.
played-tile-lift-hidden = The unknown tile at { $cell } goes to the top of the deck.
played-tile-discard = You choose the tile to the { $way }.
played-cell-lay = { $card } is now at { $cell }, revealed.
played-cell-move = You move to { $cell }, and your tile with you.
played-build-left = A new column on the left: { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}.
played-build-right = A new column on the right: { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}.
played-build-top = A new row at the top: { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}.
played-build-bottom = A new row at the bottom: { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}.

## Consequences

drawn = You draw { $cards }.
discarded-hand = Discarded from your hand: { $cards }.
discarded-deck = Discarded from the deck: { $cards }.
discarded-map = Discarded from the map: { $cards }.
revealed = Revealed: { $tiles }.
revealed-tile = { $tile } at { $cell }
peeked = On top of the deck, in this order: { $cards }.
rune-active = The gargoyles freeze: you may use this floor's stairs.
altar-discarded = The Altar sinks into the floor with an annoyed huff, and its tile goes to the discard.
altar-without-flask = Without a Flask, nothing happens: the Altar stays, activated and of no use.
altar-sunk = The Altar sinks into the floor with an annoyed huff.
cursed = { $card } is cursed: it strikes at the end of turn { $turn }.
turn-begins = Turn { $turn } begins.

## The end

ended-won = { $flask_required ->
    [true] Amulet, Altar and Flask
   *[other] Amulet and Altar
}: with a stilted groan the crypt comes to rest. You win.
ended-ejected = You have no item to discard: the crypt ejects you. You lose.
ended-stuck = No item, nothing to activate, no way down: you are stuck. You lose.
