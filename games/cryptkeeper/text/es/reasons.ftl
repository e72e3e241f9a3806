## Partidas enteras y jugadas seguras

reason-first = El Favor real roba { $n } cartas, y en tu mano no es un Rey de las ratas en el primer Mapa.
reason-middle = { $n ->
    [one] Junto a esta hay { $n } loseta, y ninguna tiene más vecinas.
   *[other] Junto a esta hay { $n } losetas, y ninguna tiene más vecinas.
}
reason-wins = Esta jugada gana, sean cuales sean las cartas sin ver.
reason-line = Victoria segura: { $n } jugadas completan el ritual, sean cuales sean las cartas sin ver.
reason-walks = Solo quedan paseos por losetas activadas.
reason-all = { $this }: no queda otra cosa que hacer.
reason-only = { $this }: la única opción.

## Un paso comparado con otro

reason-wins-all = { $this }: gana en los { $n } repartos de prueba.
reason-wins-more = { $this }: gana en { $n } de { $of } repartos de prueba; { $that }: en { $m ->
    [0] ninguno
   *[other] { $m }
}.
reason-loses-less = { $this }: pierde en { $n ->
    [0] ninguno
   *[other] { $n }
} de { $of } repartos de prueba; { $that }: en { $m }.
reason-equal = { $this }: tan bueno como { $that }.
reason-equal-nearer = { $this }: tan bueno como { $that }, y más cerca.
reason-ready = { $this }: deja listo el ritual a un { $n } %; { $that }: a un { $m } %.
reason-items = { $this }: te deja unos { $n } objetos; { $that }: { $m }.
reason-tiles = { $this }: deja unas { $n } losetas por activar; { $that }: { $m }.
reason-keeps = { $this }: conserva { $item } para más tarde.
better-ritual = { $this }: mejor para el ritual que { $that }.
better-items = { $this }: mejor para tu mano que { $that }.
better-safety = { $this }: más seguro que { $that }.
better-tiles = { $this }: mejor para las losetas al alcance que { $that }.
better-floor = { $this }: mejor para el resto de este piso que { $that }.

## Pasos

step-far = { $step } (a { $n ->
    [one] { $n } paso
   *[other] { $n } pasos
})
step-go = activar { $tile }
step-go-way = activar la loseta oculta que está al { $way }
step-go-hidden = activar la loseta oculta de { $cell }
step-use = usar { $item }
step-descend = descender al piso { $floor }
step-resolve = afrontar { $tile-el }
step-suffer = sufrir la maldición con { $n ->
    [0] ningún objeto más
    [one] { $n } objeto más
   *[other] { $n } objetos más
}
step-discard = descartar { $item }
step-keep = conservar todos los objetos
step-take = tomar { $card }
step-row-reveal = revelar la fila { $row }
step-row-discard = descartar la fila { $row }
step-column-reveal = revelar la columna { $column }
step-column-discard = descartar la columna { $column }
step-lift = poner { $tile } en el Mazo
step-lift-hidden = poner en el Mazo la loseta oculta de { $cell }
step-tile = descartar { $tile }
step-tile-hidden = descartar la loseta oculta de { $cell }
step-lay = ponerla en { $cell }
step-passage = ir a { $cell }
step-build-left = construir a la izquierda
step-build-right = construir a la derecha
step-build-top = construir arriba
step-build-bottom = construir abajo
