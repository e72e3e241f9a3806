//! The proof of a puzzle: each of its moves won or lost.

use std::sync::atomic::AtomicBool;

use underdeck_catalogue::GameVisitor;
use underdeck_game::{Play as _, Playable};
use underdeck_record::DealChance;
use underdeck_solver::{Limits, Order, Solved, Solver};

use super::{Place, Puzzle};
use crate::Error;

/// How far the solver looks for each move. A move that stays open makes no puzzle.
pub(super) const LIMITS: Limits = Limits { nodes: 200_000, memory: 16 << 20 };
/// The fewest legal moves of a position, and the fewest moves to the win, that are not dull.
const FEWEST: usize = 6;
/// The most legal moves: nobody looks through more.
const MOST: usize = 60;

/// The most moves that win: a longer list is hardly a puzzle.
const ANSWERS: usize = 6;

/// The most decisions of a plan that are looked at.
const PLAN: u32 = 6;

/// What is proven of a position.
pub(super) struct Proof<M> {
    /// The moves that still win.
    pub(super) answers: Vec<M>,
    /// The moves of the win that was found that are not the simple player's.
    pub(super) departures: u32,
    /// The positions looked at.
    pub(super) nodes: u64,
    /// The decisions in a row that leave one plan that wins.
    pub(super) plan: u32,
}

/// Whether so many legal moves make a puzzle.
pub(super) fn is_choice(legal: usize) -> bool {
    (FEWEST..=MOST).contains(&legal)
}

/// Proves each move won or lost; `None` if the position is no puzzle: more than six or a third of its moves win, it is dull, or a move stays open.
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

/// How many decisions in a row, from a position with these `winning` moves on, leave one plan that wins: one move, or several that lead to the same
/// position in any order. Forced moves do not count. A move that stays open ends them, and so do more moves than a puzzle has.
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

/// Whether each two of these moves lead to the same position in either order.
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

impl Puzzle {
    /// Proves the puzzle anew: its answers, and how many positions that takes.
    ///
    /// # Errors
    /// What is wrong with it, or that the rules have changed since it was made.
    pub fn check(&self) -> Result<(), Error> {
        struct Checked<'a>(&'a Puzzle);

        impl GameVisitor for Checked<'_> {
            type Out = Result<(), Error>;

            fn visit<S: Playable>(self) -> Self::Out {
                let Self(puzzle) = self;
                let mut solver = Solver::new(LIMITS, Order::Listed);
                let proof = prove(&mut solver, puzzle.place::<S>()?, &AtomicBool::new(false));
                let wrong = |what: String| Err(Error::Exercise(format!("puzzle {}: {what}", puzzle.number)));
                let Some(Proof { answers, departures, nodes, plan }) = proof else {
                    return wrong("its answers cannot be proven".into());
                };
                let answers: Vec<String> = answers.iter().map(ToString::to_string).collect();
                let found = Puzzle { answers, departures, nodes, plan, ..puzzle.clone() };
                if found != *puzzle {
                    return wrong(format!("it is `{found}`, not `{puzzle}`"));
                }
                Ok(())
            }
        }

        self.visit(Checked(self))
    }
}
