## What to do

prompt-peddler = Trade a card for the Floor’s next Weapon, or explore the Room.
prompt-peddler-idle = The Peddler takes no Weapons: explore the Room.
prompt-explore = Play a card of the Room.
prompt-explore-backpack = Play a card of the Room, or use your Backpack.
prompt-probe = { $card } is on top of the Floor: take it into the Room, or return it.
prompt-loss = Loss: discard a card of your Backpack.
prompt-loss-decline = Loss: discard a card of your Backpack, or decline.
prompt-relief = Relief: discard a { $relics_as_weapons ->
    [true] Monster
   *[other] Monster or Relic
} of the Room.
prompt-relief-decline = Relief: discard a { $relics_as_weapons ->
    [true] Monster
   *[other] Monster or Relic
} of the Room, or decline.
prompt-surprise = Surprise: discard any cards of the Room, or nothing.
prompt-wish = { $wishes ->
    [one] Name a Fortune.
   *[other] Name a Fortune: you have { $wishes } wishes.
}
prompt-won = { $kills ->
    [0] You escaped with { $health } Health.
    [one] You escaped with { $health } Health and 1 clean kill.
   *[other] You escaped with { $health } Health and { $kills } clean kills.
}
prompt-dead = { $cause ->
    [fight] A Monster killed you at Depth { $depth }.
    [relic] A Relic killed you at Depth { $depth }.
   *[pain] Pain killed you at Depth { $depth }.
} { $kills ->
    [0] No clean kills.
    [one] 1 clean kill.
   *[other] { $kills } clean kills.
}

## Piles and counters

counter-health = Health
counter-depth = Depth
counter-wishes = Wishes
counter-clean-kills = Clean kills
note-room = Clear all of its cards to reach the next Room.
note-red-hand = Fights red Monsters.
note-black-hand = Fights black Monsters.
note-backpack = { $relics_as_weapons ->
    [true] Weapons
   *[other] Weapons and Relics
} kept for later.
note-depth = Pain costs and Vigor gives three times this in Health.
note-clean-kills = Fights won with equal power.
note-floor = The Rooms to come, face down.
note-removed = Jokers out of the game.
