## The page of a game

tui-game-begin = Start a game
tui-game-begin-note =
    { $summary }

    A new deal with the options below.
tui-game-todays = Today's deal
tui-game-puzzles = Puzzles
tui-game-puzzles-note = Find the few moves that still win.
tui-game-guide = Guided game: { $title }
tui-game-guide-done = done ✓
tui-game-guide-note = A fixed deal that explains every move. Play other moves, leave the guide and come back whenever you like.
tui-game-how-note = The game in our own words, in a few minutes.
tui-game-rules = Full rules
tui-game-rules-note = The reference that the program follows. Every rule has its number.
tui-game-rules-title = The rules of { $game }
tui-game-tables-note = Prices, ranks, damage and points, to look up.
tui-game-rulings = Rulings
tui-game-rulings-note = Where the rulebook has a gap, we play one reading of it. Choose another one here; the rules explain both.
tui-game-options = Options for new games
tui-game-chosen = New games are shuffles that can be won, a choice of the program: set “Winnable deals” below to off for a plain shuffle.
tui-game-option-takes = Accepts { $kind }.
tui-game-option-default = Default: { $value }.

## Campaigns

tui-campaign-new-note = Connected games, one after another, with a story between them. A single one is a matter of the options below.
tui-campaign-continue = Campaign { $name }
tui-campaign-title = { $name }: { $game }
tui-campaign-next = Next to play
tui-campaign-begun = started
tui-campaign-story = Its story
tui-campaign-progress = Progress
tui-campaign-played = { $n ->
    [one] 1 chapter played
   *[other] { $n } chapters played
}
tui-campaign-look-at = Replay chapter { $n }
tui-campaign-over = The campaign is over
tui-campaign-none = there is no campaign { $name }, or no such chapter
