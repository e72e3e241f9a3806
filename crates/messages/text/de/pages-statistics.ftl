## Statistics

statistics-none = Noch keine beendete Partie.
luck-adjusted = um Glück bereinigt
luck-link = Dein Können, um Glück bereinigt
luck-meaning = Was Karten und Würfel dir geben, wird am Wert jeder Stellung gemessen und abgezogen. Der Durchschnitt bleibt auf lange Sicht derselbe, ist aber nach weniger Partien bekannt. Der Computerspieler „greedy“ spielt dieselben Karten. Es zählen nur deine letzten Partien, ohne gespickte und ohne solche mit eigenen Karten; pro Satz Hausregeln braucht es { $few }.
luck-none = Noch nicht genug Partien: Es braucht { $few }.
luck-games = { $n } Partien
luck-you = Du
luck-won = Siege, bereinigt
luck-score = Punkte, bereinigt
luck-better = Du spielst besser als „greedy“: Siegquote { $share } ({ $low } bis { $high }).
luck-worse = „greedy“ spielt besser als du: deine Siegquote { $share } ({ $low } bis { $high }).
luck-close = Kein klarer Unterschied zu „greedy“: Siegquote { $share } ({ $low } bis { $high }).
download-all = Alles herunterladen als
games-own = Deine eigenen Partien
games-daily = Spiele des Tages
games-informed = Mit Löser oder gespickt, gesondert gezählt
games-own-cards = Partien mit eigenen Karten
games-repeated = { $n ->
    [one] { $n } Wiederholung eines Tagesspiels zählt nicht.
   *[other] { $n } Wiederholungen von Tagesspielen zählen nicht.
}
streak = Siegesserie
streak-longest = { $current }, beste { $longest }
score-best-label = Bestwert
score-best = { $best }, Durchschnitt { $mean }
score-mean = Punkte im Durchschnitt
last-results = Letzte Ergebnisse:
trend = Siege im Lauf der Zeit
since = Seit
plot-of = { $what }; dieselben Zahlen stehen in der Tabelle
as-a-table = Als Tabelle
rate = { $share } gewonnen (mit 95 % Sicherheit { $low } bis { $high })
daily-streak = Tagesserie { $current }, beste { $longest }.

## The calendar of deals of the day

calendar = Kalender
calendar-of = Deine Tagesspiele im { $month }
day-result = { $day }: { $n ->
    [0] nichts beendet
    [one] { $n } Partie beendet, { $won } gewonnen
   *[other] { $n } Partien beendet, { $won } gewonnen
}
monday = Mo
tuesday = Di
wednesday = Mi
thursday = Do
friday = Fr
saturday = Sa
sunday = So
month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
month-long = { $month } { $year }
day-long = { $day }. { $month } { $year }
