//! What a seat is shown of the other's move.
//!
//! All but a battle is told from the seat's own views, so nothing that they do not show can be told.

use game::{Seat, State as _};

use crate::keep::{Ids, Keep};
use crate::kinds::Mode;
use crate::phase::Phase;
use crate::view::Other;
use crate::words::{self, faces};
use crate::{Move, State, View, told};

/// Partners hear all, rivals what lies open: turn cards, heroes, health, and battles with the kinds and ranks that were
/// sent (view-2, view-3, view-4, view-7).
pub(crate) fn overheard(before: &State, mv: Move, after: &State, seat: Seat) -> Vec<String> {
    let (was, is) = (before.view(seat), after.view(seat));
    match before.frame.mode {
        Mode::Mastery | Mode::Campaign => Vec::new(),
        Mode::Coop => told::told(&was, mv, &[], &is),
        Mode::Standard | Mode::Draft => {
            let mut lines = battle(before, mv, after);
            lines.extend(in_the_open(&was, &is, !lines.is_empty()));
            lines
        }
    }
}

/// A battle, as soon as both have chosen (war-4, war-5, view-7).
pub(crate) fn battle(before: &State, mv: Move, after: &State) -> Vec<String> {
    if after.war_round == before.war_round || before.to_move != 1 {
        return Vec::new();
    }
    let mut sent = before.keeps;
    if let Move::Join(id) = mv {
        sent[1].send = sent[1].send.union(Ids::of(id));
    }
    let side = |keep: &Keep, n: u8| match keep.send.len() {
        0 => format!("Keep {n} sends nobody"),
        1 => format!("Keep {n} sends {}", words::minions(keep, keep.send)),
        _ => format!("Keep {n} sends {}, together {}", words::minions(keep, keep.send), keep.strength()),
    };
    let (one, two) = (sent[0].strength(), sent[1].strength());
    let mut lines = vec![format!("Battle {}: {}; {}.", after.war_round, side(&sent[0], 1), side(&sent[1], 2))];
    let loser = usize::from(one > two);
    lines.push(if one == two {
        "Even: neither Keep is hurt.".into()
    } else if sent[loser].is_shielded() {
        format!("Keep {} loses, but its pair holds the gate: no damage.", loser + 1)
    } else {
        let (lost, left) = (before.keeps[loser].hp - after.keeps[loser].hp, after.keeps[loser].hp);
        format!("Keep {} loses {lost} health; {left} left.", loser + 1)
    });
    lines
}

/// What both players see of a round of standard, and of the time in both modes.
fn in_the_open(was: &View, is: &View, is_told: bool) -> Vec<String> {
    let mut lines = Vec::new();
    let rival = words::keep(was, 1 - was.seat);
    let (Other::Rival { hp: before, .. }, Other::Rival { hp: after, .. }) = (was.other, is.other) else { return lines };
    if was.phase == Phase::Hero && is.phase != Phase::Reorder {
        let pass = is.turn_pass != was.turn_pass && !is.turn_discard.is_empty();
        let old = if pass { cards::CardSet::EMPTY } else { was.turn_discard };
        lines.extend((is.turn_discard - old).first().map(|card| turned(is, card)));
    }
    if is.hero.is_some() && is.hero == was.hero && is.hero_rank < was.hero_rank && is.to_move == was.to_move {
        let name = is.hero.map_or("hero", words::kind);
        lines.push(format!("The {name} at {rival} is down to rank {}.", is.hero_rank));
    }
    let is_met = was.phase == Phase::Defend && was.to_move != was.seat;
    if is_met && (is.hero != was.hero || is.to_move != was.to_move) {
        let name = was.hero.map_or("hero", words::kind);
        lines.push(match before - after {
            0 => format!("The {name} does {rival} no harm."),
            lost => format!("The {name} breaks into {rival}: {lost} health lost, {after} left."),
        });
    } else if before != after && !is_told {
        lines.push(format!("{} has {after} health.", words::begin(&rival)));
    }
    if is.hero.is_some() && (was.hero.is_none() || was.to_move != is.to_move) {
        let name = is.hero.map_or("hero", words::kind);
        lines.push(format!("The {name}, rank {}, comes to {}.", is.hero_rank, words::keep(is, is.to_move)));
    }
    if is.phase == Phase::War && !matches!(was.phase, Phase::War | Phase::WarJoin) {
        lines.push("The war begins.".into());
    }
    lines
}

fn turned(view: &View, card: cards::Card) -> String {
    format!("The turn card is the {}.", faces::name(card, view.frame.monarch))
}
