## Qué hay que hacer

prompt-trap = Una trampa: recibe una herida, o elimina una carta.
prompt-trap-no-card = Una trampa: recibe una herida.
prompt-defend = { $attack } Defiéndete.
prompt-no-card = Tu mano está vacía: termina el turno.
prompt-outside = Estás fuera: descarta una carta para entrar en una sala del borde.
prompt-monster = { $foe }: { $ways }.
prompt-plunder = { $card }, { $kind }: { $ways }.
prompt-slain = { $foe } está abatido: { $ways }.
prompt-lord-slain = El Señor Oscuro está muerto: saquea su cuerpo para ganar.
prompt-empty = Una sala vacía: { $ways }.
may-attack = atacar
may-flee = huir
may-end-attacked = terminar el turno y sufrir el ataque
may-loot = saquear
may-loot-body = saquear el cuerpo
may-go = seguir adelante
may-end = terminar el turno

## Zonas

fortress = Fortaleza
fortress-note = Los monstruos vivos muestran ataque/defensa, las cartas de lado son salas vacías; fuera está debajo de la última fila.
hand = Mano
hand-note = Casi todo lo que haces cuesta una de estas.
wounds-zone = Heridas
wounds-note = La última te mata.
hero = Héroe
companions = Compañeras
companions-note = Reinas a tu lado, no en tu mazo.
draw-pile = Mazo de robo
draw-pile-note = Boca abajo, en orden desconocido: { $cards }.
draw-pile-note-empty = Vacío: para robar habrá que rebarajar.
discard-pile = Pila de descartes
discard-pile-note = Vuelve al rebarajar, y eso te hiere.
trash = Eliminadas
trash-note = Fuera para siempre. Si no hay ninguna cuando ganas, { $points } puntos.
unseen = Boca abajo en la Fortaleza
unseen-monsters-entry = Monstruos
unseen-loot-entry = Que saquear
unseen-events-entry = Eventos
unseen-cards = { $n } ({ $cards })
unseen-none = ninguna
score = Puntuación si ganas
score-note = Con las cartas que tienes ahora, antes de dejar una por el Señor Oscuro.

## El héroe

place = Lugar
entrance = Primera sala
entrance-none = todavía ninguna
entrance-note = Solo desde ahí puedes huir afuera.
flight = Huida
flight-nothing = aquí no hay monstruos
flight-possible = posible
flight-attacked = este turno no: has atacado
flight-arrived = este turno no: acabas de llegar
limit = Límite de mano
limit-note = La Mano Amiga suma una.
exhaustion = Una rebarajada cuesta
doubled = Puntos
doubled-value = el doble este turno
doubled-note = Gracias a la Guerrera.

## Cartas

face-down = boca abajo
face-empty = { $card }, una sala vacía
face-slain = { $card }, abatido: su cuerpo se puede saquear
face-role = { $card }, { $role }
role-empty = sala vacía
role-slain = abatido
effect-attack = ataque
effect-defence = defensa
in-hand = { $card }, { $used }
in-hand-score = { $card }, { $used }, al final vale { $score }
use-healer = la Sanadora, sin puntos; descártala por una herida
use-healer-fights = la Sanadora, { $points } puntos, o descártala por una herida
use-knight = caballero, sin puntos en un combate
use-lord = el cuerpo del Señor Oscuro
