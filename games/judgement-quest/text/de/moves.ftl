## Leben und Gold

hp-after = { $left } ♥ ({ $change })
hp-full = { $left } ♥ (voll)
hp-none = du kommst um
hp-after-or-shield = { $left } ♥ ({ $change }) oder der Schild bricht
hp-none-or-shield = du kommst um, oder der Schild bricht
hp-none-or-flask = du kommst um, oder du trinkst vorher
gp-after = { $left } GS ({ $change })

## Einen Raum betreten

go-label = { $direction-Go } { $room-to } gehen
entry-empty = { $hidden ->
    [0] → nichts geschieht
    [one] → deckt { $hidden } Raum auf
   *[other] → deckt { $hidden } Räume auf
}
entry-empty-rolled = { $hidden ->
    [one] → würfelt { $hidden } Raum aus
   *[other] → würfelt { $hidden } Räume aus
}
entry-reveals = { $hidden ->
    [one] { $effect }; deckt { $hidden } Raum auf
   *[other] { $effect }; deckt { $hidden } Räume auf
}
entry-rolls = { $hidden ->
    [one] { $effect }; würfelt { $hidden } Raum aus
   *[other] { $effect }; würfelt { $hidden } Räume aus
}
entry-fetched = → für den König geholt, nichts für dich
entry-staircase = → zurück am Ausgang
entry-crystal = → du darfst einen Raum aufdecken
entry-fountain = → du darfst trinken
entry-gold = → { $gold }
entry-ice = → { $hit }
entry-ice-melts = → das Eis schmilzt für immer
entry-door = → für immer aufgeschlossen
entry-spells = → verkauft Zauber für je { $price } GS
entry-items = → verkauft Gegenstände für je { $price } GS
entry-trap = { $high } → ausgewichen, { $low } → { $hit }
entry-shield = → du bekommst einen Schild
entry-shield-held = → du lässt ihn liegen, du trägst schon einen
entry-chest = { $held ->
    [0] { $coin } → +{ $gold } GS, { $items } → ein Gegenstand, { $trap } → { $hit }
    [4] { $coin } → +{ $gold } GS, { $items } → +{ $instead } GS, { $trap } → { $hit }
   *[other] { $coin } → +{ $gold } GS, { $items } → ein Gegenstand oder +{ $instead } GS, { $trap } → { $hit }
}

## Kampf

fight-label = Gegen { $room-acc } kämpfen
fight-effect = { $high } → besiegt, { $low } → { $hit }
fight-effect-dragon = { $high } → besiegt und +{ $gold } GS, { $low } → { $hit }
retreat-label = { $direction-Go } { $room-to } zurückweichen

## Ein Treffer

shield-label = Den Schild einsetzen
shield-effect = → kein Schaden, der Schild zerbricht
take-label = Den Treffer einstecken
take-effect = → { $hit }
drink-label = Den Heiltrank trinken
drink-effect = → { $health }
drink-effect-waits = → { $health }, der Treffer steht noch aus
drink-effect-hit = → { $health }, dann der Treffer → { $hit }

## Magie

view-label = In { $cell } blicken
view-effect = → aufgedeckt, der Kristall erlischt
view-effect-rolled = → ausgewürfelt und aufgedeckt, der Kristall erlischt
fountain-label = Aus dem Brunnen trinken
fountain-effect = { $high } → { $health }, { $low } → { $hit }
healing-label = Heilung kaufen
healing-effect = → { $health }, noch { $left } GS
seeing-label = Sicht für { $cell } kaufen
seeing-effect = → aufgedeckt, noch { $left } GS
seeing-effect-rolled = → ausgewürfelt und aufgedeckt, noch { $left } GS
dissolving-label = Auflösung für { $cell } kaufen
dissolving-effect = → die Mauer ist weg, noch { $left } GS
disarming-label = Entschärfung für { $cell } kaufen
disarming-effect = → die Falle ist unschädlich, noch { $left } GS
disarming-effect-lost = → unschädlich, aber für deine Aufgabe verloren, noch { $left } GS
buy-label = { $item-Acc } kaufen
buy-effect = → noch { $left } GS

## Das Ende

leave-label = Das Verlies verlassen
leave-effect = { $points ->
    [one] → { $points } Siegpunkt, du bist { $title }
   *[other] → { $points } Siegpunkte, du bist { $title }
}
leave-effect-kept = { $points ->
    [one] → { $points } Siegpunkt, du bleibst { $title }
   *[other] → { $points } Siegpunkte, du bleibst { $title }
}
leave-effect-failed = { $done ->
    [0] → gescheiterter Versuch ohne eine erfüllte Aufgabe, du bleibst { $title }
    [one] → gescheiterter Versuch mit einer erfüllten Aufgabe, du bleibst { $title }
   *[other] → gescheiterter Versuch mit { $done } erfüllten Aufgaben, du bleibst { $title }
}
leave-effect-fall = { $needed ->
    [one] → gescheiterter Versuch, { $done } von 1 nötigen Aufgabe, zurück zu: { $title }
   *[other] → gescheiterter Versuch, { $done } von { $needed } nötigen Aufgaben, zurück zu: { $title }
}
abandon-label = Die Quest abbrechen
abandon-effect = → die Quest ist verloren
abandon-effect-campaign = → Quest und Kampagne sind verloren
