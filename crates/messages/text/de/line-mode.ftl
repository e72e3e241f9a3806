## Line mode: commands

line-help =
    Eine Nummer macht den Zug mit dieser Nummer. Züge kannst du auch tippen, wie sie
    in den Klammern stehen. Etwas allein, wie 9H oder r2c3, macht seinen einzigen
    Zug, fragt, welcher gemeint ist, oder geht dorthin. Befehle sind in jeder Sprache
    gleich.
      moves          alle erlaubten Züge und was sie bewirken
      hint           ein vernünftiger Zug und warum
      why [ZUG]      die Regeln hinter einem Zug oder hinter dem, der zuletzt gemacht
                     oder abgelehnt wurde
      undo, redo     den letzten Zug zurücknehmen oder wiederholen
      look [DING]    der ganze Tisch oder ein Bereich, eine Karte, ein Feld mit Zügen
      about DING     was Karte, Feld, Bereich oder Wort bedeutet und jetzt bewirkt
      rules [DING]   so wird gespielt; eine Regel; die Regeln zu Karte oder Bereich
      rules tables   die Tabellen dieses Spiels, wenn es welche hat
      choose KARTEN  was diese Karten zusammen bewirken und welche noch dazu passen
      correct A B    mit eigenen Karten: Eingegeben war A, richtig ist B, etwa
                     correct 7D 8D, oder 3 5 bei einem Wurf; spätere Eingaben werden
                     übernommen, soweit sie passen
      guide          in einer Lernpartie der Schritt noch einmal; guide next macht
                     seinen Zug, guide off verlässt die Anleitung
      tree           alle Varianten; branches zeigt die, die hier beginnen
      go N           zum Zug mit der Nummer N aus tree; 0 ist der Anfang
      comment TEXT   einen Kommentar zum letzten Zug in die Aufzeichnung schreiben
      solve          ist die Partie noch zu gewinnen? Fragt vorher und markiert sie
                     als „Löser benutzt“. Nach der Partie: War sie zu gewinnen, und
                     wie?
      eye            der Trainer zeigt deine Chance vor und nach jedem Zug. Fragt
                     vorher und markiert die Partie als „mit Trainer“; noch einmal
                     eye schaltet ihn ab
      story          die Geschichte des Kapitels einer Kampagne
      games          deine angefangenen Partien; open N spielt eine weiter, new [SPIEL]
                     beginnt eine, again gibt dieselben Karten noch einmal
      stats, daily   deine Ergebnisse; die Spiele des Tages
      card           das Ergebnis zum Teilen; es verrät keine Karte
      deal           der Spielcode, um diese Karten weiterzugeben
      save [DATEI]   wo die Partie gespeichert ist; mit DATEI eine Kopie
      settings       alle Einstellungen; settings NAME WERT ändert eine
      brief, full    von jetzt an nur Änderungen zeigen oder den ganzen Tisch
      json, echo     für Programme: der Tisch als eine Zeile JSON; die Worte wiederholt
      quit           beenden; die Partie ist gespeichert, du kannst sie weiterspielen
    Eine Zeile, die mit / beginnt, ist immer ein Befehl, auch wenn ein Zug so heißt.
line-no = Nein: { $reason }.
line-refused = Nein: { $reason }. `why` nennt die Regeln, `moves` die erlaubten Züge.
line-no-move = Nein: { $reason }. `moves` nennt die erlaubten Züge, `help` die Befehle.
line-not-utf8 = diese Zeile ist kein Text in UTF-8
line-settings-default = Es gelten die Voreinstellungen.

## Answers to questions

line-yes = j ja
line-no-words = n nein
line-confirm = { $question } { $what } Tippe noch einmal `{ $command }` oder ja, um es zu tun; alles andere bricht ab.
line-confirm-yes = { $question } { $what } Tippe ja, um es zu tun; alles andere bricht ab.
line-confirm-go = Dorthin gehen?
line-confirm-go-what = Ein Zug auf dem Weg hat Verborgenes aufgedeckt. Gehst du dorthin, gilt die Partie als gespickt und zählt getrennt.
line-agree = { $question } Tippe ja, um ihn zurückzunehmen; alles andere behält ihn.
line-unchanged = Nichts hat sich geändert.
line-marked-peeked = Dabei war Verborgenes aufgedeckt worden, deshalb gilt die Partie jetzt als gespickt.

## A game

line-welcome = { $game } von { $designer }. { $deal }
line-deal-chosen = Das Programm hat diese Mischung gewählt, weil sie zu gewinnen ist; `--winnable off` gibt nur gemischte Karten.
line-resumed = { $n ->
    [one] Bisher 1 Zug.
   *[other] Bisher { $n } Züge.
}
line-type-move = Tippe die Nummer eines Zuges oder help.
line-type-cards = Tippe jede Karte, sobald du sie aufdeckst, etwa QS oder 10h. `undo` nimmt die letzte Eingabe zurück, `correct 7D 8D` ändert eine frühere.
line-brief = Von jetzt an werden nur Änderungen gezeigt; `look` zeigt den Tisch.
line-comment-saved = Kommentar gespeichert.
line-forced = Der einzige Zug, { $move }: { $event }
line-after-move = Nach Zug { $n }, { $move }.
line-solution = Lösung: { $line }
line-solution-begins = Hier beginnt der Lösungsweg. `n` geht ihn entlang, `p` zurück, `quit` zum Ende deiner Partie.
line-hand-over = Drücke Enter, dann gib an Spieler { $seat } weiter.
line-curtain = Spieler { $seat }: Drücke Enter, sobald sonst niemand zusieht.
line-coach-on = Der Trainer schaut zu. Die Partie gilt als „mit Trainer“ und kommt in keine Bestenliste. `eye` schaltet ihn ab.
line-next = Die Partie ist zu Ende. `new` gibt neue Karten, `again` dieselben noch einmal. `undo` nimmt den letzten Zug zurück, `tree` zeigt alle Varianten, `solve` sagt, ob die Partie zu gewinnen war, `card` ist das Ergebnis zum Teilen. Enter behält die Aufzeichnung und beendet.
line-next-own-cards = Die Partie ist zu Ende. `new` baut die nächste auf. `undo` nimmt den letzten Zug zurück, `correct 7D 8D` ändert eine Eingabe, `tree` zeigt alle Varianten, `card` ist das Ergebnis zum Teilen. Enter behält die Aufzeichnung und beendet.

## Cards and rolls of a game with real cards

line-quit-leaves = { $question } (`quit` beendet.)
line-entry-refused = Nein: { $reason } `moves` nennt die möglichen Karten, `help` die Befehle.
line-correct-ask = Was ist statt { $wrong } richtig? Tippe es, oder eine leere Zeile, um { $wrong } zu behalten.
line-correct-help = `correct 7D 8D` macht aus einer eingegebenen 7D eine 8D, `correct 3 5` aus einer gewürfelten 3 eine 5, und `correct #12 8D` ändert Eingabe 12; `tree` zeigt die Eingaben.
line-type-roll = Tippe 1 bis { $most }.
line-possible-cards = { $n ->
    [one] 1 Karte ist möglich:
   *[other] { $n } Karten sind möglich:
}

## Guided games

line-guide-intro = Lernpartie: { $title }. { $help }
line-guide-help = `guide` wiederholt den Schritt, `guide next` macht seinen Zug, `guide off` verlässt die Anleitung.
line-guide-step = Anleitung, { $n } von { $of }: { $words }
line-guide = Anleitung: { $words }
line-guide-end = Anleitung: { $words } Damit endet die Anleitung; jetzt spielst du allein.
line-guide-over = Die Anleitung ist zu Ende; jetzt spielst du allein.
line-guide-none = Diese Partie hat keine Anleitung. `underdeck play { $game } --guide` beginnt eine Lernpartie.
line-guide-left = Du hast die Anleitung verlassen; die Partie geht weiter.

## Questions about the table

line-hint = Tipp: Nummer { $n }, `{ $move }`. { $reason }
line-why-rules = Regeln: { $rules }. `rules { $first }` zeigt die erste.
line-why-none = Es gibt noch keinen Zug; `why N` erklärt Zug N der Liste.
line-rules-none = { $fault }; auch auf dem Tisch heißt nichts so
line-rules-unused = Kein Zug betrifft das jetzt; `rules` erklärt, wie gespielt wird.
line-rules-also = Außerdem: { $rules }
line-about = `about DING` erklärt eine Karte, ein Feld, einen Bereich ({ $zones }) oder ein Wort ({ $words }).
line-about-none = Hier heißt nichts `{ $name }`; `about` zeigt, wonach du fragen kannst.
line-look-none = Auf dem Tisch heißt nichts `{ $name }`; die Bereiche sind { $zones }.
line-no-number = es gibt keinen Zug { $n }: Wähle 1 bis { $most }
line-no-position = in den Varianten gibt es keinen Zug { $n }; `tree` zeigt alle
line-which-move = Welcher Zug? Tippe seine Nummer oder den Rest des Zuges.
line-which-move-more = und noch { $n }; `moves` nennt alle
line-unknown = `{ $found }` ist weder ein Zug noch ein Befehl
line-choose-none = Gerade braucht kein Zug mehrere Dinge.
line-choose-unknown = Nein: `{ $name }` ist gerade nicht wählbar, nur { $things }.
line-choose-together = Nein: Kein Zug verwendet diese zusammen.
line-choose-added = Dazu passen noch { $things }.

## Variations

line-tree = Alle Varianten; `go N` geht zu Zug N, 0 ist der Anfang.
line-tree-at-start = Du bist am Anfang.
line-tree-after = nach { $n }: { $moves }
line-tree-here = { $move } (hier)
line-branches-none = Von hier wurde nichts versucht.
line-branch-more = { $n ->
    [one] { $move } und danach 1 Zug
   *[other] { $move } und danach { $n } Züge
}
line-branch-last = { $move } (`redo` macht ihn)
line-comment-none = Kein Kommentar hier; `comment TEXT` schreibt einen.

## The table

line-pile-top = { $cards }, oben { $card }
line-pile-known = { $cards }, bekannt: { $known }
line-known-top = oben { $cards }
line-known-bottom = ganz unten { $cards }
line-known-under = { $n ->
    [one] unter 1 anderen { $cards }
   *[other] unter { $n } anderen { $cards }
}
line-known-above = { $n ->
    [one] über der letzten { $cards }
   *[other] über den letzten { $n } { $cards }
}
line-card-down = { $card } verdeckt
line-card-sideways = { $card } quer
line-of = { $n } von { $most }
line-step = { $step }, Schritt { $n } von { $of }
line-map-down = ?? verdeckt
line-map-known = (Q♠) verdeckt, aber bekannt
line-map-sideways = <Q♠> quer

## The list of moves

line-same = dasselbe
line-moves-short = `moves` zeigt, was die Züge bewirken.
line-numbers = { $first } bis { $last }
line-sets = { $numbers }, eine Auswahl aus { $things }; `choose { $first }` zeigt die mit dieser Karte
line-any-number = { $numbers }, jede Zahl von { $least } bis { $most }: `{ $move }`
line-pairs = { $numbers }, jede von { $things } nach { $places }: `{ $move }`
line-pairs-in-order = { $numbers }, jede von { $things } nach { $places }: `{ $move }`; { $order } führen nach { $place } und so weiter

## Saving

line-unsaved = Die Partie geht ungespeichert weiter; `save DATEI` versucht es anderswo.
line-saved-in = Nach jedem Zug gespeichert in { $file }
line-not-saved = Die Partie ist nicht gespeichert; `save DATEI` schreibt anderswo eine Kopie.
line-file-exists = { $file } gibt es schon; nenne eine andere Datei.
line-copy = Eine Kopie ist in { $file }.
line-not-written = { $file } lässt sich nicht schreiben: { $error }
line-record-printed = Die Partie ist nicht gespeichert. Das ist ihre Aufzeichnung; behalte sie in einer Datei, die auf .udr endet:
line-ended = Die Partie ist zu Ende: { $facts }.
line-record = Aufzeichnung: { $file }
line-replay-it = Noch einmal ansehen: underdeck replay { $file }
line-saved = Gespeichert. { $resume }
line-nothing-entered = Nichts wurde eingegeben. Von vorn: underdeck table { $game }
line-nothing-played = Nichts wurde gespielt. Dieselben Karten: underdeck play { $game } --deal { $code }
line-interrupted = Unterbrochen; jeder Zug ist gespeichert. { $resume }
line-interrupted-unsaved = Unterbrochen; die Partie ist nicht gespeichert: { $reason }. Das ist ihre Aufzeichnung:

## Other games

line-this-game = { $game } (diese)
line-games-none = Keine andere Partie ist angefangen. `new` beginnt eine; diese bleibt erhalten.
line-games-how = `open N` spielt eine weiter, `new` beginnt eine neue; diese bleibt erhalten.
line-game-unknown = es gibt keine angefangene Partie { $n }; `games` zeigt alle

## Replays

line-replay-keys = n vor, p zurück, g N zu Zug N, f Anfang, l Ende, q beenden
line-replay-help =
    look [DING]    der ganze Tisch oder ein Bereich, eine Karte, ein Feld
    moves, choose  die Züge, die hier erlaubt waren
    why [ZUG]      die Regeln hinter dem letzten Zug oder hinter einem erlaubten
    rules [DING]   so wird gespielt; eine Regel; die Regeln zu einem Ding
    hint           ein vernünftiger Zug hier und warum
    solve          bei einer beendeten Partie: Ist sie hier noch zu gewinnen, und wie?
    tree           alle Varianten; go N geht zu Nummer N, branches zeigt die von hier
    card           das Ergebnis zum Teilen; es verrät keine Karte
    deal, json     der Spielcode; der Tisch als eine Zeile JSON
line-replay-ask = { $keys }, help
line-replay-move = Zug { $n } von { $of }: { $move }
line-replay-variation = Zug { $n } einer Variante: { $move }
line-replay-end = Das ist der letzte Zug.
line-replay-none = Es gibt keinen Zug { $n }: Der letzte ist { $last }.
line-replay-unknown = `{ $line }` ist kein Befehl. { $keys }
line-replay-solver = `go { $n }` geht zum Anfang des Lösungswegs, `n` geht ihn entlang.
line-replay-stdin = die Aufzeichnung kommt von der Standardeingabe, dort können also keine Befehle stehen: Ergänze --all

## Starting and continuing a game

line-new-to = Neu bei { $game }? `underdeck play { $id } --guide` erklärt eine erste Partie Zug für Zug.
line-resume-none = es gibt keine angefangene Partie { $game }
line-resume-none-own-cards = es gibt keine angefangene Partie { $game } mit eigenen Karten
line-resuming = Die Partie in { $file } geht weiter; --new beginnt eine neue.
line-resume-ask = Weiterspielen? [J/n]
line-file-game = { $file } enthält schon eine Partie, die mit --new verloren ginge: Nenne eine andere Datei
line-file-finished = { $file } enthält eine beendete Partie: Nenne eine andere Datei
line-file-deal = { $file } enthält eine angefangene Partie mit anderen Karten: Nenne eine andere Datei
line-file-opponent = { $file } enthält eine angefangene Partie ohne diesen Gegner: Nenne eine andere Datei
line-file-dealt = { $file } enthält eine Partie, deren Karten das Programm gibt: Nenne eine andere Datei oder spiel sie mit `underdeck play`
line-held = { $open }: --take-over spielt sie hier, `underdeck replay DATEI` zeigt sie, --new beginnt eine andere
line-held-ask = Übernehmen (t), ansehen (l) oder lassen (Enter)?

## Campaigns

line-campaign = { $n ->
    [one] { $name }, { $game }: { $standing } (1 Partie gespielt)
   *[other] { $name }, { $game }: { $standing } ({ $n } Partien gespielt)
}
line-campaign-begun = { $n ->
    [one] { $name }, { $game }: { $standing } (1 Partie gespielt, eine weitere angefangen)
   *[other] { $name }, { $game }: { $standing } ({ $n } Partien gespielt, eine weitere angefangen)
}
line-campaigns-none = Noch keine Kampagnen. So beginnst du eine: underdeck play SPIEL --campaign NAME
line-campaign-unknown = { $n ->
    [0] es gibt keine Kampagne `{ $name }`: Du hast noch keine
   *[other] es gibt keine Kampagne `{ $name }`: Du hast { $known }
}
line-campaign-name = eine Kampagne braucht einen Namen
line-campaign-deal = die Kampagne { $name } begann mit anderen Karten ({ $deal }): Wähle für eine neue einen anderen Namen
line-campaign-resume = So geht sie weiter: underdeck play { $game } --campaign { $name }
line-campaign-ask = Kampagne weiterspielen? [J/n]
line-chapter = { $chapter } (Kampagne { $name }, Partie { $n })
line-chapter-ask = Welches Kapitel? [{ $first }]
line-chapter-type = Tippe die Kennung eines dieser Kapitel oder Enter.
line-chapter-unfinished = Kapitel { $chapter } ist angefangen: Spiel es zuerst zu Ende
line-chapter-misplaced = diese Datei steht an der Stelle des nächsten Kapitels: Nummeriere die Dateien lückenlos

## Puzzles

line-puzzles-none = es gibt keine Rätsel zu { $game }
line-puzzle-unknown = es gibt kein Rätsel { $n } zu { $game }: Wähle 1 bis { $count }
line-puzzles-level = Stufe { $level }: Rätsel { $first } bis { $last }. { $tried }
line-puzzles-theme = { $theme } (--theme { $word }). { $tried }
line-puzzles-made = { $n ->
    [one] 1 Rätsel
   *[other] { $n } Rätsel
} aus { $deals ->
    [one] 1 Spiel
   *[other] { $deals } Spielen
} gemacht.
line-puzzles-proven = { $game }: { $n ->
    [one] Die Antworten von 1 Rätsel sind
   *[other] Die Antworten aller { $n } Rätsel sind
} bewiesen.

## The menu

line-menu-continue = Weiterspielen: { $game }
line-menu-others = { $n ->
    [one] 1 weitere angefangene Partie
   *[other] Eine von { $n } weiteren angefangenen Partien
}
line-menu-campaign = Kampagne weiterspielen: { $campaign }
line-menu-play = { $game } von { $designer } spielen. { $summary }
line-menu-records = Eine beendete Partie nachspielen
line-menu-which = Welche Nummer oder welches Spiel?
line-menu-number = Tippe eine Zahl von 1 bis { $most }, den Anfang einer Zeile oder q.
line-which-game = Welches Spiel?
line-which-daily = Welches Tagesspiel?
line-which-campaign = Zu welchem Spiel soll die Kampagne sein?
line-which-record = Welche Aufzeichnung?
line-which-setting = NAME WERT oder Enter:
line-daily-played = Du hast es gespielt; deine erste beendete Partie zählt. { $result }
