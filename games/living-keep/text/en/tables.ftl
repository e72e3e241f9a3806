## The tables to read and print, in Markdown. Their numbers come from the tables in force.

tables-ours = Our copy of the rulebook lacks its tables. All numbers here are ours, and so are the scenarios.
tables-loaded = These are your own tables: { $n ->
    [one] 1 number or name differs
   *[other] { $n } numbers and names differ
} from Underdeck’s, marked *. Learned values are not used with them.
tables-of = { $n } / { $most }
tables-rooms = Rooms
tables-room = Room
tables-tier = Tier
tables-stores = Stores
tables-rooms-note = A room needs one room of each kind of every lower tier.
tables-spells = Spells
tables-spell = Spell
tables-research = Research
tables-spells-note = Research: the total that your minions must roll. Mana: the price of one cast.
tables-wares = Doors and traps
tables-ware = Door or trap
tables-labour = Labour
tables-avoid = Avoided by
tables-wares-note = Labour: the total that your minions must roll.
tables-minions = Minions
tables-minion = Minion
tables-rank = Rank
tables-pay = Pay
tables-heroes = Heroes
tables-hero = Hero
tables-needs = Minions
tables-damage = Damage
tables-heroes-note = Minions: so many of the hero’s rank or more beat him. Damage: if he escapes.
tables-passes = Passes
tables-monarch-note = Passes: how often the turn cards are used. In co-op these minions count: { $counted }.
tables-counted = { $n ->
    [one] in 1 pass
   *[other] in { $n } passes
} { $who ->
    [all] those of both Keeps together
    [either] those of one Keep alone
   *[active] those of the attacked Keep
}
tables-limits = Limits
tables-limit = Limit
tables-number = Number
tables-limit-projects = Projects at once
tables-limit-spells = Spells and their projects
tables-limit-doors = Doors and their projects
tables-limit-traps = Traps and their projects
tables-limit-work = Libraries, Training Rooms, Blacksmiths to work
tables-limit-rank = Highest rank of a minion
tables-limit-war = Ranks together in a battle
tables-limit-pair = Equal pair without damage, up to rank
tables-starts = The start
tables-start = Your Keep
tables-health = Health
tables-peons = Peons
tables-peons-most = Most Peons
tables-each-pass = { $n } a pass
tables-points = Points in Mastery
tables-each = Points
tables-trained = Trained
tables-banished = Banished
tables-killed = Killed
tables-escaped = Escaped
tables-built = Points if built
tables-unused = Points if unused
tables-left = Left at the end
tables-health-healed = Health, healed to the full
tables-health-unhurt = Health, never hurt
tables-monarch-of = { $n ->
    [one] { $kind }, 1 pass
   *[other] { $kind }, { $n } passes
}
tables-scenarios = Scenarios
tables-scenario = Scenario
tables-monarch-row = { $kind } (passes)
tables-rooms-start = Rooms at the start
tables-rooms-most = Most rooms
tables-goals = { $n }. **{ $name }**: { $goals }.
