## La fase

over-refused = la partida ha terminado
phase-refused = esta es la fase { $phase }
phase-refused-upkeep = recoge antes la cosecha
phase-refused-shortfall = falta oro o comida: destierra antes a un esbirro del rango más alto
phase-refused-peon = decide antes si el Peón nuevo excava o canta
phase-refused-divide = reparte antes el hallazgo
phase-refused-pick = contrata entre las cartas volteadas o despide a los demás
phase-refused-reorder = coloca antes las cartas de la Premonición
phase-refused-hero = esta es la fase de Héroe: voltea la carta siguiente
phase-refused-defend = { $wares ->
    [true] hay un héroe ante la puerta: usa puertas y trampas, o lucha
   *[other] hay un héroe ante la puerta: lucha
}
phase-refused-draft = esta es la selección: toma una carta de tu mano si puedes
phase-refused-war = esta es la guerra: envía a un esbirro
phase-refused-join = un esbirro ataca: déjalo ir a solas o envía a otro con él
phase-refused-standard = este modo no tiene las fases Entrenar e Investigar
phase-refused-draft-mode = este modo solo tiene la selección y la guerra

## Hechizos

cast-refused-choice = termina esta elección antes de lanzar un hechizo: { $due }
cast-refused-mode = en la selección y la guerra no hay hechizos
cast-refused-owned = no tienes a punto el hechizo { $spell }
cast-refused-upkeep = { $spell } solo se lanza en Mantenimiento
cast-refused-recruit = { $spell } solo se lanza en Reclutar
cast-refused-premonition = { $spell } solo se lanza en Excavar, Reclutar y Héroe, antes de voltear la carta
cast-refused-defend = { $spell } solo se lanza con un héroe ante la puerta
cast-refused-mana = { $spell } cuesta { $mana } de maná, y { $there ->
    [0] no tienes nada
   *[other] tienes { $there }
}
cast-refused-attempt = { $spell } necesita un Portal maligno y una Guarida
cast-refused-peons = esta Fortaleza puede tener como mucho { $n ->
    [one] 1 Peón
   *[other] { $n } Peones
}
cast-refused-healthy = tu salud está al máximo
cast-refused-deck = el mazo principal está vacío
cast-refused-monarch = { $spell } no daña al Monarca

## Puertas y trampas

use-refused-owned = no tienes { $ware-many } a punto
use-refused-act = tus puertas y trampas actúan solas
use-refused-once = contra cada héroe solo se permite una puerta o trampa
use-refused-pit = el { $hero } salta por encima de los fosos
use-refused-rockfall = el { $hero } atrapa las rocas
use-refused-poison = el veneno no daña al { $hero }
use-refused-spikes = los Pinchos matan hasta el rango { $most }, y este héroe tiene rango { $rank }
use-refused-darts = los Dardos venenosos no bajan el rango más bajo
use-refused-door = una puerta no hace nada contra el rango más bajo
use-refused-door-monarch = las puertas no detienen al Monarca

## Excavar

assign-refused = no pueden excavar { $n }: tienes { $peons ->
    [one] 1 Peón
   *[other] { $peons } Peones
}
give-refused-pool = no hay ningún hallazgo que repartir
give-refused-resource = ahora se reparte { $due }, no { $what }
give-refused-amount = { $n } es demasiado: solo hay { $pool } de { $what } que repartir

## Construir

build-refused-barred = en esta partida no se permiten { $room-many }
build-refused-limit = en esta partida el límite es { $n ->
    [one] 1 { $room }
   *[other] { $n } { $room-many }
}
build-refused-before = construye antes { $rooms }
build-refused-price = falta { $short }: { $room-un } cuesta { $cost }

## Entrenar

minion-refused = no tienes ningún esbirro n.º { $id }
train-refused-rooms = entrenar exige { $rooms }, y { $there ->
    [0] no tienes ninguna
   *[other] tienes { $there }
}
train-refused-twice = { $minion } ya entrenó este turno
train-refused-rank = { $minion } tiene rango { $rank }, el más alto que hay
train-refused-places = { $rooms } entrenan a { $n ->
    [one] 1 esbirro
   *[other] { $n } esbirros
} por turno, y ya está hecho

## Investigar

research-refused-libraries = los hechizos exigen { $rooms }, y { $there ->
    [0] no tienes ninguna
   *[other] tienes { $there }
}
research-refused-blacksmiths = las puertas y trampas exigen { $rooms }, y { $there ->
    [0] no tienes ninguna
   *[other] tienes { $there }
}
research-refused-hands = un proyecto exige dos esbirros o { $expert-un }
research-refused-begun = ya estás desarrollando { $work }
research-refused-slots = los { $n } puestos para proyectos están ocupados
research-refused-spells = puedes tener { $n } hechizos, contando los que están en desarrollo
research-refused-doors = puedes tener { $n } puertas, contando las que están en desarrollo
research-refused-traps = puedes tener { $n } trampas, contando las que están en desarrollo
research-refused-gold = empezar { $work-un } cuesta { $gold } de oro, y { $there ->
    [0] no tienes nada
   *[other] tienes { $there }
}
erase-refused = un proyecto no se puede borrar
erase-refused-project = { $work } no está en desarrollo
crew-refused-project = no estás desarrollando { $work }: empieza antes
crew-refused-mana = canalizar cuesta maná, y no tienes
crew-refused-idle = este turno { $n ->
    [0] ya no queda ningún esbirro libre
    [one] solo queda 1 esbirro libre
   *[other] solo quedan { $n } esbirros libres
}
crew-refused-alone = esto exige dos esbirros libres o { $expert-un } libre

## Reclutar

attempt-refused-twice = tienes un intento por turno, y ya lo has hecho
attempt-refused-room = un intento exige un Portal maligno y una Guarida, y no tienes { $room-ningun }
recruit-refused-card = { $card } no se ha volteado
recruit-refused-kind = { $card } no es un esbirro: solo lo son los tréboles y las picas del dos al diez
hire-refused-lair = { $n ->
    [0] no tienes ninguna Guarida
    [one] tu única Guarida está ocupada
   *[other] tus { $n } Guaridas están ocupadas
}
hire-refused-food = { $minion-el } come { $food } de comida enseguida, y { $there ->
    [0] no tienes nada
   *[other] tienes { $there }
}
banish-refused-rank = { $minion } tiene rango { $rank }, pero antes se va el rango más alto, { $most }
banish-refused-attempt = no puedes desterrar en un intento de A las armas fuera de la fase Reclutar
place-refused = { $card } no está entre las cartas por colocar

## Selección

draft-refused-card = { $card } no está en tu mano
draft-refused-heroes = seleccionas corazones y diamantes, no { $card }
draft-refused-minions = seleccionas tréboles y picas, no { $card }
draft-refused-choice = tienes que tomar { $cards }
draft-refused-empty = el mazo principal está vacío
draft-refused-extra = ya has robado tu carta extra

## Guerra

attack-refused-none = tienes que enviar a un esbirro mientras tengas
join-refused-same = { $minion } ya está atacando
join-refused-order = envía antes el número más bajo: { $minion } va delante del n.º { $first }
join-refused-rank = sus rangos suman { $sum }, y el límite es { $most }
