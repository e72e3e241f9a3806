## What the solver says, and the end of a game

informed-undo = a move was undone after it had revealed something
informed-solver = the solver was used
deal-unknown = No deal of the kind you chose was found in time, so this is any deal. It may not be winnable.
deal-winnable = This deal can be won. Difficulty: { $level ->
    [easy] easy
    [fair] fair
   *[hard] hard
}.
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
moment-cost = Worst blow: { $name } { $before } → { $after } on move { $n }, { $label }{ $choices ->
    [one] {","} the only move there
   *[other] {""}
}.

## Progress and results to share

unfinished-named = “{ $name }”
unfinished-guide = guide “{ $title }”
unfinished-campaign = campaign “{ $name }”
unfinished-daily = deal of the day { $day }
unfinished-program = { $kind } against the program
standing-won = { $wins } of { $games } won
standing-of = { $wins } of { $games }
standing-solver = { $n } with the solver
standing-peeked = { $n } peeked
standing-told = { $n } with your own cards
standing-unguided = { $n } that left its guide
standing-guides = { $n ->
    [one] guide ✓
   *[other] { $n } guides ✓
}
share-own-cards = { $game }, your own cards
share-daily = { $title }, deal of the day, { $date }
share-not-over = Not over
share-won = Won
share-lost = Lost
share-draw = Draw
share-score = score { $score }
share-moves = { $n ->
    [one] 1 move
   *[other] { $n } moves
}
share-deal = Underdeck deal { $code }
