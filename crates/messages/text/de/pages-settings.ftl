## Settings

language = Sprache
language-auto = Wie im Browser
your-name = Dein Name
your-name-note = Steht auf deinen Aufzeichnungen und in Bestenlisten. Freiwillig.
theme = Hell oder dunkel
theme-auto = Wie im System
theme-light = Hell
theme-dark = Dunkel
forced = Erzwungene Züge
forced-auto = Von selbst spielen, wo es viele gibt
forced-on = Immer von selbst spielen
forced-off = Selbst spielen
the-table = Der Tisch
save = Speichern
four-colours = Vier Farben
four-colours-note = Kreuz ist grün und Karo blau.
suit-letters = Farben als Buchstaben
suit-letters-note = C, D, H oder S neben jedem Farbzeichen: Kreuz, Karo, Herz, Pik.
larger = Größere Karten und Schrift
larger-note = Alles ist eine Stufe größer.
motion = Karten, Würfel und Zahlen bewegen
motion-note = Aus, wenn dein System weniger Bewegung verlangt.
sound = Klang
sound-note = Karten, Würfel, Gewinn, Verlust und das Ende einer Partie.
haptics = Vibration
haptics-note = Auf Geräten, die das können.
letter-keys = Buchstabentasten
letter-keys-note = U nimmt zurück, R wiederholt, H gibt einen Tipp; mehr in der Hilfe.
confirm-setting = Rückfragen
confirm-setting-note = Vor einem Zug, der die Partie beendet, vor einem Zurücknehmen, mit dem sie als gespickt gilt, vor Löser und Trainer. Bei Tagesspielen immer.
look-felt = Tuch
look-own = Wie im Spiel
look-green = Grün
look-blue = Blau
look-wine = Weinrot
look-slate = Schiefer
look-backs = Kartenrücken
look-lattice = Gitter
look-bricks = Ziegel
look-waves = Wellen
look-scales = Schuppen
look-deck = Karten
look-drawn = Mit Bildern
look-bold = Wert und Farbe groß
look-night = Dunkles Papier
look-volume = Lautstärke
look-normal = Mittel
look-soft = Leise
look-loud = Laut

## Rules and help

rules-of = Regeln von { $game }
how-to-play = So spielt man { $game }
rules-every = Alle Regeln von { $game }
rules-all = Alle Regeln
tables-of = Tabellen von { $game }
the-tables = Tabellen
key = Taste
key-does = Wirkung
key-letters = Tasten mit einem Buchstaben kannst du in den Einstellungen abschalten:
key-arrows = Pfeile, Pos1, Ende
key-enter = Eingabe, Leertaste
key-one-to-nine = 1 bis 9
does-tab = nächster Bereich, in dem du etwas tun kannst, dann die Züge
does-arrows = nächste Karte in dieser Richtung
does-enter = drücken, auswählen, abwählen
does-escape = alles abwählen
does-number = der Zug mit dieser Nummer
does-undo = Zug zurücknehmen
does-redo = Zug wiederholen
does-hint = Tipp
does-panels = Seitenleiste: Züge, Verlauf, Regeln, Varianten, Spiel
does-prompt = vorlesen, was zu tun ist
does-repeat = wiederholen, was geschah
does-ask = das Angewählte erklären
does-keys = diese Tasten anzeigen

## Credits

credits-games = Die Spiele
credits-drawings = Die Zeichnungen
credits-drawn = Karten, Wert- und Farbzeichen, Hofkarten, Rückseiten, Würfel, Szenen, Bilder und Wappen wurden für Underdeck gezeichnet; die Klänge erzeugt das Programm selbst. Für alles gelten die Lizenzen des Programms.
credits-icons = { $n } Symbole stammen von game-icons.net, lizenziert unter Creative Commons Namensnennung 3.0 (CC BY 3.0). Gezeichnet von: { $artists }.
credits-program = Das Programm
credits-licence = Underdeck ist freie Software, nach deiner Wahl unter MIT oder Apache-2.0 lizenziert.
