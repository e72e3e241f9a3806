### Found by name

## Das Spiel

info-summary = { $mode ->
    [draft] Du bist die Feste: Wähl deine Schar aus Händen von vier Karten, schick sie in den Krieg und behalt mehr Leben als die andere Feste.
    [standard] Du bist die Feste: Grabe, baue, wirb Schergen an und beende den Krieg mit mehr Leben als die andere Feste.
    [coop] Zwei Festen Seite an Seite: Grabt, baut, werbt Schergen an und tötet gemeinsam den Monarchen, bevor die Rundenkarten verbraucht sind.
    [campaign] Du bist die Feste: Grabe, baue, wirb Schergen an und erreiche alle Ziele des Szenarios, solange dein Leben reicht.
   *[other] Du bist die Feste: Grabe, baue, wirb Schergen an und bleib über 0 Leben, bis dein Ziel erreicht ist oder die Rundenkarten verbraucht sind.
}
info-aim = { $mode ->
    [draft] Nach dem Krieg mehr Leben haben als die andere Feste.
    [standard] Nach dem Krieg mehr Leben haben als die andere Feste.
    [coop] Gemeinsam den Monarchen töten, bevor die Rundenkarten verbraucht sind, und mit beiden Festen über 0 Leben bleiben.
    [campaign] Alle Ziele des Szenarios zugleich erreichen, rechtzeitig und mit mehr als 0 Leben.
   *[other] Über 0 Leben bleiben, bis die Rundenkarten verbraucht sind, mit möglichst vielen Punkten.
}
info-length = { $mode ->
    [draft] etwa 50 Züge
    [standard] etwa 660 Züge
    [coop] etwa 500 Züge
    [campaign] im ersten Szenario etwa 15 Züge, in späteren bis zu 370
   *[other] etwa 490 Züge
}
info-difficulty = { $mode ->
    [draft] so schwer wie dein Gegner
    [standard] so schwer wie dein Gegner
    [coop] ausgewogen für zwei, die gemeinsam planen; der Monarch entscheidet
    [campaign] anfangs leicht; die zehn Szenarien werden nach und nach schwerer
   *[other] gutmütig in der Meisterschaft, wo das Überleben leicht ist und die Punkte schwer; die zehn Szenarien werden nach und nach schwerer
}

## Ausgänge

ending-time = Die letzte Rundenkarte ist verbraucht.
ending-death = Das Leben der Feste ist aufgebraucht.
ending-goal = Alle Ziele des Szenarios sind erreicht.
ending-monarch = Der Monarch ist getötet.
ending-draw = Beide Festen hatten am Ende gleich viel Leben.
ending-winner-1 = Die erste Feste hatte am Ende mehr Leben.
ending-winner-2 = Die zweite Feste hatte am Ende mehr Leben.

## Hausregeln

option-mode = Modus
option-mode-effect = Die Spielart: allein um Punkte, die zehn Szenarien, zu zweit miteinander, zu zweit gegeneinander, ein schneller Draft mit Krieg.
option-mode-is-mastery = Meisterschaft
option-mode-is-campaign = Kampagne
option-mode-is-coop = miteinander
option-mode-is-standard = gegeneinander
option-mode-is-draft = Draft
option-turn_decks = Durchgänge der Rundenkarten
option-turn_decks-effect = So oft werden die Rundenkarten durchgespielt: in Meisterschaft und miteinander 1-, 3- oder 5-mal, gegeneinander beliebig oft.
option-monarch = Der Monarch kommt
option-monarch-effect = Ob der Monarch in der Meisterschaft zum letzten Durchgang stößt.
option-scenario = Szenario
option-scenario-effect = Welches Szenario der Kampagne. „Kampagne beginnen“ spielt alle zehn nacheinander, mit ihren Geschichten.
option-heroes = Helden kommen
option-heroes-effect = Ob gegeneinander Helden kommen; ohne sie zählen die Rundenkarten nur die Runden.
option-room_limit = Räume je Art
option-room_limit-effect = So viele Unterschlupfe, Höfe, Schatzkammern und Steinbrüche darf gegeneinander jede Feste haben.
option-draft_decks = Durchgänge im Draft
option-draft_decks-effect = So oft wird im Draft der Hauptstapel durchgespielt.
option-keep_hp = Leben im Draft
option-keep_hp-effect = Das Leben beider Festen zu Beginn eines Drafts.
option-hero_player = Wer Helden nimmt, 0 für keinen
option-hero_player-effect = Held gegen Feste: Dieser Spieler nimmt Helden statt Schergen; 0 heißt keiner.
option-monarch_last = Der Monarch ist die letzte Rundenkarte
option-monarch_last-effect = Wo der Monarch kommt, liegt er unter allen anderen Rundenkarten des letzten Durchgangs.
option-shuffle_always = Neumischen nach ruhigen Runden
option-shuffle_always-effect = Der Hauptstapel wird auch nach einer Runde gemischt, in der kein Held kam.
option-peons_wait = Neue Knechte warten
option-peons_wait-effect = Ein beim Graben oder Singen gefundener Knecht arbeitet erst in der nächsten Runde.
option-one_ware = Eine Tür oder Falle je Held
option-one_ware-effect = Gegen jeden Helden wirkt höchstens eine Tür oder Falle.
option-wares_act = Türen und Fallen wirken von selbst
option-wares_act-effect = Türen und Fallen, die bei einem Helden etwas ausrichten, wirken, sobald er kommt; die anderen bleiben.
option-two_jobs = Zwei Arbeiten je Runde
option-two_jobs-effect = Ein Scherge darf in derselben Runde an einem Zauber und an einer Tür oder Falle arbeiten.
option-free_slots = Freie Projekte
option-free_slots-effect = Mehrere Projekte dürfen denselben Namen haben, und beim Ausbilden darfst du eins streichen.
option-aces_pay = Asse bringen den Fund ihrer Farbe
option-aces_pay-effect = Ein Ass ist ein Knecht und bringt außerdem Gold, Stein oder Mana seiner Farbe.
option-tables = Tabellen
option-tables-is-none = die von Underdeck
option-tables-effect = Andere Preise, Ränge, Punkte, Namen oder Szenarien als unsere, aus einer eigenen Datei.

## Wonach Berichte fragen können.
fact-turn = Runde
fact-scenario = Szenario, 0 außerhalb der Kampagne
fact-health = Leben
fact-gold = Gold im Lager
fact-stone = Stein im Lager
fact-food = Nahrung im Lager
fact-mana = Mana im Lager
fact-peons = Knechte
fact-minions = Schergen
fact-rooms = Räume
fact-heroes-killed = getötete Helden
fact-heroes-escaped = entkommene Helden
fact-monarch-met = wie oft der Monarch kam
fact-gold-spent = ausgegebenes Gold
fact-mana-spent = ausgegebenes Mana
fact-health-lost = verlorenes Leben
fact-spells-cast = gewirkte Zauber
fact-hired = angeworbene Schergen
fact-hired-2c = angeworben: Fledermaus
fact-hired-3c = angeworben: Goblin
fact-hired-4c = angeworben: Spinne
fact-hired-5c = angeworben: Ork
fact-hired-6c = angeworben: Warg
fact-hired-7c = angeworben: Oger
fact-hired-8c = angeworben: Troll
fact-hired-9c = angeworben: Minotaurus
fact-hired-tc = angeworben: Dämon
fact-hired-2s = angeworben: Skelett
fact-hired-3s = angeworben: Zombie
fact-hired-4s = angeworben: Okkultist
fact-hired-5s = angeworben: Ghul
fact-hired-6s = angeworben: Schemen
fact-hired-7s = angeworben: Gargoyle
fact-hired-8s = angeworben: Vampir
fact-hired-9s = angeworben: Nekromant
fact-hired-ts = angeworben: Lich
fact-killer = Held, der tötete
