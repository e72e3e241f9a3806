## Estadísticas

statistics-none = Aún no hay partidas terminadas.
luck-adjusted = sin contar la suerte
luck-link = Tu nivel, sin contar la suerte
luck-meaning = Lo que te dieron las cartas y los dados se mide por el valor de cada posición y se resta. A la larga el promedio es el mismo, pero basta con menos partidas para conocerlo. El jugador codicioso («greedy») juega los mismos repartos. Solo cuentan tus últimas partidas, sin las jugadas con ventaja ni las de tus propias cartas; cada conjunto de reglas de la casa necesita { $few } partidas.
luck-none = Aún no hay bastantes partidas: hacen falta { $few }.
luck-games = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}
luck-you = Tú
luck-won = Victorias, sin la suerte
luck-score = Puntuación, sin la suerte
luck-better = Juegas mejor que el jugador codicioso: ganas el { $share } (entre { $low } y { $high }).
luck-worse = El jugador codicioso juega mejor que tú: ganas el { $share } (entre { $low } y { $high }).
luck-close = Sin diferencia clara con el jugador codicioso: ganas el { $share } (entre { $low } y { $high }).
download-all = Descargarlo todo como
games-own = Tus propias partidas
games-daily = Repartos del día
games-informed = Con ventaja o con el solucionador, aparte
games-own-cards = Partidas con tus propias cartas
games-repeated = { $n ->
    [one] { $n } repetición de un reparto del día no cuenta.
   *[other] { $n } repeticiones de repartos del día no cuentan.
}
streak = Racha de victorias
streak-longest = { $current }, mejor { $longest }
score-best-label = Mejor puntuación
score-best = { $best }, promedio { $mean }
score-mean = Puntuación promedio
last-results = Últimos resultados:
trend = Victorias a lo largo del tiempo
since = Desde
plot-of = { $what }; la tabla tiene los mismos números
as-a-table = Como tabla
rate = { $share } ganadas (confianza del 95 %: entre { $low } y { $high })
daily-streak = Racha diaria: { $current }; mejor: { $longest }.

## El calendario de los repartos del día

calendar = Calendario
calendar-of = Tus repartos de { $month }
day-result = { $day }: { $n ->
    [0] nada terminado
    [one] { $n } reparto terminado, { $won } de victoria
   *[other] { $n } repartos terminados, { $won } de victoria
}
monday = lun
tuesday = mar
wednesday = mié
thursday = jue
friday = vie
saturday = sáb
sunday = dom
month = { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
}
month-long = { $month } de { $year }
day-long = { $day } de { $month } de { $year }
