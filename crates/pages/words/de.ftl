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
luck-taken-out = ohne Glück
luck-link = Wie gut du spielst, ohne Glück gerechnet
luck-meaning = Was Karten und Würfel gaben, wird am Wert jeder Stellung gemessen und abgezogen: Es bleibt, was du daraus gemacht hast. Der Mittelwert bleibt auf lange Sicht derselbe; er ist nach weniger Spielen bekannt. Der Spieler greedy spielt dieselben Spiele. Deine letzten Spiele zählen, ohne informierte und ohne die mit eigenen Karten; von einer Art braucht es { $few }.
luck-none = Es gibt noch keine { $few } Spiele, aus denen sich das Glück herausrechnen lässt.
luck-games = { $n } Spiele
luck-you = Du
luck-won = Ohne Glück gewonnen
luck-score = Punkte ohne Glück
luck-better = Du spielst besser als greedy: { $share } gewonnene Spiele ({ $low } bis { $high }).
luck-worse = greedy spielt besser: Du gewinnst { $share } Spiele ({ $low } bis { $high }).
luck-close = Nicht zu unterscheiden: { $share } gewonnene Spiele neben greedy ({ $low } bis { $high }).
download-all = Alles herunterladen als
games-own = Deine eigenen Spiele
games-daily = Spiele des Tages
games-informed = Informierte Spiele, gesondert gezählt
games-told = Spiele mit eigenen Karten
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
own-cards = Mit eigenen Karten spielen
own-cards-note = Du mischst und gibst auf deinem Tisch und sagst jede Karte an, die aufgedeckt wird. Underdeck macht den Rest.
own-cards-deal = eigene Karten
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
review-underway = Der Trainer ist am Werk: { $percent } %.
review-waits = Der Trainer bespricht zuerst andere Partien.
review-reload = Neu fragen

## Practice

practice = Üben
practice-lead = Die eigenen Fehler kommen hier wieder, bis sie gelöst sind.
practice-ask = { $game }, Zug { $n }: Welcher Zug ist der beste?
practice-next = Nächste Übung

## Rätsel

puzzles = Rätsel
puzzles-lead = Stellungen, in denen nur noch wenige Züge gewinnen. Alle Karten liegen offen; dass jeder andere Zug verliert, hat der Löser bewiesen.
puzzles-tried = { $tried } von { $count } versucht, { $right } auf Anhieb gelöst.
puzzles-days =
    Rätsel des Tages: { $days ->
        [one] ein Tag
       *[other] { $days } Tage
    } in Folge, höchstens waren es { $best }.
puzzle-daily = Rätsel des Tages
puzzle-next = Nächstes Rätsel
puzzle-level = Stufe { $level }
puzzle-title = { $game }, Rätsel { $n } von { $count }, Stufe { $level } von { $levels }
puzzle-ask =
    Von { $legal } Zügen { $answers ->
        [one] gewinnt noch einer
       *[other] gewinnen noch { $answers }
    }: Welche?
puzzle-open = Verborgen, das Nächste zuerst
puzzle-again = Noch einmal
puzzle-solution = Lösung

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

rules-of = Regeln von { $game }
how-to-play = So spielt man { $game }
rules-every = Alle Regeln von { $game }
rules-all = Alle Regeln
key = Taste
key-does = Was sie tut
key-letters = Einzelne Buchstaben lassen sich in den Einstellungen abschalten:
key-arrows = Pfeile, Pos1, Ende
key-enter = Eingabe, Leertaste
key-one-to-nine = 1 bis 9
does-tab = der nächste Bereich, in dem etwas zu tun ist, dann die Züge
does-arrows = von Karte zu Karte
does-enter = drücken, wählen, zurücklegen
does-escape = alles Gewählte zurücklegen
does-number = der Zug mit dieser Nummer in der Liste
does-undo = einen Zug zurück
does-redo = einen Zug vor
does-hint = Tipp
does-panels = die Seiten daneben: Züge, Verlauf, Regeln, Linien, Spiel
does-prompt = vorlesen, was zu tun ist
does-repeat = wiederholen, was geschah
does-ask = was das Gewählte ist
does-keys = diese Tasten

credits-games = Die Spiele
credits-drawings = Die Zeichnungen
credits-drawn = Die Karten, die Zeichen der Ränge und Farben, die Hofkarten, Rückseiten, Würfel und Szenen sowie die Bilder und Wappen der Spiele wurden für Underdeck gezeichnet, und seine Klänge macht das Programm selbst. Für sie gelten die Lizenzen des Programms.
credits-icons = { $n } Symbole stammen von game-icons.net, lizenziert unter Creative Commons Namensnennung 3.0 (CC BY 3.0). Gezeichnet von: { $artists }.
credits-program = Das Programm
credits-licence = Underdeck ist freie Software, nach deiner Wahl unter MIT oder Apache-2.0 lizenziert.

your-name = Dein Name
your-name-note = Steht auf deinen Partien und auf Bestenlisten. Freiwillig.
theme = Hell oder dunkel
theme-auto = Wie im System eingestellt
theme-light = Hell
theme-dark = Dunkel
forced = Züge ohne Wahl
forced-auto = In Spielen, die viele haben, von selbst
forced-on = In jedem Spiel von selbst
forced-off = Nie von selbst
the-table = Der Tisch
save = Speichern
four-colours = Vier Farben
four-colours-note = Kreuz ist grün und Karo blau.
suit-letters = Farben als Buchstaben
suit-letters-note = C, D, H oder S neben jedem Farbzeichen: Kreuz, Karo, Herz, Pik.
larger = Größere Karten und Schrift
larger-note = Alles eine Stufe größer.
motion = Karten, Würfel und Zahlen bewegen sich
motion-note = Nie, wenn dein System um weniger Bewegung bittet.
sound = Klang
sound-note = Karten, Würfel, Gewinn, Verlust und das Ende eines Spiels.
haptics = Vibration
haptics-note = Auf Geräten, die das können.
letter-keys = Tasten mit Buchstaben
letter-keys-note = U für zurück, R für vor, H für einen Tipp; mehr in der Hilfe.
look-felt = Tuch
look-own = Wie es das Spiel hat
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
look-bold = Großer Rang, große Farbe
look-night = Dunkles Papier
look-volume = Lautstärke
look-normal = Mittel
look-soft = Leise
look-loud = Laut

which-deal = Welches Blatt?
which-note = Auch leichte, mittlere und schwere lassen sich gewinnen: Der Löser hat es versucht. Eine Startzahl nennt ein Blatt, das so gegeben wird, wie es ist.
which-winnable = Eines, das sich gewinnen lässt
which-easy = Ein leichtes
which-fair = Ein mittleres
which-hard = Ein schweres
which-any = Irgendeines
deal-of-game = Blatt { $code } von { $game }
board-replayed = Der Server hat jedes Spiel der Bestenliste Zug für Zug nachgespielt. Jeder könnte sich dieses Blatt vor dem Spielen an seinem Code ansehen; darüber beweist die Liste nichts. Was niemand vorher ansehen kann:
option-range = { $min } bis { $max }; im Regelheft { $default }.
option-default = Im Regelheft { $default }.
yes = ja
no = nein

campaigns-lead = Eine Reihe von Spielen, Kapitel für Kapitel. Die Karten jedes Kapitels folgen aus der Startzahl der Kampagne.
campaigns-none = Du hast noch keine begonnen.
campaign-begin = Eine beginnen
campaign-start = Beginnen
campaign-name = Name der Kampagne
campaign-go-on = Das Kapitel fortsetzen
campaign-ended = Die Kampagne ist zu Ende.
campaign-ended-with = Die Kampagne ist zu Ende: { $result }.
campaign-now = Was du jetzt spielen kannst
campaign-play = { $chapter } spielen
achievements = Errungenschaften
chapters-played = Gespielte Kapitel

sealed-proof = Beweis, dass das Blatt versiegelt war
sealed-before = SHA-256, vor dem Tag veröffentlicht
sealed-what = Was damit versiegelt war
sealed-after = wird nach dem Tag offengelegt
sealed-nobody = Niemand kennt die Karten vorher
sealed-how = Die Blätter jedes Tages werden lange vorher gezogen, und ihr SHA-256 wird hier veröffentlicht. Nach dem Tag werden sie offengelegt; dann kann jeder denselben SHA-256 berechnen, dieselben Karten geben und jedes Spiel der Bestenliste nachspielen.
sealed-program = macht das für dich. Für andere Programme:
sealed-days = die versiegelten Tage
sealed-this-day = dieser Tag, offengelegt
coming-days = Kommende Tage
coming-day = Kommender Tag
coming-hash = SHA-256 seiner Blätter

status = Status { $n }
cancel = Abbrechen
silent = Der Server antwortet nicht. Nichts ging verloren.
try-again = Noch einmal versuchen
error-not-found = Hier ist nichts
error-not-found-help = Ein Spiel gehört dem Browser, in dem es begonnen wurde.
error-wrong = Das geht nicht
error-wrong-help = Gehe zurück und versuche etwas anderes.
error-forbidden = Diese Anfrage kam nicht von einer unserer Seiten
error-forbidden-help = Lade die Seite neu und versuche es noch einmal; Cookies müssen für diese Seite erlaubt sein.
error-unknown-help = Sende den Kopf `Authorization: Bearer TOKEN`; POST /api/v1/players gibt ein Token.
error-withheld = Noch nicht
error-withheld-help = Es wird gezeigt, sobald sich damit nicht mehr vorausschauen lässt.
error-stale = Das Spiel ist weitergegangen
error-stale-help = Sieh dir den Tisch an, wie er jetzt ist, dann ziehe.
error-unconfirmed-help = Um es trotzdem zu tun, sende die Anfrage noch einmal mit `"confirm": true`.
error-too-large = Zu groß
error-too-large-help = Sende weniger.
error-too-many = Zu viele
error-too-many-help = Warte einen Augenblick, dann versuche es noch einmal.
error-busy = Überlastet
error-busy-help = Versuche es gleich noch einmal.
error-slow = Das hat zu lange gedauert
error-slow-help = Sieh zuerst nach, ob es doch geschehen ist, dann versuche es gleich noch einmal.
error-internal = Etwas ist kaputtgegangen
error-internal-help = Deine Spiele sind unversehrt. Bitte berichte, wie es dazu kam.
moved-on = Diese Seite zeigte eine frühere Stellung: Das Spiel ist weitergegangen, vielleicht in einem anderen Tab. Nichts wurde gespielt. Unten steht der Tisch, wie er jetzt ist.
ask-solver = Den Löser fragen?
ask-solver-what = er kennt alle verdeckten Karten und alles kommende Glück und sagt, ob dieses Spiel noch zu gewinnen ist. Das Spiel gilt dann als informiert, und keine Bestenliste nimmt es auf
ask-solver-button = Fragen
ask-eye = Soll der Trainer zusehen?
ask-eye-what = er sagt vor und nach jedem Zug, wie groß die Aussicht auf den Sieg oder welche Punktzahl zu erwarten ist. Das Spiel gilt dann als betreut, und keine Bestenliste nimmt es auf
ask-eye-button = Er soll zusehen
take-back-seen = Zurücknehmen, was du gesehen hast?
take-back-seen-what = ein Zug, der hier zurückgenommen wird, hat gewürfelt oder etwas Verborgenes gezeigt. Das Spiel gilt dann als informiert, und informierte Spiele stehen auf einer Bestenliste unter allen anderen
take-back-seen-button = Zurücknehmen
end-game = Das Spiel beenden?
give-up = Das Spiel aufgeben?
archive-question = Dieses Spiel ablegen?
archive-what = Es verschwindet aus deinen Listen, doch seine Adresse bleibt. Es zählt weiter als Versuch mit seinem Blatt.
archive-button = Ablegen

turn-of = Spieler { $seat } ist am Zug
turn-of-title = { $game }: Spieler { $seat } ist am Zug
hand-over = Gib den Bildschirm Spieler { $seat }. Niemand sonst sollte hinsehen, bis der Zug vorbei ist.
shown-to-you = Was dir gezeigt wurde
show-my-table = Ich bin Spieler { $seat }: zeig mir meinen Tisch
the-other-player = Der andere Spieler.
lines-later = Die Linien werden nach dem Spiel gezeigt, denn sie würden die Züge des anderen verraten.

happened = Was geschah
happened-none = Noch nichts.
moves-earlier = { $n ->
    [one] { $n } früherer Zug
   *[other] { $n } frühere Züge
}
ask-nothing = Dazu gibt es nichts zu sagen.
ask-rules = Regeln:
ask-about = Nach etwas auf dem Tisch oder einem Wort des Spiels fragen
refused-because = Nein:
rules-choose = Wähle etwas, oder drücke § neben einem Zug.
lines-tried = Versuchte Linien
lines-note = Gehe zu jeder Stelle. Nichts, was du gespielt hast, geht verloren.
line-start = Anfang
solver = Löser
informed-by = informiert: { $how }
record-save = Partie speichern
still-winnable = Ist es noch zu gewinnen?
eye-open = Der Trainer soll zusehen
eye-close = Der Trainer soll wegsehen
could-be-won = War dieses Blatt zu gewinnen?
archive-game = Spiel ablegen
code-later = Der Code dieses Blatts wird nach dem Tag offengelegt.
code-share = weitergegeben bekommt jeder dieselben Karten
sum-of-ranks = { $n } Karten, Summe der Ränge { $sum }

position = Stellung
move-of = Zug { $n } von { $of }
move = Zug
go = Los
at-the-start = Der Anfang.
winnable-here = War es hier noch zu gewinnen?
solver-line = Seine Linie steht unten: gehe sie Schritt für Schritt durch.
last-winnable = Dein Spiel, wo es zuletzt noch zu gewinnen war
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
record-open-question = Diese Partie öffnen?
record-open-what = Sie wird Zug für Zug geprüft, dann ist sie eines deiner Spiele.
record-open-button = Öffnen
opponent = Zweiter Spieler
opponent-person = Ein Mensch an diesem Bildschirm
opponent-program = Das Programm
opponent-note = Für die Spielarten zu zweit: Das Programm sieht nur, was sein Platz wissen darf. Spielt man miteinander, ist es der Partner. Die Aufzeichnung nennt es.

## Zwei Spieler an zwei Geräten
opponent-device = Ein Mensch an einem anderen Gerät
result-left = verlassen
pace = Zeit für einen Zug
pace-none = Unbegrenzt
pace-minutes = 5 Minuten
pace-day = 1 Tag
pace-days = 3 Tage
pace-week = 1 Woche
pace-seconds = { $n } Sekunden
pace-note = Braucht jemand länger, darf der andere das Spiel beenden. Ohne Grenze kann es beliebig lange ruhen.
own-seat = Dein Platz
seat-first = Spieler 1
seat-second = Spieler 2
invitation = Ein Spiel { $game } zu zweit
invitation-from = { $name } lädt dich ein. Du wärst Spieler { $seat }, an diesem Gerät.
invitation-take = Platz nehmen
invitation-learn = Wie spielt man das?
invitation-taken = Dieser Platz ist besetzt, oder das Spiel ist beendet.
apart-turn = Du bist am Zug.
apart-turn-short = Du bist am Zug
apart-waits = Der andere ist am Zug.
apart-waits-short = Warten
apart-alone = Der andere Platz ist frei.
apart-over = Das Spiel ist beendet.
apart-left = Du hast das Spiel verlassen.
apart-other-left = Der andere hat das Spiel verlassen.
apart-there = Der andere ist da.
apart-away = Der andere ist nicht da.
apart-cut = Es gibt keine Verbindung. Die Seite versucht es von selbst wieder.
apart-until = Zeit bis { $until } UTC.
apart-link = Schicke diesen Link dem anderen:
apart-qr = Als QR-Code zeigen
apart-asked = Du hast gebeten, deinen Zug zurücknehmen zu dürfen.
apart-asks = Der andere möchte einen Zug zurücknehmen. Bist du einverstanden?
apart-ask-back = Um Rücknahme meines Zugs bitten
apart-claim = Spiel beenden: Die Zeit ist um
apart-rematch = Noch einmal, mit vertauschten Plätzen
apart-next = Zu eurem nächsten Spiel
leave-game = Aufgeben
leave-game-what = Der andere gewinnt, weil du gehst, und das Spiel ist beendet.
turn-own = Du bist am Zug seit { $since } UTC
turn-other = Der andere ist am Zug seit { $since } UTC
two-devices = An zwei Geräten

## Was ein Server von jemandem aufbewahrt
account = Deine Daten
account-what = auf einem weiteren Gerät, als Datei oder gar nicht mehr
account-lead = Deine Partien gehören diesem Browser: Ein Cookie ist der Schlüssel dazu. Hier nimmst du sie mit.
account-link = Ein weiteres Gerät
account-link-lead = Ein Code macht ein anderes Gerät zum zweiten Schlüssel für dieselben Partien. Er gilt zehn Minuten, einmal.
account-link-make = Einen Code erzeugen
account-link-code = Code vom anderen Gerät
account-link-take = Dieses Gerät verbinden
account-link-question = Dieses Gerät verbinden?
account-link-what = Dieser Browser hat dann die Partien des Geräts, das den Code erzeugt hat.
account-link-loses = Dieser Browser hat dann die Partien des Geräts, das den Code erzeugt hat. Was er jetzt hat, ist von hier aus nicht mehr zu erreichen: vorher exportieren.
account-code = Der Code { $code } gilt bis { $until } UTC. Wer ihn hier eintippt, hat alle deine Partien.
account-code-link = Oder diesen Link auf dem anderen Gerät öffnen:
account-others = { $n ->
    [one] Ein weiteres Gerät ist verbunden.
   *[other] { $n } weitere Geräte sind verbunden.
}
account-unlink = Alle anderen Geräte trennen
account-file-lead = Die Datei enthält Namen, Übungen und Partien mit allen Varianten, ohne das, was noch geheim ist. Ein anderer Server liest sie ein, und auch das Terminal: underdeck import DATEI.
account-import-file = Eine Datei, die hier, auf einem anderen Server oder mit underdeck export entstanden ist
account-delete = Alles löschen
account-delete-lead = Partien, Kampagnen, Übungen, Einstellungen, Name und Zeilen auf Ranglisten: Nichts wird aufbewahrt.
account-delete-question = Alles löschen?
account-delete-what = Nichts davon lässt sich zurückholen. Eine Partie zu zweit, die du begonnen hast, ist auch für den anderen Menschen weg; eine, zu der du kamst, ist verloren.
