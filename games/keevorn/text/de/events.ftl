## Züge

event-trade = { $card } kommt unter die Ebene, und der Händler gibt dir { $weapon }.
event-trade-shown = { $n ->
    [one] Der Händler übergeht { $cards }: Auch diese Karte kommt unter die Ebene.
   *[other] Der Händler übergeht { $cards }: Auch sie kommen unter die Ebene.
}
event-explore = Der Händler geht, und du erkundest den Raum.
event-fight = Du bekämpfst { $monster } mit { $weapons }: { $power } gegen { $strength }.
event-fight-barehanded = Du bekämpfst { $monster } mit bloßen Händen: { $power } gegen { $strength }.
event-clean-kill = { $n ->
    [1] Dein erster sauberer Sieg.
   *[other] Dein { $n }. sauberer Sieg.
}
event-equip = { $card } ist { $hand-in }.
event-equip-drop = { $card } ersetzt { $drop } { $hand-in }.
event-store = { $card } ist im Rucksack.
event-place = { $card } ist im Raum.
event-heal = Du legst { $card } ab, um zu heilen.
event-probe = Du legst { $card } ab und siehst oben auf der Ebene { $top }.
event-bury = Du legst { $card } ab und vergräbst { $target } unter der Ebene.
event-take = { $card } kommt in den Raum.
event-return = { $card } bleibt oben auf der Ebene.
event-relic = Du nutzt { $card }.
event-read = Du liest { $scroll }: { $card } bringt { $fortune }.
event-read-idle = Du liest { $scroll }: { $card } bringt { $fortune }, aber ohne Wirkung.
event-read-empty = Du liest { $scroll }: Die Ebene ist leer, also gibt es kein Schicksal.
event-lose = { $card } verlässt den Rucksack.
event-relieve = { $card } verlässt den Raum.
event-decline = Du verzichtest und legst nichts ab.
event-discard-nothing = Du legst nichts ab.
event-discard = Du legst { $cards } ab.
event-wish = Du nennst { $fortune }.
event-wish-idle = Du nennst { $fortune }, aber ohne Wirkung.

## Was folgt

event-stairs = { $n ->
    [one] Du findest die Treppe: { $jokers } kommt aus dem Spiel. Tiefe { $depth }.
   *[other] Du findest die Treppe: { $jokers } kommen aus dem Spiel. Tiefe { $depth }.
}
event-floor = { $n ->
    [one] 1 Karte wird zu einer neuen Ebene.
   *[other] { $n } Karten werden zu einer neuen Ebene gemischt.
}
event-secret-floor = { $n ->
    [one] Du findest die Geheime Ebene: 1 Karte wird gemischt.
   *[other] Du findest die Geheime Ebene: { $n } Karten werden gemischt.
}
event-room = Jetzt im Raum: { $cards }.
event-won = Der letzte Raum ist leer: Du entkommst aus Keevorn und gewinnst!
event-dead-fight = Das Monster tötet dich.
event-dead-relic = Das verfluchte Relikt tötet dich.
event-dead-pain = Der Schmerz tötet dich.
