## Hay algo antes

refusal-over = la partida ha terminado
refusal-peddler-first = el Buhonero sigue aquí: explora la Sala para despedirlo
refusal-probe-first = antes, la carta que ves: tómala o devuélvela
refusal-loss-first = antes, Pérdida: pierde una carta de tu Mochila
refusal-loss-first-decline = antes, Pérdida: pierde una carta de tu Mochila, o renuncia
refusal-relief-first = antes, Alivio: descarta { $relics_as_weapons ->
    [true] un Monstruo
   *[other] un Monstruo o una Reliquia
} de la Sala
refusal-relief-first-decline = antes, Alivio: descarta { $relics_as_weapons ->
    [true] un Monstruo
   *[other] un Monstruo o una Reliquia
} de la Sala, o renuncia
refusal-surprise-first = antes, Sorpresa: descarta las cartas que quieras de la Sala, o ninguna
refusal-wish-first = { $wishes ->
    [one] antes, tu deseo: nombra una Fortuna
   *[other] antes, tus { $wishes } deseos: nombra una Fortuna
}

## La carta equivocada

refusal-elsewhere = { $card } está { $place-in }, no { $wanted-in }
refusal-gone = { $card } está fuera del juego
refusal-joker = { $card } es un comodín, que no se puede jugar ni guardar
refusal-kind = { $card } es { $kind-un }: { $only }
only-equip = solo se pueden equipar Armas
only-heal = solo curan las Armas de corazones
only-probe = solo sondean las Armas de tréboles
only-bury = solo entierran las Armas de diamantes
only-fight = solo se puede combatir con Monstruos
only-join = solo las Armas se unen a un combate
only-play = así solo se pueden jugar Reliquias
only-read = solo se pueden leer los ases
only-store = { $relics_as_weapons ->
    [true] solo se pueden guardar Armas
   *[other] solo se pueden guardar Armas y Reliquias
}
only-relieve = { $relics_as_weapons ->
    [true] Alivio descarta un Monstruo
   *[other] Alivio descarta un Monstruo o una Reliquia
}
only-trade = el Buhonero no acepta Armas
kind-joker = comodín
    .un = un comodín
kind-scroll = Pergamino
    .un = un Pergamino
kind-monster = Monstruo
    .un = un Monstruo
kind-relic = Reliquia
    .un = una Reliquia
kind-club = Arma de tréboles
    .un = un Arma de tréboles
kind-diamond = Arma de diamantes
    .un = un Arma de diamantes
kind-heart = Arma de corazones
    .un = un Arma de corazones
kind-spade = Arma de picas
    .un = un Arma de picas

## Combates, Manos y Mochila

refusal-fight-room = { $card } está en la Sala, y desde ahí solo combaten las picas
refusal-fight-hand = { $card } está { $place-in }: con { $monster } solo combaten { $hand-your } y las picas de la Sala
refusal-hand-full = { $hand-your } está llena: suelta { $cards }
refusal-hand-free = { $hand-your } tiene un lugar libre: no se suelta nada
refusal-backpack-full = tu Mochila está llena: { $cards }
refusal-room-full = la Sala está llena: { $cards }

## Habilidades, Reliquias, Fortunas y el Buhonero

refusal-probe-empty = el Piso está vacío: no hay nada que sondear
refusal-bury-itself = { $card } entierra otra carta, no a sí misma
refusal-not-probed = no se sondeó ninguna carta
refusal-no-relics = en esta partida los valores del 2 al 4 son Armas: no hay Reliquias
refusal-no-loss = ahora no hay ninguna Pérdida que pagar
refusal-no-relief = ahora no hay ningún Alivio que usar
refusal-no-fortune = ahora no hay ninguna Pérdida ni ningún Alivio a los que renunciar
refusal-no-surprise = ahora no hay ninguna Sorpresa que usar
refusal-surprise-second = en la segunda edición, Sorpresa no descarta nada
refusal-no-wish = no tienes ningún deseo que pedir
refusal-wish-surprise = pedir Sorpresa no haría más que volver a preguntar
refusal-must-choose = tienes que elegir una carta: en esta partida no se puede renunciar a Pérdida ni a Alivio
refusal-peddler-gone = el Buhonero se ha ido, y solo viene una vez
refusal-exploring = el Buhonero se ha ido: ya estás explorando
