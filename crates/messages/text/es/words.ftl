## Palabras pequeñas de todos los juegos e interfaces

ordinal = { $n }.º
cell = fila { $row }, columna { $column }
list-and = { $first } y { $last }
list-or = { $first } o { $last }
list-comma = { $first }, { $last }

## Cartas

suit-clubs = tréboles
suit-diamonds = diamantes
suit-hearts = corazones
suit-spades = picas
rank-ace = as
rank-two = 2
rank-three = 3
rank-four = 4
rank-five = 5
rank-six = 6
rank-seven = 7
rank-eight = 8
rank-nine = 9
rank-ten = 10
rank-jack = jota
rank-queen = reina
rank-king = rey
card-name = { $rank } de { $suit }
card-joker-red = comodín rojo
card-joker-black = comodín negro
card-joker = comodín { $n }

## Facts of a game

fact-by-default = { $fact } (con las reglas de la casa sin cambios)

## Where rules come from

source-printed = impresa
source-reading = nuestra lectura
source-ours = nuestra
source-printed-says = lo dice el reglamento
source-reading-says = el reglamento admite otra forma de jugar
source-ours-says = el reglamento, tal como lo tenemos, no dice nada
source-at = en «{ $heading }»: «{ $words }»
source-book = Si no: { $book }
source-why = Motivo: { $why }
source-option = Opción: { $option }, ahora { $value }
source-letter = Opción: { $option }, ahora { $value }; { $letter } es la letra del reglamento
source-switch = Opción: { $name }
source-switch-letter = Opción: { $name }; «{ $letter }» es la letra del reglamento
