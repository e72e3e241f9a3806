//! The changes that a seat sees of the other's move.
//!
//! All but a battle comes from the seat's own views, so it cannot reveal more.

use underdeck_game::prose::capitalised;
use underdeck_game::{Presentation as _, Seat, State as _};

use super::scene;
use super::war;
use crate::kinds::{Kind, Mode};
use crate::phase::Phase;
use crate::view::Other;
use crate::words::faces;
use crate::{Move, State, View};

/// Partners see everything. Rivals see the open part: turn cards, heroes, health, and battles with the kinds and ranks
/// that were sent (view-2, view-3, view-4, view-7).
pub(crate) fn describe_to_others(before: &State, mv: Move, after: &State, seat: Seat) -> Vec<String> {
    let (was, is) = (before.view(seat), after.view(seat));
    match before.options.mode {
        Mode::Mastery | Mode::Campaign => Vec::new(),
        Mode::Coop => was.describe_change(mv, &[], &is).into_iter().map(String::from).collect(),
        Mode::Standard | Mode::Draft => {
            let mut lines = war::battle(before, mv, after);
            lines.extend(in_the_open(&was, &is, !lines.is_empty()));
            lines
        }
    }
}

/// The changes that both players see in a round of standard, and those of time in both modes.
fn in_the_open(was: &View, is: &View, is_reported: bool) -> Vec<String> {
    let mut lines = Vec::new();
    let rival = scene::keep_name(was, 1 - was.seat);
    let (Other::Rival { hp: before, .. }, Other::Rival { hp: after, .. }) = (was.other, is.other) else { return lines };
    if was.phase == Phase::Hero && is.phase != Phase::Reorder {
        let pass = is.turn_pass != was.turn_pass && !is.turn_discard.is_empty();
        let old = if pass { underdeck_cards::CardSet::EMPTY } else { was.turn_discard };
        lines.extend((is.turn_discard - old).first().map(|card| turned(is, card)));
    }
    if is.hero.is_some() && is.hero == was.hero && is.hero_rank < was.hero_rank && is.to_move == was.to_move {
        let name = is.hero.map_or("hero", Kind::name);
        lines.push(format!("The {name} at {rival} is down to rank {}.", is.hero_rank));
    }
    let is_met = was.phase == Phase::Defend && was.to_move != was.seat;
    if is_met && (is.hero != was.hero || is.to_move != was.to_move) {
        let name = was.hero.map_or("hero", Kind::name);
        lines.push(match before - after {
            0 => format!("The {name} does {rival} no harm."),
            lost => format!("The {name} breaks into {rival}: {lost} health lost, {after} left."),
        });
    } else if before != after && !is_reported {
        lines.push(format!("{} has {after} health.", capitalised(&rival)));
    }
    if is.hero.is_some() && (was.hero.is_none() || was.to_move != is.to_move) {
        let name = is.hero.map_or("hero", Kind::name);
        lines.push(format!("The {name}, rank {}, comes to {}.", is.hero_rank, scene::keep_name(is, is.to_move)));
    }
    if is.phase == Phase::War && !matches!(was.phase, Phase::War | Phase::WarJoin) {
        lines.push("The war begins.".into());
    }
    lines
}

fn turned(view: &View, card: underdeck_cards::Card) -> String {
    format!("The turn card is {}.", faces::turned(card, view.monarch))
}
