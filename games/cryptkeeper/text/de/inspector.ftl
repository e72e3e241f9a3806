## Felder und Gegenstände

about-amulet = Das Amulett. Bring es{ $flask_required ->
    [true] , ein Ass in der Hand,
   *[other] {""}
} { $whole_turn ->
    [true] bis zum Ende der Runde nach der, in der du es ziehst,
   *[other] mit dem nächsten Schritt nach dem Ziehen
} zum Altar, der anderen Zehn: Dann gewinnst du. Behältst du es länger, kommt es mit elf anderen Gegenständen in die Ablage. { $any_item ->
    [true] Benutzt du es, geschieht nichts, und sein Fluch endet.
   *[other] Benutzen kannst du es nicht.
}
about-flask = Die Flasche: { $effect }. { $flask_required ->
    [true] Das Ritual braucht ein Ass in deiner Hand, also behalte eines.
   *[other] Das Ritual braucht sie nicht.
}
about-crowbar = Eine Brechstange: { $effect }. Benutze sie, wenn du ein Feld umgedreht hast, das dir schaden würde, eine Dame zum Beispiel.
about-item = { $item }: { $effect }. Wirkt einmal und kommt dann in die Ablage.
about-tile = { $tile }. Wenn du darauf gehst: { $effect }.
about-both = { $tile } als Feld: { $event }. { $item } als Gegenstand: { $effect }.
about-tile-hidden = Ein verdecktes Feld. Geh von einem Nachbarfeld darauf: Es wird umgedreht, und sein Ereignis geschieht, wenn du es nicht verhinderst.
about-stairs = Die Treppe. Ist auf diesem Stockwerk eine Rune aktiv, darfst du von hier hinabsteigen.
about-altar-spent = Ein Altar, den du zu früh angetroffen hast. Er ist zu nichts nütze, bis seine Karte den Plan verlassen hat und zurückgekehrt ist.
about-activated = Ein aktiviertes Feld: Du darfst darüber gehen, und nichts geschieht.

## Bereiche

about-map = Felder, und du auf einem davon. Jede Runde gehst du auf ein Nachbarfeld. Quer liegende Felder sind aufgedeckt: Ihr Ereignis wartet noch.
about-hand = { $any_item ->
    [true] Deine Gegenstände. Benutze sie
   *[other] Deine Gegenstände. Benutze sie, nur nicht das Amulett:
} { $inside_effects ->
    [true] bevor du gehst, wenn ein Feld umgedreht ist und sein Ereignis wartet, solange ein Ereignis oder der Fluch dich wählen lässt, oder bevor ein Fluch zuschlägt. Du darfst beliebig viele haben.
   *[other] bevor du gehst, wenn ein Feld umgedreht ist und sein Ereignis wartet, oder bevor ein Fluch zuschlägt. Du darfst beliebig viele haben.
}
about-deck = Gegenstände, die du ziehst. Im nächsten Stockwerk ist dieser Plan der Stapel.
about-discard = Benutzte Gegenstände und abgelegte Felder. Zusammen mit dem Stapel sind sie der Plan des nächsten Stockwerks.
about-offer-zone = Eine dieser schwarzen Karten ist dein erster Gegenstand, die anderen zwölf sind der Plan. Sechs, Bube und Dame meinen es gut mit neuem Personal.
about-using = Der Gegenstand, der gerade wirkt.
about-signs = Ob die Gargoyles erstarrt sind und wann der Fluch des Amuletts zuschlägt.
about-floor = Wie tief du bist. Bei jedem Abstieg sind Stapel und Ablage der neue Plan, und der alte Plan ist der neue Stapel.
about-turns = Abgeschlossene Runden. Bei einem Sieg gilt: je weniger, desto besser.

## Noch nicht gesehene Karten

unseen-map = { $n ->
    [0] Von diesem Plan hast du jede Karte gesehen.
    [one] Von diesem Plan hast du 1 Karte noch nicht gesehen: { $cards }.
   *[other] Von diesem Plan hast du { $n } Karten noch nicht gesehen: { $cards }.
}
unseen-deck = { $n ->
    [0] Vom Stapel hast du jede Karte gesehen.
    [one] Vom Stapel hast du 1 Karte noch nicht gesehen: { $cards }.
   *[other] Vom Stapel hast du { $n } Karten noch nicht gesehen: { $cards }.
}
twin-map = { $n ->
    [one] Die einzige noch nicht gesehene Karte dieses Plans ist die andere, { $card }.
   *[other] Die andere, { $card }, ist unter den { $n } noch nicht gesehenen Karten dieses Plans.
}
twin-deck = { $n ->
    [one] Die einzige noch nicht gesehene Karte des Stapels ist die andere, { $card }.
   *[other] Die andere, { $card }, ist unter den { $n } noch nicht gesehenen Karten des Stapels.
}
