### Found by name

## Words explained

term-enter = enter
term-enter-says = Discard a card and walk in by a room of the rim. Its card is turned up.
term-go = go
term-go-says = Discard a card and walk to a neighbouring room. A card that is face down there is turned up.
term-attack = attack
term-attack-says = Once a turn, discard cards against the monster beside you. If their points are more than twice its own it is slain: 17 slay an eight.
term-double = double
term-double-says = Trash the queen of spades: your points count double for the rest of this turn.
term-heal = heal
term-heal-says = Trash a card and heal a wound. The queen of hearts heals without being trashed. At { $life } wounds you die.
term-end = end
term-end-says = End your turn. A living monster beside you attacks; then you draw up to { $hand_size } cards, or one more with the queen of clubs. { $idle_end ->
    [true] You can end any turn, even one that changes nothing.
   *[other] With cards in hand but none to draw and no monster beside you, you cannot end it.
}
term-take = take
term-take-says = Take the wound of the trap.
term-defend = defend
term-defend-says = Discard cards against the attack: each point of it that they do not reach is a wound. Six against a seven costs one.
term-exhaustion = exhaustion
term-exhaustion-says = { $exhaustion ->
    [1] Each reshuffle costs one wound, with or without the queen of diamonds.
   *[other] Each reshuffle costs { $exhaustion } wounds, or one fewer with the queen of diamonds.
}
term-trash = trash
term-trash-says = A trashed card is out of the game; a discarded card comes back.
term-loot = loot
term-loot-says = Put down a card of your hand for good and take the card of the room into your discard pile.
term-flee = flee
term-flee-says = { $flee_at_once ->
    [true] { $flee_after_attack ->
        [true] From a living monster
       *[other] From a monster that you have not attacked this turn
    }
   *[other] { $flee_after_attack ->
        [true] From a monster that you began your turn beside
       *[other] From a monster that you began your turn beside and have not attacked this turn
    }
}: trash a card, take a wound, { $flee_back ->
    [true] go back to an adjacent room that you have been in
   *[other] go to an adjacent room that is not face down
}.
term-knight = knight
term-knight-says = A king: attack 10, defence 20, and 20 points at the end for his body.
term-companion = companion
term-companion-says = A queen. All but the queen of hearts stay at your side.
term-rim = rim
term-rim-says = The rooms of the outer rows and columns, through which you can enter.
term-stranded = stranded
term-stranded-says = No card is left in hand, draw pile and discard pile: the game is lost.
