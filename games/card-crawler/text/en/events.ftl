## Walking and fleeing

enter-event = You discard { $card } and enter at { $cell }.
go-event = You discard { $card } and go { $way }.
flee-event = You trash { $card } and flee { $way }: { $wounds }.
flee-outside-event = You trash { $card } and flee outside: { $wounds }.
flee-death-event = You trash { $card } to flee, but you do not get away: { $wounds }.
body-event = The body of { $foe } stays behind.
found-event = You find { $card }, { $role }.

## The jacks

jack-heals = { $jack } heals a wound: { $wounds }.
jack-heals-nothing = { $jack } heals, but you have no wound.
jack-traps = { $jack } is a trap: take a wound, or trash a card.
jack-reveals = { $jack } reveals { $rooms }.
jack-reveals-nothing = { $jack } reveals nothing: no adjacent room is face down.
revealed = { $card } to the { $way }

## Fighting

attack-kill-event = You slay { $foe } with { $cards }: { $sum } against { $defence }.
attack-fail-event = Your attack on { $foe } with { $cards } fails: { $sum } against { $defence }.
attack-due = { $foe } attacks with { $power }.
attack-due-shot = { $foe } shoots at you from the { $way } with { $power }.
defend-event = You defend with { $cards }: { $sum } against { $power }, { $wounds }.
defend-unhurt-event = You defend with { $cards }: { $sum } against { $power }, no wound.
defend-nothing-event = You do not defend: { $wounds }.
double-event = You trash the Fighter: your points count double this turn.

## Looting, healing, the trap

loot-event = You loot { $looted } with { $card }; it goes to your discard pile.
loot-companion-event = { $looted } joins you for { $card }: { $companion }.
loot-lord-event = You put down { $card } and take the Dark Lord's body.
heal-event = You trash { $card } to heal a wound: { $wounds }.
heal-queen-event = You discard { $queen }, and she heals a wound: { $wounds }.
take-event = You take the wound: { $wounds }.
trash-event = You trash { $card } instead of taking a wound.

## The end of the turn

end-event = You end your turn.
draw-event = You draw { $cards }.
shuffle-event = { $n ->
    [one] You reshuffle your discard pile of { $n } card: { $wounds }.
   *[other] You reshuffle your discard pile of { $n } cards: { $wounds }.
}
lord-event = The Dark Lord rises again in { $room }.
turn-event = The next turn begins.

## The end of the game

over-won = You win with { $points } points: the Dark Lord is dead and his body is yours.
over-monster = You lose: a monster killed you.
over-trap = You lose: the trap killed you.
over-flight = You lose: you died fleeing.
over-exhaustion = You lose: you died of exhaustion.
over-stranded = You lose: without a card left you are stranded.
over-won-event = You win: the Dark Lord is no more.
over-monster-event = The monster kills you. You lose.
over-trap-event = The trap kills you. You lose.
over-flight-event = You die fleeing. You lose.
over-exhaustion-event = You die of exhaustion. You lose.
over-stranded-event = No card is left: you are stranded and lose.
