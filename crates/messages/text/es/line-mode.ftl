## Modo de líneas: órdenes

line-help =
    Un número hace la jugada que lo lleva. También puedes escribir una jugada como
    está entre paréntesis. Algo solo, como 9H o r2c3, hace su única jugada, pregunta
    cuál o va hasta allí. Las órdenes son las mismas en todos los idiomas.
      moves          todas las jugadas legales y qué hace cada una
      hint           una jugada sensata y su motivo
      why [MOVE]     las reglas de una jugada, o de la última hecha o rechazada
      undo, redo     deshacer la última jugada, o rehacerla
      look [THING]   toda la mesa, o una zona, carta o casilla con sus jugadas
      about THING    qué es una carta, casilla, zona o término, y qué hace ahora
      rules [THING]  cómo se juega, una regla, o las reglas de una carta o una zona
      rules tables   las tablas de este juego, si las tiene
      choose CARDS   qué hacen juntas estas cartas, y cuáles se pueden añadir
      correct A B    con tus propias cartas: introdujiste A y es B, por ejemplo
                     correct 7D 8D, o 3 5 si es una tirada; las entradas posteriores
                     se repiten mientras encajen
      guide          en una partida guiada, otra vez el paso; guide next hace su
                     jugada, guide off deja la guía
      tree           todas las variantes; branches muestra las que empiezan aquí
      go N           ir a la jugada número N de tree; 0 es el principio
      comment WORDS  escribir en el registro un comentario a la última jugada
      solve          ¿aún se puede ganar la partida? Pregunta antes y la marca con
                     solucionador. Después de la partida: ¿se podía ganar, y cómo?
      eye            entrenador en vivo: tu probabilidad antes y después de cada
                     jugada. Pregunta antes y marca la partida con entrenador; otra
                     vez eye lo desactiva
      story          la historia de un capítulo de la campaña
      games          tus partidas sin terminar; open N continúa una, new [GAME]
                     empieza una, again reparte otra vez las mismas cartas
      stats, daily   tus resultados; los repartos del día
      card           el resultado para compartir; no revela ninguna carta
      deal           el código de reparto, para compartir este reparto
      save [FILE]    dónde está guardada la partida, o guardar una copia en FILE
      settings       todos los ajustes; settings KEY VALUE cambia uno
      brief, full    mostrar desde ahora solo los cambios, o toda la mesa
      json, echo     para programas: la mesa como línea de JSON; repetir lo escrito
      quit           salir; la partida queda guardada, y puedes continuarla después
    Una línea que empieza por / es siempre una orden, aunque haya una jugada igual.
line-no = No: { $reason }.
line-refused = No: { $reason }. `why` dice las reglas, `moves` muestra las jugadas legales.
line-no-move = No: { $reason }. `moves` muestra las jugadas legales, `help` las órdenes.
line-not-utf8 = esta línea no es texto en UTF-8
line-settings-default = Se usan los ajustes por defecto.

## Respuestas a preguntas

# Lo que también se puede escribir para decir sí o no, además de y, yes, n y no.
line-yes = s sí si
line-no-words = n no
line-confirm = { $question } { $what } Escribe otra vez `{ $command }`, o sí, para seguir adelante; cualquier otra cosa cancela.
line-confirm-yes = { $question } { $what } Escribe sí para seguir adelante; cualquier otra cosa cancela.
line-confirm-go = ¿Ir ahí?
line-confirm-go-what = Una jugada del camino reveló algo oculto. Si vas ahí, la partida queda marcada con ventaja y se cuenta aparte.
line-agree = { $question } Escribe sí para deshacerla; cualquier otra cosa conserva la jugada.
line-unchanged = No ha cambiado nada.
line-marked-peeked = Esto había revelado algo oculto, así que la partida queda ahora marcada con ventaja.

## Una partida

line-welcome = { $game }, de { $designer }. { $deal }
line-deal-chosen = El programa eligió este reparto porque se puede ganar; `--winnable off` da un barajado sin más.
line-resumed = { $n ->
    [one] Hasta ahora, 1 jugada.
   *[other] Hasta ahora, { $n } jugadas.
}
line-type-move = Escribe el número de una jugada, o help.
line-type-cards = Escribe cada carta cuando salga, por ejemplo QS o 10h. `undo` quita la última entrada, `correct 7D 8D` cambia una anterior.
line-brief = Desde ahora solo se muestran los cambios; `look` muestra la mesa.
line-comment-saved = Comentario guardado.
line-forced = La única jugada, { $move }: { $event }
line-after-move = Después de la jugada { $n }, { $move }.
line-solution = Solución: { $line }
line-solution-begins = Aquí empieza la línea del solucionador. `n` avanza por ella, `p` retrocede, `quit` vuelve al final de tu partida.
line-hand-over = Pulsa Intro y pasa la pantalla al jugador { $seat }.
line-curtain = Jugador { $seat }: pulsa Intro cuando no mire nadie más.
line-coach-on = Entrenador en vivo activado. La partida queda marcada con entrenador y fuera de las clasificaciones. `eye` lo desactiva.
line-next = La partida ha terminado. `new` reparte la siguiente, `again` las mismas cartas. `undo` deshace la última jugada, `tree` muestra todas las variantes, `solve` dice si el reparto se podía ganar, `card` es el resultado para compartir. Intro conserva el registro y sale.
line-next-own-cards = La partida ha terminado. `new` prepara la siguiente. `undo` deshace la última jugada, `correct 7D 8D` cambia una entrada, `tree` muestra todas las variantes, `card` es el resultado para compartir. Intro conserva el registro y sale.

## Cartas y tiradas de una partida con cartas de verdad

line-quit-leaves = { $question } (`quit` sale.)
line-entry-refused = No: { $reason } `moves` muestra las cartas posibles, `help` las órdenes.
line-correct-ask = ¿Qué debería ser { $wrong }? Escríbelo, o una línea vacía para conservar { $wrong }.
line-correct-help = `correct 7D 8D` cambia una 7D introducida por 8D, `correct 3 5` una tirada de 3 por 5, `correct #12 8D` la entrada 12; `tree` muestra las entradas.
line-type-roll = Escribe de 1 a { $most }.
line-possible-cards = { $n ->
    [one] Hay 1 carta posible:
   *[other] Hay { $n } cartas posibles:
}

## Partidas guiadas

line-guide-intro = Partida guiada: { $title }. { $help }
line-guide-help = `guide` repite el paso, `guide next` hace su jugada, `guide off` deja la guía.
line-guide-step = Guía, { $n } de { $of }: { $words }
line-guide = Guía: { $words }
line-guide-end = Guía: { $words } Aquí acaba la guía; la partida es tuya.
line-guide-over = La guía ha acabado; la partida es tuya.
line-guide-none = Esta partida no tiene guía. `underdeck play { $game } --guide` empieza una partida guiada.
line-guide-left = Has dejado la guía; la partida continúa.

## Preguntas sobre la mesa

line-hint = Pista: número { $n }, `{ $move }`. { $reason }
line-why-rules = Reglas: { $rules }. `rules { $first }` muestra la primera.
line-why-none = Aún no se ha hecho ninguna jugada; `why N` explica la jugada N de la lista.
line-rules-none = { $fault }; en la mesa tampoco hay nada con ese nombre
line-rules-unused = Ahora no lo usa ninguna jugada; `rules` explica cómo se juega.
line-rules-also = Además: { $rules }
line-about = `about THING` explica una carta, una casilla, una zona ({ $zones }) o un término ({ $words }).
line-about-none = Aquí nada se llama `{ $name }`; `about` muestra por qué cosas puedes preguntar.
line-look-none = En la mesa nada se llama `{ $name }`; las zonas son { $zones }.
line-no-number = no hay jugada { $n }: elige de 1 a { $most }
line-no-position = no hay jugada { $n } entre las variantes; `tree` las muestra todas
line-which-move = ¿Qué jugada? Escribe su número o el resto de la jugada.
line-which-move-more = y { $n } más; `moves` las muestra todas
line-unknown = `{ $found }` no es ni una jugada ni una orden
line-choose-none = Ahora ninguna jugada usa varias cosas a la vez.
line-choose-unknown = No: `{ $name }` no se puede elegir ahora; estas cosas sí: { $things }.
line-choose-together = No: ninguna jugada usa estas cosas juntas.
line-choose-added = Puedes añadir { $things }.

## Variantes

line-tree = Todas las variantes; `go N` va a la jugada N, 0 es el principio.
line-tree-at-start = Estás al principio.
line-tree-after = después de { $n }: { $moves }
line-tree-here = { $move } (aquí)
line-branches-none = Desde aquí no se ha probado nada.
line-branch-more = { $n ->
    [one] { $move }, y 1 jugada después
   *[other] { $move }, y { $n } jugadas después
}
line-branch-last = { $move } (`redo` la hace)
line-comment-none = Aquí no hay comentario; `comment WORDS` escribe uno.

## La mesa

line-pile-top = { $cards }, { $card } arriba
line-pile-known = { $cards }, conocidas: { $known }
line-known-top = arriba { $cards }
line-known-bottom = al fondo { $cards }
line-known-under = { $n ->
    [one] bajo 1 carta { $cards }
   *[other] bajo { $n } cartas { $cards }
}
line-known-above = { $n ->
    [one] sobre la última { $cards }
   *[other] sobre las { $n } últimas { $cards }
}
line-card-down = { $card } boca abajo
line-card-sideways = { $card } de lado
line-of = { $n } de { $most }
line-step = { $step }, paso { $n } de { $of }
line-map-down = ?? boca abajo
line-map-known = (Q♠) boca abajo y conocida
line-map-sideways = <Q♠> puesta de lado

## La lista de jugadas

line-same = lo mismo
line-moves-short = `moves` dice qué hace cada una.
line-numbers = { $first } a { $last }
line-sets = { $numbers }, los conjuntos de { $things }; `choose { $first }` muestra los que la incluyen
line-any-number = { $numbers }, cualquier número de { $least } a { $most }: `{ $move }`
line-pairs = { $numbers }, cualquiera de { $things } a cualquiera de { $places }: `{ $move }`
line-pairs-in-order = { $numbers }, cualquiera de { $things } a cualquiera de { $places }: `{ $move }`; { $order } las llevan a { $place }, y así sucesivamente

## Guardar

line-unsaved = La partida sigue sin guardarse; `save FILE` prueba otro lugar.
line-saved-in = Guardada después de cada jugada en { $file }
line-not-saved = La partida no está guardada; `save FILE` escribe una copia en otro lugar.
line-file-exists = { $file } ya existe; indica otro archivo.
line-copy = Hay una copia en { $file }.
line-not-written = No se puede escribir { $file }: { $error }
line-record-printed = La partida no está guardada. Este es su registro; consérvalo en un archivo que termine en .udr:
line-ended = La partida ha terminado: { $facts }.
line-record = Registro: { $file }
line-replay-it = Para verla otra vez: underdeck replay { $file }
line-saved = Guardada. { $resume }
line-nothing-entered = No se ha introducido nada. Para empezar de nuevo: underdeck table { $game }
line-nothing-played = No se ha jugado nada. El mismo reparto: underdeck play { $game } --deal { $code }
line-interrupted = Interrumpida; todas las jugadas están guardadas. { $resume }
line-interrupted-unsaved = Interrumpida; la partida no está guardada: { $reason }. Este es su registro:

## Otras partidas

line-this-game = { $game } (esta)
line-games-none = No hay otra partida sin terminar. `new` empieza una; esta se conserva.
line-games-how = `open N` continúa una, `new` empieza otra; esta se conserva.
line-game-unknown = no hay partida sin terminar { $n }; `games` las muestra

## Repeticiones

line-replay-keys = n adelante, p atrás, g N ir a la jugada N, f principio, l final, q salir
line-replay-help =
    look [THING]   toda la mesa, o una zona, carta o casilla
    moves, choose  las jugadas que eran legales aquí
    why [MOVE]     las reglas de la última jugada, o de una legal
    rules [THING]  cómo se juega, una regla, o las reglas de una cosa
    hint           una jugada sensata aquí y su motivo
    solve          de una partida terminada: ¿aún se puede ganar aquí, y cómo?
    tree           todas las variantes; go N va al número N, branches da las de aquí
    card           el resultado para compartir; no revela ninguna carta
    deal, json     el código de reparto; la mesa en una línea de JSON
line-replay-ask = { $keys }, help
line-replay-move = Jugada { $n } de { $of }: { $move }
line-replay-variation = Jugada { $n } de una variante: { $move }
line-replay-end = Esta es la última jugada.
line-replay-none = No hay jugada { $n }: la última es { $last }.
line-replay-unknown = `{ $line }` no es una orden. { $keys }
line-replay-solver = `go { $n }` va a donde empieza su línea, y `n` avanza por ella.
line-replay-stdin = el registro llega por la entrada estándar, así que ahí no se pueden leer órdenes: añade --all

## Empezar y continuar una partida

line-new-to = ¿Es tu primera vez con { $game }? `underdeck play { $id } --guide` explica una primera partida jugada a jugada.
line-resume-none = no hay ninguna partida de { $game } sin terminar
line-resume-none-own-cards = no hay ninguna partida de { $game } sin terminar con tus propias cartas
line-resuming = Continúa la partida de { $file }; --new empieza otra.
line-resume-ask = ¿Continuarla? [S/n]
line-file-game = { $file } ya tiene una partida, que con --new se perdería: indica otro archivo
line-file-finished = { $file } tiene una partida terminada: indica otro archivo
line-file-deal = { $file } tiene una partida sin terminar de otro reparto: indica otro archivo
line-file-opponent = { $file } tiene una partida sin terminar sin este rival: indica otro archivo
line-file-dealt = { $file } tiene una partida que reparte el programa: indica otro archivo, o juégala con `underdeck play`
line-held = { $open }: --take-over la trae aquí, `underdeck replay FILE` la muestra, --new empieza otra partida
line-held-ask = ¿Traerla aquí (t), verla (l) o dejarla (Intro)?

## Campañas

line-campaign = { $n ->
    [one] { $name }, { $game }: { $standing } (1 partida jugada)
   *[other] { $name }, { $game }: { $standing } ({ $n } partidas jugadas)
}
line-campaign-begun = { $n ->
    [one] { $name }, { $game }: { $standing } (1 partida jugada, otra empezada)
   *[other] { $name }, { $game }: { $standing } ({ $n } partidas jugadas, otra empezada)
}
line-campaigns-none = Aún no hay campañas. Para empezar una: underdeck play GAME --campaign NAME
line-campaign-unknown = { $n ->
    [0] no hay ninguna campaña `{ $name }`: aún no tienes ninguna
   *[other] no hay ninguna campaña `{ $name }`: tienes { $known }
}
line-campaign-name = una campaña necesita un nombre
line-campaign-deal = la campaña { $name } empezó con otro reparto ({ $deal }): elige otro nombre para una campaña nueva
line-campaign-resume = Para continuarla: underdeck play { $game } --campaign { $name }
line-campaign-ask = ¿Continuar la campaña? [S/n]
line-chapter = { $chapter } (campaña { $name }, partida { $n })
line-chapter-ask = ¿Qué capítulo? [{ $first }]
line-chapter-type = Escribe el id de uno de estos capítulos, o pulsa Intro.
line-chapter-unfinished = el capítulo { $chapter } está sin terminar: termínalo antes
line-chapter-misplaced = este archivo está en el lugar del capítulo siguiente: numera los archivos uno tras otro

## Problemas

line-puzzles-none = no hay problemas de { $game }
line-puzzle-unknown = no hay problema { $n } de { $game }: elige de 1 a { $count }
line-puzzles-level = Nivel { $level }: problemas { $first } a { $last }. { $tried }
line-puzzles-theme = { $theme } (--theme { $word }). { $tried }
line-puzzles-made = { $n ->
    [one] 1 problema creado
   *[other] { $n } problemas creados
} a partir de { $deals ->
    [one] 1 reparto
   *[other] { $deals } repartos
}.
line-puzzles-proven = { $game }: las respuestas de { $n ->
    [one] 1 problema están demostradas
   *[other] los { $n } problemas están demostradas
}.

## El menú

line-menu-continue = Continuar: { $game }
line-menu-others = { $n ->
    [one] Continuar 1 partida más sin terminar
   *[other] Continuar una de { $n } partidas más sin terminar
}
line-menu-campaign = Continuar la campaña { $campaign }
line-menu-play = Jugar a { $game }, de { $designer }. { $summary }
line-menu-records = Ver la repetición de una partida terminada
line-menu-which = ¿Qué número, o qué juego?
line-menu-number = Escribe un número de 1 a { $most }, el comienzo de una línea, o q.
line-which-game = ¿Qué juego?
line-which-daily = ¿Qué reparto del día?
line-which-campaign = ¿De qué juego es la campaña?
line-which-record = ¿Qué registro?
line-which-setting = KEY VALUE, o Intro:
line-daily-played = Ya lo has jugado; cuenta la primera partida que terminaste. { $result }
