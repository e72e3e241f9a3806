## Mantenimiento y escasez

reason-collect-free = Ningún esbirro necesita paga ni comida.
reason-collect = { $farms ->
    [0] Se deben { $pay } de oro y { $food } de comida; tienes { $gold } de oro y { $pantry } de comida.
    [one] Se deben { $pay } de oro y { $food } de comida; tienes { $gold } de oro, { $pantry } de comida y la cosecha de 1 Granja.
   *[other] Se deben { $pay } de oro y { $food } de comida; tienes { $gold } de oro, { $pantry } de comida y la cosecha de { $farms } Granjas.
}
reason-shortfall = Se deben { $pay } de oro y { $food } de comida; tienes { $gold } y { $pantry }. Del rango más alto, { $minion } es quien menos falta hace.

## Hechizos

reason-regen = Regeneración devuelve de 1 a 8 de los { $n } de salud que has perdido.
reason-summon-peon = Tienes { $peons } de { $most } Peones; uno más trabaja desde esta excavación.
reason-summon-dragon = El Dragón no cobra paga, y hay Guarida y comida para él.
reason-summon-dragon-against = El Dragón no cobra paga, y hay Guarida y comida para él; tu hueste todavía no puede con { $heroes }.
reason-power-strike = Golpe de poder mata al { $hero } (rango { $rank }); las puertas y trampas no pueden detenerlo o no compensan.
reason-power-strike-after = Golpe de poder mata al { $hero } (rango { $rank }); tus puertas y trampas no lo han detenido.

## Excavar y cantar

reason-assign-full = Tus almacenes están llenos: se pierde todo lo que se excave o se cante.
reason-assign-no-mana = Todos excavan, por cerca de { $dug }: no hay sitio para maná.
reason-assign-pay = Te faltan { $owed } de oro para la paga: { $diggers ->
    [one] 1 que excava trae
   *[other] { $diggers } que excavan traen
} cerca de { $gold }; { $chanters ->
    [one] 1 que canta
   *[other] { $chanters } que cantan
}, cerca de { $mana } de maná.
reason-assign-pay-all = Te faltan { $owed } de oro para la paga: todos excavan, por cerca de { $gold }.
reason-assign-chant = Todos cantan, por cerca de { $mana } de maná; hay sitio para { $space }.
reason-assign-dig = Todos excavan, por cerca de { $dug }; hay sitio para { $space }.
reason-assign = { $diggers ->
    [one] 1 excava
   *[other] { $diggers } excavan
} por cerca de { $gold } de oro y { $stone } de piedra, { $chanters ->
    [one] 1 canta
   *[other] { $chanters } cantan
} por cerca de { $mana } de maná; hay sitio para { $space }.
reason-peon-full = Tus almacenes están llenos: se pierde todo lo que traiga.
reason-peon-dig = Desentierra dos cartas, y hay sitio para { $gold } de oro y { $stone } de piedra.
reason-peon-chant = Canta por una carta, y hay sitio para { $mana } de maná.
reason-give = { $n } de los { $pool } de { $what } para tu compañero, { $mine } para ti: los dos tienen sitio.
reason-give-lost = { $n } de los { $pool } de { $what } para tu compañero, { $mine } para ti: en los almacenes no cabe todo.

## Construir: la utilidad de una sala, y después la segunda mejor

reason-build-first = { $why }; { $other-un } vale menos por su precio.
reason-build-dear = { $why }; { $other-un } vale más, pero todavía cuesta demasiado.
reason-build-only = { $why }; ninguna otra sala vale lo que cuesta.
reason-room-points = { $room-un } vale { $n ->
    [one] 1 punto
   *[other] { $n } puntos
} al final
reason-room-mana = tu objetivo pide hechizos, que cuestan maná, y { $room-un } lo guarda
reason-room-goal = tu objetivo pide { $most ->
    [one] 1 { $room }
   *[other] { $most } { $room-many }
}, y tienes { $n }
reason-room-tier = sin { $room-un } no se puede construir ninguna sala superior
reason-room-store = { $room-un } guarda { $n } de { $what } más, y eso vale al final
reason-room-gate = sin { $room-un } no viene ningún esbirro: { $host }
reason-room-gate-more = { $room-otro } muestra tres cartas más entre las que elegir: { $host }
reason-room-lair = { $room-un } deja entrar a otro esbirro, y ahora { $free ->
    [0] no hay camas libres
    [one] hay 1 cama libre
   *[other] hay { $free } camas libres
}: { $host }
reason-room-lair-last = { $room-un } acoge a otro esbirro en los últimos turnos, y ahora { $free ->
    [0] no hay camas libres
    [one] hay 1 cama libre
   *[other] hay { $free } camas libres
}
reason-room-farm = cada turno { $food ->
    [0] no se debe comida
   *[other] se deben { $food } de comida
}, con { $free ->
    [0] ninguna Guarida libre
    [one] 1 Guarida libre
   *[other] { $free } Guaridas libres
}, y { $farms ->
    [0] no tienes ninguna Granja
    [one] 1 Granja da de { $least } a { $most }
   *[other] { $farms } Granjas dan de { $least } a { $most }
}
reason-room-vault = { $pay ->
    [0] el próximo hallazgo puede no caber en tu almacén de { $storage } de oro
   *[other] { $pay } de oro de paga y el próximo hallazgo pueden no caber en tu almacén de { $storage } de oro
}
reason-room-quarry = el próximo hallazgo puede no caber en tu almacén de { $storage } de piedra
reason-room-shrine = { $room-un } abre los talleres: { $host }
reason-room-shrine-more = { $room-otro } guarda más maná para los hechizos de tus Bibliotecas
reason-room-workshop = { $most ->
    [one] hace falta 1 { $room }
   *[other] hacen falta { $most } { $room-many }
} para trabajar, y esta sería la número { $n }: { $host }
reason-host = tu hueste puede con { $beaten ->
    [0] ninguno
   *[other] { $beaten }
} de { $all ->
    [one] 1 tipo
   *[other] { $all } tipos
} de héroe por venir
reason-save-none = Ninguna sala vale ahora lo que cuesta.
reason-save = Ahorra para { $room-un }, que cuesta { $cost }: tienes { $gold } de oro y { $stone } de piedra.
reason-save-pay = Ahorra para { $room-un }, que cuesta { $cost }, y guarda { $kept } de oro para la paga: tienes { $gold } de oro y { $stone } de piedra.

## Entrenar

reason-train = Con rango { $rank }, { $minion } puede con { $heroes }.
reason-train-goal = Con rango { $rank }, { $minion } está más cerca del rango { $wanted } que pide tu objetivo.
reason-train-points = El primer entrenamiento de { $minion } vale { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}.
reason-train-rank = { $minion } sube al rango { $rank }, y eso vale más que la paga.
reason-train-nobody = No tienes ningún esbirro que entrenar.
reason-train-done = Este turno no se puede entrenar a ningún otro esbirro.
reason-train-rooms = Entrenar exige { $rooms }, y { $there ->
    [0] no tienes ninguna
   *[other] tienes { $there }
}.
reason-train-pay = Tienes { $gold } de oro para { $wages } de paga: poco para los { $most } que puede sumar un entrenamiento.
reason-train-dear = Otro rango costaría más paga de lo que vale.

## Investigar

reason-research-none = Ningún proyecto vale ahora su precio ni sus trabajadores.
reason-research-rooms = Trabajar exige { $libraries } o { $smiths }, y tienes { $read } y { $forge }.
reason-work = { $work }: { $left ->
    [one] falta 1 punto
   *[other] faltan { $left } puntos
}, y { $n ->
    [one] trabaja { $n }
   *[other] trabajan { $n }
} de { $idle } esbirros libres.
reason-work-all = { $work }: { $left ->
    [one] falta 1 punto
   *[other] faltan { $left } puntos
}, y { $n ->
    [one] trabaja tu único esbirro libre
    [2] trabajan los dos esbirros libres
   *[other] trabajan los { $n } esbirros libres
}.
reason-begin-goal = Tu objetivo pide hechizos, y { $work } exige { $points } puntos.
reason-begin-goal-ware = Tu objetivo pide puertas y trampas; { $work-un } por { $gold } de oro, { $points } puntos.
reason-begin-regen = Tu salud es { $hp } de { $most }, y de { $work } { $n ->
    [0] no hay nada a punto
   *[other] tienes { $n } a punto
}.
reason-begin-spell = { $work } exige { $points } puntos.
reason-begin-spell-against = { $work } ayuda contra héroes con los que tu hueste no puede: { $heroes }.
reason-begin-ware = { $work-un } por { $gold } de oro, { $points } puntos.
reason-begin-ware-points = Tu hueste puede con todos los héroes por venir, y al final recibes { $n ->
    [one] 1 punto
   *[other] { $n } puntos
} por { $work-un }.
reason-begin-ware-against = Con { $work-un } quizá detengas a héroes con los que tu hueste no puede: { $heroes }.

## Reclutar y desterrar

reason-attempt = { $n ->
    [one] 1 Guarida está libre
   *[other] { $n } Guaridas están libres
}, con { $food } de comida para una primera ración: { $cards } cartas que ver.
reason-attempt-full = { $cards } cartas pueden mostrar un esbirro mejor que el peor de los tuyos, y mirar no cuesta nada.
reason-recruit-food = No hay comida para una primera ración.
reason-recruit-done = { $wages ->
    [0] El intento de este turno ha terminado.
   *[other] El intento de este turno ha terminado; tienes { $gold } de oro para { $wages } de paga.
}
reason-recruit-none = { $wages ->
    [0] Ahora no puede instalarse ningún esbirro.
   *[other] Ahora no puede instalarse ningún esbirro; tienes { $gold } de oro para { $wages } de paga.
}
reason-done-none = No hay ningún esbirro entre las cartas volteadas.
reason-done = { $n ->
    [one] El esbirro volteado no vale lo que cuesta, o no hay con qué pagarlo y alimentarlo
   *[other] Ninguno de los { $n } esbirros volteados vale lo que cuesta, o no hay con qué pagarlo y alimentarlo
}: tienes { $gold } de oro y { $food } de comida.
reason-recruit = { $pay ->
    [0] { $good }, por { $food } de comida al turno.
   *[other] { $good }, por { $pay } de oro y { $food } de comida al turno.
}
reason-replace = { $old } (rango { $rank }) deja sitio: { $good }.
reason-replace-pay = { $old } (rango { $rank }) ahorra paga para otro: { $good }.
reason-replace-least = { $old } es quien menos falta hace, y deja sitio a alguien mejor.
reason-minion-beats = { $minion-el } puede con { $heroes }
reason-minion-goal = { $minion-el } tiene rango { $rank } o más, como pide tu objetivo
reason-minion-points = { $minion-el } aporta rango { $rank } y vale { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
reason-minion-rank = { $minion-el } aporta rango { $rank }
reason-banish-cost = { $minion } cuesta { $pay } de oro y { $food } de comida cada turno, más de lo que vale junto a los demás.
reason-banish-pay = Se deben { $wages } de oro de paga, y tienes { $gold }: se va { $minion }, que cobra { $pay }.

## Héroes

reason-hero-one = el { $hero }
reason-hero-two = el { $first } y el { $second }
reason-hero-more = el { $hero } y { $n } más
reason-place = Primero { $card }: entre las cartas que quedan no hay ningún esbirro de rango más alto.
reason-place-none = Primero { $card }: entre las cartas que quedan no hay ningún esbirro.
reason-flip = Tu hueste puede con { $beaten ->
    [0] ninguno
   *[other] { $beaten }
} de { $all ->
    [one] 1 tipo
   *[other] { $all } tipos
} de héroe por venir.
reason-flip-none = No queda ningún héroe por venir.
reason-use = Con { $ware-el }, el { $hero } (rango { $rank }) muere en cerca del { $percent } % de los casos: { $stake }.
reason-fight = La lucha contra el { $hero } (rango { $rank }) está ganada: { $stake }.
reason-fight-lost = Contra el { $hero } { $needs ->
    [one] hace falta 1 esbirro
   *[other] hacen falta { $needs } esbirros
} de rango { $rank }, y ninguna puerta o trampa compensa: te cuesta { $damage } de { $hp } de salud.
reason-fight-lost-alone = Contra el { $hero } { $needs ->
    [one] hace falta 1 esbirro
   *[other] hacen falta { $needs } esbirros
} de rango { $rank }: te cuesta { $damage } de { $hp } de salud.
reason-stake-keep = si no, la Fortaleza cae
reason-stake-points = así ahorras { $n } de salud, que valen { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
reason-stake = así ahorras { $n } de { $hp } de salud

## Selección y guerra

reason-draft = { $card } tiene rango { $rank }: ninguna carta de tus palos en tu mano tiene más.
reason-extra = En tu mano no hay cartas de tus palos, pero la próxima puede serlo.
reason-pass = En tu mano no hay cartas de tus palos.
reason-attack-none = No queda ningún esbirro que enviar.
reason-attack-pair = { $minion } puede ir con otro de rango { $rank }, y una pareja así no sufre daño.
reason-attack = { $minion } tiene tu rango más alto, { $rank }, y en la guerra todos los rangos se suman.
reason-join = { $first } y { $second } tienen rango { $rank }, y una pareja así no sufre daño.
reason-alone = Basta un esbirro: en la guerra entera todos los rangos se suman.
reason-nothing = Aquí no hay otra cosa que hacer.
