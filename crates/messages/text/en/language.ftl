# What the language calls itself.
language-name = English
# "complete": every message is there. "draft": messages that are missing are in English.
language-state = complete
# Between groups of three digits, and before decimals.
number-group = ,
number-decimal = .
# Which word of a name stays where there is no room for the others: its noun, the "last" one in "Wooden Shield".
name-noun = last
