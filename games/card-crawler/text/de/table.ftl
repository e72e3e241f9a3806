## What to do

prompt-trap = Eine Falle: Nimm eine Wunde hin oder wirf eine Karte weg.
prompt-trap-no-card = Eine Falle: Nimm eine Wunde hin.
prompt-defend = { $attack } Verteidige dich.
prompt-no-card = Deine Hand ist leer: Beende die Runde.
prompt-outside = Du bist draußen: Lege eine Karte ab und betritt einen Raum am Rand.
prompt-monster = { $foe }: { $ways }.
prompt-plunder = { $card }, { $kind }: { $ways }.
prompt-slain = { $foe } ist erschlagen: { $ways }.
prompt-lord-slain = Der Dunkle Herrscher ist erschlagen: Plündere seine Leiche und gewinne.
prompt-empty = Ein leerer Raum: { $ways }.
may-attack = angreifen
may-flee = fliehen
may-end-attacked = die Runde beenden und angegriffen werden
may-loot = plündern
may-loot-body = die Leiche plündern
may-go = weitergehen
may-end = die Runde beenden

## Zones

fortress = Festung
fortress-note = Lebende Monster zeigen Angriff/Verteidigung, quer liegende Karten sind leere Räume; draußen ist unter der letzten Reihe.
hand = Hand
hand-note = Fast alles, was du tust, kostet eine davon.
wounds-zone = Wunden
wounds-note = Die letzte tötet dich.
hero = Held
companions = Gefährtinnen
companions-note = Damen an deiner Seite, nicht in deinem Deck.
draw-pile = Nachziehstapel
draw-pile-note = Verdeckt, Reihenfolge unbekannt: { $cards }.
draw-pile-note-empty = Leer: Vor dem nächsten Ziehen wird neu gemischt.
discard-pile = Ablagestapel
discard-pile-note = Kommt beim nächsten Neumischen zurück, und das verwundet dich.
trash = Müll
trash-note = Für immer fort. Ist er bei deinem Sieg leer, bringt er { $points } Punkte.
unseen = In der Festung verdeckt
unseen-monsters-entry = Monster
unseen-loot-entry = Zu plündern
unseen-events-entry = Ereignisse
unseen-cards = { $n } ({ $cards })
unseen-none = keine
score = Punkte bei einem Sieg
score-note = Mit deinen jetzigen Karten, bevor du eine für den Dunklen Herrscher auslegst.

## The hero

place = Ort
entrance = Erster Raum
entrance-none = noch keiner
entrance-note = Nur von dort kannst du nach draußen fliehen.
flight = Flucht
flight-nothing = kein Monster hier
flight-possible = möglich
flight-attacked = nicht in dieser Runde: du hast angegriffen
flight-arrived = nicht in dieser Runde: du bist gerade erst angekommen
limit = Handlimit
limit-note = Eine mehr dank der Helfenden Hand.
exhaustion = Neu mischen kostet
doubled = Punkte
doubled-value = diese Runde verdoppelt
doubled-note = Dank der Kriegerin.

## Cards

face-down = verdeckt
face-empty = { $card }, ein leerer Raum
face-slain = { $card }, erschlagen: Die Leiche kann geplündert werden
face-role = { $card }, { $role }
role-empty = leerer Raum
role-slain = erschlagen
effect-attack = Angriff
effect-defence = Verteidigung
in-hand = { $card }, { $used }
in-hand-score = { $card }, { $used }, am Ende { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
} wert
use-healer = die Heilerin, keine Punkte im Kampf
use-healer-fights = die Heilerin, { $points } Punkte
use-knight = Ritter, keine Punkte im Kampf
use-lord = die Leiche des Dunklen Herrschers
