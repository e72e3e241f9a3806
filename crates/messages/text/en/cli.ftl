## Commands: errors and notes

cli-error = error:
cli-language = there is no language `{ $code }`: choose one of { $known }
cli-option-form = a house rule is written KEY=VALUE, such as edition=second
cli-number-least = expected a whole number of at least { $least }
cli-number-range = expected a whole number from { $least } to { $most }
cli-which-deal = no deal given: add `--seed N` or `--deal CODE`
cli-signals = Ctrl-C cannot be caught: { $why }
cli-command-none = there is no command `{ $name }`: the commands are { $known }

## Files

cli-file-exists = { $file } exists: add `--force` to overwrite it
cli-no-folder = { $file }: there is no folder { $folder }
cli-file-twice = { $file } is named twice: each output needs its own file
cli-stdout-twice = { $one } and { $other } both write to standard output: give one of them a file
cli-not-text = { $file }, line { $line }: not UTF-8 text
cli-in-file = { $file }: { $why }

## Progress

cli-progress = { $percent } % of { $what }, { $left } left
cli-progress-round = this round
cli-progress-cell = { $n ->
    [one] 1 game (now { $cell })
   *[other] { $n } games (now { $cell })
}
cli-progress-rows = { $n ->
    [one] 1 row of { $table }
   *[other] { $n } rows of { $table }
}
cli-progress-games = { $n ->
    [one] 1 game
   *[other] { $n } games
}
cli-progress-games-most = { $n ->
    [one] at most 1 game
   *[other] at most { $n } games
}
cli-progress-deals = { $n ->
    [one] 1 deal
   *[other] { $n } deals
}
cli-progress-campaigns = { $n ->
    [one] 1 campaign
   *[other] { $n } campaigns
}
cli-progress-puzzles = { $n ->
    [one] 1 puzzle
   *[other] { $n } puzzles
}
cli-interrupted-whole = Interrupted. Results of fewer games would mislead, so there are none.
cli-interrupted-found = Interrupted. This was found so far.
cli-interrupted-deals = Interrupted after { $done } of { $all } deals.
cli-interrupted-games = Interrupted after { $done } of { $all } games.
cli-interrupted-campaigns = Interrupted after { $done } of { $all } campaigns.
cli-interrupted-folder = Interrupted. The answers so far are kept in { $folder }; run the command again to continue.
cli-interrupted-cells = Interrupted. { $done } of { $all } cells are finished and kept in { $folder }; run the command again to continue.
cli-interrupted-rounds = Interrupted. { $file } has the weights of the last complete round; run the command again to continue.
cli-interrupted-review = Interrupted before the first estimate. Run the command again to continue.

## Games and rules

cli-games-head = { $id }: { $title }, designed by { $designer }
cli-games-house-rules = House rules, set with `--option KEY=VALUE`:
cli-games-rulings = Rulings, set the same way; each is another reading of the rulebook:
cli-rules-more = One rule: { $rule }. All rules, with their ids: { $reference }. Where they come from: { $sources }.
cli-rules-tables = Its tables: { $tables }.
cli-sources-title = Where the rules of { $game } come from
cli-sources-class = { $sign } { $name } ({ $n }): { $says }
cli-sources-same = { $id }: as { $first }
cli-sources-options = Options
cli-rules-none = { $game } has no rule `{ $id }`: the ids go from { $first } to { $last }
cli-rules-near = { $game } has no rule `{ $id }`: similar ids are { $near }

## Deals and results

cli-deal = { $game }, deal { $code } (seed { $seed })
cli-deal-play = Play it: { $command }
cli-some-game = A game
cli-unfinished = Unfinished: { $game }.
cli-unfinished-since = { $game }, started on { $date }
cli-day-deals = Deals of { $day } (UTC):
cli-day-begun = started, { $moves }
cli-day-played = You have played today's deal of { $game }: { $result }.
cli-day-again = Play it again (not counted): { $command }
cli-day-open = today's deal of { $game } is not finished yet
cli-day-none = none of today's deals is finished yet
cli-aid-hints = hints used
cli-aid-solver = solver used
cli-aid-coach = coach used
cli-mark-uncounted = not counted
cli-none-finished = No finished games yet. Play one: `underdeck play GAME`

## Statistics

cli-stats-head = { $game }: { $n ->
    [one] 1 game
   *[other] { $n } games
}
cli-stats-tally = { $name }: { $rate }
cli-stats-last = Latest: { $results }
cli-stats-elsewhere = { $n ->
    [one] 1 guided game or game from elsewhere is not counted.
   *[other] { $n } guided games and games from elsewhere are not counted.
}
cli-skill-head = { $game }: { $n ->
    [one] 1 game
   *[other] { $n } games
}, adjusted for luck
cli-skill-none = Not enough games yet: { $few } of one game are needed, neither peeked nor with the solver, with house rules for which luck can be measured.
cli-skill-reference = { $player } on the same deals
cli-skill-won = { $who }: won { $share } % ({ $low } to { $high } %)
cli-skill-won-adjusted = adjusted { $share } % ({ $low } to { $high } %)
cli-skill-score = adjusted mean score { $mean } ({ $low } to { $high })
cli-skill-more-score = Your mean score, compared with the greedy player: { $mean } ({ $low } to { $high }).
cli-skill-worth = One game adjusted for luck tells as much as { $worth } unadjusted. All intervals have 95 % confidence.

## Settings

cli-settings-empty = (empty)
cli-settings-option = { $key } = { $value }: option for new games.
cli-settings-unknown = { $key } is kept, but this version does not know it.
cli-settings-default = { $key } is not set: new games use the default

## Checking files

cli-verify-ok = { $file }: ok, { $what }
cli-verify-unfinished = unfinished
cli-verify-invalid = { $invalid } of { $files } files are invalid
cli-verify-daily = { $day }, { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, SHA-256 { $hash }: matches the hash published before the day
cli-verify-daily-alone = { $day }, { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, SHA-256 { $hash }: compare it with the hash published before the day
cli-verify-campaign = campaign { $name } of { $game }, { $chapters }
cli-verify-undone = undone to the start
cli-verify-cut = the trace stops after { $moves }, before the end of the game: add `--unfinished` to accept that
cli-trace-needs = name a game and a player, or a record with `--record FILE`
cli-perft-speed = { $n } sequences in { $seconds } s, { $rate } per second

## Moving games

cli-import-game = game { $n }: { $why }
cli-store-copied = { $store } has everything now, including { $n ->
    [one] 1 game
   *[other] { $n } games
}.

## Hosting

cli-host-no-player = no player is called `{ $person }`: give a number, a hash from the log, or a whole name
cli-host-none = There are none.
cli-host-yes = this asks before it changes anything, and there is no terminal to ask at: add `--yes`
cli-host-unchanged = nothing was changed
cli-host-player = player { $id } ({ $who })
cli-host-games = { $n ->
    [one] 1 game
   *[other] { $n } games
}
cli-host-size = { $mib } MiB
cli-host-since = since { $day }
cli-host-limits = own limits: { $mib } MiB, games: { $games }
cli-host-default = as all
cli-host-banned-since = banned since { $day }
cli-host-ban-ask = { $who }
    Ban this player? [y/N]
cli-host-unban-ask = { $who }
    Let this player in again? [y/N]
cli-host-rename-ask = { $who }
    Change the name to “{ $name }”? [y/N]
cli-host-quota-ask = { $who }
    Change this player’s limits? [y/N]
cli-host-purge-ask = Delete all anonymous players older than { $days ->
    [one] 1 day
   *[other] { $days } days
} who never made a move? [y/N]
cli-host-vacuum-ask = Rewrite the whole file? The server must be stopped. [y/N]
cli-host-banned = Player { $id } is banned. A running server follows within 10 seconds.
cli-host-unbanned = Player { $id } may play again. A running server follows within 10 seconds.
cli-host-renamed = Player { $id } is now called “{ $name }”.
cli-host-would-purge = { $n ->
    [one] 1 player
   *[other] { $n } players
} would be deleted.
cli-host-purged = { $n ->
    [one] 1 player was
   *[other] { $n } players were
} deleted.
cli-host-vacuumed = { $before } MiB before, { $after } MiB after. The file shrinks by itself from now on.
cli-host-backup = The backup is sound. Players: { $players }, games: { $games }, sealed days: { $days }.
cli-host-stats-players = Players: { $players } (with a name: { $named }, banned: { $banned })
cli-host-stats-games = Games: { $games } (unfinished: { $unfinished }, results on leaderboards: { $entries })
cli-host-stats-reviews = Reviews waiting: { $n }
cli-host-stats-file = File: { $size } MiB (free: { $free } MiB, counted for players: { $stored } MiB)
cli-host-stats-database = Database: { $size } MiB (counted for players: { $stored } MiB)

## Solver

cli-solve-deal = no deal given: add a deal code such as 17A, or `--seed N`
cli-solve-alone = a record has its own deal and is solved for a win: leave out the other arguments
cli-solve-hindsight = Deal { $answer }
cli-solve-answer = { $code }: { $answer }
cli-solve-lost = lost, whatever is played
cli-solve-open = open: the solver reached a limit
cli-solve-won = won
cli-solve-score-best = score { $score }, the best possible
cli-solve-score-bound = score { $score }; no play scores more than { $bound }
cli-solve-score-found = score { $score }, the best found
cli-solve-turns-best = won in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}, the fewest possible
cli-solve-turns-least = won in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}; at least { $least } are needed
cli-solve-departures = { $n ->
    [one] 1 departure
   *[other] { $n } departures
}
cli-solve-positions = { $n ->
    [one] 1 position
   *[other] { $n } positions
}
cli-solve-milliseconds = { $n } ms
cli-solve-seconds = { $n } s
cli-winnable-damaged = the file is damaged: restore it to continue, or delete it to start again
cli-winnable-options = an experiment has its house rules in its file: leave out `--option`
cli-winnable-head = { $game }: { $n ->
    [one] 1 deal
   *[other] { $n } deals
}, seeds from { $seed }
cli-winnable-won = won
cli-winnable-lost = lost
cli-winnable-open = open
cli-winnable-share = winnable: { $low } to { $high } % (95 % confidence; open deals may be either)
cli-winnable-difficulty = difficulty in departures: { $groups }
cli-winnable-more = more
cli-winnable-mean = per deal on average: { $positions } positions, { $ms } ms
cli-winnable-codes = { $what }: { $codes }
cli-winnable-all = … (`--json` lists all)

## Coach

cli-review-resumed = Continues from an earlier review; `--fresh` starts over.
cli-review-exercises = { $n ->
    [one] 1 new exercise
   *[other] { $n } new exercises
} for `underdeck practice`.
cli-review-games = { $n ->
    [one] Over 1 game: { $shares }.
   *[other] Over { $n } games: { $shares }.
}
cli-review-none = No mistake was confirmed.
cli-review-kind = { $verb } in { $game }: { $slips ->
    [one] 1 mistake
   *[other] { $slips } mistakes
} in { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}, cost { $points ->
    [one] 1 point
   *[other] { $points } points
}
cli-calibrate-promised = promised
cli-calibrate-realised = realised
cli-calibrate-excess = promised − realised
cli-calibrate-gain = gained by the advice
cli-calibrate-differ = { $differ } of { $n ->
    [one] 1 move differs
   *[other] { $n } moves differ
} from the greedy player's
cli-calibrate-interval = 95 % interval
cli-interval = { $low } to { $high }

## Laboratory

cli-lab-player-twice = player { $player } is named twice: it would play the same games
cli-lab-campaign-players = a campaign has one player: name one `--player`
cli-lab-campaign-luck = luck is measured in games, not in campaigns: leave out `--campaign` or `--adjust`
cli-lab-parquet = this build writes no Parquet files: use `--csv`, or build it with `{ $command }`
cli-lab-until = { $until } was not reached in { $n ->
    [one] 1 game
   *[other] { $n } games
}: `--games` allows more.
cli-lab-best = `--best` is the strongest player, but random is the weakest: name greedy or mcts:200
cli-lab-same = both versions have the same options: change one with `--with`
cli-lab-cell = cell `{ $cell }`: { $why }
cli-lab-report = The report with plots: { $file }
cli-lab-finished = finished
cli-lab-missing = to play
cli-lab-line = { $cell }: { $game } by { $player }, { $n ->
    [one] 1 deal
   *[other] { $n } deals
}
cli-lab-line-against = { $cell }: { $game } by { $player }, { $n ->
    [one] 1 deal
   *[other] { $n } deals
}, compared with { $baseline }
cli-lab-left = { $done } of { $all } cells are finished; { $games ->
    [one] 1 game is
   *[other] { $games } games are
} left to play.
cli-bench-cost = cost
cli-bench-cost-of = { $u } U per move and thread for { $player } (U, a shuffle of 54 bytes, took { $floor } ns)
cli-bench-speed = speed
cli-bench-speed-of = { $games } games/s, { $moves } moves/s with { $threads ->
    [one] 1 thread
   *[other] { $threads } threads
} in { $seconds } s
cli-campaigns-head = { $game }: { $n ->
    [one] 1 campaign
   *[other] { $n } campaigns
} by { $player }, seed { $seed }
cli-campaigns-options = options
cli-campaigns-won = won
cli-campaigns-lost = lost
cli-campaigns-unfinished = unfinished
cli-campaigns-games = games
cli-campaigns-spread = mean { $mean }, median { $median }, 95 % at most { $p95 }, most { $max }
cli-campaigns-ends = endings
cli-train-round = round { $round }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, won { $low } to { $high } %; { $positions ->
    [one] 1 position
   *[other] { $positions } positions
}, error { $error }
cli-train-round-score = round { $round }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, won { $low } to { $high } %, mean score { $score }; { $positions ->
    [one] 1 position
   *[other] { $positions } positions
}, error { $error }
cli-train-done = The weights are in { $file }.
cli-train-enough = { $file } already has { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}: `--rounds` allows more.

## Server

cli-serve-address = expected an address and a port, such as 127.0.0.1:8080 or [::1]:8080
cli-serve-at = Underdeck is at { $page } until you press Ctrl-C.
cli-serve-web = The offline edition is at { $page }.
cli-serve-new = A new, empty store was created: { $file }
cli-serve-public = Every machine that can reach this one can now play and keep games here. The connection is not encrypted: put a TLS proxy in front.
cli-serve-no-browser = No browser could be opened: open the address yourself.
cli-serve-address-used = { $why }: name another address or port with `--addr`

## Skill, and two versions of a game

cli-tune-targets = two options are tuned to one target: leave out an option or a target
cli-skills-title = What skill is worth in { $game }: { $n ->
    [one] 1 deal
   *[other] { $n } deals
}, seed { $seed }
cli-skills-won = Won: { $rates }.
cli-skills-scored = Mean scores: { $rates }.
cli-skills-left-out = Left out: { $player } played the same games as { $to }, move for move, in all { $n }.
cli-skills-identical = { $player } played the same games as { $to }, move for move, in all { $n }.
cli-skills-deals = The solver rates them: { $shares }.
cli-skills-share = { $n } { $level }
cli-skills-bounds = Not covered: what better players would win. The solver knows all hidden cards; no player does.
cli-skills-players = Players
cli-skills-player = player
cli-skills-score = mean score
cli-skills-simulations = Skill by simulations
cli-skills-simulated = simulations per move
cli-skills-levels = Won by the difficulty of the deals
cli-skills-levels-score = Mean scores by the difficulty of the deals
cli-skills-level = deals
cli-skills-number = number
cli-skills-note = The solver's win leaves its policy never in easy deals, once in fair ones and more often in hard ones. Lost deals cannot be won.
cli-skills-easy = easy
cli-skills-fair = fair
cli-skills-hard = hard
cli-skills-lost = lost
cli-skills-open = open
cli-compare-title = Two versions of { $game }
cli-compare-differs = What differs
cli-compare-option = option
cli-compare-first = first version
cli-compare-second = second version
cli-compare-ruling = ruling
cli-compare-name = what it is
cli-compare-same = Everything else is the same.
