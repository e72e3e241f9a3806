## Losetas y objetos

about-amulet = El Amuleto. Llévalo al Altar, el otro diez, { $whole_turn ->
    [true] antes de que acabe el turno siguiente a aquel en que lo robas
   *[other] en la jugada siguiente a robarlo
}{ $flask_required ->
    [true] , con un as en la mano
   *[other] {""}
}: ganas. Si lo conservas más tiempo, va al Descarte con otros once objetos. { $any_item ->
    [true] Si lo usas, no pasa nada y su maldición termina.
   *[other] No se puede usar.
}
about-flask = El Frasco: { $effect }. { $flask_required ->
    [true] El ritual necesita un as en tu mano: conserva uno.
   *[other] El ritual no lo necesita.
}
about-crowbar = Una palanca: { $effect }. Úsala cuando hayas volteado una loseta que te haría daño, como una reina.
about-item = { $item }: { $effect }. Funciona una vez y va al Descarte.
about-tile = { $tile }. Al llegar: { $effect }.
about-both = { $tile } como loseta: { $event }. { $item } como objeto: { $effect }.
about-tile-hidden = Una loseta boca abajo. Llega desde una loseta contigua: se voltea, y su evento ocurre si no lo cancelas.
about-stairs = Las Escaleras. Con una Runa activa en este piso, puedes descender desde aquí.
about-altar-spent = Un Altar que encontraste demasiado pronto. No sirve hasta que su carta haya dejado el Mapa y vuelva.
about-activated = Una loseta activada: puedes pasar por ella y no ocurre nada.

## Zonas

about-map = Las losetas, y tú en una de ellas. Cada turno vas a una loseta junto a la tuya. Las que están de lado están reveladas: su evento todavía espera.
about-hand = { $any_item ->
    [true] Tus objetos. Usa cualquiera
   *[other] Tus objetos. Usa cualquiera menos el Amuleto
} { $inside_effects ->
    [true] antes de moverte, cuando una loseta se ha volteado y su evento espera, mientras un evento o la maldición te deja elegir, o antes de que golpee una maldición. No hay límite.
   *[other] antes de moverte, cuando una loseta se ha volteado y su evento espera, o antes de que golpee una maldición. No hay límite.
}
about-deck = Objetos que robas. En el piso siguiente, este Mapa pasa a ser el Mazo.
about-discard = Objetos usados y losetas caídas. Junto con el Mazo, forman el Mapa del piso siguiente.
about-offer-zone = Una de estas cartas negras será tu primer objeto; las otras doce, el Mapa. El seis, la jota y la reina tratan bien al personal nuevo.
about-using = El objeto que actúa.
about-signs = Si las gárgolas son de piedra, y cuándo golpea la maldición del Amuleto.
about-floor = A qué profundidad estás. En cada descenso, Mazo y Descarte forman el Mapa, y el Mapa anterior pasa a ser el Mazo.
about-turns = Turnos completados. En una partida ganada, cuantos menos, mejor.

## Cartas sin ver

unseen-map = { $n ->
    [0] Has visto todas las cartas de este Mapa.
    [one] 1 carta de este Mapa está sin ver: { $cards }.
   *[other] { $n } cartas de este Mapa están sin ver: { $cards }.
}
unseen-deck = { $n ->
    [0] Has visto todas las cartas del Mazo.
    [one] 1 carta del Mazo está sin ver: { $cards }.
   *[other] { $n } cartas del Mazo están sin ver: { $cards }.
}
twin-map = { $n ->
    [one] La única carta sin ver de este Mapa es la otra, { $card }.
   *[other] La otra, { $card }, está entre las { $n } cartas sin ver de este Mapa.
}
twin-deck = { $n ->
    [one] La única carta sin ver del Mazo es la otra, { $card }.
   *[other] La otra, { $card }, está entre las { $n } cartas sin ver del Mazo.
}
