//! The range of skill.

use serde::Serialize;
use underdeck_game::Playable;
use underdeck_players::PlayerKind;
use underdeck_stats::Interval;

use crate::{Difference, Luck, LuckOut, Plan, Run, SimulationHost, simulate};

/// The range from no skill to the best player at hand, all on the same deals.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Range {
    /// Deals played by each.
    pub deals: u64,
    /// The players with their win rates: random, greedy, the best at hand.
    pub players: Vec<Level>,
    /// How much more the best player wins than the random one: ceiling minus floor.
    ///
    /// A better player than the one at hand would raise the ceiling.
    pub span: Difference,
    /// How much more the best player wins than the greedy one: what search is worth.
    pub thinking: Option<Difference>,
}

/// How well a player does.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Level {
    /// The player, as typed.
    pub player: String,
    /// The share of games won.
    pub win_rate: f64,
    /// Its 95 % interval.
    pub win_rate_95: Interval,
    /// The mean score, where the rules keep one.
    pub score: Option<f64>,
    /// Its 95 % interval.
    pub score_95: Option<Interval>,
    /// Both with luck taken out, if the luck of the games was counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub luck_out: Option<LuckOut>,
}

/// Plays the same deals with the random player, the greedy player and the plan's player; also gives the last one's run.
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
        return Err("the best player must not be the random one".into());
    };
    let thinking = if study.runs.len() > 2 {
        let pair = Plan { player: PlayerKind::Greedy, others: vec![best], ..ladder };
        simulate(&pair, host)?.differences.pop()
    } else {
        None
    };
    Ok((Range { deals: study.games(), players, span, thinking }, last))
}
