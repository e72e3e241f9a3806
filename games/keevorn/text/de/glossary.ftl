### Found by name

## Erklärte Wörter

term-trade = tauschen
term-trade-says = Gib dem Händler eine Karte, die keine Waffe ist: Sie kommt unter die Ebene, und die nächste Waffe der Ebene nimmt ihren Platz ein. Die Karten vor dieser Waffe kommen auch unter die Ebene. Einen König gibt man gern her.
term-explore = erkunden
term-explore-says = Schick den Händler fort und beginne mit dem ersten Raum.
term-equip = ausrüsten
term-equip-says = Nimm eine Waffe des Raums in die Hand ihrer Farbe. Eine Hand fasst zwei; für eine dritte lässt du eine fallen.
term-heal = heilen
term-heal-says = Lege eine Herz-Waffe des Raums ab und gewinne ihren Rang an Leben, bis zur Höchstzahl von { $max_health }: 7♥ heilt 7.
term-probe = spähen
term-probe-says = Lege eine Kreuz-Waffe des Raums ab und sieh dir die oberste Karte der Ebene an: Nimm sie in den Raum oder lass sie dort liegen. Die Ebene darf nicht leer sein.
term-take = nehmen
term-take-says = Die erspähte Karte kommt in den Raum.
term-return = liegen lassen
term-return-says = Die erspähte Karte bleibt oben auf der Ebene.
term-bury = vergraben
term-bury-says = Lege eine Karo-Waffe des Raums ab, und eine andere Karte des Raums kommt unter die Ebene: ein Weg um einen König herum.
term-relic = Relikt nutzen
term-relic-says = { $relics_as_weapons ->
    [true] In dieser Partie gibt es keine Relikte: Die Ränge 2 bis 4 sind Waffen mit der Fertigkeit ihrer Farbe.
   *[other] Ein rotes Relikt gibt dir seinen Rang an Leben, ein schwarzes kostet ihn: 3♥ gibt 3, 3♠ kostet 3.
}
term-fight = kämpfen
term-fight-says = Beliebige Waffen der Hand in der Farbe des Monsters bekämpfen es, und beliebige Pik-Waffen des Raums helfen; oder du kämpfst mit bloßen Händen. Was an Kampfkraft fehlt, kostet Leben; ist ein Pik dabei, gewinnst du den Überschuss: 12 gegen 10 bringt 2. Alle diese Karten werden abgelegt.
term-read = lesen
term-read-says = Lege eine Schriftrolle ab: Die nächste Karte der Ebene kommt in den Raum, und ihre Farbe bestimmt das Schicksal. Ein Herz ist zum Beispiel Lebenskraft. Ist die Ebene leer, gibt es kein Schicksal.
term-store = verstauen
term-store-says = Leg { $relics_as_weapons ->
    [true] eine Waffe
   *[other] eine Waffe oder ein Relikt
} des Raums in den Rucksack. Er fasst drei Karten.
term-place = auspacken
term-place-says = Leg eine Karte des Rucksacks in den Raum, solange er weniger als vier Karten hat.
term-lose = hergeben
term-lose-says = { $decline_fortunes ->
    [true] Verlust kostet dich eine Karte des Rucksacks: Wähl aus, welche, oder verzichte.
   *[other] Verlust kostet dich eine Karte des Rucksacks; du wählst, welche.
}
term-relieve = wegschaffen
term-relieve-says = { $relics_as_weapons ->
    [true] { $decline_fortunes ->
        [true] Erleichterung entfernt ein Monster des Raums: Wähl aus, welches, oder verzichte.
       *[other] Erleichterung entfernt ein Monster des Raums; du wählst, welches.
    }
   *[other] { $decline_fortunes ->
        [true] Erleichterung entfernt ein Monster oder ein Relikt des Raums: Wähl aus, welches, oder verzichte.
       *[other] Erleichterung entfernt ein Monster oder ein Relikt des Raums; du wählst, welches.
    }
}
term-decline = verzichten
term-decline-says = { $decline_fortunes ->
    [true] Auf Verlust und Erleichterung darfst du verzichten: Nichts wird abgelegt.
   *[other] In dieser Partie kannst du nicht verzichten: Finden Verlust oder Erleichterung eine Karte, muss eine weg.
}
term-discard = ablegen
term-discard-says = { $jokers ->
    [0] Diese Partie hat keine Joker, also kommt keine Überraschung, und so wird nichts abgelegt.
   *[other] { $edition ->
        [first] Bei Überraschung darfst du beliebig viele Karten des Raums ablegen, auch keine.
       *[other] In der zweiten Ausgabe legst du bei Überraschung nichts ab: Du nennst ein anderes Schicksal.
    }
}
term-wish = Schicksal nennen
term-wish-says = { $edition ->
    [first] { $jokers ->
        [0] In dieser Partie verlangt nichts, dass du ein Schicksal nennst: Zur Geheimen Ebene gehören zwei Joker.
        [1] In dieser Partie verlangt nichts, dass du ein Schicksal nennst: Zur Geheimen Ebene gehören zwei Joker.
       *[other] Nenne ein Schicksal, und es geschieht: Lebenskraft gibt in Tiefe 2 sechs Leben. Die Geheime Ebene verlangt ein Schicksal mehr, als deine Tiefe beträgt, und du musst sie alle nennen.
    }
   *[other] { $jokers ->
        [0] Nenne ein Schicksal, und es geschieht: Lebenskraft gibt in Tiefe 2 sechs Leben. Ein sauberer Sieg verlangt ein Schicksal außer Überraschung, und du musst es nennen.
       *[other] Nenne ein Schicksal, und es geschieht: Lebenskraft gibt in Tiefe 2 sechs Leben. Ein sauberer Sieg und eine Überraschung verlangen je ein Schicksal außer Überraschung, und du musst es nennen.
    }
}
term-power = Kampfkraft
term-power-says = Die Ränge der Waffen in einem Kampf zusammen: 5♣ und 8♣ haben Kampfkraft 13.
term-strength = Stärke
term-strength-says = Der Rang eines Monsters: 11 für einen Buben, 12 für eine Dame, 13 für einen König.
term-fortune = Schicksal
term-fortune-says = Was eine Schriftrolle bewirkt, je nach Farbe der gezogenen Karte.
term-pain = Schmerz
term-pain-says = Du verlierst das Dreifache der Tiefe an Leben: 6 in Tiefe 2.
term-loss = Verlust
term-loss-says = { $decline_fortunes ->
    [true] Lege eine Karte des Rucksacks ab oder verzichte.
   *[other] Lege eine Karte des Rucksacks ab, wenn er nicht leer ist.
}
term-vigor = Lebenskraft
term-vigor-says = Du gewinnst das Dreifache der Tiefe an Leben: 6 in Tiefe 2.
term-relief = Erleichterung
term-relief-says = { $relics_as_weapons ->
    [true] { $decline_fortunes ->
        [true] Lege ein Monster des Raums ab oder verzichte.
       *[other] Lege ein Monster des Raums ab, wenn es eines gibt.
    }
   *[other] { $decline_fortunes ->
        [true] Lege ein Monster oder ein Relikt des Raums ab oder verzichte.
       *[other] Lege ein Monster oder ein Relikt des Raums ab, wenn es eines gibt.
    }
}
term-surprise = Überraschung
term-surprise-says = { $jokers ->
    [0] Ein Joker brächte sie, und diese Partie hat keinen.
   *[other] { $edition ->
        [first] Lege beliebige Karten des Raums ab, oder keine.
       *[other] Nenne ein anderes Schicksal, und es geschieht.
    }
}
term-stairs = Treppe
term-stairs-says = { $jokers ->
    [0] Diese Partie hat keine Joker, also auch keine Treppe.
   *[other] { $edition ->
        [first] Ein Joker allein im Raum: Er wird entfernt, und du steigst eine Tiefe hinab in eine neue Ebene.
       *[other] Nur noch Joker im Raum: Sie werden alle entfernt, und für jeden steigst du eine Tiefe hinab, in eine neue Ebene.
    }
}
term-secret-floor = Geheime Ebene
term-secret-floor-says = { $edition ->
    [first] { $jokers ->
        [0] Dazu müssten zwei Joker allein im Raum sein, und so viele hat diese Partie nicht.
        [1] Dazu müssten zwei Joker allein im Raum sein, und so viele hat diese Partie nicht.
       *[other] Zwei oder mehr Joker allein im Raum: Sie werden zurückgemischt, und du musst ein Schicksal mehr nennen, als deine Tiefe beträgt.
    }
   *[other] Die zweite Ausgabe hat keine: Joker allein im Raum sind die Treppe, egal wie viele es sind.
}
term-clean-kill = sauberer Sieg
term-clean-kill-says = { $edition ->
    [first] Ein Kampf mit gleicher Kampfkraft: Er kostet kein Leben, und mancher prahlt damit.
   *[other] Ein Kampf mit gleicher Kampfkraft: Er kostet kein Leben, und du nennst ein Schicksal.
}
term-peddler = Händler
term-peddler-says = Vor dem ersten Raum tauscht er eine beliebige Karte, die keine Waffe ist, gegen die nächste Waffe der Ebene. Die Karte und alle, die vor der Waffe aufgedeckt werden, kommen unter die Ebene.
