## Moves

event-trade = { $card } goes under the Floor, and the Peddler gives you { $weapon }.
event-trade-shown = { $n ->
    [one] The Peddler passes over { $cards }, which goes under the Floor too.
   *[other] The Peddler passes over { $cards }, which go under the Floor too.
}
event-explore = The Peddler leaves, and you explore the Room.
event-fight = You fight { $monster } with { $weapons }: { $power } against { $strength }.
event-fight-barehanded = You fight { $monster } barehanded: { $power } against { $strength }.
event-clean-kill = { $n ->
    [1] Your first clean kill.
   *[other] { NUMBER($n, type: "ordinal") ->
        [one] Your { $n }st clean kill.
        [two] Your { $n }nd clean kill.
        [few] Your { $n }rd clean kill.
       *[other] Your { $n }th clean kill.
    }
}
event-equip = { $card } is { $hand-in }.
event-equip-drop = { $card } replaces { $drop } { $hand-in }.
event-store = { $card } is in your Backpack.
event-place = { $card } is in the Room.
event-heal = You discard { $card } to heal.
event-probe = You discard { $card } and see { $top } on top of the Floor.
event-bury = You discard { $card } and bury { $target } under the Floor.
event-take = { $card } joins the Room.
event-return = { $card } stays on top of the Floor.
event-relic = You play { $card }.
event-read = You read { $scroll }: { $card } brings { $fortune }.
event-read-idle = You read { $scroll }: { $card } brings { $fortune }, which has no effect.
event-read-empty = You read { $scroll }: the Floor is empty, so it brings no Fortune.
event-lose = { $card } leaves your Backpack.
event-relieve = { $card } leaves the Room.
event-decline = You decline and discard nothing.
event-discard-nothing = You discard nothing.
event-discard = You discard { $cards }.
event-wish = You wish for { $fortune }.
event-wish-idle = You wish for { $fortune }, which has no effect.

## What follows

event-stairs = { $n ->
    [one] You find the Stairs: { $jokers } is removed. Depth { $depth }.
   *[other] You find the Stairs: { $jokers } are removed. Depth { $depth }.
}
event-floor = { $n ->
    [one] 1 card is shuffled into a new Floor.
   *[other] { $n } cards are shuffled into a new Floor.
}
event-secret-floor = { $n ->
    [one] You find the Secret Floor: 1 card is shuffled.
   *[other] You find the Secret Floor: { $n } cards are shuffled.
}
event-room = The Room now: { $cards }.
event-won = The last Room is clear: you escape from Keevorn and win!
event-dead-fight = The Monster kills you.
event-dead-relic = The cursed Relic kills you.
event-dead-pain = Pain kills you.
