### Found by name

## The game

info-summary = Explore a fortress with a deck that is both your experience and your exhaustion; slay the Dark Lord and loot his body.
info-aim = Slay the Dark Lord and loot his body before ten wounds kill you.
info-length = about 110 moves
info-difficulty = forgiving with five cards in hand, hard with three

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

## Words explained

term-enter = enter
term-enter-says = Discard a card and walk in by a room of the rim. Its card is turned up.
term-go = go
term-go-says = Discard a card and walk to a neighbouring room. A card that is face down there is turned up.
term-attack = attack
term-attack-says = Once a turn, discard cards against the monster beside you. If their points are more than twice its own it is slain: 17 slay an eight.
term-double = double
term-double-says = Trash the queen of spades: your points count double for the rest of this turn.
term-heal = heal
term-heal-says = Trash a card and heal a wound. The queen of hearts heals without being trashed.
term-end = end
term-end-says = End your turn. A living monster beside you attacks; then you draw up to your hand limit.
term-take = take
term-take-says = Take the wound of the trap.
term-defend = defend
term-defend-says = Discard cards against the attack: each point of it that they do not reach is a wound. Six against a seven costs one.
term-exhaustion = exhaustion
term-exhaustion-says = The wounds of a reshuffle: two each time, unless the queen of diamonds is with you.
term-trash = trash
term-trash-says = A trashed card is out of the game; a discarded card comes back.
term-loot = loot
term-loot-says = Put down a card of your hand for good and take the card of the room into your discard pile.
term-flee = flee
term-flee-says = From a monster that you began your turn beside: trash a card, take a wound, go to a room that is not face down.
term-knight = knight
term-knight-says = A king: attack 10, defence 20, and 20 points at the end for his body.
term-companion = companion
term-companion-says = A queen. All but the queen of hearts stay at your side.
term-rim = rim
term-rim-says = The rooms of the outer rows and columns, through which you can enter.
term-stranded = stranded
term-stranded-says = No card is left in hand, draw pile and discard pile: the game is lost.
