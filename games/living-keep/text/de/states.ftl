## The whole state

state-turn-limit = `{ $mode }` lässt { $n } nicht zu
state-one-keep = `{ $mode }` hat nur eine Feste
state-missing = fehlt
state-different = widerspricht dem übrigen Zustand oder ist nicht in der richtigen Reihenfolge
state-unknown-key = `{ $key }` ist kein Schlüssel eines Zustands
state-shape = ein JSON-Objekt mit den Schlüsseln eines Zustands

## Cards

state-known = { $n } bekannte Karten sind mehr als { $most }
state-card-twice = eine Karte ist zweimal darin
state-cards-foreign = diese Karten gehören nicht hierher: { $cards }
state-cards-elsewhere = diese Karten sind auch in einem anderen Stapel: { $cards }
state-cards-missing = diese Karten sind in keinem Stapel: { $cards }
state-second-turn-deck = nur `coop` hat einen zweiten Rundenstapel
state-entries = { $n } { $n ->
    [one] Eintrag
   *[other] Einträge
}, nötig: { $needed }
state-too-many-cards = { $n } Karten sind mehr als { $most }
state-no-hero = { $card } ist kein Held

## Health, stores and rooms

state-health = { $n } von { $most } Leben: `hp` ist höchstens `hp_max`, und `hp_max` mindestens 1
state-dead = bei 0 Leben ist die Partie zu Ende
state-above = { $n } ist mehr als { $most }
state-above-peons = { $n } ist mehr als `peons_max`
state-rooms = `{ $room }`: { $n } ist mehr als { $most }
state-storage = { $n } ist mehr, als ins Lager passt: { $most }

## Spells, doors, traps and projects

state-project-twice = `{ $work }` ist zweimal da
state-between = { $n } liegt nicht zwischen { $least } und { $most }
state-projects = es sind zu viele Projekte
state-no-work = `{ $text }` ist kein Zauber, keine Tür und keine Falle
state-no-research = in `{ $mode }` wird nicht geforscht

## Minions

state-kind = { $kind } kann hier kein Scherge sein
state-minion-between = Scherge { $id }: { $n } liegt nicht zwischen { $least } und { $most }
state-no-kind = `{ $text }` ist keine Art: eine Art ist eine Karte von 2C bis TH, XR oder DR
state-untrained = Scherge { $id } wurde nie ausgebildet
state-lairs = es sind mehr Schergen als Unterschlupfe: { $n }
state-ids = Nummern gehen von 1 bis { $most }, in aufsteigender Reihenfolge

## Draft

state-hand = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}: eine Hand hat in der Phase `draft` 4 oder 5, sonst keine
state-hand-extra = eine Hand mit zwei Karten der eigenen Farben bekommt keine fünfte
state-seen = in `draft` sind es Karten der Ablage, jede bei höchstens einem Spieler
state-slate = in `draft` hat eine Feste keine Tafel

## The phase and the players

state-phase-running = `{ $phase }` ist keine Phase einer laufenden Partie
state-phase-of-mode = diese Phase gibt es in dem Modus nicht
state-shortfall = Mangel braucht einen Schergen, und Sold oder Nahrung über dem, was im Lager ist
state-hero-skipped = ohne Rundenkarten hat ein Spieler keine Heldenphase, solange der Partner welche hat
state-second-hand = der zweite Spieler zieht keine fünfte Karte, bevor er an der Reihe ist
state-nobody-dead = keine Feste ist bei 0 Leben
state-active = nur in `coop` kann der zweite Spieler am Zug sein
state-to-move = hier entscheidet der Spieler, der am Zug ist
state-player = { $n } ist weder 1 noch 2
state-outcome = ist genau dann null, wenn die Phase nicht `over` ist
state-end = so kann dieser Zustand nicht enden

## Time

state-turn-no = zählt ab 1
state-turn-pass = ist `turn_limit`, wenn die Zeit abgelaufen ist, und vorher kleiner
state-war-round = Schlachten gibt es nur im Krieg
state-turn-spent = die Rundenkarten sind verbraucht

## Digging

state-new-peons = neue Knechte gibt es in der Phase `peon` und nur dort
state-chanters = ist 0 außerhalb der Phase `peon`
state-chanters-many = so viele Knechte gibt es nicht
state-dig-cards = in der Phase `peon` höchstens zwei für jeden grabenden Knecht, sonst keine
state-pool = geteilt wird in der Phase `divide` und nur dort

## Recruiting and Premonition

state-resume = in `pick` und `reorder` die Phase, in die es zurückgeht, sonst null
state-picks = in der Phase `pick` 1 bis zur Zahl der Tore des Bösen, sonst 0
state-pick = die Phase `pick` braucht ein Tor des Bösen und einen Unterschlupf
state-revealed = aufgedeckt wird in der Phase `pick`
state-revealed-many = je Tor des Bösen werden höchstens drei Karten aufgedeckt
state-look = in der Phase `reorder` mindestens zwei, und höchstens sechs mit den eingereihten

## The hero

state-hero = ein Held ist in der Phase `defend` da und nur dort
state-hero-rank-absent = ist 0 ohne einen Helden
state-ware-used = ist false ohne einen Helden
state-ware-used-ruling = gibt es nur mit `{ $ruling }`
state-hero-cards = ohne einen Helden ist keine Karte gezogen
state-hero-barred = dieser Held kommt in dieser Partie nicht
state-hero-rank = ist 1 bis zum Rang auf der Karte des Helden
state-hero-cards-monarch = vor dem Monarchen wird keine Karte gezogen

## War

state-war-minions = Krieg braucht einen Schergen
state-war-open = der Krieg dauert an, solange es einen Schergen gibt
state-send = nennt die Schergen für die Schlacht: einen, oder zwei innerhalb der Grenze ihrer Ränge

## Moves as they are typed

move-expected = ein Zug ist { $moves }, mit einer Nummer von 1 bis { $most } und einer Karte wie `TC`
