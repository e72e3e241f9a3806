### Found by name

## Palabras explicadas

term-take = tomar
term-take-says = Elige una de las cartas negras como primer objeto. Las otras doce forman el Mapa.
term-stand = situarse
term-stand-says = Elige la loseta en la que empiezas este piso. Se queda boca abajo y su evento no ocurre.
term-use = usar
term-use-says = { $any_item ->
    [true] Usa cualquier objeto de tu mano
   *[other] Usa un objeto de tu mano que no sea el Amuleto
}, { $inside_effects ->
    [true] antes de moverte, mientras espera un evento, mientras un evento o la maldición te deja elegir, o antes de que golpee una maldición. Hace lo que dice, una vez, y va al Descarte.
   *[other] antes de moverte, mientras espera un evento o antes de que golpee una maldición. Hace lo que dice, una vez, y va al Descarte.
}
term-move = mover
term-move-says = Pasa a una loseta junto a la tuya. Si aún no está activada, se voltea y su evento ocurre.
term-descend = descender
term-descend-says = En las Escaleras, con la Runa activa: Mazo y Descarte forman el piso siguiente, y este piso forma su Mazo. Conservas tu mano.
term-resolve = dejar que ocurra
term-resolve-says = Deja que ocurra el evento de la loseta. Antes puedes usar objetos, como una palanca para cancelarlo.
term-suffer = sufrir
term-suffer-says = Deja que la maldición golpee: el Amuleto va al Descarte con otros once objetos.
term-discard = descartar
term-discard-says = Un efecto pide objetos de tu mano: elige cuál va al Descarte.
term-keep = conservar
term-keep-says = { $must_discard ->
    [true] No descartes nada: puedes si de dos cartas solo robaste una.
   *[other] No descartes nada: puedes si el Mazo se acabó antes de que robaras todas las cartas.
}
term-card = carta
term-card-says = Elige una carta del Descarte para el efecto.
term-row = fila
term-row-says = Elige una fila del Mapa. Los cítricos revelan sus losetas; un derrumbe las descarta.
term-column = columna
term-column-says = Elige una columna del Mapa. Un objeto revela sus losetas; un derrumbe las descarta.
term-tile = loseta
term-tile-says = { $any_tile ->
    [true] Elige una loseta del Mapa para el efecto: se descarta una que esté junto a ti, o una cualquiera va encima del Mazo.
   *[other] Elige una loseta del Mapa para el efecto: se descarta una que esté junto a ti, o va encima del Mazo una cualquiera cuyo evento no esté esperando.
}
term-cell = casilla
term-cell-says = Elige un lugar vacío junto al Mapa: para tu propia loseta o para una carta del Descarte.
term-build = construir
term-build-says = Elige el lado del Mapa donde se ponen cartas del Mazo como nueva fila o columna.
term-altar = Altar
term-altar-says = { $flask_required ->
    [true] Un diez en el Mapa: con el otro diez y un as en la mano, allí ganas.
   *[other] Un diez en el Mapa: con el otro diez en la mano, allí ganas.
} { $altar_sinks ->
    [true] Si llegas a él sin el otro diez, va al Descarte.
   *[other] Si llegas a él demasiado pronto, no sirve de nada hasta que su carta salga del Mapa y vuelva.
}
term-amulet = Amuleto
term-amulet-says = { $whole_turn ->
    [true] Un diez en tu mano. Está maldito: tienes hasta el final del turno siguiente a su llegada para llevarlo al Altar.
   *[other] Un diez en tu mano. Está maldito: tienes una sola jugada para llevarlo al Altar.
} { $any_item ->
    [true] Si lo usas, no pasa nada y su maldición termina.
   *[other] No se puede usar.
}
term-flask = Frasco
term-flask-says = { $flask_required ->
    [true] Un as en tu mano. El ritual lo necesita y no lo gasta.
   *[other] Un as en tu mano. Revela las losetas que te rodean; el ritual no lo necesita.
}
term-rune = Runa
term-rune-says = Un as en el Mapa. Una vez activada, puedes usar las Escaleras de este piso.
term-stairs = Escaleras
term-stairs-says = Un rey en el Mapa. Ponte encima cuando esté activado, con la Runa activa, y desciende.
term-reveal = revelar
term-reveal-says = Pon una loseta boca arriba y de lado: la ves, y su evento todavía espera.
term-ejected = expulsado
term-ejected-says = { $must_discard ->
    [true] Si tienes que descartar un objeto y no tienes ninguno, también tras robar de un Mazo vacío, la cripta te expulsa y pierdes.
   *[other] Si un Mímico o el Rey de las ratas te quita objetos y no tienes ninguno, la cripta te expulsa y pierdes.
}
term-curse = maldición
term-curse-says = { $whole_turn ->
    [true] Un diez que sigue en tu mano al final del turno siguiente a su llegada se descarta con otros once objetos.
   *[other] Si conservas un diez más tiempo que su jugada, se descarta con otros once objetos.
}
