## Reports of the laboratory: numbers and names

report-percent = { $number } %
report-too-few = zu wenige Partien
report-span = { $low } bis { $high }
report-change = { $from } zu { $to }
report-against = { $player } gegen { $against }
report-quoted = „{ $name }“
report-more-names = { $n } weitere
report-games = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
}
report-cells = { $n ->
    [one] eine Zelle
   *[other] { $n } Zellen
}
report-kicker = { $what }, { $games }
report-laboratory = Underdecks Labor
report-luck = { $luck ->
    [fast] schneller Zufall
   *[other] Zufall aus Spielcodes
}
report-luck-seed = { $luck }, Startzahl { $seed }
report-by = { $by ->
    [phase] Phase
    [depth] Tiefe
    [room] Raum
    [turn] Zug
    [floor] Stockwerk
    [place] Ort
   *[other] { $by }
}

## Heads of columns

report-head-cell = Zelle
report-head-player = Spieler
report-head-games = Partien
report-head-deals = Spiele
report-head-won = gewonnen
report-head-interval = Intervall
report-head-against = gegen
report-head-answer = Antwort
report-head-difference = Unterschied
report-head-more-won = mehr gewonnen
report-head-won-alone = allein gewonnen
report-head-lost-alone = allein verloren
report-head-score = Punkte
report-head-mean-score = mittlere Punktzahl
report-head-more-score = mehr Punkte
report-head-more = mehr
report-head-over-games = über Partien
report-head-over-deals = über Spiele
report-head-means = mittlere Punktzahlen dort
report-head-both = beide mit Punkten
report-head-before = Mittel dort zuvor
report-head-after = danach
report-head-worth = eine Partie zählt
report-head-moves = Züge
report-head-move = Zug
report-head-decisions = Entscheidungen
report-head-legal = erlaubte Züge
report-head-simulations = Simulationen je Zug
report-head-scored = Partien mit Punkten
report-head-mean-moves = mittlere Züge
report-head-least = wenigste
report-head-quarter = Viertel
report-head-median = Median
report-head-three-quarters = drei Viertel
report-head-most = meiste
report-head-half-end = die Hälfte endet bis
report-head-95-end = 95 % enden bis
report-head-all-end = alle enden bis
report-head-after-moves = nach Zügen
report-head-games-with = Partien damit
report-head-games-without = Partien ohne
report-head-phase = Phase
report-head-over-all = bester über allen
report-head-over-second = bester über zweitbestem
report-head-first-move = erster Zug
report-head-own-choice = eigene Wahl
report-head-cause = Ursache
report-head-causes = Ursachen
report-head-causes-of-all = Ursachen, über alle
report-head-rules = Regeln
report-head-what-happened = was geschah
report-head-by = durch
report-head-lost = verloren
report-head-mostly-at = meist nach { $by }
report-head-measure = Maß
report-head-found = gefunden
report-head-change = Änderung
report-head-ruling = Auslegung
report-head-instead-of = statt
report-head-nearest = nächstes { $option }
report-head-may-meet = { $option }, das passen kann

## Findings

report-clear = klar
report-clear-wins = Deutlich mehr oder weniger Siege als { $against }{ $all ->
    [one] {""}
   *[other] {" "}({ $n } von { $all } Vergleichen)
}: { $list }.
report-clear-scores = Deutlich mehr oder weniger Punkte als { $against }{ $all ->
    [one] {""}
   *[other] {" "}({ $n } von { $all } Vergleichen)
}: { $list }.
report-no-difference = Kein klarer Unterschied zu { $against }: { $list }.
report-identical = Zug für Zug dieselben Partien wie { $against }, alle { $n }: { $list }.
report-untrained = value spielt hier wie greedy: Das Spiel hat keine Gewichte für diese Hausregeln.
report-baselines = der jeweiligen Basis
report-together = Alles, was hier klar heißt, stimmt zusammen mit 95 % Konfidenz (Holm).
report-changes-alike = { $n ->
    [0] Keine Partie ist in beiden gleich: Keine von { $games } hat dasselbe Ergebnis, dieselbe Ursache, dieselben Punkte, Züge und Wahlmöglichkeiten.
   *[other] { $n } von { $games } Partien sind in beiden gleich: Ergebnis, Ursache, Punkte, Züge und Wahlmöglichkeiten ({ $share }).
}
report-changes-all-alike = Alle { $games } Partien sind in beiden gleich: Ergebnis, Ursache, Punkte, Züge und Wahlmöglichkeiten.
report-changes-means = Klar geändert hat sich das Spiel: { $list }.
report-changes-means-none = Nicht klar geändert: { $list }.
report-changes-rose = Klar mehr Partien gehen verloren durch { $list }.
report-changes-fell = Klar weniger Partien gehen verloren durch { $list }.
report-changes-causes-none = Keine Ursache einer Niederlage hat sich klar geändert.
report-changes-turned = { $gained } Partien gewinnt nur die zweite Fassung, { $given } nur die erste.
report-changes-from = { $what } { $first } → { $second }, { $change }
report-changes-figures = Länge und Wahlmöglichkeiten
report-changes-figure = Größe
report-changes-moves = Züge je Partie
report-changes-decisions = Entscheidungen je Partie
report-changes-branching = erlaubte Züge je Zug
report-changes-causes = Verlorene Partien nach Ursache
report-changes-note = Jedes Intervall gilt für eine Größe allein; „klar“ berücksichtigt alle Größen und Ursachen zusammen (Holm). Die Partien sind nach Karten gepaart.
report-changes-more-at = Klar mehr Partien gehen verloren bei { $list }.
report-changes-fewer-at = Klar weniger Partien gehen verloren bei { $list }.
report-changes-at = { $by } { $at }
report-changes-places = Verlorene Partien nach Ort
report-changes-place = Ort
report-changes-places-note = Der Ort der letzten Entscheidung, als Anteil aller Partien; höchstens 12 Orte mit den größten Änderungen. Jedes Intervall gilt für einen Ort allein und nimmt die Partien beider Fassungen als unabhängig (Newcombe), ist also eher zu breit; „klar“ berücksichtigt alle Orte zusammen (Holm).
report-changes-alone = nur { $name }
report-changes-deals = Spiele, die sich drehen
report-changes-deals-note = Die ersten { $shown } von { $all }. Eines davon spielt `underdeck trace { $game } --deal CODE --player { $player }` nach; in der anderen Fassung nimm ihre Optionen mit der Startzahl.
report-changes-seed = Startzahl
report-alone = Jedes Intervall gilt für einen Vergleich allein; „klar“ berücksichtigt alle zusammen (Holm). Ein hohler Punkt ist nicht klar.
report-paired = Paarweise verglichen: { $by }.
report-other-deals = Nicht mit denselben Spielen, weil die Regeln ändern, was gegeben wird: { $names }.
report-score-games = Mittlere Punktzahlen gelten für die Partien, die eine haben. Unterschiede gelten für die Partien, in denen beide eine haben; deren Zahl und Mittel stehen daneben. Das sind weniger und leichtere Partien als alle.
report-luck-out = Glück herausgerechnet
report-luck-out-note = Dieselben Mittel, genauer bekannt: Ein gelernter Wert rechnet heraus, was der Zufall gezeigt hat, ohne zu verzerren. „Eine Partie zählt“ sagt, wie viele Partien ohne diese Korrektur so viel verraten wie eine mit ihr.
report-skill = Können von { $kind } nach Simulationen
report-skill-of = Können von { $kind } nach Simulationen, { $of }

## What a report does not cover

report-limits-study = Nicht untersucht: { $players ->
    [one] andere Spieler, Hausregeln und erste Züge
   *[other] bessere Spieler als diese, andere Hausregeln und erste Züge
}.
report-limits-experiment = Nicht untersucht: andere Spieler sowie Werte und Kombinationen von Hausregeln, die keine Zelle sind.
report-limits-measures = Nicht untersucht: zwei Hausregeln zugleich oder um mehr als einen Schritt geändert, und was sie bei anderen Spielern als greedy bewirken.
report-limits-readings = Nicht untersucht: zwei andere Auslegungen zugleich, und andere Spieler als greedy.
report-limits-tune = Nicht untersucht: andere Spieler und andere Hausregeln, die zugleich geändert werden.
report-limits-pair = Nicht untersucht: andere Spieler, weitere Hausregeln und Werte der zweiten Option zwischen den gespielten.
report-limits-decisive = Nicht untersucht: was dieselben Karten und Züge für andere Spieler bedeuten.

## Simulations

report-study = { $n ->
    [one] {""}
   *[other] je{" "}
}{ $games } von { $game }, { $n ->
    [one] Spieler
   *[other] die Spieler
} { $players }{ $rivals ->
    [0] {""}
   *[other] {" "}gegen { $opponent }
}, { $luck }
report-study-kicker = { $games } von { $players }
report-lead-score = { $player } erreicht in den Partien von { $game } im Mittel { $score } Punkte und gewinnt { $rate } davon, mit 95 % Konfidenz.
report-lead-seats = { $player } (Sitz 1) gewinnt { $rate } der Partien von { $game }, { $rival } (Sitz 2) { $second }, und { $draws } sind unentschieden, mit 95 % Konfidenz.
report-lead-won = { $player } gewinnt { $rate } seiner Partien von { $game }, mit 95 % Konfidenz.
report-about-rules = Hausregeln: { $rules }
report-about-opening = Eröffnung: { $opening }
report-until-met = Beendet bei einer Genauigkeit von { $until }
report-until-missed = Eine Genauigkeit von { $until } wurde nicht erreicht
report-draws = unentschieden
report-won-by-seat = gewonnen von Platz { $seat }
report-cut-off = ohne Ende abgebrochen
report-scores = Punkte
report-lengths = Längen
report-of-all-moves = von allen Zügen
report-at-decision = bei einer Entscheidung
report-scores-note = Bei den Punkten stehen die wenigsten, 5 %, ein Viertel, der Median, drei Viertel, 95 % und die meisten.
report-lengths-note = Bei den Längen stehen der Median, 95 % und die meisten Züge.
report-intervals = Die Intervalle haben 95 % Konfidenz.
report-first-games = Entscheidungen und erlaubte Züge stammen nur aus den ersten Partien: { $games }.
report-differences = Unterschiede

## Experiments

report-about-luck = { $luck }; die Intervalle haben 95 % Konfidenz
report-together-of = { $down } und { $across } zusammen
report-heat-note = Gewonnene Partien: { $across } waagrecht, { $down } senkrecht.
report-neighbours = Nachbarn von { $down } und { $across }
report-wins-of-first = In einem Spiel mit zwei Sitzen sind die Siege die von Sitz 1.
report-openings-of-cells = Ein erster Zug wird in den Spielen gespielt, in denen er erlaubt ist, und nur dort verglichen.

## How games end, and where they are lost

report-ends = Wie Partien enden
report-unfinished = ohne Ende abgebrochen
report-causes = Was die Ursachen bedeuten
report-places = Wo Partien verloren gehen: nach { $by }
report-lost-of = { $lost } von { $player }
report-places-note = Anteile an den verlorenen Partien, bei ihrer letzten Entscheidung: { $counts }.{ $rest ->
    [0] {""}
    [one] {" "}{ $rest } weiterer Ort ist seltener.
   *[other] {" "}{ $rest } weitere Orte sind seltener.
}
report-places-short = Anteile an den verlorenen Partien, bei ihrer letzten Entscheidung.
report-map = Karte der verlorenen Partien von { $player }
report-map-note = Anteile an { $lost ->
    [one] { $lost } verlorenen Partie
   *[other] { $lost } verlorenen Partien
}, nach { $by } ihrer letzten Entscheidung.{ $rest ->
    [0] {""}
    [one] {" "}{ $rest } ging anderswo verloren.
   *[other] {" "}{ $rest } gingen anderswo verloren.
}

## Measures

report-measures = Messwerte von { $game }, Startzahl { $seed }
report-measures-lead = Von { $deals } Spielen: { $levels }.
report-wins = { $player } gewinnt { $rate }
report-scores-and-wins = { $player } erreicht { $score } Punkte und gewinnt { $rate }
report-measures-skill = Können
report-measures-note = { $deals } Spiele, für jeden Spieler dieselben.
report-measures-worth = Was Können wert ist
report-best-games = Die Partien des besten Spielers
report-dead = tote Spiele: { $by ->
    [score] nicht mehr Punkte als der Zufallsspieler in
   *[wins] verloren in
} { $tries ->
    [one] dem einen Versuch
   *[other] jedem von { $tries } Versuchen
}
report-completion = Abschluss: Partien mit einem Ende
report-duration = Dauer in Zügen
report-decisions-in-game = Entscheidungen in einer Partie
report-decisions-share = Entscheidungen unter den Zügen
report-legal-at-decision = erlaubte Züge bei einer Entscheidung
report-game-tree = Spielbaum
report-lead-learned = Wer führt, sagt in { $games } der mitgelieferte Wert des Spiels, aus Partien gegen sich selbst gelernt. Eine Seite führt ab einer Chance von 2 zu 3.
report-lead-playouts = Wer führt, sagen in { $games } im Mittel { $playouts } Zufallspartien je Moment: Ein sequentieller Test entscheidet, ob eine Seite mindestens 2 von 3 gewinnt; andere Zufallspartien messen, wie weit sie führt.
report-lead-par = Par ist { $par }, die Punktzahl, die die Hälfte der Partien von greedy erreicht. Ob eine Partie auf dem Weg dorthin ist, sagen in { $games } im Mittel { $playouts } Zufallspartien je Moment: Ein sequentieller Test entscheidet, ob mindestens 2 von 3 Par erreichen oder höchstens 1 von 3; andere Zufallspartien messen, wie weit die Partie vorn oder zurück liegt.
report-lead-changes = { $by ->
    [score] Wechsel über oder unter Par in einer Partie
   *[wins] Führungswechsel in einer Partie
}
report-lead-change = { $by ->
    [score] Momente, zwischen denen die Partie über oder unter Par wechselt
   *[wins] Momente, zwischen denen die Führung wechselt
}
report-drama = Dramatik
report-drama-won = { $by ->
    [score] Dramatik der Partien, die Par erreichen
   *[wins] Dramatik gewonnener Partien
}
report-comebacks = { $by ->
    [score] Aufholjagden unter den Partien, die Par erreichen
   *[wins] Aufholjagden unter den gewonnenen Partien
}
report-uncertainty-first = Ungewissheit im ersten Drittel
report-uncertainty-second = Ungewissheit im zweiten Drittel
report-uncertainty-last = Ungewissheit im letzten Drittel
report-rules-idle = Hausregeln ohne Wirkung
report-rules-idle-note = { $deals } Spiele werden Zug für Zug gespielt wie zuvor.
report-readings = Andere Auslegungen von { $game }, { $deals } Spiele, Startzahl { $seed }
report-readings-none = Dieses Spiel hat keine Stelle mit einer anderen Auslegung.
report-readings-other = Andere Auslegungen
report-readings-idle = Auslegungen ohne Wirkung
report-readings-idle-note = Alle diese Spiele werden Zug für Zug gespielt wie zuvor.

## Tuning

report-tune = { $game } abstimmen: { $option } für { $target }, Spieler { $player }, Startzahl { $seed }
report-tune-pair = { $game } abstimmen: { $first } und { $second } für { $target }, Spieler { $player }, Startzahl { $seed }
report-target-won = eine Siegquote von { $number } %
report-target-score = eine mittlere Punktzahl von { $number }
report-target-length = eine mittlere Länge von { $number } Zügen
report-second-sample = Zweite Stichprobe
report-second-note = Andere Spiele als die, die den Wert ausgewählt haben. p ist der p-Wert der Abweichung vom Ziel, korrigiert für alle diese Werte (Holm).
report-first-sample = Erste Stichprobe, die ausgewählt hat
report-first-note = Ein Wert weit weg vom Ziel wird seltener gespielt.
report-pairs = Paare
report-pairs-note = Die Partien des nächsten Werts haben ihn nicht ausgewählt. Was das Ziel treffen kann, berücksichtigt alle Zeilen zusammen (Holm in einer Zeile, Bonferroni über die Zeilen), mit 99 % Konfidenz.
report-pairs-none = Kein gespieltes Paar ergibt { $target }: Jedes liegt klar daneben, mit 99 % Konfidenz für alle zusammen.
report-pairs-open = Diese Paare unterscheiden sich nicht klar vom Ziel, { $target }: { $pairs }.
report-pair-with = { $first } mit { $second }
report-two-options = { $first } und { $second }
report-first-samples = { $figure } der ersten Stichproben: { $first } waagrecht, { $second } senkrecht.
report-none = keiner
report-between = zwischen { $low } und { $high }
report-tune-stopped = Angehalten, bevor ein Wert gespielt war.
report-tune-stopped-early = Angehalten, bevor alle Ziele gesucht waren.
report-found-in = { $found } in { $games }
report-target-ended = { $number } % der Partien mit dem Ende „{ $cause }“
report-meets-one = „{ $rule }“ trifft das Ziel, { $target }, in beiden Stichproben: { $figure } { $found } in der zweiten.
report-meets = { $option }: { $values } treffen das Ziel, { $target }, in beiden Stichproben. Am nächsten liegt in der zweiten „{ $rule }“: { $figure } { $found }.
report-meets-none = Kein Wert von { $option } trifft das Ziel, { $target }, in beiden Stichproben. Am nächsten liegt in der zweiten „{ $rule }“: { $figure } { $found }.
report-nearest-first = In der ersten Stichprobe, die auswählt, wo gesucht wird, liegt „{ $rule }“ am nächsten: { $found }.
report-joint-open = { $option }: { $values } unterscheiden sich nicht klar von { $targets } zusammen, mit 99 % Konfidenz.
report-joint-none = Kein Wert von { $option } ergibt { $targets } zusammen, mit 99 % Konfidenz: { $each }.
report-joint-each = { $target } verlangt { $values }
report-joint = Alle Ziele zusammen
report-joint-note = Die Werte, die die zweite Stichprobe keines Ziels verwirft (Holm für ein Ziel, Bonferroni über die Ziele), mit den Spielen der zweiten Stichprobe; p ist der p-Wert eines Tests allein.
report-nearest-so-far = Am nächsten liegt bisher „{ $rule }“: { $figure } { $found }; das ist noch nicht bestätigt.
report-target-between = Das Ziel, { $target }, liegt zwischen { $low } und { $high }, mit 99 % Konfidenz: Kein Wert trifft es genauer.
report-target-missed = Kein Wert der zweiten Stichprobe ergibt { $target }: Jeder liegt klar daneben, mit 99 % Konfidenz.
report-target-one = Intervall der Antwort: Nur { $value } unterscheidet sich nicht klar vom Ziel, { $target }, mit 99 % Konfidenz.
report-target-range = Intervall der Antwort: { $first } bis { $last }. Weitere Werte liegen klar neben dem Ziel, { $target }, mit 99 % Konfidenz.
report-target-open = Nicht klar vom Ziel, { $target }, unterscheiden sich: { $values }.
report-one-side = Alle { $n } gespielten Werte von „{ $option }“ liegen auf einer Seite des Ziels, { $target }; mit --coarse werden es mehr.
report-crossings = So weit der Bereich gespielt wurde, erreicht „{ $option }“ das Ziel, { $target }, { $n ->
    [one] einmal
   *[other] { $n }-mal: Die Option wirkt nicht nur in eine Richtung
}.

## Decisive cards and moves

report-decisive = Was { $game } entscheidet, Spieler { $player }, Startzahl { $seed }
report-dealt = Ausgeteilt
report-dealt-note = Karten, die in den ersten { $moves } Zügen zu sehen waren, und Züge, die erlaubt waren, in { $games } von mindestens dieser Länge. { $by ->
    [score] Die Punktzahlen sind Mittel all dieser Partien.
   *[wins] Die Quoten beziehen sich auf all diese Partien.
} Geprüft, nach Ebenen: { $tested }. „Klar“ berücksichtigt alle einer Ebene (Holm){ $rest ->
    [0] {""}
   *[other] ; die { $rest } weggelassenen sind nicht klar
}. „2 oder mehr“ teilt die Partien am gleichmäßigsten. Was mit einem Ergebnis einhergeht, muss es nicht verursachen.
report-dealt-none = Ausgeteilt: Unter { $n } frühen Ereignissen ist kein klarer Unterschied.
report-dealt-clear = Ausgeteilt: Mit deutlich { $by ->
    [score] höheren oder niedrigeren Punktzahlen
   *[wins] mehr oder weniger Siegen
} gehen einher: { $list }.
report-chosen = Gewählt
report-chosen-note = Züge, die in den ersten { $moves } Zügen von { $games } gemacht wurden, gegen Partien, in denen ein solcher Zug neben anderen erlaubt war und nicht gemacht wurde. Geprüft, nach Ebenen: { $tested }. „Klar“ berücksichtigt alle einer Ebene (Holm){ $rest ->
    [0] {""}
   *[other] ; die { $rest } weggelassenen sind nicht klar
}. Die Stellungen, in denen ein Spieler einen Zug macht, sind andere als die, in denen er ihn nicht macht.
report-chosen-none = Gewählt: Unter { $n } Gruppen früher Züge ist kein klarer Unterschied.
report-chosen-clear = Gewählt: Mit deutlich { $by ->
    [score] höheren oder niedrigeren Punktzahlen
   *[wins] mehr oder weniger Siegen
} gehen einher: { $list }.
report-reached = Erreicht
report-reached-note = Was nach den ersten { $moves } Zügen von { $games } gilt: Angaben des Spiels. Sie folgen aus Glück und Wahl zugleich. Geprüft, nach Ebenen: { $tested }. „Klar“ berücksichtigt alle zusammen (Holm){ $rest ->
    [0] {""}
   *[other] ; die { $rest } weggelassenen sind nicht klar
}.
report-reached-none = Erreicht: Unter { $n } frühen Angaben ist kein klarer Unterschied.
report-reached-clear = Erreicht: Mit deutlich { $by ->
    [score] höheren oder niedrigeren Punktzahlen
   *[wins] mehr oder weniger Siegen
} gehen einher: { $list }.
report-event-seen = { $what } gesehen
report-event-legal = { $what } erlaubt
report-event-many = { $event }, { $n } oder mehr
report-level = { $level ->
    [verb] Verb
    [card] Karte
    [role] Rolle
    [suit] Farbe
    [rank] Rang
    [word] anderes Wort
    [fact] Angabe
   *[move] Zug
}
report-level-tests = { $level } ({ $n })
report-head-event = Ereignis
report-head-level = Ebene
report-head-value-with = { $by ->
    [score] Punkte damit
   *[wins] damit gewonnen
}
report-head-value-without = { $by ->
    [score] Punkte ohne
   *[wins] ohne gewonnen
}
report-phases = Entscheidungen
report-phases-note = Um wie { $by ->
    [score] viele Punkte der beste Zug mehr bringt
   *[wins] viel der beste Zug eher gewinnt
} als das Mittel aller Züge und als der zweitbeste. Jeder Zug bekommt { $playouts } Zufallspartien: Die eine Hälfte wählt den besten aus, die andere beurteilt ihn. Phasen mit weniger als zehn Entscheidungen fehlen; „klar“ berücksichtigt alle Phasen (Holm).
report-phases-none = Entscheidungen: In keiner Phase ist der beste Zug klar besser als das Mittel aller Züge.
report-phases-clear = Entscheidungen: Der beste Zug { $by ->
    [score] bringt klar mehr Punkte
   *[wins] gewinnt klar mehr
} als das Mittel aller Züge in { $list }.
report-first-moves = Erste Züge
report-first-moves-note = Jeder wird in denen von { $deals } Spielen erzwungen, in denen er erlaubt ist, und dort mit dem eigenen ersten Zug des Spielers verglichen. Eine Gruppe wie „take ♥“ hat in jedem Spiel das Mittel ihrer Züge. „Klar“ berücksichtigt alle einer Ebene (Holm).
report-first-moves-best = Erste Züge: { $move } ist klar besser als die eigene Wahl des Spielers, { $more }.
report-first-moves-few = Erste Züge: Keiner ist in genügend Spielen erlaubt, um ihn zu vergleichen.
report-first-moves-none = Erste Züge: Keiner von { $n } ist klar besser als die eigene Wahl des Spielers.

## Pages

report-results = Ergebnisse
report-table = Tabelle
report-same = Dasselbe als Tabelle
report-values = { $title }, { $n } Werte
report-panels = { $title }, jede Kurve vor allen anderen
report-page-game = Spiel
report-page-games = Partien
report-page-player = Spieler
report-page-opponent = Gegner
report-page-opening = Eröffnung
report-page-deals = Spiele
report-page-luck = Zufall
report-page-paired = Paare
report-page-until = Beendet bei
report-page-limit = Höchstzahl der Züge
report-page-program = Programm
report-until-not = { $until }, das nicht erreicht wurde
report-same-cells = in allen Zellen dieselben, soweit ihre Regeln es zulassen: { $luck }
report-in-each-cell = { $deals } in jeder Zelle, { $luck }
report-game-rules = { $game } ({ $id }), Regeln { $rules }
report-same-each = { $n }, für jeden Spieler dieselben
report-win-rate = Siegquote
report-win-rate-cells = Der Anteil gewonnener Partien in jeder Zelle, mit dem Intervall nach Wilson.
report-axis-won = gewonnene Partien
report-axis-share = Anteil der Partien
report-axis-still = Partien, die weitergehen
report-axis-target = Ziel { $target }
report-not-clear = unter allen Vergleichen zusammen nicht klar (Holm)
report-axis-differences = Unterschied der Siegquoten
report-axis-scores = Unterschied der mittleren Punktzahlen
report-what-changes = Was sich ändert
report-what-changes-note = Wie viele Partien mehr gewonnen werden als in { $against }, Spiel für Spiel, mit dem Intervall nach Tango für Paare.
report-baseline-above = der jeweiligen Basis
report-won-interval = gewonnen, { $low } bis { $high }
report-of-seat = { $words }, von Sitz { $seat }
report-moves-decisions = { $moves } Züge, davon { $decisions } Entscheidungen
report-score-always = Punkte in jeder Partie
report-score-all = Punkte
report-score-mean = Punkte im Mittel, Median { $median }
report-in-scored = { $score } in { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
} mit Punkten
report-scores-figure = Punkte
report-scores-figure-note = Die Verteilung der Punkte über die Partien, die welche haben.
report-lengths-figure = Längen
report-moves-note = Die Zahl der Züge in einer Partie.
report-decisions-figure = Entscheidungen
report-decisions-note = Die Zahl der Entscheidungen in einer Partie: Züge, bei denen auch ein anderer erlaubt war.
report-still-playing = Noch im Gange
report-still-note = Der Anteil der Partien, die nach einer Zahl von Zügen weitergehen.
report-axis-made = gemachte Züge
report-density = Entscheidungen nach Zug
report-density-note = Der Anteil der Partien, in denen der Zug eine Entscheidung war, unter denen, die einen solchen Zug haben.
report-branching = Erlaubte Züge nach Zug
report-branching-note = Die mittlere Zahl erlaubter Züge, über die Partien, die einen solchen Zug haben.
report-only-first = Untersucht { $n ->
    [one] wurde nur die erste Partie
   *[other] wurden nur die ersten { $n } Partien
}.
report-steps-first = Nur die ersten { $steps } Züge werden einzeln betrachtet; die längste Partie hat { $longest }.
report-steps-rare = Die Kurven enden, wo weniger als eine von hundert Partien weitergeht; die längste hat { $longest } Züge.
report-undrawn-moves = Partien mit mehr als { $last } Zügen sind nicht gezeichnet; alle wurden abgebrochen: { $list }.
report-undrawn-decisions = Partien mit mehr als { $last } Entscheidungen sind nicht gezeichnet; alle wurden abgebrochen: { $list }.
report-have-score = { $scored } von { $games ->
    [one] { $games } Partie hat
   *[other] { $games } Partien haben
} Punkte
report-how-long = Wie lang Partien sind
report-of-game = { $caption }: { $game }
report-not-drawn = Mehr als { $most } Zellen werden nicht gezeichnet; diese Tabelle nennt die Längen ihrer Partien.
report-in-numbers = Längen und Entscheidungen jeder Zelle in Zahlen
report-score = Punkte
report-score-note = Die mittlere Punktzahl { $has ->
    [all] aller Partien
   *[some] der Partien, die Punkte haben
}, mit dem Intervall nach Student, auf Schiefe korrigiert.
report-score-none = Keine Partie hat welche in { $cells }.
report-score-changes = Was sich bei den Punkten ändert
report-score-changes-note = Wie viel höher die Punktzahl ist als in { $against }, über die Spiele mit Punkten in beiden, mit dem Intervall nach Student für Paare, auf Schiefe korrigiert.
report-how-spread = Wie sich die Punkte verteilen
report-made = Wie diese Seite entstand
report-uncut = keine Partie wurde abgebrochen; die längste hat { $longest } Züge
report-cut = { $n ->
    [one] eine Partie wurde
   *[other] { $n } Partien wurden
} nach { $longest } Zügen abgebrochen
report-clock = Ein Spieler, der nach der Uhr denkt, spielt nicht noch einmal dieselben Partien.
report-repeatable = Dieselbe Version spielt mit derselben Startzahl noch einmal dieselben Partien.
report-cell-steps = Eine Zelle merkt sich ihre Entscheidungen und erlaubten Züge nicht Zug für Zug. Ihr Befehl spielt die Partien noch einmal und schreibt eine Seite, die sie zeigt.
report-commands = Jede Zelle als Befehl
report-fingerprint = Zelle { $id }

## Reviews

report-review-title = { $game }, Spiel { $deal }
report-review-kicker = Was jede Entscheidung gekostet hat, und was Glück war
report-review-method = Ergebnis = Anfang + Glück + Entscheidungen. Jeder Wert stützt sich auf das, was der Spieler wusste: Die verdeckten Karten werden viele Male neu gegeben. Ein Fehler wird nur genannt, wenn eine zweite, unabhängige Stichprobe ihn bestätigt. Die Intervalle haben 95 % Konfidenz.
report-review-none = Kein Fehler wurde bestätigt.
report-review-costly = Welche Entscheidungen am meisten kosten
report-review-verb = { $verb } in { $game }
report-review-slips = Fehler
report-review-slip = Zug { $n }. { $slip }
report-review-chance = Gewinnchance
report-review-score = Punkte, die greedy erwartet
report-review-decision = Entscheidung
report-review-points = Punkte
report-review-played = gespielt
report-review-before = vorher
report-review-after = nachher
report-review-better = besser
report-review-cost = Verlust
report-review-luck = Glück
report-review-word = in einem Wort

## Angaben, nach denen gefragt wurde.
report-facts-by = Spiele nach { $by }
report-facts-where = Spiele, die die Bedingungen erfüllen
report-facts-met = diese Spiele
report-facts-of = { $title }: { $name }
report-facts-conditions =
    { $n ->
        [one] { $n } von { $all } Spielen erfüllt { $conditions }.
       *[other] { $n } von { $all } Spielen erfüllen { $conditions }.
    }
report-facts-rest =
    { $n ->
        [one] Eine kleinere Gruppe steht nur in --json.
       *[other] { $n } weitere Gruppen stehen nur in --json.
    }
report-facts-meaning = { $fact }: { $meaning }
report-facts-meanings = { $list }.
report-facts-course = Mittel von { $fact } über { $along }
report-facts-ended = Spiele, die zu Ende sind, zählen in späteren Mitteln nicht mehr.
report-facts-places = { $n } von { $all } Stellen; die Grafik und --json haben alle.
report-head-facts-share = Anteil an diesen Spielen
report-facts-title = { $game }, { $games }
report-records = { $names }: aufgezeichnete Spiele mit eigenen Deals, die sich nur über ihre Intervalle vergleichen lassen.
report-facts-overlap = Ein Spiel ist in der Gruppe jeder Angabe, die zutrifft; die Anteile ergeben zusammen mehr oder weniger als alle.
## Terms: the spellings that a page links, and what each means

report-terms = Begriffe
report-term-drama = Dramatik
report-means-drama = Wie weit die siegreiche Seite unterwegs zurücklag, von 0 (nie) bis 1: die mittlere Tiefe ihrer Rückstände (Browne und Maire).
report-term-uncertainty = Ungewissheit
report-means-uncertainty = Wie offen eine Partie in einem Moment ist, von 0 (entschieden) bis 1 (beide Seiten gewinnen gleich wahrscheinlich).
report-term-lead-change = Führungswechsel
report-means-lead-change = Ein Moment, nach dem die andere Seite führt: der Spieler oder das Spiel.
report-term-comeback = Aufholjagd | Aufholjagden
report-means-comeback = Eine gewonnene Partie, in der vorher das Spiel führte.
report-term-game-tree = Spielbaum
report-means-game-tree = Die Zahl der Verläufe, die eine Partie nehmen kann: die mittlere Zahl erlaubter Züge, malgenommen über die Züge einer mittleren Partie.
report-term-dead-deal = totes Spiel | tote Spiele
report-means-dead-deal = Eine Verteilung, die der beste Spieler in jedem von mehreren Versuchen verlor.
report-term-completion = Abschluss
report-means-completion = Der Anteil der Partien, die vor der Grenze der Züge enden.
report-term-playout = Zufallspartie | Zufallspartien
report-means-playout = Eine Partie, die eine schnelle, einfache Spielweise aus einer Stellung zu Ende spielt, um die Stellung zu beurteilen.
report-term-greedy = greedy
report-means-greedy = Der Spieler, der den besten Zug nach den Faustregeln seines Spiels nimmt, ohne vorauszurechnen.
report-term-random = random
report-means-random = Der Spieler, der irgendeinen erlaubten Zug nimmt, jeden gleich wahrscheinlich.
report-term-mcts = mcts
report-means-mcts = Ein suchender Spieler: mcts:100 spielt je Zug 100 Simulationen.
report-term-luck-out = Glück herausgerechnet
report-means-luck-out = Ein Mittel, aus dem ein gelernter Wert herausrechnet, was der Zufall gab, sodass weniger Partien ebenso viel sagen.
report-term-worth = eine Partie zählt
report-means-worth = Die Zahl der Partien ohne herausgerechnetes Glück, die so viel sagen wie eine damit.
report-term-paired = paarweise
report-means-paired = Spiel für Spiel verglichen: Beide haben dieselben Verteilungen gespielt, das Glück der Verteilung hebt sich also auf.
report-term-holm = Holm
report-means-holm = Eine Korrektur von p-Werten für viele Vergleiche: Alle klar genannten Befunde gelten zusammen mit 95 % Konfidenz (Holm 1979).
report-term-tango = Tango | Tangos
report-means-tango = Ein Intervall für den Unterschied zweier Siegquoten mit denselben Verteilungen (Tango 1998).
report-term-wilson = Wilson | Wilsons
report-means-wilson = Ein Intervall für einen Anteil, das zwischen 0 und 100 % bleibt (Wilson 1927).
report-term-newcombe = Newcombe | Newcombes
report-means-newcombe = Ein Intervall des Unterschieds zweier Gewinnquoten in unabhängigen Partien (Newcombe 1998).
report-term-student = Students t | Students Intervall
report-means-student = Ein Intervall für ein Mittel aus der Streuung seiner Zahlen, hier für Schiefe korrigiert.
report-term-interval = Intervall | Intervalle
report-means-interval = Ein Bereich, der die wahre Zahl in 95 von 100 solchen Stichproben enthält.
report-term-median = Median
report-means-median = Die Zahl, die die Hälfte der Partien höchstens erreicht.
