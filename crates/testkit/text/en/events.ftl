## What a move of the Well changed

toy-event-die = The die shows { $value }.
toy-a-card = a card
toy-the-card = the { $card }
toy-event-drawn = You draw { $card }.
toy-event-peeked = The top card is { $card }.
toy-event-kept = { $card } stays on top.
toy-event-sunk = { $card } sinks to the bottom.
toy-event-stirred = The well is stirred and holds { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }.
toy-event-sold = You sell { $cards }.
toy-event-gold = Gold: { $gold }.
toy-event-lives = Lives: { $lives }.
toy-event-over = The game is { $result }.
