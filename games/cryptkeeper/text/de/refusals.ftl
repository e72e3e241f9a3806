## Wo eine Karte ist

not-in-game = { $card } ist in dieser Partie nicht im Spiel
not-in-hand = { $place }: Wähle eine Karte deiner Hand
not-in-discard = { $place }: Wähle eine Karte der Ablage
not-on-offer = { $place }: Wähle eine Karte der Auswahl
where-hand = { $card } ist in deiner Hand
where-discard = { $card } ist in der Ablage
where-using = { $card } ist im Einsatz
where-unseen = { $card } ist außer Sicht
where-deck = { $card } ist im Stapel
where-map = { $card } ist ein Feld des Plans

## Züge, nach denen nichts verlangt

refused-take = deinen ersten Gegenstand hast du schon
refused-stand = du hast schon gewählt, wo du anfängst
refused-resolve = kein Ereignis wartet
refused-discard = nichts verlangt, dass du einen Gegenstand ablegst
refused-card = nichts verlangt nach einer Karte der Ablage
refused-row = nichts verlangt nach einer Reihe
refused-column = nichts verlangt nach einer Spalte
refused-tile = nichts verlangt nach einem Feld
refused-cell = nichts verlangt nach einem freien Platz
refused-build = es wird gerade nichts angebaut
refused-curse-later = { $card } schlägt erst am Ende von Runde { $turn } zu
refused-curse-none = du hast kein Amulett in der Hand, also schlägt kein Fluch zu
refused-over = die Partie ist zu Ende

## Entscheidungen, die zuerst kommen

first-take = wähle zuerst deinen ersten Gegenstand, eine Karte der Auswahl
first-stand = wähle zuerst das Feld, auf dem du anfängst
first-event = das Ereignis von { $tile } wartet: Lass es geschehen oder benutze zuerst einen Gegenstand
first-curse = der Fluch schlägt gleich zu: Erdulde ihn oder benutze zuerst einen Gegenstand
first-discard = zuerst { $asker }: Leg { $n ->
    [one] { $n } Gegenstand
   *[other] { $n } Gegenstände
} ab
first-discard-optional = zuerst { $asker }: Leg eine Karte ab oder behalte alles
first-card = zuerst { $asker }: Wähle eine Karte der Ablage
first-row = zuerst { $asker }: Wähle eine Reihe
first-column = zuerst { $asker }: Wähle eine Spalte
first-tile = zuerst { $asker }: Wähle ein Feld
first-cell = zuerst { $asker }: Wähle einen freien Platz
first-build = zuerst { $asker }: Wähle die Seite, an die du anbaust
first-inside = { $first } oder benutze einen Gegenstand

## Gehen und hinabsteigen

no-tile = in { $cell } liegt kein Feld
go-here = du bist schon dort: Geh auf ein Nachbarfeld
not-adjacent = { $cell } ist nicht neben dir: Wähle ein Nachbarfeld
descend-no-tile = unter dir liegt kein Feld: Nur ein König ist eine Treppe
descend-other-tile = du bist auf { $tile }: Nur ein König ist eine Treppe
descend-not-activated = das Feld unter dir ist nicht aktiviert
descend-no-rune = die Rune ist nicht aktiv: Die Gargoyles bewachen die Treppe

## Gegenstände, Entscheidungen und Anbauen

use-amulet = { $card } ist ein Amulett: Du kannst es nicht benutzen, nur zum Altar bringen
discard-not-drawn = { $card } ist keine der eben gezogenen Karten
keep-drawn = { $n ->
    [2] beide Karten wurden gezogen, also muss eine weg
   *[other] alle { $n } Karten wurden gezogen, also muss eine weg
}
keep-loss = { $asker }: { $n ->
    [one] { $n } Gegenstand muss weg
   *[other] { $n } Gegenstände müssen weg
}
row-empty = in Reihe { $row } liegt kein Feld
column-empty = in Spalte { $column } liegt kein Feld
lift-event = das Ereignis dieses Feldes wartet: Wähle ein anderes
tile-own = du bist auf diesem Feld: Wähle ein Nachbarfeld
cell-outside = { $cell } ist außerhalb des Spielfelds
cell-taken = in { $cell } liegt ein Feld: Wähle einen freien Platz
cell-not-open = { $cell } ist weder neben einem Feld noch neben dir
cell-no-passage = { $cell } ist neben keinem anderen Feld
build-only-column = { $asker } baut eine Spalte an: Wähle links oder rechts
build-only-row = { $asker } baut eine Reihe an: Wähle oben oder unten
build-outside = dort endet das Spielfeld: Bau an der anderen Seite an
