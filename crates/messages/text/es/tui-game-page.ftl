## La página de un juego

tui-game-begin = Empezar una partida
tui-game-begin-note =
    { $summary }

    Un reparto nuevo con las opciones de abajo.
tui-game-todays = Reparto de hoy
tui-game-puzzles = Problemas
tui-game-puzzles-note = Encuentra las pocas jugadas que siguen ganando.
tui-game-guide = Partida guiada: { $title }
tui-game-guide-done = hecha ✓
tui-game-guide-note = Un reparto fijo que explica cada jugada. Haz otras jugadas, deja la guía y vuelve a ella cuando quieras.
tui-game-how-note = El juego con nuestras palabras, en unos minutos.
tui-game-rules = Todas las reglas
tui-game-rules-note = La referencia que sigue el programa. Cada regla tiene su número.
tui-game-rules-title = Reglas de { $game }
tui-game-tables-note = Precios, rangos, daño y puntos, para consultar.
tui-game-rulings = Interpretaciones
tui-game-rulings-note = Donde el reglamento no está claro, seguimos una lectura. Aquí puedes elegir otra; las reglas explican las dos.
tui-game-options = Opciones de las partidas nuevas
tui-game-chosen = Las partidas nuevas se pueden ganar, por elección del programa: pon abajo «Repartos ganables» en off para un barajado sin más.
tui-game-option-takes = Admite { $kind }.
tui-game-option-default = Valor por defecto: { $value }.

## Campañas

tui-campaign-new-note = Partidas enlazadas, una tras otra, con una historia entre ellas. Una suelta se elige con las opciones de abajo.
tui-campaign-continue = Campaña { $name }
tui-campaign-title = { $name }: { $game }
tui-campaign-next = A continuación
tui-campaign-begun = empezado
tui-campaign-story = Su historia
tui-campaign-progress = Progreso
tui-campaign-played = { $n ->
    [one] 1 capítulo jugado
   *[other] { $n } capítulos jugados
}
tui-campaign-look-at = Ver la repetición del capítulo { $n }
tui-campaign-over = La campaña ha terminado
tui-campaign-none = no hay ninguna campaña { $name }, o no tiene ese capítulo
