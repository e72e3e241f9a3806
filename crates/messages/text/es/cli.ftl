## Órdenes: errores y notas

cli-error = error:
cli-language = no hay ningún idioma `{ $code }`: elige uno de { $known }
cli-option-form = una regla de la casa se escribe KEY=VALUE, por ejemplo edition=second
cli-number-least = se esperaba un número entero, { $least } como mínimo
cli-number-range = se esperaba un número entero de { $least } a { $most }
cli-which-deal = no se indicó ningún reparto: añade `--seed N` o `--deal CODE`
cli-signals = no se puede interceptar Ctrl-C: { $why }
cli-command-none = no hay ninguna orden `{ $name }`: las órdenes son { $known }

## Archivos

cli-file-exists = { $file } ya existe: añade `--force` para sobrescribirlo
cli-no-folder = { $file }: no existe la carpeta { $folder }
cli-file-twice = { $file } se indica dos veces: cada salida necesita su propio archivo
cli-stdout-twice = { $one } y { $other } escriben en la salida estándar: da un archivo a una de las dos
cli-not-text = { $file }, línea { $line }: no es texto en UTF-8
cli-in-file = { $file }: { $why }

## Progreso

cli-progress = { $percent } % de { $what }, faltan { $left }
cli-progress-round = esta ronda
cli-progress-cell = { $n ->
    [one] 1 partida (ahora { $cell })
   *[other] { $n } partidas (ahora { $cell })
}
cli-progress-rows = { $n ->
    [one] 1 fila de { $table }
   *[other] { $n } filas de { $table }
}
cli-progress-games = { $n ->
    [one] 1 partida
   *[other] { $n } partidas
}
cli-progress-games-most = { $n ->
    [one] 1 partida como mucho
   *[other] { $n } partidas como mucho
}
cli-progress-deals = { $n ->
    [one] 1 reparto
   *[other] { $n } repartos
}
cli-progress-campaigns = { $n ->
    [one] 1 campaña
   *[other] { $n } campañas
}
cli-progress-puzzles = { $n ->
    [one] 1 problema
   *[other] { $n } problemas
}
cli-interrupted-whole = Interrumpido. Los resultados de menos partidas engañarían, así que no hay ninguno.
cli-interrupted-found = Interrumpido. Esto es lo encontrado hasta ahora.
cli-interrupted-deals = Interrumpido después de { $done } de { $all } repartos.
cli-interrupted-games = Interrumpido después de { $done } de { $all } partidas.
cli-interrupted-campaigns = Interrumpido después de { $done } de { $all } campañas.
cli-interrupted-folder = Interrumpido. Las respuestas obtenidas se conservan en { $folder }; repite la orden para continuar.
cli-interrupted-cells = Interrumpido. { $done } de { $all } celdas están terminadas y se conservan en { $folder }; repite la orden para continuar.
cli-interrupted-rounds = Interrumpido. { $file } tiene los pesos de la última ronda completa; repite la orden para continuar.
cli-interrupted-review = Interrumpido antes de la primera estimación. Repite la orden para continuar.

## Juegos y reglas

cli-games-head = { $id }: { $title }, creado por { $designer }
cli-games-house-rules = Reglas de la casa, que se eligen con `--option KEY=VALUE`:
cli-games-rulings = Interpretaciones, que se eligen igual; cada una es otra lectura del reglamento:
cli-rules-more = Una regla: { $rule }. Todas las reglas, con sus ids: { $reference }. De dónde vienen: { $sources }.
cli-rules-tables = Sus tablas: { $tables }.
cli-sources-title = De dónde vienen las reglas de { $game }
cli-sources-class = { $sign } { $name } ({ $n }): { $says }
cli-sources-same = { $id }: como { $first }
cli-sources-options = Opciones
cli-rules-none = { $game } no tiene ninguna regla `{ $id }`: los ids van de { $first } a { $last }
cli-rules-near = { $game } no tiene ninguna regla `{ $id }`: los ids parecidos son { $near }

## Repartos y resultados

cli-deal = { $game }, reparto { $code } (semilla { $seed })
cli-deal-play = Para jugarlo: { $command }
cli-some-game = una partida
cli-unfinished = Sin terminar: { $game }.
cli-unfinished-since = { $game }, empezada el { $date }
cli-day-deals = Repartos del { $day } (UTC):
cli-day-begun = empezado, { $moves }
cli-day-played = Ya has jugado el reparto de hoy de { $game }: { $result }.
cli-day-again = Para jugarlo otra vez (sin que cuente): { $command }
cli-day-open = el reparto de hoy de { $game } aún no está terminado
cli-day-none = aún no está terminado ninguno de los repartos de hoy
cli-aid-hints = con pistas
cli-aid-solver = con solucionador
cli-aid-coach = con entrenador
cli-mark-uncounted = no cuenta
cli-none-finished = Aún no hay partidas terminadas. Juega una: `underdeck play GAME`

## Estadísticas

cli-stats-head = { $game }: { $n ->
    [one] 1 partida
   *[other] { $n } partidas
}
cli-stats-tally = { $name }: { $rate }
cli-stats-last = Últimos resultados: { $results }
cli-stats-elsewhere = { $n ->
    [one] 1 partida guiada o de otro sitio no cuenta.
   *[other] { $n } partidas guiadas o de otro sitio no cuentan.
}
cli-skill-head = { $game }: { $n ->
    [one] 1 partida
   *[other] { $n } partidas
}, sin contar la suerte
cli-skill-none = Aún no hay bastantes partidas: hacen falta { $few } de un mismo juego, sin ventaja ni solucionador, con reglas de la casa en las que se pueda medir la suerte.
cli-skill-reference = { $player } en los mismos repartos
cli-skill-won = { $who }: { $share } % de victorias (de { $low } a { $high } %)
cli-skill-won-adjusted = sin la suerte, { $share } % (de { $low } a { $high } %)
cli-skill-score = puntuación promedio sin la suerte, { $mean } (de { $low } a { $high })
cli-skill-more-score = Tu puntuación promedio, comparada con la del jugador codicioso: { $mean } (de { $low } a { $high }).
cli-skill-worth = Una partida sin contar la suerte dice tanto como { $worth } contándola. Todos los intervalos tienen una confianza del 95 %.

## Ajustes

cli-settings-empty = (vacío)
cli-settings-option = { $key } = { $value }: opción de las partidas nuevas.
cli-settings-unknown = { $key } se conserva, pero esta versión no lo conoce.
cli-settings-default = { $key } no está fijado: las partidas nuevas usan el valor por defecto

## Comprobar archivos

cli-verify-ok = { $file }: correcto, { $what }
cli-verify-unfinished = sin terminar
cli-verify-invalid = { $invalid } de { $files } archivos no son válidos
cli-verify-daily = { $day }, { $deals ->
    [one] 1 reparto
   *[other] { $deals } repartos
}, SHA-256 { $hash }: coincide con el publicado antes del día
cli-verify-daily-alone = { $day }, { $deals ->
    [one] 1 reparto
   *[other] { $deals } repartos
}, SHA-256 { $hash }: compáralo con el publicado antes del día
cli-verify-campaign = campaña { $name } de { $game }, { $chapters }
cli-verify-undone = deshecha hasta el principio
cli-verify-cut = la traza se detiene después de { $moves }, antes del final de la partida: añade `--unfinished` para aceptarlo
cli-trace-needs = indica un juego y un jugador, o un registro con `--record FILE`
cli-perft-speed = { $n } secuencias en { $seconds } s, { $rate } por segundo

## Trasladar partidas

cli-import-game = partida { $n }: { $why }
cli-store-copied = { $store } lo tiene ahora todo, { $n ->
    [one] incluida 1 partida
   *[other] incluidas { $n } partidas
}.

## Hosting

cli-host-no-player = ningún jugador se llama `{ $person }`: indica un número, un hash del registro o un nombre completo
cli-host-none = No hay ninguno.
cli-host-yes = antes de cambiar algo se pregunta, y aquí no hay terminal: añade `--yes`
cli-host-unchanged = no se ha cambiado nada
cli-host-player = jugador { $id } ({ $who })
cli-host-games = { $n ->
    [one] 1 partida
   *[other] { $n } partidas
}
cli-host-size = { $mib } MiB
cli-host-since = desde { $day }
cli-host-limits = límites propios: { $mib } MiB, partidas: { $games }
cli-host-default = como todos
cli-host-banned-since = bloqueado desde { $day }
cli-host-ban-ask = { $who }
    ¿Bloquear a este jugador? [s/N]
cli-host-unban-ask = { $who }
    ¿Admitir de nuevo a este jugador? [s/N]
cli-host-rename-ask = { $who }
    ¿Cambiar el nombre a «{ $name }»? [s/N]
cli-host-quota-ask = { $who }
    ¿Cambiar los límites de este jugador? [s/N]
cli-host-purge-ask = ¿Borrar a todos los jugadores anónimos de más de { $days ->
    [one] 1 día
   *[other] { $days } días
} que nunca han jugado? [s/N]
cli-host-vacuum-ask = ¿Reescribir todo el archivo? El servidor debe estar parado. [s/N]
cli-host-banned = El jugador { $id } está bloqueado. Un servidor en marcha lo sabe en 10 segundos como mucho.
cli-host-unbanned = El jugador { $id } puede volver a jugar. Un servidor en marcha lo sabe en 10 segundos como mucho.
cli-host-renamed = El jugador { $id } se llama ahora «{ $name }».
cli-host-would-purge = { $n ->
    [one] Se borraría 1 jugador
   *[other] Se borrarían { $n } jugadores
}.
cli-host-purged = { $n ->
    [one] Se ha borrado 1 jugador
   *[other] Se han borrado { $n } jugadores
}.
cli-host-vacuumed = { $before } MiB antes, { $after } MiB después. Desde ahora el archivo se reduce solo.
cli-host-backup = La copia de seguridad está bien. Jugadores: { $players }, partidas: { $games }, días sellados: { $days }.
cli-host-stats-players = Jugadores: { $players } (con nombre: { $named }, bloqueados: { $banned })
cli-host-stats-games = Partidas: { $games } (sin terminar: { $unfinished }, resultados en clasificaciones: { $entries })
cli-host-stats-reviews = Análisis en espera: { $n }
cli-host-stats-file = Archivo: { $size } MiB (libres: { $free } MiB, contados a jugadores: { $stored } MiB)
cli-host-stats-database = Base de datos: { $size } MiB (contados a jugadores: { $stored } MiB)

## Solucionador

cli-solve-deal = no se indicó ningún reparto: añade un código de reparto como 17A, o `--seed N`
cli-solve-alone = un registro tiene su propio reparto y se resuelve buscando la victoria: omite los demás argumentos
cli-solve-hindsight = Reparto { $answer }
cli-solve-answer = { $code }: { $answer }
cli-solve-lost = perdido, se juegue como se juegue
cli-solve-open = abierto: el solucionador llegó a un límite
cli-solve-won = ganado
cli-solve-score-best = puntuación { $score }, la mejor posible
cli-solve-score-bound = puntuación { $score }; no se puede pasar de { $bound }
cli-solve-score-found = puntuación { $score }, la mejor encontrada
cli-solve-turns-best = ganado en { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}, el mínimo posible
cli-solve-turns-least = ganado en { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}; hacen falta al menos { $least }
cli-solve-departures = { $n ->
    [one] 1 jugada inusual
   *[other] { $n } jugadas inusuales
}
cli-solve-positions = { $n ->
    [one] 1 posición
   *[other] { $n } posiciones
}
cli-solve-milliseconds = { $n } ms
cli-solve-seconds = { $n } s
cli-winnable-damaged = el archivo está dañado: restáuralo para continuar, o bórralo para empezar de nuevo
cli-winnable-options = un experimento tiene sus reglas de la casa en su archivo: omite `--option`
cli-winnable-head = { $game }: { $n ->
    [one] 1 reparto
   *[other] { $n } repartos
}, semillas desde { $seed }
cli-winnable-won = ganados
cli-winnable-lost = perdidos
cli-winnable-open = abiertos
cli-winnable-share = se pueden ganar: de { $low } a { $high } % (confianza del 95 %; los abiertos pueden ser una cosa u otra)
cli-winnable-difficulty = dificultad en jugadas inusuales: { $groups }
cli-winnable-more = más
cli-winnable-mean = promedio por reparto: { $positions } posiciones, { $ms } ms
cli-winnable-codes = { $what }: { $codes }
cli-winnable-all = … (`--json` los da todos)

## Entrenador

cli-review-resumed = Continúa un análisis anterior; `--fresh` empieza de nuevo.
cli-review-exercises = { $n ->
    [one] 1 ejercicio nuevo
   *[other] { $n } ejercicios nuevos
} para `underdeck practice`.
cli-review-games = { $n ->
    [one] En 1 partida: { $shares }.
   *[other] En { $n } partidas: { $shares }.
}
cli-review-none = No se ha confirmado ningún error.
cli-review-kind = { $verb } en { $game }: { $slips ->
    [one] 1 error
   *[other] { $slips } errores
} en { $decisions ->
    [one] 1 decisión
   *[other] { $decisions } decisiones
}, coste { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
cli-calibrate-promised = prometido
cli-calibrate-realised = logrado
cli-calibrate-excess = prometido − logrado
cli-calibrate-gain = ganado con el consejo
cli-calibrate-differ = { $differ } de { $n ->
    [one] 1 jugada difiere
   *[other] { $n } jugadas difieren
} de las del jugador codicioso
cli-calibrate-interval = intervalo del 95 %
cli-interval = de { $low } a { $high }

## Laboratorio

cli-lab-player-twice = el jugador { $player } se indica dos veces: jugaría las mismas partidas
cli-lab-campaign-players = una campaña tiene un solo jugador: indica un solo `--player`
cli-lab-campaign-luck = la suerte se mide en partidas, no en campañas: omite `--campaign` o `--adjust`
cli-lab-parquet = este programa se compiló sin archivos Parquet: usa `--csv`, o compílalo con `{ $command }`
cli-lab-until = no se alcanzó { $until } en { $n ->
    [one] 1 partida
   *[other] { $n } partidas
}: `--games` permite más.
cli-lab-best = `--best` es el jugador más fuerte, pero random es el más débil: indica greedy o mcts:200
cli-lab-same = las dos versiones tienen las mismas opciones: cambia una con `--with`
cli-lab-cell = celda `{ $cell }`: { $why }
cli-lab-report = El informe con gráficos: { $file }
cli-lab-finished = terminada
cli-lab-missing = pendiente
cli-lab-line = { $cell }: { $game }, jugador { $player }, { $n ->
    [one] 1 reparto
   *[other] { $n } repartos
}
cli-lab-line-against = { $cell }: { $game }, jugador { $player }, { $n ->
    [one] 1 reparto
   *[other] { $n } repartos
}, comparado con { $baseline }
cli-lab-left = { $done } de { $all } celdas están terminadas; { $games ->
    [one] queda 1 partida
   *[other] quedan { $games } partidas
} por jugar.
cli-bench-cost = coste
cli-bench-cost-of = { $u } U por jugada e hilo para { $player } (U, barajar 54 bytes, tardó { $floor } ns)
cli-bench-speed = velocidad
cli-bench-speed-of = { $games } partidas/s, { $moves } jugadas/s con { $threads ->
    [one] 1 hilo
   *[other] { $threads } hilos
} en { $seconds } s
cli-campaigns-head = { $game }: { $n ->
    [one] 1 campaña
   *[other] { $n } campañas
}, jugador { $player }, semilla { $seed }
cli-campaigns-options = opciones
cli-campaigns-won = ganadas
cli-campaigns-lost = perdidas
cli-campaigns-unfinished = sin terminar
cli-campaigns-games = partidas
cli-campaigns-spread = promedio { $mean }, mediana { $median }, 95 % como mucho { $p95 }, máximo { $max }
cli-campaigns-ends = finales
cli-train-round = ronda { $round }: { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, victorias de { $low } a { $high } %; { $positions ->
    [one] 1 posición
   *[other] { $positions } posiciones
}, error { $error }
cli-train-round-score = ronda { $round }: { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, victorias de { $low } a { $high } %, puntuación promedio { $score }; { $positions ->
    [one] 1 posición
   *[other] { $positions } posiciones
}, error { $error }
cli-train-done = Los pesos están en { $file }.
cli-train-enough = { $file } ya tiene { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}: `--rounds` permite más.

## Servidor

cli-serve-address = se esperaba una dirección y un puerto, por ejemplo 127.0.0.1:8080 o [::1]:8080
cli-serve-at = Underdeck está en { $page } hasta que pulses Ctrl-C.
cli-serve-web = La edición sin conexión está en { $page }.
cli-serve-new = Se creó un almacén nuevo y vacío: { $file }
cli-serve-public = Cualquier máquina que pueda llegar a esta puede ahora jugar y guardar partidas aquí. La conexión no está cifrada: pon delante un proxy TLS.
cli-serve-no-browser = No se pudo abrir ningún navegador: abre tú la dirección.
cli-serve-address-used = { $why }: indica otra dirección u otro puerto con `--addr`

## Habilidad, y dos versiones de un juego

cli-tune-targets = dos opciones se ajustan a un solo objetivo: quita una opción o un objetivo
cli-skills-title = Cuánto vale la habilidad en { $game }: { $n ->
    [one] 1 reparto
   *[other] { $n } repartos
}, semilla { $seed }
cli-skills-won = Ganados: { $rates }.
cli-skills-scored = Puntuaciones promedio: { $rates }.
cli-skills-left-out = Se omite: { $player } jugó las mismas partidas que { $to }, jugada por jugada, en las { $n }.
cli-skills-identical = { $player } jugó las mismas partidas que { $to }, jugada por jugada, en las { $n }.
cli-skills-deals = El solucionador clasifica los repartos así: { $shares }.
cli-skills-share = { $level } { $n }
cli-skills-bounds = No abarca: lo que ganarían jugadores mejores. El solucionador conoce todas las cartas ocultas; ningún jugador las conoce.
cli-skills-players = Jugadores
cli-skills-player = jugador
cli-skills-score = puntuación promedio
cli-skills-simulations = Habilidad según las simulaciones
cli-skills-simulated = simulaciones por jugada
cli-skills-levels = Ganados según la dificultad de los repartos
cli-skills-levels-score = Puntuaciones promedio según la dificultad de los repartos
cli-skills-level = repartos
cli-skills-number = número
cli-skills-note = La victoria del solucionador no se aparta nunca de su manera de jugar en los repartos fáciles, se aparta una vez en los medios y más a menudo en los difíciles. Los repartos perdidos no se pueden ganar.
cli-skills-easy = fáciles
cli-skills-fair = medios
cli-skills-hard = difíciles
cli-skills-lost = perdidos
cli-skills-open = abiertos
cli-compare-title = Dos versiones de { $game }
cli-compare-differs = En qué se diferencian
cli-compare-option = opción
cli-compare-first = primera versión
cli-compare-second = segunda versión
cli-compare-ruling = interpretación
cli-compare-name = qué es
cli-compare-same = Todo lo demás es igual.
