//! Judging the steps in reach.

use game::Play;

use super::{Choice, Why, settle, worth};
use crate::face::Face;
use crate::field::{Grid, Spot};
use crate::state::Phase;
use crate::{Move, State};

/// What a step of a walk costs, so that near goals come first.
const STEP: f32 = 0.01;
/// What an item must bring to be used now.
const MARGIN: f32 = 1.0;

/// What is to be done at the end of a walk, or at once.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Aim {
    /// Where the token is then.
    pub(super) from: Spot,
    pub(super) mv: Move,
    pub(super) steps: usize,
}

/// An aim, how good it looks, and the first move towards it.
#[derive(Clone, Copy)]
struct Step {
    value: f32,
    mv: Move,
    aim: Aim,
}

/// The first move towards the best step; `None` if there is no step at all.
pub(super) fn best(deals: &[State]) -> Option<Choice> {
    let state = deals.first()?;
    let step = if state.phase == Phase::Turn { best_of_turn(deals) } else { best_choice(deals) };
    step.map(|step| Choice { mv: step.mv, why: Why::Step(step.aim) })
}

/// The best aim with another move than this one.
pub(super) fn next_best(deals: &[State], aim: Aim) -> Option<Aim> {
    let state = deals.first()?;
    let others: Vec<Step> = if state.phase == Phase::Turn {
        let goals = walks(state).into_iter().flat_map(|walk| goals(deals, walk));
        goals.chain(state.usable().iter().map(|face| now(deals, Move::Use(face.card(state.options))))).collect()
    } else {
        choices(deals).collect()
    };
    top(others.into_iter().filter(|step| step.aim.mv != aim.mv)).map(|step| step.aim)
}

/// The deals once the aim is reached and all that it asks for is chosen.
pub(super) fn after(deals: &[State], aim: Aim) -> impl Iterator<Item = State> {
    deals.iter().map(move |deal| settle(State { token: aim.from, ..*deal }, aim.mv))
}

/// A move at once.
fn now(deals: &[State], mv: Move) -> Step {
    Step { value: judge(deals, mv), mv, aim: Aim { from: deals[0].token, mv, steps: 0 } }
}

/// The move that looks best on average; items in a window only if they bring something.
fn best_choice(deals: &[State]) -> Option<Step> {
    top(choices(deals))
}

fn choices(deals: &[State]) -> impl Iterator<Item = Step> {
    deals[0].legal_vec().into_iter().map(|mv| {
        let step = now(deals, mv);
        if matches!(mv, Move::Use(_)) { Step { value: step.value - MARGIN, ..step } } else { step }
    })
}

/// Flipping any tile that can be walked to, using an item, or descending.
fn best_of_turn(deals: &[State]) -> Option<Step> {
    let state = &deals[0];
    let goal = top(walks(state).into_iter().flat_map(|walk| goals(deals, walk)));
    let worth = worth::worth(state);
    // Recycling comes last, so that drawing and recycling never feed each other for ever.
    let penalty = |face: Face| if face.rank() == 5 && goal.is_none() { 1_000.0 } else { 0.0 };
    let items = state.usable().iter().map(|face| {
        let step = now(deals, Move::Use(face.card(state.options)));
        Step { value: step.value - worth - penalty(face), ..step }
    });
    match (goal, top(items)) {
        (Some(goal), Some(item)) if item.value > MARGIN && worth + item.value > goal.value => Some(item),
        (None, item) => item,
        (goal, _) => goal,
    }
}

/// The tiles to flip and the stairs at the end of a walk: how good each looks, and the first move towards it.
fn goals(deals: &[State], walk: Walk) -> Vec<Step> {
    let placed: Vec<State> = deals.iter().map(|deal| State { token: walk.from, ..*deal }).collect();
    let map = &placed[0].map;
    let near = map.grid().neighbours(walk.from).spots(walk.from);
    let flips = near.filter(|&spot| !map.activated.contains(map.face_at(spot))).map(|spot| Move::Go(spot.cell()));
    flips
        .chain(placed[0].may_descend().then_some(Move::Descend))
        .map(|mv| {
            let value = judge(&placed, mv) - STEP * walk.steps as f32;
            let aim = Aim { from: walk.from, mv, steps: walk.steps };
            Step { value, mv: walk.first.map_or(mv, |spot| Move::Go(spot.cell())), aim }
        })
        .collect()
}

/// The mean worth after a move and what it asks for.
fn judge(deals: &[State], mv: Move) -> f32 {
    deals.iter().map(|deal| worth::worth(&settle(*deal, mv))).sum::<f32>() / deals.len() as f32
}

/// The first of the best.
fn top(steps: impl Iterator<Item = Step>) -> Option<Step> {
    steps.reduce(|best, other| if other.value > best.value { other } else { best })
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
