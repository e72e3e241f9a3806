## A record

record-of = { $game }: Aufzeichnung
record-print = Drucken
print-note = Die Knöpfe werden nicht mitgedruckt.
back-to-game = Zurück zur Partie
player = Spieler
date = Datum
deal = Spielcode
house-rules = Hausregeln
cause = Ausgang
aids = Hilfen

## The result as a picture

result-picture = Als Bild teilen
daily-of = Tagesspiel vom { $day }
deal-of = Spiel { $code }

## Records

records-lead = Jede Partie ist ein Text, den jeder lesen, nachspielen und prüfen kann.
record-open = Aufzeichnung öffnen
record-file = Datei
record-text = Oder füge den Text ein
record-check = Prüfen und öffnen

## A replay

position = Stellung
move-of = Zug { $n } von { $of }
move = Zug
go = Los
at-the-start = Der Anfang.
winnable-here = War die Partie hier noch zu gewinnen?
solver-line = Unten steht der Lösungsweg. Geh ihn Schritt für Schritt durch.
last-winnable = Deine letzte Stellung, die zu gewinnen war
to-start = Zum Anfang
one-back = Einen Zug zurück
one-forward = Einen Zug vor
to-end = Zum Ende
verdict-forced = erzwungen
verdict-good = guter Zug
verdict-only-move = einziger Zug
verdict-inaccuracy = Ungenauigkeit
verdict-mistake = Fehler
verdict-blunder = Patzer
fortune-lucky = Glück
fortune-unlucky = Pech
record-open-question = Diese Aufzeichnung öffnen?
record-open-what = Sie wird Zug für Zug geprüft und gehört dann zu deinen Partien.
record-open-button = Aufzeichnung öffnen
opponent = Zweiter Spieler
opponent-person = Jemand an diesem Bildschirm
opponent-player = Das Programm ({ $player })
opponent-note = Für zwei Spieler. Das Programm sieht nur, was sein Platz sehen darf; spielt ihr gemeinsam, ist es dein Partner. Die Aufzeichnung nennt es.
