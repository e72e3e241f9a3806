## Upkeep and shortfall

reason-collect-free = Kein Scherge braucht Sold oder Nahrung.
reason-collect = { $farms ->
    [0] Fällig sind { $pay } Gold und { $food } Nahrung; du hast { $gold } Gold und { $pantry } Nahrung.
    [one] Fällig sind { $pay } Gold und { $food } Nahrung; du hast { $gold } Gold, { $pantry } Nahrung und die Ernte von 1 Hof.
   *[other] Fällig sind { $pay } Gold und { $food } Nahrung; du hast { $gold } Gold, { $pantry } Nahrung und die Ernte von { $farms } Höfen.
}
reason-shortfall = Fällig sind { $pay } Gold und { $food } Nahrung; du hast { $gold } und { $pantry }. Vom höchsten Rang fehlt { $minion } am wenigsten.

## Spells

reason-regen = Die Heilung bringt 1 bis 8 von { $n } verlorenen Leben zurück.
reason-summon-peon = Du hast { $peons } von { $most } Knechten; einer mehr arbeitet schon bei dieser Grabung mit.
reason-summon-dragon = Der Drache nimmt keinen Sold, Unterschlupf und Nahrung sind da.
reason-summon-dragon-against = Der Drache nimmt keinen Sold, Unterschlupf und Nahrung sind da; noch schlägt deine Schar { $heroes } nicht.
reason-power-strike = Der Machtschlag tötet { $hero-den } (Rang { $rank }); Türen und Fallen halten ihn nicht auf oder lohnen nicht.
reason-power-strike-after = Der Machtschlag tötet { $hero-den } (Rang { $rank }); deine Türen und Fallen haben ihn nicht aufgehalten.

## Digging and chanting

reason-assign-full = Dein Lager ist voll: Was gegraben und gesungen wird, ist verloren.
reason-assign-no-mana = Alle graben, für etwa { $dug }: Für Mana ist kein Platz.
reason-assign-pay = Für den Sold { $owed ->
    [one] fehlt 1
   *[other] fehlen { $owed }
} Gold: { $diggers ->
    [one] 1 Knecht gräbt
   *[other] { $diggers } Knechte graben
} etwa { $gold } aus, { $chanters ->
    [one] 1 singt
   *[other] { $chanters } singen
} für etwa { $mana } Mana.
reason-assign-pay-all = Für den Sold { $owed ->
    [one] fehlt 1
   *[other] fehlen { $owed }
} Gold: Alle graben, für etwa { $gold }.
reason-assign-chant = Alle singen, für etwa { $mana } Mana; Platz ist für { $space }.
reason-assign-dig = Alle graben, für etwa { $dug }; Platz ist für { $space }.
reason-assign = { $diggers ->
    [one] 1 gräbt
   *[other] { $diggers } graben
} für etwa { $gold } Gold und { $stone } Stein, { $chanters ->
    [one] 1 singt
   *[other] { $chanters } singen
} für etwa { $mana } Mana; Platz ist für { $space }.
reason-peon-full = Dein Lager ist voll: Was er bringt, ist verloren.
reason-peon-dig = Er gräbt zwei Karten aus, und Platz ist für { $gold } Gold und { $stone } Stein.
reason-peon-chant = Er singt für eine Karte, und Platz ist für { $mana } Mana.
reason-give = { $n } von { $pool } { $what } für deinen Partner, { $mine } für dich: Beide haben Platz dafür.
reason-give-lost = { $n } von { $pool } { $what } für deinen Partner, { $mine } für dich: Alles passt nicht in die Lager.

## Building: the use of a room, then the next best one

reason-build-first = { $why }; { $other-ein } ist für den Preis weniger wert.
reason-build-dear = { $why }; { $other-ein } ist mehr wert, aber noch zu teuer.
reason-build-only = { $why }; kein anderer Raum ist seinen Preis wert.
reason-room-points = { $room-ein } zählt am Ende { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
reason-room-mana = dein Ziel verlangt Zauber, die kosten Mana, und { $room-ein } lagert es
reason-room-goal = dein Ziel braucht { $most ->
    [one] 1 { $room }
   *[other] { $most } { $room-many }
}, davon hast du { $n ->
    [0] noch nichts
   *[other] { $n }
}
reason-room-tier = ohne { $room-einen } lässt sich kein höherer Raum bauen
reason-room-store = { $room-ein } lagert { $n } { $what } mehr, und das zählt am Ende
reason-room-gate = ohne { $room-einen } kommt kein Scherge: { $host }
reason-room-gate-more = noch { $room-ein } zeigt drei Karten mehr zur Auswahl: { $host }
reason-room-lair = { $room-ein } nimmt noch einen Schergen auf, frei { $free ->
    [0] ist jetzt keiner
    [one] ist jetzt 1
   *[other] sind jetzt { $free }
}: { $host }
reason-room-lair-last = { $room-ein } nimmt in den letzten Runden noch einen Schergen auf, frei { $free ->
    [0] ist jetzt keiner
    [one] ist jetzt 1
   *[other] sind jetzt { $free }
}
reason-room-farm = je Runde { $food ->
    [0] ist keine
    [one] ist 1
   *[other] sind { $food }
} Nahrung fällig, { $free ->
    [0] kein Unterschlupf ist
    [one] 1 Unterschlupf ist
   *[other] { $free } Unterschlupfe sind
} frei, und { $farms ->
    [0] du hast keinen Hof
    [one] 1 Hof gibt { $least } bis { $most }
   *[other] { $farms } Höfe geben { $least } bis { $most }
}
reason-room-vault = { $pay ->
    [0] für den nächsten Fund reicht dein Platz für { $storage } Gold vielleicht nicht
   *[other] für { $pay } Gold Sold und den nächsten Fund reicht dein Platz für { $storage } Gold vielleicht nicht
}
reason-room-quarry = für den nächsten Fund reicht dein Platz für { $storage } Stein vielleicht nicht
reason-room-shrine = { $room-ein } öffnet die Werkstätten: { $host }
reason-room-shrine-more = noch { $room-ein } lagert mehr Mana für die Zauber deiner Bibliotheken
reason-room-workshop = { $room-ein } wäre Nummer { $n } von { $most }, die zum Arbeiten nötig sind: { $host }
reason-host = Deine Schar schlägt { $beaten ->
    [0] keine
   *[other] { $beaten }
} von { $all ->
    [one] 1 Art
   *[other] { $all } Arten
} von Helden, die noch kommen
reason-save-none = Kein Raum ist jetzt seinen Preis wert.
reason-save = Spar für { $room-einen } ({ $cost }): Du hast { $gold } Gold und { $stone } Stein.
reason-save-pay = Spar für { $room-einen } ({ $cost }) und behalte { $kept } Gold für Sold: Du hast { $gold } Gold und { $stone } Stein.

## Training

reason-train = Mit Rang { $rank } schlägt { $minion } { $heroes }.
reason-train-goal = Mit Rang { $rank } ist { $minion } näher an Rang { $wanted }, den dein Ziel verlangt.
reason-train-points = Die erste Ausbildung von { $minion } zählt { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}.
reason-train-rank = { $minion } steigt auf Rang { $rank }, und das ist mehr wert als der Sold.
reason-train-nobody = Du hast keinen Schergen zum Ausbilden.
reason-train-done = In dieser Runde lässt sich kein weiterer Scherge ausbilden.
reason-train-rooms = Ausbilden braucht { $rooms }, du hast { $there ->
    [0] keinen
   *[other] { $there }
}.
reason-train-pay = Du hast { $gold } Gold für { $wages } Sold: zu wenig für die { $most }, die eine Ausbildung dazu kosten kann.
reason-train-dear = Ein weiterer Rang würde mehr Sold kosten, als er wert ist.

## Research

reason-research-none = Kein Projekt ist jetzt seinen Preis oder seine Arbeiter wert.
reason-research-rooms = Geforscht wird erst mit { $libraries } oder { $smiths }; du hast { $read } und { $forge }.
reason-work = { $work }: noch { $left ->
    [one] 1 Punkt
   *[other] { $left } Punkte
}, und { $n } von { $idle } freien Schergen { $n ->
    [one] arbeitet
   *[other] arbeiten
} daran.
reason-work-all = { $work }: noch { $left ->
    [one] 1 Punkt
   *[other] { $left } Punkte
}, und { $n ->
    [one] dein einziger freier Scherge arbeitet
    [2] beide freien Schergen arbeiten
   *[other] alle { $n } freien Schergen arbeiten
} daran.
reason-begin-goal = Dein Ziel verlangt Zauber, und „{ $work }“ braucht { $points } Punkte.
reason-begin-goal-ware = Dein Ziel verlangt Türen und Fallen; { $work-ein } für { $gold } Gold, { $points } Punkte.
reason-begin-regen = Dein Leben ist { $hp } von { $most }, und „{ $work }“ hast du { $n ->
    [0] nicht
    [one] einmal
   *[other] { $n }-mal
} bereit.
reason-begin-spell = „{ $work }“ braucht { $points } Punkte.
reason-begin-spell-against = „{ $work }“ hilft gegen Helden, die deine Schar nicht schlägt: { $heroes }.
reason-begin-ware = { $work-ein } für { $gold } Gold, { $points } Punkte.
reason-begin-ware-points = Deine Schar schlägt alle Helden, die noch kommen, und am Ende gibt es { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} für { $work-einen }.
reason-begin-ware-against = Mit { $work-einem } kannst du vielleicht Helden aufhalten, die deine Schar nicht schlägt: { $heroes }.

## Recruiting and banishing

reason-attempt = { $n ->
    [one] 1 Unterschlupf ist
   *[other] { $n } Unterschlupfe sind
} frei, mit { $food } Nahrung für die erste Mahlzeit: { $cards } Karten sind zu sehen.
reason-attempt-full = { $cards } Karten zeigen vielleicht einen besseren Schergen als deinen schwächsten, und Nachsehen kostet nichts.
reason-recruit-food = Für eine erste Mahlzeit ist keine Nahrung da.
reason-recruit-done = { $wages ->
    [0] Am Tor hast du in dieser Runde schon nachgesehen.
   *[other] Am Tor hast du in dieser Runde schon nachgesehen; du hast { $gold } Gold für { $wages } Sold.
}
reason-recruit-none = { $wages ->
    [0] Jetzt kann kein Scherge einziehen.
   *[other] Jetzt kann kein Scherge einziehen; du hast { $gold } Gold für { $wages } Sold.
}
reason-done-none = Unter den aufgedeckten Karten ist kein Scherge.
reason-done = { $n ->
    [one] Der aufgedeckte Scherge ist nicht wert, was er kostet, oder du kannst ihn nicht bezahlen und füttern
   *[other] Von { $n } aufgedeckten Schergen ist keiner wert, was er kostet, oder du kannst ihn nicht bezahlen und füttern
}: Du hast { $gold } Gold und { $food } Nahrung.
reason-recruit = { $pay ->
    [0] { $good }, für { $food } Nahrung je Runde.
   *[other] { $good }, für { $pay } Gold und { $food } Nahrung je Runde.
}
reason-replace = { $old } (Rang { $rank }) macht Platz; { $good }.
reason-replace-pay = { $old } (Rang { $rank }) spart Sold für einen anderen; { $good }.
reason-replace-least = { $old } fehlt am wenigsten und macht Platz für einen besseren.
reason-minion-beats = { $minion-der } schlägt { $heroes }
reason-minion-goal = { $minion-der } hat Rang { $rank } oder mehr, wie dein Ziel es verlangt
reason-minion-points = { $minion-der } bringt Rang { $rank } und zählt { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
reason-minion-rank = { $minion-der } bringt Rang { $rank }
reason-banish-cost = { $minion } kostet je Runde { $pay } Gold und { $food } Nahrung, mehr, als sich neben den anderen lohnt.
reason-banish-pay = Fällig { $wages ->
    [one] ist 1
   *[other] sind { $wages }
} Gold Sold, du hast { $gold }: { $minion } geht, das spart { $pay }.

## Heroes

reason-hero-one = { $hero-den }
reason-hero-two = { $first-den } und { $second-den }
reason-hero-more = { $hero-den } und { $n } weitere
reason-place = { $card } zuerst: Kein Scherge unter den übrigen Karten hat einen höheren Rang.
reason-place-none = { $card } zuerst: Unter den übrigen Karten ist kein Scherge.
reason-flip = Deine Schar schlägt { $beaten ->
    [0] keine
   *[other] { $beaten }
} von { $all ->
    [one] 1 Art
   *[other] { $all } Arten
} von Helden, die noch kommen.
reason-flip-none = Es kommt kein Held mehr.
reason-use = Mit { $ware-dem } stirbt { $hero-der } (Rang { $rank }) zu etwa { $percent } %: { $stake }.
reason-fight = Der Kampf gegen { $hero-den } (Rang { $rank }) ist gewonnen: { $stake }.
reason-fight-lost = Gegen { $hero-den } braucht es { $needs ->
    [one] 1 Schergen
   *[other] { $needs } Schergen
} von Rang { $rank }, und keine Tür oder Falle lohnt sich: Er kostet dich { $damage } von { $hp } Leben.
reason-fight-lost-alone = Gegen { $hero-den } braucht es { $needs ->
    [one] 1 Schergen
   *[other] { $needs } Schergen
} von Rang { $rank }: Er kostet dich { $damage } von { $hp } Leben.
reason-stake-keep = Sonst fällt die Feste
reason-stake-points = Das rettet { $n } Leben und ist { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert
reason-stake = Das rettet { $n } von { $hp } Leben

## Draft and war

reason-draft = { $card } hat Rang { $rank }: Keine Karte deiner Farben auf deiner Hand hat mehr.
reason-extra = Auf deiner Hand ist keine Karte deiner Farben, aber die nächste ist vielleicht eine.
reason-pass = Auf deiner Hand ist keine Karte deiner Farben.
reason-attack-none = Es ist kein Scherge mehr da.
reason-attack-pair = { $minion } und noch einer von Rang { $rank } können zusammen gehen, und so ein Paar nimmt keinen Schaden.
reason-attack = { $minion } hat deinen höchsten Rang, { $rank }, und im Krieg zählen am Ende alle Ränge.
reason-join = { $first } und { $second } haben beide Rang { $rank }, und so ein Paar nimmt keinen Schaden.
reason-alone = Einer genügt: Im Krieg zählen am Ende alle Ränge.
reason-nothing = Hier bleibt nichts anderes zu tun.
