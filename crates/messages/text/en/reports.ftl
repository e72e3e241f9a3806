## Reports of the laboratory: numbers and names

report-percent = { $number } %
report-too-few = too few games
report-span = { $low } to { $high }
report-change = { $from } to { $to }
report-against = { $player } against { $against }
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
report-head-games-with = games with
report-head-games-without = games without
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
report-changes-alike = { $n ->
    [0] No game is the same in both: none of { $games } has the same result, cause, score, moves and choices.
   *[other] { $n } of { $games } games are the same in both: result, cause, score, moves and choices ({ $share }).
}
report-changes-all-alike = All { $games } games are the same in both: result, cause, score, moves and choices.
report-changes-means = Clear changes of play: { $list }.
report-changes-means-none = No clear change of play: { $list }.
report-changes-rose = Clearly more games are lost by { $list }.
report-changes-fell = Clearly fewer games are lost by { $list }.
report-changes-causes-none = No clear change of any cause of loss.
report-changes-turned = { $gained } games are won only by the second version, and { $given } only by the first.
report-changes-from = { $what } { $first } → { $second }, { $change }
report-changes-figures = Length and choices
report-changes-figure = figure
report-changes-moves = moves per game
report-changes-decisions = decisions per game
report-changes-branching = legal moves per move
report-changes-causes = Games lost, by cause
report-changes-note = Each interval is of one figure alone; “clear” allows for all figures and causes together (Holm). The games are paired by deal.
report-changes-more-at = Clearly more games are lost at { $list }.
report-changes-fewer-at = Clearly fewer games are lost at { $list }.
report-changes-at = { $by } { $at }
report-changes-places = Games lost, by place
report-changes-place = place
report-changes-places-note = The place of the last decision, as a share of all games; at most 12 places with the largest changes. Each interval is of one place alone and takes the games of both versions as independent (Newcombe), so it is rather too wide; “clear” allows for all places together (Holm).
report-changes-alone = only { $name }
report-changes-deals = Deals that turned
report-changes-deals-note = The first { $shown } of { $all }. Replay one with `underdeck trace { $game } --deal CODE --player { $player }`; in the other version, use its options with the seed.
report-changes-seed = seed
report-alone = Each interval is of one comparison alone; “clear” allows for all of them together (Holm). A hollow dot is not clear.
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
report-lead-score = { $player } scores { $score } on average in its games of { $game } and wins { $rate } of them, with 95 % confidence.
report-lead-seats = { $player } (seat 1) wins { $rate } of the games of { $game }, { $rival } (seat 2) { $second }, and { $draws } are draws, with 95 % confidence.
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

## Experiments

report-about-luck = { $luck }; intervals have 95 % confidence
report-together-of = { $down } and { $across } together
report-heat-note = Games won: { $across } across, { $down } down.
report-neighbours = Neighbours of { $down } and { $across }
report-wins-of-first = In a game of two seats, wins are those of seat 1.
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
report-scores-and-wins = { $player } scores { $score } and wins { $rate }
report-measures-skill = Skill
report-measures-note = { $deals } deals, the same for each player.
report-measures-worth = What skill is worth
report-best-games = The best player’s games
report-dead = dead deals: { $by ->
    [score] no more points than the random player’s in
   *[wins] lost in
} { $tries ->
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
report-lead-par = Par is { $par }, the score that half of the greedy player’s games reach. Whether a game is on its way there is judged in { $games } by { $playouts } playouts a moment on average: a sequential test decides whether at least 2 in 3 reach par or at most 1 in 3, and other playouts measure how far ahead or behind the game is.
report-lead-changes = { $by ->
    [score] crossings of par in a game
   *[wins] lead changes in a game
}
report-lead-change = { $by ->
    [score] moments between which par is crossed
   *[wins] moments between which the lead changes
}
report-drama = drama
report-drama-won = { $by ->
    [score] drama of games that reach par
   *[wins] drama of won games
}
report-comebacks = { $by ->
    [score] comebacks among games that reach par
   *[wins] comebacks among won games
}
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
report-dealt = Dealt
report-dealt-note = Cards that came into view, and moves that became legal, in the first { $moves } moves of { $games } that were that long. { $by ->
    [score] Scores are means of all those games, in points.
   *[wins] Rates are of all those games.
} Tested, by level: { $tested }. “Clear” allows for all of one level (Holm){ $rest ->
    [0] {""}
   *[other] ; the { $rest } left out are not clear
}. “2 or more” divides the games most evenly. What goes with a result need not cause it.
report-dealt-none = Dealt: no clear difference among { $n } events early in the game.
report-dealt-clear = Dealt: clearly { $by ->
    [score] higher or lower scores
   *[wins] more or fewer wins
} go with { $list }.
report-chosen = Chosen
report-chosen-note = Moves made in the first { $moves } moves of { $games }, against games in which such a move was legal beside others and was not made. Tested, by level: { $tested }. “Clear” allows for all of one level (Holm){ $rest ->
    [0] {""}
   *[other] ; the { $rest } left out are not clear
}. The positions in which a player makes a move differ from those in which it does not.
report-chosen-none = Chosen: no clear difference among { $n } groups of moves early in the game.
report-chosen-clear = Chosen: clearly { $by ->
    [score] higher or lower scores
   *[wins] more or fewer wins
} go with { $list }.
report-reached = Reached
report-reached-note = What is so after the first { $moves } moves of { $games }: facts of the game. They follow from luck and choices alike. Tested, by level: { $tested }. “Clear” allows for all of them (Holm){ $rest ->
    [0] {""}
   *[other] ; the { $rest } omitted are not clear
}.
report-reached-none = Reached: no clear difference among { $n } facts of the early game.
report-reached-clear = Reached: clearly { $by ->
    [score] higher or lower scores
   *[wins] more or fewer wins
} go with { $list }.
report-event-seen = { $what } seen
report-event-legal = { $what } legal
report-event-many = { $event }, { $n } or more
report-level = { $level ->
    [verb] verb
    [card] card
    [role] role
    [suit] suit
    [rank] rank
    [word] other word
    [fact] fact
   *[move] move
}
report-level-tests = { $level } ({ $n })
report-head-event = event
report-head-level = level
report-head-value-with = { $by ->
    [score] score with
   *[wins] won with
}
report-head-value-without = { $by ->
    [score] score without
   *[wins] won without
}
report-phases = Decisions
report-phases-note = How { $by ->
    [score] many points more the best move scores than the mean of all moves, and than
   *[wins] much likelier to win the best move is than the mean of all moves, and than
} the second best. Each move gets { $playouts } playouts: half of them choose the best, half judge it. Phases with fewer than ten decisions are left out; “clear” allows for all phases (Holm).
report-phases-none = Decisions: in no phase is the best move clearly better than the mean of all moves.
report-phases-clear = Decisions: the best move clearly { $by ->
    [score] scores
   *[wins] wins
} more than the mean of all moves in { $list }.
report-first-moves = First moves
report-first-moves-note = Each is forced on those of { $deals } deals where it is legal, and compared with the player’s own first move there. A group such as “take ♥” has the mean of its moves on each deal. “Clear” allows for all of one level (Holm).
report-first-moves-best = First moves: { $move } is clearly better than the player’s own choice, { $more }.
report-first-moves-few = First moves: none is legal on enough deals to be compared.
report-first-moves-none = First moves: none of { $n } is clearly better than the player’s own choice.

## Pages

report-results = Results
report-table = Table
report-same = The same as a table
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
report-axis-won = games won
report-axis-share = share of games
report-axis-still = games that go on
report-axis-target = target { $target }
report-not-clear = not clear among all comparisons together (Holm)
report-axis-differences = difference of win rates
report-axis-scores = difference of mean scores
report-what-changes = What it changes
report-what-changes-note = How many more games are won than in { $against }, deal by deal, with Tango’s interval for pairs.
report-baseline-above = its own baseline
report-won-interval = won, { $low } to { $high }
report-of-seat = { $words }, by seat { $seat }
report-moves-decisions = { $moves } moves, { $decisions } of them decisions
report-score-always = score of every game
report-score-all = score
report-score-mean = mean score, median { $median }
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
report-review-score = Score that greedy expects
report-review-decision = decision
report-review-points = points
report-review-played = played
report-review-before = before
report-review-after = after
report-review-better = better
report-review-cost = cost
report-review-luck = luck
report-review-word = in a word

## Facts that were asked for.
report-facts-by = Games by { $by }
report-facts-where = Games that meet the conditions
report-facts-met = these games
report-facts-of = { $title }: { $name }
report-facts-conditions =
    { $n ->
        [one] { $n } of { $all } games meets { $conditions }.
       *[other] { $n } of { $all } games meet { $conditions }.
    }
report-facts-rest =
    { $n ->
        [one] One smaller group is in --json alone.
       *[other] { $n } more groups are in --json alone.
    }
report-facts-meaning = { $fact }: { $meaning }
report-facts-meanings = { $list }.
report-facts-course = Mean { $fact } along { $along }
report-facts-ended = Games that have ended are in none of the later means.
report-facts-places = { $n } of { $all } places; the plot and --json have all.
report-head-facts-share = share of these games
report-facts-title = { $game }, { $games }
report-records = { $names }: recorded games, on deals of their own, so that only their intervals can be compared.
report-facts-overlap = A game is in the group of each fact that it has, so the shares add up to more or less than all.
## Terms: the spellings that a page links, and what each means

report-terms = Terms
report-term-drama = drama
report-means-drama = How far the side that wins was behind on its way, from 0 (never) to 1: the mean depth of its deficits (Browne and Maire).
report-term-uncertainty = uncertainty
report-means-uncertainty = How open a game is at a moment, from 0 (decided) to 1 (both sides equally likely to win).
report-term-lead-change = lead change | lead changes
report-means-lead-change = A moment after which the other side leads: the player, or the game.
report-term-comeback = comeback | comebacks
report-means-comeback = A game that was won after the game itself led.
report-term-game-tree = game tree
report-means-game-tree = The number of courses that a game can take: the mean number of legal moves, multiplied over the moves of a mean game.
report-term-dead-deal = dead deal | dead deals
report-means-dead-deal = A deal that the best player lost in each of several tries.
report-term-completion = completion
report-means-completion = The share of games that end before the limit of moves.
report-term-playout = playout | playouts | rollout | rollouts
report-means-playout = A game played to its end from a position by a fast, simple policy, to judge the position.
report-term-greedy = greedy
report-means-greedy = The player that takes the best move by the rules of thumb of its game, without looking ahead.
report-term-random = random
report-means-random = The player that takes any legal move, each as likely as the others.
report-term-mcts = mcts
report-means-mcts = A player that searches: mcts:100 plays 100 simulations for each move.
report-term-luck-out = luck taken out
report-means-luck-out = A mean from which a learned value has removed what chance gave, so that fewer games tell as much.
report-term-worth = a game is worth
report-means-worth = The number of games without luck taken out that tell as much as one with it.
report-term-paired = paired
report-means-paired = Compared deal by deal: both played the same deals, so the luck of the deal cancels out.
report-term-holm = Holm
report-means-holm = A correction of p-values for many comparisons: all findings called clear hold together with 95 % confidence (Holm 1979).
report-term-tango = Tango | Tango’s
report-means-tango = An interval of the difference of two win rates on the same deals (Tango 1998).
report-term-wilson = Wilson | Wilson’s
report-means-wilson = An interval of a share that stays within 0 and 100 % (Wilson 1927).
report-term-newcombe = Newcombe | Newcombe’s
report-means-newcombe = An interval of the difference of two win rates in independent games (Newcombe 1998).
report-term-student = Student’s t | Student’s interval
report-means-student = An interval of a mean from the spread of its numbers, here corrected for skewness.
report-term-interval = interval | intervals
report-means-interval = A range that contains the true figure in 95 of 100 samples such as this.
report-term-median = median
report-means-median = The number that half of the games reach at most.
