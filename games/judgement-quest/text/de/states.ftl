## Räume

fault-rooms-count = es braucht 27 Räume, nicht { $rooms }
fault-rooms-staircase = `7H` gehört auf `r3c4`
fault-rooms-apart = alle Räume müssen verbunden sein (area-2)
fault-rooms-copies = { $card } muss einmal da sein, nicht { $times }-mal
fault-rooms-repeated = { $card } ist { $times }-mal da
fault-rooms-order = { $card } kommt nach dem Kreuz dieser Art
fault-rooms-void = { $square } ist kein Raum des Verlieses
fault-rooms-unrolled = { $square } wird erst beim Aufdecken ausgewürfelt
fault-rooms-seen = auf { $square } wurde ein anderer Raum gesehen
fault-rooms-card = { $card } ist kein Raum des Verlieses
fault-rooms-entry = { $entry } ist kein Raum: eine Raumkarte, `??` oder nichts
fault-length = { $found } Einträge statt { $wanted }

## Merkmale und Orte

fault-revealed-unknown = auf { $square } ist kein Raum zu sehen
fault-revealed-void = nur Räume können aufgedeckt sein
fault-revealed-staircase = die Treppe ist immer aufgedeckt
fault-revealed-around = die Räume neben dir auf { $square } müssen aufgedeckt sein
fault-resolved-hidden = ein erledigter Raum muss aufgedeckt sein
fault-resolved-never = die Treppe und die Zauberer sind nie erledigt
fault-disarmed = mit `triggered_traps` nennt er erledigte Fallen, sonst fehlt der Schlüssel
fault-pos = auf { $square } kannst du nicht sein: Dort ist kein aufgedeckter Raum
fault-prev-null = nur auf der Treppe ist es null
fault-prev-far = { $prev } liegt nicht neben { $square }
fault-wizard-seen = mit `first_wizard_seen` steht es fest, sobald ein Zauberer aufgedeckt ist
fault-wizard-entered = du bist bei einem Zauberer, also muss es feststehen
fault-wizard-absent = auf { $square } ist kein Zauberer aufgedeckt

## Zähler, Aufgaben und Phase

fault-most = { $found } ist mehr als { $most }
fault-hp-zero = 0 gilt genau dann, wenn du umgekommen bist
fault-tasks = { $card } ist keine Aufgabe der Art { $category }
fault-phase-explore = `explore` braucht einen Raum ohne unbesiegten Gegner
fault-phase-combat = `combat` braucht einen unbesiegten Gegner und einen Rückweg
fault-phase-hit = `hit` braucht einen Raum, der verletzt, und etwas zu entscheiden
fault-over-returned = die Heimkehr braucht die Treppe und alle Aufgaben erfüllt
fault-over-failed = ein gescheiterter Versuch braucht eine Kampagne, die Treppe und eine offene Aufgabe
fault-over-impossible = eine unmögliche Quest muss aussichtslos sein, und außerhalb einer Kampagne

## Eigene Karten

map-rows = 5 Zeilen mit 7 Zeichen, verbunden durch `/`, und hier sind es { $rows }
map-columns = 5 Zeilen mit 7 Zeichen, verbunden durch `/`, und Zeile { $row } hat { $columns }
map-sign = `#` für einen Raum und `.` für keinen, und { $cell } ist { $sign }
map-rooms = 27 Räume, `#`, und hier sind es { $rooms }
map-staircase = ein Raum in { $cell }, wo die Treppe ist, und dort ist keiner
map-apart = verbundene Räume, und von der Treppe führt kein Weg zu { $cell }
