## What the laboratory says: errors of requests and of experiment files, and names of results

lab-no-player = es fehlt ein Spieler: Nenne einen, etwa greedy
lab-no-opponent = { $game } spielt man allein: Lass den Gegner weg
lab-opening = die Eröffnung `{ $opening }`: { $why }
lab-opening-illegal = die Eröffnung `{ $opening }` ist in Partie { $game } nicht erlaubt
lab-no-luck-out = aus { $game } lässt sich mit diesen Hausregeln das Glück nicht herausrechnen: Dazu braucht es einen gelernten Wert und Plätze, die ihr Wissen teilen
lab-no-luck = `{ $found }` gibt es als Zufall nicht: Möglich ist { $known }
lab-no-by = `{ $found }` zählt nicht: Möglich ist { $known }
lab-no-score = { $game } zählt mit diesen Hausregeln keine Punkte: Lass `--by score` weg
lab-best-random = der beste Spieler kann nicht random sein: Nenne einen anderen, etwa greedy
lab-many-deals = das sind zu viele Spiele für diesen Rechner
lab-not-played = es wurde keine Partie gespielt
lab-threads = { $n ->
    [one] { $n } Thread lässt
   *[other] { $n } Threads lassen
} sich nicht starten: { $why }
lab-no-parquet = diese Version kann keine Parquet-Dateien schreiben: Sie wurde ohne das Cargo-Feature `parquet` gebaut
lab-no-observations = { $game } hat keine Beobachtungen, aus denen man lernen könnte
lab-no-outlook = { $game } hat keinen mitgelieferten Wert der Partien von greedy, mit dem man anfangen könnte

lab-no-target = `{ $found }` ist kein Ziel: Gib 50% für eine Siegquote ein, score=12 für eine mittlere Punktzahl, length=40 für eine mittlere Zahl von Zügen, stuck=20% für den Anteil der Partien mit diesem Ende
lab-no-scores = keine Partie von { $game } hat Punkte
lab-no-option = { $game } hat keine Option `{ $option }`: Es gibt { $known }
lab-no-option-meant = { $game } hat keine Option `{ $option }` (meintest du `{ $meant }`?): Es gibt { $known }
lab-option-twice = `{ $option }` ist zweimal genannt: Nenne zwei verschiedene Optionen
lab-target-twice = zwei Ziele gelten derselben Größe, { $figure }: Nenne jede Größe einmal
lab-no-ending-meant = keine Partie von { $game } endet `{ $cause }` (meintest du `{ $meant }`?): Die Enden sind { $known }
lab-no-ending = keine Partie von { $game } endet `{ $cause }`: Die Enden sind { $known }
lab-option-fixed = `{ $option }` wird gesucht: Mit --option lässt es sich nicht zugleich festlegen
lab-option-text = `{ $option }` ist freier Text: Da gibt es keinen Bereich zu durchsuchen
lab-option-none = kein Wert von `{ $option }` passt zu den übrigen Optionen

## Names of results

lab-shared-deals = dieselben Spiele (jedes Mischen und jeder Wurf einer Partie ist für beide gleich)
lab-shared-openings = derselbe Aufbau (er ist für beide gleich, der spätere Zufall nicht)
lab-shared-seeds = andere Spiele (die Hausregeln ändern, was gegeben wird; dieselbe Startzahl gibt andere Karten)
lab-figure-won = Siegquote
lab-figure-score = mittlere Punktzahl
lab-figure-length = mittlere Länge
lab-figure-ended = Anteil der Partien mit dem Ende „{ $cause }“
lab-clear-both = ein klarer Unterschied bei Siegen und Punkten
lab-clear-wins = ein klarer Unterschied bei den Siegen
lab-clear-score = ein klarer Unterschied bei den Punkten
lab-unclear = kein klarer Unterschied

## Errors in an experiment's file

lab-file-at = Zeile { $line }, Spalte { $column }: { $why }
lab-file-no-key = hier gibt es keinen Schlüssel `{ $key }`: Es gibt { $known }
lab-file-no-key-meant = hier gibt es keinen Schlüssel `{ $key }` (meintest du `{ $meant }`?): Es gibt { $known }
lab-file-text = `{ $key }` muss ein Text sein, nicht { $kind }
lab-file-texts = `{ $key }` muss ein Text oder eine Liste von Texten sein, nicht { $kind }
lab-file-number = `{ $key }` muss eine ganze Zahl von { $least } bis { $most } sein
lab-file-table = `{ $key }` muss eine Tabelle wie {"{"} key = value {"}"} sein, nicht { $kind }
lab-file-rule = eine Hausregel muss true oder false, eine ganze Zahl oder ein Text sein, nicht { $kind }
lab-file-large = diese Zahl ist für eine Hausregel zu groß
lab-kind-text = ein Text
lab-kind-number = eine Zahl
lab-kind-date = ein Datum
lab-kind-list = eine Liste
lab-kind-table = eine Tabelle
lab-file-title = ein Experiment braucht einen `title`
lab-file-cells = Zellen müssen Tabellen sein: Schreib [[cells]] über jede
lab-file-no-cells = ein Experiment braucht Zellen: Schreib [[cells]] und darunter `game` und `players`
lab-file-cell-twice = dieser Block hat die Zelle `{ $name }` zweimal: Ein Spieler oder ein Wert kommt doppelt vor
lab-file-cell-elsewhere = ein anderer Block hat schon eine Zelle `{ $name }`: Gib diesem Block einen `name`
lab-file-many-cells = das Experiment hat mehr als { $most } Zellen
lab-file-adjust = `adjust` muss `luck` sein, nicht `{ $found }`
lab-file-game = ein Block von Zellen braucht ein `game`
lab-file-players = ein Block von Zellen braucht `players`, etwa ["greedy"]
lab-file-opening = eine Eröffnung muss ein Zug in der Schreibweise der Aufzeichnungen sein oder eine Liste von Zügen
lab-file-no-opening = kein erster Zug ist auch nur in einem Zehntel der Spiele erlaubt
lab-file-baseline = es gibt bisher keine Zelle `{ $name }`: Es gibt { $known }
lab-file-baseline-game = `{ $name }` ist eine Zelle von { $game }, und das ist nicht das Spiel von `{ $cell }`
lab-file-fixed = eine feste Hausregel hat einen Wert: Mehrere gehören in `grid` oder `vary`
lab-file-grid = dieses Raster hat { $n } Kombinationen, ein Experiment aber höchstens { $most } Zellen
lab-file-no-value = `{ $key }` hat keinen Wert
lab-block-order = Block { $n } der Zelle `{ $cell }` ist nicht der nächste; erwartet wird: { $expected }
lab-block-short = die Blöcke der Zelle `{ $cell }` haben { $found } von { $deals } Spielen
