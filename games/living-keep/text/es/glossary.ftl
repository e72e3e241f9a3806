### Found by name

## Palabras explicadas

term-collect = cosechar
term-collect-says = La cosecha: cada Granja da dos dados de comida. Después se paga y alimenta a tus esbirros, a todos o a ninguno.
term-assign = asignar
term-assign-says = Elige cuántos Peones excavan: cada uno voltea dos cartas. Los demás cantan, por una carta cada uno.
term-peon = peón
term-peon-says = { $peons_wait ->
    [true] Un Peón desenterrado trabaja a partir del turno siguiente.
   *[other] Un Peón desenterrado empieza enseguida: excava dos cartas más, o canta por una.
}
term-give = dar
term-give-says = La parte del hallazgo que toca a tu compañero; el resto es tuyo.
term-build = construir
term-build-says = Paga el oro y la piedra de una sala, y funciona de inmediato. Una Guarida, por ejemplo, es una cama para un esbirro. En estándar, cada Fortaleza tiene como mucho { $room_limit } Guaridas, Granjas, Bóvedas y Canteras.
term-train = entrenar
term-train-says = Un esbirro de rango menor que 10 sube un rango, y su paga un d8. Cuatro Salas de entrenamiento entrenan a un esbirro por turno.
term-channel = canalizar
term-channel-says = Los esbirros trabajan en un hechizo: cada uno tira un dado, y cada punto de la suma cuesta un punto de maná. { $two_jobs ->
    [true] En este turno aún pueden trabajar en una puerta o una trampa.
   *[other] En este turno ya no trabajan más.
}
term-labour = trabajar
term-labour-says = Los esbirros trabajan en una puerta o una trampa: cada uno tira un dado de puntos de trabajo. { $two_jobs ->
    [true] En este turno aún pueden trabajar en un hechizo.
   *[other] En este turno ya no trabajan más.
}
term-attempt = intento
term-attempt-says = Una vez por turno, cada Portal voltea tres cartas: los esbirros que salgan se pueden contratar, uno por Portal.
term-recruit = reclutar
term-recruit-says = Un esbirro volteado se instala en una Guarida libre y come enseguida.
term-done = listo
term-done-says = Despide a los demás: sus cartas van al descarte.
term-flip = voltear
term-flip-says = { $heroes ->
    [false] Voltea la carta siguiente del reloj: una figura roja trae un héroe; una negra, no. En estándar no viene ningún héroe: solo cuenta la ronda.
   *[other] Voltea la carta siguiente del reloj: una figura roja trae un héroe; una negra, no.
}
term-use = usar
term-use-says = { $wares_act ->
    [true] Las puertas y las trampas actúan solas contra el próximo héroe, y se gastan.
   *[other] Gasta una puerta o una trampa: baja el rango del héroe.
} { $one_ware ->
    [true] Solo una por héroe.
   *[other] Cuantas quieras por héroe.
}
term-fight = luchar
term-fight-says = El héroe muere si bastantes esbirros tienen su rango o más; si no, escapa y daña tu Fortaleza. No se pierde ningún esbirro.
term-cast = lanzar
term-cast-says = Paga el maná de un hechizo que tengas. Se gasta.
term-place = colocar
term-place-says = Elige la carta que va a continuación en el nuevo orden.
term-extra = extra
term-extra-says = Ninguna carta de esta mano te sirve: roba una quinta.
term-attack = atacar
term-attack-says = Envía un esbirro a esta ronda de la guerra. El otro jugador elige sin saber a cuál.
term-alone = a solas
term-alone-says = El esbirro ataca a solas.
term-join = acompañar
term-join-says = Otro esbirro se suma al ataque; juntos pueden sumar rango 14.
term-next = siguiente
term-next-says = Sigue con la fase siguiente del turno.
term-rank = rango
term-rank-says = La fuerza de un esbirro o de un héroe: un esbirro con el rango del héroe o más lo vence; a partir del rango 8 hacen falta dos.
term-banish = desterrar
term-banish-says = Echa a un esbirro para siempre: en una Escasez es obligatorio; en Reclutar puedes hacerlo.
term-pass = vuelta; pasar
term-pass-says = Una vez todas las cartas de turno: { $turn_decks ->
    [one] 1 vuelta
   *[other] { $turn_decks } vueltas
} en maestría, cooperativo y estándar. La selección da vueltas al mazo principal: { $draft_decks ->
    [one] 1 vuelta
   *[other] { $draft_decks } vueltas
}. Pasar es allí no tomar a nadie de esta mano.
term-door = puerta
term-door-says = Baja el rango de un héroe, no a menos de 1, y se gasta: una Puerta de madera, 1 o 2; una de metal, 2 o 4; una mágica, la mitad. Ninguna detiene al Monarca.
term-trap = trampa
term-trap-says = Baja el rango de un héroe y se gasta: un Foso, 1, y un Derrumbe, 2, ambos hasta la muerte; los Dardos venenosos, la mitad. Los Pinchos matan hasta el rango 4. Todas menos los Pinchos tienen héroes que las evitan.
term-research = investigar
term-research-says = Los esbirros tiran dados de puntos: un d4, o un d8 los Ocultistas con hechizos y los Goblins en el yunque. { $two_jobs ->
    [true] Cada uno puede trabajar por turno una vez en hechizos y otra en puertas y trampas.
   *[other] Cada uno trabaja una vez por turno.
} { $free_slots ->
    [true] Puede haber varios proyectos del mismo nombre.
   *[other] Solo puede haber un proyecto de cada nombre.
}
term-chant = cantar
term-chant-says = Un Peón que canta voltea una carta por maná.
term-shortfall = escasez
term-shortfall-says = Falta oro o comida en el Mantenimiento: se destierra a esbirros del rango más alto hasta que alcance.
term-trade = oficio
term-trade-says = Los Ocultistas son mejores con los hechizos; los Goblins, con las puertas y las trampas.
term-erase = borrar
term-erase-says = { $free_slots ->
    [true] En Entrenar, borra un proyecto para dejar libre su sitio. Lo que se pagó por él se pierde.
   *[other] En esta partida no se puede borrar ningún proyecto.
}
term-mode = modo
term-mode-says = { $mode ->
    [campaign] Campaña: juegas en solitario los diez escenarios.
    [coop] Cooperativo: dos Fortalezas contra el Monarca.
    [standard] Estándar: dos Fortalezas construyen y después se enfrentan.
    [draft] Selección: dos jugadores eligen esbirros y después se enfrentan.
   *[other] Maestría: juegas en solitario, por puntos.
}
term-scenario = escenario
term-scenario-says = Una parte de la campaña: el elegido es el número { $scenario }. Los diez son nuestros, también los objetivos, porque faltan en nuestro ejemplar del reglamento.
term-monarch = Monarca
term-monarch-says = Un héroe de la última vuelta al que no toca ninguna puerta ni el Golpe de poder. { $monarch ->
    [true] Viene en cooperativo, en algunos escenarios y, por una regla nuestra, en maestría.
   *[other] Viene en cooperativo y en algunos escenarios, no en maestría.
} { $monarch_last ->
    [true] Es la última de las cartas de turno.
   *[other] Se baraja con las cartas de turno.
}
term-hero = héroe
term-hero-says = Lo llama una carta de turno roja, y ataca tu Fortaleza. { $heroes ->
    [true] En estándar viene uno a cada Fortaleza.
   *[other] En esta partida no viene ninguno en estándar.
}
term-draft = selección
term-draft-says = Ambas Fortalezas tienen { $keep_hp } de salud y eligen entre manos de cuatro cartas. { $hero_player ->
    [0] Ambas eligen esbirros.
   *[other] El jugador { $hero_player } elige héroes, y el otro esbirros.
}
term-quiet = noche tranquila
term-quiet-says = Una carta de turno negra: no viene ningún héroe. { $shuffle_always ->
    [true] Al final del turno se barajan todas las cartas principales.
   *[other] El mazo principal y su descarte quedan como están.
}
term-ace = as
term-ace-says = Un Peón, excavado o cantado. { $aces_pay ->
    [true] Da además lo que dan otras cartas de su palo.
   *[other] No da nada más.
}
term-to_arms = A las armas
term-to_arms-says = Un hechizo para cualquier fase: un intento más en los Portales, además del del turno.
term-summon_peon = Invocar Peón
term-summon_peon-says = Un hechizo para cualquier fase: un Peón más, hasta tu límite.
term-regen = Regeneración
term-regen-says = Un hechizo para el Mantenimiento: un d8 de salud, hasta tu máximo.
term-premonition = Premonición
term-premonition-says = Un hechizo para Excavar, Reclutar y Héroe: mira las próximas d4 + 2 cartas principales. Al excavar se descarta la roca; si no, las ordenas.
term-power_strike = Golpe de poder
term-power_strike-says = Un hechizo para la lucha: mata a cualquier héroe menos al Monarca.
term-summon_dragon = Invocar Dragón
term-summon_dragon-says = Un hechizo para Reclutar: el Dragón se instala en una Guarida libre, si está su comida. No necesita Portal.
term-wooden = Puerta de madera
term-wooden-says = El rango de un héroe baja 1, no a menos de 2. Si un d4 saca 4, baja 1 más. Al Monarca no le hace nada.
term-metal = Puerta de metal
term-metal-says = El rango de un héroe baja 2, no a menos de 2. Si un d4 saca 3 o 4, baja 2 más, no a menos de 1. Al Monarca no le hace nada.
term-magic = Puerta mágica
term-magic-says = El rango de un héroe se reduce a la mitad, redondeada hacia arriba. Al Monarca no le hace nada.
term-pit = Foso
term-pit-says = El rango de un héroe baja 1, incluso hasta la muerte. Los Bandidos y los Asesinos lo saltan.
term-rockfall = Derrumbe
term-rockfall-says = El rango de un héroe baja 2, incluso hasta la muerte. Los Gigantes y los Titanes lo atrapan.
term-spikes = Pinchos
term-spikes-says = Matan a un héroe de rango 4 o menos.
term-darts = Dardos venenosos
term-darts-says = El rango de un héroe se reduce a la mitad, redondeada hacia arriba. A los Conjuradores y los Encantadores no les hacen nada.
