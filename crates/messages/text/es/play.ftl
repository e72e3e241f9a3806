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
ask-card-next = Voltea la siguiente carta ({ $place }): ¿cuál es?
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

## La pantalla completa y el modo de líneas

others-move = La última jugada fue del otro jugador y no se muestra.
hidden-variations = Las variantes se ocultan mientras los jugadores tengan secretos entre sí.
undo-not-agreed = El jugador { $seat } no acepta deshacer la jugada.
saved-again = Guardada de nuevo.
nothing-there = ahí no hay nada que hacer ahora
nothing-to-undo = Este es el principio: no hay nada que deshacer.
nothing-to-redo = No hay nada que rehacer.
undone-move = Deshecha: { $move }
no-story = Sin historia: esta partida no es parte de una campaña.
solver-says = El solucionador:
coach-off = Entrenador en vivo desactivado. La partida sigue marcada con entrenador.
coach-refused = El entrenador en vivo mira partidas en curso, salvo los repartos del día y las partidas para dos.
coach-none = El entrenador no responde: { $reason }.
table-empty = vacío
table-nothing = nada
card-count = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
about-rules = Reglas: { $rules }
a-draw = Empate
entry-no-card = `{ $typed }` no es una carta: escribe valor y palo, por ejemplo QS, 10h o queen of spades.
entry-no-roll = `{ $typed }` no es una tirada: escribe un número de 1 a { $most }.
confirm-solver = ¿Preguntar al solucionador?
confirm-solver-what = Conoce todas las cartas ocultas y toda la suerte por venir, y averigua si esta partida aún se puede ganar. La partida queda marcada con solucionador para siempre y se cuenta aparte.
confirm-coach = ¿Activar el entrenador en vivo?
confirm-coach-what = Muestra tu probabilidad antes y después de cada jugada. La partida queda marcada con entrenador para siempre y fuera de las clasificaciones.
confirm-walk = ¿Ir hasta allí?
confirm-walk-what = Cada paso cuesta una carta: { $moves }.
confirm-walk-yes = Ir hasta allí
walk-none = Puede pasar algo por el camino. Ve paso a paso.
confirm-undo = ¿Deshacer la jugada?
confirm-undo-what = Esta jugada reveló algo oculto. Si la deshaces, la partida queda marcada con ventaja y se cuenta aparte.
confirm-undo-daily = Esta jugada reveló algo oculto. Si la deshaces, este reparto del día queda marcado con ventaja para siempre.
confirm-resign = ¿Abandonar?
confirm-end = ¿Terminar aquí la partida?
confirm-end-what = { $label }: { $effect }
confirm-end-daily = { $label }: { $effect } Este es un reparto del día, y cuenta su primer final.
undo-ask = Jugador { $other }: el jugador { $seat } pide deshacer la última jugada. ¿Estás de acuerdo?
undo-ask-peeked = Jugador { $other }: el jugador { $seat } pide deshacer la última jugada. Reveló algo oculto, así que la partida quedará marcada con ventaja. ¿Estás de acuerdo?
seat-player = Jugador { $seat }
replay-at = jugada { $n } de { $of }
puzzle-share = Para compartirlo: underdeck puzzles { $game } --number { $n }, o /puzzles/{ $game }/{ $n } en un servidor.
enter-deal-code = Introducir un código de reparto
ask-deal-code = Código de reparto:
ask-campaign-name = Nombre de la campaña:
standing-so-far = Hasta ahora: { $standing }.
menu-how-to-play = Cómo se juega
menu-leave = Salir
mark-peeked = con ventaja
mark-solver-used = con solucionador
