## What the coach says

coach-win = Coach: chance to win { $now }.
coach-score = Coach: expected score { $now }.
coach-win-before = Coach: chance to win { $now } (was { $was }).
coach-score-before = Coach: expected score { $now } (was { $was }).
coach-percent = { $n }{"\u00A0"}%
coach-more = +{ $n }
coach-less = −{ $n }
review-so-far = Chance to win so far: { $start } → { $end }.
review-so-far-score = Expected score so far: { $start } → { $end }.
review-scored = You scored { $end }; from this start greedy scores { $start }.
review-won = You won; from this start greedy wins { $start }.
review-drew = You drew; from this start greedy wins { $start }.
review-lost = You lost; from this start greedy wins { $start }.
review-shares = Luck: { $luck } percentage points. Your decisions: { $skill }.
review-shares-score = Luck: { $luck } points of score. Your decisions: { $skill }.
review-error = { $value } (±{ $error })
tally = { $slips } in { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
}
tally-none = No mistakes
tally-blunders = { $n ->
    [one] { $n } blunder
   *[other] { $n } blunders
}
tally-mistakes = { $n ->
    [one] { $n } mistake
   *[other] { $n } mistakes
}
tally-inaccuracies = { $n ->
    [one] { $n } inaccuracy
   *[other] { $n } inaccuracies
}
tally-only = { $n ->
    [one] { $n } only move found
   *[other] { $n } only moves found
}
stroke = { $change } after move { $n } ({ $move })
strokes = Biggest luck: { $strokes }.
slip-inaccuracy = Inaccuracy: { $played } ({ $before } → { $after }), cost { $cost }. Better: { $best }, { $worth }.
slip-mistake = Mistake: { $played } ({ $before } → { $after }), cost { $cost }. Better: { $best }, { $worth }.
slip-blunder = Blunder: { $played } ({ $before } → { $after }), cost { $cost }. Better: { $best }, { $worth }.
interval-of = { $value } ({ $low } to { $high })
review-method-glance = First estimate: each of your moves beside greedy’s, { $n ->
    [one] { $n } game
   *[other] { $n } games
} each (seed { $seed }).
review-method = After each move tried, greedy finishes { $n ->
    [one] { $n } game
   *[other] { $n } games
} in each of two samples (seed { $seed }).
coach-shares = luck { $luck } and decisions { $skill } points a game
deck = { $n ->
    [one] { $n } exercise
   *[other] { $n } exercises
} to solve, { $solved } solved.
deck-empty = No exercises yet. A review of your games makes one of each confirmed mistake.
deck-due = { $n } due now.
deck-nothing = Nothing is due.
deck-next = Next exercise in { $wait }.
exercise-solved = Solved.
exercise-back = It comes back in { $wait }.
wait-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
wait-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
wait-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
answer-best = Right! { $best }.
answer-as-good = Right! { $played } is as good as { $best }.
answer-wrong = Not the best: { $played } costs { $n ->
    [one] { $n } point
   *[other] { $n } points
}. Better: { $best }.
reply-right = Right! { $answers ->
    [one] Only { $move } still wins.
   *[other] { $move } is one of { $answers } winning moves.
}
reply-still = Right! { $move } still wins.
reply-wins = For example { $line }, won in { $n ->
    [one] { $n } move
   *[other] { $n } moves
}.
reply-wrong = No: after { $move } the game cannot be won ({ $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
} checked).
reply-at-once = The game ends at once. { $end }
reply-loses = For example { $line }. The game ends after { $n ->
    [one] { $n } move
   *[other] { $n } moves
}. { $end }

## Exercises and puzzles that do not work

coach-deck-version = the exercises have version { $version }, and this program reads version { $known }
coach-not-legal = { $move } is no longer legal
coach-puzzle-unproven = the answers of puzzle { $n } cannot be proved
coach-puzzle-differs = puzzle { $n } is `{ $found }`, not `{ $puzzle }`
coach-puzzle-outdated = puzzle { $n } of deal { $deal } does not follow the rules
coach-puzzle-line = puzzle { $n } is not a deal, moves, four numbers, ` | ` and answers: `{ $line }`
revealed-in = { $cell }: { $card }
