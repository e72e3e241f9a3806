## Cartas

fault-card-unknown = { $card } no es de este juego
fault-card-twice = { $card } está en dos lugares
fault-card-missing = { $cards }: falta
fault-hand-size = { $n } cartas son más que { $most }
fault-card-unfit = { $cards }: no puede estar aquí
fault-won-without-lord = una partida ganada tiene al Señor Oscuro en la pila de descartes

## Salas

fault-room-card = { $card } no puede estar en `{ $room }` con esa sala en ese estado
fault-room-slain = en `{ $room }` no hay ningún monstruo que pueda estar abatido
fault-first-room-missing = un héroe en la Fortaleza tiene una primera sala
fault-first-room-inside = `{ $room }` no está en el borde
fault-first-room-unknown = la primera sala, `{ $room }`, no puede ser desconocida
fault-room-unknown = la sala del héroe no puede ser desconocida
fault-visited = con `flee_back` contiene todas las salas del héroe y ninguna desconocida; si no, esta clave se omite
fault-jack-live = la jota de la sala del héroe ya ha ocurrido, así que la sala está vacía
fault-lord-place = el Señor Oscuro está en `{ $found }`, no en `{ $named }`
fault-lord-left = la sala del Señor Oscuro solo está vacía en un turno en que el héroe se movió

## Heridas y fases

fault-wounds-above = { $wounds } supera a `life`, { $life }
fault-wounds-end = { $wounds }: las heridas son { $life } si acabaron con la partida, y solo entonces
fault-phase-trap = un héroe en una trampa está en la sala de la jota de picas, que está vacía
fault-attacker-missing = en `{ $room }` no hay ningún monstruo vivo
fault-attacker-far = `{ $room }` no es la sala del héroe ni una contigua
fault-stranded = un héroe varado no tiene ninguna carta
fault-attacker-phase = un atacante es una casilla, en la fase `defend`
fault-entries = { $n } entradas no encajan
fault-outcome = una partida perdida tiene una causa, y una ganada no
