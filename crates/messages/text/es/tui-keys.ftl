## Órdenes, en la lista de teclas

tui-keys-left = izquierda; en una lista, el valor anterior
tui-keys-right = derecha; en una lista, el valor siguiente
tui-keys-up = arriba
tui-keys-down = abajo
tui-keys-next = a la zona siguiente; en una búsqueda, al resultado siguiente
tui-keys-previous = a la zona anterior
tui-keys-first = a lo primero; en una repetición, al principio
tui-keys-last = a lo último; en una repetición, al final
tui-keys-page-up = una página arriba
tui-keys-page-down = una página abajo
tui-keys-choose = elegir algo, o soltarlo
tui-keys-act = hacer la jugada de aquí, preguntar cuál o ir hasta allí
tui-keys-sensible = hacer la única jugada que no pierde en el acto
tui-keys-back = soltar, cerrar
tui-keys-moves = todas las jugadas legales y qué hace cada una
tui-keys-type = escribir una jugada en notación; el tabulador la completa
tui-keys-hint = una pista y su motivo
tui-keys-solve = ¿aún se puede ganar? pregunta antes en una partida en curso
tui-keys-coach = después de una partida: ¿qué costó cada decisión?
tui-keys-next-slip = en un análisis: al error siguiente
tui-keys-previous-slip = en un análisis: al error anterior
tui-keys-eye = entrenador en vivo: tu probabilidad antes y después de cada jugada
tui-keys-about = qué es esto; otra vez, preguntar por algo por su nombre
tui-keys-guide = dejar la guía, o volver a ella
tui-keys-why = las reglas de las jugadas de aquí, o de la última jugada
tui-keys-undo = deshacer la última jugada
tui-keys-redo = rehacerla
tui-keys-tree = todas las variantes probadas; ir a cualquiera de ellas
tui-keys-open = mirar las cartas de una zona o de una pila
tui-keys-log = todo lo que ha pasado
tui-keys-search = buscar en una lista o un texto; en la mesa, en las jugadas
tui-keys-rules = cómo se juega
tui-keys-tables = las tablas del juego, si las tiene
tui-keys-story = un mensaje largo entero; la historia de un capítulo de la campaña
tui-keys-comment = escribir un comentario en el registro
tui-keys-correct = corregir una carta o una tirada introducida
tui-keys-next-deal = tras una partida, un problema o un ejercicio: el siguiente
tui-keys-same-deal = otra vez el mismo reparto o problema
tui-keys-replay = tras una partida: verla desde el principio
tui-keys-follow = recorrer la solución que se muestra
tui-keys-rename = en Inicio: dar nombre a una partida sin terminar
tui-keys-delete = en Inicio: borrar una partida sin terminar
tui-keys-copy = copiar el código de reparto, o al final el resultado
tui-keys-next-game = la siguiente partida abierta
tui-keys-previous-game = la partida abierta anterior
tui-keys-settings = ajustes
tui-keys-help = todas las teclas
tui-keys-home = Inicio; la partida queda guardada; en una lista o un texto: volver
tui-keys-quit = salir; todas las partidas quedan guardadas
tui-keys-interrupt = interrumpir; todas las partidas quedan guardadas
tui-keys-suspend = suspender e ir a la shell; fg vuelve
tui-keys-repaint = redibujar la pantalla

## Órdenes, debajo de la mesa

tui-keys-short-choose = elegir
tui-keys-short-act = jugar
tui-keys-short-sensible = única jugada
tui-keys-short-enter = aceptar
tui-keys-short-suggest = siguiente
tui-keys-short-correct = corregir
tui-keys-short-type = escribir
tui-keys-short-hint = pista
tui-keys-short-solve = ¿ganable?
tui-keys-short-coach = entrenador
tui-keys-short-next-slip = error siguiente
tui-keys-short-previous-slip = error anterior
tui-keys-short-table = mesa
tui-keys-short-task = pregunta
tui-keys-short-undo = deshacer
tui-keys-short-moves = jugadas
tui-keys-short-why = reglas
tui-keys-short-home = Inicio
tui-keys-short-help = teclas
tui-keys-short-copy = copiar el resultado
tui-keys-short-tree = variantes
tui-keys-short-log = qué ha pasado
tui-keys-short-on = adelante
tui-keys-short-back = atrás
tui-keys-short-first = principio
tui-keys-short-last = final
tui-keys-short-play = reproducir
tui-keys-short-play-on = seguir jugando
tui-keys-short-what-now = qué sigue
tui-keys-short-about = qué es esto
tui-keys-short-open = cartas
tui-keys-short-rules = cómo se juega
tui-keys-short-comment = comentario
tui-keys-short-settings = ajustes

## La página de las teclas

tui-help-keys = Teclas en la mesa
tui-help-text =
    Una tecla significa lo mismo en la mesa, en cada lista y en cada página; en una lista aparece junto a su fila. Solo una pregunta tiene respuestas propias: n e y.

    Una cifra hace la jugada que lleva ese número debajo de la mesa. Las jugadas sin lugar en la mesa son botones en la parte de abajo, cada uno con una letra mayúscula.

    Para cambiar las teclas de una orden, añade una sección `[keys]` al archivo de ajustes: `hint = "x ctrl-n"`. Las órdenes son left, down, undo, hint, why, etc.; un nombre equivocado se rechaza con la lista de todas las órdenes.

    # El ratón

    Apunta a algo para leer qué es y qué puedes hacer con ello. Un clic lo elige o hace su jugada. Haz clic en un lugar resaltado, o arrastra hasta él, para hacer la jugada. El botón derecho explica una cosa, o suelta lo que habías elegido. La rueda desplaza.

    # Marcas

    - Un marco dorado y grueso es el cursor. Una marca de verificación señala lo que has elegido. Un marco verde y fino señala dónde puede empezar una jugada; uno grueso, dónde puedes poner lo que has elegido o qué puedes añadirle.
    - Una carta puesta de lado se dibuja baja y gris, `<7♥>` donde es pequeña. Una carta boca abajo que conoces es `(7♥)`.
    - `@` eres tú. Las barras muestran un número y su límite.
    - Lo que acaba de cambiar conserva un marco más claro hasta la siguiente jugada.

    # No se pierde nada

    La partida se guarda después de cada jugada, pase lo que pase con la terminal. Deshacer es gratis. Solo deshacer una jugada que reveló algo oculto marca la partida *con ventaja*, y el solucionador la marca *con solucionador*; esas partidas se cuentan aparte.
