## Cualquier jugada

refuse-over = la partida ha terminado
refuse-trap-first = antes, la trampa: recibe la herida, o elimina una carta
refuse-attack-first = antes, el ataque del monstruo: defiéndete, con cartas o sin ellas
refuse-no-trap = aquí no hay ninguna trampa
refuse-no-attacker = ningún monstruo te está atacando
refuse-not-in-hand = { $card } no está en tu mano

## Caminar y huir

refuse-enter-inside = ya estás en la Fortaleza
refuse-enter-not-rim = la { $cell } no está en el borde: entra en una sala del borde
refuse-enter-first-room = la { $cell } fue tu primera sala: elige otra entrada
refuse-go-outside = estás fuera: entra antes en una sala del borde
refuse-go-monster = un monstruo vivo te cierra el paso: abátelo o huye
refuse-not-near = solo puedes ir a una sala contigua, al norte, al este, al sur o al oeste
refuse-flee-nothing = no hay ningún monstruo vivo del que huir
refuse-flee-attacked = has atacado este turno: podrás huir a partir del próximo
refuse-flee-arrived = has llegado este turno: podrás huir a partir del próximo
refuse-flee-outside = solo puedes huir afuera desde tu primera sala, la { $cell }
refuse-flee-back = no has estado en la { $cell }: solo puedes huir a una sala que conozcas
refuse-flee-unknown = la { $cell } está boca abajo: huye a una sala que esté boca arriba

## Combatir, saquear, curar

refuse-attack-nothing = aquí no hay ningún monstruo vivo que atacar
refuse-attack-twice = este turno ya has atacado aquí
refuse-attack-empty = un ataque necesita al menos una carta
refuse-no-points = { $card } no tiene puntos y no se puede jugar en un combate
refuse-double-no-fighter = la Guerrera no está a tu lado
refuse-double-nothing = la Guerrera solo ayuda contra un monstruo
refuse-loot-outside = fuera no hay nada que saquear
refuse-loot-living = el monstruo sigue vivo: abátelo antes
refuse-loot-empty = aquí ya no queda nada que saquear
refuse-heal = no tienes ninguna herida
refuse-end = no puedes robar y aquí no hay ningún monstruo: usa antes una carta

## Notación

expected-room = una sala va de `r1c1` a `r5c5`
expected-move = una jugada es { $patterns }, con espacios sencillos
