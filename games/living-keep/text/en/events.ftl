## Upkeep

harvested = Harvest: { $dice } = { $gain }.
harvested-none = There is no Farm and no harvest.
upkeep-due = { $pay } gold and { $food } food are due: more than is in store.
upkeep-paid = { $pay } gold paid, { $food } food eaten.
banished = { $minion } is banished.
banished-not-enough = { $minion } is banished. It is still not enough.
banished-enough = { $minion } is banished. { $pay } gold paid, { $food } food eaten.

## Dig and chant

sent-none = No Peon digs or chants.
sent-dig = { $n ->
    [one] 1 Peon goes to dig.
   *[other] { $n } Peons go to dig.
}
sent-chant = { $n ->
    [one] 1 Peon goes to chant.
   *[other] { $n } Peons go to chant.
}
sent-both = { $diggers ->
    [one] 1 Peon goes to dig, { $chanters } to chant.
   *[other] { $diggers } Peons go to dig, { $chanters } to chant.
}
peon-digs = The Peon digs on.
peon-chants = The Peon will chant.
dug-up = Dug up: { $cards }.
peons-found = { $n ->
    [one] 1 Peon found!
   *[other] { $n } Peons found!
}
cards-drawn = Cards drawn: { $cards }.
joker-drawn = The joker is among them.
dice-rolled = Dice: { $dice }.
haul-lost = All of it is lost: no room.
share-mine = The { $die } shows 1: { $keep } gets all.
share-theirs = The { $die } shows 2: { $partner } gets all.
share-half = The { $die } shows 3: half for each, the odd one for { $keep }.
share-divided = The { $die } shows 4: { $keep } divides the haul.
given = { $n } { $what } for { $partner }, { $rest } for { $keep }.

## Build, train, research

built = { $room } built: now { $n }.
trained = { $minion } rises to rank { $rank }.
trained-pay = { $minion } rises to rank { $rank }; pay → { $pay } ({ $change }).
erased = { $work } dropped, with { $left ->
    [one] 1 point
   *[other] { $left } points
} to go.
begun = { $work } begun.
worked = { $crew } on { $work }.
worked-rolled = { $crew } on { $work }: { $dice }.
work-ready = { $work }: ready.
work-advanced = { $n ->
    [one] 1 point made, { $left } to go.
   *[other] { $n } points made, { $left } to go.
}

## Spells

cast-done = { $spell } cast.
die-shown = The { $die } shows { $n }.
struck = The { $kind } is struck dead.
dragon-came = The Dragon moves into its Lair.
rock-discarded = Rock discarded: { $rock }. Next: { $kept }.
rock-none = No rock. Next: { $kept }.
cards-seen = Cards seen: { $cards }.
card-only = Only one card was left: { $card }.
placed = { $card }: number { $n } from the top.
placed-last = { $card }: number { $n } from the top, { $last } last.

## Recruit

turned-up = Turned up: { $cards }.
hired = { $food ->
    [0] { $kind-a } moves in.
   *[other] { $kind-a } moves in and eats { $food } food.
}
others-left = The others leave.

## The hero

pass-begins = Pass { $pass } of { $limit } begins.
turned-monarch = The turn card is the red joker: the Monarch himself!
turned-hearts = The turn card is { $card }: it calls a hero of hearts.
turned-diamonds = The turn card is { $card }: it calls a hero of diamonds.
turned-quiet = The turn card is { $card }: a quiet night.
turned-hidden = A turn card is turned.
drawn-before = Drawn before him: { $cards }.
hero-comes = { $needs ->
    [one] The { $kind } attacks { $keep }: rank { $rank }, beaten by 1 minion, damage { $damage }.
   *[other] The { $kind } attacks { $keep }: rank { $rank }, beaten by { $needs } minions, damage { $damage }.
}
used-lowered = { $ware }: the { $kind } falls from rank { $was } to { $rank }.
used-killed = { $ware }: that is the end of the { $kind }.
hero-killed = The { $kind }, rank { $rank }, is killed.
hero-through = { $there ->
    [0] The { $kind }, rank { $rank }, breaks through: no minion could stop him.
    [one] The { $kind }, rank { $rank }, breaks through: 1 minion of that rank was not enough.
   *[other] The { $kind }, rank { $rank }, breaks through: { $there } minions of that rank were not enough.
}

## The other Keep

hero-lowered = The { $kind } at { $keep } is down to rank { $rank }.
hero-repelled = The { $kind } does { $keep } no harm.
hero-inside = The { $kind } breaks into { $keep }: health → { $left } ({ $change }).
health-of = { $keep } has { $n } health.
hero-at = The { $kind }, rank { $rank }, comes to { $keep }.

## The draft and the war

drafted = { $kind-a } joins your host.
extra-drawn = You draw { $cards }.
passed = You take no one.
war-begins = The war begins.
attack-chosen = { $minion } will attack.
attack-none = You have no one to send.
sent-to-war = { $n ->
    [one] { $minions } goes to war.
   *[other] { $minions } go to war, together { $strength }.
}
battle = Battle { $n }: { $first }; { $second }.
side-none = { $keep } sends no one
side-one = { $keep } sends { $minions }
side-two = { $keep } sends { $minions }, together { $strength }
battle-even = Even: neither Keep is hurt.
battle-shielded = { $keep } loses, but its pair holds the gate: no damage.
battle-lost = { $keep } loses the battle: health → { $left } ({ $change }).

## Changes of a Keep

changed = { $what } → { $n } ({ $change })
changed-full = { $what } → { $n } ({ $change }, full)
changes = { $changes }.
changes-of = { $keep }: { $changes }.
goal-fulfilled = Goal reached: { $goal }.

## Time

phase-ended = { $phase } is over.
deck-spent = The main deck is spent: its { $n } discarded cards are shuffled.
all-shuffled = All { $n } main cards are shuffled.
draft-pass = The main deck is spent. Pass { $pass } of { $limit } begins.
turn-begins = Turn { $n } begins.
round-begins = Round { $n } begins.
deal-begins = Deal { $n } begins.
