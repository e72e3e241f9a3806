### Found by name

## Das Spiel

info-summary = Erkunde eine Festung mit einem Deck, das zugleich Erfahrung und Erschöpfung ist, erschlage den Dunklen Herrscher und plündere seine Leiche.
info-aim = Den Dunklen Herrscher erschlagen und seine Leiche plündern, bevor zehn Wunden dich töten.
info-length = etwa 110 Züge
info-difficulty = gutmütig mit fünf Handkarten, schwer mit dreien

## Ausgänge

ending-won = Der Dunkle Herrscher ist geplündert.
ending-monster = Die letzte Wunde schlug ein Monster.
ending-trap = Die letzte Wunde riss die Falle.
ending-flight = Die letzte Wunde war der Preis einer Flucht.
ending-exhaustion = Die letzte Wunde kam vom Neumischen des Ablagestapels.
ending-stranded = Nach dem Nachziehen war keine Karte auf der Hand.

## Hausregeln

option-hand_size = Handlimit
option-hand_size-effect = So viele Karten ziehst du zu Beginn, und so viele hältst du ohne die Kreuz-Dame.
option-life = Tödliche Wunden
option-life-effect = So viele Wunden töten den Helden; zugleich seine volle Gesundheit.
option-exhaustion = Wunden beim Neumischen
option-exhaustion-effect = Wunden bei jedem Neumischen des Ablagestapels, ohne die Karo-Dame.
option-flee_at_once = Flucht in der Runde der Ankunft
option-flee_at_once-effect = Der Held darf schon in der Runde fliehen, in der er den Raum betreten hat.
option-flee_after_attack = Flucht nach einem Angriff
option-flee_after_attack-effect = Der Held darf nach einem Angriff fliehen, der nicht getötet hat.
option-flee_back = Flucht nur zurück
option-flee_back-effect = Der Held flieht nur in einen Raum, in dem er schon war.
option-healer_fights = Die Heilerin kämpft
option-healer_fights-effect = Die Herz-Dame auf der Hand zählt im Kampf 12 Punkte.
option-lost_body = Die Leiche des Dunklen Herrschers kann verloren gehen
option-lost_body-effect = Der Dunkle Herrscher steht nur auf, wenn keine Karte zum Plündern blieb; eine zurückgelassene Leiche ist verloren.

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
