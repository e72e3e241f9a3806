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
option-document = a file of at most { $most } bytes
option-document-long = the file has { $bytes } bytes, and at most { $most } are read
option-fault = option { $key }: { $fault }
option-unread = `{ $path }` cannot be read: { $why }
option-changes = { $n ->
    [one] 1 change
   *[other] { $n } changes
 }
option-value = option { $key } cannot be `{ $found }`: it is { $expected }
option-again = already given
option-coded = { $kind }, with %XX for special characters
play-notation = `{ $found }` is no move: { $expected }
play-illegal = `{ $move }` is not legal now
play-because = { $why }: { $reason } ({ $rules })
play-several = which one: { $moves }?
play-several-more = which one: { $moves } or { $more ->
    [one] 1 more
   *[other] { $more } more
}?
play-nearest = `{ $found }` is no move, but `{ $nearest }` is
play-expected = the list of moves has every legal one
play-over = `{ $move }` is not legal: the game is over
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
what-record = the record
what-deal-code = deal code `{ $code }`
what-game-number = game number { $number }
trace-fault = line { $line }{ $column ->
    [0] {""}
   *[other] , column { $column }
}{ $number ->
    [0] {""}
   *[other] , move { $number }
}: found { $found }, expected { $expected }
trace-fault-key = line { $line }{ $number ->
    [0] {""}
   *[other] , move { $number }
}, `{ $key }`: found { $found }, expected { $expected }
trace-game = the id of a game
trace-file = a readable file
trace-first = the first line of a trace
trace-empty = an empty file
trace-start = the state after set-up
trace-options = an object with { $keys }
trace-combination = a valid combination of options: { $why }
trace-over = no further line: the game is over
trace-events = a list of chance events
trace-event = a chance event such as { $shuffle } or { $roll }
trace-no-luck = nothing: the move needs no more luck
trace-writable = a state that can be written as JSON
trace-object = a JSON object
trace-damaged = damaged JSON ({ $why })
trace-nothing = nothing
trace-state = a valid state
trace-state-because = a valid state: { $why }
some-more = { $shown } or { $more } more
