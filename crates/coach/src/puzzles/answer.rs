//! The judgement of an answer to a puzzle, with a line that demonstrates it.

use std::sync::atomic::AtomicBool;

use underdeck_catalogue::GameVisitor;
use underdeck_game::{FastRng, Link, Message, Play as _, Playable, Policy as _, say};
use underdeck_record::DealChance;
use underdeck_solver::{Order, Solved, Solver};

use super::make::is_won;
use super::proof::LIMITS;
use super::{Place, Puzzle, path};
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
    /// Whether it still wins. A move that the solver cannot decide counts as right.
    pub is_right: bool,
    /// Whether the game is won, or the rollout policy wins it from here.
    pub is_solved: bool,
    /// The label of the move.
    pub label: Message,
    /// The continuation: a win, or the rollout policy's way to lose; empty if there is none to show.
    pub line: Vec<String>,
    /// The labels of the first moves of the line.
    pub labels: Vec<Message>,
    /// The end of the line, in words of the rules.
    pub end: Message,
    /// Positions searched to prove the judgement.
    pub nodes: u64,
    /// The move as a line for [`Puzzle::after`].
    pub path: String,
    /// The continuation in the same form.
    pub rest: String,
}

impl PuzzleReply {
    /// The judgement in sentences, with the line.
    pub fn words(&self, puzzle: &Puzzle) -> Message {
        Message::join([self.grade(puzzle), self.way()], " ")
    }

    /// The judgement in a sentence.
    pub fn grade(&self, puzzle: &Puzzle) -> Message {
        let Self { label: played, is_right, nodes, .. } = self;
        match (is_right, puzzle.answers.len()) {
            (true, 0) => say!(REPLY_STILL, move = played),
            (true, answers) => say!(REPLY_RIGHT, answers, move = played),
            (false, _) => say!(REPLY_WRONG, move = played, positions = *nodes),
        }
    }

    /// The line in a sentence; empty if there is no win to show.
    pub fn way(&self) -> Message {
        let Self { is_right, line, labels, end, .. } = self;
        let more = (line.len() > labels.len()).then(|| Message::from("…"));
        let shown = Message::join(labels.iter().cloned().chain(more), Link::Comma);
        match (is_right, line.len()) {
            (true, 0) => Message::default(),
            (true, n) => say!(REPLY_WINS, line = shown, n),
            (false, 0) => say!(REPLY_AT_ONCE, end),
            (false, n) => say!(REPLY_LOSES, line = shown, n, end),
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
        let label_of = |state: &S, mv: S::Move| {
            let [label] = labels_of::<S, 1>(&state.view(state.deciding_seat()), [&mv.to_string()]);
            label
        };
        let (label, mut path) = (label_of(&state, mv), String::new());
        path::push(&mut path, &state, mv);
        moves.push(mv);
        state.play_unchecked(mv, &mut chance);
        let (ended, played_out) = play_out(&state, &chance);
        let is_solved = is_won(&ended);
        let (is_right, line, nodes) = match is_solved {
            true => (true, played_out, 0),
            false => match Solver::<S>::new(LIMITS, Order::Listed).solve(&deal, &moves, stop) {
                Solved::Won { moves, nodes, .. } => (true, moves, nodes),
                Solved::Lost { nodes } => (false, played_out, nodes),
                Solved::Open { nodes } => (true, Vec::new(), nodes),
            },
        };
        whole(stop)?;
        if !puzzle.answers.is_empty() && puzzle.answers.contains(&played) != is_right {
            return Err(puzzle.outdated());
        }
        let (mut labels, mut rest) = (Vec::new(), String::new());
        for &mv in &line {
            if labels.len() < SHOWN {
                labels.push(label_of(&state, mv));
            }
            path::push(&mut rest, &state, mv);
            state.play_unchecked(mv, &mut chance);
        }
        let end = state.outcome().map_or_else(Message::default, |outcome| S::INFO.ending(outcome.cause));
        let line = line.iter().map(ToString::to_string).collect();
        Ok(PuzzleReply { played, is_right, is_solved, label, line, labels, end, nodes, path, rest })
    }
}

/// [`Puzzle::win`].
pub(super) struct Finished<'a>(pub(super) &'a Puzzle);

impl GameVisitor for Finished<'_> {
    type Out = Result<Option<String>, Error>;

    fn visit<S: Playable>(self) -> Self::Out {
        let Place { mut state, mut chance, .. } = self.0.place::<S>()?;
        let (ended, line) = play_out(&state, &chance);
        let mut path = String::new();
        for mv in line {
            path::push(&mut path, &state, mv);
            state.play_unchecked(mv, &mut chance);
        }
        Ok(is_won(&ended).then_some(path))
    }
}

/// The rollout policy's moves to the end of the game on the luck of the deal.
fn play_out<S: Playable>(state: &S, chance: &DealChance) -> (S, Vec<S::Move>) {
    let (mut state, mut chance, mut rng, mut line) = (state.clone(), chance.clone(), FastRng::new(0), Vec::new());
    while state.outcome().is_none() {
        let mv = state.view(state.deciding_seat()).rollout(&mut rng);
        state.play_unchecked(mv, &mut chance);
        line.push(mv);
    }
    (state, line)
}
