language-name = Español
language-state = draft
number-group = .
number-decimal = ,
