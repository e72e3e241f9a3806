## Mantenimiento

harvested = Cosecha: { $dice } = { $gain }.
harvested-none = No hay Granja ni cosecha.
upkeep-due = Se deben { $pay } de oro y { $food } de comida: más de lo que hay.
upkeep-paid = Pagados { $pay } de oro, comidos { $food } de comida.
banished = { $minion } parte al destierro.
banished-not-enough = { $minion } parte al destierro. Todavía no alcanza.
banished-enough = { $minion } parte al destierro. Pagados { $pay } de oro, comidos { $food } de comida.

## Excavar y cantar

sent-none = Ningún Peón excava ni canta.
sent-dig = { $n ->
    [one] 1 Peón va a excavar.
   *[other] { $n } Peones van a excavar.
}
sent-chant = { $n ->
    [one] 1 Peón va a cantar.
   *[other] { $n } Peones van a cantar.
}
sent-both = { $diggers ->
    [one] 1 Peón va a excavar; a cantar, { $chanters }.
   *[other] { $diggers } Peones van a excavar; a cantar, { $chanters }.
}
peon-digs = El Peón sigue excavando.
peon-chants = El Peón cantará.
dug-up = Desenterrado: { $cards }.
peons-found = { $n ->
    [one] ¡Hallado 1 Peón!
   *[other] ¡Hallados { $n } Peones!
}
cards-drawn = Cartas robadas: { $cards }.
joker-drawn = El comodín está entre ellas.
dice-rolled = Dados: { $dice }.
haul-lost = Todo se pierde: no hay sitio.
share-mine = El { $die } da 1: todo es para { $keep-la }.
share-theirs = El { $die } da 2: todo es para { $partner }.
share-half = El { $die } da 3: la mitad para cada una; el sobrante, para { $keep-la }.
share-divided = El { $die } da 4: reparte el hallazgo { $keep-la }.
given = { $n } de { $what } para { $partner }, { $rest } para { $keep-la }.

## Construir, entrenar, investigar

built = Construido: { $room-un }; ahora { $n }.
trained = { $minion } sube al rango { $rank }.
trained-pay = { $minion } sube al rango { $rank }; paga → { $pay } ({ $change }).
erased = { $work }: proyecto borrado; le faltaban { $left ->
    [one] 1 punto
   *[other] { $left } puntos
}.
begun = Se empieza { $work }.
worked = { $crew } en { $work }.
worked-rolled = { $crew } en { $work }: { $dice }.
work-ready = { $work }: a punto.
work-advanced = { $n ->
    [one] 1 punto hecho, faltan { $left }.
   *[other] { $n } puntos hechos, faltan { $left }.
}

## Hechizos

cast-done = Se lanza { $spell }.
die-shown = El { $die } da { $n }.
struck = El { $kind } cae fulminado.
dragon-came = El Dragón se instala en su Guarida.
rock-discarded = Roca descartada: { $rock }. Siguen: { $kept }.
rock-none = No hay roca. Siguen: { $kept }.
cards-seen = Cartas vistas: { $cards }.
card-only = Solo quedaba una carta: { $card }.
placed = { $card }: número { $n } desde arriba.
placed-last = { $card }: número { $n } desde arriba; { $last }, la última.

## Reclutar

turned-up = Volteado: { $cards }.
hired = { $food ->
    [0] { $kind-un } se instala.
   *[other] { $kind-un } se instala y come { $food } de comida.
}
others-left = Los demás se van.

## El héroe

pass-begins = Empieza la vuelta { $pass } de { $limit }.
turned-monarch = La carta de turno es el comodín rojo: ¡el Monarca en persona!
turned-hearts = La carta de turno es { $card }: llama a un héroe de corazones.
turned-diamonds = La carta de turno es { $card }: llama a un héroe de diamantes.
turned-quiet = La carta de turno es { $card }: una noche tranquila.
turned-hidden = Se voltea una carta de turno.
drawn-before = Robadas antes de él: { $cards }.
hero-comes = { $needs ->
    [one] El { $kind } ataca { $keep-la }: rango { $rank }, lo vence 1 esbirro, daño { $damage }.
   *[other] El { $kind } ataca { $keep-la }: rango { $rank }, lo vencen { $needs } esbirros, daño { $damage }.
}
used-lowered = { $ware }: el { $kind } baja del rango { $was } al { $rank }.
used-killed = { $ware }: es el fin del { $kind }.
hero-killed = El { $kind }, rango { $rank }, ha muerto.
hero-through = { $there ->
    [0] El { $kind }, rango { $rank }, irrumpe: ningún esbirro pudo detenerlo.
    [one] El { $kind }, rango { $rank }, irrumpe: no bastó con 1 esbirro de ese rango.
   *[other] El { $kind }, rango { $rank }, irrumpe: no bastó con { $there } esbirros de ese rango.
}

## La otra Fortaleza

hero-lowered = El { $kind } ante { $keep-la } baja al rango { $rank }.
hero-repelled = El { $kind } no hace daño a { $keep-la }.
hero-inside = El { $kind } entra en { $keep-la }: salud → { $left } ({ $change }).
health-of = { $keep } tiene { $n } de salud.
hero-at = El { $kind }, rango { $rank }, viene a { $keep-la }.

## La selección y la guerra

drafted = { $kind-un } se une a tu hueste.
extra-drawn = Robas { $cards }.
passed = No tomas a nadie.
war-begins = Empieza la guerra.
attack-chosen = { $minion } atacará.
attack-none = No tienes a nadie que enviar.
sent-to-war = { $n ->
    [one] { $minions } va a la guerra.
   *[other] { $minions } van a la guerra, { $strength } en total.
}
battle = Batalla { $n }: { $first }; { $second }.
side-none = { $keep-la } no envía a nadie
side-one = { $keep-la } envía a { $minions }
side-two = { $keep-la } envía a { $minions }, { $strength } en total
battle-even = Igualdad: ninguna Fortaleza sufre daño.
battle-shielded = { $keep } pierde, pero su pareja defiende la puerta: sin daño.
battle-lost = { $keep } pierde la batalla: salud → { $left } ({ $change }).

## Cambios de una Fortaleza

changed = { $what } → { $n } ({ $change })
changed-full = { $what } → { $n } ({ $change }, al máximo)
changes = { $changes }.
changes-of = { $keep }: { $changes }.
goal-fulfilled = Objetivo logrado: { $goal }.

## Tiempo

phase-ended = Fin de la fase: { $phase }.
deck-spent = El mazo principal se agotó: se barajan sus { $n } cartas descartadas.
all-shuffled = Se barajan las { $n } cartas principales.
draft-pass = El mazo principal se agotó. Empieza la vuelta { $pass } de { $limit }.
turn-begins = Empieza el turno { $n }.
round-begins = Empieza la ronda { $n }.
deal-begins = Empieza el reparto { $n }.
