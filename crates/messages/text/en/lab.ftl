## What the laboratory says: errors of requests and of experiment files, and names of results

lab-no-player = no player is named: name one, such as greedy
lab-no-opponent = { $game } is played alone: leave out the opponent
lab-opening = the opening `{ $opening }`: { $why }
lab-opening-illegal = the opening `{ $opening }` is not legal in game { $game }
lab-no-luck-out = no luck can be taken out of { $game } with these house rules: that needs a learned value, and seats that share what they know
lab-no-luck = there is no luck `{ $found }`: luck is { $known }
lab-no-by = nothing called `{ $found }` counts: enter { $known }
lab-no-score = { $game } keeps no score with these house rules: leave out `--by score`
lab-best-random = the best player cannot be random: name another, such as greedy
lab-many-deals = there are too many deals for this machine
lab-not-played = no game was played
lab-threads = { $n ->
    [one] { $n } thread
   *[other] { $n } threads
} cannot be started: { $why }
lab-no-parquet = this build cannot write Parquet files: it was made without the cargo feature `parquet`
lab-no-observations = { $game } has no observations to learn from
lab-no-outlook = { $game } has no built-in value of the greedy player's games to start from

lab-no-target = `{ $found }` is not a target: enter 50% for a win rate, score=12 for a mean score, length=40 for a mean number of moves, stuck=20% for the share of games with that ending
lab-no-scores = no game of { $game } has a score
lab-no-option = { $game } has no option `{ $option }`: the options are { $known }
lab-no-option-meant = { $game } has no option `{ $option }` (did you mean `{ $meant }`?): the options are { $known }
lab-option-twice = `{ $option }` is named twice: name two different options
lab-target-twice = two targets are about the { $figure }: name each figure once
lab-no-ending-meant = no game of { $game } ends `{ $cause }` (did you mean `{ $meant }`?): the endings are { $known }
lab-no-ending = no game of { $game } ends `{ $cause }`: the endings are { $known }
lab-option-fixed = `{ $option }` is to be tuned: it cannot be fixed with --option as well
lab-option-text = `{ $option }` is free text: it has no range to search
lab-option-none = no value of `{ $option }` fits the other options

## Names of results

lab-shared-deals = the same deals: each shuffle and each die of a game is the same for both
lab-shared-openings = the same openings: set-up is the same for both, later luck is not
lab-shared-seeds = other deals: the house rules change what is dealt, so the same seed deals other cards
lab-figure-won = win rate
lab-figure-score = mean score
lab-figure-length = mean length
lab-figure-ended = share of games that end “{ $cause }”
lab-clear-both = a clear difference in wins and score
lab-clear-wins = a clear difference in wins
lab-clear-score = a clear difference in score
lab-unclear = no clear difference

## Errors in an experiment's file

lab-file-at = line { $line }, column { $column }: { $why }
lab-file-no-key = there is no key `{ $key }` here: the keys are { $known }
lab-file-no-key-meant = there is no key `{ $key }` here (did you mean `{ $meant }`?): the keys are { $known }
lab-file-text = `{ $key }` must be a text, not { $kind }
lab-file-texts = `{ $key }` must be a text or a list of texts, not { $kind }
lab-file-number = `{ $key }` must be a whole number from { $least } to { $most }
lab-file-table = `{ $key }` must be a table such as {"{"} key = value {"}"}, not { $kind }
lab-file-rule = a house rule must be true or false, a whole number or a text, not { $kind }
lab-file-large = this number is too large for a house rule
lab-kind-text = a text
lab-kind-number = a number
lab-kind-date = a date
lab-kind-list = a list
lab-kind-table = a table
lab-file-title = an experiment needs a `title`
lab-file-cells = cells must be tables: write [[cells]] above each
lab-file-no-cells = an experiment needs cells: write [[cells]], and below it `game` and `players`
lab-file-cell-twice = this block has the cell `{ $name }` twice: a player or a value is repeated
lab-file-cell-elsewhere = another block already has a cell `{ $name }`: give this block a `name`
lab-file-many-cells = the experiment has more than { $most } cells
lab-file-adjust = `adjust` must be `luck`, not `{ $found }`
lab-file-game = a block of cells needs a `game`
lab-file-players = a block of cells needs `players`, such as ["greedy"]
lab-file-opening = an opening must be a move as records write it, or a list of moves
lab-file-no-opening = no first move is legal on one deal in ten
lab-file-baseline = there is no cell `{ $name }` so far: the cells are { $known }
lab-file-baseline-game = `{ $name }` is a cell of { $game }, which is not the game of `{ $cell }`
lab-file-fixed = a fixed house rule has one value: put several into `grid` or `vary`
lab-file-grid = this grid has { $n } combinations, but an experiment has at most { $most } cells
lab-file-no-value = `{ $key }` has no value
lab-block-order = block { $n } of cell `{ $cell }` is not the next one; expected is: { $expected }
lab-block-short = the blocks of cell `{ $cell }` have { $found } of { $deals } deals
