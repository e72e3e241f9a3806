## Tiles and items

about-amulet = The Amulet. Bring it to the Altar, the other ten, { $whole_turn ->
    [true] by the end of the turn after the one in which you draw it
   *[other] within one move after you draw it
}{ $flask_required ->
    [true] , with an ace in hand
   *[other] {""}
}: you win. Keep it longer, and it goes to the discard with eleven other items. { $any_item ->
    [true] If you use it, nothing happens, and its curse ends.
   *[other] It cannot be used.
}
about-flask = The Flask: { $effect }. { $flask_required ->
    [true] The ritual needs an ace in your hand, so keep one.
   *[other] The ritual does not need it.
}
about-crowbar = A crowbar: { $effect }. Use it when you have flipped a tile that would hurt you, such as a queen.
about-item = { $item }: { $effect }. It works once and goes to the discard.
about-tile = { $tile }. When you move onto it: { $effect }.
about-both = { $tile } as a tile: { $event }. { $item } as an item: { $effect }.
about-tile-hidden = A face-down tile. Move onto it from a tile next to it: it is flipped, and its event happens unless you cancel it.
about-stairs = The stairs. Once a Rune is active on this floor, you may descend from here.
about-altar-spent = An Altar that you met too early. It is of no use until its card has left the map and come back.
about-activated = An activated tile: you may walk over it, and nothing happens.

## Zones

about-map = Tiles, and you on one of them. Each turn you move to a tile next to yours. Sideways tiles are revealed: their event still waits.
about-hand = { $any_item ->
    [true] Your items. Use any of them
   *[other] Your items. Use any but the Amulet
} { $inside_effects ->
    [true] before you move, when a tile was flipped and its event waits, while an event or the curse lets you choose, or before a curse strikes. There is no limit.
   *[other] before you move, when a tile was flipped and its event waits, or before a curse strikes. There is no limit.
}
about-deck = Items that you draw. On the next floor, this map becomes the deck.
about-discard = Used items and tiles that fell. Together with the deck they become the map of the next floor.
about-offer-zone = One of these black cards becomes your first item, the other twelve the map. Six, jack and queen are kind to new staff.
about-using = The item at work.
about-signs = Whether the gargoyles are frozen, and when the curse of the Amulet strikes.
about-floor = How deep you are. At each descent deck and discard become the map, and the old map becomes the deck.
about-turns = Turns completed. In a won game, fewer are better.

## Unseen cards

unseen-map = { $n ->
    [0] You have seen every card of this map.
    [one] 1 card of this map is unseen: { $cards }.
   *[other] { $n } cards of this map are unseen: { $cards }.
}
unseen-deck = { $n ->
    [0] You have seen every card of the deck.
    [one] 1 card of the deck is unseen: { $cards }.
   *[other] { $n } cards of the deck are unseen: { $cards }.
}
twin-map = { $n ->
    [one] The only unseen card of this map is the other one, { $card }.
   *[other] The other one, { $card }, is among the { $n } unseen cards of this map.
}
twin-deck = { $n ->
    [one] The only unseen card of the deck is the other one, { $card }.
   *[other] The other one, { $card }, is among the { $n } unseen cards of the deck.
}
