## Rooms

about-unknown = A room that you have not seen. Enter it to turn its card up: a monster blocks your way, plunder can be looted.
about-empty = An empty room: its card is only scenery now. Walking through costs a card.
about-body = The body of { $foe }. Loot it with a card from your hand before you leave, or it is lost.

## Cards in the fortress

about-monster = Attack { $attack }, defence { $defence }: { $kills } points slay it, { $defence } do not. End your turn beside it and it attacks; each point of { $attack } that you do not defend is a wound.
about-knight = You score { $score } if you win with this knight in your deck.
about-lord = Loot his body and you win. { $lost_body ->
    [true] He rises again if you end your turn with no card in hand; a body left behind is lost.
   *[other] If you have not looted it when your turn ends, he rises again.
}
about-lord-slain = The Dark Lord is slain.
about-event = An event when you first enter its room: { $event }. Then the room is empty.
about-companion = A companion, { $title }: { $companion }. Looting her costs a card.
about-weapon = Loot it with a card: it joins your deck, worth { $points } points in a fight.
about-treasure = Loot it with a card: it joins your deck, worth { $points } points in a fight and { $points } more when you win.

## Cards in the hand

about-healer = Discard her to heal a wound, each time you draw her.
about-healer-points = { $healer_fights ->
    [true] She has { $points } points in a fight.
   *[other] She has no points in a fight.
}
about-knight-in-hand = No points in a fight, but it walks, loots and heals like any card, and scores { $score } when you win.
about-card = { $points } in a fight. Or use it to walk (discarded), to loot (left in the room) or to heal a wound (trashed).
about-diamond = It scores its points when you win.

## Zones

about-fortress = Twenty-five rooms, face down until you enter or an event shows them. You move north, east, south or west; the Dark Lord is in one of them.
about-hand = Almost every action costs one of these. At the end of your turn you draw up to the hand limit.
about-wounds = You die when your wounds reach the limit. Trash a card to heal one.
about-hero = Where you are, and what you can still do this turn.
about-queens = Companions at your side work at once. They are not in your deck.
about-draw = You draw from here. When it is empty, the discard pile is shuffled, and that wounds you.
about-discard = These cards come back with the next reshuffle.
about-trash = These cards never come back. An empty trash scores { $points } when you win.
about-unseen = Cards still face down somewhere in the fortress.
about-score = Your score if you won now: { $lord } for the Dark Lord, { $knight } for each knight, and so on.

## What is unseen

left-to-draw = Left to draw before the next reshuffle: { $cards } with { $points }: { $list }.
left-to-draw-nothing = Nothing is left to draw before the next reshuffle.
left-face-down = Face down: { $kinds }.
left-face-down-nothing = No room is face down.
