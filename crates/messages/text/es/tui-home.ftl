## Inicio

tui-home-title = Inicio
tui-home-motto = mazmorras de cartas en solitario, una mesa para todas
tui-home-games = Juegos
tui-home-campaigns = Campañas
tui-home-more = Más
tui-home-continue = Seguir jugando
tui-home-continue-game = Seguir: { $what }
tui-home-open = Ya está abierta; con ] y [ cambias de partida abierta.
tui-home-broken = (los registros de esta campaña tienen errores)
tui-home-code-note = Juega un reparto que te han enviado. Su código contiene el juego, las opciones y la suerte.
tui-home-practice = Práctica
tui-home-practice-note = Tus propios errores, hallados en los análisis. Cada uno vuelve hasta que lo resuelves.
tui-home-statistics = Estadísticas
tui-home-statistics-note = Victorias, rachas, puntuaciones y duración, por juego y por conjunto de opciones.
tui-home-records = Registros
tui-home-records-note = Todas las partidas terminadas, la última primero. Puedes ver cualquiera jugada a jugada.
tui-home-settings = Ajustes
tui-home-settings-note = Idioma, tema, palos, movimiento, ratón y las opciones de las partidas nuevas.
tui-home-help = Teclas y ayuda
tui-home-help-note = Todas las teclas, qué hace el ratón y qué significan las marcas.
tui-home-leave-note = Cada partida se guarda después de cada jugada. No se pierde nada.

## Un juego de la lista

tui-home-by = De { $name }.
tui-home-facts = Duración: { $length }. Dificultad: { $difficulty }.
tui-home-new = aún sin jugar
tui-home-never-played = ¿Es nuevo para ti? Empieza con una partida guiada en su página.
tui-home-streak = Racha más larga: { $streak }.
tui-home-best = Mejor puntuación: { $score }.
tui-home-length = { $n ->
    [one] Tus partidas duran alrededor de 1 jugada.
   *[other] Tus partidas duran unas { $n } jugadas.
}
tui-home-today-open = pendiente
tui-home-today-note = El mismo reparto para todo el mundo, hoy. Cambia a las 00:00 UTC; cuenta la primera partida que termines.
tui-home-today-begun = Empezado.
tui-home-today-done = Jugado. Intro muestra una tarjeta con tu resultado para compartir.

## Una partida que otro programa tiene abierta, y archivos dañados

tui-home-elsewhere = Esta partida está abierta en otro sitio
tui-home-elsewhere-intro = { $game }: { $holder }. Una partida solo puede estar abierta en una ventana.
tui-home-leave-open = Dejarla ahí
tui-home-look = Verla como se guardó por última vez
tui-home-take-over = Traerla aquí; la otra ventana ya no podrá guardarla
tui-home-repairs = Se han encontrado partidas dañadas
