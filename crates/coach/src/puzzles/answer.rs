//! The judgement of an answer to a puzzle, with a line that demonstrates it.

use std::sync::atomic::AtomicBool;

use underdeck_catalogue::GameVisitor;
use underdeck_game::{FastRng, Play as _, Playable, Policy as _, prose};
use underdeck_solver::{Order, Solved, Solver};

use super::proof::LIMITS;
use super::{Place, Puzzle};
use crate::Error;
use crate::sample::whole;

/// The most moves of a line in the text.
const SHOWN: usize = 12;

/// The judgement of an answer to a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleReply {
    /// The move, in record notation.
    pub played: String,
    /// Whether it still wins.
    pub is_right: bool,
    /// The continuation: the proven win, or the rollout policy's way to lose.
    pub line: Vec<String>,
    /// The cause of the end of the line, in words of the rules.
    pub cause: &'static str,
    /// Positions searched to prove the judgement.
    pub nodes: u64,
}

impl PuzzleReply {
    /// The judgement in sentences, with the line.
    pub fn words(&self, puzzle: &Puzzle) -> String {
        let Self { played, is_right, line, cause, nodes } = self;
        let shown = line.iter().take(SHOWN).map(|mv| format!("`{mv}`")).collect::<Vec<_>>().join(", ");
        let rest = if line.len() > SHOWN { ", …" } else { "" };
        let moves = prose::count(line.len(), "move");
        match (is_right, puzzle.answers.len()) {
            (true, 1) => format!("Right: only `{played}` still wins. It can go on {shown}{rest}: won in {moves}."),
            (true, n) => format!(
                "Right: `{played}` is one of {n} moves that still win. It can go on {shown}{rest}: won in {moves}."
            ),
            (false, _) => {
                let after = format!(
                    "No: after `{played}` nobody can win any more; {} were tried.",
                    prose::count(*nodes as usize, "position")
                );
                match line.is_empty() {
                    true => format!("{after} The game is over at once: {cause}."),
                    false => {
                        format!("{after} A simple player goes on {shown}{rest}, and it ends after {moves}: {cause}.")
                    }
                }
            }
        }
    }
}

pub(super) struct Shown<'a> {
    pub(super) puzzle: &'a Puzzle,
    pub(super) played: String,
    pub(super) stop: &'a AtomicBool,
}

impl GameVisitor for Shown<'_> {
    type Out = Result<PuzzleReply, Error>;

    fn visit<S: Playable>(self) -> Self::Out {
        let Self { puzzle, played, stop } = self;
        let Place { deal, mut moves, mut state, mut chance } = puzzle.place::<S>()?;
        let mv: S::Move = played.parse().map_err(|_| puzzle.outdated())?;
        moves.push(mv);
        state.play_unchecked(mv, &mut chance);
        let solved = Solver::<S>::new(LIMITS, Order::Listed).solve(&deal, &moves, stop);
        whole(stop)?;
        let is_right = puzzle.answers.contains(&played);
        let (mut line, nodes) = match solved {
            Solved::Won { moves, nodes, .. } if is_right => (moves, nodes),
            Solved::Lost { nodes } if !is_right => (Vec::new(), nodes),
            _ => return Err(puzzle.outdated()),
        };
        let mut rng = FastRng::new(0);
        for n in 0.. {
            if state.outcome().is_some() {
                break;
            }
            if n == line.len() {
                line.push(state.view(state.deciding_seat()).rollout(&mut rng));
            }
            state.play_unchecked(line[n], &mut chance);
        }
        let cause = state.outcome().map_or("", |outcome| outcome.cause);
        Ok(PuzzleReply { played, is_right, line: line.iter().map(ToString::to_string).collect(), cause, nodes })
    }
}
