## Caminar y huir

enter-event = Descartas { $card } y entras por la { $cell }.
go-event = Descartas { $card } y vas al { $way }.
flee-event = Eliminas { $card } y huyes al { $way }: { $wounds }.
flee-outside-event = Eliminas { $card } y huyes afuera: { $wounds }.
flee-death-event = Eliminas { $card } para huir, pero no escapas: { $wounds }.
body-event = El cuerpo { $foe-del } se queda atrás.
found-event = Encuentras { $card }, { $role }.

## Las jotas

jack-heals = { $jack } cura una herida: { $wounds }.
jack-heals-nothing = { $jack } cura, pero no tienes ninguna herida.
jack-traps = { $jack } es una trampa: recibe una herida, o elimina una carta.
jack-reveals = { $jack } revela { $rooms }.
jack-reveals-nothing = { $jack } no revela nada: ninguna sala contigua está boca abajo.
revealed = { $card } al { $way }

## Combatir

attack-kill-event = Abates { $foe-al } con { $cards }: { $sum } contra { $defence }.
attack-fail-event = Tu ataque contra { $foe } con { $cards } fracasa: { $sum } contra { $defence }.
attack-due = { $foe } ataca con { $power }.
attack-due-shot = { $foe } te dispara desde el { $way } con { $power }.
defend-event = Te defiendes con { $cards }: { $sum } contra { $power }, { $wounds }.
defend-unhurt-event = Te defiendes con { $cards }: { $sum } contra { $power }, ninguna herida.
defend-nothing-event = No te defiendes: { $wounds }.
double-event = Eliminas a la Guerrera: tus puntos cuentan el doble este turno.

## Saquear, curar, la trampa

loot-event = Saqueas { $looted } dejando { $card }; va a tu pila de descartes.
loot-companion-event = { $looted } se une a ti por { $card }: { $companion }.
loot-lord-event = Dejas { $card } y te llevas el cuerpo del Señor Oscuro.
heal-event = Eliminas { $card } para curar una herida: { $wounds }.
heal-queen-event = Descartas { $queen }, y ella cura una herida: { $wounds }.
take-event = Recibes la herida: { $wounds }.
trash-event = Eliminas { $card } en lugar de recibir una herida.

## El fin del turno

end-event = Terminas tu turno.
draw-event = Robas { $cards }.
shuffle-event = { $n ->
    [one] Rebarajas tu pila de descartes de { $n } carta: { $wounds }.
   *[other] Rebarajas tu pila de descartes de { $n } cartas: { $wounds }.
}
lord-event = El Señor Oscuro resucita en { $room }.
turn-event = Empieza el turno siguiente.

## El fin de la partida

over-won = Ganas con { $points } puntos: el Señor Oscuro ha muerto y su cuerpo es tuyo.
over-monster = Pierdes: un monstruo te mató.
over-trap = Pierdes: la trampa te mató.
over-flight = Pierdes: moriste al huir.
over-exhaustion = Pierdes: moriste de agotamiento.
over-stranded = Pierdes: sin ninguna carta, te quedas varado.
over-won-event = Ganas: el Señor Oscuro ya no existe.
over-monster-event = El monstruo te mata. Pierdes.
over-trap-event = La trampa te mata. Pierdes.
over-flight-event = Mueres al huir. Pierdes.
over-exhaustion-event = Mueres de agotamiento. Pierdes.
over-stranded-event = No queda ninguna carta: te quedas varado y pierdes.
