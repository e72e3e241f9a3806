## Any time

refused-over = the quest is over
refused-hit = a hit is due: stop it, take it or drink first
refused-no-hit = no hit is due: the shield works only against a hit
refused-combat = the { $room } is not defeated: fight, or retreat to the room you came from
refused-no-enemy = there is no undefeated enemy here
refused-no-flask = you have no flask
refused-no-shield = you have no shield
refused-cold = the shield stops traps and attacks, not the cold
refused-cursed = the shield stops traps and attacks, not cursed water

## Ways

refused-here = you are in this room already
refused-void = there is no room in { $cell }
refused-far = { $cell } is not next to you: go one room north, east, south or west
refused-locked = the door { $place } is locked, and you have no Dungeon Key
refused-wall = the wall { $place } blocks the way: only a Spell of Dissolving removes it
refused-leave-elsewhere = only the Staircase in { $cell } leads out
refused-leave-tasks = { $done } of { $all } tasks done: outside a campaign you need them all

## Magic

refused-no-crystal = there is no crystal here
refused-crystal-drained = this crystal is drained
refused-no-fountain = there is no fountain here
refused-fountain-drained = the water is ordinary now
refused-revealed = the room in { $cell } is revealed already
refused-hidden = the room in { $cell } is not revealed yet
refused-resolved = the { $room } in { $cell } is resolved already
refused-other = in { $cell } is the { $room }: the spell works only on the { $wanted }
refused-no-wizard = there is no wizard here
refused-sells-items = this wizard sells items: the first one you met sells spells
refused-sells-items-seen = this wizard sells items: the first one you saw sells spells
refused-sells-spells = this wizard sells spells: the other one sells items
refused-spell-price = a spell costs { $price } GP, and you have none
refused-item-price = an item costs { $price } GP, and you have { $gp }
refused-item-held = you have the { $item } already

## Notation

moves-accepted = a move is { $moves }, with a cell from `r1c1` to `r5c7`
