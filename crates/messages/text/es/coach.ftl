## Lo que dice el entrenador

coach-win = Entrenador: probabilidad de ganar { $now }.
coach-score = Entrenador: puntuación esperada { $now }.
coach-win-before = Entrenador: probabilidad de ganar { $now } (antes { $was }).
coach-score-before = Entrenador: puntuación esperada { $now } (antes { $was }).
coach-percent = { $n }{"\u00A0"}%
coach-more = +{ $n }
coach-less = −{ $n }
review-so-far = Probabilidad de ganar hasta ahora: { $start } → { $end }.
review-so-far-score = Puntuación esperada hasta ahora: { $start } → { $end }.
review-scored = Has conseguido { $end }; desde este comienzo, greedy consigue { $start }.
review-won = Has ganado; desde este comienzo, greedy gana el { $start }.
review-drew = Has empatado; desde este comienzo, greedy gana el { $start }.
review-lost = Has perdido; desde este comienzo, greedy gana el { $start }.
review-shares = Suerte: { $luck } puntos porcentuales. Tus decisiones: { $skill }.
review-shares-score = Suerte: { $luck } puntos. Tus decisiones: { $skill }.
review-error = { $value } (±{ $error })
tally = { $slips } en { $n ->
    [one] { $n } decisión
   *[other] { $n } decisiones
}
tally-none = Sin errores
tally-blunders = { $n ->
    [one] { $n } error grave
   *[other] { $n } errores graves
}
tally-mistakes = { $n ->
    [one] { $n } error
   *[other] { $n } errores
}
tally-inaccuracies = { $n ->
    [one] { $n } imprecisión
   *[other] { $n } imprecisiones
}
tally-only = { $n ->
    [one] { $n } jugada única encontrada
   *[other] { $n } jugadas únicas encontradas
}
stroke = { $change } después de la jugada { $n } ({ $move })
strokes = Lo que más pesó de la suerte: { $strokes }.
slip-inaccuracy = Imprecisión: { $played } ({ $before } → { $after }), coste { $cost }. Mejor: { $best }, { $worth }.
slip-mistake = Error: { $played } ({ $before } → { $after }), coste { $cost }. Mejor: { $best }, { $worth }.
slip-blunder = Error grave: { $played } ({ $before } → { $after }), coste { $cost }. Mejor: { $best }, { $worth }.
interval-of = { $value } ({ $low } a { $high })
review-method-glance = Primera estimación: cada una de tus jugadas frente a la de greedy, { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
} con cada una (semilla { $seed }).
review-method = Tras cada jugada probada, greedy termina { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
} en cada una de dos muestras (semilla { $seed }).
coach-shares = suerte { $luck } y decisiones { $skill } puntos por partida
deck = { $n ->
    [one] { $n } ejercicio
   *[other] { $n } ejercicios
} por resolver, { $solved } resueltos.
deck-empty = Aún no hay ejercicios. Un análisis de tus partidas hace uno de cada error confirmado.
deck-due = { $n ->
    [one] { $n } pendiente ahora.
   *[other] { $n } pendientes ahora.
}
deck-nothing = No hay nada pendiente.
deck-next = Siguiente ejercicio en { $wait }.
exercise-solved = Resuelto.
exercise-back = Vuelve en { $wait }.
wait-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
}
wait-hours = { $n ->
    [one] { $n } hora
   *[other] { $n } horas
}
wait-days = { $n ->
    [one] { $n } día
   *[other] { $n } días
}
answer-best = ¡Correcto! { $best }.
answer-as-good = ¡Correcto! { $played } es tan buena como { $best }.
answer-wrong = No es la mejor: { $played } cuesta { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}. Mejor: { $best }.
reply-right = ¡Correcto! { $answers ->
    [one] Solo { $move } sigue ganando.
   *[other] { $move } es una de { $answers } jugadas ganadoras.
}
reply-still = ¡Correcto! { $move } sigue ganando.
reply-wins = Por ejemplo { $line }, ganada en { $n ->
    [one] { $n } jugada
   *[other] { $n } jugadas
}.
reply-wrong = No: después de { $move } la partida no se puede ganar ({ $positions ->
    [one] { $positions } posición comprobada
   *[other] { $positions } posiciones comprobadas
}).
reply-at-once = La partida termina enseguida. { $end }
reply-loses = Por ejemplo { $line }. La partida termina después de { $n ->
    [one] { $n } jugada
   *[other] { $n } jugadas
}. { $end }

## Ejercicios y problemas que no funcionan

coach-deck-version = los ejercicios tienen la versión { $version }, y este programa lee la versión { $known }
coach-not-legal = { $move } ya no es legal
coach-puzzle-unproven = las respuestas del problema { $n } no se pueden demostrar
coach-puzzle-differs = el problema { $n } es `{ $found }`, no `{ $puzzle }`
coach-puzzle-outdated = el problema { $n } del reparto { $deal } no sigue las reglas
coach-puzzle-line = el problema { $n } no consta de un reparto, jugadas, cuatro números, ` | ` y respuestas: `{ $line }`
revealed-in = { $cell }: { $card }
