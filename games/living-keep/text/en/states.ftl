## The whole state

state-turn-limit = `{ $mode }` does not allow { $n }
state-one-keep = `{ $mode }` has one Keep
state-missing = it is missing
state-different = it contradicts the rest of the state, or is out of order
state-unknown-key = `{ $key }` is no key of a state
state-shape = a JSON object with the keys of a state

## Cards

state-known = { $n } known cards are more than { $most }
state-card-twice = a card is in it twice
state-cards-foreign = these cards do not belong in it: { $cards }
state-cards-elsewhere = these cards are in another pile too: { $cards }
state-cards-missing = these cards are in no pile: { $cards }
state-second-turn-deck = only `coop` has a second turn deck
state-entries = { $n } entries, but { $needed } are needed
state-too-many-cards = { $n } cards are more than { $most }
state-no-hero = { $card } is no hero

## Health, stores and rooms

state-health = { $n } of { $most } health: `hp` is at most `hp_max`, and `hp_max` at least 1
state-dead = the game is over at 0 health
state-above = { $n } is more than { $most }
state-above-peons = { $n } is more than `peons_max`
state-rooms = { $n } of `{ $room }` are more than { $most }
state-storage = { $n } is more than the storage, { $most }

## Spells, doors, traps and projects

state-project-twice = `{ $work }` is there twice
state-between = { $n } is not between { $least } and { $most }
state-projects = there are too many projects
state-no-work = `{ $text }` is no spell, door or trap
state-no-research = `{ $mode }` has no research

## Minions

state-kind = { $kind } cannot be a minion here
state-minion-between = minion { $id }: { $n } is not between { $least } and { $most }
state-no-kind = `{ $text }` is no kind: a kind is a card from 2C to TH, XR or DR
state-untrained = minion { $id } was never trained
state-lairs = there are more minions than Lairs: { $n }
state-ids = ids are from 1 to { $most }, in ascending order

## Draft

state-hand = { $n } cards: a hand has 4 or 5 in phase `draft`, otherwise none
state-hand-extra = a hand with two cards of the player’s suits gets no extra card
state-seen = in `draft` it lists cards of the discard, each for one player at most
state-slate = a Keep has no slate in `draft`

## The phase and the players

state-phase-running = `{ $phase }` is no phase of a running game
state-phase-of-mode = the mode has no such phase
state-shortfall = a shortfall needs a minion, and pay or food that exceeds what is in store
state-hero-skipped = a player without turn cards has no Hero Phase while the partner has some
state-second-hand = the second player draws no extra card before their turn
state-nobody-dead = no Keep is at 0 health
state-active = only `coop` has a second active player
state-to-move = the active player decides here
state-player = { $n } is neither 1 nor 2
state-outcome = it is null if and only if the phase is not `over`
state-end = the state cannot end like this

## Time

state-turn-no = it counts from 1
state-turn-pass = it is `turn_limit` once the time is up, and lower before
state-war-round = battles are only in war
state-turn-spent = the turn cards are spent

## Digging

state-new-peons = Peons to place are in phase `peon`, and only there
state-chanters = it is 0 outside phase `peon`
state-chanters-many = there are fewer Peons than that
state-dig-cards = in phase `peon`, at most two for each Peon who digs, otherwise none
state-pool = a pool is divided in phase `divide`, and only there

## Recruiting and Premonition

state-resume = in `pick` and `reorder` the phase to return to, otherwise null
state-picks = in phase `pick` 1 to the number of Evil Gates, otherwise 0
state-pick = phase `pick` needs an Evil Gate and a Lair
state-revealed = cards are turned up in phase `pick`
state-revealed-many = at most three cards are turned up for each Evil Gate
state-look = in phase `reorder` two cards or more, and six at most with those placed

## The hero

state-hero = a hero is at the door in phase `defend`, and only there
state-hero-rank-absent = it is 0 without a hero
state-ware-used = it is false without a hero
state-ware-used-ruling = it is there only with `{ $ruling }`
state-hero-cards = no card is drawn without a hero
state-hero-barred = this hero does not come in this game
state-hero-rank = it is 1 to the rank of the hero’s card
state-hero-cards-monarch = no card is drawn before the Monarch

## War

state-war-minions = a war needs a minion
state-war-open = the war continues while there is a minion
state-send = it lists the minions chosen for the battle: one, or two within the limit of their ranks

## Moves as they are typed

move-expected = a move is { $moves }, with an id from 1 to { $most } and a card such as `TC`
