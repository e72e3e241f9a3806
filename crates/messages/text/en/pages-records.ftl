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

## Records

records-lead = Every game is a text that anyone can read, replay and check.
record-open = Open a record
record-file = File
record-text = Or paste its text
record-check = Check and open

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
verdict-forced = forced
verdict-good = good move
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
opponent-player = The program ({ $player })
opponent-note = For modes with two players. The program sees only what its seat may see, and is your partner when you play together. The record names it.
