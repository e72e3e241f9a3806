## Health after a move

health-after = → { $health } ♥ ({ $change })
health-filled = → { $health } ♥ ({ $change }, full)
health-wasted = → { $health } ♥ ({ $change }, { $wasted } wasted)
health-full = → { $health } ♥ (already full)
health-same = → { $health } ♥
health-death = → you die

## The Peddler

trade-label = Trade { $card }
trade-effect = → the Floor’s next Weapon; { $card } goes under the Floor
explore-label = Explore the Room
explore-effect = → the Peddler leaves

## Fights

fight-label = Fight { $monster } with { $weapons }
fight-label-barehanded = Fight { $monster } barehanded
fight-effect = { $health }: { $power } against { $strength }
fight-effect-clean = → { $health } ♥, clean kill: { $power } against { $strength }
fight-effect-clean-wish = → { $health } ♥, clean kill, then name a Fortune

## Hands and Backpack

equip-label = Equip { $card }
equip-effect = → { $hand-your }
equip-drop-label = Equip { $card } for { $drop }
equip-drop-effect = → { $hand-your }; { $drop } is discarded
store-label = Store { $card }
store-effect = → your Backpack
place-label = Place { $card }
place-effect = → the Room

## Skills, Relics and Scrolls

heal-label = Heal with { $card }
probe-label = Probe with { $card }
probe-effect = → see the Floor’s top card: take it or leave it
probe-effect-known = → take { $top } or leave it on the Floor
bury-label = Bury { $target } with { $card }
bury-effect = → { $target } goes under the Floor
take-label = Take { $card }
take-effect = → the Room
return-label = Return { $card }
return-effect = → stays on top of the Floor
relic-label = Play { $card }
read-label = Read { $card }
read-effect = → the Floor’s next card decides your Fortune
read-effect-known = → { $fortune }: the next card is { $card }
read-effect-empty = → no Fortune: the Floor is empty

## Fortunes

lose-label = Lose { $card }
lose-effect = → from your Backpack to the Discard
relieve-label = Discard { $card }
relieve-effect = → from the Room to the Discard
decline-label = Decline
decline-effect = → nothing is discarded
discard-nothing-label = Discard nothing
discard-nothing-effect = → the Room stays as it is
discard-label = Discard { $cards }
discard-effect = → from the Room to the Discard
discard-effect-jokers = { $jokers ->
    [one] → to the Discard; the Joker returns with the next new Floor
   *[other] → to the Discard; the Jokers return with the next new Floor
}
wish-label = Wish for { $fortune }
wish-loss = → discard a card of your Backpack
wish-loss-decline = → discard a card of your Backpack, or none
wish-loss-nothing = → nothing: your Backpack is empty
wish-relief = → discard a { $relics_as_weapons ->
    [true] Monster
   *[other] Monster or Relic
} of the Room
wish-relief-decline = → discard a { $relics_as_weapons ->
    [true] Monster
   *[other] Monster or Relic
} of the Room, or none
wish-relief-nothing = → nothing: the Room has no { $relics_as_weapons ->
    [true] Monster
   *[other] Monster or Relic
}
wish-surprise = → discard any cards of the Room
wish-surprise-nothing = → nothing: the Room is empty
wish-again = → name another Fortune

## What can be typed

notation-wish = a wish is for `pain`, `loss`, `vigor`, `relief` or `surprise`
notation-move = a move is { $patterns }, with single spaces
