# Cláusulas separadas por punto y coma. Cada una empieza en minúscula; la primera letra de la frase se pone en mayúscula.
reason = { $clauses }.
clauses = { $first }; { $then }

## La trampa

trap-kills = una herida te mataría, así que elimina { $card }
trap-takes = perder { $card } parece mejor que una herida ({ $wounds } de { $life })
trap-no-card = no tienes ninguna carta que eliminar, así que recibe la herida
trap-wounds = una herida ({ $wounds } de { $life }) parece mejor que perder { $card }
trap-empty-trash = no tener ninguna carta eliminada da { $points } puntos

## Defenderse

nothing-saves = nada te salva: toda defensa cuesta { $n } o más heridas, y eso mata
defend-stops = { $sum } detiene los { $power }
defend-stops-unhurt = { $sum } detiene los { $power }: ninguna herida
defend-none = ninguna carta de tu mano tiene puntos, así que los { $power } pasan enteros
defend-all = { $sum } es todo lo que tu mano tiene contra { $power }: { $taken }
defend-takes = cuesta { $taken }, y matan { $left }
defend-keeps = no puedes detener los { $power }, y las cartas que conservas parecen valer más
defend-full-worse = gastar { $cards } para detener los { $power } parece peor
then-reshuffle = después, rebarajar cuesta { $taken }
hope = abatirlo el próximo turno tiene cerca de un { $percent } % de probabilidad
hope-sure = abatirlo el próximo turno es casi seguro
doubles-to-live = sin duplicar, toda defensa te mata; la Guerrera te salva

## Atacar

kills = así abates { $foe-al }: { $sum } contra { $defence }
kills-lord = así matas al Señor Oscuro y te queda { $card } para saquearlo: { $sum } contra { $defence }
doubles-for-less = sin la Guerrera, la carta que dejas por el Señor Oscuro costaría más puntos que ella
doubles-for-lord = solo con la Guerrera esta mano mata al Señor Oscuro y conserva una carta para saquearlo
doubles-to-kill = solo la Guerrera abate ahora { $foe-al }, y sin ella ninguna defensa te salva al final del turno

## Curarse

healer = { $n ->
    [one] la Sanadora cura tu única herida
   *[other] la Sanadora cura una de tus { $n } heridas
}
healer-score = la salud que te quede da puntos cuando ganas
healer-last-chance = es la última ocasión antes de ganar
healer-reshuffle = la próxima rebarajada cuesta { $taken }
healer-spare = no hace falta para abatirlo
healer-loot = otra carta paga el saqueo
healer-room = hazlo antes de abrir una sala nueva
heals-in-time = la próxima rebarajada cuesta { $taken } y te mataría, así que elimina { $card } para curarte

## Huir y quedarse

no-defence-saves = ninguna defensa te salva al final del turno
fighter-saves = solo la Guerrera te salva al final del turno
flee-costs = huir cuesta una herida y { $card }
stay-worse = quedarte junto { $foe-al } parece peor: { $costs }
last-resort = { $card } no sirve para combatir, pero eliminarla cura una herida
stay-attacked = este turno ya has atacado { $foe-al } y no puedes volver a atacar
stay-doomed = ninguna otra jugada parece mejor
stay-lord = { $n ->
    [one] el Señor Oscuro puede esperar: { $n } sala boca abajo parece guardar más
   *[other] el Señor Oscuro puede esperar: { $n } salas boca abajo parecen guardar más
}
hand-has = tu mano tiene { $points } de los { $needed } puntos que abaten { $foe-al }
hand-has-for-lord = tu mano tiene { $points } de los { $needed } puntos que matan al Señor Oscuro, guardando una carta para saquearlo
can-stop = con { $cards } puedes detener su ataque
can-stay = puedes quedarte por { $taken }

## Saquear

wins = saquear al Señor Oscuro gana la partida
price-nothing = { $card } no da puntos
price = { $card } resta { $points } a la puntuación
trades-for-health = { $n ->
    [one] antes de ganar, puedes eliminar { $n } carta que no da puntos para curarte
   *[other] antes de ganar, puedes eliminar { $n } cartas que no dan puntos para curarte
}
gain-knight = el caballero { $card } da { $points } puntos cuando ganas
gain-healer = la Sanadora cura una herida cada vez que la robas y da { $points } puntos cuando ganas
gain-companion = { $card }, { $title }: { $companion }
gain-treasure = { $card } cuenta { $rank } en los combates y otra vez cuando ganas
gain-weapon = { $card } cuenta { $rank } en los combates
gives = { $card } parece la carta que conviene dejar a cambio
awaits-weaker = { $card } parece aún demasiado buena para dejarla por { $prize }; robar antes { $cards } no cuesta heridas

## Robar

empty-hand = tu mano está vacía, así que solo puedes terminar el turno
draws-free = robar { $cards } no exige rebarajar, así que no cuesta heridas
too-weak-to-open = tu mano parece demasiado débil para abrir { $room }
too-weak-to-meet = tu mano parece demasiado débil para enfrentarse { $foe-al } en { $room }
one-card = una carta parece demasiado poco para seguir adelante
reshuffles = rebarajar cuesta { $taken } y trae { $cards }

## Caminar

far = { $room } ({ $n } pasos)
seek-unknown = abre { $room }: { $hopes }
seek-last = nada más parece valer la pena, así que abre { $room }
seek-nook = linda con menos salas sin ver que { $other }
seek-loot = está en { $room }
seek-event = { $card } en { $room }: { $event }
seek-way = el camino sigue por { $room }
nothing-else = nada más parece valer la pena
hopes-loot = { $all ->
    [one] la última carta sin ver se puede saquear
   *[other] { $n ->
        [one] { $n } de { $all } cartas sin ver se puede saquear
       *[other] { $n } de { $all } cartas sin ver se pueden saquear
    }
}
hopes-knights = { $all ->
    [one] la última carta sin ver es un caballero, que vale { $points } puntos
   *[other] { $n ->
        [one] { $n } de { $all } cartas sin ver es un caballero, que vale { $points } puntos
       *[other] { $n } de { $all } cartas sin ver son caballeros, que valen { $points } puntos cada uno
    }
}
hopes-card = { $all ->
    [one] allí está la última carta sin ver
   *[other] allí está una de { $all } cartas sin ver
}
monster-ready = tu mano tiene los { $points } puntos que abaten { $foe-al } en { $room }
monster-ready-doubled = tu mano tiene los { $points } puntos que, duplicados, abaten { $foe-al } en { $room }
monster-deck = ve por { $foe } en { $room }: tu mazo tiene los { $points } puntos que hacen falta
monster-deck-doubled = ve por { $foe } en { $room }: tu mazo tiene los { $points } puntos que hacen falta, duplicados
monster-best = ve por { $foe } en { $room }: ninguna mano de tu mazo es más fuerte
monster-on = ve por { $foe } en { $room }
lacks-to-open = tu mano parece demasiado débil para abrir { $room }: { $points } puntos después de este paso, cuando tu mazo llega a { $best }
lacks-to-win = con esta mano, vencer al Señor Oscuro en { $room } cuesta { $price } puntos, cuando tu mazo puede hacerlo por { $least }
lacks-to-kill = abatir { $foe-al } en { $room } exige { $needed } puntos, y después de este paso tu mano tiene { $points }
only-card = { $card } es tu única carta
weakest = { $card } es tu carta más débil
easiest = { $card } parece la más fácil de gastar
step-aside = gasta { $card } en un paso a un lado para robar otra
wanders = ninguna sala a tu alcance parece valer su precio
