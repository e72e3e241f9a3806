## Versorgung

harvested = Ernte: { $dice } = { $gain }.
harvested-none = Kein Hof, keine Ernte.
upkeep-due = { $pay } Gold und { $food } Nahrung sind fällig: mehr, als im Vorrat ist.
upkeep-paid = { $pay } Gold bezahlt, { $food } Nahrung verzehrt.
banished = { $minion } ist verbannt.
banished-not-enough = { $minion } ist verbannt. Es reicht immer noch nicht.
banished-enough = { $minion } ist verbannt. { $pay } Gold bezahlt, { $food } Nahrung verzehrt.

## Graben und Singen

sent-none = Kein Knecht gräbt oder singt.
sent-dig = { $n ->
    [one] 1 Knecht gräbt.
   *[other] { $n } Knechte graben.
}
sent-chant = { $n ->
    [one] 1 Knecht singt.
   *[other] { $n } Knechte singen.
}
sent-both = { $chanters ->
    [one] { $diggers ->
        [one] 1 Knecht gräbt, 1 singt.
       *[other] { $diggers } Knechte graben, 1 singt.
    }
   *[other] { $diggers ->
        [one] 1 Knecht gräbt, { $chanters } singen.
       *[other] { $diggers } Knechte graben, { $chanters } singen.
    }
}
peon-digs = Der Knecht gräbt weiter.
peon-chants = Der Knecht wird singen.
dug-up = Ausgegraben: { $cards }.
peons-found = { $n ->
    [one] 1 Knecht gefunden!
   *[other] { $n } Knechte gefunden!
}
cards-drawn = Gezogene Karten: { $cards }.
joker-drawn = Der Joker ist dabei.
dice-rolled = Würfel: { $dice }.
haul-lost = Alles davon ist verloren: kein Platz.
share-mine = Der { $die } zeigt 1: { $keep } bekommt alles.
share-theirs = Der { $die } zeigt 2: { $partner } bekommt alles.
share-half = Der { $die } zeigt 3: halb und halb, der Rest für { $keep }.
share-divided = Der { $die } zeigt 4: { $keep } teilt den Fund auf.
given = { $n } { $what } für { $partner }, { $rest } für { $keep }.

## Bauen, Ausbilden, Forschen

built = { $room } gebaut: jetzt { $n }.
trained = { $minion } steigt auf Rang { $rank }.
trained-pay = { $minion } steigt auf Rang { $rank }; Sold → { $pay } ({ $change }).
erased = { $work } gestrichen; es fehlten noch { $left ->
    [one] 1 Punkt
   *[other] { $left } Punkte
}.
begun = { $work } begonnen.
worked = { $work }: { $crew } bei der Arbeit.
worked-rolled = { $work }: { $crew } bei der Arbeit, { $dice }.
work-ready = { $work }: fertig.
work-advanced = { $n ->
    [one] 1 Punkt geschafft, noch { $left }.
   *[other] { $n } Punkte geschafft, noch { $left }.
}

## Zauber

cast-done = { $spell } gewirkt.
die-shown = Der { $die } zeigt { $n }.
struck = Der Machtschlag tötet { $kind-den }.
dragon-came = Der Drache zieht in seinen Unterschlupf.
rock-discarded = Abgelegter Fels: { $rock }. Als Nächstes: { $kept }.
rock-none = Kein Fels. Als Nächstes: { $kept }.
cards-seen = Gesehen: { $cards }.
card-only = Nur eine Karte war noch da: { $card }.
placed = { $card }: Nummer { $n } von oben.
placed-last = { $card }: Nummer { $n } von oben, { $last } zuletzt.

## Anwerben

turned-up = Aufgedeckt: { $cards }.
hired = { $food ->
    [0] { $kind-ein } zieht ein.
   *[other] { $kind-ein } zieht ein und frisst { $food } Nahrung.
}
others-left = Die anderen ziehen ab.

## Der Held

pass-begins = Durchgang { $pass } von { $limit } beginnt.
turned-monarch = Die Rundenkarte ist der rote Joker: der Monarch selbst!
turned-hearts = Rundenkarte { $card }: Sie ruft einen Helden von Herz.
turned-diamonds = Rundenkarte { $card }: Sie ruft einen Helden von Karo.
turned-quiet = Rundenkarte { $card }: eine ruhige Nacht.
turned-hidden = Eine Rundenkarte wird umgedreht.
drawn-before = Vor ihm gezogen: { $cards }.
hero-comes = { $needs ->
    [one] { $kind-der } greift { $keep } an: Rang { $rank }, 1 Scherge besiegt ihn, Schaden { $damage }.
   *[other] { $kind-der } greift { $keep } an: Rang { $rank }, { $needs } Schergen besiegen ihn, Schaden { $damage }.
}
used-lowered = { $ware }: { $kind-der } fällt von Rang { $was } auf { $rank }.
used-killed = { $ware }: Das ist das Ende für { $kind-den }.
hero-killed = { $kind-der }, Rang { $rank }, ist tot.
hero-through = { $there ->
    [0] { $kind-der }, Rang { $rank }, bricht durch: Kein Scherge konnte ihn aufhalten.
    [one] { $kind-der }, Rang { $rank }, bricht durch: 1 Scherge von diesem Rang war nicht genug.
   *[other] { $kind-der }, Rang { $rank }, bricht durch: { $there } Schergen von diesem Rang waren nicht genug.
}

## Die andere Feste

hero-lowered = { $kind-der } vor { $keep } hat nur noch Rang { $rank }.
hero-repelled = { $kind-der } richtet gegen { $keep } nichts aus.
hero-inside = { $kind-der } bricht in { $keep } ein: Leben → { $left } ({ $change }).
health-of = { $keep } hat { $n } Leben.
hero-at = { $kind-der }, Rang { $rank }, greift { $keep } an.

## Der Draft und der Krieg

drafted = { $kind-ein } schließt sich deiner Schar an.
extra-drawn = Du ziehst { $cards }.
passed = Du nimmst niemanden.
war-begins = Der Krieg beginnt.
attack-chosen = { $minion } wird angreifen.
attack-none = Du hast niemanden zu schicken.
sent-to-war = { $n ->
    [one] { $minions } zieht in den Krieg.
   *[other] { $minions } ziehen in den Krieg, zusammen { $strength }.
}
battle = Schlacht { $n }: { $first }; { $second }.
side-none = { $keep } schickt niemanden
side-one = { $keep } schickt: { $minions }
side-two = { $keep } schickt: { $minions }, zusammen { $strength }
battle-even = Gleichstand: Keine Feste nimmt Schaden.
battle-shielded = { $keep } verliert, aber ihr Paar hält das Tor: kein Schaden.
battle-lost = { $keep } verliert die Schlacht: Leben → { $left } ({ $change }).

## Änderungen einer Feste

changed = { $what } → { $n } ({ $change })
changed-full = { $what } → { $n } ({ $change }, voll)
changes = { $changes }.
changes-of = { $keep }: { $changes }.
goal-fulfilled = Ziel erreicht: { $goal }.

## Zeit

phase-ended = { $phase } ist vorbei.
deck-spent = Der Hauptstapel ist verbraucht: Die { $n } Karten der Ablage werden gemischt.
all-shuffled = Alle { $n } Karten des Hauptstapels werden gemischt.
draft-pass = Der Hauptstapel ist verbraucht. Durchgang { $pass } von { $limit } beginnt.
turn-begins = Runde { $n } beginnt.
round-begins = Runde { $n } beginnt.
deal-begins = Austeilen { $n } beginnt.
