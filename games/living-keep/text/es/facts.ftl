### Found by name

## El juego

info-summary = Tú eres la Fortaleza: excava, construye, contrata esbirros y conserva más de 0 de salud hasta cumplir tu objetivo o agotar las cartas de turno.
info-aim = Conserva más de 0 de salud hasta cumplir el objetivo o agotar las cartas de turno.
info-length = unas 490 jugadas
info-difficulty = benévola en Maestría, donde sobrevivir es fácil y puntuar no; los diez escenarios se endurecen uno tras otro

## Finales de la partida

ending-time = Se agotó la última carta de turno.
ending-death = La Fortaleza se quedó sin salud.
ending-goal = Se cumplían todos los objetivos del escenario.
ending-monarch = El Monarca ha muerto.
ending-draw = Las dos Fortalezas acabaron con la misma salud.
ending-winner-1 = La primera Fortaleza acabó con más salud.
ending-winner-2 = La segunda Fortaleza acabó con más salud.

## Reglas de la casa

option-mode = Modo
option-mode-effect = El modo de juego: en solitario por puntos, los diez escenarios, dos juntos, dos enfrentados, o una selección rápida y una guerra.
option-mode-is-mastery = Maestría
option-mode-is-campaign = Campaña
option-mode-is-coop = Cooperativo
option-mode-is-standard = Estándar
option-mode-is-draft = Selección
option-turn_decks = Vueltas a las cartas de turno
option-turn_decks-effect = Vueltas a las cartas de turno en maestría y cooperativo (1, 3 o 5) y en estándar.
option-monarch = El Monarca viene
option-monarch-effect = Si el Monarca participa en la última vuelta de maestría.
option-scenario = Escenario
option-scenario-effect = Qué escenario de la campaña.
option-heroes = Vienen héroes
option-heroes-effect = Si vienen héroes en estándar; sin ellos, las cartas de turno solo cuentan las rondas.
option-room_limit = Máximo de salas de un tipo
option-room_limit-effect = Cuántas Guaridas, Granjas, Bóvedas y Canteras puede tener cada Fortaleza en estándar.
option-draft_decks = Vueltas al mazo en la selección
option-draft_decks-effect = Vueltas al mazo principal en la selección.
option-keep_hp = Salud en la selección
option-keep_hp-effect = Salud de las dos Fortalezas al empezar una selección.
option-hero_player = Quién selecciona héroes, 0 nadie
option-hero_player-effect = Héroes contra Fortaleza: este jugador selecciona héroes en vez de esbirros; 0 es ninguno de los dos.
option-monarch_last = El Monarca es la última carta de turno
option-monarch_last-effect = Si el Monarca viene, está debajo de las demás cartas de turno de la última vuelta.
option-shuffle_always = Barajar también tras turnos tranquilos
option-shuffle_always-effect = El mazo principal se baraja también después de un turno en que no vino ningún esbirro.
option-peons_wait = Los Peones nuevos esperan
option-peons_wait-effect = Un Peón hallado al excavar o cantar no hace nada hasta el turno siguiente.
option-one_ware = Una puerta o trampa por héroe
option-one_ware-effect = Contra cada héroe se usa como mucho una puerta o trampa.

## Palabras explicadas

term-collect = cosechar
term-collect-says = La cosecha: cada Granja da dos dados de comida. Después se paga y alimenta a tus esbirros, a todos o a ninguno.
term-assign = asignar
term-assign-says = Elige cuántos Peones excavan: cada uno voltea dos cartas. Los demás cantan, por una carta cada uno.
term-peon = peón
term-peon-says = Un Peón desenterrado empieza enseguida: excava dos cartas más, o canta por una.
term-give = dar
term-give-says = La parte del hallazgo que toca a tu compañero; el resto es tuyo.
term-build = construir
term-build-says = Paga el oro y la piedra de una sala, y funciona de inmediato. Una Guarida, por ejemplo, es una cama para un esbirro.
term-train = entrenar
term-train-says = Un esbirro de rango menor que 10 sube un rango, y su paga un d8. Cuatro Salas de entrenamiento entrenan a un esbirro por turno.
term-channel = canalizar
term-channel-says = Los esbirros trabajan en un hechizo: cada uno tira un dado, y cada punto de la suma cuesta un punto de maná.
term-labour = trabajar
term-labour-says = Los esbirros trabajan en una puerta o una trampa: cada uno tira un dado de puntos de trabajo.
term-attempt = intento
term-attempt-says = Una vez por turno, cada Portal voltea tres cartas: los esbirros que salgan se pueden contratar, uno por Portal.
term-recruit = reclutar
term-recruit-says = Un esbirro volteado se instala en una Guarida libre y come enseguida.
term-done = listo
term-done-says = Despide a los demás: sus cartas van al descarte.
term-flip = voltear
term-flip-says = Voltea la carta siguiente del reloj: una figura roja trae un héroe; una negra, no.
term-use = usar
term-use-says = Gasta una puerta o una trampa: baja el rango del héroe. Puedes usar todas las que tengas.
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
term-rank-says = La fuerza de un esbirro o de un héroe: un esbirro con el rango del héroe o más lo vence.
term-banish = desterrar
term-banish-says = Echa a un esbirro para siempre: en una Escasez es obligatorio; en Reclutar puedes hacerlo.
term-pass = vuelta; pasar
term-pass-says = Una vez todas las cartas de turno; una partida de maestría tiene 1, 3 o 5 vueltas. En la selección: no tomar a nadie de esta mano.
term-door = puerta
term-door-says = Baja el rango de un héroe y se gasta: una Puerta de madera, 1 o 2; una de metal, 2 o 4; una mágica, la mitad.
term-trap = trampa
term-trap-says = Baja el rango de un héroe, hasta la muerte, y se gasta: un Foso, 1; un Derrumbe, 2.
term-research = investigar
term-research-says = Los esbirros tiran dados de puntos: un d4, o un d8 los Ocultistas con hechizos y los Goblins en el yunque.
term-chant = cantar
term-chant-says = Un Peón que canta voltea una carta por maná.
term-shortfall = escasez
term-shortfall-says = Falta oro o comida en el Mantenimiento: se destierra a esbirros del rango más alto hasta que alcance.
term-trade = oficio
term-trade-says = Los Ocultistas son mejores con los hechizos; los Goblins, con las puertas y las trampas.
