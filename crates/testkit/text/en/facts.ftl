### Found by name

info-summary = Draw cards from a well and turn them into gold before your lives are spent.
info-aim = { $water ->
    [wild] Stop before the deck does, or stir it.
   *[calm] Stop before the deck does.
}
info-length = about 20 moves
info-difficulty = kind: there is time to think

ending-won = The well is left alive.
ending-spent = The last life was lost.

option-ranks = Highest rank
option-ranks-effect = the highest rank in the well
option-lives = Lives
option-lives-effect = lives at the start
option-water = Water
option-water-effect = wild: the well can be stirred
option-peek = Peeking
option-peek-effect = the top card can be looked at
option-trump = Trump
option-trump-effect = the letter of a suit whose cards pay double; empty for none

## What reports may ask for.
fact-lives = lives
fact-paid = lives paid
fact-kept = first card in the hand
