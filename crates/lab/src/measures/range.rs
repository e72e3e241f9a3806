//! The range of skill.

use serde::Serialize;
use underdeck_game::{Playable, say};
use underdeck_players::PlayerKind;
use underdeck_stats::Interval;

use crate::{Difference, Luck, LuckOut, Plan, Run, SimulationHost, simulate};

/// The range of skill, from random play to the best available player on the same deals.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Range {
    /// The number of deals of each player.
    pub deals: u64,
    /// The players with their results: random, greedy, and the best available one.
    pub players: Vec<Level>,
    /// The win rate of the best player minus that of the random one. A stronger player would increase it.
    pub span: Difference,
    /// The win rate of the best player minus that of the greedy one: the benefit of search.
    pub thinking: Option<Difference>,
}

/// The results of a player.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Level {
    /// The player, as entered.
    pub player: String,
    /// The share of games won.
    pub win_rate: f64,
    /// Its 95 % interval.
    pub win_rate_95: Interval,
    /// The mean score, if the rules keep one.
    pub score: Option<f64>,
    /// Its 95 % interval.
    pub score_95: Option<Interval>,
    /// The luck-adjusted results, if luck was measured.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub luck_out: Option<LuckOut>,
}

/// Plays the same deals with the random player, the greedy player and the plan's player. Also returns the run of the last one.
///
/// # Errors
/// As [`simulate`].
pub fn range<S: Playable>(plan: &Plan<S>, deals: u64, host: &SimulationHost<'_>) -> Result<(Range, Run), String> {
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
        score_95: run.results.score.and_then(|score| score.mean_95),
        luck_out: run.results.luck_out,
    };
    let players = study.runs.iter().map(level).collect();
    let Some((span, last)) = study.differences.last().cloned().zip(study.runs.last().cloned()) else {
        return Err(say!(LAB_BEST_RANDOM).into());
    };
    let thinking = if study.runs.len() > 2 {
        let pair = Plan { player: PlayerKind::Greedy, others: vec![best], ..ladder };
        simulate(&pair, host)?.differences.pop()
    } else {
        None
    };
    Ok((Range { deals: study.games(), players, span, thinking }, last))
}
