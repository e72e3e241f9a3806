## Ganze Partien und sichere Züge

reason-first = Die Königliche Gunst zieht { $n } Karten, und in deiner Hand ist sie kein Rattenkönig auf dem ersten Plan.
reason-middle = { $n ->
    [one] { $n } Feld liegt neben diesem, und keines hat mehr Nachbarn.
   *[other] { $n } Felder liegen neben diesem, und keines hat mehr Nachbarn.
}
reason-wins = Dieser Zug gewinnt, was auch immer noch verdeckt ist.
reason-line = Sicher gewonnen: { $n } Züge vollenden das Ritual, was auch immer noch verdeckt ist.
reason-walks = Es bleiben nur Schritte über aktivierte Felder.
reason-all = { $this }: Sonst ist nichts mehr zu tun.
reason-only = { $this }: die einzige Möglichkeit.

## Ein Schritt im Vergleich mit einem anderen

reason-wins-all = { $this }: gewinnt in allen { $n } Stichproben.
reason-wins-more = { $this }: gewinnt in { $n } von { $of } Stichproben; { $that }: in { $m ->
    [0] keiner
   *[other] { $m }
}.
reason-loses-less = { $this }: verliert in { $n ->
    [0] keiner
   *[other] { $n }
} von { $of } Stichproben; { $that }: in { $m }.
reason-equal = { $this }: so gut wie { $that }.
reason-equal-nearer = { $this }: so gut wie { $that }, und näher.
reason-ready = { $this }: Ritual zu etwa { $n } % bereit; { $that }: { $m } %.
reason-items = { $this }: danach etwa { $n } Gegenstände; { $that }: { $m }.
reason-tiles = { $this }: danach etwa { $n } Felder zu aktivieren; { $that }: { $m }.
reason-keeps = { $this }: Das behält { $item } für später.
better-ritual = { $this }: besser für das Ritual als { $that }.
better-items = { $this }: besser für deine Hand als { $that }.
better-safety = { $this }: sicherer als { $that }.
better-tiles = { $this }: besser für die erreichbaren Felder als { $that }.
better-floor = { $this }: besser für den Rest dieses Stockwerks als { $that }.

## Schritte

step-far = { $step } ({ $n ->
    [one] { $n } Schritt
   *[other] { $n } Schritte
} entfernt)
step-go = { $tile } aktivieren
step-go-way = das verdeckte Feld im { $way } aktivieren
step-go-hidden = das verdeckte Feld in { $cell } aktivieren
step-use = { $item } benutzen
step-descend = ins { $floor }. Stockwerk hinabsteigen
step-resolve = { $tile-den } geschehen lassen
step-suffer = den Fluch { $n ->
    [0] ohne weiteren Gegenstand
    [one] mit { $n } weiteren Gegenstand
   *[other] mit { $n } weiteren Gegenständen
} erdulden
step-discard = { $item } ablegen
step-keep = alles behalten
step-take = { $card } nehmen
step-row-reveal = Reihe { $row } aufdecken
step-row-discard = Reihe { $row } ablegen
step-column-reveal = Spalte { $column } aufdecken
step-column-discard = Spalte { $column } ablegen
step-lift = { $tile } auf den Stapel legen
step-lift-hidden = das verdeckte Feld in { $cell } auf den Stapel legen
step-tile = { $tile } ablegen
step-tile-hidden = das verdeckte Feld in { $cell } ablegen
step-lay = die Karte in { $cell } legen
step-passage = nach { $cell } umziehen
step-build-left = links anbauen
step-build-right = rechts anbauen
step-build-top = oben anbauen
step-build-bottom = unten anbauen
