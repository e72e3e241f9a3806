### Found by name

## Words explained

term-collect = collect
term-collect-says = The harvest: each Farm brings two dice of food. Then your minions are paid and fed, all or none.
term-assign = assign
term-assign-says = Choose how many Peons dig: each of them turns two cards. The others chant, for one card each.
term-peon = peon
term-peon-says = { $peons_wait ->
    [true] A Peon who was dug up works from the next turn on.
   *[other] A Peon who was dug up begins at once: he digs two cards more, or chants for one.
}
term-give = give
term-give-says = Your partner's share of what was found; the rest is yours.
term-build = build
term-build-says = Pay the gold and stone of a room, and it works at once. A Lair, for example, is a bed for a minion. In standard each Keep has at most { $room_limit } Lairs, Farms, Vaults and Quarries.
term-train = train
term-train-says = A minion below rank 10 rises by one rank, and his pay by a d8. Four Training Rooms train one minion a turn.
term-channel = channel
term-channel-says = Minions work on a spell: each rolls a die, and each point of the sum costs a point of mana. { $two_jobs ->
    [true] They may still work on a door or a trap this turn.
   *[other] They have then worked for this turn.
}
term-labour = labour
term-labour-says = Minions work on a door or a trap: each rolls a die for points of work. { $two_jobs ->
    [true] They may still work on a spell this turn.
   *[other] They have then worked for this turn.
}
term-attempt = attempt
term-attempt-says = Once a turn each Gate turns three cards: minions among them can be hired, one for each Gate.
term-recruit = recruit
term-recruit-says = A minion who was turned up moves into a free Lair, and eats at once.
term-done = done
term-done-says = Send the others away: their cards go to the discard.
term-flip = flip
term-flip-says = { $heroes ->
    [false] Turn the next card of the clock: a red court card brings a hero, a black one no hero. In standard no hero comes: it only counts the round.
   *[other] Turn the next card of the clock: a red court card brings a hero, a black one no hero.
}
term-use = use
term-use-says = { $wares_act ->
    [true] Doors and traps act by themselves on the next hero, and are spent.
   *[other] Spend a door or a trap: it lowers the hero's rank.
} { $one_ware ->
    [true] Only one for each hero.
   *[other] Any number for each hero.
}
term-fight = fight
term-fight-says = The hero is killed if enough minions have his rank or more, otherwise he escapes and hurts your Keep. No minion is lost.
term-cast = cast
term-cast-says = Pay the mana of a spell that you own. It is used up.
term-place = place
term-place-says = Choose the card that comes next in the new order.
term-extra = extra
term-extra-says = No card of this hand suits you: draw a fifth one.
term-attack = attack
term-attack-says = Send a minion into this round of the war. The other player chooses without knowing whom.
term-alone = alone
term-alone-says = The minion attacks alone.
term-join = join
term-join-says = Another minion joins the attack; together they may have a rank of 14.
term-next = next
term-next-says = Continue with the next phase of the turn.
term-rank = rank
term-rank-says = How strong a minion or a hero is: a minion of the hero's rank or more beats him, and from rank 8 on it takes two.
term-banish = banish
term-banish-says = Send a minion away for good: in a shortfall you must, in Recruit you may.
term-pass = pass
term-pass-says = Once through the turn cards: { $turn_decks ->
    [one] 1 pass
   *[other] { $turn_decks } passes
} in mastery, coop and standard. A draft goes through the main deck: { $draft_decks ->
    [one] 1 pass
   *[other] { $draft_decks } passes
}. To pass in a draft is to take nobody of this hand.
term-door = door
term-door-says = It lowers a hero's rank, to 1 at least, and is spent: a Wooden Door by 1 or 2, a Metal Door by 2 or 4, a Magic Door by half. The Monarch minds no door.
term-trap = trap
term-trap-says = It lowers a hero's rank and is spent: a Pit by 1 and Rockfall by 2, both down to death, Poison Darts by half. Spikes kill up to rank 4. Each but the Spikes has heroes who avoid it.
term-research = research
term-research-says = Minions roll dice for points: a d4, or a d8 for an Occultist at spells and a Goblin at the anvil. { $two_jobs ->
    [true] Each may work once on spells and once on doors and traps a turn.
   *[other] Each works once a turn.
} { $free_slots ->
    [true] Several projects may have the same name.
   *[other] Only one project of a name runs at a time.
}
term-chant = chant
term-chant-says = A Peon who chants turns one card for mana.
term-shortfall = shortfall
term-shortfall-says = Not enough gold or food in Upkeep: minions of the highest rank are banished until it is enough.
term-trade = trade
term-trade-says = Occultists are better at spells, Goblins at doors and traps.
term-erase = erase
term-erase-says = { $free_slots ->
    [true] In Train, drop a project to free its place. What was paid for it is lost.
   *[other] A project cannot be dropped in this game.
}
term-mode = mode
term-mode-says = { $mode ->
    [campaign] Campaign: you play the ten scenarios alone.
    [coop] Coop: two Keeps against the Monarch.
    [standard] Standard: two Keeps build, then fight each other.
    [draft] Draft: two players draft minions, then fight each other.
   *[other] Mastery: you play alone, for points.
}
term-scenario = scenario
term-scenario-says = A part of the campaign: number { $scenario } is chosen. All ten are ours, goals included, because our copy of the rulebook lacks them.
term-monarch = Monarch
term-monarch-says = A hero of the last pass whom no door and no Power Strike touches. { $monarch ->
    [true] He comes in coop, in some scenarios and, by a rule of ours, in mastery.
   *[other] He comes in coop and in some scenarios, not in mastery.
} { $monarch_last ->
    [true] He is the last of the turn cards.
   *[other] He is shuffled in with the turn cards.
}
term-hero = hero
term-hero-says = A red turn card calls one, and he attacks your Keep. { $heroes ->
    [true] In standard one comes to each Keep.
   *[other] In standard none comes in this game.
}
term-draft = draft
term-draft-says = Both Keeps have { $keep_hp } health and choose from hands of four cards. { $hero_player ->
    [0] Both choose minions.
   *[other] Player { $hero_player } chooses heroes, the other minions.
}
term-quiet = quiet night
term-quiet-says = A black turn card: no hero comes. { $shuffle_always ->
    [true] All main cards are shuffled at the end of the turn.
   *[other] The main deck and its discard stay as they are.
}
term-ace = ace
term-ace-says = A Peon, dug up or chanted for. { $aces_pay ->
    [true] It also brings what other cards of its suit bring.
   *[other] It brings nothing else.
}
term-to_arms = To Arms
term-to_arms-says = A spell for any phase: one more attempt at the Gates, beside that of the turn.
term-summon_peon = Summon Peon
term-summon_peon-says = A spell for any phase: one more Peon, up to your limit.
term-regen = Regen
term-regen-says = A spell for Upkeep: a d8 of health, up to your maximum.
term-premonition = Premonition
term-premonition-says = A spell for Dig, Recruit and Hero: look at the next d4 + 2 main cards. In Dig the rock among them is discarded; otherwise you order them.
term-power_strike = Power Strike
term-power_strike-says = A spell for the fight: it kills any hero but the Monarch.
term-summon_dragon = Summon Dragon
term-summon_dragon-says = A spell for Recruit: the Dragon moves into a free Lair, if his food is there. He needs no Gate.
term-wooden = Wooden Door
term-wooden-says = A hero's rank falls by 1, to 2 at least. A d4 that shows 4 takes 1 more. It does nothing to the Monarch.
term-metal = Metal Door
term-metal-says = A hero's rank falls by 2, to 2 at least. A d4 that shows 3 or 4 takes 2 more, to 1 at least. It does nothing to the Monarch.
term-magic = Magic Door
term-magic-says = A hero's rank is halved, rounded up. It does nothing to the Monarch.
term-pit = Pit
term-pit-says = A hero's rank falls by 1, even to death. Bandits and Assassins jump over it.
term-rockfall = Rockfall
term-rockfall-says = A hero's rank falls by 2, even to death. Giants and Titans catch it.
term-spikes = Spikes
term-spikes-says = They kill a hero of rank 4 or less.
term-darts = Poison Darts
term-darts-says = A hero's rank is halved, rounded up. Conjurers and Enchanters do not mind.
