## Walking

enter-label = Enter { $cell } with { $card }
go-label = Go { $way } with { $card }
walk-effect = → { $content }. { $card } is discarded.
leave-body = The body here can no longer be looted.
leave-lord = The Dark Lord's body stays behind, and he rises next turn.
leave-lord-lost = The Dark Lord's body is lost, and with it the game.

## Fleeing

flee-label = Flee { $way } with { $card }
flee-outside-label = Flee outside with { $card }
flee-effect = → { $wounds }; { $content }. { $card } is trashed.
flee-outside-effect = → { $wounds }; outside, free to try another entrance. { $card } is trashed.
flee-death-effect = → you die: fleeing costs a wound.

## Looting

loot-label = Loot { $looted } with { $card }
loot-lord-label = Loot the Dark Lord with { $card }
loot-effect = → { $looted } goes to your discard pile. { $card } stays here for good.
loot-companion-effect = → { $looted } joins you: { $companion }. { $card } stays here for good.
loot-lord-effect = → you win with { $points } points. { $card } stays here and does not count.

## Attacking

attack-label = Attack { $foe } with { $cards }
attack-kill-effect = → slain: { $sum } against { $defence }. Loot the body before you leave.
attack-fail-effect = → { $points } against { $defence }: not enough.
attack-fail-effect-stuck = → { $points } against { $defence }: not enough. No fleeing this turn.
double-label = Trash the Fighter
double-effect = → your points count double this turn. { $queen } is gone for good.

## Defending

defend-label = Defend with { $cards }
defend-nothing-label = Defend with no card
defend-effect = → { $wounds }: { $sum } against { $power }.
defend-unhurt-effect = → no wound: { $sum } against { $power }.
defend-death-effect = → you die: { $sum } against { $power }.
defend-exhaustion-effect = → you die: { $sum } against { $power }, then the reshuffle costs { $taken }.
defend-then-goes-on = Your turn continues.
defend-then-refill = Then { $refill }.
defend-then-wounds = Then { $refill }: { $wounds }.
defend-then-stranded = Then you have no card left and lose.

## Healing and the trap

heal-label = Heal with { $card }
heal-effect = → { $wounds }. { $card } is trashed.
heal-queen-label = Heal with the Healer
heal-queen-effect = → { $wounds }. { $queen } is discarded and comes back.
take-label = Take the wound
take-effect = → { $wounds }.
take-death-effect = → you die.
trash-label = Trash { $card }
trash-effect = → no wound. { $card } is gone for good.

## Ending the turn

end-label = End the turn
end-attack-effect = → { $foe } attacks with { $power }. Afterwards you draw.
end-stranded-effect = → you lose: no card is left, so you are stranded.
end-effect = → { $refill }.
end-wounds-effect = → { $wounds }: { $refill }.
end-death-effect = → you die: the reshuffle costs { $taken }.
refill-none = draw no card
refill = draw { $cards }
refill-reshuffle = reshuffle { $discard }, draw { $more }
refill-draw-reshuffle = draw { $cards }, reshuffle { $discard }, draw { $more } more
lord-rises = The Dark Lord rises again.
