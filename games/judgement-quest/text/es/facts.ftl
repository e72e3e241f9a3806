### Found by name

## El juego

info-summary = Cuatro tareas para el rey Frederick en una mazmorra de 27 salas: facilitar, remover, explorar, derrotar, y volver con vida.
info-aim = { $campaign ->
    [true] Cumple las cuatro tareas y vuelve a subir la escalera con vida, misión tras misión, hasta ser Rey.
   *[other] Cumple las cuatro tareas y vuelve a subir la escalera con vida.
}
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
option-layout-effect = La forma de la mazmorra. Todas las formas son nuestras, porque a nuestro ejemplar del reglamento le falta el diagrama: «ancha» es lo que suponemos, «alta» es la misma girada, «propia» es la tuya.
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
option-campaign-effect = Modo campaña: puedes salir antes de tiempo como intento fallido, y la misión cambia tu título. Si pereces, pierdes la campaña; que abandonar la misión cuente igual es una regla nuestra. «Empezar una campaña» juega misión tras misión, con sus historias.
option-title = Título inicial
option-title-effect = El título que tienes al empezar; vale 0, 1, 2 o 3 PO. El reglamento tiene títulos en una campaña; en una misión suelta son cosa nuestra.
option-title-is-none = ninguno
option-title-is-lieutenant = Teniente
option-title-is-captain = Capitán
option-title-is-commander = Lord Comandante
option-hp_cap = PV máximos, 0 sin límite
option-hp_cap-effect = Nada sube los PV por encima de esta cifra, de 6 a 99; 0 es sin límite, porque el reglamento no nombra ninguno.
option-triggered_traps = Solo cuentan las trampas disparadas
option-triggered_traps-effect = Una trampa que un Hechizo de Desarme vuelve segura no cuenta para la tarea de las trampas.
option-first_wizard_seen = El primer mago visto vende hechizos
option-first_wizard_seen-effect = Vende hechizos el mago que se revela primero, no el primero en cuya sala entras.
option-play_on = Una misión imposible continúa
option-play_on-effect = Una misión que ya no se puede completar continúa hasta que la abandones o perezcas.
option-d12-is-two-d6 = dos d6

## Lo que los informes pueden preguntar.
fact-room = sala
fact-hp = PV
fact-gp = PO
fact-rooms-seen = salas vistas
fact-tasks-done = tareas hechas
fact-task-gold = tarea: Pieza de oro
fact-task-chest = tarea: Cofre del tesoro
fact-task-shield = tarea: Escudo de madera
fact-task-ice = tarea: Caverna de hielo
fact-task-door = tarea: Reja cerrada
fact-task-trap = tarea: Trampa de flechas
fact-task-crystal = tarea: Cristal de visión
fact-task-fountain = tarea: Fuente encantada
fact-task-wall = tarea: Muralla de piedra
fact-task-specter = tarea: Espectro
fact-task-slime = tarea: Limo
fact-task-skeleton = tarea: Esqueleto
fact-task-dragon = tarea: Dragón
fact-items = objetos
fact-amulet = si se tiene el amuleto
fact-key = si se tiene la llave
fact-flask = si se tiene el frasco
fact-shield = si se tiene el escudo
fact-hp-lost = PV perdidos
fact-hp-gained = PV ganados
fact-gp-spent = PO gastadas
fact-fights = asaltos de combate
fact-killer = sala en la que murió el héroe
