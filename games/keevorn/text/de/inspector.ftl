## Karten

lore-club = Rüste sie in der schwarzen Hand aus: Kampfkraft { $rank } gegen schwarze Monster. Oder leg sie ab, um zu spähen: Du siehst die oberste Karte der Ebene und nimmst sie oder lässt sie liegen.
lore-diamond = Rüste sie in der roten Hand aus: Kampfkraft { $rank } gegen rote Monster. Oder leg sie ab, um eine andere Karte des Raums unter der Ebene zu vergraben.
lore-heart = Rüste sie in der roten Hand aus: Kampfkraft { $rank } gegen rote Monster. Oder leg sie ab, um { $rank } Leben zu heilen.
lore-spade = Rüste sie in der schwarzen Hand aus: Kampfkraft { $rank } gegen schwarze Monster. Oder lass sie direkt aus dem Raum in einem beliebigen Kampf helfen. Mit Pik wird überschüssige Kampfkraft zu Leben.
lore-relic-red = Nutz es, und du gewinnst { $rank } Leben, oder verstau es für schlechtere Zeiten.
lore-relic-black = Es zu nutzen kostet dich { $rank } Leben. Vergrab es, oder behalt es im Rucksack, dann verlierst du nichts.
lore-monster = { $colour ->
    [red] Ein rotes Monster der Stärke { $rank }.
   *[black] Ein schwarzes Monster der Stärke { $rank }.
} Kampfkraft { $less } würde dich 2 Leben kosten, { $more } mit Pik brächte dir 3, und { $rank } ist ein sauberer Sieg.
lore-scroll = Lies sie: Die nächste Karte der Ebene kommt in den Raum, und ihre Farbe ist dein Schicksal. Pik ist Schmerz, Kreuz Verlust, Herz Lebenskraft, Karo Erleichterung{ $jokers ->
    [0] .
   *[other] , ein Joker Überraschung.
} { $change ->
    [0] In Tiefe 0 kostet Schmerz nichts, und Lebenskraft bringt nichts.
   *[other] Schmerz kostet jetzt { $change } Leben, Lebenskraft bringt ebenso viel.
}
lore-stairs = { $jokers ->
    [0] Diese Partie hat keine Joker.
   *[other] { $edition ->
        [first] { $jokers ->
            [1] Ein Joker kann nicht gespielt werden. Allein im Raum ist er die Treppe.
           *[other] Ein Joker kann nicht gespielt werden. Allein im Raum ist er die Treppe; zwei oder mehr sind die Geheime Ebene.
        }
       *[second] Ein Joker kann nicht gespielt werden. Sind im Raum nur noch Joker übrig, hast du die Treppe gefunden.
    }
}

## Stapel und Zähler

lore-room = Leere ihn in beliebiger Reihenfolge, dann kommen die nächsten vier Karten. Sind zum Beispiel 7♥ und J♠ übrig, könntest du 7 Leben heilen und dann kämpfen.
lore-hand = Sie hält zwei Waffen ihrer Farbe gegen Monster ihrer Farbe. Für eine dritte musst du eine fallen lassen.
lore-backpack = Drei { $relics_as_weapons ->
    [true] Waffen
   *[other] Waffen oder Relikte
} können hier warten. Verstauen kostet nichts, und auspacken kannst du, wenn im Raum Platz ist.
lore-health = Bei 0 bist du tot. Was über die Höchstzahl geht, verfällt.
lore-depth = { $jokers ->
    [0] Diese Partie hat keine Joker, also bleibt sie immer gleich.
   *[other] Sie steigt mit jedem Joker, der aus dem Spiel kommt, um eins.
} Schmerz und Lebenskraft ändern dein Leben um das Dreifache der Tiefe: in Tiefe 2 um 6.
lore-clean-kills = Kämpfe, in denen deine Kampfkraft genau der Stärke des Monsters entsprach, etwa 5 + 7 gegen eine Dame.
lore-wishes = So viele Schicksale darfst du noch nennen, eines nach dem anderen.
lore-floor = Die Karten der kommenden Räume. Leerst du den letzten Raum und hier ist keine Karte mehr, gewinnst du.
lore-discard = { $jokers ->
    [0] Verbrauchte Karten. Sie kommen nicht wieder: Diese Partie hat keine Joker.
   *[other] Verbrauchte Karten. Sie werden in eine neue Ebene gemischt, wenn im Raum nur noch Joker sind.
}
lore-removed = Joker, die eine Treppe waren. Jeder zählt eine Tiefe.

## Noch verdeckte Karten

odds-none = Keine Karte ist mehr verdeckt.
odds-next = Die nächste Karte ist bekannt: { $card }.
odds-all = { $n ->
    [one] Noch verdeckt: 1 Karte ({ $counts }).
   *[other] Noch verdeckt: { $n } Karten ({ $counts }).
}
odds-of = { $n ->
    [one] Noch verdeckt: 1 Karte, { $count }.
   *[other] Noch verdeckt: { $n } Karten, darunter { $count }.
}
count-weapons = { $n ->
    [0] keine Waffe
    [one] 1 Waffe
   *[other] { $n } Waffen
}
count-red-weapons = { $n ->
    [0] keine rote Waffe
    [one] 1 rote Waffe
   *[other] { $n } rote Waffen
}
count-black-weapons = { $n ->
    [0] keine schwarze Waffe
    [one] 1 schwarze Waffe
   *[other] { $n } schwarze Waffen
}
count-relics = { $n ->
    [0] kein Relikt
    [one] 1 Relikt
   *[other] { $n } Relikte
}
count-monsters = { $n ->
    [0] kein Monster
    [one] 1 Monster
   *[other] { $n } Monster
}
count-red-monsters = { $n ->
    [0] kein rotes Monster
    [one] 1 rotes Monster
   *[other] { $n } rote Monster
}
count-black-monsters = { $n ->
    [0] kein schwarzes Monster
    [one] 1 schwarzes Monster
   *[other] { $n } schwarze Monster
}
count-scrolls = { $n ->
    [0] keine Schriftrolle
    [one] 1 Schriftrolle
   *[other] { $n } Schriftrollen
}
count-jokers = { $n ->
    [0] kein Joker
    [one] 1 Joker
   *[other] { $n } Joker
}
count-fortune = { $n } für { $fortune }
