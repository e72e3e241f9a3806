## What moves have in common

# A store after a payment: 15 gold (−10).
paid = { $left } { $what } ({ $change })
paid-sentence = { $paid }.
gain-lost = { $n } { $what } ({ $lost } lost: no room)
gain-lost-all = { $n } { $what } (all lost: no room)
die = d{ $sides }
dice = { $n }d{ $sides }
percent = { $n }%
sums = { $least } to { $most }, { $mean } on average
attempt-ends = The attempt ends.

## Upkeep

collect-label = Collect the harvest
collect-harvest = → { $dice } food: { $sums }.
collect-no-farm = → no harvest: you have no Farm.
collect-due = Gold: { $gold }. Food: { $food }.
collect-free = No minion needs pay or food.
banish-label = Banish { $kind } #{ $id }
banish-effect = → a Lair is free; next Upkeep: { $gold } gold, { $food } food. Gone for good.
banish-enough = → enough: { $gold } gold and { $food } food are paid.
banish-short = → still { $short } short.
banish-gone = Gone for good: rank { $rank }, pay { $pay }, food { $food }.

## Dig and chant

assign-label = { $diggers ->
    [one] { $chanters ->
        [one] 1 digs, 1 chants
       *[other] 1 digs, { $chanters } chant
    }
   *[other] { $chanters ->
        [one] { $diggers } dig, 1 chants
       *[other] { $diggers } dig, { $chanters } chant
    }
}
assign-label-dig = { $n ->
    [one] The Peon digs
   *[other] All { $n } dig
}
assign-label-chant = { $n ->
    [0] No one digs or chants
    [one] The Peon chants
   *[other] All { $n } chant
}
assign-none = → nothing: you have no Peon to dig or chant.
assign-peons = { $n ->
    [one] 1 Peon
   *[other] { $n } Peons
}
assign-shared = A { $die } decides who gets it.
yields = → about { $yields }.
yields-more = → about { $yields } more.
yield-room = { $n } { $what } (room for { $room })
yield-no-room = { $n } { $what } (no room)
peon-dig-label = Dig on
peon-dig-aces = Each ace is another Peon.
peon-chant-label = Chant
give-label = Give { $n } { $what }
give-effect = → { $partner }: { $theirs }; { $keep }: { $rest }.

## Build

build-label = Build { $room-a }
build-effect = → { $rooms }, { $costs }.
build-stores = Stores { $n } { $what }.
build-beds = { $n ->
    [0] No bed free.
    [one] 1 bed free.
   *[other] { $n } beds free.
}
build-harvest = Harvest: { $dice }.
build-attempt = { $gates ->
    [one] An attempt shows { $cards } cards and lets 1 minion in.
   *[other] An attempt shows { $cards } cards and lets { $gates } minions in.
}
build-spells = You can research spells.
build-wares = You can make doors and traps.
build-spells-missing = { $n } more for spells.
build-wares-missing = { $n } more for doors and traps.
build-training = { $n ->
    [one] Trains 1 minion a turn.
   *[other] Trains { $n } minions a turn.
}
build-training-missing = { $n } more to train another minion.
build-opens = You may now build { $rooms }.

## Train

train-label = Train { $kind } #{ $id }
train-effect = → rank { $rank }, pay { $least } to { $most } (+{ $die }), for good.

## Research

begin-label = Begin { $work }
begin-spell = → { $points } points to channel, { $mana } mana each. { $does }
begin-ware = → { $paid }, { $points } points of labour. { $does }
erase-label = Drop { $work }
erase-effect = → its place is free again. It lacked { $left ->
    [one] 1 point
   *[other] { $left } points
}; what it cost is lost.
crew-label-spell = Channel { $work } with { $n }
crew-label-ware = Work on { $work } with { $n }
crew-no-mana = → not finished: only { $mana } mana in store.
crew-unfinished = → not finished: { $left } points to go.
crew-finished = { $left ->
    [one] → finished: 1 point to go.
   *[other] → finished: { $left } points to go.
}
crew-maybe = → finished in { $chance } of cases: { $left } points to go.
crew-roll = { $dice } = { $sums } ({ $crew }).
crew-mana = { $n } mana a point.

## Spells

cast-label = Cast { $spell }
cast-peon = { $n ->
    [one] → 1 Peon.
   *[other] → { $n } Peons.
}
cast-regen = → { $least } to { $most } ♥ (+{ $die }).
cast-premonition = → see the next { $n } cards and choose their order.
cast-premonition-dig = → see the next { $n } cards; the rock (clubs) among them is discarded.
cast-strike = → kills the { $kind }.
cast-dragon = → the Dragon moves in: rank { $rank }, pay { $pay }, food { $food } each Upkeep; { $eaten } now.
# The number of cards that a Premonition shows: d4 + 2.
die-and = { $die } + { $n }
spell-does-to-arms = Recruits in any phase.
spell-does-summon-peon = One more Peon, in any phase.
spell-does-regen = Health +{ $die }, in Upkeep.
spell-does-premonition = Shows the next { $n } main cards: in Dig the rock is discarded, in Recruit and Hero you order them.
spell-does-power-strike = Kills any hero but the Monarch.
spell-does-summon-dragon = The Dragon moves in, in Recruit.

## Doors and traps

use-label = Use { $ware }
use-kills = → rank { $rank }, killed at once.
use-enough = → rank { $rank }: your minions stop him.
use-not-enough = → rank { $rank }: still too strong.
use-die = { $faces } on a { $die } ({ $chance }) { $then }
ware-does-wooden = A hero's rank { $by }, to { $least } at least; on a { $faces } of a { $die } another { $by }.
ware-does-metal = A hero's rank { $by }, to { $least } at least; on a { $faces } of a { $die } another { $by }, to { $last } at least.
ware-does-lower = A hero's rank { $by }, even to { $least }.
ware-does-kill = Kills a hero of rank { $most } or less.
ware-does-halve = Halves a hero's rank, rounded up.

## Recruit

attempt-label = See who comes
attempt-effect = → about { $minions } of { $cards } cards are minions; hire up to { $n } with { $food } food.
attempt-no-lair = → about { $minions } of { $cards } cards are minions, but no Lair is free.
recruit-label = Hire { $kind-a }
recruit-effect-free = → rank { $rank }, pay { $pay }, eats nothing. Next Upkeep: { $gold } gold, { $food } food.
recruit-effect = → rank { $rank }, pay { $pay }; { $eaten }. Next Upkeep: { $gold } gold, { $food } food.
done-label = Send them away
done-effect = { $n ->
    [one] → the attempt ends, 1 card to the discard.
   *[other] → the attempt ends, { $n } cards to the discard.
}

## The hero

flip-label = Turn the next card
flip-none = → no hero comes.
flip-sure = { $who ->
    [monarch] → the Monarch comes.
    [either] → a hero or the Monarch comes.
   *[hero] → a hero comes.
}
flip-maybe = { $who ->
    [monarch] → { $chance }: the Monarch comes.
    [either] → { $chance }: a hero or the Monarch comes.
   *[hero] → { $chance }: a hero comes.
}
flip-stopped = Your minions stop any of them.
flip-stopped-monarch = Your minions stop him.
flip-unstopped = No minion of yours can stop him: up to { $worst } damage.
flip-partly = If he comes, your minions stop him in { $chance } of cases; else up to { $worst } damage.
flip-both = Each Keep meets a hero of its own.
fight-label = Fight the { $kind }
fight-won = { $there ->
    [one] → killed, no harm done: 1 minion of rank { $rank } or more.
   *[other] → killed, no harm done: { $there } minions of rank { $rank } or more.
}
fight-lost = { $needs ->
    [one] → { $left } ♥ ({ $change }): it takes 1 minion of rank { $rank } or more.
   *[other] → { $left } ♥ ({ $change }): { $there } of { $needs } minions of rank { $rank } or more.
}
fight-falls = { $needs ->
    [one] → your Keep falls ({ $change }): it takes 1 minion of rank { $rank } or more.
   *[other] → your Keep falls ({ $change }): { $there } of { $needs } minions of rank { $rank } or more.
}

## A Premonition's cards

place-label = Place { $card }
place-first = → drawn first.
place-after = { $n ->
    [one] → drawn after 1 card.
   *[other] → drawn after { $n } cards.
}
place-last = { $card } comes last.

## The draft

draft-label = Take { $kind-a }
draft-effect = → rank { $rank } for the war; no pay, no food.
extra-label = Draw one more card
extra-effect = → you must take it if it suits you.
pass-label = Pass
pass-effect = → you take no one from this deal.

## The war

attack-label = Send { $kind } #{ $id }
attack-effect = { $others ->
    [0] → strength { $rank }, gone after the battle. No other can join.
    [one] → strength { $rank }, gone after the battle. 1 other can join, up to { $most } together.
   *[other] → strength { $rank }, gone after the battle. { $others } others can join, up to { $most } together.
}
attack-label-none = Send no one
attack-effect-none = → strength { $n }: all that your rival sends is damage.
alone-label = Attack alone
alone-effect = → strength { $n }, gone after the battle.
join-label = Add { $kind } #{ $id }
join-effect = → strength { $n } together, both gone after the battle.
join-shield = An even pair this low takes no damage if it loses.

## The end of a phase

next-label = Continue
next-phase = → { $phase }.
next-phase-of = → { $phase } of { $keep }.
next-end = → the game ends: the turn cards are spent.
next-no-card = → the turn ends: you have no turn card left, so no hero comes.
next-no-dig = No Peon digs or chants.
next-no-attempt = You make no attempt this turn.
next-shuffled = All main cards are shuffled.
