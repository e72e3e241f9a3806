## Karten

state-card-twice = eine Karte ist zweimal darin
state-cards-elsewhere = diese Karten sind noch an einem anderen Ort: { $cards }
state-cards-nowhere = diese Karten sind an keinem Ort: { $cards }
state-cards-foreign = diese Karten sind nicht im Spiel: { $cards }
state-cards-many = { $n } Karten sind mehr als { $most }
state-face-up = ein offenes Feld ist bekannt
state-known = nur Karten von Stapel und Plan können bekannt sein
state-origin = den Schlüssel `deck_origin` haben nur Ansichten

## Plan und Spielfigur

state-cells = Felder und Plätze passen nicht zusammen
state-map-whole = er kann nicht alle Karten enthalten
state-two-tiles = auf `{ $cell }` liegen zwei Felder
state-outside = `{ $cell }` ist außerhalb des Spielfelds: Reihen { $top } bis { $bottom }, Spalten { $left } bis { $right }
state-token = null in `take` und `stand` und nach einem Abstieg ins Nichts

## Zähler

state-floor = { $n } ist nicht zwischen 1 und { $most }
state-turns = { $n } ist mehr als { $most }
state-due = null ohne diese Zehn in der Hand, sonst die Nummer dieser oder der nächsten Runde

## Phasen

state-event = sein Feld liegt aktiviert unter der Spielfigur
state-back = `event` genau dann, wenn ein Ereignis wartet; `effect` braucht die Hausregel `inside_effects`
state-back-null = null genau dann, wenn `using` null ist
state-waiting = genau dann da, wenn `back` `effect` ist, und passend zum Ereignis oder zum Fluch
state-take = `take` braucht Stockwerk 1, keine abgeschlossene Runde und alle Karten in `offer` oder in einem unbekannten Stapel
state-stand = `stand` braucht einen Plan aus verdeckten Feldern und keine Rune
state-turn = `turn` braucht etwas zu tun: Der Spieler sitzt fest
state-phase-event = `event` braucht ein Ereignis und eine benutzbare Karte in der Hand
state-curse = `curse` braucht eine fällige Zehn und eine benutzbare Karte in der Hand
state-discard = `discard` braucht ein Ereignis, einen Gegenstand oder einen Fluch, der es verlangt, und passende `eligible`, `left` und `optional`
state-card = `card` braucht Gegenstand 4 oder 5 oder Ereignis 4 und Karten zur Wahl
state-row = `row` braucht Ereignis 6 oder J
state-column = `column` braucht Gegenstand 6 oder Ereignis 9 und ein Feld
state-tile = `tile` braucht Gegenstand 3 oder Ereignis 8 und ein Feld zur Wahl
state-cell-passage = `cell` braucht Gegenstand 2 und einen Platz
state-cell-open = `cell` braucht Gegenstand 4 und eine gewählte Karte der Ablage
state-build = `build` braucht Gegenstand 9 oder J, einen Stapel und einen Rand im Spielfeld
state-over = `over` braucht null in `event` und `using`
state-won = gewonnen wird mit einer Zehn in der Hand
state-ejected = nur wer keine Gegenstände hat, wird hinausgeworfen
state-stuck = der Spieler sitzt nicht fest
state-outcome = eine verlorene Partie hat eine Ursache, eine gewonnene keine
