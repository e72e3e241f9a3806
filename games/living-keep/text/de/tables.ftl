## Die Tabellen zum Lesen und Drucken, in Markdown. Ihre Zahlen kommen aus den geltenden Tabellen.

tables-ours = In unserem Exemplar der Spielregel fehlen die Tabellen. Alle Zahlen hier sind von uns, die Szenarien auch.
tables-loaded = Das sind deine eigenen Tabellen: { $n ->
    [one] 1 Zahl oder Name weicht
   *[other] { $n } Zahlen und Namen weichen
} von denen in Underdeck ab, mit * markiert. Gelernte Werte werden mit ihnen nicht benutzt.
tables-of = { $n } / { $most }
tables-rooms = Räume
tables-room = Raum
tables-tier = Stufe
tables-stores = Fasst
tables-rooms-note = Ein Raum braucht je einen Raum von jeder Art der niedrigeren Stufen.
tables-spells = Zauber
tables-spell = Zauber
tables-research = Forschung
tables-spells-note = Forschung: So viel müssen deine Schergen zusammen würfeln. Mana: So viel kostet es, ihn zu wirken.
tables-wares = Türen und Fallen
tables-ware = Tür oder Falle
tables-labour = Arbeit
tables-avoid = Meiden sie
tables-wares-note = Arbeit: So viel müssen deine Schergen zusammen würfeln.
tables-minions = Schergen
tables-minion = Scherge
tables-rank = Rang
tables-pay = Sold
tables-heroes = Helden
tables-hero = Held
tables-needs = Schergen
tables-damage = Schaden
tables-heroes-note = Schergen: So viele ab seinem Rang besiegen den Helden. Schaden: wenn er entkommt.
tables-passes = Durchgänge
tables-monarch-note = Durchgänge: So oft werden die Rundenkarten gespielt. Miteinander zählen { $counted }.
tables-counted = { $n ->
    [one] bei 1 Durchgang
   *[other] bei { $n } Durchgängen
} { $who ->
    [all] die Schergen beider Festen
    [either] nur die einer Feste
   *[active] nur die der angegriffenen Feste
}
tables-limits = Grenzen
tables-limit = Grenze
tables-number = Zahl
tables-limit-projects = Projekte zugleich
tables-limit-spells = Zauber samt Projekten
tables-limit-doors = Türen samt Projekten
tables-limit-traps = Fallen samt Projekten
tables-limit-work = Bibliotheken, Übungsräume, Schmieden zum Arbeiten
tables-limit-rank = Höchster Rang eines Schergen
tables-limit-war = Ränge zusammen in einer Schlacht
tables-limit-pair = Gleiches Paar ohne Schaden, bis Rang
tables-starts = Der Anfang
tables-start = Deine Feste
tables-health = Leben
tables-peons = Knechte
tables-peons-most = Max. Knechte
tables-each-pass = { $n } je Durchgang
tables-points = Punkte in der Meisterschaft
tables-each = Punkte
tables-trained = Geübt
tables-banished = Verbannt
tables-killed = Getötet
tables-escaped = Entkommen
tables-built = Punkte, gebaut
tables-unused = Punkte, ungenutzt
tables-left = Am Ende übrig
tables-health-healed = Leben, ganz geheilt
tables-health-unhurt = Leben, nie verletzt
tables-monarch-of = { $n ->
    [one] { $kind }, 1 Durchgang
   *[other] { $kind }, { $n } Durchgänge
}
tables-scenarios = Szenarien
tables-scenario = Szenario
tables-monarch-row = { $kind } (Durchgänge)
tables-rooms-start = Räume am Anfang
tables-rooms-most = Max. Räume
tables-goals = { $n }. **{ $name }**: { $goals }.
