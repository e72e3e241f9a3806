## Tabellen aus Dateien, die Spieler laden

file-fault = Zeile { $line }, Spalte { $column }: { $why }
file-toml = das ist kein TOML: { $why }
file-unknown = in den Tabellen gibt es kein `{ $path }`
file-unknown-near = in den Tabellen gibt es kein `{ $path }`: Meintest du `{ $near }`?
file-twice = `{ $path }` ist doppelt
file-value = `{ $path }` kann nicht { $found } sein: Erlaubt ist { $accepted }
file-number = eine ganze Zahl von { $least } bis { $most }
file-who = "all", "one" oder "active"
file-avoid = eine Liste von Helden nach ihren Karten, jeder nur einmal, etwa ["3H", "5D"]
file-host = eine Liste von höchstens 24 Schergen nach ihren Karten, etwa ["3C", "3C"]
file-goals = eine Liste von 1 bis { $most } Zielen, etwa {"["}{"{"} kind = "kill", n = 3 {"}"}]
file-name = ein Name aus höchstens { $most } Buchstaben, Ziffern, Leerzeichen, Bindestrichen, Apostrophen und Zeichen wie ! und ?
file-above = `{ $path }` ist { $n }, und { $most } ist nach `{ $of }` das Höchste
file-monarch = `{ $path }` ist { $n }: Erlaubt sind 1, 3 und 5, oder 0 ohne den Monarchen
file-long = zu viel weicht von unseren Tabellen ab: { $bytes } von höchstens { $most } Byte, gepackt { $packed } von höchstens { $most_packed }
file-sets = { $most } verschiedene Tabellen sind gelesen, mehr gehen nicht: Starte das Programm neu
file-form = Tabellen werden als Änderungen an unseren geschrieben, in deren Reihenfolge, eine je Zeile
