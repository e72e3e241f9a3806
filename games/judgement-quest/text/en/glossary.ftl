### Found by name

## Words explained

term-go = go
term-go-says = Walk into a room next to yours: rooms around it are revealed, and then what it holds happens.
term-leave = leave
term-leave-says = { $campaign ->
    [true] Go up the staircase. With all four tasks done you have succeeded; without them it is a failed attempt.
   *[other] Go up the staircase with all four tasks done.
}
term-view = view
term-view-says = Look into the crystal: one room of your choice is revealed, however far away. It works once.
term-fountain = fountain
term-fountain-says = { $hp_cap ->
    [0] Drink from the fountain, once: 4 to 6 on the die gives 1 HP, 1 to 3 costs 1 HP.
   *[other] Drink from the fountain, once: 4 to 6 on the die gives 1 HP, up to { $hp_cap } HP in all, and 1 to 3 costs 1 HP.
}
term-buy = buy
term-buy-says = Pay a wizard: 1 GP for a spell, 2 GP for an item, as often as you can afford it.
term-fight = fight
term-fight-says = A round of combat, one die: 4 to 6 defeats the enemy. A Specter hits you on 1, a Slime on 1 and 2, a Skeleton and the Dragon on 1 to 3.
term-take = take
term-take-says = Take the hit: you lose its damage in HP, and keep shield and flask.
term-drink = drink
term-drink-says = { $hp_cap ->
    [0] Empty the flask: you gain 3 HP. You may do so at any time, even when a hit is about to fall.
   *[other] Empty the flask: you gain 3 HP, up to { $hp_cap } HP in all. You may do so at any time, even when a hit is about to fall.
}
term-abandon = abandon
term-abandon-says = { $campaign ->
    [true] Abandon the quest where you are. The quest is lost, and the whole campaign with it; that rule is ours.
   *[other] Abandon the quest. It is lost.
}
term-resolved = resolved
term-resolved-says = A room that you have dealt with; it is turned sideways, and nothing more happens there.
term-revealed = revealed
term-revealed-says = { $equipment ->
    [dice] A room that has been rolled for: you have entered a room next to it, or seen it by magic.
   *[other] A room that is face up: you have entered a room next to it, or seen it by magic.
}
term-fetch = fetch
term-fetch-says = Enter the rooms that the King wants things from; they give you nothing else.
term-amulet = amulet
term-amulet-says = The Flame Amulet melts Ice Caverns when you enter them, and lasts.
term-key = key
term-key-says = The Dungeon Key unlocks Locked Doors, and lasts.
term-flask = flask
term-flask-says = { $hp_cap ->
    [0] Drink it at any time for 3 HP, even between a hit and its damage.
   *[other] Drink it at any time for 3 HP, up to { $hp_cap } HP in all, even between a hit and its damage.
}
term-shield = shield
term-shield-says = It stops one hit of an enemy, a trap or a chest, whatever the damage, and breaks.
term-retreat = retreat
term-retreat-says = After a round of combat, go back to the room you came from.
term-hopeless = hopeless
term-hopeless-says = { $play_on ->
    [true] A quest whose tasks can no longer be completed. It continues until you end it or perish.
   *[other] { $campaign ->
        [true] A quest whose tasks can no longer be completed. In a campaign it continues: go back and leave, as a failed attempt.
       *[other] When the tasks can no longer be completed, the quest ends.
    }
}
term-shape = shape
term-shape-says = { $layout ->
    [wide] The dungeon has 27 rooms around the Staircase. The wide shape is ours: the diagram is missing from our copy of the rulebook.
    [tall] The dungeon has 27 rooms around the Staircase. The tall shape is ours: the diagram is missing from our copy of the rulebook.
   *[other] The dungeon has 27 rooms around the Staircase, in a shape of your own.
}
term-title = title
term-title-says = { $title ->
    [lieutenant] You start as Lieutenant, with 1 GP. Victory points earn a higher title.
    [captain] You start as Captain, with 2 GP. Victory points earn a higher title.
    [commander] You start as Lord Commander, with 3 GP. Victory points earn a higher title.
   *[other] You start as a plain knight, without gold. Victory points earn a title.
}
term-d12 = D12
term-d12-says = { $d12 ->
    [two_d6] The dice version rolls two D6 for a D12: the first counts, plus 6 if the second shows 4 to 6.
   *[other] The dice version rolls a twelve-sided die for each task and each room.
}
