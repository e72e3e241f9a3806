## Lo que no se puede leer o jugar

record-error = línea { $line }, columna { $column }: se encontró { $found }, se esperaba { $expected }
record-fault = línea { $line }, columna { $column }{ $number ->
    [0] {""}
   *[other] , jugada { $number }
}: se encontró { $found }, se esperaba { $expected }
record-end = el final del texto
record-control = el carácter de control { $code }
record-byte = el byte { $byte }
record-utf8 = texto en UTF-8
record-version = `{ $version }`, la versión del formato que lee este programa
record-head = `{ $word }` en la primera línea, `{ $line }`
record-tag-name = el nombre de una etiqueta: una letra, y después letras, cifras, `_` y `-`
record-tag-again = la etiqueta { $tag } por segunda vez
record-tag-once = cada etiqueta una sola vez
record-tag-end = `]` al final de la etiqueta
record-value-start = `"` antes del valor de la etiqueta
record-value-end = `"` al final del valor de la etiqueta
record-move-end = `;` al final de la jugada
record-comment-end = `{"}"}` al final del comentario
record-escape = uno de `\ " ; {"{"} {"}"} ( )` después de la barra invertida
record-results = un resultado: `won`, `lost`, `draw`, `winner N`, o `*` para una partida en curso
record-result-tag = `{ $result }`, como dice la etiqueta { $tag }
record-deep = variantes anidadas con una profundidad máxima de { $most }
record-variation-start = `{ $number }.` y la jugada que podría haberse hecho
record-variation-end = `{ $number }.` y una jugada, `{"{"}` y un comentario, `(` y una variante, o `)`
record-number = el número de jugada `{ $number }`
record-number-end = `.` después del número de la jugada
record-move-empty = una jugada vacía
record-move = una jugada en la notación del juego
record-first = `{ $number }.` y una jugada, `{"{"}` y un comentario, o { $results }
record-next = `{ $number }.` y una jugada, `{"{"}` y un comentario, `(` y una variante, o { $results }
record-end-or-seal = el final del texto después del resultado, o su sello
record-after = el final del texto después del resultado
record-seal = el sello `{ $seal }`
record-sealed = `{ $seal }`: el texto no es el que se selló
fault-tag = `{ $value }` en la etiqueta { $tag }
fault-no-tag = ninguna etiqueta { $tag }
fault-code = un código de reparto
fault-no-code = un código de reparto: { $why }
fault-options = opciones de { $game }: { $why }
fault-no-options = ninguna opción, como en el reparto
fault-options-of-deal = `{ $options }`, como en el reparto
fault-untrue = una entrada posible: { $why }
fault-asked = { $question }, por ejemplo { $example }
fault-over = ninguna jugada: la partida ha terminado
fault-legal = una jugada legal: { $moves }
fault-alone = ninguna etiqueta así: este juego tiene un solo jugador
fault-program = un puesto de 1 a { $seats } y un jugador, por ejemplo `2 greedy`
fault-luck = `told`, o ninguna etiqueta así: la suerte es la del reparto
fault-date = una fecha, por ejemplo `2026-11-21`
fault-aids = `hints N`, `solver N`, `coach N`, o algunas de ellas en este orden, separadas por comas
fault-ended-so = `{ $value }`, tal como terminó la partida
fault-first = ninguna etiqueta { $tag }: este es el primer capítulo
fault-ended = ningún capítulo más: la campaña ha terminado
fault-chapter = el reparto de un capítulo disponible: { $chapters }
fault-running = una partida terminada
code-empty = falta el código de reparto: escribe cifras y letras, por ejemplo 17A
code-symbol = `{ $found }` en la posición { $position } no es un símbolo de un código de reparto: usa 0-9 y A-Z excepto U
code-check = el símbolo de control `{ $found }` del final no coincide: un símbolo del código de reparto está mal, falta o está fuera de sitio
code-repeated = el código { $once } está repetido { $times } veces: escríbelo una sola vez. Un reparto cuyo propio código se repite lleva los guiones detrás de cada cuarto símbolo
code-short = el código de reparto es demasiado corto: faltan símbolos
code-game = el código de reparto es del juego número { $number }, no de { $expected }
code-option = el código de reparto contiene una opción no válida: { $why }
code-none = ningún reparto tiene este código
option-bool = true o false
option-int = un número entero de { $min } a { $max }
option-text = un texto de { $most } bytes como mucho
option-letters = como mucho { $most } de las letras { $letters }
option-unknown = no hay ninguna opción `{ $key }`: las opciones son { $known }
option-document = un archivo de { $most } bytes como mucho
option-document-long = el archivo tiene { $bytes } bytes, y se leen { $most } como mucho
option-fault = la opción { $key }: { $fault }
option-unread = no se puede leer `{ $path }`: { $why }
option-changes = { $n ->
    [one] 1 cambio
   *[other] { $n } cambios
 }
option-value = la opción { $key } no puede ser `{ $found }`: es { $expected }
option-again = ya indicada
option-coded = { $kind }, con %XX para los caracteres especiales
play-notation = `{ $found }` no es una jugada: { $expected }
play-illegal = `{ $move }` no es legal ahora
play-because = { $why }: { $reason } ({ $rules })
play-several = ¿qué jugada: { $moves }?
play-several-more = ¿qué jugada: { $moves } u { $more ->
    [one] 1 más
   *[other] otras { $more }
}?
play-nearest = `{ $found }` no es una jugada, pero `{ $nearest }` sí
play-expected = la lista de jugadas contiene todas las legales
play-over = `{ $move }` no es legal: la partida ha terminado
did-you-mean = { $why } (¿querías decir `{ $word }`?)
entry-card = la siguiente carta de la pila { $pile }
entry-die = el número del { $die }
entry-none = ahora no hace falta ninguna carta ni tirada: haz una jugada
entry-kind = introduce { $asked }, no { $entered }
entry-a-card = una carta
entry-a-number = un número del { $die }
entry-side = el { $die } muestra de 1 a { $sides }, no { $value }
entry-repeated = { $card } ya se introdujo { $when }: una de las dos entradas está mal. `correct { $card } CARD` cambia la primera
entry-cannot = { $card } no puede estar ahí: { $why }
entry-set-up = en la preparación
entry-after = después de la jugada { $n }, `{ $move }`
entry-later = una entrada posterior lo contradice
entry-not-in-game = este juego no tiene esa carta
entry-elsewhere = está en otra pila, o se sabe que está en otra parte
asked-suit = { $rank }, ¿de qué palo? { $cards }
asked-which = ¿Qué carta es `{ $text }`? { $cards }
hint-asked = Todavía no hay ninguna jugada que elegir. { $question }
hint-over = La partida ha terminado.
asked-none = `{ $text }` no puede estar ahí: { $cards } ya se han introducido o están en otra parte
correct-dealt = esta partida la repartió el programa: ninguna de sus cartas se puede corregir
correct-none = esta entrada no tiene carta ni tirada que corregir
correct-same = ya es `{ $right }`
correct-no-question = ahí ya no hace falta ninguna carta ni tirada
correct-asked = ahora hace falta ahí: { $question }
correct-over = ahora la partida ha terminado ahí: { $cause }
correct-not-entered = `{ $text }` no se introdujo; nombra una carta tal como se introdujo, o una entrada como #12
correct-no-roll = `{ $text }` no es una tirada: escribe el número del dado
correct-no-card = `{ $text }` no es una carta: escribe valor y palo, por ejemplo QS, 10h o queen of spades
corrected = La entrada { $entry } es ahora { $right }, no { $wrong }.
corrected-last = La entrada { $entry } es ahora { $right }, no { $wrong }: la última de { $times } entradas de { $wrong }.
corrected-swapped = { $count ->
    [one] La entrada { $entries } ha cambiado de sitio con ella.
   *[other] Las entradas { $entries } han cambiado de sitio con ella.
}
corrected-replayed = { $count ->
    [one] Se ha repetido la entrada siguiente.
   *[other] Se han repetido { $count } entradas después de la { $entry }.
}
corrected-stopped = Se han repetido { $count } y se ha parado en la entrada { $entry }, `{ $spelling }`: { $why }. { $out } se omiten; la partida tal como estaba se conserva como variante.
game-unknown = no hay ningún juego `{ $name }`: los juegos son { $known }
game-unknown-nearest = no hay ningún juego `{ $name }` (¿querías decir `{ $word }`?): los juegos son { $known }
game-number = el código de reparto `{ $code }` es del juego número { $number }, que esta versión no tiene
game-other = { $what } es de { $found }, no de { $expected }
deal-wrong = código de reparto `{ $code }`: { $why }
guide-none = { $n ->
    [0] { $game } no tiene partidas guiadas
   *[other] las partidas guiadas de { $game } van numeradas de 1 a { $n }
}
campaign-none = { $game } no tiene campaña: sus partidas son independientes
chapter-closed = el capítulo `{ $found }` no está abierto: { $n ->
    [0] la campaña ha terminado
   *[other] están abiertos estos: { $open }
}
campaign-not = el registro no pertenece a ninguna campaña: no tiene las etiquetas Campaign y CampaignDeal
solve-aim = { $game } no cuenta { $what }: se puede preguntar por { $known }
solve-running = la partida no ha terminado: solo de una partida terminada dice el solucionador si se podía ganar
solve-own-cards = la partida se jugó con cartas de verdad: solo se conocen las que se voltearon
solve-stopped = interrumpido antes de que hubiera respuesta
solve-contest = el reparto { $code } de { $game } es un duelo entre dos puestos: el solucionador solo sirve para partidas que se ganan o se pierden juntos
coach-no-score = { $game } no lleva puntuación: sus partidas se analizan por victorias
coach-seat = no hay puesto { $seat }: este juego tiene { $seats }
coach-exercise = este ejercicio ya no funciona: { $why }
coach-empty = aún no se ha hecho ninguna jugada: no hay nada que analizar
coach-stopped = interrumpido antes de que estuviera lista la primera estimación
unite-other = los registros son de partidas distintas: sus etiquetas `{ $tag }` no coinciden
program-alone = con estas reglas de la casa, { $game } tiene un solo jugador: no hay puesto para un rival
program-seat = este juego tiene los puestos 1 a { $seats }: el programa no puede jugar en el puesto { $seat }
program-none = `{ $word }` no es un rival: elige entre { $offered }
bundle-none = este no es un archivo exportado: los escribe `underdeck export`
bundle-version = el archivo tiene la versión { $version }, y este programa lee hasta la versión { $known }: actualízalo antes
exchange-done = { $given ->
    [one] { $given } partida enviada
   *[other] { $given } partidas enviadas
} al servidor, { $got ->
    [one] { $got } partida recibida
   *[other] { $got } partidas recibidas
}.
exchange-refused = { $n ->
    [one] { $n } partida no aceptada
   *[other] { $n } partidas no aceptadas
}; { $id }: { $why }.
exchange-ended = Este dispositivo ya no está vinculado. Las partidas de aquí y las del servidor se conservan.
journal-full = no queda espacio para guardar: el almacenamiento del navegador está lleno
journal-full-help = Tus partidas están a salvo. Libera espacio en este dispositivo o expórtalo todo en la página «Este dispositivo», e inténtalo de nuevo.
journal-newer = una versión más nueva de Underdeck ha guardado partidas aquí
journal-newer-help = Tus partidas están a salvo. Cierra todas las pestañas de Underdeck y ábrelo con conexión para cargar la versión más nueva.
journal-stopped = el programa se detuvo mientras hacía esto
journal-stopped-help = Tus partidas están a salvo. Por favor, informa de cómo ocurrió.
journal-failed = las partidas guardadas no se han podido leer o escribir: { $why }
journal-failed-help = Tus partidas están a salvo. Recarga la página; si no ayuda, reinicia el navegador.
rest-missing = esta página necesita una parte del programa que aún no está cargada
rest-missing-help = Tus partidas están a salvo. Conéctate y recarga la página; una vez cargado, el programa no necesita red.
what-record = el registro
what-deal-code = el código de reparto `{ $code }`
what-game-number = el juego número { $number }
trace-fault = línea { $line }{ $column ->
    [0] {""}
   *[other] , columna { $column }
}{ $number ->
    [0] {""}
   *[other] , jugada { $number }
}: se encontró { $found }, se esperaba { $expected }
trace-fault-key = línea { $line }{ $number ->
    [0] {""}
   *[other] , jugada { $number }
}, `{ $key }`: se encontró { $found }, se esperaba { $expected }
trace-game = el id de un juego
trace-file = un archivo legible
trace-first = la primera línea de una traza
trace-empty = un archivo vacío
trace-start = el estado después de la preparación
trace-options = un objeto con { $keys }
trace-combination = una combinación válida de opciones: { $why }
trace-over = ninguna línea más: la partida ha terminado
trace-events = una lista de sucesos de azar
trace-event = un suceso de azar como { $shuffle } o { $roll }
trace-no-luck = nada: la jugada no necesita más suerte
trace-writable = un estado que se pueda escribir como JSON
trace-object = un objeto JSON
trace-damaged = JSON dañado ({ $why })
trace-nothing = nada
trace-state = un estado válido
trace-state-because = un estado válido: { $why }
some-more = { $shown } o { $more } más
