## Salas

about-gold = Ganas 1 PO cuando entras, una vez. Vale un punto de victoria, o compra un hechizo.
about-ice = Cada entrada cuesta 1 PV. Con el Amuleto de fuego, en cambio, el hielo se derrite para siempre.
about-door = Solo puedes entrar con la Llave de la mazmorra, que conservas. Después, la reja queda abierta.
about-chest = Se abre cuando entras, y decide el dado: 1 es una trampa por 1 PV, 2 una Pieza de oro, 3 el amuleto, 4 la llave, 5 el frasco, 6 el escudo. Por un objeto que ya tienes recibes 2 PO.
about-wizard = { $first_wizard_seen ->
    [true] El primer mago que ves vende hechizos por 1 PO; el otro, objetos por 2 PO.
   *[other] El primer mago en cuya sala entras vende hechizos por 1 PO; el otro, objetos por 2 PO.
}
about-crystal = Mira en él una vez y revela cualquier sala, por lejos que esté.
about-fountain = { $hp_cap ->
    [0] Puedes beber una vez: con 4–6 en el dado ganas 1 PV, con 1–3 pierdes 1 PV.
   *[other] Puedes beber una vez: con 4–6 en el dado ganas 1 PV, sin pasar de { $hp_cap } PV; con 1–3 pierdes 1 PV.
}
about-wall = Cierra el paso hasta que la quita un Hechizo de Disolución.
about-trap = { $triggered_traps ->
    [true] Cuando entras, decide el dado: con 1–3, las flechas te cuestan 1 PV. Después, la trampa está gastada. Un Hechizo de Desarme también la vuelve inofensiva, pero entonces no cuenta para ninguna tarea.
   *[other] Cuando entras, decide el dado: con 1–3, las flechas te cuestan 1 PV. Después, la trampa está gastada. Un Hechizo de Desarme también la vuelve inofensiva, y eso cuenta para una tarea.
}
about-specter = Un enemigo: con 4–6 en el dado lo derrotas, con 1 te golpea por 1 PV.
about-slime = Un enemigo: con 4–6 en el dado lo derrotas, con 1–2 te golpea por 1 PV.
about-skeleton = Un enemigo: con 4–6 en el dado lo derrotas, con 1–3 te golpea por 1 PV.
about-shield = Te lo llevas si no tienes ninguno. Detiene un golpe de un enemigo, de una trampa o de un cofre, y se rompe.
about-dragon = El peor enemigo: con 4–6 en el dado lo derrotas y ganas 3 PO, con 1–3 te golpea por 3 PV.
about-staircase = { $campaign ->
    [true] Por aquí bajaste. Con las cuatro tareas cumplidas, sal por ella; sin ellas también puedes salir, como intento fallido.
   *[other] Por aquí bajaste. Con las cuatro tareas cumplidas, sal por ella.
}
about-hidden = { $equipment ->
    [dice] Sin sortear. Se sortea cuando entras en una sala contigua.
   *[other] Sin revelar. Se pone boca arriba cuando entras en una sala contigua.
}
about-resolved = Está resuelta: aquí ya no ocurre nada.

## Tareas

about-task-fetch = Tarea: { $task }. Entra en cada una de estas salas; no te dan nada más.
about-task-remove = Tarea: { $task }. Una sala cuenta en cuanto está derretida o abierta.
about-task-traps = Tarea: { $task }. Una sala cuenta en cuanto sus trampas se han disparado o desarmado.
about-task-trigger = Tarea: { $task }. Una sala cuenta en cuanto has disparado sus trampas; desarmada por un hechizo, no cuenta.
about-task-explore = Tarea: { $task }. Basta con que ambas salas estén reveladas.
about-task-defeat = Tarea: { $task }. Cuentan todos los enemigos de este tipo.
about-task-done = Está cumplida.
about-task-open = Todavía no está cumplida.
about-task-other = No es una de tus cuatro tareas.

## Zonas

about-zone-dungeon = Cuando entras en una sala se revelan las contiguas. Una sala de lado está resuelta.
about-zone-tasks = Cuatro tareas: facilitar, remover, explorar, derrotar. Cúmplelas todas y vuelve a la Escalera.
about-zone-hp = { $hp_cap ->
    [0] Puntos de vida. Con 0 mueres; cada uno que te quede es un punto de victoria.
   *[other] Puntos de vida. Con 0 mueres, y nada los sube por encima de { $hp_cap }; cada uno que te quede es un punto de victoria.
}
about-zone-gp = Piezas de oro. Un hechizo cuesta 1, un objeto 2; cada una que te quede es un punto de victoria.
about-zone-inventory = Tus objetos, como mucho uno de cada. Cada uno vale 2 puntos de victoria.
about-zone-hit = El daño que está a punto de caer. Un escudo lo detiene, un frasco te cura antes.
about-zone-points = 1 por cada PV, cada PO y cada enemigo derrotado, 2 por cada objeto. Cuentan si vuelves: con 9 eres Teniente, con 12 Capitán, con 15 Lord Comandante, con 18 Rey.
about-zone-honours = { $campaign ->
    [true] Tu título, de misiones anteriores de la campaña, y el oro que te da.
   *[other] Tu título inicial, y el oro que te da.
}
about-zone-unseen = Salas aún por revelar, en lugares desconocidos.

## Lo que sigue oculto

odds-kind = { $same ->
    [0] Oculto todavía: ninguna sala de este tipo.
   *[other] Oculto todavía: { $same } de este tipo, entre { $rooms ->
        [one] { $rooms } sala
       *[other] { $rooms } salas
    }.
}
odds-cards = { $rooms ->
    [0] Todas las salas están reveladas.
    [one] Oculto todavía: { $rooms } sala, { $enemies ->
        [0] sin enemigo
       *[other] con un enemigo
    }.
   *[other] Oculto todavía: { $rooms } salas, { $enemies ->
        [0] ninguna con un enemigo
        [one] { $enemies } de ellas con un enemigo
       *[other] { $enemies } de ellas con enemigos
    }.
}
odds-dice = { $rooms ->
    [0] Todas las salas están reveladas.
    [one] Por sortear: { $rooms } sala.
   *[other] Por sortear: { $rooms } salas.
}
