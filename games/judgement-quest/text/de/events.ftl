## Der Zug

event-go = Du gehst { $direction } { $room-to }.
event-leave = Du steigst die Treppe hinauf.
event-view = Du blickst in den Kristall: { $cell }.
event-fountain = Du trinkst aus dem Brunnen.
event-healing = Der Zauberer wirkt Heilung.
event-seeing = Der Zauberer wirkt Sicht auf { $cell }.
event-dissolving = Der Zauberer wirkt Auflösung auf { $cell }.
event-disarming = Der Zauberer wirkt Entschärfung auf { $cell }.
event-buy = Du kaufst { $item-acc }.
event-fight = Du kämpfst gegen { $room-acc }.
event-retreat = Du weichst { $direction } { $room-to } zurück.
event-shield = Dein Schild hält den Treffer ab und zerbricht.
event-take = Du steckst den Treffer ein.
event-drink = Du trinkst den Heiltrank.
event-abandon = Du brichst die Quest ab.

## Was er zeigt

event-revealed = Aufgedeckt: { $rooms }.
event-rolled = Gewürfelt: { $dice }. Aufgedeckt: { $rooms }.

## Ein Würfel

roll-cursed = Du würfelst { $roll }: Das Wasser ist verflucht.
roll-blessed = Du würfelst { $roll }: Das Wasser ist gesegnet.
roll-trapped = Du würfelst { $roll }: In der Truhe ist eine Falle.
roll-gold = Du würfelst { $roll } und findest { $gold } GS in der Truhe.
roll-item = Du würfelst { $roll } und findest { $item-acc } in der Truhe.
roll-item-held = Du würfelst { $roll }: { $item }. Hast du schon; dafür bekommst du { $gold } GS.
roll-arrows = Du würfelst { $roll }: Die Pfeile treffen dich.
roll-dodged = Du würfelst { $roll } und weichst den Pfeilen aus.
roll-hit = Du würfelst { $roll }: { $room-The } trifft dich.
roll-missed = Du würfelst { $roll }: Ihr verfehlt einander.
roll-defeated = Du würfelst { $roll } und besiegst { $room-acc }!

## Der Raum

event-fetched = Du holst es für den König.
event-ice = Die Kälte beißt.
event-ice-melts = Das Flammenamulett schmilzt das Eis für immer.
event-door = Der Verliesschlüssel schließt die Tür für immer auf.
event-spells = Der Zauberer verkauft Zauber für je { $price } GS.
event-items = Der Zauberer verkauft Gegenstände für je { $price } GS.
event-shield-gained = Du nimmst den Holzschild an dich.
event-shield-left = Du lässt den Schild liegen, du trägst schon einen.
event-hp = → { $hp } ♥ ({ $change })
event-gp = → { $gp } GS ({ $change })
event-crystal-drained = Der Kristall erlischt.
event-fountain-drained = Das Wasser ist jetzt gewöhnliches Wasser.
event-chest-empty = Die Truhe ist jetzt leer.
event-trap-spent = Die Falle ist jetzt harmlos.
event-wall-dissolved = Die Steinmauer { $place } löst sich auf.
event-trap-disarmed = Die Pfeilfalle { $place } ist jetzt unschädlich.
event-task-done = Aufgabe erfüllt: { $task-done }.

## Was ansteht

event-hit = Der Treffer wird { $hit } ♥ kosten.
event-enemy = { $room-The } ist noch da.
event-knighted = { $points ->
    [one] König Frederick schlägt dich zum Ritter: { $points } Siegpunkt, { $title }.
   *[other] König Frederick schlägt dich zum Ritter: { $points } Siegpunkte, { $title }.
}
event-failed = Ein gescheiterter Versuch: { $done } von { $all } Aufgaben erfüllt.
event-perished = Du bist im Verlies umgekommen.
event-lost = Die Quest ist verloren.
event-impossible = Deine Aufgaben sind nicht mehr zu schaffen: Die Quest ist verloren.
