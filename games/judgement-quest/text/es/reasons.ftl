# Una cláusula no lleva punto: lo pone la frase que la rodea.

## Salas que dan algo a cambio de nada

gift-fetch = { $room-el } { $place-del } cuenta para la tarea Facilitar
gift-gold = { $room-el } { $place-del } te da { $gold } PO a cambio de nada
gift-chest = { $room-el } { $place-del } te da algo con { $good } y solo cuesta { $hp } PV con { $bad }
gift-ice = el Amuleto de fuego derrite { $room-el } { $place-del }
gift-ice-task = el Amuleto de fuego derrite { $room-el } { $place-del } para la tarea Remover
gift-door = la Llave de la mazmorra abre { $room-el } { $place-del }
gift-door-task = la Llave de la mazmorra abre { $room-el } { $place-del } para la tarea Remover
gift-shield = { $room-el } { $place-del } detendrá un golpe
gift-wizard = { $room-el } { $place-del } es el primero que encuentras, así que vende hechizos
gift-view = { $hidden ->
    [one] { $room-el } { $place-del } muestra { $hidden } sala oculta sin ningún riesgo
   *[other] { $room-el } { $place-del } muestra { $hidden } salas ocultas sin ningún riesgo
}
gift-free = entrar en { $room-el } { $place-del } no cuesta nada
gift-shows = { $hidden ->
    [one] { $gift }, y muestra { $hidden } sala
   *[other] { $gift }, y muestra { $hidden } salas
}

## Acciones que cuestan algo

deed-leads-on = la sala { $place-del } lleva más lejos
deed-enter = { $room-el } { $place-del } te costará cerca de { $cost } de tus { $hp } PV
deed-enter-task = { $room-el } { $place-del } te costará cerca de { $cost } de tus { $hp } PV para la tarea { $category }
deed-enter-dragon = { $room-el } { $place-del } te costará cerca de { $cost } de tus { $hp } PV, a cambio de sus { $gold } PO
deed-enter-shows = { $hidden ->
    [one] { $room-el } { $place-del } te costará cerca de { $cost } de tus { $hp } PV y mostrará { $hidden } sala más
   *[other] { $room-el } { $place-del } te costará cerca de { $cost } de tus { $hp } PV y mostrará { $hidden } salas más
}
deed-dissolving = por { $price } PO el mago disuelve la muralla { $place-del }, que cierra el paso
deed-disarming = por { $price } PO el mago desarma la trampa { $place-del }, que la mitad de las veces cuesta { $damage } PV
deed-disarming-task = por { $price } PO el mago desarma la trampa { $place-del } para la tarea Remover
deed-seeing = { $hidden ->
    [one] por { $price } PO el mago muestra la última sala oculta para la tarea Explorar
   *[other] por { $price } PO el mago muestra una de { $hidden } salas ocultas para la tarea Explorar
}
deed-key = por { $price } PO el mago vende la Llave de la mazmorra, que abre la Reja cerrada que hay en el camino
deed-amulet = por { $price } PO el mago vende el Amuleto de fuego, que derrite la Caverna de hielo que hay en el camino
with-first-hit = { $clause }; un golpe te mata
with-second-hit = { $clause }; dos golpes te matan
with-next-best = { $clause }; la segunda opción: { $other }
other-enter = { $room-el } { $place-del }
other-dissolving = disolver la muralla { $place-del }
other-disarming = desarmar la trampa { $place-del }
other-seeing = un hechizo para ver una sala
other-buy = comprar { $item-el }

## Frases

reason = { $clause }.
reason-on-the-way = De camino: { $clause }.
reason-safe-way = El camino es seguro, y { $clause }.
reason-points = { $points ->
    [one] { $room-el } { $place-del } da { $points } punto con { $high } y cuesta { $damage } PV con { $low }; { $spare }
   *[other] { $room-el } { $place-del } da { $points } puntos con { $high } y cuesta { $damage } PV con { $low }; { $spare }
}
spare-shield = tu escudo detiene un golpe
spare-hp = un golpe te deja { $left } de { $hp } PV
spare-flask = tu frasco te salva de un golpe, y entonces se pierden sus { $points } puntos
reason-needed = la tarea Remover necesita { $item-el }, por { $price } de tus { $gp } PO
reason-flask = un frasco por { $price } PO cura hasta { $heal } PV, y sin usar vale los { $points } puntos que cuesta
reason-drink-for-more = con { $hp } PV no se desperdicia ninguno de los { $heal } del frasco, y tus { $gp } PO alcanzan para comprar el siguiente
reason-healing = con { $hp } PV, sin frasco y con tareas por cumplir, { $heal } PV bien vale 1 de tus { $gp } PO
reason-crystal = el cristal { $place-del } muestra la sala que quieras, y el camino es seguro
reason-farthest = de todas las salas ocultas, la de la { $cell } parece la más difícil de alcanzar
reason-drink-pays = bebe el frasco: { $heal } PV dan { $heal } puntos; el frasco, solo { $points }
reason-rise = con un punto más eres { $title }, y con uno menos no pierdes ningún título: la fuente es una apuesta equilibrada
reason-done = las cuatro tareas están cumplidas: sube con { $points } puntos
reason-go-home = con { $hp } PV, mejor volver con { $done } de { $all } tareas cumplidas que arriesgarte a morir
reason-last-drink = la fuente da { $heal } PV tantas veces como quita uno
reason-no-hope = en ninguna sala que pueda ayudar se entra sin una muerte segura
reason-no-way-back = no hay ninguna sala a la que volver

## Combates y golpes

odds-enemy = { $room-el } te golpea con { $low } por { $damage } PV (tienes { $hp }) y cae con { $high }
reason-bad-way-back = la vuelta también cuesta { $damage } PV, así que sigue luchando: { $odds }
reason-fight-on = sigue luchando: { $odds }
reason-must-fight = nada más tiene buena pinta, así que sigue luchando: { $odds }
reason-retreat = con { $hp } PV, otro asalto contra { $room-el } parece peor que esto: { $other }
reason-risky = otro asalto parece demasiado arriesgado: { $odds }
reason-hard-hit = el escudo detiene los { $hit } PV del golpe, el más duro que hay; tienes { $hp }
reason-last-hp = con { $hp } PV este golpe sería el último, así que usa el escudo
reason-way-back = este golpe te dejaría { $left } PV, y la vuelta puede costar { $cost }, así que usa el escudo
reason-keep-shield = { $hp } PV aguantan un golpe de { $hit }; conserva el escudo, que da { $points } puntos
reason-drink-saves = el golpe de { $hit } te mataría con { $hp } PV; antes, el frasco los sube a { $after }
reason-keep-flask = { $hp } PV aguantan un golpe de { $hit }, así que guarda el frasco para después
reason-bear-last = ya nada puede detener un golpe de { $hit } con { $hp } PV
reason-bear = { $hp } PV aguantan un golpe de { $hit }, y no hay nada con que detenerlo
