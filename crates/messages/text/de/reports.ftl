## Reports of the laboratory: numbers and names

report-percent = { $number } %
report-span = { $low } bis { $high }
report-change = { $from } zu { $to }
report-against = { $player } gegen { $against }
report-minus = { $player } − { $against }
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
report-head-win-rate = Siegquote
report-head-from = von
report-head-to = bis
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
report-head-mean = Mittel
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
report-head-share-after = Anteil nach Zügen
report-head-card = Karte
report-head-games-with = Partien damit
report-head-won-with = damit gewonnen
report-head-games-without = Partien ohne
report-head-won-without = ohne gewonnen
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
report-alone = Jedes Intervall gilt für einen Vergleich allein; „klar“ berücksichtigt alle zusammen (Holm).
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
report-lengths-of = Längen der Partien, { $player }
report-scores-of = Punkte der Partien, { $player }

## Experiments

report-about-luck = { $luck }; die Intervalle haben 95 % Konfidenz
report-together-of = { $down } und { $across } zusammen
report-heat-note = Gewonnene Partien: { $across } waagrecht, { $down } senkrecht.
report-neighbours = Nachbarn von { $down } und { $across }
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
report-measures-skill = Können
report-measures-note = { $deals } Spiele, für jeden Spieler dieselben.
report-measures-worth = Was Können wert ist
report-best-games = Die Partien des besten Spielers
report-dead = tote Spiele: verloren in { $tries ->
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
report-lead-changes = Führungswechsel in einer Partie
report-lead-change = Momente, zwischen denen die Führung wechselt
report-drama = Dramatik
report-drama-won = Dramatik gewonnener Partien
report-comebacks = Aufholjagden unter den gewonnenen Partien
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
report-cards = Karten
report-cards-note = Karten, die in den ersten { $moves } Zügen zu sehen waren oder in einem Zug mit diesem Verb vorkamen, in { $games } von mindestens dieser Länge. „Klar“ berücksichtigt alle { $all } Ereignisse (Holm){ $rest ->
    [0] {""}
   *[other] ; die { $rest } weggelassenen sind nicht klar
}. Eine Karte, die mit Siegen einhergeht, muss sie nicht verursachen.
report-cards-none = Karten: Unter { $n } frühen Ereignissen ist kein klarer Unterschied.
report-cards-clear = Karten: Mit deutlich mehr oder weniger Siegen gehen einher: { $list }.
report-phases = Entscheidungen
report-phases-note = Um wie viel der beste Zug eher gewinnt als das Mittel aller Züge und als der zweitbeste. Jeder Zug bekommt { $playouts } Zufallspartien: Die eine Hälfte wählt den besten aus, die andere beurteilt ihn. Phasen mit weniger als zehn Entscheidungen fehlen; „klar“ berücksichtigt alle Phasen (Holm).
report-phases-none = Entscheidungen: In keiner Phase ist der beste Zug klar besser als das Mittel aller Züge.
report-phases-clear = Entscheidungen: Der beste Zug gewinnt klar mehr als das Mittel aller Züge in { $list }.
report-first-moves = Erste Züge
report-first-moves-note = Jeder wird in denen von { $deals } Spielen erzwungen, in denen er erlaubt ist, und dort mit dem eigenen ersten Zug des Spielers verglichen. „Klar“ berücksichtigt alle zusammen (Holm).
report-first-moves-best = Erste Züge: { $move } ist klar besser als die eigene Wahl des Spielers, { $more }.
report-first-moves-few = Erste Züge: Keiner ist in genügend Spielen erlaubt, um ihn zu vergleichen.
report-first-moves-none = Erste Züge: Keiner von { $n } ist klar besser als die eigene Wahl des Spielers.

## Pages

report-results = Ergebnisse
report-table = Tabelle
report-same = Dasselbe als Tabelle
report-same-more = Dasselbe als Tabelle, mit Zügen und Entscheidungen
report-baseline = Basis
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
report-win-rate-players = Der Anteil gewonnener Partien, mit dem Intervall nach Wilson.
report-axis-won = gewonnene Partien
report-axis-differences = Unterschied der Siegquoten
report-axis-scores = Unterschied der mittleren Punktzahlen
report-what-changes = Was sich ändert
report-what-changes-note = Wie viele Partien mehr gewonnen werden als in { $against }, Spiel für Spiel, mit dem Intervall nach Tango für Paare.
report-baseline-above = der Basis darüber
report-difference = Unterschied
report-difference-note = Wie viele Partien mehr gewonnen werden als vom ersten Spieler, mit dem Intervall nach Tango für Paare. Punkte werden verglichen, wo beide welche haben, mit Students t für Paare, auf Schiefe korrigiert.
report-won-interval = gewonnen, { $low } bis { $high }
report-moves-decisions = { $moves } Züge, davon { $decisions } Entscheidungen
report-score-always = { $score } Punkte in jeder Partie
report-score-all = { $score } Punkte
report-score-mean = im Mittel { $mean } Punkte, Median { $median }
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
report-both-scores = { $n ->
    [one] { $n } Spiel
   *[other] { $n } Spiele
} mit Punkten in beiden
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
report-review-score = Punkte, die der Vergleichsspieler erwartet
report-review-decision = Entscheidung
report-review-points = Punkte
report-review-played = gespielt
report-review-before = vorher
report-review-after = nachher
report-review-better = besser
report-review-cost = Verlust
report-review-luck = Glück
report-review-word = in einem Wort
