### Found by name

## Das Spiel

info-summary = Erkunde eine Festung mit einem Deck, das zugleich Erfahrung und Erschöpfung ist, erschlage den Dunklen Herrscher und plündere seine Leiche.
info-aim = Den Dunklen Herrscher erschlagen und seine Leiche plündern, bevor deine Wunden dich töten.
info-length = etwa 110 Züge
info-difficulty = { $hand_size ->
    [3] schwer mit drei Handkarten
    [4] ausgewogen mit vier Handkarten
    [6] gutmütig mit so vielen Handkarten
    [7] gutmütig mit so vielen Handkarten
   *[other] gutmütig mit fünf Handkarten, schwer mit dreien
}

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
option-idle_end = Leere Runden
option-idle_end-effect = Der Held darf jede Runde beenden, auch wenn sich dadurch nichts ändert.

## Wonach Berichte fragen können.
fact-room = Raum
fact-life = Wunden, die noch bleiben, die letzte tödlich
fact-hand = Karten auf der Hand
fact-deck = Karten des eigenen Stapels
fact-trash = weggeworfene Karten
fact-companions = Gefährtinnen
fact-rooms-seen = gesehene Räume
fact-lord-seen = ob der Dunkle Herrscher gesehen wurde
fact-wounds-taken = erlittene Wunden
fact-wounds-healed = geheilte Wunden
fact-attacks = Angriffe
fact-defences = Verteidigungen
fact-flights = Fluchten
fact-loot = erbeutete Karten
fact-killer = Karte, die tötete
