## On every page

tagline = The table for solo dungeon card games
skip = Skip to content
foot = Your games are stored on this server.
games = Games
game = Game
all-games = All games
daily = Daily
campaigns = Campaigns
records = Records
statistics = Statistics
settings = Settings
help = Help
credits = Credits

## Numbers and results

decimal = { $n }
moves = { $n ->
    [0] no moves yet
    [one] { $n } move
   *[other] { $n } moves
}
moves-label = Moves
score = Score
score-of = score { $score }
result = Result
result-won = won
result-lost = lost
result-draw = a draw
result-none = in progress
result-winner = player { $seat } won
informed = peeked
won = Won
lost = Lost
# A table in a text, for screen readers.
text-table = Table
