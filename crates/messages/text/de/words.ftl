ordinal = { $n }.
cell = Reihe { $row }, Spalte { $column }
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
list-comma = { $first }, { $last }

suit-clubs = Kreuz
suit-diamonds = Karo
suit-hearts = Herz
suit-spades = Pik
rank-ace = Ass
    .link = -
rank-two = 2
    .link = {" "}
rank-three = 3
    .link = {" "}
rank-four = 4
    .link = {" "}
rank-five = 5
    .link = {" "}
rank-six = 6
    .link = {" "}
rank-seven = 7
    .link = {" "}
rank-eight = 8
    .link = {" "}
rank-nine = 9
    .link = {" "}
rank-ten = 10
    .link = {" "}
rank-jack = Bube
    .link = -
rank-queen = Dame
    .link = -
rank-king = König
    .link = -
card-name = { $suit }{ $rank-link }{ $rank }
card-joker-red = roter Joker
card-joker-black = schwarzer Joker
card-joker = Joker { $n }

## Facts of a game

fact-by-default = { $fact } (bei unveränderten Hausregeln)

## Where rules come from

source-printed = gedruckt
source-reading = unsere Lesart
source-ours = von uns
source-printed-says = das Regelheft sagt es so
source-reading-says = das Regelheft lässt mehr als eine Spielweise zu
source-ours-says = das Regelheft, wie wir es haben, sagt nichts
source-at = unter „{ $heading }“: „{ $words }“
source-book = Sonst: { $book }
source-why = Grund: { $why }
source-option = Option: { $option }, jetzt { $value }
source-letter = Option: { $option }, jetzt { $value }; wörtlich nach dem Regelheft ist { $letter }
source-switch = Option: { $name }
source-switch-letter = Option: { $name }; wörtlich nach dem Regelheft ist „{ $letter }“
