## Jederzeit

refused-over = die Quest ist vorbei
refused-hit = ein Treffer steht an: Halt ihn ab, steck ihn ein, oder trink vorher
refused-no-hit = kein Treffer steht an: Der Schild hilft nur gegen einen Treffer
refused-combat = { $room-the } ist nicht besiegt: Kämpf, oder weich in den Raum zurück, aus dem du kamst
refused-no-enemy = hier ist kein unbesiegter Gegner
refused-no-flask = du hast keinen Heiltrank
refused-no-shield = du hast keinen Schild
refused-cold = der Schild hält Fallen und Angriffe ab, aber nicht die Kälte
refused-cursed = der Schild hält Fallen und Angriffe ab, aber kein verfluchtes Wasser

## Wege

refused-here = du bist schon in diesem Raum
refused-void = in { $cell } ist kein Raum
refused-far = { $cell } liegt nicht neben dir: Geh einen Raum nach Norden, Osten, Süden oder Westen
refused-locked = die Tür { $place } ist verschlossen, und du hast keinen Verliesschlüssel
refused-wall = die Mauer { $place } versperrt den Weg: Nur ein Zauber der Auflösung beseitigt sie
refused-leave-elsewhere = nur die Treppe in { $cell } führt hinaus
refused-leave-tasks = { $done } von { $all } Aufgaben erfüllt: Außerhalb einer Kampagne brauchst du alle

## Magie

refused-no-crystal = hier ist kein Kristall
refused-crystal-drained = dieser Kristall ist erloschen
refused-no-fountain = hier ist kein Brunnen
refused-fountain-drained = das ist jetzt gewöhnliches Wasser
refused-revealed = der Raum in { $cell } ist schon aufgedeckt
refused-hidden = der Raum in { $cell } ist noch nicht aufgedeckt
refused-resolved = { $room-the } in { $cell } ist schon erledigt
refused-other = in { $cell } ist { $room-the }: Der Zauber wirkt nur auf { $wanted-acc }
refused-no-wizard = hier ist kein Zauberer
refused-sells-items = dieser Zauberer verkauft Gegenstände: Zauber verkauft der, den du zuerst getroffen hast
refused-sells-items-seen = dieser Zauberer verkauft Gegenstände: Zauber verkauft der, den du zuerst gesehen hast
refused-sells-spells = dieser Zauberer verkauft Zauber: Gegenstände verkauft der andere
refused-spell-price = ein Zauber kostet { $price } GS, und du hast keins
refused-item-price = ein Gegenstand kostet { $price } GS, und du hast { $gp }
refused-item-held = { $item-acc } hast du schon

## Notation

moves-accepted = ein Zug ist { $moves }, mit einem Feld von `r1c1` bis `r5c7`
