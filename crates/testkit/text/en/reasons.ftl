## Why the program plays a move of the Well

toy-why-sell = { $cards } are worth { $gold } gold for certain.
toy-why-pay = { $lives ->
    [one] { $lives } life
   *[other] { $lives } lives
 } left: { $pay } of your { $gold } gold go into more.
toy-why-leave = Well and hand are empty, so nothing more can be won.
toy-why-keep = The card stays on top of the well.
toy-why-draw = The well holds { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }.
toy-why-roll = { $card } is your lowest card and wins on a roll above { $n }.
toy-why-stuck = Nothing can be drawn, sold or rolled.
