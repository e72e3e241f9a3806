## Cards

lore-monarch = The Monarch. Traps lower his rank; doors and Power Strike do not. { $needs ->
    [one] One minion of his rank beats
   *[other] { $needs } minions of his rank beat
} him.
lore-joker = The black joker. Dug up, it softens the clubs of this dig: 2d8 stone each.
lore-peon = A Peon, if you have room for one more: { $peons_wait ->
    [true] he works from the next turn on.
   *[other] he digs or chants at once.
} { $aces_pay ->
    [hearts] The ace also brings a d8: gold when dug up, mana when chanted for.
    [diamonds] The ace also brings 3d6 gold when dug up, 2d8 mana when chanted for.
    [spades] The ace also brings 2d8 stone when dug up, a d6 of mana when chanted for.
    [clubs] The ace also brings 2d6 mana when chanted for, and stone when dug up with the black joker.
   *[none] The ace brings nothing else.
}
lore-quiet = A quiet night: no hero comes.
lore-call = It calls a hero of its suit: the next one in the main deck comes to your Keep.
lore-absent = This card is not in the game.
lore-draft-minion = A minion of rank { $rank }. Taken from a hand, he fights in the war.
lore-draft-hero = { $drafted ->
    [true] A hero of rank { $rank }. Taken from a hand, he fights in the war.
   *[other] No one takes heroes in this draft.
}
lore-hearts = { $heroes ->
    [true] By night a hero of rank { $rank }: { $needs ->
        [one] one minion of that rank or more beats
       *[other] { $needs } minions of that rank or more beat
    } him. Dug up by day: d8 gold.
   *[other] Dug up: d8 gold. No hero comes in this game.
}
lore-diamonds = { $heroes ->
    [true] By night a hero of rank { $rank }: { $needs ->
        [one] one minion of that rank or more beats
       *[other] { $needs } minions of that rank or more beat
    } him. Dug up by day: 3d6 gold.
   *[other] Dug up: 3d6 gold. No hero comes in this game.
}
lore-spades = A minion of rank { $rank }, if a Gate turns it up and a Lair is free. Dug up: 2d8 stone.
lore-clubs = A minion of rank { $rank }, if a Gate turns it up and a Lair is free. Dug up: solid rock, nothing.

## Zones

zone-phase = The steps of a turn, in order. Each ends when its work is done or you move on.
zone-health = { $mode ->
    [draft] A battle lost costs health. The Keep with more health after the war wins.
    [standard] { $heroes ->
        [true] A hero who escapes costs you health: a Monk 6, a Titan 16; so does a battle lost. The Keep with more health after the war wins.
       *[other] A battle lost costs health. The Keep with more health after the war wins.
    }
   *[other] A hero who escapes costs you health: a Monk 6, a Titan 16. At 0 the game is lost.
}
zone-gold = For building, and for your minions’ pay. What the Vaults cannot hold is lost.
zone-stone = For building. What the Quarries cannot hold is lost.
zone-food = For your minions, when they move in and in every Upkeep. What the Farms cannot hold is lost.
zone-mana = { $mode ->
    [standard] There is nothing to buy with it: this mode has no spells.
   *[other] For spells. Without a Shrine you cannot store any.
}
zone-peons = { $mode ->
    [standard] They dig for gold and stone, or chant for mana: a digger turns two cards, a chanter one.
   *[other] They dig for gold and stone, or chant for mana: a digger turns two cards, a chanter one. Each ace dug up is one Peon more.
}
zone-upkeep = What is due, and what you have. While you are short, a minion of the highest rank is banished.
zone-rooms = What you have built. A Gate or a Shrine needs a Lair, a Farm, a Vault and a Quarry; the workshops need a Gate and a Shrine.
zone-minions = { $mode ->
    [draft] Your host for the war. Ranks count, not numbers: the lower sum of a battle loses the difference.
    [standard] { $heroes ->
        [true] Your host, for heroes and for the war. Ranks count, not numbers.
       *[other] Your host for the war. Ranks count, not numbers: the lower sum of a battle loses the difference.
    }
   *[other] Your host. Ranks count, not numbers: against most heroes one minion of their rank is enough.
}
zone-turn-deck = { $mode ->
    [standard] { $heroes ->
        [true] The clock. A red card brings a hero to each Keep, a black one a quiet night. After the last pass comes the war.
       *[other] The clock: each card is a round, and no hero comes. After the last pass comes the war.
    }
   *[other] The clock. A red card brings a hero, a black one a quiet night. After the last pass the game ends.
}
zone-turn-discard = The turn cards met in this pass.
zone-main = { $mode ->
    [draft] The cards from which the hands are dealt.
   *[other] { $heroes ->
        [true] All that is under your hill: dug up, chanted for, met at the Gate and by night.
       *[other] All that is under your hill: dug up, chanted for and met at the Gate.
    }
}
zone-discard = { $mode ->
    [draft] Cards of earlier hands. The next pass shuffles them back in.
    [standard] { $heroes ->
        [true] Cards that were turned up. They are shuffled back in after each Dig and each Recruit, and after a hero.
       *[other] Cards that were turned up. They are shuffled back in after each Dig and each Recruit.
    }
   *[other] Cards that were turned up. They are shuffled back in when the deck is spent, or { $shuffle_always ->
        [true] at the end of a turn.
       *[other] after a hero.
    }
}
zone-hero = { $mode ->
    [standard] The hero at your door. This mode has no doors and traps: only your minions stop him.
   *[other] The hero at your door. { $wares_act ->
        [true] Your doors and traps act by themselves
       *[other] Doors and traps lower his rank
    }{ $one_ware ->
        [true] , but only one of them; then fight.
       *[other] , each once; then fight.
    }
}
zone-revealed = Turned up at the Gate. A club or spade can move in if a Lair is free and its food is there.
zone-score = What you would score if the game ended now. Health counts tenfold as long as you were never hurt.

## What is unseen

unseen-none = No card is unseen.
unseen-main = Unseen in the deck: { $cards }.
unseen-turn = Unseen: { $cards }.
