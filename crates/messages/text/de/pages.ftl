## On every page

tagline = Der Tisch für Dungeon-Kartenspiele, die du allein spielst
skip = Zum Inhalt springen
foot = Deine Partien liegen auf diesem Server.
games = Spiele
game = Spiel
all-games = Alle Spiele
daily = Tagesspiele
campaigns = Kampagnen
records = Partien
statistics = Statistik
settings = Einstellungen
help = Hilfe
credits = Mitwirkende

## Numbers and results

decimal = { $n }
moves = { $n ->
    [0] noch kein Zug
    [one] { $n } Zug
   *[other] { $n } Züge
}
moves-label = Züge
score = Punkte
score-of = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
result = Ergebnis
result-won = gewonnen
result-lost = verloren
result-draw = unentschieden
result-none = läuft noch
result-winner = Spieler { $seat } hat gewonnen
informed = gespickt
won = Gewonnen
lost = Verloren
# A table in a text, for screen readers.
text-table = Tabelle
