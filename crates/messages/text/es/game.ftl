## Explicaciones de las cosas de la mesa

about-absent = Ahora no está a la vista.
about-no-move = Ahora no hay ninguna jugada con esto.
about-more-moves = { $n ->
    [one] Y 1 jugada más.
   *[other] Y { $n } jugadas más.
}
about-offer = { $label }: { $effect }
about-entry = { $zone }: { $value }.
about-at = { $name }, { $cell }
about-worth = { $role }, de valor { $value }. { $rest }
about-role = { $role }. { $rest }
about-counter = Ahora: { $value }.
about-counter-of = Ahora: { $value } de { $max }.
about-track = Paso actual: { $step }.
about-entries = { $n ->
    [one] Tiene 1 línea.
   *[other] Tiene { $n } líneas.
}
about-cards = { $n ->
    [one] Contiene 1 carta.
   *[other] Contiene { $n } cartas.
}
sentences = { $first } { $second }
full-stop = { $text }.
effect-amount = { $what } { $n }
change-slain = abatido

## Juegos sin textos propios

plain-choose = Elige una jugada.
plain-wait = Le toca al otro jugador.
plain-over = La partida ha terminado: { $result }.
plain-over-score = La partida ha terminado: { $result }, { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}.
plain-shuffled = { $n ->
    [one] Barajado: { $pile }, 1 carta.
   *[other] Barajado: { $pile }, { $n } cartas.
}
plain-rolled = { $die }: sale { $value }.
plain-changed = { $zone }: { $now }.
plain-plays = Juega { $spelling }.
plain-empty = vacío
plain-face-down = boca abajo
plain-facts = Datos
face-known = conocida
token-you = tú

## Reglas de la casa

option-yes = sí
option-no = no
option-none = ninguna
option-set = { $name }: { $value }
option-older-rules = Versión de las reglas: { $version }
offer-result = { $label } { $effect }
