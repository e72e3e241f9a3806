## Review

review = Analyse
review-chance = Deine Gewinnchance vor jeder Entscheidung und das Ergebnis
review-score = Deine erwarteten Punkte vor jeder Entscheidung und das Ergebnis
review-slips = Deine teuersten Entscheidungen
review-all = Alle Entscheidungen
review-begin = Diese Partie analysieren
review-none = Der Trainer hat diese Partie noch nicht analysiert.
review-closer = Genauer analysieren
review-played = Gespielt
review-before = Davor
review-after = Danach
review-best = Besser
review-cost = Verlust
review-luck = Glück
review-verdict = Urteil
next-slip = Nächster Fehler
gauge-chance = Gewinnchance: { $value }
gauge-score = Erwartete Punkte: { $value }
review-underway = Der Trainer analysiert diese Partie: { $percent } %.
review-waits = Der Trainer analysiert zuerst andere Partien.
review-reload = Noch einmal nachsehen

## Practice

practice = Üben
practice-lead = Deine eigenen Fehler kommen hier wieder, bis du sie löst.
practice-ask = { $game }, Zug { $n }: Welcher Zug ist der beste?
practice-next = Nächste Übung

## Puzzles

puzzles = Rätsel
puzzles-lead = Stellungen, in denen nur noch wenige Züge gewinnen. Alle Karten sind bekannt, und der Löser hat bewiesen, dass jeder andere Zug verliert.
puzzles-rating = Deine Wertung: { $own }.
puzzles-themes = Themen
puzzles-all = Alle Rätsel
puzzles-tried = { $tried } von { $count } versucht, { $right } auf Anhieb gelöst.
puzzles-days = Tagesserie bei Rätseln { $days }, beste { $best }.
puzzle-daily = Rätsel des Tages
puzzle-next = Nächstes Rätsel
puzzle-level = Stufe { $level }
puzzles-chance = Letzte Gewinnchance
puzzles-departures = Gewinn durch ungewöhnliche Züge
puzzles-plan = Ein einziger Gewinnplan
puzzle-title = { $game }, Rätsel { $n } von { $count }, Stufe { $level } von { $levels }
puzzle-ask =
    { $answers ->
        [one] Nur einer von { $legal } Zügen gewinnt noch. Welcher?
       *[other] Nur { $answers } von { $legal } Zügen gewinnen noch. Finde einen.
    }
puzzle-open = Verdeckte Karten, in der Reihenfolge, in der sie kommen
puzzle-right = Richtig!
puzzle-circle = Richtig, aber hier warst du schon.
puzzle-rolls = Nächste Würfe:
puzzle-onward = Nächstes
puzzle-solved = Gelöst!
puzzle-loses = Das verliert.
puzzle-back = Zurücknehmen
puzzle-watch = Den Rest ansehen
puzzle-rated = Wertung { $own } ({ $change })
puzzle-ratings = Rätsel { $puzzle }, du { $own }
puzzle-solution = Lösung
