## The end of a game

you-won = Gewonnen
you-lost = Verloren
player-won = Spieler { $seat } hat gewonnen
rank-of = Platz { $rank } von { $of } mit diesen Karten (es zählt deine erste beendete Partie):
informed-note = Gespickt:
at-the-end = Am Ende:
another-deal = Neue Karten
deal-again = Dieselben Karten noch einmal
continue-campaign = Kampagne weiterspielen
result-and-board = Ergebnis und Bestenliste
result-share = Ergebnis teilen

## Around the table

table = Tisch
what-to-do = Was zu tun ist
beside-table = Seitenleiste
now = Jetzt
log = Verlauf
rules = Regeln
rules-behind = Regeln dazu
variations = Varianten
undo = Zurück
redo = Vor
hint = Tipp
guide = Anleitung
guide-strayed = Das war nicht der Zug der Anleitung. Sie geht von hier aus weiter.
guide-leave = Anleitung verlassen
undone = Zurückgenommen.
at-start = Am Anfang.
at-move = Bei Zug { $n }.
new-game = Neue Partie.
chosen = Ausgewählt
choose-target = Tippe jetzt eine hervorgehobene Karte oder Stelle an.
put-back = Abwählen
keys = Tasten
close = Schließen
more = Mehr

## Between two seats

turn-of = Spieler { $seat } ist am Zug
turn-of-title = { $game }: Spieler { $seat } ist am Zug
hand-over = Gib den Bildschirm an Spieler { $seat }. Bis der Zug vorbei ist, sollte sonst niemand hinsehen.
shown-to-you = Nur für dich sichtbar
show-my-table = Ich bin Spieler { $seat }: Zeig mir meinen Tisch
the-other-player = Der andere Spieler.
variations-later = Varianten werden nach der Partie gezeigt, denn sie würden die Züge des anderen verraten.

## Panels beside the table

happened = Was geschah
happened-none = Noch nichts.
sound-ask = Mit Ton spielen?
sound-yes = Ja
sound-no = Nein
moves-earlier = { $n ->
    [one] { $n } früherer Zug
   *[other] { $n } frühere Züge
}
ask-nothing = Dazu gibt es keine Erklärung.
ask-rules = Regeln:
ask-about = Nach einer Karte, einer Stelle oder einem Begriff fragen
refused-because = Nicht erlaubt:
rules-choose = Wähle etwas aus oder drücke § neben einem Zug.
variations-tried = Varianten
variations-note = Geh zu jeder Stellung. Nichts, was du gespielt hast, geht verloren.
variation-start = Anfang
solver = Löser
informed-by = gespickt ({ $how })
record-save = Aufzeichnung speichern
still-winnable = Ist die Partie noch zu gewinnen?
evaluation-on = Trainer zuschauen lassen
evaluation-off = Trainer nicht mehr zuschauen lassen
could-be-won = Waren diese Karten zu gewinnen?
best-possible = Welche Punktzahl war möglich?
delete-game = Partie löschen
archive-game = Partie archivieren
code-after-game = Der Spielcode wird nach der Partie angezeigt.
code-later = Der Spielcode wird nach dem Tag angezeigt.
code-share = gib ihn weiter, und alle bekommen dieselben Karten

## Around the cards

zone-empty = Leer
zone-nothing = Hier liegt noch nichts.
zone-unknown = Diese Version kann das nicht zeigen.
zone-put-back = Abwählen
zone-choose = Auswählen
walk-there = Dorthin gehen
zone-sideways = quer
zone-free = { $n ->
    [one] { $n } Platz frei
   *[other] { $n } Plätze frei
}
zone-of = von { $most }
zone-on-top = oben auf { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
zone-through = Durchsehen
zone-known = Bekannte Karten
zone-top = oben:
zone-bottom = unten:
zone-from-top = { $n }. von oben:
zone-smaller = kleiner
zone-larger = größer
zone-rows = { $rows } Reihen zu { $columns }
zone-row = Reihe { $n }
zone-column = Spalte { $n }
zone-cell = Reihe { $row } Spalte { $column }
deal-of-day = { $game }, Tagesspiel vom { $day }
aid-hints = { $n ->
    [one] { $n } Tipp
   *[other] { $n } Tipps
}
aid-solver = { $n ->
    [one] Löser
   *[other] Löser × { $n }
}
aid-coach = { $n ->
    [one] Trainer
   *[other] Trainer × { $n }
}
# The sign ♥ beside an amount, for screen readers.
hearts = Herzen
