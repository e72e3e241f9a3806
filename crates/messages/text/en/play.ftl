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
ask-card-next = Turn the next card ({ $place }): which is it?
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

## The full screen and line mode

others-move = The last move was the other player's and is not shown.
hidden-variations = The variations stay hidden as long as the players have secrets from each other.
undo-not-agreed = Player { $seat } does not agree to the undo.
saved-again = Saved again.
nothing-there = nothing to do there now
nothing-to-undo = This is the start: nothing to undo.
nothing-to-redo = Nothing to redo.
undone-move = Undone: { $move }
no-story = No story: this game is not part of a campaign.
solver-says = The solver:
coach-off = Live coach off. The game stays marked as coached.
coach-refused = The live coach watches running games, except deals of the day and games of two players.
coach-none = No answer from the coach: { $reason }.
table-empty = empty
table-nothing = nothing
card-count = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
about-rules = Rules: { $rules }
a-draw = A draw
entry-no-card = `{ $typed }` is not a card: type rank and suit, such as QS, 10h or queen of spades.
entry-no-roll = `{ $typed }` is not a roll: type a number from 1 to { $most }.
confirm-solver = Ask the solver?
confirm-solver-what = It knows all hidden cards and all luck to come, and finds whether this game can still be won. The game is then marked as solver used for good and counted separately.
confirm-coach = Turn the live coach on?
confirm-coach-what = It shows your chance before and after each move. The game is then marked as coached for good and does not appear on leaderboards.
confirm-walk = Walk there?
confirm-walk-what = Each step takes a card: { $moves }.
confirm-walk-yes = Walk there
walk-none = Something may happen on the way there. Go step by step.
confirm-undo = Undo it?
confirm-undo-what = This move revealed something hidden. If you undo it, the game is marked as peeked and counted separately.
confirm-undo-daily = This move revealed something hidden. If you undo it, this deal of the day is marked as peeked for good.
confirm-resign = Resign?
confirm-end = End the game here?
confirm-end-what = { $label }: { $effect }
confirm-end-daily = { $label }: { $effect } This is a deal of the day, and its first end counts.
undo-ask = Player { $other }: player { $seat } asks to undo the last move. Do you agree?
undo-ask-peeked = Player { $other }: player { $seat } asks to undo the last move. It revealed something hidden, so the game will be marked as peeked. Do you agree?
seat-player = Player { $seat }
replay-at = move { $n } of { $of }
puzzle-share = To share: underdeck puzzles { $game } --number { $n }, or /puzzles/{ $game }/{ $n } on a server.
enter-deal-code = Enter a deal code
ask-deal-code = Deal code:
ask-campaign-name = Name of the campaign:
standing-so-far = So far: { $standing }.
menu-how-to-play = How to play
menu-leave = Leave
mark-peeked = peeked
mark-solver-used = solver used
