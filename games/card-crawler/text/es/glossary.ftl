### Found by name

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
