## Cartas

state-card-twice = contiene una carta dos veces
state-cards-elsewhere = estas cartas están además en otro lugar: { $cards }
state-cards-nowhere = estas cartas no están en ningún lugar: { $cards }
state-cards-foreign = estas cartas no son de la partida: { $cards }
state-cards-many = { $n } cartas son más de { $most }
state-face-up = una loseta boca arriba es conocida
state-known = solo las cartas del Mazo y del Mapa pueden ser conocidas
state-origin = `deck_origin` es una clave que solo tienen las vistas

## Mapa y ficha

state-cells = sus losetas y sus casillas no concuerdan
state-map-whole = no caben en él todas las cartas
state-two-tiles = hay dos losetas en `{ $cell }`
state-outside = `{ $cell }` está fuera del campo: las filas van de { $top } a { $bottom } y las columnas de { $left } a { $right }
state-token = es null en `take` y `stand`, y tras descender a la nada

## Contadores

state-floor = { $n } no está entre 1 y { $most }
state-turns = { $n } es más de { $most }
state-due = es null sin este diez en la mano; si no, es el número de este turno o del siguiente

## Fases

state-event = su loseta, bajo la ficha, está activada
state-back = es `event` si y solo si espera un evento; `effect` exige la regla de la casa `inside_effects`
state-back-null = es null si y solo si `using` es null
state-waiting = está si y solo si `back` es `effect`, y encaja con el evento o con la maldición
state-take = `take` exige el piso 1, ningún turno completado y todas las cartas en `offer` o en un Mazo desconocido
state-stand = `stand` exige un Mapa de losetas boca abajo y ninguna runa
state-turn = `turn` exige algo que hacer: el jugador está atascado
state-phase-event = `event` exige un evento y una carta de la mano que se pueda usar
state-curse = `curse` exige un diez vencido y una carta de la mano que se pueda usar
state-discard = `discard` exige un evento, un objeto o una maldición que lo pida, y que concuerden `eligible`, `left` y `optional`
state-card = `card` exige el objeto 4 o 5 o el evento 4, y cartas que elegir
state-row = `row` exige el evento 6 o J
state-column = `column` exige el objeto 6 o el evento 9, y una loseta
state-tile = `tile` exige el objeto 3 o el evento 8, y una loseta que elegir
state-cell-passage = `cell` exige el objeto 2 y una casilla
state-cell-open = `cell` exige el objeto 4 y una carta elegida del Descarte
state-build = `build` exige el objeto 9 o J, un Mazo y un borde dentro del campo
state-over = `over` exige que `event` y `using` sean null
state-won = una partida se gana con un diez en la mano
state-ejected = solo se expulsa a un jugador sin objetos
state-stuck = el jugador no está atascado
state-outcome = una partida perdida tiene causa; una ganada, no
