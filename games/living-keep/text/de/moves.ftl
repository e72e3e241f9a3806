## Gemeinsames

paid = { $left } { $what } ({ $change })
paid-sentence = { $paid }.
gain-lost = { $n } { $what } ({ $lost } verloren: kein Platz)
gain-lost-all = { $n } { $what } (alles verloren: kein Platz)
die = W{ $sides }
dice = { $n }W{ $sides }
percent = { $n } %
sums = { $least } bis { $most }, im Schnitt { $mean }
attempt-ends = Danach ist Schluss für diese Runde.

## Versorgung

collect-label = Ernte einholen
collect-harvest = → { $dice } Nahrung: { $sums }.
collect-no-farm = → keine Ernte: Du hast keinen Hof.
collect-due = Gold: { $gold }. Nahrung: { $food }.
collect-free = Kein Scherge braucht Sold oder Nahrung.
banish-label = { $kind } #{ $id } verbannen
banish-effect = → ein Unterschlupf wird frei; nächste Versorgung: { $gold } Gold, { $food } Nahrung. Für immer fort.
banish-enough = → das reicht: { $gold } Gold und { $food } Nahrung werden bezahlt.
banish-short = → dann fehlt noch: { $short }.
banish-gone = Für immer fort: Rang { $rank }, Sold { $pay }, Nahrung { $food }.

## Graben und Singen

assign-label = { $chanters ->
    [one] { $diggers ->
        [one] 1 gräbt, 1 singt
       *[other] { $diggers } graben, 1 singt
    }
   *[other] { $diggers ->
        [one] 1 gräbt, { $chanters } singen
       *[other] { $diggers } graben, { $chanters } singen
    }
}
assign-label-dig = { $n ->
    [one] Der Knecht gräbt
   *[other] Alle { $n } graben
}
assign-label-chant = { $n ->
    [0] Weder graben noch singen
    [one] Der Knecht singt
   *[other] Alle { $n } singen
}
assign-none = → nichts: Du hast keinen Knecht, der graben oder singen könnte.
assign-peons = { $n ->
    [one] 1 Knecht
   *[other] { $n } Knechte
}
assign-shared = Ein { $die } entscheidet, wer den Fund bekommt.
yields = → etwa { $yields }.
yields-more = → etwa { $yields } mehr.
yield-room = { $n } { $what } (Platz für { $room })
yield-no-room = { $n } { $what } (kein Platz)
peon-dig-label = Weitergraben
peon-dig-aces = Jedes Ass ist noch ein Knecht.
peon-chant-label = Singen
give-label = { $n } { $what } abgeben
give-effect = → { $partner }: { $theirs }; { $keep }: { $rest }.

## Bauen

build-label = { $room } bauen
build-effect = → { $rooms }, { $costs }.
build-stores = Fasst { $n } { $what }.
build-beds = { $n ->
    [0] Kein Bett frei.
    [one] 1 Bett frei.
   *[other] { $n } Betten frei.
}
build-harvest = Ernte: { $dice }.
build-attempt = { $gates ->
    [one] Beim Anwerben siehst du { $cards } Karten und nimmst 1 Schergen auf.
   *[other] Beim Anwerben siehst du { $cards } Karten und nimmst bis zu { $gates } Schergen auf.
}
build-spells = Du kannst Zauber erforschen.
build-wares = Du kannst Türen und Fallen herstellen.
build-spells-missing = Noch { $n } bis zu Zaubern.
build-wares-missing = Noch { $n } bis zu Türen und Fallen.
build-training = { $n ->
    [one] Bildet 1 Schergen je Runde aus.
   *[other] Bildet { $n } Schergen je Runde aus.
}
build-training-missing = Noch { $n }, um einen weiteren Schergen auszubilden.
build-opens = Du darfst jetzt { $rooms } bauen.

## Ausbilden

train-label = { $kind } #{ $id } ausbilden
train-effect = → Rang { $rank }, Sold { $least } bis { $most } (+{ $die }), auf Dauer.

## Forschen

begin-label = { $work } beginnen
begin-spell = → { $points } Punkte zu kanalisieren, je { $mana } Mana. { $does }
begin-ware = → { $paid }, { $points } Punkte Arbeit. { $does }
erase-label = { $work } streichen
erase-effect = → der Platz wird frei. Es fehlten noch { $left ->
    [one] 1 Punkt
   *[other] { $left } Punkte
}; was es gekostet hat, ist verloren.
crew-label-spell = { $work } kanalisieren mit { $n }
crew-label-ware = { $work }: arbeiten mit { $n }
crew-no-mana = → nicht fertig: nur { $mana } Mana im Vorrat.
crew-unfinished = → nicht fertig: { $left } Punkte fehlen.
crew-finished = { $left ->
    [one] → fertig: 1 Punkt fehlt.
   *[other] → fertig: { $left } Punkte fehlen.
}
crew-maybe = → fertig in { $chance } der Fälle: { $left } Punkte fehlen.
crew-roll = { $dice } = { $sums } ({ $crew }).
crew-mana = { $n } Mana je Punkt.

## Zauber

cast-label = { $spell } wirken
cast-peon = { $n ->
    [one] → 1 Knecht.
   *[other] → { $n } Knechte.
}
cast-regen = → { $least } bis { $most } ♥ (+{ $die }).
cast-premonition = → du siehst die nächsten { $n } Karten und bestimmst ihre Reihenfolge.
cast-premonition-dig = → du siehst die nächsten { $n } Karten; der Fels (Kreuz) darunter wird abgelegt.
cast-strike = → tötet { $kind-den }.
cast-dragon = → der Drache zieht ein: Rang { $rank }, Sold { $pay }, { $food } Nahrung je Versorgung; jetzt { $eaten }.
die-and = { $die } + { $n }
spell-does-to-arms = Anwerben in jeder Phase.
spell-does-summon-peon = Ein Knecht mehr, in jeder Phase.
spell-does-regen = Leben +{ $die }, in der Versorgung.
spell-does-premonition = Zeigt die nächsten { $n } Karten des Hauptstapels: Beim Graben kommt der Fels weg, beim Anwerben und vor dem Helden ordnest du sie.
spell-does-power-strike = Tötet jeden Helden außer dem Monarchen.
spell-does-summon-dragon = Der Drache zieht ein, beim Anwerben.

## Türen und Fallen

use-label = { $ware } einsetzen
use-kills = → Rang { $rank }, sofort tot.
use-enough = → Rang { $rank }: Deine Schergen halten ihn auf.
use-not-enough = → Rang { $rank }: immer noch zu stark.
use-die = { $faces } auf einem { $die } ({ $chance }) { $then }
ware-does-wooden = Rang eines Helden { $by }, nicht unter { $least }; bei { $faces } auf einem { $die } noch einmal { $by }.
ware-does-metal = Rang eines Helden { $by }, nicht unter { $least }; bei { $faces } auf einem { $die } noch einmal { $by }, nicht unter { $last }.
ware-does-lower = Rang eines Helden { $by }, sogar auf { $least }.
ware-does-kill = Tötet einen Helden bis Rang { $most }.
ware-does-halve = Halbiert den Rang eines Helden, aufgerundet.

## Anwerben

attempt-label = Am Tor nachsehen
attempt-effect = → etwa { $minions } von { $cards } Karten sind Schergen; wirb bis zu { $n } an, mit { $food } Nahrung im Vorrat.
attempt-no-lair = → etwa { $minions } von { $cards } Karten sind Schergen, aber kein Unterschlupf ist frei.
recruit-label = { $kind-einen } anwerben
recruit-effect-free = → Rang { $rank }, Sold { $pay }, frisst nichts. Nächste Versorgung: { $gold } Gold, { $food } Nahrung.
recruit-effect = → Rang { $rank }, Sold { $pay }; { $eaten }. Nächste Versorgung: { $gold } Gold, { $food } Nahrung.
done-label = Fortschicken
done-effect = { $n ->
    [one] → Schluss für diese Runde, 1 Karte auf die Ablage.
   *[other] → Schluss für diese Runde, { $n } Karten auf die Ablage.
}

## Der Held

flip-label = Nächste Karte umdrehen
flip-none = → kein Held kommt.
flip-sure = { $who ->
    [monarch] → der Monarch kommt.
    [either] → ein Held oder der Monarch kommt.
   *[hero] → ein Held kommt.
}
flip-maybe = { $who ->
    [monarch] → { $chance }: Der Monarch kommt.
    [either] → { $chance }: Ein Held oder der Monarch kommt.
   *[hero] → { $chance }: Ein Held kommt.
}
flip-stopped = Deine Schergen halten jeden von ihnen auf.
flip-stopped-monarch = Deine Schergen halten ihn auf.
flip-unstopped = Keiner deiner Schergen kann ihn aufhalten: bis zu { $worst } Schaden.
flip-partly = Kommt er, halten ihn deine Schergen in { $chance } der Fälle auf; sonst bis zu { $worst } Schaden.
flip-both = Jede Feste bekommt einen eigenen Helden.
fight-label = Gegen { $kind-den } kämpfen
fight-won = { $there ->
    [one] → getötet, kein Schaden: 1 Scherge ab Rang { $rank }.
   *[other] → getötet, kein Schaden: { $there } Schergen ab Rang { $rank }.
}
fight-lost = { $needs ->
    [one] → { $left } ♥ ({ $change }): Es braucht 1 Schergen ab Rang { $rank }.
   *[other] → { $left } ♥ ({ $change }): { $there } von { $needs } Schergen ab Rang { $rank }.
}
fight-falls = { $needs ->
    [one] → deine Feste fällt ({ $change }): Es braucht 1 Schergen ab Rang { $rank }.
   *[other] → deine Feste fällt ({ $change }): { $there } von { $needs } Schergen ab Rang { $rank }.
}

## Die Karten einer Vorahnung

place-label = { $card } einreihen
place-first = → wird als Erste gezogen.
place-after = { $n ->
    [one] → wird nach 1 Karte gezogen.
   *[other] → wird nach { $n } Karten gezogen.
}
place-last = Zuletzt kommt { $card }.

## Der Draft

draft-label = { $kind-einen } nehmen
draft-effect = → Rang { $rank } für den Krieg; kein Sold, keine Nahrung.
extra-label = Fünfte Karte ziehen
extra-effect = → passt sie zu dir, musst du sie nehmen.
pass-label = Passen
pass-effect = → aus diesen Karten nimmst du keine.

## Der Krieg

attack-label = { $kind } #{ $id } schicken
attack-effect = { $others ->
    [0] → Stärke { $rank }, nach der Schlacht fort. Niemand kann mitkämpfen.
    [one] → Stärke { $rank }, nach der Schlacht fort. 1 anderer kann mitkämpfen, zusammen bis { $most }.
   *[other] → Stärke { $rank }, nach der Schlacht fort. { $others } andere können mitkämpfen, zusammen bis { $most }.
}
attack-label-none = Niemanden schicken
attack-effect-none = → Stärke { $n }: Alles, was dein Rivale schickt, ist Schaden.
alone-label = Allein angreifen
alone-effect = → Stärke { $n }, nach der Schlacht fort.
join-label = { $kind } #{ $id } mitschicken
join-effect = → zusammen Stärke { $n }, nach der Schlacht beide fort.
join-shield = Ein so niedriges Paar gleichen Rangs nimmt keinen Schaden, wenn es verliert.

## Das Ende einer Phase

next-label = Weiter
next-phase = → { $phase }.
next-phase-of = → { $phase }, { $keep }.
next-end = → die Partie endet: Die Rundenkarten sind verbraucht.
next-no-card = → die Runde endet: Du hast keine Rundenkarte mehr, also kommt kein Held.
next-no-dig = Kein Knecht gräbt oder singt.
next-no-attempt = Diese Runde siehst du nicht am Tor nach.
next-shuffled = Alle Karten des Hauptstapels werden gemischt.
