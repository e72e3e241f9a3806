## Caminar

enter-label = Entrar en la { $cell } con { $card }
go-label = Ir al { $way } con { $card }
walk-effect = → { $content }. { $card } se descarta.
leave-body = El cuerpo que dejas aquí ya no se podrá saquear.
leave-lord = El cuerpo del Señor Oscuro se queda atrás, y el próximo turno resucita.
leave-lord-lost = El cuerpo del Señor Oscuro se pierde, y con él la partida.

## Huir

flee-label = Huir al { $way } con { $card }
flee-outside-label = Huir afuera con { $card }
flee-effect = → { $wounds }; { $content }. { $card } se elimina.
flee-outside-effect = → { $wounds }; fuera, y puedes probar otra entrada. { $card } se elimina.
flee-death-effect = → mueres: huir cuesta una herida.

## Saquear

loot-label = Saquear { $looted } dejando { $card }
loot-lord-label = Saquear al Señor Oscuro dejando { $card }
loot-effect = → { $looted } va a tu pila de descartes. { $card } se queda aquí para siempre.
loot-companion-effect = → { $looted } se une a ti: { $companion }. { $card } se queda aquí para siempre.
loot-lord-effect = → ganas con { $points } puntos. { $card } se queda aquí y no cuenta.

## Atacar

attack-label = Atacar { $foe-al } con { $cards }
attack-kill-effect = → abatido: { $sum } contra { $defence }. Saquea el cuerpo antes de irte.
attack-fail-effect = → { $points } contra { $defence }: no basta.
attack-fail-effect-stuck = → { $points } contra { $defence }: no basta. Este turno ya no podrás huir.
double-label = Eliminar a la Guerrera
double-effect = → tus puntos cuentan el doble este turno. { $queen } se va para siempre.

## Defenderse

defend-label = Defenderte con { $cards }
defend-nothing-label = Defenderte sin ninguna carta
defend-effect = → { $wounds }: { $sum } contra { $power }.
defend-unhurt-effect = → ninguna herida: { $sum } contra { $power }.
defend-death-effect = → mueres: { $sum } contra { $power }.
defend-exhaustion-effect = → mueres: { $sum } contra { $power }, y después rebarajar cuesta { $taken }.
defend-then-goes-on = Tu turno continúa.
defend-then-refill = Después { $refill }.
defend-then-wounds = Después { $refill }: { $wounds }.
defend-then-stranded = Después no te queda ninguna carta y pierdes.

## Curarse y la trampa

heal-label = Curarte con { $card }
heal-effect = → { $wounds }. { $card } se elimina.
heal-queen-label = Curarte con la Sanadora
heal-queen-effect = → { $wounds }. { $queen } se descarta y vuelve.
take-label = Recibir la herida
take-effect = → { $wounds }.
take-death-effect = → mueres.
trash-label = Eliminar { $card }
trash-effect = → ninguna herida. { $card } se va para siempre.

## Terminar el turno

end-label = Terminar el turno
end-attack-effect = → { $foe } ataca con { $power }. Después robas.
end-stranded-effect = → pierdes: no te queda ninguna carta, así que te quedas varado.
end-effect = → { $refill }.
end-wounds-effect = → { $wounds }: { $refill }.
end-death-effect = → mueres: rebarajar cuesta { $taken }.
refill-none = no robas ninguna carta
refill = robas { $cards }
refill-reshuffle = rebarajas { $discard } y robas { $more }
refill-draw-reshuffle = robas { $cards }, rebarajas { $discard } y robas { $more } más
lord-rises = El Señor Oscuro resucita.
