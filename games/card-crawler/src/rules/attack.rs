//! Attack a monster: attacking, being attacked, doubling.

use underdeck_cards::CardSet;
use underdeck_game::{Chance, Refusal, RuleIds, say};

use crate::deck::{FIGHTER, HEALER, power};
use crate::phase::Cause;
use crate::{Move, Phase, State};

/// The cards of the hand that can be played in a fight (hand-1, hand-2, hand-3, option-8, R15, R16).
#[inline]
pub(crate) fn fighters(state: &State) -> CardSet {
    state.hand & state.options.fighters()
}

/// The number of sets of cards that can be played in a fight, the empty one included (term-6, R14).
#[inline]
pub(crate) fn sets(state: &State) -> usize {
    1 << fighters(state).len()
}

/// The points of cards in a fight: their sum, doubled by the Fighter
/// (attack-1, defend-2, queen-4, R18).
#[inline]
pub(crate) fn points(cards: CardSet, doubled: bool) -> u32 {
    cards.rank_sum() << u32::from(doubled)
}

/// Whether the Fighter can be trashed: she is next to the life counter (double-1, double-2, queen-1, queen-4, R17).
#[inline]
pub(crate) fn may_double(state: &State) -> bool {
    state.queens.contains(FIGHTER)
}

/// Discards the cards; they kill with more points than the defence, which is twice the power (attack-1, room-7, R11).
#[inline]
pub(crate) fn attack(state: &mut State, cards: CardSet) {
    let defence = 2 * u32::from(state.foe());
    play_cards(state, cards);
    state.attacked = true;
    state.slain = points(cards, state.doubled) > defence;
}

/// Trashes the Fighter; points count double until the turn ends (double-1, double-2, queen-4, R18).
#[inline]
pub(crate) fn double(state: &mut State) {
    state.queens.remove(FIGHTER);
    state.trash.insert(FIGHTER);
    state.doubled = true;
}

/// Any set of numbered cards, even an empty one, and doubling (defend-1, defend-2, double-2, R14, R33).
#[inline]
pub(crate) fn defence_count(state: &State) -> usize {
    sets(state) + usize::from(may_double(state))
}

#[inline]
pub(crate) fn defence_nth(state: &State, n: usize) -> Move {
    if n < sets(state) { Move::Defend(fighters(state).nth_subset(n as u32)) } else { Move::Double }
}

/// Discards the cards; the excess of the power over their points wounds. An attack in the hero's room ends the turn, a
/// shot does not (defend-1, defend-2, room-7, R13, R14, R27).
#[inline]
pub(crate) fn defend(state: &mut State, cards: CardSet, chance: &mut impl Chance) {
    let Phase::Defend(attacker) = state.phase else { return };
    let attack = u32::from(power(state.grid.get(attacker)));
    play_cards(state, cards);
    let wounds = attack.saturating_sub(points(cards, state.doubled));
    if !state.wound(wounds as u8, Cause::Monster) {
        return;
    }
    if attacker == state.at {
        state.end_turn(chance);
    } else {
        state.phase = Phase::Action;
    }
}

#[inline]
fn play_cards(state: &mut State, cards: CardSet) {
    state.hand -= cards;
    state.discard |= cards;
}

/// Whether there is a monster to attack, and no attack was made since the hero arrived (attack-1, term-4, R11).
pub(crate) fn check_attack(state: &State) -> Result<(), Refusal> {
    Refusal::unless(state.foe() > 0, &["attack-1", "term-4"], || say!(REFUSE_ATTACK_NOTHING))?;
    Refusal::unless(!state.attacked, &["attack-1", "R11"], || say!(REFUSE_ATTACK_TWICE))
}

/// Whether cards can be played in a fight (hand-2, hand-3, term-6, R15, R16).
pub(crate) fn check_fighters(state: &State, cards: CardSet) -> Result<(), Refusal> {
    if let Some(card) = (cards - state.hand).first() {
        return state.check_hand(card);
    }
    match (cards - fighters(state)).first() {
        None => Ok(()),
        Some(card) => {
            let rules: RuleIds = if card == HEALER { &["hand-3", "R16"] } else { &["hand-2", "R15"] };
            Refusal::because(rules, say!(REFUSE_NO_POINTS, card))
        }
    }
}

/// Whether the Fighter can be trashed against a monster (double-1, queen-4, R17, R18).
pub(crate) fn check_double(state: &State) -> Result<(), Refusal> {
    Refusal::unless(may_double(state), &["double-1", "queen-4", "R17"], || say!(REFUSE_DOUBLE_NO_FIGHTER))?;
    let attacked = matches!(state.phase, Phase::Defend(_));
    Refusal::unless(attacked || state.foe() > 0, &["double-1", "R18"], || say!(REFUSE_DOUBLE_NOTHING))
}
