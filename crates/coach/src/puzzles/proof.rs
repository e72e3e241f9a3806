//! The proof of a puzzle: each of its moves won or lost.

use std::sync::atomic::AtomicBool;

use catalogue::Visitor;
use game::{Play as _, Playable};
use record::Deal;
use solver::{Limits, Order, Solved, Solver};

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

/// What is proven of a position.
pub(super) struct Proof<M> {
    /// The moves that still win.
    pub(super) answers: Vec<M>,
    /// The moves of the win that was found that are not the simple player's.
    pub(super) departures: u32,
    /// The positions looked at.
    pub(super) nodes: u64,
}

/// Whether so many legal moves make a puzzle.
pub(super) fn is_choice(legal: usize) -> bool {
    (FEWEST..=MOST).contains(&legal)
}

/// Proves each move won or lost; `None` if the position is no puzzle: more than six or a third of its moves win, it is dull, or a move stays open.
pub(super) fn prove<S: Playable>(
    solver: &mut Solver<S>,
    deal: &Deal<S>,
    before: &[S::Move],
    state: &S,
    stop: &AtomicBool,
) -> Option<Proof<S::Move>> {
    let legal = Some(state.legal_vec()).filter(|legal| is_choice(legal.len()))?;
    let Solved::Won { moves, departures, nodes } = solver.solve(deal, before, stop) else { return None };
    let (mut proof, mut shortest) = (Proof { answers: Vec::new(), departures, nodes }, moves.len());
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
    Some(proof)
}

impl Puzzle {
    /// Proves the puzzle anew: its answers, and how many positions that takes.
    ///
    /// # Errors
    /// What is wrong with it, or that the rules have changed since it was made.
    pub fn check(&self) -> Result<(), Error> {
        struct Checked<'a>(&'a Puzzle);

        impl Visitor for Checked<'_> {
            type Out = Result<(), Error>;

            fn visit<S: Playable>(self) -> Self::Out {
                let Self(puzzle) = self;
                let Place { deal, moves, state, .. } = puzzle.place::<S>()?;
                let mut solver = Solver::new(LIMITS, Order::Listed);
                let proof = prove(&mut solver, &deal, &moves, &state, &AtomicBool::new(false));
                let wrong = |what: String| Err(Error::Exercise(format!("puzzle {}: {what}", puzzle.number)));
                let Some(Proof { answers, departures, nodes }) = proof else {
                    return wrong("its answers cannot be proven".into());
                };
                let answers: Vec<String> = answers.iter().map(ToString::to_string).collect();
                if (&answers, departures, nodes) != (&puzzle.answers, puzzle.departures, puzzle.nodes) {
                    let answers = answers.join("; ");
                    return wrong(format!("it is `{departures} {nodes} | {answers}`, not `{puzzle}`"));
                }
                Ok(())
            }
        }

        self.visit(Checked(self))
    }
}
