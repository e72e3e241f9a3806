## La mesa

tui-table-free-place = un sitio libre
tui-table-free-cell = nada aquí
tui-table-sideways = de lado
tui-table-of = { $name }: { $n } de { $of }
tui-table-step = { $name }: { $step }, paso { $n } de { $of }
tui-table-moves = { $n ->
    [one] 1 jugada
   *[other] { $n } jugadas
}
# The walk to a distant room, and its length or the moves of it that take a card.
tui-table-walk = → { $n ->
    [one] 1 jugada
   *[other] { $n } jugadas
}
tui-table-walk-takes = → { $n ->
    [one] 1 carta: { $moves }
   *[other] { $n } cartas: { $moves }
}
tui-table-more = { $n } más: m las muestra todas
tui-table-picked = Elegido: { $things }
tui-table-here = Aquí
tui-table-message = Mensaje
tui-table-log = Qué ha pasado

## Pistas y guías

tui-table-hint = Pista: { $label }. { $reason }
tui-table-guide = Guía, { $n } de { $of }: { $words } Intro: { $label }.
tui-table-guide-strayed = No era la jugada de la guía: { $events } La guía sigue. { $guide }

## La línea de arriba

tui-table-player = jugador { $seat }
tui-table-deal = reparto { $code }
tui-replay-title = repetición

## Dos jugadores en una terminal

tui-table-hand-over = Lee esto, pulsa una tecla y pasa la pantalla al jugador { $seat }.
tui-table-open-curtain = Jugador { $seat }: comprueba que nadie más mira y pulsa una tecla.
tui-table-any-key = Pulsa cualquier tecla para seguir.
tui-table-yes-key = La tecla y la deshace; cualquier otra, no.

## Respuestas a las teclas

tui-say-too-small = La mesa necesita { $wide } columnas y { $high } líneas; esta terminal tiene { $w } y { $h }. Agrándala para seguir, o pulsa l para seguir en líneas o q para salir; la partida está guardada.
tui-say-redone = Rehecha: { $move }
tui-say-nothing-here = Aquí no hay nada que hacer ahora. m muestra todas las jugadas legales.
tui-say-take-first = Elige antes algo que pueda ir aquí: { $things }.
tui-say-picked-up = Elegido. Ve a un lugar resaltado y pulsa Intro, o pulsa 1; Esc lo suelta.
tui-say-does-not-go = Ahí no puede ir, solo aquí: { $places }. Esc lo suelta.
tui-say-is-over = Partida terminada. Intro: qué sigue; u: deshacer; y: copiar el resultado; q: Inicio.
tui-say-enter-acts = Intro hace la jugada.
tui-say-no-such-thing = Aquí nada se llama { $name }.
tui-say-several = Aquí hay más de una jugada con sentido. m las muestra todas.
tui-say-no-number = Aquí ninguna jugada tiene este número.
tui-say-no-key = Esta tecla no hace nada aquí; ? muestra todas las teclas.
tui-say-when-over = Solo tras el final de una partida; ? muestra todas las teclas.
tui-say-no-hint = Sin pista: no hay nada que decidir.
tui-say-no-guide = Esta partida no tiene guía. La página del juego, desde Inicio, ofrece partidas guiadas.
tui-say-left-guide = Has dejado la guía; la partida continúa. g vuelve a la guía.
tui-say-no-log = Todavía no ha pasado nada.
tui-say-no-rules-here = Todavía no hay nada que explicar.
tui-say-only-game = No hay otra partida abierta; q va a Inicio para abrir una.
tui-say-copied = Copiado.
tui-say-no-deal-code = Una partida con tus propias cartas no tiene código de reparto.

## Repeticiones

tui-replay-plays = Reproduciendo; espacio la pausa.
tui-replay-stops = En pausa; espacio la reproduce.
tui-replay-looking = Esto es una repetición: r adelante, u atrás, t todas las variantes, Inicio y Fin a sus extremos.

## Guardar

tui-say-unsaved = Sin guardar: { $reason }. Sigue jugando; cada tecla lo intenta de nuevo.
tui-say-taken = Otra ventana se ha llevado esta partida, así que aquí no se guarda: { $reason }.
tui-say-is-gone = la partida ya no está: otro programa la ha terminado o la ha movido
tui-say-rescued = Sin guardar: { $reason }. Este es el registro de la partida; guárdalo en un archivo y continúala con --record FILE.
tui-say-unsaved-end = la partida no está guardada: { $reason }

## Cartas y tiradas de una partida con cartas de verdad

tui-field-type = Escribe una carta, como QS, 10h o queen of spades
tui-field-enter = { $card }: pulsa Intro
tui-field-none = esa carta o tirada no es posible aquí
tui-field-empty = Escribe la carta, como QS o 10h, o elígela con las flechas; después pulsa Intro.
tui-field-which = ¿Qué carta es `{ $typed }`: { $cards }?
tui-field-instead = En lugar de { $was } (entrada { $entry }): ¿qué carta?
tui-field-instead-roll = En lugar de { $was } (entrada { $entry }): ¿qué mostró el dado?
tui-field-no-entries = Nada que corregir: solo se pueden corregir las cartas y tiradas que introdujiste.
tui-field-entry = entrada { $n }
tui-field-correct = ¿Qué entrada está mal?
tui-field-correct-intro = Las entradas posteriores se repiten hasta que una deje de encajar.
