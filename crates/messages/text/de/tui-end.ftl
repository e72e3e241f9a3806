## The end of a game

tui-end-next = Neue Karten
tui-end-sequel = Nächster Teil der Kampagne
tui-end-again = Dieselben Karten noch einmal
tui-end-next-own-cards = Noch eine Partie mit eigenen Karten
tui-end-campaign = Weiter in der Kampagne
tui-end-review = Die Partie von Anfang an nachspielen
tui-end-lines = Varianten ansehen
tui-end-coach = Analyse: deine Fehler und dein Glück
tui-end-solve = Löser: War dieses Spiel zu gewinnen?
tui-end-solve-score = Löser: Was war der beste mögliche Punktestand?
tui-end-share = Ergebnis zum Teilen kopieren
tui-end-undo = Letzten Zug zurücknehmen
tui-end-home = Start
