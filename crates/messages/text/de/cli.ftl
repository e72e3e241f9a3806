## Commands: errors and notes

cli-error = Fehler:
cli-language = die Sprache `{ $code }` gibt es nicht: Wähle { $known }
cli-option-form = eine Hausregel schreibt man KEY=VALUE, etwa edition=second
cli-number-least = erwartet wird eine ganze Zahl ab { $least }
cli-number-range = erwartet wird eine ganze Zahl von { $least } bis { $most }
cli-which-deal = welches Spiel? Gib `--seed N` oder `--deal CODE` an
cli-signals = Strg-C lässt sich nicht abfangen: { $why }
cli-command-none = es gibt keinen Befehl `{ $name }`: Die Befehle sind { $known }

## Files

cli-file-exists = { $file } gibt es schon: `--force` überschreibt die Datei
cli-no-folder = { $file }: Den Ordner { $folder } gibt es nicht
cli-file-twice = { $file } ist zweimal angegeben: Jede Ausgabe braucht ihre eigene Datei
cli-stdout-twice = { $one } und { $other } schreiben beide auf die Standardausgabe: Gib für eines eine Datei an
cli-not-text = { $file }, Zeile { $line }: kein Text in UTF-8
cli-in-file = { $file }: { $why }

## Progress

cli-progress = { $percent } % von { $what }, noch { $left }
cli-progress-round = dieser Runde
cli-progress-cell = { $n ->
    [one] 1 Partie (gerade { $cell })
   *[other] { $n } Partien (gerade { $cell })
}
cli-progress-rows = { $n ->
    [one] 1 Zeile von { $table }
   *[other] { $n } Zeilen von { $table }
}
cli-progress-games = { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
}
cli-progress-games-most = { $n ->
    [one] höchstens 1 Partie
   *[other] höchstens { $n } Partien
}
cli-progress-deals = { $n ->
    [one] 1 Verteilung
   *[other] { $n } Verteilungen
}
cli-progress-campaigns = { $n ->
    [one] 1 Kampagne
   *[other] { $n } Kampagnen
}
cli-progress-puzzles = { $n ->
    [one] 1 Rätsel
   *[other] { $n } Rätseln
}
cli-interrupted-whole = Abgebrochen. Ergebnisse aus weniger Partien würden täuschen, deshalb gibt es keine.
cli-interrupted-found = Abgebrochen. Das wurde bisher gefunden.
cli-interrupted-deals = Abgebrochen nach { $done } von { $all } Verteilungen.
cli-interrupted-games = Abgebrochen nach { $done } von { $all } Partien.
cli-interrupted-campaigns = Abgebrochen nach { $done } von { $all } Kampagnen.
cli-interrupted-folder = Abgebrochen. Die bisherigen Antworten liegen in { $folder }; derselbe Befehl macht dort weiter.
cli-interrupted-cells = Abgebrochen. { $done } von { $all } Zellen sind fertig und liegen in { $folder }; derselbe Befehl macht dort weiter.
cli-interrupted-rounds = Abgebrochen. { $file } enthält die Gewichte der letzten vollständigen Runde; derselbe Befehl macht dort weiter.
cli-interrupted-review = Abgebrochen, bevor die erste Schätzung fertig war. Derselbe Befehl macht dort weiter.

## Games and rules

cli-games-head = { $id }: { $title } von { $designer }
cli-games-house-rules = Hausregeln, einzustellen mit `--option KEY=VALUE`:
cli-games-rulings = Auslegungen, ebenso einzustellen; jede liest die Spielregel an einer Stelle anders:
cli-rules-more = Eine Regel: { $rule }. Alle Regeln mit ihren Nummern: { $reference }. Woher sie kommen: { $sources }.
cli-rules-tables = Die Tabellen: { $tables }.
cli-sources-title = Woher die Regeln von { $game } kommen
cli-sources-class = { $sign } { $name } ({ $n }): { $says }
cli-sources-same = { $id }: wie { $first }
cli-sources-options = Optionen
cli-rules-none = { $game } hat keine Regel `{ $id }`: Die Nummern reichen von { $first } bis { $last }
cli-rules-near = { $game } hat keine Regel `{ $id }`: Ähnlich sind { $near }

## Deals and results

cli-deal = { $game }, Spiel { $code } (Startzahl { $seed })
cli-deal-play = Spielen: { $command }
cli-some-game = eine Partie
cli-unfinished = Nicht beendet: { $game }.
cli-unfinished-since = { $game }, begonnen am { $date }
cli-day-deals = Spiele des Tages vom { $day } (UTC):
cli-day-begun = begonnen, { $moves }
cli-day-played = Das Tagesspiel von { $game } hast du schon gespielt: { $result }.
cli-day-again = Noch einmal spielen (zählt nicht): { $command }
cli-day-open = das Tagesspiel von { $game } ist noch nicht beendet
cli-day-none = noch kein Tagesspiel von heute ist beendet
cli-aid-hints = mit Hinweisen
cli-aid-solver = mit Löser
cli-aid-coach = mit Trainer
cli-mark-uncounted = zählt nicht
cli-none-finished = Noch keine beendete Partie. Spiel eine: `underdeck play GAME`

## Statistics

cli-stats-head = { $game }: { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
}
cli-stats-tally = { $name }: { $rate }
cli-stats-last = Zuletzt: { $results }
cli-stats-elsewhere = { $n ->
    [one] 1 Lernpartie oder Partie von anderswo zählt nicht mit.
   *[other] { $n } Lernpartien und Partien von anderswo zählen nicht mit.
}
cli-skill-head = { $game }: { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
}, um Glück bereinigt
cli-skill-none = Noch nicht genug Partien: Es braucht { $few } desselben Spiels, nicht gespickt und ohne Löser, mit Hausregeln, für die sich das Glück messen lässt.
cli-skill-reference = { $player } mit denselben Karten
cli-skill-won = { $who }: { $share } % gewonnen ({ $low } bis { $high } %)
cli-skill-won-adjusted = bereinigt { $share } % ({ $low } bis { $high } %)
cli-skill-score = bereinigte Punkte im Durchschnitt { $mean } ({ $low } bis { $high })
cli-skill-more-score = Deine Punkte im Durchschnitt, verglichen mit „greedy“: { $mean } ({ $low } bis { $high }).
cli-skill-worth = Eine um Glück bereinigte Partie sagt so viel wie { $worth } unbereinigte. Alle Intervalle gelten mit 95 % Sicherheit.

## Settings

cli-settings-empty = (leer)
cli-settings-option = { $key } = { $value }: Option für neue Partien.
cli-settings-unknown = { $key } bleibt erhalten, aber diese Version kennt es nicht.
cli-settings-default = { $key } ist nicht gesetzt: Für neue Partien gilt die Voreinstellung

## Checking files

cli-verify-ok = { $file }: ok, { $what }
cli-verify-unfinished = nicht beendet
cli-verify-invalid = { $invalid } von { $files } Dateien sind ungültig
cli-verify-daily = { $day }, { $deals ->
    [one] 1 Spiel
   *[other] { $deals } Spiele
}, SHA-256 { $hash }: stimmt mit dem vor dem Tag veröffentlichten überein
cli-verify-daily-alone = { $day }, { $deals ->
    [one] 1 Spiel
   *[other] { $deals } Spiele
}, SHA-256 { $hash }: vergleiche ihn mit dem vor dem Tag veröffentlichten
cli-verify-campaign = Kampagne { $name } von { $game }, { $chapters }
cli-verify-undone = bis zum Anfang zurückgenommen
cli-verify-cut = die Spur endet nach { $moves }, vor dem Ende der Partie: `--unfinished` lässt das zu
cli-trace-needs = gib ein Spiel und einen Spieler an oder mit `--record FILE` eine Aufzeichnung
cli-perft-speed = { $n } Zugfolgen in { $seconds } s, { $rate } pro Sekunde

## Moving games

cli-import-game = Partie { $n }: { $why }
cli-store-copied = { $store } enthält jetzt alles, darunter { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
}.

## Hosting

cli-host-no-player = kein Spieler heißt `{ $person }`: Gib eine Nummer, einen Hash aus dem Protokoll oder einen ganzen Namen an
cli-host-none = Es gibt keine.
cli-host-yes = vor einer Änderung wird gefragt, aber hier ist kein Terminal: Füge `--yes` hinzu
cli-host-unchanged = es wurde nichts geändert
cli-host-player = Spieler { $id } ({ $who })
cli-host-games = { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
}
cli-host-size = { $mib } MiB
cli-host-since = seit { $day }
cli-host-limits = eigene Grenzen: { $mib } MiB, Partien: { $games }
cli-host-default = wie alle
cli-host-banned-since = gesperrt seit { $day }
cli-host-ban-ask = { $who }
    Diesen Spieler sperren? [j/N]
cli-host-unban-ask = { $who }
    Diesen Spieler wieder zulassen? [j/N]
cli-host-rename-ask = { $who }
    Den Namen in „{ $name }“ ändern? [j/N]
cli-host-quota-ask = { $who }
    Die Grenzen dieses Spielers ändern? [j/N]
cli-host-purge-ask = Alle namenlosen Spieler löschen, die älter als { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} sind und nie gezogen haben? [j/N]
cli-host-vacuum-ask = Die ganze Datei neu schreiben? Der Server muss angehalten sein. [j/N]
cli-host-banned = Spieler { $id } ist gesperrt. Ein laufender Server folgt in höchstens 10 Sekunden.
cli-host-unbanned = Spieler { $id } darf wieder spielen. Ein laufender Server folgt in höchstens 10 Sekunden.
cli-host-renamed = Spieler { $id } heißt jetzt „{ $name }“.
cli-host-would-purge = { $n ->
    [one] 1 Spieler würde
   *[other] { $n } Spieler würden
} gelöscht.
cli-host-purged = { $n ->
    [one] 1 Spieler wurde
   *[other] { $n } Spieler wurden
} gelöscht.
cli-host-vacuumed = { $before } MiB vorher, { $after } MiB nachher. Ab jetzt wird die Datei von selbst kleiner.
cli-host-backup = Die Sicherung ist in Ordnung. Spieler: { $players }, Partien: { $games }, versiegelte Tage: { $days }.
cli-host-stats-players = Spieler: { $players } (mit Namen: { $named }, gesperrt: { $banned })
cli-host-stats-games = Partien: { $games } (laufend: { $unfinished }, Ergebnisse auf Bestenlisten: { $entries })
cli-host-stats-reviews = Wartende Analysen: { $n }
cli-host-stats-file = Datei: { $size } MiB (frei: { $free } MiB, für Spieler gezählt: { $stored } MiB)
cli-host-stats-database = Datenbank: { $size } MiB (für Spieler gezählt: { $stored } MiB)

## Solver

cli-solve-deal = welches Spiel? Gib einen Spielcode wie 17A oder `--seed N` an
cli-solve-alone = eine Aufzeichnung hat ihre eigenen Karten, und gefragt wird nach dem Sieg: Lass die anderen Argumente weg
cli-solve-hindsight = Spiel { $answer }
cli-solve-answer = { $code }: { $answer }
cli-solve-lost = verloren, wie auch immer man spielt
cli-solve-open = offen: Der Löser stieß an eine Grenze
cli-solve-won = gewonnen
cli-solve-score-best = { $score } Punkte, mehr gibt es nicht
cli-solve-score-bound = { $score } Punkte; mehr als { $bound } gibt es nicht
cli-solve-score-found = { $score } Punkte, das Beste bisher
cli-solve-turns-best = gewonnen in { $turns ->
    [one] 1 Runde
   *[other] { $turns } Runden
}, schneller geht es nicht
cli-solve-turns-least = gewonnen in { $turns ->
    [one] 1 Runde
   *[other] { $turns } Runden
}; mindestens { $least } sind nötig
cli-solve-departures = { $n ->
    [one] 1 Abweichung
   *[other] { $n } Abweichungen
}
cli-solve-positions = { $n ->
    [one] 1 Stellung
   *[other] { $n } Stellungen
}
cli-solve-milliseconds = { $n } ms
cli-solve-seconds = { $n } s
cli-winnable-damaged = die Datei ist beschädigt: Stell sie wieder her, um weiterzumachen, oder lösche sie für einen neuen Anfang
cli-winnable-options = bei einem Experiment stehen die Hausregeln in der Datei: Lass `--option` weg
cli-winnable-head = { $game }: { $n ->
    [one] 1 Verteilung
   *[other] { $n } Verteilungen
}, Startzahlen ab { $seed }
cli-winnable-won = gewonnen
cli-winnable-lost = verloren
cli-winnable-open = offen
cli-winnable-share = zu gewinnen: { $low } bis { $high } % (95 % Sicherheit; offene können beides sein)
cli-winnable-difficulty = Schwierigkeit in Abweichungen: { $groups }
cli-winnable-more = mehr
cli-winnable-mean = im Durchschnitt je Verteilung: { $positions } Stellungen, { $ms } ms
cli-winnable-codes = { $what }: { $codes }
cli-winnable-all = … (`--json` nennt alle)

## Coach

cli-review-resumed = Setzt eine frühere Analyse fort; `--fresh` beginnt von vorn.
cli-review-exercises = { $n ->
    [one] 1 neue Übung
   *[other] { $n } neue Übungen
} für `underdeck practice`.
cli-review-games = { $n ->
    [one] In 1 Partie: { $shares }.
   *[other] In { $n } Partien: { $shares }.
}
cli-review-none = Kein Fehler hat sich bestätigt.
cli-review-kind = { $verb } in { $game }: { $slips ->
    [one] 1 Fehler
   *[other] { $slips } Fehler
} in { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
}, Verlust { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
cli-calibrate-promised = versprochen
cli-calibrate-realised = erreicht
cli-calibrate-excess = versprochen − erreicht
cli-calibrate-gain = Gewinn durch den Rat
cli-calibrate-differ = { $differ } von { $n ->
    [one] 1 Zug weicht
   *[other] { $n } Zügen weichen
} von denen des Spielers „greedy“ ab
cli-calibrate-interval = 95-%-Intervall
cli-interval = { $low } bis { $high }

## Laboratory

cli-lab-player-twice = der Spieler { $player } ist zweimal angegeben: Er würde dieselben Partien spielen
cli-lab-campaign-players = eine Kampagne hat einen Spieler: Gib `--player` nur einmal an
cli-lab-campaign-luck = Glück lässt sich in Partien messen, nicht in Kampagnen: Lass `--campaign` oder `--adjust` weg
cli-lab-parquet = dieses Programm schreibt kein Parquet: Nimm `--csv` oder baue es mit `{ $command }`
cli-lab-until = { $until } wurde in { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
} nicht erreicht: `--games` erlaubt mehr.
cli-lab-best = `--best` ist der stärkste Spieler, aber random ist der schwächste: Nimm greedy oder mcts:200
cli-lab-same = beide Fassungen haben dieselben Optionen: Ändere eine mit `--with`
cli-lab-cell = Zelle `{ $cell }`: { $why }
cli-lab-report = Der Bericht mit Diagrammen: { $file }
cli-lab-finished = fertig
cli-lab-missing = offen
cli-lab-line = { $cell }: { $game }, Spieler { $player }, { $n ->
    [one] 1 Verteilung
   *[other] { $n } Verteilungen
}
cli-lab-line-against = { $cell }: { $game }, Spieler { $player }, { $n ->
    [one] 1 Verteilung
   *[other] { $n } Verteilungen
}, verglichen mit { $baseline }
cli-lab-left = { $done } von { $all } Zellen sind fertig; noch { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} zu spielen.
cli-bench-cost = Kosten
cli-bench-cost-of = { $u } U je Zug und Thread für { $player } (U, das Mischen von 54 Byte, dauerte { $floor } ns)
cli-bench-speed = Tempo
cli-bench-speed-of = { $games } Partien/s, { $moves } Züge/s mit { $threads ->
    [one] 1 Thread
   *[other] { $threads } Threads
} in { $seconds } s
cli-campaigns-head = { $game }: { $n ->
    [one] 1 Kampagne
   *[other] { $n } Kampagnen
}, Spieler { $player }, Startzahl { $seed }
cli-campaigns-options = Optionen
cli-campaigns-won = gewonnen
cli-campaigns-lost = verloren
cli-campaigns-unfinished = unbeendet
cli-campaigns-games = Partien
cli-campaigns-spread = Durchschnitt { $mean }, Median { $median }, 95 % höchstens { $p95 }, Maximum { $max }
cli-campaigns-ends = Enden
cli-train-round = Runde { $round }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $low } bis { $high } % gewonnen; { $positions ->
    [one] 1 Stellung
   *[other] { $positions } Stellungen
}, Fehler { $error }
cli-train-round-score = Runde { $round }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $low } bis { $high } % gewonnen, im Durchschnitt { $score } Punkte; { $positions ->
    [one] 1 Stellung
   *[other] { $positions } Stellungen
}, Fehler { $error }
cli-train-done = Die Gewichte stehen in { $file }.
cli-train-enough = { $file } hat schon { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}: `--rounds` erlaubt mehr.

## Server

cli-serve-address = erwartet werden Adresse und Port, etwa 127.0.0.1:8080 oder [::1]:8080
cli-serve-at = Underdeck läuft unter { $page }, bis du Strg-C drückst.
cli-serve-web = Die Offline-Ausgabe liegt unter { $page }.
cli-serve-new = Ein neuer, leerer Speicher wurde angelegt: { $file }
cli-serve-public = Jeder Rechner, der diesen erreicht, kann hier jetzt spielen und Partien speichern. Die Verbindung ist nicht verschlüsselt: Stell einen TLS-Proxy davor.
cli-serve-no-browser = Es ließ sich kein Browser öffnen: Öffne die Adresse selbst.
cli-serve-address-used = { $why }: Gib mit `--addr` eine andere Adresse oder einen anderen Port an

## Skill, and two versions of a game

cli-tune-targets = zwei Optionen werden auf ein Ziel abgestimmt: Lass eine Option oder ein Ziel weg
cli-skills-title = Was Können in { $game } bringt: { $n ->
    [one] 1 Verteilung
   *[other] { $n } Verteilungen
}, Startzahl { $seed }
cli-skills-won = Gewonnen: { $rates }.
cli-skills-scored = Mittlere Punktzahlen: { $rates }.
cli-skills-left-out = Weggelassen: { $player } spielte dieselben Partien wie { $to }, Zug für Zug, in allen { $n }.
cli-skills-identical = { $player } spielte dieselben Partien wie { $to }, Zug für Zug, in allen { $n }.
cli-skills-deals = Der Löser stuft sie ein: { $shares }.
cli-skills-share = { $n } { $level }
cli-skills-bounds = Nicht erfasst: was bessere Spieler gewännen. Der Löser kennt alle verdeckten Karten, kein Spieler kennt sie.
cli-skills-players = Spieler
cli-skills-player = Spieler
cli-skills-score = mittlere Punktzahl
cli-skills-simulations = Können nach Simulationen
cli-skills-simulated = Simulationen je Zug
cli-skills-levels = Gewonnen nach Schwierigkeit
cli-skills-levels-score = Mittlere Punktzahlen nach Schwierigkeit
cli-skills-level = Verteilungen
cli-skills-number = Anzahl
cli-skills-note = Der Sieg des Lösers weicht bei leichten Verteilungen nie von seiner einfachen Spielweise ab, bei ausgewogenen einmal, bei schweren öfter. Verlorene sind nicht zu gewinnen.
cli-skills-easy = leicht
cli-skills-fair = ausgewogen
cli-skills-hard = schwer
cli-skills-lost = verloren
cli-skills-open = offen
cli-compare-title = Zwei Fassungen von { $game }
cli-compare-differs = Was sich unterscheidet
cli-compare-option = Option
cli-compare-first = erste Fassung
cli-compare-second = zweite Fassung
cli-compare-ruling = Auslegung
cli-compare-name = Bedeutung
cli-compare-same = Alles andere ist gleich.
