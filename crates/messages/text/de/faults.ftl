## What cannot be read or played

record-error = Zeile { $line }, Spalte { $column }: { $found }; erwartet: { $expected }
record-fault = Zeile { $line }, Spalte { $column }{ $number ->
    [0] {""}
   *[other] , Zug { $number }
}: { $found }; erwartet: { $expected }
record-end = das Ende des Textes
record-control = das Steuerzeichen { $code }
record-byte = das Byte { $byte }
record-utf8 = Text in UTF-8
record-version = `{ $version }`, die Version des Formats, die dieses Programm liest
record-head = `{ $word }` in der ersten Zeile, `{ $line }`
record-tag-name = der Name einer Angabe: ein Buchstabe, dann Buchstaben, Ziffern, `_` und `-`
record-tag-again = die Angabe { $tag } zum zweiten Mal
record-tag-once = jede Angabe einmal
record-tag-end = `]` am Ende der Angabe
record-value-start = `"` vor dem Wert der Angabe
record-value-end = `"` am Ende des Werts der Angabe
record-move-end = `;` am Ende des Zugs
record-comment-end = `{"}"}` am Ende des Kommentars
record-escape = eines von `\ " ; {"{"} {"}"} ( )` nach dem umgekehrten Schrägstrich
record-results = ein Ergebnis: `won`, `lost`, `draw`, `winner N`, oder `*` für eine laufende Partie
record-result-tag = `{ $result }`, wie die Angabe { $tag } sagt
record-deep = Varianten, höchstens { $most } tief geschachtelt
record-variation-start = `{ $number }.` und der Zug, der hätte gespielt werden können
record-variation-end = `{ $number }.` und ein Zug, `{"{"}` und ein Kommentar, `(` und eine Variante, oder `)`
record-number = die Zugnummer `{ $number }`
record-number-end = `.` nach der Zugnummer
record-move-empty = ein leerer Zug
record-move = ein Zug in der Notation des Spiels
record-first = `{ $number }.` und ein Zug, `{"{"}` und ein Kommentar, oder { $results }
record-next = `{ $number }.` und ein Zug, `{"{"}` und ein Kommentar, `(` und eine Variante, oder { $results }
record-end-or-seal = nach dem Ergebnis das Ende des Textes oder sein Siegel
record-after = nach dem Ergebnis das Ende des Textes
record-seal = das Siegel `{ $seal }`
record-sealed = `{ $seal }`: Der Text ist nicht der, der versiegelt wurde
fault-tag = `{ $value }` in der Angabe { $tag }
fault-no-tag = keine Angabe { $tag }
fault-code = ein Spielcode
fault-no-code = ein Spielcode: { $why }
fault-options = Hausregeln von { $game }: { $why }
fault-no-options = keine Hausregeln, wie im Spielcode
fault-options-of-deal = `{ $options }`, wie im Spielcode
fault-untrue = eine mögliche Eingabe: { $why }
fault-asked = { $question }, etwa { $example }
fault-over = kein Zug: Die Partie ist zu Ende
fault-legal = ein erlaubter Zug: { $moves }
fault-alone = keine solche Angabe: Dieses Spiel hat nur einen Spieler
fault-program = ein Platz von 1 bis { $seats } und ein Spieler, etwa `2 greedy`
fault-luck = `told` oder keine solche Angabe: Die Karten kommen aus dem Spielcode
fault-date = ein Datum wie `2026-11-21`
fault-aids = `hints N`, `solver N`, `coach N` oder einige davon in dieser Reihenfolge, mit Kommas getrennt
fault-ended-so = `{ $value }`, wie die Partie endete
fault-first = keine Angabe { $tag }: Dies ist das erste Kapitel
fault-ended = kein weiteres Kapitel: Die Kampagne ist beendet
fault-chapter = der Spielcode eines offenen Kapitels: { $chapters }
fault-running = eine beendete Partie
code-empty = der Spielcode fehlt: Gib Ziffern und Buchstaben ein, etwa 17A
code-symbol = `{ $found }` an Stelle { $position } gehört in keinen Spielcode: Erlaubt sind 0-9 und A-Z außer U
code-check = das Prüfzeichen `{ $found }` am Ende passt nicht: Ein Zeichen des Spielcodes ist falsch, fehlt oder steht an falscher Stelle
code-repeated = der Code { $once } steht { $times }-mal da: Gib ihn einmal ein. Wiederholt sich ein Spielcode selbst, stehen seine Striche nach jedem vierten Zeichen
code-short = der Spielcode ist zu kurz: Es fehlen Zeichen
code-game = der Spielcode gehört zu Spiel Nummer { $number }, nicht zu { $expected }
code-option = der Spielcode enthält eine ungültige Hausregel: { $why }
code-none = diesen Spielcode gibt es nicht
option-bool = true oder false
option-int = eine ganze Zahl von { $min } bis { $max }
option-text = ein Text von höchstens { $most } Byte
option-letters = höchstens { $most } der Buchstaben { $letters }
option-unknown = es gibt keine Hausregel `{ $key }`: Es gibt { $known }
option-document = eine Datei von höchstens { $most } Byte
option-document-long = die Datei hat { $bytes } Byte, gelesen werden höchstens { $most }
option-fault = Hausregel { $key }: { $fault }
option-unread = `{ $path }` ist nicht lesbar: { $why }
option-changes = { $n ->
    [one] 1 Änderung
   *[other] { $n } Änderungen
 }
option-value = die Hausregel { $key } kann nicht `{ $found }` sein: Erlaubt ist { $expected }
option-again = sie nur einmal
option-coded = { $kind }, mit %XX für besondere Zeichen
play-notation = `{ $found }` ist kein Zug: { $expected }
play-illegal = `{ $move }` ist jetzt nicht erlaubt
play-because = { $why }: { $reason } ({ $rules })
play-several = welcher Zug: { $moves }?
play-several-more = welcher Zug: { $moves } oder { $more ->
    [one] noch 1
   *[other] noch { $more }
}?
play-nearest = `{ $found }` ist kein Zug, `{ $nearest }` aber schon
play-expected = die Liste der Züge enthält alle erlaubten
play-over = `{ $move }` ist nicht erlaubt: Die Partie ist zu Ende
did-you-mean = { $why } (meintest du `{ $word }`?)
entry-card = die nächste Karte des Stapels { $pile }
entry-die = die Zahl auf dem { $die }
entry-none = jetzt fehlt weder Karte noch Wurf: Mach einen Zug
entry-kind = gib { $asked } ein, nicht { $entered }
entry-a-card = eine Karte
entry-a-number = eine Zahl des { $die }
entry-side = { $die } zeigt 1 bis { $sides }, nicht { $value }
entry-repeated = { $card } wurde schon eingegeben, { $when }: Eine der beiden Eingaben ist falsch. `correct { $card } KARTE` ändert die erste
entry-cannot = { $card } kann dort nicht liegen: { $why }
entry-set-up = beim Aufbau
entry-after = nach Zug { $n }, `{ $move }`
entry-later = eine spätere Eingabe widerspricht dem
entry-not-in-game = diese Karte gibt es in diesem Spiel nicht
entry-elsewhere = sie liegt in einem anderen Stapel oder nachweislich anderswo
asked-suit = { $rank } von welcher Farbe? { $cards }
asked-which = Welche Karte ist `{ $text }`? { $cards }
hint-asked = Noch gibt es keinen Zug zu wählen. { $question }
hint-over = Die Partie ist zu Ende.
asked-none = `{ $text }` kann dort nicht liegen: { $cards } sind alle schon eingegeben oder liegen anderswo
correct-dealt = das Programm hat diese Karten gegeben: Keine davon lässt sich berichtigen
correct-none = diese Eingabe hat keine Karte und keinen Wurf, die sich berichtigen ließen
correct-same = dort steht schon `{ $right }`
correct-no-question = dort fehlt jetzt weder Karte noch Wurf
correct-asked = dort fehlt jetzt: { $question }
correct-over = die Partie ist dort jetzt zu Ende: { $cause }
correct-not-entered = `{ $text }` wurde nicht eingegeben; nenne eine Karte, wie sie eingegeben wurde, oder eine Eingabe als #12
correct-no-roll = `{ $text }` ist kein Wurf: Gib die Zahl auf dem Würfel ein
correct-no-card = `{ $text }` ist keine Karte: Gib Wert und Farbe ein, etwa QS, 10h oder queen of spades
corrected = Eingabe { $entry } ist jetzt { $right }, nicht { $wrong }.
corrected-last = Eingabe { $entry } ist jetzt { $right }, nicht { $wrong }: die letzte von { $times } Eingaben von { $wrong }.
corrected-swapped = { $count ->
    [one] Eingabe { $entries } wurde mit ihr vertauscht.
   *[other] Die Eingaben { $entries } wurden mit ihr vertauscht.
}
corrected-replayed = { $count ->
    [one] Die Eingabe danach wurde nachgespielt.
   *[other] { $count } Eingaben nach der { $entry }. wurden nachgespielt.
}
corrected-stopped = { $count } nachgespielt, dann bei Eingabe { $entry }, `{ $spelling }`, angehalten: { $why }. { $out } ausgelassen; die bisherige Partie bleibt als Variante erhalten.
game-unknown = es gibt kein Spiel `{ $name }`: Es gibt { $known }
game-unknown-nearest = es gibt kein Spiel `{ $name }` (meintest du `{ $word }`?): Es gibt { $known }
game-number = der Spielcode `{ $code }` ist für Spiel Nummer { $number }, das diese Version nicht hat
game-other = { $what } ist für { $found }, nicht für { $expected }
deal-wrong = Spielcode `{ $code }`: { $why }
guide-none = { $n ->
    [0] { $game } hat keine Lernpartie
   *[other] die Lernpartien von { $game } haben die Nummern 1 bis { $n }
}
campaign-none = { $game } hat keine Kampagne: Seine Partien sind voneinander unabhängig
chapter-closed = das Kapitel `{ $found }` ist nicht offen: { $n ->
    [0] Die Kampagne ist beendet
   *[other] Offen sind { $open }
}
campaign-not = die Aufzeichnung gehört zu keiner Kampagne: Ihr fehlen die Angaben Campaign und CampaignDeal
solve-aim = { $game } zählt keine { $what }: Gefragt werden kann nach { $known }
solve-running = die Partie läuft noch: Ob sie zu gewinnen war, sagt der Löser nur von einer beendeten
solve-own-cards = die Partie wurde mit eigenen Karten gespielt: Nur die aufgedeckten sind bekannt
solve-stopped = abgebrochen, bevor es eine Antwort gab
solve-contest = { $code } von { $game } ist ein Duell zweier Plätze: Der Löser kann nur Partien, die man gemeinsam gewinnt oder verliert
coach-no-score = { $game } zählt keine Punkte: Partien werden nach Siegen analysiert
coach-seat = es gibt keinen Platz { $seat }: Diese Partie hat { $seats }
coach-exercise = diese Übung funktioniert nicht mehr: { $why }
coach-empty = es gibt noch keinen Zug und damit nichts zu analysieren
coach-stopped = abgebrochen, bevor die erste Schätzung fertig war
unite-other = die Aufzeichnungen gehören zu verschiedenen Partien: Ihre Angaben `{ $tag }` unterscheiden sich
program-alone = mit diesen Hausregeln spielt man { $game } allein: Für einen Gegner gibt es keinen Platz
program-seat = diese Partie hat die Plätze 1 bis { $seats }: Das Programm kann nicht auf Platz { $seat } spielen
program-none = `{ $word }` ist kein Gegner: Wähle { $offered }
bundle-none = das ist keine exportierte Datei: `underdeck export` schreibt eine
bundle-version = die Datei hat Version { $version }, und dieses Programm liest höchstens Version { $known }: Aktualisiere es zuerst
exchange-done = { $given ->
    [one] { $given } Partie
   *[other] { $given } Partien
} an den Server gesendet, { $got ->
    [one] { $got } Partie
   *[other] { $got } Partien
} empfangen.
exchange-refused = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
} nicht angenommen; { $id }: { $why }.
exchange-ended = Dieses Gerät ist nicht mehr verbunden. Die Partien hier und auf dem Server bleiben erhalten.
journal-full = es ist kein Platz mehr zum Speichern: Der Speicher des Browsers ist voll
journal-full-help = Deine Partien sind sicher. Schaffe Platz auf diesem Gerät oder exportiere alles auf der Seite „Dieses Gerät“, dann versuche es noch einmal.
journal-newer = eine neuere Version von Underdeck hat hier Partien gespeichert
journal-newer-help = Deine Partien sind sicher. Schließe alle Tabs von Underdeck und öffne es online wieder, dann lädt die neuere Version.
journal-stopped = das Programm ist dabei stehen geblieben
journal-stopped-help = Deine Partien sind sicher. Bitte melde, wie es dazu kam.
journal-failed = die gespeicherten Partien ließen sich nicht lesen oder schreiben: { $why }
journal-failed-help = Deine Partien sind sicher. Lade die Seite neu; hilft das nicht, starte den Browser neu.
rest-missing = diese Seite braucht einen Teil des Programms, der noch nicht geladen ist
rest-missing-help = Deine Partien sind sicher. Geh online und lade die Seite neu; danach braucht das Programm kein Netz mehr.
what-record = die Aufzeichnung
what-deal-code = der Spielcode `{ $code }`
what-game-number = Spiel Nummer { $number }
trace-fault = Zeile { $line }{ $column ->
    [0] {""}
   *[other] , Spalte { $column }
}{ $number ->
    [0] {""}
   *[other] , Zug { $number }
}: gefunden { $found }, erwartet { $expected }
trace-fault-key = Zeile { $line }{ $number ->
    [0] {""}
   *[other] , Zug { $number }
}, `{ $key }`: gefunden { $found }, erwartet { $expected }
trace-game = die Kennung eines Spiels
trace-file = eine lesbare Datei
trace-first = die erste Zeile eines Protokolls
trace-empty = eine leere Datei
trace-start = der Zustand nach dem Aufbau
trace-options = ein Objekt mit { $keys }
trace-combination = eine gültige Kombination von Optionen: { $why }
trace-over = keine weitere Zeile: die Partie ist zu Ende
trace-events = eine Liste von Zufallsereignissen
trace-event = ein Zufallsereignis wie { $shuffle } oder { $roll }
trace-no-luck = nichts: der Zug braucht kein weiteres Glück
trace-writable = ein Zustand, der sich als JSON schreiben lässt
trace-object = ein JSON-Objekt
trace-damaged = beschädigtes JSON ({ $why })
trace-nothing = nichts
trace-state = ein gültiger Zustand
trace-state-because = ein gültiger Zustand: { $why }
some-more = { $shown } oder { $more } weitere
