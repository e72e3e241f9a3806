## Pilas

pile-room = Sala
    .in = en la Sala
pile-red-hand = Mano roja
    .in = en tu Mano roja
    .your = tu Mano roja
pile-black-hand = Mano negra
    .in = en tu Mano negra
    .your = tu Mano negra
pile-backpack = Mochila
    .in = en tu Mochila
pile-floor = Piso
    .in = en el Piso
pile-discard = Descarte
    .in = en el Descarte
pile-removed = Retirados

## Fortunas

fortune-pain = Dolor
fortune-loss = Pérdida
fortune-vigor = Vigor
fortune-relief = Alivio
fortune-surprise = Sorpresa

## Cartas

# Una carta que no se conoce.
the-card = la carta
role-weapon = arma
role-relic = reliquia
role-monster = monstruo
role-scroll = pergamino
role-stairs = escaleras
skill-probe = sondear
skill-bury = enterrar
skill-heal = curar
skill-attack = atacar
face-weapon = { $card }, arma { $rank }, { $skill }
face-relic-red = { $card }, reliquia, da { $rank } de Salud
face-relic-black = { $card }, reliquia, cuesta { $rank } de Salud
face-monster = { $card }, monstruo { $colour ->
    [red] rojo
   *[black] negro
} { $rank }
face-scroll = { $card }, pergamino
face-stairs = { $card }, escaleras
face-hidden = boca abajo
face-known = boca abajo, conocida: { $face }

## Lo que puede hacer una carta de la Sala, en una o dos palabras

does-heal = curar
does-lose = perder
does-probe = sondear
does-bury = enterrar
does-attack = se une a cualquier combate
does-read = trae una Fortuna
does-stairs = el camino abajo
