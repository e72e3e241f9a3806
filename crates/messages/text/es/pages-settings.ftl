## Ajustes

language = Idioma
language-auto = El del navegador
your-name = Tu nombre
your-name-note = Se muestra en tus registros y en las clasificaciones. Opcional.
theme = Tema
theme-auto = El del sistema
theme-light = Claro
theme-dark = Oscuro
forced = Jugadas forzadas
forced-auto = Hacerlas automáticamente en los juegos que tienen muchas
forced-on = Hacerlas siempre automáticamente
forced-off = Hacerlas yo
the-table = La mesa
save = Guardar
four-colours = Cuatro colores
four-colours-note = Los tréboles son verdes y los diamantes azules.
suit-letters = Letras de los palos
suit-letters-note = C, D, H o S junto a cada palo.
larger = Cartas y texto más grandes
larger-note = Todo es una talla más grande.
motion = Animar cartas, dados y números
motion-note = Desactivado si tu sistema pide menos movimiento.
sound = Sonido
sound-note = Cartas, dados, ganancias, pérdidas y el final de una partida.
haptics = Vibración
haptics-note = En los dispositivos que la tienen.
letter-keys = Teclas de letra
letter-keys-note = U para deshacer, R para rehacer, H para una pista; mira la Ayuda.
confirm-setting = Confirmaciones
confirm-setting-note = Preguntar antes de una jugada que termina la partida, de un deshacer que la marca con ventaja, del solucionador y del entrenador. Los repartos del día preguntan siempre.
look-felt = Tapete
look-own = Como en el juego
look-green = Verde
look-blue = Azul
look-wine = Vino
look-slate = Pizarra
look-backs = Dorsos
look-lattice = Celosía
look-bricks = Ladrillos
look-waves = Olas
look-scales = Escamas
look-deck = Cartas
look-drawn = Con ilustraciones
look-bold = Valor y palo grandes
look-night = Papel oscuro
look-volume = Volumen
look-normal = Normal
look-soft = Suave
look-loud = Fuerte

## Reglas y ayuda

rules-of = Reglas de { $game }
how-to-play = Cómo se juega a { $game }
rules-every = Todas las reglas de { $game }
rules-all = Todas las reglas
tables-of = Tablas de { $game }
the-tables = Tablas
key = Tecla
key-does = Acción
key-letters = Puedes desactivar las teclas de una sola letra en los ajustes:
key-arrows = Flechas, Inicio, Fin
key-enter = Intro, Espacio
key-one-to-nine = 1 a 9
does-tab = la siguiente zona en la que puedes hacer algo, y después las jugadas
does-arrows = la siguiente carta en esa dirección
does-enter = pulsar, elegir o soltar
does-escape = soltar todo lo elegido
does-number = la jugada con este número
does-undo = deshacer
does-redo = rehacer
does-hint = pista
does-panels = paneles: jugadas, crónica, reglas, variantes, partida
does-prompt = leer en voz alta qué hacer
does-repeat = repetir lo que ha pasado
does-ask = explicar el elemento enfocado
does-keys = mostrar estas teclas

## Créditos

credits-games = Los juegos
credits-drawings = Los dibujos
credits-drawn = Las cartas, los símbolos, las figuras, los dorsos, los dados, las escenas, las ilustraciones y los emblemas se dibujaron para Underdeck; los sonidos los genera su propio programa. Tienen las licencias del programa.
credits-icons = { $n } iconos proceden de game-icons.net, con licencia Creative Commons Attribution 3.0 (CC BY 3.0). Artistas: { $artists }.
credits-program = El programa
credits-licence = Underdeck es software libre, con licencia MIT o Apache-2.0, a tu elección.
