### Found by name

## The game

info-summary = { $mode ->
    [draft] You are the Keep: choose a host from hands of four cards, send it to war, and end with more health than the other Keep.
    [standard] You are the Keep: dig, build, hire minions, and end the war with more health than the other Keep.
    [coop] Two Keeps side by side: dig, build, hire minions, and kill the Monarch together before the turn cards are spent.
    [campaign] You are the Keep: dig, build, hire minions, and reach all goals of the scenario while your health lasts.
   *[other] You are the Keep: dig, build, hire minions, and stay above 0 health until your goal is met or the turn cards are spent.
}
info-aim = { $mode ->
    [draft] Have more health than the other Keep after the war.
    [standard] Have more health than the other Keep after the war.
    [coop] Kill the Monarch together before the turn cards are spent, and keep both Keeps above 0 health.
    [campaign] Reach all goals of the scenario at once, in time and above 0 health.
   *[other] Stay above 0 health until the turn cards are spent, with as many points as you can.
}
info-length = { $mode ->
    [draft] about 50 moves
    [standard] about 660 moves
    [coop] about 500 moves
    [campaign] about 15 moves in the first scenario, up to 370 in later ones
   *[other] about 490 moves
}
info-difficulty = { $mode ->
    [draft] as hard as your opponent
    [standard] as hard as your opponent
    [coop] fair for two who plan together; the Monarch decides it
    [campaign] easy at first; the ten scenarios grow harder one by one
   *[other] forgiving in Mastery, where survival is easy and points are not; the ten scenarios grow harder one by one
}

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
option-turn_decks-effect = Passes through the turn deck: 1, 3 or 5 in mastery and coop, any number in standard.
option-monarch = The Monarch comes
option-monarch-effect = Whether the Monarch joins the last pass in mastery.
option-scenario = Scenario
option-scenario-effect = Which scenario of the campaign. “Start a campaign” plays all ten in a row with their stories.
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
option-shuffle_always-effect = The main deck is also reshuffled after a turn in which no hero came.
option-peons_wait = New Peons wait
option-peons_wait-effect = A Peon found while digging or chanting does nothing before the next turn.
option-one_ware = One door or trap a hero
option-one_ware-effect = At most one door or trap acts against each hero.
option-wares_act = Doors and traps act by themselves
option-wares_act-effect = The doors and traps that affect a hero act as soon as he comes; the others remain.
option-two_jobs = Two jobs a turn
option-two_jobs-effect = A minion may work on a spell and on a door or trap in the same turn.
option-free_slots = Free project slots
option-free_slots-effect = Several projects may have the same name, and in Train a project may be dropped.
option-aces_pay = Aces bring what their suit brings
option-aces_pay-effect = An ace is a Peon and also brings the gold, stone or mana of its suit.
option-tables = Tables
option-tables-is-none = Underdeck’s
option-tables-effect = Other prices, ranks, points, names or scenarios than ours, from a file of your own.

## What reports may ask for.
fact-turn = turn
fact-scenario = scenario, 0 outside the campaign
fact-health = Health
fact-gold = Gold in store
fact-stone = Stone in store
fact-food = Food in store
fact-mana = Mana in store
fact-peons = Peons
fact-minions = minions
fact-rooms = rooms
fact-heroes-killed = heroes killed
fact-heroes-escaped = heroes escaped
fact-monarch-met = times that the Monarch came
fact-gold-spent = Gold spent
fact-mana-spent = Mana spent
fact-health-lost = Health lost
fact-spells-cast = spells cast
fact-hired = minions hired
fact-hired-2c = hired: Bat
fact-hired-3c = hired: Goblin
fact-hired-4c = hired: Spider
fact-hired-5c = hired: Orc
fact-hired-6c = hired: Warg
fact-hired-7c = hired: Ogre
fact-hired-8c = hired: Troll
fact-hired-9c = hired: Minotaur
fact-hired-tc = hired: Demon
fact-hired-2s = hired: Skeleton
fact-hired-3s = hired: Zombie
fact-hired-4s = hired: Occultist
fact-hired-5s = hired: Ghoul
fact-hired-6s = hired: Wraith
fact-hired-7s = hired: Gargoyle
fact-hired-8s = hired: Vampire
fact-hired-9s = hired: Necromancer
fact-hired-ts = hired: Lich
fact-killer = hero who killed
