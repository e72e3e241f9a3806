### Found by name

## El juego

info-summary = Cuatro tareas para el rey Frederick en una mazmorra de 27 salas: facilitar, remover, explorar, derrotar, y volver con vida.
info-aim = Cumple las cuatro tareas y vuelve a subir la escalera con vida.
info-length = unas 80 jugadas
info-difficulty = indulgente; un caballero prudente casi siempre vuelve a casa, el reto son los puntos

## Finales de la partida

ending-returned = El caballero volvió a subir la escalera con las cuatro tareas cumplidas.
ending-failed_attempt = El caballero salió de la mazmorra con alguna tarea sin cumplir.
ending-perished = Se perdió el último PV.
ending-abandoned = La misión se abandonó.
ending-impossible = Una tarea ya no se podía cumplir: nada a su alcance abría el paso.

## Reglas de la casa

option-layout = Forma de la mazmorra
option-layout-effect = La forma de la mazmorra. A nuestro ejemplar del reglamento le falta el diagrama: «ancha» es lo que suponemos, «alta» es la misma girada, «propia» es la tuya.
option-layout-is-wide = ancha
option-layout-is-tall = alta
option-layout-is-custom = propia
option-map = Mapa propio
option-map-effect = La forma de una mazmorra propia: 5 filas de 7 caracteres unidas por `/`, con `#` para cada una de las 27 salas y `.` para los huecos.
option-equipment = Se juega con
option-equipment-effect = Con cartas, o con dados como en la versión de tirar y apuntar, donde cada sala se sortea cuando se revela.
option-equipment-is-cards = cartas
option-equipment-is-dice = dados
option-d12 = El d12
option-d12-effect = Con dados: cómo se tira un d12, con un d6 o con dos.
option-campaign = Parte de una campaña
option-campaign-effect = Modo campaña: puedes salir antes de tiempo como intento fallido, y la misión cambia tu título.
option-title = Título inicial
option-title-effect = El título que tienes al empezar; vale 0, 1, 2 o 3 PO.
option-title-is-none = ninguno
option-title-is-lieutenant = Teniente
option-title-is-captain = Capitán
option-title-is-commander = Lord Comandante
option-hp_cap = PV máximos, 0 sin límite
option-hp_cap-effect = Regla de la casa: nada sube los PV por encima de esta cifra, de 6 a 99; 0 es sin límite.
option-triggered_traps = Solo cuentan las trampas disparadas
option-triggered_traps-effect = Una trampa que un Hechizo de Desarme vuelve segura no cuenta para la tarea de las trampas.
option-first_wizard_seen = El primer mago visto vende hechizos
option-first_wizard_seen-effect = Vende hechizos el mago que se revela primero, no el primero en cuya sala entras.
option-play_on = Una misión imposible continúa
option-play_on-effect = Una misión que ya no se puede completar continúa hasta que la abandones o perezcas.

## Palabras explicadas

term-go = ir
term-go-says = Entra en una sala contigua a la tuya: se revelan las salas que la rodean, y después ocurre lo que contiene.
term-leave = salir
term-leave-says = Sube la escalera con las cuatro tareas cumplidas. En una campaña también puedes salir sin ellas, como intento fallido.
term-view = mirar
term-view-says = Mira en el cristal: se revela una sala a tu elección, por lejos que esté. Funciona una vez.
term-fountain = fuente
term-fountain-says = Bebe de la fuente, una vez: con 4 a 6 en el dado ganas 1 PV, con 1 a 3 pierdes 1 PV.
term-buy = comprar
term-buy-says = Paga a un mago: 1 PO por un hechizo, 2 PO por un objeto, tantas veces como puedas pagar.
term-fight = luchar
term-fight-says = Un asalto de combate, un dado: con 4 a 6 derrotas al enemigo. Un Espectro te golpea con 1, un Limo con 1 y 2, un Esqueleto y el Dragón con 1 a 3.
term-take = encajar
term-take-says = Encaja el golpe: pierdes su daño en PV y conservas el escudo y el frasco.
term-drink = beber
term-drink-says = Vacía el frasco: ganas 3 PV. Puedes hacerlo en cualquier momento, incluso cuando está a punto de caer un golpe.
term-abandon = abandonar
term-abandon-says = Abandona la misión. Queda perdida.
term-resolved = resuelta
term-resolved-says = Una sala con la que ya has terminado; se pone de lado, y en ella no ocurre nada más.
term-revealed = revelada
term-revealed-says = Una sala que está boca arriba: has entrado en una sala contigua, o la has visto por arte de magia.
term-fetch = facilitar
term-fetch-says = Entra en las salas de las que el rey quiere algo; no te dan nada más.
term-amulet = amuleto
term-amulet-says = El Amuleto de fuego derrite las Cavernas de hielo en las que entras, y no se gasta.
term-key = llave
term-key-says = La Llave de la mazmorra abre las Rejas cerradas, y no se gasta.
term-flask = frasco
term-flask-says = Bébelo en cualquier momento para ganar 3 PV, incluso entre un golpe y su daño.
term-shield = escudo
term-shield-says = Detiene un golpe de un enemigo, de una trampa o de un cofre, sea cual sea el daño, y se rompe.
term-retreat = retirarse
term-retreat-says = Tras un asalto de combate, vuelve a la sala de la que venías.
term-hopeless = imposible
term-hopeless-says = Cuando las tareas ya no se pueden completar, la misión termina.
