## En todas las páginas

tagline = La mesa para juegos de cartas de mazmorras en solitario
skip = Ir al contenido
foot = Tus partidas se guardan en este servidor.
games = Juegos
game = Juego
all-games = Todos los juegos
daily = Del día
campaigns = Campañas
records = Registros
statistics = Estadísticas
settings = Ajustes
help = Ayuda
credits = Créditos

## Números y resultados

decimal = { $n }
moves = { $n ->
    [0] aún sin jugadas
    [one] { $n } jugada
   *[other] { $n } jugadas
}
moves-label = Jugadas
score = Puntuación
score-of = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}
result = Resultado
result-won = victoria
result-lost = derrota
result-draw = empate
result-none = en curso
result-winner = ganó el jugador { $seat }
informed = con ventaja
won = Ganadas
lost = Perdidas
text-table = Tabla
