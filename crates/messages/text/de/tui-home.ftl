## Home

tui-home-title = Start
tui-home-motto = Solo-Dungeons mit Karten, ein Tisch für alle
tui-home-games = Spiele
tui-home-campaigns = Kampagnen
tui-home-more = Mehr
tui-home-continue = Weiterspielen
tui-home-continue-game = Weiter: { $what }
tui-home-open = Schon offen; ] und [ wechseln zwischen offenen Partien.
tui-home-broken = (die Aufzeichnungen dieser Kampagne sind fehlerhaft)
tui-home-code-note = Hat dir jemand einen Code geschickt? Er enthält Spiel, Optionen und Glück.
tui-home-practice = Üben
tui-home-practice-note = Deine eigenen Fehler aus den Analysen. Jeder kommt wieder, bis du ihn löst.
tui-home-statistics = Statistik
tui-home-statistics-note = Siege, Serien, Punkte und Längen für jedes Spiel und jeden Satz von Optionen.
tui-home-records = Partien
tui-home-records-note = Alle beendeten Partien, die neueste zuerst. Jede lässt sich Zug für Zug nachspielen.
tui-home-settings = Einstellungen
tui-home-settings-note = Sprache, Farbschema, Farben der Karten, Bewegung, Maus und die Optionen für neue Partien.
tui-home-help = Tasten und Hilfe
tui-home-help-note = Alle Tasten, die Maus und die Bedeutung der Zeichen.
tui-home-leave-note = Jede Partie wird nach jedem Zug gespeichert. Nichts geht verloren.

## A game in the list

tui-home-by = Von { $name }.
tui-home-facts = Eine Partie dauert { $length }. Sie ist { $difficulty }.
tui-home-new = noch nicht gespielt
tui-home-never-played = Neu für dich? Beginne mit einer Lernpartie auf der Seite des Spiels.
tui-home-streak = Längste Serie: { $streak }.
tui-home-best = Bestwert: { $score }.
tui-home-length = { $n ->
    [one] Deine Partien dauern etwa 1 Zug.
   *[other] Deine Partien dauern etwa { $n } Züge.
}
tui-home-today-open = offen
tui-home-today-note = Heute für alle dasselbe Spiel. Es wechselt um 00:00 Uhr UTC; deine erste beendete Partie zählt.
tui-home-today-begun = Begonnen.
tui-home-today-done = Gespielt. Enter zeigt dein Ergebnis als Karte zum Teilen.

## A game that another program has open, and damaged files

tui-home-elsewhere = Diese Partie ist anderswo offen
tui-home-elsewhere-intro = { $game }: { $holder }. Eine Partie kann nur in einem Fenster offen sein.
tui-home-leave-open = Dort lassen
tui-home-look = Den letzten Stand ansehen
tui-home-take-over = Übernehmen; das andere Fenster kann sie nicht mehr speichern
tui-home-repairs = Beschädigte Partien gefunden
