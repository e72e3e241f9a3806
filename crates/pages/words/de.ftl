# Die Texte der Seiten auf Deutsch.

tagline = Der Tisch für Dungeon-Kartenspiele, die du allein spielst
skip = Zum Inhalt springen
foot = Deine Partien liegen auf diesem Server.
games = Spiele
game = Spiel
all-games = Alle Spiele
daily = Tagesspiele
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
score-of = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
result = Ergebnis
result-won = gewonnen
result-lost = verloren
result-draw = unentschieden
result-none = läuft noch
result-winner = Spieler { $seat } hat gewonnen
informed = gespickt
won = Gewonnen
lost = Verloren

statistics-none = Noch keine beendete Partie.
luck-adjusted = um Glück bereinigt
luck-link = Dein Können, um Glück bereinigt
luck-meaning = Was Karten und Würfel dir geben, wird am Wert jeder Stellung gemessen und abgezogen. Der Durchschnitt bleibt auf lange Sicht derselbe, ist aber nach weniger Partien bekannt. Der Computerspieler „greedy“ spielt dieselben Karten. Es zählen nur deine letzten Partien, ohne gespickte und ohne solche mit eigenen Karten; pro Satz Hausregeln braucht es { $few }.
luck-none = Noch nicht genug Partien: Es braucht { $few }.
luck-games = { $n } Partien
luck-you = Du
luck-won = Siege, bereinigt
luck-score = Punkte, bereinigt
luck-better = Du spielst besser als „greedy“: Siegquote { $share } ({ $low } bis { $high }).
luck-worse = „greedy“ spielt besser als du: deine Siegquote { $share } ({ $low } bis { $high }).
luck-close = Kein klarer Unterschied zu „greedy“: Siegquote { $share } ({ $low } bis { $high }).
download-all = Alles herunterladen als
games-own = Deine eigenen Partien
games-daily = Spiele des Tages
games-informed = Mit Löser oder gespickt, gesondert gezählt
games-own-cards = Partien mit eigenen Karten
games-repeated = { $n ->
    [one] { $n } Wiederholung eines Tagesspiels zählt nicht.
   *[other] { $n } Wiederholungen von Tagesspielen zählen nicht.
}
streak = Siegesserie
streak-longest = { $current }, beste { $longest }
score-best-label = Bestwert
score-best = { $best }, Durchschnitt { $mean }
score-mean = Punkte im Durchschnitt
last-results = Letzte Ergebnisse:
trend = Siege im Lauf der Zeit
since = Seit
plot-of = { $what }; dieselben Zahlen stehen in der Tabelle
as-a-table = Als Tabelle
rate = { $share } gewonnen (mit 95 % Sicherheit { $low } bis { $high })
daily-streak = Tagesserie { $current }, beste { $longest }.

calendar = Kalender
calendar-of = Deine Tagesspiele im { $month }
day-result = { $day }: { $n ->
    [0] nichts beendet
    [one] { $n } Partie beendet, { $won } gewonnen
   *[other] { $n } Partien beendet, { $won } gewonnen
}
monday = Mo
tuesday = Di
wednesday = Mi
thursday = Do
friday = Fr
saturday = Sa
sunday = So
month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
month-long = { month } { $year }
day-long = { $day }. { month } { $year }

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

result-picture = Als Bild teilen
daily-of = Tagesspiel vom { $day }
deal-of = Spiel { $code }

designed-by = Von { $designer }.
game-aim = So gewinnst du
game-length = Dauer
game-difficulty = Schwierigkeit
length-measured = Von { $games } Partien des Computers war die Hälfte nach höchstens { $median } Zügen zu Ende, 95 % nach höchstens { $most }.
winnable-measured = Wer alles voraussieht, gewinnt { $low } bis { $high } % ({ $deals } Verteilungen gelöst).

language = Sprache
language-auto = Wie im Browser

home-lead = Ein normales Kartenspiel, ein Stapel Regelhefte und ein Schiedsrichter, der sich nie irrt. Wähle ein Spiel.
continue-playing = Weiterspielen
today =
    Tagesspiele vom { $day }: { $n ->
        [0] noch keines von { $of } beendet
       *[other] { $n } von { $of } beendet
    }. Alle bekommen dieselben Karten.
deal-sent = Mit den Karten eines Freundes spielen
deal-code = Spielcode
deal-open = Karten öffnen
record-open-other = Oder öffne die Aufzeichnung einer Partie.
games-played = { $n } gespielt
ended = beendet
by = Von { $designer }
seats = 1 bis { $n } Spieler
learn = Spielend lernen
learn-note = Eine Anleitung erklärt jeden Zug deiner ersten Partie. Du kannst auch eigene Züge spielen; sie folgt dir, soweit es geht.
deal-cards = Karten geben

finished-games = Beendete Partien
when = Wann
view = Ansehen
replay = Nachspielen
record = Aufzeichnung
after-the-day = nach dem Tag
board = Bestenliste
board-empty = Noch keine beendete Partie.
rank = Platz
name = Name
unnamed = ohne Namen
you = (du)
with-aids = mit { $aids }
none-yet = Noch keine.

records-lead = Jede Partie ist ein Text, den jeder lesen, nachspielen und prüfen kann.
record-open = Aufzeichnung öffnen
record-file = Datei
record-text = Oder füge den Text ein
record-check = Prüfen und öffnen

start = Neue Partie
house-rules-seed = Hausregeln und Startzahl
seed = Startzahl
seed-note = Eine ganze Zahl, die die Karten festlegt. Ohne sie wird zufällig gegeben.
rulings = Auslegungen
rulings-note = Wo die Spielregel unklar ist, folgen wir einer Auslegung. Dies sind die anderen; die Regeln erklären jede.
own-cards = Mit eigenen Karten spielen
own-cards-note = Misch und gib deine eigenen Karten und gib jede ein, die aufgedeckt wird. Den Rest macht Underdeck.
own-cards-deal = eigene Karten
card-field = Karte
card-enter = Eingeben
card-rank = Wert, dann Farbe drücken
card-suit = Farbe
cards-above = Gib die Karte oben ein: tippe sie oder wähle einen Wert und drücke eine Farbe.
entered-so-far = Eingegebene Karten und Würfe
correct-this = Diese Eingabe berichtigen
correct-entry = Eine Eingabe berichtigen
correct-wrong = Falsche Eingabe
correct-right = Richtige Karte oder richtiger Wurf
correct-button = Berichtigen
correct-note = Spätere Eingaben werden nachgespielt, bis eine nicht mehr passt. Die bisherige Partie bleibt als Variante erhalten.
corrected-label = Berichtigt.
deal-with-rules = Mit diesen Regeln geben
continue = Weiter
deal-play = Dieses Spiel spielen
deal-mine = Deine Partien mit diesen Karten

dailies-of = Tagesspiele vom { $day }
days = Tage
today-link = Heute
daily-lead = Alle bekommen dieselben Karten. Um 00:00 UTC gibt es neue; es zählt deine erste beendete Partie.
your-result = Du:
continue-game = { $game } weiterspielen
play-game = { $game } spielen
not-played = Nicht gespielt.
result-to-share = Dein Ergebnis, ohne etwas zu verraten

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
undone = Zurückgenommen.
at-start = Am Anfang.
at-move = Bei Zug { $n }.
new-game = Neue Partie.
chosen = Ausgewählt
choose-target = Tippe jetzt eine hervorgehobene Karte oder Stelle an.
put-back = Abwählen
keys = Tasten
close = Schließen

## Rückblick

review = Analyse
review-chance = Deine Gewinnchance vor jeder Entscheidung und das Ergebnis
review-score = Deine erwarteten Punkte vor jeder Entscheidung und das Ergebnis
review-slips = Deine teuersten Entscheidungen
review-all = Alle Entscheidungen
review-closer = Genauer analysieren
review-played = Gespielt
review-before = Davor
review-after = Danach
review-best = Besser
review-cost = Verlust
review-luck = Glück
review-verdict = Urteil
review-underway = Der Trainer analysiert diese Partie: { $percent } %.
review-waits = Der Trainer analysiert zuerst andere Partien.
review-reload = Noch einmal nachsehen

## Practice

practice = Üben
practice-lead = Deine eigenen Fehler kommen hier wieder, bis du sie löst.
practice-ask = { $game }, Zug { $n }: Welcher Zug ist der beste?
practice-next = Nächste Übung

## Rätsel

puzzles = Rätsel
puzzles-lead = Stellungen, in denen nur noch wenige Züge gewinnen. Alle Karten sind bekannt, und der Löser hat bewiesen, dass jeder andere Zug verliert.
puzzles-tried = { $tried } von { $count } versucht, { $right } auf Anhieb gelöst.
puzzles-days = Tagesserie bei Rätseln { $days }, beste { $best }.
puzzle-daily = Rätsel des Tages
puzzle-next = Nächstes Rätsel
puzzle-level = Stufe { $level }
puzzles-chance = Letzte Gewinnchance
puzzles-departures = Siege, die zwei oder mehr ungewöhnliche Züge brauchen
puzzles-plan = Ein Plan, der Zug für Zug gewinnt
puzzle-title = { $game }, Rätsel { $n } von { $count }, Stufe { $level } von { $levels }
puzzle-ask =
    { $answers ->
        [one] Nur einer von { $legal } Zügen gewinnt noch. Welcher?
       *[other] Nur { $answers } von { $legal } Zügen gewinnen noch. Finde einen.
    }
puzzle-open = Verdeckte Karten, in der Reihenfolge, in der sie kommen
puzzle-again = Noch einmal versuchen
puzzle-solution = Lösung zeigen

## Die Ausgabe ohne Netz
device = Dieses Gerät
device-foot = Deine Partien liegen in diesem Browser.
device-boards = Versiegelte Tagesspiele und gemeinsame Bestenlisten brauchen einen Server. Hier folgen die Karten aus dem Datum oder dem Code, auf jedem Gerät gleich, und die Bestenliste zeigt nur deine Partien.
device-damaged = Ein Teil deiner gespeicherten Daten war beschädigt und liegt unverändert beiseite. Mehr dazu unter „Dieses Gerät“, unten verlinkt.
device-forgets = Dieser Browser speichert für diese Seite nichts: Das Fenster ist privat, oder das Speichern ist abgeschaltet. Du kannst spielen, aber beim Schließen des Fensters gehen die Partien verloren. Exportiere, was du behalten willst.
device-lead = Diese Ausgabe läuft im Browser und braucht kein Netz. Deine Partien liegen nur auf diesem Gerät.
device-keeps = Hier gespeichert
device-kept = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} und { $campaigns ->
    [one] eine Kampagne.
   *[other] { $campaigns } Kampagnen.
}
device-room = { $used } MiB gespeichert; der Browser erlaubt { $most } MiB.
device-persistent = Der Browser behält deine Partien auch, wenn der Platz knapp wird.
device-not-persistent = Wird der Platz knapp, darf der Browser deine Partien löschen. Installiere die Seite oder bitte um dauerhaften Speicher, dann passiert das seltener.
device-persist = Um dauerhaften Speicher bitten
device-aside = { $parts ->
    [one] Ein beschädigter Teil liegt beiseite. Die exportierte Datei enthält ihn unverändert.
   *[other] { $parts } beschädigte Teile liegen beiseite. Die exportierte Datei enthält sie unverändert.
}
device-file = Alles in einer Datei
device-file-lead = Die Datei enthält jede Partie mit allen Varianten, deine Kampagnen und deine Einstellungen. Auf einem anderen Gerät importiert, ergänzt sie, was dort fehlt, und ersetzt nichts Neueres.
device-export = Alles exportieren
device-import-file = Datei, die hier, auf einem anderen Gerät, auf einem Server oder im Terminal exportiert wurde
device-import = Datei importieren
device-link = Auch auf einem anderen Gerät spielen
device-link-lead = Kommt diese Ausgabe von einem Underdeck-Server, kannst du Partien mit ihm abgleichen. Erzeuge dort auf der Seite „Deine Daten“ einen Code und gib ihn binnen zehn Minuten hier ein. Nichts geht verloren: Hast du eine Partie an beiden Orten weitergespielt, bleibt beides als Variante.
device-link-code = Code
device-link-do = Verbinden und abgleichen
device-linked = Dieses Gerät ist mit deinem Spieler auf dem Server verbunden.
device-synced = Zuletzt abgeglichen: { $at }.
device-sync = Jetzt abgleichen
device-unlink = Gerät trennen
device-install = Installieren
device-install-now = Jetzt installieren
device-install-android = Android: Wähle im Menü des Browsers „App installieren“ oder „Zum Startbildschirm hinzufügen“.
device-install-ios = iPhone und iPad: Öffne die Seite in Safari, tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“.
device-install-desktop = Desktop: Chromium und Edge zeigen am Ende der Adressleiste ein Symbol zum Installieren. In Firefox spielst du in einem Tab.
update-ready = Eine neue Version ist bereit. Deine Partien bleiben erhalten.
update-now = Jetzt aktualisieren

rules-of = Regeln von { $game }
how-to-play = So spielt man { $game }
rules-every = Alle Regeln von { $game }
rules-all = Alle Regeln
key = Taste
key-does = Wirkung
key-letters = Tasten mit einem Buchstaben kannst du in den Einstellungen abschalten:
key-arrows = Pfeile, Pos1, Ende
key-enter = Eingabe, Leertaste
key-one-to-nine = 1 bis 9
does-tab = nächster Bereich, in dem du etwas tun kannst, dann die Züge
does-arrows = nächste Karte in dieser Richtung
does-enter = drücken, auswählen, abwählen
does-escape = alles abwählen
does-number = der Zug mit dieser Nummer
does-undo = Zug zurücknehmen
does-redo = Zug wiederholen
does-hint = Tipp
does-panels = Seitenleiste: Züge, Verlauf, Regeln, Varianten, Spiel
does-prompt = vorlesen, was zu tun ist
does-repeat = wiederholen, was geschah
does-ask = das Angewählte erklären
does-keys = diese Tasten anzeigen

credits-games = Die Spiele
credits-drawings = Die Zeichnungen
credits-drawn = Karten, Wert- und Farbzeichen, Hofkarten, Rückseiten, Würfel, Szenen, Bilder und Wappen wurden für Underdeck gezeichnet; die Klänge erzeugt das Programm selbst. Für alles gelten die Lizenzen des Programms.
credits-icons = { $n } Symbole stammen von game-icons.net, lizenziert unter Creative Commons Namensnennung 3.0 (CC BY 3.0). Gezeichnet von: { $artists }.
credits-program = Das Programm
credits-licence = Underdeck ist freie Software, nach deiner Wahl unter MIT oder Apache-2.0 lizenziert.

your-name = Dein Name
your-name-note = Steht auf deinen Aufzeichnungen und in Bestenlisten. Freiwillig.
theme = Hell oder dunkel
theme-auto = Wie im System
theme-light = Hell
theme-dark = Dunkel
forced = Erzwungene Züge
forced-auto = Von selbst spielen, wo es viele gibt
forced-on = Immer von selbst spielen
forced-off = Selbst spielen
the-table = Der Tisch
save = Speichern
four-colours = Vier Farben
four-colours-note = Kreuz ist grün und Karo blau.
suit-letters = Farben als Buchstaben
suit-letters-note = C, D, H oder S neben jedem Farbzeichen: Kreuz, Karo, Herz, Pik.
larger = Größere Karten und Schrift
larger-note = Alles ist eine Stufe größer.
motion = Karten, Würfel und Zahlen bewegen
motion-note = Aus, wenn dein System weniger Bewegung verlangt.
sound = Klang
sound-note = Karten, Würfel, Gewinn, Verlust und das Ende einer Partie.
haptics = Vibration
haptics-note = Auf Geräten, die das können.
letter-keys = Buchstabentasten
letter-keys-note = U nimmt zurück, R wiederholt, H gibt einen Tipp; mehr in der Hilfe.
confirm-setting = Rückfragen
confirm-setting-note = Vor einem Zug, der die Partie beendet, vor einem Zurücknehmen, mit dem sie als gespickt gilt, vor Löser und Trainer. Bei Tagesspielen immer.
look-felt = Tuch
look-own = Wie im Spiel
look-green = Grün
look-blue = Blau
look-wine = Weinrot
look-slate = Schiefer
look-backs = Kartenrücken
look-lattice = Gitter
look-bricks = Ziegel
look-waves = Wellen
look-scales = Schuppen
look-deck = Karten
look-drawn = Mit Bildern
look-bold = Wert und Farbe groß
look-night = Dunkles Papier
look-volume = Lautstärke
look-normal = Mittel
look-soft = Leise
look-loud = Laut

which-deal = Welche Karten?
which-note = Auch leichte, ausgewogene und schwere Spiele sind zu gewinnen; der Löser hat es geprüft. Mit einer Startzahl wird genau so gegeben, wie es kommt.
which-winnable = Gewinnbare
which-easy = Leichte
which-fair = Ausgewogene
which-hard = Schwere
which-any = Beliebige
deal-of-game = { $game }, Spiel { $code }
board-replayed = Der Server hat jede Partie dieser Bestenliste Zug für Zug nachgespielt. Die Karten konnte sich aber jeder vorher mit dem Code ansehen. Das geht nicht beim
option-range = { $min } bis { $max }. Unsere Vorgabe: { $default }.
option-default = Unsere Vorgabe: { $default }.
yes = ja
no = nein

campaigns-lead = Eine Reihe von Partien, Kapitel für Kapitel. Die Startzahl der Kampagne legt die Karten jedes Kapitels fest.
campaigns-none = Noch keine Kampagne.
campaign-begin = Kampagne beginnen
campaign-start = Beginnen
campaign-name = Name der Kampagne
campaign-continue = Kapitel weiterspielen
campaign-ended = Die Kampagne ist zu Ende.
campaign-ended-with = Die Kampagne ist zu Ende: { $result }.
campaign-now = Offene Kapitel
campaign-play = { $chapter } spielen
achievements = Erfolge
chapters-played = Gespielte Kapitel

sealed-proof = Beweis, dass die Karten versiegelt waren
sealed-before = SHA-256, vor dem Tag veröffentlicht
sealed-what = Versiegelter Text
sealed-after = wird nach dem Tag offengelegt
sealed-title = Niemand kennt die Karten vorher
sealed-how = Die Karten jedes Tages werden lange vorher gezogen, und ihr SHA-256 wird hier veröffentlicht. Nach dem Tag werden sie offengelegt: Dann kann jeder den SHA-256 berechnen, dieselben Karten geben und jede Partie der Bestenliste nachspielen.
sealed-program = macht das für dich. Für andere Programme:
sealed-days = die versiegelten Tage
sealed-this-day = dieser Tag, offengelegt
coming-days = Kommende Tage
coming-day = Kommender Tag
coming-hash = SHA-256 der Karten

status = Status { $n }
cancel = Abbrechen
silent = Der Server antwortet nicht. Nichts ging verloren.
try-again = Noch einmal versuchen
error-not-found = Nicht gefunden
error-not-found-help = Eine Partie öffnet sich nur in dem Browser, in dem sie begonnen wurde, oder auf einem verbundenen Gerät.
error-wrong = Das hat nicht geklappt
error-wrong-help = Geh zurück und berichtige es.
error-forbidden = Diese Anfrage kam nicht von unseren Seiten
error-forbidden-help = Lade die Seite neu und versuche es noch einmal; Cookies müssen für diese Seite erlaubt sein.
error-unknown-help = Sende den Header `Authorization: Bearer TOKEN`; POST /api/v1/players liefert ein Token.
error-withheld = Noch nicht
error-withheld-help = Es wird gezeigt, sobald es keinen Vorteil mehr bringt.
error-stale = Die Partie ist weitergegangen
error-stale-help = Sieh dir den Tisch noch einmal an, dann zieh.
error-unconfirmed-help = Zum Bestätigen sende die Anfrage noch einmal mit `"confirm": true`.
error-too-large = Zu groß
error-too-large-help = Sende etwas Kleineres.
error-too-many = Zu viele
error-too-many-help = Warte kurz, dann versuche es noch einmal.
error-busy = Überlastet
error-busy-help = Versuche es gleich noch einmal.
error-slow = Das hat zu lange gedauert
error-slow-help = Sieh nach, ob es geklappt hat, bevor du es noch einmal versuchst.
error-internal = Etwas ist schiefgegangen
error-internal-help = Deine Partien sind sicher. Bitte melde, wie es dazu kam.
moved-on = Die Partie ist weitergegangen, seit diese Seite geladen wurde, vielleicht in einem anderen Tab. Dein Zug wurde nicht gespielt. Unten siehst du den aktuellen Tisch.
ask-solver = Den Löser fragen?
ask-solver-what = er kennt alle verdeckten Karten und alle künftigen Würfe und sagt, ob die Partie noch zu gewinnen ist. Sie gilt dann als gespickt und kommt nicht auf die Bestenliste
ask-solver-button = Löser fragen
ask-evaluation = Trainer zuschauen lassen?
ask-evaluation-what = er zeigt vor und nach jedem Zug deine Gewinnchance oder die erwarteten Punkte. Die Partie gilt dann als mit Trainer gespielt und kommt nicht auf die Bestenliste
ask-evaluation-button = Trainer zuschauen lassen
undo-agree = Den letzten Zug zurücknehmen?
undo-agree-what = Spieler { $of }: Spieler { $by } möchte den letzten Zug zurücknehmen. Bist du einverstanden?
undo-agree-what-informed = Spieler { $of }: Spieler { $by } möchte den letzten Zug zurücknehmen. Er hat Verborgenes gezeigt, also gilt die Partie dann als gespickt. Bist du einverstanden?
undo-agree-button = Einverstanden, zurücknehmen
undo-seen = Einen Zug zurücknehmen, der etwas gezeigt hat?
undo-seen-what = mit ihm wurde gewürfelt oder Verborgenes sichtbar. Die Partie gilt dann als gespickt und steht auf der Bestenliste unter allen anderen
undo-seen-button = Trotzdem zurücknehmen
end-game = Die Partie beenden?
resign = Die Partie aufgeben?
archive-question = Diese Partie archivieren?
archive-what = Sie verschwindet aus deinen Listen, bleibt aber unter ihrer Adresse erreichbar. Sie zählt weiter als Versuch mit diesen Karten.
archive-button = Partie archivieren

turn-of = Spieler { $seat } ist am Zug
turn-of-title = { $game }: Spieler { $seat } ist am Zug
hand-over = Gib den Bildschirm an Spieler { $seat }. Bis der Zug vorbei ist, sollte sonst niemand hinsehen.
shown-to-you = Nur für dich sichtbar
show-my-table = Ich bin Spieler { $seat }: Zeig mir meinen Tisch
the-other-player = Der andere Spieler.
variations-later = Varianten werden nach der Partie gezeigt, denn sie würden die Züge des anderen verraten.

happened = Was geschah
happened-none = Noch nichts.
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
archive-game = Partie archivieren
code-after-game = Der Spielcode wird nach der Partie angezeigt.
code-later = Der Spielcode wird nach dem Tag angezeigt.
code-share = gib ihn weiter, und alle bekommen dieselben Karten
sum-of-ranks = { $n } Karten, zusammen { $sum }

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
opponent-program = Das Programm
opponent-note = Für zwei Spieler. Das Programm sieht nur, was sein Platz sehen darf; spielt ihr gemeinsam, ist es dein Partner. Die Aufzeichnung nennt es.

## Zwei Spieler an zwei Geräten
opponent-device = Jemand an einem anderen Gerät
result-left = verlassen
pace = Bedenkzeit pro Zug
pace-none = Unbegrenzt
pace-minutes = 5 Minuten
pace-day = 1 Tag
pace-days = 3 Tage
pace-week = 1 Woche
pace-seconds = { $n } Sekunden
pace-note = Wer die Zeit überschreitet, riskiert, dass der andere die Partie beendet. Ohne Grenze kann sie beliebig lange ruhen.
own-seat = Dein Platz
seat-first = Spieler 1
seat-second = Spieler 2
invitation = Eine Partie { $game } zu zweit
invitation-from = { $name } lädt dich ein: Du wärst Spieler { $seat }, an diesem Gerät.
invitation-take = Platz nehmen
invitation-learn = So wird gespielt
invitation-taken = Dieser Platz ist besetzt, oder die Partie ist zu Ende.
apart-turn = Du bist am Zug.
apart-turn-short = Dein Zug
apart-waits = Der andere ist am Zug.
apart-waits-short = Warten
apart-alone = Der andere Platz ist frei.
apart-over = Die Partie ist zu Ende.
apart-left = Du hast die Partie verlassen.
apart-other-left = Der andere hat die Partie verlassen.
apart-left-duel = Du hast die Partie verlassen. Der andere hat gewonnen.
apart-other-left-duel = Der andere hat die Partie verlassen. Du hast gewonnen.
apart-thinks = Der andere ist da und überlegt.
left-rule = Wer aufgibt oder die Bedenkzeit überschreitet, verliert ein Duell; eine gemeinsame Partie ist dann einfach zu Ende.
link-copy = Link kopieren
link-share = Link teilen
link-copied = Link kopiert
apart-there = Der andere ist da.
apart-away = Der andere ist nicht da.
apart-cut = Keine Verbindung. Die Seite versucht es weiter.
apart-until = Bedenkzeit bis { $until } UTC.
apart-link = Schick diesen Link dem anderen:
apart-qr = Als QR-Code zeigen
apart-asked = Du möchtest deinen Zug zurücknehmen und hast darum gebeten.
apart-asks = Der andere möchte einen Zug zurücknehmen. Bist du einverstanden?
apart-ask-back = Um Rücknahme meines Zugs bitten
apart-claim = Partie beenden (Zeit abgelaufen)
apart-rematch = Revanche (Plätze tauschen)
apart-next = Zu eurer nächsten Partie
leave-game = Aufgeben
leave-game-what = Die Partie ist dann zu Ende. In einem Duell gewinnt der andere.
watch-spectators = Zuschauer
watch-what = Wer den Link hat, kann zusehen, aber nicht spielen.
watch-make = Andere zusehen lassen
watch-link = Schick diesen Link den Zuschauern:
watch-stop = Nicht mehr teilen
watch-title = Zusehen: { $game }
watch-from = Es spielt { $name }.
watch-live = Du siehst zu. Der Tisch aktualisiert sich von selbst.
watch-secrets = Die Spieler haben verdeckte Karten, deshalb zeigt diese Seite die Partie erst nach ihrem Ende.
watch-day = Andere spielen dieses Tagesspiel noch. Diese Seite zeigt die Partie nach dem { $day } (UTC).
watch-over = Die Partie ist zu Ende: { $result }. Das sind die Züge.
watch-seat = So sieht es Spieler { $seat }.
watch-left = Ein Spieler hat die Partie vor ihrem Ende verlassen. Das sind die Züge.
watch-again = Die beiden spielen noch einmal.
watch-next = Bei der nächsten Partie zusehen
my-games = Meine Partien
mine-own = Du bist am Zug
mine-other = Warten auf den anderen
mine-alone = Andere laufende Partien
mine-over = Zuletzt beendet
mine-none = Keine laufende Partie.
turn-own = Du bist am Zug seit { $since } UTC
turn-other = Der andere ist am Zug seit { $since } UTC
two-devices = An zwei Geräten

## Was ein Server von jemandem aufbewahrt
account = Deine Daten
account-note = auf einem anderen Gerät nutzen, exportieren oder löschen
account-lead = Deine Partien hängen an einem Cookie dieses Browsers. Hier kannst du ein weiteres Gerät verbinden, sie exportieren oder löschen.
account-link = Ein weiteres Gerät
account-link-lead = Mit einem Code bekommt ein anderes Gerät Zugang zu denselben Partien. Er gilt einmal und zehn Minuten lang.
account-link-make = Code erzeugen
account-link-code = Code vom anderen Gerät
account-link-take = Dieses Gerät verbinden
account-link-question = Dieses Gerät verbinden?
account-link-what = Dieser Browser zeigt dann die Partien des Geräts, das den Code erzeugt hat.
account-link-loses = Dieser Browser zeigt dann die Partien des Geräts, das den Code erzeugt hat. Zu seinen bisherigen hast du keinen Zugang mehr: Exportiere sie vorher.
account-code = Der Code { $code } gilt bis { $until } UTC. Wer ihn hier eingibt, bekommt alle deine Partien.
account-code-link = Oder öffne diesen Link auf dem anderen Gerät:
account-others = { $n ->
    [one] Ein weiteres Gerät ist verbunden.
   *[other] { $n } weitere Geräte sind verbunden.
}
account-unlink = Alle anderen Geräte trennen
account-file-lead = Die Datei enthält deinen Namen, Übungen und Partien mit allen Varianten, außer was noch geheim ist. Du kannst sie auf einem anderen Server oder im Terminal importieren: underdeck import DATEI.
account-import-file = Datei, die hier, auf einem anderen Server oder mit underdeck export exportiert wurde
account-delete = Alles löschen
account-delete-lead = Deine Partien, Kampagnen, Übungen, Einstellungen, dein Name und deine Einträge in Bestenlisten werden gelöscht.
account-delete-question = Alles löschen?
account-delete-what = Das lässt sich nicht rückgängig machen. Partien zu zweit, die du begonnen hast, verliert auch der andere Spieler; in denen, die du angenommen hast, gibst du auf.

## Warum etwas abgelehnt wurde
refused-record-size = die Aufzeichnung ist zu groß: Erlaubt sind höchstens { $most } KiB
refused-unfinished = du hast { $most } laufende Partien, mehr sind nicht erlaubt: Beende oder archiviere zuerst eine
refused-no-record = das ist keine Aufzeichnung: { $why }
refused-record-moves = die Aufzeichnung hat in allen Varianten zusammen { $moves } Züge: Erlaubt sind höchstens { $most }
refused-newer = für { $game } gibt es am { $day } kein Tagesspiel: Das Spiel kam später dazu
refused-sealed = die Aufzeichnung enthält den Spielcode, und der ist bis zum Ende des { $day } (UTC) versiegelt
refused-secrets = die Aufzeichnung würde verraten, was die Spieler voreinander verbergen: Es gibt sie nach der Partie
refused-seed = `{ $seed }` ist keine Startzahl: Gib eine ganze Zahl von 0 bis 18446744073709551615 ein
refused-no-game-tag = der Aufzeichnung fehlt die Angabe `Game`
refused-illegal-record = die Aufzeichnung ist keine regelgerechte Partie: { $why }
refused-token = das Formular gehört nicht zu diesem Browser
refused-field = das Feld `{ $name }` fehlt
refused-number = im Feld `{ $name }` muss eine Zahl stehen, nicht `{ $value }`
refused-over = die Partie ist zu Ende
refused-turn = der andere Spieler ist am Zug
refused-alone = noch gibt es keinen anderen Spieler
refused-agreement = hier spielen zwei: Zum Zurücknehmen muss der andere zustimmen
refused-one-device = diese Partie wird an einem Gerät gespielt
refused-no-own-move = du hast noch keinen Zug gemacht
refused-not-asked = der andere Spieler hat nicht darum gebeten, einen Zug zurückzunehmen
refused-has-time = der andere Spieler hat noch Zeit
refused-seat-taken = der andere Platz dieser Partie ist besetzt
refused-others-move = den letzten Zug hat der andere Spieler gemacht: Nur er kann ihn zurücknehmen
refused-variations = die Varianten würden verraten, was die Spieler voreinander verbergen: Sie werden nach der Partie gezeigt
refused-position = in dieser Partie gibt es keine Stellung { $n }
refused-there = die Partie steht schon dort
refused-seat = die Spieler verbergen etwas voreinander, und Spieler { $seat } ist am Zug: frage mit seat={ $seat }
refused-variations-size = mit allen Varianten ist diese Partie größer als { $most } KiB, mehr passt nicht hinein: Speichere die Aufzeichnung oder spiele in einer neuen Partie mit denselben Karten weiter
refused-key = ein Schlüssel hat 1 bis { $most } druckbare ASCII-Zeichen ohne Leerzeichen
refused-key-used = dieser Schlüssel gehört zu einer anderen Änderung: Nimm für jede einen neuen
refused-no-move = es fehlt ein Zug
refused-deal-secret = der Spielcode bleibt geheim, bis die beiden Spieler ihre Partie beendet haben
refused-daily-again = ein Tagesspiel lässt sich einmal spielen: Nach dem { $day } kannst du es wiederholen
refused-archive = der andere Spieler wartet auf dich: Gib die Partie zuerst auf
refused-no-game = es wurde kein Spiel gewählt
refused-campaigns = du hast { $most } Kampagnen, mehr sind nicht erlaubt
refused-no-chapter = es wurde kein Kapitel gewählt
refused-chapter = das Kapitel `{ $name }` ist nicht offen
refused-campaign = du hast keine solche Kampagne
refused-invite = dieser Link führt zu keiner Partie: Vielleicht fehlt ein Stück
refused-watch = dieser Link zeigt keine Partie: Vielleicht teilen die Spieler sie nicht mehr
refused-rematch = eine Revanche gibt es erst nach der Partie
refused-puzzles = für { $game } gibt es keine Rätsel
refused-puzzle = es gibt kein Rätsel { $number }: Wähle 1 bis { $most }
refused-guide = die Anleitung muss eine Zahl sein
refused-no-code = es fehlt ein Spielcode
refused-no-seat = es gibt keinen Platz { $seat }: Wähle 1 oder 2
refused-pace = die Bedenkzeit pro Zug muss 60 bis { $most } Sekunden betragen
refused-one-seat = mit diesen Hausregeln spielt man { $game } allein: Für ein anderes Gerät gibt es keinen Platz
refused-nothing = es fehlt eine Aufzeichnung: Wähle eine Datei oder füge den Text ein
refused-exercise = diese Übung hast du nicht mehr
refused-no-day = am { $day } gab es auf diesem Server keine Tagesspiele
refused-date = das ist kein Datum: Schreib es wie 2026-11-21
refused-future = der { $day } hat noch nicht begonnen (UTC)
refused-review-day = andere spielen dieses Tagesspiel noch: Der Trainer analysiert es morgen
refused-review-open = der Trainer analysiert nur beendete Partien
refused-reviews = zu viele Analysen warten: Versuche es noch einmal, wenn einige fertig sind
refused-picture = das Bild des Ergebnisses gibt es, wenn die Partie zu Ende ist
refused-no-page = diese Seite gibt es nicht
refused-game = du hast keine solche Partie
refused-name = der Name `{ $name }` ist vergeben oder einem anderen zu ähnlich: Wähle einen anderen
refused-codes = aus deinem Netz wurden zu viele Codes versucht: Versuche es in einer Minute noch einmal
refused-code = dieser Code funktioniert nicht: Jeder Code gilt einmal und zehn Minuten lang. Erzeuge auf dem anderen Gerät einen neuen
refused-day-sealed = die Karten des { $day } sind bis zum Ende des Tages (UTC) versiegelt
refused-no-hash = für den { $day } wurde kein SHA-256 veröffentlicht
refused-file-games = eine Datei darf höchstens { $most } Partien enthalten
refused-host = dieser Server antwortet nur auf Namen seines eigenen Rechners
refused-percent = die Adresse enthält ein %, das kein Zeichen kodiert: Das Zeichen % selbst schreibt man %25
refused-rate = du sendest schneller Anfragen, als dieser Server erlaubt
refused-unlinked = dieses Gerät ist nicht verbunden: Erzeuge auf der Seite „Deine Daten“ des Servers einen Code
refused-unknown-device = der Server kennt dieses Gerät nicht mehr: Verbinde es neu
refused-no-server = diese Ausgabe kommt nicht von einem Underdeck-Server, oder er antwortet nicht
refused-unreachable = der Server ist nicht zu erreichen. Bisher abgeglichene Partien bleiben erhalten: Versuche es wieder, wenn du online bist
refused-id = die Kennung einer Partie hat 16 kleine Buchstaben und Ziffern
refused-stays = diese Partie lässt sich nicht abgleichen: Sie hat zwei Spieler, oder ihre Karten sind noch versiegelt
refused-unite = die Varianten lassen sich nicht vereinen: { $why }
refused-site = die Anfrage kam von einer anderen Website
refused-players = aus deinem Netz kamen zu viele neue Spieler: Versuche es in einer Minute noch einmal
refused-request-size = die Anfrage ist größer als { $most } KiB
refused-not-played = { $what } Dein Zug wurde nicht gespielt. { $help }
refused-method = diese Adresse erlaubt nur { $allowed }
refused-stale = die Partie ist weitergegangen, seit diese Seite geladen wurde
refused-busy = der Server hat gerade zu viel zu tun
refused-slow = die Anfrage hat zu lange gedauert
refused-ask-daily = das ist ein Tagesspiel: Löser und Trainer gibt es nach dem Tag
refused-no-undo = es gibt keinen Zug, den du zurücknehmen kannst
refused-no-redo = es gibt keinen Zug, den du wiederholen kannst
refused-not-forced = hier ist kein Zug erzwungen
daily-first-end = { $effect } Auf der Bestenliste zählt deine erste beendete Partie.
refused-large = die Anfrage ist zu groß
refused-unread = die Anfrage lässt sich nicht lesen: { $why }

## Sätze des Speichers
store-full = es ist kein Platz mehr zum Speichern: Die Platte oder der Speicher ist voll
store-locked = ein anderes Programm hat den Speicher gesperrt
store-damaged = der Speicher ist beschädigt: { $why }
store-game = die gespeicherte Partie { $id } von { $game } ist beschädigt: Ihre Prüfsumme stimmt nicht
store-in-use = ein anderer Server benutzt diesen Speicher
store-gone = { $file } wurde gelöscht, verschoben oder ersetzt, während der Server lief
store-disk = beim Speichern hat die Platte versagt: { $why }
store-later = der Speicher stammt von einer neueren Version des Programms: Sein Schema hat Version { $found }, dieses Programm kennt Version { $known }
store-unreachable = die Datenbank ist nicht erreichbar oder nicht nutzbar: { $why }
store-closed = der Speicher ist geschlossen: Der Server hält an
store-busy = zu viele Änderungen warten darauf, gespeichert zu werden
store-stale = die Partie hat sich inzwischen geändert
store-failed = der Speicher hat versagt: { $why }
store-not-saved = Deine Änderung konnte nicht gespeichert werden
store-is-damaged = Der Speicher ist beschädigt
store-full-help = Schaffe Platz auf der Platte, dann versuche es noch einmal. Alles bisher Gespeicherte ist sicher.
store-locked-help = Schließe das Programm, das die Datei benutzt, oder warte kurz, dann versuche es noch einmal.
store-in-use-help = Halte den anderen Server an oder nenne eine andere Datei oder Datenbank.
store-gone-help = Änderungen werden nicht mehr gespeichert. Halte den Server an, lege die Datei zurück oder spiele eine Sicherung ein und starte ihn wieder.
store-disk-help = Änderungen werden nicht mehr gespeichert. Prüfe die Platte, halte dann den Server an und starte ihn wieder.
store-damaged-help = Halte den Server an und spiele eine Sicherung ein, wie docs/hosting.md es erklärt.
store-later-help = Nimm die neuere Version des Programms oder wähle eine andere Datei oder Datenbank.
store-unreachable-help = Prüfe, ob sie läuft und diesen Server zulässt, dann versuche es noch einmal. Alles bisher Gespeicherte ist sicher.
store-again-help = Versuche es gleich noch einmal.
store-other-help = Versuche es noch einmal. Hilft das nicht, prüfe, ob sich die Datei oder die Datenbank lesen und schreiben lässt.

## Was der Löser sagt, und das Ende eines Spiels
informed-undo = ein Zug wurde zurückgenommen, der etwas gezeigt hatte
informed-solver = der Löser wurde benutzt
deal-unknown = Passende Karten fanden sich nicht rechtzeitig, deshalb sind es beliebige. Vielleicht sind sie nicht zu gewinnen.
deal-winnable = Dieses Spiel ist zu gewinnen. Schwierigkeit: { $level ->
    [easy] leicht
    [fair] ausgewogen
   *[hard] schwer
}.
deal-lost = Dieses Spiel war nicht zu gewinnen: Der Löser hat alles versucht.
deal-can-be-won = Dieses Spiel ist zu gewinnen.
deal-open-question = Ob dieses Spiel zu gewinnen ist, ist offen: Der Löser stieß an seine Grenze.
until-won = Die Partie wurde gewonnen.
until-move = Sie war bis Zug { $n } ({ $move }) zu gewinnen.
until-between = Nach { $last ->
    [one] { $last } Zug
   *[other] { $last } Zügen
} war die Partie zu gewinnen, nach { $lost } nicht mehr. Dazwischen stieß der Löser an seine Grenze.
until-limit = Nach { $last ->
    [one] { $last } Zug
   *[other] { $last } Zügen
} war die Partie zu gewinnen. Später stieß der Löser an seine Grenze.
until-never = Die Partie war nicht zu gewinnen.
until-lost = Nach { $lost ->
    [one] { $lost } Zug
   *[other] { $lost } Zügen
} war die Partie nicht zu gewinnen. Davor stieß der Löser an seine Grenze.
until-unknown = Ob die Partie zu gewinnen war, ist offen: Der Löser stieß an seine Grenze.
score-proven = Deine Punkte: { $score }. Bestmöglich: { $best }.
score-found = Deine Punkte: { $score }. Bester Fund: { $best }.
score-none-better = Mehr als deine { $score } Punkte wurden nicht gefunden.
peek-own-cards = Diese Partie wird mit echten Karten gespielt: Der Löser kennt ihre Reihenfolge nicht.
peek-daily = Das ist ein Tagesspiel: Den Löser kannst du nach der Partie fragen.
peek-two = In einer Partie zu zweit kannst du den Löser nicht fragen.
peek-yes = Diese Partie ist noch zu gewinnen.
peek-none = Der Löser hat keine Antwort: { $why }.
here-won = Hier ist die Partie gewonnen.
here-winnable = Hier ist die Partie noch zu gewinnen, in { $n ->
    [one] { $n } Zug
   *[other] { $n } Zügen
}.
here-lost = Hier ist die Partie nicht mehr zu gewinnen.
here-open = Ob die Partie hier zu gewinnen ist, ist offen: Der Löser stieß an seine Grenze.
closing-first = { $score } Punkte, deine ersten in diesem Spiel.
closing-best = { $score } Punkte, dein neuer Bestwert (bisher { $best }).
closing-equal = { $score } Punkte, so viele wie dein Bestwert.
closing-score = { $score } Punkte. Dein Bestwert ist { $best }.
streak-again = Gewonnen: Eine neue Serie beginnt.
streak-first = Dein erster Sieg in diesem Spiel.
streak-best = Siegesserie { $n }, deine bisher beste.
streak-now = Siegesserie { $n }, beste { $longest }.
streak-ends = Deine Serie von { $n } Siegen ist zu Ende.
moment-close = Das war knapp: { $name } { $value } von { $most } nach Zug { $n }.
moment-cost = Dein größter Verlust: { $name } { $before } → { $after } mit Zug { $n }, { $label }.

## Was der Trainer sagt
coach-win = Trainer: Gewinnchance { $now }.
coach-score = Trainer: erwartete Punkte { $now }.
coach-win-before = Trainer: Gewinnchance { $now } (vorher { $was }).
coach-score-before = Trainer: erwartete Punkte { $now } (vorher { $was }).
review-so-far = Gewinnchance bisher: { $start } → { $end }.
review-so-far-score = Erwartete Punkte bisher: { $start } → { $end }.
review-scored = Du hast { $end } Punkte; der Computerspieler „{ $player }“ erreicht von hier { $start }.
review-won = Du hast gewonnen; der Computerspieler „{ $player }“ gewinnt von hier { $start }.
review-drew = Unentschieden; der Computerspieler „{ $player }“ gewinnt von hier { $start }.
review-lost = Du hast verloren; der Computerspieler „{ $player }“ gewinnt von hier { $start }.
review-shares = Glück: { $luck } Prozentpunkte. Deine Entscheidungen: { $skill }.
review-shares-score = Glück: { $luck } Punkte. Deine Entscheidungen: { $skill }.
tally = { $slips } in { $n ->
    [one] { $n } Entscheidung
   *[other] { $n } Entscheidungen
}
tally-none = Keine Fehler
tally-blunders = { $n ->
    [one] { $n } Patzer
   *[other] { $n } Patzer
}
tally-mistakes = { $n ->
    [one] { $n } Fehler
   *[other] { $n } Fehler
}
tally-inaccuracies = { $n ->
    [one] { $n } Ungenauigkeit
   *[other] { $n } Ungenauigkeiten
}
tally-only = { $n ->
    [one] { $n } einziger Zug gefunden
   *[other] { $n } einzige Züge gefunden
}
list-of = { $first } und { $last }
stroke = { $change } nach Zug { $n } ({ $move })
strokes = Das größte Glück und Pech: { $strokes }.
slip-inaccuracy = Ungenauigkeit: { $played } ({ $before } → { $after }), Verlust { $cost }. Besser: { $best }, { $worth }.
slip-mistake = Fehler: { $played } ({ $before } → { $after }), Verlust { $cost }. Besser: { $best }, { $worth }.
slip-blunder = Patzer: { $played } ({ $before } → { $after }), Verlust { $cost }. Besser: { $best }, { $worth }.
interval-of = { $value } ({ $low } bis { $high })
review-method = Nach jedem geprüften Zug spielt der Computerspieler „{ $player }“ { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
} in jeder von zwei Stichproben zu Ende (Startzahl { $seed }).
deck = { $n ->
    [one] { $n } Übung
   *[other] { $n } Übungen
} zu lösen, { $solved } gelöst.
deck-empty = Noch keine Übungen. Eine Analyse deiner Partien macht aus jedem bestätigten Fehler eine.
deck-due = { $n } jetzt fällig.
deck-nothing = Nichts ist fällig.
deck-next = Nächste Übung in { $wait }.
exercise-solved = Gelöst.
exercise-back = Sie kommt in { $wait } wieder.
wait-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
wait-hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
}
wait-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tagen
}
answer-best = Richtig! { $best }.
answer-as-good = Richtig! { $played } ist so gut wie { $best }.
answer-wrong = Nicht der beste Zug: { $played } kostet { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}. Besser: { $best }.
reply-right = Richtig! { $answers ->
    [one] Nur { $move } gewinnt noch.
   *[other] { $move } ist einer von { $answers } Gewinnzügen.
}
reply-wins = Zum Beispiel { $line }, gewonnen in { $n ->
    [one] { $n } Zug
   *[other] { $n } Zügen
}.
reply-wrong = Nein: Nach { $move } ist die Partie nicht mehr zu gewinnen ({ $positions ->
    [one] { $positions } Stellung
   *[other] { $positions } Stellungen
} geprüft).
reply-at-once = Die Partie ist sofort zu Ende:
reply-loses = Zum Beispiel { $line }. Nach { $n ->
    [one] { $n } Zug
   *[other] { $n } Zügen
} ist die Partie zu Ende:

## Dateien, die eingelesen werden
import-added = { $added } von { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
} hinzugefügt; { $known } schon vorhanden.
import-united = { $united ->
    [one] { $united } davon hat
   *[other] { $united } davon haben
} neue Züge oder Kommentare.
import-left = { $count } ließen sich nicht importieren, als erste Partie { $n }:
device-taken = { $added ->
    [one] { $added } Partie
   *[other] { $added } Partien
} hinzugefügt; { $united ->
    [one] { $united } Partie bekam
   *[other] { $united } Partien bekamen
} neue Varianten aus der Datei.
device-unread = { $n ->
    [one] { $n } beschädigter Teil der Datei wurde ausgelassen. Behalte die Datei.
   *[other] { $n } beschädigte Teile der Datei wurden ausgelassen. Behalte die Datei.
}
refused-file = das ist keine exportierte Datei: { $why }
refused-file-kind = das ist die falsche Art von Datei: `{ $kind }` statt `{ $known }`
refused-file-version = die Datei hat Version { $version }, und diese Ausgabe liest höchstens Version { $known }: Aktualisiere sie zuerst

## Um die Karten
zone-empty = Leer
zone-nothing = Hier liegt noch nichts.
zone-unknown = Diese Version kann das nicht zeigen.
zone-put-back = Abwählen
zone-choose = Auswählen
zone-chosen = Ausgewählt: zum Abwählen drücken.
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

## What cannot be read or played

record-error = Zeile { $line }, Spalte { $column }: { $found }; erwartet: { $expected }
record-fault = Zeile { $line }, Spalte { $column }{ $number ->
    [0] {""}
   *[other] , Zug { $number }
}: { $found }; erwartet: { $expected }
record-end = das Ende des Textes
record-control = das Steuerzeichen { $code }
record-byte = das Byte { $byte }
record-utf8 = Text in UTF-8
record-version = `{ $version }`, die Version des Formats, die dieses Programm liest
record-head = `{ $word }` in der ersten Zeile, `{ $line }`
record-tag-name = der Name einer Angabe: ein Buchstabe, dann Buchstaben, Ziffern, `_` und `-`
record-tag-again = die Angabe { $tag } zum zweiten Mal
record-tag-once = jede Angabe einmal
record-tag-end = `]` am Ende der Angabe
record-value-start = `"` vor dem Wert der Angabe
record-value-end = `"` am Ende des Werts der Angabe
record-move-end = `;` am Ende des Zugs
record-comment-end = `{"}"}` am Ende des Kommentars
record-escape = eines von `\ " ; {"{"} {"}"} ( )` nach dem umgekehrten Schrägstrich
record-results = ein Ergebnis: `won`, `lost`, `draw`, `winner N`, oder `*` für eine laufende Partie
record-result-tag = `{ $result }`, wie die Angabe { $tag } sagt
record-deep = Varianten, höchstens { $most } tief geschachtelt
record-variation-start = `{ $number }.` und der Zug, der hätte gespielt werden können
record-variation-end = `{ $number }.` und ein Zug, `{"{"}` und ein Kommentar, `(` und eine Variante, oder `)`
record-number = die Zugnummer `{ $number }`
record-number-end = `.` nach der Zugnummer
record-move-empty = ein leerer Zug
record-move = ein Zug in der Notation des Spiels
record-first = `{ $number }.` und ein Zug, `{"{"}` und ein Kommentar, oder { $results }
record-next = `{ $number }.` und ein Zug, `{"{"}` und ein Kommentar, `(` und eine Variante, oder { $results }
record-end-or-seal = nach dem Ergebnis das Ende des Textes oder sein Siegel
record-after = nach dem Ergebnis das Ende des Textes
record-seal = das Siegel `{ $seal }`
record-sealed = `{ $seal }`: Der Text ist nicht der, der versiegelt wurde
fault-tag = `{ $value }` in der Angabe { $tag }
fault-no-tag = keine Angabe { $tag }
fault-code = ein Spielcode
fault-no-code = ein Spielcode: { $why }
fault-options = Hausregeln von { $game }: { $why }
fault-no-options = keine Hausregeln, wie im Spielcode
fault-options-of-deal = `{ $options }`, wie im Spielcode
fault-untrue = eine mögliche Eingabe: { $why }
fault-asked = { $question }, etwa { $example }
fault-over = kein Zug: Die Partie ist zu Ende
fault-legal = ein erlaubter Zug: { $moves }
fault-alone = keine solche Angabe: Dieses Spiel hat nur einen Spieler
fault-program = ein Platz von 1 bis { $seats } und ein Spieler, etwa `2 greedy`
fault-luck = `told` oder keine solche Angabe: Die Karten kommen aus dem Spielcode
fault-date = ein Datum wie `2026-11-21`
fault-aids = `hints N`, `solver N`, `coach N` oder einige davon in dieser Reihenfolge, mit Kommas getrennt
fault-ended-so = `{ $value }`, wie die Partie endete
fault-first = keine Angabe { $tag }: Dies ist das erste Kapitel
fault-ended = kein weiteres Kapitel: Die Kampagne ist beendet
fault-chapter = der Spielcode eines offenen Kapitels: { $chapters }
fault-running = eine beendete Partie
code-empty = der Spielcode fehlt: Gib Ziffern und Buchstaben ein, etwa 17A
code-symbol = `{ $found }` an Stelle { $position } gehört in keinen Spielcode: Erlaubt sind 0-9 und A-Z außer U
code-check = das Prüfzeichen `{ $found }` am Ende passt nicht: Ein Zeichen des Spielcodes ist falsch, fehlt oder steht an falscher Stelle
code-repeated = der Code { $once } steht { $times }-mal da: Gib ihn einmal ein. Wiederholt sich ein Spielcode selbst, stehen seine Striche nach jedem vierten Zeichen
code-short = der Spielcode ist zu kurz: Es fehlen Zeichen
code-game = der Spielcode gehört zu Spiel Nummer { $number }, nicht zu { $expected }
code-option = der Spielcode enthält eine ungültige Hausregel: { $why }
code-none = diesen Spielcode gibt es nicht
option-bool = true oder false
option-int = eine ganze Zahl von { $min } bis { $max }
option-text = ein Text von höchstens { $most } Byte
option-letters = höchstens { $most } der Buchstaben { $letters }
option-unknown = es gibt keine Hausregel `{ $key }`: Es gibt { $known }
option-value = die Hausregel { $key } kann nicht `{ $found }` sein: Erlaubt ist { $expected }
option-again = sie nur einmal
option-coded = { $kind }, mit %XX für besondere Zeichen
play-notation = `{ $found }` ist kein Zug: { $expected }
play-illegal = `{ $move }` ist jetzt nicht erlaubt
play-over = `{ $move }` ist nicht erlaubt: Die Partie ist zu Ende
move-because = { $why }: { $reason } ({ $rules })
move-because-nearest = { $why }: { $reason } ({ $rules }) (meintest du `{ $word }`?)
did-you-mean = { $why } (meintest du `{ $word }`?)
entry-card = die nächste Karte des Stapels { $pile }
entry-die = die Zahl auf dem { $die }
entry-none = jetzt fehlt weder Karte noch Wurf: Mach einen Zug
entry-kind = gib { $asked } ein, nicht { $entered }
entry-a-card = eine Karte
entry-a-number = eine Zahl des { $die }
entry-side = { $die } zeigt 1 bis { $sides }, nicht { $value }
entry-repeated = { $card } wurde schon eingegeben, { $when }: Eine der beiden Eingaben ist falsch. `correct { $card } KARTE` ändert die erste
entry-cannot = { $card } kann dort nicht liegen: { $why }
entry-set-up = beim Aufbau
entry-after = nach Zug { $n }, `{ $move }`
entry-later = eine spätere Eingabe widerspricht dem
entry-not-in-game = diese Karte gibt es in diesem Spiel nicht
entry-elsewhere = sie liegt in einem anderen Stapel oder nachweislich anderswo
asked-suit = { $rank } von welcher Farbe? { $cards }
asked-which = Welche Karte ist `{ $text }`? { $cards }
hint-asked = Noch gibt es keinen Zug zu wählen. { $question }
hint-over = Die Partie ist zu Ende.
asked-none = `{ $text }` kann dort nicht liegen: { $cards } sind alle schon eingegeben oder liegen anderswo
correct-dealt = das Programm hat diese Karten gegeben: Keine davon lässt sich berichtigen
correct-none = diese Eingabe hat keine Karte und keinen Wurf, die sich berichtigen ließen
correct-same = dort steht schon `{ $right }`
correct-no-question = dort fehlt jetzt weder Karte noch Wurf
correct-asked = dort fehlt jetzt: { $question }
correct-over = die Partie ist dort jetzt zu Ende: { $cause }
correct-not-entered = `{ $text }` wurde nicht eingegeben; nenne eine Karte, wie sie eingegeben wurde, oder eine Eingabe als #12
correct-no-roll = `{ $text }` ist kein Wurf: Gib die Zahl auf dem Würfel ein
correct-no-card = `{ $text }` ist keine Karte: Gib Wert und Farbe ein, etwa QS, 10h oder queen of spades
corrected = Eingabe { $entry } ist jetzt { $right }, nicht { $wrong }.
corrected-last = Eingabe { $entry } ist jetzt { $right }, nicht { $wrong }: die letzte von { $times } Eingaben von { $wrong }.
corrected-swapped = { $count ->
    [one] Eingabe { $entries } wurde mit ihr vertauscht.
   *[other] Die Eingaben { $entries } wurden mit ihr vertauscht.
}
corrected-replayed = { $count ->
    [one] Die Eingabe danach wurde nachgespielt.
   *[other] { $count } Eingaben nach der { $entry }. wurden nachgespielt.
}
corrected-stopped = { $count } nachgespielt, dann bei Eingabe { $entry }, `{ $spelling }`, angehalten: { $why }. { $out } ausgelassen; die bisherige Partie bleibt als Variante erhalten.
game-unknown = es gibt kein Spiel `{ $name }`: Es gibt { $known }
game-unknown-nearest = es gibt kein Spiel `{ $name }` (meintest du `{ $word }`?): Es gibt { $known }
game-number = der Spielcode `{ $code }` ist für Spiel Nummer { $number }, das diese Version nicht hat
game-other = { $what } ist für { $found }, nicht für { $expected }
deal-wrong = Spielcode `{ $code }`: { $why }
guide-none = { $n ->
    [0] { $game } hat keine Lernpartie
   *[other] die Lernpartien von { $game } haben die Nummern 1 bis { $n }
}
campaign-none = { $game } hat keine Kampagne: Seine Partien sind voneinander unabhängig
chapter-closed = das Kapitel `{ $found }` ist nicht offen: { $n ->
    [0] Die Kampagne ist beendet
   *[other] Offen sind { $open }
}
campaign-not = die Aufzeichnung gehört zu keiner Kampagne: Ihr fehlen die Angaben Campaign und CampaignDeal
solve-aim = { $game } zählt keine { $what }: Gefragt werden kann nach { $known }
solve-running = die Partie läuft noch: Ob sie zu gewinnen war, sagt der Löser nur von einer beendeten
solve-own-cards = die Partie wurde mit eigenen Karten gespielt: Nur die aufgedeckten sind bekannt
solve-stopped = abgebrochen, bevor es eine Antwort gab
solve-contest = { $code } von { $game } ist ein Duell zweier Plätze: Der Löser kann nur Partien, die man gemeinsam gewinnt oder verliert
coach-no-score = { $game } zählt keine Punkte: Partien werden nach Siegen analysiert
coach-seat = es gibt keinen Platz { $seat }: Diese Partie hat { $seats }
coach-exercise = diese Übung funktioniert nicht mehr: { $why }
coach-empty = es gibt noch keinen Zug und damit nichts zu analysieren
coach-stopped = abgebrochen, bevor die erste Schätzung fertig war
unite-other = die Aufzeichnungen gehören zu verschiedenen Partien: Ihre Angaben `{ $tag }` unterscheiden sich
program-alone = mit diesen Hausregeln spielt man { $game } allein: Für einen Gegner gibt es keinen Platz
program-seat = diese Partie hat die Plätze 1 bis { $seats }: Das Programm kann nicht auf Platz { $seat } spielen
program-none = `{ $word }` ist kein Gegner: Wähle { $offered }
bundle-none = das ist keine exportierte Datei: `underdeck export` schreibt eine
bundle-version = die Datei hat Version { $version }, und dieses Programm liest höchstens Version { $known }: Aktualisiere es zuerst
exchange-done = { $given ->
    [one] { $given } Partie
   *[other] { $given } Partien
} an den Server gesendet, { $got ->
    [one] { $got } Partie
   *[other] { $got } Partien
} empfangen.
exchange-refused = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
} nicht angenommen; { $id }: { $why }.
exchange-ended = Dieses Gerät ist nicht mehr verbunden. Die Partien hier und auf dem Server bleiben erhalten.
journal-full = es ist kein Platz mehr zum Speichern: Der Speicher des Browsers ist voll
journal-full-help = Deine Partien sind sicher. Schaffe Platz auf diesem Gerät oder exportiere alles auf der Seite „Dieses Gerät“, dann versuche es noch einmal.
journal-newer = eine neuere Version von Underdeck hat hier Partien gespeichert
journal-newer-help = Deine Partien sind sicher. Schließe alle Tabs von Underdeck und öffne es online wieder, dann lädt die neuere Version.
journal-stopped = das Programm ist dabei stehen geblieben
journal-stopped-help = Deine Partien sind sicher. Bitte melde, wie es dazu kam.
journal-failed = die gespeicherten Partien ließen sich nicht lesen oder schreiben: { $why }
journal-failed-help = Deine Partien sind sicher. Lade die Seite neu; hilft das nicht, starte den Browser neu.
rest-missing = diese Seite braucht einen Teil des Programms, der noch nicht geladen ist
rest-missing-help = Deine Partien sind sicher. Geh online und lade die Seite neu; danach braucht das Programm kein Netz mehr.
