### Found by name

## Palabras explicadas

term-trade = cambiar
term-trade-says = Dale al Buhonero una carta que no sea un Arma: va debajo del Piso, y la siguiente Arma del Piso ocupa su lugar. Las cartas que salen antes de esa Arma van también debajo del Piso. Un rey es una buena carta para dar.
term-explore = explorar
term-explore-says = Despide al Buhonero y empieza con la primera Sala.
term-equip = equipar
term-equip-says = Pon un Arma de la Sala en la Mano de su color. En una Mano caben dos: por una tercera sueltas otra.
term-heal = curar
term-heal-says = Descarta un Arma de corazones de la Sala y gana su valor en Salud, hasta tu máximo de { $max_health }: 7♥ cura 7.
term-probe = sondear
term-probe-says = Descarta un Arma de tréboles de la Sala y mira la carta de arriba del Piso: tómala para la Sala o déjala ahí. El Piso no puede estar vacío.
term-take = tomar
term-take-says = La carta que sondeaste entra en la Sala.
term-return = devolver
term-return-says = La carta que sondeaste se queda encima del Piso.
term-bury = enterrar
term-bury-says = Descarta un Arma de diamantes de la Sala, y otra carta de la Sala va debajo del Piso: así se esquiva a un rey.
term-relic = reliquia
term-relic-says = { $relics_as_weapons ->
    [true] En esta partida no hay Reliquias: los valores del 2 al 4 son Armas con la habilidad de su palo.
   *[other] Una Reliquia roja te da su valor en Salud cuando la usas, una negra te lo cuesta: 3♥ da 3, 3♠ cuesta 3.
}
term-fight = combatir
term-fight-says = Las Armas que quieras de la Mano del color del Monstruo lo combaten, y las picas que quieras de la Sala ayudan; o combates a mano limpia. El poder que te falte te cuesta Salud; con una pica entre las cartas, el poder de sobra se convierte en Salud: 12 contra 10 da 2. Todas esas cartas se descartan.
term-read = leer
term-read-says = Descarta un Pergamino: la siguiente carta del Piso entra en la Sala, y su palo decide la Fortuna. Un corazón, por ejemplo, es Vigor. Con el Piso vacío no hay Fortuna.
term-store = guardar
term-store-says = Guarda { $relics_as_weapons ->
    [true] un Arma
   *[other] un Arma o una Reliquia
} de la Sala en la Mochila. Caben tres.
term-place = colocar
term-place-says = Coloca en la Sala una carta de la Mochila, mientras la Sala tenga menos de cuatro.
term-lose = perder
term-lose-says = { $decline_fortunes ->
    [true] Pérdida te cuesta una carta de la Mochila: elige cuál, o renuncia.
   *[other] Pérdida te cuesta una carta de la Mochila; tú eliges cuál.
}
term-relieve = aliviar
term-relieve-says = { $relics_as_weapons ->
    [true] { $decline_fortunes ->
        [true] Alivio retira un Monstruo de la Sala: elige cuál, o renuncia.
       *[other] Alivio retira un Monstruo de la Sala; tú eliges cuál.
    }
   *[other] { $decline_fortunes ->
        [true] Alivio retira un Monstruo o una Reliquia de la Sala: elige cuál, o renuncia.
       *[other] Alivio retira un Monstruo o una Reliquia de la Sala; tú eliges cuál.
    }
}
term-decline = renunciar
term-decline-says = { $decline_fortunes ->
    [true] Puedes renunciar a Pérdida y a Alivio: no se descarta nada.
   *[other] En esta partida no puedes renunciar: si Pérdida o Alivio encuentran una carta que descartar, una tiene que irse.
}
term-discard = descartar
term-discard-says = { $jokers ->
    [0] Esta partida no tiene comodines, así que no llega ninguna Sorpresa y nada se descarta así.
   *[other] { $edition ->
        [first] Sorpresa te deja descartar cuantas cartas de la Sala quieras, o ninguna.
       *[other] En la segunda edición, Sorpresa no descarta nada: nombras otra Fortuna.
    }
}
term-wish = nombrar una Fortuna
term-wish-says = { $edition ->
    [first] { $jokers ->
        [0] En esta partida nada te pide nombrar una Fortuna: el Piso secreto requiere dos comodines.
        [1] En esta partida nada te pide nombrar una Fortuna: el Piso secreto requiere dos comodines.
       *[other] Nombra una Fortuna y se cumple: Vigor da 6 de Salud en Profundidad 2. El Piso secreto pide una Fortuna más que tu Profundidad, y tienes que nombrarlas todas.
    }
   *[other] { $jokers ->
        [0] Nombra una Fortuna y se cumple: Vigor da 6 de Salud en Profundidad 2. Un golpe limpio pide una Fortuna que no sea Sorpresa, y tienes que nombrarla.
       *[other] Nombra una Fortuna y se cumple: Vigor da 6 de Salud en Profundidad 2. Un golpe limpio y una Sorpresa piden cada uno una Fortuna que no sea Sorpresa, y tienes que nombrarla.
    }
}
term-power = poder
term-power-says = Los valores de las Armas de un combate, sumados: 5♣ y 8♣ tienen poder 13.
term-strength = fuerza
term-strength-says = El valor de un Monstruo: 11 una jota, 12 una reina, 13 un rey.
term-fortune = Fortuna
term-fortune-says = Lo que hace un Pergamino, según el palo de la carta que trae.
term-pain = Dolor
term-pain-says = Pierdes el triple de la Profundidad en Salud: 6 en Profundidad 2.
term-loss = Pérdida
term-loss-says = { $decline_fortunes ->
    [true] Descarta una carta de la Mochila, o renuncia.
   *[other] Descarta una carta de la Mochila, si hay alguna.
}
term-vigor = Vigor
term-vigor-says = Ganas el triple de la Profundidad en Salud: 6 en Profundidad 2.
term-relief = Alivio
term-relief-says = { $relics_as_weapons ->
    [true] { $decline_fortunes ->
        [true] Descarta un Monstruo de la Sala, o renuncia.
       *[other] Descarta un Monstruo de la Sala, si hay alguno.
    }
   *[other] { $decline_fortunes ->
        [true] Descarta un Monstruo o una Reliquia de la Sala, o renuncia.
       *[other] Descarta un Monstruo o una Reliquia de la Sala, si hay alguno.
    }
}
term-surprise = Sorpresa
term-surprise-says = { $jokers ->
    [0] La traería un comodín, y esta partida no tiene ninguno.
   *[other] { $edition ->
        [first] Descarta las cartas que quieras de la Sala, o ninguna.
       *[other] Nombra otra Fortuna y se cumple.
    }
}
term-stairs = Escaleras
term-stairs-says = { $jokers ->
    [0] Esta partida no tiene comodines, así que no hay Escaleras.
   *[other] { $edition ->
        [first] Un comodín que queda solo en la Sala: se retira, y bajas una Profundidad a un Piso nuevo.
       *[other] Solo quedan comodines en la Sala: se retiran todos, y bajas a un Piso nuevo, una Profundidad por cada uno.
    }
}
term-secret-floor = Piso secreto
term-secret-floor-says = { $edition ->
    [first] { $jokers ->
        [0] Requiere que dos comodines queden solos en la Sala, y esta partida no tiene tantos.
        [1] Requiere que dos comodines queden solos en la Sala, y esta partida no tiene tantos.
       *[other] Dos o más comodines que quedan solos: se barajan con el resto, y tienes que nombrar una Fortuna más que tu Profundidad.
    }
   *[other] La segunda edición no lo tiene: los comodines que quedan solos en la Sala son las Escaleras, sean cuantos sean.
}
term-clean-kill = golpe limpio
term-clean-kill-says = { $edition ->
    [first] Un combate con poder igual: no cuesta Salud, y hay quien presume de ello.
   *[other] Un combate con poder igual: no cuesta Salud, y nombras una Fortuna.
}
term-peddler = Buhonero
term-peddler-says = Antes de la primera Sala cambia cualquier carta que no sea un Arma por la siguiente Arma del Piso. La carta, y las que salgan antes del Arma, van debajo del Piso.
