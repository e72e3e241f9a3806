//! A deal that can be won, and is as hard as wished.

use std::sync::atomic::{AtomicBool, Ordering};

use underdeck_catalogue::{DealInfo, GameVisitor, typed_options};
use underdeck_game::{Aim, Playable};
use underdeck_record::Deal;

use crate::question::{Error, check_aim, refuse_contest};
use crate::search::{Limits, Order, Solved, Solver};

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
    /// Its name in texts, settings and records.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Fair => "fair",
            Self::Hard => "hard",
        }
    }

    /// The difficulty of a number of departures.
    pub const fn of(departures: u32) -> Self {
        match departures {
            0 => Self::Easy,
            1 => Self::Fair,
            _ => Self::Hard,
        }
    }
}

/// Which deal of a game is looked for, and how far.
#[derive(Clone, Copy, Debug)]
pub struct Wish<'a> {
    /// The id of the game.
    pub game: &'a str,
    /// The house rules that differ from our defaults.
    pub options: &'a [(String, String)],
    /// The first seed that is tried; after the greatest seed comes 0.
    pub first: u64,
    /// How many seeds are tried.
    pub count: u64,
    /// How hard it should be; `None` is any deal that can be won.
    pub difficulty: Option<Difficulty>,
    /// How far each deal is searched.
    pub limits: Limits,
    /// The positions after which no further deal is tried.
    pub most: u64,
}

/// The first deal that can be won and is as hard as wished; `None` if none was found, or the search was stopped. Deals that stay open are
/// skipped.
///
/// # Errors
/// If there is no such game, it cannot be won, an option is invalid, or its seats play against each other.
pub fn winnable(wish: &Wish<'_>, stop: &AtomicBool) -> Result<Option<(DealInfo, Difficulty)>, Error> {
    underdeck_catalogue::visit(wish.game, Tried::<true> { wish, stop })?
}

/// The same in games that [have lost deals](underdeck_game::Solve::HAS_LOST_DEALS), whose new games are winnable by default. A program that names
/// this one alone links no solver of the other games.
///
/// # Errors
/// As [`winnable`], or [`LeftOut`](underdeck_catalogue::Error::LeftOut) for another game.
pub fn winnable_core(wish: &Wish<'_>, stop: &AtomicBool) -> Result<Option<(DealInfo, Difficulty)>, Error> {
    underdeck_catalogue::visit(wish.game, Tried::<false> { wish, stop })?
}

/// Deals tried one after another: of every game, or of games that have lost deals.
struct Tried<'a, const EVERY: bool> {
    wish: &'a Wish<'a>,
    stop: &'a AtomicBool,
}

impl<const EVERY: bool> GameVisitor for Tried<'_, EVERY> {
    type Out = Result<Option<(DealInfo, Difficulty)>, Error>;

    fn visit<S: Playable>(self) -> Self::Out {
        if const { !EVERY && !S::HAS_LOST_DEALS } {
            return Err(underdeck_catalogue::Error::LeftOut.into());
        }
        let Self { wish, stop } = self;
        check_aim::<S>(Aim::Win)?;
        let options = typed_options::<S>(wish.options)?;
        let deal = |n| Deal::<S>::new(options.clone(), wish.first.wrapping_add(n));
        // The seeds share their options, so the first deal tells.
        refuse_contest(&deal(0))?;
        let mut solver = Solver::<S>::new(wish.limits, Order::Listed);
        let mut looked_at = 0;
        for deal in (0..wish.count).map(deal) {
            let solved = solver.solve(&deal, &[], stop);
            // An answer cut short by the caller would depend on when that was.
            if stop.load(Ordering::Relaxed) {
                break;
            }
            let (Solved::Won { nodes, .. } | Solved::Lost { nodes } | Solved::Open { nodes }) = solved;
            if let Solved::Won { departures, .. } = solved {
                let difficulty = Difficulty::of(departures);
                if wish.difficulty.is_none_or(|wished| wished == difficulty) {
                    return Ok(Some((DealInfo::of(deal.facts()), difficulty)));
                }
            }
            looked_at += nodes;
            if looked_at >= wish.most {
                break;
            }
        }
        Ok(None)
    }
}
