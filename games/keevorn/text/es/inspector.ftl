## Cartas

lore-club = Equípala en tu Mano negra: poder { $rank } contra los Monstruos negros. O descártala para sondear: ves la carta de arriba del Piso, y la tomas o la dejas.
lore-diamond = Equípala en tu Mano roja: poder { $rank } contra los Monstruos rojos. O descártala para enterrar otra carta de la Sala debajo del Piso.
lore-heart = Equípala en tu Mano roja: poder { $rank } contra los Monstruos rojos. O descártala para curar { $rank }.
lore-spade = Equípala en tu Mano negra: poder { $rank } contra los Monstruos negros. O deja que se una a cualquier combate desde la propia Sala. Con una pica, el poder de sobra se convierte en Salud.
lore-relic-red = Úsala para ganar { $rank } de Salud, o guárdala para días peores.
lore-relic-black = Usarla te cuesta { $rank } de Salud. Entiérrala, o déjala en tu Mochila, y no pierdes nada.
lore-monster = { $colour ->
    [red] Un Monstruo rojo de fuerza { $rank }.
   *[black] Un Monstruo negro de fuerza { $rank }.
} Con poder { $less } perderías 2 de Salud; con { $more } y una pica ganarías 3; { $rank } es un golpe limpio.
lore-scroll = Léelo: la siguiente carta del Piso entra en la Sala, y su palo es tu Fortuna. Una pica es Dolor, un trébol Pérdida, un corazón Vigor, un diamante Alivio{ $jokers ->
    [0] .
   *[other] , un comodín Sorpresa.
} { $change ->
    [0] En Profundidad 0, Dolor no cuesta y Vigor no da nada.
   *[other] Dolor cuesta ahora { $change } de Salud, y Vigor da lo mismo.
}
lore-stairs = { $jokers ->
    [0] Esta partida no tiene comodines.
   *[other] { $edition ->
        [first] { $jokers ->
            [1] Un comodín no se puede jugar. Si queda solo en la Sala, has encontrado las Escaleras.
           *[other] Un comodín no se puede jugar. Si queda solo en la Sala, has encontrado las Escaleras; si quedan dos o más, el Piso secreto.
        }
       *[second] Un comodín no se puede jugar. Cuando en la Sala solo quedan comodines, has encontrado las Escaleras.
    }
}

## Pilas y contadores

lore-room = Despeja todas sus cartas, en el orden que quieras, y se reparten las cuatro siguientes. Si quedan 7♥ y J♠, por ejemplo, puedes curarte 7 de Salud y después combatir.
lore-hand = Caben dos Armas de su color, para los Monstruos de su color. Por una tercera Arma tienes que soltar una.
lore-backpack = Aquí pueden esperar tres { $relics_as_weapons ->
    [true] Armas
   *[other] Armas o Reliquias
}. Guardar no cuesta nada, y una carta se puede colocar en una Sala con sitio.
lore-health = Con 0 mueres. La Salud que pasa del máximo se pierde.
lore-depth = { $jokers ->
    [0] Esta partida no tiene comodines, así que nunca cambia.
   *[other] Sube en uno con cada comodín retirado.
} Dolor y Vigor cambian tu Salud en el triple de la Profundidad: en Profundidad 2, en 6.
lore-clean-kills = Combates en los que tu poder igualó la fuerza del Monstruo, como 5 + 7 contra una reina.
lore-wishes = Todavía puedes nombrar este número de Fortunas, una tras otra.
lore-floor = Las cartas de las Salas por venir. Despeja la última Sala sin que quede aquí ninguna carta, y ganas.
lore-discard = { $jokers ->
    [0] Cartas usadas. No vuelven: esta partida no tiene comodines.
   *[other] Cartas usadas. Se barajan para formar un Piso nuevo cuando en la Sala solo quedan comodines.
}
lore-removed = Comodines que fueron Escaleras. Cada uno cuenta una Profundidad.

## Cartas sin ver

odds-none = No queda ninguna carta sin ver.
odds-next = La siguiente carta se conoce: { $card }.
odds-all = { $n ->
    [one] Sin ver: 1 carta ({ $counts }).
   *[other] Sin ver: { $n } cartas ({ $counts }).
}
odds-of = { $n ->
    [one] Sin ver: 1 carta, { $count }.
   *[other] Sin ver: { $n } cartas, y entre ellas { $count }.
}
count-weapons = { $n ->
    [0] ningún Arma
    [one] 1 Arma
   *[other] { $n } Armas
}
count-red-weapons = { $n ->
    [0] ningún Arma roja
    [one] 1 Arma roja
   *[other] { $n } Armas rojas
}
count-black-weapons = { $n ->
    [0] ningún Arma negra
    [one] 1 Arma negra
   *[other] { $n } Armas negras
}
count-relics = { $n ->
    [0] ninguna Reliquia
    [one] 1 Reliquia
   *[other] { $n } Reliquias
}
count-monsters = { $n ->
    [0] ningún Monstruo
    [one] 1 Monstruo
   *[other] { $n } Monstruos
}
count-red-monsters = { $n ->
    [0] ningún Monstruo rojo
    [one] 1 Monstruo rojo
   *[other] { $n } Monstruos rojos
}
count-black-monsters = { $n ->
    [0] ningún Monstruo negro
    [one] 1 Monstruo negro
   *[other] { $n } Monstruos negros
}
count-scrolls = { $n ->
    [0] ningún Pergamino
    [one] 1 Pergamino
   *[other] { $n } Pergaminos
}
count-jokers = { $n ->
    [0] ningún comodín
    [one] 1 comodín
   *[other] { $n } comodines
}
count-fortune = { $n } para { $fortune }
