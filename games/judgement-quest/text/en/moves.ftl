## Health and gold

# `{ $change }` is written with its sign: +3, −1.
hp-after = { $left } ♥ ({ $change })
hp-full = { $left } ♥ (full)
hp-none = you die
hp-after-or-shield = { $left } ♥ ({ $change }) or lose the shield
hp-none-or-shield = you die or lose the shield
hp-none-or-flask = you die or drink the flask
gp-after = { $left } GP ({ $change })

## Walking into a room

go-label = Go { $direction } to the { $room }
# The rooms around it are revealed first.
entry-empty = { $hidden ->
    [0] → nothing happens
    [one] → reveals { $hidden } room
   *[other] → reveals { $hidden } rooms
}
entry-empty-rolled = { $hidden ->
    [one] → rolls { $hidden } room
   *[other] → rolls { $hidden } rooms
}
entry-reveals = { $hidden ->
    [one] { $effect }; reveals { $hidden } room
   *[other] { $effect }; reveals { $hidden } rooms
}
entry-rolls = { $hidden ->
    [one] { $effect }; rolls { $hidden } room
   *[other] { $effect }; rolls { $hidden } rooms
}
entry-fetched = → fetched for the King, nothing for you
entry-staircase = → back at the way out
entry-crystal = → you may reveal any room
entry-fountain = → you may drink
entry-gold = → { $gold }
entry-ice = → { $hit }
entry-ice-melts = → the ice melts for good
entry-door = → unlocked for good
entry-spells = → sells spells, { $price } GP each
entry-items = → sells items, { $price } GP each
entry-trap = { $high } → dodged, { $low } → { $hit }
entry-shield = → you gain a shield
entry-shield-held = → you leave it, you carry one
# Of the four items in chests you hold `$held`; for those there is gold instead.
entry-chest = { $held ->
    [0] { $coin } → +{ $gold } GP, { $items } → an item, { $trap } → { $hit }
    [4] { $coin } → +{ $gold } GP, { $items } → +{ $instead } GP, { $trap } → { $hit }
   *[other] { $coin } → +{ $gold } GP, { $items } → an item or +{ $instead } GP, { $trap } → { $hit }
}

## Combat

fight-label = Fight the { $room }
fight-effect = { $high } → defeated, { $low } → { $hit }
fight-effect-dragon = { $high } → defeated and +{ $gold } GP, { $low } → { $hit }
retreat-label = Retreat { $direction } to the { $room }

## A hit

shield-label = Stop the hit with the shield
shield-effect = → no damage, the shield breaks
take-label = Take the hit
take-effect = → { $hit }
drink-label = Drink the flask
drink-effect = → { $health }
drink-effect-waits = → { $health }, the hit still waits
drink-effect-hit = → { $health }, then the hit → { $hit }

## Magic

view-label = View { $cell }
view-effect = → revealed, the crystal is drained
view-effect-rolled = → rolled and revealed, the crystal is drained
fountain-label = Drink from the fountain
fountain-effect = { $high } → { $health }, { $low } → { $hit }
healing-label = Buy Healing
healing-effect = → { $health }, { $left } GP left
seeing-label = Buy Seeing for { $cell }
seeing-effect = → revealed, { $left } GP left
seeing-effect-rolled = → rolled and revealed, { $left } GP left
dissolving-label = Buy Dissolving for { $cell }
dissolving-effect = → the wall is gone, { $left } GP left
disarming-label = Buy Disarming for { $cell }
disarming-effect = → the traps are harmless, { $left } GP left
disarming-effect-lost = → harmless but lost for your task, { $left } GP left
buy-label = Buy the { $item }
buy-effect = → { $left } GP left

## The end

leave-label = Leave the dungeon
leave-effect = { $points ->
    [one] → { $points } victory point, you are { $title-a }
   *[other] → { $points } victory points, you are { $title-a }
}
leave-effect-kept = { $points ->
    [one] → { $points } victory point, you remain { $title-a }
   *[other] → { $points } victory points, you remain { $title-a }
}
leave-effect-failed = { $done ->
    [0] → failed attempt with no task done, you remain { $title-a }
    [one] → failed attempt with { $done } task done, you remain { $title-a }
   *[other] → failed attempt with { $done } tasks done, you remain { $title-a }
}
leave-effect-fall = { $needed ->
    [one] → failed attempt, { $done } of 1 task needed, you fall to { $title }
   *[other] → failed attempt, { $done } of { $needed } tasks needed, you fall to { $title }
}
abandon-label = Abandon the quest
abandon-effect = → the quest is lost
abandon-effect-campaign = → the quest and the campaign are lost
