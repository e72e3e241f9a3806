## Between two quests

campaign-won = { $quests ->
    [one] After { $quests } quest King Frederick hands you his crown: the campaign is won.
   *[other] After { $quests } quests King Frederick hands you his crown: the campaign is won.
}
campaign-lost = { $quests ->
    [one] After { $quests } quest nobody comes up the staircase: the campaign is lost.
   *[other] After { $quests } quests nobody comes up the staircase: the campaign is lost.
}
campaign-status = { $quests ->
    [0] Nobody at court knows your name yet.
    [one] After { $quests } quest you are { $title-a }.
   *[other] After { $quests } quests you are { $title-a }.
}
quest-number = Quest { $number }
quest-returned = { $points ->
    [one] returned with { $points } point
   *[other] returned with { $points } points
}
quest-failed = came back early, a failed attempt
quest-perished = perished in the dungeon
quest-abandoned = abandoned the quest
quest-impossible = could no longer complete the tasks
quest-promoted = { $end }; promoted to { $title }
quest-set-back = { $end }; set back to { $title }
quest-kept = { $end }; still { $title-a }
quest-lost = { $end }; the campaign is lost
quest-note = Set out as { $title-a }, { $done } of { $all } tasks done.

## The story before a quest

quest-name-stranger = Quest { $number }: The stranger at the gate
quest-name-none = Quest { $number }: The plain knight
quest-name-lieutenant = Quest { $number }: The Lieutenant's turn
quest-name-captain = Quest { $number }: The Captain's word
quest-name-commander = Quest { $number }: The Lord Commander's last stairs
story-first = King Frederick receives you between two sneezes. "A knight? Everybody wants to be a knight. There is a dungeon behind the stables with a dragon in it that will not leave the furniture alone. Go down, do four things for me, and come up again. So far most people have been very good at going down."
story-risen = The King reads your report twice, first to himself and then aloud to the whole court. "Kneel," he says. "Mind the carpet. Rise higher than you knelt."
story-returned = "Four out of four," says the King and ticks them off. "Solid work. The bards will want something with more gold in it, or more dragon, but solid work."
story-fallen = The King looks at the list, at you, and at the list. Somebody quietly unpins something from your coat. "You came back," he says at last. "That is the one task I never write down."
story-kept = You came up the stairs early and said so. The King counts what you did do, nods, and lets you keep your chair. "Better a short story than a sad one."
send-off-none = Nobody sees you to the staircase. The guard wishes you luck by the wrong name and keeps the lantern.
send-off-lieutenant = A page brings your officer's purse to the staircase, with 1 gold piece in it and a receipt to sign. By now the dragon has moved every wall.
send-off-captain = Your company stands at the staircase and pretends not to have bets on you. The purse holds 2 gold pieces; one of them is the odds.
send-off-commander = The King walks you to the staircase himself, 3 gold pieces in his hand and his crown a little loose. "It was always heavy," he says. "One quest that they sing about, and you may find out how heavy."
stakes-none = An early way out costs you nothing: there is no title to lose.
stakes-title = { $tasks ->
    [one] If you leave early, { $tasks } task done will keep your title; with fewer you fall to { $title-a }.
   *[other] If you leave early, { $tasks } tasks done will keep your title; with fewer you fall to { $title-a }.
}
goal = { $points } for { $title }
stakes = *Victory points: { $goals }. { $keep } Perish, and the campaign is lost.*
