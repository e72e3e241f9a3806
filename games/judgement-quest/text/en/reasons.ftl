# A clause has no full stop: the sentence around it sets it.

## Rooms that give something for nothing

gift-fetch = the { $room } { $place } counts for the Fetch task
gift-gold = the { $room } { $place } gives { $gold } GP for nothing
gift-chest = the { $room } { $place } gives something on { $good } and costs { $hp } HP on { $bad } only
gift-ice = the Flame Amulet melts the { $room } { $place }
gift-ice-task = the Flame Amulet melts the { $room } { $place } for the Remove task
gift-door = the Dungeon Key opens the { $room } { $place }
gift-door-task = the Dungeon Key opens the { $room } { $place } for the Remove task
gift-shield = the { $room } { $place } will stop one hit
gift-wizard = the { $room } { $place } is the first you meet, so he sells spells
gift-view = { $hidden ->
    [one] the { $room } { $place } shows { $hidden } hidden room at no risk
   *[other] the { $room } { $place } shows { $hidden } hidden rooms at no risk
}
gift-free = the { $room } { $place } is free to enter
gift-shows = { $hidden ->
    [one] { $gift }, revealing { $hidden } room
   *[other] { $gift }, revealing { $hidden } rooms
}

## Deeds that cost something

deed-leads-on = the room { $place } leads on
deed-enter = the { $room } { $place } will cost about { $cost } of your { $hp } HP
deed-enter-task = the { $room } { $place } will cost about { $cost } of your { $hp } HP for the { $category } task
deed-enter-dragon = the { $room } { $place } will cost about { $cost } of your { $hp } HP for its { $gold } GP
deed-enter-shows = { $hidden ->
    [one] the { $room } { $place } will cost about { $cost } of your { $hp } HP to show { $hidden } more room
   *[other] the { $room } { $place } will cost about { $cost } of your { $hp } HP to show { $hidden } more rooms
}
deed-dissolving = for { $price } GP the wizard dissolves the wall { $place }, which blocks the way
deed-disarming = for { $price } GP the wizard disarms the traps { $place }, an even risk of { $damage } HP
deed-disarming-task = for { $price } GP the wizard disarms the traps { $place } for the Remove task
deed-seeing = { $hidden ->
    [one] for { $price } GP the wizard shows the last hidden room for the Explore task
   *[other] for { $price } GP the wizard shows one of { $hidden } hidden rooms for the Explore task
}
deed-key = for { $price } GP the wizard sells the Dungeon Key, which opens the Locked Door in the way
deed-amulet = for { $price } GP the wizard sells the Flame Amulet, which melts the Ice Cavern in the way
with-first-hit = { $clause }; one hit kills
with-second-hit = { $clause }; two hits kill
with-next-best = { $clause }; next best: { $other }
other-enter = the { $room } { $place }
other-dissolving = dissolving the wall { $place }
other-disarming = disarming the traps { $place }
other-seeing = a spell to see a room
other-buy = buying the { $item }

## Sentences

reason = { $clause }.
reason-on-the-way = On the way: { $clause }.
reason-safe-way = The way is safe, and { $clause }.
reason-points = { $points ->
    [one] the { $room } { $place } brings { $points } point on { $high } and costs { $damage } HP on { $low }; { $spare }
   *[other] the { $room } { $place } brings { $points } points on { $high } and costs { $damage } HP on { $low }; { $spare }
}
spare-shield = your shield stops a hit
spare-hp = a hit leaves you { $left } of { $hp } HP
spare-flask = your flask saves you from a hit, and then its { $points } points are gone
reason-needed = the Remove task needs the { $item }, for { $price } of your { $gp } GP
reason-flask = a flask for { $price } GP heals up to { $heal } HP, and unused it scores the { $points } points that it costs
reason-drink-for-more = at { $hp } HP none of the flask's { $heal } is wasted, and your { $gp } GP can buy the next one
reason-healing = at { $hp } HP, without a flask and with tasks to do, { $heal } HP is worth 1 of your { $gp } GP
reason-crystal = the crystal { $place } shows any room you like, and the way is safe
reason-farthest = of all hidden rooms the one in { $cell } looks hardest to reach
reason-drink-pays = drink the flask: { $heal } HP score { $heal } points, the flask only { $points }
reason-rise = one more point makes you { $title-a }, and one less costs no title: the fountain is an even bet
reason-done = all four tasks are done: go up with { $points } points
reason-go-home = at { $hp } HP, go home with { $done } of { $all } tasks done rather than risk death
reason-last-drink = the fountain gives { $heal } HP as often as it takes one
reason-no-hope = no room that may help can be entered without certain death
reason-no-way-back = there is no room to go back to

## Combat and hits

odds-enemy = the { $room } hits on { $low } for { $damage } HP (you have { $hp }) and falls on { $high }
reason-bad-way-back = the way back costs { $damage } HP too, so fight on: { $odds }
reason-fight-on = fight on: { $odds }
reason-must-fight = nothing else looks good, so fight on: { $odds }
reason-retreat = at { $hp } HP another round with the { $room } looks worse than { $other }
reason-risky = another round looks too risky: { $odds }
reason-hard-hit = the shield stops all { $hit } HP of the hit, the hardest there is; you have { $hp }
reason-last-hp = at { $hp } HP this hit would be your last, so use the shield
reason-way-back = this hit would leave you { $left } HP, and the way back may cost { $cost }, so use the shield
reason-keep-shield = { $hp } HP can bear a hit of { $hit }; keep the shield, which scores { $points } points
reason-drink-saves = the hit of { $hit } would kill you at { $hp } HP; the flask first raises them to { $after }
reason-keep-flask = { $hp } HP can bear a hit of { $hit }, so keep the flask for later
reason-bear-last = nothing is left to stop a hit of { $hit } at { $hp } HP
reason-bear = { $hp } HP can bear a hit of { $hit }, and there is nothing to stop it with
