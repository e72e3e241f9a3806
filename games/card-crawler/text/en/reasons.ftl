# Clauses, set off by semicolons. Each begins in lower case; the first letter of the sentence is made a capital.
reason = { $clauses }.
clauses = { $first }; { $then }

## The trap

trap-kills = a wound would kill you, so trash { $card }
trap-takes = losing { $card } looks better than a wound ({ $wounds } of { $life })
trap-no-card = you have no card to trash, so take the wound
trap-wounds = a wound ({ $wounds } of { $life }) looks better than losing { $card }
trap-empty-trash = an empty trash scores { $points }

## Defending

nothing-saves = nothing saves you: every defence costs { $n } or more wounds, and that kills
defend-stops = { $sum } stops all { $power }
defend-stops-unhurt = { $sum } stops all { $power }: no wound
defend-none = no card in hand has points, so all { $power } go through
defend-all = { $sum } is all your hand has against { $power }: { $taken }
defend-takes = it costs { $taken } of the { $left } that kill
defend-keeps = you cannot stop all { $power }, and the cards kept look worth more
defend-full-worse = spending { $cards } to stop all { $power } looks worse
then-reshuffle = then the reshuffle costs { $taken }
hope = a kill next turn is about { $percent }% likely
hope-sure = a kill next turn is almost certain
doubles-to-live = undoubled, every defence kills you; the Fighter saves you

## Attacking

kills = this kills { $foe }: { $sum } against { $defence }
kills-lord = this kills the Dark Lord and leaves { $card } to loot him with: { $sum } against { $defence }
doubles-for-less = without the Fighter, the card put down for the Dark Lord would cost more points than she does
doubles-for-lord = only with the Fighter does this hand kill the Dark Lord and keep a card to loot him with
doubles-to-kill = only the Fighter kills { $foe } now, and without her no defence saves you at the end of the turn

## Healing

healer = { $n ->
    [one] the Healer heals your only wound
   *[other] the Healer heals one of your { $n } wounds
}
healer-score = health left scores when you win
healer-last-chance = it is the last chance before you win
healer-reshuffle = the next reshuffle costs { $taken }
healer-spare = the kill does not need her
healer-loot = another card pays for the loot
healer-room = do it before you open a new room
heals-in-time = the next reshuffle costs { $taken } and would kill you, so trash { $card } to heal

## Fleeing and staying

no-defence-saves = no defence saves you at the end of the turn
fighter-saves = only the Fighter saves you at the end of the turn
flee-costs = fleeing costs a wound and { $card }
stay-worse = staying beside { $foe } looks worse: { $costs }
last-resort = { $card } cannot fight, but trashing it heals a wound
stay-attacked = you have attacked { $foe } this turn and cannot attack again
stay-doomed = no other move looks better
stay-lord = { $n ->
    [one] the Dark Lord can wait: { $n } room face down seems to hold more
   *[other] the Dark Lord can wait: { $n } rooms face down seem to hold more
}
hand-has = your hand has { $points } of the { $needed } points that kill { $foe }
hand-has-for-lord = your hand has { $points } of the { $needed } points that kill the Dark Lord, with a card kept to loot him
can-stop = { $cards } can stop its attack
can-stay = you can stay for { $taken }

## Looting

wins = looting the Dark Lord wins the game
price-nothing = { $card } scores nothing
price = { $card } costs { $points } of the score
trades-for-health = { $n ->
    [one] before you win, { $n } card that scores nothing can be trashed to heal
   *[other] before you win, { $n } cards that score nothing can be trashed to heal
}
gain-knight = the knight { $card } scores { $points } when you win
gain-healer = the Healer heals a wound each time you draw her and scores { $points } when you win
gain-companion = { $card }, { $title }: { $companion }
gain-treasure = { $card } counts { $rank } in fights and again when you win
gain-weapon = { $card } counts { $rank } in fights
gives = { $card } looks like the card to give for it
awaits-weaker = { $card } looks too good to give for { $prize } yet; drawing { $cards } first costs no wound

## Drawing

empty-hand = your hand is empty, so you can only end the turn
draws-free = drawing { $cards } needs no reshuffle, so it costs no wound
too-weak-to-open = your hand looks too weak to open { $room }
too-weak-to-meet = your hand looks too weak to meet { $foe } in { $room }
one-card = one card looks too little to move on with
reshuffles = the reshuffle costs { $taken } and brings { $cards }

## Walking

far = { $room } ({ $n } steps)
seek-unknown = open { $room }: { $hopes }
seek-last = nothing else looks worth it, so open { $room }
seek-nook = it borders fewer unseen rooms than { $other }
seek-loot = found in { $room }
seek-event = { $card } in { $room }: { $event }
seek-way = the way on is through { $room }
nothing-else = nothing else looks worth it
hopes-loot = { $all ->
    [one] the last unseen card can be looted
   *[other] { $n } of { $all } unseen cards can be looted
}
hopes-knights = { $all ->
    [one] the last unseen card is a knight, worth { $points }
   *[other] { $n ->
        [one] { $n } of { $all } unseen cards is a knight, worth { $points }
       *[other] { $n } of { $all } unseen cards are knights, worth { $points } each
    }
}
hopes-card = { $all ->
    [one] the last unseen card is there
   *[other] one of { $all } unseen cards is there
}
monster-ready = your hand has the { $points } points that kill { $foe } in { $room }
monster-ready-doubled = your hand has the { $points } points that, doubled, kill { $foe } in { $room }
monster-deck = on to { $foe } in { $room }: your deck has the { $points } points that kill
monster-deck-doubled = on to { $foe } in { $room }: your deck has the { $points } points to kill, doubled
monster-best = on to { $foe } in { $room }: no hand of your deck is stronger
monster-on = on to { $foe } in { $room }
lacks-to-open = your hand looks too weak to open { $room }: { $points } points after this step, where your deck has up to { $best }
lacks-to-win = with this hand, beating the Dark Lord in { $room } costs { $price } points, where your deck can do it for { $least }
lacks-to-kill = killing { $foe } in { $room } takes { $needed } points, and after this step your hand has { $points }
only-card = { $card } is your only card
weakest = { $card } is your weakest card
easiest = { $card } looks easiest to spend
step-aside = spend { $card } on a step aside to draw another
wanders = no room in reach looks worth its price
