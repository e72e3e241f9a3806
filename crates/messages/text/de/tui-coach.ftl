## Reviews

tui-coach-title = Analyse
tui-coach-looking = Die Partie wird analysiert …
tui-coach-closer = Feinanalyse: Die Zahlen werden genauer …
tui-coach-no-more = Keine weiteren Fehler in dieser Richtung.
tui-coach-practice = { $n ->
    [one] 1 neue Übung für `underdeck practice`.
   *[other] { $n } neue Übungen für `underdeck practice`.
}
tui-coach-running = Der Trainer analysiert beendete Partien. Während der Partie gibt n einen Tipp.
tui-coach-at = Zug { $n }. { $words }
tui-coach-played = Gespielt: { $move }, { $value }
tui-coach-better = Besser: { $move }, { $value }
tui-coach-other-seat = Der andere Spieler
tui-coach-part = Ein Teil des Tisches; Esc zeigt den ganzen.
tui-coach-close = Schließen

## The live coach

tui-eye-open = Der Trainer schaut zu. Die Partie gilt als „mit Trainer“ und kommt in keine Bestenliste. Dieselbe Taste schaltet ihn ab.

## The solver

tui-solve-title = Löser
tui-solve-follow = Lösungsweg durchgehen
tui-solve-ended = Zur letzten gewinnbaren Stellung
tui-solve-close = Schließen

## Waiting

tui-wait-solver = Der Löser sucht
tui-wait-deal = Passende Karten werden gesucht
tui-wait-puzzle = Deine Antwort wird geprüft
tui-wait-program = Das Programm wählt seinen Zug
tui-wait-exercise = Der Trainer prüft deine Antwort
tui-wait-seconds = { $n } s
tui-wait-others = Andere Tasten haben bis zur Antwort keine Wirkung.
tui-wait-foot = Esc bricht ab
tui-wait-foot-program = Esc speichert die Partie und geht zum Start
tui-wait-left = Die Partie ist gespeichert; das Programm zieht, wenn du weiterspielst.
tui-wait-cancelled = Abgebrochen: Nichts wurde geändert.
tui-wait-failed = Keine Antwort: Die Suche endete mit einem Fehler.

## Puzzles and exercises

tui-task-puzzle = Rätsel { $n } von { $count }, Stufe { $level } von { $levels }
tui-task-exercise = Übung
tui-task-question = { $answers ->
    [one] { $motif }: 1 von { $legal } Zügen gewinnt noch. Welcher?
   *[other] { $motif }: { $answers } von { $legal } Zügen gewinnen noch. Finde einen.
}
tui-task-on = Bis hier richtig. Welcher Zug hält den Gewinn?
tui-task-open = Noch verdeckt, nächste Karte zuerst (s zeigt es wieder):
tui-task-best = Hier hast du einen Fehler gemacht. Welcher Zug ist der beste?
tui-task-right = Richtig
tui-task-wrong = Falsch
tui-task-win = Den Gewinn durchgehen
tui-task-loss = Die Niederlage durchgehen
tui-task-solution = Lösung zeigen
tui-task-all = Alle Rätsel
tui-task-home = Start
tui-task-days = Rätsel des Tages: Serie { $days }, beste { $best }.
tui-task-none = dieses Rätsel gibt es nicht
tui-task-barred = Nicht während einer Aufgabe: Mach deinen Zug oder verlasse sie mit q.
