## What the solver says, and the end of a game

informed-undo = ein Zug wurde zurückgenommen, der etwas gezeigt hatte
informed-solver = der Löser wurde benutzt
deal-unknown = Passende Karten fanden sich nicht rechtzeitig, deshalb sind es beliebige. Vielleicht sind sie nicht zu gewinnen.
deal-winnable = Dieses Spiel ist zu gewinnen. Schwierigkeit: { $level ->
    [easy] leicht
    [fair] ausgewogen
   *[hard] schwer
}.
deal-lost = Dieses Spiel war nicht zu gewinnen: Der Löser hat alles versucht.
deal-can-be-won = Dieses Spiel ist zu gewinnen.
deal-open-question = Ob dieses Spiel zu gewinnen ist, ist offen: Der Löser stieß an seine Grenze.
until-won = Die Partie wurde gewonnen.
until-move = Sie war bis Zug { $n } ({ $move }) zu gewinnen.
until-between = Nach { $last ->
    [one] { $last } Zug
   *[other] { $last } Zügen
} war die Partie zu gewinnen, nach { $lost } nicht mehr. Dazwischen stieß der Löser an seine Grenze.
until-limit = Nach { $last ->
    [one] { $last } Zug
   *[other] { $last } Zügen
} war die Partie zu gewinnen. Später stieß der Löser an seine Grenze.
until-never = Die Partie war nicht zu gewinnen.
until-lost = Nach { $lost ->
    [one] { $lost } Zug
   *[other] { $lost } Zügen
} war die Partie nicht zu gewinnen. Davor stieß der Löser an seine Grenze.
until-unknown = Ob die Partie zu gewinnen war, ist offen: Der Löser stieß an seine Grenze.
score-proven = Deine Punkte: { $score }. Bestmöglich: { $best }.
score-found = Deine Punkte: { $score }. Bester Fund: { $best }.
score-none-better = Mehr als deine { $score } Punkte wurden nicht gefunden.
peek-own-cards = Diese Partie wird mit echten Karten gespielt: Der Löser kennt ihre Reihenfolge nicht.
peek-daily = Das ist ein Tagesspiel: Den Löser kannst du nach der Partie fragen.
peek-two = In einer Partie zu zweit kannst du den Löser nicht fragen.
peek-yes = Diese Partie ist noch zu gewinnen.
peek-none = Der Löser hat keine Antwort: { $why }.
here-won = Hier ist die Partie gewonnen.
here-winnable = Hier ist die Partie noch zu gewinnen, in { $n ->
    [one] { $n } Zug
   *[other] { $n } Zügen
}.
here-lost = Hier ist die Partie nicht mehr zu gewinnen.
here-open = Ob die Partie hier zu gewinnen ist, ist offen: Der Löser stieß an seine Grenze.
closing-first = { $score } Punkte, deine ersten in diesem Spiel.
closing-best = { $score } Punkte, dein neuer Bestwert (bisher { $best }).
closing-equal = { $score } Punkte, so viele wie dein Bestwert.
closing-score = { $score } Punkte. Dein Bestwert ist { $best }.
streak-again = Gewonnen: Eine neue Serie beginnt.
streak-first = Dein erster Sieg in diesem Spiel.
streak-best = Siegesserie { $n }, deine bisher beste.
streak-now = Siegesserie { $n }, beste { $longest }.
streak-ends = Deine Serie von { $n } Siegen ist zu Ende.
moment-close = Das war knapp: { $name } { $value } von { $most } nach Zug { $n }.
moment-cost = Der schwerste Schlag: { $name } { $before } → { $after } mit Zug { $n }, { $label }{ $choices ->
    [one] {","} dem einzigen Zug dort
   *[other] {""}
}.

## Progress and results to share

unfinished-named = „{ $name }“
unfinished-guide = Lernpartie „{ $title }“
unfinished-campaign = Kampagne „{ $name }“
unfinished-daily = Tagespartie { $day }
unfinished-program = { $kind } gegen das Programm
standing-won = { $wins } von { $games } gewonnen
standing-of = { $wins } von { $games }
standing-solver = { $n } mit dem Löser
standing-peeked = { $n } nachgesehen
standing-told = { $n } mit eigenen Karten
standing-unguided = { $n } außerhalb der Einführung
standing-guides = { $n ->
    [one] Einführung ✓
   *[other] { $n } Einführungen ✓
}
share-own-cards = { $game }, eigene Karten
share-daily = { $title }, Verteilung des Tages, { $date }
share-not-over = Nicht beendet
share-won = Gewonnen
share-lost = Verloren
share-draw = Unentschieden
share-score = { $score } Punkte
share-moves = { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
}
share-deal = Underdeck, Verteilung { $code }
