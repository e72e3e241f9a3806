## Home

tui-home-title = Home
tui-home-motto = solo dungeon card games, one table for all
tui-home-games = Games
tui-home-campaigns = Campaigns
tui-home-more = More
tui-home-continue = Continue
tui-home-continue-game = Continue: { $what }
tui-home-open = Already open; ] and [ switch between open games.
tui-home-broken = (the records of this campaign do not check out)
tui-home-code-note = Play a deal that you were sent. Its code holds the game, the options and the luck.
tui-home-practice = Practice
tui-home-practice-note = Your own mistakes, found by reviews. Each comes back until you solve it.
tui-home-statistics = Statistics
tui-home-statistics-note = Wins, streaks, scores and lengths for each game and each set of options.
tui-home-records = Records
tui-home-records-note = Every finished game, latest first. Replay any of them move by move.
tui-home-settings = Settings
tui-home-settings-note = Language, theme, suits, motion, mouse, and the options for new games.
tui-home-help = Keys and help
tui-home-help-note = Every key, what the mouse does, and what the marks mean.
tui-home-leave-note = Every game is saved after every move. Nothing is lost.

## A game in the list

tui-home-by = By { $name }.
tui-home-facts = A game takes { $length }. It is { $difficulty }.
tui-home-new = not played yet
tui-home-never-played = New to it? Start with a guided game on its page.
tui-home-streak = Longest streak: { $streak }.
tui-home-best = Best score: { $score }.
tui-home-length = { $n ->
    [one] Your games take about 1 move.
   *[other] Your games take about { $n } moves.
}
tui-home-today-open = open
tui-home-today-note = The same deal for everybody today. It changes at 00:00 UTC; your first finished game counts.
tui-home-today-begun = Started.
tui-home-today-done = Played. Press Enter for a card of your result to share.

## A game that another program has open, and damaged files

tui-home-elsewhere = This game is open elsewhere
tui-home-elsewhere-intro = { $game }: { $holder }. A game can be open in one window only.
tui-home-leave-open = Leave it there
tui-home-look = View it as last saved
tui-home-take-over = Take it over; the other window can no longer save it
tui-home-repairs = Damaged games were found
