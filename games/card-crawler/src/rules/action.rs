//! The action phase: the actions open to the hero, counted by group.

use underdeck_cards::CardSet;
use underdeck_game::{Refusal, say};

use crate::location::{Location, Locations};
use crate::rules::{attack, end_of_turn, explore, heal, loot};
use crate::{Move, Phase, State};

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

    /// The moves that choose no card.
    #[inline]
    pub(crate) fn without_cards(&self) -> impl Iterator<Item = Move> {
        let moves = [(self.heal_by_queen, Move::HealByQueen), (self.double, Move::Double), (self.end, Move::End)];
        moves.into_iter().filter_map(|(may, mv)| may.then_some(mv))
    }
}

/// Whether a move is legal, with the most obvious reason if it is not: a move of another phase is refused first
/// (over-1, trap-1, defend-1, R13, R25, R33).
pub(crate) fn check_move(state: &State, mv: Move) -> Result<(), Refusal> {
    let is_trap = matches!(mv, Move::TakeWound | Move::Trash(_));
    let is_defence = matches!(mv, Move::Defend(_));
    match state.phase {
        Phase::Over(_) => Refusal::because(&["over-1"], say!(REFUSE_OVER))?,
        Phase::Trap if !is_trap => Refusal::because(&["trap-1", "trap-2", "R33"], say!(REFUSE_TRAP_FIRST))?,
        Phase::Defend(_) if !is_defence && mv != Move::Double => {
            Refusal::because(&["defend-1", "defend-2", "R33"], say!(REFUSE_ATTACK_FIRST))?;
        }
        Phase::Action | Phase::Defend(_) if is_trap => {
            Refusal::because(&["trap-1", "trap-2", "R25"], say!(REFUSE_NO_TRAP))?;
        }
        Phase::Action if is_defence => Refusal::because(&["defend-1", "defend-2", "R13"], say!(REFUSE_NO_ATTACKER))?,
        _ => {}
    }
    match mv {
        Move::Enter(room, _) => explore::check_enter(state, room)?,
        Move::Go(room, _) => explore::check_go(state, room)?,
        Move::Flee(to, _) => explore::check_flee(state, to)?,
        Move::Loot(_) => loot::check_loot(state)?,
        Move::Heal(_) | Move::HealByQueen => heal::check_heal(state)?,
        Move::Attack(cards) => {
            attack::check_attack(state)?;
            attack::check_fighters(state, cards)?;
            Refusal::unless(!cards.is_empty(), &["attack-1", "term-6"], || say!(REFUSE_ATTACK_EMPTY))?;
        }
        Move::Defend(cards) => attack::check_fighters(state, cards)?,
        Move::Double => attack::check_double(state)?,
        Move::End => end_of_turn::check_end(state)?,
        Move::TakeWound | Move::Trash(_) => {}
    }
    mv.price().map_or(Ok(()), |card| state.check_hand(card))
}
