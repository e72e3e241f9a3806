## El motivo de una jugada, tras la jugada misma

reason-plan = { $why }; ganas cerca del { $percent } % de las veces.
reason-plan-better = { $why }; ganas cerca del { $percent } % de las veces, un pelín más que con «{ $other }».
reason-plan-against = { $why }; ganas cerca del { $percent } % de las veces, y con «{ $other }», el { $less } %.
reason-plan-alone = { $why }; ganas cerca del { $percent } % de las veces, y cualquier otra jugada lleva a la muerte.
reason-plan-win = { $why }; así ganas la partida.
reason-no-choice = { $why }; no hay otra jugada.
reason-only-card = { $card } es la única carta que puedes descartar.
reason-luck = En esta Sala, con { $health } de Salud, solo la suerte te puede salvar.
reason-luck-armed = En esta Sala, con { $health } de Salud, solo la suerte te puede salvar, incluso con { $arms }.
reason-lost = No veo ninguna manera de sobrevivir a esta Sala con { $health } de Salud.
reason-lost-armed = No veo ninguna manera de sobrevivir a esta Sala con { $health } de Salud, ni siquiera con { $arms }.
reason-trade = { $weapons ->
    [one] Por { $card } recibes la última Arma oculta (de { $least } a 10).
   *[other] Por { $card } recibes una de { $weapons } Armas ocultas (de { $least } a 10).
}
reason-no-trade = No hay ningún Monstruo ni ninguna Reliquia que cambiar.
reason-no-trade-weapons = No hay ningún Monstruo que cambiar.

## Manos y Mochila

why-trade = Por { $card } recibes un Arma
why-explore = La Sala ya no puede mejorar
why-equip-fight = { $card } en tu Mano { $colour ->
    [red] roja
   *[black] negra
} suma { $rank } contra { $monster }
why-equip = { $colour ->
    [red] { $n ->
        [0] { $card } va a tu Mano roja, aunque no queda oculto ningún Monstruo rojo
        [one] { $card } en tu Mano roja puede combatir con el último Monstruo rojo oculto
       *[other] { $card } en tu Mano roja puede combatir con los { $n } Monstruos rojos ocultos
    }
   *[black] { $n ->
        [0] { $card } va a tu Mano negra, aunque no queda oculto ningún Monstruo negro
        [one] { $card } en tu Mano negra puede combatir con el último Monstruo negro oculto
       *[other] { $card } en tu Mano negra puede combatir con los { $n } Monstruos negros ocultos
    }
}
why-drop-weaker = { $card } supera en { $more } a { $drop } { $hand-in }
why-drop = { $card } sustituye a { $drop } { $hand-in }
why-store = Tu Mochila guarda { $card } para más tarde ({ $free } de { $places } lugares libres)
why-place-fight = { $card } sale de la Mochila para combatir con { $monster }
why-place-cost = { $card } sale de la Mochila: con { $health } de Salud puedes permitirte perder { $rank }
why-place-heal = { $card } sale de la Mochila para curarte, con { $health } de { $most } de Salud
why-place-equip = { $card } sale de la Mochila para un lugar libre de tu Mano
why-place-bury = { $card } sale de la Mochila para enterrar { $target }
why-place-buried = { $card } sale de la Mochila para que { $by } la entierre
why-place = { $card } sale de la Mochila

## Combates

why-fight-clean = Un golpe limpio, { $power } contra { $strength }
why-fight-lost = Pierdes { $lost } de Salud, { $power } contra { $strength }
why-fight-lost-kept = Pierdes { $lost } de Salud, { $power } contra { $strength }, y conservas { $kept }
why-fight-unhurt = No pierdes Salud, { $power } contra { $strength }
why-fight-gain = La pica te da { $gained } de Salud, { $power } contra { $strength }

## Habilidades y Reliquias

why-heal = { $wasted ->
    [0] { $card } te cura de { $from } a { $to } de Salud
   *[other] { $card } te cura de { $from } a { $to } de Salud ({ $wasted } de más)
}
why-heal-fight = { $wasted ->
    [0] { $card } te cura de { $from } a { $to } de Salud antes del combate con { $monster }
   *[other] { $card } te cura de { $from } a { $to } de Salud ({ $wasted } de más) antes del combate con { $monster }
}
why-heal-full = Tu Salud está al máximo: { $card } no cura nada y solo sale de la Sala
why-cost = Con { $health } de Salud puedes permitirte los { $rank } que cuesta { $card }
why-probe = { $card } te muestra la carta de arriba del Piso
why-probe-known = { $card } puede traer { $top } de lo alto del Piso
why-take = { $card } entra en la Sala
why-return = { $card } se queda encima del Piso
why-bury-stairs = { $card } aplaza las Escaleras: { $target } va debajo del Piso
why-bury-scroll = { $card } manda { $target } sin leer debajo del Piso
why-bury-monster = { $card } manda { $target } debajo del Piso: te ahorras un combate contra fuerza { $rank }
why-bury-cost = { $card } manda { $target } debajo del Piso: te ahorras { $rank } de Salud
why-bury-later = { $card } manda { $target } debajo del Piso para más tarde

## Pergaminos y Fortunas

why-read-empty = El Piso está vacío, así que { $card } no trae ninguna Fortuna
why-read-known = { $card }, encima del Piso, trae { $fortune }
why-read-free = { $pain ->
    [0] De { $all } cartas ocultas ninguna es Dolor, que en Profundidad 0 no cuesta nada
    [one] De { $all } cartas ocultas 1 es Dolor, que en Profundidad 0 no cuesta nada
   *[other] De { $all } cartas ocultas { $pain } son Dolor, que en Profundidad 0 no cuesta nada
}
why-read = { $all ->
    [one] La carta oculta es { $pain ->
        [one] Dolor ({ $cost })
       *[other] { $vigor ->
            [one] Vigor ({ $gain })
           *[other] una que no es ni Dolor ni Vigor
        }
    }
   *[other] De { $all } cartas ocultas { $pain ->
        [0] ninguna es
        [one] 1 es
       *[other] { $pain } son
    } Dolor ({ $cost }) y { $vigor ->
        [0] ninguna es
        [one] 1 es
       *[other] { $vigor } son
    } Vigor ({ $gain })
}
why-lose = { $card } sale de tu Mochila
why-relieve-monster = No tienes que combatir con { $card }, fuerza { $rank }
why-relieve-red = Solo pierdes { $card }, que curaría { $rank } como mucho
why-relieve-black = Te libras de los { $rank } de Salud que cuesta { $card }
why-decline = No descartas nada
why-discard-nothing = Conservas todas las cartas de la Sala
why-discard = Te libras de { $cards }
why-wish-pain = { $cost ->
    [0] Dolor no cuesta nada en Profundidad 0
   *[other] Dolor cuesta { $cost } de Salud
}
why-wish-vigor = { $gain ->
    [0] Vigor no da Salud, pero tampoco hace daño
   *[other] Vigor te da { $gain } de Salud
}
why-wish-loss = Pérdida te cuesta una carta de la Mochila como mucho
why-wish-relief = Alivio te libra de un Monstruo o una Reliquia de la Sala como mucho
why-wish-relief-monster = Alivio te libra de un Monstruo de la Sala como mucho
why-wish-surprise = Sorpresa te libra de las cartas que quieras de la Sala
why-wish-again = Sorpresa te deja nombrar otra Fortuna
