## Cartas

lore-monarch = El Monarca. Las trampas bajan su rango; las puertas y el Golpe de poder, no. { $needs ->
    [one] Lo vence un esbirro
   *[other] Lo vencen { $needs } esbirros
} de su rango.
lore-joker = El comodín negro. Desenterrado, ablanda los tréboles de esta excavación: 2d8 de piedra cada uno.
lore-peon = Un Peón, si tienes sitio para uno más: { $peons_wait ->
    [true] trabaja a partir del turno siguiente.
   *[other] excava o canta enseguida.
} { $aces_pay ->
    [hearts] El as da además un d8: de oro si se excava, de maná si se canta.
    [diamonds] El as da además 3d6 de oro si se excava, 2d8 de maná si se canta.
    [spades] El as da además 2d8 de piedra si se excava, un d6 de maná si se canta.
    [clubs] El as da además 2d6 de maná si se canta, y piedra si se excava con el comodín negro.
   *[none] El as no da nada más.
}
lore-quiet = Una noche tranquila: no viene ningún héroe.
lore-call = Llama a un héroe de su palo: el próximo del mazo principal viene a tu Fortaleza.
lore-absent = Esta carta no está en el juego.
lore-draft-minion = Un esbirro de rango { $rank }. Tomado de una mano, combate en la guerra.
lore-draft-hero = { $drafted ->
    [true] Un héroe de rango { $rank }. Tomado de una mano, combate en la guerra.
   *[other] Nadie toma héroes en esta selección.
}
lore-hearts = { $heroes ->
    [true] De noche, un héroe de rango { $rank }: { $needs ->
        [one] lo vence un esbirro de ese rango o más
       *[other] lo vencen { $needs } esbirros de ese rango o más
    }. Desenterrado de día: d8 de oro.
   *[other] Desenterrado: d8 de oro. En esta partida no vienen héroes.
}
lore-diamonds = { $heroes ->
    [true] De noche, un héroe de rango { $rank }: { $needs ->
        [one] lo vence un esbirro de ese rango o más
       *[other] lo vencen { $needs } esbirros de ese rango o más
    }. Desenterrado de día: 3d6 de oro.
   *[other] Desenterrado: 3d6 de oro. En esta partida no vienen héroes.
}
lore-spades = Un esbirro de rango { $rank }, si un Portal lo voltea y hay una Guarida libre. Desenterrado: 2d8 de piedra.
lore-clubs = Un esbirro de rango { $rank }, si un Portal lo voltea y hay una Guarida libre. Desenterrado: roca maciza, nada.

## Zonas

zone-phase = Los pasos de un turno, en orden. Cada uno termina cuando su trabajo está hecho o cuando sigues adelante.
zone-health = { $mode ->
    [draft] Una batalla perdida cuesta salud. Gana la Fortaleza con más salud después de la guerra.
    [standard] { $heroes ->
        [true] Un héroe que escapa te cuesta salud: un Monje, 6; un Titán, 16; también una batalla perdida. Gana la Fortaleza con más salud después de la guerra.
       *[other] Una batalla perdida cuesta salud. Gana la Fortaleza con más salud después de la guerra.
    }
   *[other] Un héroe que escapa te cuesta salud: un Monje, 6; un Titán, 16. Con 0 se pierde la partida.
}
zone-gold = Para construir y para la paga de tus esbirros. Lo que no cabe en las Bóvedas se pierde.
zone-stone = Para construir. Lo que no cabe en las Canteras se pierde.
zone-food = Para tus esbirros, al instalarse y en cada Mantenimiento. Lo que no cabe en las Granjas se pierde.
zone-mana = { $mode ->
    [standard] No hay nada que comprar con él: este modo no tiene hechizos.
   *[other] Para los hechizos. Sin un Santuario no puedes guardarlo.
}
zone-peons = { $mode ->
    [standard] Excavan oro y piedra, o cantan por maná: el que excava voltea dos cartas; el que canta, una.
   *[other] Excavan oro y piedra, o cantan por maná: el que excava voltea dos cartas; el que canta, una. Cada as desenterrado es un Peón más.
}
zone-upkeep = Lo que se debe y lo que tienes. Mientras falte algo, se destierra a un esbirro del rango más alto.
zone-rooms = Lo que has construido. Un Portal o un Santuario necesita una Guarida, una Granja, una Bóveda y una Cantera; los talleres necesitan un Portal y un Santuario.
zone-minions = { $mode ->
    [draft] Tu hueste para la guerra. Cuentan los rangos, no el número: la suma menor de una batalla pierde la diferencia.
    [standard] { $heroes ->
        [true] Tu hueste, para los héroes y para la guerra. Cuentan los rangos, no el número.
       *[other] Tu hueste para la guerra. Cuentan los rangos, no el número: la suma menor de una batalla pierde la diferencia.
    }
   *[other] Tu hueste. Cuentan los rangos, no el número: contra casi todos los héroes basta un esbirro de su rango.
}
zone-turn-deck = { $mode ->
    [standard] { $heroes ->
        [true] El reloj. Una carta roja trae un héroe a cada Fortaleza; una negra, una noche tranquila. Tras la última vuelta llega la guerra.
       *[other] El reloj: cada carta es una ronda, y no viene ningún héroe. Tras la última vuelta llega la guerra.
    }
   *[other] El reloj. Una carta roja trae un héroe; una negra, una noche tranquila. Tras la última vuelta, la partida termina.
}
zone-turn-discard = Las cartas de turno salidas en esta vuelta.
zone-main = { $mode ->
    [draft] Las cartas de las que se reparten las manos.
   *[other] { $heroes ->
        [true] Todo lo que hay bajo tu colina: se desentierra, se canta, aparece en el Portal y de noche.
       *[other] Todo lo que hay bajo tu colina: se desentierra, se canta y aparece en el Portal.
    }
}
zone-discard = { $mode ->
    [draft] Cartas de manos anteriores. La vuelta siguiente las baraja de nuevo.
    [standard] { $heroes ->
        [true] Cartas que se voltearon. Se barajan y vuelven después de cada excavación y de cada reclutamiento, y después de un héroe.
       *[other] Cartas que se voltearon. Se barajan y vuelven después de cada excavación y de cada reclutamiento.
    }
   *[other] Cartas que se voltearon. Se barajan y vuelven cuando el mazo se agota, o { $shuffle_always ->
        [true] al final de cada turno.
       *[other] después de un héroe.
    }
}
zone-hero = { $mode ->
    [standard] El héroe ante tu puerta. Este modo no tiene puertas ni trampas: solo lo detienen tus esbirros.
   *[other] El héroe ante tu puerta. { $wares_act ->
        [true] Tus puertas y trampas actúan solas
       *[other] Las puertas y las trampas bajan su rango
    }{ $one_ware ->
        [true] , pero solo una de ellas; después, lucha.
       *[other] , una vez cada una; después, lucha.
    }
}
zone-revealed = Volteadas en el Portal. Un trébol o una pica puede instalarse si hay una Guarida libre y comida para él.
zone-score = Los puntos que harías si la partida terminara ahora. La salud vale diez veces más mientras sigas con la Fortaleza ilesa.

## Lo que está sin ver

unseen-none = No queda ninguna carta sin ver.
unseen-main = Sin ver en el mazo: { $cards }.
unseen-turn = Sin ver: { $cards }.
