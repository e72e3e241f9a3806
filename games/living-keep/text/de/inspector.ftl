## Cards

lore-monarch = Der Monarch. Fallen senken seinen Rang, Türen und Machtschlag nicht. { $needs ->
    [one] Ein Scherge seines Rangs schlägt
   *[other] { $needs } Schergen seines Rangs schlagen
} ihn.
lore-joker = Der schwarze Joker. Ausgegraben macht er das Kreuz dieser Grabung mürbe: je 2W8 Stein.
lore-peon = Ein Knecht, wenn du noch Platz für einen hast: { $peons_wait ->
    [true] Er arbeitet ab der nächsten Runde.
   *[other] Er gräbt oder singt sofort.
} { $aces_pay ->
    [hearts] Das Ass bringt außerdem einen W8: Gold beim Graben, Mana beim Singen.
    [diamonds] Das Ass bringt außerdem 3W6 Gold beim Graben, 2W8 Mana beim Singen.
    [spades] Das Ass bringt außerdem 2W8 Stein beim Graben, einen W6 Mana beim Singen.
    [clubs] Das Ass bringt außerdem 2W6 Mana beim Singen und Stein, wenn der schwarze Joker mit ausgegraben wird.
   *[none] Sonst bringt das Ass nichts.
}
lore-quiet = Eine ruhige Nacht: Niemand kommt.
lore-call = Ruft einen Helden dieser Farbe: Der nächste im Hauptstapel kommt zu deiner Feste.
lore-absent = Diese Karte ist nicht im Spiel.
lore-draft-minion = Ein Scherge von Rang { $rank }. Aus einer Hand gewählt, kämpft er im Krieg.
lore-draft-hero = { $drafted ->
    [true] Ein Held von Rang { $rank }. Aus einer Hand gewählt, kämpft er im Krieg.
   *[other] In diesem Draft nimmt niemand Helden.
}
lore-hearts = { $heroes ->
    [true] Bei Nacht ein Held von Rang { $rank }: { $needs ->
        [one] Ein Scherge dieses Rangs oder höher schlägt
       *[other] { $needs } Schergen dieses Rangs oder höher schlagen
    } ihn. Bei Tag ausgegraben: W8 Gold.
   *[other] Ausgegraben: W8 Gold. Helden kommen in dieser Partie nicht.
}
lore-diamonds = { $heroes ->
    [true] Bei Nacht ein Held von Rang { $rank }: { $needs ->
        [one] Ein Scherge dieses Rangs oder höher schlägt
       *[other] { $needs } Schergen dieses Rangs oder höher schlagen
    } ihn. Bei Tag ausgegraben: 3W6 Gold.
   *[other] Ausgegraben: 3W6 Gold. Helden kommen in dieser Partie nicht.
}
lore-spades = Ein Scherge von Rang { $rank }, wenn ein Tor ihn aufdeckt und ein Unterschlupf frei ist. Ausgegraben: 2W8 Stein.
lore-clubs = Ein Scherge von Rang { $rank }, wenn ein Tor ihn aufdeckt und ein Unterschlupf frei ist. Ausgegraben: harter Fels, nichts.

## Zones

zone-phase = Die Schritte einer Runde, der Reihe nach. Jeder endet, wenn seine Arbeit getan ist oder du weitergehst.
zone-health = { $mode ->
    [draft] Eine verlorene Schlacht kostet Leben. Wer nach dem Krieg mehr Leben hat, gewinnt.
    [standard] { $heroes ->
        [true] Ein Held, der entkommt, kostet dich Leben: ein Mönch 6, ein Titan 16; eine verlorene Schlacht auch. Wer nach dem Krieg mehr Leben hat, gewinnt.
       *[other] Eine verlorene Schlacht kostet Leben. Wer nach dem Krieg mehr Leben hat, gewinnt.
    }
   *[other] Ein Held, der entkommt, kostet dich Leben: ein Mönch 6, ein Titan 16. Bei 0 ist die Partie verloren.
}
zone-gold = Zum Bauen und für den Sold deiner Schergen. Was nicht in die Schatzkammern passt, ist verloren.
zone-stone = Zum Bauen. Was nicht in die Steinbrüche passt, ist verloren.
zone-food = Für deine Schergen, beim Einzug und in jeder Versorgung. Was nicht in die Höfe passt, ist verloren.
zone-mana = { $mode ->
    [standard] Dafür gibt es nichts zu kaufen: In diesem Modus gibt es keine Zauber.
   *[other] Für Zauber. Ohne Schrein kannst du keins lagern.
}
zone-peons = { $mode ->
    [standard] Sie graben nach Gold und Stein oder singen für Mana: Wer gräbt, deckt zwei Karten auf, wer singt, eine.
   *[other] Sie graben nach Gold und Stein oder singen für Mana: Wer gräbt, deckt zwei Karten auf, wer singt, eine. Jedes ausgegrabene Ass ist ein Knecht mehr.
}
zone-upkeep = Was fällig ist und was du hast. Solange es nicht reicht, wird ein Scherge vom höchsten Rang verbannt.
zone-rooms = Was du gebaut hast. Tor und Schrein brauchen Unterschlupf, Hof, Schatzkammer und Steinbruch; die Werkstätten brauchen Tor und Schrein.
zone-minions = { $mode ->
    [draft] Deine Schar für den Krieg. Ränge zählen, nicht Köpfe: Die kleinere Summe einer Schlacht verliert den Unterschied.
    [standard] { $heroes ->
        [true] Deine Schar, gegen Helden und für den Krieg. Ränge zählen, nicht Köpfe.
       *[other] Deine Schar für den Krieg. Ränge zählen, nicht Köpfe: Die kleinere Summe einer Schlacht verliert den Unterschied.
    }
   *[other] Deine Schar. Ränge zählen, nicht Köpfe: Gegen die meisten Helden genügt ein Scherge ihres Rangs.
}
zone-turn-deck = { $mode ->
    [standard] { $heroes ->
        [true] Die Uhr. Eine rote Karte bringt jeder Feste einen Helden, eine schwarze eine ruhige Nacht. Nach dem letzten Durchgang ist Krieg.
       *[other] Die Uhr: Jede Karte ist eine Runde, und kein Held kommt. Nach dem letzten Durchgang ist Krieg.
    }
   *[other] Die Uhr. Eine rote Karte bringt einen Helden, eine schwarze eine ruhige Nacht. Nach dem letzten Durchgang ist die Partie zu Ende.
}
zone-turn-discard = Die Rundenkarten, die in diesem Durchgang schon kamen.
zone-main = { $mode ->
    [draft] Die Karten, aus denen die Hände ausgeteilt werden.
   *[other] { $heroes ->
        [true] Alles, was unter deinem Hügel liegt: Du gräbst es aus, singst darum, triffst es am Tor und bei Nacht.
       *[other] Alles, was unter deinem Hügel liegt: Du gräbst es aus, singst darum, triffst es am Tor.
    }
}
zone-discard = { $mode ->
    [draft] Karten früherer Hände. Der nächste Durchgang mischt sie wieder ein.
    [standard] { $heroes ->
        [true] Karten, die aufgedeckt waren. Sie werden nach jedem Graben und jedem Anwerben wieder eingemischt und wenn ein Held da war.
       *[other] Karten, die aufgedeckt waren. Sie werden nach jedem Graben und jedem Anwerben wieder eingemischt.
    }
   *[other] Karten, die aufgedeckt waren. Sie werden wieder eingemischt, wenn der Stapel zu Ende ist { $shuffle_always ->
        [true] und am Ende jeder Runde.
       *[other] oder ein Held da war.
    }
}
zone-hero = { $mode ->
    [standard] Der Held vor deiner Tür. In diesem Modus gibt es keine Türen und Fallen: Nur deine Schergen halten ihn auf.
   *[other] Der Held vor deiner Tür. { $wares_act ->
        [true] Deine Türen und Fallen wirken von selbst
       *[other] Türen und Fallen senken seinen Rang
    }{ $one_ware ->
        [true] , aber nur eine davon; dann kämpf.
       *[other] , jede einmal; dann kämpf.
    }
}
zone-revealed = Am Tor aufgedeckt. Kreuz und Pik können einziehen, wenn ein Unterschlupf frei und ihre Nahrung da ist.
zone-score = Deine Punkte, wenn die Partie jetzt endete. Leben zählt zehnfach, solange du unversehrt bist.

## What is unseen

unseen-none = Keine Karte ist noch verdeckt.
unseen-main = Noch verdeckt im Stapel: { $cards }.
unseen-turn = Noch verdeckt: { $cards }.
