## Listas y líneas para escribir

tui-sheet-type = Escribir una jugada
tui-sheet-which = ¿Cuál?
tui-sheet-how-many = ¿Qué cantidad?
tui-sheet-comment = Escribir un comentario
tui-sheet-comment-ask = Comentario:
tui-sheet-player-ask = Tu nombre en los registros:
tui-sheet-name = Dar nombre a esta partida
tui-sheet-name-ask = Nombre:
tui-sheet-value-ask = Valor:
tui-sheet-moves = { $n ->
    [one] 1 jugada legal
   *[other] { $n } jugadas legales
}
tui-sheet-tree = Todas las variantes
tui-sheet-tree-intro = Intro va ahí; las jugadas posteriores quedan como variante.
tui-sheet-start = el principio
tui-sheet-here = estás aquí
tui-sheet-search = /{ $words }   Intro termina, el tabulador busca el siguiente

## Explicaciones

tui-sheet-why = Las reglas de aquí
tui-sheet-why-last = Las reglas de la última jugada
tui-sheet-why-refused = Por qué no
tui-sheet-about-now = Lo que haría ahora
tui-sheet-about-more = i pregunta por otra cosa por su nombre: una carta, una parte de la mesa, un término.
tui-sheet-thing = ¿Qué es…?
tui-sheet-thing-ask = Carta, parte de la mesa o término:

## Preguntas

tui-sheet-walk-no = Quedarse aquí
tui-sheet-undo-no = Conservar la jugada
tui-sheet-undo-yes = Deshacerla
tui-sheet-play-on = Seguir jugando
tui-sheet-delete = ¿Borrar esta partida?
tui-sheet-delete-intro = La partida sin terminar y todas sus variantes se borrarán para siempre.
tui-sheet-delete-no = Conservarla
tui-sheet-delete-yes = Borrarla
tui-sheet-play-on-here = ¿Seguir jugando desde aquí?
tui-sheet-play-on-intro = La posición se convierte en una partida tuya. Si las jugadas posteriores revelaron algo oculto, queda marcada con ventaja.
tui-sheet-keep-looking = Seguir en la repetición
tui-sheet-play-from-here = Seguir jugando desde aquí
tui-sheet-leave = ¿Salir sin guardar?
tui-sheet-leave-intro = Sin guardar: { $reason }.
tui-sheet-leave-no = Quedarse
tui-sheet-leave-yes = Salir; el registro se imprime en la terminal
tui-solve-ask-no = Seguir jugando sin él
tui-solve-ask-yes = Preguntarle
tui-eye-ask-yes = Activarlo

## La línea debajo de una página

tui-sheet-foot-home = Intro elige   , ajustes   ? teclas   q sale
tui-sheet-foot-list = Intro elige   Esc vuelve   ? teclas
tui-sheet-foot-game = Intro continúa   Supr   F2 nombre   ? teclas
tui-sheet-foot-reading = las flechas desplazan   Esc vuelve   ? teclas
tui-sheet-foot-turn = izquierda y derecha lo cambian   Esc vuelve   ? teclas
tui-sheet-foot-copy = y lo copia   Esc vuelve   ? teclas
tui-sheet-foot-line = Intro acepta, Esc vuelve
tui-sheet-foot-typing = el tabulador completa, Intro acepta, Esc vuelve
