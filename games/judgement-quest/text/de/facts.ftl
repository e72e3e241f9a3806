### Found by name

## Das Spiel

info-summary = Vier Aufgaben für König Frederick in einem Verlies aus 27 Räumen: holen, räumen, erkunden, besiegen und lebend zurückkommen.
info-aim = Die vier Aufgaben erledigen und lebend die Treppe wieder hinaufsteigen.
info-length = etwa 80 Züge
info-difficulty = gutmütig; ein vorsichtiger Ritter kommt fast immer heim, die Kunst sind die Punkte

## Ausgänge

ending-returned = Der Ritter kam die Treppe wieder herauf, alle vier Aufgaben erledigt.
ending-failed_attempt = Der Ritter verließ das Verlies mit einer offenen Aufgabe.
ending-perished = Der letzte Lebenspunkt ging verloren.
ending-abandoned = Die Quest wurde abgebrochen.
ending-impossible = Eine Aufgabe war nicht mehr zu erledigen: Nichts in Reichweite öffnete den Weg.

## Hausregeln

option-layout = Form des Verlieses
option-layout-effect = Die Form des Verlieses. In unserem Regelheft fehlt die Zeichnung: „breit“ ist unsere Vermutung, „hoch“ dieselbe gedreht, „eigene“ deine.
option-layout-is-wide = breit
option-layout-is-tall = hoch
option-layout-is-custom = eigene
option-map = Eigener Grundriss
option-map-effect = Die Form eines eigenen Verlieses: 5 Reihen mit 7 Zeichen, verbunden mit `/`, `#` für jeden der 27 Räume und `.` für keinen.
option-equipment = Gespielt mit
option-equipment-effect = Mit Karten oder mit Würfeln wie in der Würfelfassung, in der jeder Raum beim Aufdecken ausgewürfelt wird.
option-equipment-is-cards = Karten
option-equipment-is-dice = Würfel
option-d12 = Der W12
option-d12-effect = Mit Würfeln: wie ein W12 gewürfelt wird, mit einem oder mit zwei W6.
option-campaign = Teil einer Kampagne
option-campaign-effect = In einer Kampagne darfst du das Verlies vorzeitig als gescheiterten Versuch verlassen, und die Quest ändert deinen Titel.
option-title = Titel zu Beginn
option-title-effect = Der Titel, den du zu Beginn trägst; er ist 0, 1, 2 oder 3 GS wert.
option-title-is-none = keiner
option-title-is-lieutenant = Leutnant
option-title-is-captain = Hauptmann
option-title-is-commander = Oberbefehlshaber
option-hp_cap = Höchstzahl LP, 0 für keine
option-hp_cap-effect = Hausregel: Gewinne heben die LP nie darüber, 6 bis 99; 0 für keine Grenze.
option-triggered_traps = Nur ausgelöste Fallen zählen
option-triggered_traps-effect = Eine Falle, die ein Zauber der Entschärfung entschärft hat, zählt nicht für die Fallenaufgabe.
option-first_wizard_seen = Der zuerst gesehene Zauberer verkauft Zauber
option-first_wizard_seen-effect = Der zuerst aufgedeckte Zauberer verkauft Zauber, nicht der zuerst besuchte.
option-play_on = Eine aussichtslose Quest geht weiter
option-play_on-effect = Eine Quest, die nicht mehr zu schaffen ist, geht weiter, bis du abbrichst oder stirbst.

## Erklärte Wörter

term-go = gehen
term-go-says = Geh in einen Nachbarraum: Die Räume um ihn werden aufgedeckt, dann geschieht, was er birgt.
term-leave = verlassen
term-leave-says = Steig die Treppe hinauf, wenn alle vier Aufgaben erledigt sind. In einer Kampagne darfst du auch ohne sie gehen, als gescheiterten Versuch.
term-view = blicken
term-view-says = Blick in den Kristall: Ein Raum deiner Wahl wird aufgedeckt, so weit er auch weg ist. Das geht einmal.
term-fountain = aus dem Brunnen trinken
term-fountain-says = Trink einmal aus dem Brunnen: 4 bis 6 auf dem Würfel bringen 1 LP, 1 bis 3 kosten 1 LP.
term-buy = kaufen
term-buy-says = Bezahl einen Zauberer: 1 GS für einen Zauber, 2 GS für einen Gegenstand, so oft du es dir leisten kannst.
term-fight = kämpfen
term-fight-says = Eine Kampfrunde, ein Würfel: 4 bis 6 besiegt den Gegner. Ein Gespenst trifft dich bei 1, ein Schleim bei 1 und 2, ein Skelett und der Drache bei 1 bis 3.
term-take = einstecken
term-take-says = Steck den Treffer ein: Du verlierst seinen Schaden an LP und behältst Schild und Heiltrank.
term-drink = trinken
term-drink-says = Leer den Heiltrank: Du bekommst 3 LP. Das geht jederzeit, auch wenn gerade ein Treffer fällt.
term-abandon = abbrechen
term-abandon-says = Brich die Quest ab. Sie ist verloren.
term-resolved = erledigt
term-resolved-says = Ein Raum, mit dem du fertig bist; er liegt quer, und dort geschieht nichts mehr.
term-revealed = aufgedeckt
term-revealed-says = Ein offener Raum: Du warst in einem Raum daneben oder hast ihn durch Magie gesehen.
term-fetch = holen
term-fetch-says = Betritt die Räume, aus denen der König etwas will; sonst geben sie dir nichts.
term-amulet = Amulett
term-amulet-says = Das Flammenamulett schmilzt Eishöhlen, die du betrittst, und hält ewig.
term-key = Schlüssel
term-key-says = Der Verliesschlüssel öffnet verschlossene Türen und hält ewig.
term-flask = Heiltrank
term-flask-says = Trink ihn jederzeit für 3 LP, selbst zwischen einem Treffer und seinem Schaden.
term-shield = Schild
term-shield-says = Er fängt einen Treffer eines Gegners, einer Falle oder einer Truhe ab, wie hoch der Schaden auch ist, und zerbricht.
term-retreat = zurückweichen
term-retreat-says = Weich nach einer Kampfrunde in den Raum zurück, aus dem du kamst.
term-hopeless = aussichtslos
term-hopeless-says = Sind die Aufgaben nicht mehr zu schaffen, endet die Quest.
