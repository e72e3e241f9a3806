## What to do

prompt-take = Choose your first item; the other twelve cards become the map.
prompt-stand = Choose the tile to start on.
prompt-turn = Your turn: { $ways }.
way-go = move onto an adjacent tile
way-descend = descend
way-use = use an item first
prompt-event = { $tile }: let it happen, or use an item first.
prompt-curse = The curse of the Amulet is about to strike. Suffer it, or use an item first.
prompt-discard = { $asker }: discard { $n ->
    [one] { $n } item
   *[other] { $n } items
}.
prompt-discard-drawn = { $asker }: discard { $n ->
    [one] the card you drew
   *[other] one of the cards you drew
}.
prompt-discard-optional = { $asker }: discard a card, or keep what you have.
prompt-card-take = { $asker }: take a card of the discard.
prompt-card-lay = { $asker }: choose a card of the discard for the map.
prompt-card-recycle = { $asker }: put { $n ->
    [one] { $n } card
   *[other] { $n } cards
} of the discard on the deck.
prompt-row-reveal = { $asker }: choose a row to reveal.
prompt-row-discard = { $asker }: choose a row to discard.
prompt-column-reveal = { $asker }: choose a column to reveal.
prompt-column-discard = { $asker }: choose a column to discard.
prompt-tile-lift = { $asker }: choose a tile to put on the deck.
prompt-tile-discard = { $asker }: choose an adjacent tile to discard.
prompt-cell-lay = { $asker }: choose an empty place for { $card }.
prompt-cell-move = { $asker }: choose an empty place for your tile and you.
prompt-build-column = { $asker }: build a column on the left or right.
prompt-build-row = { $asker }: build a row at the top or bottom.
prompt-inside = { $due } You may use an item first.
prompt-won = You win: the Amulet is cleansed on floor { $floor }, after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
prompt-ejected = You lose: the crypt ejects you from floor { $floor } after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
prompt-stuck = You lose: you are stuck on floor { $floor } after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.

## Zones

zone-offer = Offer
zone-offer-note = One of these becomes your first item.
zone-map = Map
zone-map-note = The tiles that you walk on. Sideways tiles are revealed: their event still waits.
zone-hand = Hand
zone-hand-note = { $any_item ->
    [true] Your items; use them at any time.
   *[other] Your items; use any but the Amulet at any time.
}
zone-using = In use
zone-using-note = Goes to the discard after its effect.
zone-deck = Deck
zone-deck-note = Items, face down; nothing is known of their order.
zone-deck-note-known = Items, face down. From the top: { $cards }.
zone-deck-unseen = unknown
zone-discard = Discard
zone-discard-note = Comes back as part of the next floor's map.
zone-signs = Signs
zone-floor = Floor
zone-turns = Turns
zone-turns-note = Turns completed.

## Cards

face-item = { $name }, { $item }: { $effect }
face-both = { $name }, { $tile } as a tile, { $item } as an item
face-revealed = { $name }, { $tile }, revealed, not activated
face-activated = { $name }, { $tile }, activated
face-down = face down
face-down-deck = face down, from the deck
face-down-map = face down, from the map
face-down-known = face down, known: { $card }
badge-revealed = revealed
badge-deck = from the deck
badge-map = from the map

## Signs

sign-rune = Rune of Calcification
sign-rune-active = active
sign-rune-active-note = The gargoyles are frozen: you may use this floor's stairs.
sign-rune-asleep = not active
sign-rune-asleep-note = The gargoyles guard the stairs until you activate an ace on this floor.
sign-curse = Curse of the Amulet
sign-curse-asleep = asleep
sign-curse-this-turn = { $card } strikes at the end of this turn
sign-curse-next-turn = { $card } strikes at the end of the next turn
sign-curse-note = An Amulet kept too long goes to the discard with eleven other items.
