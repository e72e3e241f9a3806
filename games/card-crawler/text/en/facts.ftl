### Found by name

## The game

info-summary = Explore a fortress with a deck that is both your experience and your exhaustion; slay the Dark Lord and loot his body.
info-aim = Slay the Dark Lord and loot his body before your wounds kill you.
info-length = about 110 moves
info-difficulty = { $hand_size ->
    [3] hard with three cards in hand
    [4] fair with four cards in hand
    [6] forgiving with so many cards in hand
    [7] forgiving with so many cards in hand
   *[other] forgiving with five cards in hand, hard with three
}

## Ends of games

ending-won = The Dark Lord is looted.
ending-monster = A Monster dealt the last wound.
ending-trap = The trap dealt the last wound.
ending-flight = The last wound was the price of fleeing.
ending-exhaustion = The last wound came from reshuffling the discard pile.
ending-stranded = No card was left in the hand after refilling it.

## House rules

option-hand_size = Hand limit
option-hand_size-effect = Cards drawn at set-up, and the hand limit without the queen of clubs.
option-life = Wounds that kill
option-life-effect = Wounds that kill the hero; also his full health.
option-exhaustion = Wounds of a reshuffle
option-exhaustion-effect = Wounds each time the discard pile is reshuffled, without the queen of diamonds.
option-flee_at_once = Flight in the turn of arrival
option-flee_at_once-effect = The hero may flee in the turn in which he came into the room.
option-flee_after_attack = Flight after an attack
option-flee_after_attack-effect = The hero may flee after an attack that did not kill.
option-flee_back = Flight only back
option-flee_back-effect = The hero flees back: only to a room in which he was before.
option-healer_fights = The Healer fights
option-healer_fights-effect = The queen of hearts in the hand has 12 points in a fight.
option-lost_body = The Dark Lord's body can be lost
option-lost_body-effect = The Dark Lord rises only if no card was left to loot him with; a body left behind is lost.
option-idle_end = Idle turns
option-idle_end-effect = The hero may end any turn, even one that changes nothing.

## What reports may ask for.
fact-room = room
fact-life = wounds that can still be taken, the last of which kills
fact-hand = cards in the hand
fact-deck = cards of the deck
fact-trash = cards in the trash
fact-companions = companions
fact-rooms-seen = rooms seen
fact-lord-seen = whether the Dark Lord was seen
fact-wounds-taken = wounds taken
fact-wounds-healed = wounds healed
fact-attacks = attacks
fact-defences = defences
fact-flights = flights
fact-loot = cards looted
fact-killer = card that killed
