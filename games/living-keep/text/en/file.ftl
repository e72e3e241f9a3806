## Files of tables that players load

file-fault = line { $line }, column { $column }: { $why }
file-toml = this is not TOML: { $why }
file-unknown = the tables have no `{ $path }`
file-unknown-near = the tables have no `{ $path }`: did you mean `{ $near }`?
file-twice = `{ $path }` is given twice
file-value = `{ $path }` cannot be { $found }: it is { $accepted }
file-number = a whole number from { $least } to { $most }
file-who = "all", "one" or "active"
file-avoid = a list of heroes by their cards, each once, such as ["3H", "5D"]
file-host = a list of at most 24 minions by their cards, such as ["3C", "3C"]
file-goals = a list of 1 to { $most } goals, such as {"["}{"{"} kind = "kill", n = 3 {"}"}]
file-name = a name of at most { $most } letters, digits, spaces, hyphens, apostrophes and marks such as ! and ?
file-above = `{ $path }` is { $n }, and { $most } is the most by `{ $of }`
file-monarch = `{ $path }` is { $n }: it is 1, 3 or 5, or 0 without the Monarch
file-long = too much differs from our tables: { $bytes } of at most { $most } bytes, packed { $packed } of at most { $most_packed }
file-sets = { $most } different sets of tables were read, and no more can be: start the program again
file-form = tables are written as the changes of ours, in their order, a line each
