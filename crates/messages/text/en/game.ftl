## Explanations of things on the table

about-absent = It is not in sight now.
about-no-move = No move concerns it now.
about-more-moves = { $n ->
    [one] And 1 more move.
   *[other] And { $n } more moves.
}
about-offer = { $label }: { $effect }
offer-result = { $label } { $effect }
about-entry = { $zone }: { $value }.
about-at = { $name }, { $cell }
about-worth = A { $role } worth { $value }. { $rest }
about-role = { $role }. { $rest }
about-counter = It is { $value }.
about-counter-of = It is { $value } of { $max }.
about-track = { $step } is now.
about-entries = { $n ->
    [one] It has 1 entry.
   *[other] It has { $n } entries.
}
about-cards = { $n ->
    [one] It holds 1 card.
   *[other] It holds { $n } cards.
}
sentences = { $first } { $second }
full-stop = { $text }.
effect-amount = { $what } { $n }
change-slain = slain

## Games without words of their own

plain-choose = Choose a move.
plain-wait = The other player is to move.
plain-over = The game is over: { $result }.
plain-over-score = The game is over: { $result }, score { $score }.
plain-shuffled = { $n ->
    [one] Shuffled: { $pile }, 1 card.
   *[other] Shuffled: { $pile }, { $n } cards.
}
plain-rolled = Rolled { $value } on the { $die }.
plain-changed = { $zone }: { $now }.
plain-plays = Plays { $spelling }.
plain-empty = empty
plain-face-down = face down
plain-facts = Facts
face-known = known
token-you = you

## House rules

option-yes = yes
option-no = no
option-none = none
option-set = { $name }: { $value }
option-older-rules = Version of the rules: { $version }
