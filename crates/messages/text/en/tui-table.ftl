## The table

tui-table-free-place = a free place
tui-table-free-cell = nothing here
tui-table-sideways = sideways
tui-table-of = { $name }: { $n } of { $of }
tui-table-step = { $name }: { $step }, step { $n } of { $of }
tui-table-moves = { $n ->
    [one] 1 move
   *[other] { $n } moves
}
# The walk to a distant room, and its length or the moves of it that take a card.
tui-table-walk = → { $n ->
    [one] 1 move
   *[other] { $n } moves
}
tui-table-walk-takes = → { $n ->
    [one] 1 card: { $moves }
   *[other] { $n } cards: { $moves }
}
tui-table-more = { $n } more: m lists all
tui-table-picked = Picked up: { $things }
tui-table-here = Here
tui-table-message = Message
tui-table-log = What happened

## Hints and guides

tui-table-hint = Hint: { $label }. { $reason }
tui-table-guide = Guide, { $n } of { $of }: { $words } Enter: { $label }.
tui-table-guide-strayed = That was not the guide's move: { $events } The guide continues. { $guide }

## The head line

tui-table-player = player { $seat }
tui-table-deal = deal { $code }
tui-replay-title = replay

## Two players at one terminal

tui-table-hand-over = Read this, press a key, and hand over to player { $seat }.
tui-table-open-curtain = Player { $seat }: make sure that no one else is looking, then press a key.
tui-table-any-key = Press any key to continue.
tui-table-yes-key = y undoes it, any other key does not.

## Answers to keys

tui-say-too-small = The table needs { $wide } columns and { $high } lines; this terminal has { $w } and { $h }. Enlarge it to continue, or press l to play on in lines, q to leave; the game is saved.
tui-say-redone = Redone: { $move }
tui-say-nothing-here = Nothing to do here now. m lists every legal move.
tui-say-take-first = First pick up something that goes here: { $things }.
tui-say-picked-up = Picked up. Move to a highlighted place and press Enter, or press 1; Esc puts it back.
tui-say-does-not-go = It does not go there, but to: { $places }. Esc puts it back.
tui-say-is-over = Game over. Enter: what next; u undoes, y copies the result, q goes Home.
tui-say-enter-acts = Enter makes the move.
tui-say-no-such-thing = Nothing here is called { $name }.
tui-say-several = More than one move makes sense here. m lists them all.
tui-say-no-number = No move here has this number.
tui-say-no-key = This key does nothing here; ? lists all keys.
tui-say-when-over = Only after the end of a game; ? lists all keys.
tui-say-no-hint = No hint: there is nothing to decide.
tui-say-no-guide = This game has no guide. Its page, reached from Home, offers guided games.
tui-say-left-guide = You left the guide; the game continues. g brings the guide back.
tui-say-no-log = Nothing has happened yet.
tui-say-no-rules-here = Nothing to explain yet.
tui-say-only-game = No other game is open; q goes Home to open one.
tui-say-copied = Copied.
tui-say-no-deal-code = A game with your own cards has no deal code.

## Replays

tui-replay-plays = Playing; Space pauses.
tui-replay-stops = Paused; Space plays.
tui-replay-looking = This is a replay: r forward, u back, t all variations, Home and End to its ends.

## Saving

tui-say-unsaved = Not saved: { $reason }. Play on; every key tries again.
tui-say-taken = Another window took this game over, so it is not saved here: { $reason }.
tui-say-is-gone = the game is gone: another program has finished or moved it
tui-say-rescued = Not saved: { $reason }. This is the record of the game; save it as a file and resume it with --record FILE.
tui-say-unsaved-end = the game is not saved: { $reason }

## Cards and rolls of a game with real cards

tui-field-type = Type a card, such as QS, 10h or queen of spades
tui-field-enter = { $card }: press Enter
tui-field-none = no such card or roll is possible here
tui-field-empty = Type the card, such as QS or 10h, or choose it with the arrows; then press Enter.
tui-field-which = Which one is `{ $typed }`: { $cards }?
tui-field-instead = Instead of { $was } (entry { $entry }): which card?
tui-field-instead-roll = Instead of { $was } (entry { $entry }): what did the die show?
tui-field-no-entries = Nothing to correct: only cards and rolls that you entered can be corrected.
tui-field-entry = entry { $n }
tui-field-correct = Which entry is wrong?
tui-field-correct-intro = The entries after it are replayed as far as they still fit.
