## Salas

fault-rooms-count = hacen falta 27 salas, no { $rooms }
fault-rooms-staircase = el lugar de `7H` es `r3c4`
fault-rooms-apart = cada sala tiene que estar unida a las demás (area-2)
fault-rooms-copies = { $card } tiene que estar una vez, no { $times }
fault-rooms-repeated = { $card } está { $times } veces
fault-rooms-order = { $card } va después de su trébol
fault-rooms-void = { $square } no es ninguna sala de la mazmorra
fault-rooms-unrolled = { $square } se sortea cuando se revela
fault-rooms-seen = en { $square } se vio otra sala
fault-rooms-card = { $card } no es ninguna sala de la mazmorra
fault-rooms-entry = { $entry } no es una sala: tiene que ser una carta de sala, `??` o nada
fault-length = { $found } entradas en lugar de { $wanted }

## Marcas y lugares

fault-revealed-unknown = no hay ninguna sala que ver en { $square }
fault-revealed-void = solo se pueden revelar salas
fault-revealed-staircase = la Escalera siempre está revelada
fault-revealed-around = las salas contiguas a la tuya, { $square }, tienen que estar reveladas
fault-resolved-hidden = una sala resuelta tiene que estar revelada
fault-resolved-never = la Escalera y los magos nunca se resuelven
fault-disarmed = con `triggered_traps` enumera trampas resueltas; si no, esta clave se omite
fault-pos = no puedes estar en { $square }: no hay ninguna sala revelada
fault-prev-null = solo es null en la Escalera
fault-prev-far = { $prev } no es contigua a { $square }
fault-wizard-seen = con `first_wizard_seen` se fija en cuanto se revela un mago
fault-wizard-entered = estás en la sala de un mago, así que tiene que estar fijado
fault-wizard-absent = no hay ningún mago revelado en { $square }

## Contadores, tareas y fase

fault-most = { $found } es más que { $most }
fault-hp-zero = tiene que ser 0 si has muerto, y solo entonces
fault-tasks = { $card } no es ninguna tarea de { $category }
fault-phase-explore = `explore` necesita una sala sin ningún enemigo por derrotar
fault-phase-combat = `combat` necesita un enemigo sin derrotar y un camino de vuelta
fault-phase-hit = `hit` necesita una sala que haga daño, y algo que decidir al respecto
fault-over-returned = el regreso necesita la Escalera y todas las tareas cumplidas
fault-over-failed = un intento fallido necesita una campaña, la Escalera y una tarea por cumplir
fault-over-impossible = una misión imposible tiene que serlo de verdad, y fuera de una campaña

## Mapas propios

map-rows = 5 filas de 7 caracteres unidas por `/`, y esto tiene { $rows }
map-columns = 5 filas de 7 caracteres unidas por `/`, y la fila { $row } tiene { $columns }
map-sign = `#` para una sala y `.` para un hueco, y { $cell } es { $sign }
map-rooms = 27 salas, `#`, y esto tiene { $rooms }
map-staircase = una sala en { $cell }, donde está la Escalera, y no hay ninguna
map-apart = salas unidas, y ningún camino lleva de la Escalera a { $cell }
