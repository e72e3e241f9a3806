## What moves have in common

# A store after a payment: gold → 15 (−10).
paid = { $what } → { $left } ({ $change })
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
collect-harvest = { $dice } food: { $sums }.
collect-no-farm = No Farm, no harvest.
collect-due = Gold: { $gold }. Food: { $food }.
collect-free = No minion needs pay or food.
banish-label = Banish { $kind } #{ $id }
banish-effect = A Lair is free; next Upkeep: { $gold } gold, { $food } food. Gone for good.
banish-enough = Enough: { $gold } gold and { $food } food are paid.
banish-short = Still { $short } short.
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
assign-none = You have no Peon to dig or chant.
assign-peons = { $n ->
    [one] 1 Peon
   *[other] { $n } Peons
}
assign-shared = A { $die } decides who gets it.
yields = About { $yields }.
yields-more = About { $yields } more.
yield-room = { $n } { $what } (room for { $room })
yield-no-room = { $n } { $what } (no room)
peon-dig-label = Dig on
peon-dig-aces = Each ace is another Peon.
peon-chant-label = Chant
give-label = Give { $n } { $what }
give-effect = { $partner }: { $theirs }; { $keep }: { $rest }.

## Build

build-label = Build { $room-a }
build-effect = { $room-many } → { $n }; { $costs }.
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
train-effect = Rank → { $rank }; pay → { $least } to { $most } (+{ $die }), for good.

## Research

begin-label = Begin { $work }
begin-spell = { $points } points to channel, { $mana } mana each. { $does }
begin-ware = { $paid }; { $points } points of labour. { $does }
erase-label = Drop { $work }
erase-effect = Its place is free again. It lacked { $left ->
    [one] 1 point
   *[other] { $left } points
}; what it cost is lost.
crew-label-spell = Channel { $work } with { $n }
crew-label-ware = Work on { $work } with { $n }
crew-no-mana = Does not finish it: only { $mana } mana in store.
crew-unfinished = Does not finish it: { $left } points to go.
crew-finished = { $left ->
    [one] Finishes it: 1 point to go.
   *[other] Finishes it: { $left } points to go.
}
crew-maybe = Finishes it in { $chance } of cases: { $left } points to go.
crew-roll = { $dice } = { $sums } ({ $crew }).
crew-mana = { $n } mana a point.

## Spells

cast-label = Cast { $spell }
cast-peon = Peons → { $n }.
cast-regen = Health → { $least } to { $most } (+{ $die }).
cast-premonition = Shows the next { $n } cards; you choose their order.
cast-premonition-dig = Shows the next { $n } cards and discards the rock (clubs) among them.
cast-strike = Kills the { $kind }.
cast-dragon = The Dragon moves in: rank { $rank }, pay { $pay }, food { $food } each Upkeep; { $eaten } now.
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
use-kills = Rank → { $rank }: killed at once.
use-enough = Rank → { $rank }: your minions stop him.
use-not-enough = Rank → { $rank }: still too strong.
use-die = On a { $faces } of a { $die } ({ $chance }): { $then }
ware-does-wooden = A hero's rank { $by }, to { $least } at least; on a { $faces } of a { $die } another { $by }.
ware-does-metal = A hero's rank { $by }, to { $least } at least; on a { $faces } of a { $die } another { $by }, to { $last } at least.
ware-does-lower = A hero's rank { $by }, even to { $least }.
ware-does-kill = Kills a hero of rank { $most } or less.
ware-does-halve = Halves a hero's rank, rounded up.

## Recruit

attempt-label = See who comes
attempt-effect = About { $minions } of { $cards } cards are minions; hire up to { $n } with { $food } food.
attempt-no-lair = About { $minions } of { $cards } cards are minions, but no Lair is free.
recruit-label = Hire { $kind-a }
recruit-effect-free = Rank { $rank }, pay { $pay }, eats nothing. Next Upkeep: { $gold } gold, { $food } food.
recruit-effect = Rank { $rank }, pay { $pay }; { $eaten }. Next Upkeep: { $gold } gold, { $food } food.
done-label = Send them away
done-effect = { $n ->
    [one] The attempt ends; 1 card to the discard.
   *[other] The attempt ends; { $n } cards to the discard.
}

## The hero

flip-label = Turn the next card
flip-none = No hero will come.
flip-sure = { $who ->
    [monarch] The Monarch will come.
    [either] A hero or the Monarch will come.
   *[hero] A hero will come.
}
flip-maybe = { $who ->
    [monarch] The Monarch comes in { $chance } of cases.
    [either] A hero or the Monarch comes in { $chance } of cases.
   *[hero] A hero comes in { $chance } of cases.
}
flip-stopped = Your minions stop any of them.
flip-stopped-monarch = Your minions stop him.
flip-unstopped = No minion of yours can stop him: up to { $worst } damage.
flip-partly = If he comes, your minions stop him in { $chance } of cases; else up to { $worst } damage.
flip-both = Each Keep meets a hero of its own.
fight-label = Fight the { $kind }
fight-won = { $there ->
    [one] Killed: 1 minion of rank { $rank } or more. No harm done.
   *[other] Killed: { $there } minions of rank { $rank } or more. No harm done.
}
fight-lost = { $needs ->
    [one] Health → { $left } ({ $change }): it takes 1 minion of rank { $rank } or more.
   *[other] Health → { $left } ({ $change }): { $there } of { $needs } minions of rank { $rank } or more.
}
fight-falls = { $needs ->
    [one] Your Keep falls ({ $change }): it takes 1 minion of rank { $rank } or more.
   *[other] Your Keep falls ({ $change }): { $there } of { $needs } minions of rank { $rank } or more.
}

## A Premonition's cards

place-label = Place { $card }
place-first = Drawn first.
place-after = { $n ->
    [one] Drawn after 1 card.
   *[other] Drawn after { $n } cards.
}
place-last = { $card } comes last.

## The draft

draft-label = Take { $kind-a }
draft-effect = Rank { $rank } for the war; no pay, no food.
extra-label = Draw one more card
extra-effect = If it suits you, you must take it.
pass-label = Pass
pass-effect = You take no one from this deal.

## The war

attack-label = Send { $kind } #{ $id }
attack-effect = { $others ->
    [0] Strength { $rank }, gone after the battle. No other can join.
    [one] Strength { $rank }, gone after the battle. 1 other can join, up to { $most } together.
   *[other] Strength { $rank }, gone after the battle. { $others } others can join, up to { $most } together.
}
attack-label-none = Send no one
attack-effect-none = Strength { $n }: all that your rival sends is damage.
alone-label = Attack alone
alone-effect = Strength { $n }, gone after the battle.
join-label = Add { $kind } #{ $id }
join-effect = Strength { $n } together, both gone after the battle.
join-shield = An even pair this low takes no damage if it loses.

## The end of a phase

next-label = Continue
next-phase = Next: { $phase }.
next-phase-of = Next: { $phase } of { $keep }.
next-end = The game ends: the turn cards are spent.
next-no-card = The turn ends: you have no turn card left, so no hero comes.
next-no-dig = No Peon digs or chants.
next-no-attempt = You make no attempt this turn.
next-shuffled = All main cards are shuffled.
