## The reason for a move, after the move itself

reason-plan = { $why }; about { $percent }% to win.
reason-plan-better = { $why }; about { $percent }% to win, a shade more than with “{ $other }”.
reason-plan-against = { $why }; about { $percent }% to win, { $less }% with “{ $other }”.
reason-plan-alone = { $why }; about { $percent }% to win, and every other move leads to death.
reason-plan-win = { $why }; this wins the game.
reason-no-choice = { $why }; there is no other move.
reason-only-card = { $card } is the only card you can discard.
reason-luck = Only luck can save you in this Room at { $health } Health.
reason-luck-armed = Only luck can save you in this Room at { $health } Health, even with { $arms }.
reason-lost = I see no way to survive this Room at { $health } Health.
reason-lost-armed = I see no way to survive this Room at { $health } Health, even with { $arms }.
reason-trade = { $weapons ->
    [one] You get the last hidden Weapon ({ $least } to 10) for { $card }.
   *[other] You get one of { $weapons } hidden Weapons ({ $least } to 10) for { $card }.
}
reason-no-trade = There is no Monster or Relic to trade.
reason-no-trade-weapons = There is no Monster to trade.

## Hands and Backpack

why-trade = You get a Weapon for { $card }
why-explore = The Room is as good as it gets
why-equip-fight = { $card } in your { $colour ->
    [red] red
   *[black] black
} Hand adds { $rank } against { $monster }
why-equip = { $colour ->
    [red] { $n ->
        [0] { $card } goes to your red Hand, although no red Monster is hidden
        [one] { $card } in your red Hand can fight the last hidden red Monster
       *[other] { $card } in your red Hand can fight the { $n } hidden red Monsters
    }
   *[black] { $n ->
        [0] { $card } goes to your black Hand, although no black Monster is hidden
        [one] { $card } in your black Hand can fight the last hidden black Monster
       *[other] { $card } in your black Hand can fight the { $n } hidden black Monsters
    }
}
why-drop-weaker = { $card } is { $more } stronger than { $drop } { $hand-in }
why-drop = { $card } replaces { $drop } { $hand-in }
why-store = Your Backpack keeps { $card } for later ({ $free } of { $places } places free)
why-place-fight = { $card } comes out of the Backpack to fight { $monster }
why-place-cost = { $card } comes out of the Backpack: at { $health } Health you can afford to lose { $rank }
why-place-heal = { $card } comes out of the Backpack to heal, at { $health } of { $most } Health
why-place-equip = { $card } comes out of the Backpack for a free place in your Hand
why-place-bury = { $card } comes out of the Backpack to bury { $target }
why-place-buried = { $card } comes out of the Backpack for { $by } to bury it
why-place = { $card } comes out of the Backpack

## Fights

why-fight-clean = A clean kill, { $power } against { $strength }
why-fight-lost = You lose { $lost } Health, { $power } against { $strength }
why-fight-lost-kept = You lose { $lost } Health, { $power } against { $strength }, and keep { $kept }
why-fight-unhurt = You lose no Health, { $power } against { $strength }
why-fight-gain = The spade gains you { $gained } Health, { $power } against { $strength }

## Skills and Relics

why-heal = { $wasted ->
    [0] { $card } heals you from { $from } to { $to } Health
   *[other] { $card } heals you from { $from } to { $to } Health ({ $wasted } wasted)
}
why-heal-fight = { $wasted ->
    [0] { $card } heals you from { $from } to { $to } Health before the fight with { $monster }
   *[other] { $card } heals you from { $from } to { $to } Health ({ $wasted } wasted) before the fight with { $monster }
}
why-heal-full = Your Health is full: { $card } heals nothing and only leaves the Room
why-cost = At { $health } Health you can afford the { $rank } that { $card } costs
why-probe = { $card } shows you the top card of the Floor
why-probe-known = { $card } can fetch { $top } from the top of the Floor
why-take = { $card } joins the Room
why-return = { $card } stays on top of the Floor
why-bury-stairs = { $card } puts off the Stairs: { $target } goes under the Floor
why-bury-scroll = { $card } sends { $target } under the Floor unread
why-bury-monster = { $card } sends { $target } under the Floor: no fight with strength { $rank }
why-bury-cost = { $card } sends { $target } under the Floor: you save { $rank } Health
why-bury-later = { $card } sends { $target } under the Floor for later

## Scrolls and Fortunes

why-read-empty = The Floor is empty, so { $card } brings no Fortune
why-read-known = { $card } on top of the Floor brings { $fortune }
why-read-free = { $pain ->
    [0] Of { $all } hidden cards none is Pain, which costs nothing at Depth 0
    [one] Of { $all } hidden cards 1 is Pain, which costs nothing at Depth 0
   *[other] Of { $all } hidden cards { $pain } are Pain, which costs nothing at Depth 0
}
why-read = { $all ->
    [one] The hidden card is { $pain ->
        [one] Pain ({ $cost })
       *[other] { $vigor ->
            [one] Vigor ({ $gain })
           *[other] neither Pain nor Vigor
        }
    }
   *[other] Of { $all } hidden cards { $pain ->
        [0] none is
        [one] 1 is
       *[other] { $pain } are
    } Pain ({ $cost }) and { $vigor ->
        [0] none is
        [one] 1 is
       *[other] { $vigor } are
    } Vigor ({ $gain })
}
why-lose = { $card } leaves your Backpack
why-relieve-monster = You need not fight { $card }, strength { $rank }
why-relieve-red = You lose only { $card }, which could heal { $rank } at most
why-relieve-black = You are spared the { $rank } Health that { $card } costs
why-decline = You discard nothing
why-discard-nothing = You keep every card in the Room
why-discard = You get rid of { $cards }
why-wish-pain = { $cost ->
    [0] Pain costs nothing at Depth 0
   *[other] Pain costs { $cost } Health
}
why-wish-vigor = { $gain ->
    [0] Vigor gains no Health, but does no harm
   *[other] Vigor gains you { $gain } Health
}
why-wish-loss = Loss costs you one card of the Backpack at most
why-wish-relief = Relief rids you of one Monster or Relic of the Room at most
why-wish-relief-monster = Relief rids you of one Monster of the Room at most
why-wish-surprise = Surprise rids you of any cards of the Room
why-wish-again = Surprise lets you name another Fortune
