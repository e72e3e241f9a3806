//! Being attacked: the number of cards to spend on a wound, and the cards left for the next turn.

use underdeck_cards::CardSet;

use crate::deck;
use crate::{Location, Move};

use super::choice::{Choice, Defence, Why};
use super::odds;
use super::outlook::Outlook;
use super::sets::{self, LORD};
use super::weights as w;

/// The points that a death counts as lost.
const DEATH: f32 = 1000.0;

/// The best defence; the Fighter only if no other defence saves the hero (defend-1, defend-2, double-2).
pub(super) fn choose(outlook: &Outlook, attacker: Location) -> Choice {
    let power = outlook.view.card(attacker).map_or(0, deck::power);
    let shot = attacker != outlook.view.at;
    let defence = best(outlook, power, shot, outlook.view.doubled);
    if defence.deadly && outlook.has_fighter() && !best(outlook, power, shot, true).deadly {
        return Why::DoublesToLive.of(Move::Double);
    }
    Why::Defends(defence, power).of(Move::Defend(defence.cards))
}

/// The best defence against a monster in the hero's room, or against a shot, after which the turn continues (R27).
pub(super) fn best(outlook: &Outlook, power: u8, shot: bool, doubled: bool) -> Defence {
    let mut best = Defence { cards: CardSet::EMPTY, value: f32::MIN, wounds: 0, kill: 0.0, deadly: true };
    let odds = odds::Odds::of(outlook, power);
    for cards in outlook.fighters(outlook.hand).subsets() {
        let points = cards.rank_sum() << u32::from(doubled);
        let mut wounds = u32::from(power).saturating_sub(points) as i32;
        let mut value = -sets::cost(cards);
        let mut kill = 0.0;
        if !shot {
            let kept = outlook.hand - cards;
            if outlook.draws(kept.len(), cards.len()).1 {
                wounds += outlook.exhaustion;
            }
            kill = odds.kill_next(kept, cards);
            value += kill * kill_value(power);
        }
        let deadly = wounds >= outlook.left;
        value -= if deadly { DEATH } else { wounds as f32 * outlook.wound_price(wounds) };
        if value > best.value {
            best = Defence { cards, value, wounds, kill, deadly };
        }
    }
    best
}

/// The value of killing the monster in the hero's room.
fn kill_value(power: u8) -> f32 {
    match power {
        LORD => w::KILL_LORD,
        10 => w::KILL_KNIGHT,
        _ => w::KILL_SPADE,
    }
}
