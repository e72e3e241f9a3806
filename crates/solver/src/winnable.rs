//! Finds a winnable deal of a given difficulty.

use std::sync::atomic::{AtomicBool, Ordering};

use underdeck_catalogue::{DealInfo, GameVisitor, typed_options};
use underdeck_game::{Aim, Playable};
use underdeck_record::Deal;

use crate::answer::Difficulty;
use crate::question::{Error, check_aim, refuse_contest};
use crate::search::{Order, SearchLimits, Solved, Solver};

/// The parameters of the search for a winnable deal.
#[derive(Clone, Copy, Debug)]
pub struct WinnableSearch<'a> {
    /// The id of the game.
    pub game: &'a str,
    /// House rules that differ from the defaults, as keys and values.
    pub options: &'a [(String, String)],
    /// The first seed; the seeds are consecutive modulo 2⁶⁴.
    pub first: u64,
    /// The most seeds tried.
    pub count: u64,
    /// The requested difficulty; `None` for any winnable deal.
    pub difficulty: Option<Difficulty>,
    /// The limits of each deal's search.
    pub limits: SearchLimits,
    /// No further deal is tried after this total of positions.
    pub most: u64,
}

/// The first winnable deal of the requested difficulty; `None` if none was found or the search was stopped. Open deals are skipped.
///
/// # Errors
/// If the game does not exist or cannot be won, an option is invalid, or the seats play against each other.
pub fn winnable(search: &WinnableSearch<'_>, stop: &AtomicBool) -> Result<Option<(DealInfo, Difficulty)>, Error> {
    underdeck_catalogue::visit(search.game, Tried::<true> { search, stop })?
}

/// As [`winnable`], for games that [have lost deals](underdeck_game::Solve::HAS_LOST_DEALS), whose new games are winnable by default. A program that
/// calls only this function does not link the solvers of other games.
///
/// # Errors
/// As [`winnable`], or [`LeftOut`](underdeck_catalogue::Error::LeftOut) for another game.
pub fn winnable_core(search: &WinnableSearch<'_>, stop: &AtomicBool) -> Result<Option<(DealInfo, Difficulty)>, Error> {
    underdeck_catalogue::visit(search.game, Tried::<false> { search, stop })?
}

/// Tries deals one after another, in every game or only in those with lost deals.
struct Tried<'a, const EVERY: bool> {
    search: &'a WinnableSearch<'a>,
    stop: &'a AtomicBool,
}

impl<const EVERY: bool> GameVisitor for Tried<'_, EVERY> {
    type Out = Result<Option<(DealInfo, Difficulty)>, Error>;

    fn visit<S: Playable>(self) -> Self::Out {
        if const { !EVERY && !S::HAS_LOST_DEALS } {
            return Err(underdeck_catalogue::Error::LeftOut.into());
        }
        let Self { search, stop } = self;
        check_aim::<S>(Aim::Win)?;
        let options = typed_options::<S>(search.options)?;
        let deal = |n| Deal::<S>::new(options.clone(), search.first.wrapping_add(n));
        // The seeds share their options, so it is enough to check the first deal.
        refuse_contest(&deal(0))?;
        let mut solver = Solver::<S>::new(search.limits, Order::Listed);
        let mut looked_at = 0;
        for deal in (0..search.count).map(deal) {
            let solved = solver.solve(&deal, &[], stop);
            // A search that the caller interrupts would give an answer that depends on the time.
            if stop.load(Ordering::Relaxed) {
                break;
            }
            let (Solved::Won { nodes, .. } | Solved::Lost { nodes } | Solved::Open { nodes }) = solved;
            if let Solved::Won { departures, .. } = solved {
                let difficulty = Difficulty::of(departures);
                if search.difficulty.is_none_or(|requested| requested == difficulty) {
                    return Ok(Some((DealInfo::of(deal.facts()), difficulty)));
                }
            }
            looked_at += nodes;
            if looked_at >= search.most {
                break;
            }
        }
        Ok(None)
    }
}
