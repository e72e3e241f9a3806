## Upkeep and shortfall

reason-collect-free = No minion needs pay or food.
reason-collect = { $farms ->
    [0] { $pay } gold and { $food } food are due; you have { $gold } gold and { $pantry } food.
    [one] { $pay } gold and { $food } food are due; you have { $gold } gold, { $pantry } food and the harvest of 1 Farm.
   *[other] { $pay } gold and { $food } food are due; you have { $gold } gold, { $pantry } food and the harvest of { $farms } Farms.
}
reason-shortfall = { $pay } gold and { $food } food are due; you have { $gold } and { $pantry }. Of the highest rank, { $minion } is missed least.

## Spells

reason-regen = Regen restores 1 to 8 of the { $n } health you have lost.
reason-summon-peon = You have { $peons } of { $most } Peons; one more works from this Dig on.
reason-summon-dragon = The Dragon draws no pay, and a Lair and food for him are there.
reason-summon-dragon-against = The Dragon draws no pay, and a Lair and food for him are there; your host cannot beat { $heroes } yet.
reason-power-strike = Power Strike kills the { $hero } (rank { $rank }); doors and traps cannot stop him or are not worth it.
reason-power-strike-after = Power Strike kills the { $hero } (rank { $rank }); your doors and traps did not stop him.

## Digging and chanting

reason-assign-full = Your stores are full: all that is dug up or chanted for is lost.
reason-assign-no-mana = All dig, for about { $dug }: there is no room for mana.
reason-assign-pay = You are { $owed } gold short for pay: { $diggers ->
    [one] 1 digger brings
   *[other] { $diggers } diggers bring
} about { $gold }, { $chanters ->
    [one] 1 chanter
   *[other] { $chanters } chanters
} about { $mana } mana.
reason-assign-pay-all = You are { $owed } gold short for pay: all dig, for about { $gold }.
reason-assign-chant = All chant, for about { $mana } mana; there is room for { $space }.
reason-assign-dig = All dig, for about { $dug }; there is room for { $space }.
reason-assign = { $diggers ->
    [one] 1 digger
   *[other] { $diggers } diggers
} for about { $gold } gold and { $stone } stone, { $chanters ->
    [one] 1 chanter
   *[other] { $chanters } chanters
} for about { $mana } mana; there is room for { $space }.
reason-peon-full = Your stores are full: all that he brings is lost.
reason-peon-dig = He digs up two cards, and there is room for { $gold } gold and { $stone } stone.
reason-peon-chant = He chants for one card, and there is room for { $mana } mana.
reason-give = { $n } of { $pool } { $what } for your partner, { $mine } for you: both have room for it.
reason-give-lost = { $n } of { $pool } { $what } for your partner, { $mine } for you: the stores cannot hold all of it.

## Building: the use of a room, then the next best one

reason-build-first = { $why }; { $other-a } is worth less for its price.
reason-build-dear = { $why }; { $other-a } is worth more but still too dear.
reason-build-only = { $why }; no other room is worth its price.
reason-room-points = { $room-a } counts { $n ->
    [one] 1 point
   *[other] { $n } points
} at the end
reason-room-mana = your goal asks for spells, which cost mana, and { $room-a } stores it
reason-room-goal = your goal needs { $most ->
    [one] 1 { $room }
   *[other] { $most } { $room-many }
}, and you have { $n ->
    [0] none
   *[other] { $n }
}
reason-room-tier = without { $room-a } no higher room can be built
reason-room-store = { $room-a } stores { $n } { $what } more, which counts at the end
reason-room-gate = without { $room-a } no minion comes: { $host }
reason-room-gate-more = another { $room } shows three more cards to choose from: { $host }
reason-room-lair = { $room-a } lets in another minion, with { $free ->
    [0] none
   *[other] { $free }
} free now: { $host }
reason-room-lair-last = { $room-a } takes in another minion of the last turns, with { $free ->
    [0] none
   *[other] { $free }
} free now
reason-room-farm = { $food ->
    [0] no food
   *[other] { $food } food
} is due each turn, with { $free ->
    [0] no Lair
    [one] 1 Lair
   *[other] { $free } Lairs
} free, and { $farms ->
    [0] you have no Farm
    [one] 1 Farm gives { $least } to { $most }
   *[other] { $farms } Farms give { $least } to { $most }
}
reason-room-vault = { $pay ->
    [0] the next haul may need more than your storage for { $storage } gold
   *[other] { $pay } gold of pay and the next haul may need more than your storage for { $storage } gold
}
reason-room-quarry = the next haul may need more than your storage for { $storage } stone
reason-room-shrine = { $room-a } opens the workshops: { $host }
reason-room-shrine-more = another { $room } stores more mana for the spells of your Libraries
reason-room-workshop = it takes { $most ->
    [one] 1 { $room }
   *[other] { $most } { $room-many }
} to work, and this is number { $n }: { $host }
reason-host = your host beats { $beaten ->
    [0] none
   *[other] { $beaten }
} of { $all ->
    [one] 1 kind
   *[other] { $all } kinds
} of heroes to come
reason-save-none = No room is worth its price now.
reason-save = Save for { $room-a } at { $cost }: you have { $gold } gold and { $stone } stone.
reason-save-pay = Save for { $room-a } at { $cost } and keep { $kept } gold for pay: you have { $gold } gold and { $stone } stone.

## Training

reason-train = At rank { $rank } { $minion } beats { $heroes }.
reason-train-goal = At rank { $rank } { $minion } is nearer to rank { $wanted }, which your goal asks for.
reason-train-points = The first training of { $minion } counts { $n ->
    [one] 1 point
   *[other] { $n } points
}.
reason-train-rank = { $minion } rises to rank { $rank }, which is worth more than the pay.
reason-train-nobody = You have no minion to train.
reason-train-done = No other minion can be trained this turn.
reason-train-rooms = Training needs { $rooms }, and you have { $there ->
    [0] none
   *[other] { $there }
}.
reason-train-pay = You have { $gold } gold for { $wages } of pay: too little for the { $most } that a training may add.
reason-train-dear = Another rank would cost more pay than it is worth.

## Research

reason-research-none = No project is worth its price or its workers now.
reason-research-rooms = It takes { $libraries } or { $smiths } to work, and you have { $read } and { $forge }.
reason-work = { $work }: { $left ->
    [one] 1 point
   *[other] { $left } points
} to go, and { $n } of { $idle } idle minions { $n ->
    [one] works
   *[other] work
} on it.
reason-work-all = { $work }: { $left ->
    [one] 1 point
   *[other] { $left } points
} to go, and { $n ->
    [one] your only idle minion works
    [2] both idle minions work
   *[other] all { $n } idle minions work
} on it.
reason-begin-goal = Your goal asks for spells, and { $work } takes { $points } points.
reason-begin-goal-ware = Your goal asks for doors and traps; { $work-a } for { $gold } gold, { $points } points.
reason-begin-regen = Your health is { $hp } of { $most }, and you have { $n ->
    [0] no
   *[other] { $n }
} { $work } ready.
reason-begin-spell = { $work } takes { $points } points.
reason-begin-spell-against = { $work } helps against heroes whom your host cannot beat: { $heroes }.
reason-begin-ware = { $work-a } for { $gold } gold, { $points } points.
reason-begin-ware-points = Your host beats all heroes to come, and you get { $n ->
    [one] 1 point
   *[other] { $n } points
} for { $work-a } at the end.
reason-begin-ware-against = { $work-a } may stop heroes whom your host cannot beat: { $heroes }.

## Recruiting and banishing

reason-attempt = { $n ->
    [one] 1 Lair is free
   *[other] { $n } Lairs are free
}, with { $food } food for a first meal: { $cards } cards to see.
reason-attempt-full = { $cards } cards may show a better minion than your weakest, and looking costs nothing.
reason-recruit-food = There is no food for a first meal.
reason-recruit-done = { $wages ->
    [0] This turn’s attempt is over.
   *[other] This turn’s attempt is over; you have { $gold } gold for { $wages } of pay.
}
reason-recruit-none = { $wages ->
    [0] No minion can move in now.
   *[other] No minion can move in now; you have { $gold } gold for { $wages } of pay.
}
reason-done-none = There is no minion among the cards turned up.
reason-done = { $n ->
    [one] The minion turned up is not worth what he costs, or cannot be paid and fed
   *[other] None of { $n } minions turned up is worth what he costs, or can be paid and fed
}: you have { $gold } gold and { $food } food.
reason-recruit = { $pay ->
    [0] { $good }, for { $food } food a turn.
   *[other] { $good }, for { $pay } gold and { $food } food a turn.
}
reason-replace = { $old } (rank { $rank }) makes room: { $good }.
reason-replace-pay = { $old } (rank { $rank }) saves pay for another: { $good }.
reason-replace-least = { $old } is missed least and makes room for a better one.
reason-minion-beats = the { $minion } beats { $heroes }
reason-minion-goal = the { $minion } has rank { $rank } or more, as your goal asks
reason-minion-points = the { $minion } adds rank { $rank } and counts { $n ->
    [one] 1 point
   *[other] { $n } points
}
reason-minion-rank = the { $minion } adds rank { $rank }
reason-banish-cost = { $minion } costs { $pay } gold and { $food } food each turn, more than he is worth beside the others.
reason-banish-pay = { $wages } gold of pay are due, and you have { $gold }: { $minion } goes, who draws { $pay }.

## Heroes

reason-hero-one = the { $hero }
reason-hero-two = the { $first } and the { $second }
reason-hero-more = the { $hero } and { $n } more
reason-place = { $card } first: no minion among the cards left has a higher rank.
reason-place-none = { $card } first: no minion is among the cards left.
reason-flip = Your host beats { $beaten ->
    [0] none
   *[other] { $beaten }
} of { $all ->
    [one] 1 kind
   *[other] { $all } kinds
} of heroes to come.
reason-flip-none = No hero is left to come.
reason-use = About { $percent }% to kill the { $hero } (rank { $rank }) with the { $ware }: { $stake }.
reason-fight = The fight against the { $hero } (rank { $rank }) is won: { $stake }.
reason-fight-lost = It takes { $needs ->
    [one] 1 minion
   *[other] { $needs } minions
} of rank { $rank } to beat the { $hero }, and no door or trap is worth it: he costs you { $damage } of { $hp } health.
reason-fight-lost-alone = It takes { $needs ->
    [one] 1 minion
   *[other] { $needs } minions
} of rank { $rank } to beat the { $hero }: he costs you { $damage } of { $hp } health.
reason-stake-keep = otherwise the Keep falls
reason-stake-points = that saves { $n } health and is worth { $points ->
    [one] 1 point
   *[other] { $points } points
}
reason-stake = that saves { $n } of { $hp } health

## Draft and war

reason-draft = { $card } has rank { $rank }: no card of your suits in your hand has more.
reason-extra = Your hand has no card of your suits, but the next card may be one.
reason-pass = Your hand has no card of your suits.
reason-attack-none = No minion is left to send.
reason-attack-pair = { $minion } and another of rank { $rank } can go together, and such a pair takes no damage.
reason-attack = { $minion } has your highest rank, { $rank }, and all ranks add up over the war.
reason-join = { $first } and { $second } both have rank { $rank }, and such a pair takes no damage.
reason-alone = One minion is enough: over the whole war all ranks add up.
reason-nothing = There is nothing else to do here.
