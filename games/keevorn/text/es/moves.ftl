## La Salud tras una jugada

health-after = → { $health } ♥ ({ $change })
health-filled = → { $health } ♥ ({ $change }, al máximo)
health-wasted = → { $health } ♥ ({ $change }, { $wasted } de más)
health-full = → { $health } ♥ (ya al máximo)
health-same = → { $health } ♥
health-death = → mueres

## El Buhonero

trade-label = Cambiar { $card }
trade-effect = → la siguiente Arma del Piso; { $card } va debajo del Piso
explore-label = Explorar la Sala
explore-effect = → el Buhonero se va

## Combates

fight-label = Combatir con { $monster } usando { $weapons }
fight-label-barehanded = Combatir con { $monster } a manos vacías
fight-effect = { $health }: { $power } contra { $strength }
fight-effect-clean = → { $health } ♥, golpe limpio: { $power } contra { $strength }
fight-effect-clean-wish = → { $health } ♥, golpe limpio, y nombras una Fortuna

## Manos y Mochila

equip-label = Equipar { $card }
equip-effect = → { $hand-your }
equip-drop-label = Equipar { $card } en lugar de { $drop }
equip-drop-effect = → { $hand-your }; { $drop } se descarta
store-label = Guardar { $card }
store-effect = → tu Mochila
place-label = Colocar { $card }
place-effect = → la Sala

## Habilidades, Reliquias y Pergaminos

heal-label = Curarte con { $card }
probe-label = Sondear con { $card }
probe-effect = → ves la carta de arriba del Piso: la tomas o la dejas
probe-effect-known = → tomas { $top } o la dejas en el Piso
bury-label = Enterrar { $target } con { $card }
bury-effect = → { $target } va debajo del Piso
take-label = Tomar { $card }
take-effect = → la Sala
return-label = Devolver { $card }
return-effect = → se queda encima del Piso
relic-label = Jugar { $card }
read-label = Leer { $card }
read-effect = → la siguiente carta del Piso decide tu Fortuna
read-effect-known = → { $fortune }: la siguiente carta es { $card }
read-effect-empty = → ninguna Fortuna: el Piso está vacío

## Fortunas

lose-label = Perder { $card }
lose-effect = → de tu Mochila al Descarte
relieve-label = Librarte de { $card }
relieve-effect = → de la Sala al Descarte
decline-label = Renunciar
decline-effect = → no se descarta nada
discard-nothing-label = No descartar nada
discard-nothing-effect = → la Sala se queda como está
discard-label = Descartar { $cards }
discard-effect = → de la Sala al Descarte
discard-effect-jokers = { $jokers ->
    [one] → al Descarte; el comodín vuelve con el próximo Piso
   *[other] → al Descarte; los comodines vuelven con el próximo Piso
}
wish-label = Pedir { $fortune }
wish-loss = → descartas una carta de tu Mochila
wish-loss-decline = → descartas una carta de tu Mochila, o ninguna
wish-loss-nothing = → nada: tu Mochila está vacía
wish-relief = → descartas { $relics_as_weapons ->
    [true] un Monstruo
   *[other] un Monstruo o una Reliquia
} de la Sala
wish-relief-decline = → descartas { $relics_as_weapons ->
    [true] un Monstruo
   *[other] un Monstruo o una Reliquia
} de la Sala, o nada
wish-relief-nothing = → nada: en la Sala { $relics_as_weapons ->
    [true] no hay Monstruos
   *[other] no hay Monstruos ni Reliquias
}
wish-surprise = → descartas las cartas que quieras de la Sala
wish-surprise-nothing = → nada: la Sala está vacía
wish-again = → nombras otra Fortuna

## Lo que se puede escribir

notation-wish = se puede pedir `pain`, `loss`, `vigor`, `relief` o `surprise`
notation-move = una jugada es { $patterns }, con espacios sencillos
