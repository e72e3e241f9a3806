## The page of a game

# A reader of another language sees it.
game-untranslated = The words of { $game } itself are in English.
designed-by = Designed by { $designer }.
game-aim = How to win
game-length = Length
game-difficulty = Difficulty
length-measured = Half of { $games } computer games ended within { $median } moves, 95 % within { $most }.
winnable-measured = With perfect foresight, { $low } to { $high } % of deals can be won ({ $deals } solved).

## The first page

home-lead = A standard deck, a stack of rulebooks, and a referee who never errs. Choose a game.
today-same = The same cards for everyone
today-done = { $n } of { $of } finished
today-streak = { $days ->
    [one] streak: 1 day
   *[other] streak: { $days } days
}
friend = Play with a friend
friend-link = Choose a game. You get a link to send to your friend.
friend-here = Choose a game. You both play on this screen.
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
which-deal = Which deal?
which-note = Winnable, easy, fair and hard deals can all be won: that is a choice of this program, checked by its solver, while “A plain shuffle” comes as it falls. A deal with a seed is dealt exactly as it comes.
which-winnable = A winnable deal
which-easy = An easy deal
which-fair = A fair deal
which-hard = A hard deal
which-any = A plain shuffle
deal-of-game = { $game }, deal { $code }
board-replayed = The server has replayed every game on this leaderboard, move by move. But anyone could have looked up the deal by its code before playing. No one can look up the
option-range-printed = { $min } to { $max }. The rulebook’s game has { $default }.
option-range-ours = { $min } to { $max }. Our own rule; the default is { $default }.
option-default-printed = The rulebook’s game has { $default }.
option-default-ours = Our own rule; the default is { $default }.
option-range = { $min } to { $max }. Our default: { $default }.
option-default = Our default: { $default }.
yes = yes
no = no

## A day's deals

dailies-of = Deals of { $day }
days = Days
today-link = Today
daily-lead = Everyone gets the same cards. The deals change at 00:00 UTC; your first finished game counts.
daily-next = Next deals:
your-result = You:
continue-game = Continue { $game }
play-game = Play { $game }
not-played = Not played.
result-to-share = Your result, without spoilers

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
