### Found by name

## Palabras explicadas

term-go = ir
term-go-says = Entra en una sala contigua a la tuya: se revelan las salas que la rodean, y después ocurre lo que contiene.
term-leave = salir
term-leave-says = { $campaign ->
    [true] Sube la escalera. Con las cuatro tareas cumplidas, la misión es un éxito; sin ellas, un intento fallido.
   *[other] Sube la escalera con las cuatro tareas cumplidas.
}
term-view = mirar
term-view-says = Mira en el cristal: se revela una sala a tu elección, por lejos que esté. Funciona una vez.
term-fountain = fuente
term-fountain-says = { $hp_cap ->
    [0] Bebe de la fuente, una vez: con 4 a 6 en el dado ganas 1 PV, con 1 a 3 pierdes 1 PV.
   *[other] Bebe de la fuente, una vez: con 4 a 6 en el dado ganas 1 PV, sin pasar de { $hp_cap } PV; con 1 a 3 pierdes 1 PV.
}
term-buy = comprar
term-buy-says = Paga a un mago: 1 PO por un hechizo, 2 PO por un objeto, tantas veces como puedas pagar.
term-fight = luchar
term-fight-says = Un asalto de combate, un dado: con 4 a 6 derrotas al enemigo. Un Espectro te golpea con 1, un Limo con 1 y 2, un Esqueleto y el Dragón con 1 a 3.
term-take = encajar
term-take-says = Encaja el golpe: pierdes su daño en PV y conservas el escudo y el frasco.
term-drink = beber
term-drink-says = { $hp_cap ->
    [0] Vacía el frasco: ganas 3 PV. Puedes hacerlo en cualquier momento, incluso cuando está a punto de caer un golpe.
   *[other] Vacía el frasco: ganas 3 PV, sin pasar de { $hp_cap } PV. Puedes hacerlo en cualquier momento, incluso cuando está a punto de caer un golpe.
}
term-abandon = abandonar
term-abandon-says = { $campaign ->
    [true] Abandona la misión donde estés. La pierdes, y con ella toda la campaña; esta regla es nuestra.
   *[other] Abandona la misión. Queda perdida.
}
term-resolved = resuelta
term-resolved-says = Una sala con la que ya has terminado; se pone de lado, y en ella no ocurre nada más.
term-revealed = revelada
term-revealed-says = { $equipment ->
    [dice] Una sala ya sorteada: has entrado en una sala contigua, o la has visto por arte de magia.
   *[other] Una sala que está boca arriba: has entrado en una sala contigua, o la has visto por arte de magia.
}
term-fetch = facilitar
term-fetch-says = Entra en las salas de las que el rey quiere algo; no te dan nada más.
term-amulet = amuleto
term-amulet-says = El Amuleto de fuego derrite las Cavernas de hielo en las que entras, y no se gasta.
term-key = llave
term-key-says = La Llave de la mazmorra abre las Rejas cerradas, y no se gasta.
term-flask = frasco
term-flask-says = { $hp_cap ->
    [0] Bébelo en cualquier momento para ganar 3 PV, incluso entre un golpe y su daño.
   *[other] Bébelo en cualquier momento para ganar 3 PV, sin pasar de { $hp_cap } PV, incluso entre un golpe y su daño.
}
term-shield = escudo
term-shield-says = Detiene un golpe de un enemigo, de una trampa o de un cofre, sea cual sea el daño, y se rompe.
term-retreat = retirarse
term-retreat-says = Tras un asalto de combate, vuelve a la sala de la que venías.
term-hopeless = imposible
term-hopeless-says = { $play_on ->
    [true] Una misión cuyas tareas ya no se pueden completar. Continúa hasta que le pongas fin o perezcas.
   *[other] { $campaign ->
        [true] Una misión cuyas tareas ya no se pueden completar. En una campaña continúa: vuelve a la escalera y sal, como intento fallido.
       *[other] Cuando las tareas ya no se pueden completar, la misión termina.
    }
}
term-shape = forma
term-shape-says = { $layout ->
    [wide] La mazmorra tiene 27 salas alrededor de la Escalera. La forma ancha es nuestra: a nuestro ejemplar del reglamento le falta el diagrama.
    [tall] La mazmorra tiene 27 salas alrededor de la Escalera. La forma alta es nuestra: a nuestro ejemplar del reglamento le falta el diagrama.
   *[other] La mazmorra tiene 27 salas alrededor de la Escalera, con una forma propia, la tuya.
}
term-title = título
term-title-says = { $title ->
    [lieutenant] Empiezas como Teniente, con 1 PO. Los puntos de victoria dan un título superior.
    [captain] Empiezas como Capitán, con 2 PO. Los puntos de victoria dan un título superior.
    [commander] Empiezas como Lord Comandante, con 3 PO. Los puntos de victoria dan un título superior.
   *[other] Empiezas como simple caballero, sin oro. Los puntos de victoria dan un título.
}
term-d12 = d12
term-d12-says = { $d12 ->
    [two_d6] La versión con dados usa dos d6 como d12: vale el primero, más 6 si el segundo da 4 a 6.
   *[other] La versión con dados tira un dado de doce caras por cada tarea y cada sala.
}
