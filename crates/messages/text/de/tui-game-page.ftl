## The page of a game

tui-game-begin = Neue Partie
tui-game-begin-note =
    { $summary }

    Neue Karten, mit den Optionen unten.
tui-game-todays = Tagesspiel
tui-game-puzzles = Rätsel
tui-game-puzzles-note = Finde die wenigen Züge, die noch gewinnen.
tui-game-guide = Lernpartie: { $title }
tui-game-guide-done = gemacht ✓
tui-game-guide-note = Feste Karten und ein paar Worte zu jedem Zug. Du kannst anders ziehen, die Anleitung verlassen und jederzeit zurückkehren.
tui-game-how-note = Das Spiel mit unseren Worten, in ein paar Minuten.
tui-game-rules = Alle Regeln
tui-game-rules-note = Die Regeln, nach denen das Programm spielt. Jede Regel hat ihre Nummer.
tui-game-rules-title = Die Regeln von { $game }
tui-game-tables-note = Preise, Ränge, Schaden und Punkte zum Nachschlagen.
tui-game-rulings = Auslegungen
tui-game-rulings-note = Wo die Spielregel eine Lücke hat, spielen wir eine Lesart. Hier kannst du eine andere wählen; die Regeln erklären beide.
tui-game-options = Optionen für neue Partien
tui-game-chosen = Neue Partien sind zu gewinnen, so wählt es das Programm: Stell unten „Gewinnbare Karten“ auf off, und die Karten sind nur gemischt.
tui-game-option-takes = Möglich: { $kind }.
tui-game-option-default = Voreinstellung: { $value }.

## Campaigns

tui-campaign-new-note = Verbundene Partien, eine nach der anderen, dazwischen eine Geschichte. Eine einzelne stellst du unten mit den Optionen ein.
tui-campaign-continue = Kampagne { $name }
tui-campaign-title = { $name }: { $game }
tui-campaign-next = Als Nächstes
tui-campaign-begun = begonnen
tui-campaign-story = Die Geschichte
tui-campaign-progress = Fortschritt
tui-campaign-played = { $n ->
    [one] 1 Kapitel gespielt
   *[other] { $n } Kapitel gespielt
}
tui-campaign-look-at = Kapitel { $n } nachspielen
tui-campaign-over = Die Kampagne ist zu Ende
tui-campaign-none = es gibt keine Kampagne { $name } oder nicht dieses Kapitel
