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
undone = Undone.
at-start = At the start.
at-move = At move { $n }.
new-game = New game.
chosen = Selected
choose-target = Now tap a highlighted card or place.
put-back = Deselect
keys = Keys
close = Close
more = More

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
sound-ask = Play with sound?
sound-yes = Yes
sound-no = No
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
best-possible = What was the best possible score?
archive-game = Archive the game
delete-game = Delete the game
code-after-game = The deal code is shown when the game is over.
code-later = The deal code is shown after the day.
code-share = share it, and everyone gets the same cards

## Around the cards

zone-empty = Empty
zone-nothing = Nothing here yet.
zone-unknown = This version cannot show this.
zone-put-back = Deselect
zone-choose = Select
walk-there = Walk there
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
# The sign ♥ beside an amount, for screen readers.
hearts = hearts
