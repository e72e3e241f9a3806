//! The judgement of an answer to a puzzle, with a line that demonstrates it.

use std::sync::atomic::AtomicBool;

use underdeck_catalogue::GameVisitor;
use underdeck_game::{FastRng, Link, Message, Play as _, Playable, Policy as _, say};
use underdeck_solver::{Order, Solved, Solver};

use super::proof::LIMITS;
use super::{Place, Puzzle};
use crate::Error;
use crate::sample::whole;
use crate::words::labels_of;

/// The most moves of a line in the text.
const SHOWN: usize = 12;

/// The judgement of an answer to a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleReply {
    /// The move, in record notation.
    pub played: String,
    /// Whether it still wins.
    pub is_right: bool,
    /// The label of the move.
    pub label: Message,
    /// The continuation: the proven win, or the rollout policy's way to lose.
    pub line: Vec<String>,
    /// The labels of the first moves of the line.
    pub labels: Vec<Message>,
    /// The end of the line, in words of the rules.
    pub end: Message,
    /// Positions searched to prove the judgement.
    pub nodes: u64,
}

impl PuzzleReply {
    /// The judgement in sentences, with the line.
    pub fn words(&self, puzzle: &Puzzle) -> Message {
        let Self { label: played, is_right, line, labels, end, nodes, .. } = self;
        let more = (line.len() > labels.len()).then(|| Message::from("…"));
        let shown = Message::join(labels.iter().cloned().chain(more), Link::Comma);
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
        let label_of = |state: &S, mv: S::Move| {
            let [label] = labels_of::<S, 1>(&state.view(state.deciding_seat()), [&mv.to_string()]);
            label
        };
        let label = label_of(&state, mv);
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
        let (mut rng, mut labels) = (FastRng::new(0), Vec::new());
        for n in 0.. {
            if state.outcome().is_some() {
                break;
            }
            if n == line.len() {
                line.push(state.view(state.deciding_seat()).rollout(&mut rng));
            }
            if n < SHOWN {
                labels.push(label_of(&state, line[n]));
            }
            state.play_unchecked(line[n], &mut chance);
        }
        let end = state.outcome().map_or_else(Message::default, |outcome| S::INFO.ending(outcome.cause));
        let line = line.iter().map(ToString::to_string).collect();
        Ok(PuzzleReply { played, is_right, label, line, labels, end, nodes })
    }
}
