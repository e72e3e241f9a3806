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
term-heal-says = Wirf eine Karte weg und heile eine Wunde. Die Herz-Dame heilt, ohne weggeworfen zu werden.
term-end = beenden
term-end-says = Beende deine Runde. Ein lebendes Monster neben dir greift an; dann ziehst du bis zum Handlimit nach.
term-take = hinnehmen
term-take-says = Nimm die Wunde der Falle hin.
term-defend = verteidigen
term-defend-says = Lege Karten gegen den Angriff ab: Jeder Punkt, den sie nicht erreichen, ist eine Wunde. Sechs gegen eine Sieben kosten eine.
term-exhaustion = Erschöpfung
term-exhaustion-says = Die Wunden beim Neumischen: jedes Mal zwei, außer die Karo-Dame ist bei dir.
term-trash = wegwerfen
term-trash-says = Eine weggeworfene Karte ist aus dem Spiel; eine abgelegte kommt wieder.
term-loot = plündern
term-loot-says = Leg eine Handkarte endgültig aus und nimm die Karte des Raums in deinen Ablagestapel.
term-flee = fliehen
term-flee-says = Vor einem Monster, neben dem deine Runde begann: Wirf eine Karte weg, nimm eine Wunde und geh in einen Raum, der nicht verdeckt ist.
term-knight = Ritter
term-knight-says = Ein König: Angriff 10, Verteidigung 20 und am Ende 20 Punkte für seine Leiche.
term-companion = Gefährtin
term-companion-says = Eine Dame. Alle außer der Herz-Dame bleiben an deiner Seite.
term-rim = Rand
term-rim-says = Die Räume der äußeren Reihen und Spalten, durch die du hineinkommst.
term-stranded = gestrandet
term-stranded-says = Hand, Nachziehstapel und Ablagestapel sind leer: Das Spiel ist verloren.
