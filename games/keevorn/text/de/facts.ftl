### Found by name

## Das Spiel

info-summary = { $jokers ->
    [0] Räume Karte für Karte leeren, zwei Hände und einen Rucksack verwalten und dem Verlies entkommen.
   *[other] Räume Karte für Karte leeren, zwei Hände und einen Rucksack verwalten, die Treppen finden und dem Verlies entkommen.
}
info-aim = Am Leben sein, wenn der letzte Raum leer ist.
info-length = etwa 100 Züge
info-difficulty = ausgewogen; wer jeden Raum zu Ende plant, gewinnt die meisten Partien

## Ausgänge

ending-won = Raum und Ebene sind leer.
ending-fight = Die Stärke eines Monsters überstieg die Karten gegen es um alles Leben, das noch da war.
ending-pain = Das Schicksal Schmerz kostete das Dreifache der Tiefe, und so viel Leben war nicht mehr da.
ending-relic = Ein schwarzes Relikt kostete seinen Rang an Leben, und mehr war nicht mehr da.

## Hausregeln

option-edition = Ausgabe
option-edition-effect = Die Fassung der Regeln, wie ihr Autor sie überarbeitet hat.
option-edition-is-first = erste
option-edition-is-second = zweite
option-max_health = Höchstzahl Leben
option-max_health-effect = Das meiste Leben, das du haben kannst, und dein Leben zu Beginn.
option-jokers = Joker im Kartenspiel
option-jokers-effect = 2 Joker sind das Spiel des Regelhefts; mehr machen es länger und düsterer, 0 ist die Partie für die Kaffeepause.
option-start_depth = Tiefe zu Beginn
option-start_depth-effect = Die Tiefe, in der du beginnst; gedacht für ein Spiel ohne Joker.
option-relics_as_weapons = Relikte zählen als Waffen
option-relics_as_weapons-effect = Die Ränge 2 bis 4 sind Waffen mit der Fertigkeit ihrer Farbe; Relikte gibt es nicht.
option-decline_fortunes = Auf Verlust und Erleichterung kann verzichtet werden
option-decline_fortunes-effect = Bei Verlust oder Erleichterung darfst du verzichten: „beliebig“ schließt keine Karte ein.

## Wonach Berichte fragen können.
fact-depth = Tiefe
fact-health = Leben
fact-weapons = Waffen in den Händen
fact-backpack = Karten im Rucksack
fact-floor = Karten auf der Ebene
fact-clean-kills = Kämpfe mit gleicher Kraft gewonnen
fact-fights = Kämpfe
fact-relics = gespielte Relikte
fact-scrolls = gelesene Schriftrollen
fact-health-lost = verlorenes Leben
fact-health-gained = gewonnenes Leben
fact-killer = Karte, die tötete
