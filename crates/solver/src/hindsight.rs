//! Looking back at a finished game: could it have been won, and where did that end?

use std::sync::atomic::{AtomicBool, Ordering};

use catalogue::Visitor;
use game::{Aim, Playable};
use record::{Record, replay_record};

use crate::answer::Answer;
use crate::question::{Deals, Error, Host, Question, answer};
use crate::search::{Limits, Order, Solved, Solver};

/// What a solver knows of a finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct Hindsight {
    /// Whether its deal can be won, and how.
    pub deal: Answer,
    /// The moves of the game's main line.
    pub moves: Vec<String>,
    /// The most of these moves after which the game is known to have been winnable still.
    pub winnable: Option<usize>,
    /// The fewest of these moves after which it is known to have been lost. One more than [`winnable`](Self::winnable) if both are exact.
    pub lost: Option<usize>,
}

/// Looks back at a recorded game that is over. Of a running one nothing is said: that would be a leak.
///
/// # Errors
/// If the game is not known, not over or a contest, or if the record does not follow the rules.
pub fn hindsight(record: &Record, limits: Limits, host: &Host<'_>) -> Result<Hindsight, Error> {
    catalogue::visit(record.tag("Game").unwrap_or_default(), Back { record, limits, host })?
}

struct Back<'a> {
    record: &'a Record,
    limits: Limits,
    host: &'a Host<'a>,
}

impl Visitor for Back<'_> {
    type Out = Result<Hindsight, Error>;

    fn visit<S: Playable>(self) -> Self::Out {
        let Self { record, limits, host } = self;
        let replay = replay_record::<S>(record).map_err(catalogue::Error::from)?;
        let end = replay.states.last().and_then(game::Play::outcome).filter(|_| !record.is_taken_back());
        if end.is_none() {
            return Err(Error::Running);
        }
        let deals = Deals::Codes(vec![replay.deal.code()]);
        let question =
            Question { game: S::INFO.id.into(), deals, aim: Aim::Win, limits, order: Order::Listed, jobs: 1 };
        let mut first = None;
        answer(&question, host, &mut |answer| {
            first = Some(answer);
            true
        })?;
        let deal = first.ok_or(Error::Stopped)?;
        let mut back = Hindsight {
            winnable: deal.line.is_some().then_some(0),
            lost: (deal.result == crate::Result::Lost).then_some(0),
            moves: replay.moves.iter().map(ToString::to_string).collect(),
            deal,
        };
        // What is lost stays lost, so halving finds the last position that can be won.
        let mut solver = Solver::<S>::new(limits, Order::Listed);
        let (mut low, mut high) = (back.winnable.map_or(0, |n| n + 1), back.lost.unwrap_or(replay.moves.len() + 1));
        while low < high && !host.stop.load(Ordering::Relaxed) {
            let middle = low + (high - low) / 2;
            match solver.solve(&replay.deal, &replay.moves[..middle], host.stop) {
                Solved::Won { .. } => (back.winnable, low) = (Some(middle), middle + 1),
                Solved::Lost { .. } => (back.lost, high) = (Some(middle), middle),
                // Not known: what lies before it may be.
                Solved::Open { .. } => high = middle,
            }
        }
        Ok(back)
    }
}

/// How hard a deal is: how often its winning line departs from what a simple player does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Difficulty {
    /// Not at all.
    Easy,
    /// Once.
    Fair,
    /// More often.
    Hard,
}

impl Difficulty {
    /// The difficulty of a number of departures.
    pub const fn of(departures: u32) -> Self {
        match departures {
            0 => Self::Easy,
            1 => Self::Fair,
            _ => Self::Hard,
        }
    }
}

/// The first deal from this seed on that can be won and is as hard as wished; `None` if there is none among the next `count`, or if
/// it was stopped.
///
/// # Errors
/// As [`answer`].
pub fn winnable(
    question: &Question,
    difficulty: Option<Difficulty>,
    stop: &AtomicBool,
) -> Result<Option<Answer>, Error> {
    let mut found = None;
    let is_wished = |departures| difficulty.is_none_or(|wished| Difficulty::of(departures) == wished);
    answer(question, &Host { clock: || 0.0, stop }, &mut |answer| {
        if answer.line.as_ref().is_some_and(|line| is_wished(line.departures)) {
            found = Some(answer);
        }
        found.is_none()
    })?;
    Ok(found)
}
