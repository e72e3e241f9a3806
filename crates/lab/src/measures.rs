//! Measures of game design, each with its definition and source.
//!
//! - C. Browne, *Automatic Generation and Evaluation of Recombination Games*, thesis, Queensland University of Technology
//!   (2008): completion, duration, drama, lead change, uncertainty.
//! - M. Stephenson, D. J. N. J. Soemers, É. Piette, C. Browne, “General game heuristic prediction based on Ludeme
//!   descriptions” and the metrics of the Ludii system (2021): `DecisionMoves`, `BranchingFactor`, `DecisionFactor`,
//!   `GameTreeComplexity`, `Drama`, `LeadChange`.
//! - C. Blake, I. P. Gent, “The winnability of Klondike Solitaire and many other patience games” (2019): the share of deals
//!   that can be won at all, here bounded from one side.
//!
//! The measures of Browne and Ludii are defined for two players. In a solitaire game the dungeon is the other player: it wins when the player does
//! not, and leads while it is likelier to win. Where the score is what counts, the other player wins unless the game reaches the score that half of the
//! greedy player's games do.

mod dead;
mod drama;
mod mean;
mod range;
mod readings;
mod request;
mod rulings;

use serde::Serialize;
use underdeck_game::{OptionValue, Options as _, Playable};
use underdeck_players::PlayerKind;
use underdeck_stats::Interval;

pub use dead::{Dead, dead_deals};
pub use drama::{Drama, drama};
pub(crate) use drama::{play_on, walk};
pub(crate) use mean::Mean;
pub use range::{Level, Range, range};
pub use readings::{Reading, Readings, readings};
pub use rulings::{Ruling, Steps, rulings};

use crate::results::as_object;
use crate::{Branching, By, Decisions, Loss, Plan, SimulationHost, has_rivals};

/// The measures of one game with one set of house rules.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Measures {
    /// The game's id.
    pub game: &'static str,
    /// Its house rules and rulings.
    #[serde(serialize_with = "as_object")]
    pub options: Vec<(&'static str, OptionValue)>,
    /// The seed of deals and players.
    pub seed: u64,
    /// What counts in dead deals, drama and uncertainty, and comes first in the report.
    pub by: By,
    /// The range of skill, from random play to the best available player.
    pub range: Range,
    /// The share of games that end by the rules, not by the limit of moves (Browne: completion), for the best player.
    pub completion: f64,
    /// Its 95 % Wilson interval.
    pub completion_95: Interval,
    /// The best player's games by the cause of their end, the most frequent first.
    #[serde(serialize_with = "as_object")]
    pub ends: Vec<(&'static str, u64)>,
    /// The lost games by place and cause.
    pub losses: Vec<Loss>,
    /// Mean moves per game (Browne: duration), for the best player.
    pub duration: f64,
    /// Its 95 % interval.
    pub duration_95: Option<Interval>,
    /// Decisions of the best player (Ludii: `DecisionMoves` is the share).
    pub decisions: Decisions,
    /// Legal moves (Ludii: `BranchingFactor`, and `DecisionFactor` over decisions alone), for the best player.
    pub branching: Branching,
    /// The decimal logarithm of the branching factor to the power of the duration (Ludii: `GameTreeComplexity`).
    pub tree_complexity: f64,
    /// Deals that no available player won, or by score on which none gained; `None` in a contest, which always has a winner.
    pub dead: Option<Dead>,
    /// Lead changes, drama, comebacks and uncertainty, in the games of the best player.
    pub drama: Drama,
    /// The effect of each house rule on the greedy player.
    pub rulings: Vec<Ruling>,
    /// The changes of house rules, as entered, that leave the greedy player's games unchanged.
    pub without_effect: Vec<String>,
}

/// The sample sizes of the measures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Deals for the range of skill and for dead deals.
    pub deals: u64,
    /// The number of the best player's tries before a deal counts as dead.
    pub tries: u64,
    /// Games analysed move by move.
    pub followed: u64,
    /// Playouts for each estimate of who leads.
    pub playouts: u32,
    /// Deals for each change of a house rule.
    pub ruling_deals: u64,
    /// The changes of numeric house rules.
    pub steps: Steps,
}

impl Effort {
    /// The most games in progress reports.
    pub fn games<S: Playable>(&self, options: &S::Options) -> u64 {
        let rulings = 1 + rulings::changes::<S>(options, self.steps).len() as u64;
        (7 + self.tries) * self.deals + self.followed + rulings * self.ruling_deals
    }
}

/// Computes all measures. The plan's first player is the best available one; its other players and its number of games are ignored. In a contest
/// without an opponent in the plan, all play against the greedy player.
///
/// # Errors
/// As [`simulate`](crate::simulate).
pub fn measure<S: Playable>(plan: &Plan<S>, effort: &Effort, host: &SimulationHost<'_>) -> Result<Measures, String> {
    let has_rivals = has_rivals::<S>(&plan.options);
    let plan = &Plan { opponent: plan.opponent.or(has_rivals.then_some(PlayerKind::Greedy)), ..plan.clone() };
    let (range, best) = range(plan, effort.deals, host)?;
    let (rulings, without_effect) = rulings(plan, effort.ruling_deals, effort.steps, host)?;
    let results = &best.results;
    let branching = best.detail.branching;
    Ok(Measures {
        game: S::INFO.id,
        options: plan.options.pairs(),
        seed: plan.seed,
        by: plan.counted(),
        completion: 1.0 - underdeck_stats::ratio(results.unfinished as f64, results.games as f64),
        completion_95: underdeck_stats::wilson(results.games - results.unfinished, results.games),
        ends: results.ends.clone(),
        losses: best.detail.losses.clone(),
        duration: results.moves.mean,
        duration_95: results.moves.mean_95,
        decisions: best.detail.decisions,
        branching,
        tree_complexity: results.moves.mean * branching.mean.max(1.0).log10(),
        dead: if has_rivals { None } else { Some(dead_deals(plan, effort.deals, effort.tries, host)?) },
        drama: drama(plan, effort.followed, effort.playouts, host)?,
        rulings,
        without_effect,
        range,
    })
}
