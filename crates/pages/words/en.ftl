# The texts of the pages in English. Every other language has the same messages with the same arguments.

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
month-long = { month } { $year }
day-long = { $day } { month } { $year }

## A record

record-of = { $game }: record
record-print = Print
print-note = The buttons are not printed.
back-to-game = Back to the game
player = Player
date = Date
deal = Deal
house-rules = House rules
cause = Ending
aids = Help used

## The result as a picture

result-picture = Share as a picture
daily-of = Deal of { $day }
deal-of = Deal { $code }

## The page of a game

designed-by = Designed by { $designer }.
game-aim = How to win
game-length = Length
game-difficulty = Difficulty
length-measured = Half of { $games } computer games ended within { $median } moves, 95 % within { $most }.
winnable-measured = With perfect foresight, { $low } to { $high } % of deals can be won ({ $deals } solved).

## Settings

language = Language
language-auto = Same as browser

## The first page

home-lead = A standard deck, a stack of rulebooks, and a referee who never errs. Choose a game.
continue-playing = Continue playing
today =
    Deals of { $day }: { $n ->
        [0] none of { $of } finished yet
       *[other] { $n } of { $of } finished
    }. Everyone gets the same cards.
deal-sent = Play a deal from a friend
deal-code = Deal code
deal-open = Open the deal
record-open-other = Or open a record of a finished game.
games-played = { $n } played
ended = ended
by = By { $designer }
seats = 1 to { $n } players
learn = Learn by playing
learn-note = A guide explains each move of your first game. Play your own moves if you like; it follows as far as it can.
deal-cards = Deal the cards

## Lists of games and boards

finished-games = Finished games
when = When
view = View
replay = Replay
record = Record
after-the-day = after the day
board = Leaderboard
board-empty = No finished games yet.
rank = Rank
name = Name
unnamed = unnamed
you = (you)
with-aids = with { $aids }
none-yet = None yet.

## Records

records-lead = Every game is a text that anyone can read, replay and check.
record-open = Open a record
record-file = File
record-text = Or paste its text
record-check = Check and open

## Starting a game

start = Start
house-rules-seed = House rules and seed
seed = Seed
seed-note = A whole number that fixes the cards. Leave it empty for a random deal.
rulings = Rulings
rulings-note = Where the rulebook is unclear, we follow one reading. These are the alternatives; the rules explain each.
own-cards = Play with my own cards
own-cards-note = Shuffle and deal your own deck, and enter each card as it turns up. Underdeck does the rest.
own-cards-deal = your own cards
card-field = Card
card-enter = Enter
card-rank = Rank, then press a suit
card-suit = Suit
cards-above = Enter the card above: type it, or choose a rank and press a suit.
entered-so-far = Cards and rolls entered
correct-this = Correct this entry
correct-entry = Correct an entry
correct-wrong = Wrong entry
correct-right = Correct card or roll
correct-button = Correct
correct-note = Later entries are replayed until one no longer fits. The game as it was is kept as a variation.
corrected-label = Corrected.
deal-with-rules = Deal with these rules
continue = Continue
deal-play = Play this deal
deal-mine = Your games of this deal

## A day's deals

dailies-of = Deals of { $day }
days = Days
today-link = Today
daily-lead = Everyone gets the same cards. The deals change at 00:00 UTC; your first finished game counts.
your-result = You:
continue-game = Continue { $game }
play-game = Play { $game }
not-played = Not played.
result-to-share = Your result, without spoilers

## The end of a game

you-won = You won
you-lost = You lost
player-won = Player { $seat } won
rank-of = Rank { $rank } of { $of } on this deal (your first finished game counts):
informed-note = Peeked:
at-the-end = At the end:
another-deal = Play another deal
deal-again = Play this deal again
continue-campaign = Continue the campaign
result-and-board = Result and leaderboard
result-share = Share the result

## Around the table

table = Table
what-to-do = What to do
beside-table = Panels
now = Now
log = Log
rules = Rules
rules-behind = Rules for this
variations = Variations
undo = Undo
redo = Redo
hint = Hint
guide = Guide
guide-strayed = Not the guide's move, but the guide continues from here.
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
undone = Undone.
at-start = At the start.
at-move = At move { $n }.
new-game = New game.
chosen = Selected
choose-target = Now tap a highlighted card or place.
put-back = Deselect
keys = Keys
close = Close

## Review

review = Review
review-chance = Your chance to win before each decision, and the result
review-score = Your expected score before each decision, and the result
review-slips = Your costliest decisions
review-all = All decisions
review-closer = Analyse more closely
review-played = Played
review-before = Before
review-after = After
review-best = Better
review-cost = Cost
review-luck = Luck
review-verdict = Verdict
review-underway = The coach is reviewing this game: { $percent } %.
review-waits = The coach is reviewing other games first.
review-reload = Check again

## Practice

practice = Practice
practice-lead = Your own mistakes come back here until you solve them.
practice-ask = { $game }, move { $n }: which move is best?
practice-next = Next exercise

## Puzzles

puzzles = Puzzles
puzzles-lead = Positions in which only a few moves still win. Every card is known, and the solver has proved that all other moves lose.
puzzles-tried = { $tried } of { $count } tried, { $right } solved first time.
puzzles-days = Daily puzzle streak { $days }, best { $best }.
puzzle-daily = Puzzle of the day
puzzle-next = Next puzzle
puzzle-level = Level { $level }
puzzles-chance = Last chance to win
puzzles-departures = Wins that need two or more unusual moves
puzzles-plan = One winning plan, move by move
puzzle-title = { $game }, puzzle { $n } of { $count }, level { $level } of { $levels }
puzzle-ask =
    { $answers ->
        [one] Only one of these { $legal } moves still wins. Which?
       *[other] Only { $answers } of these { $legal } moves still win. Find one.
    }
puzzle-open = Face-down cards, in the order they will come
puzzle-again = Try again
puzzle-solution = Show the solution

## The offline edition
device = This device
device-foot = Your games are stored in this browser.
device-boards = Sealed deals of the day and shared leaderboards need a server. Here the deals follow from the date or the code, the same on every device, and the leaderboard lists your own games.
device-damaged = A part of your saved data was damaged and set aside unchanged. See “This device”, linked below.
device-forgets = This browser stores nothing for this page: the window is private, or storage is off. You can play, but your games are lost when you close the window. Export those you want to keep.
device-lead = This edition runs in your browser and needs no network. Your games are stored on this device only.
device-keeps = Stored here
device-kept = { $games ->
    [one] One game
   *[other] { $games } games
} and { $campaigns ->
    [one] one campaign.
   *[other] { $campaigns } campaigns.
}
device-room = { $used } MiB stored; the browser allows { $most } MiB.
device-persistent = The browser keeps your games even when space is short.
device-not-persistent = The browser may delete your games when space is short. Install the site or ask for lasting storage to make that less likely.
device-persist = Ask for lasting storage
device-aside = { $parts ->
    [one] One damaged part was set aside. The exported file contains it unchanged.
   *[other] { $parts } damaged parts were set aside. The exported file contains them unchanged.
}
device-file = Everything in one file
device-file-lead = The file contains every game with all variations, your campaigns and your settings. Importing it on another device adds what is missing there and replaces nothing newer.
device-export = Export everything
device-import-file = File exported here, on another device, on a server or in the terminal
device-import = Import the file
device-link = Play on another device too
device-link-lead = If this edition came from an Underdeck server, you can exchange games with it. Make a code on the server's page “Your data” and enter it here within ten minutes. Nothing is lost: a game that you continued in both places keeps both as variations.
device-link-code = Code
device-link-do = Link and exchange games
device-linked = This device is linked to your player on the server.
device-synced = Games last exchanged: { $at }.
device-sync = Exchange games now
device-unlink = Unlink this device
device-install = Install
device-install-now = Install now
device-install-android = Android: choose “Install app” or “Add to Home screen” in the browser's menu.
device-install-ios = iPhone and iPad: open the page in Safari, tap Share, then “Add to Home Screen”.
device-install-desktop = Desktop: Chromium and Edge show an install icon at the end of the address bar. Firefox plays it in a tab.
update-ready = A new version is ready. Your games are kept.
update-now = Update now

## Rules and help

rules-of = Rules of { $game }
how-to-play = How to play { $game }
rules-every = All rules of { $game }
rules-all = All rules
key = Key
key-does = Action
key-letters = You can switch off single-letter keys in the settings:
key-arrows = Arrows, Home, End
key-enter = Enter, Space
key-one-to-nine = 1 to 9
does-tab = next area where you can do something, then the moves
does-arrows = next card in that direction
does-enter = press, select or deselect
does-escape = deselect everything
does-number = the move with this number
does-undo = undo
does-redo = redo
does-hint = hint
does-panels = panels: moves, log, rules, variations, game
does-prompt = read out the prompt
does-repeat = repeat what happened
does-ask = explain the focused item
does-keys = show these keys

## Credits

credits-games = The games
credits-drawings = The drawings
credits-drawn = The cards, symbols, court figures, backs, dice, scenes, pictures and emblems were drawn for Underdeck; its own program makes the sounds. They have the licences of the program.
credits-icons = { $n } icons come from game-icons.net, licensed under Creative Commons Attribution 3.0 (CC BY 3.0). Artists: { $artists }.
credits-program = The program
credits-licence = Underdeck is free software, licensed under MIT or Apache-2.0 at your option.

## Settings

your-name = Your name
your-name-note = Shown on your records and on leaderboards. Optional.
theme = Theme
theme-auto = Same as system
theme-light = Light
theme-dark = Dark
forced = Forced moves
forced-auto = Play automatically in games that have many
forced-on = Always play automatically
forced-off = Play them myself
the-table = The table
save = Save
four-colours = Four colours
four-colours-note = Clubs are green and diamonds blue.
suit-letters = Suit letters
suit-letters-note = C, D, H or S beside each suit.
larger = Larger cards and text
larger-note = Everything is one size larger.
motion = Animate cards, dice and numbers
motion-note = Off if your system asks for reduced motion.
sound = Sound
sound-note = Cards, dice, gains, losses and the end of a game.
haptics = Vibration
haptics-note = On devices that have it.
letter-keys = Letter keys
letter-keys-note = U for undo, R for redo, H for a hint; see Help.
confirm-setting = Confirmations
confirm-setting-note = Ask before a move that ends the game, an undo that marks it as peeked, the solver and the coach. Deals of the day always ask.
look-felt = Felt
look-own = As in the game
look-green = Green
look-blue = Blue
look-wine = Wine
look-slate = Slate
look-backs = Card backs
look-lattice = Lattice
look-bricks = Bricks
look-waves = Waves
look-scales = Scales
look-deck = Cards
look-drawn = With pictures
look-bold = Large rank and suit
look-night = Dark paper
look-volume = Volume
look-normal = Normal
look-soft = Soft
look-loud = Loud

## Starting a game

which-deal = Which deal?
which-note = Easy, fair and hard deals can all be won; the solver has checked. A deal with a seed is dealt exactly as it comes.
which-winnable = A winnable deal
which-easy = An easy deal
which-fair = A fair deal
which-hard = A hard deal
which-any = Any deal
deal-of-game = { $game }, deal { $code }
board-replayed = The server has replayed every game on this leaderboard, move by move. But anyone could have looked up the deal by its code before playing. No one can look up the
option-range = { $min } to { $max }. Our default: { $default }.
option-default = Our default: { $default }.
yes = yes
no = no

## Campaigns

campaigns-lead = A series of games, chapter by chapter. The campaign's seed decides the cards of every chapter.
campaigns-none = No campaigns yet.
campaign-begin = Start a campaign
campaign-start = Start
campaign-name = Campaign name
campaign-continue = Continue the chapter
campaign-ended = The campaign has ended.
campaign-ended-with = The campaign has ended: { $result }.
campaign-now = Open chapters
campaign-play = Play { $chapter }
achievements = Achievements
chapters-played = Chapters played

## A sealed day

sealed-proof = Proof that the deal was sealed
sealed-before = SHA-256, published before the day
sealed-what = Sealed text
sealed-after = revealed after the day
sealed-title = No one knows the cards beforehand
sealed-how = Each day's deals are drawn well in advance, and their SHA-256 is published here. After the day the deals are revealed: anyone can compute the SHA-256, deal the same cards and replay every game on the leaderboard.
sealed-program = does this for you. For other programs:
sealed-days = the sealed days
sealed-this-day = this day revealed
coming-days = Coming days
coming-day = Coming day
coming-hash = SHA-256 of its deals

## Errors and questions

status = Status { $n }
cancel = Cancel
silent = The server does not answer. Nothing was lost.
try-again = Try again
error-not-found = Not found
error-not-found-help = A game opens only in the browser that started it, or on a linked device.
error-wrong = That did not work
error-wrong-help = Go back and correct it.
error-forbidden = This request did not come from our pages
error-forbidden-help = Reload the page and try again; cookies must be allowed for this site.
error-unknown-help = Send the header `Authorization: Bearer TOKEN`; POST /api/v1/players returns a token.
error-withheld = Not yet
error-withheld-help = It will be shown once it gives no advantage.
error-stale = The game has moved on
error-stale-help = Look at the table again, then move.
error-unconfirmed-help = To confirm, send the request again with `"confirm": true`.
error-too-large = Too large
error-too-large-help = Send something smaller.
error-too-many = Too many
error-too-many-help = Wait a moment, then try again.
error-busy = Busy
error-busy-help = Try again in a moment.
error-slow = This took too long
error-slow-help = Check whether it worked before you try again.
error-internal = Something went wrong
error-internal-help = Your games are safe. Please report how this happened.
moved-on = The game has moved on since this page was loaded, perhaps in another tab. Your move was not played. The table below is up to date.
ask-solver = Ask the solver?
ask-solver-what = it knows all hidden cards and future rolls, and says whether this game can still be won. The game will be marked as peeked and kept off the leaderboard
ask-solver-button = Ask the solver
ask-evaluation = Turn on live evaluation?
ask-evaluation-what = the coach shows your chance to win, or your expected score, before and after each move. The game will be marked as coached and kept off the leaderboard
ask-evaluation-button = Turn on evaluation
undo-agree = Undo the last move?
undo-agree-what = player { $of }: player { $by } asks to undo the last move. Do you agree?
undo-agree-what-informed = player { $of }: player { $by } asks to undo the last move. It revealed something hidden, so the game will be marked as peeked. Do you agree?
undo-agree-button = Agree and undo
undo-seen = Undo a move that revealed something?
undo-seen-what = it rolled a die or revealed something hidden. The game will be marked as peeked and ranked below all games that are not
undo-seen-button = Undo anyway
end-game = End the game?
resign = Resign the game?
archive-question = Archive this game?
archive-what = It leaves your lists, but its address still works. It still counts as an attempt at its deal.
archive-button = Archive the game

## Between two seats

turn-of = It is player { $seat }'s turn
turn-of-title = { $game }: player { $seat }'s turn
hand-over = Pass the screen to player { $seat }. No one else should look until the turn is over.
shown-to-you = Shown to you
show-my-table = I am player { $seat }: show my table
the-other-player = The other player.
variations-later = Variations are hidden until the game is over, because they would reveal the other player's moves.

## Panels beside the table

happened = What happened
happened-none = Nothing yet.
moves-earlier = { $n ->
    [one] { $n } earlier move
   *[other] { $n } earlier moves
}
ask-nothing = No explanation for this.
ask-rules = Rules:
ask-about = Ask about a card, a place or a term
refused-because = Not allowed:
rules-choose = Select something, or press § beside a move.
variations-tried = Variations
variations-note = Go to any position. Nothing you played is lost.
variation-start = Start
solver = Solver
informed-by = peeked ({ $how })
record-save = Save the record
still-winnable = Can it still be won?
evaluation-on = Turn on live evaluation
evaluation-off = Turn off live evaluation
could-be-won = Could this deal have been won?
archive-game = Archive the game
code-after-game = The deal code is shown when the game is over.
code-later = The deal code is shown after the day.
code-share = share it, and everyone gets the same cards
sum-of-ranks = { $n } cards, ranks add up to { $sum }

## A replay

position = Position
move-of = Move { $n } of { $of }
move = Move
go = Go
at-the-start = The start.
winnable-here = Could it still be won here?
solver-line = The solver's moves are shown below. Step through them.
last-winnable = Your last winnable position
to-start = To the start
one-back = Back one move
one-forward = Forward one move
to-end = To the end
verdict-only-move = only move
verdict-inaccuracy = inaccuracy
verdict-mistake = mistake
verdict-blunder = blunder
fortune-lucky = lucky
fortune-unlucky = unlucky
record-open-question = Open this record?
record-open-what = It is checked move by move, then added to your games.
record-open-button = Open the record
opponent = Second player
opponent-person = Someone at this screen
opponent-program = The program
opponent-note = For modes with two players. The program sees only what its seat may see, and is your partner when you play together. The record names it.

## Two players at two devices
opponent-device = Someone on another device
result-left = left
pace = Time for a move
pace-none = No limit
pace-minutes = 5 minutes
pace-day = 1 day
pace-days = 3 days
pace-week = 1 week
pace-seconds = { $n } seconds
pace-note = If a player takes longer, the other may end the game. Without a limit, the game can pause as long as you like.
own-seat = Your seat
seat-first = Player 1
seat-second = Player 2
invitation = A game of { $game } for two
invitation-from = { $name } invites you to play as player { $seat }, on this device.
invitation-take = Take the seat
invitation-learn = How to play
invitation-taken = This seat is taken, or the game is over.
apart-turn = It is your turn.
apart-turn-short = Your turn
apart-waits = It is the other player's turn.
apart-waits-short = Waiting
apart-alone = The other seat is free.
apart-over = The game is over.
apart-left = You have left the game.
apart-other-left = The other player has left the game.
apart-left-duel = You have left the game. The other player has won.
apart-other-left-duel = The other player has left the game. You have won.
apart-thinks = The other player is here, thinking.
left-rule = Resigning or running out of time loses a duel; a game with a partner simply ends.
link-copy = Copy the link
link-share = Share the link
link-copied = Link copied
apart-there = The other player is here.
apart-away = The other player is away.
apart-cut = No connection. The page keeps trying.
apart-until = Time limit: { $until } UTC.
apart-link = Send this link to the other player:
apart-qr = Show as a QR code
apart-asked = You have asked to undo your move.
apart-asks = The other player asks to undo a move. Do you agree?
apart-ask-back = Ask to undo my move
apart-claim = End the game (time is up)
apart-rematch = Rematch (swap seats)
apart-next = Go to your next game
leave-game = Resign
leave-game-what = The game ends. In a duel, the other player wins.
watch-spectators = Spectators
watch-what = Anyone with the link can watch, but not play.
watch-make = Let others watch
watch-link = Send this link to spectators:
watch-stop = Stop sharing
watch-title = Watching { $game }
watch-from = { $name } is playing.
watch-live = You are watching. The table updates by itself.
watch-secrets = The players have hidden cards, so this page shows the game after its end.
watch-day = Others are still playing this deal of the day. This page shows the game after { $day } (UTC).
watch-over = Game over: { $result }. These are the moves.
watch-seat = Player { $seat }'s view.
watch-left = A player left the game before its end. These are the moves.
watch-again = The two are playing again.
watch-next = Watch their next game
my-games = My games
mine-own = Your turn
mine-other = Waiting for the other player
mine-alone = Other games in progress
mine-over = Recently finished
mine-none = No games in progress.
turn-own = Your turn since { $since } UTC
turn-other = The other player's turn since { $since } UTC
two-devices = On two devices

## What a server keeps of a player
account = Your data
account-note = use it on another device, export it or delete it
account-lead = Your games are tied to this browser by a cookie. Here you can link another device, export them or delete them.
account-link = Another device
account-link-lead = A code gives another device access to the same games. It works once, within ten minutes.
account-link-make = Make a code
account-link-code = Code from your other device
account-link-take = Link this device
account-link-question = Link this device?
account-link-what = This browser will show the games of the device that made the code.
account-link-loses = This browser will show the games of the device that made the code. You will lose access to the games it has now: export them first.
account-code = The code { $code } works until { $until } UTC. Anyone who enters it here gets all your games.
account-code-link = Or open this link on the other device:
account-others = { $n ->
    [one] One more device is linked.
   *[other] { $n } more devices are linked.
}
account-unlink = Unlink all other devices
account-file-lead = The file contains your name, exercises and games with all variations, except what is still secret. You can import it on another server, or in the terminal: underdeck import FILE.
account-import-file = File exported here, on another server or by underdeck export
account-delete = Delete everything
account-delete-lead = Your games, campaigns, exercises, settings, name and leaderboard entries are deleted.
account-delete-question = Delete everything?
account-delete-what = This cannot be undone. Games for two that you started are deleted for the other player too; you resign those that you joined.

## Why something was refused
refused-record-size = the record is too large: at most { $most } KiB are allowed
refused-unfinished = you have { $most } unfinished games, the most allowed: finish or archive one first
refused-no-record = this is not a record: { $why }
refused-record-moves = the record has { $moves } moves in all its variations: at most { $most } are allowed
refused-newer = { $game } has no deal on { $day }: the game was added later
refused-sealed = the record contains the deal, which is sealed until the end of { $day } (UTC)
refused-secrets = the record would reveal the players' secrets: it is available after the game
refused-seed = `{ $seed }` is not a seed: enter a whole number from 0 to 18446744073709551615
refused-no-game-tag = the record has no tag `Game`
refused-illegal-record = the record is not a legal game: { $why }
refused-token = the form does not belong to this browser
refused-field = the field `{ $name }` is missing
refused-number = the field `{ $name }` must be a number, not `{ $value }`
refused-over = the game is over
refused-turn = it is the other player's turn
refused-alone = there is no other player yet
refused-agreement = two players play this game: an undo needs the other player's consent
refused-one-device = this game is played on one device
refused-no-own-move = you have not made a move yet
refused-not-asked = the other player has not asked to undo a move
refused-has-time = the other player still has time
refused-seat-taken = the other seat of this game is taken
refused-others-move = the last move is the other player's: only they can undo it
refused-variations = the variations would reveal the players' secrets: they are shown after the game
refused-position = this game has no position { $n }
refused-there = the game is already there
refused-seat = this game has secrets, and it is seat { $seat }'s turn: ask with seat={ $seat }
refused-variations-size = with its variations this game is larger than { $most } KiB, so nothing can be added: save the record, or continue in a new game of the same deal
refused-key = a key must have 1 to { $most } printable ASCII characters without spaces
refused-key-used = this key was used for another change: use a new one for each change
refused-no-move = no move was given
refused-deal-secret = the deal is secret until the two players have ended this game
refused-daily-again = a deal of the day can be played once: after { $day } you can play it again
refused-archive = the other player is waiting for you: resign first
refused-no-game = no game was chosen
refused-campaigns = you have { $most } campaigns, the most allowed
refused-no-chapter = no chapter was chosen
refused-chapter = chapter `{ $name }` is not open
refused-campaign = you have no such campaign
refused-invite = this link leads to no game: part of it may be missing
refused-watch = this link shows no game: the players may have stopped sharing it
refused-rematch = a rematch is possible only after the game
refused-puzzles = there are no puzzles of { $game }
refused-puzzle = there is no puzzle { $number }: choose 1 to { $most }
refused-guide = the guide must be a number
refused-no-code = no deal code was given
refused-no-seat = there is no seat { $seat }: choose 1 or 2
refused-pace = the time for a move must be 60 to { $most } seconds
refused-one-seat = with these house rules { $game } has one player: there is no seat for another device
refused-nothing = no record was given: choose a file or paste its text
refused-exercise = you no longer have this exercise
refused-no-day = this server had no deals on { $day }
refused-date = this is not a date: write it like 2026-11-21
refused-future = { $day } has not started yet (UTC)
refused-review-day = others are still playing this deal of the day: the coach reviews it tomorrow
refused-review-open = the coach reviews finished games only
refused-reviews = too many reviews are waiting: try again when some are done
refused-picture = the picture of the result is available when the game is over
refused-no-page = this page does not exist
refused-game = you have no such game
refused-name = the name `{ $name }` is taken or too similar to another: choose another name
refused-codes = too many codes were tried from your network: try again in a minute
refused-code = this code does not work: each code works once, within ten minutes. Make a new one on the other device
refused-day-sealed = the deals of { $day } are sealed until the end of the day (UTC)
refused-no-hash = no hash was published for { $day }
refused-file-games = a file may have at most { $most } games
refused-host = this server answers only to the names of its own machine
refused-percent = the address contains a % that encodes no character: write % itself as %25
refused-rate = you are sending requests faster than this server allows
refused-unlinked = this device is not linked: make a code on the server's page “Your data”
refused-unknown-device = the server no longer knows this device: link it again
refused-no-server = this edition was not loaded from an Underdeck server, or the server does not answer
refused-unreachable = the server cannot be reached. Games exchanged so far are kept: try again when you are online
refused-id = a game id has 16 lower-case letters and digits
refused-stays = this game cannot be exchanged: it has two players, or its deal is still sealed
refused-unite = the variations cannot be merged: { $why }
refused-site = the request came from another site
refused-players = too many new players came from your network: try again in a minute
refused-request-size = the request is larger than { $most } KiB
refused-not-played = { $what } Your move was not played. { $help }
refused-method = this address accepts only { $allowed }
refused-stale = the game has moved on since this page was loaded
refused-busy = the server is too busy right now
refused-slow = the request took too long
refused-ask-daily = this is a deal of the day: solver and coach are available after the day
refused-no-undo = there is no move to undo
refused-no-redo = there is no move to redo
refused-not-forced = there is no forced move here
daily-first-end = { $effect } The leaderboard counts your first finished game.
refused-large = the request is too large
refused-unread = the request cannot be read: { $why }

## Sentences of the store
store-full = no space is left to save: the disk or the store is full
store-locked = another program has locked the store
store-damaged = the store is damaged: { $why }
store-game = the stored game { $id } of { $game } is damaged: it does not match its checksum
store-in-use = another server is using this store
store-gone = { $file } was deleted, moved or replaced while the server was running
store-disk = the disk failed while saving: { $why }
store-later = the store was made by a later version of the program: its schema has version { $found }, this program knows version { $known }
store-unreachable = the database cannot be reached or used: { $why }
store-closed = the store is closed: the server is stopping
store-busy = too many changes are waiting to be saved
store-stale = the game has changed in the meantime
store-failed = the store failed: { $why }
store-not-saved = Your change could not be saved
store-is-damaged = The store is damaged
store-full-help = Free some space on the disk, then try again. Everything saved before is safe.
store-locked-help = Close the program that uses the file or wait a moment, then try again.
store-in-use-help = Stop the other server, or name another file or database.
store-gone-help = Changes are no longer saved. Stop the server, put the file back or restore a backup, and start it again.
store-disk-help = Changes are no longer saved. Check the disk, then stop the server and start it again.
store-damaged-help = Stop the server and restore a backup, as docs/hosting.md explains.
store-later-help = Use the later version of the program, or choose another file or database.
store-unreachable-help = Check that it runs and accepts this server, then try again. Everything saved before is safe.
store-again-help = Try again in a moment.
store-other-help = Try again. If the problem persists, check that the file or the database can be read and written.

## What the solver says, and the end of a game
informed-undo = a move was undone after it had revealed something
informed-solver = the solver was used
deal-unknown = No deal of the kind you chose was found in time, so this is any deal. It may not be winnable.
deal-winnable = This deal can be won. Difficulty: { $level }.
deal-lost = This deal could not be won: the solver has tried everything.
deal-can-be-won = This deal can be won.
deal-open-question = It is not known whether this deal can be won: the solver reached its limit.
until-won = The game was won.
until-move = It could be won until move { $n } ({ $move }).
until-between = It could be won after { $last ->
    [one] { $last } move
   *[other] { $last } moves
}, but no longer after { $lost ->
    [one] { $lost } move
   *[other] { $lost } moves
}. In between, the solver reached its limit.
until-limit = It could be won after { $last ->
    [one] { $last } move
   *[other] { $last } moves
}. Later, the solver reached its limit.
until-never = It could not have been won.
until-lost = It could not be won after { $lost ->
    [one] { $lost } move
   *[other] { $lost } moves
}. Before that, the solver reached its limit.
until-unknown = It is not known whether it could be won: the solver reached its limit.
score-proven = Your score: { $score }. Best possible: { $best }.
score-found = Your score: { $score }. Best found: { $best }.
score-none-better = No score better than your { $score } was found.
peek-own-cards = This game is played with real cards: the solver does not know their order.
peek-daily = This is a deal of the day: you can ask the solver after the game.
peek-two = The solver cannot be asked in a game for two.
peek-yes = This game can still be won.
peek-none = The solver has no answer: { $why }.
here-won = The game is won here.
here-winnable = It can still be won here, in { $n ->
    [one] { $n } move
   *[other] { $n } moves
}.
here-lost = It can no longer be won here.
here-open = It is not known whether it can be won here: the solver reached its limit.
closing-first = Score { $score }, your first in this game.
closing-best = Score { $score }, your best so far (before: { $best }).
closing-equal = Score { $score }, as good as your best.
closing-score = Score { $score }. Your best is { $best }.
streak-again = You won: a new streak begins.
streak-first = Your first win in this game.
streak-best = Winning streak { $n }, your best so far.
streak-now = Winning streak { $n }, best { $longest }.
streak-ends = Your winning streak of { $n } is over.
moment-close = A close call: { $name } { $value } of { $most } after move { $n }.
moment-cost = Your biggest loss: { $name } { $before } → { $after } on move { $n }, { $label }.

## What the coach says
coach-win = Coach: chance to win { $now }.
coach-score = Coach: expected score { $now }.
coach-win-before = Coach: chance to win { $now } (was { $was }).
coach-score-before = Coach: expected score { $now } (was { $was }).
review-so-far = Chance to win so far: { $start } → { $end }.
review-so-far-score = Expected score so far: { $start } → { $end }.
review-scored = You scored { $end }; from this start the { $player } player scores { $start }.
review-won = You won; from this start the { $player } player wins { $start }.
review-drew = You drew; from this start the { $player } player wins { $start }.
review-lost = You lost; from this start the { $player } player wins { $start }.
review-shares = Luck: { $luck } percentage points. Your decisions: { $skill }.
review-shares-score = Luck: { $luck } points of score. Your decisions: { $skill }.
tally = { $slips } in { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
}
tally-none = No mistakes
tally-blunders = { $n ->
    [one] { $n } blunder
   *[other] { $n } blunders
}
tally-mistakes = { $n ->
    [one] { $n } mistake
   *[other] { $n } mistakes
}
tally-inaccuracies = { $n ->
    [one] { $n } inaccuracy
   *[other] { $n } inaccuracies
}
tally-only = { $n ->
    [one] { $n } only move found
   *[other] { $n } only moves found
}
list-of = { $first } and { $last }
stroke = { $change } after move { $n } ({ $move })
strokes = Biggest luck: { $strokes }.
slip-inaccuracy = Inaccuracy: { $played } ({ $before } → { $after }), cost { $cost }. Better: { $best }, { $worth }.
slip-mistake = Mistake: { $played } ({ $before } → { $after }), cost { $cost }. Better: { $best }, { $worth }.
slip-blunder = Blunder: { $played } ({ $before } → { $after }), cost { $cost }. Better: { $best }, { $worth }.
interval-of = { $value } ({ $low } to { $high })
review-method = After each move tried, the { $player } player finishes { $n ->
    [one] { $n } game
   *[other] { $n } games
} in each of two samples (seed { $seed }).
deck = { $n ->
    [one] { $n } exercise
   *[other] { $n } exercises
} to solve, { $solved } solved.
deck-empty = No exercises yet. A review of your games makes one of each confirmed mistake.
deck-due = { $n } due now.
deck-nothing = Nothing is due.
deck-next = Next exercise in { $wait }.
exercise-solved = Solved.
exercise-back = It comes back in { $wait }.
wait-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
wait-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
wait-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
answer-best = Right! { $best }.
answer-as-good = Right! { $played } is as good as { $best }.
answer-wrong = Not the best: { $played } costs { $n ->
    [one] { $n } point
   *[other] { $n } points
}. Better: { $best }.
reply-right = Right! { $answers ->
    [one] Only { $move } still wins.
   *[other] { $move } is one of { $answers } winning moves.
}
reply-wins = For example { $line }, won in { $n ->
    [one] { $n } move
   *[other] { $n } moves
}.
reply-wrong = No: after { $move } the game cannot be won ({ $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
} checked).
reply-at-once = The game ends at once:
reply-loses = For example { $line }. The game ends after { $n ->
    [one] { $n } move
   *[other] { $n } moves
}:

## Files that are taken in
import-added = { $added } of { $count ->
    [one] { $count } game
   *[other] { $count } games
} added; { $known } already here.
import-united = { $united ->
    [one] { $united } of them has
   *[other] { $united } of them have
} new moves or comments.
import-left = { $count } could not be imported, the first of them game { $n }:
device-taken = { $added ->
    [one] { $added } game
   *[other] { $added } games
} added; { $united ->
    [one] { $united } game
   *[other] { $united } games
} got new variations from the file.
device-unread = { $n ->
    [one] { $n } damaged part of the file was left out. Keep the file.
   *[other] { $n } damaged parts of the file were left out. Keep the file.
}
refused-file = this is not an exported file: { $why }
refused-file-kind = this file is of the wrong kind: `{ $kind }`, not `{ $known }`
refused-file-version = the file has version { $version }, and this edition reads versions up to { $known }: update it first

## Around the cards
zone-empty = Empty
zone-nothing = Nothing here yet.
zone-unknown = This version cannot show this.
zone-put-back = Deselect
zone-choose = Select
zone-chosen = Selected: press to deselect.
zone-sideways = sideways
zone-free = { $n ->
    [one] { $n } place free
   *[other] { $n } places free
}
zone-of = of { $most }
zone-on-top = on top of { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
zone-through = Look through
zone-known = Known cards
zone-top = on top:
zone-bottom = at the bottom:
zone-from-top = { $n } from the top:
zone-smaller = smaller
zone-larger = larger
zone-rows = { $rows } rows of { $columns }
zone-row = Row { $n }
zone-column = Column { $n }
zone-cell = row { $row } column { $column }
deal-of-day = { $game }, deal of { $day }
aid-hints = { $n ->
    [one] { $n } hint
   *[other] { $n } hints
}
aid-solver = { $n ->
    [one] solver
   *[other] solver × { $n }
}
aid-coach = { $n ->
    [one] coach
   *[other] coach × { $n }
}

## What cannot be read or played

record-error = line { $line }, column { $column }: found { $found }, expected { $expected }
record-fault = line { $line }, column { $column }{ $number ->
    [0] {""}
   *[other] , move { $number }
}: found { $found }, expected { $expected }
record-end = the end of the text
record-control = the control character { $code }
record-byte = the byte { $byte }
record-utf8 = text in UTF-8
record-version = `{ $version }`, the format version that this program reads
record-head = `{ $word }` in the first line, `{ $line }`
record-tag-name = the name of a tag: a letter, then letters, digits, `_` and `-`
record-tag-again = the tag { $tag } a second time
record-tag-once = each tag once
record-tag-end = `]` at the end of the tag
record-value-start = `"` before the tag's value
record-value-end = `"` at the end of the tag's value
record-move-end = `;` at the end of the move
record-comment-end = `{"}"}` at the end of the comment
record-escape = one of `\ " ; {"{"} {"}"} ( )` after the backslash
record-results = a result: `won`, `lost`, `draw`, `winner N`, or `*` for a game in progress
record-result-tag = `{ $result }` as the tag { $tag } says
record-deep = variations nested at most { $most } deep
record-variation-start = `{ $number }.` and the move that might have been played
record-variation-end = `{ $number }.` and a move, `{"{"}` and a comment, `(` and a variation, or `)`
record-number = move number `{ $number }`
record-number-end = `.` after the move's number
record-move-empty = an empty move
record-move = a move in the notation of the game
record-first = `{ $number }.` and a move, `{"{"}` and a comment, or { $results }
record-next = `{ $number }.` and a move, `{"{"}` and a comment, `(` and a variation, or { $results }
record-end-or-seal = the end of the text after the result, or its seal
record-after = the end of the text after the result
record-seal = the seal `{ $seal }`
record-sealed = `{ $seal }`: the text is not the one that was sealed
fault-tag = `{ $value }` in the tag { $tag }
fault-no-tag = no tag { $tag }
fault-code = a deal code
fault-no-code = a deal code: { $why }
fault-options = options of { $game }: { $why }
fault-no-options = no options as in the deal
fault-options-of-deal = `{ $options }` as in the deal
fault-untrue = a possible entry: { $why }
fault-asked = { $question }, such as { $example }
fault-over = no move: the game is over
fault-legal = a legal move: { $moves }
fault-alone = no such tag: this game has one player
fault-program = a seat from 1 to { $seats } and a player, such as `2 greedy`
fault-luck = `told`, or no such tag: the luck is the deal's
fault-date = a date such as `2026-11-21`
fault-aids = `hints N`, `solver N`, `coach N`, or some of them in this order separated by commas
fault-ended-so = `{ $value }`, as the game ended
fault-first = no tag { $tag }: this is the first chapter
fault-ended = no further chapter: the campaign has ended
fault-chapter = the deal of a chapter on offer: { $chapters }
fault-running = a game that is over
code-empty = the deal code is missing: type digits and letters, such as 17A
code-symbol = `{ $found }` at position { $position } is not a symbol of a deal code: use 0-9 and A-Z except U
code-check = the check symbol `{ $found }` at the end does not match: a symbol of the deal code is wrong, missing or misplaced
code-repeated = the code { $once } is repeated { $times } times: type it once. A deal whose own code repeats itself has its dashes after every fourth symbol
code-short = the deal code is too short: symbols are missing
code-game = the deal code belongs to game number { $number }, not to { $expected }
code-option = the deal code holds an invalid option: { $why }
code-none = no deal has this code
option-bool = true or false
option-int = a whole number from { $min } to { $max }
option-text = a text of at most { $most } bytes
option-letters = at most { $most } of the letters { $letters }
option-unknown = there is no option `{ $key }`: the options are { $known }
option-value = option { $key } cannot be `{ $found }`: it is { $expected }
option-again = already given
option-coded = { $kind }, with %XX for special characters
play-notation = `{ $found }` is no move: { $expected }
play-illegal = `{ $move }` is not legal now
play-over = `{ $move }` is not legal: the game is over
move-because = { $why }: { $reason } ({ $rules })
move-because-nearest = { $why }: { $reason } ({ $rules }) (did you mean `{ $word }`?)
did-you-mean = { $why } (did you mean `{ $word }`?)
entry-card = the next card of the pile { $pile }
entry-die = the number on the { $die }
entry-none = no card or roll is needed now: make a move
entry-kind = enter { $asked }, not { $entered }
entry-a-card = a card
entry-a-number = a number of { $die }
entry-side = { $die } shows 1 to { $sides }, not { $value }
entry-repeated = { $card } was already entered { $when }: one of the two entries is wrong. `correct { $card } CARD` changes the first
entry-cannot = { $card } cannot be there: { $why }
entry-set-up = at set-up
entry-after = after move { $n }, `{ $move }`
entry-later = a later entry contradicts it
entry-not-in-game = this game has no such card
entry-elsewhere = it is in another pile, or known to be elsewhere
asked-suit = { $rank } of which suit? { $cards }
asked-which = Which card is `{ $text }`? { $cards }
hint-asked = No move to choose yet. { $question }
hint-over = The game is over.
asked-none = `{ $text }` cannot be there: { $cards } are all entered already or elsewhere
correct-dealt = the program dealt this game: none of its cards can be corrected
correct-none = this entry has no card or roll to correct
correct-same = it is `{ $right }` already
correct-no-question = no card or roll is needed there any more
correct-asked = needed there now: { $question }
correct-over = the game is now over there: { $cause }
correct-not-entered = `{ $text }` was not entered; name a card as it was entered, or an entry as #12
correct-no-roll = `{ $text }` is not a roll: type the number on the die
correct-no-card = `{ $text }` is not a card: type rank and suit, such as QS, 10h or queen of spades
corrected = Entry { $entry } is now { $right }, not { $wrong }.
corrected-last = Entry { $entry } is now { $right }, not { $wrong }: the last of { $times } entries of { $wrong }.
corrected-swapped = { $count ->
    [one] Entry { $entries } changed places with it.
   *[other] Entries { $entries } changed places with it.
}
corrected-replayed = { $count ->
    [one] The entry after it was replayed.
   *[other] { $count } entries after { $entry } were replayed.
}
corrected-stopped = Replayed { $count }, then stopped at entry { $entry }, `{ $spelling }`: { $why }. { $out } left out; the game as it was is kept as a variation.
game-unknown = there is no game `{ $name }`: the games are { $known }
game-unknown-nearest = there is no game `{ $name }` (did you mean `{ $word }`?): the games are { $known }
game-number = deal code `{ $code }` is for game number { $number }, which this version does not have
game-other = { $what } is for { $found }, not for { $expected }
deal-wrong = deal code `{ $code }`: { $why }
guide-none = { $n ->
    [0] { $game } has no guided game
   *[other] the guided games of { $game } are numbered from 1 to { $n }
}
campaign-none = { $game } has no campaign: its games are independent
chapter-closed = chapter `{ $found }` is not open: { $n ->
    [0] the campaign has ended
   *[other] these are open: { $open }
}
campaign-not = the record belongs to no campaign: it has no tags Campaign and CampaignDeal
solve-aim = { $game } counts no { $what }: it can be asked for { $known }
solve-running = the game is not over: the solver says only of a finished game whether it could have been won
solve-own-cards = the game was played with real cards: only the cards that were turned are known
solve-stopped = interrupted before there was an answer
solve-contest = deal { $code } of { $game } is a contest between two seats: the solver works only on games that are won or lost together
coach-no-score = { $game } keeps no score: its games are reviewed by wins
coach-seat = there is no seat { $seat }: this game has { $seats }
coach-exercise = this exercise no longer works: { $why }
coach-empty = no move has been made yet: there is nothing to review
coach-stopped = interrupted before the first estimate was ready
unite-other = the records are of different games: their tags `{ $tag }` differ
program-alone = with these house rules { $game } has one player: there is no seat for an opponent
program-seat = this game has seats 1 to { $seats }: the program cannot play seat { $seat }
program-none = `{ $word }` is not an opponent: choose one of { $offered }
bundle-none = this is not an exported file: `underdeck export` writes one
bundle-version = the file has version { $version }, and this program reads versions up to { $known }: update it first
exchange-done = { $given ->
    [one] { $given } game
   *[other] { $given } games
} sent to the server, { $got ->
    [one] { $got } game
   *[other] { $got } games
} received.
exchange-refused = { $n ->
    [one] { $n } game
   *[other] { $n } games
} not accepted; { $id }: { $why }.
exchange-ended = This device is no longer linked. The games here and on the server are kept.
journal-full = no space is left to save: the browser's storage is full
journal-full-help = Your games are safe. Free some space on this device or export everything on the page “This device”, then try again.
journal-newer = a newer version of Underdeck has saved games here
journal-newer-help = Your games are safe. Close all tabs of Underdeck, then open it while online to load the newer version.
journal-stopped = the program stopped while doing this
journal-stopped-help = Your games are safe. Please report how this happened.
journal-failed = the saved games could not be read or written: { $why }
journal-failed-help = Your games are safe. Reload the page; if that does not help, restart the browser.
rest-missing = this page needs a part of the program that is not loaded yet
rest-missing-help = Your games are safe. Go online and reload the page; once loaded, the program needs no network.
