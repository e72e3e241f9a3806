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
room-several = { $room-many }
roll = { $die } { $values }
health = health
peons = Peons
keep-own = your Keep
keep-of = Keep { $n }

## What is to do

prompt = { $phase }: { $ask }
prompt-of = { $phase } of { $keep }: { $ask }
prompt-wait = { $phase }: { $keep } decides.
ask-collect = Collect the harvest ({ $farms }). Gold: { $gold }. Food: { $food }.
ask-collect-free = Collect the harvest ({ $farms }). No minion needs pay or food.
ask-shortfall = { $short } short. Banish one of your highest minions, rank { $rank }.
ask-dig = { $peons ->
    [0] You have no Peon to dig or chant.
    [one] Does your Peon dig or chant?
   *[other] How many of your { $peons } Peons dig? The others chant.
}
ask-peon = { $n ->
    [one] You found a Peon! Does he dig on or chant?
   *[other] You found { $n } Peons! Does the first one dig on or chant?
}
ask-divide = How much of { $n } { $what } does { $keep } get?
ask-build = You have { $gold } gold and { $stone } stone. Build a room or continue.
ask-build-nothing = You have { $gold } gold and { $stone } stone and cannot build now.
ask-train = { $n ->
    [one] 1 more minion can rise a rank, for { $die } more pay.
   *[other] { $n } more minions can rise a rank, each for { $die } more pay.
}
ask-train-rooms = Training takes { $rooms }; you have { $there }.
ask-train-full = All training places of this turn are taken.
ask-train-highest = None of your minions can rise any further.
ask-research = { $idle ->
    [0] No minion is free to work. You have { $mana } mana.
    [one] 1 minion is free to work. You have { $mana } mana.
   *[other] { $idle } minions are free to work. You have { $mana } mana.
}
ask-research-begun = Points to go: { $works }.
ask-research-rooms = Spells take { $libraries } (you have { $read }), doors and traps { $smiths } (you have { $forge }).
work-left = { $work } { $left }
ask-attempt = See who comes to the Gate.
ask-attempt-over = This turn's attempt is over.
ask-attempt-rooms = { $missing ->
    [gate] No minion comes without an Evil Gate.
    [lair] No minion comes without a Lair.
   *[both] No minion comes without an Evil Gate and a Lair.
}
ask-lairs = { $lairs ->
    [0] No Lair is free.
    [one] 1 Lair is free.
   *[other] { $lairs } Lairs are free.
}
ask-lairs-food = { $lairs ->
    [0] No Lair is free; { $food } food in store.
    [one] 1 Lair is free; { $food } food in store.
   *[other] { $lairs } Lairs are free; { $food } food in store.
}
ask-pick = { $n ->
    [one] Hire 1 minion.
   *[other] Hire up to { $n } minions.
}
ask-pick-none = You can hire no one who came.
ask-reorder = Which of { $n } cards goes on top?
ask-hero = Turn the next card, one of { $cards }.
ask-hero-last = Turn the last card: { $cards }.
ask-defend = { $needs ->
    [one] The { $kind }, rank { $rank }! 1 minion of that rank or more stops him; you have { $there }.
   *[other] The { $kind }, rank { $rank }! { $needs } minions of that rank or more stop him; you have { $there }.
}
ask-draft = { $who ->
    [hero] Take a hero from your hand.
   *[minion] Take a minion from your hand.
}
ask-draft-none = { $who ->
    [hero] No hero in your hand.
   *[minion] No minion in your hand.
}
ask-draft-extra = { $who ->
    [hero] No hero in your hand. Draw one more card or pass.
   *[minion] No minion in your hand. Draw one more card or pass.
}
ask-war = { $n ->
    [0] You have no minion left for battle { $battle }.
    [one] Send your last minion into battle { $battle }?
   *[other] Who attacks in battle { $battle }? { $n } minions left.
}
ask-join = { $minion } attacks with { $rank }: alone, or with another, up to { $most } together?
ask-join-none = { $minion } attacks with { $rank }, alone: no other can join.

## The end

end-time = Your Keep has survived the last turn card: { $score } points.
end-time-coop = The turn cards are spent and the Monarch lives: you both lose.
end-time-campaign = The turn cards are spent before all goals are reached: you lose.
end-death = A hero brought down your Keep in turn { $turn }: you lose.
end-death-coop = A hero brought down a Keep in turn { $turn }: you both lose.
end-death-score = A hero brought down your Keep in turn { $turn }: { $score } points.
end-goal = All goals are reached: you win!
end-monarch = The Monarch is dead: both Keeps win!
end-war = { $keep } wins the war, { $more } health to { $less }.
end-war-draw = The war ends in a draw, { $n } health each.

## The table

phase-turn = Turn { $n }
phase-round = Round { $n }
phase-deal = Deal { $n }
phase-pass = Pass { $pass } of { $limit } through the turn cards.
phase-pass-deck = Pass { $pass } of { $limit } through the main deck.
# A part of a slate and its Keep, where two are on the table.
part-of = { $part } of { $keep }
of-number = { $n } of { $most }
no-things = none

health-name = Health
health-name-own = Your health
health-note = At 0 the game is lost.
health-note-unhurt = Never hurt: counts ten times at the end.
health-note-duel = More health than your rival at the end of the war wins.
rival-name = Health of { $keep }
rival-note = All that you may see of your rival.
store-note = Each { $room } stores { $each }; the rest is lost.
peons-note = They dig or chant, but never fight.

upkeep-now = This Upkeep
upkeep-next = Next Upkeep
upkeep-safe = Enough, whatever the dice show.
upkeep-free = No minion needs pay or food.
upkeep-food-depends = The pay is in store; the food depends on the harvest.
upkeep-food-short = The pay is in store, the food is not.
upkeep-gold-short = Not enough gold to pay all minions.
upkeep-all-short = Not enough gold and not enough food.
upkeep-pay-note = You pay all minions or none.
upkeep-food-note = { $farms }: the harvest is { $sums }.
upkeep-first = first to go
upkeep-first-note = While gold or food is short, a minion of the highest rank is banished.
due-none = none due
due-enough = { $due } due, { $there } in store
due-short = { $short } short ({ $due } due, { $there } in store)
food-sure = enough ({ $due } due, { $there } in store + { $dice })
food-maybe = enough in { $chance } of cases ({ $due } due, { $there } in store + { $dice })
food-short = { $short } short at best ({ $due } due, { $there } in store + { $dice })
food-storage = { $short } short ({ $due } due, storage is { $most })

rooms-name = Rooms
rooms-note = They work as soon as they are built.
rooms-none-left = No more allowed.
rooms-next = Next: { $cost }.
rooms-next-first = Next: { $cost }; first build { $rooms }.
build-before = { $room-a }
rooms-next-short = Next: { $cost }; { $short } short.
room-use-lair = A bed for a minion; { $n } free.
room-use-farm = Stores { $n } food and brings { $dice } food each Upkeep.
room-use-store = Stores { $n } { $what }.
room-use-gate = Shows { $cards } cards in each attempt and lets { $n } minion in.
room-use-library = Research spells.
room-use-library-missing = { $n } more, and you can research spells.
room-use-blacksmith = Make doors and traps.
room-use-blacksmith-missing = { $n } more, and you can make doors and traps.
room-use-training = Every { $work } train one minion a turn: { $n } now.

projects-name = In development
projects-note = At most { $n } at once.
projects-left = { $left } of { $of } to go
spells-name = Spells
doors-name = Doors
traps-name = Traps
works-note = Room for { $n }.
works-ready = { $n ->
    [0] none
   *[other] { $n } ready
}
spell-note = { $does } { $mana } mana to cast, { $points } points to research.
ware-note = { $does } { $gold } gold and { $points } points to make.
ware-note-but = Not against: { $kinds }.
ware-note-full = You have no room for another.

minions-name = Minions
heroes-name = Heroes
minions-note = { $beds ->
    [0] No Lair yet.
    [one] { $n } of 1 Lair taken.
   *[other] { $n } of { $beds } Lairs taken.
}
minions-note-draft = They fight in the war.
minion-draft = rank { $rank }
minion-value = rank { $rank } pay { $pay } food { $food }
minion-trained = trained now
minion-worked = has worked
minion-card = { $card }.
minion-goblin = Rolls a { $die } at the anvil.
minion-occultist = Rolls a { $die } when channelling.
minion-trained-once = Trained once.
minion-trained-more = Trained more than once.
partner-note = Your partner's slate; partners have no secrets.
partner-rooms = rooms
partner-minions = Minions of { $keep }
project-to-go = { $left ->
    [one] 1 point to go
   *[other] { $left } points to go
}

turns-name = Turn cards
turns-name-of = Turn cards of { $keep }
turns-met = Turn cards met
turns-unseen = Unseen: { $cards }.
turns-spent = Spent: all are shuffled for the next pass.
turns-spent-end = Spent: the game ends before the next Hero Phase.
turns-spent-war = Spent: the war begins.
main-name = Main deck
main-unseen = Unseen in it: { $cards }.
main-unseen-draft = Not seen in this pass: { $cards }.
discard-name = Discard
discard-seen = From your hands: { $cards }.

dug-name = Dug up
look-name = To be placed
placed-name = Placed, top first
pool-name = The haul
pool-note = To be divided between the Keeps.
revealed-name = Turned up
revealed-name-rival = Turned up by your rival
revealed-note = Clubs and spades are minions who knock at the Gate.
hero-name = Attacks { $keep }
hero-note-monarch = No door and no Power Strike stops him.
hero-rank-name = Rank of the { $kind }
hero-rank-note = { $needs ->
    [one] 1 minion of this rank or more beats him; else { $damage } damage.
   *[other] { $needs } minions of this rank or more beat him; else { $damage } damage.
}
hero-rank = rank { $n }
before-hero-name = Drawn before him
hand-name = Your hand
sent-name = Sent into battle
sent-note = Your rival does not know yet.

goals-name = Goals of scenario { $n }, { $scenario }
goals-note = All must hold at once. The scenarios are ours.
deeds-name = Deeds
deeds-killed = heroes killed
deeds-escaped = heroes escaped
deeds-banished = minions banished
deeds-battles = battles fought
deeds-kind = { $n } × { $kind }
score-name = Score
score-name-now = Score if it ended now
score-total = total
score-halved = Halved.
score-minions = minions
score-minions-note = By kind, and more for each trained one.
score-banished = banished
score-banished-note = Minions banished.
score-heroes = heroes
score-heroes-note = Killed, less those who escaped.
score-rooms = rooms
score-rooms-note = Built beyond the first ones.
score-wares = doors and traps
score-wares-note = Ready and unused.
score-stores = stores
score-stores-note = Gold and mana count more than food and stone.
score-health = health
score-health-note = Ten times if never hurt, three times if healed to the full.

## Goals

goal-survive = Survive until the turn cards are spent
goal-own = Own { $rooms }
goal-house = { $n ->
    [one] House 1 minion of rank { $rank } or more
   *[other] House { $n } minions of rank { $rank } or more
}
goal-kill = { $n ->
    [one] Kill 1 hero
   *[other] Kill { $n } heroes
}
goal-monarch = Kill the Monarch
goal-stock = Store { $n } { $what }
goal-arm = { $n ->
    [one] Have 1 door or trap ready
   *[other] Have { $n } doors and traps ready
}
goal-learn = { $n ->
    [one] Have 1 spell ready
   *[other] Have { $n } spells ready
}
goal-progress = { $n } of { $most }
goal-reached = reached ({ $n } of { $most })
goal-so-far = so far
goal-done = done
goal-not-yet = not yet

## Cards

face-down = face down
face-draft = { $card }, { $kind }: rank { $rank }
face-known = face down, known: { $card }
face-minion = { $card }, { $kind }: rank { $rank }, pay { $pay }, food { $food }
face-hero = { $needs ->
    [one] { $card }, { $kind }: hero of rank { $rank }, beaten by 1 minion, damage { $damage }
   *[other] { $card }, { $kind }: hero of rank { $rank }, beaten by { $needs } minions, damage { $damage }
}
face-peon = { $card }, a Peon
face-calls-hearts = { $card }: calls a hero of hearts
face-calls-diamonds = { $card }: calls a hero of diamonds
face-quiet = { $card }: a quiet night, no hero comes
face-joker = { $card }: softens the rock in a dig, { $dice } + { $n } mana in a chant
role-peon = Peon
role-soft-rock = soft rock
role-calls = calls a hero
role-quiet = quiet night
does-pay = pay
does-food = food
does-damage = damage

## Refusals of a table

decides-now = { $keep } decides now
