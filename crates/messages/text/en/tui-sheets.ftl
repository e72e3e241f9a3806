## Lists and lines to type in

tui-sheet-type = Type a move
tui-sheet-which = Which?
tui-sheet-how-many = How many?
tui-sheet-comment = Write a comment
tui-sheet-comment-ask = Comment:
tui-sheet-player-ask = Your name in records:
tui-sheet-name = Name this game
tui-sheet-name-ask = Name:
tui-sheet-value-ask = Value:
tui-sheet-moves = { $n ->
    [one] 1 legal move
   *[other] { $n } legal moves
}
tui-sheet-tree = All variations
tui-sheet-tree-intro = Enter goes there; the moves played later stay as a variation.
tui-sheet-start = the start
tui-sheet-here = you are here
tui-sheet-search = /{ $words }   Enter ends, Tab finds the next

## Explanations

tui-sheet-why = The rules here
tui-sheet-why-last = The rules behind the last move
tui-sheet-why-refused = Why not
tui-sheet-about-now = What it would do now
tui-sheet-about-more = i asks about anything else by its name: a card, a part of the table, a word.
tui-sheet-thing = What is …?
tui-sheet-thing-ask = Card, part of the table, or word:

## Questions

tui-sheet-walk-no = Stay here
tui-sheet-undo-no = Keep the move
tui-sheet-undo-yes = Undo it
tui-sheet-play-on = Play on
tui-sheet-delete = Delete this game?
tui-sheet-delete-intro = The unfinished game and all its variations will be gone for good.
tui-sheet-delete-no = Keep it
tui-sheet-delete-yes = Delete it
tui-sheet-play-on-here = Play on from here?
tui-sheet-play-on-intro = The position becomes a game of your own. If the moves after it revealed something hidden, it is marked as peeked.
tui-sheet-keep-looking = Stay in the replay
tui-sheet-play-from-here = Play on from here
tui-sheet-leave = Leave without saving?
tui-sheet-leave-intro = Not saved: { $reason }.
tui-sheet-leave-no = Stay
tui-sheet-leave-yes = Leave; the record is printed on the terminal
tui-solve-ask-no = Play on without it
tui-solve-ask-yes = Ask it
tui-eye-ask-yes = Turn it on

## The line below a page

tui-sheet-foot-home = Enter chooses   , settings   ? keys   q leaves
tui-sheet-foot-list = Enter chooses   Esc back   ? keys
tui-sheet-foot-game = Enter continues   Delete   F2 name   ? keys
tui-sheet-foot-reading = arrows scroll   Esc back   ? keys
tui-sheet-foot-turn = left and right change it   Esc back   ? keys
tui-sheet-foot-copy = y copies it   Esc back   ? keys
tui-sheet-foot-line = Enter does it, Esc goes back
tui-sheet-foot-typing = Tab completes, Enter does it, Esc goes back
