### Found by name

## Das Spiel

info-summary = Räume Karte für Karte leeren, zwei Hände und einen Rucksack verwalten, die Treppen finden und dem Verlies entkommen.
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

## Erklärte Wörter

term-trade = tauschen
term-trade-says = Gib dem Händler eine Karte, die keine Waffe ist: Sie kommt unter die Ebene, und die nächste Waffe der Ebene nimmt ihren Platz ein. Einen König gibt man gern her.
term-explore = erkunden
term-explore-says = Schick den Händler fort und beginne mit dem ersten Raum.
term-equip = ausrüsten
term-equip-says = Nimm eine Waffe des Raums in die Hand ihrer Farbe. Eine Hand fasst zwei; für eine dritte lässt du eine fallen.
term-heal = heilen
term-heal-says = Lege eine Herz-Waffe des Raums ab und gewinne ihren Rang an Leben, bis zur Höchstzahl: 7♥ heilt 7.
term-probe = spähen
term-probe-says = Lege eine Kreuz-Waffe des Raums ab und sieh dir die oberste Karte der Ebene an: Nimm sie in den Raum oder lass sie dort liegen.
term-take = nehmen
term-take-says = Die erspähte Karte kommt in den Raum.
term-return = liegen lassen
term-return-says = Die erspähte Karte bleibt oben auf der Ebene.
term-bury = vergraben
term-bury-says = Lege eine Karo-Waffe des Raums ab, und eine andere Karte des Raums kommt unter die Ebene: ein Weg um einen König herum.
term-relic = Relikt nutzen
term-relic-says = Ein rotes Relikt gibt dir seinen Rang an Leben, ein schwarzes kostet ihn: 3♥ gibt 3, 3♠ kostet 3.
term-fight = kämpfen
term-fight-says = Waffen in der Farbe des Monsters bekämpfen es, und Pik-Waffen des Raums helfen. Was ihrer Kampfkraft fehlt, kostet Leben; ist ein Pik dabei, gewinnst du den Überschuss: 12 gegen 10 bringt 2. Alle diese Karten werden abgelegt.
term-read = lesen
term-read-says = Lege eine Schriftrolle ab: Die nächste Karte der Ebene kommt in den Raum, und ihre Farbe bestimmt das Schicksal. Ein Herz ist zum Beispiel Lebenskraft.
term-store = verstauen
term-store-says = Leg eine Waffe oder ein Relikt des Raums in den Rucksack. Er fasst drei Karten.
term-place = auspacken
term-place-says = Leg eine Karte des Rucksacks in den Raum, solange er weniger als vier Karten hat.
term-lose = hergeben
term-lose-says = Verlust kostet dich eine Karte des Rucksacks; du wählst, welche.
term-relieve = wegschaffen
term-relieve-says = Erleichterung entfernt ein Monster oder ein Relikt des Raums; du wählst, welches.
term-decline = verzichten
term-decline-says = Wo die Hausregeln es erlauben, kannst du auf Verlust und Erleichterung verzichten: Nichts wird abgelegt.
term-discard = ablegen
term-discard-says = Bei Überraschung darfst du beliebig viele Karten des Raums ablegen.
term-wish = Schicksal nennen
term-wish-says = Nenne ein Schicksal, und es geschieht: Lebenskraft gibt in Tiefe 2 sechs Leben.
term-power = Kampfkraft
term-power-says = Die Ränge der Waffen in einem Kampf zusammen: 5♣ und 8♣ haben Kampfkraft 13.
term-strength = Stärke
term-strength-says = Der Rang eines Monsters: 11 für einen Buben, 12 für eine Dame, 13 für einen König.
term-fortune = Schicksal
term-fortune-says = Was eine Schriftrolle bewirkt, je nach Farbe der gezogenen Karte.
term-pain = Schmerz
term-pain-says = Du verlierst das Dreifache der Tiefe an Leben: 6 in Tiefe 2.
term-loss = Verlust
term-loss-says = Lege eine Karte des Rucksacks ab, wenn er nicht leer ist.
term-vigor = Lebenskraft
term-vigor-says = Du gewinnst das Dreifache der Tiefe an Leben: 6 in Tiefe 2.
term-relief = Erleichterung
term-relief-says = Lege ein Monster oder ein Relikt des Raums ab, wenn es eines gibt.
term-surprise = Überraschung
term-surprise-says = In der ersten Ausgabe legst du beliebige Karten des Raums ab, in der zweiten nennst du ein anderes Schicksal.
term-stairs = Treppe
term-stairs-says = Ein Joker allein im Raum: Er wird entfernt, und du steigst eine Tiefe hinab in eine neue Ebene.
term-secret-floor = Geheime Ebene
term-secret-floor-says = Zwei oder mehr Joker allein im Raum: Sie werden zurückgemischt, und du nennst ein Schicksal mehr als deine Tiefe.
term-clean-kill = sauberer Sieg
term-clean-kill-says = Ein Kampf mit gleicher Kampfkraft: Er kostet kein Leben, und mancher prahlt damit.
term-peddler = Händler
term-peddler-says = Vor dem ersten Raum tauscht er eine beliebige Karte, die keine Waffe ist, gegen die nächste Waffe der Ebene.
