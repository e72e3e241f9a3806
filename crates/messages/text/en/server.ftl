## The server at its start

server-listen = cannot listen on { $address }: { $error }
server-not-public = { $address } can be reached from other machines: pass --public if that is intended, or use 127.0.0.1
server-store = { $place }: { $fault }. { $help }
server-web = { $folder }: { $name } is missing: build such a folder with `cargo xtask web`
server-network = `{ $text }` is neither an address nor a network: write an address such as 127.0.0.1, or a network such as 10.0.0.0/8
server-host = `{ $text }` is not the name of a host: write it like cards.example, without a scheme, a port or a path
server-random = the system provides no random bytes: { $error }
server-no-postgres = --store: this program was built without PostgreSQL; `{ $how }` builds one with it
server-built-without = { $database }: this program was built without PostgreSQL
server-database-form = an address is postgres://USER:PASSWORD@HOST:PORT/DATABASE, or postgres:///DATABASE?user=USER&host=/var/run/postgresql for a socket of this machine; sslmode=verify-full&sslrootcert=FILE encrypts
server-database-kind = --store: besides a file, only a PostgreSQL database can be the store: { $form }
server-database-wrong = --store: { $why }
server-database-unread = --store: { $why }: { $form }
server-database-host = --store: the host is missing: { $form }
server-database-socket = --store: sslmode is for a host with a name, not for a socket of this machine
server-database = the database { $name } at { $hosts }
server-database-user = the user's database at { $hosts }
server-tls-root = sslrootcert also needs sslmode=verify-full
server-tls-mode = sslmode={ $mode } is not supported: verify-full encrypts and checks the certificate, require is the same, disable does neither
server-tls-none = this system has no certificate authorities: name a file of them in sslrootcert
server-tls-file = sslrootcert={ $file }: { $error }; a PEM file of certificates is needed
server-tls-empty = it contains no certificate

## The store

server-file-none = there is no such file
server-work-failed = the work was interrupted
server-copy-not-empty = its table { $table } is not empty: a copy needs an empty store
server-copy-table = its table { $table }: { $why }
server-copy-differs = the copied data differs from the original
server-wal = the file does not support WAL mode here, only { $mode }
server-secret = the secret does not have 32 bytes
server-row = a row is missing
server-vacuum-database = PostgreSQL reuses free space by itself; `vacuumdb --full` gives it back to the system
server-backup-log = a file ending in -wal is beside it, so a server uses it or was killed: make a backup first, as docs/hosting.md explains
server-earlier = an earlier version of the program made the store: start the server once, so it is updated
server-day = the sealed text of { $day } does not match its SHA-256

## Deals of the day that are checked

server-reveal-unread = this is not a revealed day: { $why }
server-reveal-hash = the text of { $day } has the SHA-256 { $found }, not { $stated } as stated
server-reveal-head = the text of { $day } does not begin with `{ $head }`
server-reveal-day = the text is not that of { $day }
server-reveal-deal = the deal of { $game } on { $day } does not exist: { $why }
server-reveal-differs = `deals` states { $stated } for { $game }, the sealed text names { $sealed }
server-reveal-none = none
server-reveal-empty = the text of { $day } contains no deal
server-commitments-unread = these are no commitments: { $why }
server-commitments-missing = the saved commitments do not include { $day }
server-commitments-differ = { $before } was published for { $day } before the day, { $after } after it

## The API

api-header = the header Authorization must be `Bearer TOKEN`
api-token = no player has this token
api-player = a player's token is needed
api-json = the body must be JSON, with the header `Content-Type: application/json`
api-path = this path does not exist; GET /api/v1/openapi.json describes all paths
api-method = this path does not support this method; GET /api/v1/openapi.json describes it
api-sync = at most { $most } games can be sent at once
api-not-yours = this id belongs to another player
api-deal = send either `deal` alone, or `game` with optional `options` and `seed`
api-seat = `seat` must be a whole number from 1 to { $most }
