//! The action phase: which kinds of action are open, counted group by group.

use underdeck_cards::CardSet;

use crate::location::{Location, Locations};
use crate::rules::{attack, end_of_turn, explore, heal, loot};
use crate::{Move, State};

/// The legal moves of phase `action` as a value: sets for an attack, locations and prices to combine
/// (term-6, R2, R13).
#[derive(Clone, Copy)]
pub(crate) struct Actions {
    hand: CardSet,
    pub(crate) cards: usize,
    pub(crate) foe: bool,
    pub(crate) attacks: usize,
    pub(crate) locations: Locations,
    ways: usize,
    pub(crate) loot: bool,
    pub(crate) heal: bool,
    heal_by_queen: bool,
    double: bool,
    end: bool,
}

impl Actions {
    #[inline(always)]
    pub(crate) fn of(state: &State) -> Self {
        let foe = state.foe() > 0;
        let locations = if foe { explore::escapes(state) } else { explore::ways(state) };
        let cards = state.hand.len();
        Self {
            hand: state.hand,
            cards,
            foe,
            attacks: if foe && !state.attacked { attack::sets(state) - 1 } else { 0 },
            locations,
            ways: locations.len() * cards,
            loot: !foe && loot::may_loot(state),
            heal: heal::may_heal(state),
            heal_by_queen: heal::may_heal_by_queen(state),
            double: foe && attack::may_double(state),
            end: end_of_turn::may_end(state, cards),
        }
    }

    #[inline(always)]
    pub(crate) fn count(&self) -> usize {
        let prices = usize::from(self.loot) + usize::from(self.heal);
        let single = usize::from(self.heal_by_queen) + usize::from(self.double) + usize::from(self.end);
        self.attacks + self.ways + prices * self.cards + single
    }

    /// The `n`-th move, in this order: attacks, ways, loot, healing, the rest.
    #[inline(always)]
    pub(crate) fn nth(&self, state: &State, mut n: usize) -> Move {
        if n < self.attacks {
            return Move::Attack(attack::fighters(state).nth_subset(n as u32 + 1));
        }
        n -= self.attacks;
        let card = |n| self.hand.nth(n).expect("a card for each move");
        if n < self.ways {
            let (way, price) = (n as u32 / self.cards as u32, n as u32 % self.cards as u32);
            let (to, card) = (self.locations.nth(way as usize).unwrap_or(Location::OUTSIDE), card(price as usize));
            return match (self.foe, state.at.is_room()) {
                (true, _) => Move::Flee(to, card),
                (false, true) => Move::Go(to, card),
                (false, false) => Move::Enter(to, card),
            };
        }
        n -= self.ways;
        if self.loot {
            if n < self.cards {
                return Move::Loot(card(n));
            }
            n -= self.cards;
        }
        if self.heal {
            if n < self.cards {
                return Move::Heal(card(n));
            }
            n -= self.cards;
        }
        if self.heal_by_queen {
            if n == 0 {
                return Move::HealByQueen;
            }
            n -= 1;
        }
        if self.double && n == 0 { Move::Double } else { Move::End }
    }

    /// Those of the same moves that choose no card.
    #[inline]
    pub(crate) fn without_cards(&self) -> impl Iterator<Item = Move> {
        let moves = [(self.heal_by_queen, Move::HealByQueen), (self.double, Move::Double), (self.end, Move::End)];
        moves.into_iter().filter_map(|(may, mv)| may.then_some(mv))
    }
}
