//! Being attacked: how many cards a wound is worth, and what is left for the next turn.

use cards::CardSet;

use crate::deck::{self, DARK_LORD, NUMBERED};
use crate::{Move, Spot};

use super::choice::{Choice, Why};
use super::odds;
use super::sets;
use super::sight::Sight;
use super::weights as w;

/// The power of the Dark Lord, and of no other monster (room-5).
pub(super) const LORD: u8 = deck::power(DARK_LORD);

/// A death counts as so many points lost.
const DEATH: f32 = 1000.0;

/// A defence and what it leads to.
#[derive(Clone, Copy)]
pub(super) struct Defence {
    pub(super) cards: CardSet,
    /// The wounds, the cards and the hopes of the next turn, in points.
    pub(super) value: f32,
    /// Those of a reshuffle after it among them.
    pub(super) wounds: i32,
    /// How likely the next hand kills the attacker.
    pub(super) kill: f32,
    /// Whether the hero dies, of the attack or of the exhaustion after it.
    pub(super) deadly: bool,
}

/// The best defence; the Fighter only if nothing else saves the hero (defend-1, defend-2, double-2).
pub(super) fn choose(sight: &Sight, attacker: Spot) -> Choice {
    let power = sight.view.card(attacker).map_or(0, deck::power);
    let shot = attacker != sight.view.at;
    let defence = best(sight, power, shot, sight.view.doubled);
    if defence.deadly && sight.has_fighter() && !best(sight, power, shot, true).deadly {
        return Why::DoublesToLive(defence).of(Move::Double);
    }
    Why::Defends(defence, power).of(Move::Defend(defence.cards))
}

/// The best defence against a monster in the hero's room, or against a shot, after which the turn goes on (R27).
pub(super) fn best(sight: &Sight, power: u8, shot: bool, doubled: bool) -> Defence {
    let mut best = Defence { cards: CardSet::EMPTY, value: f32::MIN, wounds: 0, kill: 0.0, deadly: true };
    for cards in (sight.hand & NUMBERED).subsets() {
        let points = cards.rank_sum() << u32::from(doubled);
        let mut wounds = u32::from(power).saturating_sub(points) as i32;
        let mut value = -sets::cost(cards);
        let mut kill = 0.0;
        if !shot {
            let kept = sight.hand - cards;
            if sight.draws(kept.len(), cards.len()).1 {
                wounds += sight.exhaustion;
            }
            kill = odds::kill_next(sight, kept, cards, power);
            value += kill * wish(power);
        }
        let deadly = wounds >= sight.left;
        value -= if deadly { DEATH } else { wounds as f32 * sight.wound_price(wounds) };
        if value > best.value {
            best = Defence { cards, value, wounds, kill, deadly };
        }
    }
    best
}

/// How dearly the hero wants to kill a monster he stands before.
fn wish(power: u8) -> f32 {
    match power {
        LORD => w::KILL_LORD,
        10 => w::KILL_KNIGHT,
        _ => w::KILL_SPADE,
    }
}
