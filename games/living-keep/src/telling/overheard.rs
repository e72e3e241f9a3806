//! The changes that a seat sees of the other's move.
//!
//! All but a battle comes from the seat's own views, so it cannot reveal more.

use underdeck_game::{Message, Presentation as _, Seat, State as _, say};

use super::defend::hero_of;
use super::scene;
use super::war;
use crate::kinds::Mode;
use crate::phase::Phase;
use crate::view::Other;
use crate::words::{change, faces};
use crate::{Move, State, View};

/// Partners see everything. Rivals see the open part: turn cards, heroes, health, and battles with the kinds and ranks
/// that were sent (view-2, view-3, view-4, view-7).
pub(crate) fn describe_to_others(before: &State, mv: Move, after: &State, seat: Seat) -> Vec<Message> {
    let (was, is) = (before.view(seat), after.view(seat));
    match before.options.mode {
        Mode::Mastery | Mode::Campaign => Vec::new(),
        Mode::Coop => was.describe_change(mv, &[], &is),
        Mode::Standard | Mode::Draft => {
            let mut lines = war::battle(before, mv, after);
            lines.extend(in_the_open(&was, &is, !lines.is_empty()));
            lines
        }
    }
}

/// The changes that both players see in a round of standard, and those of time in both modes.
fn in_the_open(was: &View, is: &View, is_reported: bool) -> Vec<Message> {
    let mut lines = Vec::new();
    let keep = scene::keep_name(was, 1 - was.seat);
    let (Other::Rival { hp: before, .. }, Other::Rival { hp: left, .. }) = (was.other, is.other) else { return lines };
    if was.phase == Phase::Hero && is.phase != Phase::Reorder {
        let pass = is.turn_pass != was.turn_pass && !is.turn_discard.is_empty();
        let old = if pass { underdeck_cards::CardSet::EMPTY } else { was.turn_discard };
        lines.extend((is.turn_discard - old).first().map(|card| faces::turned(card, &is.options)));
    }
    if is.hero.is_some() && is.hero == was.hero && is.hero_rank < was.hero_rank && is.to_move == was.to_move {
        lines.push(say!(HERO_LOWERED, kind = hero_of(is), keep, rank = is.hero_rank).capitalised());
    }
    let is_met = was.phase == Phase::Defend && was.to_move != was.seat;
    if is_met && (is.hero != was.hero || is.to_move != was.to_move) {
        let kind = hero_of(was);
        let met = match before == left {
            true => say!(HERO_REPELLED, kind, keep),
            false => say!(HERO_INSIDE, kind, keep, left, change = change(before, left)),
        };
        lines.push(met.capitalised());
    } else if before != left && !is_reported {
        lines.push(say!(HEALTH_OF, keep, n = left));
    }
    if is.hero.is_some() && (was.hero.is_none() || was.to_move != is.to_move) {
        let keep = scene::keep_name(is, is.to_move);
        lines.push(say!(HERO_AT, kind = hero_of(is), rank = is.hero_rank, keep).capitalised());
    }
    if is.phase == Phase::War && !matches!(was.phase, Phase::War | Phase::WarJoin) {
        lines.push(say!(WAR_BEGINS));
    }
    lines
}
