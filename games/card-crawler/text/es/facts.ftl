### Found by name

## El juego

info-summary = Explora una fortaleza con un mazo que es a la vez tu experiencia y tu agotamiento; mata al Señor Oscuro y saquea su cuerpo.
info-aim = Mata al Señor Oscuro y saquea su cuerpo antes de que diez heridas te maten.
info-length = unas 110 jugadas
info-difficulty = indulgente con cinco cartas en la mano, difícil con tres

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

## Palabras explicadas

term-enter = entrar
term-enter-says = Descarta una carta y entra por una sala del borde. Su carta se pone boca arriba.
term-go = ir
term-go-says = Descarta una carta y camina a una sala contigua. Si su carta está boca abajo, se pone boca arriba.
term-attack = atacar
term-attack-says = Una vez por turno, descarta cartas contra el monstruo que tienes al lado. Si sus puntos son más que el doble de los suyos, lo abates: 17 abaten a un ocho.
term-double = duplicar
term-double-says = Elimina la reina de picas: tus puntos cuentan el doble el resto del turno.
term-heal = curar
term-heal-says = Elimina una carta y cura una herida. La reina de corazones cura sin que la elimines.
term-end = terminar
term-end-says = Termina tu turno. Un monstruo vivo a tu lado ataca; después robas hasta tu límite de mano.
term-take = recibir
term-take-says = Recibe la herida de la trampa.
term-defend = defenderse
term-defend-says = Descarta cartas contra el ataque: cada punto suyo que no alcancen es una herida. Seis contra un siete cuestan una.
term-exhaustion = agotamiento
term-exhaustion-says = Las heridas de rebarajar: dos cada vez, salvo que la reina de diamantes esté contigo.
term-trash = eliminar
term-trash-says = Una carta eliminada está fuera del juego; una carta descartada vuelve.
term-loot = saquear
term-loot-says = Deja una carta de tu mano para siempre y lleva la carta de la sala a tu pila de descartes.
term-flee = huir
term-flee-says = De un monstruo junto al que empezaste el turno: elimina una carta, recibe una herida y ve a una sala que no esté boca abajo.
term-knight = caballero
term-knight-says = Un rey: ataque 10, defensa 20, y 20 puntos al final por su cuerpo.
term-companion = compañera
term-companion-says = Una reina. Todas menos la reina de corazones se quedan a tu lado.
term-rim = borde
term-rim-says = Las salas de las filas y columnas exteriores, por las que puedes entrar.
term-stranded = varado
term-stranded-says = No queda ninguna carta en la mano, el mazo de robo ni la pila de descartes: la partida está perdida.
