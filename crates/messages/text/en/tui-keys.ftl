## Commands, in the list of keys

tui-keys-left = left; in a list, the previous value
tui-keys-right = right; in a list, the next value
tui-keys-up = up
tui-keys-down = down
tui-keys-next = to the next zone; in a search, to the next match
tui-keys-previous = to the previous zone
tui-keys-first = to the first thing; in a replay, to the start
tui-keys-last = to the last thing; in a replay, to the end
tui-keys-page-up = one page up
tui-keys-page-down = one page down
tui-keys-choose = pick something up, choose it, or put it back
tui-keys-act = make the move here, ask which, or walk there
tui-keys-sensible = make the only move that does not lose at once
tui-keys-back = put back, close
tui-keys-moves = every legal move and what it does
tui-keys-type = type a move in notation; Tab completes it
tui-keys-hint = a hint and its reason
tui-keys-solve = can it still be won? asks first in a running game
tui-keys-coach = after a game: what did each decision cost?
tui-keys-next-slip = in a review: to the next mistake
tui-keys-previous-slip = in a review: to the previous mistake
tui-keys-eye = live coach: your chance before and after each move
tui-keys-about = what this is; pressed again, ask about anything by name
tui-keys-guide = leave the guide, or return to it
tui-keys-why = the rules behind the moves here, or behind the last move
tui-keys-undo = undo the last move
tui-keys-redo = redo it
tui-keys-tree = every variation tried so far; go to any of them
tui-keys-open = look at the cards of a zone or a pile
tui-keys-log = everything that has happened
tui-keys-search = search a list or a text; at the table, the moves
tui-keys-rules = how to play the game
tui-keys-tables = the tables of the game, if it has any
tui-keys-story = a long message in full; the story of a campaign chapter
tui-keys-comment = write a comment into the record
tui-keys-correct = correct an entered card or roll
tui-keys-next-deal = after a game, a puzzle or an exercise: the next one
tui-keys-same-deal = the same deal or puzzle again
tui-keys-replay = after a game: replay it from its start
tui-keys-follow = step through the solution that is shown
tui-keys-rename = on Home: name an unfinished game
tui-keys-delete = on Home: delete an unfinished game
tui-keys-copy = copy the deal code, or the result when the game is over
tui-keys-next-game = the next open game
tui-keys-previous-game = the previous open game
tui-keys-settings = settings
tui-keys-help = all keys
tui-keys-home = Home; the game stays saved; in a list or a text: back
tui-keys-quit = leave; every game is saved
tui-keys-interrupt = interrupt; every game is saved
tui-keys-suspend = suspend to the shell; fg comes back
tui-keys-repaint = redraw the screen

## Commands, below the table

tui-keys-short-choose = choose
tui-keys-short-act = act
tui-keys-short-sensible = only move
tui-keys-short-enter = accept
tui-keys-short-suggest = next match
tui-keys-short-correct = correct
tui-keys-short-type = type
tui-keys-short-hint = hint
tui-keys-short-solve = can it be won
tui-keys-short-coach = coach
tui-keys-short-next-slip = next mistake
tui-keys-short-previous-slip = previous mistake
tui-keys-short-table = table
tui-keys-short-task = question
tui-keys-short-undo = undo
tui-keys-short-moves = moves
tui-keys-short-why = rules
tui-keys-short-home = Home
tui-keys-short-help = keys
tui-keys-short-copy = copy the result
tui-keys-short-tree = variations
tui-keys-short-log = what happened
tui-keys-short-on = forward
tui-keys-short-back = back
tui-keys-short-first = start
tui-keys-short-last = end
tui-keys-short-play = play
tui-keys-short-play-on = play on
tui-keys-short-what-now = what next
tui-keys-short-about = what is this
tui-keys-short-open = cards
tui-keys-short-rules = how to play
tui-keys-short-comment = comment
tui-keys-short-settings = settings

## The page of keys

tui-help-keys = Keys at the table
tui-help-text =
    A key means the same at the table, in every list and on every page; in a list, its row shows it. Only a question has answers of its own: n and y.

    A digit makes the move with that number under the table. Moves without a place on the table are buttons at the bottom, each with a capital letter.

    To change the keys of a command, add a section `[keys]` to the settings file: `hint = "x ctrl-n"`. The commands are left, down, undo, hint, why and so on; a wrong name is refused with the list of all commands.

    # The mouse

    Point at something to read what it is and what you can do with it. A click picks it up or acts on it. Click a highlighted place, or drag to it, to make the move. The right button explains a thing, or puts back what you picked up. The wheel scrolls.

    # Marks

    - A heavy golden frame is the cursor. A tick marks what you picked up. A thin green frame marks where a move can start, a heavy one where you can put what you picked up or what you can add to it.
    - A card turned sideways is drawn low and grey, `<7♥>` where it is small. A face-down card that you know is `(7♥)`.
    - `@` is you. Bars show a number and its limit.
    - A change keeps a lighter frame until the next move.

    # Nothing is lost

    The game is saved after every move, whatever happens to the terminal. Undo is free. Only an undo of a move that revealed something hidden marks the game as *peeked*, and the solver marks it as *solver used*; such games are counted separately.
