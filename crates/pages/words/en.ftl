# The texts of the pages in English. Every other language has the same messages with the same arguments.

## On every page

tagline = The table for solo dungeon card games
skip = Skip to the page
foot = Underdeck sets the table; your moves stay on this server.
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
result-none = not over
result-winner = player { $seat } won
informed = informed
won = Won
lost = Lost

## Statistics

statistics-none = No game has been finished yet.
download-all = Download everything as
games-own = Your own games
games-daily = Deals of the day
games-informed = Informed games, counted separately
games-again = { $n ->
    [one] { $n } more was a repeat of a deal of the day and is not counted.
   *[other] { $n } more were repeats of a deal of the day and are not counted.
}
streak = Winning streak
streak-longest = { $current }, longest { $longest }
score-best-label = Best score
score-best = { $best }, mean { $mean }
score-mean = Mean score
last-results = Last results:
trend = Wins over time
since = Since
plot-of = { $what }; the table has the same numbers
as-a-table = As a table
rate = { $share } won; with 95 % confidence { $low } to { $high }
days-in-a-row = { $current ->
    [0] No run of days at present; the longest was { $longest ->
        [one] { $longest } day
       *[other] { $longest } days
    }.
    [one] { $current } day in a row with a finished deal; the longest run was { $longest ->
        [one] { $longest } day
       *[other] { $longest } days
    }.
   *[other] { $current } days in a row with a finished deal; the longest run was { $longest ->
        [one] { $longest } day
       *[other] { $longest } days
    }.
}

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

## A record

record-of = A record of { $game }
record-print = Print
print-note = Your browser prints this page without its buttons.
back-to-game = Back to the game
player = Player
date = Date
deal = Deal
house-rules = House rules
cause = Ending
aids = Aids

## The result as a picture

result-picture = Share as a picture
daily-of = Deal of { $day }
deal-of = Deal { $code }

## The page of a game

designed-by = Designed by { $designer }.
how-won = How it is won
how-long = How long it is
how-hard = How hard it is
length-measured = In { $games } games of a sensible player, half took at most { $median } moves, and 95 % at most { $most }.
winnable-measured = Of { $deals } deals solved with all luck known, { $low } to { $high } % can be won.

## Settings

language = Language
language-auto = As in your browser

## The first page

home-lead = A standard deck, a shelf of rulebooks, and a referee who never errs. Choose a game.
continue-playing = Continue playing
today = The deals of { $day } are the same for everybody. You have finished { $n } of { $of }.
deal-sent = A deal somebody sent you
deal-code = Deal code
deal-open = Open the deal
record-open-other = Or open a record of a game somebody played.
games-played = { $n } played
ended = ended
by = By { $designer }
seats = 1 to { $n } players
learn = Learn by playing
learn-note = A guided game explains each move of a first game. Play as you like: it goes on as long as it can.
deal-cards = Deal the cards

## Lists of games and boards

finished-games = Finished games
when = When
view = View
replay = Replay
record = Record
after-the-day = after the day
board = Board
board-empty = Nobody has finished it yet.
rank = Rank
name = Name
unnamed = unnamed
you = (you)
with-aids = with { $aids }
none-yet = None yet.

## Records

records-lead = Every game is a text that anybody can read, replay and check.
record-open = Open a record
record-file = A file
record-text = Or paste its text
record-check = Check and open

## Starting a game

start = Start
house-rules-seed = House rules and seed
seed = Seed
seed-note = A whole number that fixes the cards. Leave it empty for a random deal.
rulings = Rulings
rulings-note = Where the rulebook leaves a gap, we play one reading of it. These are the others; each is told beside ours in the rules.
deal-with-rules = Deal with these rules
continue = Continue
deal-play = Play this deal
deal-mine = Your games of this deal

## A day's deals

dailies-of = Deals of { $day }
days = Days
today-link = Today
daily-lead = The same cards for everybody. The day begins and ends at midnight in UTC; the first game you finish counts.
your-result = You:
continue-game = Continue { $game }
play-game = Play { $game }
not-played = You did not play it.
result-to-share = Your result to share, without spoilers

## The end of a game

you-won = You won
you-lost = You lost
rank-of = Rank { $rank } of { $of } on this deal; the first end counts:
informed-note = The game counts as informed:
at-the-end = At the end:
another-deal = Another deal
deal-again = This deal again
continue-campaign = Continue the campaign
result-and-board = Result and board
result-share = Share the result

## Around the table

table = Table
what-to-do = What to do
beside-table = Beside the table
now = Now
log = Log
rules = Rules
rules-behind = The rules behind it
lines = Lines
undo = Undo
redo = Redo
hint = Hint
guide = Guide
guide-strayed = That was not the guide's move. The guide goes on from here.
guide-leave = Leave the guide
moves-legal = { $n ->
    [0] No moves
    [one] { $n } move
   *[other] { $n } moves
}
moves-with-this = { $n ->
    [0] No moves with this
    [one] { $n } move with this
   *[other] { $n } moves with this
}
taken-back = Taken back.
at-start = At the start.
at-move = At move { $n }.
new-game = A new game.
chosen = Chosen
glows = What glows goes with it.
put-back = Put it back
keys = Keys
close = Close

## Review

review = Review
review-chance = The chance to win before each decision, and the end
review-score = The expected score before each decision, and the end
review-slips = What cost most
review-all = Every decision
review-closer = Look closer
review-played = Played
review-before = Before
review-after = After
review-best = Better
review-cost = Cost
review-luck = Luck
review-word = In a word

## The offline edition
device = This device
device-foot = Underdeck lays the table; your games stay in this browser.
device-boards = Boards and sealed deals of the day need a server. The deals here follow from the date or the code, the same on every device, and the board lists your own games.
device-damaged = A part of the journal was damaged and has been set aside with its bytes kept. The page “This device”, linked below, says more.
device-forgets = This browser keeps nothing for this page: a private window, or storage is turned off. You can play, but your games are gone when the window is closed. Export what you want to keep.
device-lead = This edition runs in your browser alone. It needs no network, and your games are on this device and nowhere else.
device-keeps = What it keeps
device-kept = { $games ->
    [one] One game
   *[other] { $games } games
} and { $campaigns ->
    [one] one campaign.
   *[other] { $campaigns } campaigns.
}
device-room = The browser has stored { $used } MiB for it and allows { $most } MiB.
device-persistent = The browser has promised to keep it even when space is short.
device-not-persistent = When space is short, the browser may delete it. Installing the site, or asking for it here, makes that less likely.
device-persist = Ask the browser to keep it
device-aside = { $parts ->
    [one] One damaged part of the journal was set aside. It is in the exported file as it was found.
   *[other] { $parts } damaged parts of the journal were set aside. They are in the exported file as they were found.
}
device-file = Everything as a file
device-file-lead = The file holds every game with every line, your campaigns and your settings. Imported on another device, it adds what is missing there and replaces nothing that is newer.
device-export = Export everything
device-import-file = A file exported here or on another device
device-import = Import it
device-install = Install it
device-install-now = Install it now
device-install-android = Android: choose “Install app” or “Add to Home screen” in the browser's menu.
device-install-ios = iPhone and iPad: open the page in Safari, tap Share, then “Add to Home Screen”.
device-install-desktop = Desktop: Chromium and Edge have an install icon at the end of the address bar; Firefox plays it in a tab.
update-ready = A new version is ready. Your games stay as they are.
update-now = Use it now
