### Found by name

## El juego

info-summary = Despeja salas carta a carta, maneja dos manos y una mochila, encuentra las escaleras y escapa de la mazmorra.
info-aim = Sigue con vida cuando la última Sala quede vacía.
info-length = unas 100 jugadas
info-difficulty = media; quien planea cada Sala hasta el final gana casi siempre

## Finales de la partida

ending-won = La Sala y el Piso están vacíos.
ending-fight = La fuerza de un Monstruo superó a las cartas que lo combatían en toda la Salud que quedaba.
ending-pain = La Fortuna Dolor costó el triple de la Profundidad: toda la Salud que quedaba, o más.
ending-relic = Una Reliquia negra costó su valor en Salud: toda la que quedaba, o más.

## Reglas de la casa

option-edition = Edición
option-edition-effect = La revisión de las reglas que hizo el autor.
option-edition-is-first = primera
option-edition-is-second = segunda
option-max_health = Salud máxima
option-max_health-effect = La Salud máxima que puedes tener, y tu Salud al empezar.
option-jokers = Comodines en el mazo
option-jokers-effect = Con 2 es el juego del reglamento, con más es más largo y más sombrío, con 0 es la pausa del café.
option-start_depth = Profundidad inicial
option-start_depth-effect = La Profundidad a la que empiezas, pensada para una partida sin comodines.
option-relics_as_weapons = Las Reliquias cuentan como Armas
option-relics_as_weapons-effect = Los valores del 2 al 4 son Armas con la habilidad de su palo; no hay Reliquias.
option-decline_fortunes = Se puede renunciar a Pérdida y Alivio
option-decline_fortunes-effect = Quien tiene que perder o aliviar una carta puede renunciar: «cualquiera» incluye ninguna.

## Palabras explicadas

term-trade = cambiar
term-trade-says = Dale al Buhonero una carta que no sea un Arma: va debajo del Piso, y la siguiente Arma del Piso ocupa su lugar. Un rey es una buena carta para dar.
term-explore = explorar
term-explore-says = Despide al Buhonero y empieza con la primera Sala.
term-equip = equipar
term-equip-says = Pon un Arma de la Sala en la Mano de su color. En una Mano caben dos: por una tercera sueltas otra.
term-heal = curar
term-heal-says = Descarta un Arma de corazones de la Sala y gana su valor en Salud, hasta tu máximo: 7♥ cura 7.
term-probe = sondear
term-probe-says = Descarta un Arma de tréboles de la Sala y mira la carta de arriba del Piso: tómala para la Sala o déjala ahí.
term-take = tomar
term-take-says = La carta que sondeaste entra en la Sala.
term-return = devolver
term-return-says = La carta que sondeaste se queda encima del Piso.
term-bury = enterrar
term-bury-says = Descarta un Arma de diamantes de la Sala, y otra carta de la Sala va debajo del Piso: así se esquiva a un rey.
term-relic = reliquia
term-relic-says = Una Reliquia roja te da su valor en Salud cuando la usas, una negra te lo cuesta: 3♥ da 3, 3♠ cuesta 3.
term-fight = combatir
term-fight-says = Las Armas del color del Monstruo lo combaten, y las picas de la Sala ayudan. El poder que te falte te cuesta Salud; con una pica entre las cartas, el poder de sobra se convierte en Salud: 12 contra 10 da 2. Todas esas cartas se descartan.
term-read = leer
term-read-says = Descarta un Pergamino: la siguiente carta del Piso entra en la Sala, y su palo decide la Fortuna. Un corazón, por ejemplo, es Vigor.
term-store = guardar
term-store-says = Guarda un Arma o una Reliquia de la Sala en la Mochila. Caben tres.
term-place = colocar
term-place-says = Coloca en la Sala una carta de la Mochila, mientras la Sala tenga menos de cuatro.
term-lose = perder
term-lose-says = Pérdida te cuesta una carta de la Mochila; tú eliges cuál.
term-relieve = aliviar
term-relieve-says = Alivio retira un Monstruo o una Reliquia de la Sala; tú eliges cuál.
term-decline = renunciar
term-decline-says = Donde las reglas de la casa lo permiten, puedes renunciar a Pérdida y a Alivio: no se descarta nada.
term-discard = descartar
term-discard-says = Sorpresa te deja descartar cuantas cartas de la Sala quieras.
term-wish = nombrar una Fortuna
term-wish-says = Nombra una Fortuna y se cumple: Vigor da 6 de Salud en Profundidad 2.
term-power = poder
term-power-says = Los valores de las Armas de un combate, sumados: 5♣ y 8♣ tienen poder 13.
term-strength = fuerza
term-strength-says = El valor de un Monstruo: 11 una jota, 12 una reina, 13 un rey.
term-fortune = Fortuna
term-fortune-says = Lo que hace un Pergamino, según el palo de la carta que trae.
term-pain = Dolor
term-pain-says = Pierdes el triple de la Profundidad en Salud: 6 en Profundidad 2.
term-loss = Pérdida
term-loss-says = Descarta una carta de la Mochila, si hay alguna.
term-vigor = Vigor
term-vigor-says = Ganas el triple de la Profundidad en Salud: 6 en Profundidad 2.
term-relief = Alivio
term-relief-says = Descarta un Monstruo o una Reliquia de la Sala, si hay alguno.
term-surprise = Sorpresa
term-surprise-says = En la primera edición, descarta las cartas que quieras de la Sala; en la segunda, nombra otra Fortuna.
term-stairs = Escaleras
term-stairs-says = Un comodín que queda solo en la Sala: se retira, y bajas una Profundidad a un Piso nuevo.
term-secret-floor = Piso secreto
term-secret-floor-says = Dos o más comodines que quedan solos: se barajan con el resto, y nombras una Fortuna más que tu Profundidad.
term-clean-kill = golpe limpio
term-clean-kill-says = Un combate con poder igual: no cuesta Salud, y hay quien presume de ello.
term-peddler = Buhonero
term-peddler-says = Antes de la primera Sala cambia cualquier carta que no sea un Arma por la siguiente Arma del Piso.
