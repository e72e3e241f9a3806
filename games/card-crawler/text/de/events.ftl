## Walking and fleeing

enter-event = Du legst { $card } ab und betrittst die Festung in { $cell }.
go-event = Du legst { $card } ab und gehst nach { $way }.
flee-event = Du wirfst { $card } weg und fliehst nach { $way }: { $wounds }.
flee-outside-event = Du wirfst { $card } weg und fliehst nach draußen: { $wounds }.
flee-death-event = Du wirfst { $card } weg, um zu fliehen, aber du entkommst nicht: { $wounds }.
body-event = Die Leiche { $foe-gen } bleibt zurück.
found-event = Du findest { $card }, { $role }.

## The jacks

jack-heals = { $jack } heilt eine Wunde: { $wounds }.
jack-heals-nothing = { $jack } heilt, aber du hast keine Wunde.
jack-traps = { $jack } ist eine Falle: Nimm eine Wunde hin oder wirf eine Karte weg.
jack-reveals = { $jack } deckt auf: { $rooms }.
jack-reveals-nothing = { $jack } deckt nichts auf: Kein Nachbarraum ist verdeckt.
revealed = { $card } im { $way }

## Fighting

attack-kill-event = Du erschlägst { $foe-acc } mit { $cards }: { $sum } gegen { $defence }.
attack-fail-event = Dein Angriff auf { $foe-acc } mit { $cards } scheitert: { $sum } gegen { $defence }.
attack-due = { $foe } greift mit { $power } an.
attack-due-shot = { $foe } schießt von { $way } mit { $power } auf dich.
defend-event = Du verteidigst dich mit { $cards }: { $sum } gegen { $power }, { $wounds }.
defend-unhurt-event = Du verteidigst dich mit { $cards }: { $sum } gegen { $power }, keine Wunde.
defend-nothing-event = Du verteidigst dich nicht: { $wounds }.
double-event = Du wirfst die Kriegerin weg: Deine Punkte zählen diese Runde doppelt.

## Looting, healing, the trap

loot-event = Du plünderst { $looted } für { $card }; die Karte kommt auf deinen Ablagestapel.
loot-companion-event = { $looted } schließt sich dir für { $card } an: { $companion }.
loot-lord-event = Du legst { $card } aus und nimmst die Leiche des Dunklen Herrschers.
heal-event = Du wirfst { $card } weg, um eine Wunde zu heilen: { $wounds }.
heal-queen-event = Du legst { $queen } ab, und sie heilt eine Wunde: { $wounds }.
take-event = Du nimmst die Wunde hin: { $wounds }.
trash-event = Du wirfst { $card } weg, statt eine Wunde hinzunehmen.

## The end of the turn

end-event = Du beendest deine Runde.
draw-event = Du ziehst { $cards }.
shuffle-event = { $n ->
    [one] Du mischst deinen Ablagestapel aus { $n } Karte neu: { $wounds }.
   *[other] Du mischst deinen Ablagestapel aus { $n } Karten neu: { $wounds }.
}
lord-event = Der Dunkle Herrscher steht wieder auf, { $room-in }.
turn-event = Die nächste Runde beginnt.

## The end of the game

over-won = Du gewinnst mit { $points } Punkten: Der Dunkle Herrscher ist tot, und seine Leiche gehört dir.
over-monster = Du verlierst: Ein Monster hat dich getötet.
over-trap = Du verlierst: Die Falle hat dich getötet.
over-flight = Du verlierst: Du bist auf der Flucht gestorben.
over-exhaustion = Du verlierst: Du bist an Erschöpfung gestorben.
over-stranded = Du verlierst: Ohne Karte bist du gestrandet.
over-won-event = Du gewinnst: Den Dunklen Herrscher gibt es nicht mehr.
over-monster-event = Das Monster tötet dich. Du verlierst.
over-trap-event = Die Falle tötet dich. Du verlierst.
over-flight-event = Du stirbst auf der Flucht. Du verlierst.
over-exhaustion-event = Du stirbst an Erschöpfung. Du verlierst.
over-stranded-event = Du hast keine Karte mehr: Du bist gestrandet und verlierst.
