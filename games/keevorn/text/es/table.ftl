## Qué hay que hacer

prompt-peddler = Cambia una carta por la siguiente Arma del Piso, o explora la Sala.
prompt-peddler-idle = El Buhonero no acepta Armas: explora la Sala.
prompt-explore = Juega una carta de la Sala.
prompt-explore-backpack = Juega una carta de la Sala, o usa tu Mochila.
prompt-probe = { $card } está encima del Piso: llévala a la Sala o devuélvela.
prompt-loss = Pérdida: descarta una carta de tu Mochila.
prompt-loss-decline = Pérdida: descarta una carta de tu Mochila, o renuncia.
prompt-relief = Alivio: descarta { $relics_as_weapons ->
    [true] un Monstruo
   *[other] un Monstruo o una Reliquia
} de la Sala.
prompt-relief-decline = Alivio: descarta { $relics_as_weapons ->
    [true] un Monstruo
   *[other] un Monstruo o una Reliquia
} de la Sala, o renuncia.
prompt-surprise = Sorpresa: descarta las cartas que quieras de la Sala, o ninguna.
prompt-wish = { $wishes ->
    [one] Nombra una Fortuna.
   *[other] Nombra una Fortuna: tienes { $wishes } deseos.
}
prompt-won = { $kills ->
    [0] Escapaste con { $health } de Salud.
    [one] Escapaste con { $health } de Salud y 1 golpe limpio.
   *[other] Escapaste con { $health } de Salud y { $kills } golpes limpios.
}
prompt-dead = { $cause ->
    [fight] Un Monstruo te mató en Profundidad { $depth }.
    [relic] Una Reliquia te mató en Profundidad { $depth }.
   *[pain] El Dolor te mató en Profundidad { $depth }.
} { $kills ->
    [0] Ningún golpe limpio.
    [one] 1 golpe limpio.
   *[other] { $kills } golpes limpios.
}

## Pilas y contadores

counter-health = Salud
counter-depth = Profundidad
counter-wishes = Deseos
counter-clean-kills = Golpes limpios
note-room = Despeja todas sus cartas para llegar a la siguiente Sala.
note-red-hand = Combate a los Monstruos rojos.
note-black-hand = Combate a los Monstruos negros.
note-backpack = { $relics_as_weapons ->
    [true] Armas guardadas
   *[other] Armas y Reliquias guardadas
} para más tarde.
note-depth = Dolor cuesta y Vigor da el triple de esto en Salud.
note-clean-kills = Combates ganados con poder igual.
note-floor = Las Salas por venir, boca abajo.
note-removed = Comodines fuera del juego.
