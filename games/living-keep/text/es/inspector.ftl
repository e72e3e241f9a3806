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
lore-hearts = De noche, un héroe de rango { $rank }: { $needs ->
    [one] lo vence un esbirro de ese rango o más
   *[other] lo vencen { $needs } esbirros de ese rango o más
}. Desenterrado de día: d8 de oro.
lore-diamonds = De noche, un héroe de rango { $rank }: { $needs ->
    [one] lo vence un esbirro de ese rango o más
   *[other] lo vencen { $needs } esbirros de ese rango o más
}. Desenterrado de día: 3d6 de oro.
lore-spades = Un esbirro de rango { $rank }, si un Portal lo voltea y hay una Guarida libre. Desenterrado: 2d8 de piedra.
lore-clubs = Un esbirro de rango { $rank }, si un Portal lo voltea y hay una Guarida libre. Desenterrado: roca maciza, nada.

## Zonas

zone-phase = Los pasos de un turno, en orden. Cada uno termina cuando su trabajo está hecho o cuando sigues adelante.
zone-health = Un héroe que escapa te cuesta salud: un Monje, 6; un Titán, 16. Con 0 se pierde una partida en solitario.
zone-gold = Para construir y para la paga de tus esbirros. Lo que no cabe en las Bóvedas se pierde.
zone-stone = Para construir. Lo que no cabe en las Canteras se pierde.
zone-food = Para tus esbirros, al instalarse y en cada Mantenimiento. Lo que no cabe en las Granjas se pierde.
zone-mana = Para los hechizos. Sin un Santuario no puedes guardarlo.
zone-peons = Excavan oro y piedra, o cantan por maná: el que excava voltea dos cartas; el que canta, una. Cada as desenterrado es un Peón más.
zone-upkeep = Lo que se debe y lo que tienes. Mientras falte algo, se destierra a un esbirro del rango más alto.
zone-rooms = Lo que has construido. Un Portal o un Santuario necesita una Guarida, una Granja, una Bóveda y una Cantera; los talleres necesitan un Portal y un Santuario.
zone-minions = Tu hueste. Cuentan los rangos, no el número: contra casi todos los héroes basta un esbirro de su rango.
zone-turn-deck = El reloj. Una carta roja trae un héroe; una negra, una noche tranquila. Tras la última vuelta, la partida termina.
zone-turn-discard = Las cartas de turno salidas en esta vuelta.
zone-main = Todo lo que hay bajo tu colina: se desentierra, se canta, aparece en el Portal y de noche.
zone-discard = Cartas que se voltearon. Se barajan y vuelven cuando el mazo se agota, o { $shuffle_always ->
    [true] al final de cada turno.
   *[other] después de un héroe.
}
zone-hero = El héroe ante tu puerta. { $wares_act ->
    [true] Tus puertas y trampas actúan solas
   *[other] Las puertas y las trampas bajan su rango
}{ $one_ware ->
    [true] , pero solo una de ellas; después, lucha.
   *[other] , una vez cada una; después, lucha.
}
zone-revealed = Volteadas en el Portal. Un trébol o una pica puede instalarse si hay una Guarida libre y comida para él.
zone-score = Los puntos que harías si la partida terminara ahora. La salud vale diez veces más mientras sigas con la Fortaleza ilesa.

## Lo que está sin ver

unseen-none = No queda ninguna carta sin ver.
unseen-main = Sin ver en el mazo: { $cards }.
unseen-turn = Sin ver: { $cards }.
