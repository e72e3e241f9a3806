## Walking

enter-label = { $cell } mit { $card } betreten
go-label = Mit { $card } nach { $way } gehen
walk-effect = → { $content }. { $card } wird abgelegt.
leave-body = Die Leiche hier kannst du dann nicht mehr plündern.
leave-lord = Die Leiche des Dunklen Herrschers bleibt zurück, und nächste Runde steht er wieder auf.
leave-lord-lost = Die Leiche des Dunklen Herrschers ist verloren und mit ihr das Spiel.

## Fleeing

flee-label = Mit { $card } nach { $way } fliehen
flee-outside-label = Mit { $card } nach draußen fliehen
flee-effect = → { $wounds }; { $content }. { $card } wird weggeworfen.
flee-outside-effect = → { $wounds }; draußen, ein anderer Eingang steht dir offen. { $card } wird weggeworfen.
flee-death-effect = → du stirbst: Die Flucht kostet eine Wunde.

## Looting

loot-label = { $looted } für { $card } plündern
loot-lord-label = Den Dunklen Herrscher für { $card } plündern
loot-effect = → { $looted } kommt auf deinen Ablagestapel. { $card } bleibt für immer hier liegen.
loot-companion-effect = → { $looted } schließt sich dir an: { $companion }. { $card } bleibt für immer hier liegen.
loot-lord-effect = → du gewinnst mit { $points } Punkten. { $card } bleibt hier liegen und zählt nicht.

## Attacking

attack-label = { $foe-acc } mit { $cards } angreifen
attack-kill-effect = → erschlagen: { $sum } gegen { $defence }. Plündere die Leiche, bevor du gehst.
attack-fail-effect = → { $points } gegen { $defence }: zu wenig.
attack-fail-effect-stuck = → { $points } gegen { $defence }: zu wenig. Fliehen geht diese Runde nicht mehr.
double-label = Die Kriegerin wegwerfen
double-effect = → deine Punkte zählen diese Runde doppelt. { $queen } ist für immer fort.

## Defending

defend-label = Mit { $cards } verteidigen
defend-nothing-label = Ohne Karte verteidigen
defend-effect = → { $wounds }: { $sum } gegen { $power }.
defend-unhurt-effect = → keine Wunde: { $sum } gegen { $power }.
defend-death-effect = → du stirbst: { $sum } gegen { $power }.
defend-exhaustion-effect = → du stirbst: { $sum } gegen { $power }, und das Neumischen kostet { $taken }.
defend-then-goes-on = Deine Runde geht weiter.
defend-then-refill = Dann { $refill }.
defend-then-wounds = Dann { $refill }: { $wounds }.
defend-then-stranded = Dann hast du keine Karte mehr und verlierst.

## Healing and the trap

heal-label = Mit { $card } heilen
heal-effect = → { $wounds }. { $card } wird weggeworfen.
heal-queen-label = Mit der Heilerin heilen
heal-queen-effect = → { $wounds }. { $queen } wird nur abgelegt und kommt wieder.
take-label = Die Wunde hinnehmen
take-effect = → { $wounds }.
take-death-effect = → du stirbst.
trash-label = { $card } wegwerfen
trash-effect = → keine Wunde. { $card } ist für immer fort.

## Ending the turn

end-label = Die Runde beenden
end-attack-effect = → { $foe } greift mit { $power } an. Danach ziehst du nach.
end-stranded-effect = → du verlierst: Du hast keine Karte mehr und bist gestrandet.
end-effect = → { $refill }.
end-wounds-effect = → { $wounds }: { $refill }.
end-death-effect = → du stirbst: Das Neumischen kostet { $taken }.
refill-none = keine Karte ziehen
refill = { $cards } ziehen
refill-reshuffle = { $discard } neu mischen, { $more } ziehen
refill-draw-reshuffle = { $cards } ziehen, { $discard } neu mischen, { $more } ziehen
lord-rises = Der Dunkle Herrscher steht wieder auf.
