## Rooms

about-gold = You gain 1 GP when you enter, once. It is worth a victory point, or buys a spell.
about-ice = Each entry costs 1 HP. With the Flame Amulet the ice melts instead, for good.
about-door = You can enter only with the Dungeon Key, which you keep. Then the door stays unlocked.
about-chest = Opens when you enter, by a die: 1 is a trap for 1 HP, 2 a Gold Piece, 3 the amulet, 4 the key, 5 the flask, 6 the shield. For an item that you hold you get 2 GP.
about-wizard = { $first_wizard_seen ->
    [true] The first wizard you see sells spells for 1 GP, the other one items for 2 GP.
   *[other] The first wizard you enter sells spells for 1 GP, the other one items for 2 GP.
}
about-crystal = Look into it once and reveal any room, however far away.
about-fountain = { $hp_cap ->
    [0] You may drink once: 4–6 on the die gives 1 HP, 1–3 costs 1 HP.
   *[other] You may drink once: 4–6 on the die gives 1 HP, up to { $hp_cap } HP in all, and 1–3 costs 1 HP.
}
about-wall = Blocks the way until a Spell of Dissolving removes it.
about-trap = { $triggered_traps ->
    [true] When you enter, a die decides: on 1–3 arrows cost you 1 HP. Then the trap is spent. A Spell of Disarming makes it harmless too, but then it does not count for a task.
   *[other] When you enter, a die decides: on 1–3 arrows cost you 1 HP. Then the trap is spent. A Spell of Disarming makes it harmless too, and that counts for a task.
}
about-specter = An enemy: 4–6 on the die defeats it, on 1 it hits you for 1 HP.
about-slime = An enemy: 4–6 on the die defeats it, on 1–2 it hits you for 1 HP.
about-skeleton = An enemy: 4–6 on the die defeats it, on 1–3 it hits you for 1 HP.
about-shield = You take it if you carry none. It stops one hit of an enemy, a trap or a chest, and breaks.
about-dragon = The worst enemy: 4–6 on the die defeats it and brings 3 GP, on 1–3 it hits you for 3 HP.
about-staircase = { $campaign ->
    [true] You came down here. With all four tasks done, leave by it; without them you may leave too, as a failed attempt.
   *[other] You came down here. With all four tasks done, leave by it.
}
about-hidden = { $equipment ->
    [dice] Not rolled for yet. It is rolled when you enter a room next to it.
   *[other] Not revealed yet. It is turned up when you enter a room next to it.
}
about-resolved = This one is resolved: nothing happens here any more.

## Tasks

about-task-fetch = Task: { $task }. Enter each of these rooms; it gives you nothing else.
about-task-remove = Task: { $task }. A room counts once it is melted or unlocked.
about-task-traps = Task: { $task }. A room counts once its traps are triggered or disarmed.
about-task-trigger = Task: { $task }. A room counts once you have triggered its traps; disarmed by a spell it does not count.
about-task-explore = Task: { $task }. You need only see both: revealed is enough.
about-task-defeat = Task: { $task }. Every enemy of this kind counts.
about-task-done = It is done.
about-task-open = It is not done yet.
about-task-other = It is not one of your four tasks.

## Zones

about-zone-dungeon = When you enter a room, the rooms next to it are revealed. A room turned sideways is resolved.
about-zone-tasks = Four tasks: fetch, remove, explore, defeat. Do all of them and return to the Staircase.
about-zone-hp = { $hp_cap ->
    [0] Health points. At 0 you perish; each one left is a victory point.
   *[other] Health points. At 0 you perish, and nothing lifts them above { $hp_cap }; each one left is a victory point.
}
about-zone-gp = Gold Pieces. A spell costs 1, an item 2; each one left is a victory point.
about-zone-inventory = Your items, at most one of each. Each is worth 2 victory points.
about-zone-hit = The damage about to be dealt. A shield stops it, a flask heals you first.
about-zone-points = 1 for each HP, GP and enemy defeated, 2 for each item. They count if you return: 9 make you Lieutenant, 12 Captain, 15 Lord Commander, 18 King.
about-zone-honours = { $campaign ->
    [true] Your title from earlier quests of the campaign, and the gold that it brings.
   *[other] Your title at the start, and the gold that it brings.
}
about-zone-unseen = Rooms still to be revealed, in unknown places.

## What is still hidden

odds-kind = { $same ->
    [0] Still hidden: none of this kind.
   *[other] Still hidden: { $same } of this kind, among { $rooms ->
        [one] { $rooms } room
       *[other] { $rooms } rooms
    }.
}
odds-cards = { $rooms ->
    [0] Every room is revealed.
    [one] Still hidden: { $rooms } room, { $enemies ->
        [0] no enemy
       *[other] an enemy
    }.
   *[other] Still hidden: { $rooms } rooms, { $enemies ->
        [0] none of them an enemy
        [one] { $enemies } of them an enemy
       *[other] { $enemies } of them enemies
    }.
}
odds-dice = { $rooms ->
    [0] Every room is revealed.
    [one] Still to be rolled: { $rooms } room.
   *[other] Still to be rolled: { $rooms } rooms.
}
