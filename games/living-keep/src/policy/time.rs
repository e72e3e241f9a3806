//! The part of the game that is ahead.

use underdeck_cards::{Card, CardSet, Colour};

use crate::View;
use crate::deck::TURNS;
use crate::kinds::{Kind, Mode};
use crate::phase::Phase;

/// The red turn cards: those that call heroes.
const REDS: CardSet = CardSet::from_bits(TURNS.bits() & CardSet::colour(Colour::Red).bits());

/// Kinds of games with their own weights; a short one leaves no time to invest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    Short,
    Middle,
    Long,
    Campaign,
    Coop,
    Duel,
    /// A scenario of one turn deck in which the Monarch must be killed.
    King,
}

impl Stage {
    pub(super) const COUNT: usize = 7;

    pub(super) fn of(view: &View) -> Self {
        match (view.options.mode, view.turn_limit) {
            (Mode::Standard | Mode::Draft, _) => Self::Duel,
            (Mode::Campaign, 1) if view.monarch > 0 => Self::King,
            (Mode::Campaign, _) => Self::Campaign,
            (Mode::Coop, _) => Self::Coop,
            (Mode::Mastery, 1) => Self::Short,
            (Mode::Mastery, 2 | 3) => Self::Middle,
            (Mode::Mastery, _) => Self::Long,
        }
    }
}

/// The events ahead of the Keep that decides; in coop half of the turns are its own.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Time {
    /// Digs in the turns after this one.
    pub(super) digs: f32,
    /// Whether minions will be paid and fed again.
    pub(super) pays_again: bool,
    /// The number of heroes expected, including one at the door.
    pub(super) heroes: f32,
    /// Whether the Monarch is expected.
    pub(super) monarch: f32,
    /// This turn's share of all heroes expected.
    pub(super) now: f32,
}

impl Time {
    pub(super) fn of(view: &View) -> Self {
        let options = &view.options;
        let passes = usize::from(view.turn_limit.saturating_sub(view.turn_pass + 1));
        let has_monarch = view.monarch != 0;
        let piles = view.turns(0).len() + view.turns(1).len();
        let flips = piles + passes * TURNS.len() + usize::from(has_monarch && passes > 0);
        let defends = usize::from(view.phase == Phase::Defend);
        // The war begins with the last turn card, without one more turn (R54).
        let last = usize::from(options.mode == Mode::Standard);
        let share = if options.mode == Mode::Coop { 0.5 } else { 1.0 };
        let reds = (REDS - view.turn_discard).len() + passes * REDS.len();
        let at_the_door = usize::from(view.hero.is_some_and(|kind| kind != Kind::MONARCH));
        let is_monarch_ahead = has_monarch
            && view.deciding_keep().killed[Kind::MONARCH.place()] == 0
            && (passes > 0 || (flips + defends > 0 && !view.turn_discard.contains(Card::RED_JOKER)));
        let (heroes, monarch) = (
            if options.heroes { (reds + at_the_door) as f32 * share } else { 0.0 },
            if is_monarch_ahead { share } else { 0.0 },
        );
        // A pass that has not started has the usual share of red cards.
        let (cards, callers) = match piles {
            0 => (TURNS.len(), REDS.len()),
            _ => (piles, (REDS - view.turn_discard).len() + usize::from(is_monarch_ahead && passes == 0)),
        };
        let flips_now = if flips > 0 && options.heroes { callers as f32 / cards as f32 } else { 0.0 };
        Self {
            digs: flips.saturating_sub(last) as f32 * share,
            pays_again: flips + defends > last,
            heroes,
            monarch,
            now: (flips_now / (heroes + monarch).max(1.0)).min(1.0),
        }
    }
}
