## Sentences of the store

store-full = es ist kein Platz mehr zum Speichern: Die Platte oder der Speicher ist voll
store-locked = ein anderes Programm hat den Speicher gesperrt
store-damaged = der Speicher ist beschädigt: { $why }
store-game = die gespeicherte Partie { $id } von { $game } ist beschädigt: Ihre Prüfsumme stimmt nicht
store-in-use = ein anderer Server benutzt diesen Speicher
store-missing = { $file } fehlt oder ist leer, aber { $trace } ist da
store-gone = { $file } wurde gelöscht, verschoben oder ersetzt, während der Server lief
store-disk = beim Speichern hat die Platte versagt: { $why }
store-later = der Speicher stammt von einer neueren Version des Programms: Sein Schema hat Version { $found }, dieses Programm kennt Version { $known }
store-unreachable = die Datenbank ist nicht erreichbar oder nicht nutzbar: { $why }
store-closed = der Speicher ist geschlossen: Der Server hält an
store-busy = zu viele Änderungen warten darauf, gespeichert zu werden
store-stale = die Partie hat sich inzwischen geändert
store-failed = der Speicher hat versagt: { $why }
store-not-saved = Deine Änderung konnte nicht gespeichert werden
store-is-damaged = Der Speicher ist beschädigt
store-full-help = Schaffe Platz auf der Platte, dann versuche es noch einmal. Alles bisher Gespeicherte ist sicher.
store-locked-help = Schließe das Programm, das die Datei benutzt, oder warte kurz, dann versuche es noch einmal.
store-in-use-help = Halte den anderen Server an oder nenne eine andere Datei oder Datenbank.
store-missing-help = Lege die Datei zurück, spiele eine Sicherung ein oder berichtige den Namen. `--init` beginnt einen neuen, leeren Speicher.
store-gone-help = Änderungen werden nicht mehr gespeichert. Halte den Server an, lege die Datei zurück oder spiele eine Sicherung ein und starte ihn wieder.
store-disk-help = Änderungen werden nicht mehr gespeichert. Prüfe die Platte, halte dann den Server an und starte ihn wieder.
store-damaged-help = Halte den Server an und spiele eine Sicherung ein, wie docs/hosting.md es erklärt.
store-later-help = Nimm die neuere Version des Programms oder wähle eine andere Datei oder Datenbank.
store-unreachable-help = Prüfe, ob sie läuft und diesen Server zulässt, dann versuche es noch einmal. Alles bisher Gespeicherte ist sicher.
store-again-help = Versuche es gleich noch einmal.
store-other-help = Versuche es noch einmal. Hilft das nicht, prüfe, ob sich die Datei oder die Datenbank lesen und schreiben lässt.

## Lists of games

games-turn = Spieler { $seat } ist am Zug.
games-damaged = Diese gespeicherte Partie ist beschädigt.
