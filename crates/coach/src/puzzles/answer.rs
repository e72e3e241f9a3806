//! The judgement of an answer to a puzzle, with a line that demonstrates it.

use std::sync::atomic::AtomicBool;

use underdeck_catalogue::GameVisitor;
use underdeck_game::{FastRng, Message, Play as _, Playable, Policy as _, say, signed};
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
    /// The end of the line, in words of the rules.
    pub end: Message,
    /// Positions searched to prove the judgement.
    pub nodes: u64,
}

impl PuzzleReply {
    /// The judgement in sentences, with the line.
    pub fn words(&self, puzzle: &Puzzle) -> Message {
        let Self { played, is_right, line, end, nodes } = self;
        let shown = signed(&line[..line.len().min(SHOWN)].join(", "));
        let (played, shown) = (signed(played), if line.len() > SHOWN { shown + ", …" } else { shown });
        let (grade, shown) = match is_right {
            true => (
                say!(REPLY_RIGHT, answers = puzzle.answers.len(), move = played),
                say!(REPLY_WINS, line = shown, n = line.len()),
            ),
            false => (
                say!(REPLY_WRONG, move = played, positions = *nodes),
                if line.is_empty() {
                    say!(REPLY_AT_ONCE, end)
                } else {
                    say!(REPLY_LOSES, line = shown, n = line.len(), end)
                },
            ),
        };
        Message::join([grade, shown], " ")
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
        let end = state.outcome().map_or_else(Message::default, |outcome| S::INFO.ending(outcome.cause));
        Ok(PuzzleReply { played, is_right, line: line.iter().map(ToString::to_string).collect(), end, nodes })
    }
}
