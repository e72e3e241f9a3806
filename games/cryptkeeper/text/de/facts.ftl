### Found by name

## Das Spiel

info-summary = Jede Karte ist ein Feld des Plans oder ein Gegenstand: Finde das Amulett, finde den Altar und lass dich nicht aus der Gruft werfen.
info-aim = Den Altar mit Amulett und Flasche erreichen.
info-length = etwa 70 Züge
info-difficulty = schwer; das Ritual will geplant sein, und der Fluch lässt dafür nur einen Zug

## Ausgänge

ending-won = Das Amulett ist gereinigt.
ending-ejected = Ein Ereignis verlangte Gegenstände, und die Hand war leer.
ending-stuck = Kein Gegenstand war brauchbar, und kein Feld in Reichweite war noch zu aktivieren.

## Hausregeln

option-black_suit = Schwarze Farbe
option-black_suit-effect = Die schwarze Farbe im Spiel, Kreuz oder Pik; sie ändert nur das Aussehen.
option-black_suit-is-C = Kreuz
option-black_suit-is-S = Pik
option-red_suit = Rote Farbe
option-red_suit-effect = Die rote Farbe im Spiel, Karo oder Herz; sie ändert nur das Aussehen.
option-red_suit-is-D = Karo
option-red_suit-is-H = Herz
option-flask_required = Das Ritual braucht die Flasche
option-flask_required-effect = Ob das Ritual die Flasche (ein Ass) braucht; ohne sie ist das Spiel leichter.
option-altar_sinks = Der Altar versinkt in der Ablage
option-altar_sinks-effect = Ein Altar, den man ohne Amulett erreicht, verlässt den Plan und kommt in die Ablage.
option-whole_turn = Eine ganze Runde für die Reinigung
option-whole_turn-effect = Die eine Runde für die Reinigung ist immer die ganze Runde nach der, in der die Zehn kam.

## Erklärte Wörter

term-take = nehmen
term-take-says = Wähle eine der schwarzen Karten als ersten Gegenstand. Die anderen zwölf werden der Plan.
term-stand = beginnen
term-stand-says = Wähle das Feld, auf dem du dieses Stockwerk beginnst. Sein Ereignis tritt nicht ein.
term-use = einsetzen
term-use-says = Setze einen Gegenstand deiner Hand ein, bevor du ziehst oder während ein Ereignis wartet. Er wirkt einmal und kommt in die Ablage.
term-move = ziehen
term-move-says = Geh auf ein Nachbarfeld. War es noch nicht aktiviert, wird es umgedreht, und sein Ereignis tritt ein.
term-descend = hinabsteigen
term-descend-says = Auf der Treppe, mit aktiver Rune: Stapel und Ablage werden das nächste Stockwerk, dieses Stockwerk wird dessen Stapel. Deine Hand behältst du.
term-resolve = geschehen lassen
term-resolve-says = Lass das Ereignis des Feldes eintreten. Vorher darfst du Gegenstände einsetzen, etwa eine Brechstange, die es verhindert.
term-suffer = erleiden
term-suffer-says = Lass den Fluch zuschlagen: Das Amulett kommt mit elf anderen Gegenständen in die Ablage.
term-discard = ablegen
term-discard-says = Ein Effekt verlangt Gegenstände deiner Hand: Wähle, welcher in die Ablage kommt.
term-keep = behalten
term-keep-says = Lege nichts ab, wo der Effekt dir die Wahl lässt.
term-card = Karte
term-card-says = Wähle eine Karte der Ablage für den Effekt.
term-row = Reihe
term-row-says = Wähle eine Reihe des Plans. Zitrusduft deckt ihre Felder auf, ein Einsturz legt sie ab.
term-column = Spalte
term-column-says = Wähle eine Spalte des Plans. Ein Gegenstand deckt ihre Felder auf, ein Einsturz legt sie ab.
term-tile = Feld
term-tile-says = Wähle ein Feld des Plans für den Effekt: Ein Nachbarfeld wird abgelegt, oder ein beliebiges kommt oben auf den Stapel.
term-cell = Platz
term-cell-says = Wähle einen freien Platz neben dem Plan: für dein eigenes Feld oder für eine Karte der Ablage.
term-build = bauen
term-build-says = Wähle die Seite des Plans, an die Karten des Stapels als neue Reihe oder Spalte kommen.
term-altar = Altar
term-altar-says = Eine Zehn auf dem Plan: Mit der anderen Zehn und einem Ass auf der Hand gewinnst du dort.
term-amulet = Amulett
term-amulet-says = Eine Zehn auf deiner Hand. Sie ist verflucht: Du hast einen Zug, um sie zum Altar zu bringen.
term-flask = Flasche
term-flask-says = Ein Ass auf deiner Hand. Das Ritual braucht sie und verbraucht sie nicht.
term-rune = Rune
term-rune-says = Ein Ass auf dem Plan. Sobald sie aktiviert ist, sind die Treppen dieses Stockwerks offen.
term-stairs = Treppe
term-stairs-says = Ein König auf dem Plan. Steh auf ihm, wenn er aktiviert ist, mit aktiver Rune, und steig hinab.
term-reveal = aufdecken
term-reveal-says = Dreh ein Feld offen und quer: Du siehst es, und sein Ereignis wartet noch.
term-ejected = hinausgeworfen
term-ejected-says = Sollst du Gegenstände ablegen und hast keinen, wirst du hinausgeworfen und verlierst.
term-curse = Fluch
term-curse-says = Behältst du eine Zehn länger als ihren Zug, wird sie mit elf anderen Gegenständen abgelegt.
