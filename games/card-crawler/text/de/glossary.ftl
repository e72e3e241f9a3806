### Found by name

## Erklärte Wörter

term-enter = betreten
term-enter-says = Lege eine Karte ab und geh durch einen Raum am Rand hinein. Seine Karte wird aufgedeckt.
term-go = gehen
term-go-says = Lege eine Karte ab und geh in einen Nachbarraum. Eine verdeckte Karte dort wird aufgedeckt.
term-attack = angreifen
term-attack-says = Einmal je Runde: Lege Karten gegen das Monster neben dir ab. Haben sie mehr als doppelt so viele Punkte wie es, ist es erschlagen: 17 erschlagen eine Acht.
term-double = verdoppeln
term-double-says = Wirf die Pik-Dame weg: Deine Punkte zählen für den Rest dieser Runde doppelt.
term-heal = heilen
term-heal-says = Wirf eine Karte weg und heile eine Wunde. Die Herz-Dame heilt, ohne weggeworfen zu werden. Bei { $life } Wunden stirbst du.
term-end = beenden
term-end-says = Beende deine Runde. Ein lebendes Monster neben dir greift an; dann ziehst du auf { $hand_size } Karten nach, mit der Kreuz-Dame auf eine mehr. { $idle_end ->
    [true] Du darfst jede Runde beenden, auch wenn sich nichts ändert.
   *[other] Hast du Handkarten, aber keine zum Nachziehen und kein Monster neben dir, geht das nicht.
}
term-take = hinnehmen
term-take-says = Nimm die Wunde der Falle hin.
term-defend = verteidigen
term-defend-says = Lege Karten gegen den Angriff ab: Jeder Punkt, den sie nicht erreichen, ist eine Wunde. Sechs gegen eine Sieben kosten eine.
term-exhaustion = Erschöpfung
term-exhaustion-says = { $exhaustion ->
    [1] Jedes Neumischen kostet eine Wunde, ob mit der Karo-Dame oder ohne sie.
   *[other] Jedes Neumischen kostet { $exhaustion } Wunden, mit der Karo-Dame eine weniger.
}
term-trash = wegwerfen
term-trash-says = Eine weggeworfene Karte ist aus dem Spiel; eine abgelegte kommt wieder.
term-loot = plündern
term-loot-says = Leg eine Handkarte endgültig aus und nimm die Karte des Raums in deinen Ablagestapel.
term-flee = fliehen
term-flee-says = { $flee_at_once ->
    [true] { $flee_after_attack ->
        [true] Vor einem lebenden Monster
       *[other] Vor einem Monster, das du in dieser Runde nicht angegriffen hast
    }
   *[other] { $flee_after_attack ->
        [true] Vor einem Monster, neben dem deine Runde begann
       *[other] Vor einem Monster, neben dem deine Runde begann und das du in ihr nicht angegriffen hast
    }
}: Wirf eine Karte weg, nimm eine Wunde hin und { $flee_back ->
    [true] geh zurück in einen Nachbarraum, in dem du schon warst
   *[other] geh in einen Nachbarraum, der nicht verdeckt ist
}.
term-knight = Ritter
term-knight-says = Ein König: Angriff 10, Verteidigung 20 und am Ende 20 Punkte für seine Leiche.
term-companion = Gefährtin
term-companion-says = Eine Dame. Alle außer der Herz-Dame bleiben an deiner Seite.
term-rim = Rand
term-rim-says = Die Räume der äußeren Reihen und Spalten, durch die du hineinkommst.
term-stranded = gestrandet
term-stranded-says = Hand, Nachziehstapel und Ablagestapel sind leer: Das Spiel ist verloren.
