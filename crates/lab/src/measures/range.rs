//! How much skill is worth.

use game::Playable;
use players::PlayerKind;
use serde::Serialize;

use crate::{Difference, Host, Interval, Luck, Plan, Run, simulate};

/// From no skill to the best player at hand, all on the same deals.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Range {
    /// Deals played by each.
    pub deals: u64,
    /// The players with their win rates: random, greedy, the best.
    pub players: Vec<Level>,
    /// How much more the best player wins than the random one: the ceiling less the floor.
    ///
    /// The ceiling is that of the player at hand: a better one would raise it.
    pub span: Difference,
    /// How much more the best player wins than the greedy one: what thinking further is worth.
    pub thinking: Option<Difference>,
}

/// How a player fares.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Level {
    /// The player, as typed.
    pub player: String,
    /// Games won.
    pub win_rate: f64,
    /// Its 95 % interval.
    pub win_rate_95: Interval,
    /// The mean score, where the rules keep one.
    pub score: Option<f64>,
}

/// Plays the same deals at random, greedily and by the plan's player; also gives what the last came to.
///
/// # Errors
/// As [`simulate`].
pub fn range<S: Playable>(plan: &Plan<S>, deals: u64, host: &Host<'_>) -> Result<(Range, Run), String> {
    let best = plan.player;
    let mut others = vec![PlayerKind::Greedy, best];
    others.dedup();
    let first = PlayerKind::Random;
    let ladder = Plan { player: first, others, games: deals, luck: Luck::Deal, until: None, ..plan.clone() };
    let study = simulate(&ladder, host)?;
    let level = |run: &Run| Level {
        player: run.player.clone(),
        win_rate: run.results.win_rate,
        win_rate_95: run.results.win_rate_95,
        score: run.results.score.map(|score| score.mean),
    };
    let players = study.runs.iter().map(level).collect();
    let Some((span, last)) = study.differences.last().cloned().zip(study.runs.last().cloned()) else {
        return Err("the best player must be another than the random one".into());
    };
    let thinking = if study.runs.len() > 2 {
        let pair = Plan { player: PlayerKind::Greedy, others: vec![best], ..ladder };
        simulate(&pair, host)?.differences.pop()
    } else {
        None
    };
    Ok((Range { deals: study.games(), players, span, thinking }, last))
}
