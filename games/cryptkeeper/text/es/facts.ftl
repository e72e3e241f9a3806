### Found by name

## El juego

info-summary = Cada carta es una loseta o un objeto: encuentra el Amuleto, encuentra el Altar y no dejes que la cripta te expulse.
info-aim = Llega al Altar con el Amuleto y el Frasco.
info-length = unas 70 jugadas
info-difficulty = difícil; el ritual exige planes, y la maldición deja una sola jugada para cumplirlo

## Finales de la partida

ending-won = El Amuleto queda limpio.
ending-ejected = Un evento pedía objetos y la mano estaba vacía.
ending-stuck = No quedaba ningún objeto que usar ni ninguna loseta al alcance que activar.

## Reglas de la casa

option-black_suit = Palo negro
option-black_suit-effect = El palo negro de la partida, tréboles o picas; solo cambia el aspecto.
option-black_suit-is-C = tréboles
option-black_suit-is-S = picas
option-red_suit = Palo rojo
option-red_suit-effect = El palo rojo de la partida, diamantes o corazones; solo cambia el aspecto.
option-red_suit-is-D = diamantes
option-red_suit-is-H = corazones
option-flask_required = El ritual necesita el Frasco
option-flask_required-effect = Si el ritual necesita el Frasco (un as); sin él, la partida es más fácil.
option-altar_sinks = El Altar se hunde en el Descarte
option-altar_sinks-effect = Un Altar hallado sin el Amuleto deja el Mapa y va al Descarte.
option-whole_turn = Un turno entero para la limpieza
option-whole_turn-effect = El único turno para limpiar el Amuleto es siempre el turno completo que sigue a aquel en que llegó el diez.

## Palabras explicadas

term-take = tomar
term-take-says = Elige una de las cartas negras como primer objeto. Las otras doce forman el Mapa.
term-stand = situarse
term-stand-says = Elige la loseta en la que empiezas este piso. Su evento no ocurre.
term-use = usar
term-use-says = Usa un objeto de tu mano, antes de moverte o mientras espera un evento. Hace lo que dice, una vez, y va al Descarte.
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
term-keep-says = No descartes nada, si el efecto te deja elegir.
term-card = carta
term-card-says = Elige una carta del Descarte para el efecto.
term-row = fila
term-row-says = Elige una fila del Mapa. Los cítricos revelan sus losetas; un derrumbe las descarta.
term-column = columna
term-column-says = Elige una columna del Mapa. Un objeto revela sus losetas; un derrumbe las descarta.
term-tile = loseta
term-tile-says = Elige una loseta del Mapa para el efecto: se descarta una que esté junto a ti, o una cualquiera va encima del Mazo.
term-cell = casilla
term-cell-says = Elige un lugar vacío junto al Mapa: para tu propia loseta o para una carta del Descarte.
term-build = construir
term-build-says = Elige el lado del Mapa donde se ponen cartas del Mazo como nueva fila o columna.
term-altar = Altar
term-altar-says = Un diez en el Mapa: con el otro diez y un as en la mano, allí ganas.
term-amulet = Amuleto
term-amulet-says = Un diez en tu mano. Está maldito: tienes una sola jugada para llevarlo al Altar.
term-flask = Frasco
term-flask-says = Un as en tu mano. El ritual lo necesita y no lo gasta.
term-rune = Runa
term-rune-says = Un as en el Mapa. Una vez activada, puedes usar las Escaleras de este piso.
term-stairs = Escaleras
term-stairs-says = Un rey en el Mapa. Ponte encima cuando esté activado, con la Runa activa, y desciende.
term-reveal = revelar
term-reveal-says = Pon una loseta boca arriba y de lado: la ves, y su evento todavía espera.
term-ejected = expulsado
term-ejected-says = Si tienes que descartar objetos y no tienes ninguno, la cripta te expulsa y pierdes.
term-curse = maldición
term-curse-says = Si conservas un diez más tiempo que su jugada, se descarta con otros once objetos.
