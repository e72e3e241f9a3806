## Jugadas

event-trade = { $card } va debajo del Piso, y el Buhonero te da { $weapon }.
event-trade-shown = { $n ->
    [one] El Buhonero deja pasar { $cards }, que también va debajo del Piso.
   *[other] El Buhonero deja pasar { $cards }, que también van debajo del Piso.
}
event-explore = El Buhonero se va, y exploras la Sala.
event-fight = Combates con { $monster } usando { $weapons }: { $power } contra { $strength }.
event-fight-barehanded = Combates con { $monster } a manos vacías: { $power } contra { $strength }.
event-clean-kill = { $n ->
    [1] Tu primer golpe limpio.
   *[other] Un golpe limpio, y ya van { $n }.
}
event-equip = { $card } está { $hand-in }.
event-equip-drop = { $card } sustituye a { $drop } { $hand-in }.
event-store = { $card } está en tu Mochila.
event-place = { $card } está en la Sala.
event-heal = Descartas { $card } para curarte.
event-probe = Descartas { $card } y ves { $top } encima del Piso.
event-bury = Descartas { $card } y entierras { $target } debajo del Piso.
event-take = { $card } entra en la Sala.
event-return = { $card } se queda encima del Piso.
event-relic = Juegas { $card }.
event-read = Lees { $scroll }: { $card } trae { $fortune }.
event-read-idle = Lees { $scroll }: { $card } trae { $fortune }, sin ningún efecto.
event-read-empty = Lees { $scroll }: el Piso está vacío, así que no trae ninguna Fortuna.
event-lose = { $card } sale de tu Mochila.
event-relieve = { $card } sale de la Sala.
event-decline = Renuncias y no descartas nada.
event-discard-nothing = No descartas nada.
event-discard = Descartas { $cards }.
event-wish = Pides { $fortune }.
event-wish-idle = Pides { $fortune }, sin ningún efecto.

## Lo que viene después

event-stairs = { $n ->
    [one] Encuentras las Escaleras: { $jokers } se retira. Profundidad { $depth }.
   *[other] Encuentras las Escaleras: { $jokers } se retiran. Profundidad { $depth }.
}
event-floor = { $n ->
    [one] Se baraja 1 carta para formar un Piso nuevo.
   *[other] Se barajan { $n } cartas para formar un Piso nuevo.
}
event-secret-floor = { $n ->
    [one] Encuentras el Piso secreto: se baraja 1 carta.
   *[other] Encuentras el Piso secreto: se barajan { $n } cartas.
}
event-room = Ahora en la Sala: { $cards }.
event-won = La última Sala está despejada: ¡escapas de Keevorn y ganas!
event-dead-fight = El Monstruo te mata.
event-dead-relic = La Reliquia maldita te mata.
event-dead-pain = El Dolor te mata.
