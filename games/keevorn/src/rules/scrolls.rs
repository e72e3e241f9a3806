//! Scrolls, Fortunes and wishes.

use underdeck_cards::{Card, CardSet};
use underdeck_game::{Chance, Refusal, RuleIds, say};

use crate::deck::{MONSTERS, SCROLLS};
use crate::options::Edition;
use crate::rules::Census;
use crate::rules::refusal::{check_in, check_kind, check_room, refuse_kind};
use crate::state::Cause;
use crate::{Fortune, Move, Phase, State, text};

/// Aces in the Room (read-1).
#[inline]
pub(crate) fn count(census: &Census) -> usize {
    census.scrolls()
}

#[inline]
pub(crate) fn nth(state: &State, n: usize) -> Move {
    Move::Read((state.room & SCROLLS).nth(n).expect("an ace for each move"))
}

/// Cards of the Backpack to lose; one must go unless Loss can be declined (loss-1, decline-1, R30).
#[inline]
pub(crate) fn loss_count(state: &State) -> usize {
    state.backpack.len() + usize::from(state.options.decline_fortunes)
}

#[inline]
pub(crate) fn loss_nth(state: &State, n: usize) -> Move {
    state.backpack.nth(n).map_or(Move::Decline, Move::Lose)
}

/// Monsters and Relics of the Room, including the drawn card (relief-1, R28, R30, R47).
#[inline]
pub(crate) fn relief_targets(state: &State) -> CardSet {
    state.room & (MONSTERS | state.kinds().relics)
}

#[inline]
pub(crate) fn relief_count(state: &State) -> usize {
    relief_targets(state).len() + usize::from(state.options.decline_fortunes)
}

#[inline]
pub(crate) fn relief_nth(state: &State, n: usize) -> Move {
    relief_targets(state).nth(n).map_or(Move::Decline, Move::Relieve)
}

/// Any cards of the Room, none and Jokers included (surprise-1, surprise-2, R28, R31, R36).
#[inline]
pub(crate) fn surprise_count(state: &State) -> usize {
    1 << state.room.len()
}

#[inline]
pub(crate) fn surprise_nth(state: &State, n: usize) -> Move {
    Move::Discard(state.room.nth_subset(n as u32))
}

/// Any Fortune; in the second edition any but Surprise (wish-1, wish-2, R33, R41).
#[inline]
pub(crate) fn wish_count(state: &State) -> usize {
    match state.options.edition {
        Edition::First => Fortune::ALL.len(),
        Edition::Second => Fortune::ALL.len() - 1,
    }
}

#[inline]
pub(crate) fn wish_nth(n: usize) -> Move {
    Move::Wish(Fortune::ALL[n])
}

/// Discards the ace and draws a card, whose suit names the Fortune, whatever its rank; on an empty Floor no card is
/// drawn (read-1, R27, R28, R32).
#[inline]
pub(crate) fn read(state: &mut State, ace: Card, chance: &mut impl Chance) {
    state.discard_from_room(ace);
    let Some(drawn) = state.floor.draw() else { return state.check_room(chance) };
    state.room.insert(drawn);
    let fortune = Fortune::from(drawn.suit());
    resolve(state, fortune, chance);
}

/// Spends a wish and resolves its Fortune before the next (wish-1, R41).
#[inline]
pub(crate) fn wish(state: &mut State, fortune: Fortune, chance: &mut impl Chance) {
    state.wishes -= 1;
    resolve(state, fortune, chance);
}

/// Resolves a Fortune; one without effect is skipped
/// (fortune-1, fortune-2, fortune-3, fortune-4, fortune-5, fortune-6, R29, R30, R31).
fn resolve(state: &mut State, fortune: Fortune, chance: &mut impl Chance) {
    let change = 3 * u32::from(state.depth);
    match fortune {
        Fortune::Pain => {
            if !state.lose(change, Cause::Pain) {
                return;
            }
        }
        Fortune::Vigor => state.gain(change),
        Fortune::Loss => {
            if !state.backpack.is_empty() {
                state.phase = Phase::Loss;
                return;
            }
        }
        Fortune::Relief => {
            if !relief_targets(state).is_empty() {
                state.phase = Phase::Relief;
                return;
            }
        }
        Fortune::Surprise => match state.options.edition {
            Edition::First => {
                if !state.room.is_empty() {
                    state.phase = Phase::Surprise;
                    return;
                }
            }
            Edition::Second => state.wishes = 1,
        },
    }
    state.resume(chance);
}

/// Discards the card of the Backpack (loss-1).
#[inline]
pub(crate) fn lose(state: &mut State, card: Card, chance: &mut impl Chance) {
    state.backpack.remove(card);
    state.discard.insert(card);
    state.resume(chance);
}

/// Discards the Monster or Relic (relief-1).
#[inline]
pub(crate) fn relieve(state: &mut State, card: Card, chance: &mut impl Chance) {
    state.discard_from_room(card);
    state.resume(chance);
}

/// Discards the chosen cards (surprise-1, surprise-2).
#[inline]
pub(crate) fn discard(state: &mut State, cards: CardSet, chance: &mut impl Chance) {
    state.room -= cards;
    state.discard |= cards;
    state.resume(chance);
}

impl State {
    /// Continues with the next wish, or with the Room check if none is left (resume-1, R42).
    #[inline]
    pub(crate) fn resume(&mut self, chance: &mut impl Chance) {
        if self.wishes > 0 {
            self.phase = Phase::Wish;
        } else {
            self.check_room(chance);
        }
    }
}

/// Whether the ace can be read (read-1).
pub(crate) fn check_read(state: &State, card: Card) -> Result<(), Refusal> {
    check_kind(state, SCROLLS, card, &text::ONLY_READ, &["read-1"])?;
    check_room(state, card, &["read-1"])
}

/// Whether a Fortune's choice can be made: only while the Fortune waits for it
/// (loss-1, relief-1, surprise-2, wish-1, decline-1, R13, R30, R33).
pub(crate) fn check_choice(state: &State, mv: Move) -> Result<(), Refusal> {
    let is_asked = state.phase != Phase::Explore;
    let (rules, reason): (RuleIds, _) = match mv {
        Move::Lose(card) if is_asked => {
            return check_in(state, state.backpack, card, &text::PILE_BACKPACK, &["loss-1"]);
        }
        Move::Lose(_) => (&["loss-1", "fortune-2", "R13"], say!(REFUSAL_NO_LOSS)),
        Move::Relieve(card) if is_asked => {
            check_room(state, card, &["relief-1"])?;
            return Refusal::unless(relief_targets(state).contains(card), &["relief-1", "fortune-4"], || {
                refuse_kind(state, card, &text::ONLY_RELIEVE)
            });
        }
        Move::Relieve(_) => (&["relief-1", "fortune-4", "R13"], say!(REFUSAL_NO_RELIEF)),
        Move::Decline if is_asked => {
            let can_decline = state.options.decline_fortunes;
            return Refusal::unless(can_decline, &["decline-1", "R30"], || say!(REFUSAL_MUST_CHOOSE));
        }
        Move::Decline => (&["decline-1", "R13"], say!(REFUSAL_NO_FORTUNE)),
        Move::Discard(cards) if is_asked => {
            let gone = (cards - state.room).first();
            return gone.map_or(Ok(()), |card| check_room(state, card, &["surprise-2"]));
        }
        Move::Discard(_) if state.options.edition == Edition::Second => {
            (&["surprise-2", "fortune-6", "R13"], say!(REFUSAL_SURPRISE_SECOND))
        }
        Move::Discard(_) => (&["surprise-2", "fortune-5", "R13"], say!(REFUSAL_NO_SURPRISE)),
        Move::Wish(fortune) if is_asked => {
            let is_open = (0..wish_count(state)).any(|n| wish_nth(n) == Move::Wish(fortune));
            return Refusal::unless(is_open, &["wish-1", "R33"], || say!(REFUSAL_WISH_SURPRISE));
        }
        _ => (&["wish-1"], say!(REFUSAL_NO_WISH)),
    };
    Refusal::because(rules, reason)
}
