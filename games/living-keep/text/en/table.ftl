## Things with their numbers

nothing = nothing
amount = { $n } { $what }
count-rooms = { $n ->
    [0] no { $room }
    [one] 1 { $room }
   *[other] { $n } { $room-many }
}
count-hearts = { $n ->
    [one] 1 heart
   *[other] { $n } hearts
}
count-diamonds = { $n ->
    [one] 1 diamond
   *[other] { $n } diamonds
}
count-spades = { $n ->
    [one] 1 spade
   *[other] { $n } spades
}
count-clubs = { $n ->
    [one] 1 club
   *[other] { $n } clubs
}
count-black = { $n ->
    [one] 1 black card
   *[other] { $n } black cards
}
count-peons = { $n ->
    [one] 1 Peon
   *[other] { $n } Peons
}
count-joker = the joker
count-monarch = the Monarch

## Cards and minions

card-kind = { $card } { $kind }
card-peon = { $card } Peon
minion = { $kind } #{ $id }
minion-ranked = { $kind } #{ $id } (rank { $rank })
