### Found by name

## Das Spiel

info-summary = Du bist die Feste: Grabe, baue, wirb Schergen an und bleib über 0 Leben, bis dein Ziel erreicht ist oder die Rundenkarten verbraucht sind.
info-aim = Über 0 Leben bleiben, bis das Ziel erreicht ist oder die Rundenkarten verbraucht sind.
info-length = etwa 490 Züge
info-difficulty = gutmütig in der Meisterschaft, wo das Überleben leicht ist und die Punkte schwer; die zehn Szenarien werden nach und nach schwerer

## Ausgänge

ending-time = Die letzte Rundenkarte ist verbraucht.
ending-death = Das Leben der Feste ist aufgebraucht.
ending-goal = Alle Ziele des Szenarios sind erreicht.
ending-monarch = Der Monarch ist getötet.
ending-draw = Beide Festen hatten am Ende gleich viel Leben.
ending-winner-1 = Die erste Feste hatte am Ende mehr Leben.
ending-winner-2 = Die zweite Feste hatte am Ende mehr Leben.

## Hausregeln

option-mode = Modus
option-mode-effect = Die Spielart: allein um Punkte, die zehn Szenarien, zu zweit miteinander, zu zweit gegeneinander, ein schneller Draft mit Krieg.
option-mode-is-mastery = Meisterschaft
option-mode-is-campaign = Kampagne
option-mode-is-coop = miteinander
option-mode-is-standard = gegeneinander
option-mode-is-draft = Draft
option-turn_decks = Durchgänge der Rundenkarten
option-turn_decks-effect = So oft werden die Rundenkarten durchgespielt: in Meisterschaft und miteinander 1, 3 oder 5, ebenso gegeneinander.
option-monarch = Der Monarch kommt
option-monarch-effect = Ob der Monarch in der Meisterschaft zum letzten Durchgang stößt.
option-scenario = Szenario
option-scenario-effect = Welches Szenario der Kampagne.
option-heroes = Helden kommen
option-heroes-effect = Ob gegeneinander Helden kommen; ohne sie zählen die Rundenkarten nur die Runden.
option-room_limit = Räume je Art
option-room_limit-effect = So viele Unterschlupfe, Höfe, Schatzkammern und Steinbrüche darf gegeneinander jede Feste haben.
option-draft_decks = Durchgänge im Draft
option-draft_decks-effect = So oft wird im Draft der Hauptstapel durchgespielt.
option-keep_hp = Leben im Draft
option-keep_hp-effect = Das Leben beider Festen zu Beginn eines Drafts.
option-hero_player = Wer Helden nimmt, 0 für keinen
option-hero_player-effect = Held gegen Feste: Dieser Spieler nimmt Helden statt Schergen; 0 heißt keiner.
option-monarch_last = Der Monarch ist die letzte Rundenkarte
option-monarch_last-effect = Wo der Monarch kommt, liegt er unter allen anderen Rundenkarten des letzten Durchgangs.
option-shuffle_always = Neumischen nach ruhigen Runden
option-shuffle_always-effect = Der Hauptstapel wird auch nach einer Runde gemischt, in der niemand kam.
option-peons_wait = Neue Knechte warten
option-peons_wait-effect = Ein beim Graben oder Singen gefundener Knecht arbeitet erst in der nächsten Runde.
option-one_ware = Eine Tür oder Falle je Held
option-one_ware-effect = Gegen jeden Helden wird höchstens eine Tür oder Falle eingesetzt.

## Erklärte Wörter

term-collect = einsammeln
term-collect-says = Die Ernte: Jeder Hof bringt zwei Würfel Nahrung. Dann werden deine Schergen bezahlt und gefüttert, alle oder keiner.
term-assign = einteilen
term-assign-says = Bestimme, wie viele Knechte graben: Jeder deckt zwei Karten auf. Die anderen singen, für je eine Karte.
term-peon = Knecht
term-peon-says = Ein ausgegrabener Knecht fängt sofort an: Er gräbt zwei Karten mehr oder singt für eine.
term-give = geben
term-give-says = Der Anteil deines Partners am Fund; der Rest gehört dir.
term-build = bauen
term-build-says = Bezahl Gold und Stein eines Raums, und er wirkt sofort. Ein Unterschlupf zum Beispiel ist ein Bett für einen Schergen.
term-train = üben
term-train-says = Ein Scherge unter Rang 10 steigt um einen Rang und sein Sold um einen W8. Vier Übungsräume üben je Runde einen Schergen.
term-channel = wirken
term-channel-says = Schergen arbeiten an einem Zauber: Jeder würfelt, und jeder Punkt der Summe kostet einen Punkt Mana.
term-labour = werken
term-labour-says = Schergen arbeiten an einer Tür oder Falle: Jeder würfelt Arbeitspunkte.
term-attempt = am Tor nachsehen
term-attempt-says = Einmal je Runde deckt jedes Tor drei Karten auf: Schergen darunter kannst du anwerben, einen je Tor.
term-recruit = anwerben
term-recruit-says = Ein aufgedeckter Scherge zieht in einen freien Unterschlupf und isst sofort.
term-done = fertig
term-done-says = Schick die anderen weg: Ihre Karten kommen auf die Ablage.
term-flip = umdrehen
term-flip-says = Dreh die nächste Rundenkarte um: Eine rote Bildkarte bringt einen Helden, eine schwarze niemanden.
term-use = einsetzen
term-use-says = Verbrauch eine Tür oder Falle: Sie senkt den Rang des Helden. Du darfst so viele einsetzen, wie du hast.
term-fight = kämpfen
term-fight-says = Der Held stirbt, wenn genug Schergen seinen Rang oder mehr haben; sonst entkommt er und schadet deiner Feste. Kein Scherge geht verloren.
term-cast = zaubern
term-cast-says = Bezahl das Mana eines Zaubers, den du hast. Er ist dann verbraucht.
term-place = legen
term-place-says = Wähle die Karte, die in der neuen Reihenfolge als nächste kommt.
term-extra = eine fünfte ziehen
term-extra-says = Keine Karte dieser Hand passt dir: Zieh eine fünfte.
term-attack = angreifen
term-attack-says = Schick einen Schergen in diese Runde des Krieges. Dein Gegenüber wählt, ohne zu wissen, wen.
term-alone = allein
term-alone-says = Der Scherge greift allein an.
term-join = beistehen
term-join-says = Ein zweiter Scherge schließt sich an; zusammen dürfen sie Rang 14 haben.
term-next = weiter
term-next-says = Geh zur nächsten Phase der Runde.
term-rank = Rang
term-rank-says = Wie stark ein Scherge oder ein Held ist: Ein Scherge mit dem Rang des Helden oder mehr schlägt ihn.
term-banish = verbannen
term-banish-says = Schick einen Schergen für immer fort: bei einem Mangel musst du, beim Anwerben darfst du.
term-pass = Durchgang
term-pass-says = Einmal durch die Rundenkarten; eine Meisterschaft hat 1, 3 oder 5 Durchgänge. Im Draft: niemanden von dieser Hand nehmen.
term-door = Tür
term-door-says = Sie senkt den Rang eines Helden und ist verbraucht: eine Holztür um 1 oder 2, eine Eisentür um 2 oder 4, eine Zaubertür um die Hälfte.
term-trap = Falle
term-trap-says = Sie senkt den Rang eines Helden, auch bis zum Tod, und ist verbraucht: eine Fallgrube um 1, ein Steinschlag um 2.
term-research = forschen
term-research-says = Schergen würfeln Punkte: einen W4, oder einen W8 für einen Okkultisten bei Zaubern und einen Goblin am Amboss.
term-chant = singen
term-chant-says = Ein singender Knecht deckt eine Karte für Mana auf.
term-shortfall = Mangel
term-shortfall-says = Gold oder Nahrung reichen beim Unterhalt nicht: Schergen vom höchsten Rang an werden verbannt, bis es reicht.
term-trade = Fach
term-trade-says = Okkultisten sind besser bei Zaubern, Goblins bei Türen und Fallen.
