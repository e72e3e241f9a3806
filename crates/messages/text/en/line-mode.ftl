## Line mode: commands

line-help =
    A number makes the move with that number. You can also type a move as in the
    brackets. A thing alone, such as 9H or r2c3, makes its only move, asks which of
    several, or walks there.
      moves          every legal move and what it does
      hint           a sensible move and the reason for it
      why [MOVE]     the rules behind a move, or behind the last one made or refused
      undo, redo     take the last move back, or make it again
      look [THING]   the whole table, or one zone, card or cell with its moves
      about THING    what a card, cell, zone or word means, and what it does now
      rules [THING]  how to play, one rule, or the rules for a card or a zone
      rules tables   the tables of this game, if it has any
      choose CARDS   what these cards do together, and which can be added
      correct A B    with your own cards: you entered A and it is B, such as
                     correct 7D 8D, or 3 5 for a roll; later entries are replayed
                     as far as they fit
      guide          in a guided game, the step again; guide next makes its move,
                     guide off leaves the guide
      tree           all variations; branches lists those that start here
      go N           go to move number N of the tree; 0 is the start
      comment WORDS  write a comment on the last move into the record
      solve          can the game still be won? Asks first and marks the game as
                     solver used. After the game: could it have been won, and how?
      eye            live coach: your chance before and after each move. Asks first
                     and marks the game as coached; eye again turns it off
      story          the story of a campaign chapter
      games          your unfinished games; open N continues one, new [GAME] starts
                     one, again deals the same cards once more
      stats, daily   your results; the deals of the day
      card           the result to share; it reveals no card
      deal           the deal code, to share this deal
      save [FILE]    where the game is saved, or save a copy in FILE
      settings       all settings; settings KEY VALUE changes one
      brief, full    from now on show only changes, or the whole table
      json, echo     for programs: the table as one line of JSON; the words repeated
      quit           leave; the game is saved, and you can continue it later
    A line that begins with / is always a command, even if a move has the same name.
line-no = No: { $reason }.
line-refused = No: { $reason }. `why` names the rules, `moves` lists the legal moves.
line-no-move = No: { $reason }. `moves` lists the legal moves, `help` the commands.
line-not-utf8 = this line is not UTF-8 text
line-settings-default = The default settings are used.

## Answers to questions

# What else a player may type for yes and for no, beside y, yes, n and no.
line-yes = y yes
line-no-words = n no
line-confirm = { $question } { $what } Type `{ $command }` again or yes to go ahead; anything else cancels.
line-confirm-yes = { $question } { $what } Type yes to go ahead; anything else cancels.
line-confirm-go = Go there?
line-confirm-go-what = A move on the way revealed something hidden. If you go there, the game is marked as peeked and counted separately.
line-agree = { $question } Type yes to undo it; anything else keeps the move.
line-unchanged = Nothing has changed.
line-marked-peeked = This revealed something hidden, so the game is now marked as peeked.

## A game

line-welcome = { $game } by { $designer }. { $deal }
line-deal-chosen = The program chose this shuffle because it can be won; `--winnable off` deals a plain shuffle.
line-resumed = { $n ->
    [one] 1 move played so far.
   *[other] { $n } moves played so far.
}
line-type-move = Type the number of a move, or help.
line-type-cards = Type each card as it turns up, such as QS or 10h. `undo` takes back the last entry, `correct 7D 8D` changes an older one.
line-brief = Only changes are shown from now on; `look` shows the table.
line-comment-saved = Comment saved.
line-forced = The only move, { $move }: { $event }
line-after-move = After move { $n }, { $move }.
line-solution = Solution: { $line }
line-solution-begins = The solver's line begins here. `n` steps along it, `p` goes back, `quit` returns to the end of your game.
line-hand-over = Press Enter, then hand over to player { $seat }.
line-curtain = Player { $seat }: press Enter when no one else is looking.
line-coach-on = Live coach on. The game is marked as coached and does not appear on leaderboards. `eye` turns it off.
line-next = Game over. `new` deals the next game, `again` the same cards. `undo` takes the last move back, `tree` lists all variations, `solve` tells whether the deal could have been won, `card` is the result to share. Enter keeps the record and leaves.
line-next-own-cards = Game over. `new` sets up the next game. `undo` takes the last move back, `correct 7D 8D` changes an entry, `tree` lists all variations, `card` is the result to share. Enter keeps the record and leaves.

## Cards and rolls of a game with real cards

line-quit-leaves = { $question } (`quit` leaves.)
line-entry-refused = No: { $reason } `moves` lists the possible cards, `help` the commands.
line-correct-ask = What should { $wrong } be? Type it, or an empty line to keep { $wrong }.
line-correct-help = `correct 7D 8D` changes an entered 7D to 8D, `correct 3 5` a roll of 3 to 5, `correct #12 8D` entry 12; `tree` lists the entries.
line-type-roll = Type 1 to { $most }.
line-possible-cards = { $n ->
    [one] 1 card is possible:
   *[other] { $n } cards are possible:
}

## Guided games

line-guide-intro = Guided game: { $title }. { $help }
line-guide-help = `guide` repeats the step, `guide next` makes its move, `guide off` leaves the guide.
line-guide-step = Guide, { $n } of { $of }: { $words }
line-guide = Guide: { $words }
line-guide-end = Guide: { $words } The guide ends here; the game is yours.
line-guide-over = The guide is over; the game is yours.
line-guide-none = This game has no guide. `underdeck play { $game } --guide` starts a guided game.
line-guide-left = You left the guide; the game continues.

## Questions about the table

line-hint = Hint: number { $n }, `{ $move }`. { $reason }
line-why-rules = Rules: { $rules }. `rules { $first }` shows the first.
line-why-none = No move has been made yet; `why N` explains move N of the list.
line-rules-none = { $fault }; nothing on the table has this name either
line-rules-unused = No move uses it now; `rules` explains how to play.
line-rules-also = Also: { $rules }
line-about = `about THING` explains a card, a cell, a zone ({ $zones }) or a word ({ $words }).
line-about-none = Nothing here is called `{ $name }`; `about` lists what you can ask about.
line-look-none = Nothing on the table is called `{ $name }`; the zones are { $zones }.
line-no-number = there is no move { $n }: choose 1 to { $most }
line-no-position = there is no move { $n } in the tree; `tree` lists them all
line-which-move = Which one? Type its number, or the rest of the move.
line-which-move-more = and { $n } more; `moves` lists them all
line-unknown = `{ $found }` is neither a move nor a command
line-choose-none = No move uses a set of things now.
line-choose-unknown = No: `{ $name }` cannot be chosen now; these can: { $things }.
line-choose-together = No: no move uses these together.
line-choose-added = You can add { $things }.

## Variations

line-tree = All variations; `go N` goes to move N, 0 is the start.
line-tree-at-start = You are at the start.
line-tree-after = after { $n }: { $moves }
line-tree-here = { $move } (here)
line-branches-none = Nothing was tried from here.
line-branch-more = { $n ->
    [one] { $move }, and 1 move after it
   *[other] { $move }, and { $n } moves after it
}
line-branch-last = { $move } (`redo` makes it)
line-comment-none = No comment here; `comment WORDS` writes one.

## The table

line-pile-top = { $cards }, { $card } on top
line-pile-known = { $cards }, known: { $known }
line-known-top = on top { $cards }
line-known-bottom = at the bottom { $cards }
line-known-under = { $n ->
    [one] under 1 other { $cards }
   *[other] under { $n } others { $cards }
}
line-known-above = { $n ->
    [one] above the last one { $cards }
   *[other] above the last { $n } { $cards }
}
line-card-down = { $card } face down
line-card-sideways = { $card } sideways
line-of = { $n } of { $most }
line-step = { $step }, step { $n } of { $of }
line-map-down = ?? face down
line-map-known = (Q♠) face down and known
line-map-sideways = <Q♠> turned sideways

## The list of moves

line-same = the same
line-moves-short = `moves` tells what each one does.
line-numbers = { $first } to { $last }
line-sets = { $numbers }, the sets of { $things }; `choose { $first }` lists those with it
line-any-number = { $numbers }, any number from { $least } to { $most }: `{ $move }`
line-pairs = { $numbers }, any of { $things } to any of { $places }: `{ $move }`
line-pairs-in-order = { $numbers }, any of { $things } to any of { $places }: `{ $move }`; { $order } take each of them to { $place }, and so on

## Saving

line-unsaved = The game continues unsaved; `save FILE` tries another place.
line-saved-in = Saved after every move in { $file }
line-not-saved = The game is not saved; `save FILE` writes a copy elsewhere.
line-file-exists = { $file } exists already; name another file.
line-copy = A copy is in { $file }.
line-not-written = { $file } cannot be written: { $error }
line-record-printed = The game is not saved. This is its record; keep it in a file that ends in .udr:
line-ended = The game ended: { $facts }.
line-record = Record: { $file }
line-replay-it = Replay it: underdeck replay { $file }
line-saved = Saved. { $resume }
line-nothing-entered = Nothing was entered. Start again: underdeck table { $game }
line-nothing-played = Nothing was played. The same deal: underdeck play { $game } --deal { $code }
line-interrupted = Interrupted; every move is saved. { $resume }
line-interrupted-unsaved = Interrupted; the game is not saved: { $reason }. This is its record:

## Other games

line-this-game = { $game } (this one)
line-games-none = No other game is unfinished. `new` starts one; this game is kept.
line-games-how = `open N` continues one, `new` starts another; this game is kept.
line-game-unknown = there is no unfinished game { $n }; `games` lists them

## Replays

line-replay-keys = n next, p previous, g N go to move N, f first, l last, q quit
line-replay-help =
    look [THING]   the table in full, or one zone, card or cell
    moves, choose  the moves that were legal here
    why [MOVE]     the rules behind the last move, or behind a legal one
    rules [THING]  how to play, one rule, or the rules for a thing
    hint           a sensible move here and the reason for it
    solve          of a finished game: can it still be won here, and how?
    tree           all variations; go N goes to number N, branches lists those here
    card           the result to share; it reveals no card
    deal, json     the deal code; the table as one line of JSON
line-replay-ask = { $keys }, help
line-replay-move = Move { $n } of { $of }: { $move }
line-replay-variation = Move { $n } of a variation: { $move }
line-replay-end = This is the last move.
line-replay-none = There is no move { $n }: the last is { $last }.
line-replay-unknown = `{ $line }` is not a command. { $keys }
line-replay-solver = `go { $n }` goes to where its line begins, and `n` steps along it.
line-replay-stdin = the record comes from standard input, so no commands can be read there: add --all

## Starting and continuing a game

line-new-to = New to { $game }? `underdeck play { $id } --guide` explains a first game move by move.
line-resume-none = there is no unfinished game of { $game }
line-resume-none-own-cards = there is no unfinished game of { $game } with your own cards
line-resuming = Continuing the game in { $file }; --new starts another.
line-resume-ask = Continue it? [Y/n]
line-file-game = { $file } has a game already, which --new would lose: name another file
line-file-finished = { $file } has a finished game: name another file
line-file-deal = { $file } has an unfinished game of another deal: name another file
line-file-opponent = { $file } has an unfinished game without this opponent: name another file
line-file-dealt = { $file } has a game that the program deals: name another file, or play it with `underdeck play`
line-held = { $open }: --take-over plays it here, `underdeck replay FILE` shows it, --new starts another game
line-held-ask = Take it over (t), look at it (l) or leave it (Enter)?

## Campaigns

line-campaign = { $n ->
    [one] { $name }, { $game }: { $standing } (1 game played)
   *[other] { $name }, { $game }: { $standing } ({ $n } games played)
}
line-campaign-begun = { $n ->
    [one] { $name }, { $game }: { $standing } (1 game played, another one started)
   *[other] { $name }, { $game }: { $standing } ({ $n } games played, another one started)
}
line-campaigns-none = No campaigns yet. Start one: underdeck play GAME --campaign NAME
line-campaign-unknown = { $n ->
    [0] there is no campaign `{ $name }`: you have none yet
   *[other] there is no campaign `{ $name }`: you have { $known }
}
line-campaign-name = a campaign needs a name
line-campaign-deal = the campaign { $name } started with another deal ({ $deal }): choose another name for a new campaign
line-campaign-resume = Continue it: underdeck play { $game } --campaign { $name }
line-campaign-ask = Continue the campaign? [Y/n]
line-chapter = { $chapter } (campaign { $name }, game { $n })
line-chapter-ask = Which chapter? [{ $first }]
line-chapter-type = Type the id of one of these chapters, or Enter.
line-chapter-unfinished = chapter { $chapter } is unfinished: finish it first
line-chapter-misplaced = this file is in the place of the next chapter: number the files one after another

## Puzzles

line-puzzles-none = there are no puzzles of { $game }
line-puzzle-unknown = there is no puzzle { $n } of { $game }: choose 1 to { $count }
line-puzzles-level = Level { $level }: puzzles { $first } to { $last }. { $tried }
line-puzzles-theme = { $theme } (--theme { $word }). { $tried }
line-puzzles-made = { $n ->
    [one] 1 puzzle
   *[other] { $n } puzzles
} made from { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}.
line-puzzles-proven = { $game }: the answers of { $n ->
    [one] 1 puzzle are
   *[other] all { $n } puzzles are
} proven.

## The menu

line-menu-continue = Continue { $game }
line-menu-others = { $n ->
    [one] Continue 1 more unfinished game
   *[other] Continue one of { $n } more unfinished games
}
line-menu-campaign = Continue the campaign { $campaign }
line-menu-play = Play { $game } by { $designer }. { $summary }
line-menu-records = Replay a finished game
line-menu-which = Which number, or which game?
line-menu-number = Type a number from 1 to { $most }, the beginning of a line, or q.
line-which-game = Which game?
line-which-daily = Which deal of the day?
line-which-campaign = A campaign of which game?
line-which-record = Which record?
line-which-setting = KEY VALUE, or Enter:
line-daily-played = You have played it; your first finished game counts. { $result }
