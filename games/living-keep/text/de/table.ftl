## Dinge mit ihrer Zahl

nothing = nichts
amount = { $n } { $what }
count-rooms = { $n ->
    [0] 0 { $room-many }
    [one] 1 { $room }
   *[other] { $n } { $room-many }
}
count-hearts = { $n } Herz
count-diamonds = { $n } Karo
count-spades = { $n } Pik
count-clubs = { $n } Kreuz
count-black = { $n ->
    [one] 1 schwarze Karte
   *[other] { $n } schwarze Karten
}
count-peons = { $n ->
    [one] 1 Knecht
   *[other] { $n } Knechte
}
count-joker = der Joker
count-monarch = der Monarch

## Karten und Schergen

card-kind = { $card } { $kind }
card-peon = { $card } Knecht
minion = { $kind } #{ $id }
minion-ranked = { $kind } #{ $id } (Rang { $rank })
