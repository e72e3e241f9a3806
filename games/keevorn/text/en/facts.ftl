### Found by name

## The game

info-summary = Clear rooms card by card, manage two hands and a backpack, find the stairs, escape the dungeon.
info-aim = Be alive when the last Room is empty.
info-length = about 100 moves
info-difficulty = fair; planning each Room to its end wins most games

## Ends of games

ending-won = The Room and the Floor are empty.
ending-fight = A Monster’s strength exceeded the cards against it by all the Health that was left.
ending-pain = The Fortune Pain cost three times the Depth, all the Health that was left or more.
ending-relic = A black Relic cost its rank in Health, all that was left or more.

## House rules

option-edition = Edition
option-edition-effect = The designer's revision of the rules.
option-edition-is-first = first
option-edition-is-second = second
option-max_health = Most Health
option-max_health-effect = The most Health you can have, and your Health at the start.
option-jokers = Jokers in the deck
option-jokers-effect = 2 is the printed game, more is longer and grimmer, 0 is the coffee break.
option-start_depth = Depth at the start
option-start_depth-effect = The Depth you begin at, meant for a game without Jokers.
option-relics_as_weapons = Relics count as weapons
option-relics_as_weapons-effect = Ranks 2 to 4 are Weapons with the skill of their suit; nothing is a Relic.
option-decline_fortunes = Loss and Relief can be declined
option-decline_fortunes-effect = The player who must lose or relieve a card may decline: “any” includes none.

## Words explained

term-trade = trade
term-trade-says = Give the Peddler a card that is not a Weapon: it goes under the Floor, and the Floor's next Weapon takes its place. A king is a good thing to give away.
term-explore = explore
term-explore-says = Send the Peddler away and begin with the first Room.
term-equip = equip
term-equip-says = Put a Weapon of the Room into the Hand of its colour. A Hand holds two: for a third one you drop another.
term-heal = heal
term-heal-says = Discard a heart Weapon of the Room and gain its rank in Health, up to your most: 7♥ heals 7.
term-probe = probe
term-probe-says = Discard a club Weapon of the Room and look at the top card of the Floor: take it into the Room, or leave it there.
term-take = take
term-take-says = The card that you probed joins the Room.
term-return = return
term-return-says = The card that you probed stays on top of the Floor.
term-bury = bury
term-bury-says = Discard a diamond Weapon of the Room, and another card of the Room goes under the Floor: a way around a king.
term-relic = relic
term-relic-says = A red Relic gives you its rank in Health when it is played, a black one costs it: 3♥ gives 3, 3♠ costs 3.
term-fight = fight
term-fight-says = Weapons of the Monster's colour fight it, and spades of the Room help. Power that you lack costs Health; with a spade among the cards, power to spare becomes Health: 12 against 10 gives 2. All of these cards are discarded.
term-read = read
term-read-says = Discard a Scroll: the next card of the Floor joins the Room, and its suit decides the Fortune. A heart is Vigor, for example.
term-store = store
term-store-says = Put a Weapon or Relic of the Room into the Backpack. It holds three.
term-place = place
term-place-says = Put a card of the Backpack into the Room, while the Room has fewer than four.
term-lose = lose
term-lose-says = Loss costs you one card of the Backpack; you choose which.
term-relieve = relieve
term-relieve-says = Relief removes a Monster or a Relic of the Room; you choose which.
term-decline = decline
term-decline-says = Where the house rules allow it, you may decline Loss and Relief: nothing is discarded.
term-discard = discard
term-discard-says = Surprise lets you discard as many cards of the Room as you like.
term-wish = name a Fortune
term-wish-says = Name a Fortune, and it happens: Vigor at Depth 2 gives 6 Health.
term-power = power
term-power-says = The ranks of the Weapons in a fight together: 5♣ and 8♣ have power 13.
term-strength = strength
term-strength-says = A Monster's rank: 11 for a jack, 12 for a queen, 13 for a king.
term-fortune = Fortune
term-fortune-says = What a Scroll does, by the suit of the card that it draws.
term-pain = Pain
term-pain-says = Lose three times the Depth in Health: 6 at Depth 2.
term-loss = Loss
term-loss-says = Discard a card of the Backpack, if there is one.
term-vigor = Vigor
term-vigor-says = Gain three times the Depth in Health: 6 at Depth 2.
term-relief = Relief
term-relief-says = Discard a Monster or a Relic of the Room, if there is one.
term-surprise = Surprise
term-surprise-says = In the first edition, discard any cards of the Room; in the second, name another Fortune.
term-stairs = Stairs
term-stairs-says = A Joker left alone in the Room: it is removed, and you go one Depth down to a new Floor.
term-secret-floor = Secret Floor
term-secret-floor-says = Two or more Jokers left alone: they are shuffled back, and you name one Fortune more than your Depth.
term-clean-kill = clean kill
term-clean-kill-says = A fight at equal power: it costs no Health, and some boast of it.
term-peddler = Peddler
term-peddler-says = Before the first Room he trades any card that is not a Weapon for the Floor's next Weapon.
