## Leben nach einem Zug

health-after = → { $health } ♥ ({ $change })
health-filled = → { $health } ♥ ({ $change }, voll)
health-wasted = → { $health } ♥ ({ $change }, { $wasted } verfallen)
health-full = → { $health } ♥ (schon voll)
health-same = → { $health } ♥
health-death = → du stirbst

## Der Händler

trade-label = { $card } tauschen
trade-effect = → die nächste Waffe der Ebene; { $card } kommt unter die Ebene
explore-label = Raum erkunden
explore-effect = → der Händler geht

## Kämpfe

fight-label = { $monster } mit { $weapons } bekämpfen
fight-label-barehanded = { $monster } mit bloßen Händen bekämpfen
fight-effect = { $health }: { $power } gegen { $strength }
fight-effect-clean = → { $health } ♥, sauberer Sieg: { $power } gegen { $strength }
fight-effect-clean-wish = → { $health } ♥, sauberer Sieg, dann nenn ein Schicksal

## Hände und Rucksack

equip-label = { $card } ausrüsten
equip-effect = → in { $hand-your }
equip-drop-label = { $card } statt { $drop } ausrüsten
equip-drop-effect = → in { $hand-your }; { $drop } wird abgelegt
store-label = { $card } verstauen
store-effect = → in den Rucksack
place-label = { $card } auspacken
place-effect = → in den Raum

## Fertigkeiten, Relikte und Schriftrollen

heal-label = Mit { $card } heilen
probe-label = Mit { $card } spähen
probe-effect = → oberste Karte der Ebene nehmen oder liegen lassen
probe-effect-known = → { $top } nehmen oder auf der Ebene liegen lassen
bury-label = { $target } mit { $card } vergraben
bury-effect = → { $target } kommt unter die Ebene
take-label = { $card } nehmen
take-effect = → in den Raum
return-label = { $card } liegen lassen
return-effect = → bleibt oben auf der Ebene
relic-label = { $card } nutzen
read-label = { $card } lesen
read-effect = → die nächste Karte der Ebene bestimmt dein Schicksal
read-effect-known = → { $fortune }: Die nächste Karte ist { $card }
read-effect-empty = → kein Schicksal: Die Ebene ist leer

## Schicksale

lose-label = { $card } hergeben
lose-effect = → aus dem Rucksack in die Ablage
relieve-label = { $card } wegschaffen
relieve-effect = → aus dem Raum in die Ablage
decline-label = Verzichten
decline-effect = → nichts wird abgelegt
discard-nothing-label = Nichts ablegen
discard-nothing-effect = → der Raum bleibt, wie er ist
discard-label = { $cards } ablegen
discard-effect = → aus dem Raum in die Ablage
discard-effect-jokers = { $jokers ->
    [one] → in die Ablage; der Joker kehrt mit der nächsten neuen Ebene zurück
   *[other] → in die Ablage; die Joker kehren mit der nächsten neuen Ebene zurück
}
wish-label = { $fortune } nennen
wish-loss = → eine Karte des Rucksacks hergeben
wish-loss-decline = → eine Karte des Rucksacks hergeben oder keine
wish-loss-nothing = → nichts: Dein Rucksack ist leer
wish-relief = → { $relics_as_weapons ->
    [true] ein Monster
   *[other] ein Monster oder Relikt
} des Raums wegschaffen
wish-relief-decline = → { $relics_as_weapons ->
    [true] ein Monster
   *[other] ein Monster oder Relikt
} des Raums wegschaffen oder keines
wish-relief-nothing = → nichts: Im Raum ist { $relics_as_weapons ->
    [true] kein Monster
   *[other] kein Monster oder Relikt
}
wish-surprise = → beliebige Karten des Raums ablegen
wish-surprise-nothing = → nichts: Der Raum ist leer
wish-again = → ein anderes Schicksal nennen

## Was man tippen kann

notation-wish = ein Wunsch ist `pain`, `loss`, `vigor`, `relief` oder `surprise`
notation-move = ein Zug ist { $patterns }, mit einfachen Leerzeichen
