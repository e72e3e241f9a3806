## Guided games

guide-left = Your game has left the guide: its next step does not fit here. Play on, or undo moves to return to it.
guide-continue = Continue. { $effect }

## Games with real cards

answer-turned = { $card }
answer-turned-effect = { $name }
answer-rolled = { $value }
answer-rolled-effect = The die shows { $value }.
answer-rolled-label = Rolled { $value }
ask-set-up = Set up the game by hand. { $question }
ask-so-far = So far: { $entries }. { $question }
ask-die = Roll a { $die }: what does it show?
ask-card = Turn the next card of the { $pile } pile: which is it?
ask-card-for = Turn the next card of the { $pile } pile ({ $place }): which is it?
ask-die-expected = type what the { $die } shows, 1 to { $sides }
ask-card-expected = type the card by rank and suit, such as QS, 10h or queen of spades
answer-expected = what was turned or rolled, such as `turned QS` or `rolled 4`
card-not-entered = not entered yet
card-asked-now = asked now
place-on = { $zone }, { $cell }

## Moves of the program, and refusals

program-moved = { $n ->
    [one] Player { $seat }, the program ({ $player }), made 1 move.
   *[other] Player { $seat }, the program ({ $player }), made { $n } moves.
}
program-no-move = the program has no move
program-tag = a seat and a player, such as `2 greedy`
question-stopped = it was stopped
why-not-now = Not now: { $reason }.
