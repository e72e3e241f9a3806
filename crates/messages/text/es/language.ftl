language-name = Español
language-state = complete
number-group = .
number-decimal = ,
