## The decision

# `$ways` are the open ways out of the room.
prompt-walk = { $ways ->
    [0] You are { $room-at }, and no way is open.
   *[other] You are { $room-at }. Walk on.
}
prompt-walk-done = You are { $room-at }. All tasks are done: back to the Staircase.
prompt-staircase-done = { $ways ->
    [0] All tasks are done: leave by the Staircase.
   *[other] All tasks are done: leave by the Staircase, or walk on for more victory points.
}
prompt-staircase-campaign = { $ways ->
    [0] You are { $room-at }. No way is open: leave and call it a failed attempt.
   *[other] You are { $room-at }. Walk on, or leave and call it a failed attempt.
}
prompt-crystal = { $ways ->
    [0] You are { $room-at }. View a room.
   *[other] You are { $room-at }. View a room, or walk on.
}
prompt-fountain = { $ways ->
    [0] You are { $room-at }. Drink from it.
   *[other] You are { $room-at }. Drink from it, or walk on.
}
prompt-spells = { $ways ->
    [0] Spells cost { $price } GP each. Buy one.
   *[other] Spells cost { $price } GP each. Buy, or walk on.
}
prompt-spells-poor = { $ways ->
    [0] Spells cost { $price } GP each, and you have none.
   *[other] Spells cost { $price } GP each, and you have none. Walk on.
}
prompt-items = { $ways ->
    [0] Items cost { $price } GP each. Buy one.
   *[other] Items cost { $price } GP each. Buy, or walk on.
}
prompt-items-poor = { $ways ->
    [0] Items cost { $price } GP each, and you have { $gp }.
   *[other] Items cost { $price } GP each, and you have { $gp }. Walk on.
}
prompt-combat = The { $room } is not defeated. Fight on, or retreat { $direction } to the { $prev }.
prompt-hit = { $room }: a hit is about to cost you { $hit } of your { $hp } HP.
prompt-returned = { $points ->
    [one] You return to King Frederick with all four tasks done: { $points } victory point, and you are { $title-a }.
   *[other] You return to King Frederick with all four tasks done: { $points } victory points, and you are { $title-a }.
}
prompt-failed = You come back with { $done } of { $all } tasks done and declare a failed attempt.
prompt-perished = You perish { $room-at }.
prompt-abandoned = You abandon the quest.

## Zones

zone-dungeon = Dungeon
zone-dungeon-note = Face up is revealed, sideways is resolved.
token-prev = came from
zone-tasks = Tasks
zone-tasks-note = One of each category; a task done is turned sideways.
zone-fred = F.R.E.D.
zone-fred-note = The King's four tasks.
zone-hp = HP
zone-hp-note = Health points; at 0 you perish.
zone-gp = GP
zone-gp-note = Gold pieces, for the wizards.
zone-inventory = Inventory
zone-inventory-note = You can hold one of each.
zone-hit = Hit
zone-hit-note = The damage about to be dealt.
zone-points = Victory points
zone-points-note = 1 for each HP, GP and enemy defeated, 2 for each item, if you return. { $needed } make you { $title-a }.
zone-points-note-king = 1 for each HP, GP and enemy defeated, 2 for each item, if you return.
zone-honours = Honours
zone-honours-note = In a campaign you may leave early; if you perish or abandon the quest, the campaign is lost.
zone-title = Title
zone-title-note = Worth { $gold } GP at the start of the quest.
zone-unseen = Not yet revealed
zone-unseen-note = Face down in unknown places.
zone-unseen-note-dice = A roll for a complete type gives the next missing one; only so do shield and Dragon appear.

## Tasks and items

task-progress = { $done } of { $all }
task-is-done = done
task-entry = { $task-rooms }: { $progress }
task-face = { $card }, { $task }: { $progress }
task-fetch-note = Done when you have entered all of them; they give you nothing else.
task-remove-note = Done when both are resolved.
task-trigger-note = Done when you have triggered both; a disarmed one does not count.
task-explore-note = Done when both are revealed.
task-defeat-note = Done when all are defeated.
item-held = held
item-not-held = not held
item-amulet-note = 3♥, as the Ice: Ice Caverns do not hurt you, and they melt.
item-key-note = 4♥, as the Door: you can enter Locked Doors.
item-flask-note = { $hp_cap ->
    [0] 5♥, five letters: 3 HP at any time, once.
   *[other] 5♥, five letters: 3 HP at any time, up to { $hp_cap } in all, once.
}
item-shield-note = 6♥, six letters: stops one hit of an enemy, a trap or a chest, and breaks.

## Rooms

room-face = { $card }, { $room } ({ $room-card }): { $state }
unseen-face = { $card }, { $room }
badge-spells = spells
badge-items = items
state-hidden = a room not yet revealed
state-hidden-dice = a room not yet rolled for
state-fetch = wanted by the King, gives you nothing else
state-fetched = fetched for the King
state-gold = { $gold } GP for you
state-ice = { $change } ♥ at each entry, melts with the Flame Amulet
state-ice-melted = melted
state-door = opens with the Dungeon Key
state-door-unlocked = unlocked for good
state-chest = opens when you enter
state-wizard = the first wizard you meet sells spells, the other one items
state-wizard-spells = sells spells for { $price } GP
state-wizard-items = sells items for { $price } GP
state-crystal = shows a room of your choice, once
state-crystal-drained = drained
state-fountain = drink once: { $gain } ♥ on { $high }, { $loss } ♥ on { $low }
state-fountain-drained = ordinary water now
state-wall = blocks the way until dissolved
state-wall-dissolved = dissolved
state-trap = { $change } ♥ on { $low }
state-trap-spent = harmless now
state-enemy = defeated on { $high }, { $change } ♥ on { $low }
state-enemy-defeated = defeated
state-shield = yours if you carry none
state-staircase = the way out
state-empty = empty now
