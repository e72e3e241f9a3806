### Found by name
## El programa

help-program = Jugar, registrar, comprobar y medir juegos de cartas de mazmorras en solitario
    .examples =
        underdeck  elegir un juego y jugar
        underdeck play keevorn  reparto nuevo, o seguir tu partida
        underdeck play keevorn --linear  en modo de líneas
        underdeck table keevorn  jugar con tus propias cartas
        underdeck daily  los repartos de hoy
        underdeck stats  tus victorias, rachas y puntuaciones
        underdeck rules keevorn  cómo se juega
        underdeck deal keevorn --seed 7  un código de reparto que compartir
        underdeck verify my-game.udr  comprobar una partida registrada
        underdeck sim keevorn --player greedy  jugar mil partidas
    .after =
        Códigos de salida:
          0    hecho
          1    fallo, por ejemplo un registro no válido o un archivo ilegible
          2    uso incorrecto, por ejemplo un juego, una regla de la casa o un código
               de reparto desconocidos
          130  interrumpido con Ctrl-C (otras señales: 128 más su número)

        Las partidas se guardan en UNDERDECK_HOME o, si no está definida, en tu
        carpeta de datos. Los ajustes están junto a ellas, o en tu carpeta de
        configuración.
help-linear = Elegir un juego en modo de líneas, si no hay ninguna orden
help-command = Mostrar la ayuda de una orden

## Argumentos que comparten varias órdenes

help-shared-color = Cuándo usar colores
    .more = `auto` respeta también NO_COLOR y CLICOLOR_FORCE.
help-shared-quiet = No mostrar notas ni barra de progreso
help-shared-force = Sobrescribir los archivos que ya existan
help-shared-lang = El idioma, por ejemplo de [por defecto: UNDERDECK_LANG, si no el de tus ajustes, si no el del sistema]
help-shared-help = Mostrar la ayuda; -h muestra un resumen
help-shared-version = Mostrar la versión
help-shared-game = El juego
help-shared-options = Una regla de la casa, por ejemplo edition=second; repítela para indicar más. `underdeck games GAME` las enumera
help-shared-as-printed = Jugar cada lectura según la letra del reglamento, donde la hay
help-shared-code = El reparto con este código
help-shared-seed = La semilla de toda la suerte y de todas las elecciones al azar
help-shared-jobs = Número de hilos [por defecto: uno por procesador]
help-shared-max-moves = Máximo de jugadas de una partida; una más larga cuenta como no terminada
help-shared-json = Mostrar un objeto JSON
help-shared-markdown = Mostrar el informe como Markdown
help-shared-csv = Escribir las tablas como CSV, una línea por cada número con su intervalo; - es la salida estándar
help-shared-html = Escribir el informe como página web con gráficos; - es la salida estándar
help-shared-plots = Escribir cada gráfico en esta carpeta, como SVG y PNG
help-shared-adjust = Descontar la suerte de los porcentajes de victorias y de las puntuaciones
    .more = Un valor aprendido estima lo que dio el azar. Los promedios no cambian, y bastan menos partidas para conocerlos. Mira docs/players.md.
help-shared-linear = Usar el modo de líneas [por defecto: en una tubería, o si TERM es dumb]
help-shared-brief = En modo de líneas, mostrar solo lo que cambia; `look` muestra la mesa. Es el valor por defecto
help-shared-full = En modo de líneas, mostrar la mesa entera después de cada jugada
help-shared-record = Guardar la partida en este archivo, y continuar la que esté ahí sin terminar
help-shared-new = Empezar una partida nueva sin preguntar; las partidas sin terminar se conservan
help-shared-take-over = Jugar la partida aquí aunque otro programa la tenga abierta; ese programa ya no podrá guardarla
help-shared-group-by = Agrupar las partidas por este dato; repítelo para cruzar varios
    .more = DATO es un dato del juego (underdeck games GAME --facts): killer, health, moves. killer.rank y killer.suit son partes de una carta. health@depth=5 es el dato en el primer momento en que el otro tiene ese valor, health@move=10 el que hay tras diez jugadas. Un número con muchos valores se reparte en intervalos; moves:0-50,51-100 los indica. hired-* es una fila por cada dato que encaja, con las partidas en las que no es 0, no ni none; task-*=open, con las que tienen el valor.
help-shared-conditions = Contar solo las partidas que cumplen esta condición; repítela para varias
    .more = CONDICIÓN es un dato como en --group-by, una comparación (=, !=, <, <=, > o >=) y un valor: result=lost, killer.rank=K, health@depth=5<6. El valor none es el de un dato que no dice nada. Solo se reducen las tablas de datos, no los demás resultados.
help-shared-over-time = Seguir la media de este dato a lo largo de las partidas, para cada grupo de --group-by; health@depth la sigue por Profundidad en lugar de por jugada
help-shared-file = El archivo; - es la entrada estándar
help-shared-nodes = Máximo de posiciones que se exploran en cada reparto
help-shared-memory = Máximo de memoria para las posiciones ya exploradas, en MiB por hilo

## Valores

help-value-auto = en una terminal
help-value-always = también en tuberías
help-value-never = nunca
help-value-random = todas las jugadas legales son igual de probables
help-value-greedy = la jugada sensata que proponen las pistas
help-value-first = la primera jugada legal
help-value-value = la mejor jugada según un valor aprendido jugando contra sí mismo
help-value-careless = la heurística con diez jugadas al azar de cada cien
help-value-flat = Monte Carlo simple, 1000 simulaciones por jugada legal
help-value-mcts = búsqueda en árbol, 1000 simulaciones por jugada (o mcts:100ms)
help-value-search = búsqueda en árbol con un valor aprendido, 1000 partidas por jugada
help-value-adjust-luck = lo que dio el azar, menos su promedio al repartir de nuevo
help-value-luck-fast = un generador rápido
help-value-luck-deal = repartos repetibles; más lento, y lo mismo para todos los jugadores
help-value-by-wins = la probabilidad de ganar
help-value-by-score = la puntuación
help-value-winnable-auto = un reparto ganable, en los juegos que tienen otros (por defecto)
help-value-winnable-off = un barajado sin más
help-value-winnable-any = un reparto que se pueda ganar
help-value-winnable-easy = uno fácil: las jugadas evidentes ganan
help-value-winnable-fair = uno medio: hace falta una jugada inusual
help-value-winnable-hard = uno difícil: hacen falta varias jugadas inusuales
help-value-motif-chance = la última oportunidad de ganar
help-value-motif-departures = una victoria que exige dos jugadas inusuales o más
help-value-motif-plan = un único plan ganador, jugada a jugada
help-value-log-text = errores y avisos
help-value-log-json = también cada petición, un objeto JSON por línea

## Nombres de los valores

help-name-addr-cidr = DIRECCIÓN/CIDR
help-name-address = DIRECCIÓN
help-name-code = CÓDIGO
help-name-command = ORDEN
help-name-condition = CONDICIÓN
help-name-deal = REPARTO
help-name-dir = CARPETA
help-name-fact = DATO
help-name-file = ARCHIVO
help-name-file-url = ARCHIVO/URL
help-name-folder = CARPETA
help-name-form = FORMATO
help-name-game = JUEGO
help-name-game-file = JUEGO|ARCHIVO
help-name-how = CÓMO
help-name-host = HOST
help-name-id = ID
help-name-key = CLAVE
help-name-key-value = CLAVE=VALOR
help-name-luck = SUERTE
help-name-mib = MIB
help-name-move = JUGADA
help-name-name = NOMBRE
help-name-option = OPCIÓN
help-name-options = OPCIONES
help-name-player = JUGADOR
help-name-program = PROGRAMA
help-name-seat = PUESTO
help-name-seconds = SEGUNDOS
help-name-shell = SHELL
help-name-target = OBJETIVO
help-name-theme = TEMA
help-name-url = URL
help-name-value = VALOR
help-name-what = QUÉ
help-name-when = CUÁNDO
help-name-who = QUIÉN
help-name-width = ±MARGEN

## Jugar

help-games = Enumerar los juegos y sus reglas de la casa
    .examples =
        underdeck games
        underdeck games keevorn  un juego con sus reglas de la casa
help-games-facts = Listar los datos por los que pueden preguntar --group-by, --where y --over-time de sim, lab y stats
help-games-game = Mostrar solo este juego
help-games-json = Mostrar una lista JSON

help-rules = Mostrar cómo se juega a un juego, o una de sus reglas
    .examples =
        underdeck rules keevorn  cómo se juega
        underdeck rules keevorn --rule fight-3  una regla de la referencia
        underdeck rules keevorn --reference  toda la referencia
        underdeck rules keevorn --sources  de dónde vienen sus reglas
        underdeck rules living-keep --tables  las tablas de este juego
help-rules-sources = Mostrar de dónde viene cada regla: impresa en el reglamento, nuestra lectura o nuestra
help-rules-rule = Mostrar la regla con este id, por ejemplo fight-3 o R24
help-rules-reference = Mostrar la referencia completa, con el id de cada regla
help-rules-tables = Mostrar las tablas: precios, rangos, daño y puntos
help-rules-template = Con --tables: mostrarlas como archivo, para cambiarlas y jugar con -o tables=ARCHIVO

help-play = Jugar una partida o una campaña
    .more =
        Una terminal muestra la mesa a pantalla completa. En modo de líneas (--linear) escribes el número de una jugada, su notación o `help`. Cada jugada se guarda al momento, así que puedes salir con Ctrl-C cuando quieras.

        Si hay una partida sin terminar, se te pregunta si quieres continuarla. En una tubería se continúa, salvo que pidas otro reparto o uses --new.
    .examples =
        underdeck play keevorn  reparto nuevo, o seguir tu partida
        underdeck play keevorn --deal 17A  el reparto con este código
        underdeck play keevorn -o jokers=1 --linear
        underdeck play keevorn --guide  una partida guiada para empezar
        underdeck play judgement-quest --campaign Arthur
help-play-seed = El reparto con esta semilla, de 0 a 18446744073709551615
help-play-resume = Continuar la última partida que jugaste, sin preguntar
help-play-winnable = Repartir una partida nueva que se pueda ganar
help-play-campaign = Empezar o continuar la campaña con este nombre
help-play-chapter = El capítulo de la campaña [por defecto: el siguiente]
help-play-guide = Jugar una partida guiada, que explica cada jugada: 1 (por defecto) para empezar, 2 para lo que viene después
help-play-opponent = Jugar una partida nueva para dos con este jugador o contra él: greedy, value, mcts:1000, search:100ms
help-play-seat = Tu puesto, si el programa juega en el otro
help-play-player = Tu nombre en el registro

help-table = Jugar con tus propias cartas y dados
    .more =
        Tú barajas y repartes. El programa pregunta por cada carta que se voltea y cada dado que se tira, y hace el resto: jugadas legales, efectos, cuentas, pistas y el registro.

        Escribe una carta como QS, 10h o queen of spades, y un dado como su número. `undo` retira la última entrada o jugada; `correct 7D 8D` cambia una entrada anterior. Cada entrada se guarda al momento, y la misma orden continúa la partida.
    .examples =
        underdeck table keevorn  preparar Keevorn a mano, o continuarlo
        underdeck table keevorn -o jokers=4  con una regla de la casa
        underdeck table cryptkeeper --linear  en modo de líneas
help-table-resume = Continuar la última partida sin terminar que jugaste, sin preguntar
help-table-player = Tu nombre en el registro

help-campaigns = Enumerar tus campañas, o mostrar el progreso de una y lo que viene a continuación
    .more = `underdeck play GAME --campaign NAME` empieza o continúa una campaña. Cada capítulo es un registro enlazado con el anterior; `underdeck verify FOLDER` los comprueba todos.
    .examples =
        underdeck campaigns
        underdeck campaigns my-campaign  el progreso de una campaña
help-campaigns-name = El nombre de la campaña [por defecto: enumerar todas]

help-daily = Enumerar los repartos de hoy, o jugar uno
    .more = Cada día (UTC) todo el mundo recibe el mismo reparto de cada juego. En tus estadísticas cuenta la primera partida que termines.
    .examples =
        underdeck daily
        underdeck daily keevorn  jugar el reparto de hoy
help-daily-game = El juego al que jugar [por defecto: enumerar los repartos de hoy]
help-daily-card = Mostrar el resultado de hoy como tarjeta para compartir, sin destripar nada

help-stats = Mostrar las estadísticas de tus partidas terminadas: victorias, rachas, puntuaciones y duración
    .more = Las partidas se cuentan por juego y reglas de la casa. Los repartos del día, y las partidas en las que deshiciste una jugada que había revelado algo, se cuentan aparte. Las partidas guiadas y los registros que no se jugaron aquí no cuentan.
    .examples =
        underdeck stats
        underdeck stats keevorn  un juego
        underdeck stats --csv > games.csv  una línea por partida terminada
help-stats-game = El juego [por defecto: todos los juegos]
help-stats-csv = Mostrar CSV, una línea por partida terminada
help-stats-luck = Mostrar lo bien que juegas sin contar la suerte, comparado con el jugador «greedy» en los mismos repartos (las últimas 200 partidas de cada clase)
help-stats-json = Mostrar resúmenes y partidas como un objeto JSON

help-records = Enumerar tus partidas terminadas, la más reciente al final
    .more = Cada una aparece con su archivo, para `underdeck replay` y `underdeck verify`.
    .examples =
        underdeck records
        underdeck records keevorn --last 5  las cinco últimas de Keevorn
help-records-game = El juego [por defecto: todos los juegos]
help-records-last = Enumerar solo las últimas N

help-export = Escribir todas tus partidas en un archivo
    .more = El archivo contiene las partidas terminadas y sin terminar con todas sus variantes, las campañas, los ejercicios y tu nombre. `underdeck import` lo lee en otra máquina, y también la página *Tus datos* de un servidor.
    .examples =
        underdeck export my-games.json
help-export-file = El archivo; - es la salida estándar

help-import = Añadir a las tuyas las partidas de un archivo exportado
    .more = Lee archivos de `underdeck export` y de la página *Tus datos* de un servidor. Las partidas que ya tienes no se añaden otra vez, y no se sustituye nada tuyo: las líneas y los comentarios nuevos se convierten en variantes.
    .examples =
        underdeck import my-games.json

help-settings = Mostrar o cambiar los ajustes
    .more = Sin clave muestra todos los ajustes; con una clave, solo ese; con un valor, cambia el ajuste. options.GAME.OPTION es una regla de la casa para las partidas nuevas; un valor vacío ("") restablece el valor por defecto.
    .examples =
        underdeck settings  todos los ajustes
        underdeck settings language de
        underdeck settings options.keevorn.jokers 1  una regla de la casa
help-settings-key = El ajuste, por ejemplo theme u options.keevorn.jokers
help-settings-value = Su nuevo valor

## Servir

help-serve = Jugar en un navegador, con esta máquina como servidor
    .more = Muestra la dirección y sirve hasta Ctrl-C. Cada jugada se guarda antes de enviar su página; una cookie separa las partidas de cada navegador. Solo puede conectarse esta máquina, salvo que --public permita otras.
    .examples =
        underdeck serve --open  y abrir la página
        underdeck serve --addr 127.0.0.1:9000  en otro puerto
help-serve-addr = La dirección en la que escuchar; el puerto 0 toma cualquiera que esté libre
help-serve-data = El archivo que guarda las partidas [por defecto: server.db en la carpeta de datos]
help-serve-init = Crea el archivo si falta, aunque en su carpeta ya haya habido un almacén
help-serve-store = Guardar las partidas en una base de datos PostgreSQL y no en un archivo [por defecto: UNDERDECK_STORE]
    .more = La base de datos es postgres://USER@HOST/DATABASE; varios servidores pueden compartirla. Hace falta una versión compilada con la característica postgres de cargo.
help-serve-max-mib = El tamaño máximo del archivo, en MiB [por defecto: sin límite]
help-serve-web = Servir en /web/ también la edición sin conexión, desde una carpeta creada con `cargo xtask web`
help-serve-open = Abrir la página en un navegador
help-serve-public = Permitir que se conecten otras máquinas. La conexión no está cifrada: pon delante un proxy TLS
help-serve-trust-proxy = Confiar en las cabeceras X-Forwarded-For y X-Forwarded-Proto de un proxy con esta dirección o en esta red; repítela para indicar más
help-serve-host = Responder solo a las peticiones para este host, por ejemplo cards.example; repítela para indicar más
help-serve-metrics-for = Servir /metrics también a esta dirección o red, y no solo a esta máquina; repítela para indicar más
help-serve-log = Qué se anota en la salida de error estándar

help-store = Pasar el almacén de un servidor de un archivo a una base de datos, o al revés
    .examples =
        underdeck store copy --from server.db --to postgres://me@db/underdeck
help-store-copy = Copiarlo todo de un almacén a otro vacío
    .more = Se copia todo: jugadores, partidas, clasificaciones, campañas, análisis y el secreto de los próximos repartos. La copia se vuelve a leer antes de darla por buena; si algo falla, no se escribe nada. El primer almacén no cambia. Detén los servidores de ambos almacenes antes de copiar.
    .examples =
        underdeck store copy --from server.db --to postgres://me@db/underdeck
help-store-copy-from = El almacén que se copia: un archivo, o postgres://USER@HOST/DATABASE [por defecto: UNDERDECK_STORE_FROM]
help-store-copy-to = El almacén nuevo o vacío: un archivo, o postgres://USER@HOST/DATABASE [por defecto: UNDERDECK_STORE]

help-host = Ver y cambiar lo que los jugadores guardan en tu servidor mientras funciona
    .more = El jugador QUIÉN es un número, un hash del registro del servidor (who=...) o un nombre completo. Antes de cada cambio se pregunta, y todos se anotan en el almacén; `log` muestra las notas. Un servidor en marcha lo sabe en 10 segundos como mucho.
    .examples =
        underdeck host largest  quién guarda más
        underdeck host who 3f9ac01b22de  por un hash del registro
help-host-stats = Contar jugadores y partidas y mostrar el tamaño del almacén
    .examples =
        underdeck host stats
        underdeck host stats --store postgres://me@db/underdeck --json
help-host-largest = Listar los jugadores que más guardan
    .examples =
        underdeck host largest
help-host-players = Listar los jugadores más nuevos o los que tienen parte de un nombre
    .examples =
        underdeck host players  los más nuevos
        underdeck host players ann  con ann en el nombre
help-host-who = Buscar un jugador por un hash del registro, un número o un nombre
    .examples =
        underdeck host who 3f9ac01b22de  who= de una línea del registro
help-host-ban = Bloquear a un jugador: solo puede guardar y borrar sus datos, y ninguna clasificación lo muestra
    .examples =
        underdeck host ban 3f9ac01b22de
help-host-unban = Admitir de nuevo a un jugador bloqueado
    .examples =
        underdeck host unban 12
help-host-rename = Cambiar el nombre de un jugador en las clasificaciones
    .examples =
        underdeck host rename 12 Robin  otro nombre
        underdeck host rename 12 ""  sin nombre
help-host-quota = Mostrar o fijar los límites propios de un jugador
    .examples =
        underdeck host quota 12  mostrarlos
        underdeck host quota 12 --mib 256 --games 50000  más que otros
        underdeck host quota 12 --default  como todos
help-host-purge = Borrar jugadores anónimos que nunca han jugado
    .more = Se conserva a quien tiene un nombre, una partida con una jugada, un asiento en la partida de otro, ejercicios o un segundo dispositivo. Un servidor en marcha hace lo mismo cada hora con jugadores de más de 30 días.
    .examples =
        underdeck host purge --dry-run  solo contarlos
        underdeck host purge --older-than 7
help-host-vacuum = Reescribir el archivo de un servidor parado sin espacio libre ni contenido borrado
    .more = Necesita tanto espacio libre en el disco como contenido tiene el archivo. Un archivo de una versión anterior se reduce solo desde entonces.
    .examples =
        underdeck host vacuum --data server.db
help-host-verify-backup = Comprobar por completo una copia de seguridad: cada página, partida y día sellado
    .examples =
        underdeck host verify-backup backup.db
help-host-log = Mostrar lo que han cambiado los anfitriones, lo último primero
    .examples =
        underdeck host log
help-host-players-part = Una parte del nombre
help-host-players-banned = Solo jugadores bloqueados
help-host-rename-new-name = El nuevo nombre; vacío para ninguno
help-host-quota-mib = Los MiB guardados como mucho
help-host-quota-games = Las partidas guardadas como mucho
help-host-quota-default = Quitar los límites propios del jugador
help-host-purge-older-than = Solo jugadores que llegaron hace estos días o más
help-host-purge-dry-run = Solo contarlos
help-host-verify-backup-file = La copia de seguridad
help-shared-data = El archivo del servidor [por defecto: server.db en el directorio de datos]
help-shared-store = La base de datos PostgreSQL de los servidores [por defecto: UNDERDECK_STORE]
help-shared-person = El jugador: un número, un hash del registro o un nombre completo
help-shared-yes = Cambiarlo sin preguntar
help-shared-most = Como mucho estas líneas

## Registros y reglas

help-deal = Mostrar un código de reparto para compartir, y la mesa inicial
    .examples =
        underdeck deal keevorn --seed 7
        underdeck deal keevorn -o edition=second --seed 7  con una regla de la casa
help-deal-seed = El reparto con esta semilla, de 0 a 18446744073709551615 [por defecto: una al azar]

help-trace = Escribir una partida como líneas JSON: jugada por un jugador, o registrada
    .examples =
        underdeck trace keevorn --player greedy --seed 7 > game.jsonl
        underdeck trace --record my-game.udr  una partida registrada
help-trace-player = El jugador; sus elecciones al azar también salen de la semilla
help-trace-player-seed = La semilla de las elecciones al azar del jugador; con otra juega el mismo reparto de otra manera [por defecto: la del reparto]
help-trace-seed = El reparto con esta semilla, de 0 a 18446744073709551615
help-trace-max-moves = Parar después de este número de jugadas
help-trace-record = Trazar este registro en su lugar; - es la entrada estándar
help-trace-legal = Añadir a cada línea todas las jugadas legales
help-trace-view = Añadir a cada línea lo que ve el puesto al que le toca jugar

help-replay = Recorrer un registro o una traza, adelante y atrás
    .more =
        Una terminal muestra un registro en la mesa a pantalla completa. En modo de líneas (--linear) las órdenes son:

          n    jugada siguiente (o una línea vacía)
          p    jugada anterior
          g N  ir a la jugada N
          f    primera posición
          l    última posición
          q    salir

        También funcionan órdenes de una partida como `look`, `tree` y `why`.
    .examples =
        underdeck replay my-game.udr
        underdeck replay my-game.udr --linear  en modo de líneas
help-replay-all = Mostrar todas las jugadas, sin preguntar

help-verify = Comprobar registros y trazas; el código de salida es 1 si alguno no es válido
    .examples =
        underdeck verify my-game.udr
        underdeck verify game.jsonl  una traza
help-verify-files = Registros, trazas o carpetas de campañas; - es la entrada estándar
help-verify-daily = Los archivos son días pasados que reveló un servidor: comparar cada uno con su hash publicado
help-verify-unfinished = Aceptar también trazas que se paran antes de que acabe su partida
help-verify-committed = Los hashes guardados antes del día, de /daily/commitments.json del servidor

help-step = Arbitrar partidas para otros programas, con líneas JSON de entrada y de salida
    .more =
        Cada línea de la entrada es un objeto con un `state` y, opcionalmente, una jugada `move` y sus sucesos de azar `chance`. La respuesta contiene el `state` tras la jugada, las jugadas legales (`legal`) por orden alfabético, sus números (`numbers`) en el orden de las reglas (desde 0, como cuentan los problemas), la vista `view` y `chance_used`. Sin jugada, describe el estado indicado.

        Una línea no válida recibe como respuesta un `error` (una clave y un mensaje), y se lee la línea siguiente. Cada respuesta se envía al momento.
    .examples =
        underdeck step keevorn < requests.jsonl

help-perft = Contar las secuencias de jugadas de un reparto, para comparar motores de reglas
    .examples =
        underdeck perft keevorn --seed 7 --depth 4
        underdeck perft keevorn --seed 7 --depth 4 --divide  por 1.ª jugada
help-perft-seed = El reparto con esta semilla, de 0 a 18446744073709551615
help-perft-depth = Número de jugadas de una secuencia
help-perft-divide = Contar por separado cada primera jugada

## El laboratorio

help-sim = Jugar muchas partidas, e informar de porcentaje de victorias, finales, duración y velocidad
    .more = Los resultados salen de la semilla y son los mismos con cualquier número de hilos; solo cambia la velocidad. Si hay varios jugadores, juegan los mismos repartos, para que la suerte no decida entre ellos. Ctrl-C informa de las partidas terminadas hasta entonces y sale con 130.
    .examples =
        underdeck sim keevorn --player greedy --games 10000
        underdeck sim keevorn --player greedy --player value  mismos repartos
        underdeck sim keevorn --player greedy --until ±0.5%  así de exacto
        underdeck sim keevorn --player greedy --html keevorn.html  con gráficos
help-sim-games = Número de partidas [por defecto: 1000]
    .more = Con --until es el máximo de partidas, por defecto diez millones; con --campaign, el número de campañas.
help-sim-player = Quién juega; repítelo para comparar otros jugadores con el primero, en los mismos repartos
help-sim-opponent = Quién juega en los demás puestos de un juego para varios [por defecto: el mismo jugador, o el primero de varios]
help-sim-campaign = Jugar campañas enteras, siempre el primer capítulo disponible
help-sim-until = Parar cuando el porcentaje de victorias se conozca con esta exactitud y una confianza del 95 %; con varios jugadores, cada diferencia con el primero
help-sim-opening = La primera jugada de todas las partidas, como la escriben los registros; repítela para las jugadas siguientes
help-sim-csv = Escribir una línea de CSV por partida; - es la salida estándar, en lugar del informe
help-sim-luck = De dónde viene la suerte [por defecto: fast, o deal con varios jugadores]
help-sim-bench = Informar también de la velocidad: partidas por segundo, y el coste de una jugada en U (docs/performance.md)
help-sim-parquet = Escribir una fila por partida como Apache Parquet, si esta versión se compiló con la característica parquet de cargo

help-lab = Jugar un experimento: una cuadrícula de juegos, reglas de la casa y jugadores, todos con los mismos repartos
    .more =
        docs/experiments.md describe el archivo. Cada celda terminada se guarda en una carpeta a su lado, así que un experimento interrumpido sigue donde se paró, y si el archivo cambia solo se juegan las celdas que han cambiado.

        Cuando termina la última celda, también se escribe en esa carpeta el informe, como página con gráficos. Los resultados son los mismos con cualquier número de hilos.
    .examples =
        underdeck lab docs/experiments/starting-item.toml  lo que falta
        underdeck lab docs/experiments/starting-item.toml --list  las celdas
        underdeck lab docs/experiments/two-rules.toml --plots plots
        underdeck lab docs/experiments/two-rules.toml --rows - > games.csv
help-lab-file = El experimento, un archivo TOML
help-lab-out = La carpeta de las celdas terminadas [por defecto: ARCHIVO con la extensión .cells]
help-lab-list = Enumerar las celdas, sin jugar nada
help-lab-games = Número de partidas de cada celda, en lugar del que indica el archivo
help-lab-seed = La semilla de todos los repartos, en lugar de la que indica el archivo
help-lab-rows = Escribir una línea de CSV por cada partida de cada celda; - es la salida estándar
help-lab-csv = Escribir el informe también como CSV, una línea por celda; - es la salida estándar, en lugar del informe
help-lab-html = Dónde escribir la página [por defecto: la carpeta de las celdas]

help-review = Averiguar qué costó cada decisión de una partida, y qué fue suerte
    .more =
        El resultado es la suma de tres partes: el valor del comienzo para greedy, lo que la suerte dio y quitó, y lo que tus decisiones ganaron respecto a las de ese jugador. Cada valor sale de lo que podías saber: las cartas ocultas se reparten de nuevo muchas veces.

        Una imprecisión cuesta 2 puntos, un error 5, un error grave 10. Cien puntos son una partida ganada, o cuatro desviaciones típicas de la puntuación. Un error se señala solo si lo confirma una segunda muestra, independiente. Mira docs/coach.md.

        En una terminal, el análisis de una sola partida se abre a pantalla completa. `--linear` lo imprime, y también cada opción salvo `--seat` y `--practice`.

        Ctrl-C informa de lo que se sabe hasta entonces, y la misma orden continúa desde ahí. Se conservan los últimos 64 análisis.
    .examples =
        underdeck review my-game.udr  decisiones caras, y suerte
        underdeck review my-game.udr --time 60  más a fondo
        underdeck review my-game.udr --until-stopped  a fondo, hasta Ctrl-C
        underdeck review my-game.udr --json  cada decisión, para programas
        underdeck review my-game.udr --html it.html  página con la curva
        underdeck review *.udr  clases de decisiones caras
        underdeck review duel.udr --seat 2  el otro puesto de un duelo
help-review-files = Registros de partidas, o carpetas de campañas; - es la entrada estándar
help-review-time = Segundos por partida
help-review-until-stopped = Analizar cada vez más a fondo hasta que pulses Ctrl-C
help-review-games = Nuevos repartos de cada decisión, para cada una de sus dos muestras, en lugar de un tiempo; así los números salen de la semilla
help-shared-by = Qué cuenta [por defecto: el objetivo del juego]
help-review-seat = De quién son las decisiones, cuando dos puestos juegan uno contra otro
help-review-seed = La semilla de las muestras
help-review-fresh = Empezar de cero, sin usar análisis anteriores de la partida
help-review-json = Mostrar un objeto JSON por partida
help-review-html = Escribir una página web con la curva, los errores y todas las decisiones; - es la salida estándar
help-review-practice = Hacer de los errores ejercicios para `underdeck practice`; con tus partidas guardadas se hace siempre

help-practice = Resolver tus propios errores, una y otra vez hasta que los domines
    .more =
        Cada error y cada error grave que confirma un análisis de tus partidas se convierte en un ejercicio: la posición tal como la viste. Una respuesta es correcta si es la mejor jugada del entrenador, o cuesta menos que una imprecisión.

        FSRS decide cuándo vuelve un ejercicio: pronto tras una respuesta equivocada, cada vez más tarde tras las correctas, hasta que la espera sería de tres semanas. En una terminal, los ejercicios se abren a pantalla completa. En el modo de líneas, `look` muestra la mesa otra vez, y `q` sale.
    .examples =
        underdeck review my-game.udr --practice  ejercicios de una partida
        underdeck practice  resolver lo pendiente
        underdeck practice --list  cuántos hay, y cuándo
help-practice-list = Mostrar cuántos ejercicios hay, sin preguntar nada

help-puzzles = Resolver problemas: posiciones en las que pocas jugadas siguen ganando
    .more = Todas las cartas están a la vista: ves las ocultas en su orden, y qué saldrá en los dados. Como mucho un tercio de las jugadas legales sigue ganando; el solucionador ha demostrado que todas las demás pierden. ¿Cuáles ganan? En una terminal, los problemas se abren a pantalla completa. En el modo de líneas, `look` muestra la posición otra vez, `solution` se rinde, y `q` sale.
    .examples =
        underdeck puzzles keevorn  los que no has intentado
        underdeck puzzles keevorn --daily  el problema del día
        underdeck puzzles keevorn --number 17  este
        underdeck puzzles keevorn --theme plan  los que gana un solo plan
        underdeck puzzles keevorn --list  lo que has resuelto
        underdeck puzzles keevorn --check  volver a demostrarlos todos
        underdeck puzzles keevorn --make 200 --seed 1  crear 200, como texto
help-puzzles-daily = Resolver el problema del día, el mismo para todo el mundo
help-puzzles-number = Resolver el problema con este número; el 1 es el más fácil
help-puzzles-record = Mostrar la posición del problema como registro, con las jugadas hasta ella; necesita --number o --daily
help-puzzles-motif = Resolver problemas de una sola clase
help-puzzles-list = Enumerar los niveles, y lo que has resuelto
help-puzzles-check = Volver a demostrar las respuestas de todos los problemas
help-puzzles-make = Crear N problemas, y mostrarlos como texto
help-puzzles-seed = La primera semilla de los repartos de los que se crean problemas

help-solve = Averiguar si unos repartos se pueden ganar, conociendo todas las cartas ocultas y toda la suerte
    .more =
        Cada respuesta es segura: ganado, con jugadas que lo demuestran; perdido, porque se ha probado todo; o abierto, si antes se alcanzó un límite. La dificultad es el número de jugadas en las que la línea ganadora se aparta de la política de simulación, un jugador sencillo. Pasadas 2000 posiciones, `greedy` y `value` juegan antes el reparto; su victoria también es una respuesta, sin dificultad.

        Para un solo reparto que se puede ganar, se muestra el registro de una victoria, para `underdeck verify` y `underdeck replay`; para varios, una línea por reparto. Para una partida terminada que se perdió, es el registro de una victoria que sigue la partida hasta donde es posible. Las respuestas son las mismas con cualquier número de hilos.
    .examples =
        underdeck solve keevorn 17A > won.udr  una victoria que ver
        underdeck solve keevorn 17A 18M 1BJ  tres, línea a línea
        underdeck solve keevorn --seed 0 --deals 100  cien repartos
        underdeck solve card-crawler --seed 7 --best  la mejor puntuación
        underdeck solve cryptkeeper --seed 7 --par  el mínimo de turnos
        underdeck solve keevorn --seed 0 --deals 9 --json  líneas JSON
        underdeck solve my-game.udr > won.udr  ¿podría haber ganado?
help-solve-game = El juego, o el registro de una partida terminada
help-solve-codes = Los códigos de los repartos
help-solve-seed = La primera semilla, en lugar de códigos
help-solve-deals = Número de semillas, a partir de la primera
help-solve-best = Buscar la mejor puntuación, no solo una victoria
help-solve-par = Buscar una victoria en el mínimo de turnos
help-solve-json = Mostrar una línea de JSON por reparto

help-winnability = Averiguar cuántos repartos de un juego se pueden ganar, conociendo todas las cartas ocultas y toda la suerte
    .more = Los repartos son los de las semillas a partir de --seed. Las respuestas se guardan en una carpeta, así que una ejecución interrumpida, o una de más repartos, continúa donde se paró la última; una con --nodes mayor vuelve a probar antes los repartos abiertos. El intervalo cuenta los repartos abiertos de las dos maneras: como perdidos en su extremo inferior, y como ganados en el superior. docs/winnability.md tiene tablas.
    .examples =
        underdeck winnability keevorn --until ±0.05%  así de exacto
        underdeck winnability keevorn -o edition=second --deals 10000
        underdeck winnability editions.toml --deals 10000  cada regla suya
help-winnability-game = El juego, o un experimento (un archivo TOML): cada uno de sus juegos con cada una de sus reglas de la casa
help-winnability-until = Parar cuando la proporción se conozca con esta exactitud y una confianza del 95 %
help-winnability-deals = Número de repartos [por defecto: 1000]
    .more = Con --until es el máximo de repartos, por defecto diez millones.
help-winnability-seed = La primera semilla
help-winnability-out = La carpeta que guarda las respuestas

help-calibrate = Comprobar en repartos nuevos si el entrenador cumple lo que promete
    .more = En cada reparto greedy juega hasta una decisión al azar, una de cada 32. Ahí el entrenador elige una jugada según una muestra, y promete el valor que halla una segunda muestra. La jugada se hace con la suerte del reparto, greedy termina la partida, y el resultado se compara con la promesa.
    .examples =
        underdeck calibrate keevorn --deals 2000
        underdeck calibrate card-crawler --games 128 --json > promises.jsonl
help-calibrate-deals = Número de repartos
help-calibrate-seed = La primera semilla
help-calibrate-games = Nuevos repartos de una decisión, para cada una de las dos muestras
help-calibrate-json = Mostrar una línea de JSON por promesa

help-measures = Medir un juego como lo haría su autor: habilidad, repartos muertos, decisiones, emoción, y qué cambia cada regla de la casa
    .more = Las medidas siguen a Browne y al sistema Ludii donde existen; docs/measures.md define cada una. Los resultados salen de la semilla y son los mismos con cualquier número de hilos.
    .examples =
        underdeck measures keevorn --best value
        underdeck measures cryptkeeper --rulings  solo las interpretaciones
        underdeck measures keevorn --html keevorn.html  como página web
help-measures-best = El jugador más fuerte disponible, el techo de la habilidad; pensar más encuentra más, porque mcts:200 suele jugar como greedy
help-measures-games = Partidas de cada jugador para el rango de habilidad, en los mismos repartos; también el número de repartos que pueden estar muertos
help-measures-tries = Cuántas veces intenta el mejor jugador un reparto antes de darlo por muerto, si sus elecciones varían
help-measures-follow = Partidas que se siguen jugada a jugada, para la emoción y los cambios de quién va por delante
help-measures-playouts = Simulaciones del jugador «greedy» para cada estimación de cuánto va por delante un bando; un test secuencial de quién lo está usa las que necesite
help-measures-ruling-games = Partidas del jugador «greedy» para cada cambio de una regla de la casa, en los mismos repartos
help-measures-whole = Probar las reglas de la casa numéricas en todo su rango, no solo el valor inmediatamente menor y mayor
help-measures-rulings = Informar solo de lo que cambia la otra lectura de cada interpretación discutida, en --ruling-games partidas

help-tune = Encontrar el valor de una regla de la casa que da un porcentaje de victorias, una puntuación o una duración
    .more = Recorre todo el rango de la regla de la casa, acota dónde se cruza el objetivo, y vuelve a jugar el valor encontrado y sus vecinos en otros repartos. Con dos reglas de la casa, lo hace para valores distribuidos por el rango de la segunda. Ctrl-C informa de lo encontrado hasta entonces y sale con 130.
    .examples =
        underdeck tune keevorn max_health --for 50%  ¿qué salud es justa?
        underdeck tune card-crawler hand_size --for score=12  12 de promedio
        underdeck tune judgement-quest layout --for length=60  60 jugadas
        underdeck tune keevorn max_health jokers --for 50%  según los comodines
        underdeck tune keevorn jokers --for 30% -o edition=second --games 5000
        underdeck tune keevorn max_health --for fight=30%  tres de cada diez partidas perdidas en combate
        underdeck tune keevorn max_health --for 50% --for length=90  ambos objetivos a la vez
help-tune-option = La regla de la casa que se ajusta, por ejemplo max_health; una segunda se prueba valor por valor
help-tune-target = El objetivo: 50% de partidas ganadas, score=12, length=40 jugadas, o stuck=20% de partidas con ese final; repítelo para valores de una regla de la casa que cumplan varios
help-tune-player = Quién juega
help-tune-games = Máximo de partidas de un valor en la primera muestra, y total de partidas de un valor en la segunda
help-tune-coarse = Número de valores en todo el rango antes de acotar

help-decisive = Averiguar qué cartas, decisiones y primeras jugadas deciden una partida
    .more = Lo repartido: cartas que se vieron pronto y jugadas que fueron legales, una a una y por papel, palo y valor. Lo elegido: jugadas hechas pronto, por verbo, palabra y carta, frente a partidas que tenían la misma elección. Decisiones: lo que gana la mejor jugada, por fases. Primeras jugadas: cada una se fuerza donde es legal. Cada resultado tiene su intervalo, y lo que se llama claro tiene en cuenta el número de comparaciones de su nivel.
    .examples =
        underdeck decisive cryptkeeper
        underdeck decisive keevorn --moves 10 --follow 0 --openings 0  cartas y jugadas
        underdeck decisive keevorn --html decisive.html  en una web
help-decisive-player = Quién juega
help-decisive-games = Partidas en las que se siguen cartas y jugadas; 0 omite esta pregunta
help-decisive-moves = Número de primeras jugadas que se siguen; las partidas más cortas se dejan fuera
help-decisive-follow = Partidas en las que se valoran decisiones, unas pocas en cada una; 0 omite esta pregunta
help-decisive-playouts = Simulaciones del jugador «greedy» para elegir la mejor jugada de una decisión, y otras tantas para juzgarla
help-decisive-openings = Partidas en las que se fuerza cada primera jugada; 0 omite esta pregunta

help-skill = Averiguar cuánto vale la habilidad: porcentajes de victorias o puntuaciones promedio desde principiantes hasta jugadores que buscan, y según la dificultad de los repartos
    .more = Todos los jugadores juegan los mismos repartos. El solucionador, que conoce todas las cartas ocultas, clasifica cada reparto: fácil si una línea ganadora nunca se aparta de su manera de jugar, medio si una vez, difícil si más a menudo. Los repartos perdidos no se pueden ganar de ningún modo; de los abiertos no se sabe.
    .examples =
        underdeck skill keevorn  desde el jugador al azar hasta dos búsquedas
        underdeck skill keevorn --player greedy --player value --games 500
        underdeck skill cryptkeeper --plots plots  las curvas como SVG y PNG
help-skill-player = Quién juega; repítelo para más jugadores [por defecto: random, careless:30, careless:10, careless:3, greedy, y después value y dos búsquedas con él, o una búsqueda en juegos sin pesos; se omite quien juega las mismas partidas que otro]
help-skill-games = Número de partidas de cada jugador, en los mismos repartos

help-compare = Comparar dos versiones de un juego: sus reglas de la casa e interpretaciones, y qué cambian las diferencias
    .more = La primera versión tiene las reglas de la casa de --option; la segunda también, cambiadas por las de --with. Ambas juegan los mismos repartos hasta donde lo permiten sus reglas. El informe nombra las reglas en las que se diferencian, y dice si algo ha cambiado claramente. Con --with-program la segunda versión la juega otra compilación: recibe las opciones de --option que conoce, y las de --with.
    .examples =
        underdeck compare keevorn --with edition=second --with jokers=3
        underdeck compare keevorn -o jokers=1 --with jokers=3  dos versiones
        underdeck compare living-keep --with peons_wait=true --html page.html
        underdeck compare keevorn --with-program underdeck-old  otra compilación, los mismos repartos
help-compare-with = Una regla de la casa o interpretación de la segunda versión; repítela para indicar más
help-compare-with-program = Otro programa Underdeck, por ejemplo una compilación anterior, que juega la segunda versión
help-compare-with-player = El jugador de la segunda versión, como lo llama el otro programa [por defecto: --player]
help-compare-player = Quién juega
help-compare-games = Número de partidas de cada versión, en los mismos repartos

help-train = Volver a entrenar el valor aprendido de un juego: jugar, ajustar, y jugar otra vez
    .more = En cada ronda el jugador juega con el valor obtenido hasta entonces, y el valor se ajusta a los resultados. Los pesos salen de la semilla y son los mismos con cualquier número de hilos. Se escriben después de cada ronda, y la misma orden continúa desde ahí. docs/players.md describe cómo se entrenaron los pesos incorporados.
    .examples =
        underdeck train keevorn  diez rondas de 10.000 partidas
        underdeck train keevorn --rounds 20  diez más, desde los últimos pesos
help-train-games = Número de partidas de cada ronda
help-train-rounds = Número de rondas, incluidas las ya jugadas
help-train-outlook = Aprender cuánto vale cada vista para greedy, para descontar la suerte de los resultados (`sim --adjust luck`), no para jugar
help-train-from-outlook = Jugar la primera ronda con el valor incorporado para `--adjust luck`, no con greedy
help-train-out = El archivo de los pesos; si existe, el entrenamiento continúa desde él [por defecto: JUEGO.weights en la carpeta de trabajo]
help-train-json = Mostrar un objeto JSON por ronda

## El programa mismo

help-completions = Mostrar el autocompletado para una shell
    .more =
        El script pregunta a este programa qué se puede escribir: juegos, opciones y sus valores, jugadores, reglas, ajustes, tus campañas. Para bash, añade `source <(underdeck completions bash)` a ~/.bashrc.
    .examples =
        underdeck completions zsh > _underdeck
help-completions-shell = La shell

help-man = Mostrar una página de manual
    .examples =
        underdeck man | man -l -  el programa
        underdeck man sim | man -l -  una orden
help-man-command = Mostrar la página de esta orden
