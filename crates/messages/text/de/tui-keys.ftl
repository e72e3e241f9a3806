## Commands, in the list of keys

tui-keys-left = nach links; in einer Liste: voriger Wert
tui-keys-right = nach rechts; in einer Liste: nächster Wert
tui-keys-up = nach oben
tui-keys-down = nach unten
tui-keys-next = zum nächsten Bereich; in einer Suche: zum nächsten Treffer
tui-keys-previous = zum vorigen Bereich
tui-keys-first = zum ersten; in einer Wiedergabe: an den Anfang
tui-keys-last = zum letzten; in einer Wiedergabe: an den Schluss
tui-keys-page-up = eine Seite nach oben
tui-keys-page-down = eine Seite nach unten
tui-keys-choose = aufnehmen, wählen oder zurücklegen
tui-keys-act = den Zug hier machen, sonst fragen; dorthin gehen
tui-keys-sensible = den einzigen Zug machen, der nicht sofort verliert
tui-keys-back = zurücklegen, schließen
tui-keys-moves = alle erlaubten Züge und was sie bewirken
tui-keys-type = einen Zug in Notation tippen; Tab ergänzt ihn
tui-keys-hint = ein Tipp mit Begründung
tui-keys-solve = noch zu gewinnen? In einer laufenden Partie mit Rückfrage
tui-keys-coach = nach der Partie: Was hat jede Entscheidung gekostet?
tui-keys-next-slip = in einer Analyse: zum nächsten Fehler
tui-keys-previous-slip = in einer Analyse: zum vorigen Fehler
tui-keys-eye = Trainer schaut zu: deine Chance vor und nach jedem Zug
tui-keys-about = was das ist; noch einmal: nach etwas anderem fragen
tui-keys-guide = die Anleitung verlassen oder zurückholen
tui-keys-why = die Regeln hinter den Zügen hier oder hinter dem letzten Zug
tui-keys-undo = den letzten Zug zurücknehmen
tui-keys-redo = ihn wiederholen
tui-keys-tree = alle Varianten bisher; zu jeder kannst du gehen
tui-keys-open = die Karten eines Bereichs oder Stapels ansehen
tui-keys-log = alles, was passiert ist
tui-keys-search = eine Liste oder einen Text durchsuchen; am Tisch: die Züge
tui-keys-rules = wie das Spiel gespielt wird
tui-keys-tables = die Tabellen des Spiels, wenn es welche hat
tui-keys-story = eine lange Nachricht ganz; die Geschichte eines Kapitels der Kampagne
tui-keys-comment = einen Kommentar in die Aufzeichnung schreiben
tui-keys-correct = eine eingegebene Karte oder einen Wurf berichtigen
tui-keys-next-deal = nach einer Partie, einem Rätsel oder einer Übung: die nächste
tui-keys-same-deal = dieselben Karten oder dasselbe Rätsel noch einmal
tui-keys-replay = nach einer Partie: von Anfang an nachspielen
tui-keys-follow = die gezeigte Lösung Zug für Zug ansehen
tui-keys-rename = am Start: eine unbeendete Partie benennen
tui-keys-delete = am Start: eine unbeendete Partie löschen
tui-keys-copy = den Spielcode kopieren, nach dem Ende das Ergebnis
tui-keys-next-game = die nächste offene Partie
tui-keys-previous-game = die vorige offene Partie
tui-keys-settings = Einstellungen
tui-keys-help = alle Tasten
tui-keys-home = zum Start; die Partie bleibt gespeichert; in einer Liste oder einem Text: zurück
tui-keys-quit = beenden; jede Partie ist gespeichert
tui-keys-interrupt = abbrechen; jede Partie ist gespeichert
tui-keys-suspend = in die Shell wechseln; fg kehrt zurück
tui-keys-repaint = den Bildschirm neu zeichnen

## Commands, below the table

tui-keys-short-choose = wählen
tui-keys-short-act = ziehen
tui-keys-short-sensible = einziger Zug
tui-keys-short-enter = annehmen
tui-keys-short-suggest = nächste
tui-keys-short-correct = berichtigen
tui-keys-short-type = tippen
tui-keys-short-hint = Tipp
tui-keys-short-solve = gewinnbar?
tui-keys-short-coach = Trainer
tui-keys-short-next-slip = nächster Fehler
tui-keys-short-previous-slip = voriger Fehler
tui-keys-short-table = Tisch
tui-keys-short-task = Frage
tui-keys-short-undo = zurück
tui-keys-short-moves = Züge
tui-keys-short-why = Regeln
tui-keys-short-home = Start
tui-keys-short-help = Tasten
tui-keys-short-copy = Ergebnis kopieren
tui-keys-short-tree = Varianten
tui-keys-short-log = Verlauf
tui-keys-short-on = vor
tui-keys-short-back = zurück
tui-keys-short-first = Anfang
tui-keys-short-last = Schluss
tui-keys-short-play = abspielen
tui-keys-short-play-on = weiterspielen
tui-keys-short-what-now = wie weiter
tui-keys-short-about = was ist das
tui-keys-short-open = Karten
tui-keys-short-rules = Spielregeln
tui-keys-short-comment = Kommentar
tui-keys-short-settings = Einstellungen

## The page of keys

tui-help-keys = Tasten am Tisch
tui-help-text =
    Eine Taste bedeutet am Tisch, in jeder Liste und auf jeder Seite dasselbe; in einer Liste steht sie bei ihrer Zeile. Nur eine Frage hat eigene Antworten: n und y.

    Eine Ziffer macht den Zug mit dieser Nummer unter dem Tisch. Züge ohne Ort auf dem Tisch sind Schaltflächen am unteren Rand, jede mit einem Großbuchstaben.

    Andere Tasten für einen Befehl stehen in der Einstellungsdatei im Abschnitt `[keys]`: `hint = "x ctrl-n"`. Die Befehle heißen left, down, undo, hint, why und so weiter; bei einem falschen Namen nennt die Fehlermeldung alle.

    # Die Maus

    Zeig auf etwas, um zu lesen, was es ist und was du damit tun kannst. Ein Klick nimmt es auf oder macht den Zug. Klicke auf einen markierten Ort oder zieh es dorthin, um den Zug zu machen. Die rechte Taste erklärt etwas oder legt Aufgenommenes zurück. Das Rad blättert.

    # Zeichen

    - Ein dicker goldener Rahmen ist der Cursor. Ein Haken markiert, was du aufgenommen hast. Ein dünner grüner Rahmen markiert, wo ein Zug beginnen kann, ein dicker, wohin das Aufgenommene passt oder was dazu passt.
    - Eine quer liegende Karte ist niedrig und grau, klein geschrieben `<7♥>`. Eine verdeckte Karte, die du kennst, ist `(7♥)`.
    - `@` bist du. Balken zeigen eine Zahl und ihre Grenze.
    - Was sich gerade geändert hat, behält bis zum nächsten Zug einen helleren Rahmen.

    # Nichts geht verloren

    Die Partie wird nach jedem Zug gespeichert, was auch immer mit dem Terminal passiert. Zurücknehmen kostet nichts. Nur wenn du einen Zug zurücknimmst, der Verborgenes aufgedeckt hat, gilt die Partie als *gespickt*, und nach einer Frage an den Löser als *Löser benutzt*; solche Partien zählen getrennt.
