//! Judging the steps in reach.

use game::Play;

use super::{settle, worth};
use crate::face::Face;
use crate::field::{Grid, Spot};
use crate::state::Phase;
use crate::{Move, State};

/// What a step of a walk costs, so that near goals come first.
const STEP: f32 = 0.01;
/// What an item must bring to be used now.
const MARGIN: f32 = 1.0;

/// The first move towards the best step; `None` if there is no step at all.
pub(super) fn best(deals: &[State]) -> Option<Move> {
    let state = deals.first()?;
    if state.phase == Phase::Turn { best_of_turn(deals) } else { best_choice(deals) }
}

/// The move that looks best on average; items in a window only if they bring something.
fn best_choice(deals: &[State]) -> Option<Move> {
    let judge = |mv: Move| {
        let value = judge(deals, mv);
        if matches!(mv, Move::Use(_)) { value - MARGIN } else { value }
    };
    let moves = deals[0].legal_vec().into_iter();
    top(moves.map(|mv| (judge(mv), mv))).map(|(_, mv)| mv)
}

/// Flipping any tile that can be walked to, using an item, or descending.
fn best_of_turn(deals: &[State]) -> Option<Move> {
    let state = &deals[0];
    let goal = top(walks(state).into_iter().flat_map(|walk| goals(deals, walk)));
    let now = worth::worth(state);
    // Recycling comes last, so that drawing and recycling never feed each other for ever.
    let penalty = |face: Face| if face.rank() == 5 && goal.is_none() { 1_000.0 } else { 0.0 };
    let items = state.usable().iter().map(|face| {
        let mv = Move::Use(face.card(state.options));
        (judge(deals, mv) - now - penalty(face), mv)
    });
    match (goal, top(items)) {
        (Some((value, _)), Some((gain, item))) if gain > MARGIN && now + gain > value => Some(item),
        (None, item) => item.map(|(_, mv)| mv),
        (goal, _) => goal.map(|(_, mv)| mv),
    }
}

/// The tiles to flip and the stairs at the end of a walk: how good each looks, and the first move towards it.
fn goals(deals: &[State], walk: Walk) -> Vec<(f32, Move)> {
    let placed: Vec<State> = deals.iter().map(|deal| State { token: walk.from, ..*deal }).collect();
    let map = &placed[0].map;
    let near = map.grid().neighbours(walk.from).spots(walk.from);
    let flips = near.filter(|&spot| !map.activated.contains(map.face_at(spot))).map(|spot| Move::Go(spot.cell()));
    flips
        .chain(placed[0].may_descend().then_some(Move::Descend))
        .map(|mv| {
            let value = judge(&placed, mv) - STEP * walk.steps as f32;
            (value, walk.first.map_or(mv, |spot| Move::Go(spot.cell())))
        })
        .collect()
}

/// The mean worth after a move and what it asks for.
fn judge(deals: &[State], mv: Move) -> f32 {
    deals.iter().map(|deal| worth::worth(&settle(*deal, mv))).sum::<f32>() / deals.len() as f32
}

/// The first of the best.
fn top(moves: impl Iterator<Item = (f32, Move)>) -> Option<(f32, Move)> {
    moves.reduce(|best, other| if other.0 > best.0 { other } else { best })
}

/// A place that can be walked to over activated tiles.
#[derive(Clone, Copy)]
pub(super) struct Walk {
    pub(super) from: Spot,
    /// The first step, if it is not where the token is.
    pub(super) first: Option<Spot>,
    pub(super) steps: usize,
}

/// Every place that can be walked to over activated tiles, nearest first, the token's own included.
pub(super) fn walks(state: &State) -> Vec<Walk> {
    let mut seen = Grid::EMPTY;
    seen.insert(state.token);
    let mut walks = vec![Walk { from: state.token, first: None, steps: 0 }];
    let mut next = 0;
    while let Some(&walk) = walks.get(next) {
        next += 1;
        for spot in state.map.grid().neighbours(walk.from).spots(walk.from) {
            if !seen.contains(spot) && state.map.activated.contains(state.map.face_at(spot)) {
                seen.insert(spot);
                walks.push(Walk { from: spot, first: walk.first.or(Some(spot)), steps: walk.steps + 1 });
            }
        }
    }
    walks
}
