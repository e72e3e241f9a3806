//! Questions about many deals, solved in parallel and answered in order.

use std::sync::atomic::{AtomicBool, Ordering};

use underdeck_catalogue::{DealInfo, GameVisitor, read_code, typed_options};
use underdeck_game::{Aim, Message, Playable, say};
use underdeck_record::Deal;

use crate::answer::SolverAnswer;
use crate::decide::{PlayersTurn, decide};
use crate::ordered::{Worker, in_order};
use crate::search::{Order, SearchLimits, Solver};

/// A selection of deals.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deals {
    /// The deals with these codes.
    Codes(Vec<String>),
    /// These deals, each with its own rules.
    Given(Vec<DealInfo>),
    /// The deals of `options` with `count` consecutive seeds from `first`, modulo 2⁶⁴.
    Seeds {
        /// House rules that differ from the defaults, as keys and values.
        options: Vec<(String, String)>,
        /// The first seed.
        first: u64,
        /// The number of seeds.
        count: u64,
    },
}

impl Deals {
    /// The number of deals.
    pub fn count(&self) -> u64 {
        match self {
            Self::Codes(codes) => codes.len() as u64,
            Self::Given(deals) => deals.len() as u64,
            Self::Seeds { count, .. } => *count,
        }
    }
}

/// A question about some deals of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SolverQuestion {
    /// The id of the game.
    pub game: String,
    /// The deals.
    pub deals: Deals,
    /// The aim of the search.
    pub aim: Aim,
    /// The limits of each search.
    pub limits: SearchLimits,
    /// The order of departures.
    pub order: Order,
    /// When the players that need no search play the deal, if the aim is a win.
    pub players: PlayersTurn,
    /// The number of threads.
    pub jobs: usize,
}

/// The caller's side of a search.
#[derive(Clone, Copy)]
pub struct SolverHost<'a> {
    /// A clock in seconds, from an arbitrary start.
    pub clock: fn() -> f64,
    /// Once it is set the search ends; unfinished deals have no answer.
    pub stop: &'a AtomicBool,
}

/// The error of a question without an answer.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// There is no such game, or an option or a code is invalid.
    Catalogue(underdeck_catalogue::Error),
    /// The game does not have this aim.
    Aim {
        /// The game.
        game: &'static str,
        /// The requested aim.
        what: &'static str,
        /// The aims of the game.
        known: String,
    },
    /// A move is not legal.
    Move(underdeck_game::PlayError),
    /// The game is not over.
    Running,
    /// The game was played with real cards, so its deal is unknown.
    Physical,
    /// The caller stopped the search before there was an answer.
    Stopped,
    /// The seats of the deal play against each other.
    Contest {
        /// The game.
        game: &'static str,
        /// The deal.
        code: String,
    },
}

impl Error {
    /// The error as a message that can be translated.
    pub fn said(&self) -> Message {
        match self {
            Self::Catalogue(error) => error.said(),
            Self::Move(error) => error.said(),
            Self::Aim { game, what, known } => {
                say!(SOLVE_AIM, game = *game, what = *what, known)
            }
            Self::Running => say!(SOLVE_RUNNING),
            Self::Physical => say!(SOLVE_OWN_CARDS),
            Self::Stopped => say!(SOLVE_STOPPED),
            Self::Contest { game, code } => {
                say!(SOLVE_CONTEST, game = *game, code)
            }
        }
    }
}

const fn name(aim: Aim) -> &'static str {
    match aim {
        Aim::Win => "wins",
        Aim::Score => "scores",
        Aim::Turns => "turns",
    }
}

/// Answers a question deal by deal, in order and independent of the number of threads. `report` receives each answer and returns whether to continue.
///
/// # Errors
/// If the game, an option or a code is invalid, or the game does not have the aim; `report` is not called then.
pub fn answer(
    question: &SolverQuestion,
    host: &SolverHost<'_>,
    report: &mut dyn FnMut(SolverAnswer) -> bool,
) -> Result<(), Error> {
    underdeck_catalogue::visit(&question.game, Asked { question, host, report })?
}

/// Fails if the game does not have this aim.
pub(crate) fn check_aim<S: Playable>(aim: Aim) -> Result<(), Error> {
    if S::AIMS.contains(&aim) {
        return Ok(());
    }
    let known = S::AIMS.iter().map(|&aim| name(aim)).collect::<Vec<_>>().join(" and ");
    Err(Error::Aim { game: S::INFO.id, what: name(aim), known })
}

/// Fails if the seats of a deal play against each other.
pub(crate) fn refuse_contest<S: Playable>(deal: &Deal<S>) -> Result<(), Error> {
    match deal.start().0.is_shared() {
        true => Ok(()),
        false => Err(Error::Contest { game: S::INFO.id, code: deal.code() }),
    }
}

struct Asked<'a> {
    question: &'a SolverQuestion,
    host: &'a SolverHost<'a>,
    report: &'a mut dyn FnMut(SolverAnswer) -> bool,
}

impl GameVisitor for Asked<'_> {
    type Out = Result<(), Error>;

    fn visit<S: Playable>(self) -> Self::Out {
        let Asked { question, host, report } = self;
        let (listed, options): (Vec<Deal<S>>, _) = match &question.deals {
            Deals::Codes(codes) => (codes.iter().map(|code| read_code(code)).collect::<Result<_, _>>()?, None),
            Deals::Given(deals) => (deals.iter().map(DealInfo::typed).collect::<Result<_, _>>()?, None),
            Deals::Seeds { options, first, .. } => (Vec::new(), Some((typed_options::<S>(options)?, *first))),
        };
        let deal = |n: u64| match &options {
            Some((options, first)) => Deal::new(options.clone(), first.wrapping_add(n)),
            None => listed[n as usize].clone(),
        };
        check_aim::<S>(question.aim)?;
        // The seeds share their options, so it is enough to check the first deal.
        let samples = if listed.is_empty() { question.deals.count().min(1) } else { listed.len() as u64 };
        (0..samples).map(deal).try_for_each(|deal| refuse_contest(&deal))?;
        let worker = || -> Worker<'_, SolverAnswer> {
            let mut solver = Solver::<S>::new(question.limits, question.order);
            let deal = &deal;
            Box::new(move |n| {
                let (deal, start) = (deal(n), (host.clock)());
                let answer = match question.aim {
                    Aim::Win => {
                        let decided = decide(&mut solver, &deal, &[], question.players, host.stop);
                        SolverAnswer::of_win(&deal, &[], decided, (host.clock)() - start)
                    }
                    aim => {
                        SolverAnswer::of_best(&deal, aim, solver.best(&deal, aim, host.stop), (host.clock)() - start)
                    }
                };
                // A search that the caller interrupts would give an answer that depends on the time.
                (!host.stop.load(Ordering::Relaxed)).then_some(answer)
            })
        };
        in_order(question.jobs, question.deals.count(), host.stop, &worker, report);
        Ok(())
    }
}

underdeck_game::said_errors!(Error);

impl From<underdeck_catalogue::Error> for Error {
    fn from(error: underdeck_catalogue::Error) -> Self {
        Self::Catalogue(error)
    }
}

impl From<underdeck_game::PlayError> for Error {
    fn from(error: underdeck_game::PlayError) -> Self {
        Self::Move(error)
    }
}
