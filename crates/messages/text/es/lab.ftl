## Lo que dice el laboratorio: errores de peticiones y de archivos de experimentos, y nombres de resultados

lab-no-player = no se ha indicado ningún jugador: indica uno, por ejemplo greedy
lab-no-opponent = a { $game } se juega en solitario: omite el rival
lab-opening = la apertura `{ $opening }`: { $why }
lab-opening-illegal = la apertura `{ $opening }` no es legal en la partida { $game }
lab-no-luck-out = la suerte de { $game } no se puede descontar con estas reglas de la casa: hacen falta un valor aprendido y puestos que compartan lo que saben
lab-no-luck = no hay ninguna suerte `{ $found }`: la suerte es { $known }
lab-no-by = `{ $found }` no es algo que contar: escribe { $known }
lab-no-score = { $game } no lleva puntuación con estas reglas de la casa: quita `--by score`
lab-best-random = el mejor jugador no puede ser random: indica otro, por ejemplo greedy
lab-many-deals = hay demasiados repartos para esta máquina
lab-not-played = no se jugó ninguna partida
lab-threads = { $n ->
    [one] no se puede iniciar { $n } hilo
   *[other] no se pueden iniciar { $n } hilos
}: { $why }
lab-no-parquet = esta versión no puede escribir archivos Parquet: se compiló sin la característica `parquet` de cargo
lab-no-observations = { $game } no tiene observaciones de las que aprender
lab-no-outlook = { $game } no tiene un valor incorporado de las partidas del jugador «greedy» con el que empezar

lab-no-target = `{ $found }` no es un objetivo: escribe 50% para un porcentaje de victorias, score=12 para una puntuación promedio, length=40 para un número promedio de jugadas, stuck=20% para la proporción de partidas con ese final
lab-no-scores = ninguna partida de { $game } tiene puntuación
lab-no-option = { $game } no tiene ninguna opción `{ $option }`: las opciones son { $known }
lab-no-option-meant = { $game } no tiene ninguna opción `{ $option }` (¿querías decir `{ $meant }`?): las opciones son { $known }
lab-option-twice = `{ $option }` se indica dos veces: indica dos opciones distintas
lab-target-twice = dos objetivos tratan de lo mismo, { $figure }: indica cada magnitud una vez
lab-no-ending-meant = ninguna partida de { $game } termina en `{ $cause }` (¿querías decir `{ $meant }`?): los finales son { $known }
lab-no-ending = ninguna partida de { $game } termina en `{ $cause }`: los finales son { $known }
lab-option-fixed = `{ $option }` es lo que se ajusta: no se puede fijar además con --option
lab-option-text = `{ $option }` es texto libre: no tiene un rango en el que buscar
lab-option-none = ningún valor de `{ $option }` encaja con las demás opciones

## Nombres de resultados

lab-shared-deals = los mismos repartos (cada barajado y cada dado de una partida es igual para ambos)
lab-shared-openings = los mismos comienzos (la preparación es igual para ambos, la suerte posterior no)
lab-shared-seeds = otros repartos (las reglas de la casa cambian lo que se reparte, así que la misma semilla reparte otras cartas)
lab-figure-won = porcentaje de victorias
lab-figure-score = puntuación promedio
lab-figure-length = duración promedio
lab-figure-ended = proporción de partidas que terminan en «{ $cause }»
lab-clear-both = diferencia clara en victorias y puntuación
lab-clear-wins = diferencia clara en victorias
lab-clear-score = diferencia clara en puntuación
lab-unclear = sin diferencia clara

## Errores en el archivo de un experimento

lab-file-at = línea { $line }, columna { $column }: { $why }
lab-file-no-key = aquí no hay ninguna clave `{ $key }`: las claves son { $known }
lab-file-no-key-meant = aquí no hay ninguna clave `{ $key }` (¿querías decir `{ $meant }`?): las claves son { $known }
lab-file-text = `{ $key }` debe ser un texto, no { $kind }
lab-file-texts = `{ $key }` debe ser un texto o una lista de textos, no { $kind }
lab-file-number = `{ $key }` debe ser un número entero de { $least } a { $most }
lab-file-table = `{ $key }` debe ser una tabla como {"{"} key = value {"}"}, no { $kind }
lab-file-rule = una regla de la casa debe ser true o false, un número entero o un texto, no { $kind }
lab-file-large = este número es demasiado grande para una regla de la casa
lab-kind-text = un texto
lab-kind-number = un número
lab-kind-date = una fecha
lab-kind-list = una lista
lab-kind-table = una tabla
lab-file-title = un experimento necesita un `title`
lab-file-cells = las celdas deben ser tablas: escribe [[cells]] encima de cada una
lab-file-no-cells = un experimento necesita celdas: escribe [[cells]], y debajo `game` y `players`
lab-file-cell-twice = este bloque tiene dos veces la celda `{ $name }`: se repite un jugador o un valor
lab-file-cell-elsewhere = otro bloque ya tiene una celda `{ $name }`: pon un `name` a este bloque
lab-file-many-cells = el experimento tiene más de { $most } celdas
lab-file-adjust = `adjust` debe ser `luck`, no `{ $found }`
lab-file-game = un bloque de celdas necesita un `game`
lab-file-players = un bloque de celdas necesita `players`, por ejemplo ["greedy"]
lab-file-opening = una apertura debe ser una jugada como la escriben los registros, o una lista de jugadas
lab-file-no-opening = ninguna primera jugada es legal en uno de cada diez repartos
lab-file-baseline = no hay ninguna celda `{ $name }` hasta ahora: las celdas son { $known }
lab-file-baseline-game = `{ $name }` es una celda de { $game }, que no es el juego de `{ $cell }`
lab-file-fixed = una regla de la casa fija tiene un solo valor: pon varios en `grid` o `vary`
lab-file-grid = esta cuadrícula tiene { $n } combinaciones, pero un experimento tiene como mucho { $most } celdas
lab-file-no-value = `{ $key }` no tiene ningún valor
lab-block-order = el bloque { $n } de la celda `{ $cell }` no es el siguiente; se esperaba: { $expected }
lab-block-short = los bloques de la celda `{ $cell }` tienen { $found } de { $deals } repartos
