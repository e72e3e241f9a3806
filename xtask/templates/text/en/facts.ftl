### Found by name

## The game

info-summary = Draw cards for points, and stop before a King is drawn.
info-aim = Stop before the deck does.
info-length = about 5 moves
info-difficulty = kind: stop in time

## Ends of games

ending-stopped = The player stopped.
ending-king = A King was drawn.

## House rules

option-suits = Suits
option-suits-effect = How many suits the deck has.
