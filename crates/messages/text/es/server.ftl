## El servidor al arrancar

server-listen = no se puede escuchar en { $address }: { $error }
server-not-public = desde otras máquinas se puede llegar a { $address }: añade --public si es lo que quieres, o usa 127.0.0.1
server-store = { $place }: { $fault }. { $help }
server-web = { $folder }: falta { $name }: crea una carpeta así con `cargo xtask web`
server-network = `{ $text }` no es una dirección ni una red: escribe una dirección como 127.0.0.1, o una red como 10.0.0.0/8
server-host = `{ $text }` no es el nombre de un host: escríbelo como cards.example, sin esquema, puerto ni ruta
server-random = el sistema no proporciona bytes aleatorios: { $error }
server-no-postgres = --store: este programa se compiló sin PostgreSQL; `{ $how }` compila uno que lo incluye
server-built-without = { $database }: este programa se compiló sin PostgreSQL
server-database-form = una dirección es postgres://USER:PASSWORD@HOST:PORT/DATABASE, o postgres:///DATABASE?user=USER&host=/var/run/postgresql para un socket de esta máquina; sslmode=verify-full&sslrootcert=FILE cifra la conexión
server-database-kind = --store: aparte de un archivo, solo una base de datos PostgreSQL puede ser el almacén: { $form }
server-database-wrong = --store: { $why }
server-database-unread = --store: { $why }: { $form }
server-database-host = --store: falta el host: { $form }
server-database-socket = --store: sslmode es para un host con nombre, no para un socket de esta máquina
server-database = la base de datos { $name } en { $hosts }
server-database-user = la base de datos del usuario en { $hosts }
server-tls-root = sslrootcert necesita además sslmode=verify-full
server-tls-mode = sslmode={ $mode } no se admite: verify-full cifra y comprueba el certificado, require es lo mismo, disable no hace ninguna de las dos cosas
server-tls-none = este sistema no tiene autoridades de certificación: indica en sslrootcert un archivo que las contenga
server-tls-file = sslrootcert={ $file }: { $error }; hace falta un archivo PEM de certificados
server-tls-empty = no contiene ningún certificado

## El almacén

server-file-none = ese archivo no existe
server-work-failed = el trabajo se ha interrumpido
server-copy-not-empty = su tabla { $table } no está vacía: una copia necesita un almacén vacío
server-copy-table = su tabla { $table }: { $why }
server-copy-differs = los datos copiados no coinciden con el original
server-wal = el archivo no admite aquí el modo WAL, solo { $mode }
server-secret = el secreto no tiene 32 bytes
server-row = falta una fila
server-vacuum-database = PostgreSQL reutiliza por sí solo el espacio libre; `vacuumdb --full` lo devuelve al sistema
server-backup-log = junto a él hay un archivo terminado en -wal: lo usa un servidor o este se interrumpió; haz primero una copia de seguridad como explica docs/hosting.md
server-earlier = una versión anterior del programa creó el almacén: inicia el servidor una vez para que se actualice
server-day = el texto sellado del { $day } no coincide con su SHA-256

## Repartos del día que se comprueban

server-reveal-unread = esto no es un día revelado: { $why }
server-reveal-hash = el texto del { $day } tiene el SHA-256 { $found }, no { $stated } como se declara
server-reveal-head = el texto del { $day } no empieza por `{ $head }`
server-reveal-day = el texto no es el del { $day }
server-reveal-deal = el reparto de { $game } del { $day } no existe: { $why }
server-reveal-differs = `deals` declara { $stated } para { $game }, el texto sellado indica { $sealed }
server-reveal-none = ninguno
server-reveal-empty = el texto del { $day } no contiene ningún reparto
server-commitments-unread = estos no son compromisos: { $why }
server-commitments-missing = los compromisos guardados no incluyen el { $day }
server-commitments-differ = antes del día se publicó { $before } para el { $day }, después { $after }

## La API

api-header = la cabecera Authorization debe ser `Bearer TOKEN`
api-token = ningún jugador tiene este token
api-player = hace falta el token de un jugador
api-json = el cuerpo debe ser JSON, con la cabecera `Content-Type: application/json`
api-path = esta ruta no existe; GET /api/v1/openapi.json describe todas las rutas
api-method = esta ruta no admite este método; GET /api/v1/openapi.json la describe
api-sync = se pueden enviar como mucho { $most } partidas a la vez
api-not-yours = este id es de otro jugador
api-deal = envía solo `deal`, o bien `game` con `options` y `seed` opcionales
api-seat = `seat` debe ser un número entero del 1 al { $most }
