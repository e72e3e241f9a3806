## Direcciones y salas

way-north = norte
way-east = este
way-south = sur
way-west = oeste
outside = fuera
room-here = esta sala
room-north = la sala del norte
room-east = la sala del este
room-south = la sala del sur
room-west = la sala del oeste
room-at = la sala de la { $cell }

## Tipos de cartas en la Fortaleza

kind-lord = Señor Oscuro
kind-knight = caballero
kind-monster = monstruo
kind-event = evento
kind-companion = compañera
kind-treasure = tesoro
kind-weapon = arma
role-monster = { $kind }, ataque { $attack }, defensa { $defence }
role-plunder = { $kind } { $rank }
role-event = { $kind }: { $event }
role-companion = { $kind }, { $title }: { $companion }

## Los monstruos por su nombre

# Con preposición: .al y .del.
foe-lord = el Señor Oscuro
    .al = al Señor Oscuro
    .del = del Señor Oscuro
foe-knight = el caballero { $card }
    .al = al caballero { $card }
    .del = del caballero { $card }
foe-monster = el { $card }
    .al = al { $card }
    .del = del { $card }

## Eventos de las jotas

event-hearts = cura una herida
event-spades = una trampa, recibe una herida o elimina una carta
event-diamonds = revela las salas contiguas
event-clubs = revela las salas contiguas, y el primer monstruo revelado dispara

## Compañeras

title-hearts = la Sanadora
title-spades = la Guerrera
title-diamonds = la Forzuda
title-clubs = una Mano Amiga
companion-hearts = descártala para curar una herida
companion-spades = elimínala para duplicar tus puntos un turno
companion-diamonds = { $change } herida al rebarajar, pero al menos { $least }
companion-clubs = límite de mano { $change }

## El contenido de una sala

content-card = { $card }, { $role }
content-event = { $card }: { $event }
content-empty = una sala vacía
content-unseen = { $n ->
    [one] la última carta sin ver: { $kinds }
   *[other] una de { $n } cartas sin ver: { $kinds }
}
unseen-monsters = { $n ->
    [one] { $n } monstruo
   *[other] { $n } monstruos
}
unseen-loot = { $n } que saquear
unseen-events = { $n ->
    [one] { $n } evento
   *[other] { $n } eventos
}

## Cantidades

cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
wounds = { $n ->
    [one] { $n } herida
   *[other] { $n } heridas
}
points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
wounds-now = { $wounds } de { $life } heridas
wounds-after = { $wounds } de { $life } heridas ({ $change })
sum-doubled-one = { $sum } × { $times } = { $total }
sum-doubled = ({ $sum }) × { $times } = { $total }
