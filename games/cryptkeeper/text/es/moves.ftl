## Preparación

# Lo que hace un objeto o un evento, tras el nombre de la jugada.
result = → { $does }
take-label = Tomar { $item }
stand-label = Empezar en { $cell }
stand-effect = → la loseta sigue boca abajo

## Un turno

use-label = Usar { $item }
go-label = Ir al { $way }
go-label-known = Ir al { $way }, a { $tile }
go-effect-walk = → no ocurre nada, la loseta está activada
go-effect-hidden = → volteas la loseta y afrontas su evento
descend-label = Descender al piso { $floor }
descend-effect = → este Mapa será el Mazo; Mazo y Descarte, el nuevo Mapa; conservas la mano

## Eventos y maldición

resolve-label = Afrontar { $tile-el }
suffer-label = Sufrir la maldición
suffer-effect = { $n ->
    [0] → { $card } va al Descarte
    [one] → { $card } y { $n } objeto más van al Descarte
   *[other] → { $card } y { $n } objetos más van al Descarte
}

## Descartes

discard-label = Descartar { $item }
discard-effect = → va al Descarte
discard-effect-more = → { $n } más deben seguir
keep-label = Conservar todo
keep-effect = → no se descarta nada, porque el Mazo se agotó

## Cartas del Descarte

card-take-label = Tomar { $item }
card-lay-label = Poner { $tile }
card-lay-effect = → después eliges su lugar
card-recycle-label = Reciclar { $card }
card-recycle-effect = → encima del Mazo

## Filas, columnas, losetas y casillas

row-reveal-label = Revelar la fila { $row }
row-discard-label = Descartar la fila { $row }
column-reveal-label = Revelar la columna { $column }
column-discard-label = Descartar la columna { $column }
line-reveal-effect = { $n ->
    [0] → nada, allí no hay losetas boca abajo
    [one] → se revela { $n } loseta
   *[other] → se revelan { $n } losetas
}
line-discard-effect = { $n ->
    [one] → { $n } loseta va al Descarte
   *[other] → { $n } losetas van al Descarte
}
tile-lift-label = Poner { $tile } en el Mazo
tile-lift-label-hidden = Poner en el Mazo la loseta de { $cell }
tile-lift-effect = → es la próxima carta que robas
tile-lift-effect-event = → es la próxima carta que robas; su evento no ocurre
tile-discard-label = Descartar { $tile }
tile-discard-label-hidden = Descartar la loseta de { $cell }
tile-discard-effect = → va al Descarte
cell-lay-label = Poner { $card } en { $cell }
cell-lay-effect = → { $tile }, revelada
cell-move-label = Ir a { $cell }
cell-move-effect = → tu loseta va contigo

## Construir

build-left-label = Construir una columna a la izquierda
build-right-label = Construir una columna a la derecha
build-top-label = Construir una fila arriba
build-bottom-label = Construir una fila abajo
build-effect = { $n ->
    [one] → { $n } carta del Mazo, boca abajo
   *[other] → { $n } cartas del Mazo, boca abajo
}

## Un texto que no es una jugada

move-spellings = una jugada es { $moves }, con una carta como `QS`, una casilla como `r1c2` o `r0c-1` y un número como `-1`
