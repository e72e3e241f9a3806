## Un registro

record-of = { $game }: registro
record-print = Imprimir
print-note = Los botones no se imprimen.
back-to-game = Volver a la partida
player = Jugador
date = Fecha
deal = Reparto
house-rules = Reglas de la casa
cause = Final
aids = Ayudas usadas

## El resultado como imagen

result-picture = Compartir como imagen
daily-of = Reparto del { $day }
deal-of = Reparto { $code }

## Registros

records-lead = Cada partida es un texto que cualquiera puede leer, reproducir y comprobar.
record-open = Abrir un registro
record-file = Archivo
record-text = O pega su texto
record-check = Comprobar y abrir

## Una repetición

position = Posición
move-of = Jugada { $n } de { $of }
move = Jugada
go = Ir
at-the-start = El principio.
winnable-here = ¿Todavía se podía ganar aquí?
solver-line = Las jugadas del solucionador están abajo. Recórrelas una por una.
last-winnable = Tu última posición ganable
to-start = Al principio
one-back = Una jugada atrás
one-forward = Una jugada adelante
to-end = Al final
verdict-forced = forzada
verdict-good = buena jugada
verdict-only-move = jugada única
verdict-inaccuracy = imprecisión
verdict-mistake = error
verdict-blunder = error grave
fortune-lucky = con suerte
fortune-unlucky = con mala suerte
record-open-question = ¿Abrir este registro?
record-open-what = Se comprueba jugada a jugada y después se suma a tus partidas.
record-open-button = Abrir el registro
opponent = Segundo jugador
opponent-person = Alguien en esta pantalla
opponent-player = El programa ({ $player })
opponent-note = Para modos de dos jugadores. El programa ve solo lo que su puesto puede ver, y es tu compañero en los modos cooperativos. El registro lo nombra.
