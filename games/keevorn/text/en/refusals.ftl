## Something else comes first

refusal-over = the game is over
refusal-peddler-first = the Peddler is still here: explore the Room to send him away
refusal-probe-first = the card you see comes first: take it or return it
refusal-loss-first = Loss comes first: lose a card of your Backpack
refusal-loss-first-decline = Loss comes first: lose a card of your Backpack, or decline
refusal-relief-first = Relief comes first: discard a { $relics_as_weapons ->
    [true] Monster
   *[other] Monster or Relic
} of the Room
refusal-relief-first-decline = Relief comes first: discard a { $relics_as_weapons ->
    [true] Monster
   *[other] Monster or Relic
} of the Room, or decline
refusal-surprise-first = Surprise comes first: discard any cards of the Room, or nothing
refusal-wish-first = { $wishes ->
    [one] your wish comes first: name a Fortune
   *[other] your { $wishes } wishes come first: name a Fortune
}

## The wrong card

refusal-elsewhere = { $card } is { $place-in }, not { $wanted-in }
refusal-gone = { $card } is out of the game
refusal-joker = { $card } is a Joker, which can be neither played nor stored
refusal-kind = { $card } is { $kind-a }: { $only }
only-equip = only Weapons can be equipped
only-heal = only heart Weapons heal
only-probe = only club Weapons probe
only-bury = only diamond Weapons bury
only-fight = only Monsters can be fought
only-join = only Weapons join a fight
only-play = only Relics can be played like this
only-read = only aces can be read
only-store = { $relics_as_weapons ->
    [true] only Weapons can be stored
   *[other] only Weapons and Relics can be stored
}
only-relieve = { $relics_as_weapons ->
    [true] Relief discards a Monster
   *[other] Relief discards a Monster or Relic
}
only-trade = the Peddler takes no Weapons
kind-joker = Joker
    .a = a Joker
kind-scroll = Scroll
    .a = a Scroll
kind-monster = Monster
    .a = a Monster
kind-relic = Relic
    .a = a Relic
kind-club = club Weapon
    .a = a club Weapon
kind-diamond = diamond Weapon
    .a = a diamond Weapon
kind-heart = heart Weapon
    .a = a heart Weapon
kind-spade = spade Weapon
    .a = a spade Weapon

## Fights, Hands and Backpack

refusal-fight-room = { $card } is in the Room, and only spades fight from there
refusal-fight-hand = { $card } is { $place-in }: only { $hand-your } and spades of the Room fight { $monster }
refusal-hand-full = { $hand-your } is full: drop { $cards }
refusal-hand-free = { $hand-your } has a free place: nothing is dropped
refusal-backpack-full = your Backpack is full: { $cards }
refusal-room-full = the Room is full: { $cards }

## Skills, Relics, Fortunes and the Peddler

refusal-probe-empty = the Floor is empty: there is nothing to probe
refusal-bury-itself = { $card } buries another card, not itself
refusal-not-probed = no card was probed
refusal-no-relics = ranks 2 to 4 are Weapons in this game: there are no Relics
refusal-no-loss = there is no Loss to pay now
refusal-no-relief = there is no Relief to use now
refusal-no-fortune = there is no Loss or Relief to decline now
refusal-no-surprise = there is no Surprise to use now
refusal-surprise-second = in the second edition, Surprise discards nothing
refusal-no-wish = you have no wish to name
refusal-wish-surprise = a wish for Surprise would only ask again
refusal-must-choose = you must choose a card: Loss and Relief cannot be declined in this game
refusal-peddler-gone = the Peddler has gone, and he comes only once
refusal-exploring = the Peddler has gone: you are exploring already
