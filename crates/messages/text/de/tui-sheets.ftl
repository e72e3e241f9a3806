## Lists and lines to type in

tui-sheet-type = Zug tippen
tui-sheet-which = Welcher Zug?
tui-sheet-how-many = Wie viele?
tui-sheet-comment = Kommentar schreiben
tui-sheet-comment-ask = Kommentar:
tui-sheet-player-ask = Dein Name in Aufzeichnungen:
tui-sheet-name = Diese Partie benennen
tui-sheet-name-ask = Name:
tui-sheet-value-ask = Wert:
tui-sheet-moves = { $n ->
    [one] 1 erlaubter Zug
   *[other] { $n } erlaubte Züge
}
tui-sheet-tree = Alle Varianten
tui-sheet-tree-intro = Enter geht dorthin; die späteren Züge bleiben als Variante.
tui-sheet-start = der Anfang
tui-sheet-here = du bist hier
tui-sheet-search = /{ $words }   Enter beendet, Tab sucht weiter

## Explanations

tui-sheet-why = Die Regeln hier
tui-sheet-why-last = Die Regeln hinter dem letzten Zug
tui-sheet-why-refused = Warum nicht
tui-sheet-about-now = Was es jetzt bewirkt
tui-sheet-about-more = i fragt nach allem anderen: einer Karte, einem Teil des Tisches, einem Wort.
tui-sheet-thing = Was ist …?
tui-sheet-thing-ask = Karte, Teil des Tisches oder Wort:

## Questions

tui-sheet-walk-no = Hier bleiben
tui-sheet-undo-no = Zug behalten
tui-sheet-undo-yes = Zurücknehmen
tui-sheet-play-on = Weiterspielen
tui-sheet-delete = Diese Partie löschen?
tui-sheet-delete-intro = Die angefangene Partie und alle ihre Varianten sind dann endgültig weg.
tui-sheet-delete-no = Behalten
tui-sheet-delete-yes = Löschen
tui-sheet-play-on-here = Von hier weiterspielen?
tui-sheet-play-on-intro = Die Stellung wird eine eigene Partie. Haben die Züge danach Verborgenes aufgedeckt, gilt sie als gespickt.
tui-sheet-keep-looking = In der Wiedergabe bleiben
tui-sheet-play-from-here = Von hier weiterspielen
tui-sheet-leave = Ohne Speichern beenden?
tui-sheet-leave-intro = Nicht gespeichert: { $reason }.
tui-sheet-leave-no = Bleiben
tui-sheet-leave-yes = Beenden; die Aufzeichnung erscheint im Terminal
tui-solve-ask-no = Ohne ihn weiterspielen
tui-solve-ask-yes = Fragen
tui-eye-ask-yes = Zuschauen lassen

## The line below a page

tui-sheet-foot-home = Enter wählt   , Einstellungen   ? Tasten   q beendet
tui-sheet-foot-list = Enter wählt   Esc zurück   ? Tasten
tui-sheet-foot-game = Enter spielt weiter   Entf   F2 benennen   ? Tasten
tui-sheet-foot-reading = Pfeile blättern   Esc zurück   ? Tasten
tui-sheet-foot-turn = links und rechts ändern   Esc zurück   ? Tasten
tui-sheet-foot-copy = y kopiert   Esc zurück   ? Tasten
tui-sheet-foot-line = Enter bestätigt, Esc geht zurück
tui-sheet-foot-typing = Tab ergänzt, Enter bestätigt, Esc geht zurück
