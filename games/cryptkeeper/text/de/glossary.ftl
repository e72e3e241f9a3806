### Found by name

## Erklärte Wörter

term-take = nehmen
term-take-says = Wähle eine der schwarzen Karten als ersten Gegenstand. Die anderen zwölf werden der Plan.
term-stand = beginnen
term-stand-says = Wähle das Feld, auf dem du dieses Stockwerk beginnst. Es bleibt verdeckt, und sein Ereignis tritt nicht ein.
term-use = einsetzen
term-use-says = { $any_item ->
    [true] Setze einen beliebigen Gegenstand deiner Hand ein
   *[other] Setze einen Gegenstand deiner Hand ein, nur nicht das Amulett
}: { $inside_effects ->
    [true] bevor du ziehst, während ein Ereignis wartet, solange ein Ereignis oder der Fluch dich wählen lässt, oder bevor ein Fluch zuschlägt. Er wirkt einmal und kommt in die Ablage.
   *[other] bevor du ziehst, während ein Ereignis wartet oder bevor ein Fluch zuschlägt. Er wirkt einmal und kommt in die Ablage.
}
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
term-keep-says = { $must_discard ->
    [true] Lege nichts ab: Das darfst du, wenn du von zwei Karten nur eine gezogen hast.
   *[other] Lege nichts ab: Das darfst du, wenn der Stapel zu wenige Karten zum Ziehen hatte.
}
term-card = Karte
term-card-says = Wähle eine Karte der Ablage für den Effekt.
term-row = Reihe
term-row-says = Wähle eine Reihe des Plans. Zitrusduft deckt ihre Felder auf, ein Einsturz legt sie ab.
term-column = Spalte
term-column-says = Wähle eine Spalte des Plans. Ein Gegenstand deckt ihre Felder auf, ein Einsturz legt sie ab.
term-tile = Feld
term-tile-says = { $any_tile ->
    [true] Wähle ein Feld des Plans für den Effekt: Ein Nachbarfeld wird abgelegt, oder ein beliebiges kommt oben auf den Stapel.
   *[other] Wähle ein Feld des Plans für den Effekt: Ein Nachbarfeld wird abgelegt, oder ein beliebiges, dessen Ereignis nicht gerade wartet, kommt oben auf den Stapel.
}
term-cell = Platz
term-cell-says = Wähle einen freien Platz neben dem Plan: für dein eigenes Feld oder für eine Karte der Ablage.
term-build = bauen
term-build-says = Wähle die Seite des Plans, an die Karten des Stapels als neue Reihe oder Spalte kommen.
term-altar = Altar
term-altar-says = { $flask_required ->
    [true] Eine Zehn auf dem Plan: Mit der anderen Zehn und einem Ass auf der Hand gewinnst du dort.
   *[other] Eine Zehn auf dem Plan: Mit der anderen Zehn auf der Hand gewinnst du dort.
} { $altar_sinks ->
    [true] Triffst du ihn ohne die andere Zehn an, kommt er in die Ablage.
   *[other] Triffst du ihn zu früh an, ist er zu nichts nütze, bis seine Karte den Plan verlassen hat und zurückgekehrt ist.
}
term-amulet = Amulett
term-amulet-says = { $whole_turn ->
    [true] Eine Zehn auf deiner Hand. Sie ist verflucht: Du hast bis zum Ende der Runde nach ihrer Ankunft Zeit, sie zum Altar zu bringen.
   *[other] Eine Zehn auf deiner Hand. Sie ist verflucht: Du hast einen Zug, um sie zum Altar zu bringen.
} { $any_item ->
    [true] Benutzt du sie, geschieht nichts, und ihr Fluch endet.
   *[other] Benutzen kannst du sie nicht.
}
term-flask = Flasche
term-flask-says = { $flask_required ->
    [true] Ein Ass auf deiner Hand. Das Ritual braucht sie und verbraucht sie nicht.
   *[other] Ein Ass auf deiner Hand. Sie deckt die Felder um dich auf; das Ritual braucht sie nicht.
}
term-rune = Rune
term-rune-says = Ein Ass auf dem Plan. Sobald sie aktiviert ist, sind die Treppen dieses Stockwerks offen.
term-stairs = Treppe
term-stairs-says = Ein König auf dem Plan. Steh auf ihm, wenn er aktiviert ist, mit aktiver Rune, und steig hinab.
term-reveal = aufdecken
term-reveal-says = Dreh ein Feld offen und quer: Du siehst es, und sein Ereignis wartet noch.
term-ejected = hinausgeworfen
term-ejected-says = { $must_discard ->
    [true] Musst du einen Gegenstand ablegen und hast keinen, auch nach dem Ziehen vom leeren Stapel, wirst du hinausgeworfen und verlierst.
   *[other] Nimmt dir ein Mimic oder der Rattenkönig Gegenstände und du hast keinen, wirst du hinausgeworfen und verlierst.
}
term-curse = Fluch
term-curse-says = { $whole_turn ->
    [true] Eine Zehn, die am Ende der Runde nach ihrer Ankunft noch auf deiner Hand ist, wird mit elf anderen Gegenständen abgelegt.
   *[other] Behältst du eine Zehn länger als ihren Zug, wird sie mit elf anderen Gegenständen abgelegt.
}
