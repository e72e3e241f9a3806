### Found by name

## Das Spiel

info-summary = Jede Karte ist ein Feld des Plans oder ein Gegenstand: Finde das Amulett, finde den Altar und lass dich nicht aus der Gruft werfen.
info-aim = { $flask_required ->
    [false] Den Altar mit dem Amulett erreichen.
   *[other] Den Altar mit Amulett und Flasche erreichen.
}
info-length = etwa 70 Züge
info-difficulty = { $flask_required ->
    [false] { $whole_turn ->
        [true] leichter ohne die Flasche; der Fluch lässt eine ganze Runde für das Ritual
       *[other] leichter ohne die Flasche; der Fluch lässt einen Zug für das Ritual
    }
   *[other] { $whole_turn ->
        [true] schwer; das Ritual will geplant sein, und der Fluch lässt dafür eine ganze Runde
       *[other] schwer; das Ritual will geplant sein, und der Fluch lässt dafür nur einen Zug
    }
}

## Ausgänge

ending-won = Das Amulett ist gereinigt.
ending-ejected = Ein Gegenstand war abzulegen, und die Hand war leer.
ending-stuck = Kein Gegenstand war brauchbar, und kein Feld in Reichweite war noch zu aktivieren.

## Hausregeln

option-black_suit = Schwarze Farbe
option-black_suit-effect = Die schwarze Farbe im Spiel, Kreuz oder Pik; sie ändert nur das Aussehen.
option-black_suit-is-C = Kreuz
option-black_suit-is-S = Pik
option-red_suit = Rote Farbe
option-red_suit-effect = Die rote Farbe im Spiel, Karo oder Herz; sie ändert nur das Aussehen.
option-red_suit-is-D = Karo
option-red_suit-is-H = Herz
option-flask_required = Das Ritual braucht die Flasche
option-flask_required-effect = Ob das Ritual die Flasche (ein Ass) braucht; ohne sie ist das Spiel leichter.
option-altar_sinks = Der Altar versinkt in der Ablage
option-altar_sinks-effect = Ein Altar, den man ohne Amulett erreicht, verlässt den Plan und kommt in die Ablage.
option-whole_turn = Eine ganze Runde für die Reinigung
option-whole_turn-effect = Die eine Runde für die Reinigung ist immer die ganze Runde nach der, in der die Zehn kam.
option-any_item = Jeder Gegenstand ist benutzbar
option-any_item-effect = Auch das Amulett darf wie jeder andere Gegenstand benutzt werden: Nichts geschieht, und sein Fluch endet.
option-any_tile = Jedes Feld darf genommen werden
option-any_tile-effect = Der Backtracking-Algorithmus darf auch das Feld nehmen, dessen Ereignis wartet; das Ereignis geschieht dann nicht.
option-must_discard = Abgelegt wird auch bei knappem Stapel
option-must_discard-effect = Reicht der Stapel nicht, musst du trotzdem ablegen, außer wenn du von zwei Karten eine gezogen hast; ohne Gegenstand fliegst du hinaus.
option-inside_effects = Gegenstände mitten im Effekt
option-inside_effects-effect = Solange ein Ereignis oder der Fluch dich wählen lässt, etwa zwischen Ziehen und Ablegen, darfst du vorher Gegenstände benutzen.

## Wonach Berichte fragen können.
fact-floor = Ebene
fact-place = Ort
fact-turns = vollendete Runden
fact-items = Gegenstände auf der Hand
fact-usable = benutzbare Gegenstände
fact-tiles = Felder der Karte
fact-deck = Karten im Stapel
fact-rune = ob auf dieser Ebene eine Rune wirkt
fact-stairs = ob die Karte eine Treppe hat, auch eine verdeckte
fact-altar = ob die Karte einen Altar hat, auch einen verdeckten
fact-flask = auf der Hand: Flasche der grenzenlosen Erinnerung
fact-passageways = auf der Hand: Gnomengänge
fact-backtracking = auf der Hand: Backtracking-Algorithmus
fact-rubble = auf der Hand: Tragendes Geröll
fact-recycling = auf der Hand: Mimic-Verwertungsanlage
fact-senses = auf der Hand: Geruchsverstärker
fact-acquisition = auf der Hand: Beherzter Zugriff
fact-reboot = auf der Hand: Neustart der Hellseherhöhle
fact-construction = auf der Hand: Hastiger Bau
fact-amulet = auf der Hand: Amulett von Cnaprybe
fact-prefab = auf der Hand: Fertigbaumodul
fact-favour = auf der Hand: Königliche Gunst
fact-crowbar = auf der Hand: Brechstange des Admins
fact-items-used = benutzte Gegenstände
fact-items-discarded = abgelegte Gegenstände
fact-steps = Schritte auf Felder
fact-curses = erlittene Flüche
