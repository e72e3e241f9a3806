## Cards

fault-card-unknown = { $card } is not in the game
fault-card-twice = { $card } is in two places
fault-card-missing = { $cards } is missing
fault-hand-size = { $n } cards are more than { $most }
fault-card-unfit = { $cards } cannot be here
fault-won-without-lord = a won game has the Dark Lord in the discard pile

## Rooms

fault-room-card = { $card } cannot be in `{ $room }` in that room's state
fault-room-slain = `{ $room }` has no monster to be slain
fault-first-room-missing = a hero in the fortress has a first room
fault-first-room-inside = `{ $room }` is not on the rim
fault-first-room-unknown = the first room, `{ $room }`, cannot be unknown
fault-room-unknown = the hero's room cannot be unknown
fault-visited = with `flee_back` it has every room of the hero and no unknown one; otherwise the key is left out
fault-jack-live = the jack in the hero's room has happened, so the room is empty
fault-lord-place = the Dark Lord is in `{ $found }`, not in `{ $named }`
fault-lord-left = the Dark Lord's room is empty only in a turn in which the hero moved

## Wounds and phases

fault-wounds-above = { $wounds } is above `life`, { $life }
fault-wounds-end = { $wounds }: wounds are { $life } if and only if they ended the game
fault-phase-trap = a hero in a trap is in the room of the jack of spades, which is empty
fault-attacker-missing = there is no living monster in `{ $room }`
fault-attacker-far = `{ $room }` is neither the hero's room nor next to it
fault-stranded = a stranded hero has no card left
fault-attacker-phase = an attacker is a cell, in phase `defend`
fault-entries = { $n } entries do not fit
fault-outcome = a lost game has a cause, a won one has none
