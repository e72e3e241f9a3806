## Tablas de archivos que cargan los jugadores

file-fault = línea { $line }, columna { $column }: { $why }
file-toml = esto no es TOML: { $why }
file-unknown = en las tablas no hay ningún `{ $path }`
file-unknown-near = en las tablas no hay ningún `{ $path }`: ¿querías decir `{ $near }`?
file-twice = `{ $path }` aparece dos veces
file-value = `{ $path }` no puede ser { $found }: es { $accepted }
file-number = un número entero de { $least } a { $most }
file-who = "all", "one" o "active"
file-avoid = una lista de héroes por sus cartas, cada uno una sola vez, como ["3H", "5D"]
file-host = una lista de 24 esbirros como mucho, por sus cartas, como ["3C", "3C"]
file-goals = una lista de 1 a { $most } objetivos, como {"["}{"{"} kind = "kill", n = 3 {"}"}]
file-name = un nombre de { $most } letras, cifras, espacios, guiones, apóstrofos y signos como ! y ? como mucho
file-above = `{ $path }` es { $n }, y el máximo según `{ $of }` es { $most }
file-monarch = `{ $path }` es { $n }: es 1, 3 o 5, o bien 0 sin el Monarca
file-long = hay demasiadas diferencias con nuestras tablas: { $bytes } de { $most } bytes como mucho, { $packed } de { $most_packed } empaquetados
file-sets = ya se han leído { $most } tablas distintas y no caben más: reinicia el programa
file-form = las tablas se escriben como cambios de las nuestras, en su orden, uno por línea
