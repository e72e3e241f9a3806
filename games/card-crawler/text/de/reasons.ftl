# Clauses, set off by semicolons. Each begins in lower case; the first letter of the sentence is made a capital.
reason = { $clauses }.
clauses = { $first }; { $then }

## The trap

trap-kills = eine Wunde wäre deine letzte, also wirf { $card } weg
trap-takes = { $card } zu verlieren ist wohl besser als eine Wunde ({ $wounds } von { $life })
trap-no-card = du hast keine Karte zum Wegwerfen, also nimm die Wunde hin
trap-wounds = eine Wunde ({ $wounds } von { $life }) ist wohl besser, als { $card } zu verlieren
trap-empty-trash = ein leerer Müll bringt am Ende { $points } Punkte

## Defending

nothing-saves = nichts rettet dich: Jede Verteidigung kostet mindestens { $n ->
    [one] { $n } Wunde
   *[other] { $n } Wunden
}, und das ist tödlich
defend-stops = { $sum } hält alle { $power } auf
defend-stops-unhurt = { $sum } hält alle { $power } auf: keine Wunde
defend-none = keine Karte in deiner Hand hat Punkte, also kommen alle { $power } durch
defend-all = { $sum } ist alles, was deine Hand gegen { $power } hat: { $taken }
defend-takes = das kostet { $taken }, und { $left } wären tödlich
defend-keeps = alle { $power } kann deine Hand nicht aufhalten, und die behaltenen Karten sind wohl mehr wert
defend-full-worse = { $cards } auszugeben und alle { $power } aufzuhalten ist wohl schlechter
then-reshuffle = das Neumischen kostet dann { $taken }
hope = zu etwa { $percent } % fällt das Monster in der nächsten Runde
hope-sure = in der nächsten Runde fällt das Monster so gut wie sicher
doubles-to-live = unverdoppelt tötet dich jede Verteidigung; die Kriegerin rettet dich

## Attacking

kills = das tötet { $foe-acc }: { $sum } gegen { $defence }
kills-lord = das tötet den Dunklen Herrscher, und { $card } bleibt, um ihn zu plündern: { $sum } gegen { $defence }
doubles-for-less = ohne die Kriegerin würde die Karte für den Dunklen Herrscher mehr Punkte kosten als sie
doubles-for-lord = nur mit der Kriegerin tötet diese Hand den Dunklen Herrscher und behält eine Karte, um ihn zu plündern
doubles-to-kill = nur die Kriegerin tötet { $foe-acc } jetzt, und am Ende der Runde rettet dich ohne sie keine Verteidigung

## Healing

healer = { $n ->
    [one] die Heilerin heilt deine einzige Wunde
   *[other] die Heilerin heilt eine deiner { $n } Wunden
}
healer-score = übrige Gesundheit bringt beim Sieg Punkte
healer-last-chance = es ist die letzte Gelegenheit vor dem Sieg
healer-reshuffle = das nächste Neumischen kostet { $taken }
healer-spare = zum Töten brauchst du sie nicht
healer-loot = die Beute bezahlt eine andere Karte
healer-room = tu es, bevor du einen neuen Raum öffnest
heals-in-time = das nächste Neumischen kostet { $taken } und wäre tödlich, also wirf { $card } weg und heile

## Fleeing and staying

no-defence-saves = am Ende der Runde rettet dich keine Verteidigung
fighter-saves = am Ende der Runde rettet dich nur die Kriegerin
flee-costs = die Flucht kostet eine Wunde und { $card }
stay-worse = { $foe-bei } zu bleiben ist wohl schlechter: { $costs }
last-resort = { $card } kann nicht kämpfen, aber weggeworfen heilt die Karte eine Wunde
stay-attacked = du hast { $foe-acc } in dieser Runde schon angegriffen und kannst es nicht noch einmal
stay-doomed = kein anderer Zug sieht besser aus
stay-lord = { $n ->
    [one] der Dunkle Herrscher kann warten: { $n } verdeckter Raum verspricht wohl mehr
   *[other] der Dunkle Herrscher kann warten: { $n } verdeckte Räume versprechen wohl mehr
}
hand-has = deine Hand hat { $points } der { $needed } Punkte, die { $foe-acc } töten
hand-has-for-lord = deine Hand hat { $points } der { $needed } Punkte, die den Dunklen Herrscher töten, und behält eine Karte, um ihn zu plündern
can-stop = mit { $cards } hältst du den Angriff auf
can-stay = du kannst für { $taken } bleiben

## Looting

wins = den Dunklen Herrscher zu plündern gewinnt das Spiel
price-nothing = { $card } ist keine Punkte wert
price = { $card } kostet dich { $points } Punkte
trades-for-health = { $n ->
    [one] vor dem Sieg kannst du { $n } wertlose Karte wegwerfen und heilen
   *[other] vor dem Sieg kannst du { $n } wertlose Karten wegwerfen und heilen
}
gain-knight = der Ritter { $card } bringt beim Sieg { $points } Punkte
gain-healer = die Heilerin heilt jedes Mal eine Wunde, wenn du sie ziehst, und bringt beim Sieg { $points } Punkte
gain-companion = { $card }, { $title }: { $companion }
gain-treasure = { $card } zählt { $rank } im Kampf und beim Sieg noch einmal so viel
gain-weapon = { $card } zählt { $rank } im Kampf
gives = { $card } ist wohl die richtige Karte dafür
awaits-weaker = { $card } ist für { $prize } wohl noch zu schade; erst { $cards } ziehen kostet keine Wunde

## Drawing

empty-hand = deine Hand ist leer, du kannst nur die Runde beenden
draws-free = { $cards } ziehen geht ohne Neumischen und kostet keine Wunde
too-weak-to-open = deine Hand ist wohl zu schwach, um { $room-acc } zu öffnen
too-weak-to-meet = deine Hand ist wohl zu schwach für { $foe-acc } { $room-in }
one-card = eine Karte ist wohl zu wenig, um weiterzugehen
reshuffles = das Neumischen kostet { $taken } und bringt { $cards }

## Walking

far = { $room } ({ $n } Schritte)
    .acc = { $room-acc } ({ $n } Schritte)
    .in = { $room-in } ({ $n } Schritte)
seek-unknown = öffne { $room-acc }: { $hopes }
seek-last = sonst lohnt sich wohl nichts, also öffne { $room-acc }
seek-nook = er grenzt an weniger verdeckte Räume als { $other }
seek-loot = zu holen { $room-in }
seek-event = { $card } { $room-in }: { $event }
seek-way = der Weg führt weiter durch { $room-acc }
nothing-else = sonst lohnt sich wohl nichts
hopes-loot = { $all ->
    [one] Die letzte verdeckte Karte kannst du plündern
   *[other] { $n } von { $all } verdeckten Karten kannst du plündern
}
hopes-knights = { $all ->
    [one] Die letzte verdeckte Karte ist ein Ritter, { $points } Punkte wert
   *[other] { $n ->
        [one] { $n } von { $all } verdeckten Karten ist ein Ritter, { $points } Punkte wert
       *[other] { $n } von { $all } verdeckten Karten sind Ritter, je { $points } Punkte wert
    }
}
hopes-card = { $all ->
    [one] Dort liegt die letzte verdeckte Karte
   *[other] Dort liegt eine von { $all } verdeckten Karten
}
monster-ready = deine Hand hat die { $points } Punkte, die { $foe-acc } { $room-in } töten
monster-ready-doubled = deine Hand hat die { $points } Punkte, die verdoppelt genügen, um { $foe-acc } { $room-in } zu töten
monster-deck = auf { $foe-zu } { $room-in }: Dein Deck hat die { $points } Punkte, die dafür nötig sind
monster-deck-doubled = auf { $foe-zu } { $room-in }: Dein Deck hat die { $points } Punkte, die verdoppelt dafür genügen
monster-best = auf { $foe-zu } { $room-in }: Keine Hand aus deinem Deck ist stärker
monster-on = auf { $foe-zu } { $room-in }
lacks-to-open = deine Hand ist wohl zu schwach, um { $room-acc } zu öffnen: { $points } Punkte nach diesem Schritt, dein Deck hat bis zu { $best }
lacks-to-win = mit dieser Hand kostet der Sieg über den Dunklen Herrscher { $room-in } { $price } Punkte, dein Deck kann es für { $least }
lacks-to-kill = { $foe-acc } { $room-in } zu töten braucht { $needed } Punkte, und nach diesem Schritt hat deine Hand { $points }
only-card = { $card } ist deine einzige Karte
weakest = { $card } ist deine schwächste Karte
easiest = { $card } kannst du wohl am ehesten entbehren
step-aside = mach mit { $card } einen Schritt zur Seite, um nachzuziehen
wanders = kein erreichbarer Raum lohnt sich wohl
