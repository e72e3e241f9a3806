## Cards

lore-club = Equip it in your black Hand: power { $rank } against black Monsters. Or discard it to probe: you see the top card of the Floor, and take it or leave it.
lore-diamond = Equip it in your red Hand: power { $rank } against red Monsters. Or discard it to bury another card of the Room under the Floor.
lore-heart = Equip it in your red Hand: power { $rank } against red Monsters. Or discard it to heal { $rank }.
lore-spade = Equip it in your black Hand: power { $rank } against black Monsters. Or let it join any fight straight from the Room. With a spade, power to spare becomes Health.
lore-relic-red = Play it to gain { $rank } Health, or store it for worse days.
lore-relic-black = Playing it costs you { $rank } Health. Bury it, or keep it in your Backpack, and you lose nothing.
lore-monster = { $colour ->
    [red] A red Monster of strength { $rank }.
   *[black] A black Monster of strength { $rank }.
} Power { $less } would cost you 2 Health; { $more } with a spade would gain you 3; { $rank } is a clean kill.
lore-scroll = Read it: the next card of the Floor joins the Room, and its suit is your Fortune. A spade is Pain, a club Loss, a heart Vigor, a diamond Relief{ $jokers ->
    [0] .
   *[other] , a Joker Surprise.
} { $change ->
    [0] At Depth 0, Pain costs and Vigor gives nothing.
   *[other] Pain now costs { $change } Health, and Vigor gives as much.
}
lore-stairs = { $jokers ->
    [0] This game has no Jokers.
   *[other] { $edition ->
        [first] { $jokers ->
            [1] A Joker cannot be played. Left alone in the Room it is the Stairs.
           *[other] A Joker cannot be played. Left alone in the Room it is the Stairs; two or more are the Secret Floor.
        }
       *[second] A Joker cannot be played. When only Jokers are left in the Room, you have found the Stairs.
    }
}

## Piles and counters

lore-room = Clear all of its cards, in any order, and the next four are dealt. With 7♥ and J♠ left, for example, you could heal 7 Health, then fight.
lore-hand = It holds two Weapons of its colour, for Monsters of its colour. For a third Weapon you must drop one.
lore-backpack = Three { $relics_as_weapons ->
    [true] Weapons
   *[other] Weapons or Relics
} can wait here. Storing costs nothing, and a card can be placed into a Room with space.
lore-health = At 0 you are dead. Health above the maximum is lost.
lore-depth = { $jokers ->
    [0] This game has no Jokers, so it never changes.
   *[other] It rises by one with each Joker removed.
} Pain and Vigor change your Health by three times the Depth: at Depth 2 by 6.
lore-clean-kills = Fights in which your power equalled the Monster’s strength, such as 5 + 7 against a queen.
lore-wishes = You may still name this many Fortunes, one after another.
lore-floor = The cards of the Rooms to come. Clear the last Room with no card left here, and you win.
lore-discard = { $jokers ->
    [0] Used cards. They do not come back: this game has no Jokers.
   *[other] Used cards. They are shuffled into a new Floor when only Jokers are left in the Room.
}
lore-removed = Jokers that were Stairs. Each counts one Depth.

## Unseen cards

odds-none = No card is unseen.
odds-next = The next card is known: { $card }.
odds-all = { $n ->
    [one] Unseen: 1 card ({ $counts }).
   *[other] Unseen: { $n } cards ({ $counts }).
}
odds-of = { $n ->
    [one] Unseen: 1 card, { $count }.
   *[other] Unseen: { $n } cards, { $count } among them.
}
count-weapons = { $n ->
    [0] no Weapon
    [one] 1 Weapon
   *[other] { $n } Weapons
}
count-red-weapons = { $n ->
    [0] no red Weapon
    [one] 1 red Weapon
   *[other] { $n } red Weapons
}
count-black-weapons = { $n ->
    [0] no black Weapon
    [one] 1 black Weapon
   *[other] { $n } black Weapons
}
count-relics = { $n ->
    [0] no Relic
    [one] 1 Relic
   *[other] { $n } Relics
}
count-monsters = { $n ->
    [0] no Monster
    [one] 1 Monster
   *[other] { $n } Monsters
}
count-red-monsters = { $n ->
    [0] no red Monster
    [one] 1 red Monster
   *[other] { $n } red Monsters
}
count-black-monsters = { $n ->
    [0] no black Monster
    [one] 1 black Monster
   *[other] { $n } black Monsters
}
count-scrolls = { $n ->
    [0] no Scroll
    [one] 1 Scroll
   *[other] { $n } Scrolls
}
count-jokers = { $n ->
    [0] no Joker
    [one] 1 Joker
   *[other] { $n } Jokers
}
count-fortune = { $n } for { $fortune }
