## Review

review = Review
review-chance = Your chance to win before each decision, and the result
review-score = Your expected score before each decision, and the result
review-slips = Your costliest decisions
review-all = All decisions
review-begin = Review this game
review-none = The coach has not reviewed this game yet.
review-closer = Analyse more closely
review-played = Played
review-before = Before
review-after = After
review-best = Better
review-cost = Cost
review-luck = Luck
review-verdict = Verdict
next-slip = Next mistake
gauge-chance = Chance to win: { $value }
gauge-score = Expected score: { $value }
review-underway = The coach is reviewing this game: { $percent } %.
review-waits = The coach is reviewing other games first.
review-reload = Check again

## Practice

practice = Practice
practice-lead = Your own mistakes come back here until you solve them.
practice-ask = { $game }, move { $n }: which move is best?
practice-next = Next exercise

## Puzzles

puzzles = Puzzles
puzzles-lead = Positions in which only a few moves still win. Every card is known, and the solver has proved that all other moves lose.
puzzles-rating = Your rating: { $own }.
puzzles-themes = Themes
puzzles-all = All puzzles
puzzles-tried = { $tried } of { $count } tried, { $right } solved first time.
puzzles-days = Daily puzzle streak { $days }, best { $best }.
puzzle-daily = Puzzle of the day
puzzle-next = Next puzzle
puzzle-level = Level { $level }
puzzles-chance = Last chance to win
puzzles-departures = Win by unusual moves
puzzles-plan = One winning plan
puzzle-title = { $game }, puzzle { $n } of { $count }, level { $level } of { $levels }
puzzle-ask =
    { $answers ->
        [one] Only one of these { $legal } moves still wins. Which?
       *[other] Only { $answers } of these { $legal } moves still win. Find one.
    }
puzzle-open = Face-down cards, in the order they will come
puzzle-right = Right!
puzzle-circle = Right, but you were here before.
puzzle-rolls = Next rolls:
puzzle-onward = Next
puzzle-solved = Solved!
puzzle-loses = That loses.
puzzle-back = Take it back
puzzle-watch = Watch the rest
puzzle-rated = Rating { $own } ({ $change })
puzzle-ratings = Puzzle { $puzzle }, you { $own }
puzzle-solution = Solution
