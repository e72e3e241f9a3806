## Rooms

fault-rooms-count = 27 rooms are needed, not { $rooms }
fault-rooms-staircase = `7H` belongs at `r3c4`
fault-rooms-apart = every room must be connected to the others (area-2)
fault-rooms-copies = { $card } must be there once, not { $times } times
fault-rooms-repeated = { $card } is there { $times } times
fault-rooms-order = { $card } comes after its club
fault-rooms-void = { $square } is no room of the dungeon
fault-rooms-unrolled = { $square } is rolled for when it is revealed
fault-rooms-seen = another room was seen at { $square }
fault-rooms-card = { $card } is no room of the dungeon
fault-rooms-entry = { $entry } is no room: a room card, `??` or nothing
fault-length = { $found } entries instead of { $wanted }

## Flags and places

fault-revealed-unknown = there is no room to see at { $square }
fault-revealed-void = only rooms can be revealed
fault-revealed-staircase = the Staircase is always revealed
fault-revealed-around = the rooms next to you at { $square } must be revealed
fault-resolved-hidden = a resolved room must be revealed
fault-resolved-never = the Staircase and the wizards are never resolved
fault-disarmed = with `triggered_traps` it lists resolved traps, otherwise the key is left out
fault-pos = you cannot be at { $square }: there is no revealed room
fault-prev-null = it is null on the Staircase only
fault-prev-far = { $prev } is not next to { $square }
fault-wizard-seen = with `first_wizard_seen` it is set as soon as a wizard is revealed
fault-wizard-entered = you are in a wizard's room, so it must be set
fault-wizard-absent = no wizard is revealed at { $square }

## Counters, tasks and phase

fault-most = { $found } is more than { $most }
fault-hp-zero = it must be 0 if you have perished, and only then
fault-tasks = { $card } is no { $category } task
fault-phase-explore = `explore` needs a room without an undefeated enemy
fault-phase-combat = `combat` needs an undefeated enemy and a way back
fault-phase-hit = `hit` needs a room that hurts, and something to decide about it
fault-over-returned = the return needs the Staircase and all tasks done
fault-over-failed = a failed attempt needs a campaign, the Staircase and an open task
fault-over-impossible = an impossible quest must be hopeless, and outside a campaign

## Maps of your own

map-rows = 5 rows of 7 characters joined by `/`, and this has { $rows }
map-columns = 5 rows of 7 characters joined by `/`, and row { $row } has { $columns }
map-sign = `#` for a room and `.` for none, and { $cell } is { $sign }
map-rooms = 27 rooms, `#`, and this has { $rooms }
map-staircase = a room in { $cell }, where the Staircase is, and there is none
map-apart = connected rooms, and no path leads from the Staircase to { $cell }
