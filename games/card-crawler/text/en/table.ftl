## What to do

prompt-trap = A trap: take a wound, or trash a card.
prompt-trap-no-card = A trap: take a wound.
prompt-defend = { $attack } Defend yourself.
prompt-no-card = Your hand is empty: end the turn.
prompt-outside = You are outside: discard a card to enter a room of the rim.
prompt-monster = { $foe }: { $ways }.
prompt-plunder = { $card }, { $kind }: { $ways }.
prompt-slain = { $foe } is slain: { $ways }.
prompt-lord-slain = The Dark Lord is slain: loot his body to win.
prompt-empty = An empty room: { $ways }.
may-attack = attack
may-flee = flee
may-end-attacked = end the turn and be attacked
may-loot = loot
may-loot-body = loot the body
may-go = move on
may-end = end the turn

## Zones

fortress = Fortress
fortress-note = Living monsters show attack/defence, sideways cards are empty rooms; outside is below the last row.
hand = Hand
hand-note = Almost every action costs one of these.
wounds-zone = Wounds
wounds-note = The last one kills you.
hero = Hero
companions = Companions
companions-note = Queens at your side, not in your deck.
draw-pile = Draw pile
draw-pile-note = Face down, in unknown order: { $cards }.
draw-pile-note-empty = Empty: the next draw needs a reshuffle.
discard-pile = Discard pile
discard-pile-note = Comes back with the next reshuffle, which wounds you.
trash = Trash
trash-note = Gone for good. Scores { $points } points if it is empty when you win.
unseen = Face down in the fortress
unseen-monsters-entry = Monsters
unseen-loot-entry = To loot
unseen-events-entry = Events
unseen-cards = { $n } ({ $cards })
unseen-none = none
score = Score of a win
score-note = With the cards you own now, before you put one down for the Dark Lord.

## The hero

place = Place
entrance = First room
entrance-none = none yet
entrance-note = You can flee outside only from there.
flight = Fleeing
flight-nothing = no monster here
flight-possible = possible
flight-attacked = not this turn: you have attacked
flight-arrived = not this turn: you have just arrived
limit = Hand limit
limit-note = The Helpful Hand adds one.
exhaustion = A reshuffle costs
doubled = Points
doubled-value = doubled this turn
doubled-note = Thanks to the Fighter.

## Cards

face-down = face down
face-empty = { $card }, an empty room
face-slain = { $card }, slain: its body can be looted
face-role = { $card }, { $role }
role-empty = empty room
role-slain = slain
effect-attack = attack
effect-defence = defence
in-hand = { $card }, { $used }
in-hand-score = { $card }, { $used }, worth { $score } at the end
use-healer = the Healer, no points in a fight
use-healer-fights = the Healer, { $points } points
use-knight = knight, no points in a fight
use-lord = the body of the Dark Lord
