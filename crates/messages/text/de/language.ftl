language-name = Deutsch
language-state = complete
number-group = .
number-decimal = ,
# Welches Wort eines Namens bleibt, wo kein Platz für die anderen ist: „last“ das letzte, „first“ das erste.
name-noun = last
