## The server at its start

server-listen = Verbindungen auf { $address } sind nicht möglich: { $error }
server-not-public = { $address } ist von anderen Rechnern erreichbar: gib --public an, wenn das so sein soll, oder nimm 127.0.0.1
server-store = { $place }: { $fault }. { $help }
server-web = { $folder }: { $name } fehlt: `cargo xtask web` baut einen solchen Ordner
server-network = `{ $text }` ist weder eine Adresse noch ein Netz: schreibe eine Adresse wie 127.0.0.1 oder ein Netz wie 10.0.0.0/8
server-host = `{ $text }` ist kein Name eines Hosts: schreib ihn wie cards.example, ohne Schema, Port oder Pfad
server-random = das System liefert keine Zufallsbytes: { $error }
server-no-postgres = --store: dieses Programm wurde ohne PostgreSQL gebaut; `{ $how }` baut eines damit
server-built-without = { $database }: dieses Programm wurde ohne PostgreSQL gebaut
server-database-form = eine Adresse ist postgres://BENUTZER:PASSWORT@HOST:PORT/DATENBANK, oder postgres:///DATENBANK?user=BENUTZER&host=/var/run/postgresql für einen Socket dieses Rechners; sslmode=verify-full&sslrootcert=DATEI verschlüsselt
server-database-kind = --store: außer einer Datei kann nur eine PostgreSQL-Datenbank der Speicher sein: { $form }
server-database-wrong = --store: { $why }
server-database-unread = --store: { $why }: { $form }
server-database-host = --store: der Host fehlt: { $form }
server-database-socket = --store: sslmode gilt für einen Host mit Namen, nicht für einen Socket dieses Rechners
server-database = die Datenbank { $name } auf { $hosts }
server-database-user = die Datenbank des Benutzers auf { $hosts }
server-tls-root = sslrootcert braucht auch sslmode=verify-full
server-tls-mode = sslmode={ $mode } wird nicht unterstützt: verify-full verschlüsselt und prüft das Zertifikat, require ist dasselbe, disable tut keines von beiden
server-tls-none = dieses System hat keine Zertifizierungsstellen: nenne in sslrootcert eine Datei mit ihnen
server-tls-file = sslrootcert={ $file }: { $error }; gebraucht wird eine PEM-Datei mit Zertifikaten
server-tls-empty = sie enthält kein Zertifikat

## The store

server-file-none = die Datei gibt es nicht
server-work-failed = die Arbeit wurde abgebrochen
server-copy-not-empty = seine Tabelle { $table } ist nicht leer: eine Kopie braucht einen leeren Speicher
server-copy-table = seine Tabelle { $table }: { $why }
server-copy-differs = die kopierten Daten weichen vom Original ab
server-wal = die Datei lässt hier keinen WAL-Modus zu, nur { $mode }
server-secret = das Geheimnis hat nicht 32 Bytes
server-row = eine Zeile fehlt
server-vacuum-database = PostgreSQL nutzt freien Platz von selbst wieder; `vacuumdb --full` gibt ihn dem System zurück
server-backup-log = daneben liegt eine Datei mit der Endung -wal, also wird sie von einem Server benutzt, oder er wurde abgebrochen: Leg erst eine Sicherung an, wie docs/hosting.md es erklärt
server-earlier = der Speicher stammt von einer früheren Version des Programms: Starte den Server einmal, dann wird er angepasst
server-day = der versiegelte Text von { $day } passt nicht zu seinem SHA-256

## Deals of the day that are checked

server-reveal-unread = das ist kein offengelegter Tag: { $why }
server-reveal-hash = der Text von { $day } hat den SHA-256 { $found }, nicht { $stated } wie angegeben
server-reveal-head = der Text von { $day } beginnt nicht mit `{ $head }`
server-reveal-day = der Text gehört zu einem anderen Tag als { $day }
server-reveal-deal = die Verteilung von { $game } am { $day } gibt es nicht: { $why }
server-reveal-differs = `deals` nennt { $stated } für { $game }, der versiegelte Text { $sealed }
server-reveal-none = keine
server-reveal-empty = der Text von { $day } enthält keine Verteilung
server-commitments-unread = das sind keine Festlegungen: { $why }
server-commitments-missing = die gespeicherten Festlegungen enthalten { $day } nicht
server-commitments-differ = { $before } wurde vor dem Tag { $day } veröffentlicht, { $after } danach

## The API

api-header = der Header Authorization muss `Bearer TOKEN` lauten
api-token = kein Spieler hat dieses Token
api-player = das Token eines Spielers ist nötig
api-json = der Inhalt muss JSON sein, mit dem Header `Content-Type: application/json`
api-path = diesen Pfad gibt es nicht; GET /api/v1/openapi.json beschreibt alle Pfade
api-method = dieser Pfad kennt diese Methode nicht; GET /api/v1/openapi.json beschreibt ihn
api-sync = höchstens { $most } Partien lassen sich auf einmal senden
api-not-yours = diese Kennung gehört einem anderen Spieler
api-deal = sende entweder nur `deal` oder `game` mit `options` und `seed` nach Wahl
api-seat = `seat` muss eine ganze Zahl von 1 bis { $most } sein
