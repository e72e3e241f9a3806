## Any move

refuse-over = das Spiel ist aus
refuse-trap-first = erst kommt die Falle: Nimm die Wunde hin oder wirf eine Karte weg
refuse-attack-first = erst kommt der Angriff des Monsters: Verteidige dich, mit Karten oder ohne
refuse-no-trap = hier ist keine Falle
refuse-no-attacker = kein Monster greift dich an
refuse-not-in-hand = { $card } ist nicht auf deiner Hand

## Walking and fleeing

refuse-enter-inside = du bist schon in der Festung
refuse-enter-not-rim = { $cell } liegt nicht am Rand: Betritt einen Raum am Rand
refuse-enter-first-room = { $cell } war dein erster Raum: Nimm einen anderen Eingang
refuse-go-outside = du bist draußen: Betritt erst einen Raum am Rand
refuse-go-monster = ein lebendes Monster versperrt dir den Weg: Erschlag es oder flieh
refuse-not-near = du kannst nur in einen Nachbarraum im Norden, Osten, Süden oder Westen gehen
refuse-flee-nothing = hier ist kein lebendes Monster, vor dem du fliehen könntest
refuse-flee-attacked = du hast in dieser Runde angegriffen: Fliehen kannst du erst ab der nächsten
refuse-flee-arrived = du bist in dieser Runde angekommen: Fliehen kannst du erst ab der nächsten
refuse-flee-outside = nach draußen fliehen kannst du nur aus deinem ersten Raum, { $cell }
refuse-flee-back = { $cell } kennst du noch nicht: Fliehen kannst du nur in Räume, in denen du schon warst
refuse-flee-unknown = { $cell } ist verdeckt: Flieh in einen Raum, der offen liegt

## Fighting, looting, healing

refuse-attack-nothing = hier ist kein lebendes Monster, das du angreifen könntest
refuse-attack-twice = du hast hier in dieser Runde schon angegriffen
refuse-attack-empty = ein Angriff braucht mindestens eine Karte
refuse-no-points = { $card } hat keine Punkte und zählt im Kampf nicht
refuse-double-no-fighter = die Kriegerin ist nicht an deiner Seite
refuse-double-nothing = die Kriegerin hilft nur gegen ein Monster
refuse-loot-outside = draußen gibt es nichts zu plündern
refuse-loot-living = das Monster lebt noch: Erschlag es erst
refuse-loot-empty = hier gibt es nichts mehr zu plündern
refuse-heal = du hast keine Wunde
refuse-end = hier ist kein Monster, und ziehen kannst du nicht: Nutze erst eine Karte

## Spelling

expected-room = ein Raum ist `r1c1` bis `r5c5`
expected-move = ein Zug ist { $patterns }, mit einzelnen Leerzeichen
