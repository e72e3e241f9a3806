## Lo que dice el solucionador, y el final de una partida

informed-undo = se deshizo una jugada después de que revelara algo
informed-solver = se usó el solucionador
deal-unknown = No se encontró a tiempo un reparto como el que elegiste, así que este es uno cualquiera. Puede que no se pueda ganar.
deal-winnable = Este reparto se puede ganar. Dificultad: { $level ->
    [easy] fácil
    [fair] media
   *[hard] difícil
}.
deal-lost = Este reparto no se podía ganar: el solucionador lo ha probado todo.
deal-can-be-won = Este reparto se puede ganar.
deal-open-question = No se sabe si este reparto se puede ganar: el solucionador llegó a su límite.
until-won = La partida se ganó.
until-move = Se podía ganar hasta la jugada { $n } ({ $move }).
until-between = Se podía ganar después de { $last ->
    [one] { $last } jugada
   *[other] { $last } jugadas
}, pero ya no después de { $lost ->
    [one] { $lost } jugada
   *[other] { $lost } jugadas
}. Entre medias, el solucionador llegó a su límite.
until-limit = Se podía ganar después de { $last ->
    [one] { $last } jugada
   *[other] { $last } jugadas
}. Más adelante, el solucionador llegó a su límite.
until-never = No se podía ganar de ninguna manera.
until-lost = No se podía ganar después de { $lost ->
    [one] { $lost } jugada
   *[other] { $lost } jugadas
}. Antes, el solucionador llegó a su límite.
until-unknown = No se sabe si se podía ganar: el solucionador llegó a su límite.
score-proven = Tu puntuación: { $score }. La mejor posible: { $best }.
score-found = Tu puntuación: { $score }. La mejor encontrada: { $best }.
score-none-better = No se ha encontrado una puntuación mejor que tus { $score } puntos.
peek-own-cards = Esta partida se juega con cartas de verdad: el solucionador no conoce su orden.
peek-daily = Este es un reparto del día: puedes preguntar al solucionador después de la partida.
peek-two = En una partida para dos no se puede preguntar al solucionador.
peek-yes = Esta partida todavía se puede ganar.
peek-none = El solucionador no tiene respuesta: { $why }.
here-won = Aquí la partida está ganada.
here-winnable = Aquí todavía se puede ganar, en { $n ->
    [one] { $n } jugada
   *[other] { $n } jugadas
}.
here-lost = Aquí ya no se puede ganar.
here-open = No se sabe si aquí se puede ganar: el solucionador llegó a su límite.
closing-first = Puntuación { $score }, la primera en este juego.
closing-best = Puntuación { $score }, tu mejor marca hasta ahora (antes: { $best }).
closing-equal = Puntuación { $score }, igual que tu mejor marca.
closing-score = Puntuación { $score }. Tu mejor marca es { $best }.
streak-again = Has ganado: empieza una nueva racha.
streak-first = Tu primera victoria en este juego.
streak-best = Racha de { $n } victorias, la mejor hasta ahora.
streak-now = Racha de { $n } victorias; mejor: { $longest }.
streak-ends = Se acaba tu racha: { $n ->
    [one] { $n } victoria
   *[other] { $n } victorias
}.
moment-close = Por los pelos: { $name } { $value } de { $most } después de la jugada { $n }.
moment-cost = El peor golpe: { $name } { $before } → { $after } en la jugada { $n }, { $label }{ $choices ->
    [one] {","} la única jugada posible
   *[other] {""}
}.

## Progreso y resultados para compartir

unfinished-named = «{ $name }»
unfinished-guide = guía «{ $title }»
unfinished-campaign = campaña «{ $name }»
unfinished-daily = partida del día { $day }
unfinished-program = { $kind } contra el programa
standing-won = { $wins } de { $games } ganadas
standing-of = { $wins } de { $games }
standing-solver = { $n } con solucionador
standing-peeked = { $n } con ventaja
standing-told = { $n } con tus propias cartas
standing-unguided = { $n } sin el resto de su guía
standing-guides = { $n ->
    [one] guía ✓
   *[other] { $n } guías ✓
}
share-own-cards = { $game }, tus propias cartas
share-daily = { $title }, reparto del día, { $date }
share-not-over = Sin terminar
share-won = Victoria
share-lost = Derrota
share-draw = Empate
share-score = puntuación { $score }
share-moves = { $n ->
    [one] 1 jugada
   *[other] { $n } jugadas
}
share-deal = Underdeck, reparto { $code }
