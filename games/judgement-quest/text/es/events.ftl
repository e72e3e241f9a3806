## La jugada

event-go = Vas { $direction }, { $room-al }.
event-leave = Subes la Escalera.
event-view = Miras en el cristal, hacia la { $cell }.
event-fountain = Bebes de la fuente.
event-healing = El mago lanza Curación.
event-seeing = El mago lanza Visión sobre la { $cell }.
event-dissolving = El mago lanza Disolución sobre la { $cell }.
event-disarming = El mago lanza Desarme sobre la { $cell }.
event-buy = Compras { $item-el }.
event-fight = Luchas contra { $room-el }.
event-retreat = Te retiras { $direction }, { $room-al }.
event-shield = Tu escudo detiene el golpe y se rompe.
event-take = Encajas el golpe.
event-drink = Bebes el frasco.
event-abandon = Abandonas la misión.

## Lo que revela

event-revealed = A la vista: { $rooms }.
event-rolled = Tirada: { $dice }. A la vista: { $rooms }.

## Un dado

roll-cursed = Sacas { $roll }: el agua está maldita.
roll-blessed = Sacas { $roll }: el agua está bendita.
roll-trapped = Sacas { $roll }: el cofre tiene una trampa.
roll-gold = Sacas { $roll } y encuentras { $gold } PO en el cofre.
roll-item = Sacas { $roll } y encuentras { $item-el } en el cofre.
roll-item-held = Sacas { $roll }: { $item-el }. Es un objeto que ya tienes, así que recibes { $gold } PO.
roll-arrows = Sacas { $roll }: las flechas te alcanzan.
roll-dodged = Sacas { $roll } y esquivas las flechas.
roll-hit = Sacas { $roll }: { $room-el } te golpea.
roll-missed = Sacas { $roll }: fallan los dos.
roll-defeated = ¡Sacas { $roll } y derrotas { $room-al }!

## La sala

event-fetched = Lo recoges para el rey.
event-ice = El frío muerde.
event-ice-melts = El Amuleto de fuego derrite el hielo para siempre.
event-door = La Llave de la mazmorra abre la reja para siempre.
event-spells = El mago vende hechizos a { $price } PO cada uno.
event-items = El mago vende objetos a { $price } PO cada uno.
event-shield-gained = Recoges el Escudo de madera.
event-shield-left = Dejas el escudo, porque ya llevas uno.
event-hp = → { $hp } ♥ ({ $change })
event-gp = → { $gp } PO ({ $change })
event-crystal-drained = El cristal se agota.
event-fountain-drained = Ya es agua corriente.
event-chest-empty = El cofre ya está vacío.
event-trap-spent = La trampa está gastada.
event-wall-dissolved = La Muralla de piedra { $place-del } se disuelve.
event-trap-disarmed = La Trampa de flechas { $place-del } ya es inofensiva.
event-task-done = Tarea cumplida: { $task-done }.

## Lo pendiente

event-hit = El golpe te costará { $hit } ♥.
event-enemy = { $room-El } sigue ahí.
event-knighted = { $points ->
    [one] El rey Frederick te arma caballero: { $points } punto de victoria, { $title }.
   *[other] El rey Frederick te arma caballero: { $points } puntos de victoria, { $title }.
}
event-failed = Un intento fallido: { $done } de { $all } tareas cumplidas.
event-perished = Has muerto en la mazmorra.
event-lost = La misión está perdida.
event-impossible = Tus tareas ya no se pueden completar: la misión está perdida.
