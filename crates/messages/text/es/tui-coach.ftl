## Análisis

tui-coach-title = Análisis
tui-coach-looking = Analizando la partida…
tui-coach-closer = Analizando más a fondo: los números ganan precisión…
tui-coach-no-more = No hay más errores en esta dirección.
tui-coach-practice = { $n ->
    [one] 1 ejercicio nuevo para `underdeck practice`.
   *[other] { $n } ejercicios nuevos para `underdeck practice`.
}
tui-coach-running = El entrenador analiza partidas terminadas. Mientras juegas, n da una pista.
tui-coach-at = Jugada { $n }. { $words }
tui-coach-played = Jugada: { $move }, { $value }
tui-coach-better = Mejor: { $move }, { $value }
tui-coach-other-seat = El otro jugador
tui-coach-part = Una parte de la mesa; Esc la muestra entera.
tui-coach-close = Cerrar

## El entrenador en vivo

tui-eye-open = Entrenador en vivo activado. La partida queda marcada con entrenador y fuera de las clasificaciones. La misma tecla lo desactiva.

## El solucionador

tui-solve-title = Solucionador
tui-solve-follow = Recorrer su solución
tui-solve-ended = Ir a la última posición ganable
tui-solve-close = Cerrar

## Esperas

tui-wait-solver = El solucionador está buscando
tui-wait-deal = Buscando un reparto como el que elegiste
tui-wait-puzzle = Comprobando tu respuesta
tui-wait-program = El programa está eligiendo su jugada
tui-wait-exercise = El entrenador está comprobando tu respuesta
tui-wait-seconds = { $n } s
tui-wait-others = Las demás teclas no hacen nada hasta que llegue la respuesta.
tui-wait-foot = Esc cancela
tui-wait-foot-program = Esc guarda la partida y va a Inicio
tui-wait-left = La partida está guardada; el programa jugará cuando la continúes.
tui-wait-cancelled = Cancelado: no se ha cambiado nada.
tui-wait-failed = Sin respuesta: la búsqueda acabó con un error.

## Problemas y ejercicios

tui-task-puzzle = Problema { $n } de { $count }, nivel { $level } de { $levels }
tui-task-exercise = Ejercicio
tui-task-question = { $answers ->
    [one] { $motif }: 1 de { $legal } jugadas sigue ganando. ¿Cuál?
   *[other] { $motif }: { $answers } de { $legal } jugadas siguen ganando. Encuentra una.
}
tui-task-on = Correcto hasta aquí. ¿Qué jugada conserva la victoria?
tui-task-open = Aún boca abajo, en el orden en que saldrán (s lo muestra otra vez):
tui-task-best = Aquí te equivocaste. ¿Cuál es la mejor jugada?
tui-task-right = Correcto
tui-task-wrong = Incorrecto
tui-task-win = Recorrer la victoria
tui-task-loss = Recorrer la derrota
tui-task-solution = Mostrar la solución
tui-task-all = Todos los problemas
tui-task-home = Inicio
tui-task-days = Problema del día: racha { $days }, mejor { $best }.
tui-task-none = no existe ese problema
tui-task-barred = No durante un problema o un ejercicio: haz tu jugada, o pulsa q para salir.
