### Found by name

## El juego

info-summary = Cada carta es una loseta o un objeto: encuentra el Amuleto, encuentra el Altar y no dejes que la cripta te expulse.
info-aim = { $flask_required ->
    [false] Llega al Altar con el Amuleto.
   *[other] Llega al Altar con el Amuleto y el Frasco.
}
info-length = unas 70 jugadas
info-difficulty = { $flask_required ->
    [false] { $whole_turn ->
        [true] más fácil sin el Frasco; la maldición deja un turno entero para el ritual
       *[other] más fácil sin el Frasco; la maldición deja una sola jugada para el ritual
    }
   *[other] { $whole_turn ->
        [true] difícil; el ritual exige planes, y la maldición deja un turno entero para cumplirlo
       *[other] difícil; el ritual exige planes, y la maldición deja una sola jugada para cumplirlo
    }
}

## Finales de la partida

ending-won = El Amuleto queda limpio.
ending-ejected = Había que descartar un objeto y la mano estaba vacía.
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
option-any_item = Se puede usar cualquier objeto
option-any_item-effect = El Amuleto se puede usar como cualquier otro objeto: no pasa nada y su maldición termina.
option-any_tile = Se puede tomar cualquier loseta
option-any_tile-effect = El Algoritmo de vuelta atrás también puede tomar la loseta cuyo evento espera; el evento no ocurre.
option-must_discard = Hay que descartar aunque falten cartas
option-must_discard-effect = Aunque el Mazo no baste, tienes que descartar, salvo si de dos cartas robaste una; sin objetos, la cripta te expulsa.
option-inside_effects = Objetos en medio de un efecto
option-inside_effects-effect = Mientras un evento o la maldición te deja elegir, por ejemplo entre robar y descartar, puedes usar objetos antes.

## Lo que los informes pueden preguntar.
fact-floor = piso
fact-place = lugar
fact-turns = turnos completados
fact-items = objetos en la mano
fact-usable = objetos utilizables
fact-tiles = losetas del mapa
fact-deck = cartas del mazo
fact-rune = si hay una Runa activa en este piso
fact-stairs = si el mapa tiene Escaleras, aunque ocultas
fact-altar = si el mapa tiene un Altar, aunque oculto
fact-flask = en la mano: Frasco de memoria ilimitada
fact-passageways = en la mano: Pasadizos gnomos
fact-backtracking = en la mano: Algoritmo de vuelta atrás
fact-rubble = en la mano: Escombros de carga
fact-recycling = en la mano: Planta de reciclaje de mímicos
fact-senses = en la mano: Mejoras olfativas
fact-acquisition = en la mano: Adquisición sin titubeos
fact-reboot = en la mano: Reinicio de la cueva de adivinación
fact-construction = en la mano: Construcción apresurada
fact-amulet = en la mano: Amuleto de Cnaprybe
fact-prefab = en la mano: Módulo prefabricado
fact-favour = en la mano: Favor real
fact-crowbar = en la mano: Palanca del administrador
fact-items-used = objetos usados
fact-items-discarded = objetos descartados
fact-steps = pasos a losetas
fact-curses = maldiciones sufridas
