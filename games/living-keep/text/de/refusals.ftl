## The phase

over-refused = die Partie ist zu Ende
phase-refused = jetzt ist die Phase „{ $phase }“
phase-refused-upkeep = zuerst wird geerntet
phase-refused-shortfall = Gold oder Nahrung reicht nicht: verbanne zuerst einen Schergen vom höchsten Rang
phase-refused-peon = entscheide zuerst, ob der neue Knecht gräbt oder singt
phase-refused-divide = teile zuerst den Fund
phase-refused-pick = wirb von den aufgedeckten Karten an oder schick sie fort
phase-refused-reorder = reihe zuerst die Karten der Vorahnung ein
phase-refused-hero = jetzt ist die Heldenphase: dreh die nächste Karte um
phase-refused-defend = { $wares ->
    [true] ein Held steht vor der Tür: setz Türen und Fallen ein oder kämpf
   *[other] ein Held steht vor der Tür: kämpf
}
phase-refused-draft = jetzt ist Draft: nimm eine Karte deiner Hand, wenn du kannst
phase-refused-war = jetzt ist Krieg: schick einen Schergen
phase-refused-join = ein Scherge greift schon an: lass ihn allein gehen oder schick einen zweiten mit
phase-refused-standard = in diesem Modus gibt es weder Ausbilden noch Forschen
phase-refused-draft-mode = dieser Modus hat nur Draft und Krieg

## Spells

cast-refused-choice = erst diese Entscheidung, dann ein Zauber: { $due }
cast-refused-mode = im Draft und im Krieg gibt es keine Zauber
cast-refused-owned = du hast „{ $spell }“ nicht bereit
cast-refused-upkeep = „{ $spell }“ lässt sich nur in der Versorgung wirken
cast-refused-recruit = „{ $spell }“ lässt sich nur beim Anwerben wirken
cast-refused-premonition = „{ $spell }“ lässt sich nur beim Graben, beim Anwerben und in der Heldenphase wirken, bevor die Karte umgedreht ist
cast-refused-defend = „{ $spell }“ lässt sich nur wirken, wenn ein Held vor der Tür steht
cast-refused-mana = „{ $spell }“ kostet { $mana } Mana, du hast { $there ->
    [0] keins
   *[other] { $there }
}
cast-refused-attempt = „{ $spell }“ braucht ein Tor des Bösen und einen Unterschlupf
cast-refused-peons = mehr als { $n ->
    [one] 1 Knecht kann
   *[other] { $n } Knechte kann
} diese Feste nicht haben
cast-refused-healthy = dein Leben ist schon voll
cast-refused-deck = der Hauptstapel ist leer
cast-refused-monarch = „{ $spell }“ kann dem Monarchen nichts anhaben

## Doors and traps

use-refused-owned = du hast keine { $ware-many } bereit
use-refused-act = deine Türen und Fallen wirken von selbst
use-refused-once = gegen jeden Helden ist nur eine Tür oder Falle erlaubt
use-refused-pit = { $hero-der } springt über Fallgruben
use-refused-rockfall = { $hero-der } fängt die Felsen auf
use-refused-poison = Gift schadet { $hero-dem } nicht
use-refused-spikes = Stacheln töten bis Rang { $most }, dieser Held hat Rang { $rank }
use-refused-darts = den niedrigsten Rang senken Giftpfeile nicht weiter
use-refused-door = gegen den niedrigsten Rang bewirkt eine Tür nichts
use-refused-door-monarch = Türen halten den Monarchen nicht auf

## Digging

assign-refused = { $n } können nicht graben: du hast { $peons ->
    [one] 1 Knecht
   *[other] { $peons } Knechte
}
give-refused-pool = es gibt keinen Fund zu teilen
give-refused-resource = jetzt wird { $due } geteilt, nicht { $what }
give-refused-amount = { $n } ist zu viel: zu teilen sind nur { $pool } { $what }

## Building

build-refused-barred = { $room-many } sind in dieser Partie nicht erlaubt
build-refused-limit = mehr als { $n ->
    [one] 1 { $room } ist
   *[other] { $n } { $room-many } sind
} in dieser Partie nicht erlaubt
build-refused-before = bau zuerst { $rooms }
build-refused-price = noch { $short } nötig: { $room-ein } kostet { $cost }

## Training

minion-refused = du hast keinen Schergen #{ $id }
train-refused-rooms = Ausbilden braucht { $rooms }, du hast { $there ->
    [0] keinen
    [one] 1
   *[other] { $there }
}
train-refused-twice = { $minion } wurde in dieser Runde schon ausgebildet
train-refused-rank = { $minion } hat schon den höchsten Rang, { $rank }
train-refused-places = { $rooms } reichen je Runde für { $n ->
    [one] 1 Schergen
   *[other] { $n } Schergen
}, mehr geht nicht

## Research

research-refused-libraries = Zauber brauchen { $rooms }, du hast { $there ->
    [0] keine
   *[other] { $there }
}
research-refused-blacksmiths = Türen und Fallen brauchen { $rooms }, du hast { $there ->
    [0] keine
   *[other] { $there }
}
research-refused-hands = ein Projekt braucht zwei Schergen oder { $expert-einen }
research-refused-begun = das ist schon in Arbeit: { $work }
research-refused-slots = alle { $n } Plätze für Projekte sind belegt
research-refused-spells = du kannst { $n } Zauber haben, die in Arbeit mitgezählt
research-refused-doors = du kannst { $n } Türen haben, die in Arbeit mitgezählt
research-refused-traps = du kannst { $n } Fallen haben, die in Arbeit mitgezählt
research-refused-gold = für { $work-einen } brauchst du sofort { $gold } Gold, du hast { $there ->
    [0] keins
   *[other] { $there }
}
erase-refused = ein Projekt lässt sich nicht streichen
erase-refused-project = { $work } ist nicht in Arbeit
crew-refused-project = das ist nicht in Arbeit: { $work }; beginne zuerst damit
crew-refused-mana = Kanalisieren kostet Mana, und du hast keins
crew-refused-idle = { $n ->
    [0] kein Scherge kann
    [one] nur 1 Scherge kann
   *[other] nur { $n } Schergen können
} in dieser Runde noch arbeiten
crew-refused-alone = dafür braucht es zwei Schergen, die noch nicht gearbeitet haben, oder { $expert-einen }

## Recruiting

attempt-refused-twice = am Tor hast du in dieser Runde schon nachgesehen, erlaubt ist einmal
attempt-refused-room = am Tor nachsehen kannst du nur mit Tor und Unterschlupf; dir fehlt { $room-ein }
recruit-refused-card = { $card } ist nicht aufgedeckt
recruit-refused-kind = { $card } ist kein Scherge: das sind nur Kreuz und Pik von zwei bis zehn
hire-refused-lair = { $n ->
    [0] du hast keinen Unterschlupf
    [one] dein einziger Unterschlupf ist belegt
   *[other] alle { $n } Unterschlupfe sind belegt
}
hire-refused-food = { $minion-der } frisst sofort { $food } Nahrung, du hast { $there ->
    [0] keine
   *[other] { $there }
}
banish-refused-rank = { $minion } hat Rang { $rank }, aber zuerst geht der höchste, Rang { $most }
banish-refused-attempt = bei „Zu den Waffen“ kannst du nur in der Anwerbephase jemanden verbannen
place-refused = { $card } ist nicht unter den Karten, die noch einzureihen sind

## Draft

draft-refused-card = { $card } ist nicht auf deiner Hand
draft-refused-heroes = du draftest Herz und Karo, nicht { $card }
draft-refused-minions = du draftest Kreuz und Pik, nicht { $card }
draft-refused-choice = du musst eine davon nehmen: { $cards }
draft-refused-empty = der Hauptstapel ist leer
draft-refused-extra = deine fünfte Karte hast du schon gezogen

## War

attack-refused-none = solange du Schergen hast, musst du einen schicken
join-refused-same = { $minion } greift schon an
join-refused-order = die niedrigere Nummer zuerst: { $minion } kommt vor #{ $first }
join-refused-rank = ihre Ränge ergeben zusammen { $sum }, erlaubt sind höchstens { $most }
