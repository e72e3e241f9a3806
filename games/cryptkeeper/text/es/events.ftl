## Jugadas

played-take = Tomas { $item }. Las otras doce cartas se barajan y forman el Mapa.
played-stand = Empiezas en { $cell }.
played-use = Usas { $item }.
played-go = Vas al { $way } y das con { $tile }.
played-walk = Vas al { $way }. No ocurre nada.
played-descend = Desciendes al piso { $floor }: { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
} en su Mapa, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} en su Mazo.
played-resolve = Afrontas { $tile-el }.
played-resolve-stairs = Estás en las Escaleras. No ocurre nada.
played-suffer = La maldición golpea.
played-discard = Descartas { $item }.
played-keep = Conservas todos tus objetos.
played-card-take = Tomas { $item } del Descarte.
played-card-lay = Eliges { $tile } para el Mapa.
played-card-recycle = { $card } pasa del Descarte a la cima del Mazo.
played-row = Eliges la fila { $row }.
played-column = Eliges la columna { $column }.
played-tile-lift = { $card } pasa de { $cell } a la cima del Mazo.
played-tile-lift-hidden = La loseta desconocida de { $cell } pasa a la cima del Mazo.
played-tile-discard = Eliges la loseta que está al { $way }.
played-cell-lay = { $card } está ahora en { $cell }, revelada.
played-cell-move = Vas a { $cell }, y tu loseta contigo.
played-build-left = Una columna nueva a la izquierda: { $n ->
    [one] { $n } loseta
   *[other] { $n } losetas
}.
played-build-right = Una columna nueva a la derecha: { $n ->
    [one] { $n } loseta
   *[other] { $n } losetas
}.
played-build-top = Una fila nueva arriba: { $n ->
    [one] { $n } loseta
   *[other] { $n } losetas
}.
played-build-bottom = Una fila nueva abajo: { $n ->
    [one] { $n } loseta
   *[other] { $n } losetas
}.

## Consecuencias

drawn = Robas { $cards }.
discarded-hand = Descartado de tu mano: { $cards }.
discarded-deck = Descartado del Mazo: { $cards }.
discarded-map = Descartado del Mapa: { $cards }.
revealed = Se revela: { $tiles }.
revealed-tile = { $tile } en { $cell }
peeked = Encima del Mazo, en este orden: { $cards }.
rune-active = Las gárgolas se quedan de piedra: puedes usar las Escaleras de este piso.
altar-discarded = El Altar se hunde en el suelo con un bufido de fastidio, y su loseta va al Descarte.
altar-without-flask = Sin un Frasco no ocurre nada: el Altar se queda, activado y sin utilidad.
altar-sunk = El Altar se hunde en el suelo con un bufido de fastidio.
cursed = { $card } lleva una maldición: golpea al final del turno { $turn }.
turn-begins = Empieza el turno { $turn }.

## El final

ended-won = { $flask_required ->
    [true] Amuleto, Altar y Frasco
   *[other] Amuleto y Altar
}: con un gemido forzado, la cripta se detiene a descansar. Ganas.
ended-ejected = No tienes ningún objeto que descartar: la cripta te expulsa. Pierdes.
ended-stuck = Sin objetos, sin nada que activar, sin forma de bajar: no puedes seguir. Pierdes.
