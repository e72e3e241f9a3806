## Stapel

pile-room = Raum
    .in = im Raum
pile-red-hand = Rote Hand
    .in = in deiner roten Hand
    .your = deine rote Hand
pile-black-hand = Schwarze Hand
    .in = in deiner schwarzen Hand
    .your = deine schwarze Hand
pile-backpack = Rucksack
    .in = im Rucksack
pile-floor = Ebene
    .in = in der Ebene
pile-discard = Ablage
    .in = in der Ablage
pile-removed = Entfernt

## Schicksale

fortune-pain = Schmerz
fortune-loss = Verlust
fortune-vigor = Lebenskraft
fortune-relief = Erleichterung
fortune-surprise = Überraschung

## Karten

# Eine Karte, die unbekannt ist; auch im Akkusativ.
the-card = die Karte
role-weapon = Waffe
role-relic = Relikt
role-monster = Monster
role-scroll = Schriftrolle
role-stairs = Treppe
skill-probe = Spähen
skill-bury = Vergraben
skill-heal = Heilen
skill-attack = Beistand
face-weapon = { $card }, Waffe { $rank }, { $skill }
face-relic-red = { $card }, Relikt, gibt { $rank } Leben
face-relic-black = { $card }, Relikt, kostet { $rank } Leben
face-monster = { $card }, { $colour ->
    [red] rotes
   *[black] schwarzes
} Monster { $rank }
face-scroll = { $card }, Schriftrolle
face-stairs = { $card }, Treppe
face-hidden = verdeckt
face-known = verdeckt, bekannt: { $face }

## Was eine Karte des Raums kann, in ein, zwei Wörtern

does-heal = heilt
does-lose = kostet
does-probe = späht
does-bury = vergräbt
does-attack = hilft in jedem Kampf
does-read = bringt ein Schicksal
does-stairs = der Weg hinab
