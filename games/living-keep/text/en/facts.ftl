### Found by name

## The game

info-summary = You are the Keep: dig, build, hire minions, and stay above 0 health until your goal is met or the turn cards are spent.
info-aim = Stay above 0 health until the goal is met or the turn cards are spent.
info-length = about 490 moves
info-difficulty = forgiving in Mastery, where survival is easy and points are not; the ten scenarios grow harder one by one

## Ends of games

ending-time = The last turn card was used up.
ending-death = The keep’s Health was spent.
ending-goal = All goals of the scenario held.
ending-monarch = The Monarch was killed.
ending-draw = Both keeps had the same Health at the end.
ending-winner-1 = The first keep had more Health at the end.
ending-winner-2 = The second keep had more Health at the end.

## House rules

option-mode = Mode
option-mode-effect = The game mode: alone for points, the ten scenarios, two together, two against each other, a quick draft and a war.
option-mode-is-mastery = Mastery
option-mode-is-campaign = Campaign
option-mode-is-coop = Co-op
option-mode-is-standard = Standard
option-mode-is-draft = Draft
option-turn_decks = Passes through the turn cards
option-turn_decks-effect = Passes through the turn deck in mastery and coop (1, 3 or 5) and in standard.
option-monarch = The Monarch comes
option-monarch-effect = Whether the Monarch joins the last pass in mastery.
option-scenario = Scenario
option-scenario-effect = Which scenario of the campaign.
option-heroes = Heroes come
option-heroes-effect = Whether heroes come in standard; without them turn cards only count the rounds.
option-room_limit = Most rooms of a kind
option-room_limit-effect = How many lairs, farms, vaults and quarries each Keep may have in standard.
option-draft_decks = Passes through the deck in a draft
option-draft_decks-effect = Passes through the main deck in draft.
option-keep_hp = Health in a draft
option-keep_hp-effect = Health of both Keeps at the start of a draft.
option-hero_player = Who drafts heroes, 0 for neither
option-hero_player-effect = Hero vs Keep: this player drafts heroes instead of minions; 0 is neither.
option-monarch_last = The Monarch is the last turn card
option-monarch_last-effect = Where the Monarch comes, he is under all other turn cards of the last pass.
option-shuffle_always = A reshuffle after quiet turns
option-shuffle_always-effect = The main deck is also reshuffled after a turn in which no minion came.
option-peons_wait = New Peons wait
option-peons_wait-effect = A Peon found while digging or chanting does nothing before the next turn.
option-one_ware = One door or trap a hero
option-one_ware-effect = Against each hero at most one door or trap is used.

## Words explained

term-collect = collect
term-collect-says = The harvest: each Farm brings two dice of food. Then your minions are paid and fed, all or none.
term-assign = assign
term-assign-says = Choose how many Peons dig: each of them turns two cards. The others chant, for one card each.
term-peon = peon
term-peon-says = A Peon who was dug up begins at once: he digs two cards more, or chants for one.
term-give = give
term-give-says = Your partner's share of what was found; the rest is yours.
term-build = build
term-build-says = Pay the gold and stone of a room, and it works at once. A Lair, for example, is a bed for a minion.
term-train = train
term-train-says = A minion below rank 10 rises by one rank, and his pay by a d8. Four Training Rooms train one minion a turn.
term-channel = channel
term-channel-says = Minions work on a spell: each rolls a die, and each point of the sum costs a point of mana.
term-labour = labour
term-labour-says = Minions work on a door or a trap: each rolls a die for points of work.
term-attempt = attempt
term-attempt-says = Once a turn each Gate turns three cards: minions among them can be hired, one for each Gate.
term-recruit = recruit
term-recruit-says = A minion who was turned up moves into a free Lair, and eats at once.
term-done = done
term-done-says = Send the others away: their cards go to the discard.
term-flip = flip
term-flip-says = Turn the next card of the clock: a red court card brings a hero, a black one no hero.
term-use = use
term-use-says = Spend a door or a trap: it lowers the hero's rank. You may use as many as you have.
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
term-rank-says = How strong a minion or a hero is: a minion of the hero's rank or more beats him.
term-banish = banish
term-banish-says = Send a minion away for good: in a shortfall you must, in Recruit you may.
term-pass = pass
term-pass-says = Once through the turn cards; a mastery game has 1, 3 or 5 passes. In a draft: take nobody of this hand.
term-door = door
term-door-says = It lowers a hero's rank and is spent: a Wooden Door by 1 or 2, a Metal Door by 2 or 4, a Magic Door by half.
term-trap = trap
term-trap-says = It lowers a hero's rank, down to death, and is spent: a Pit by 1, Rockfall by 2.
term-research = research
term-research-says = Minions roll dice for points: a d4, or a d8 for an Occultist at spells and a Goblin at the anvil.
term-chant = chant
term-chant-says = A Peon who chants turns one card for mana.
term-shortfall = shortfall
term-shortfall-says = Not enough gold or food in Upkeep: minions of the highest rank are banished until it is enough.
term-trade = trade
term-trade-says = Occultists are better at spells, Goblins at doors and traps.
