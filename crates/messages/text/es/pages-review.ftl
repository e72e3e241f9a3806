## Análisis

review = Análisis
review-chance = Tu probabilidad de ganar antes de cada decisión, y el resultado
review-score = Tu puntuación esperada antes de cada decisión, y el resultado
review-slips = Tus decisiones más caras
review-all = Todas las decisiones
review-begin = Analizar esta partida
review-none = El entrenador todavía no ha analizado esta partida.
review-closer = Analizar más a fondo
review-played = Jugada hecha
review-before = Antes
review-after = Después
review-best = Mejor
review-cost = Coste
review-luck = Suerte
review-verdict = Veredicto
next-slip = Siguiente error
gauge-chance = Probabilidad de ganar: { $value }
gauge-score = Puntuación esperada: { $value }
review-underway = El entrenador está analizando esta partida: { $percent } %.
review-waits = El entrenador está analizando antes otras partidas.
review-reload = Volver a mirar

## Práctica

practice = Práctica
practice-lead = Tus propios errores vuelven aquí hasta que los resuelves.
practice-ask = { $game }, jugada { $n }: ¿cuál es la mejor?
practice-next = Siguiente ejercicio

## Problemas

puzzles = Problemas
puzzles-lead = Posiciones en las que solo unas pocas jugadas siguen ganando. Se conocen todas las cartas, y el solucionador ha demostrado que todas las demás jugadas pierden.
puzzles-rating = Tu puntuación: { $own }.
puzzles-themes = Temas
puzzles-all = Todos los problemas
puzzles-tried = { $tried } de { $count } intentados, { $right } resueltos a la primera.
puzzles-days = Racha de problemas del día: { $days }; mejor: { $best }.
puzzle-daily = Problema del día
puzzle-next = Siguiente problema
puzzle-level = Nivel { $level }
puzzles-chance = Última oportunidad de ganar
puzzles-departures = Ganar con jugadas inusuales
puzzles-plan = Un solo plan ganador
puzzle-title = { $game }, problema { $n } de { $count }, nivel { $level } de { $levels }
puzzle-ask =
    { $answers ->
        [one] Solo una de estas { $legal } jugadas sigue ganando. ¿Cuál?
       *[other] Solo { $answers } de estas { $legal } jugadas siguen ganando. Encuentra una.
    }
puzzle-open = Cartas boca abajo, en el orden en que saldrán
puzzle-right = ¡Correcto!
puzzle-circle = Correcto, pero ya estuviste aquí.
puzzle-rolls = Próximas tiradas:
puzzle-onward = Siguiente
puzzle-solved = ¡Resuelto!
puzzle-loses = Así se pierde.
puzzle-back = Deshacer la jugada
puzzle-watch = Ver el resto
puzzle-rated = Puntuación { $own } ({ $change })
puzzle-ratings = Problema { $puzzle }, tú { $own }
puzzle-solution = Solución
