## La página de un juego

# La ve quien lee en otro idioma.
game-untranslated = Los textos propios de { $game } están en inglés.
designed-by = Creado por { $designer }.
game-aim = Cómo se gana
game-length = Duración
game-difficulty = Dificultad
length-measured = De { $games } partidas del programa, la mitad terminó en { $median } jugadas o menos, y el 95 % en { $most } o menos.
winnable-measured = Quien lo previera todo podría ganar entre el { $low } y el { $high } % de los repartos ({ $deals } resueltos).

## La página de inicio

home-lead = Una baraja corriente, una pila de reglamentos y un árbitro que nunca se equivoca. Elige un juego.
today-same = Las mismas cartas para todos
today-done = { $of ->
    [one] { $n } de { $of } terminado
   *[other] { $n } de { $of } terminados
}
today-streak = { $days ->
    [one] racha: 1 día
   *[other] racha: { $days } días
}
friend = Jugar con otra persona
friend-link = Elige un modo. Recibirás un enlace para la otra persona.
friend-here = Elige un modo. Jugáis en esta misma pantalla.
deal-sent = Jugar un reparto que te han enviado
deal-code = Código de reparto
deal-open = Abrir el reparto
record-open-other = O abre el registro de una partida terminada.
games-played = { $n ->
    [one] { $n } jugada
   *[other] { $n } jugadas
}
ended = terminada
by = De { $designer }
seats = de 1 a { $n } jugadores
learn = Aprender jugando
learn-note = Una guía explica cada jugada de tu primera partida. Puedes hacer otras jugadas si quieres; la guía te sigue hasta donde puede.
deal-cards = Repartir las cartas

## Listas de partidas y clasificaciones

finished-games = Partidas terminadas
when = Cuándo
view = Ver
replay = Repetición
record = Registro
after-the-day = pasado el día
board = Clasificación
board-empty = Aún no hay partidas terminadas.
rank = Puesto
name = Nombre
unnamed = sin nombre
you = (tú)
with-aids = con { $aids }
none-yet = Nada todavía.

## Empezar una partida

start = Empezar
house-rules-seed = Reglas de la casa y semilla
seed = Semilla
seed-note = Un número entero que fija las cartas. Déjalo vacío para un reparto al azar.
rulings = Interpretaciones
rulings-note = Donde el reglamento no está claro, seguimos una lectura. Estas son las alternativas; las reglas explican cada una.
own-cards = Jugar con mis propias cartas
own-cards-note = Baraja y reparte tu propia baraja, e introduce cada carta cuando salga. Underdeck hace el resto.
own-cards-deal = tus propias cartas
card-field = Carta
card-enter = Introducir
card-rank = El valor, y después pulsa un palo
card-suit = Palo
cards-above = Introduce arriba la carta: escríbela, o elige un valor y pulsa un palo.
entered-so-far = Cartas y tiradas introducidas
correct-this = Corregir esta entrada
correct-entry = Corregir una entrada
correct-wrong = Entrada equivocada
correct-right = Carta o tirada correcta
correct-button = Corregir
correct-note = Las entradas posteriores se repiten hasta que una deje de encajar. La partida tal como estaba se conserva como variante.
corrected-label = Corregido.
deal-with-rules = Repartir con estas reglas
continue = Continuar
deal-play = Jugar este reparto
deal-mine = Tus partidas de este reparto
which-deal = ¿Qué reparto?
which-note = Los repartos ganables, fáciles, medios y difíciles se pueden ganar todos: es una elección de este programa, comprobada por su solucionador, mientras que «Un barajado sin más» sale como caiga. Un reparto con semilla se reparte tal como sale.
which-winnable = Un reparto que se pueda ganar
which-easy = Un reparto fácil
which-fair = Un reparto medio
which-hard = Un reparto difícil
which-any = Un barajado sin más
deal-of-game = { $game }, reparto { $code }
board-replayed = El servidor ha repetido todas las partidas de esta clasificación, jugada a jugada. Pero cualquiera pudo consultar el reparto por su código antes de jugar. Los que nadie puede consultar antes:
option-range-printed = De { $min } a { $max }. El juego del reglamento tiene { $default }.
option-range-ours = De { $min } a { $max }. Regla nuestra; por defecto, { $default }.
option-default-printed = El juego del reglamento tiene { $default }.
option-default-ours = Regla nuestra; por defecto, { $default }.
option-range = { $min } a { $max }. Nuestro valor por defecto: { $default }.
option-default = Nuestro valor por defecto: { $default }.
yes = sí
no = no

## Los repartos de un día

dailies-of = Repartos del { $day }
days = Días
today-link = Hoy
daily-lead = Las cartas son las mismas para todo el mundo. Los repartos cambian a las 00:00 UTC; cuenta la primera partida que termines.
daily-next = Próximos repartos:
your-result = Tú:
continue-game = Continuar { $game }
play-game = Jugar a { $game }
not-played = Sin jugar.
result-to-share = Tu resultado, sin destripar nada

## Campañas

campaigns-lead = Una serie de partidas, capítulo a capítulo. La semilla de la campaña decide las cartas de todos los capítulos.
campaigns-none = Aún no hay campañas.
campaign-begin = Empezar una campaña
campaign-start = Empezar
campaign-name = Nombre de la campaña
campaign-continue = Continuar el capítulo
campaign-ended = La campaña ha terminado.
campaign-ended-with = La campaña ha terminado: { $result }.
campaign-now = Capítulos abiertos
campaign-play = Jugar { $chapter }
achievements = Logros
chapters-played = Capítulos jugados

## Un día sellado

sealed-proof = Prueba de que el reparto estaba sellado
sealed-before = SHA-256, publicado antes del día
sealed-what = Texto sellado
sealed-after = revelado pasado el día
sealed-title = Nadie conoce las cartas de antemano
sealed-how = Los repartos de cada día se sortean con mucha antelación, y su SHA-256 se publica aquí. Pasado el día se revelan los repartos: cualquiera puede calcular el SHA-256, repartir las mismas cartas y repetir cada partida de la clasificación.
sealed-program = lo hace por ti. Para otros programas:
sealed-days = los días sellados
sealed-this-day = este día, revelado
coming-days = Próximos días
coming-day = Próximo día
coming-hash = SHA-256 de sus repartos
