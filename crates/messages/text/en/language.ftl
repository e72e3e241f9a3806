# What the language calls itself.
language-name = English
# "complete": every message is there. "draft": messages that are missing are in English.
language-state = complete
# Between groups of three digits, and before decimals.
number-group = ,
number-decimal = .
