## Small words that every game and front end uses

ordinal = { NUMBER($n, type: "ordinal") ->
    [one] { $n }st
    [two] { $n }nd
    [few] { $n }rd
   *[other] { $n }th
}
cell = row { $row }, column { $column }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-comma = { $first }, { $last }

## Cards

suit-clubs = clubs
suit-diamonds = diamonds
suit-hearts = hearts
suit-spades = spades
rank-ace = ace
rank-two = two
rank-three = three
rank-four = four
rank-five = five
rank-six = six
rank-seven = seven
rank-eight = eight
rank-nine = nine
rank-ten = ten
rank-jack = jack
rank-queen = queen
rank-king = king
card-name = { $rank } of { $suit }
card-joker-red = red joker
card-joker-black = black joker
card-joker = joker { $n }

## Facts of a game

fact-by-default = { $fact } (with the default house rules)

## Where rules come from

source-printed = printed
source-reading = our reading
source-ours = ours
source-printed-says = the rulebook says so
source-reading-says = the rulebook allows another play
source-ours-says = the rulebook, as we have it, says nothing
source-at = under “{ $heading }”: “{ $words }”
source-book = Else: { $book }
source-why = Why: { $why }
source-option = Option: { $option }, now { $value }
source-letter = Option: { $option }, now { $value }; { $letter } is the letter of the rulebook
source-switch = Option: { $name }
source-switch-letter = Option: { $name }; “{ $letter }” is the letter of the rulebook
