## Encabezados de la ayuda y de las páginas de manual

cli-heading-usage = Uso:
cli-heading-commands = Órdenes:
cli-heading-arguments = Argumentos:
cli-heading-options = Opciones:
cli-heading-examples = Ejemplos:
cli-heading-values = Valores:
cli-help-values = { $text } [valores: { $values }]
cli-help-default = { $text } [por defecto: { $default }]
cli-man-name = NOMBRE
cli-man-synopsis = SINOPSIS
cli-man-description = DESCRIPCIÓN
cli-man-options = OPCIONES
cli-man-commands = ÓRDENES
cli-man-notes = NOTAS
cli-man-version = VERSIÓN
cli-man-examples = EJEMPLOS

## Argumentos equivocados

cli-usage-unknown = aquí no hay ninguna opción ni argumento { $argument }
cli-usage-command = no hay ninguna orden `{ $command }`
cli-usage-elsewhere = { $why }; { $n ->
    [one] solo { $commands } la tiene
   *[other] la tienen estas órdenes: { $commands }
}
cli-usage-before = `{ $flag }` va después de la orden: `underdeck play keevorn { $flag }`
cli-usage-no-value = { $argument } necesita un valor
cli-usage-value = { $argument } no puede ser `{ $value }`: elige { $values }
cli-usage-wrong-value = { $argument } no puede ser `{ $value }`: { $why }
cli-usage-too-many = `{ $value }` es un valor de más para { $argument }
cli-usage-twice = { $argument } solo se puede indicar una vez
cli-usage-conflict = { $argument } no se puede usar con { $others }
cli-usage-missing = { $n ->
    [one] falta { $argument }
   *[other] faltan { $argument }
}
cli-usage-utf8 = un argumento no es UTF-8 válido
cli-usage-more = `--help` explica la orden.
