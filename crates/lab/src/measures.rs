//! What a designer asks of a game, in numbers, each with its definition and source.
//!
//! - C. Browne, *Automatic Generation and Evaluation of Recombination Games*, thesis, Queensland University of Technology
//!   (2008): completion, duration, drama, lead change, uncertainty.
//! - M. Stephenson, D. J. N. J. Soemers, É. Piette, C. Browne, “General game heuristic prediction based on Ludeme
//!   descriptions” and the metrics of the Ludii system (2021): `DecisionMoves`, `BranchingFactor`, `DecisionFactor`,
//!   `GameTreeComplexity`, `Drama`, `LeadChange`.
//! - C. Blake, I. P. Gent, “The winnability of Klondike Solitaire and many other patience games” (2019): the share of deals
//!   that can be won at all, here bounded from one side.
//!
//! They are made for games of two; where a game is played alone, the dungeon is the other player: it wins when the player
//! does not, and it leads while it is the likelier to win.

mod dead;
mod drama;
mod range;
mod rulings;

use game::State;
use serde::Serialize;

pub use dead::{Dead, dead_deals};
pub use drama::{Drama, drama};
pub use range::{Range, range};
pub use rulings::{Ruling, rulings};

use crate::{Branching, Decisions, Host, Plan};

/// The measures of one game with one set of house rules.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Measures {
    /// The game's id.
    pub game: &'static str,
    /// What everything follows from.
    pub seed: u64,
    /// From no skill to the best player at hand.
    pub range: Range,
    /// The share of games that end by the rules, not by the limit of moves (Browne: completion), for the best player.
    pub completion: f64,
    /// Moves of a game, in the mean (Browne: duration), for the best player.
    pub duration: f64,
    /// Decisions of the best player (Ludii: `DecisionMoves` is the share).
    pub decisions: Decisions,
    /// Legal moves (Ludii: `BranchingFactor`, and `DecisionFactor` over decisions alone), for the best player.
    pub branching: Branching,
    /// The logarithm to base ten of the branching factor to the power of the duration (Ludii: `GameTreeComplexity`).
    pub tree_complexity: f64,
    /// Deals that nobody could win.
    pub dead: Dead,
    /// Lead changes, drama and the like, along the games of the best player.
    pub drama: Drama,
    /// What each house rule of few values changes, for the middle player.
    pub rulings: Vec<Ruling>,
}

/// How much is played for the measures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Deals for the range of skill and for dead deals.
    pub deals: u64,
    /// How often a deal is tried before it counts as dead.
    pub tries: u64,
    /// Games that are followed from move to move.
    pub followed: u64,
    /// Playouts for one estimate of who leads.
    pub playouts: u32,
    /// Deals for each house rule.
    pub ruling_deals: u64,
}

impl Effort {
    /// How many games progress is told of, about.
    pub const fn games(&self) -> u64 {
        (3 + self.tries) * self.deals + self.followed
    }
}

/// Takes all measures. The plan's first player is the best one at hand; its number of games and others are not minded.
///
/// # Errors
/// As [`simulate`](crate::simulate).
pub fn measure<S: State>(plan: &Plan<S>, effort: &Effort, host: &Host<'_>) -> Result<Measures, String> {
    let (range, best) = range(plan, effort.deals, host)?;
    let results = &best.results;
    let branching = best.detail.branching;
    Ok(Measures {
        game: S::INFO.id,
        seed: plan.seed,
        completion: 1.0 - crate::results::ratio(results.unfinished as f64, results.games as f64),
        duration: results.moves.mean,
        decisions: best.detail.decisions,
        branching,
        tree_complexity: results.moves.mean * branching.mean.max(1.0).log10(),
        dead: dead_deals(plan, effort.deals, effort.tries, host)?,
        drama: drama(plan, effort.followed, effort.playouts, host)?,
        rulings: rulings(plan, effort.ruling_deals, host)?,
        range,
    })
}
