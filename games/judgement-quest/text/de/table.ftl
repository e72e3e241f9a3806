## Die Entscheidung

prompt-walk = { $ways ->
    [0] Du bist { $room-at }, und kein Weg ist offen.
   *[other] Du bist { $room-at }. Geh weiter.
}
prompt-walk-done = Du bist { $room-at }. Alle Aufgaben sind erfüllt: zurück zur Treppe!
prompt-staircase-done = { $ways ->
    [0] Alle Aufgaben sind erfüllt: Geh die Treppe hinauf.
   *[other] Alle Aufgaben sind erfüllt: Geh die Treppe hinauf, oder sammle weitere Siegpunkte.
}
prompt-staircase-campaign = { $ways ->
    [0] Du bist { $room-at }. Kein Weg ist offen: Geh, und nenn es einen gescheiterten Versuch.
   *[other] Du bist { $room-at }. Geh weiter, oder verlass das Verlies als gescheiterten Versuch.
}
prompt-crystal = { $ways ->
    [0] Du bist { $room-at }. Blick in einen Raum.
   *[other] Du bist { $room-at }. Blick in einen Raum, oder geh weiter.
}
prompt-fountain = { $ways ->
    [0] Du bist { $room-at }. Trink daraus.
   *[other] Du bist { $room-at }. Trink daraus, oder geh weiter.
}
prompt-spells = { $ways ->
    [0] Zauber kosten je { $price } GS. Kauf einen.
   *[other] Zauber kosten je { $price } GS. Kauf, oder geh weiter.
}
prompt-spells-poor = { $ways ->
    [0] Zauber kosten je { $price } GS, und du hast keins.
   *[other] Zauber kosten je { $price } GS, und du hast keins. Geh weiter.
}
prompt-items = { $ways ->
    [0] Gegenstände kosten je { $price } GS. Kauf einen.
   *[other] Gegenstände kosten je { $price } GS. Kauf, oder geh weiter.
}
prompt-items-poor = { $ways ->
    [0] Gegenstände kosten je { $price } GS, und du hast { $gp }.
   *[other] Gegenstände kosten je { $price } GS, und du hast { $gp }. Geh weiter.
}
prompt-combat = { $room-The } ist nicht besiegt. Kämpf weiter, oder weich { $direction } { $prev-to } zurück.
prompt-hit = { $room }: Ein Treffer wird dich { $hit } deiner { $hp } LP kosten.
prompt-returned = { $points ->
    [one] Du kehrst mit allen vier erfüllten Aufgaben zu König Frederick zurück: { $points } Siegpunkt, du bist { $title }.
   *[other] Du kehrst mit allen vier erfüllten Aufgaben zu König Frederick zurück: { $points } Siegpunkte, du bist { $title }.
}
prompt-failed = Du kommst mit { $done } von { $all } erfüllten Aufgaben zurück: ein gescheiterter Versuch.
prompt-perished = Du kommst { $room-at } um.
prompt-abandoned = Du brichst die Quest ab.

## Zonen

zone-dungeon = Verlies
zone-dungeon-note = Offen ist aufgedeckt, quer ist erledigt.
token-prev = Rückweg
zone-tasks = Aufgaben
zone-tasks-note = Eine jeder Art; eine erfüllte liegt quer.
zone-fred = F.R.E.D.
zone-fred-note = Die vier Aufgaben des Königs: Holen, Räumen, Erkunden, Besiegen.
zone-hp = LP
zone-hp-note = Lebenspunkte; bei 0 kommst du um.
zone-gp = GS
zone-gp-note = Goldstücke, für die Zauberer.
zone-inventory = Gepäck
zone-inventory-note = Von jedem höchstens einer.
zone-hit = Treffer
zone-hit-note = Der Schaden, der dir droht.
zone-points = Siegpunkte
zone-points-note = 1 für jeden LP, jedes GS und jeden besiegten Gegner, 2 für jeden Gegenstand, wenn du heimkehrst. Titel bei { $needed }: { $title }.
zone-points-note-king = 1 für jeden LP, jedes GS und jeden besiegten Gegner, 2 für jeden Gegenstand, wenn du heimkehrst.
zone-honours = Ehren
zone-honours-note = In einer Kampagne darfst du vorzeitig gehen; kommst du um oder brichst du die Quest ab, ist sie verloren.
zone-title = Titel
zone-title-note = Bringt zu Beginn der Quest { $gold } GS.
zone-unseen = Noch nicht aufgedeckt
zone-unseen-note = Verdeckt, an unbekannten Orten.
zone-unseen-note-dice = Ein Wurf für eine vollzählige Art gilt der nächsten, die noch fehlt; Schild und Drache kommen nur so ins Spiel.

## Aufgaben und Gegenstände

task-progress = { $done } von { $all }
task-is-done = erfüllt
task-entry = { $task-rooms }: { $progress }
task-face = { $card }, { $task }: { $progress }
task-fetch-note = Erfüllt, wenn du alle betreten hast; sonst geben sie dir nichts.
task-remove-note = Erfüllt, wenn beide erledigt sind.
task-trigger-note = Erfüllt, wenn du beide ausgelöst hast; eine entschärfte zählt nicht.
task-explore-note = Erfüllt, wenn beide aufgedeckt sind.
task-defeat-note = Erfüllt, wenn alle besiegt sind.
item-held = dabei
item-not-held = nicht dabei
item-amulet-note = 3♥ wie die Eishöhle: Eis tut dir nicht weh und schmilzt.
item-key-note = 4♥ wie die Tür: Du kannst Verschlossene Türen betreten.
item-flask-note = { $hp_cap ->
    [0] 5♥ (FLASK, fünf Buchstaben): jederzeit 3 LP, einmal.
   *[other] 5♥ (FLASK, fünf Buchstaben): jederzeit 3 LP, bis insgesamt { $hp_cap }, einmal.
}
item-shield-note = 6♥ (SHIELD, sechs Buchstaben): hält einen Treffer eines Gegners, einer Falle oder einer Truhe ab und zerbricht.

## Räume

room-face = { $card }, { $room } ({ $room-card }): { $state }
unseen-face = { $card }, { $room }
badge-spells = Zauber
badge-items = Gegenstände
state-hidden = ein Raum, noch nicht aufgedeckt
state-hidden-dice = ein Raum, noch nicht ausgewürfelt
state-fetch = vom König verlangt, gibt dir sonst nichts
state-fetched = für den König geholt
state-gold = { $gold } GS für dich
state-ice = { $change } ♥ bei jedem Betreten, schmilzt mit dem Flammenamulett
state-ice-melted = geschmolzen
state-door = öffnet sich mit dem Verliesschlüssel
state-door-unlocked = für immer aufgeschlossen
state-chest = öffnet sich, wenn du eintrittst
state-wizard = der erste Zauberer, den du triffst, verkauft Zauber, der andere Gegenstände
state-wizard-spells = verkauft Zauber für { $price } GS
state-wizard-items = verkauft Gegenstände für { $price } GS
state-crystal = zeigt einen Raum deiner Wahl, einmal
state-crystal-drained = erloschen
state-fountain = trink einmal: { $gain } ♥ bei { $high }, { $loss } ♥ bei { $low }
state-fountain-drained = jetzt gewöhnliches Wasser
state-wall = versperrt den Weg, bis sie aufgelöst ist
state-wall-dissolved = aufgelöst
state-trap = { $change } ♥ bei { $low }
state-trap-spent = jetzt unschädlich
state-enemy = besiegt bei { $high }, { $change } ♥ bei { $low }
state-enemy-defeated = besiegt
state-shield = deiner, wenn du keinen trägst
state-staircase = der Ausgang
state-empty = jetzt leer
