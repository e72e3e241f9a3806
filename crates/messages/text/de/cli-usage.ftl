## Headings of the help and of manual pages

cli-heading-usage = Aufruf:
cli-heading-commands = Befehle:
cli-heading-arguments = Argumente:
cli-heading-options = Optionen:
cli-heading-examples = Beispiele:
cli-heading-values = Werte:
cli-help-values = { $text } [Werte: { $values }]
cli-help-default = { $text } [Vorgabe: { $default }]
cli-man-name = BEZEICHNUNG
cli-man-synopsis = ÜBERSICHT
cli-man-description = BESCHREIBUNG
cli-man-options = OPTIONEN
cli-man-commands = BEFEHLE
cli-man-notes = ANMERKUNGEN
cli-man-version = VERSION
cli-man-examples = BEISPIELE

## Wrong arguments

cli-usage-unknown = { $argument } ist hier keine Option und kein Argument
cli-usage-command = es gibt keinen Befehl `{ $command }`
cli-usage-elsewhere = { $why }; { $n ->
    [one] nur { $commands } hat es
   *[other] diese Befehle haben es: { $commands }
}
cli-usage-before = `{ $flag }` gehört hinter den Befehl: `underdeck play keevorn { $flag }`
cli-usage-no-value = { $argument } braucht einen Wert
cli-usage-value = { $argument } kann nicht `{ $value }` sein: wähle { $values }
cli-usage-wrong-value = { $argument } kann nicht `{ $value }` sein: { $why }
cli-usage-too-many = `{ $value }` ist ein Wert zu viel für { $argument }
cli-usage-twice = { $argument } darf nur einmal vorkommen
cli-usage-conflict = { $argument } geht nicht zusammen mit { $others }
cli-usage-missing = { $n ->
    [one] es fehlt { $argument }
   *[other] es fehlen { $argument }
}
cli-usage-utf8 = ein Argument ist kein gültiges UTF-8
cli-usage-more = `--help` erklärt den Befehl.
