## Dinge mit ihrer Zahl

nothing = nichts
amount = { $n } { $what }
count-rooms = { $n ->
    [0] 0 { $room-many }
    [one] 1 { $room }
   *[other] { $n } { $room-many }
}
count-hearts = { $n } Herz
count-diamonds = { $n } Karo
count-spades = { $n } Pik
count-clubs = { $n } Kreuz
count-black = { $n ->
    [one] 1 schwarze Karte
   *[other] { $n } schwarze Karten
}
count-peons = { $n ->
    [one] 1 Knecht
   *[other] { $n } Knechte
}
count-joker = der Joker
count-monarch = der Monarch

## Karten und Schergen

card-kind = { $card } { $kind }
card-peon = { $card } Knecht
minion = { $kind } #{ $id }
minion-ranked = { $kind } #{ $id } (Rang { $rank })
room-several = { $room-many }
roll = { $die } { $values }
health = Leben
peons = Knechte
keep-own = deine Feste
keep-of = Feste { $n }

## Was zu tun ist

prompt = { $phase }: { $ask }
prompt-of = { $phase }, { $keep }: { $ask }
prompt-wait = { $phase }: { $keep } ist am Zug.
ask-collect = Hol die Ernte ein ({ $farms }). Gold: { $gold }. Nahrung: { $food }.
ask-collect-free = Hol die Ernte ein ({ $farms }). Kein Scherge braucht Sold oder Nahrung.
ask-shortfall = Es fehlt: { $short }. Verbanne einen deiner höchsten Schergen, Rang { $rank }.
ask-dig = { $peons ->
    [0] Du hast keinen Knecht, der graben oder singen könnte.
    [one] Gräbt oder singt dein Knecht?
   *[other] Wie viele deiner { $peons } Knechte graben? Die anderen singen.
}
ask-peon = { $n ->
    [one] Du hast einen Knecht gefunden! Gräbt er weiter, oder singt er?
   *[other] Du hast { $n } Knechte gefunden! Gräbt der erste weiter, oder singt er?
}
ask-divide = Wie viel von { $n } { $what } bekommt { $keep }?
ask-build = Du hast { $gold } Gold und { $stone } Stein. Bau einen Raum oder mach weiter.
ask-build-nothing = Du hast { $gold } Gold und { $stone } Stein und kannst jetzt nichts bauen.
ask-train = { $n ->
    [one] Noch 1 Scherge kann um einen Rang steigen, für { $die } mehr Sold.
   *[other] Noch { $n } Schergen können um einen Rang steigen, jeder für { $die } mehr Sold.
}
ask-train-rooms = Zum Ausbilden brauchst du { $rooms }; du hast { $there }.
ask-train-full = Alle Übungsplätze dieser Runde sind belegt.
ask-train-highest = Keiner deiner Schergen kann noch steigen.
ask-research = { $idle ->
    [0] Kein Scherge hat Zeit zu arbeiten. Du hast { $mana } Mana.
    [one] 1 Scherge hat Zeit zu arbeiten. Du hast { $mana } Mana.
   *[other] { $idle } Schergen haben Zeit zu arbeiten. Du hast { $mana } Mana.
}
ask-research-begun = Noch fehlende Punkte: { $works }.
ask-research-rooms = Für Zauber brauchst du { $libraries } (du hast { $read }), für Türen und Fallen { $smiths } (du hast { $forge }).
work-left = { $work } { $left }
ask-attempt = Sieh nach, wer ans Tor kommt.
ask-attempt-over = Diese Runde hast du schon am Tor nachgesehen.
ask-attempt-rooms = { $missing ->
    [gate] Ohne ein Tor des Bösen kommt kein Scherge.
    [lair] Ohne einen Unterschlupf kommt kein Scherge.
   *[both] Ohne ein Tor des Bösen und einen Unterschlupf kommt kein Scherge.
}
ask-lairs = { $lairs ->
    [0] Kein Unterschlupf ist frei.
    [one] 1 Unterschlupf ist frei.
   *[other] { $lairs } Unterschlupfe sind frei.
}
ask-lairs-food = { $lairs ->
    [0] Kein Unterschlupf ist frei; { $food } Nahrung im Vorrat.
    [one] 1 Unterschlupf ist frei; { $food } Nahrung im Vorrat.
   *[other] { $lairs } Unterschlupfe sind frei; { $food } Nahrung im Vorrat.
}
ask-pick = { $n ->
    [one] Wirb 1 Schergen an.
   *[other] Wirb bis zu { $n } Schergen an.
}
ask-pick-none = Von denen, die kamen, kannst du keinen anwerben.
ask-reorder = Welche von { $n } Karten kommt nach oben?
ask-hero = Dreh die nächste Karte um. Noch verdeckt: { $cards }.
ask-hero-last = Dreh die letzte Karte um: { $cards }.
ask-defend = { $needs ->
    [one] { $kind }, Rang { $rank }! 1 Scherge ab diesem Rang hält ihn auf; du hast { $there }.
   *[other] { $kind }, Rang { $rank }! { $needs } Schergen ab diesem Rang halten ihn auf; du hast { $there }.
}
ask-draft = { $who ->
    [hero] Nimm einen Helden von deiner Hand.
   *[minion] Nimm einen Schergen von deiner Hand.
}
ask-draft-none = { $who ->
    [hero] Kein Held auf deiner Hand.
   *[minion] Kein Scherge auf deiner Hand.
}
ask-draft-extra = { $who ->
    [hero] Kein Held auf deiner Hand. Zieh eine fünfte Karte oder pass.
   *[minion] Kein Scherge auf deiner Hand. Zieh eine fünfte Karte oder pass.
}
ask-war = { $n ->
    [0] Für Schlacht { $battle } hast du keinen Schergen mehr.
    [one] Schickst du deinen letzten Schergen in Schlacht { $battle }?
   *[other] Wer greift in Schlacht { $battle } an? Noch { $n } Schergen.
}
ask-join = { $minion } greift mit { $rank } an: allein oder mit einem anderen, zusammen bis { $most }?
ask-join-none = { $minion } greift mit { $rank } allein an: Kein anderer kann mitkämpfen.

## Das Ende

end-time = Deine Feste hat die letzte Rundenkarte überstanden: { $score } Punkte.
end-time-coop = Die Rundenkarten sind verbraucht, und der Monarch lebt: Ihr habt beide verloren.
end-time-campaign = Die Rundenkarten sind verbraucht, bevor alle Ziele erreicht sind: Du hast verloren.
end-death = Ein Held hat deine Feste in Runde { $turn } zu Fall gebracht: Du verlierst.
end-death-coop = Ein Held hat in Runde { $turn } eine Feste zu Fall gebracht: Ihr verliert beide.
end-death-score = Ein Held hat deine Feste in Runde { $turn } zu Fall gebracht: { $score } Punkte.
end-goal = Alle Ziele sind erreicht: Du hast gewonnen!
end-monarch = Der Monarch ist tot: Beide Festen haben gewonnen!
end-war = { $keep } gewinnt den Krieg, { $more } Leben gegen { $less }.
end-war-draw = Der Krieg endet unentschieden, je { $n } Leben.

## Der Tisch

phase-turn = Runde { $n }
phase-round = Runde { $n }
phase-deal = Austeilen { $n }
phase-pass = Durchgang { $pass } von { $limit } durch die Rundenkarten.
phase-pass-deck = Durchgang { $pass } von { $limit } durch den Hauptstapel.
part-of = { $part }: { $keep }
of-number = { $n } von { $most }
no-things = keine

health-name = Leben
health-name-own = Dein Leben
health-note = Bei 0 ist die Partie verloren.
health-note-unhurt = Unversehrt: zählt am Ende zehnfach.
health-note-duel = Wer am Ende des Kriegs mehr Leben hat, gewinnt.
rival-name = Leben: { $keep }
rival-note = Mehr darfst du von deinem Rivalen nicht sehen.
store-note = { $room-many } fassen je { $each }; der Rest ist verloren.
peons-note = Sie graben oder singen, aber kämpfen nie.

upkeep-now = Diese Versorgung
upkeep-next = Nächste Versorgung
upkeep-safe = Reicht, egal wie die Würfel fallen.
upkeep-free = Kein Scherge braucht Sold oder Nahrung.
upkeep-food-depends = Der Sold ist da; die Nahrung hängt von der Ernte ab.
upkeep-food-short = Der Sold ist da, die Nahrung nicht.
upkeep-gold-short = Zu wenig Gold für den Sold aller Schergen.
upkeep-all-short = Zu wenig Gold und zu wenig Nahrung.
upkeep-pay-note = Du bezahlst alle Schergen oder keinen.
upkeep-food-note = { $farms }: Die Ernte bringt { $sums }.
upkeep-first = geht zuerst
upkeep-first-note = Solange Gold oder Nahrung fehlt, wird ein Scherge vom höchsten Rang verbannt.
due-none = nichts fällig
due-enough = { $due } fällig, { $there } im Vorrat
due-short = { $short } zu wenig ({ $due } fällig, { $there } im Vorrat)
food-sure = reicht ({ $due } fällig, { $there } im Vorrat + { $dice })
food-maybe = reicht in { $chance } der Fälle ({ $due } fällig, { $there } im Vorrat + { $dice })
food-short = mindestens { $short } zu wenig ({ $due } fällig, { $there } im Vorrat + { $dice })
food-storage = { $short } zu wenig ({ $due } fällig, das Lager fasst { $most })

rooms-name = Räume
rooms-note = Sie wirken, sobald sie gebaut sind.
rooms-none-left = Mehr sind nicht erlaubt.
rooms-next = Nächster Bau: { $cost }.
rooms-next-first = Nächster Bau: { $cost }; bau zuerst { $rooms }.
build-before = { $room-einen }
rooms-next-short = Nächster Bau: { $cost }; es fehlt: { $short }.
room-use-lair = Ein Bett für einen Schergen; { $n } frei.
room-use-farm = Fasst { $n } Nahrung und bringt bei jeder Versorgung { $dice } Nahrung.
room-use-store = Fasst { $n } { $what }.
room-use-gate = Zeigt beim Anwerben { $cards } Karten und lässt { $n } Schergen ein.
room-use-library = Du kannst Zauber erforschen.
room-use-library-missing = Noch { $n }, und du kannst Zauber erforschen.
room-use-blacksmith = Du kannst Türen und Fallen herstellen.
room-use-blacksmith-missing = Noch { $n }, und du kannst Türen und Fallen herstellen.
room-use-training = Je { $work } bilden einen Schergen in der Runde aus: jetzt { $n }.

projects-name = In Arbeit
projects-note = Höchstens { $n } zugleich.
projects-left = noch { $left } von { $of }
spells-name = Zauber
doors-name = Türen
traps-name = Fallen
works-note = Platz für { $n }.
works-ready = { $n ->
    [0] keine
   *[other] { $n } bereit
}
spell-note = { $does } { $mana } Mana zum Wirken, { $points } Punkte zum Erforschen.
ware-note = { $does } { $gold } Gold und { $points } Punkte zum Herstellen.
ware-note-but = Nicht gegen: { $kinds }.
ware-note-full = Für mehr davon ist kein Platz.

minions-name = Schergen
heroes-name = Helden
minions-note = { $beds ->
    [0] Noch kein Unterschlupf.
    [one] { $n } von 1 Unterschlupf belegt.
   *[other] { $n } von { $beds } Unterschlupfen belegt.
}
minions-note-draft = Sie kämpfen im Krieg.
minion-draft = Rang { $rank }
minion-value = Rang { $rank } Sold { $pay } Nahrung { $food }
minion-trained = eben ausgebildet
minion-worked = hat gearbeitet
minion-card = { $card }.
minion-goblin = Würfelt am Amboss mit einem { $die }.
minion-occultist = Würfelt beim Kanalisieren mit einem { $die }.
minion-trained-once = Einmal ausgebildet.
minion-trained-more = Mehrmals ausgebildet.
partner-note = Die Tafel deines Partners; Partner haben keine Geheimnisse.
partner-rooms = Räume
partner-minions = Schergen: { $keep }
project-to-go = { $left ->
    [one] noch 1 Punkt
   *[other] noch { $left } Punkte
}

turns-name = Rundenkarten
turns-name-of = Rundenkarten: { $keep }
turns-met = Gesehene Rundenkarten
turns-unseen = Noch verdeckt: { $cards }.
turns-spent = Verbraucht: Für den nächsten Durchgang werden alle gemischt.
turns-spent-end = Verbraucht: Die Partie endet vor der nächsten Heldenphase.
turns-spent-war = Verbraucht: Der Krieg beginnt.
main-name = Hauptstapel
main-unseen = Noch verdeckt darin: { $cards }.
main-unseen-draft = In diesem Durchgang noch nicht gesehen: { $cards }.
discard-name = Ablage
discard-seen = Aus deinen Händen: { $cards }.

dug-name = Ausgegraben
look-name = Noch einzureihen
placed-name = Eingereiht, oben zuerst
pool-name = Der Fund
pool-note = Zwischen den Festen aufzuteilen.
revealed-name = Aufgedeckt
revealed-name-rival = Von deinem Rivalen aufgedeckt
revealed-note = Kreuz und Pik sind Schergen, die ans Tor klopfen.
hero-name = Greift { $keep } an
hero-note-monarch = Keine Tür und kein Machtschlag hält ihn auf.
hero-rank-name = { $kind }: Rang
hero-rank-note = { $needs ->
    [one] 1 Scherge ab diesem Rang besiegt ihn; sonst { $damage } Schaden.
   *[other] { $needs } Schergen ab diesem Rang besiegen ihn; sonst { $damage } Schaden.
}
hero-rank = Rang { $n }
before-hero-name = Vor ihm gezogen
hand-name = Deine Hand
sent-name = In die Schlacht geschickt
sent-note = Dein Rivale weiß noch nichts davon.

goals-name = Ziele von Szenario { $n }, { $scenario }
goals-note = Alle müssen zugleich erfüllt sein. Die Szenarien sind von uns.
deeds-name = Taten
deeds-killed = Helden getötet
deeds-escaped = Helden entkommen
deeds-banished = Schergen verbannt
deeds-battles = Schlachten geschlagen
deeds-kind = { $n } × { $kind }
score-name = Punkte
score-name-now = Punkte, wenn es jetzt endete
score-total = Summe
score-halved = Halbiert.
score-minions = Schergen
score-minions-note = Je nach Art, und mehr für jeden ausgebildeten.
score-banished = Verbannt
score-banished-note = Verbannte Schergen.
score-heroes = Helden
score-heroes-note = Getötete, abzüglich der entkommenen.
score-rooms = Räume
score-rooms-note = Über die ersten hinaus gebaut.
score-wares = Türen und Fallen
score-wares-note = Bereit und unbenutzt.
score-stores = Vorräte
score-stores-note = Gold und Mana zählen mehr als Nahrung und Stein.
score-health = Leben
score-health-note = Unversehrt zehnfach, ganz geheilt dreifach.

## Ziele

goal-survive = Überlebe, bis die Rundenkarten verbraucht sind
goal-own = Besitze { $rooms }
goal-house = { $n ->
    [one] Beherberge 1 Schergen ab Rang { $rank }
   *[other] Beherberge { $n } Schergen ab Rang { $rank }
}
goal-kill = { $n ->
    [one] Töte 1 Helden
   *[other] Töte { $n } Helden
}
goal-monarch = Töte den Monarchen
goal-stock = Lagere { $n } { $what }
goal-arm = { $n ->
    [one] Halte 1 Tür oder Falle bereit
   *[other] Halte { $n } Türen und Fallen bereit
}
goal-learn = { $n ->
    [one] Beherrsche 1 Zauber
   *[other] Beherrsche { $n } Zauber
}
goal-progress = { $n } von { $most }
goal-reached = erreicht ({ $n } von { $most })
goal-so-far = bis jetzt
goal-done = getan
goal-not-yet = noch nicht

## Karten

face-down = verdeckt
face-draft = { $card }, { $kind }: Rang { $rank }
face-known = verdeckt, bekannt: { $card }
face-minion = { $card }, { $kind }: Rang { $rank }, Sold { $pay }, Nahrung { $food }
face-hero = { $needs ->
    [one] { $card }, { $kind }: Held vom Rang { $rank }, 1 Scherge besiegt ihn, Schaden { $damage }
   *[other] { $card }, { $kind }: Held vom Rang { $rank }, { $needs } Schergen besiegen ihn, Schaden { $damage }
}
face-peon = { $card }, ein Knecht
face-calls-hearts = { $card }: ruft einen Helden von Herz
face-calls-diamonds = { $card }: ruft einen Helden von Karo
face-quiet = { $card }: eine ruhige Nacht, niemand kommt
face-joker = { $card }: macht beim Graben den Fels mürbe, beim Singen { $dice } + { $n } Mana
role-peon = Knecht
role-soft-rock = mürbes Gestein
role-calls = ruft einen Helden
role-quiet = ruhige Nacht
does-pay = Sold
does-food = Nahrung
does-damage = Schaden

## Ablehnungen eines Tischs

decides-now = Jetzt ist { $keep } am Zug
