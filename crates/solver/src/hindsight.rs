//! Hindsight: the point at which a finished game was lost. Also the analysis of a single position.

use std::sync::atomic::Ordering;

use underdeck_catalogue::{DealInfo, GameVisitor};
use underdeck_game::{Aim, Message, Play as _, Playable, say, signed};
use underdeck_record::{Record, replay_record};

use crate::answer::{FoundLine, SolverAnswer};
use crate::decide::{PlayersTurn, decide};
use crate::question::{Deals, Error, SolverHost, SolverQuestion, answer, refuse_contest};
use crate::search::{Order, SearchLimits, Solved, Solver};

/// The analysis of a finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct Hindsight {
    /// The answer for the deal.
    pub deal: SolverAnswer,
    /// The moves of the main line.
    pub moves: Vec<String>,
    /// The largest number of these moves after which the game is proven winnable.
    pub winnable: Option<usize>,
    /// The smallest number of these moves after which the game is proven lost. One more than [`winnable`](Self::winnable) if both are exact.
    pub lost: Option<usize>,
    /// A win that starts with the first [`winnable`](Self::winnable) moves.
    pub line: Option<FoundLine>,
}

impl Hindsight {
    /// The last point at which the game could be won, as a sentence.
    pub fn until(&self) -> Message {
        match (self.winnable, self.lost) {
            (Some(last), _) if last == self.moves.len() => say!(UNTIL_WON),
            (Some(last), Some(lost)) if lost == last + 1 => {
                say!(UNTIL_MOVE, n = lost, move = signed(&self.moves[last]))
            }
            (Some(last), Some(lost)) => say!(UNTIL_BETWEEN, last, lost),
            (Some(last), None) => say!(UNTIL_LIMIT, last),
            (None, Some(0)) => say!(UNTIL_NEVER),
            (None, Some(lost)) => say!(UNTIL_LOST, lost),
            (None, None) => say!(UNTIL_UNKNOWN),
        }
    }
}

/// Analyses the record of a finished game. A running game is refused, since the answer would reveal hidden cards.
///
/// # Errors
/// If the game is unknown, not over or a contest, or the record does not follow the rules.
pub fn hindsight(record: &Record, limits: SearchLimits, host: &SolverHost<'_>) -> Result<Hindsight, Error> {
    underdeck_catalogue::visit(record.tag("Game").unwrap_or_default(), Back { record, limits, host })?
}

struct Back<'a> {
    record: &'a Record,
    limits: SearchLimits,
    host: &'a SolverHost<'a>,
}

impl GameVisitor for Back<'_> {
    type Out = Result<Hindsight, Error>;

    fn visit<S: Playable>(self) -> Self::Out {
        let Self { record, limits, host } = self;
        if record.is_physical() {
            return Err(Error::Physical);
        }
        let replay = replay_record::<S>(record).map_err(underdeck_catalogue::Error::from)?;
        let end = replay.states.last().and_then(underdeck_game::Play::outcome).filter(|_| !record.is_all_undone());
        if end.is_none() {
            return Err(Error::Running);
        }
        let deals = Deals::Given(vec![DealInfo::of(&replay.deal)]);
        let (game, order, players) = (S::INFO.id.into(), Order::Listed, PlayersTurn::Last);
        let question = SolverQuestion { game, deals, aim: Aim::Win, limits, order, players, jobs: 1 };
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
            line: deal.line.clone(),
            deal,
        };
        // A lost position never becomes won again, so bisection finds the last position that can be won.
        let mut solver = Solver::<S>::new(limits, Order::Listed);
        let (mut low, mut high) = (back.winnable.map_or(0, |n| n + 1), back.lost.unwrap_or(replay.moves.len() + 1));
        while low < high && !host.stop.load(Ordering::Relaxed) {
            let middle = low + (high - low) / 2;
            let before = &replay.moves[..middle];
            match decide(&mut solver, &replay.deal, before, PlayersTurn::Last, host.stop) {
                decided @ (Solved::Won { .. }, _) => {
                    (back.winnable, low) = (Some(middle), middle + 1);
                    back.line = SolverAnswer::of_win(&replay.deal, before, decided, 0.0).line;
                }
                (Solved::Lost { .. }, _) => (back.lost, high) = (Some(middle), middle),
                // Undecided: an earlier position may be decided.
                (Solved::Open { .. }, _) => high = middle,
            }
        }
        Ok(back)
    }
}

/// Analyses the position of a deal after these moves, which are the start of the line found. It accepts running games; callers mark these as
/// solver-assisted first.
///
/// # Errors
/// If the game is unknown, the deal a contest, or a move not legal.
/// If the game is not known or the deal a contest, or if a move is not legal.
pub fn position(
    deal: &DealInfo,
    moves: &[String],
    limits: SearchLimits,
    host: &SolverHost<'_>,
) -> Result<SolverAnswer, Error> {
    underdeck_catalogue::visit(deal.game, Here { deal, moves, limits, host })?
}

struct Here<'a> {
    deal: &'a DealInfo,
    moves: &'a [String],
    limits: SearchLimits,
    host: &'a SolverHost<'a>,
}

impl GameVisitor for Here<'_> {
    type Out = Result<SolverAnswer, Error>;

    fn visit<S: Playable>(self) -> Self::Out {
        let Self { deal, moves, limits, host } = self;
        let deal = deal.typed::<S>()?;
        refuse_contest(&deal)?;
        let (mut state, mut chance) = deal.start();
        let mut before = Vec::with_capacity(moves.len());
        for spelling in moves {
            let mv: S::Move = spelling.parse().map_err(underdeck_game::PlayError::from)?;
            state.play(mv, &mut chance)?;
            before.push(mv);
        }
        let start = (host.clock)();
        let mut solver = Solver::<S>::new(limits, Order::Listed);
        let decided = decide(&mut solver, &deal, &before, PlayersTurn::Last, host.stop);
        if host.stop.load(Ordering::Relaxed) {
            return Err(Error::Stopped);
        }
        Ok(SolverAnswer::of_win(&deal, &before, decided, (host.clock)() - start))
    }
}
