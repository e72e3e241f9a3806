### Found by name

## El juego

info-summary = { $jokers ->
    [0] Despeja salas carta a carta, maneja dos manos y una mochila y escapa de la mazmorra.
   *[other] Despeja salas carta a carta, maneja dos manos y una mochila, encuentra las escaleras y escapa de la mazmorra.
}
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

## Lo que los informes pueden preguntar.
fact-depth = Profundidad
fact-health = Salud
fact-weapons = Armas en las Manos
fact-backpack = cartas en la Mochila
fact-floor = cartas en el Piso
fact-clean-kills = combates ganados con poder igual
fact-fights = combates
fact-relics = Reliquias jugadas
fact-scrolls = Pergaminos leídos
fact-health-lost = Salud perdida
fact-health-gained = Salud ganada
fact-killer = carta que mató
