## Settings

tui-settings-all = General
tui-settings-options-note = The options that new games start with.
tui-settings-file = Kept in { $file }
tui-settings-keys-unknown = `keys.{ $command }`: there is no such command, expected one of { $known }
tui-settings-keys-invalid = `keys.{ $command }`: found `{ $key }`, expected a small letter or a sign, `ctrl-` and a letter, or one of { $names }
tui-settings-keys-taken = `keys.{ $command }`: `keys.{ $other }` has the key `{ $key }` too
tui-needs-terminal = the full-screen table needs a terminal at both ends; line mode does without

## Statistics

tui-stats-title = Statistics
tui-stats-intro = A deal of the day counts once. Games with the solver or a peek are counted separately.
tui-stats-nothing = No finished games yet.
tui-stats-defaults = Without house rules
tui-stats-export = Export
tui-stats-csv = Export all finished games as CSV
tui-stats-json = Export all finished games as JSON
tui-stats-export-note = To a file in the folder where the program was started.
tui-stats-written = { $n ->
    [one] 1 game written to { $file }.
   *[other] { $n } games written to { $file }.
}
tui-stats-own = Your own games
tui-stats-informed = Solver used or peeked
tui-stats-again = { $n ->
    [one] 1 repeated game of a deal of the day, not counted.
   *[other] { $n } repeated games of a deal of the day, not counted.
}
tui-stats-rate = { $wins } of { $games } won: { $share } % (95 % interval { $low } to { $high } %).
tui-stats-streak = Winning streak { $now }, best { $longest }.
tui-stats-scores = Scores: best { $best }, mean { $mean }.
tui-stats-chart-scores = Scores
tui-stats-chart-lengths = Moves
tui-stats-last = Latest results
tui-stats-card = Your result in { $game }
tui-stats-card-note = It shows how the game went and reveals no card. y copies it; it is also printed when you leave.

## Puzzles

tui-puzzles-title = Puzzles: { $game }
tui-puzzles-intro = Find the few moves that still win. The solver has proved that every other move loses.
tui-puzzles-standing = { $tried } of { $count } tried, { $right } right at once. Puzzle of the day: streak { $days }, best { $best }.
tui-puzzles-done = answered
tui-puzzles-level = level { $level }
tui-puzzles-right = right at once
tui-puzzles-wrong = missed at first
