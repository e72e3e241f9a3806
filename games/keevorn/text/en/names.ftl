## Piles

pile-room = Room
    .in = in the Room
pile-red-hand = Red Hand
    .in = in your red Hand
    .your = your red Hand
pile-black-hand = Black Hand
    .in = in your black Hand
    .your = your black Hand
pile-backpack = Backpack
    .in = in your Backpack
pile-floor = Floor
    .in = in the Floor
pile-discard = Discard
    .in = in the Discard
pile-removed = Removed

## Fortunes

fortune-pain = Pain
fortune-loss = Loss
fortune-vigor = Vigor
fortune-relief = Relief
fortune-surprise = Surprise

## Cards

# A card that is not known.
the-card = the card
role-weapon = weapon
role-relic = relic
role-monster = monster
role-scroll = scroll
role-stairs = stairs
skill-probe = probe
skill-bury = bury
skill-heal = heal
skill-attack = attack
face-weapon = { $card }, weapon { $rank }, { $skill }
face-relic-red = { $card }, relic, gives { $rank } Health
face-relic-black = { $card }, relic, costs { $rank } Health
face-monster = { $card }, { $colour ->
    [red] red
   *[black] black
} monster { $rank }
face-scroll = { $card }, scroll
face-stairs = { $card }, stairs
face-hidden = face down
face-known = face down, known: { $face }

## What a card of the Room can do, in a word or two

does-heal = heal
does-lose = lose
does-probe = probe
does-bury = bury
does-attack = join any fight
does-read = draw a Fortune
does-stairs = the way down
