## Partidas guiadas

guide-left = Tu partida se ha salido de la guía: su siguiente paso no encaja aquí. Sigue jugando, o deshaz jugadas para volver a ella.
guide-continue = Continúa. { $effect }

## Partidas con cartas de verdad

answer-turned = { $card }
answer-turned-effect = { $name }
answer-rolled = { $value }
answer-rolled-effect = El dado muestra { $value }.
answer-rolled-label = Tirada: { $value }
ask-set-up = Prepara la partida a mano. { $question }
ask-so-far = Hasta ahora: { $entries }. { $question }
ask-die = Tira un { $die }: ¿qué muestra?
ask-card = Voltea la siguiente carta de la pila { $pile }: ¿cuál es?
ask-card-for = Voltea la siguiente carta de la pila { $pile } ({ $place }): ¿cuál es?
ask-die-expected = escribe lo que muestra el { $die }, de 1 a { $sides }
ask-card-expected = escribe la carta con valor y palo, por ejemplo QS, 10h o queen of spades
answer-expected = lo que se volteó o se tiró, por ejemplo `turned QS` o `rolled 4`
card-not-entered = aún sin introducir
card-asked-now = se pide ahora
place-on = { $zone }, { $cell }

## Jugadas del programa y negativas

program-moved = { $n ->
    [one] El jugador { $seat }, el programa ({ $player }), ha hecho 1 jugada.
   *[other] El jugador { $seat }, el programa ({ $player }), ha hecho { $n } jugadas.
}
program-no-move = el programa no tiene ninguna jugada
program-tag = un puesto y un jugador, por ejemplo `2 greedy`
question-stopped = se ha interrumpido
why-not-now = Ahora no: { $reason }.
