### Found by name

## Erklärte Wörter

term-collect = einsammeln
term-collect-says = Die Ernte: Jeder Hof bringt zwei Würfel Nahrung. Dann werden deine Schergen bezahlt und gefüttert, alle oder keiner.
term-assign = einteilen
term-assign-says = Bestimme, wie viele Knechte graben: Jeder deckt zwei Karten auf. Die anderen singen, für je eine Karte.
term-peon = Knecht
term-peon-says = { $peons_wait ->
    [true] Ein ausgegrabener Knecht arbeitet ab der nächsten Runde.
   *[other] Ein ausgegrabener Knecht fängt sofort an: Er gräbt zwei Karten mehr oder singt für eine.
}
term-give = geben
term-give-says = Der Anteil deines Partners am Fund; der Rest gehört dir.
term-build = bauen
term-build-says = Bezahl Gold und Stein eines Raums, und er wirkt sofort. Ein Unterschlupf zum Beispiel ist ein Bett für einen Schergen. Gegeneinander hat jede Feste höchstens { $room_limit } Unterschlupfe, Höfe, Schatzkammern und Steinbrüche.
term-train = üben
term-train-says = Ein Scherge unter Rang 10 steigt um einen Rang und sein Sold um einen W8. Vier Übungsräume üben je Runde einen Schergen.
term-channel = wirken
term-channel-says = Schergen arbeiten an einem Zauber: Jeder würfelt, und jeder Punkt der Summe kostet einen Punkt Mana. { $two_jobs ->
    [true] An einer Tür oder Falle dürfen sie in dieser Runde noch arbeiten.
   *[other] Mehr arbeiten sie in dieser Runde nicht.
}
term-labour = werken
term-labour-says = Schergen arbeiten an einer Tür oder Falle: Jeder würfelt Arbeitspunkte. { $two_jobs ->
    [true] An einem Zauber dürfen sie in dieser Runde noch arbeiten.
   *[other] Mehr arbeiten sie in dieser Runde nicht.
}
term-attempt = am Tor nachsehen
term-attempt-says = Einmal je Runde deckt jedes Tor drei Karten auf: Schergen darunter kannst du anwerben, einen je Tor.
term-recruit = anwerben
term-recruit-says = Ein aufgedeckter Scherge zieht in einen freien Unterschlupf und isst sofort.
term-done = fertig
term-done-says = Schick die anderen weg: Ihre Karten kommen auf die Ablage.
term-flip = umdrehen
term-flip-says = { $heroes ->
    [false] Dreh die nächste Rundenkarte um: Eine rote Bildkarte bringt einen Helden, eine schwarze niemanden. In Standard kommt kein Held: Sie zählt nur die Runde.
   *[other] Dreh die nächste Rundenkarte um: Eine rote Bildkarte bringt einen Helden, eine schwarze niemanden.
}
term-use = einsetzen
term-use-says = { $wares_act ->
    [true] Türen und Fallen wirken beim nächsten Helden von selbst und sind verbraucht.
   *[other] Verbrauch eine Tür oder Falle: Sie senkt den Rang des Helden.
} { $one_ware ->
    [true] Nur eine je Held.
   *[other] Beliebig viele je Held.
}
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
term-rank-says = Wie stark ein Scherge oder ein Held ist: Ein Scherge mit dem Rang des Helden oder mehr schlägt ihn; ab Rang 8 braucht es zwei.
term-banish = verbannen
term-banish-says = Schick einen Schergen für immer fort: bei einem Mangel musst du, beim Anwerben darfst du.
term-pass = Durchgang
term-pass-says = Einmal durch die Rundenkarten: { $turn_decks ->
    [one] 1 Durchgang
   *[other] { $turn_decks } Durchgänge
} in Meisterschaft, miteinander und gegeneinander. Im Draft geht es durch den Hauptstapel: { $draft_decks ->
    [one] 1 Durchgang
   *[other] { $draft_decks } Durchgänge
}. Passen heißt dort, niemanden von dieser Hand zu nehmen.
term-door = Tür
term-door-says = Sie senkt den Rang eines Helden, nicht unter 1, und ist verbraucht: eine Holztür um 1 oder 2, eine Eisentür um 2 oder 4, eine Zaubertür um die Hälfte. Den Monarchen hält keine Tür auf.
term-trap = Falle
term-trap-says = Sie senkt den Rang eines Helden und ist verbraucht: eine Fallgrube um 1 und ein Steinschlag um 2, beide bis zum Tod, Giftpfeile um die Hälfte. Stacheln töten bis Rang 4. Allen außer den Stacheln weichen manche Helden aus.
term-research = forschen
term-research-says = Schergen würfeln Punkte: einen W4, oder einen W8 für einen Okkultisten bei Zaubern und einen Goblin am Amboss. { $two_jobs ->
    [true] Jeder darf je Runde einmal an Zaubern und einmal an Türen und Fallen arbeiten.
   *[other] Jeder arbeitet einmal je Runde.
} { $free_slots ->
    [true] Mehrere Projekte dürfen denselben Namen haben.
   *[other] Von jedem Namen läuft nur ein Projekt.
}
term-chant = singen
term-chant-says = Ein singender Knecht deckt eine Karte für Mana auf.
term-shortfall = Mangel
term-shortfall-says = Gold oder Nahrung reichen beim Unterhalt nicht: Schergen vom höchsten Rang an werden verbannt, bis es reicht.
term-trade = Fach
term-trade-says = Okkultisten sind besser bei Zaubern, Goblins bei Türen und Fallen.
term-erase = streichen
term-erase-says = { $free_slots ->
    [true] Streich beim Ausbilden ein Projekt, damit sein Platz frei wird. Was dafür bezahlt wurde, ist verloren.
   *[other] In dieser Partie lässt sich kein Projekt streichen.
}
term-mode = Modus
term-mode-says = { $mode ->
    [campaign] Kampagne: Du spielst allein die zehn Szenarien.
    [coop] Miteinander: zwei Festen gegen den Monarchen.
    [standard] Gegeneinander: Zwei Festen bauen, dann bekämpfen sie sich.
    [draft] Draft: Zwei Spieler wählen Schergen, dann bekämpfen sie sich.
   *[other] Meisterschaft: Du spielst allein, um Punkte.
}
term-scenario = Szenario
term-scenario-says = Ein Teil der Kampagne: Gewählt ist Nummer { $scenario }. Alle zehn sind von uns, auch die Ziele, denn in unserem Exemplar des Regelhefts fehlen sie.
term-monarch = Monarch
term-monarch-says = Ein Held des letzten Durchgangs, den keine Tür und kein Machtschlag berührt. { $monarch ->
    [true] Er kommt miteinander, in einigen Szenarien und nach einer Regel von uns in der Meisterschaft.
   *[other] Er kommt miteinander und in einigen Szenarien, nicht in der Meisterschaft.
} { $monarch_last ->
    [true] Er ist die letzte der Rundenkarten.
   *[other] Er ist in die Rundenkarten eingemischt.
}
term-hero = Held
term-hero-says = Eine rote Rundenkarte ruft einen, und er greift deine Feste an. { $heroes ->
    [true] Gegeneinander kommt zu jeder Feste einer.
   *[other] Gegeneinander kommt in dieser Partie keiner.
}
term-draft = Draft
term-draft-says = Beide Festen haben { $keep_hp } Leben und wählen aus Händen von vier Karten. { $hero_player ->
    [0] Beide wählen Schergen.
   *[other] Spieler { $hero_player } wählt Helden, der andere Schergen.
}
term-quiet = ruhige Nacht
term-quiet-says = Eine schwarze Rundenkarte: Kein Held kommt. { $shuffle_always ->
    [true] Am Ende der Runde werden alle Hauptkarten gemischt.
   *[other] Hauptstapel und Ablage bleiben, wie sie sind.
}
term-ace = Ass
term-ace-says = Ein Knecht, ausgegraben oder ersungen. { $aces_pay ->
    [true] Es bringt außerdem, was andere Karten seiner Farbe bringen.
   *[other] Sonst bringt es nichts.
}
term-to_arms = Zu den Waffen
term-to_arms-says = Ein Zauber für jede Phase: noch ein Blick ans Tor, zusätzlich zu dem der Runde.
term-summon_peon = Knecht beschwören
term-summon_peon-says = Ein Zauber für jede Phase: ein Knecht mehr, bis zu deiner Grenze.
term-regen = Heilung
term-regen-says = Ein Zauber für die Versorgung: ein W8 Leben, bis zu deinem Höchstwert.
term-premonition = Vorahnung
term-premonition-says = Ein Zauber für Graben, Anwerben und Held: Sieh dir die nächsten W4 + 2 Hauptkarten an. Beim Graben kommt der Fels darunter auf die Ablage; sonst ordnest du sie.
term-power_strike = Machtschlag
term-power_strike-says = Ein Zauber für den Kampf: Er tötet jeden Helden außer dem Monarchen.
term-summon_dragon = Drachen beschwören
term-summon_dragon-says = Ein Zauber fürs Anwerben: Der Drache zieht in einen freien Unterschlupf, wenn seine Nahrung da ist. Ein Tor braucht er nicht.
term-wooden = Holztür
term-wooden-says = Der Rang eines Helden sinkt um 1, nicht unter 2. Zeigt ein W4 die 4, sinkt er um 1 mehr. Beim Monarchen wirkt sie nicht.
term-metal = Eisentür
term-metal-says = Der Rang eines Helden sinkt um 2, nicht unter 2. Zeigt ein W4 die 3 oder 4, sinkt er um 2 mehr, nicht unter 1. Beim Monarchen wirkt sie nicht.
term-magic = Zaubertür
term-magic-says = Der Rang eines Helden wird halbiert und aufgerundet. Beim Monarchen wirkt sie nicht.
term-pit = Fallgrube
term-pit-says = Der Rang eines Helden sinkt um 1, auch bis zum Tod. Banditen und Assassinen springen darüber.
term-rockfall = Steinschlag
term-rockfall-says = Der Rang eines Helden sinkt um 2, auch bis zum Tod. Riesen und Titanen fangen ihn auf.
term-spikes = Stacheln
term-spikes-says = Sie töten einen Helden bis Rang 4.
term-darts = Giftpfeile
term-darts-says = Der Rang eines Helden wird halbiert und aufgerundet. Beschwörern und Verzauberern tun sie nichts.
