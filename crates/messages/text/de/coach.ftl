## What the coach says

coach-win = Trainer: Gewinnchance { $now }.
coach-score = Trainer: erwartete Punkte { $now }.
coach-win-before = Trainer: Gewinnchance { $now } (vorher { $was }).
coach-score-before = Trainer: erwartete Punkte { $now } (vorher { $was }).
coach-percent = { $n }{"\u00A0"}%
coach-more = +{ $n }
coach-less = −{ $n }
review-so-far = Gewinnchance bisher: { $start } → { $end }.
review-so-far-score = Erwartete Punkte bisher: { $start } → { $end }.
review-scored = Du hast { $end } Punkte; greedy erreicht von hier { $start }.
review-won = Du hast gewonnen; greedy gewinnt von hier { $start }.
review-drew = Unentschieden; greedy gewinnt von hier { $start }.
review-lost = Du hast verloren; greedy gewinnt von hier { $start }.
review-shares = Glück: { $luck } Prozentpunkte. Deine Entscheidungen: { $skill }.
review-shares-score = Glück: { $luck } Punkte. Deine Entscheidungen: { $skill }.
review-error = { $value } (±{ $error })
tally = { $slips } in { $n ->
    [one] { $n } Entscheidung
   *[other] { $n } Entscheidungen
}
tally-none = Keine Fehler
tally-blunders = { $n ->
    [one] { $n } Patzer
   *[other] { $n } Patzer
}
tally-mistakes = { $n ->
    [one] { $n } Fehler
   *[other] { $n } Fehler
}
tally-inaccuracies = { $n ->
    [one] { $n } Ungenauigkeit
   *[other] { $n } Ungenauigkeiten
}
tally-only = { $n ->
    [one] { $n } einziger Zug gefunden
   *[other] { $n } einzige Züge gefunden
}
stroke = { $change } nach Zug { $n } ({ $move })
strokes = Das größte Glück und Pech: { $strokes }.
slip-inaccuracy = Ungenauigkeit: { $played } ({ $before } → { $after }), Verlust { $cost }. Besser: { $best }, { $worth }.
slip-mistake = Fehler: { $played } ({ $before } → { $after }), Verlust { $cost }. Besser: { $best }, { $worth }.
slip-blunder = Patzer: { $played } ({ $before } → { $after }), Verlust { $cost }. Besser: { $best }, { $worth }.
interval-of = { $value } ({ $low } bis { $high })
review-method-glance = Erste Schätzung: jeder deiner Züge neben dem von greedy, je { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
} (Startzahl { $seed }).
review-method = Nach jedem geprüften Zug spielt greedy { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
} in jeder von zwei Stichproben zu Ende (Startzahl { $seed }).
coach-shares = Glück { $luck } und Entscheidungen { $skill } Punkte pro Partie
deck = { $n ->
    [one] { $n } Übung
   *[other] { $n } Übungen
} zu lösen, { $solved } gelöst.
deck-empty = Noch keine Übungen. Eine Analyse deiner Partien macht aus jedem bestätigten Fehler eine.
deck-due = { $n } jetzt fällig.
deck-nothing = Nichts ist fällig.
deck-next = Nächste Übung in { $wait }.
exercise-solved = Gelöst.
exercise-back = Sie kommt in { $wait } wieder.
wait-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
wait-hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
}
wait-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tagen
}
answer-best = Richtig! { $best }.
answer-as-good = Richtig! { $played } ist so gut wie { $best }.
answer-wrong = Nicht der beste Zug: { $played } kostet { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}. Besser: { $best }.
reply-right = Richtig! { $answers ->
    [one] Nur { $move } gewinnt noch.
   *[other] { $move } ist einer von { $answers } Gewinnzügen.
}
reply-still = Richtig! { $move } gewinnt noch.
reply-wins = Zum Beispiel { $line }, gewonnen in { $n ->
    [one] { $n } Zug
   *[other] { $n } Zügen
}.
reply-wrong = Nein: Nach { $move } ist die Partie nicht mehr zu gewinnen ({ $positions ->
    [one] { $positions } Stellung
   *[other] { $positions } Stellungen
} geprüft).
reply-at-once = Die Partie ist sofort zu Ende. { $end }
reply-loses = Zum Beispiel { $line }. Nach { $n ->
    [one] { $n } Zug
   *[other] { $n } Zügen
} ist die Partie zu Ende. { $end }

## Exercises and puzzles that do not work

coach-deck-version = die Übungen haben die Version { $version }, und dieses Programm liest Version { $known }
coach-not-legal = { $move } ist nicht mehr erlaubt
coach-puzzle-unproven = die Antworten auf Rätsel { $n } lassen sich nicht beweisen
coach-puzzle-differs = Rätsel { $n } ist `{ $found }`, nicht `{ $puzzle }`
coach-puzzle-outdated = Rätsel { $n } der Verteilung { $deal } folgt nicht den Regeln
coach-puzzle-line = Rätsel { $n } besteht nicht aus Verteilung, Zügen, vier Zahlen, ` | ` und Antworten: `{ $line }`
revealed-in = { $cell }: { $card }
