//! The proof of a puzzle: the solver decides each of its moves.

use std::sync::atomic::AtomicBool;

use underdeck_game::{Play as _, Playable};
use underdeck_record::DealChance;
use underdeck_solver::{SearchLimits, Solved, Solver};

use super::Place;

/// The search limits for each move. A position with an undecided move is not a puzzle.
pub(super) const LIMITS: SearchLimits = SearchLimits { nodes: 200_000, memory: 16 << 20 };
/// The fewest legal moves of a puzzle, and the fewest moves of its shortest win.
const FEWEST: usize = 6;
/// The most legal moves of a puzzle.
const MOST: usize = 60;

/// The most winning moves of a puzzle.
const ANSWERS: usize = 6;

/// The longest plan that is searched for.
const PLAN: u32 = 6;

/// The result of a proof.
pub(super) struct Proof<M> {
    /// The winning moves.
    pub(super) answers: Vec<M>,
    /// Moves of the proven win that differ from the rollout policy's.
    pub(super) departures: u32,
    /// Positions searched.
    pub(super) nodes: u64,
    /// Consecutive decisions at which only one plan wins.
    pub(super) plan: u32,
}

/// Whether a position with this number of legal moves can be a puzzle.
pub(super) fn is_choice(legal: usize) -> bool {
    (FEWEST..=MOST).contains(&legal)
}

/// Decides each move. `None` if the position is not a puzzle: more than six or a third of its moves win, the win is too short, or a move stays
/// undecided.
pub(super) fn prove<S: Playable>(solver: &mut Solver<S>, place: Place<S>, stop: &AtomicBool) -> Option<Proof<S::Move>> {
    let Place { deal, moves: before, state, .. } = &place;
    let before = before.as_slice();
    let legal = Some(state.legal_vec()).filter(|legal| is_choice(legal.len()))?;
    let Solved::Won { moves, departures, nodes } = solver.solve(deal, before, stop) else { return None };
    let (mut proof, mut shortest) = (Proof { answers: Vec::new(), departures, nodes, plan: 0 }, moves.len());
    for &mv in &legal {
        match solver.solve(deal, &[before, &[mv]].concat(), stop) {
            Solved::Won { moves, nodes, .. } => {
                proof.answers.push(mv);
                proof.nodes += nodes;
                shortest = shortest.min(moves.len() + 1);
            }
            Solved::Lost { nodes } => proof.nodes += nodes,
            Solved::Open { .. } => return None,
        }
        if proof.answers.len() > ANSWERS.min(legal.len() / 3) || shortest < FEWEST {
            return None;
        }
    }
    proof.plan = plan(solver, place, proof.answers.clone(), stop);
    Some(proof)
}

/// Counts consecutive decisions, from a position with these `winning` moves on, at which only one plan wins: one move, or several that commute.
/// Forced moves do not count. The count ends at an undecided move and at a position with more moves than a puzzle has.
fn plan<S: Playable>(solver: &mut Solver<S>, place: Place<S>, mut winning: Vec<S::Move>, stop: &AtomicBool) -> u32 {
    let Place { deal, mut moves, mut state, mut chance } = place;
    for decisions in 0..PLAN {
        let is_plan = winning.len() <= ANSWERS && is_one_plan(&state, &chance, &winning);
        let Some(&first) = winning.first().filter(|_| is_plan) else { return decisions };
        let mut next = Some(first);
        while let Some(mv) = next {
            state.play_unchecked(mv, &mut chance);
            moves.push(mv);
            next = state.legal_nth(0).filter(|_| state.legal_count() == 1);
        }
        winning.clear();
        let legal = state.legal_vec();
        if legal.len() > MOST {
            return decisions + 1;
        }
        for mv in legal {
            match solver.solve(&deal, &[&moves[..], &[mv]].concat(), stop) {
                Solved::Won { .. } => winning.push(mv),
                Solved::Lost { .. } => {}
                Solved::Open { .. } => return decisions + 1,
            }
            if winning.len() > ANSWERS {
                break;
            }
        }
    }
    PLAN
}

/// Whether the moves commute pairwise: both orders lead to the same position.
fn is_one_plan<S: Playable>(state: &S, chance: &DealChance, moves: &[S::Move]) -> bool {
    let both = |one, other| {
        let (mut state, mut chance) = (state.clone(), chance.clone());
        state.play_unchecked(one, &mut chance);
        state.is_legal(other).then(|| {
            state.play_unchecked(other, &mut chance);
            state
        })
    };
    moves.iter().enumerate().all(|(n, &one)| {
        moves[..n].iter().all(|&other| both(one, other).is_some_and(|state| Some(state) == both(other, one)))
    })
}
