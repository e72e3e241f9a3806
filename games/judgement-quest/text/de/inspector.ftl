## Räume

about-gold = Du bekommst beim Betreten 1 GS, einmal. Es ist einen Siegpunkt wert oder kauft einen Zauber.
about-ice = Jedes Betreten kostet 1 LP. Mit dem Flammenamulett schmilzt das Eis stattdessen, und zwar für immer.
about-door = Nur mit dem Verliesschlüssel kommst du hinein; du behältst ihn, und die Tür bleibt offen.
about-chest = Öffnet sich beim Betreten, der Würfel entscheidet: 1 ist eine Falle für 1 LP, 2 ein Goldstück, 3 das Amulett, 4 der Schlüssel, 5 der Heiltrank, 6 der Schild. Für einen Gegenstand, den du schon hast, gibt es 2 GS.
about-wizard = { $first_wizard_seen ->
    [true] Der erste Zauberer, den du siehst, verkauft Zauber für 1 GS, der andere Gegenstände für 2 GS.
   *[other] Der erste Zauberer, den du betrittst, verkauft Zauber für 1 GS, der andere Gegenstände für 2 GS.
}
about-crystal = Blick einmal hinein, und deck einen beliebigen Raum auf, wie fern er auch ist.
about-fountain = { $hp_cap ->
    [0] Du darfst einmal trinken: 4–6 auf dem Würfel bringt 1 LP, 1–3 kostet 1 LP.
   *[other] Du darfst einmal trinken: 4–6 auf dem Würfel bringt 1 LP, bis zu insgesamt { $hp_cap } LP, 1–3 kostet 1 LP.
}
about-wall = Versperrt den Weg, bis ein Zauber der Auflösung sie beseitigt.
about-trap = { $triggered_traps ->
    [true] Beim Betreten entscheidet der Würfel: Bei 1–3 kosten dich die Pfeile 1 LP. Danach ist die Falle verbraucht. Ein Zauber der Entschärfung macht sie ebenfalls unschädlich, aber dann zählt sie für keine Aufgabe.
   *[other] Beim Betreten entscheidet der Würfel: Bei 1–3 kosten dich die Pfeile 1 LP. Danach ist die Falle verbraucht. Ein Zauber der Entschärfung macht sie ebenfalls unschädlich, und das zählt für eine Aufgabe.
}
about-specter = Ein Gegner: 4–6 auf dem Würfel besiegt ihn, bei 1 trifft er dich für 1 LP.
about-slime = Ein Gegner: 4–6 auf dem Würfel besiegt ihn, bei 1–2 trifft er dich für 1 LP.
about-skeleton = Ein Gegner: 4–6 auf dem Würfel besiegt ihn, bei 1–3 trifft er dich für 1 LP.
about-shield = Du nimmst ihn, wenn du keinen trägst. Er hält einen Treffer eines Gegners, einer Falle oder einer Truhe ab und zerbricht.
about-dragon = Der schlimmste Gegner: 4–6 auf dem Würfel besiegt ihn und bringt 3 GS, bei 1–3 trifft er dich für 3 LP.
about-staircase = { $campaign ->
    [true] Hier bist du herabgestiegen. Sind alle vier Aufgaben erfüllt, geh hier hinaus; auch ohne sie darfst du gehen, als gescheiterten Versuch.
   *[other] Hier bist du herabgestiegen. Sind alle vier Aufgaben erfüllt, geh hier hinaus.
}
about-hidden = { $equipment ->
    [dice] Noch nicht ausgewürfelt. Er wird ausgewürfelt, wenn du einen Raum daneben betrittst.
   *[other] Noch nicht aufgedeckt. Er wird sichtbar, wenn du einen Raum daneben betrittst.
}
about-resolved = Dieser ist erledigt: Hier geschieht nichts mehr.

## Aufgaben

about-task-fetch = Aufgabe: { $task }. Betritt jeden dieser Räume; er gibt dir sonst nichts.
about-task-remove = Aufgabe: { $task }. Ein Raum zählt, sobald er geschmolzen oder aufgeschlossen ist.
about-task-traps = Aufgabe: { $task }. Ein Raum zählt, sobald seine Fallen ausgelöst oder entschärft sind.
about-task-trigger = Aufgabe: { $task }. Ein Raum zählt, sobald du seine Fallen ausgelöst hast; durch einen Zauber entschärft zählt er nicht.
about-task-explore = Aufgabe: { $task }. Es genügt, dass beide aufgedeckt sind.
about-task-defeat = Aufgabe: { $task }. Jeder Gegner dieser Art zählt.
about-task-done = Sie ist erfüllt.
about-task-open = Sie ist noch offen.
about-task-other = Sie gehört nicht zu deinen vier Aufgaben.

## Zonen

about-zone-dungeon = Betrittst du einen Raum, werden die Räume daneben aufgedeckt. Ein quer liegender Raum ist erledigt.
about-zone-tasks = Vier Aufgaben: holen, räumen, erkunden, besiegen. Erfüll alle, und kehr zur Treppe zurück.
about-zone-hp = { $hp_cap ->
    [0] Lebenspunkte. Bei 0 kommst du um; jeder übrige ist ein Siegpunkt.
   *[other] Lebenspunkte. Bei 0 kommst du um, und nichts hebt sie über { $hp_cap }; jeder übrige ist ein Siegpunkt.
}
about-zone-gp = Goldstücke. Ein Zauber kostet 1, ein Gegenstand 2; jedes übrige ist ein Siegpunkt.
about-zone-inventory = Deine Gegenstände, von jedem höchstens einer. Jeder ist 2 Siegpunkte wert.
about-zone-hit = Der Schaden, der dir droht. Ein Schild hält ihn ab, ein Heiltrank heilt dich vorher.
about-zone-points = 1 für jeden LP, jedes GS und jeden besiegten Gegner, 2 für jeden Gegenstand. Sie zählen, wenn du heimkehrst: 9 machen dich zum Leutnant, 12 zum Hauptmann, 15 zum Oberbefehlshaber, 18 zum König.
about-zone-honours = { $campaign ->
    [true] Dein Titel aus früheren Quests der Kampagne, und das Gold, das er bringt.
   *[other] Dein Titel zu Beginn, und das Gold, das er bringt.
}
about-zone-unseen = Räume, die noch verborgen sind, an unbekannten Orten.

## Was noch verborgen ist

odds-kind = { $same ->
    [0] Noch verborgen: keiner dieser Art.
   *[other] Noch verborgen: { $same } dieser Art unter { $rooms ->
        [one] { $rooms } Raum
       *[other] { $rooms } Räumen
    }.
}
odds-cards = { $rooms ->
    [0] Alle Räume sind aufgedeckt.
    [one] Noch verborgen: { $rooms } Raum, { $enemies ->
        [0] kein Gegner
       *[other] ein Gegner
    }.
   *[other] Noch verborgen: { $rooms } Räume, darunter { $enemies ->
        [0] kein Gegner
        [one] { $enemies } Gegner
       *[other] { $enemies } Gegner
    }.
}
odds-dice = { $rooms ->
    [0] Alle Räume sind aufgedeckt.
    [one] Noch auszuwürfeln: { $rooms } Raum.
   *[other] Noch auszuwürfeln: { $rooms } Räume.
}
