### Found by name
## The program

help-program = Solo-Kartenspiele im Dungeon spielen, aufzeichnen, prüfen und vermessen
    .examples =
        underdeck  ein Spiel wählen und spielen
        underdeck play keevorn  neu geben oder deine offene Partie
        underdeck play keevorn --linear  dasselbe im Zeilenmodus
        underdeck table keevorn  mit eigenen Karten spielen
        underdeck daily  die Spiele des Tages
        underdeck stats  deine Siege, Serien und Punkte
        underdeck rules keevorn  die Spielregeln
        underdeck deal keevorn --seed 7  ein Spielcode zum Teilen
        underdeck verify my-game.udr  eine aufgezeichnete Partie prüfen
        underdeck sim keevorn --player greedy  tausend Partien spielen
    .after =
        Exit-Codes:
          0    erledigt
          1    fehlgeschlagen, etwa weil eine Aufzeichnung ungültig oder eine Datei
               nicht lesbar ist
          2    falscher Aufruf, etwa ein unbekanntes Spiel, eine unbekannte Hausregel
               oder ein falscher Spielcode
          130  mit Strg-C abgebrochen (andere Signale: 128 plus ihre Nummer)

        Partien liegen in UNDERDECK_HOME oder, wenn das nicht gesetzt ist, in deinem
        Datenverzeichnis. Einstellungen liegen daneben oder in deinem
        Konfigurationsverzeichnis.
help-linear = Ohne Befehl: ein Spiel im Zeilenmodus wählen
help-command = Die Hilfe zu einem Befehl ausgeben

## Arguments that commands share

help-shared-color = Wann in Farbe ausgegeben wird
    .more = `auto` beachtet auch NO_COLOR und CLICOLOR_FORCE.
help-shared-quiet = Keine Hinweise und keinen Fortschrittsbalken ausgeben
help-shared-force = Vorhandene Dateien überschreiben
help-shared-lang = Die Sprache, etwa de [Vorgabe: UNDERDECK_LANG, sonst deine Einstellung, sonst die des Systems]
help-shared-help = Hilfe ausgeben; -h gibt eine Kurzfassung aus
help-shared-version = Die Version ausgeben
help-shared-game = Das Spiel
help-shared-options = Eine Hausregel, etwa edition=second; für mehrere wiederholen. `underdeck games SPIEL` listet sie auf
help-shared-as-printed = Jede Lesart wörtlich nach dem Regelheft spielen, wo es einen Wortlaut gibt
help-shared-code = Das Spiel mit diesem Code
help-shared-seed = Die Startzahl für alles Glück und alle Zufallsentscheidungen
help-shared-jobs = Zahl der Threads [Vorgabe: einer je Prozessor]
help-shared-max-moves = Höchstzahl der Züge einer Partie; eine längere gilt als nicht beendet
help-shared-json = Ein JSON-Objekt ausgeben
help-shared-markdown = Den Bericht als Markdown ausgeben
help-shared-csv = Die Tabellen als CSV schreiben, eine Zeile für jede Zahl mit ihrem Intervall; - ist die Standardausgabe
help-shared-html = Den Bericht als Webseite mit Diagrammen schreiben; - ist die Standardausgabe
help-shared-plots = Jedes Diagramm als SVG und PNG in diesen Ordner schreiben
help-shared-adjust = Das Glück aus Gewinnquoten und Punkten herausrechnen
    .more = Eine gelernte Bewertung schätzt, was der Zufall gebracht hat. Die Mittelwerte bleiben gleich und brauchen weniger Partien. Siehe docs/players.md.
help-shared-linear = Im Zeilenmodus spielen [Vorgabe: in einer Pipe und bei TERM=dumb]
help-shared-brief = Im Zeilenmodus nur zeigen, was sich ändert; `look` zeigt den Tisch. Das ist die Vorgabe
help-shared-full = Im Zeilenmodus nach jedem Zug den ganzen Tisch zeigen
help-shared-record = Die Partie in dieser Datei speichern und die offene Partie darin fortsetzen
help-shared-new = Ohne Rückfrage eine neue Partie beginnen; offene Partien bleiben erhalten
help-shared-take-over = Die Partie hier spielen, auch wenn ein anderes Programm sie offen hat; jenes kann sie dann nicht mehr speichern
help-shared-group-by = Die Spiele nach dieser Angabe gruppieren; mehrmals, um sie zu kreuzen
    .more = ANGABE ist eine Angabe des Spiels (underdeck games GAME --facts): killer, health, moves. killer.rank und killer.suit sind Teile einer Karte. health@depth=5 ist die Angabe im ersten Augenblick, in dem die andere diesen Wert hat, health@move=10 die nach zehn Zügen. Eine Zahl mit vielen Werten kommt in Klassen; moves:0-50,51-100 nennt sie. hired-* ist eine Zeile für jede passende Angabe, mit den Spielen, in denen sie nicht 0, no oder none ist; task-*=open mit denen, in denen sie den Wert hat.
help-shared-conditions = Nur Spiele zählen, die diese Bedingung erfüllen; mehrmals für mehrere
    .more = BEDINGUNG ist eine Angabe wie bei --group-by, ein Vergleich (=, !=, <, <=, > oder >=) und ein Wert: result=lost, killer.rank=K, health@depth=5<6. Der Wert none steht für eine Angabe, die nichts sagt. Nur die Tabellen der Angaben werden enger, nicht die anderen Ergebnisse.
help-shared-over-time = Das Mittel dieser Angabe durch die Spiele verfolgen, für jede Gruppe von --group-by; health@depth verfolgt es nach der Tiefe statt nach Zügen
help-shared-file = Die Datei; - ist die Standardeingabe
help-shared-nodes = Höchstzahl der Stellungen, die je Kartenverteilung untersucht werden
help-shared-memory = Höchster Speicherbedarf für untersuchte Stellungen, in MiB je Thread

## Values

help-value-auto = in einem Terminal
help-value-always = auch in Pipes
help-value-never = nie
help-value-random = jeder erlaubte Zug ist gleich wahrscheinlich
help-value-greedy = der vernünftige Zug, den auch Tipps vorschlagen
help-value-first = der erste erlaubte Zug
help-value-value = der beste Zug nach einer gelernten Bewertung
help-value-careless = die Heuristik mit zehn zufälligen Zügen von hundert
help-value-flat = einfaches Monte Carlo, 1000 Partien je erlaubtem Zug
help-value-mcts = Baumsuche, 1000 Partien je Zug (oder mcts:100ms)
help-value-search = Baumsuche mit gelernter Bewertung, 1000 Partien je Zug
help-value-adjust-luck = was der Zufall brachte, weniger sein Mittel bei neuem Geben
help-value-luck-fast = ein schneller Generator
help-value-luck-deal = wiederholbare Karten; langsamer, für alle Spieler gleich
help-value-by-wins = die Gewinnchance
help-value-by-score = die Punkte
help-value-winnable-auto = gewinnbare Karten, falls es auch andere gibt (die Vorgabe)
help-value-winnable-off = nur gemischte Karten
help-value-winnable-any = gewinnbare Karten
help-value-winnable-easy = leichte: Naheliegende Züge gewinnen
help-value-winnable-fair = ausgewogene: Ein ungewöhnlicher Zug ist nötig
help-value-winnable-hard = schwere: Mehrere ungewöhnliche Züge sind nötig
help-value-motif-chance = die letzte Gewinnchance
help-value-motif-departures = ein Sieg mit mindestens zwei ungewöhnlichen Zügen
help-value-motif-plan = ein einziger Plan, der Zug für Zug gewinnt
help-value-log-text = Fehler und Warnungen
help-value-log-json = auch jede Anfrage, ein JSON-Objekt je Zeile

## Names of values

help-name-addr-cidr = ADRESSE/CIDR
help-name-address = ADRESSE
help-name-code = CODE
help-name-command = BEFEHL
help-name-condition = BEDINGUNG
help-name-deal = SPIELCODE
help-name-dir = ORDNER
help-name-fact = ANGABE
help-name-file = DATEI
help-name-file-url = DATEI/URL
help-name-folder = ORDNER
help-name-form = FORM
help-name-game = SPIEL
help-name-game-file = SPIEL|DATEI
help-name-how = WIE
help-name-host = HOST
help-name-id = ID
help-name-key = SCHLÜSSEL
help-name-key-value = REGEL=WERT
help-name-luck = GLÜCK
help-name-mib = MIB
help-name-move = ZUG
help-name-name = NAME
help-name-option = HAUSREGEL
help-name-options = OPTIONEN
help-name-player = SPIELER
help-name-program = PROGRAMM
help-name-seat = PLATZ
help-name-seconds = SEKUNDEN
help-name-shell = SHELL
help-name-target = ZIEL
help-name-theme = ART
help-name-url = URL
help-name-value = WERT
help-name-what = WAS
help-name-when = WANN
help-name-who = WER
help-name-width = ±BREITE

## Playing

help-games = Die Spiele und ihre Hausregeln auflisten
    .examples =
        underdeck games
        underdeck games keevorn  ein Spiel mit seinen Hausregeln
help-games-facts = Die Angaben auflisten, nach denen --group-by, --where und --over-time von sim, lab und stats fragen können
help-games-game = Nur dieses Spiel auflisten
help-games-json = Eine JSON-Liste ausgeben

help-rules = Die Spielregeln oder eine einzelne Regel ausgeben
    .examples =
        underdeck rules keevorn  so wird gespielt
        underdeck rules keevorn --rule fight-3  eine einzelne Regel
        underdeck rules keevorn --reference  alle Regeln
        underdeck rules keevorn --sources  woher die Regeln kommen
        underdeck rules living-keep --tables  die Tabellen dieses Spiels
help-rules-sources = Zeigen, woher jede Regel kommt: gedruckt im Regelheft, unsere Lesart oder von uns
help-rules-rule = Die Regel mit dieser Kennung ausgeben, etwa fight-3 oder R24
help-rules-reference = Alle Regeln mit ihren Kennungen ausgeben
help-rules-tables = Die Tabellen ausgeben: Preise, Ränge, Schaden und Punkte
help-rules-template = Mit --tables: als Datei ausgeben, zum Ändern und Spielen mit -o tables=DATEI

help-play = Eine Partie oder eine Kampagne spielen
    .more =
        Ein Terminal zeigt den Tisch auf dem ganzen Bildschirm. Im Zeilenmodus (--linear) gibst du die Nummer eines Zugs, seine Notation oder `help` ein. Jeder Zug wird sofort gespeichert, du kannst also jederzeit mit Strg-C aufhören.

        Gibt es eine offene Partie, wirst du gefragt, ob du sie fortsetzen willst. In einer Pipe wird sie fortgesetzt, außer du verlangst andere Karten oder gibst --new an.
    .examples =
        underdeck play keevorn  neu geben oder deine offene Partie
        underdeck play keevorn --deal 17A  das Spiel mit diesem Code
        underdeck play keevorn -o jokers=1 --linear
        underdeck play keevorn --guide  eine Lernpartie für den Anfang
        underdeck play judgement-quest --campaign Arthur
help-play-seed = Das Spiel mit dieser Startzahl, 0 bis 18446744073709551615
help-play-resume = Die zuletzt gespielte Partie ohne Rückfrage fortsetzen
help-play-winnable = Karten geben, mit denen man gewinnen kann
help-play-campaign = Die Kampagne mit diesem Namen beginnen oder fortsetzen
help-play-chapter = Das Kapitel der Kampagne [Vorgabe: das nächste]
help-play-guide = Eine Lernpartie spielen, die jeden Zug erklärt: 1 (die Vorgabe) für den Anfang, 2 für alles Weitere
help-play-opponent = Eine neue Partie zu zweit mit oder gegen diesen Spieler: greedy, value, mcts:1000, search:100ms
help-play-seat = Dein Platz, wenn das Programm den anderen spielt
help-play-player = Dein Name in der Aufzeichnung

help-table = Mit eigenen Karten und Würfeln spielen
    .more =
        Du mischst und gibst selbst. Das Programm fragt nach jeder aufgedeckten Karte und jedem Wurf und macht den Rest: erlaubte Züge, Wirkungen, Buchführung, Tipps und die Aufzeichnung.

        Gib eine Karte als QS, 10h oder queen of spades ein, einen Wurf als Zahl. `undo` nimmt die letzte Eingabe oder den letzten Zug zurück, `correct 7D 8D` berichtigt eine frühere Eingabe. Jede Eingabe wird sofort gespeichert; derselbe Befehl setzt die Partie fort.
    .examples =
        underdeck table keevorn  Keevorn aufbauen oder fortsetzen
        underdeck table keevorn -o jokers=4  mit einer Hausregel
        underdeck table cryptkeeper --linear  im Zeilenmodus
help-table-resume = Die zuletzt gespielte offene Partie ohne Rückfrage fortsetzen
help-table-player = Dein Name in der Aufzeichnung

help-campaigns = Deine Kampagnen auflisten oder den Stand einer Kampagne zeigen
    .more = `underdeck play SPIEL --campaign NAME` beginnt eine Kampagne oder setzt sie fort. Jedes Kapitel ist eine Aufzeichnung, die auf die vorige verweist; `underdeck verify ORDNER` prüft sie alle.
    .examples =
        underdeck campaigns
        underdeck campaigns my-campaign  der Stand einer Kampagne
help-campaigns-name = Der Name der Kampagne [Vorgabe: alle auflisten]

help-daily = Die Spiele des Tages auflisten oder eines davon spielen
    .more = Jeden Tag (UTC) bekommen alle in jedem Spiel dieselben Karten. In deiner Statistik zählt die erste Partie, die du damit beendest.
    .examples =
        underdeck daily
        underdeck daily keevorn  das Tagesspiel spielen
help-daily-game = Das Spiel, das du spielen willst [Vorgabe: alle auflisten]
help-daily-card = Das heutige Ergebnis als Karte zum Teilen ausgeben, ohne etwas zu verraten

help-stats = Die Statistik deiner beendeten Partien zeigen: Siege, Serien, Punkte und Längen
    .more = Die Partien werden nach Spiel und Hausregeln gezählt. Tagesspiele und Partien, in denen du einen Zug zurückgenommen hast, der etwas gezeigt hatte, zählen getrennt. Lernpartien und Aufzeichnungen von anderswo zählen nicht.
    .examples =
        underdeck stats
        underdeck stats keevorn  ein Spiel
        underdeck stats --csv > games.csv  eine Zeile je beendeter Partie
help-stats-game = Das Spiel [Vorgabe: alle Spiele]
help-stats-csv = CSV ausgeben, eine Zeile je beendeter Partie
help-stats-luck = Zeigen, wie gut du ohne Glück spielst, verglichen mit dem Spieler greedy bei denselben Karten (jeweils die letzten 200 Partien)
help-stats-json = Übersichten und Partien als ein JSON-Objekt ausgeben

help-records = Deine beendeten Partien auflisten, die neueste zuletzt
    .more = Zu jeder wird ihre Datei genannt, für `underdeck replay` und `underdeck verify`.
    .examples =
        underdeck records
        underdeck records keevorn --last 5  die letzten fünf Partien Keevorn
help-records-game = Das Spiel [Vorgabe: alle Spiele]
help-records-last = Nur die letzten N auflisten

help-export = Alle deine Partien in eine Datei schreiben
    .more = Die Datei enthält beendete und offene Partien mit allen Varianten, Kampagnen, Übungen und deinen Namen. `underdeck import` liest sie auf einem anderen Rechner, und die Seite *Deine Daten* eines Servers liest sie auch.
    .examples =
        underdeck export my-games.json
help-export-file = Die Datei; - ist die Standardausgabe

help-import = Die Partien einer exportierten Datei zu deinen hinzufügen
    .more = Gelesen werden Dateien von `underdeck export` und von der Seite *Deine Daten* eines Servers. Was du schon hast, kommt nicht noch einmal dazu, und nichts wird ersetzt: Neue Züge und Kommentare werden zu Varianten.
    .examples =
        underdeck import my-games.json

help-settings = Die Einstellungen zeigen oder ändern
    .more = Ohne Schlüssel werden alle Einstellungen gezeigt, mit Schlüssel diese eine; mit einem Wert wird sie geändert. options.SPIEL.REGEL ist eine Hausregel für neue Partien; ein leerer Wert ("") stellt ihre Vorgabe wieder her.
    .examples =
        underdeck settings  alle Einstellungen
        underdeck settings language de
        underdeck settings options.keevorn.jokers 1  eine Hausregel
help-settings-key = Die Einstellung, etwa theme oder options.keevorn.jokers
help-settings-value = Ihr neuer Wert

## Serving

help-serve = Im Browser spielen; dieser Rechner ist der Server
    .more = Der Befehl gibt die Adresse aus und läuft bis Strg-C. Jeder Zug wird gespeichert, bevor seine Seite gesendet wird; ein Cookie hält die Partien der Browser auseinander. Nur dieser Rechner kann sich verbinden, außer --public erlaubt es auch anderen.
    .examples =
        underdeck serve --open  und die Seite öffnen
        underdeck serve --addr 127.0.0.1:9000  an einem anderen Port
help-serve-addr = Die Adresse des Servers; Port 0 nimmt irgendeinen freien Port
help-serve-data = Die Datei, in der die Partien liegen [Vorgabe: server.db im Datenverzeichnis]
help-serve-init = Lege die Datei an, wenn sie fehlt, auch wenn in ihrem Ordner schon ein Speicher war
help-serve-store = Die Partien in einer PostgreSQL-Datenbank statt in einer Datei speichern [Vorgabe: UNDERDECK_STORE]
    .more = Die Datenbank heißt postgres://NUTZER@HOST/DATENBANK; mehrere Server können sie gemeinsam nutzen. Das Programm muss dafür mit dem Cargo-Feature postgres gebaut sein.
help-serve-max-mib = Die höchste Größe der Datei in MiB [Vorgabe: unbegrenzt]
help-serve-web = Unter /web/ auch die Offline-Ausgabe anbieten, aus einem Ordner von `cargo xtask web`
help-serve-open = Die Seite in einem Browser öffnen
help-serve-public = Auch andere Rechner zulassen. Die Verbindung ist nicht verschlüsselt: Stell einen TLS-Proxy davor
help-serve-trust-proxy = Den Headern X-Forwarded-For und X-Forwarded-Proto eines Proxys mit dieser Adresse oder in diesem Netz trauen; für mehrere wiederholen
help-serve-host = Nur Anfragen an diesen Host beantworten, etwa cards.example; für mehrere wiederholen
help-serve-metrics-for = /metrics auch für diese Adresse oder dieses Netz öffnen, nicht nur für diesen Rechner; für mehrere wiederholen
help-serve-log = Was auf der Standardfehlerausgabe protokolliert wird

help-store = Den Speicher eines Servers aus einer Datei in eine Datenbank übertragen oder zurück
    .examples =
        underdeck store copy --from server.db --to postgres://me@db/underdeck
help-store-copy = Alles aus einem Speicher in einen leeren kopieren
    .more = Kopiert wird alles: Spieler, Partien, Bestenlisten, Kampagnen, Analysen und das Geheimnis der kommenden Tagesspiele. Die Kopie wird noch einmal gelesen, bevor sie gilt; schlägt etwas fehl, wird nichts geschrieben. Der erste Speicher bleibt, wie er ist. Halte vorher die Server beider Speicher an.
    .examples =
        underdeck store copy --from server.db --to postgres://me@db/underdeck
help-store-copy-from = Der Speicher, der kopiert wird: eine Datei oder postgres://NUTZER@HOST/DATENBANK [Vorgabe: UNDERDECK_STORE_FROM]
help-store-copy-to = Der neue oder leere Speicher: eine Datei oder postgres://NUTZER@HOST/DATENBANK [Vorgabe: UNDERDECK_STORE]

help-host = Sehen und ändern, was Spieler auf deinem Server speichern, während er läuft
    .more = Der Spieler WER ist eine Nummer, ein Hash aus dem Protokoll des Servers (who=...) oder ein ganzer Name. Vor jeder Änderung wird gefragt, und jede wird im Speicher vermerkt; `log` zeigt die Vermerke. Ein laufender Server folgt in höchstens 10 Sekunden.
    .examples =
        underdeck host largest  wer am meisten speichert
        underdeck host who 3f9ac01b22de  nach einem Hash aus dem Protokoll
help-host-stats = Spieler und Partien zählen und die Größe des Speichers zeigen
    .examples =
        underdeck host stats
        underdeck host stats --store postgres://me@db/underdeck --json
help-host-largest = Die Spieler auflisten, die am meisten speichern
    .examples =
        underdeck host largest
help-host-players = Die neuesten Spieler auflisten oder die mit einem Teil eines Namens
    .examples =
        underdeck host players  die neuesten
        underdeck host players ann  mit ann im Namen
help-host-who = Einen Spieler nach einem Hash aus dem Protokoll, einer Nummer oder einem Namen finden
    .examples =
        underdeck host who 3f9ac01b22de  who= einer Zeile des Protokolls
help-host-ban = Einen Spieler sperren: Er kann nur noch seine Daten speichern und löschen, und keine Bestenliste zeigt ihn
    .examples =
        underdeck host ban 3f9ac01b22de
help-host-unban = Einen gesperrten Spieler wieder zulassen
    .examples =
        underdeck host unban 12
help-host-rename = Den Namen eines Spielers auf Bestenlisten ändern
    .examples =
        underdeck host rename 12 Robin  ein anderer Name
        underdeck host rename 12 ""  kein Name
help-host-quota = Die eigenen Speichergrenzen eines Spielers zeigen oder setzen
    .examples =
        underdeck host quota 12  zeigen
        underdeck host quota 12 --mib 256 --games 50000  mehr als andere
        underdeck host quota 12 --default  wie alle
help-host-purge = Namenlose Spieler löschen, die nie gezogen haben
    .more = Es bleibt, wer einen Namen, eine Partie mit einem Zug, einen Platz in der Partie eines anderen, Übungen oder ein zweites Gerät hat. Ein laufender Server löscht so stündlich Spieler, die älter als 30 Tage sind.
    .examples =
        underdeck host purge --dry-run  nur zählen
        underdeck host purge --older-than 7
help-host-vacuum = Die Datei eines angehaltenen Servers ohne freien Platz und gelöschte Inhalte neu schreiben
    .more = Dafür muss so viel Platz frei sein, wie die Datei Inhalt hat. Die Datei einer früheren Version wird von da an von selbst kleiner.
    .examples =
        underdeck host vacuum --data server.db
help-host-verify-backup = Eine Sicherung vollständig prüfen: jede Seite, jede Partie, jeden versiegelten Tag
    .examples =
        underdeck host verify-backup backup.db
help-host-log = Zeigen, was Betreiber geändert haben, das Neueste zuerst
    .examples =
        underdeck host log
help-host-players-part = Ein Teil des Namens
help-host-players-banned = Nur gesperrte Spieler
help-host-rename-new-name = Der neue Name; leer für keinen
help-host-quota-mib = Höchstens so viele gespeicherte MiB
help-host-quota-games = Höchstens so viele gespeicherte Partien
help-host-quota-default = Die eigenen Grenzen des Spielers aufheben
help-host-purge-older-than = Nur Spieler, die vor mindestens so vielen Tagen kamen
help-host-purge-dry-run = Nur zählen
help-host-verify-backup-file = Die Sicherung
help-shared-data = Die Datei des Servers [Vorgabe: server.db im Datenverzeichnis]
help-shared-store = Die PostgreSQL-Datenbank der Server [Vorgabe: UNDERDECK_STORE]
help-shared-person = Der Spieler: eine Nummer, ein Hash aus dem Protokoll oder ein ganzer Name
help-shared-yes = Ändern, ohne zu fragen
help-shared-most = Höchstens so viele Zeilen

## Records and rules

help-deal = Einen Spielcode zum Teilen und den Tisch am Anfang ausgeben
    .examples =
        underdeck deal keevorn --seed 7
        underdeck deal keevorn -o edition=second --seed 7  mit einer Hausregel
help-deal-seed = Das Spiel mit dieser Startzahl, 0 bis 18446744073709551615 [Vorgabe: eine zufällige]

help-trace = Eine Partie als JSON-Zeilen ausgeben, vom Programm gespielt oder aufgezeichnet
    .examples =
        underdeck trace keevorn --player greedy --seed 7 > game.jsonl
        underdeck trace --record my-game.udr  eine aufgezeichnete Partie
help-trace-player = Der Spieler; auch seine Zufallsentscheidungen folgen aus der Startzahl
help-trace-player-seed = Die Startzahl der Zufallsentscheidungen des Spielers; mit einer anderen spielt er dieselben Karten anders [Vorgabe: die der Karten]
help-trace-seed = Das Spiel mit dieser Startzahl, 0 bis 18446744073709551615
help-trace-max-moves = Nach so vielen Zügen aufhören
help-trace-record = Stattdessen diese Aufzeichnung ausgeben; - ist die Standardeingabe
help-trace-legal = Jeder Zeile alle erlaubten Züge hinzufügen
help-trace-view = Jeder Zeile die Sicht des Platzes hinzufügen, der am Zug ist

help-replay = Eine Aufzeichnung Zug für Zug vor und zurück durchgehen
    .more =
        Ein Terminal zeigt eine Aufzeichnung am Tisch auf dem ganzen Bildschirm. Im Zeilenmodus (--linear) gibt es diese Befehle:

          n    nächster Zug (oder eine leere Zeile)
          p    voriger Zug
          g N  zu Zug N
          f    erste Stellung
          l    letzte Stellung
          q    beenden

        Befehle einer Partie wie `look`, `tree` und `why` gehen auch.
    .examples =
        underdeck replay my-game.udr
        underdeck replay my-game.udr --linear  im Zeilenmodus
help-replay-all = Jeden Zug ausgeben, ohne zu fragen

help-verify = Aufzeichnungen und JSON-Protokolle prüfen; ist eine Datei ungültig, ist der Exit-Code 1
    .examples =
        underdeck verify my-game.udr
        underdeck verify game.jsonl  die Ausgabe von `trace`
help-verify-files = Aufzeichnungen, Ausgaben von `trace` oder Ordner von Kampagnen; - ist die Standardeingabe
help-verify-daily = Die Dateien sind vergangene Tage eines Servers: jede mit ihrem veröffentlichten Hash vergleichen
help-verify-unfinished = Auch Ausgaben von `trace` annehmen, die vor dem Ende der Partie aufhören
help-verify-committed = Die vor dem Tag gesicherten Hashes, vom Server unter /daily/commitments.json

help-step = Schiedsrichter für andere Programme, mit JSON-Zeilen als Ein- und Ausgabe
    .more =
        Jede Zeile der Eingabe ist ein Objekt mit `state` und, wenn gezogen wird, `move` und den Zufallsereignissen `chance`. Die Antwort enthält `state` nach dem Zug, die erlaubten Züge `legal` in alphabetischer Folge, ihre Nummern `numbers` in der Folge der Regeln (ab 0; so zählen die Rätsel), die Sicht `view` und `chance_used`. Ohne Zug beschreibt sie den gegebenen Zustand.

        Auf eine ungültige Zeile antwortet `error` (ein Schlüssel und eine Meldung), und die nächste Zeile wird gelesen. Jede Antwort wird sofort gesendet.
    .examples =
        underdeck step keevorn < requests.jsonl

help-perft = Die Zugfolgen eines Spiels zählen, um Regelprogramme zu vergleichen
    .examples =
        underdeck perft keevorn --seed 7 --depth 4
        underdeck perft keevorn --seed 7 --depth 4 --divide  je erstem Zug
help-perft-seed = Das Spiel mit dieser Startzahl, 0 bis 18446744073709551615
help-perft-depth = Zahl der Züge in einer Folge
help-perft-divide = Für jeden ersten Zug getrennt zählen

## The laboratory

help-sim = Viele Partien spielen und Gewinnquote, Enden, Längen und Tempo auswerten
    .more = Die Ergebnisse folgen aus der Startzahl und sind für jede Zahl von Threads gleich; nur das Tempo ändert sich. Mehrere Spieler bekommen dieselben Karten, damit nicht das Glück zwischen ihnen entscheidet. Strg-C wertet die bisher beendeten Partien aus und endet mit 130.
    .examples =
        underdeck sim keevorn --player greedy --games 10000
        underdeck sim keevorn --player greedy --player value  gleiche Karten
        underdeck sim keevorn --player greedy --until ±0.5%  so genau
        underdeck sim keevorn --player greedy --html keevorn.html  mit Diagrammen
help-sim-games = Zahl der Partien [Vorgabe: 1000]
    .more = Mit --until die Höchstzahl, als Vorgabe zehn Millionen; mit --campaign die Zahl der Kampagnen.
help-sim-player = Wer spielt; zum Vergleichen wiederholen: Alle bekommen dieselben Karten und werden mit dem ersten verglichen
help-sim-opponent = Wer die anderen Plätze eines Spiels für mehrere spielt [Vorgabe: derselbe Spieler oder der erste von mehreren]
help-sim-campaign = Ganze Kampagnen spielen, immer das erste offene Kapitel
help-sim-until = Aufhören, sobald die Gewinnquote mit 95 % Sicherheit so genau bekannt ist, bei mehreren Spielern jeder Unterschied zum ersten
help-sim-opening = Der erste Zug jeder Partie, wie Aufzeichnungen ihn schreiben; für die folgenden Züge wiederholen
help-sim-csv = Eine CSV-Zeile je Partie schreiben; - ist die Standardausgabe, anstelle des Berichts
help-sim-luck = Woher das Glück kommt [Vorgabe: fast, bei mehreren Spielern deal]
help-sim-bench = Auch das Tempo auswerten: Partien pro Sekunde und die Kosten eines Zugs in U (docs/performance.md)
help-sim-parquet = Eine Zeile je Partie als Apache Parquet schreiben, wenn das Programm mit dem Cargo-Feature parquet gebaut ist

help-lab = Ein Experiment spielen: Spiele, Hausregeln und Spieler als Raster, alle mit denselben Karten
    .more =
        docs/experiments.md beschreibt die Datei. Jede fertige Zelle wird in einem Ordner daneben gespeichert: Ein abgebrochenes Experiment geht dort weiter, und nach einer Änderung der Datei werden nur die geänderten Zellen gespielt.

        Ist die letzte Zelle fertig, kommt auch der Bericht als Seite mit Diagrammen in diesen Ordner. Die Ergebnisse sind für jede Zahl von Threads gleich.
    .examples =
        underdeck lab docs/experiments/starting-item.toml  fehlende Zellen
        underdeck lab docs/experiments/starting-item.toml --list  auflisten
        underdeck lab docs/experiments/two-rules.toml --plots plots
        underdeck lab docs/experiments/two-rules.toml --rows - > games.csv
help-lab-file = Das Experiment, eine TOML-Datei
help-lab-out = Der Ordner der fertigen Zellen [Vorgabe: DATEI mit der Endung .cells]
help-lab-list = Die Zellen auflisten und nichts spielen
help-lab-games = Zahl der Partien je Zelle, anstelle der Angabe in der Datei
help-lab-seed = Die Startzahl aller Karten, anstelle der Angabe in der Datei
help-lab-rows = Eine CSV-Zeile für jede Partie jeder Zelle schreiben; - ist die Standardausgabe
help-lab-csv = Den Bericht auch als CSV schreiben, eine Zeile je Zelle; - ist die Standardausgabe, anstelle des Berichts
help-lab-html = Wohin die Seite geschrieben wird [Vorgabe: in den Ordner der Zellen]

help-review = Herausfinden, was jede Entscheidung einer Partie gekostet hat und was Glück war
    .more =
        Das Ergebnis ist die Summe von drei Teilen: dem Wert des Anfangs für greedy, dem Glück und dem, was deine Entscheidungen gegenüber seinen brachten. Jeder Wert folgt aus dem, was du wissen konntest: Die verdeckten Karten werden viele Male neu gegeben.

        Eine Ungenauigkeit kostet 2 Punkte, ein Fehler 5, ein Patzer 10. Hundert Punkte sind eine gewonnene Partie oder vier Standardabweichungen der Punktzahl. Ein Fehler wird nur genannt, wenn eine zweite, unabhängige Stichprobe ihn bestätigt. Siehe docs/coach.md.

        In einem Terminal öffnet sich die Analyse einer einzelnen Partie im Vollbild. `--linear` druckt sie, ebenso jede Option außer `--seat` und `--practice`.

        Strg-C zeigt, was bisher bekannt ist, und derselbe Befehl macht dort weiter. Die letzten 64 Analysen werden aufgehoben.
    .examples =
        underdeck review my-game.udr  teure Entscheidungen und Glück
        underdeck review my-game.udr --time 60  genauer hinsehen
        underdeck review my-game.udr --until-stopped  immer genauer, bis Strg-C
        underdeck review my-game.udr --json  alle Entscheidungen als JSON
        underdeck review my-game.udr --html it.html  als Webseite mit der Kurve
        underdeck review *.udr  welche Arten am meisten kosten
        underdeck review duel.udr --seat 2  der andere Platz eines Duells
help-review-files = Aufzeichnungen oder Ordner von Kampagnen; - ist die Standardeingabe
help-review-time = Sekunden je Partie
help-review-until-stopped = Immer genauer hinsehen, bis du Strg-C drückst
help-review-games = Neue Verteilungen je Entscheidung, für jede der zwei Stichproben, statt einer Zeit; die Zahlen folgen dann aus der Startzahl
help-shared-by = Was zählt [Vorgabe: worum es im Spiel geht]
help-review-seat = Wessen Entscheidungen, wenn zwei Plätze gegeneinander spielen
help-review-seed = Die Startzahl der Stichproben
help-review-fresh = Von vorn beginnen und frühere Analysen der Partie übergehen
help-review-json = Ein JSON-Objekt je Partie ausgeben
help-review-html = Eine Webseite mit der Kurve, den Fehlern und jeder Entscheidung schreiben; - ist die Standardausgabe
help-review-practice = Aus den Fehlern Übungen für `underdeck practice` machen; bei deinen eigenen gespeicherten Partien geschieht das immer

help-practice = Die eigenen Fehler üben, bis du sie löst
    .more =
        Aus jedem Fehler und jedem Patzer, den eine Analyse deiner Partien bestätigt, wird eine Übung: die Stellung, wie du sie gesehen hast. Richtig ist der beste Zug des Trainers oder einer, der weniger kostet als eine Ungenauigkeit.

        FSRS entscheidet, wann eine Übung wiederkommt: bald nach einer falschen Antwort, nach richtigen immer später, bis es drei Wochen wären. In einem Terminal öffnen sich Übungen im Vollbild. Im Zeilenmodus zeigt `look` den Tisch noch einmal, `q` beendet.
    .examples =
        underdeck review my-game.udr --practice  Übungen aus einer Partie
        underdeck practice  lösen, was fällig ist
        underdeck practice --list  wie viele es gibt und wann
help-practice-list = Nur sagen, wie viele Übungen es gibt

help-puzzles = Rätsel lösen: Stellungen, in denen nur wenige Züge noch gewinnen
    .more = Alle Karten sind offen: Du siehst auch die verdeckten in ihrer Reihenfolge und wie die Würfel fallen werden. Höchstens ein Drittel der erlaubten Züge gewinnt noch; von allen anderen hat der Löser bewiesen, dass sie verlieren. Welche gewinnen? In einem Terminal öffnen sich Rätsel im Vollbild. Im Zeilenmodus zeigt `look` die Stellung noch einmal, `solution` gibt auf, `q` beendet.
    .examples =
        underdeck puzzles keevorn  noch nicht versuchte Rätsel
        underdeck puzzles keevorn --daily  das Rätsel des Tages
        underdeck puzzles keevorn --number 17  dieses Rätsel
        underdeck puzzles keevorn --theme plan  die mit einem einzigen Plan
        underdeck puzzles keevorn --list  was du gelöst hast
        underdeck puzzles keevorn --check  alle Lösungen neu beweisen
        underdeck puzzles keevorn --make 200 --seed 1  200 Rätsel als Text
help-puzzles-daily = Das Rätsel des Tages lösen, dasselbe für alle
help-puzzles-number = Das Rätsel mit dieser Nummer lösen; 1 ist das leichteste
help-puzzles-record = Die Stellung des Rätsels als Aufzeichnung ausgeben, mit den Zügen bis dorthin; braucht --number oder --daily
help-puzzles-motif = Rätsel einer Art lösen
help-puzzles-list = Die Stufen auflisten, und was du gelöst hast
help-puzzles-check = Die Lösungen aller Rätsel neu beweisen
help-puzzles-make = N Rätsel machen und als Text ausgeben
help-puzzles-seed = Die erste Startzahl der Karten, aus denen Rätsel entstehen

help-solve = Herausfinden, ob man mit bestimmten Karten gewinnen kann, wenn man alles voraussieht
    .more =
        Jede Antwort ist sicher: gewonnen, mit Zügen, die es beweisen; verloren, weil alles versucht wurde; oder offen, wenn vorher eine Grenze erreicht war. Die Schwierigkeit ist die Zahl der Züge, in denen der Gewinnweg von der Rollout-Regel abweicht, einem einfachen Spieler. Nach 2.000 Stellungen spielen zuerst `greedy` und `value`; auch ihr Sieg ist eine Antwort, ohne Schwierigkeit.

        Zu einem einzelnen gewinnbaren Spielcode wird die Aufzeichnung eines Siegs ausgegeben, für `underdeck verify` und `underdeck replay`; zu mehreren je eine Zeile. Zu einer verlorenen Partie ist es die Aufzeichnung eines Siegs, der ihr so weit wie möglich folgt. Die Antworten sind für jede Zahl von Threads gleich.
    .examples =
        underdeck solve keevorn 17A > won.udr  ein Sieg zum Nachspielen
        underdeck solve keevorn 17A 18M 1BJ  drei Codes, je eine Zeile
        underdeck solve keevorn --seed 0 --deals 100  hundert Startzahlen
        underdeck solve card-crawler --seed 7 --best  die meisten Punkte
        underdeck solve cryptkeeper --seed 7 --par  die wenigsten Runden
        underdeck solve keevorn --seed 0 --deals 9 --json  je eine JSON-Zeile
        underdeck solve my-game.udr > won.udr  war sie zu gewinnen?
help-solve-game = Das Spiel oder die Aufzeichnung einer beendeten Partie
help-solve-codes = Die Spielcodes
help-solve-seed = Die erste Startzahl, anstelle von Spielcodes
help-solve-deals = Zahl der Startzahlen, von der ersten an
help-solve-best = Nach der höchsten Punktzahl suchen, nicht nur nach einem Sieg
help-solve-par = Nach einem Sieg in den wenigsten Runden suchen
help-solve-json = Je Spielcode eine JSON-Zeile ausgeben

help-winnability = Herausfinden, bei wie vielen Kartenverteilungen eines Spiels man gewinnen kann, wenn man alles voraussieht
    .more = Gelöst werden die Verteilungen der Startzahlen ab --seed. Die Antworten werden in einem Ordner gespeichert: Ein abgebrochener oder ein größerer Lauf macht dort weiter; mit höheren --nodes versucht er zuerst die offenen noch einmal. Das Intervall zählt offene Verteilungen auf beide Arten: am unteren Ende als verloren, am oberen als gewonnen. Tabellen stehen in docs/winnability.md.
    .examples =
        underdeck winnability keevorn --until ±0.05%  so genau
        underdeck winnability keevorn -o edition=second --deals 10000
        underdeck winnability editions.toml --deals 10000  alle seine Hausregeln
help-winnability-game = Das Spiel oder ein Experiment (eine TOML-Datei): jedes seiner Spiele mit jeder seiner Hausregeln
help-winnability-until = Aufhören, sobald der Anteil mit 95 % Sicherheit so genau bekannt ist
help-winnability-deals = Zahl der Verteilungen [Vorgabe: 1000]
    .more = Mit --until die Höchstzahl, als Vorgabe zehn Millionen.
help-winnability-seed = Die erste Startzahl
help-winnability-out = Der Ordner für die Antworten

help-calibrate = Mit neuen Karten prüfen, ob der Trainer hält, was er verspricht
    .more = In jeder Partie spielt greedy bis zu einer zufälligen Entscheidung, einer von 32. Dort wählt der Trainer nach einer Stichprobe einen Zug und verspricht den Wert, den eine zweite Stichprobe ergibt. Der Zug wird mit den echten Karten gespielt, greedy spielt zu Ende, und das Ergebnis wird mit dem Versprechen verglichen.
    .examples =
        underdeck calibrate keevorn --deals 2000
        underdeck calibrate card-crawler --games 128 --json > promises.jsonl
help-calibrate-deals = Zahl der Verteilungen
help-calibrate-seed = Die erste Startzahl
help-calibrate-games = Neue Verteilungen je Entscheidung, für jede der zwei Stichproben
help-calibrate-json = Eine JSON-Zeile je Versprechen ausgeben

help-measures = Ein Spiel vermessen, wie es sein Autor täte: Können, tote Karten, Entscheidungen, Spannung und die Wirkung jeder Hausregel
    .more = Die Maße sind, soweit es sie gibt, die von Browne und des Systems Ludii; docs/measures.md definiert jedes. Die Ergebnisse folgen aus der Startzahl und sind für jede Zahl von Threads gleich.
    .examples =
        underdeck measures keevorn --best value
        underdeck measures cryptkeeper --rulings  was Auslegungen ändern
        underdeck measures keevorn --html keevorn.html  als Webseite
help-measures-best = Der stärkste verfügbare Spieler, die Obergrenze des Könnens; mehr Bedenkzeit findet mehr, denn mcts:200 spielt oft wie greedy
help-measures-games = Partien jedes Spielers für die Spanne des Könnens, mit denselben Karten; auch die Zahl der vielleicht toten Verteilungen
help-measures-tries = Wie oft der stärkste Spieler eine Verteilung versucht, bevor sie als tot gilt, wenn er verschieden entscheidet
help-measures-follow = Partien, die Zug für Zug verfolgt werden, für Spannung und Führungswechsel
help-measures-playouts = Probepartien des Spielers greedy für jede Schätzung eines Vorsprungs; wer führt, entscheidet ein sequenzieller Test mit so vielen, wie er braucht
help-measures-ruling-games = Partien des Spielers greedy für jede Änderung einer Hausregel, mit denselben Karten
help-measures-whole = Zahlen in Hausregeln über ihren ganzen Bereich ändern, nicht nur zum nächstkleineren und nächstgrößeren Wert
help-measures-rulings = Nur zeigen, was die andere Lesart jeder strittigen Auslegung ändert, mit --ruling-games Partien

help-tune = Den Wert einer Hausregel finden, der eine Gewinnquote, Punktzahl oder Länge ergibt
    .more = Der ganze Bereich der Hausregel wird abgesucht und dort eingegrenzt, wo er das Ziel kreuzt; der gefundene Wert und seine Nachbarn werden noch einmal mit anderen Karten gespielt. Bei zwei Hausregeln geschieht das für Werte aus dem ganzen Bereich der zweiten. Strg-C zeigt, was bisher gefunden ist, und endet mit 130.
    .examples =
        underdeck tune keevorn max_health --for 50%  wie viel ist fair?
        underdeck tune card-crawler hand_size --for score=12  im Mittel 12 Punkte
        underdeck tune judgement-quest layout --for length=60  60 Züge
        underdeck tune keevorn max_health jokers --for 50%  je Zahl der Joker
        underdeck tune keevorn jokers --for 30% -o edition=second --games 5000
        underdeck tune keevorn max_health --for fight=30%  drei von zehn Partien im Kampf verloren
        underdeck tune keevorn max_health --for 50% --for length=90  beide Ziele zugleich
help-tune-option = Die Hausregel, deren Wert gesucht wird, etwa max_health; eine zweite wird Wert für Wert durchgegangen
help-tune-target = Das Ziel: 50% gewonnene Partien, score=12 Punkte, length=40 Züge oder stuck=20% der Partien mit diesem Ende; wiederholt für Werte einer Hausregel, die mehrere treffen
help-tune-player = Wer spielt
help-tune-games = Höchstzahl der Partien je Wert in der ersten Stichprobe und Zahl der Partien je Wert in der zweiten
help-tune-coarse = Zahl der Werte im ganzen Bereich vor dem Eingrenzen

help-decisive = Herausfinden, welche Karten, Entscheidungen und ersten Züge eine Partie entscheiden
    .more = Ausgeteilt: Karten, die früh zu sehen, und Züge, die früh erlaubt waren, einzeln und nach Rolle, Farbe und Rang. Gewählt: frühe Züge nach Verb, Wort und Karte, gegen Partien, die dieselbe Wahl hatten. Entscheidungen: was der beste Zug bringt, nach Phasen. Erste Züge: Jeder wird erzwungen, wo er erlaubt ist. Jedes Ergebnis hat sein Intervall, und was klar heißt, berücksichtigt die Zahl der Vergleiche seiner Ebene.
    .examples =
        underdeck decisive cryptkeeper
        underdeck decisive keevorn --moves 10 --follow 0 --openings 0  nur Karten und Züge
        underdeck decisive keevorn --html decisive.html  als Webseite
help-decisive-player = Wer spielt
help-decisive-games = Partien, in denen Karten und Züge verfolgt werden; 0 lässt diese Frage aus
help-decisive-moves = So viele erste Züge werden verfolgt; kürzere Partien bleiben weg
help-decisive-follow = Partien, in denen Entscheidungen bewertet werden, je einige; 0 lässt diese Frage aus
help-decisive-playouts = Probepartien des Spielers greedy, um den besten Zug zu wählen, und ebenso viele, um ihn zu bewerten
help-decisive-openings = Partien, in denen jeder erste Zug erzwungen wird; 0 lässt diese Frage aus

help-skill = Herausfinden, was Können wert ist: Gewinnquoten oder mittlere Punktzahlen vom Anfänger bis zum suchenden Spieler und nach der Schwierigkeit der Karten
    .more = Alle Spieler bekommen dieselben Karten. Der Löser kennt alle verdeckten Karten und stuft jede Verteilung ein: leicht, wenn ein Gewinnweg nie von seiner Spielweise abweicht, ausgewogen bei einer Abweichung, schwer bei mehreren. Verlorene sind gar nicht zu gewinnen; bei offenen ist das unbekannt.
    .examples =
        underdeck skill keevorn  vom zufälligen Spieler bis zu zwei Suchen
        underdeck skill keevorn --player greedy --player value --games 500
        underdeck skill cryptkeeper --plots plots  die Kurven als SVG und PNG
help-skill-player = Wer spielt; für mehrere wiederholen [Vorgabe: random, careless:30, careless:10, careless:3, greedy, dann value und zwei Suchen damit, oder eine Suche in Spielen ohne Gewichte; wer die Partien eines anderen spielt, wird weggelassen]
help-skill-games = Zahl der Partien jedes Spielers, mit denselben Karten

help-compare = Zwei Fassungen eines Spiels vergleichen: ihre Hausregeln und Auslegungen, und was die Unterschiede bewirken
    .more = Die erste Fassung hat die Hausregeln von --option, die zweite dieselben, geändert durch die von --with. Beide bekommen dieselben Karten, soweit ihre Regeln das zulassen. Der Bericht nennt die Regeln, in denen sie sich unterscheiden, und ob sich etwas klar geändert hat. Mit --with-program spielt ein anderes Programm die zweite Fassung: Es bekommt die Optionen von --option, die es kennt, und die von --with.
    .examples =
        underdeck compare keevorn --with edition=second --with jokers=3
        underdeck compare keevorn -o jokers=1 --with jokers=3  zwei Fassungen
        underdeck compare living-keep --with peons_wait=true --html page.html
        underdeck compare keevorn --with-program underdeck-old  ein anderes Programm, dieselben Karten
help-compare-with = Eine Hausregel oder Auslegung der zweiten Fassung; für mehrere wiederholen
help-compare-with-program = Ein anderes Underdeck-Programm, etwa eine ältere Fassung, das die zweite Fassung spielt
help-compare-with-player = Der Spieler der zweiten Fassung, wie das andere Programm ihn nennt [Vorgabe: --player]
help-compare-player = Wer spielt
help-compare-games = Zahl der Partien jeder Fassung, mit denselben Karten

help-train = Die gelernte Bewertung eines Spiels neu trainieren: spielen, anpassen, wieder spielen
    .more = In jeder Runde spielt der Spieler mit der bisherigen Bewertung, und sie wird an die Ergebnisse angepasst. Die Gewichte folgen aus der Startzahl und sind für jede Zahl von Threads gleich. Sie werden nach jeder Runde geschrieben; derselbe Befehl macht dort weiter. docs/players.md beschreibt, wie die eingebauten Gewichte entstanden.
    .examples =
        underdeck train keevorn  zehn Runden zu 10.000 Partien
        underdeck train keevorn --rounds 20  zehn mehr, ab den letzten Gewichten
help-train-games = Zahl der Partien je Runde
help-train-rounds = Zahl der Runden, die schon gespielten eingeschlossen
help-train-outlook = Lernen, was jede Sicht für greedy wert ist, um Glück aus Ergebnissen herauszurechnen (`sim --adjust luck`), nicht zum Spielen
help-train-from-outlook = Die erste Runde mit der eingebauten Bewertung für `--adjust luck` spielen, nicht mit der Heuristik
help-train-out = Die Datei der Gewichte; gibt es sie schon, geht das Training dort weiter [Vorgabe: SPIEL.weights im Arbeitsverzeichnis]
help-train-json = Ein JSON-Objekt je Runde ausgeben

## The program itself

help-completions = Vervollständigungen für eine Shell ausgeben
    .more =
        Das Skript fragt dieses Programm, was sich eingeben lässt: Spiele, Optionen und ihre Werte, Spieler, Regeln, Einstellungen, deine Kampagnen. Für bash: `source <(underdeck completions bash)` in ~/.bashrc eintragen.
    .examples =
        underdeck completions zsh > _underdeck
help-completions-shell = Die Shell

help-man = Eine Handbuchseite ausgeben
    .examples =
        underdeck man | man -l -  das Programm
        underdeck man sim | man -l -  ein Befehl
help-man-command = Die Seite dieses Befehls ausgeben
