## Dónde está una carta

not-in-game = { $card } no está en esta partida
not-in-hand = { $place }: elige una carta de tu mano
not-in-discard = { $place }: elige una carta del Descarte
not-on-offer = { $place }: elige una de las cartas de la Oferta
where-hand = { $card } está en tu mano
where-discard = { $card } está en el Descarte
where-using = { $card } está en uso
where-unseen = { $card } no está a la vista
where-deck = { $card } está en el Mazo
where-map = { $card } es una loseta del Mapa

## Jugadas que nada pide

refused-take = ya tienes tu primer objeto
refused-stand = ya has elegido dónde empiezas
refused-resolve = no espera ningún evento
refused-discard = nada te pide descartar un objeto
refused-card = nada pide una carta del Descarte
refused-row = nada pide una fila
refused-column = nada pide una columna
refused-tile = nada pide una loseta
refused-cell = nada pide un lugar vacío
refused-build = no se está construyendo nada
refused-curse-later = { $card } no golpea hasta el final del turno { $turn }
refused-curse-none = no tienes ningún Amuleto en la mano, así que no golpea ninguna maldición
refused-over = la partida ha terminado

## Decisiones que van antes

first-take = elige antes tu primer objeto, una de las cartas de la Oferta
first-stand = elige antes la loseta en la que empiezas
first-event = el evento de { $tile } espera: deja que ocurra, o usa antes un objeto
first-curse = la maldición está a punto de golpear: súfrela, o usa antes un objeto
first-discard = antes, { $asker }: descarta { $n ->
    [one] { $n } objeto
   *[other] { $n } objetos
}
first-discard-optional = antes, { $asker }: descarta una carta o conserva lo que tienes
first-card = antes, { $asker }: elige una carta del Descarte
first-row = antes, { $asker }: elige una fila
first-column = antes, { $asker }: elige una columna
first-tile = antes, { $asker }: elige una loseta
first-cell = antes, { $asker }: elige un lugar vacío
first-build = antes, { $asker }: elige el lado en el que construyes
first-inside = { $first } o usa un objeto

## Andar y descender

no-tile = no hay ninguna loseta en { $cell }
go-here = ya estás ahí: ve a una loseta contigua
not-adjacent = { $cell } no está junto a ti: elige una loseta contigua
descend-no-tile = no hay ninguna loseta debajo de ti: solo un rey es Escaleras
descend-other-tile = estás en { $tile }: solo un rey es Escaleras
descend-not-activated = la loseta en la que estás no está activada
descend-no-rune = la Runa no está activa: las gárgolas guardan las Escaleras

## Objetos, elecciones y construcción

use-amulet = { $card } es un Amuleto: no se puede usar, solo llevar al Altar
discard-not-drawn = { $card } no es una de las cartas recién robadas
keep-drawn = { $n ->
    [2] se robaron las dos cartas, así que una debe irse
   *[other] se robaron las { $n } cartas, así que una debe irse
}
keep-loss = { $asker }: { $n ->
    [one] debe irse { $n } objeto
   *[other] deben irse { $n } objetos
}
row-empty = no hay ninguna loseta en la fila { $row }
column-empty = no hay ninguna loseta en la columna { $column }
lift-event = el evento de esta loseta espera: elige otra
tile-own = estás en esa loseta: elige una contigua
cell-outside = { $cell } está fuera del campo
cell-taken = hay una loseta en { $cell }: elige un lugar vacío
cell-not-open = { $cell } no está junto a una loseta ni junto a ti
cell-no-passage = { $cell } no está junto a ninguna otra loseta
build-only-column = { $asker } solo da para una columna: elige izquierda o derecha
build-only-row = { $asker } solo da para una fila: elige arriba o abajo
build-outside = el campo termina ahí: construye en el otro lado
