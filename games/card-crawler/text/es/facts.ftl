### Found by name

## El juego

info-summary = Explora una fortaleza con un mazo que es a la vez tu experiencia y tu agotamiento; mata al Señor Oscuro y saquea su cuerpo.
info-aim = Mata al Señor Oscuro y saquea su cuerpo antes de que tus heridas te maten.
info-length = unas 110 jugadas
info-difficulty = { $hand_size ->
    [3] difícil con tres cartas en la mano
    [4] media con cuatro cartas en la mano
    [6] indulgente con tantas cartas en la mano
    [7] indulgente con tantas cartas en la mano
   *[other] indulgente con cinco cartas en la mano, difícil con tres
}

## Finales de la partida

ending-won = El Señor Oscuro ha sido saqueado.
ending-monster = Un monstruo causó la última herida.
ending-trap = La trampa causó la última herida.
ending-flight = La última herida fue el precio de huir.
ending-exhaustion = La última herida llegó al rebarajar la pila de descartes.
ending-stranded = No quedó ninguna carta en la mano después de rellenarla.

## Reglas de la casa

option-hand_size = Límite de mano
option-hand_size-effect = Cartas que se roban al empezar, y límite de mano sin la reina de tréboles.
option-life = Heridas que matan
option-life-effect = Las heridas que matan al héroe; también su salud completa.
option-exhaustion = Heridas por rebarajar
option-exhaustion-effect = Heridas cada vez que se rebaraja la pila de descartes, sin la reina de diamantes.
option-flee_at_once = Huida en el turno de llegada
option-flee_at_once-effect = El héroe puede huir en el mismo turno en que llegó a la sala.
option-flee_after_attack = Huida tras un ataque
option-flee_after_attack-effect = El héroe puede huir tras un ataque que no mató.
option-flee_back = Huida solo hacia atrás
option-flee_back-effect = El héroe huye hacia atrás: solo a una sala en la que ya estuvo.
option-healer_fights = La Sanadora combate
option-healer_fights-effect = La reina de corazones en la mano tiene 12 puntos en un combate.
option-lost_body = El cuerpo del Señor Oscuro se puede perder
option-lost_body-effect = El Señor Oscuro solo resucita si no quedaba ninguna carta con que saquearlo; un cuerpo que se deja atrás se pierde.
option-idle_end = Turnos sin efecto
option-idle_end-effect = El héroe puede terminar cualquier turno, aunque no cambie nada.

## Lo que los informes pueden preguntar.
fact-room = sala
fact-life = heridas que aún se pueden recibir; la última mata
fact-hand = cartas en la mano
fact-deck = cartas del mazo propio
fact-trash = cartas eliminadas
fact-companions = compañeras
fact-rooms-seen = salas vistas
fact-lord-seen = si se vio al Señor Oscuro
fact-wounds-taken = heridas recibidas
fact-wounds-healed = heridas curadas
fact-attacks = ataques
fact-defences = defensas
fact-flights = huidas
fact-loot = cartas saqueadas
fact-killer = carta que mató
