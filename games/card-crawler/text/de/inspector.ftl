## Rooms

about-unknown = Ein Raum, den du noch nicht gesehen hast. Wenn du ihn betrittst, wird seine Karte aufgedeckt: Ein Monster versperrt dir den Weg, Beute kannst du plündern.
about-empty = Ein leerer Raum: Seine Karte ist nur noch Kulisse. Hindurchzugehen kostet eine Karte.
about-body = Die Leiche { $foe-gen }. Plündere sie mit einer Handkarte, bevor du gehst, sonst ist sie verloren.

## Cards in the fortress

about-monster = Angriff { $attack }, Verteidigung { $defence }: { $kills } Punkte erschlagen es, { $defence } nicht. Beendest du deine Runde bei ihm, greift es an; jeder Punkt von { $attack }, den du nicht abwehrst, ist eine Wunde.
about-knight = Gewinnst du mit diesem Ritter im Deck, bringt er { $score } Punkte.
about-lord = Plündere seine Leiche, und du gewinnst. { $lost_body ->
    [true] Beendest du deine Runde ohne Handkarte, steht er wieder auf; eine zurückgelassene Leiche ist verloren.
   *[other] Hast du sie am Ende deiner Runde nicht geplündert, steht er wieder auf.
}
about-lord-slain = Der Dunkle Herrscher ist erschlagen.
about-event = Ein Ereignis, sobald du den Raum zum ersten Mal betrittst: { $event }. Danach ist der Raum leer.
about-companion = Eine Gefährtin, { $title }: { $companion }. Sie zu plündern kostet eine Karte.
about-weapon = Plündere sie mit einer Karte, und sie kommt mit { $points } Kampfpunkten in dein Deck.
about-treasure = Plündere ihn mit einer Karte, und er kommt mit { $points } Kampfpunkten in dein Deck. Am Ende bringt er noch einmal so viele.

## Cards in the hand

about-healer = Lege sie ab, um eine Wunde zu heilen, jedes Mal, wenn du sie ziehst.
about-healer-points = { $healer_fights ->
    [true] Im Kampf hat sie { $points } Punkte.
   *[other] Im Kampf hat sie keine Punkte.
}
about-knight-in-hand = Keine Punkte im Kampf, aber gehen, plündern und heilen kannst du damit wie mit jeder Karte. Am Ende bringt er { $score } Punkte.
about-card = { $points } im Kampf. Oder nimm sie zum Gehen (wird abgelegt), zum Plündern (bleibt im Raum) oder zum Heilen einer Wunde (wird weggeworfen).
about-diamond = Ihre Punkte zählen auch am Ende.

## Zones

about-fortress = 25 Räume, verdeckt, bis du sie betrittst oder ein Ereignis sie zeigt. Du gehst nach Norden, Osten, Süden oder Westen; in einem wartet der Dunkle Herrscher.
about-hand = Fast alles, was du tust, kostet eine davon. Am Ende deiner Runde ziehst du bis zum Handlimit nach.
about-wounds = Erreichen deine Wunden die Grenze, stirbst du. Wirf eine Karte weg, um eine zu heilen.
about-hero = Wo du bist und was du in dieser Runde noch tun kannst.
about-queens = Gefährtinnen an deiner Seite wirken sofort. Sie gehören nicht zu deinem Deck.
about-draw = Von hier ziehst du. Ist er leer, wird der Ablagestapel gemischt, und das verwundet dich.
about-discard = Diese Karten kommen beim nächsten Neumischen zurück.
about-trash = Diese Karten kommen nie zurück. Ist der Müll leer, bringt er bei einem Sieg { $points } Punkte.
about-unseen = Karten, die irgendwo in der Festung noch verdeckt liegen.
about-score = Deine Punkte, wenn du jetzt gewinnen würdest: { $lord } für den Dunklen Herrscher, { $knight } für jeden Ritter und so weiter.

## What is unseen

left-to-draw = Vor dem nächsten Neumischen noch zu ziehen: { $cards }, zusammen { $points }: { $list }.
left-to-draw-nothing = Vor dem nächsten Neumischen ist nichts mehr zu ziehen.
left-face-down = Noch verdeckt: { $kinds }.
left-face-down-nothing = Kein Raum ist mehr verdeckt.
