## Headings of the help and of manual pages

cli-heading-usage = Usage:
cli-heading-commands = Commands:
cli-heading-arguments = Arguments:
cli-heading-options = Options:
cli-heading-examples = Examples:
cli-heading-values = Values:
cli-help-values = { $text } [values: { $values }]
cli-help-default = { $text } [default: { $default }]
cli-man-name = NAME
cli-man-synopsis = SYNOPSIS
cli-man-description = DESCRIPTION
cli-man-options = OPTIONS
cli-man-commands = COMMANDS
cli-man-notes = NOTES
cli-man-version = VERSION
cli-man-examples = EXAMPLES

## Wrong arguments

cli-usage-unknown = there is no option or argument { $argument } here
cli-usage-command = there is no command `{ $command }`
cli-usage-elsewhere = { $why }; { $n ->
    [one] only { $commands } has it
   *[other] these commands have it: { $commands }
}
cli-usage-before = `{ $flag }` goes after the command: `underdeck play keevorn { $flag }`
cli-usage-no-value = { $argument } needs a value
cli-usage-value = { $argument } cannot be `{ $value }`: choose { $values }
cli-usage-wrong-value = { $argument } cannot be `{ $value }`: { $why }
cli-usage-too-many = `{ $value }` is one value too many for { $argument }
cli-usage-twice = { $argument } can be given only once
cli-usage-conflict = { $argument } cannot be used with { $others }
cli-usage-missing = { $n ->
    [one] { $argument } is missing
   *[other] { $argument } are missing
}
cli-usage-utf8 = an argument is not valid UTF-8
cli-usage-more = `--help` explains the command.
