## Cartas y pilas

state-twice = una de sus cartas está dos veces
state-other-pile = { $cards }: también en otra pila
state-missing = { $cards }: en ninguna pila; las cartas son las 52 y los primeros comodines de `XR XB X3 X4 X5 X6 X7 X8`
state-too-many = { $cards }: más de { $most } cartas
state-no-weapon = { $cards }: no es un Arma
state-unfit = { $cards }: ni un Arma ni una Reliquia
state-misplaced = { $cards }: no puede estar en esta pila
state-floor-long = { $n } cartas, más de las que hay
state-floor-known = { $known ->
    [one] 1 entrada para las { $floor } cartas de `floor`
   *[other] { $known } entradas para las { $floor } cartas de `floor`
}

## Números

state-health-most = { $health } es más que el `max_health` de { $most }
state-health-zero = { $health }, pero la Salud es 0 si la partida está perdida, y solo entonces
state-depth = { $depth } no está entre el número de comodines retirados, { $removed }, y 8 más
state-wishes = { $wishes } no está entre { $least } y { $most }

## Fases y resultado

state-peddler = `peddler` necesita una Sala de cuatro, Salud máxima, ningún golpe limpio y ninguna otra carta fuera del Piso
state-explore = `explore` necesita en la Sala una carta que no sea un comodín
state-probe = `probe` necesita una carta conocida encima del Piso, y como mucho tres cartas en la Sala
state-loss = `loss` necesita una carta en la Mochila
state-relief = `relief` necesita un Monstruo o una Reliquia en la Sala
state-surprise = `surprise` necesita la primera edición y una carta en la Sala
state-won = una partida ganada no tiene cartas en la Sala ni en el Piso
state-outcome = una partida perdida tiene una causa, y una ganada no
