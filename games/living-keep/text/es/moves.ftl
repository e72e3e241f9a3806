## Lo que las jugadas tienen en común

# Un recurso tras un pago: 15 de oro (−10).
paid = { $left } de { $what } ({ $change })
paid-sentence = { $paid }.
gain-lost = { $n } de { $what } ({ $lost } se pierden: no hay sitio)
gain-lost-all = { $n } de { $what } (todo se pierde: no hay sitio)
die = d{ $sides }
dice = { $n }d{ $sides }
percent = { $n } %
sums = de { $least } a { $most }, { $mean } en promedio
attempt-ends = El intento termina.

## Mantenimiento

collect-label = Recoger la cosecha
collect-harvest = → { $dice } de comida: { $sums }.
collect-no-farm = → sin cosecha: no tienes ninguna Granja.
collect-due = Oro: { $gold }. Comida: { $food }.
collect-free = Ningún esbirro necesita paga ni comida.
banish-label = Desterrar a { $kind } n.º { $id }
banish-effect = → queda libre una Guarida; próximo Mantenimiento: { $gold } de oro, { $food } de comida. Se va para siempre.
banish-enough = → alcanza: se pagan { $gold } de oro y { $food } de comida.
banish-short = → aún falta: { $short }.
banish-gone = Se va para siempre: rango { $rank }, paga { $pay }, comida { $food }.

## Excavar y cantar

assign-label = { $diggers ->
    [one] { $chanters ->
        [one] 1 excava, 1 canta
       *[other] 1 excava, { $chanters } cantan
    }
   *[other] { $chanters ->
        [one] { $diggers } excavan, 1 canta
       *[other] { $diggers } excavan, { $chanters } cantan
    }
}
assign-label-dig = { $n ->
    [one] El Peón excava
   *[other] Los { $n } excavan
}
assign-label-chant = { $n ->
    [0] Nadie excava ni canta
    [one] El Peón canta
   *[other] Los { $n } cantan
}
assign-none = → nada: no tienes ningún Peón que excave o cante.
assign-peons = { $n ->
    [one] 1 Peón
   *[other] { $n } Peones
}
assign-shared = Un { $die } decide para quién es.
yields = → cerca de { $yields }.
yields-more = → cerca de { $yields } más.
yield-room = { $n } de { $what } (sitio para { $room })
yield-no-room = { $n } de { $what } (no hay sitio)
peon-dig-label = Seguir excavando
peon-dig-aces = Cada as es otro Peón.
peon-chant-label = Cantar
give-label = Dar { $n } de { $what }
give-effect = → { $partner }: { $theirs }; { $keep }: { $rest }.

## Construir

build-label = Construir { $room-un }
build-effect = → { $rooms }, { $costs }.
build-stores = Guarda { $n } de { $what }.
build-beds = { $n ->
    [0] Ninguna cama libre.
    [one] 1 cama libre.
   *[other] { $n } camas libres.
}
build-harvest = Cosecha: { $dice }.
build-attempt = { $gates ->
    [one] Un intento muestra { $cards } cartas y deja entrar a 1 esbirro.
   *[other] Un intento muestra { $cards } cartas y deja entrar a { $gates } esbirros.
}
build-spells = Puedes investigar hechizos.
build-wares = Puedes fabricar puertas y trampas.
build-spells-missing = { $n } más para investigar hechizos.
build-wares-missing = { $n } más para fabricar puertas y trampas.
build-training = { $n ->
    [one] Entrena a 1 esbirro por turno.
   *[other] Entrena a { $n } esbirros por turno.
}
build-training-missing = { $n } más para entrenar a otro esbirro.
build-opens = Ya puedes construir { $rooms }.

## Entrenar

train-label = Entrenar a { $kind } n.º { $id }
train-effect = → rango { $rank }, paga de { $least } a { $most } (+{ $die }), para siempre.

## Investigar

begin-label = Empezar { $work }
begin-spell = → { $points } puntos por canalizar, a { $mana } de maná. { $does }
begin-ware = → { $paid }, { $points } puntos de trabajo. { $does }
erase-label = Borrar { $work }
erase-effect = → su sitio queda libre. Le faltaban { $left ->
    [one] 1 punto
   *[other] { $left } puntos
}; lo que costó se pierde.
crew-label-spell = Canalizar { $work } con { $n }
crew-label-ware = Trabajar en { $work } con { $n }
crew-no-mana = → no termina: solo hay { $mana } de maná.
crew-unfinished = → no termina: faltan { $left } puntos.
crew-finished = { $left ->
    [one] → termina: falta 1 punto.
   *[other] → termina: faltan { $left } puntos.
}
crew-maybe = → termina en el { $chance } de los casos: faltan { $left } puntos.
crew-roll = { $dice } = { $sums } ({ $crew }).
crew-mana = { $n } de maná por punto.

## Hechizos

cast-label = Lanzar { $spell }
cast-peon = { $n ->
    [one] → 1 Peón.
   *[other] → { $n } Peones.
}
cast-regen = → de { $least } a { $most } ♥ (+{ $die }).
cast-premonition = → ves las próximas { $n } cartas y eliges su orden.
cast-premonition-dig = → ves las próximas { $n } cartas y se descarta la roca (tréboles) que haya.
cast-strike = → mata al { $kind }.
cast-dragon = → el Dragón se instala: rango { $rank }, paga { $pay }, comida { $food } en cada Mantenimiento; { $eaten } ahora.
# El número de cartas que muestra una Premonición: d4 + 2.
die-and = { $die } + { $n }
spell-does-to-arms = Recluta en cualquier fase.
spell-does-summon-peon = Un Peón más, en cualquier fase.
spell-does-regen = Salud +{ $die }, en el Mantenimiento.
spell-does-premonition = Muestra las próximas { $n } cartas principales: en Excavar se descarta la roca; en Reclutar y Héroe las ordenas.
spell-does-power-strike = Mata a cualquier héroe menos al Monarca.
spell-does-summon-dragon = El Dragón se instala, en Reclutar.

## Puertas y trampas

use-label = Usar { $ware }
use-kills = → rango { $rank }, muere al instante.
use-enough = → rango { $rank }: tus esbirros lo detienen.
use-not-enough = → rango { $rank }: todavía es demasiado fuerte.
use-die = { $faces } en un { $die } ({ $chance }) { $then }
ware-does-wooden = Rango de un héroe { $by }, no menos de { $least }; con { $faces } en un { $die }, otro { $by }.
ware-does-metal = Rango de un héroe { $by }, no menos de { $least }; con { $faces } en un { $die }, otro { $by }, no menos de { $last }.
ware-does-lower = Rango de un héroe { $by }, incluso hasta { $least }.
ware-does-kill = Mata a un héroe de rango { $most } o menos.
ware-does-halve = Reduce a la mitad el rango de un héroe, redondeando hacia arriba.

## Reclutar

attempt-label = Ver quién viene
attempt-effect = → cerca de { $minions } de { $cards } cartas son esbirros; contrata hasta { $n } con { $food } de comida.
attempt-no-lair = → cerca de { $minions } de { $cards } cartas son esbirros, pero no hay ninguna Guarida libre.
recruit-label = Contratar a { $kind-un }
recruit-effect-free = → rango { $rank }, paga { $pay }, no come nada. Próximo Mantenimiento: { $gold } de oro, { $food } de comida.
recruit-effect = → rango { $rank }, paga { $pay }; { $eaten }. Próximo Mantenimiento: { $gold } de oro, { $food } de comida.
done-label = Despedir a los demás
done-effect = { $n ->
    [one] → el intento termina, 1 carta al descarte.
   *[other] → el intento termina, { $n } cartas al descarte.
}

## El héroe

flip-label = Voltear la carta siguiente
flip-none = → no viene ningún héroe.
flip-sure = { $who ->
    [monarch] → viene el Monarca.
    [either] → viene un héroe o el Monarca.
   *[hero] → viene un héroe.
}
flip-maybe = { $who ->
    [monarch] → { $chance }: viene el Monarca.
    [either] → { $chance }: viene un héroe o el Monarca.
   *[hero] → { $chance }: viene un héroe.
}
flip-stopped = Tus esbirros detienen a cualquiera de ellos.
flip-stopped-monarch = Tus esbirros lo detienen.
flip-unstopped = Ningún esbirro tuyo puede detenerlo: hasta { $worst } de daño.
flip-partly = Si viene, tus esbirros lo detienen en el { $chance } de los casos; si no, hasta { $worst } de daño.
flip-both = Cada Fortaleza se enfrenta a su propio héroe.
fight-label = Luchar contra el { $kind }
fight-won = { $there ->
    [one] → muere, sin daño: 1 esbirro de rango { $rank } o más.
   *[other] → muere, sin daño: { $there } esbirros de rango { $rank } o más.
}
fight-lost = { $needs ->
    [one] → { $left } ♥ ({ $change }): hace falta 1 esbirro de rango { $rank } o más.
   *[other] → { $left } ♥ ({ $change }): { $there } de { $needs } esbirros de rango { $rank } o más.
}
fight-falls = { $needs ->
    [one] → tu Fortaleza cae ({ $change }): hace falta 1 esbirro de rango { $rank } o más.
   *[other] → tu Fortaleza cae ({ $change }): { $there } de { $needs } esbirros de rango { $rank } o más.
}

## Las cartas de una Premonición

place-label = Colocar { $card }
place-first = → se roba la primera.
place-after = { $n ->
    [one] → se roba después de 1 carta.
   *[other] → se roba después de { $n } cartas.
}
place-last = { $card } queda la última.

## La selección

draft-label = Tomar { $kind-un }
draft-effect = → rango { $rank } para la guerra; sin paga ni comida.
extra-label = Robar una carta más
extra-effect = → si te sirve, tienes que tomarla.
pass-label = Pasar
pass-effect = → no tomas a nadie de este reparto.

## La guerra

attack-label = Enviar a { $kind } n.º { $id }
attack-effect = { $others ->
    [0] → fuerza { $rank }, se va tras la batalla. Nadie puede acompañar.
    [one] → fuerza { $rank }, se va tras la batalla. Puede acompañar 1 más, hasta { $most } en total.
   *[other] → fuerza { $rank }, se va tras la batalla. Puede acompañar uno de { $others }, hasta { $most } en total.
}
attack-label-none = No enviar a nadie
attack-effect-none = → fuerza { $n }: todo lo que envíe tu rival es daño.
alone-label = Atacar a solas
alone-effect = → fuerza { $n }, se va tras la batalla.
join-label = Sumar a { $kind } n.º { $id }
join-effect = → fuerza { $n } en total, los dos se van tras la batalla.
join-shield = Una pareja igualada y tan baja no sufre daño si pierde.

## El fin de una fase

next-label = Seguir
next-phase = → { $phase }.
next-phase-of = → { $phase } de { $keep-la }.
next-end = → la partida termina: las cartas de turno se agotaron.
next-no-card = → el turno termina: no te quedan cartas de turno, así que no viene ningún héroe.
next-no-dig = Ningún Peón excava ni canta.
next-no-attempt = Este turno no haces ningún intento.
next-shuffled = Se barajan todas las cartas principales.
