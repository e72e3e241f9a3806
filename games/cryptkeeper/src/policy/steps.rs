//! Judges the steps in reach.

use underdeck_game::{MoveList as _, State as _};

use super::{Choice, Why, settle, worth};
use crate::face::{FACES, Face};
use crate::field::{Grid, Square};
use crate::state::Phase;
use crate::{Move, State};

/// The cost of each step of a walk, so that near goals come first.
const STEP: f32 = 0.01;
/// The gain that an item needs to be used now.
const MARGIN: f32 = 1.0;
/// The same inside an effect that would not take the item: there is no hurry, and 2 % fewer games were won with the usual
/// margin.
const LATER: f32 = 1_000.0;

/// The action at the end of a walk, or at once.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Aim {
    /// The place of the token at that time.
    pub(super) from: Square,
    pub(super) mv: Move,
    pub(super) steps: usize,
}

/// An aim, its value, and the first move towards it.
#[derive(Clone, Copy)]
pub(super) struct Step {
    value: f32,
    pub(super) mv: Move,
    aim: Aim,
}

/// The first move towards the best step, by the values of `worth`; `None` if there is no step.
pub(super) fn best(deals: &[State], worth: &mut impl FnMut(&State) -> f32) -> Option<Choice> {
    let state = deals.first()?;
    let step = if state.phase == Phase::Turn {
        best_of_turn(deals, worth, |worth, aim| judge(deals, aim, worth))
    } else {
        best_choice(deals, worth)
    };
    step.map(|step| Choice { mv: step.mv, why: Why::Step(step.aim) })
}

/// The best aim with a different move.
pub(super) fn next_best(deals: &[State], aim: Aim) -> Option<Aim> {
    let state = deals.first()?;
    let worth = &mut worth::worth;
    let others: Vec<Step> = if state.phase == Phase::Turn {
        let goals = goals(state, |aim| judge(deals, aim, &mut worth::worth));
        goals.chain(state.usable().iter().map(|face| now(deals, Move::Use(face.card(state.options)), worth))).collect()
    } else {
        choices(deals, worth).collect()
    };
    top(others.into_iter().filter(|step| step.aim.mv != aim.mv)).map(|step| step.aim)
}

/// The determinisations once the aim is reached and every choice that follows is made.
pub(super) fn after(deals: &[State], aim: Aim) -> impl Iterator<Item = State> {
    deals.iter().map(move |deal| settle(deal.with_token(aim.from), aim.mv))
}

/// A move without a walk.
fn now(deals: &[State], mv: Move, worth: &mut impl FnMut(&State) -> f32) -> Step {
    let aim = Aim { from: deals[0].token, mv, steps: 0 };
    Step { value: judge(deals, aim, worth), mv, aim }
}

/// The choice with the best mean value; an item only if it gains something.
pub(super) fn best_choice(deals: &[State], worth: &mut impl FnMut(&State) -> f32) -> Option<Step> {
    top(choices(deals, worth))
}

fn choices(deals: &[State], worth: &mut impl FnMut(&State) -> f32) -> impl Iterator<Item = Step> {
    let (moves, margin) = (deals[0].moves(), margin(&deals[0]));
    (0..moves.count()).map_while(move |n| moves.nth(n)).map(move |mv| {
        let step = now(deals, mv, worth);
        if matches!(mv, Move::Use(_)) { Step { value: step.value - margin, ..step } } else { step }
    })
}

/// The gain that an item needs before a choice: little if it may be lost otherwise.
fn margin(state: &State) -> f32 {
    let is_lost = matches!(state.phase, Phase::Discard { optional: false, .. } if state.eligible() == state.hand);
    if is_lost || state.usable_inside().is_empty() { MARGIN } else { LATER }
}

/// Flipping any tile in walking distance, using an item, or descending; `judge` values the goals.
pub(super) fn best_of_turn<W: FnMut(&State) -> f32>(
    deals: &[State],
    worth: &mut W,
    mut judge: impl FnMut(&mut W, Aim) -> f32,
) -> Option<Step> {
    let state = &deals[0];
    let goal = top(goals(state, |aim| judge(worth, aim)));
    let here = worth(state);
    // Recycling comes last, so that drawing and recycling do not feed each other for ever.
    let penalty = |face: Face| if face.rank() == 5 && goal.is_none() { 1_000.0 } else { 0.0 };
    let items = state.usable().iter().map(|face| {
        let step = now(deals, Move::Use(face.card(state.options)), worth);
        Step { value: step.value - here - penalty(face), ..step }
    });
    match (goal, top(items)) {
        (Some(goal), Some(item)) if item.value > MARGIN && here + item.value > goal.value => Some(item),
        (None, item) => item,
        (goal, _) => goal,
    }
}

/// The tiles to flip and the stairs at the end of a walk: the value of each, and the first move towards it.
fn goals(state: &State, mut judge: impl FnMut(Aim) -> f32) -> impl Iterator<Item = Step> {
    let aims = walks(state).flat_map(|walk| {
        let placed = state.with_token(walk.from);
        let flips = waiting(state, walk.from).map(|square| Move::Go(square.cell()));
        flips.chain(placed.may_descend().then_some(Move::Descend)).map(move |mv| (walk, mv))
    });
    aims.map(move |(walk, mv)| {
        let aim = Aim { from: walk.from, mv, steps: walk.steps };
        let value = judge(aim) - STEP * walk.steps as f32;
        Step { value, mv: walk.first.map_or(mv, |square| Move::Go(square.cell())), aim }
    })
}

/// The adjacent cells whose tile can be flipped.
fn waiting(state: &State, from: Square) -> impl Iterator<Item = Square> {
    let map = &state.map;
    map.grid().neighbours(from).squares(from).filter(|&square| !map.activated.contains(map.face_at(square)))
}

/// The mean value once the aim is reached and its choices are made.
pub(super) fn judge(deals: &[State], aim: Aim, worth: &mut impl FnMut(&State) -> f32) -> f32 {
    after(deals, aim).map(|after| worth(&after)).sum::<f32>() / deals.len() as f32
}

/// The first of the best.
fn top(steps: impl Iterator<Item = Step>) -> Option<Step> {
    steps.reduce(|best, other| if other.value > best.value { other } else { best })
}

/// A place in walking distance over activated tiles.
#[derive(Clone, Copy)]
pub(super) struct Walk {
    pub(super) from: Square,
    /// The first step, unless the token is already there.
    pub(super) first: Option<Square>,
    pub(super) steps: usize,
}

/// Every place in walking distance over activated tiles, nearest first, the token's own included.
pub(super) fn walks(state: &State) -> impl Iterator<Item = Walk> {
    let mut seen = Grid::EMPTY;
    seen.insert(state.token);
    let here = Walk { from: state.token, first: None, steps: 0 };
    let mut walks = [here; FACES + 1];
    let (mut next, mut count) = (0, 1);
    while next < count {
        let walk = walks[next];
        next += 1;
        for square in state.map.grid().neighbours(walk.from).squares(walk.from) {
            if !seen.contains(square) && state.map.activated.contains(state.map.face_at(square)) {
                seen.insert(square);
                walks[count] = Walk { from: square, first: walk.first.or(Some(square)), steps: walk.steps + 1 };
                count += 1;
            }
        }
    }
    walks.into_iter().take(count)
}
