# Die Texte der Seiten auf Deutsch.

tagline = Der Tisch für Dungeon-Kartenspiele zum Alleinspielen
skip = Direkt zur Seite
foot = Underdeck deckt den Tisch; deine Züge bleiben auf diesem Server.
games = Spiele
game = Spiel
all-games = Alle Spiele
daily = Tagesspiel
campaigns = Kampagnen
records = Partien
statistics = Statistik
settings = Einstellungen
help = Hilfe
credits = Mitwirkende

decimal = { $n }
moves = { $n ->
    [0] noch kein Zug
    [one] { $n } Zug
   *[other] { $n } Züge
}
moves-label = Züge
score = Punkte
score-of = { $score } Punkte
result = Ergebnis
result-won = gewonnen
result-lost = verloren
result-draw = unentschieden
result-none = nicht beendet
result-winner = Spieler { $seat } hat gewonnen
informed = informiert
won = Gewonnen
lost = Verloren

statistics-none = Noch kein Spiel wurde beendet.
download-all = Alles herunterladen als
games-own = Deine eigenen Spiele
games-daily = Spiele des Tages
games-informed = Informierte Spiele, gesondert gezählt
games-again = { $n ->
    [one] { $n } weiteres war die Wiederholung eines Tagesspiels und zählt nicht.
   *[other] { $n } weitere waren Wiederholungen von Tagesspielen und zählen nicht.
}
streak = Siegesserie
streak-longest = { $current }, längste { $longest }
score-best-label = Bestes Ergebnis
score-best = { $best }, im Mittel { $mean }
score-mean = Punkte im Mittel
last-results = Letzte Ergebnisse:
trend = Siege im Lauf der Zeit
since = Seit
plot-of = { $what }; die Tabelle hat dieselben Zahlen
as-a-table = Als Tabelle
rate = { $share } gewonnen; mit 95 % Sicherheit { $low } bis { $high }
days-in-a-row = { $current ->
    [0] Zurzeit keine Serie von Tagen; die längste dauerte { $longest ->
        [one] { $longest } Tag
       *[other] { $longest } Tage
    }.
    [one] { $current } Tag in Folge mit beendetem Tagesspiel; die längste Serie dauerte { $longest ->
        [one] { $longest } Tag
       *[other] { $longest } Tage
    }.
   *[other] { $current } Tage in Folge mit beendetem Tagesspiel; die längste Serie dauerte { $longest ->
        [one] { $longest } Tag
       *[other] { $longest } Tage
    }.
}

calendar = Kalender
calendar-of = Deine Tagesspiele im { $month }
day-result = { $day }: { $n ->
    [0] nichts beendet
    [one] { $n } Spiel beendet, { $won } gewonnen
   *[other] { $n } Spiele beendet, { $won } gewonnen
}
monday = Mo
tuesday = Di
wednesday = Mi
thursday = Do
friday = Fr
saturday = Sa
sunday = So

record-of = Eine Partie { $game }
record-print = Drucken
print-note = Dein Browser druckt diese Seite ohne ihre Knöpfe.
back-to-game = Zurück zum Spiel
player = Spieler
date = Datum
deal = Blatt
house-rules = Hausregeln
cause = Ende
aids = Hilfen

result-picture = Als Bild teilen
daily-of = Tagesspiel vom { $day }
deal-of = Blatt { $code }

designed-by = Entworfen von { $designer }.
how-won = So gewinnt man
how-long = So lange dauert es
how-hard = So schwer ist es
length-measured = Von { $games } Spielen eines vernünftigen Spielers brauchte die Hälfte höchstens { $median } Züge, 95 % höchstens { $most }.
winnable-measured = Von { $deals } Blättern, gelöst bei bekanntem Glück, lassen sich { $low } bis { $high } % gewinnen.

language = Sprache
language-auto = Wie im Browser eingestellt

home-lead = Ein gewöhnliches Kartenspiel, ein Regal voller Regelhefte und ein Schiedsrichter, der sich nie irrt. Wähle ein Spiel.
continue-playing = Weiterspielen
today = Die Blätter vom { $day } sind für alle gleich. Du hast { $n } von { $of } beendet.
deal-sent = Ein Blatt, das dir jemand geschickt hat
deal-code = Code des Blatts
deal-open = Blatt öffnen
record-open-other = Oder öffne eine Partie, die jemand gespielt hat.
games-played = { $n } gespielt
ended = beendet
by = Von { $designer }
seats = 1 bis { $n } Spieler
learn = Spielend lernen
learn-note = Ein geführtes Spiel erklärt jeden Zug eines ersten Spiels. Spiele, wie du magst: Es geht weiter, solange es kann.
deal-cards = Karten geben

finished-games = Beendete Spiele
when = Wann
view = Ansehen
replay = Nachspielen
record = Partie
after-the-day = nach dem Tag
board = Bestenliste
board-empty = Noch hat es niemand beendet.
rank = Rang
name = Name
unnamed = ohne Namen
you = (du)
with-aids = mit { $aids }
none-yet = Noch keine.

records-lead = Jedes Spiel ist ein Text, den jeder lesen, nachspielen und prüfen kann.
record-open = Eine Partie öffnen
record-file = Eine Datei
record-text = Oder füge ihren Text ein
record-check = Prüfen und öffnen

start = Anfangen
house-rules-seed = Hausregeln und Startzahl
seed = Startzahl
seed-note = Eine ganze Zahl, die die Karten festlegt. Ohne sie wird zufällig gegeben.
rulings = Auslegungen
rulings-note = Wo die Spielregel eine Lücke lässt, spielen wir eine Lesart. Dies sind die anderen; die Regeln erklären jede neben unserer.
deal-with-rules = Mit diesen Regeln geben
continue = Weiter
deal-play = Dieses Blatt spielen
deal-mine = Deine Spiele mit diesem Blatt

dailies-of = Die Spiele vom { $day }
days = Tage
today-link = Heute
daily-lead = Dieselben Karten für alle. Der Tag beginnt und endet um Mitternacht UTC; es zählt das erste Spiel, das du beendest.
your-result = Du:
continue-game = { $game } fortsetzen
play-game = { $game } spielen
not-played = Du hast es nicht gespielt.
result-to-share = Dein Ergebnis zum Teilen, ohne etwas zu verraten

you-won = Gewonnen
you-lost = Verloren
rank-of = Rang { $rank } von { $of } mit diesem Blatt; es zählt das erste Ende:
informed-note = Das Spiel gilt als informiert:
at-the-end = Am Ende:
another-deal = Ein anderes Blatt
deal-again = Dieses Blatt noch einmal
continue-campaign = Kampagne fortsetzen
result-and-board = Ergebnis und Bestenliste
result-share = Ergebnis teilen

table = Tisch
what-to-do = Was zu tun ist
beside-table = Neben dem Tisch
now = Jetzt
log = Verlauf
rules = Regeln
rules-behind = Die Regeln dahinter
lines = Linien
undo = Zurück
redo = Vor
hint = Tipp
guide = Führung
guide-strayed = Das war nicht der Zug der Führung. Sie geht von hier aus weiter.
guide-leave = Führung verlassen
moves-legal = { $n ->
    [0] Keine Züge
    [one] { $n } Zug
   *[other] { $n } Züge
}
moves-with-this = { $n ->
    [0] Keine Züge damit
    [one] { $n } Zug damit
   *[other] { $n } Züge damit
}
taken-back = Zurückgenommen.
at-start = Am Anfang.
at-move = Bei Zug { $n }.
new-game = Ein neues Spiel.
chosen = Gewählt
glows = Was leuchtet, passt dazu.
put-back = Zurücklegen
keys = Tasten
close = Schließen

## Rückblick

review = Rückblick
review-chance = Die Gewinnchance vor jeder Entscheidung und das Ende
review-score = Die erwartete Punktzahl vor jeder Entscheidung und das Ende
review-slips = Was am meisten gekostet hat
review-all = Jede Entscheidung
review-closer = Genauer hinsehen
review-played = Gespielt
review-before = Davor
review-after = Danach
review-best = Besser
review-cost = Kosten
review-luck = Glück
review-word = In einem Wort

## Die Ausgabe ohne Netz
device = Dieses Gerät
device-foot = Underdeck deckt den Tisch; deine Partien bleiben in diesem Browser.
device-boards = Ranglisten und versiegelte Tagesspiele brauchen einen Server. Die Spiele hier folgen aus dem Datum oder dem Code, auf jedem Gerät gleich, und die Rangliste zeigt die eigenen Partien.
device-damaged = Ein Teil des Journals war beschädigt und wurde unverändert beiseitegelegt. Mehr dazu auf der Seite „Dieses Gerät“, unten verlinkt.
device-forgets = Dieser Browser bewahrt für diese Seite nichts auf: ein privates Fenster, oder das Speichern ist abgeschaltet. Man kann spielen, doch die Partien sind weg, wenn das Fenster geschlossen wird. Was bleiben soll, muss exportiert werden.
device-lead = Diese Ausgabe läuft allein im Browser. Sie braucht kein Netz, und die Partien liegen auf diesem Gerät und nirgends sonst.
device-keeps = Was es aufbewahrt
device-kept = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} und { $campaigns ->
    [one] eine Kampagne.
   *[other] { $campaigns } Kampagnen.
}
device-room = Der Browser hat { $used } MiB dafür gespeichert und erlaubt { $most } MiB.
device-persistent = Der Browser hat versprochen, es auch bei knappem Platz zu behalten.
device-not-persistent = Wird der Platz knapp, darf der Browser es löschen. Wer die Seite installiert oder hier darum bittet, macht das unwahrscheinlicher.
device-persist = Den Browser bitten, es zu behalten
device-aside = { $parts ->
    [one] Ein beschädigter Teil des Journals wurde beiseitegelegt. Er steht unverändert in der exportierten Datei.
   *[other] { $parts } beschädigte Teile des Journals wurden beiseitegelegt. Sie stehen unverändert in der exportierten Datei.
}
device-file = Alles als Datei
device-file-lead = Die Datei enthält jede Partie mit allen Varianten, die Kampagnen und die Einstellungen. Auf einem anderen Gerät eingelesen, ergänzt sie, was dort fehlt, und ersetzt nichts Neueres.
device-export = Alles exportieren
device-import-file = Eine hier oder auf einem anderen Gerät exportierte Datei
device-import = Einlesen
device-install = Installieren
device-install-now = Jetzt installieren
device-install-android = Android: im Menü des Browsers „App installieren“ oder „Zum Startbildschirm hinzufügen“ wählen.
device-install-ios = iPhone und iPad: die Seite in Safari öffnen, auf „Teilen“ tippen, dann „Zum Home-Bildschirm“.
device-install-desktop = Desktop: Chromium und Edge zeigen am Ende der Adressleiste ein Zeichen zum Installieren; Firefox spielt sie in einem Tab.
update-ready = Eine neue Version ist bereit. Die Partien bleiben, wie sie sind.
update-now = Jetzt verwenden
