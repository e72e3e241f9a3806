## The phase

over-refused = the game is over
phase-refused = this is the { $phase } Phase
phase-refused-upkeep = collect the harvest first
phase-refused-shortfall = gold or food is short: first banish a minion of the highest rank
phase-refused-peon = decide first whether the new Peon digs or chants
phase-refused-divide = divide the haul first
phase-refused-pick = hire from the cards turned up, or send them away
phase-refused-reorder = first place the cards of the Premonition
phase-refused-hero = this is the Hero Phase: turn the next card
phase-refused-defend = { $wares ->
    [true] a hero is at the door: use doors and traps, or fight
   *[other] a hero is at the door: fight
}
phase-refused-draft = this is the draft: take a card of your hand if you can
phase-refused-war = this is the war: send a minion
phase-refused-join = a minion is attacking: let it go alone, or send another with it
phase-refused-standard = this mode has no Train and no Research Phase
phase-refused-draft-mode = this mode has only the draft and the war

## Spells

cast-refused-choice = finish this choice before you cast a spell: { $due }
cast-refused-mode = the draft and the war have no spells
cast-refused-owned = you have no { $spell } ready
cast-refused-upkeep = { $spell } can be cast in Upkeep only
cast-refused-recruit = { $spell } can be cast in Recruit only
cast-refused-premonition = { $spell } can be cast only in Dig, Recruit and Hero, before the card is turned
cast-refused-defend = { $spell } can be cast only when a hero is at the door
cast-refused-mana = { $spell } costs { $mana } mana, and you have { $there ->
    [0] none
   *[other] { $there }
}
cast-refused-attempt = { $spell } needs an Evil Gate and a Lair
cast-refused-peons = this Keep can have at most { $n ->
    [one] 1 Peon
   *[other] { $n } Peons
}
cast-refused-healthy = your health is full
cast-refused-deck = the main deck is empty
cast-refused-monarch = { $spell } does not harm the Monarch

## Doors and traps

use-refused-owned = you have no { $ware } ready
use-refused-act = your doors and traps act by themselves
use-refused-once = only one door or trap is allowed against each hero
use-refused-pit = the { $hero } jumps over pits
use-refused-rockfall = the { $hero } catches rocks
use-refused-poison = poison does not harm the { $hero }
use-refused-spikes = Spikes kill up to rank { $most }, and this hero has rank { $rank }
use-refused-darts = Poison Darts do not lower the lowest rank
use-refused-door = a door does nothing against the lowest rank
use-refused-door-monarch = doors do not stop the Monarch

## Digging

assign-refused = { $n } cannot dig: you have { $peons ->
    [one] 1 Peon
   *[other] { $peons } Peons
}
give-refused-pool = there is no haul to divide
give-refused-resource = divide the { $due } now, not { $what }
give-refused-amount = { $n } is too much: there is only { $pool } { $what } to divide

## Building

build-refused-barred = { $room-many } are not allowed in this game
build-refused-limit = { $n ->
    [one] 1 { $room } is
   *[other] { $n } { $room-many } are
} the limit in this game
build-refused-before = build { $rooms } first
build-refused-price = { $short } short: { $room-a } costs { $cost }

## Training

minion-refused = you have no minion #{ $id }
train-refused-rooms = training needs { $rooms }, and you have { $there ->
    [0] none
   *[other] { $there }
}
train-refused-twice = { $minion } was trained this turn already
train-refused-rank = { $minion } has rank { $rank }, the highest there is
train-refused-places = { $rooms } train { $n ->
    [one] 1 minion
   *[other] { $n } minions
} a turn, and that is done

## Research

research-refused-libraries = spells need { $rooms }, and you have { $there ->
    [0] none
   *[other] { $there }
}
research-refused-blacksmiths = doors and traps need { $rooms }, and you have { $there ->
    [0] none
   *[other] { $there }
}
research-refused-hands = a project needs two minions or { $expert-a }
research-refused-begun = you are already developing { $work }
research-refused-slots = all { $n } places for projects are taken
research-refused-spells = you can have { $n } spells, those in development included
research-refused-doors = you can have { $n } doors, those in development included
research-refused-traps = you can have { $n } traps, those in development included
research-refused-gold = beginning { $work-a } costs { $gold } gold, and you have { $there ->
    [0] none
   *[other] { $there }
}
erase-refused = a project cannot be dropped
erase-refused-project = you are not developing { $work }
crew-refused-project = you are not developing { $work }: begin it first
crew-refused-mana = channelling costs mana, and you have none
crew-refused-idle = { $n ->
    [0] no minion is
    [one] only 1 minion is
   *[other] only { $n } minions are
} still idle this turn
crew-refused-alone = this takes two idle minions or one idle { $expert }

## Recruiting

attempt-refused-twice = you get one attempt a turn, and you have made it
attempt-refused-room = an attempt needs an Evil Gate and a Lair, and you have no { $room }
recruit-refused-card = { $card } was not turned up
recruit-refused-kind = { $card } is no minion: only clubs and spades from two to ten are
hire-refused-lair = { $n ->
    [0] you have no Lair
    [one] your only Lair is taken
   *[other] all your { $n } Lairs are taken
}
hire-refused-food = the { $minion } eats { $food } food at once, and you have { $there ->
    [0] none
   *[other] { $there }
}
banish-refused-rank = { $minion } has rank { $rank }, but the highest rank, { $most }, goes first
banish-refused-attempt = you cannot banish in an attempt by To Arms outside the Recruit Phase
place-refused = { $card } is not among the cards to place

## Draft

draft-refused-card = { $card } is not in your hand
draft-refused-heroes = you draft hearts and diamonds, not { $card }
draft-refused-minions = you draft clubs and spades, not { $card }
draft-refused-choice = you must take { $cards }
draft-refused-empty = the main deck is empty
draft-refused-extra = you have drawn your extra card already

## War

attack-refused-none = you must send a minion while you have one
join-refused-same = { $minion } is attacking already
join-refused-order = send the lower number first: { $minion } comes before #{ $first }
join-refused-rank = their ranks add up to { $sum }, and { $most } is the limit
