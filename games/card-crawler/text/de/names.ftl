## Ways and rooms

way-north = Norden
way-east = Osten
way-south = Süden
way-west = Westen
outside = draußen
room-here = dieser Raum
    .acc = diesen Raum
    .in = hier
room-north = der Raum im Norden
    .acc = den Raum im Norden
    .in = im Norden
room-east = der Raum im Osten
    .acc = den Raum im Osten
    .in = im Osten
room-south = der Raum im Süden
    .acc = den Raum im Süden
    .in = im Süden
room-west = der Raum im Westen
    .acc = den Raum im Westen
    .in = im Westen
room-at = der Raum in { $cell }
    .acc = den Raum in { $cell }
    .in = in { $cell }

## Kinds of cards in the fortress

kind-lord = Dunkler Herrscher
kind-knight = Ritter
kind-monster = Monster
kind-event = Ereignis
kind-companion = Gefährtin
kind-treasure = Schatz
kind-weapon = Waffe
role-monster = { $kind }, Angriff { $attack }, Verteidigung { $defence }
role-plunder = { $kind } { $rank }
role-event = { $kind }: { $event }
role-companion = { $kind }, { $title }: { $companion }

## Monsters by name

foe-lord = der Dunkle Herrscher
    .acc = den Dunklen Herrscher
    .bei = beim Dunklen Herrscher
    .zu = zum Dunklen Herrscher
    .gen = des Dunklen Herrschers
foe-knight = der Ritter { $card }
    .acc = den Ritter { $card }
    .bei = beim Ritter { $card }
    .zu = zum Ritter { $card }
    .gen = des Ritters { $card }
foe-monster = die { $card }
    .acc = die { $card }
    .bei = bei der { $card }
    .zu = zur { $card }
    .gen = der { $card }

## Events of the jacks

event-hearts = heilt eine Wunde
event-spades = Falle, eine Wunde oder eine Karte wegwerfen
event-diamonds = deckt die Nachbarräume auf
event-clubs = deckt die Nachbarräume auf, und das erste Monster darunter schießt

## Companions

title-hearts = die Heilerin
title-spades = die Kriegerin
title-diamonds = die Starke
title-clubs = eine Helfende Hand
companion-hearts = Lege sie ab, um eine Wunde zu heilen
companion-spades = Wirf sie weg, und deine Punkte zählen eine Runde lang doppelt
companion-diamonds = { $change } Wunde bei jedem Neumischen, aber mindestens { $least }
companion-clubs = Handlimit { $change }

## A room's content

content-card = { $card }, { $role }
content-event = { $card }: { $event }
content-empty = ein leerer Raum
content-unseen = { $n ->
    [one] die letzte verdeckte Karte: { $kinds }
   *[other] eine von { $n } verdeckten: { $kinds }
}
unseen-monsters = { $n } Monster
unseen-loot = { $n } zu plündern
unseen-events = { $n ->
    [one] { $n } Ereignis
   *[other] { $n } Ereignisse
}

## Amounts

cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
wounds = { $n ->
    [one] { $n } Wunde
   *[other] { $n } Wunden
}
points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
wounds-now = { $wounds } von { $life } Wunden
wounds-after = { $wounds } von { $life } Wunden ({ $change })
sum-doubled-one = { $sum } × { $times } = { $total }
sum-doubled = ({ $sum }) × { $times } = { $total }
