## La decisión

# `$ways` son las salidas abiertas de la sala.
prompt-walk = { $ways ->
    [0] Estás { $room-at }, y no hay ningún paso abierto.
   *[other] Estás { $room-at }. Sigue adelante.
}
prompt-walk-done = Estás { $room-at }. Todas las tareas están cumplidas: de vuelta a la Escalera.
prompt-staircase-done = { $ways ->
    [0] Todas las tareas están cumplidas: sal por la Escalera.
   *[other] Todas las tareas están cumplidas: sal por la Escalera, o sigue en busca de más puntos de victoria.
}
prompt-staircase-campaign = { $ways ->
    [0] Estás { $room-at }. No hay ningún paso abierto: sal, y que sea un intento fallido.
   *[other] Estás { $room-at }. Sigue adelante, o sal, y que sea un intento fallido.
}
prompt-crystal = { $ways ->
    [0] Estás { $room-at }. Mira una sala.
   *[other] Estás { $room-at }. Mira una sala, o sigue adelante.
}
prompt-fountain = { $ways ->
    [0] Estás { $room-at }. Bebe de ella.
   *[other] Estás { $room-at }. Bebe de ella, o sigue adelante.
}
prompt-spells = { $ways ->
    [0] Cada hechizo cuesta { $price } PO. Compra uno.
   *[other] Cada hechizo cuesta { $price } PO. Compra, o sigue adelante.
}
prompt-spells-poor = { $ways ->
    [0] Cada hechizo cuesta { $price } PO, y no tienes ninguna.
   *[other] Cada hechizo cuesta { $price } PO, y no tienes ninguna. Sigue adelante.
}
prompt-items = { $ways ->
    [0] Cada objeto cuesta { $price } PO. Compra uno.
   *[other] Cada objeto cuesta { $price } PO. Compra, o sigue adelante.
}
prompt-items-poor = { $ways ->
    [0] Cada objeto cuesta { $price } PO, y tienes { $gp }.
   *[other] Cada objeto cuesta { $price } PO, y tienes { $gp }. Sigue adelante.
}
prompt-combat = { $room-El } no está derrotado. Sigue luchando, o retírate { $direction }, { $prev-al }.
prompt-hit = { $room }: un golpe está a punto de costarte { $hit } de tus { $hp } PV.
prompt-returned = { $points ->
    [one] Vuelves ante el rey Frederick con las cuatro tareas cumplidas: { $points } punto de victoria, y eres { $title }.
   *[other] Vuelves ante el rey Frederick con las cuatro tareas cumplidas: { $points } puntos de victoria, y eres { $title }.
}
prompt-failed = Vuelves con { $done } de { $all } tareas cumplidas y declaras un intento fallido.
prompt-perished = Mueres { $room-at }.
prompt-abandoned = Abandonas la misión.

## Zonas

zone-dungeon = Mazmorra
zone-dungeon-note = Boca arriba está revelada; de lado, resuelta.
token-prev = de aquí vienes
zone-tasks = Tareas
zone-tasks-note = Una de cada categoría; una tarea cumplida se pone de lado.
zone-fred = F.R.E.D.
zone-fred-note = Las cuatro tareas del rey.
zone-hp = PV
zone-hp-note = Puntos de vida; con 0 mueres.
zone-gp = PO
zone-gp-note = Piezas de oro, para los magos.
zone-inventory = Inventario
zone-inventory-note = Puedes tener uno de cada.
zone-hit = Golpe
zone-hit-note = El daño que está a punto de caer.
zone-points = Puntos de victoria
zone-points-note = 1 por cada PV, cada PO y cada enemigo derrotado, 2 por cada objeto, si vuelves. Con { $needed } eres { $title }.
zone-points-note-king = 1 por cada PV, cada PO y cada enemigo derrotado, 2 por cada objeto, si vuelves.
zone-honours = Honores
zone-honours-note = En una campaña puedes salir antes de tiempo; si mueres o abandonas la misión, pierdes la campaña.
zone-title = Título
zone-title-note = Vale { $gold } PO al empezar la misión.
zone-unseen = Sin revelar
zone-unseen-note = Boca abajo, en lugares desconocidos.
zone-unseen-note-dice = Si sale un tipo ya completo, vale el siguiente que falte; solo así aparecen el Escudo y el Dragón.

## Tareas y objetos

task-progress = { $done } de { $all }
task-is-done = hecho
task-entry = { $task-rooms }: { $progress }
task-face = { $card }, { $task }: { $progress }
task-fetch-note = Se cumple cuando has entrado en todas; no te dan nada más.
task-remove-note = Se cumple cuando ambas están resueltas.
task-trigger-note = Se cumple cuando has disparado ambas; una desarmada no cuenta.
task-explore-note = Se cumple cuando ambas salas están reveladas.
task-defeat-note = Se cumple cuando todos están derrotados.
item-held = lo llevas
item-not-held = te falta
item-amulet-note = 3♥, como el hielo: las Cavernas de hielo no te hacen daño y se derriten.
item-key-note = 4♥, como la reja: puedes entrar en las Rejas cerradas.
item-flask-note = { $hp_cap ->
    [0] 5♥, cinco letras (¡SALUD!): 3 PV en cualquier momento, una vez.
   *[other] 5♥, cinco letras (¡SALUD!): 3 PV en cualquier momento, hasta { $hp_cap } en total, una vez.
}
item-shield-note = 6♥, seis letras: detiene un golpe de un enemigo, de una trampa o de un cofre, y se rompe.

## Salas

room-face = { $card }, { $room } ({ $room-card }): { $state }
unseen-face = { $card }, { $room }
badge-spells = hechizos
badge-items = objetos
state-hidden = una sala sin revelar
state-hidden-dice = una sala sin sortear
state-fetch = la quiere el rey, a ti no te da nada más
state-fetched = recogido para el rey
state-gold = { $gold } PO para ti
state-ice = { $change } ♥ en cada entrada, se derrite con el Amuleto de fuego
state-ice-melted = derretida
state-door = se abre con la Llave de la mazmorra
state-door-unlocked = abierta para siempre
state-chest = se abre cuando entras
state-wizard = el primer mago que encuentras vende hechizos; el otro, objetos
state-wizard-spells = vende hechizos por { $price } PO
state-wizard-items = vende objetos por { $price } PO
state-crystal = muestra una sala a tu elección, una vez
state-crystal-drained = agotado
state-fountain = bebe una vez: { $gain } ♥ con { $high }, { $loss } ♥ con { $low }
state-fountain-drained = ya es agua corriente
state-wall = cierra el paso hasta que se disuelva
state-wall-dissolved = disuelta
state-trap = { $change } ♥ con { $low }
state-trap-spent = ya inofensiva
state-enemy = derrotado con { $high }, { $change } ♥ con { $low }
state-enemy-defeated = derrotado
state-shield = tuyo, si no llevas ninguno
state-staircase = la salida
state-empty = ya no queda nada
