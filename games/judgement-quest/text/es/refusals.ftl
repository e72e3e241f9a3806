## En cualquier momento

refused-over = la misión ha terminado
refused-hit = hay un golpe pendiente: antes detenlo, encájalo o bebe
refused-no-hit = no hay ningún golpe pendiente: el escudo solo sirve contra un golpe
refused-combat = { $room-el } no está derrotado: lucha, o retírate a la sala de la que venías
refused-no-enemy = aquí no hay ningún enemigo sin derrotar
refused-no-flask = no tienes ningún frasco
refused-no-shield = no tienes ningún escudo
refused-cold = el escudo detiene trampas y ataques, no el frío
refused-cursed = el escudo detiene trampas y ataques, no el agua maldita

## Pasos

refused-here = ya estás en esa sala
refused-void = no hay ninguna sala en la { $cell }
refused-far = la { $cell } no está a tu lado: ve a la sala contigua del norte, del este, del sur o del oeste
refused-locked = la reja { $place-del } está cerrada, y no tienes la Llave de la mazmorra
refused-wall = la muralla { $place-del } cierra el paso: solo la quita un Hechizo de Disolución
refused-leave-elsewhere = solo la Escalera, en la { $cell }, lleva afuera
refused-leave-tasks = { $done } de { $all } tareas cumplidas: fuera de una campaña las necesitas todas

## Magia

refused-no-crystal = aquí no hay ningún cristal
refused-crystal-drained = este cristal está agotado
refused-no-fountain = aquí no hay ninguna fuente
refused-fountain-drained = ya es agua corriente
refused-revealed = la sala de la { $cell } ya está revelada
refused-hidden = la sala de la { $cell } todavía no está revelada
refused-resolved = la sala de la { $cell } ({ $room }) ya está resuelta
refused-other = en la { $cell } está { $room-el }: el hechizo solo vale para { $wanted-el }
refused-no-wizard = aquí no hay ningún mago
refused-sells-items = este mago vende objetos: hechizos vende el primero que encontraste
refused-sells-items-seen = este mago vende objetos: hechizos vende el primero que viste
refused-sells-spells = este mago vende hechizos: objetos vende el otro
refused-spell-price = un hechizo cuesta { $price } PO, y no tienes ninguna
refused-item-price = un objeto cuesta { $price } PO, y tienes { $gp }
refused-item-held = ya tienes { $item-el }

## Notación

moves-accepted = una jugada es { $moves }, con una casilla de `r1c1` a `r5c7`
