## Frases del almacén

store-full = no queda espacio para guardar: el disco o el almacén está lleno
store-locked = otro programa tiene bloqueado el almacén
store-damaged = el almacén está dañado: { $why }
store-game = la partida guardada { $id } de { $game } está dañada: no coincide con su suma de control
store-in-use = otro servidor está usando este almacén
store-missing = { $file } falta o está vacío, pero existe { $trace }
store-gone = { $file } se borró, se movió o se sustituyó mientras el servidor estaba en marcha
store-disk = el disco falló al guardar: { $why }
store-later = el almacén lo creó una versión posterior del programa: su esquema tiene la versión { $found }, este programa conoce la versión { $known }
store-unreachable = no se puede conectar con la base de datos o usarla: { $why }
store-closed = el almacén está cerrado: el servidor se está deteniendo
store-busy = hay demasiados cambios esperando a guardarse
store-stale = la partida ha cambiado entretanto
store-failed = el almacén ha fallado: { $why }
store-not-saved = Tu cambio no se ha podido guardar
store-is-damaged = El almacén está dañado
store-full-help = Libera espacio en el disco e inténtalo de nuevo. Todo lo guardado antes está a salvo.
store-locked-help = Cierra el programa que usa el archivo o espera un momento, e inténtalo de nuevo.
store-in-use-help = Detén el otro servidor, o indica otro archivo u otra base de datos.
store-missing-help = Devuelve el archivo a su sitio, restaura una copia de seguridad o corrige el nombre. `--init` empieza un almacén nuevo y vacío.
store-gone-help = Los cambios ya no se guardan. Detén el servidor, devuelve el archivo a su sitio o restaura una copia de seguridad, y vuelve a iniciarlo.
store-disk-help = Los cambios ya no se guardan. Comprueba el disco, detén el servidor y vuelve a iniciarlo.
store-damaged-help = Detén el servidor y restaura una copia de seguridad, como explica docs/hosting.md.
store-later-help = Usa la versión posterior del programa, o elige otro archivo u otra base de datos.
store-unreachable-help = Comprueba que está en marcha y acepta este servidor, e inténtalo de nuevo. Todo lo guardado antes está a salvo.
store-again-help = Inténtalo de nuevo en un momento.
store-other-help = Inténtalo de nuevo. Si el problema continúa, comprueba que el archivo o la base de datos se puede leer y escribir.

## Listas de partidas

games-turn = Es el turno del jugador { $seat }.
games-damaged = Esta partida guardada está dañada.
