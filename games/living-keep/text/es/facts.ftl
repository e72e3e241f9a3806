### Found by name

## El juego

info-summary = { $mode ->
    [draft] Tú eres la Fortaleza: elige tu hueste de manos de cuatro cartas, envíala a la guerra y acaba con más salud que la otra Fortaleza.
    [standard] Tú eres la Fortaleza: excava, construye, contrata esbirros y acaba la guerra con más salud que la otra Fortaleza.
    [coop] Dos Fortalezas codo con codo: excavad, construid, contratad esbirros y matad juntos al Monarca antes de que se agoten las cartas de turno.
    [campaign] Tú eres la Fortaleza: excava, construye, contrata esbirros y cumple todos los objetivos del escenario mientras te quede salud.
   *[other] Tú eres la Fortaleza: excava, construye, contrata esbirros y conserva más de 0 de salud hasta cumplir tu objetivo o agotar las cartas de turno.
}
info-aim = { $mode ->
    [draft] Ten más salud que la otra Fortaleza después de la guerra.
    [standard] Ten más salud que la otra Fortaleza después de la guerra.
    [coop] Matad juntos al Monarca antes de que se agoten las cartas de turno, y que las dos Fortalezas conserven más de 0 de salud.
    [campaign] Cumple a la vez todos los objetivos del escenario, a tiempo y con más de 0 de salud.
   *[other] Conserva más de 0 de salud hasta agotar las cartas de turno, con tantos puntos como puedas.
}
info-length = { $mode ->
    [draft] unas 50 jugadas
    [standard] unas 660 jugadas
    [coop] unas 500 jugadas
    [campaign] unas 15 jugadas en el primer escenario, hasta 370 en los posteriores
   *[other] unas 490 jugadas
}
info-difficulty = { $mode ->
    [draft] tan difícil como tu rival
    [standard] tan difícil como tu rival
    [coop] media para dos que planean juntos; el Monarca decide
    [campaign] fácil al principio; los diez escenarios se endurecen uno tras otro
   *[other] benévola en Maestría, donde sobrevivir es fácil y puntuar no; los diez escenarios se endurecen uno tras otro
}

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
option-turn_decks-effect = Vueltas a las cartas de turno: 1, 3 o 5 en maestría y cooperativo; en estándar, cuantas quieras.
option-monarch = El Monarca viene
option-monarch-effect = Si el Monarca participa en la última vuelta de maestría.
option-scenario = Escenario
option-scenario-effect = Qué escenario de la campaña. «Empezar una campaña» juega los diez seguidos, con sus historias.
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
option-shuffle_always-effect = El mazo principal se baraja también después de un turno en que no vino ningún héroe.
option-peons_wait = Los Peones nuevos esperan
option-peons_wait-effect = Un Peón hallado al excavar o cantar no hace nada hasta el turno siguiente.
option-one_ware = Una puerta o trampa por héroe
option-one_ware-effect = Contra cada héroe actúa como mucho una puerta o trampa.
option-wares_act = Las puertas y trampas actúan solas
option-wares_act-effect = Las puertas y trampas que afectan a un héroe actúan en cuanto llega; las demás se quedan.
option-two_jobs = Dos trabajos por turno
option-two_jobs-effect = Un esbirro puede trabajar en un hechizo y en una puerta o trampa en el mismo turno.
option-free_slots = Proyectos libres
option-free_slots-effect = Puede haber varios proyectos del mismo nombre, y en Entrenar se puede borrar uno.
option-aces_pay = Los ases dan lo de su palo
option-aces_pay-effect = Un as es un Peón y da además el oro, la piedra o el maná de su palo.
option-tables = Tablas
option-tables-is-none = las de Underdeck
option-tables-effect = Otros precios, rangos, puntos, nombres o escenarios que los nuestros, de un archivo propio.

## Lo que los informes pueden preguntar.
fact-turn = turno
fact-scenario = escenario, 0 fuera de la campaña
fact-health = Salud
fact-gold = Oro almacenado
fact-stone = Piedra almacenada
fact-food = Comida almacenada
fact-mana = Maná almacenado
fact-peons = Peones
fact-minions = esbirros
fact-rooms = salas
fact-heroes-killed = héroes muertos
fact-heroes-escaped = héroes huidos
fact-monarch-met = veces que vino el Monarca
fact-gold-spent = Oro gastado
fact-mana-spent = Maná gastado
fact-health-lost = Salud perdida
fact-spells-cast = hechizos lanzados
fact-hired = esbirros reclutados
fact-hired-2c = reclutado: Murciélago
fact-hired-3c = reclutado: Goblin
fact-hired-4c = reclutado: Araña
fact-hired-5c = reclutado: Orco
fact-hired-6c = reclutado: Huargo
fact-hired-7c = reclutado: Ogro
fact-hired-8c = reclutado: Trol
fact-hired-9c = reclutado: Minotauro
fact-hired-tc = reclutado: Demonio
fact-hired-2s = reclutado: Esqueleto
fact-hired-3s = reclutado: Zombi
fact-hired-4s = reclutado: Ocultista
fact-hired-5s = reclutado: Necrófago
fact-hired-6s = reclutado: Espectro
fact-hired-7s = reclutado: Gárgola
fact-hired-8s = reclutado: Vampiro
fact-hired-9s = reclutado: Nigromante
fact-hired-ts = reclutado: Liche
fact-killer = héroe que mató
