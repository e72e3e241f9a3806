language-name = Español
language-state = complete
number-group = .
number-decimal = ,
# La palabra de un nombre que queda donde no caben las demás: «first» es la primera, «last» la última.
name-noun = first
