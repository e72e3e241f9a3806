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
lore-hearts = By night a hero of rank { $rank }: { $needs ->
    [one] one minion of that rank or more beats
   *[other] { $needs } minions of that rank or more beat
} him. Dug up by day: d8 gold.
lore-diamonds = By night a hero of rank { $rank }: { $needs ->
    [one] one minion of that rank or more beats
   *[other] { $needs } minions of that rank or more beat
} him. Dug up by day: 3d6 gold.
lore-spades = A minion of rank { $rank }, if a Gate turns it up and a Lair is free. Dug up: 2d8 stone.
lore-clubs = A minion of rank { $rank }, if a Gate turns it up and a Lair is free. Dug up: solid rock, nothing.

## Zones

zone-phase = The steps of a turn, in order. Each ends when its work is done or you move on.
zone-health = A hero who escapes costs you health: a Monk 6, a Titan 16. At 0 a solo game is lost.
zone-gold = For building, and for your minions’ pay. What the Vaults cannot hold is lost.
zone-stone = For building. What the Quarries cannot hold is lost.
zone-food = For your minions, when they move in and in every Upkeep. What the Farms cannot hold is lost.
zone-mana = For spells. Without a Shrine you cannot store any.
zone-peons = They dig for gold and stone, or chant for mana: a digger turns two cards, a chanter one. Each ace dug up is one Peon more.
zone-upkeep = What is due, and what you have. While you are short, a minion of the highest rank is banished.
zone-rooms = What you have built. A Gate or a Shrine needs a Lair, a Farm, a Vault and a Quarry; the workshops need a Gate and a Shrine.
zone-minions = Your host. Ranks count, not numbers: against most heroes one minion of their rank is enough.
zone-turn-deck = The clock. A red card brings a hero, a black one a quiet night. After the last pass the game ends.
zone-turn-discard = The turn cards met in this pass.
zone-main = All that is under your hill: dug up, chanted for, met at the Gate and by night.
zone-discard = Cards that were turned up. They are shuffled back in when the deck is spent, or { $shuffle_always ->
    [true] at the end of a turn.
   *[other] after a hero.
}
zone-hero = The hero at your door. { $wares_act ->
    [true] Your doors and traps act by themselves
   *[other] Doors and traps lower his rank
}{ $one_ware ->
    [true] , but only one of them; then fight.
   *[other] , each once; then fight.
}
zone-revealed = Turned up at the Gate. A club or spade can move in if a Lair is free and its food is there.
zone-score = What you would score if the game ended now. Health counts tenfold as long as you were never hurt.

## What is unseen

unseen-none = No card is unseen.
unseen-main = Unseen in the deck: { $cards }.
unseen-turn = Unseen: { $cards }.
