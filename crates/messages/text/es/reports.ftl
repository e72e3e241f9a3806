## Informes del laboratorio: números y nombres

report-percent = { $number } %
report-too-few = muy pocas partidas
report-span = { $low } a { $high }
report-change = { $from } a { $to }
report-against = { $player } frente a { $against }
report-quoted = «{ $name }»
report-more-names = { $n } más
report-games = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}
report-cells = { $n ->
    [one] una celda
   *[other] { $n } celdas
}
report-kicker = { $what }, { $games }
report-laboratory = Laboratorio de Underdeck
report-luck = { $luck ->
    [fast] suerte rápida
   *[other] suerte de los repartos
}
report-luck-seed = { $luck }, semilla { $seed }
report-by = { $by ->
    [phase] fase
    [depth] profundidad
    [room] sala
    [turn] turno
    [floor] piso
    [place] lugar
   *[other] { $by }
}

## Encabezados de columnas

report-head-cell = celda
report-head-player = jugador
report-head-games = partidas
report-head-deals = repartos
report-head-won = ganadas
report-head-interval = intervalo
report-head-against = frente a
report-head-answer = respuesta
report-head-difference = diferencia
report-head-more-won = más ganadas
report-head-won-alone = ganadas solo aquí
report-head-lost-alone = perdidas solo aquí
report-head-score = puntuación
report-head-mean-score = puntuación promedio
report-head-more-score = más puntuación
report-head-more = más
report-head-over-games = en partidas
report-head-over-deals = en repartos
report-head-means = puntuaciones promedio ahí
report-head-both = ambas con puntuación
report-head-before = promedio ahí, antes
report-head-after = después
report-head-worth = una partida vale por
report-head-moves = jugadas
report-head-move = jugada
report-head-decisions = decisiones
report-head-legal = jugadas legales
report-head-simulations = simulaciones por jugada
report-head-scored = partidas con puntuación
report-head-mean-moves = promedio de jugadas
report-head-least = mínimo
report-head-quarter = primer cuartil
report-head-median = mediana
report-head-three-quarters = tercer cuartil
report-head-most = máximo
report-head-half-end = la mitad acaba en
report-head-95-end = el 95 % acaba en
report-head-all-end = todas acaban en
report-head-after-moves = tras n jugadas
report-head-games-with = partidas con ella
report-head-games-without = partidas sin ella
report-head-phase = fase
report-head-over-all = la mejor sobre todas
report-head-over-second = la mejor sobre la segunda
report-head-first-move = primera jugada
report-head-own-choice = elección propia
report-head-cause = causa
report-head-causes = causas
report-head-causes-of-all = causas, del total
report-head-rules = reglas
report-head-what-happened = qué ocurrió
report-head-by = por
report-head-lost = perdidas
report-head-mostly-at = sobre todo, por { $by }
report-head-measure = medida
report-head-found = resultado
report-head-change = cambio
report-head-ruling = interpretación
report-head-instead-of = en lugar de
report-head-nearest = { $option } más cercano
report-head-may-meet = { $option } que puede cumplirlo

## Resultados

report-clear = clara
report-clear-wins = Claramente más o menos partidas ganadas que { $against }{ $all ->
    [one] {""}
   *[other] {" "}({ $n } de { $all } comparaciones)
}: { $list }.
report-clear-scores = Puntuaciones claramente mayores o menores que las de { $against }{ $all ->
    [one] {""}
   *[other] {" "}({ $n } de { $all } comparaciones)
}: { $list }.
report-no-difference = Sin diferencia clara con { $against }: { $list }.
report-identical = Las mismas partidas que { $against }, jugada por jugada, las { $n }: { $list }.
report-untrained = value juega aquí como greedy: el juego no tiene pesos para estas reglas de la casa.
report-baselines = sus respectivas referencias
report-together = Todo lo que aquí se llama claro se cumple a la vez con una confianza del 95 % (Holm).
report-changes-alike = { $n ->
    [0] Ninguna partida es igual en las dos: ninguna de { $games } tiene el mismo resultado, la misma causa y las mismas puntuación, jugadas y elecciones.
   *[other] { $n } de { $games } partidas son iguales en las dos: resultado, causa, puntuación, jugadas y elecciones ({ $share }).
}
report-changes-all-alike = Las { $games } partidas son iguales en las dos: resultado, causa, puntuación, jugadas y elecciones.
report-changes-means = Cambios claros en el juego: { $list }.
report-changes-means-none = Sin cambio claro en el juego: { $list }.
report-changes-rose = Se pierden claramente más partidas por { $list }.
report-changes-fell = Se pierden claramente menos partidas por { $list }.
report-changes-causes-none = Ninguna causa de derrota cambia claramente.
report-changes-turned = { $gained } partidas las gana solo la segunda versión, y { $given } solo la primera.
report-changes-from = { $what } { $first } → { $second }, { $change }
report-changes-figures = Duración y elecciones
report-changes-figure = dato
report-changes-moves = jugadas por partida
report-changes-decisions = decisiones por partida
report-changes-branching = jugadas legales por jugada
report-changes-causes = Partidas perdidas, por causa
report-changes-note = Cada intervalo es de un solo dato; «clara» tiene en cuenta todos los datos y causas en conjunto (Holm). Las partidas están emparejadas por reparto.
report-changes-more-at = Se pierden claramente más partidas en { $list }.
report-changes-fewer-at = Se pierden claramente menos partidas en { $list }.
report-changes-at = { $by } { $at }
report-changes-places = Partidas perdidas, por lugar
report-changes-place = lugar
report-changes-places-note = El lugar de la última decisión, como proporción de todas las partidas; como mucho los 12 lugares con los cambios mayores. Cada intervalo es de un solo lugar y toma las partidas de ambas versiones como independientes (Newcombe), así que es más bien demasiado ancho; «clara» tiene en cuenta todos los lugares en conjunto (Holm).
report-changes-alone = solo { $name }
report-changes-deals = Repartos que cambian de resultado
report-changes-deals-note = Los primeros { $shown } de { $all }. Repite uno con `underdeck trace { $game } --deal CODE --player { $player }`; en la otra versión, usa sus opciones con la semilla.
report-changes-seed = semilla
report-alone = Cada intervalo es de una sola comparación; «clara» tiene en cuenta todas en conjunto (Holm). Un punto hueco no es claro.
report-paired = Comparación por pares: { $by }.
report-other-deals = No son los mismos repartos, porque las reglas cambian lo que se reparte: { $names }.
report-score-games = Las puntuaciones promedio son de las partidas que tienen una. Las diferencias de puntuación son de las partidas con puntuación en ambos lados, con su número y sus promedios al lado; son menos partidas, y más fáciles que el total.
report-luck-out = Sin contar la suerte
report-luck-out-note = Los mismos promedios con menos ruido: un valor aprendido descuenta lo que mostró el azar, sin sesgo. «Una partida vale por» es el número de partidas sin este ajuste que dicen tanto como una partida con él.
report-skill = Habilidad de { $kind } según sus simulaciones
report-skill-of = Habilidad de { $kind } según sus simulaciones, { $of }

## Lo que no abarca un informe

report-limits-study = No abarca: { $players ->
    [one] otros jugadores, reglas de la casa y primeras jugadas
   *[other] jugadores mejores que estos, otras reglas de la casa y otras primeras jugadas
}.
report-limits-experiment = No abarca: otros jugadores, ni valores y combinaciones de reglas de la casa fuera de estas celdas.
report-limits-measures = No abarca: reglas de la casa cambiadas de dos en dos o en más de un paso, ni su efecto en jugadores distintos de «greedy».
report-limits-readings = No abarca: dos interpretaciones leídas de otra manera a la vez, ni jugadores distintos de «greedy».
report-limits-tune = No abarca: otros jugadores, ni otras reglas de la casa cambiadas al mismo tiempo.
report-limits-pair = No abarca: otros jugadores, más reglas de la casa, ni valores de la segunda opción entre los probados.
report-limits-decisive = No abarca: lo que significan las mismas cartas y jugadas para otros jugadores.

## Simulaciones

report-study = { $games }{ $n ->
    [one] {""}
   *[other] {" "}por jugador
} de { $game }, { $n ->
    [one] jugador
   *[other] jugadores
} { $players }{ $rivals ->
    [0] {""}
   *[other] {" "}contra { $opponent }
}, { $luck }
report-study-kicker = { $games } de { $players }
report-lead-score = { $player } obtiene de media { $score } puntos en sus partidas de { $game } y gana el { $rate }, con una confianza del 95 %.
report-lead-seats = { $player } (asiento 1) gana el { $rate } de las partidas de { $game }, { $rival } (asiento 2) el { $second }, y el { $draws } son empates, con una confianza del 95 %.
report-lead-won = { $player } gana el { $rate } de sus partidas de { $game }, con una confianza del 95 %.
report-about-rules = Reglas de la casa: { $rules }
report-about-opening = Apertura: { $opening }
report-until-met = Detenido con una precisión de { $until }
report-until-missed = No se alcanzó una precisión de { $until }
report-draws = empates
report-won-by-seat = ganadas por el puesto { $seat }
report-cut-off = en el límite de jugadas
report-scores = puntuaciones
report-lengths = duraciones
report-of-all-moves = de todas las jugadas
report-at-decision = en una decisión
report-scores-note = Las puntuaciones son el mínimo, el 5 %, el primer cuartil, la mediana, el tercer cuartil, el 95 % y el máximo.
report-lengths-note = Las duraciones son la mediana, el 95 % y el máximo de jugadas.
report-intervals = Los intervalos tienen una confianza del 95 %.
report-first-games = Las decisiones y las jugadas legales son solo de las primeras partidas: { $games }.
report-differences = Diferencias

## Experimentos

report-about-luck = { $luck }; los intervalos tienen una confianza del 95 %
report-together-of = { $down } y { $across } a la vez
report-heat-note = Partidas ganadas: { $across } en horizontal, { $down } en vertical.
report-neighbours = Combinaciones vecinas de { $down } y { $across }
report-wins-of-first = En una partida de dos asientos, las victorias son las del asiento 1.
report-openings-of-cells = Una primera jugada se juega en los repartos en los que es legal, y se compara solo en ellos.

## Cómo terminan las partidas, y dónde se pierden

report-ends = Cómo terminan las partidas
report-unfinished = límite de jugadas
report-causes = Qué significan las causas
report-places = Dónde se pierden las partidas: por { $by }
report-lost-of = { $lost } de { $player }
report-places-note = Proporciones de las partidas perdidas, en su última decisión: { $counts }.{ $rest ->
    [0] {""}
    [one] {" "}Hay { $rest } lugar más, menos frecuente.
   *[other] {" "}Hay { $rest } lugares más, menos frecuentes.
}
report-places-short = Proporciones de las partidas perdidas, en su última decisión.
report-map = Mapa de las partidas perdidas de { $player }
report-map-note = Proporciones de { $lost ->
    [one] { $lost } partida perdida
   *[other] { $lost } partidas perdidas
}, por { $by }, en su última decisión.{ $rest ->
    [0] {""}
    [one] {" "}{ $rest } se perdió en otra parte.
   *[other] {" "}{ $rest } se perdieron en otra parte.
}

## Medidas

report-measures = Medidas de { $game }, semilla { $seed }
report-measures-lead = De { $deals } repartos, { $levels }.
report-wins = { $player } gana el { $rate }
report-scores-and-wins = { $player } obtiene { $score } puntos y gana el { $rate }
report-measures-skill = Habilidad
report-measures-note = { $deals } repartos, los mismos para cada jugador.
report-measures-worth = Cuánto vale la habilidad
report-best-games = Las partidas del mejor jugador
report-dead = repartos muertos: { $by ->
    [score] no más puntos que el jugador al azar en
   *[wins] perdidos en
} { $tries ->
    [one] su único intento
   *[other] cada uno de { $tries } intentos
}
report-completion = finalización: partidas que terminan
report-duration = duración en jugadas
report-decisions-in-game = decisiones en una partida
report-decisions-share = decisiones entre las jugadas
report-legal-at-decision = jugadas legales en una decisión
report-game-tree = árbol del juego
report-lead-learned = Quién va por delante se juzga en { $games } con el valor aprendido del propio juego, entrenado contra sí mismo. Un bando va por delante con una probabilidad de al menos 2 entre 3.
report-lead-playouts = Quién va por delante se juzga en { $games } con { $playouts } simulaciones por momento en promedio: un test secuencial decide si un bando gana al menos 2 de cada 3, y otras simulaciones miden cuánto va por delante.
report-lead-par = El par es { $par }, la puntuación que alcanza la mitad de las partidas de greedy. Si una partida va camino de alcanzarlo se juzga en { $games } con { $playouts } simulaciones por momento en promedio: un test secuencial decide si lo alcanzan al menos 2 de cada 3 o como mucho 1 de cada 3, y otras simulaciones miden cuánto va por delante o por detrás.
report-lead-changes = { $by ->
    [score] veces que una partida cruza el par
   *[wins] cambios de quién va por delante en una partida
}
report-lead-change = { $by ->
    [score] momentos entre los que se cruza el par
   *[wins] momentos entre los que cambia quién va por delante
}
report-drama = emoción
report-drama-won = { $by ->
    [score] emoción de las partidas que alcanzan el par
   *[wins] emoción de las partidas ganadas
}
report-comebacks = { $by ->
    [score] remontadas entre las partidas que alcanzan el par
   *[wins] remontadas entre las partidas ganadas
}
report-uncertainty-first = incertidumbre en el primer tercio
report-uncertainty-second = incertidumbre en el segundo tercio
report-uncertainty-last = incertidumbre en el último tercio
report-rules-idle = Reglas de la casa sin efecto
report-rules-idle-note = { $deals } repartos se juegan jugada a jugada igual que antes.
report-readings = Interpretaciones de { $game } leídas de otra manera, { $deals } repartos, semilla { $seed }
report-readings-none = Ninguna interpretación de este juego se puede leer de otra manera.
report-readings-other = Otras lecturas
report-readings-idle = Lecturas sin efecto
report-readings-idle-note = Todos estos repartos se juegan jugada a jugada igual que antes.

## Ajuste

report-tune = Ajuste de { $game }: { $option } para { $target }, jugador { $player }, semilla { $seed }
report-tune-pair = Ajuste de { $game }: { $first } y { $second } para { $target }, jugador { $player }, semilla { $seed }
report-target-won = un porcentaje de victorias del { $number } %
report-target-score = una puntuación promedio de { $number }
report-target-length = una duración promedio de { $number } jugadas
report-second-sample = Segunda muestra
report-second-note = Repartos distintos de los que eligieron el valor. p es el valor p de la desviación respecto al objetivo, corregido por todos estos valores (Holm).
report-first-sample = Primera muestra, la que eligió
report-first-note = Un valor lejos del objetivo se juega menos veces.
report-pairs = Pares
report-pairs-note = Las partidas del valor más cercano no intervinieron en su elección. Lo que puede cumplir el objetivo tiene en cuenta todas las líneas en conjunto (Holm dentro de cada línea, Bonferroni entre las líneas), con una confianza del 99 %.
report-pairs-none = Ningún par de los probados da { $target }: todos se apartan claramente, con una confianza del 99 % para todos en conjunto.
report-pairs-open = Estos pares no se pueden distinguir de { $target }: { $pairs }.
report-pair-with = { $first } con { $second }
report-two-options = { $first } y { $second }
report-first-samples = Primeras muestras, { $figure }: { $first } en horizontal, { $second } en vertical.
report-none = ninguno
report-between = entre { $low } y { $high }
report-tune-stopped = Detenido antes de jugar ningún valor.
report-tune-stopped-early = Detenido antes de buscar todos los objetivos.
report-found-in = { $found } en { $games }
report-target-ended = un { $number } % de partidas que terminan en «{ $cause }»
report-meets-one = «{ $rule }» cumple el objetivo, { $target }, en ambas muestras: { $figure } { $found } en la segunda.
report-meets = { $option }: { $values } cumplen el objetivo, { $target }, en ambas muestras. Lo más cercano en la segunda es «{ $rule }»: { $figure } { $found }.
report-meets-none = Ningún valor de { $option } cumple el objetivo, { $target }, en ambas muestras. Lo más cercano en la segunda es «{ $rule }»: { $figure } { $found }.
report-nearest-first = En la primera muestra, que eligió dónde buscar, lo más cercano es «{ $rule }»: { $found }.
report-joint-open = { $option }: { $values } no se pueden distinguir de { $targets } en conjunto, con una confianza del 99 %.
report-joint-none = Ningún valor de { $option } da { $targets } en conjunto, con una confianza del 99 %: { $each }.
report-joint-each = { $target } pide { $values }
report-joint = Todos los objetivos en conjunto
report-joint-note = Los valores que la segunda muestra de ningún objetivo rechaza (Holm para cada objetivo, Bonferroni entre los objetivos), en los repartos de la segunda muestra; p es el valor p de una sola prueba.
report-nearest-so-far = Lo más cercano hasta ahora es «{ $rule }»: { $figure } { $found }; nada lo confirma todavía.
report-target-between = El objetivo, { $target }, queda entre { $low } y { $high }, con una confianza del 99 %: ningún valor se acerca más.
report-target-missed = Ningún valor de la segunda muestra da { $target }: todos se apartan claramente, con una confianza del 99 %.
report-target-one = Intervalo de la respuesta: solo { $value } no se puede distinguir de { $target }, con una confianza del 99 %.
report-target-range = Intervalo de la respuesta: de { $first } a { $last }. Los demás valores se apartan claramente de { $target }, con una confianza del 99 %.
report-target-open = No se pueden distinguir de { $target }: { $values }.
report-one-side = Los { $n } valores de { $option } que se probaron están todos al mismo lado de { $target }; --coarse prueba más.
report-crossings = En su rango, hasta donde se probó, { $option } pasa por { $target } { $n ->
    [one] una vez
   *[other] { $n } veces: no actúa en una sola dirección
}.

## Cartas y jugadas decisivas

report-decisive = Qué decide las partidas de { $game }, jugador { $player }, semilla { $seed }
report-dealt = Lo repartido
report-dealt-note = Cartas que se vieron, y jugadas que fueron legales, en las primeras { $moves } jugadas de { $games } con esa duración como mínimo. { $by ->
    [score] Las puntuaciones son promedios de todas esas partidas.
   *[wins] Los porcentajes son de todas esas partidas.
} Pruebas, por nivel: { $tested }. «Clara» tiene en cuenta todas las de un nivel (Holm){ $rest ->
    [0] {""}
   *[other] ; en las { $rest } omitidas no hay diferencia clara
}. «2 o más» divide las partidas lo más por igual posible. Lo que va unido a un resultado no tiene por qué causarlo.
report-dealt-none = Lo repartido: ninguna diferencia clara entre { $n } sucesos al principio.
report-dealt-clear = Lo repartido: claramente { $by ->
    [score] puntuaciones más altas o más bajas
   *[wins] más o menos victorias
} van unidas a { $list }.
report-chosen = Lo elegido
report-chosen-note = Jugadas hechas en las primeras { $moves } jugadas de { $games }, frente a partidas en las que una jugada así era legal junto a otras y no se hizo. Pruebas, por nivel: { $tested }. «Clara» tiene en cuenta todas las de un nivel (Holm){ $rest ->
    [0] {""}
   *[other] ; en las { $rest } omitidas no hay diferencia clara
}. Las posiciones en las que un jugador hace una jugada no son como aquellas en las que no la hace.
report-chosen-none = Lo elegido: ninguna diferencia clara entre { $n } grupos de jugadas al principio.
report-chosen-clear = Lo elegido: claramente { $by ->
    [score] puntuaciones más altas o más bajas
   *[wins] más o menos victorias
} van unidas a { $list }.
report-reached = Lo alcanzado
report-reached-note = Lo que se cumple tras las primeras { $moves } jugadas de { $games }: datos del juego. Dependen de la suerte y de las decisiones a la vez. Pruebas, por nivel: { $tested }. «Clara» los tiene en cuenta todos en conjunto (Holm){ $rest ->
    [0] {""}
   *[other] ; en los { $rest } omitidos no hay diferencia clara
}.
report-reached-none = Lo alcanzado: ninguna diferencia clara entre { $n } datos del principio.
report-reached-clear = Lo alcanzado: claramente { $by ->
    [score] puntuaciones más altas o más bajas
   *[wins] más o menos victorias
} van unidas a { $list }.
report-event-seen = { $what } a la vista
report-event-legal = { $what } legal
report-event-many = { $event }, { $n } o más
report-level = { $level ->
    [verb] verbo
    [card] carta
    [role] papel
    [suit] palo
    [rank] valor
    [word] otra palabra
    [fact] dato
   *[move] jugada
}
report-level-tests = { $level } ({ $n })
report-head-event = suceso
report-head-level = nivel
report-head-value-with = { $by ->
    [score] puntuación con él
   *[wins] ganadas con él
}
report-head-value-without = { $by ->
    [score] puntuación sin él
   *[wins] ganadas sin él
}
report-phases = Decisiones
report-phases-note = Cuánto más { $by ->
    [score] puntúa la mejor jugada
   *[wins] probable es ganar con la mejor jugada
} que el promedio de todas, y que la segunda mejor. Cada jugada recibe { $playouts } simulaciones: la mitad elige la mejor, la otra mitad la juzga. Se omiten las fases con menos de diez decisiones; «clara» tiene en cuenta todas las fases (Holm).
report-phases-none = Decisiones: en ninguna fase la mejor jugada es claramente mejor que el promedio de todas.
report-phases-clear = Decisiones: la mejor jugada { $by ->
    [score] puntúa
   *[wins] gana
} claramente más que el promedio de todas en { $list }.
report-first-moves = Primeras jugadas
report-first-moves-note = Cada una se fuerza en aquellos de los { $deals } repartos en los que es legal, y se compara ahí con la primera jugada propia del jugador. Un grupo como «take ♥» tiene en cada reparto el promedio de sus jugadas. «Clara» tiene en cuenta todas las de un nivel (Holm).
report-first-moves-best = Primeras jugadas: { $move } es claramente mejor que la elección propia del jugador, { $more }.
report-first-moves-few = Primeras jugadas: ninguna es legal en bastantes repartos para compararla.
report-first-moves-none = Primeras jugadas: ninguna de { $n } es claramente mejor que la elección propia del jugador.

## Páginas

report-results = Resultados
report-table = Tabla
report-same = Lo mismo como tabla
report-values = { $title }, { $n } valores
report-panels = { $title }, cada curva delante de todas las demás
report-page-game = Juego
report-page-games = Partidas
report-page-player = Jugador
report-page-opponent = Rival
report-page-opening = Apertura
report-page-deals = Repartos
report-page-luck = Suerte
report-page-paired = Por pares
report-page-until = Detenido con
report-page-limit = Límite de jugadas
report-page-program = Programa
report-until-not = { $until }, que no se alcanzó
report-same-cells = los mismos en todas las celdas hasta donde lo permiten sus reglas: { $luck }
report-in-each-cell = { $deals } en cada celda, { $luck }
report-game-rules = { $game } ({ $id }), reglas { $rules }
report-same-each = { $n }, las mismas para cada jugador
report-win-rate = Porcentaje de victorias
report-win-rate-cells = La proporción de partidas ganadas en cada celda, con el intervalo de Wilson.
report-axis-won = partidas ganadas
report-axis-share = parte de las partidas
report-axis-still = partidas que continúan
report-axis-target = objetivo { $target }
report-not-clear = no es clara entre todas las comparaciones en conjunto (Holm)
report-axis-differences = diferencia de porcentajes de victorias
report-axis-scores = diferencia de puntuaciones promedio
report-what-changes = Qué cambia
report-what-changes-note = Cuántas partidas más se ganan que en { $against }, reparto a reparto, con el intervalo de Tango para datos apareados.
report-baseline-above = sus respectivas referencias
report-won-interval = ganadas, de { $low } a { $high }
report-of-seat = { $words }, por el asiento { $seat }
report-moves-decisions = { $moves } jugadas, { $decisions } de ellas decisiones
report-score-always = puntos en todas las partidas
report-score-all = puntos
report-score-mean = puntos de media, mediana { $median }
report-in-scored = { $score } en { $n ->
    [one] la { $n } partida
   *[other] las { $n } partidas
} con puntuación
report-scores-figure = Puntuaciones
report-scores-figure-note = La distribución de las puntuaciones, en las partidas que tienen una.
report-lengths-figure = Duración
report-moves-note = El número de jugadas de una partida.
report-decisions-figure = Decisiones
report-decisions-note = El número de decisiones de una partida: jugadas hechas donde otra también era legal.
report-still-playing = Todavía en juego
report-still-note = La proporción de partidas que continúan después de un número de jugadas.
report-axis-made = jugadas hechas
report-density = Decisiones según la jugada
report-density-note = La proporción de partidas en las que la jugada fue una decisión, entre las que llegan a esa jugada.
report-branching = Jugadas legales según la jugada
report-branching-note = El número promedio de jugadas legales, en las partidas que llegan a esa jugada.
report-only-first = Solo se { $n ->
    [one] ha examinado la primera partida
   *[other] han examinado las primeras { $n } partidas
}.
report-steps-first = Solo las primeras { $steps } jugadas se examinan una a una; la partida más larga tiene { $longest }.
report-steps-rare = Las curvas acaban donde continúa menos de una partida de cada cien; la más larga tiene { $longest } jugadas.
report-undrawn-moves = Las partidas con más de { $last } jugadas no se dibujan; todas se cortaron: { $list }.
report-undrawn-decisions = Las partidas con más de { $last } decisiones no se dibujan; todas se cortaron: { $list }.
report-have-score = { $scored } de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} con puntuación
report-how-long = Cuánto duran las partidas
report-of-game = { $caption }: { $game }
report-not-drawn = No se dibujan más de { $most } celdas; esta tabla da la duración de sus partidas.
report-in-numbers = Duración y decisiones de cada celda en números
report-score = Puntuación
report-score-note = La puntuación promedio de { $has ->
    [all] todas las partidas
   *[some] las partidas que tienen puntuación
}, con el intervalo de Student, corregido por asimetría.
report-score-none = Ninguna partida la tiene en { $cells }.
report-score-changes = Qué cambia en la puntuación
report-score-changes-note = Cuánto mayor es la puntuación que en { $against }, en los repartos con puntuación en ambos lados, con el intervalo de Student para datos apareados, corregido por asimetría.
report-how-spread = Cómo se distribuyen las puntuaciones
report-made = Cómo se hizo esta página
report-uncut = no se cortó ninguna partida; la más larga tiene { $longest } jugadas
report-cut = { $n ->
    [one] se cortó una partida
   *[other] se cortaron { $n } partidas
} a las { $longest } jugadas
report-clock = Un jugador que piensa según el reloj no vuelve a jugar las mismas partidas.
report-repeatable = La misma versión con la misma semilla vuelve a jugar las mismas partidas.
report-cell-steps = Una celda no guarda sus decisiones y jugadas legales jugada a jugada. Su orden vuelve a jugar las partidas y escribe una página que las muestra.
report-commands = Cada celda como orden
report-fingerprint = celda { $id }

## Análisis

report-review-title = { $game }, reparto { $deal }
report-review-kicker = Qué costó cada decisión, y qué fue suerte
report-review-method = Resultado = comienzo + suerte + decisiones. Cada valor sale de lo que el jugador sabía: las cartas ocultas se reparten de nuevo muchas veces. Un error se señala solo si lo confirma una segunda muestra, independiente. Los intervalos tienen una confianza del 95 %.
report-review-none = No se ha confirmado ningún error.
report-review-costly = Qué decisiones cuestan más
report-review-verb = { $verb } en { $game }
report-review-slips = Errores
report-review-slip = Jugada { $n }. { $slip }
report-review-chance = Probabilidad de ganar
report-review-score = Puntuación que espera greedy
report-review-decision = decisión
report-review-points = puntos
report-review-played = jugada hecha
report-review-before = antes
report-review-after = después
report-review-better = mejor
report-review-cost = coste
report-review-luck = suerte
report-review-word = en una palabra

## Datos por los que se preguntó.
report-facts-by = Partidas por { $by }
report-facts-where = Partidas que cumplen las condiciones
report-facts-met = estas partidas
report-facts-of = { $title }: { $name }
report-facts-conditions =
    { $n ->
        [one] { $n } de { $all } partidas cumple { $conditions }.
       *[other] { $n } de { $all } partidas cumplen { $conditions }.
    }
report-facts-rest =
    { $n ->
        [one] Un grupo más pequeño solo está en --json.
       *[other] { $n } grupos más solo están en --json.
    }
report-facts-meaning = { $fact }: { $meaning }
report-facts-meanings = { $list }.
report-facts-course = Media de { $fact } a lo largo de { $along }
report-facts-ended = Las partidas terminadas no cuentan en las medias posteriores.
report-facts-places = { $n } de { $all } puntos; el gráfico y --json los tienen todos.
report-head-facts-share = parte de estas partidas
report-facts-title = { $game }, { $games }
report-records = { $names }: partidas registradas, con repartos propios; solo se pueden comparar sus intervalos.
report-facts-overlap = Una partida está en el grupo de cada dato que se cumple; las partes no suman el total.
## Terms: the spellings that a page links, and what each means

report-terms = Términos
report-term-drama = emoción
report-means-drama = Cuánto iba por detrás en el camino el bando que gana, de 0 (nunca) a 1: la profundidad media de sus desventajas (Browne y Maire).
report-term-uncertainty = incertidumbre
report-means-uncertainty = Lo abierta que está una partida en un momento, de 0 (decidida) a 1 (ambos bandos con la misma probabilidad de ganar).
report-term-lead-change = cambio de quién va por delante | cambios de quién va por delante
report-means-lead-change = Un momento tras el cual va por delante el otro bando: el jugador o el juego.
report-term-comeback = remontada | remontadas
report-means-comeback = Una partida ganada en la que antes iba por delante el juego.
report-term-game-tree = árbol del juego
report-means-game-tree = El número de desarrollos posibles de una partida: el promedio de jugadas legales, multiplicado a lo largo de una partida media.
report-term-dead-deal = reparto muerto | repartos muertos
report-means-dead-deal = Un reparto que el mejor jugador perdió en cada uno de varios intentos.
report-term-completion = finalización
report-means-completion = La parte de las partidas que termina antes del límite de jugadas.
report-term-playout = simulación | simulaciones
report-means-playout = Una partida que una táctica rápida y sencilla termina desde una posición, para juzgar la posición.
report-term-greedy = greedy
report-means-greedy = El jugador que elige la mejor jugada según las reglas prácticas de su juego, sin calcular por adelantado.
report-term-random = random
report-means-random = El jugador que elige cualquier jugada legal, todas con la misma probabilidad.
report-term-mcts = mcts
report-means-mcts = Un jugador que busca: mcts:100 juega 100 simulaciones por jugada.
report-term-luck-out = sin contar la suerte
report-means-luck-out = Un promedio del que un valor aprendido descuenta lo que dio el azar, de modo que menos partidas dicen lo mismo.
report-term-worth = una partida vale por
report-means-worth = El número de partidas sin descontar la suerte que dicen tanto como una con ella descontada.
report-term-paired = por pares
report-means-paired = Comparado reparto a reparto: ambos jugaron los mismos repartos, así que la suerte del reparto se anula.
report-term-holm = Holm
report-means-holm = Una corrección de los valores p para muchas comparaciones: todos los hallazgos claros valen en conjunto con una confianza del 95 % (Holm 1979).
report-term-tango = Tango
report-means-tango = Un intervalo de la diferencia de dos tasas de victorias en los mismos repartos (Tango 1998).
report-term-wilson = Wilson
report-means-wilson = Un intervalo de una proporción que no sale de 0 a 100 % (Wilson 1927).
report-term-newcombe = Newcombe
report-means-newcombe = Un intervalo de la diferencia de dos tasas de victorias en partidas independientes (Newcombe 1998).
report-term-student = t de Student | Student
report-means-student = Un intervalo de un promedio según la dispersión de sus números, aquí corregido por la asimetría.
report-term-interval = intervalo | intervalos
report-means-interval = Un rango que contiene la cifra verdadera en 95 de cada 100 muestras como esta.
report-term-median = mediana
report-means-median = El número que la mitad de las partidas alcanza como mucho.
