//! The skills of Weapons in the Room: heal, probe, bury. Attack is not a move but the right to join a fight (R14).

use underdeck_cards::{Card, CardSet, Suit};
use underdeck_game::{Chance, Id, Refusal, RuleIds, say};

use crate::deck::suit;
use crate::rules::Census;
use crate::rules::refusal::{check_kind, check_room};
use crate::{Move, Phase, State, text};

#[inline]
fn weapons(state: &State, of: Suit) -> CardSet {
    state.room & state.kinds().weapons & suit(of)
}

/// Heart Weapons heal (heal-1, R15).
#[inline]
fn heals(state: &State) -> CardSet {
    weapons(state, Suit::Hearts)
}

/// Club Weapons probe while there is a Floor, known or not (probe-1, R16).
#[inline]
fn probes(state: &State) -> CardSet {
    if state.floor.is_empty() { CardSet::EMPTY } else { weapons(state, Suit::Clubs) }
}

/// Hearts, clubs while there is a Floor, and each diamond with any other card of the Room (bury-1, R18).
#[inline]
pub(crate) fn count(state: &State, census: &Census) -> usize {
    singles(state, census) + census.diamond_weapons() * targets(census)
}

#[inline]
fn singles(state: &State, census: &Census) -> usize {
    census.heart_weapons() + if state.floor.is_empty() { 0 } else { census.club_weapons() }
}

#[inline]
fn targets(census: &Census) -> usize {
    census.room() - 1
}

#[inline]
pub(crate) fn nth(state: &State, census: &Census, n: usize) -> Move {
    let singles = singles(state, census);
    if n < singles {
        let card = (heals(state) | probes(state)).nth(n).expect("a heart or club for each move");
        return if heals(state).contains(card) { Move::Heal(card) } else { Move::Probe(card) };
    }
    let (n, targets) = (n - singles, targets(census));
    let card = weapons(state, Suit::Diamonds).nth(n / targets).expect("a diamond for each move");
    let target = (state.room - CardSet::of(card)).nth(n % targets).expect("a target for each move");
    Move::Bury(card, target)
}

/// Discards the heart for Health of its rank (heal-1).
#[inline]
pub(crate) fn heal(state: &mut State, card: Card, chance: &mut impl Chance) {
    state.discard_from_room(card);
    state.gain(card.rank().into());
    state.check_room(chance);
}

/// Discards the club for a look at the top card, to be taken or returned (probe-1, R9, R17).
#[inline]
pub(crate) fn probe(state: &mut State, card: Card) {
    state.discard_from_room(card);
    state.floor.make_known(0);
    state.phase = Phase::Probe;
}

/// The probed card joins the Room (probe-2). A returned card needs only the Room check (probe-3).
#[inline]
pub(crate) fn take(state: &mut State, chance: &mut impl Chance) {
    let card = state.floor.draw().expect("only a Floor with a card is probed");
    state.room.insert(card);
    state.check_room(chance);
}

/// Discards the diamond; the target goes under the Floor, known (bury-1, R19).
#[inline]
pub(crate) fn bury(state: &mut State, card: Card, target: Card, chance: &mut impl Chance) {
    state.discard_from_room(card);
    state.room.remove(target);
    state.floor.put_under(target, true);
    state.check_room(chance);
}

impl State {
    /// Discards a card of the Room.
    #[inline]
    pub(crate) fn discard_from_room(&mut self, card: Card) {
        self.room.remove(card);
        self.discard.insert(card);
    }
}

/// Whether the card can heal (heal-1, R14).
pub(crate) fn check_heal(state: &State, card: Card) -> Result<(), Refusal> {
    check_skill(state, card, Suit::Hearts, &text::ONLY_HEAL, &["heal-1", "R14"])
}

/// Whether the card can probe (probe-1, R14, R16).
pub(crate) fn check_probe(state: &State, card: Card) -> Result<(), Refusal> {
    check_skill(state, card, Suit::Clubs, &text::ONLY_PROBE, &["probe-1", "R14"])?;
    Refusal::unless(probes(state).contains(card), &["probe-1", "R16"], || say!(REFUSAL_PROBE_EMPTY))
}

/// Whether the card can bury the target (bury-1, R14, R18).
pub(crate) fn check_bury(state: &State, card: Card, target: Card) -> Result<(), Refusal> {
    check_skill(state, card, Suit::Diamonds, &text::ONLY_BURY, &["bury-1", "R14"])?;
    check_room(state, target, &["bury-1", "R18"])?;
    Refusal::unless(card != target, &["bury-1", "R18"], || say!(REFUSAL_BURY_ITSELF, card))
}

/// Whether a card was probed (probe-1, probe-2, probe-3).
pub(crate) fn check_probed(state: &State) -> Result<(), Refusal> {
    let is_probed = state.phase == Phase::Probe;
    Refusal::unless(is_probed, &["probe-1", "probe-2", "probe-3"], || say!(REFUSAL_NOT_PROBED))
}

/// Whether the card has the skill of the suit while it is in the Room.
fn check_skill(state: &State, card: Card, of: Suit, only: &'static Id, rules: RuleIds) -> Result<(), Refusal> {
    check_kind(state, state.kinds().weapons & suit(of), card, only, rules)?;
    check_room(state, card, rules)
}
