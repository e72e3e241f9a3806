## The player's files

home-unwritten = { $path } lässt sich nicht schreiben: { $reason }
home-open = { $path } ist { $holder }
home-holder = { $terminal ->
    [none] seit { $since } UTC { $program } (Prozess { $process }) geöffnet
   *[other] seit { $since } UTC { $program } (Prozess { $process }, { $terminal }) geöffnet
}
home-program = { $program ->
    [line-mode] im Zeilenmodus
    [full-screen] am Tisch im Vollbild
   *[other] in { $program }
}
home-taken = { $path }: Ein anderes Programm hat diese Partie übernommen und weitergespielt; öffne sie neu
home-disk-full = der Datenträger ist voll
home-quota = dein Speicherplatz auf dem Datenträger ist aufgebraucht
home-read-only = der Datenträger ist schreibgeschützt
home-permission = du darfst dort nicht schreiben
home-missing = Datei oder Ordner nicht gefunden
home-denied = Zugriff verweigert
home-exists = gibt es schon
home-folder = das ist ein Ordner, keine Datei
home-no-folder = ein Teil des Pfads ist kein Ordner
home-none = { $why }: nenne in UNDERDECK_HOME einen Ordner
home-version = Version { $version } der Daten stammt von einem neueren Underdeck; dieses liest Versionen bis { $known }
home-version-unread = gefunden `{ $found }`, erwartet die Zahl { $known }
home-no-name = für { $name } ist kein Dateiname frei
home-no-game = diese Partie gibt es nicht
home-damaged = sie ist beschädigt
home-review-damaged = { $path } ist beschädigt. Die beschädigte Datei bleibt als { $aside } erhalten; die Analyse beginnt von vorn.
home-repaired = { $path } ist beschädigt: { $fault }. Die beschädigte Datei bleibt als { $aside } erhalten. { $moves ->
    [0] Die Partie geht von ihrem Anfang aus weiter.
    [one] 1 Zug ist spielbar; von dort geht die Partie weiter.
   *[other] { $moves } Züge sind spielbar; von dort geht die Partie weiter.
}
home-lost = { $path } ist beschädigt: { $fault }. Die beschädigte Datei bleibt als { $aside } erhalten. Von der Partie war nichts lesbar.
home-date = `{ $date }` ist kein Datum wie 2026-11-21
home-continue = Weiter mit: { $command }

## Campaigns

home-campaign-taken = { $folder } enthält schon die Kampagne { $found } von { $game }; wähle einen anderen Namen
home-no-record = keine Aufzeichnung vorhanden, keine Datei mit der Endung .{ $ending }
home-chapter = ein Kapitel der Kampagne { $name }: { $why }
home-campaign-at = die Kampagne auf diesem Gerät ist bei Kapitel { $next }

## Settings

setting-theme = Die Farben des Tisches.
setting-cloth = Die Farbe des Tisches im dunklen und im hellen Thema.
setting-back = Das Muster auf den Rückseiten der Karten.
setting-four-colour = Jede Kartenfarbe in einer eigenen Farbe zeigen.
setting-motion = Karten animieren, jeden Verlust und Gewinn kurz anzeigen und einen Sieg feiern; auto tut es in schnellen Terminals.
setting-mouse = Die Maus benutzen.
setting-player = Dein Name in Aufzeichnungen; leer für keinen.
setting-language = Die Sprache des Programms; auto ist die Sprache des Systems.
setting-confirm = Fragen vor einem Zug, der die Partie beendet, einem Zurücknehmen, das zählt, dem Löser und dem Trainer. Verteilungen des Tages fragen immer.
setting-forced = Den einzigen erlaubten Zug von selbst spielen; auto tut es in Spielen, die viele davon haben, und hält an, wo Leben verloren geht.
setting-winnable = Neue Partien so austeilen, dass sie zu gewinnen sind: beliebige oder solche einer Schwierigkeit. off mischt nur; auto wählt gewinnbare in Spielen, in denen manche Verteilung nicht zu gewinnen ist.
setting-linear = Auch im Terminal den Zeilenmodus benutzen.
setting-full-words = Im Zeilenmodus Kartennamen ausschreiben: Herz 10 statt 10♥.
setting-theme-name = Farbschema
setting-cloth-name = Tischfarbe
setting-back-name = Kartenrücken
setting-four-colour-name = Vier Farben
setting-motion-name = Animation
setting-mouse-name = Maus
setting-player-name = Dein Name
setting-language-name = Sprache
setting-confirm-name = Rückfragen
setting-forced-name = Erzwungene Züge
setting-winnable-name = Gewinnbare Karten
setting-linear-name = Zeilenmodus
setting-full-words-name = Karten in Worten
setting-any-text = beliebiger Text
setting-value = `{ $key }`: gefunden `{ $found }`, erwartet { $expected }
setting-unknown = es gibt keine Einstellung `{ $name }`: die Einstellungen sind { $known }, options.SPIEL.OPTION und keys.BEFEHL
setting-unknown-nearest = es gibt keine Einstellung `{ $name }` (meintest du `{ $word }`?): die Einstellungen sind { $known }, options.SPIEL.OPTION und keys.BEFEHL
settings-newer = die Einstellungen haben Version { $version }: dieses Underdeck liest Versionen bis { $known }
settings-no-version = `version` fehlt: schreibe version = { $known }
