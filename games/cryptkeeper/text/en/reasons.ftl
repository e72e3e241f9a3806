## Whole games and certain moves

reason-first = The Royal Favor draws { $n } cards, and in your hand it is no Rat King on the first map.
reason-middle = { $n ->
    [one] { $n } tile is next to this one, and no tile has more neighbours.
   *[other] { $n } tiles are next to this one, and no tile has more neighbours.
}
reason-wins = This move wins, whatever the unseen cards are.
reason-line = A sure win: { $n } moves complete the ritual, whatever the unseen cards are.
reason-walks = Only walks over activated tiles are left.
reason-all = { $this } is all that is left to do.
reason-only = { $this } is the only choice.

## One step compared with another

reason-wins-all = { $this } wins in all { $n } trial deals.
reason-wins-more = { $this } wins in { $n } of { $of } trial deals, against { $m ->
    [0] none
   *[other] { $m }
} for { $that }.
reason-loses-less = { $this } loses in { $n ->
    [0] none
   *[other] { $n }
} of { $of } trial deals, against { $m } for { $that }.
reason-equal = { $this } is as good as { $that }.
reason-equal-nearer = { $this } is as good as { $that }, and nearer.
reason-ready = { $this } makes the ritual about { $n }% ready, against { $m }% for { $that }.
reason-items = { $this } leaves you about { $n } items, against { $m } for { $that }.
reason-tiles = { $this } leaves about { $n } tiles to activate, against { $m } for { $that }.
reason-keeps = { $this } keeps { $item } for later.
better-ritual = { $this } is better for the ritual than { $that }.
better-items = { $this } is better for your hand than { $that }.
better-safety = { $this } is better for your safety than { $that }.
better-tiles = { $this } is better for the tiles in reach than { $that }.
better-floor = { $this } is better for the rest of this floor than { $that }.

## Steps

step-far = { $step } ({ $n ->
    [one] { $n } step
   *[other] { $n } steps
} away)
step-go = activating { $tile }
step-go-way = activating the hidden tile to the { $way }
step-go-hidden = activating the hidden tile at { $cell }
step-use = using { $item }
step-descend = descending to floor { $floor }
step-resolve = resolving the { $tile }
step-suffer = suffering the curse with { $n ->
    [0] no other item
    [one] { $n } other item
   *[other] { $n } other items
}
step-discard = discarding { $item }
step-keep = keeping all items
step-take = taking { $card }
step-row-reveal = revealing row { $row }
step-row-discard = discarding row { $row }
step-column-reveal = revealing column { $column }
step-column-discard = discarding column { $column }
step-lift = putting { $tile } on the deck
step-lift-hidden = putting the hidden tile at { $cell } on the deck
step-tile = discarding { $tile }
step-tile-hidden = discarding the hidden tile at { $cell }
step-lay = laying it at { $cell }
step-passage = moving to { $cell }
step-build-left = building on the left
step-build-right = building on the right
step-build-top = building at the top
step-build-bottom = building at the bottom
