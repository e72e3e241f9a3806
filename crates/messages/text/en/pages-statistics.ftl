## Statistics

statistics-none = No finished games yet.
luck-adjusted = adjusted for luck
luck-link = Your skill, adjusted for luck
luck-meaning = How much the cards and dice gave you is measured by the value of each position and subtracted. The long-run average stays the same, but fewer games are enough to know it. The greedy player plays the same deals. Only your latest games count, without peeked games and games with your own cards; each set of house rules needs { $few } games.
luck-none = Not enough games yet: { $few } are needed.
luck-games = { $n } games
luck-you = You
luck-won = Wins, adjusted
luck-score = Score, adjusted
luck-better = You play better than the greedy player: win rate { $share } ({ $low } to { $high }).
luck-worse = The greedy player plays better than you: your win rate { $share } ({ $low } to { $high }).
luck-close = No clear difference from the greedy player: win rate { $share } ({ $low } to { $high }).
download-all = Download everything as
games-own = Your own games
games-daily = Deals of the day
games-informed = Peeked or solver used, counted separately
games-own-cards = Games with your own cards
games-repeated = { $n ->
    [one] { $n } repeat of a deal of the day is not counted.
   *[other] { $n } repeats of deals of the day are not counted.
}
streak = Winning streak
streak-longest = { $current }, best { $longest }
score-best-label = Best score
score-best = { $best }, average { $mean }
score-mean = Average score
last-results = Last results:
trend = Wins over time
since = Since
plot-of = { $what }; the table has the same numbers
as-a-table = As a table
rate = { $share } won (95 % confidence: { $low } to { $high })
daily-streak = Daily streak { $current }, best { $longest }.

## The calendar of deals of the day

calendar = Calendar
calendar-of = Your deals of { $month }
day-result = { $day }: { $n ->
    [0] nothing finished
    [one] { $n } deal finished, { $won } won
   *[other] { $n } deals finished, { $won } won
}
monday = Mon
tuesday = Tue
wednesday = Wed
thursday = Thu
friday = Fri
saturday = Sat
sunday = Sun
month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
month-long = { $month } { $year }
day-long = { $day } { $month } { $year }
