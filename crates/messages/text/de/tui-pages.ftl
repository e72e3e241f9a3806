## Settings

tui-settings-all = Allgemein
tui-settings-options-note = Die Optionen, mit denen neue Partien beginnen.
tui-settings-file = Gespeichert in { $file }
tui-settings-keys-unknown = `keys.{ $command }`: Diesen Befehl gibt es nicht, möglich sind { $known }
tui-settings-keys-invalid = `keys.{ $command }`: gefunden `{ $key }`, möglich sind ein Kleinbuchstabe oder Zeichen, `ctrl-` und ein Buchstabe oder { $names }
tui-settings-keys-taken = `keys.{ $command }`: Auch `keys.{ $other }` hat die Taste `{ $key }`
tui-needs-terminal = der Tisch im Vollbild braucht ein Terminal an beiden Enden; der Zeilenmodus nicht

## Statistics

tui-stats-title = Statistik
tui-stats-intro = Ein Tagesspiel zählt einmal. Partien mit Löser und gespickte Partien zählen getrennt.
tui-stats-nothing = Noch keine beendeten Partien.
tui-stats-defaults = Ohne Hausregeln
tui-stats-export = Export
tui-stats-csv = Alle beendeten Partien als CSV exportieren
tui-stats-json = Alle beendeten Partien als JSON exportieren
tui-stats-export-note = In eine Datei in dem Ordner, in dem das Programm gestartet wurde.
tui-stats-written = { $n ->
    [one] 1 Partie in { $file } geschrieben.
   *[other] { $n } Partien in { $file } geschrieben.
}
tui-stats-own = Eigene Partien
tui-stats-informed = Mit Löser oder gespickt
tui-stats-again = { $n ->
    [one] 1 wiederholte Partie eines Tagesspiels, nicht gezählt.
   *[other] { $n } wiederholte Partien eines Tagesspiels, nicht gezählt.
}
tui-stats-rate = { $wins } von { $games } gewonnen: { $share } % (95-%-Intervall { $low } bis { $high } %).
tui-stats-streak = Siegesserie { $now }, beste { $longest }.
tui-stats-scores = Punkte: Bestwert { $best }, Durchschnitt { $mean }.
tui-stats-chart-scores = Punkte
tui-stats-chart-lengths = Züge
tui-stats-last = Letzte Ergebnisse
tui-stats-card = Dein Ergebnis in { $game }
tui-stats-card-note = Es zeigt den Verlauf und verrät keine Karte. y kopiert es; beim Beenden erscheint es auch im Terminal.

## Puzzles

tui-puzzles-title = Rätsel: { $game }
tui-puzzles-intro = Finde die wenigen Züge, die noch gewinnen. Der Löser hat bewiesen, dass jeder andere verliert.
tui-puzzles-standing = { $tried } von { $count } versucht, { $right } auf Anhieb richtig. Rätsel des Tages: Serie { $days }, beste { $best }.
tui-puzzles-done = beantwortet
tui-puzzles-level = Stufe { $level }
tui-puzzles-right = auf Anhieb richtig
tui-puzzles-wrong = zuerst falsch
