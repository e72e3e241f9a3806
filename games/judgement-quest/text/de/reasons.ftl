# Ein Teilsatz hat keinen Punkt: Den setzt der Satz darum.

## Räume, die etwas umsonst geben

gift-fetch = { $room-the } { $place } zählt für die Aufgabe Holen
gift-gold = { $room-the } { $place } gibt dir { $gold } GS umsonst
gift-chest = { $room-the } { $place } gibt dir etwas bei { $good } und kostet { $hp } LP nur bei { $bad }
gift-ice = das Flammenamulett schmilzt { $room-acc } { $place }
gift-ice-task = das Flammenamulett schmilzt { $room-acc } { $place } für die Aufgabe Räumen
gift-door = der Verliesschlüssel öffnet { $room-acc } { $place }
gift-door-task = der Verliesschlüssel öffnet { $room-acc } { $place } für die Aufgabe Räumen
gift-shield = { $room-the } { $place } wird einen Treffer abhalten
gift-wizard = { $room-the } { $place } ist der erste, den du triffst, und verkauft dir also Zauber
gift-view = { $hidden ->
    [one] { $room-the } { $place } zeigt dir ohne Gefahr { $hidden } verborgenen Raum
   *[other] { $room-the } { $place } zeigt dir ohne Gefahr { $hidden } verborgene Räume
}
gift-free = { $room-the } { $place } ist ohne Gefahr zu betreten
gift-shows = { $hidden ->
    [one] { $gift }, und { $hidden } Raum wird sichtbar
   *[other] { $gift }, und { $hidden } Räume werden sichtbar
}

## Taten, die etwas kosten

deed-leads-on = der Raum { $place } führt weiter
deed-enter = { $room-the } { $place } wird dich etwa { $cost } von { $hp } LP kosten
deed-enter-task = { $room-the } { $place } wird dich etwa { $cost } von { $hp } LP kosten, für die Aufgabe { $category }
deed-enter-dragon = { $room-the } { $place } wird dich etwa { $cost } von { $hp } LP kosten, für { $gold } GS
deed-enter-shows = { $hidden ->
    [one] { $room-the } { $place } wird dich etwa { $cost } von { $hp } LP kosten und { $hidden } weiteren Raum zeigen
   *[other] { $room-the } { $place } wird dich etwa { $cost } von { $hp } LP kosten und { $hidden } weitere Räume zeigen
}
deed-dissolving = für { $price } GS löst der Zauberer die Mauer { $place } auf, die den Weg versperrt
deed-disarming = für { $price } GS entschärft der Zauberer die Falle { $place }, die sonst jedes zweite Mal { $damage } LP kostet
deed-disarming-task = für { $price } GS entschärft der Zauberer die Falle { $place }, für die Aufgabe Räumen
deed-seeing = { $hidden ->
    [one] für { $price } GS zeigt der Zauberer den letzten verborgenen Raum, für die Aufgabe Erkunden
   *[other] für { $price } GS zeigt der Zauberer einen von { $hidden } verborgenen Räumen, für die Aufgabe Erkunden
}
deed-key = für { $price } GS verkauft der Zauberer den Verliesschlüssel, und der öffnet die Verschlossene Tür im Weg
deed-amulet = für { $price } GS verkauft der Zauberer das Flammenamulett, und das schmilzt die Eishöhle im Weg
with-first-hit = { $clause }; ein Treffer tötet dich
with-second-hit = { $clause }; zwei Treffer töten dich
with-next-best = { $clause }; sonst am besten: { $other }
other-enter = { $room-the } { $place }
other-dissolving = die Mauer { $place } auflösen
other-disarming = die Falle { $place } entschärfen
other-seeing = einen Zauber der Sicht kaufen
other-buy = { $item-acc } kaufen

## Sätze

reason = { $clause }.
reason-on-the-way = Unterwegs – { $clause }.
reason-safe-way = Der Weg ist sicher, und { $clause }.
reason-points = { $points ->
    [one] { $room-the } { $place } bringt { $points } Punkt bei { $high } und kostet { $damage } LP bei { $low }; { $spare }
   *[other] { $room-the } { $place } bringt { $points } Punkte bei { $high } und kostet { $damage } LP bei { $low }; { $spare }
}
spare-shield = einen Treffer hält dein Schild ab
spare-hp = ein Treffer lässt dir { $left } von { $hp } LP
spare-flask = vor einem Treffer rettet dich dein Heiltrank, und seine { $points } Punkte sind dann weg
reason-needed = die Aufgabe Räumen braucht { $item-acc }, für { $price } von { $gp } GS
reason-flask = ein Heiltrank für { $price } GS heilt bis zu { $heal } LP und zählt ungetrunken die { $points } Punkte, die er kostet
reason-drink-for-more = bei { $hp } LP geht keiner der { $heal } LP des Heiltranks verloren, und deine { $gp } GS kaufen den nächsten
reason-healing = bei { $hp } LP, ohne Heiltrank und mit offenen Aufgaben lohnt sich { $heal } LP für eins deiner Goldstücke ({ $gp })
reason-crystal = der Kristall { $place } zeigt dir jeden Raum, den du willst, und der Weg ist sicher
reason-farthest = von allen verborgenen Räumen scheint der in { $cell } am schwersten zu erreichen
reason-drink-pays = trink den Heiltrank: { $heal } LP zählen { $heal } Punkte, der Trank nur { $points }
reason-rise = ein Punkt mehr bringt dir den Titel { $title }, einer weniger kostet keinen: Beim Brunnen steht es eins zu eins
reason-done = alle vier Aufgaben sind erfüllt: Geh mit { $points } Punkten hinauf
reason-go-home = bei { $hp } LP geh lieber mit { $done } von { $all } erfüllten Aufgaben heim, als den Tod zu wagen
reason-last-drink = der Brunnen gibt so oft { $heal } LP, wie er einen nimmt
reason-no-hope = kein Raum, der helfen könnte, ist ohne den sicheren Tod zu betreten
reason-no-way-back = hinter dir ist kein Raum, in den du zurückkannst

## Kämpfe und Treffer

odds-enemy = { $room-The } trifft bei { $low } für { $damage } LP (du hast { $hp }) und fällt bei { $high }
reason-bad-way-back = auch der Rückweg kostet { $damage } LP, also kämpf weiter: { $odds }
reason-fight-on = kämpf weiter: { $odds }
reason-must-fight = nichts anderes sieht gut aus, also kämpf weiter: { $odds }
reason-retreat = bei { $hp } LP sieht eine weitere Runde gegen { $room-acc } schlechter aus als dies: { $other }
reason-risky = eine weitere Runde ist zu gefährlich: { $odds }
reason-hard-hit = der Schild hält alle { $hit } LP des Treffers ab, des schwersten, den es gibt; du hast { $hp }
reason-last-hp = bei { $hp } LP wäre dieser Treffer dein letzter, also nimm den Schild
reason-way-back = dieser Treffer ließe dir { $left } LP, und der Rückweg kann { $cost } kosten, also nimm den Schild
reason-keep-shield = { $hp } LP halten einen Treffer von { $hit } aus; behalt den Schild, er zählt { $points } Punkte
reason-drink-saves = der Treffer von { $hit } würde dich bei { $hp } LP töten; der Heiltrank hebt sie vorher auf { $after }
reason-keep-flask = { $hp } LP halten einen Treffer von { $hit } aus, also behalt den Heiltrank für später
reason-bear-last = nichts kann einen Treffer von { $hit } bei { $hp } LP noch abhalten
reason-bear = { $hp } LP halten einen Treffer von { $hit } aus, und du hast nichts, um ihn abzuhalten
