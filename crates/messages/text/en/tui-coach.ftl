## Reviews

tui-coach-title = Review
tui-coach-looking = Reviewing the game …
tui-coach-closer = Looking closer: the numbers become more exact …
tui-coach-no-more = No more mistakes in this direction.
tui-coach-practice = { $n ->
    [one] 1 new exercise for `underdeck practice`.
   *[other] { $n } new exercises for `underdeck practice`.
}
tui-coach-running = The coach reviews finished games. While you play, n gives a hint.
tui-coach-at = Move { $n }. { $words }
tui-coach-played = Played: { $move }, { $value }
tui-coach-better = Better: { $move }, { $value }
tui-coach-other-seat = The other player
tui-coach-part = A part of the table; Esc shows it whole.
tui-coach-close = Close

## The live coach

tui-eye-open = Live coach on. The game is marked as coached and does not appear on leaderboards. The same key turns it off.

## The solver

tui-solve-title = Solver
tui-solve-follow = Step through its solution
tui-solve-ended = Go to the last position that could be won
tui-solve-close = Close

## Waiting

tui-wait-solver = The solver is searching
tui-wait-deal = Looking for a deal of the kind you chose
tui-wait-puzzle = Checking your answer
tui-wait-program = The program is choosing its move
tui-wait-exercise = The coach is checking your answer
tui-wait-seconds = { $n } s
tui-wait-others = Other keys do nothing until the answer is here.
tui-wait-foot = Esc cancels
tui-wait-foot-program = Esc saves the game and goes Home
tui-wait-left = The game is saved; the program moves when you continue it.
tui-wait-cancelled = Cancelled: nothing was changed.
tui-wait-failed = No answer: the search ended with an error.

## Puzzles and exercises

tui-task-puzzle = Puzzle { $n } of { $count }, level { $level } of { $levels }
tui-task-exercise = Exercise
tui-task-question = { $answers ->
    [one] { $motif }: 1 of { $legal } moves still wins. Which?
   *[other] { $motif }: { $answers } of { $legal } moves still win. Find one.
}
tui-task-on = Right so far. Which move keeps the win?
tui-task-open = Still face down, next card first (s shows this again):
tui-task-best = You went wrong here. Which move is best?
tui-task-right = Right
tui-task-wrong = Wrong
tui-task-win = Step through the win
tui-task-loss = Step through the loss
tui-task-solution = Show me the solution
tui-task-all = All puzzles
tui-task-home = Home
tui-task-days = Puzzle of the day: streak { $days }, best { $best }.
tui-task-none = there is no such puzzle
tui-task-barred = Not during a puzzle or an exercise: make your move, or press q to leave.
