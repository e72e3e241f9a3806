language-name = Deutsch
language-state = complete
number-group = .
number-decimal = ,
