## Ajustes

tui-settings-all = General
tui-settings-options-note = Las opciones con las que empiezan las partidas nuevas.
tui-settings-file = Se guardan en { $file }
tui-settings-keys-unknown = `keys.{ $command }`: no existe esa orden, se esperaba una de { $known }
tui-settings-keys-invalid = `keys.{ $command }`: se encontró `{ $key }`, se esperaba una letra minúscula o un signo, `ctrl-` y una letra, o una de { $names }
tui-settings-keys-taken = `keys.{ $command }`: `keys.{ $other }` también tiene la tecla `{ $key }`
tui-needs-terminal = la mesa a pantalla completa necesita una terminal en ambos extremos; el modo de líneas, no

## Estadísticas

tui-stats-title = Estadísticas
tui-stats-intro = Un reparto del día cuenta una vez. Las partidas con el solucionador o con ventaja se cuentan aparte.
tui-stats-nothing = Aún no hay partidas terminadas.
tui-stats-defaults = Sin reglas de la casa
tui-stats-export = Exportar
tui-stats-csv = Exportar todas las partidas terminadas como CSV
tui-stats-json = Exportar todas las partidas terminadas como JSON
tui-stats-export-note = A un archivo en la carpeta donde se inició el programa.
tui-stats-written = { $n ->
    [one] 1 partida escrita en { $file }.
   *[other] { $n } partidas escritas en { $file }.
}
tui-stats-own = Tus propias partidas
tui-stats-informed = Con el solucionador o con ventaja
tui-stats-again = { $n ->
    [one] 1 repetición de un reparto del día, que no cuenta.
   *[other] { $n } repeticiones de repartos del día, que no cuentan.
}
tui-stats-rate = { $wins } de { $games } ganadas: { $share } % (intervalo del 95 %: de { $low } a { $high } %).
tui-stats-streak = Racha de victorias: { $now }, mejor { $longest }.
tui-stats-scores = Puntuación: mejor { $best }, promedio { $mean }.
tui-stats-chart-scores = Puntuación
tui-stats-chart-lengths = Jugadas
tui-stats-last = Últimos resultados
tui-stats-card = Tu resultado en { $game }
tui-stats-card-note = Muestra cómo fue la partida y no revela ninguna carta. La tecla y lo copia; también se imprime al salir.

## Problemas

tui-puzzles-title = Problemas: { $game }
tui-puzzles-intro = Encuentra las pocas jugadas que siguen ganando. El solucionador ha demostrado que todas las demás pierden.
tui-puzzles-standing = { $tried } de { $count } intentados, { $right } resueltos a la primera. Problema del día: racha { $days }, mejor { $best }.
tui-puzzles-done = respondido
tui-puzzles-level = nivel { $level }
tui-puzzles-right = a la primera
tui-puzzles-wrong = fallado la primera vez
