## Guided games

guide-left = Deine Partie hat die Lernpartie verlassen: Der nächste Schritt passt hier nicht. Spiel weiter oder nimm Züge zurück, um zurückzukehren.
guide-continue = Weiter. { $effect }

## Partien mit echten Karten

answer-turned = { $card }
answer-turned-effect = { $name }
answer-rolled = { $value }
answer-rolled-effect = Der Würfel zeigt { $value }.
answer-rolled-label = { $value } gewürfelt
ask-set-up = Bau das Spiel von Hand auf. { $question }
ask-so-far = Bisher: { $entries }. { $question }
ask-die = Würfle einen { $die }: Was zeigt er?
ask-card = Dreh die nächste Karte des Stapels { $pile } um: Welche ist es?
ask-card-for = Dreh die nächste Karte des Stapels { $pile } um ({ $place }): Welche ist es?
ask-die-expected = gib ein, was der { $die } zeigt, 1 bis { $sides }
ask-card-expected = gib die Karte mit Rang und Farbe ein, etwa QS, 10h oder queen of spades
answer-expected = was aufgedeckt oder gewürfelt wurde, etwa `turned QS` oder `rolled 4`
card-not-entered = noch nicht eingegeben
card-asked-now = jetzt gefragt
place-on = { $zone }, { $cell }

## Züge des Programms und Ablehnungen

program-moved = { $n ->
    [one] Spieler { $seat }, das Programm ({ $player }), hat 1 Zug gemacht.
   *[other] Spieler { $seat }, das Programm ({ $player }), hat { $n } Züge gemacht.
}
program-no-move = das Programm hat keinen Zug
program-tag = ein Platz und ein Spieler, etwa `2 greedy`
question-stopped = es wurde angehalten
why-not-now = Jetzt nicht: { $reason }.
