## El final de una partida

you-won = Has ganado
you-lost = Has perdido
player-won = Ha ganado el jugador { $seat }
rank-of = Puesto { $rank } de { $of } en este reparto (cuenta la primera partida que terminaste):
informed-note = Con ventaja:
at-the-end = Al final:
another-deal = Jugar otro reparto
deal-again = Volver a jugar este reparto
continue-campaign = Continuar la campaña
result-and-board = Resultado y clasificación
result-share = Compartir el resultado

## Alrededor de la mesa

table = Mesa
what-to-do = Qué hacer
beside-table = Paneles
now = Ahora
log = Crónica
rules = Reglas
rules-behind = Reglas de esto
variations = Variantes
undo = Deshacer
redo = Rehacer
hint = Pista
guide = Guía
guide-strayed = No es la jugada de la guía, pero la guía sigue desde aquí.
guide-leave = Dejar la guía
undone = Deshecho.
at-start = Al principio.
at-move = En la jugada { $n }.
new-game = Partida nueva.
chosen = Elegido
choose-target = Ahora toca una de las cartas o de los lugares resaltados.
put-back = Soltar
keys = Teclas
close = Cerrar
more = Más

## Entre dos puestos

turn-of = Es el turno del jugador { $seat }
turn-of-title = { $game }: turno del jugador { $seat }
hand-over = Pasa la pantalla al jugador { $seat }. Nadie más debe mirar hasta que acabe el turno.
shown-to-you = Se te ha mostrado
show-my-table = Soy el jugador { $seat }: mostrar mi mesa
the-other-player = El otro jugador.
variations-later = Las variantes se ocultan hasta el final de la partida, porque revelarían las jugadas del otro jugador.

## Paneles junto a la mesa

happened = Qué ha pasado
happened-none = Nada todavía.
sound-ask = ¿Jugar con sonido?
sound-yes = Sí
sound-no = No
moves-earlier = { $n ->
    [one] { $n } jugada anterior
   *[other] { $n } jugadas anteriores
}
ask-nothing = No hay explicación para esto.
ask-rules = Reglas:
ask-about = Preguntar por una carta, un lugar o un término
refused-because = No se puede:
rules-choose = Elige algo, o pulsa § junto a una jugada.
variations-tried = Variantes
variations-note = Ve a cualquier posición. Nada de lo que jugaste se pierde.
variation-start = Inicio
solver = Solucionador
informed-by = con ventaja ({ $how })
record-save = Guardar el registro
still-winnable = ¿Todavía se puede ganar?
evaluation-on = Activar la evaluación en vivo
evaluation-off = Desactivar la evaluación en vivo
could-be-won = ¿Se podía ganar este reparto?
best-possible = ¿Cuál era la mejor puntuación posible?
delete-game = Borrar la partida
archive-game = Archivar la partida
code-after-game = El código del reparto se muestra cuando acaba la partida.
code-later = El código del reparto se muestra pasado el día.
code-share = compártelo, y todo el mundo recibe las mismas cartas

## Alrededor de las cartas

zone-empty = Vacío
zone-nothing = Aquí todavía no hay nada.
zone-unknown = Esta versión no puede mostrar esto.
zone-put-back = Soltar
zone-choose = Elegir
walk-there = Ir hasta allí
zone-sideways = de lado
zone-free = { $n ->
    [one] { $n } sitio libre
   *[other] { $n } sitios libres
}
zone-of = de { $most }
zone-on-top = encima de { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
zone-through = Ver todas
zone-known = Cartas conocidas
zone-top = arriba:
zone-bottom = al fondo:
zone-from-top = { $n }.ª desde arriba:
zone-smaller = más pequeño
zone-larger = más grande
zone-rows = { $rows } filas de { $columns }
zone-row = Fila { $n }
zone-column = Columna { $n }
zone-cell = fila { $row } columna { $column }
deal-of-day = { $game }, reparto del { $day }
aid-hints = { $n ->
    [one] { $n } pista
   *[other] { $n } pistas
}
aid-solver = { $n ->
    [one] solucionador
   *[other] solucionador × { $n }
}
aid-coach = { $n ->
    [one] entrenador
   *[other] entrenador × { $n }
}
hearts = corazones
