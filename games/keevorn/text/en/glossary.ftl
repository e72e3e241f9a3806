### Found by name

## Words explained

term-trade = trade
term-trade-says = Give the Peddler a card that is not a Weapon: it goes under the Floor, and the Floor's next Weapon takes its place. The cards before that Weapon go under the Floor too. A king is a good thing to give away.
term-explore = explore
term-explore-says = Send the Peddler away and begin with the first Room.
term-equip = equip
term-equip-says = Put a Weapon of the Room into the Hand of its colour. A Hand holds two: for a third one you drop another.
term-heal = heal
term-heal-says = Discard a heart Weapon of the Room and gain its rank in Health, up to your maximum of { $max_health }: 7♥ heals 7.
term-probe = probe
term-probe-says = Discard a club Weapon of the Room and look at the top card of the Floor: take it into the Room, or leave it there. The Floor must not be empty.
term-take = take
term-take-says = The card that you probed joins the Room.
term-return = return
term-return-says = The card that you probed stays on top of the Floor.
term-bury = bury
term-bury-says = Discard a diamond Weapon of the Room, and another card of the Room goes under the Floor: a way around a king.
term-relic = relic
term-relic-says = { $relics_as_weapons ->
    [true] There are no Relics in this game: ranks 2 to 4 are Weapons with the skill of their suit.
   *[other] A red Relic gives you its rank in Health when it is played, a black one costs it: 3♥ gives 3, 3♠ costs 3.
}
term-fight = fight
term-fight-says = Any Weapons of the Monster's colour in your Hand fight it, and any spades of the Room help; or fight barehanded. Power that you lack costs Health; with a spade among the cards, power to spare becomes Health: 12 against 10 gives 2. All of these cards are discarded.
term-read = read
term-read-says = Discard a Scroll: the next card of the Floor joins the Room, and its suit decides the Fortune. A heart is Vigor, for example. On an empty Floor there is no Fortune.
term-store = store
term-store-says = Put a { $relics_as_weapons ->
    [true] Weapon
   *[other] Weapon or Relic
} of the Room into the Backpack. It holds three.
term-place = place
term-place-says = Put a card of the Backpack into the Room, while the Room has fewer than four.
term-lose = lose
term-lose-says = { $decline_fortunes ->
    [true] Loss costs you one card of the Backpack: choose which, or decline.
   *[other] Loss costs you one card of the Backpack; you choose which.
}
term-relieve = relieve
term-relieve-says = { $relics_as_weapons ->
    [true] { $decline_fortunes ->
        [true] Relief removes a Monster of the Room: choose which, or decline.
       *[other] Relief removes a Monster of the Room; you choose which.
    }
   *[other] { $decline_fortunes ->
        [true] Relief removes a Monster or a Relic of the Room: choose which, or decline.
       *[other] Relief removes a Monster or a Relic of the Room; you choose which.
    }
}
term-decline = decline
term-decline-says = { $decline_fortunes ->
    [true] You may decline Loss and Relief: nothing is discarded.
   *[other] In this game you cannot decline: if Loss or Relief finds a card to discard, one must go.
}
term-discard = discard
term-discard-says = { $jokers ->
    [0] This game has no Jokers, so no Surprise comes and nothing is discarded like this.
   *[other] { $edition ->
        [first] Surprise lets you discard as many cards of the Room as you like, or none.
       *[other] In the second edition Surprise discards nothing: you name another Fortune.
    }
}
term-wish = name a Fortune
term-wish-says = { $edition ->
    [first] { $jokers ->
        [0] In this game nothing asks you to name a Fortune: the Secret Floor takes two Jokers.
        [1] In this game nothing asks you to name a Fortune: the Secret Floor takes two Jokers.
       *[other] Name a Fortune, and it happens: Vigor at Depth 2 gives 6 Health. The Secret Floor asks for one Fortune more than your Depth, and you must name them all.
    }
   *[other] { $jokers ->
        [0] Name a Fortune, and it happens: Vigor at Depth 2 gives 6 Health. A clean kill asks for one Fortune other than Surprise, and you must name it.
       *[other] Name a Fortune, and it happens: Vigor at Depth 2 gives 6 Health. A clean kill and a Surprise each ask for one Fortune other than Surprise, and you must name it.
    }
}
term-power = power
term-power-says = The ranks of the Weapons in a fight together: 5♣ and 8♣ have power 13.
term-strength = strength
term-strength-says = A Monster's rank: 11 for a jack, 12 for a queen, 13 for a king.
term-fortune = Fortune
term-fortune-says = What a Scroll does, by the suit of the card that it draws.
term-pain = Pain
term-pain-says = Lose three times the Depth in Health: 6 at Depth 2.
term-loss = Loss
term-loss-says = { $decline_fortunes ->
    [true] Discard a card of the Backpack, or decline.
   *[other] Discard a card of the Backpack, if there is one.
}
term-vigor = Vigor
term-vigor-says = Gain three times the Depth in Health: 6 at Depth 2.
term-relief = Relief
term-relief-says = { $relics_as_weapons ->
    [true] { $decline_fortunes ->
        [true] Discard a Monster of the Room, or decline.
       *[other] Discard a Monster of the Room, if there is one.
    }
   *[other] { $decline_fortunes ->
        [true] Discard a Monster or a Relic of the Room, or decline.
       *[other] Discard a Monster or a Relic of the Room, if there is one.
    }
}
term-surprise = Surprise
term-surprise-says = { $jokers ->
    [0] A Joker would bring it, and this game has none.
   *[other] { $edition ->
        [first] Discard any cards of the Room, or none.
       *[other] Name another Fortune, and it happens.
    }
}
term-stairs = Stairs
term-stairs-says = { $jokers ->
    [0] This game has no Jokers, so it has no Stairs.
   *[other] { $edition ->
        [first] A Joker left alone in the Room: it is removed, and you go one Depth down to a new Floor.
       *[other] Only Jokers left in the Room: all are removed, and you go down to a new Floor, one Depth for each.
    }
}
term-secret-floor = Secret Floor
term-secret-floor-says = { $edition ->
    [first] { $jokers ->
        [0] It takes two Jokers left alone in the Room, and this game has fewer.
        [1] It takes two Jokers left alone in the Room, and this game has fewer.
       *[other] Two or more Jokers left alone: they are shuffled back, and you must name one Fortune more than your Depth.
    }
   *[other] The second edition has none: Jokers left alone in the Room are Stairs, however many there are.
}
term-clean-kill = clean kill
term-clean-kill-says = { $edition ->
    [first] A fight at equal power: it costs no Health, and some boast of it.
   *[other] A fight at equal power: it costs no Health, and you name a Fortune.
}
term-peddler = Peddler
term-peddler-says = Before the first Room he trades any card that is not a Weapon for the Floor's next Weapon. The card, and those revealed before the Weapon, go under the Floor.
