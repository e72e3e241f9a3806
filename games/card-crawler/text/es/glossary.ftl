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
term-heal-says = Elimina una carta y cura una herida. La reina de corazones cura sin que la elimines. Con { $life } heridas mueres.
term-end = terminar
term-end-says = Termina tu turno. Un monstruo vivo a tu lado ataca; después robas hasta tener { $hand_size } cartas, o una más con la reina de tréboles. { $idle_end ->
    [true] Puedes terminar cualquier turno, aunque no cambie nada.
   *[other] Con cartas en la mano, ninguna que robar y ningún monstruo a tu lado, no puedes terminarlo.
}
term-take = recibir
term-take-says = Recibe la herida de la trampa.
term-defend = defenderse
term-defend-says = Descarta cartas contra el ataque: cada punto suyo que no alcancen es una herida. Seis contra un siete cuestan una.
term-exhaustion = agotamiento
term-exhaustion-says = { $exhaustion ->
    [1] Cada rebarajada cuesta una herida, con la reina de diamantes o sin ella.
   *[other] Cada rebarajada cuesta { $exhaustion } heridas, o una menos con la reina de diamantes.
}
term-trash = eliminar
term-trash-says = Una carta eliminada está fuera del juego; una carta descartada vuelve.
term-loot = saquear
term-loot-says = Deja una carta de tu mano para siempre y lleva la carta de la sala a tu pila de descartes.
term-flee = huir
term-flee-says = { $flee_at_once ->
    [true] { $flee_after_attack ->
        [true] De un monstruo vivo
       *[other] De un monstruo al que no has atacado este turno
    }
   *[other] { $flee_after_attack ->
        [true] De un monstruo junto al que empezaste el turno
       *[other] De un monstruo junto al que empezaste el turno y al que no has atacado en él
    }
}: elimina una carta, recibe una herida y { $flee_back ->
    [true] vuelve a una sala contigua en la que ya estuviste
   *[other] ve a una sala contigua que no esté boca abajo
}.
term-knight = caballero
term-knight-says = Un rey: ataque 10, defensa 20, y 20 puntos al final por su cuerpo.
term-companion = compañera
term-companion-says = Una reina. Todas menos la reina de corazones se quedan a tu lado.
term-rim = borde
term-rim-says = Las salas de las filas y columnas exteriores, por las que puedes entrar.
term-stranded = varado
term-stranded-says = No queda ninguna carta en la mano, el mazo de robo ni la pila de descartes: la partida está perdida.
