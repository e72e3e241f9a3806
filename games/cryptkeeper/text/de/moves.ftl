## Aufbau

# Was ein Gegenstand oder ein Ereignis bewirkt, nach dem Namen des Zugs.
result = → { $does }
take-label = { $item } nehmen
stand-label = In { $cell } anfangen
stand-effect = → das Feld bleibt verdeckt

## Eine Runde

use-label = { $item } benutzen
go-label = Nach { $way } gehen
go-label-known = Nach { $way } auf { $tile } gehen
go-effect-walk = → nichts geschieht, das Feld ist aktiviert
go-effect-hidden = → Feld umdrehen, sein Ereignis wartet
descend-label = Ins { $floor }. Stockwerk hinabsteigen
descend-effect = → dieser Plan wird der Stapel, Stapel und Ablage werden der neue Plan; deine Hand behältst du

## Ereignisse und der Fluch

resolve-label = Geschehen lassen: { $tile }
suffer-label = Den Fluch erdulden
suffer-effect = { $n ->
    [0] → { $card } kommt in die Ablage
    [one] → { $card } und { $n } weiterer Gegenstand kommen in die Ablage
   *[other] → { $card } und { $n } weitere Gegenstände kommen in die Ablage
}

## Ablegen

discard-label = { $item } ablegen
discard-effect = → kommt in die Ablage
discard-effect-more = → danach noch { $n }
keep-label = Alles behalten
keep-effect = → nichts wird abgelegt, weil der Stapel zu wenige Karten hatte

## Karten der Ablage

card-take-label = { $item } nehmen
card-lay-label = { $tile } legen
card-lay-effect = → wähl danach den Platz
card-recycle-label = { $card } verwerten
card-recycle-effect = → oben auf den Stapel

## Reihen, Spalten, Felder und freie Plätze

row-reveal-label = Reihe { $row } aufdecken
row-discard-label = Reihe { $row } ablegen
column-reveal-label = Spalte { $column } aufdecken
column-discard-label = Spalte { $column } ablegen
line-reveal-effect = { $n ->
    [0] → nichts, dort ist kein Feld verdeckt
    [one] → { $n } Feld wird aufgedeckt
   *[other] → { $n } Felder werden aufgedeckt
}
line-discard-effect = { $n ->
    [one] → { $n } Feld kommt in die Ablage
   *[other] → { $n } Felder kommen in die Ablage
}
tile-lift-label = { $tile } auf den Stapel legen
tile-lift-label-hidden = Feld in { $cell } auf den Stapel legen
tile-lift-effect = → die nächste Karte, die du ziehst
tile-lift-effect-event = → die nächste Karte, die du ziehst; ihr Ereignis geschieht nicht
tile-discard-label = { $tile } ablegen
tile-discard-label-hidden = Feld in { $cell } ablegen
tile-discard-effect = → kommt in die Ablage
cell-lay-label = { $card } in { $cell } legen
cell-lay-effect = → { $tile }, aufgedeckt
cell-move-label = Nach { $cell } umziehen
cell-move-effect = → dein Feld zieht mit

## Anbauen

build-left-label = Links eine Spalte anbauen
build-right-label = Rechts eine Spalte anbauen
build-top-label = Oben eine Reihe anbauen
build-bottom-label = Unten eine Reihe anbauen
build-effect = { $n ->
    [one] → { $n } Karte des Stapels, verdeckt
   *[other] → { $n } Karten des Stapels, verdeckt
}

## Ein Text, der kein Zug ist

move-spellings = ein Zug ist { $moves }, mit einer Karte wie `QS`, einem Platz wie `r1c2` oder `r0c-1` und einer Zahl wie `-1`
