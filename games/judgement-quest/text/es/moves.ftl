## Vida y oro

# `{ $change }` se escribe con su signo: +3, −1.
hp-after = { $left } ♥ ({ $change })
hp-full = { $left } ♥ (máximo)
hp-none = mueres
hp-after-or-shield = { $left } ♥ ({ $change }) o pierdes el escudo
hp-none-or-shield = mueres o pierdes el escudo
hp-none-or-flask = mueres o bebes el frasco
gp-after = { $left } PO ({ $change })

## Entrar en una sala

go-label = Ir { $direction }, { $room-al }
# Antes se revelan las salas de alrededor.
entry-empty = { $hidden ->
    [0] → no ocurre nada
    [one] → revela { $hidden } sala
   *[other] → revela { $hidden } salas
}
entry-empty-rolled = { $hidden ->
    [one] → sortea { $hidden } sala
   *[other] → sortea { $hidden } salas
}
entry-reveals = { $hidden ->
    [one] { $effect }; revela { $hidden } sala
   *[other] { $effect }; revela { $hidden } salas
}
entry-rolls = { $hidden ->
    [one] { $effect }; sortea { $hidden } sala
   *[other] { $effect }; sortea { $hidden } salas
}
entry-fetched = → recogido para el rey, nada para ti
entry-staircase = → de vuelta en la salida
entry-crystal = → puedes revelar cualquier sala
entry-fountain = → puedes beber
entry-gold = → { $gold }
entry-ice = → { $hit }
entry-ice-melts = → el hielo se derrite para siempre
entry-door = → abierta para siempre
entry-spells = → vende hechizos, a { $price } PO
entry-items = → vende objetos, a { $price } PO
entry-trap = { $high } → las esquivas, { $low } → { $hit }
entry-shield = → ganas un escudo
entry-shield-held = → lo dejas, ya llevas uno
# De los cuatro objetos de los cofres tienes `$held`; por esos hay oro a cambio.
entry-chest = { $held ->
    [0] { $coin } → +{ $gold } PO, { $items } → un objeto, { $trap } → { $hit }
    [4] { $coin } → +{ $gold } PO, { $items } → +{ $instead } PO, { $trap } → { $hit }
   *[other] { $coin } → +{ $gold } PO, { $items } → un objeto o +{ $instead } PO, { $trap } → { $hit }
}

## Combate

fight-label = Luchar contra { $room-el }
fight-effect = { $high } → derrotado, { $low } → { $hit }
fight-effect-dragon = { $high } → derrotado y +{ $gold } PO, { $low } → { $hit }
retreat-label = Retirarte { $direction }, { $room-al }

## Un golpe

shield-label = Detener el golpe con el escudo
shield-effect = → sin daño, el escudo se rompe
take-label = Encajar el golpe
take-effect = → { $hit }
drink-label = Beber el frasco
drink-effect = → { $health }
drink-effect-waits = → { $health }, el golpe sigue pendiente
drink-effect-hit = → { $health }, y con el golpe → { $hit }

## Magia

view-label = Mirar la { $cell }
view-effect = → revelada, el cristal se agota
view-effect-rolled = → sorteada y revelada, el cristal se agota
fountain-label = Beber de la fuente
fountain-effect = { $high } → { $health }, { $low } → { $hit }
healing-label = Comprar Curación
healing-effect = → { $health }, te quedan { $left } PO
seeing-label = Comprar Visión: { $cell }
seeing-effect = → revelada, te quedan { $left } PO
seeing-effect-rolled = → sorteada y revelada, te quedan { $left } PO
dissolving-label = Comprar Disolución: { $cell }
dissolving-effect = → adiós a la muralla, te quedan { $left } PO
disarming-label = Comprar Desarme: { $cell }
disarming-effect = → la trampa es inofensiva, te quedan { $left } PO
disarming-effect-lost = → inofensiva, pero perdida para tu tarea, te quedan { $left } PO
buy-label = Comprar { $item-el }
buy-effect = → te quedan { $left } PO

## El final

leave-label = Salir de la mazmorra
leave-effect = { $points ->
    [one] → { $points } punto de victoria, eres { $title }
   *[other] → { $points } puntos de victoria, eres { $title }
}
leave-effect-kept = { $points ->
    [one] → { $points } punto de victoria, sigues siendo { $title }
   *[other] → { $points } puntos de victoria, sigues siendo { $title }
}
leave-effect-failed = { $done ->
    [0] → intento fallido sin ninguna tarea cumplida, sigues siendo { $title }
    [one] → intento fallido con { $done } tarea cumplida, sigues siendo { $title }
   *[other] → intento fallido con { $done } tareas cumplidas, sigues siendo { $title }
}
leave-effect-fall = { $needed ->
    [one] → intento fallido, { $done } de 1 tarea necesaria, bajas a { $title }
   *[other] → intento fallido, { $done } de { $needed } tareas necesarias, bajas a { $title }
}
abandon-label = Abandonar la misión
abandon-effect = → la misión se pierde
abandon-effect-campaign = → se pierden la misión y la campaña
