## Cards

fault-card-unknown = { $card } ist nicht im Spiel
fault-card-twice = { $card } ist an zwei Orten
fault-card-missing = { $cards } fehlt
fault-hand-size = { $n } Karten sind mehr als { $most }
fault-card-unfit = { $cards } kann hier nicht sein
fault-won-without-lord = in einer gewonnenen Partie ist der Dunkle Herrscher auf dem Ablagestapel

## Rooms

fault-room-card = { $card } kann nicht in `{ $room }` sein, so wie der Zustand des Raums ist
fault-room-slain = in `{ $room }` ist kein Monster, das erschlagen sein könnte
fault-first-room-missing = ein Held in der Festung hat einen ersten Raum
fault-first-room-inside = `{ $room }` liegt nicht am Rand
fault-first-room-unknown = der erste Raum, `{ $room }`, kann nicht unbekannt sein
fault-room-unknown = der Raum des Helden kann nicht unbekannt sein
fault-visited = mit `flee_back` enthält er jeden Raum des Helden und keinen unbekannten; sonst fehlt der Schlüssel
fault-jack-live = der Bube im Raum des Helden ist schon ausgelöst, also ist der Raum leer
fault-lord-place = der Dunkle Herrscher ist in `{ $found }`, nicht in `{ $named }`
fault-lord-left = der Raum des Dunklen Herrschers ist nur in einer Runde leer, in der sich der Held bewegt hat

## Wounds and phases

fault-wounds-above = { $wounds } ist mehr als `life`, { $life }
fault-wounds-end = { $wounds }: Genau dann, wenn Wunden die Partie beendet haben, sind es { $life }
fault-phase-trap = ein Held in einer Falle ist im Raum des Pik-Buben, und der ist leer
fault-attacker-missing = in `{ $room }` ist kein lebendes Monster
fault-attacker-far = `{ $room }` ist weder der Raum des Helden noch ein Nachbarraum
fault-stranded = ein gestrandeter Held hat keine Karte mehr
fault-attacker-phase = ein Angreifer ist eine Zelle, in der Phase `defend`
fault-entries = { $n } Einträge passen nicht
fault-outcome = eine verlorene Partie hat einen Grund, eine gewonnene hat keinen
