## Etwas anderes kommt zuerst

refusal-over = die Partie ist zu Ende
refusal-peddler-first = der Händler ist noch da: Erkunde den Raum, um ihn wegzuschicken
refusal-probe-first = die erspähte Karte kommt zuerst: Nimm sie, oder lass sie liegen
refusal-loss-first = Verlust kommt zuerst: Gib eine Karte des Rucksacks her
refusal-loss-first-decline = Verlust kommt zuerst: Gib eine Karte des Rucksacks her, oder verzichte
refusal-relief-first = Erleichterung kommt zuerst: Schaff { $relics_as_weapons ->
    [true] ein Monster
   *[other] ein Monster oder Relikt
} des Raums weg
refusal-relief-first-decline = Erleichterung kommt zuerst: Schaff { $relics_as_weapons ->
    [true] ein Monster
   *[other] ein Monster oder Relikt
} des Raums weg, oder verzichte
refusal-surprise-first = Überraschung kommt zuerst: Leg beliebige Karten des Raums ab, oder keine
refusal-wish-first = { $wishes ->
    [one] dein Wunsch kommt zuerst: Nenn ein Schicksal
   *[other] deine { $wishes } Wünsche kommen zuerst: Nenn ein Schicksal
}

## Die falsche Karte

refusal-elsewhere = { $card } ist { $place-in }, nicht { $wanted-in }
refusal-gone = { $card } ist nicht im Spiel
refusal-joker = { $card } ist ein Joker, den man weder spielen noch verstauen kann
refusal-kind = { $card } ist { $kind-a }: { $only }
only-equip = Nur Waffen kann man ausrüsten
only-heal = Nur Herz-Waffen heilen
only-probe = Nur Kreuz-Waffen spähen
only-bury = Nur Karo-Waffen vergraben
only-fight = Nur Monster kann man bekämpfen
only-join = Nur Waffen kämpfen mit
only-play = Nur Relikte kann man so nutzen
only-read = Nur Asse kann man lesen
only-store = { $relics_as_weapons ->
    [true] Nur Waffen kann man verstauen
   *[other] Nur Waffen und Relikte kann man verstauen
}
only-relieve = { $relics_as_weapons ->
    [true] Erleichterung schafft ein Monster weg
   *[other] Erleichterung schafft ein Monster oder Relikt weg
}
only-trade = Der Händler nimmt keine Waffen
kind-joker = Joker
    .a = ein Joker
kind-scroll = Schriftrolle
    .a = eine Schriftrolle
kind-monster = Monster
    .a = ein Monster
kind-relic = Relikt
    .a = ein Relikt
kind-club = Kreuz-Waffe
    .a = eine Kreuz-Waffe
kind-diamond = Karo-Waffe
    .a = eine Karo-Waffe
kind-heart = Herz-Waffe
    .a = eine Herz-Waffe
kind-spade = Pik-Waffe
    .a = eine Pik-Waffe

## Kämpfe, Hände und Rucksack

refusal-fight-room = { $card } ist im Raum, und von dort kämpft nur Pik
refusal-fight-hand = { $card } ist { $place-in }: Gegen { $monster } kämpfen nur { $hand-your } und Pik aus dem Raum
refusal-hand-full = { $hand-your } ist voll: Lass { $cards } fallen
refusal-hand-free = { $hand-your } hat noch Platz: Nichts wird fallen gelassen
refusal-backpack-full = dein Rucksack ist voll: { $cards }
refusal-room-full = der Raum ist voll: { $cards }

## Fertigkeiten, Relikte, Schicksale und der Händler

refusal-probe-empty = die Ebene ist leer: Es gibt nichts zu erspähen
refusal-bury-itself = { $card } vergräbt eine andere Karte, nicht sich selbst
refusal-not-probed = keine Karte wurde erspäht
refusal-no-relics = Karten mit Wert 2 bis 4 sind in dieser Partie Waffen: Es gibt keine Relikte
refusal-no-loss = gerade wirkt kein Verlust
refusal-no-relief = gerade wirkt keine Erleichterung
refusal-no-fortune = gerade gibt es weder Verlust noch Erleichterung, auf die du verzichten kannst
refusal-no-surprise = gerade wirkt keine Überraschung
refusal-surprise-second = in der zweiten Ausgabe legt Überraschung nichts ab
refusal-no-wish = du hast keinen Wunsch
refusal-wish-surprise = der Wunsch nach Überraschung würde nur noch einmal fragen
refusal-must-choose = du musst eine Karte wählen: Auf Verlust und Erleichterung kann in dieser Partie nicht verzichtet werden
refusal-peddler-gone = der Händler ist fort, und er kommt nur einmal
refusal-exploring = der Händler ist fort: Du erkundest schon
