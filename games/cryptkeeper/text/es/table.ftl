## Qué hacer

prompt-take = Elige tu primer objeto; las otras doce cartas forman el Mapa.
prompt-stand = Elige la loseta en la que empiezas.
prompt-turn = Tu turno: { $ways }.
way-go = ve a una loseta contigua
way-descend = desciende
way-use = usa antes un objeto
prompt-event = { $tile }: deja que ocurra, o usa antes un objeto.
prompt-curse = La maldición del Amuleto está a punto de golpear. Súfrela, o usa antes un objeto.
prompt-discard = { $asker }: descarta { $n ->
    [one] { $n } objeto
   *[other] { $n } objetos
}.
prompt-discard-drawn = { $asker }: descarta { $n ->
    [one] la carta que has robado
   *[other] una de las cartas que has robado
}.
prompt-discard-optional = { $asker }: descarta una carta o conserva lo que tienes.
prompt-card-take = { $asker }: toma una carta del Descarte.
prompt-card-lay = { $asker }: elige una carta del Descarte para el Mapa.
prompt-card-recycle = { $asker }: pon { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
} del Descarte en el Mazo.
prompt-row-reveal = { $asker }: elige una fila que revelar.
prompt-row-discard = { $asker }: elige una fila que descartar.
prompt-column-reveal = { $asker }: elige una columna que revelar.
prompt-column-discard = { $asker }: elige una columna que descartar.
prompt-tile-lift = { $asker }: elige una loseta para ponerla en el Mazo.
prompt-tile-discard = { $asker }: elige una loseta contigua que descartar.
prompt-cell-lay = { $asker }: elige un lugar vacío para { $card }.
prompt-cell-move = { $asker }: elige un lugar vacío para tu loseta y para ti.
prompt-build-column = { $asker }: construye una columna a la izquierda o a la derecha.
prompt-build-row = { $asker }: construye una fila arriba o abajo.
prompt-inside = { $due } Antes puedes usar un objeto.
prompt-won = Ganas: el Amuleto queda limpio en el piso { $floor }, tras { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}.
prompt-ejected = Pierdes: la cripta te expulsa del piso { $floor } tras { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}.
prompt-stuck = Pierdes: no puedes seguir en el piso { $floor }, tras { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}.

## Zonas

zone-offer = Oferta
zone-offer-note = Una de estas será tu primer objeto.
zone-map = Mapa
zone-map-note = Las losetas por las que andas. Las que están de lado están reveladas: su evento todavía espera.
zone-hand = Mano
zone-hand-note = { $any_item ->
    [true] Tus objetos; úsalos cuando quieras.
   *[other] Tus objetos; úsalos cuando quieras, menos el Amuleto.
}
zone-using = En uso
zone-using-note = Va al Descarte después de su efecto.
zone-deck = Mazo
zone-deck-note = Objetos boca abajo; de su orden no se sabe nada.
zone-deck-note-known = Objetos boca abajo. Desde arriba: { $cards }.
zone-deck-unseen = desconocida
zone-discard = Descarte
zone-discard-note = Vuelve como parte del Mapa del piso siguiente.
zone-signs = Señales
zone-floor = Piso
zone-turns = Turnos
zone-turns-note = Turnos completados.

## Cartas

face-item = { $name }, { $item }: { $effect }
face-both = { $name }, { $tile } como loseta, { $item } como objeto
face-revealed = { $name }, { $tile }, revelada, sin activar
face-activated = { $name }, { $tile }, activada
face-down = boca abajo
face-down-deck = boca abajo, del Mazo
face-down-map = boca abajo, del Mapa
face-down-known = boca abajo, conocida: { $card }
badge-revealed = revelada
badge-deck = del Mazo
badge-map = del Mapa

## Señales

sign-rune = Runa de calcificación
sign-rune-active = activa
sign-rune-active-note = Las gárgolas son de piedra: puedes usar las Escaleras de este piso.
sign-rune-asleep = no activa
sign-rune-asleep-note = Las gárgolas guardan las Escaleras hasta que actives un as en este piso.
sign-curse = Maldición del Amuleto
sign-curse-asleep = dormida
sign-curse-this-turn = { $card } golpea al final de este turno
sign-curse-next-turn = { $card } golpea al final del próximo turno
sign-curse-note = Un Amuleto conservado demasiado tiempo va al Descarte con otros once objetos.
