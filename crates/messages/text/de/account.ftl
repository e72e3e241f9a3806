## What a server keeps of a player

account = Deine Daten
account-note = auf einem anderen Gerät nutzen, exportieren oder löschen
account-lead = Deine Partien hängen an einem Cookie dieses Browsers. Hier kannst du ein weiteres Gerät verbinden, sie exportieren oder löschen.
account-link = Ein weiteres Gerät
account-link-lead = Mit einem Code bekommt ein anderes Gerät Zugang zu denselben Partien. Er gilt einmal und zehn Minuten lang.
account-link-make = Code erzeugen
account-link-code = Code vom anderen Gerät
account-link-take = Dieses Gerät verbinden
account-link-question = Dieses Gerät verbinden?
account-link-what = Dieser Browser zeigt dann die Partien des Geräts, das den Code erzeugt hat.
account-link-loses = Dieser Browser zeigt dann die Partien des Geräts, das den Code erzeugt hat. Zu seinen bisherigen hast du keinen Zugang mehr: Exportiere sie vorher.
account-code = Der Code { $code } gilt bis { $until }. Wer ihn hier eingibt, bekommt alle deine Partien.
account-code-link = Oder öffne diesen Link auf dem anderen Gerät:
account-others = { $n ->
    [one] Ein weiteres Gerät ist verbunden.
   *[other] { $n } weitere Geräte sind verbunden.
}
account-unlink = Alle anderen Geräte trennen
account-file-lead = Die Datei enthält deinen Namen, Übungen und Partien mit allen Varianten, außer was noch geheim ist. Du kannst sie auf einem anderen Server oder im Terminal importieren: underdeck import DATEI.
account-import-file = Datei, die hier, auf einem anderen Server oder mit underdeck export exportiert wurde
account-stored = Belegt sind { $games } von { $allowed } Partien und { $mib } von { $most } MiB. Eine Partie löschst du auf ihrer Seite.
account-delete = Alles löschen
account-delete-lead = Deine Partien, Kampagnen, Übungen, Einstellungen, dein Name und deine Einträge in Bestenlisten werden gelöscht.
account-delete-question = Alles löschen?
account-delete-what = Das lässt sich nicht rückgängig machen. Partien zu zweit, die du begonnen hast, verliert auch der andere Spieler; in denen, die du angenommen hast, gibst du auf.
