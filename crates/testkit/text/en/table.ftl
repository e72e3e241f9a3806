## The table of the Well, its refusal and its campaign

toy-prompt-act = Draw, play or leave.
toy-prompt-peek = Keep the top card or sink it.
toy-prompt-over = The game is { $result } with { $gold } gold.
toy-well = Well
toy-well-note = Face down, drawn from the top.
toy-hand = Hand
toy-shore = Shore
toy-shore-note = Cards done with.
toy-lives = Lives
toy-gold = Gold
toy-house = House rules
toy-face-down = face down
toy-known = { $card }, face down
toy-water = Water
toy-water-of = { $water ->
    [wild] wild
   *[calm] calm
 }
toy-water-note = wild water can be stirred
toy-stirred = Stirred
toy-stirred-note = twice at most
toy-trump = Trump
toy-trump-none = none
toy-trump-note = pays double
toy-draw = Draw
toy-draw-effect = The top card of the well comes to your hand.
toy-peek = Peek
toy-peek-effect = You look at the top card.
toy-keep = Keep
toy-keep-effect = The card stays on top.
toy-sink = Sink
toy-sink-effect = The card goes to the bottom.
toy-roll = Roll for { $card }
toy-roll-effect = Roll more than { $rank } for its gold, or lose a life.
toy-sell = Sell { $cards }
toy-sell-effect = You gain { $gold } gold.
toy-pay = Pay { $gold }
toy-pay-effect = { $gold } gold for as many lives.
toy-stir = Stir
toy-stir-effect = Well and shore are shuffled together.
toy-leave = Leave
toy-leave-effect = You win with your gold.
toy-leave-refused = the well and the hand must be empty

toy-tried = { $n ->
    [one] { $n } well was tried
   *[other] { $n } wells were tried
 }
toy-progress = { $water } water
toy-progress-left = { $n ->
    [one] left once
   *[other] left { $n } times
 }
toy-chapter = The well in { $water } water
toy-story = Draw deep, and come back.
