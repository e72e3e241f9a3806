## Guided games

guide-left = Deine Partie hat die Lernpartie verlassen: Der nächste Schritt passt hier nicht. Spiel weiter oder nimm Züge zurück, um zurückzukehren.
guide-continue = Weiter. { $effect }
