### Found by name

## Das Spiel

info-summary = Vier Aufgaben für König Frederick in einem Verlies aus 27 Räumen: holen, räumen, erkunden, besiegen und lebend zurückkommen.
info-aim = { $campaign ->
    [true] Die vier Aufgaben erledigen und lebend die Treppe wieder hinaufsteigen, Quest um Quest, bis du König bist.
   *[other] Die vier Aufgaben erledigen und lebend die Treppe wieder hinaufsteigen.
}
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
option-layout-effect = Die Form des Verlieses. Alle Formen sind von uns, denn in unserem Regelheft fehlt die Zeichnung: „breit“ ist unsere Vermutung, „hoch“ dieselbe gedreht, „eigene“ deine.
option-layout-is-wide = breit
option-layout-is-tall = hoch
option-layout-is-custom = eigene
option-map = Eigener Grundriss
option-map-effect = Die Form eines eigenen Verlieses: 5 Reihen mit 7 Zeichen, verbunden mit `/`, `#` für jeden der 27 Räume und `.` für keinen.
option-equipment = Gespielt mit
option-equipment-effect = Mit Karten oder mit Würfeln wie in der Würfelfassung, in der jeder Raum beim Aufdecken ausgewürfelt wird.
option-equipment-is-cards = Karten
option-d12-is-two-d6 = zwei W6
option-equipment-is-dice = Würfel
option-d12 = Der W12
option-d12-effect = Mit Würfeln: wie ein W12 gewürfelt wird, mit einem oder mit zwei W6.
option-campaign = Teil einer Kampagne
option-campaign-effect = In einer Kampagne darfst du das Verlies vorzeitig als gescheiterten Versuch verlassen, und die Quest ändert deinen Titel. Kommst du um, ist die Kampagne verloren; dass ein Abbruch ebenso zählt, ist unsere eigene Regel. „Kampagne beginnen“ spielt eine Quest nach der anderen, mit ihren Geschichten.
option-title = Titel zu Beginn
option-title-effect = Der Titel, den du zu Beginn trägst; er ist 0, 1, 2 oder 3 GS wert. Im Regelheft gibt es Titel in einer Kampagne; in einer einzelnen Quest sind sie von uns.
option-title-is-none = keiner
option-title-is-lieutenant = Leutnant
option-title-is-captain = Hauptmann
option-title-is-commander = Oberbefehlshaber
option-hp_cap = Höchstzahl LP, 0 für keine
option-hp_cap-effect = Gewinne heben die LP nie darüber, 6 bis 99; 0 für keine Grenze, denn das Regelheft nennt keine.
option-triggered_traps = Nur ausgelöste Fallen zählen
option-triggered_traps-effect = Eine Falle, die ein Zauber der Entschärfung entschärft hat, zählt nicht für die Fallenaufgabe.
option-first_wizard_seen = Der zuerst gesehene Zauberer verkauft Zauber
option-first_wizard_seen-effect = Der zuerst aufgedeckte Zauberer verkauft Zauber, nicht der zuerst besuchte.
option-play_on = Eine aussichtslose Quest geht weiter
option-play_on-effect = Eine Quest, die nicht mehr zu schaffen ist, geht weiter, bis du abbrichst oder stirbst.

## Wonach Berichte fragen können.
fact-room = Raum
fact-hp = LP
fact-gp = GS
fact-rooms-seen = gesehene Räume
fact-tasks-done = erledigte Aufgaben
fact-task-gold = Aufgabe: Goldstück
fact-task-chest = Aufgabe: Schatztruhe
fact-task-shield = Aufgabe: Holzschild
fact-task-ice = Aufgabe: Eishöhle
fact-task-door = Aufgabe: Verschlossene Tür
fact-task-trap = Aufgabe: Pfeilfalle
fact-task-crystal = Aufgabe: Kristall der Sicht
fact-task-fountain = Aufgabe: Zauberbrunnen
fact-task-wall = Aufgabe: Steinmauer
fact-task-specter = Aufgabe: Gespenst
fact-task-slime = Aufgabe: Schleim
fact-task-skeleton = Aufgabe: Skelett
fact-task-dragon = Aufgabe: Drache
fact-items = Gegenstände
fact-amulet = ob das Amulett da ist
fact-key = ob der Schlüssel da ist
fact-flask = ob der Heiltrank da ist
fact-shield = ob der Schild da ist
fact-hp-lost = verlorene LP
fact-hp-gained = gewonnene LP
fact-gp-spent = ausgegebene GS
fact-fights = Kampfrunden
fact-killer = Raum, in dem der Held umkam
