## The page of a game

game-untranslated = Die Texte von { $game } gibt es noch nicht auf Deutsch, sie sind englisch.
designed-by = Von { $designer }.
game-aim = So gewinnst du
game-length = Dauer
game-difficulty = Schwierigkeit
length-measured = Von { $games } Partien des Computers war die Hälfte nach höchstens { $median } Zügen zu Ende, 95 % nach höchstens { $most }.
winnable-measured = Wer alles voraussieht, gewinnt { $low } bis { $high } % ({ $deals } Verteilungen gelöst).

## The first page

home-lead = Ein normales Kartenspiel, ein Stapel Regelhefte und ein Schiedsrichter, der sich nie irrt. Wähle ein Spiel.
today-same = Dieselben Karten für alle
today-done = { $n } von { $of } beendet
today-streak = { $days ->
    [one] Serie: 1 Tag
   *[other] Serie: { $days } Tage
}
friend = Mit Freunden spielen
friend-link = Wähle eine Spielart. Du bekommst einen Link für die andere Person.
friend-here = Wähle eine Spielart. Ihr spielt beide an diesem Bildschirm.
deal-sent = Mit den Karten eines Freundes spielen
deal-code = Spielcode
deal-open = Karten öffnen
record-open-other = Oder öffne die Aufzeichnung einer Partie.
games-played = { $n } gespielt
ended = beendet
by = Von { $designer }
seats = 1 bis { $n } Spieler
learn = Spielend lernen
learn-note = Eine Anleitung erklärt jeden Zug deiner ersten Partie. Du kannst auch eigene Züge spielen; sie folgt dir, soweit es geht.
deal-cards = Karten geben

## Lists of games and boards

finished-games = Beendete Partien
when = Wann
view = Ansehen
replay = Nachspielen
record = Aufzeichnung
after-the-day = nach dem Tag
board = Bestenliste
board-empty = Noch keine beendete Partie.
rank = Platz
name = Name
unnamed = ohne Namen
you = (du)
with-aids = mit { $aids }
none-yet = Noch keine.

## Starting a game

start = Neue Partie
house-rules-seed = Hausregeln und Startzahl
seed = Startzahl
seed-note = Eine ganze Zahl, die die Karten festlegt. Ohne sie wird zufällig gegeben.
rulings = Auslegungen
rulings-note = Wo die Spielregel unklar ist, folgen wir einer Auslegung. Dies sind die anderen; die Regeln erklären jede.
own-cards = Mit eigenen Karten spielen
own-cards-note = Misch und gib deine eigenen Karten und gib jede ein, die aufgedeckt wird. Den Rest macht Underdeck.
own-cards-deal = eigene Karten
card-field = Karte
card-enter = Eingeben
card-rank = Wert, dann Farbe drücken
card-suit = Farbe
cards-above = Gib die Karte oben ein: tippe sie oder wähle einen Wert und drücke eine Farbe.
entered-so-far = Eingegebene Karten und Würfe
correct-this = Diese Eingabe berichtigen
correct-entry = Eine Eingabe berichtigen
correct-wrong = Falsche Eingabe
correct-right = Richtige Karte oder richtiger Wurf
correct-button = Berichtigen
correct-note = Spätere Eingaben werden nachgespielt, bis eine nicht mehr passt. Die bisherige Partie bleibt als Variante erhalten.
corrected-label = Berichtigt.
deal-with-rules = Mit diesen Regeln geben
continue = Weiter
deal-play = Dieses Spiel spielen
deal-mine = Deine Partien mit diesen Karten
which-deal = Welche Karten?
which-note = Gewinnbare, leichte, ausgewogene und schwere Karten sind alle zu gewinnen: So wählt es dieses Programm, und der Löser hat es geprüft; „Nur gemischte“ kommen, wie sie fallen. Mit einer Startzahl wird genau so gegeben, wie es kommt.
which-winnable = Gewinnbare
which-easy = Leichte
which-fair = Ausgewogene
which-hard = Schwere
which-any = Nur gemischte
deal-of-game = { $game }, Spiel { $code }
board-replayed = Der Server hat jede Partie dieser Bestenliste Zug für Zug nachgespielt. Die Karten konnte sich aber jeder vorher mit dem Code ansehen. Das geht nicht beim
option-range-printed = { $min } bis { $max }. Im Regelheft: { $default }.
option-range-ours = { $min } bis { $max }. Unsere eigene Regel; Vorgabe ist { $default }.
option-default-printed = Im Regelheft: { $default }.
option-default-ours = Unsere eigene Regel; Vorgabe ist { $default }.
option-range = { $min } bis { $max }. Unsere Vorgabe: { $default }.
option-default = Unsere Vorgabe: { $default }.
yes = ja
no = nein

## A day's deals

dailies-of = Tagesspiele vom { $day }
days = Tage
today-link = Heute
daily-lead = Alle bekommen dieselben Karten. Um 00:00 UTC gibt es neue; es zählt deine erste beendete Partie.
daily-next = Neue Karten:
your-result = Du:
continue-game = { $game } weiterspielen
play-game = { $game } spielen
not-played = Nicht gespielt.
result-to-share = Dein Ergebnis, ohne etwas zu verraten

## Campaigns

campaigns-lead = Eine Reihe von Partien, Kapitel für Kapitel. Die Startzahl der Kampagne legt die Karten jedes Kapitels fest.
campaigns-none = Noch keine Kampagne.
campaign-begin = Kampagne beginnen
campaign-start = Beginnen
campaign-name = Name der Kampagne
campaign-continue = Kapitel weiterspielen
campaign-ended = Die Kampagne ist zu Ende.
campaign-ended-with = Die Kampagne ist zu Ende: { $result }.
campaign-now = Offene Kapitel
campaign-play = { $chapter } spielen
achievements = Erfolge
chapters-played = Gespielte Kapitel

## A sealed day

sealed-proof = Beweis, dass die Karten versiegelt waren
sealed-before = SHA-256, vor dem Tag veröffentlicht
sealed-what = Versiegelter Text
sealed-after = wird nach dem Tag offengelegt
sealed-title = Niemand kennt die Karten vorher
sealed-how = Die Karten jedes Tages werden lange vorher gezogen, und ihr SHA-256 wird hier veröffentlicht. Nach dem Tag werden sie offengelegt: Dann kann jeder den SHA-256 berechnen, dieselben Karten geben und jede Partie der Bestenliste nachspielen.
sealed-program = macht das für dich. Für andere Programme:
sealed-days = die versiegelten Tage
sealed-this-day = dieser Tag, offengelegt
coming-days = Kommende Tage
coming-day = Kommender Tag
coming-hash = SHA-256 der Karten
