## Reports of the laboratory: numbers and names

report-percent = { $number } %
report-span = { $low } to { $high }
report-change = { $from } to { $to }
report-against = { $player } against { $against }
report-minus = { $player } − { $against }
report-quoted = “{ $name }”
report-more-names = { $n } more
report-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
report-cells = { $n ->
    [one] one cell
   *[other] { $n } cells
}
report-kicker = { $what }, { $games }
report-laboratory = Underdeck’s laboratory
report-luck = { $luck ->
    [fast] fast luck
   *[other] dealt luck
}
report-luck-seed = { $luck }, seed { $seed }
report-by = { $by ->
    [phase] phase
    [depth] depth
    [room] room
    [turn] turn
    [floor] floor
    [place] place
   *[other] { $by }
}

## Heads of columns

report-head-cell = cell
report-head-player = player
report-head-games = games
report-head-deals = deals
report-head-won = won
report-head-win-rate = win rate
report-head-from = from
report-head-to = to
report-head-interval = interval
report-head-against = against
report-head-answer = answer
report-head-difference = difference
report-head-more-won = more won
report-head-won-alone = won alone
report-head-lost-alone = lost alone
report-head-score = score
report-head-mean-score = mean score
report-head-more-score = more score
report-head-more = more
report-head-over-games = over games
report-head-over-deals = over deals
report-head-means = mean scores there
report-head-both = both have a score
report-head-before = mean there before
report-head-after = after
report-head-worth = a game is worth
report-head-moves = moves
report-head-move = move
report-head-decisions = decisions
report-head-legal = legal moves
report-head-simulations = simulations for a move
report-head-scored = games with a score
report-head-mean = mean
report-head-mean-moves = mean moves
report-head-least = least
report-head-quarter = quarter
report-head-median = median
report-head-three-quarters = three quarters
report-head-most = most
report-head-half-end = half end by
report-head-95-end = 95 % end by
report-head-all-end = all end by
report-head-after-moves = after moves
report-head-share-after = share after moves
report-head-card = card
report-head-games-with = games with
report-head-won-with = won with
report-head-games-without = games without
report-head-won-without = won without
report-head-phase = phase
report-head-over-all = best over all
report-head-over-second = best over second
report-head-first-move = first move
report-head-own-choice = own choice
report-head-cause = cause
report-head-causes = causes
report-head-causes-of-all = causes, of all
report-head-rules = rules
report-head-what-happened = what happened
report-head-by = by
report-head-lost = lost
report-head-mostly-at = mostly at { $by }
report-head-measure = measure
report-head-found = found
report-head-change = change
report-head-ruling = ruling
report-head-instead-of = instead of
report-head-nearest = nearest { $option }
report-head-may-meet = { $option } that may meet it

## Findings

report-clear = clear
report-clear-wins = Clearly more or fewer games won than { $against }{ $all ->
    [one] {""}
   *[other] {" "}({ $n } of { $all } comparisons)
}: { $list }.
report-clear-scores = Clearly higher or lower scores than { $against }{ $all ->
    [one] {""}
   *[other] {" "}({ $n } of { $all } comparisons)
}: { $list }.
report-no-difference = No clear difference from { $against }: { $list }.
report-identical = The same games as { $against }, move for move, in all { $n }: { $list }.
report-untrained = value plays as greedy here: the game has no weights for these house rules.
report-baselines = their baselines
report-together = All findings called clear hold together with 95 % confidence (Holm).
report-alone = Each interval is of one comparison alone; “clear” allows for all of them together (Holm).
report-paired = Paired by { $by }.
report-other-deals = Not on the same deals, because the rules change what is dealt: { $names }.
report-score-games = Mean scores are over the games that have one. Differences of scores are over the games with a score in both, with their number and means beside them; these are fewer and easier games than all.
report-luck-out = Luck taken out
report-luck-out-note = The same means with less noise: a learned value takes out what chance showed, without bias. “A game is worth” is the number of games without this adjustment that tell as much as one game with it.
report-skill = Skill of { $kind } by its simulations
report-skill-of = Skill of { $kind } by its simulations, { $of }

## What a report does not cover

report-limits-study = Not covered: { $players ->
    [one] other players, house rules and first moves
   *[other] better players than these, other house rules and first moves
}.
report-limits-experiment = Not covered: other players, and values and combinations of house rules outside these cells.
report-limits-measures = Not covered: house rules changed two at once or by more than one step, and their effect on players other than greedy.
report-limits-readings = Not covered: two rulings read otherwise at once, and players other than greedy.
report-limits-tune = Not covered: other players, and other house rules changed at the same time.
report-limits-pair = Not covered: other players, further house rules, and values of the second option between those tried.
report-limits-decisive = Not covered: what the same cards and moves mean for other players.

## Simulations

report-study = { $games }{ $n ->
    [one] {""}
   *[other] {" "}each
} of { $game }, { $n ->
    [one] player
   *[other] players
} { $players }{ $rivals ->
    [0] {""}
   *[other] {" "}against { $opponent }
}, { $luck }
report-study-kicker = { $games } by { $players }
report-lead-won = { $player } wins { $rate } of its games of { $game }, with 95 % confidence.
report-about-rules = House rules: { $rules }
report-about-opening = Opening: { $opening }
report-until-met = Stopped at a precision of { $until }
report-until-missed = A precision of { $until } was not reached
report-draws = draws
report-won-by-seat = won by seat { $seat }
report-cut-off = ran out of moves
report-scores = scores
report-lengths = lengths
report-of-all-moves = of all moves
report-at-decision = at a decision
report-scores-note = Scores are the least, 5 %, quarter, median, three quarters, 95 % and most.
report-lengths-note = Lengths are the median, 95 % and most moves.
report-intervals = Intervals have 95 % confidence.
report-first-games = Decisions and legal moves are over the first { $games }.
report-differences = Differences
report-lengths-of = Lengths of the games, { $player }
report-scores-of = Scores of the games, { $player }

## Experiments

report-about-luck = { $luck }; intervals have 95 % confidence
report-together-of = { $down } and { $across } together
report-heat-note = Games won: { $across } across, { $down } down.
report-neighbours = Neighbours of { $down } and { $across }
report-openings-of-cells = A first move is played on the deals on which it is legal, and compared on these alone.

## How games end, and where they are lost

report-ends = How games end
report-unfinished = running out of moves
report-causes = What the causes mean
report-places = Where games are lost: by { $by }
report-lost-of = { $lost } of { $player }
report-places-note = Shares of the lost games, at their last decision: { $counts }.{ $rest ->
    [0] {""}
    [one] {" "}{ $rest } more place is rarer.
   *[other] {" "}{ $rest } more places are rarer.
}
report-places-short = Shares of the lost games, at their last decision.
report-map = Map of the lost games of { $player }
report-map-note = Shares of { $lost ->
    [one] { $lost } lost game
   *[other] { $lost } lost games
}, by the { $by } of their last decision.{ $rest ->
    [0] {""}
    [one] {" "}{ $rest } was lost elsewhere.
   *[other] {" "}{ $rest } were lost elsewhere.
}

## Measures

report-measures = Measures of { $game }, seed { $seed }
report-measures-lead = Of { $deals } deals, { $levels }.
report-wins = { $player } wins { $rate }
report-measures-skill = Skill
report-measures-note = { $deals } deals, the same for each player.
report-measures-worth = What skill is worth
report-best-games = The best player’s games
report-dead = dead deals: lost in { $tries ->
    [one] its one try
   *[other] each of { $tries } tries
}
report-completion = completion: games that end
report-duration = duration in moves
report-decisions-in-game = decisions in a game
report-decisions-share = decisions among moves
report-legal-at-decision = legal moves at a decision
report-game-tree = game tree
report-lead-learned = Who leads is judged in { $games } by the game’s own learned value, trained by self-play. A side leads with a chance of at least 2 in 3.
report-lead-playouts = Who leads is judged in { $games } by { $playouts } playouts a moment on average: a sequential test decides whether a side wins at least 2 in 3, and other playouts measure how far it leads.
report-lead-changes = lead changes in a game
report-lead-change = moments between which the lead changes
report-drama = drama
report-drama-won = drama of won games
report-comebacks = comebacks among won games
report-uncertainty-first = uncertainty in the first third
report-uncertainty-second = uncertainty in the second third
report-uncertainty-last = uncertainty in the last third
report-rules-idle = House rules without effect
report-rules-idle-note = { $deals } deals are played move for move as before.
report-readings = Rulings of { $game } read otherwise, { $deals } deals, seed { $seed }
report-readings-none = No ruling of this game can be read otherwise.
report-readings-other = Other readings
report-readings-idle = Readings without effect
report-readings-idle-note = All these deals are played move for move as before.

## Tuning

report-tune = Tuning { $game }: { $option } for { $target }, player { $player }, seed { $seed }
report-tune-pair = Tuning { $game }: { $first } and { $second } for { $target }, player { $player }, seed { $seed }
report-target-won = a win rate of { $number } %
report-target-score = a mean score of { $number }
report-target-length = a mean length of { $number } moves
report-second-sample = Second sample
report-second-note = Other deals than those that chose the value. p is the p-value of the deviation from the target, corrected for all these values (Holm).
report-first-sample = First sample, which chose
report-first-note = A value far from the target is played less often.
report-pairs = Pairs
report-pairs-note = The nearest value’s games did not choose it. What may meet the target allows for all lines together (Holm within a line, Bonferroni over the lines), with 99 % confidence.
report-pairs-none = No pair that was tried gives { $target }: each is clearly off, with 99 % confidence for all together.
report-pairs-open = These pairs cannot be told from { $target }: { $pairs }.
report-pair-with = { $first } with { $second }
report-two-options = { $first } and { $second }
report-first-samples = The { $figure } of first samples: { $first } across, { $second } down.
report-none = none
report-between = between { $low } and { $high }
report-tune-stopped = Stopped before a value was played.
report-tune-stopped-early = Stopped before all targets were searched.
report-found-in = { $found } in { $games }
report-target-ended = { $number } % of games that end “{ $cause }”
report-meets-one = “{ $rule }” meets { $target } in both samples: a { $figure } of { $found } in the second.
report-meets = { $option }: { $values } meet { $target } in both samples. Nearest in the second is “{ $rule }”, with a { $figure } of { $found }.
report-meets-none = No value of { $option } meets { $target } in both samples. Nearest in the second is “{ $rule }”, with a { $figure } of { $found }.
report-nearest-first = Nearest in the first sample, which chose where to look, is “{ $rule }”, with { $found }.
report-joint-open = { $option }: { $values } cannot be told from { $targets } together, with 99 % confidence.
report-joint-none = No value of { $option } gives { $targets } together, with 99 % confidence: { $each }.
report-joint-each = { $target } asks for { $values }
report-joint = All targets together
report-joint-note = The values that no target’s second sample rejects (Holm within a target, Bonferroni over the targets), on the deals of the second sample; p is the p-value of one test alone.
report-nearest-so-far = Nearest so far is “{ $rule }”, with a { $figure } of { $found }; nothing confirms it yet.
report-target-between = The target, { $target }, lies between { $low } and { $high }, with 99 % confidence: no value meets it more closely.
report-target-missed = No value of the second sample gives { $target }: each is clearly off, with 99 % confidence.
report-target-one = Interval of the answer: only { $value } cannot be told from { $target }, with 99 % confidence.
report-target-range = Interval of the answer: { $first } to { $last }. Further values are clearly off { $target }, with 99 % confidence.
report-target-open = { $values } cannot be told from { $target }.
report-one-side = All { $n } values of { $option } that were tried are on one side of { $target }; --coarse tries more.
report-crossings = Over its range, as far as it was tried, { $option } passes { $target } { $n ->
    [one] once
   *[other] { $n } times: it does not work in one direction alone
}.

## Decisive cards and moves

report-decisive = What decides { $game }, player { $player }, seed { $seed }
report-cards = Cards
report-cards-note = Cards that were seen, or named in a move with this verb, in the first { $moves } moves of { $games } that were that long. “Clear” allows for all { $all } events (Holm){ $rest ->
    [0] {""}
   *[other] ; the { $rest } left out are not clear
}. A card that goes with wins need not cause them.
report-cards-none = Cards: no clear difference among { $n } events of cards early in the game.
report-cards-clear = Cards: clearly more or fewer wins go with { $list }.
report-phases = Decisions
report-phases-note = How much likelier to win the best move is than the mean of all moves, and than the second best. Each move gets { $playouts } playouts: half of them choose the best, half judge it. Phases with fewer than ten decisions are left out; “clear” allows for all phases (Holm).
report-phases-none = Decisions: in no phase is the best move clearly better than the mean of all moves.
report-phases-clear = Decisions: the best move clearly wins more than the mean of all moves in { $list }.
report-first-moves = First moves
report-first-moves-note = Each is forced on those of { $deals } deals where it is legal, and compared with the player’s own first move there. “Clear” allows for all of them (Holm).
report-first-moves-best = First moves: { $move } is clearly better than the player’s own choice, { $more }.
report-first-moves-few = First moves: none is legal on enough deals to be compared.
report-first-moves-none = First moves: none of { $n } is clearly better than the player’s own choice.

## Pages

report-results = Results
report-table = Table
report-same = The same as a table
report-same-more = The same as a table, with moves and decisions
report-baseline = baseline
report-values = { $title }, { $n } values
report-panels = { $title }, each curve in front of all the others
report-page-game = Game
report-page-games = Games
report-page-player = Player
report-page-opponent = Opponent
report-page-opening = Opening
report-page-deals = Deals
report-page-luck = Luck
report-page-paired = Paired by
report-page-until = Stopped at
report-page-limit = Limit of moves
report-page-program = Program
report-until-not = { $until }, which was not reached
report-same-cells = the same in all cells as far as their rules allow: { $luck }
report-in-each-cell = { $deals } in each cell, { $luck }
report-game-rules = { $game } ({ $id }), rules { $rules }
report-same-each = { $n }, the same for each player
report-win-rate = Win rate
report-win-rate-cells = The share of games won in each cell, with Wilson’s interval.
report-win-rate-players = The share of games won, with Wilson’s interval.
report-axis-won = games won
report-axis-differences = difference of win rates
report-axis-scores = difference of mean scores
report-what-changes = What it changes
report-what-changes-note = How many more games are won than in { $against }, deal by deal, with Tango’s interval for pairs.
report-baseline-above = the baseline above it
report-difference = Difference
report-difference-note = How many more games are won than by the first player, with Tango’s interval for pairs. Scores are compared where both have one, with Student’s t for pairs, corrected for skewness.
report-won-interval = won, { $low } to { $high }
report-moves-decisions = { $moves } moves, { $decisions } of them decisions
report-score-always = score { $score } in every game
report-score-all = score { $score }
report-score-mean = mean score { $mean }, median { $median }
report-in-scored = { $score } in the { $n ->
    [one] { $n } game
   *[other] { $n } games
} with a score
report-scores-figure = Scores
report-scores-figure-note = The distribution of scores, over the games that have one.
report-lengths-figure = Lengths
report-moves-note = The number of moves in a game.
report-decisions-figure = Decisions
report-decisions-note = The number of decisions in a game: moves made where another was legal too.
report-still-playing = Still playing
report-still-note = The share of games that go on after a number of moves.
report-axis-made = moves made
report-density = Decisions by move
report-density-note = The share of games in which the move was a decision, among those that have such a move.
report-branching = Legal moves by move
report-branching-note = The mean number of legal moves, over the games that have such a move.
report-only-first = Only the first { $n ->
    [one] { $n } game was
   *[other] { $n } games were
} looked at.
report-steps-first = Only the first { $steps } moves are looked at one by one; the longest game has { $longest }.
report-steps-rare = The curves end where fewer than one game in a hundred goes on; the longest has { $longest } moves.
report-undrawn-moves = Games with more than { $last } moves are not drawn; all of them were cut off: { $list }.
report-undrawn-decisions = Games with more than { $last } decisions are not drawn; all of them were cut off: { $list }.
report-have-score = { $scored } of { $games ->
    [one] { $games } game has
   *[other] { $games } games have
} a score
report-how-long = How long games are
report-of-game = { $caption }: { $game }
report-not-drawn = More than { $most } cells are not drawn; this table gives the lengths of their games.
report-in-numbers = Lengths and decisions of each cell in numbers
report-score = Score
report-score-note = The mean score of { $has ->
    [all] all games
   *[some] the games that have a score
}, with Student’s interval, corrected for skewness.
report-score-none = No game has one in { $cells }.
report-both-scores = { $n ->
    [one] { $n } deal
   *[other] { $n } deals
} with both scores
report-score-changes = What it changes in the score
report-score-changes-note = How much higher the score is than in { $against }, on the deals with a score in both, with Student’s interval for pairs, corrected for skewness.
report-how-spread = How scores are spread
report-made = How this page was made
report-uncut = no game was cut off; the longest has { $longest } moves
report-cut = { $n ->
    [one] one game was
   *[other] { $n } games were
} cut off at { $longest } moves
report-clock = A player that thinks by the clock does not play the same games again.
report-repeatable = The same version with the same seed plays the same games again.
report-cell-steps = A cell does not keep its decisions and legal moves move by move. Its command plays the games again and writes a page that shows them.
report-commands = Each cell as a command
report-fingerprint = cell { $id }

## Reviews

report-review-title = { $game }, deal { $deal }
report-review-kicker = What each decision cost, and what was luck
report-review-method = Outcome = start + luck + decisions. Every value comes from what the player knew: the hidden cards are dealt again many times. A slip is named only if a second, independent sample confirms it. Intervals have 95 % confidence.
report-review-none = No slip was confirmed.
report-review-costly = Which decisions cost most
report-review-verb = { $verb } of { $game }
report-review-slips = Slips
report-review-slip = Move { $n }. { $slip }
report-review-chance = Chance to win
report-review-score = Score that the reference player expects
report-review-decision = decision
report-review-points = points
report-review-played = played
report-review-before = before
report-review-after = after
report-review-better = better
report-review-cost = cost
report-review-luck = luck
report-review-word = in a word
