## The move

event-go = You go { $direction } to the { $room }.
event-leave = You climb the Staircase.
event-view = You look into the crystal, at { $cell }.
event-fountain = You drink from the fountain.
event-healing = The wizard casts Healing.
event-seeing = The wizard casts Seeing on { $cell }.
event-dissolving = The wizard casts Dissolving on { $cell }.
event-disarming = The wizard casts Disarming on { $cell }.
event-buy = You buy the { $item }.
event-fight = You fight the { $room }.
event-retreat = You retreat { $direction } to the { $room }.
event-shield = Your shield stops the hit and breaks.
event-take = You take the hit.
event-drink = You drink the flask.
event-abandon = You abandon the quest.

## What it shows

event-revealed = Revealed: { $rooms }.
event-rolled = Rolled { $dice }. Revealed: { $rooms }.

## A die

roll-cursed = You roll { $roll }: the water is cursed.
roll-blessed = You roll { $roll }: the water is blessed.
roll-trapped = You roll { $roll }: the chest is trapped.
roll-gold = You roll { $roll } and find { $gold } GP in the chest.
roll-item = You roll { $roll } and find the { $item } in the chest.
roll-item-held = You roll { $roll }: the { $item }. You hold it already, so you get { $gold } GP instead.
roll-arrows = You roll { $roll }: arrows hit you.
roll-dodged = You roll { $roll } and dodge the arrows.
roll-hit = You roll { $roll }: the { $room } hits you.
roll-missed = You roll { $roll }: you both miss.
roll-defeated = You roll { $roll } and defeat the { $room }!

## The room

event-fetched = You fetch it for the King.
event-ice = The cold bites.
event-ice-melts = The Flame Amulet melts the ice for good.
event-door = The Dungeon Key unlocks the door for good.
event-spells = The wizard sells spells for { $price } GP each.
event-items = The wizard sells items for { $price } GP each.
event-shield-gained = You pick up the Wooden Shield.
event-shield-left = You leave the shield, as you carry one.
event-hp = → { $hp } ♥ ({ $change })
event-gp = → { $gp } GP ({ $change })
event-crystal-drained = The crystal is drained.
event-fountain-drained = The water is ordinary now.
event-chest-empty = The chest is empty now.
event-trap-spent = The trap is spent.
event-wall-dissolved = The Stone Wall { $place } dissolves.
event-trap-disarmed = The Arrow Traps { $place } are harmless now.
event-task-done = Task done: { $task-done }.

## What is due

event-hit = The hit will cost { $hit } ♥.
event-enemy = The { $room } is still there.
event-knighted = { $points ->
    [one] King Frederick knights you: { $points } victory point, { $title }.
   *[other] King Frederick knights you: { $points } victory points, { $title }.
}
event-failed = A failed attempt: { $done } of { $all } tasks done.
event-perished = You have perished in the dungeon.
event-lost = The quest is lost.
event-impossible = Your tasks can no longer be completed: the quest is lost.
