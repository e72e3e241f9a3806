## Karten und Stapel

state-twice = eine der Karten ist doppelt
state-other-pile = { $cards }: auch in einem anderen Stapel
state-missing = { $cards }: in keinem Stapel; die Karten sind die 52 und die ersten Joker von `XR XB X3 X4 X5 X6 X7 X8`
state-too-many = { $cards }: mehr als { $most } Karten
state-no-weapon = { $cards }: keine Waffe
state-unfit = { $cards }: weder Waffe noch Relikt
state-misplaced = { $cards }: gehört nicht in diesen Stapel
state-floor-long = { $n } Karten, mehr als es gibt
state-floor-known = { $known ->
    [one] 1 Eintrag für die { $floor } Karten von `floor`
   *[other] { $known } Einträge für die { $floor } Karten von `floor`
}

## Zahlen

state-health-most = { $health } ist mehr als { $most }, der Wert von `max_health`
state-health-zero = { $health }, aber das Leben ist genau dann 0, wenn die Partie verloren ist
state-depth = { $depth } liegt nicht zwischen der Zahl der Joker, die aus dem Spiel sind, { $removed }, und 8 mehr
state-wishes = { $wishes } liegt nicht zwischen { $least } und { $most }

## Phasen und Ergebnis

state-peddler = `peddler` braucht vier Karten im Raum, volles Leben, keinen sauberen Sieg und keine andere Karte außerhalb der Ebene
state-explore = `explore` braucht eine Karte im Raum, die kein Joker ist
state-probe = `probe` braucht eine bekannte Karte oben auf der Ebene und höchstens drei Karten im Raum
state-loss = `loss` braucht eine Karte im Rucksack
state-relief = `relief` braucht ein Monster oder Relikt im Raum
state-surprise = `surprise` braucht die erste Ausgabe und eine Karte im Raum
state-won = eine gewonnene Partie hat keine Karte in Raum und Ebene
state-outcome = eine verlorene Partie hat eine Ursache, eine gewonnene keine
