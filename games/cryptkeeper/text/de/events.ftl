## Züge

played-take = Du nimmst { $item }. Die anderen zwölf Karten werden gemischt und sind der Plan.
played-stand = Du fängst in { $cell } an.
played-use = Du benutzt { $item }.
played-go = Du gehst nach { $way } und triffst auf { $tile }.
played-walk = Du gehst nach { $way }. Nichts geschieht.
played-descend = Du steigst ins { $floor }. Stockwerk hinab: { $tiles ->
    [one] { $tiles } Feld
   *[other] { $tiles } Felder
} auf dem Plan, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} im Stapel.
played-resolve = Es geschieht: { $tile }.
played-resolve-stairs = Du stehst auf der Treppe. Nichts geschieht.
played-suffer = Der Fluch schlägt zu.
played-discard = Du legst { $item } ab.
played-keep = Du behältst alle Gegenstände.
played-card-take = Du nimmst { $item } aus der Ablage.
played-card-lay = Du wählst { $tile } für den Plan.
played-card-recycle = { $card } kommt aus der Ablage oben auf den Stapel.
played-row = Du wählst Reihe { $row }.
played-column = Du wählst Spalte { $column }.
played-tile-lift = { $card } kommt aus { $cell } oben auf den Stapel.
played-tile-lift-hidden = Das unbekannte Feld in { $cell } kommt oben auf den Stapel.
played-tile-discard = Du wählst das Feld im { $way }.
played-cell-lay = { $card } liegt jetzt in { $cell }, aufgedeckt.
played-cell-move = Du ziehst samt deinem Feld nach { $cell } um.
played-build-left = Links eine neue Spalte: { $n ->
    [one] { $n } Feld
   *[other] { $n } Felder
}.
played-build-right = Rechts eine neue Spalte: { $n ->
    [one] { $n } Feld
   *[other] { $n } Felder
}.
played-build-top = Oben eine neue Reihe: { $n ->
    [one] { $n } Feld
   *[other] { $n } Felder
}.
played-build-bottom = Unten eine neue Reihe: { $n ->
    [one] { $n } Feld
   *[other] { $n } Felder
}.

## Folgen

drawn = Du ziehst { $cards }.
discarded-hand = Aus deiner Hand abgelegt: { $cards }.
discarded-deck = Vom Stapel abgelegt: { $cards }.
discarded-map = Vom Plan abgelegt: { $cards }.
revealed = Aufgedeckt: { $tiles }.
revealed-tile = { $tile } in { $cell }
peeked = Oben auf dem Stapel, in dieser Reihenfolge: { $cards }.
rune-active = Die Gargoyles erstarren: Die Treppe dieses Stockwerks ist begehbar.
altar-discarded = Der Altar versinkt mit einem beleidigten Schnauben im Boden, und seine Karte kommt in die Ablage.
altar-without-flask = Ohne Flasche geschieht nichts: Der Altar bleibt, aktiviert und nutzlos.
altar-sunk = Der Altar versinkt mit einem beleidigten Schnauben im Boden.
cursed = { $card } ist verflucht: Der Fluch schlägt am Ende von Runde { $turn } zu.
turn-begins = Runde { $turn } beginnt.

## Das Ende

ended-won = { $flask_required ->
    [true] Amulett, Altar und Flasche
   *[other] Amulett und Altar
}: Mit einem steifen Ächzen kommt die Gruft zur Ruhe. Gewonnen!
ended-ejected = Du hast keinen Gegenstand zum Ablegen: Die Gruft wirft dich hinaus. Verloren.
ended-stuck = Kein Gegenstand, nichts zu aktivieren, kein Weg hinab: Du bist festgefahren. Verloren.
