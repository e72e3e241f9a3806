## Guided games

guide-left = Deine Partie hat die Lernpartie verlassen: Der nächste Schritt passt hier nicht. Spiel weiter oder nimm Züge zurück, um zurückzukehren.
guide-continue = Weiter. { $effect }

## Partien mit echten Karten

answer-turned = { $card }
answer-turned-effect = { $name }
answer-rolled = { $value }
answer-rolled-effect = Der Würfel zeigt { $value }.
answer-rolled-label = { $value } gewürfelt
ask-set-up = Bau das Spiel von Hand auf. { $question }
ask-so-far = Bisher: { $entries }. { $question }
ask-die = Würfle einen { $die }: Was zeigt er?
ask-card = Dreh die nächste Karte des Stapels { $pile } um: Welche ist es?
ask-card-for = Dreh die nächste Karte des Stapels { $pile } um ({ $place }): Welche ist es?
ask-card-next = Dreh die nächste Karte um ({ $place }): Welche ist es?
ask-die-expected = gib ein, was der { $die } zeigt, 1 bis { $sides }
ask-card-expected = gib die Karte mit Rang und Farbe ein, etwa QS, 10h oder queen of spades
answer-expected = was aufgedeckt oder gewürfelt wurde, etwa `turned QS` oder `rolled 4`
card-not-entered = noch nicht eingegeben
card-asked-now = jetzt gefragt
place-on = { $zone }, { $cell }

## Züge des Programms und Ablehnungen

program-moved = { $n ->
    [one] Spieler { $seat }, das Programm ({ $player }), hat 1 Zug gemacht.
   *[other] Spieler { $seat }, das Programm ({ $player }), hat { $n } Züge gemacht.
}
program-no-move = das Programm hat keinen Zug
program-tag = ein Platz und ein Spieler, etwa `2 greedy`
question-stopped = es wurde angehalten
why-not-now = Jetzt nicht: { $reason }.

## The full screen and line mode

others-move = Der letzte Zug war der des anderen Spielers und wird nicht gezeigt.
hidden-variations = Die Varianten bleiben verborgen, solange die Spieler Geheimnisse voreinander haben.
undo-not-agreed = Spieler { $seat } ist mit dem Zurücknehmen nicht einverstanden.
saved-again = Wieder gespeichert.
nothing-there = dort ist jetzt nichts zu tun
nothing-to-undo = Das ist der Anfang: Es gibt nichts zurückzunehmen.
nothing-to-redo = Es gibt nichts zu wiederholen.
undone-move = Zurückgenommen: { $move }
no-story = Keine Geschichte: Diese Partie gehört zu keiner Kampagne.
solver-says = Der Löser:
coach-off = Der Trainer schaut nicht mehr zu. Die Partie bleibt „mit Trainer“.
coach-refused = Der Trainer schaut nur in laufenden Partien zu, nicht in Tagesspielen und nicht zu zweit.
coach-none = Der Trainer hat keine Antwort: { $reason }.
table-empty = leer
table-nothing = nichts
card-count = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
about-rules = Regeln: { $rules }
a-draw = Unentschieden
entry-no-card = `{ $typed }` ist keine Karte: Tippe Wert und Farbe, etwa QS oder 10h.
entry-no-roll = `{ $typed }` ist kein Wurf: Tippe eine Zahl von 1 bis { $most }.
confirm-solver = Löser fragen?
confirm-solver-what = Er kennt alle verdeckten Karten und alles künftige Glück und findet heraus, ob diese Partie noch zu gewinnen ist. Die Partie gilt dann für immer als „Löser benutzt“ und zählt getrennt.
confirm-coach = Soll der Trainer zuschauen?
confirm-coach-what = Er zeigt deine Chance vor und nach jedem Zug. Die Partie gilt dann für immer als „mit Trainer“ und kommt in keine Bestenliste.
confirm-walk = Dorthin gehen?
confirm-walk-what = Jeder Schritt kostet eine Karte: { $moves }.
confirm-walk-yes = Dorthin gehen
walk-none = Auf dem Weg dorthin kann etwas passieren. Geh Schritt für Schritt.
confirm-undo = Zurücknehmen?
confirm-undo-what = Dieser Zug hat Verborgenes aufgedeckt. Nimmst du ihn zurück, gilt die Partie als gespickt und zählt getrennt.
confirm-undo-daily = Dieser Zug hat Verborgenes aufgedeckt. Nimmst du ihn zurück, gilt dieses Tagesspiel für immer als gespickt.
confirm-resign = Aufgeben?
confirm-end = Die Partie hier beenden?
confirm-end-what = { $label }: { $effect }
confirm-end-daily = { $label }: { $effect } Das ist ein Tagesspiel, und das erste Ende zählt.
undo-ask = Spieler { $other }: Spieler { $seat } möchte den letzten Zug zurücknehmen. Einverstanden?
undo-ask-peeked = Spieler { $other }: Spieler { $seat } möchte den letzten Zug zurücknehmen. Er hat Verborgenes aufgedeckt, deshalb wird die Partie als gespickt markiert. Einverstanden?
seat-player = Spieler { $seat }
replay-at = Zug { $n } von { $of }
puzzle-share = Zum Teilen: underdeck puzzles { $game } --number { $n }, oder /puzzles/{ $game }/{ $n } auf einem Server.
enter-deal-code = Spielcode eingeben
ask-deal-code = Spielcode:
ask-campaign-name = Name der Kampagne:
standing-so-far = Bisher: { $standing }.
menu-how-to-play = So wird gespielt
menu-leave = Beenden
mark-peeked = gespickt
mark-solver-used = Löser benutzt
