## Los archivos del jugador

home-unwritten = no se puede escribir { $path }: { $reason }
home-open = { $path } está { $holder }
# «En uso» vale para un archivo y para una partida.
home-holder = { $terminal ->
    [none] en uso { $program } (proceso { $process }) desde { $since } UTC
   *[other] en uso { $program } (proceso { $process }, { $terminal }) desde { $since } UTC
}
home-program = { $program ->
    [line-mode] en el modo de líneas
    [full-screen] en la mesa a pantalla completa
   *[other] en { $program }
}
home-taken = { $path }: otro programa se ha llevado esta partida y ha seguido jugándola; ábrela de nuevo
home-disk-full = el disco está lleno
home-quota = tu cuota de disco está agotada
home-read-only = el disco es de solo lectura
home-permission = no tienes permiso para escribir ahí
home-missing = no existe ese archivo o carpeta
home-denied = acceso denegado
home-exists = ya existe
home-folder = es una carpeta, no un archivo
home-no-folder = una parte de la ruta no es una carpeta
home-none = { $why }: indica una carpeta en UNDERDECK_HOME
home-version = la versión { $version } de los datos la escribió un Underdeck más nuevo; este lee hasta la versión { $known }
home-version-unread = se encontró `{ $found }`, se esperaba el número { $known }
home-no-name = no queda ningún nombre de archivo libre para { $name }
home-no-game = esa partida no existe
home-damaged = está dañado
home-review-damaged = { $path } está dañado. El archivo dañado se conserva como { $aside }; el análisis empieza de nuevo.
home-repaired = { $path } está dañado: { $fault }. El archivo dañado se conserva como { $aside }. { $moves ->
    [0] La partida continúa desde su principio.
    [one] Se puede jugar 1 jugada; la partida continúa desde ahí.
   *[other] Se pueden jugar { $moves } jugadas; la partida continúa desde ahí.
}
home-lost = { $path } está dañado: { $fault }. El archivo dañado se conserva como { $aside }. No se pudo leer nada de la partida.
home-date = `{ $date }` no es una fecha como 2026-11-21
home-continue = Para continuar: { $command }

## Campañas

home-campaign-taken = { $folder } ya contiene la campaña { $found } de { $game }; elige otro nombre
home-no-record = no hay ningún registro, ningún archivo que termine en .{ $ending }
home-chapter = un capítulo de la campaña { $name }: { $why }
home-campaign-at = la campaña de tu carpeta está en el capítulo { $next }

## Ajustes

setting-theme = Los colores de la mesa.
setting-cloth = El color de la mesa en los temas oscuro y claro.
setting-back = El dibujo del reverso de las cartas.
setting-four-colour = Dar a cada palo su propio color.
setting-motion = Animar las cartas, mostrar un momento cada pérdida y ganancia, y celebrar la victoria; auto lo hace en terminales rápidas.
setting-mouse = Usar el ratón.
setting-player = Tu nombre en los registros; vacío para ninguno.
setting-language = El idioma del programa; auto es el del sistema.
setting-confirm = Preguntar antes de una jugada que termina la partida, de un deshacer que cuenta, del solucionador y del entrenador. Los repartos del día preguntan siempre.
setting-forced = Hacer automáticamente la única jugada legal; auto lo hace en los juegos que tienen muchas, y se detiene donde se pierde salud.
setting-winnable = Repartir partidas nuevas que se puedan ganar: cualquiera de ellas, o las de una dificultad. off da un barajado sin más; auto elige repartos ganables en los juegos en los que algunos no se pueden ganar.
setting-linear = Usar el modo de líneas también en una terminal.
setting-full-words = En el modo de líneas, escribir los nombres de las cartas con palabras: 10 de corazones en lugar de 10♥.
setting-theme-name = Tema
setting-cloth-name = Color de la mesa
setting-back-name = Dorsos
setting-four-colour-name = Cuatro colores
setting-motion-name = Animación
setting-mouse-name = Ratón
setting-player-name = Tu nombre
setting-language-name = Idioma
setting-confirm-name = Confirmaciones
setting-forced-name = Jugadas forzadas
setting-winnable-name = Repartos ganables
setting-linear-name = Modo de líneas
setting-full-words-name = Cartas en palabras
setting-any-text = cualquier texto
setting-value = `{ $key }`: se encontró `{ $found }`, se esperaba { $expected }
setting-unknown = no hay ningún ajuste `{ $name }`: los ajustes son { $known }, options.GAME.OPTION y keys.COMMAND
setting-unknown-nearest = no hay ningún ajuste `{ $name }` (¿querías decir `{ $word }`?): los ajustes son { $known }, options.GAME.OPTION y keys.COMMAND
settings-newer = los ajustes tienen la versión { $version }: este Underdeck lee hasta la versión { $known }
settings-no-version = falta `version`: escribe version = { $known }
