## The offline edition

device = Dieses Gerät
device-foot = Deine Partien liegen in diesem Browser.
device-boards = Versiegelte Tagesspiele und gemeinsame Bestenlisten brauchen einen Server. Hier folgen die Karten aus dem Datum oder dem Code, auf jedem Gerät gleich, und die Bestenliste zeigt nur deine Partien.
device-damaged = Ein Teil deiner gespeicherten Daten war beschädigt und liegt unverändert beiseite. Mehr dazu unter „Dieses Gerät“, unten verlinkt.
device-forgets = Dieser Browser speichert für diese Seite nichts: Das Fenster ist privat, oder das Speichern ist abgeschaltet. Du kannst spielen, aber beim Schließen des Fensters gehen die Partien verloren. Exportiere, was du behalten willst.
device-language = { $language } ließ sich nicht laden. Bis das Netz wieder da ist, bleiben die Seiten englisch.
device-lead = Diese Ausgabe läuft im Browser und braucht kein Netz. Deine Partien liegen nur auf diesem Gerät.
device-keeps = Hier gespeichert
device-kept = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} und { $campaigns ->
    [one] eine Kampagne.
   *[other] { $campaigns } Kampagnen.
}
device-room = { $used } MiB gespeichert; der Browser erlaubt { $most } MiB.
device-persistent = Der Browser behält deine Partien auch, wenn der Platz knapp wird.
device-not-persistent = Wird der Platz knapp, darf der Browser deine Partien löschen. Installiere die Seite oder bitte um dauerhaften Speicher, dann passiert das seltener.
device-persist = Um dauerhaften Speicher bitten
device-aside = { $parts ->
    [one] Ein beschädigter Teil liegt beiseite. Die exportierte Datei enthält ihn unverändert.
   *[other] { $parts } beschädigte Teile liegen beiseite. Die exportierte Datei enthält sie unverändert.
}
device-file = Alles in einer Datei
device-file-lead = Die Datei enthält jede Partie mit allen Varianten, deine Kampagnen und deine Einstellungen. Auf einem anderen Gerät importiert, ergänzt sie, was dort fehlt, und ersetzt nichts Neueres.
device-export = Alles exportieren
device-import-file = Datei, die hier, auf einem anderen Gerät, auf einem Server oder im Terminal exportiert wurde
device-import = Datei importieren
device-link = Auch auf einem anderen Gerät spielen
device-link-lead = Kommt diese Ausgabe von einem Underdeck-Server, kannst du Partien mit ihm abgleichen. Erzeuge dort auf der Seite „Deine Daten“ einen Code und gib ihn binnen zehn Minuten hier ein. Nichts geht verloren: Hast du eine Partie an beiden Orten weitergespielt, bleibt beides als Variante.
device-link-code = Code
device-link-do = Verbinden und abgleichen
device-linked = Dieses Gerät ist mit deinem Spieler auf dem Server verbunden.
device-synced = Zuletzt abgeglichen: { $at }.
device-sync = Jetzt abgleichen
device-unlink = Gerät trennen
device-install = Installieren
device-install-now = Jetzt installieren
device-install-android = Android: Wähle im Menü des Browsers „App installieren“ oder „Zum Startbildschirm hinzufügen“.
device-install-ios = iPhone und iPad: Öffne die Seite in Safari, tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“.
device-install-desktop = Desktop: Chromium und Edge zeigen am Ende der Adressleiste ein Symbol zum Installieren. In Firefox spielst du in einem Tab.
update-ready = Eine neue Version ist bereit. Deine Partien bleiben erhalten.
update-now = Jetzt aktualisieren

## Files that are taken in

import-added = { $added } von { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
} hinzugefügt; { $known } schon vorhanden.
import-united = { $united ->
    [one] { $united } davon hat
   *[other] { $united } davon haben
} neue Züge oder Kommentare.
import-left = { $count } ließen sich nicht importieren, als erste Partie { $n }:
device-taken = { $added ->
    [one] { $added } Partie
   *[other] { $added } Partien
} hinzugefügt; { $united ->
    [one] { $united } Partie bekam
   *[other] { $united } Partien bekamen
} neue Varianten aus der Datei.
device-unread = { $n ->
    [one] { $n } beschädigter Teil der Datei wurde ausgelassen. Behalte die Datei.
   *[other] { $n } beschädigte Teile der Datei wurden ausgelassen. Behalte die Datei.
}
refused-file = das ist keine exportierte Datei: { $why }
refused-file-kind = das ist die falsche Art von Datei: `{ $kind }` statt `{ $known }`
refused-file-version = die Datei hat Version { $version }, und diese Ausgabe liest höchstens Version { $known }: Aktualisiere sie zuerst
