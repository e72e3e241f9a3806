about-absent = Zurzeit nirgends zu sehen.
about-no-move = Kein Zug betrifft das jetzt.
about-more-moves = { $n ->
    [one] Und 1 weiterer Zug.
   *[other] Und { $n } weitere Züge.
}
about-offer = { $label }: { $effect }
offer-result = { $label } { $effect }
about-entry = { $zone }: { $value }.
about-at = { $name }, { $cell }
about-worth = { $role }, Wert { $value }. { $rest }
about-role = { $role }. { $rest }
about-counter = Stand: { $value }.
about-counter-of = Stand: { $value } von { $max }.
about-track = Jetzt: { $step }.
about-entries = { $n ->
    [one] 1 Eintrag.
   *[other] { $n } Einträge.
}
about-cards = { $n ->
    [one] 1 Karte liegt hier.
   *[other] { $n } Karten liegen hier.
}
sentences = { $first } { $second }
full-stop = { $text }.
effect-amount = { $what } { $n }
change-slain = erschlagen

plain-choose = Wähle einen Zug.
plain-wait = Die andere Person ist am Zug.
plain-over = Das Spiel ist aus: { $result }.
plain-over-score = Das Spiel ist aus: { $result }, { $score } Punkte.
plain-shuffled = { $n ->
    [one] Gemischt: { $pile }, 1 Karte.
   *[other] Gemischt: { $pile }, { $n } Karten.
}
plain-rolled = { $die } zeigt { $value }.
plain-changed = { $zone }: { $now }.
plain-plays = Spielt { $spelling }.
plain-empty = leer
plain-face-down = verdeckt
plain-facts = Sonstiges
face-known = bekannt
token-you = du

## House rules

option-yes = ja
option-no = nein
option-none = keine
option-set = { $name }: { $value }
option-older-rules = Version der Regeln: { $version }
