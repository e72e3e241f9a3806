## Der Grund für einen Zug, nach dem Zug selbst

reason-plan = { $why }; etwa { $percent } % Gewinnchance.
reason-plan-better = { $why }; etwa { $percent } % Gewinnchance, eine Spur mehr als mit „{ $other }“.
reason-plan-against = { $why }; etwa { $percent } % Gewinnchance, mit „{ $other }“ { $less } %.
reason-plan-alone = { $why }; etwa { $percent } % Gewinnchance, und jeder andere Zug führt in den Tod.
reason-plan-win = { $why }; damit gewinnst du.
reason-no-choice = { $why }; einen anderen Zug gibt es nicht.
reason-only-card = { $card } ist die einzige Karte, die du ablegen kannst.
reason-luck = Nur Glück kann dich in diesem Raum bei { $health } Leben noch retten.
reason-luck-armed = Nur Glück kann dich in diesem Raum bei { $health } Leben noch retten, selbst mit { $arms }.
reason-lost = Ich sehe keinen Weg, diesen Raum bei { $health } Leben zu überstehen.
reason-lost-armed = Ich sehe keinen Weg, diesen Raum bei { $health } Leben zu überstehen, selbst mit { $arms }.
reason-trade = { $weapons ->
    [one] Für { $card } bekommst du die letzte verdeckte Waffe ({ $least } bis 10).
   *[other] Für { $card } bekommst du eine von { $weapons } verdeckten Waffen ({ $least } bis 10).
}
reason-no-trade = Es gibt kein Monster oder Relikt zu tauschen.
reason-no-trade-weapons = Es gibt kein Monster zu tauschen.

## Hände und Rucksack

why-trade = Für { $card } bekommst du eine Waffe
why-explore = Besser wird der Raum nicht
why-equip-fight = { $card } in deiner { $colour ->
    [red] roten
   *[black] schwarzen
} Hand bringt { $rank } gegen { $monster }
why-equip = { $colour ->
    [red] { $n ->
        [0] { $card } kommt in deine rote Hand, obwohl kein rotes Monster mehr verdeckt ist
        [one] { $card } kann aus deiner roten Hand gegen das letzte verdeckte rote Monster kämpfen
       *[other] { $card } kann aus deiner roten Hand gegen die { $n } verdeckten roten Monster kämpfen
    }
   *[black] { $n ->
        [0] { $card } kommt in deine schwarze Hand, obwohl kein schwarzes Monster mehr verdeckt ist
        [one] { $card } kann aus deiner schwarzen Hand gegen das letzte verdeckte schwarze Monster kämpfen
       *[other] { $card } kann aus deiner schwarzen Hand gegen die { $n } verdeckten schwarzen Monster kämpfen
    }
}
why-drop-weaker = { $card } ist um { $more } stärker als { $drop } { $hand-in }
why-drop = { $card } ersetzt { $drop } { $hand-in }
why-store = Der Rucksack hebt { $card } für später auf ({ $free } von { $places } Plätzen frei)
why-place-fight = { $card } kommt aus dem Rucksack, um { $monster } zu bekämpfen
why-place-cost = { $card } kommt aus dem Rucksack: Bei { $health } Leben kannst du { $rank } verschmerzen
why-place-heal = { $card } kommt aus dem Rucksack, um dich zu heilen, bei { $health } von { $most } Leben
why-place-equip = { $card } kommt aus dem Rucksack, denn in deiner Hand ist ein Platz frei
why-place-bury = { $card } kommt aus dem Rucksack, um { $target } zu vergraben
why-place-buried = { $card } kommt aus dem Rucksack, damit { $by } die Karte vergräbt
why-place = { $card } kommt aus dem Rucksack

## Kämpfe

why-fight-clean = Ein sauberer Sieg, { $power } gegen { $strength }
why-fight-lost = Du verlierst { $lost } Leben, { $power } gegen { $strength }
why-fight-lost-kept = Du verlierst { $lost } Leben, { $power } gegen { $strength }, und behältst { $kept }
why-fight-unhurt = Du verlierst kein Leben, { $power } gegen { $strength }
why-fight-gain = Pik bringt dir { $gained } Leben, { $power } gegen { $strength }

## Fertigkeiten und Relikte

why-heal = { $wasted ->
    [0] { $card } heilt dich von { $from } auf { $to } Leben
   *[other] { $card } heilt dich von { $from } auf { $to } Leben ({ $wasted } verfallen)
}
why-heal-fight = { $wasted ->
    [0] { $card } heilt dich vor dem Kampf gegen { $monster } von { $from } auf { $to } Leben
   *[other] { $card } heilt dich vor dem Kampf gegen { $monster } von { $from } auf { $to } Leben ({ $wasted } verfallen)
}
why-heal-full = Dein Leben ist voll: { $card } heilt nichts und verlässt nur den Raum
why-cost = Bei { $health } Leben kannst du die { $rank } verschmerzen, die { $card } kostet
why-probe = { $card } zeigt dir die oberste Karte der Ebene
why-probe-known = { $card } kann { $top } oben von der Ebene holen
why-take = { $card } kommt in den Raum
why-return = { $card } bleibt oben auf der Ebene
why-bury-stairs = { $card } schiebt die Treppe auf: { $target } kommt unter die Ebene
why-bury-scroll = { $card } bringt { $target } ungelesen unter die Ebene
why-bury-monster = { $card } bringt { $target } unter die Ebene: kein Kampf gegen Stärke { $rank }
why-bury-cost = { $card } bringt { $target } unter die Ebene: Das spart { $rank } Leben
why-bury-later = { $card } hebt { $target } unter der Ebene für später auf

## Schriftrollen und Schicksale

why-read-empty = Die Ebene ist leer, also bringt { $card } kein Schicksal
why-read-known = { $card } oben auf der Ebene bringt { $fortune }
why-read-free = { $pain ->
    [0] Von { $all } verdeckten Karten ist keine Schmerz, der in Tiefe 0 nichts kostet
    [one] Von { $all } verdeckten Karten ist 1 Schmerz, der in Tiefe 0 nichts kostet
   *[other] Von { $all } verdeckten Karten sind { $pain } Schmerz, der in Tiefe 0 nichts kostet
}
why-read = { $all ->
    [one] Die verdeckte Karte ist { $pain ->
        [one] Schmerz ({ $cost })
       *[other] { $vigor ->
            [one] Lebenskraft ({ $gain })
           *[other] weder Schmerz noch Lebenskraft
        }
    }
   *[other] Von { $all } verdeckten Karten { $pain ->
        [0] ist keine
        [one] ist 1
       *[other] sind { $pain }
    } Schmerz ({ $cost }) und { $vigor ->
        [0] keine
       *[other] { $vigor }
    } Lebenskraft ({ $gain })
}
why-lose = { $card } verlässt den Rucksack
why-relieve-monster = Du musst nicht gegen { $card } kämpfen, Stärke { $rank }
why-relieve-red = Du verlierst nur { $card }, was höchstens { $rank } Leben brächte
why-relieve-black = Die { $rank } Leben, die { $card } kostet, bleiben dir erspart
why-decline = Du legst nichts ab
why-discard-nothing = Du behältst jede Karte im Raum
why-discard = Du wirst { $cards } los
why-wish-pain = { $cost ->
    [0] Schmerz kostet in Tiefe 0 nichts
   *[other] Schmerz kostet { $cost } Leben
}
why-wish-vigor = { $gain ->
    [0] Lebenskraft bringt kein Leben, schadet aber auch nicht
   *[other] Lebenskraft bringt dir { $gain } Leben
}
why-wish-loss = Verlust kostet dich höchstens eine Karte des Rucksacks
why-wish-relief = Erleichterung schafft höchstens ein Monster oder Relikt des Raums weg
why-wish-relief-monster = Erleichterung schafft höchstens ein Monster des Raums weg
why-wish-surprise = Überraschung befreit dich von beliebigen Karten des Raums
why-wish-again = Überraschung lässt dich ein anderes Schicksal nennen
