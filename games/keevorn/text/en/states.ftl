## Cards and piles

state-twice = one of its cards is there twice
state-other-pile = { $cards }: also in another pile
state-missing = { $cards }: in no pile; the cards are the 52 and the first Jokers of `XR XB X3 X4 X5 X6 X7 X8`
state-too-many = { $cards }: more than { $most } cards
state-no-weapon = { $cards }: not a Weapon
state-unfit = { $cards }: neither a Weapon nor a Relic
state-misplaced = { $cards }: cannot be in this pile
state-floor-long = { $n } cards, more than there are
state-floor-known = { $known ->
    [one] 1 entry for the { $floor } cards of `floor`
   *[other] { $known } entries for the { $floor } cards of `floor`
}

## Numbers

state-health-most = { $health } is more than the `max_health` of { $most }
state-health-zero = { $health }, but Health is 0 if and only if the game is lost
state-depth = { $depth } is not between the number of removed Jokers, { $removed }, and 8 more
state-wishes = { $wishes } is not between { $least } and { $most }

## Phases and outcome

state-peddler = `peddler` needs a Room of four, full Health, no clean kill, and no other card outside the Floor
state-explore = `explore` needs a card in the Room that is not a Joker
state-probe = `probe` needs a known card on top of the Floor, and at most three cards in the Room
state-loss = `loss` needs a card in the Backpack
state-relief = `relief` needs a Monster or Relic in the Room
state-surprise = `surprise` needs the first edition and a card in the Room
state-won = a won game has no card in Room and Floor
state-outcome = a lost game has a cause, and a won one has none
