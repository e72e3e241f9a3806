## Ways and rooms

way-north = north
way-east = east
way-south = south
way-west = west
outside = outside
room-here = this room
room-north = the room to the north
room-east = the room to the east
room-south = the room to the south
room-west = the room to the west
room-at = the room at { $cell }

## Kinds of cards in the fortress

kind-lord = Dark Lord
kind-knight = knight
kind-monster = monster
kind-event = event
kind-companion = companion
kind-treasure = treasure
kind-weapon = weapon
role-monster = { $kind }, attack { $attack }, defence { $defence }
role-plunder = { $kind } { $rank }
role-event = { $kind }: { $event }
role-companion = { $kind }, { $title }: { $companion }

## Monsters by name

foe-lord = the Dark Lord
foe-knight = the knight { $card }
foe-monster = the { $card }

## Events of the jacks

event-hearts = heals a wound
event-spades = a trap, take a wound or trash a card
event-diamonds = reveals the adjacent rooms
event-clubs = reveals the adjacent rooms, and the first monster revealed shoots

## Companions

title-hearts = the Healer
title-spades = the Fighter
title-diamonds = the Strong One
title-clubs = a Helpful Hand
companion-hearts = discard her to heal a wound
companion-spades = trash her to double your points for a turn
companion-diamonds = { $change } wound per reshuffle, but at least { $least }
companion-clubs = hand limit { $change }

## A room's content

content-card = { $card }, { $role }
content-event = { $card }: { $event }
content-empty = an empty room
content-unseen = { $n ->
    [one] the last unseen card: { $kinds }
   *[other] one of { $n } unseen: { $kinds }
}
unseen-monsters = { $n ->
    [one] { $n } monster
   *[other] { $n } monsters
}
unseen-loot = { $n } to loot
unseen-events = { $n ->
    [one] { $n } event
   *[other] { $n } events
}

## Amounts

cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
wounds = { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
wounds-now = { $wounds } of { $life } wounds
wounds-after = { $wounds } of { $life } wounds ({ $change })
sum-doubled-one = { $sum } × { $times } = { $total }
sum-doubled = ({ $sum }) × { $times } = { $total }
