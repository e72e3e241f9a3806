## The table

tui-table-free-place = ein freier Platz
tui-table-free-cell = nichts hier
tui-table-sideways = quer
tui-table-of = { $name }: { $n } von { $of }
tui-table-step = { $name }: { $step }, Schritt { $n } von { $of }
tui-table-moves = { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
}
# The walk to a distant room, and its length or the moves of it that take a card.
tui-table-walk = → { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
}
tui-table-walk-takes = → { $n ->
    [one] 1 Karte: { $moves }
   *[other] { $n } Karten: { $moves }
}
tui-table-more = { $n } weitere: m zeigt alle
tui-table-picked = Aufgenommen: { $things }
tui-table-here = Hier
tui-table-message = Nachricht
tui-table-log = Verlauf

## Hints and guides

tui-table-hint = Tipp: { $label }. { $reason }
tui-table-guide = Anleitung, { $n } von { $of }: { $words } Enter: { $label }.
tui-table-guide-strayed = Das war nicht der Zug der Anleitung: { $events } Die Anleitung geht weiter. { $guide }

## The head line

tui-table-player = Spieler { $seat }
tui-table-deal = Spiel { $code }
tui-replay-title = Wiedergabe

## Two players at one terminal

tui-table-hand-over = Lies das, drücke eine Taste und gib an Spieler { $seat } weiter.
tui-table-open-curtain = Spieler { $seat }: Drücke eine Taste, sobald sonst niemand zusieht.
tui-table-any-key = Weiter mit einer beliebigen Taste.
tui-table-yes-key = y nimmt ihn zurück, jede andere Taste nicht.

## Answers to keys

tui-say-too-small = Der Tisch braucht { $wide } Spalten und { $high } Zeilen; dieses Terminal hat { $w } und { $h }. Mach es größer, um weiterzuspielen, oder spiel mit l im Zeilenmodus weiter oder beende mit q; die Partie ist gespeichert.
tui-say-redone = Wiederholt: { $move }
tui-say-nothing-here = Hier ist gerade nichts zu tun. m zeigt alle erlaubten Züge.
tui-say-take-first = Nimm zuerst auf, was hierher passt: { $things }.
tui-say-picked-up = Aufgenommen. Geh zu einem markierten Ort und drücke Enter, oder drücke 1; Esc legt es zurück.
tui-say-does-not-go = Dahin geht es nicht, nur hierhin: { $places }. Esc legt es zurück.
tui-say-is-over = Die Partie ist zu Ende. Enter: wie weiter; u nimmt zurück, y kopiert das Ergebnis, q führt zum Start.
tui-say-enter-acts = Enter macht den Zug.
tui-say-no-such-thing = Hier heißt nichts { $name }.
tui-say-several = Hier ist mehr als ein Zug sinnvoll. m nennt alle.
tui-say-no-number = Hier hat kein Zug diese Nummer.
tui-say-no-key = Diese Taste hat hier keine Wirkung; ? zeigt alle Tasten.
tui-say-when-over = Erst nach dem Ende einer Partie; ? zeigt alle Tasten.
tui-say-no-hint = Kein Tipp: Es gibt nichts zu entscheiden.
tui-say-no-guide = Diese Partie hat keine Anleitung. Lernpartien bietet die Seite des Spiels, vom Start aus.
tui-say-left-guide = Du hast die Anleitung verlassen; die Partie geht weiter. g holt die Anleitung zurück.
tui-say-no-log = Es ist noch nichts passiert.
tui-say-no-rules-here = Es gibt noch nichts zu erklären.
tui-say-only-game = Keine andere Partie ist offen; q führt zum Start, wo du eine öffnen kannst.
tui-say-copied = Kopiert.
tui-say-no-deal-code = Eine Partie mit eigenen Karten hat keinen Spielcode.

## Replays

tui-replay-plays = Läuft; Leertaste hält an.
tui-replay-stops = Angehalten; Leertaste spielt ab.
tui-replay-looking = Das ist eine Wiedergabe: r vor, u zurück, t alle Varianten, Pos1 und Ende an Anfang und Schluss.

## Saving

tui-say-unsaved = Nicht gespeichert: { $reason }. Spiel weiter; jede Taste versucht es noch einmal.
tui-say-taken = Ein anderes Fenster hat diese Partie übernommen; hier wird sie nicht gespeichert: { $reason }.
tui-say-is-gone = die Partie ist weg: Ein anderes Programm hat sie beendet oder verschoben
tui-say-rescued = Nicht gespeichert: { $reason }. Das ist die Aufzeichnung der Partie; speichere sie als Datei und spiel sie mit --record DATEI weiter.
tui-say-unsaved-end = die Partie ist nicht gespeichert: { $reason }

## Cards and rolls of a game with real cards

tui-field-type = Tippe eine Karte, etwa QS oder 10h
tui-field-enter = { $card }: Enter drücken
tui-field-none = eine solche Karte oder Zahl ist hier nicht möglich
tui-field-empty = Tippe die Karte, etwa QS oder 10h, oder wähle sie mit den Pfeilen; dann drücke Enter.
tui-field-which = Welche ist `{ $typed }`: { $cards }?
tui-field-instead = Statt { $was } (Eingabe { $entry }): welche Karte?
tui-field-instead-roll = Statt { $was } (Eingabe { $entry }): Was hat der Würfel gezeigt?
tui-field-no-entries = Nichts zu berichtigen: Das geht nur mit Karten und Würfen, die du eingegeben hast.
tui-field-entry = Eingabe { $n }
tui-field-correct = Welche Eingabe ist falsch?
tui-field-correct-intro = Die späteren Eingaben werden übernommen, soweit sie noch passen.
