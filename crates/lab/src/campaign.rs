//! Simulated campaigns.

use serde::Serialize;
use underdeck_game::{Chance, FastChance, FastRng, GameResult, OptionValue, Options, Play, Playable};
use underdeck_players::{Player, playout};
use underdeck_record::DealChance;
use underdeck_stats::{Histogram, Interval, ratio, wilson};

use crate::parallel::Threads;
use crate::results::{as_object, most_first};
use crate::{Luck, Plan, SimulationHost, game_seed};

/// The most games of a campaign; a longer one counts as unfinished.
pub const MOST_GAMES: usize = 1_000;

/// The results of simulated campaigns, as `--json` writes them. They depend on the plan alone.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CampaignReport {
    /// The game's id.
    pub game: &'static str,
    /// The version of its rules reference.
    pub rules: u32,
    /// All options with their values at the start of a campaign.
    #[serde(serialize_with = "as_object")]
    pub options: Vec<(&'static str, OptionValue)>,
    /// The player's name.
    pub player: String,
    /// The seed of deals and players.
    pub seed: u64,
    /// Campaigns played; fewer than planned if the simulation was stopped.
    pub campaigns: u64,
    /// Campaigns won.
    pub wins: u64,
    /// The share of campaigns won.
    pub win_rate: f64,
    /// The 95 % Wilson interval of the win rate.
    pub win_rate_95: Interval,
    /// Campaigns lost.
    pub losses: u64,
    /// Campaigns that reached the limit of games or moves.
    pub unfinished: u64,
    /// The number of games in won and lost campaigns.
    pub games: CampaignLength,
    /// Games by the cause of their end, the most frequent first.
    #[serde(serialize_with = "as_object")]
    pub ends: Vec<(&'static str, u64)>,
}

/// The length of campaigns in games.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
#[allow(missing_docs)]
pub struct CampaignLength {
    pub mean: f64,
    pub median: i64,
    pub p95: i64,
    pub max: i64,
}

/// Integers only, so the order of adding does not matter.
#[derive(Default)]
struct Tally {
    campaigns: u64,
    won: u64,
    lost: u64,
    games: Histogram,
    ends: Vec<(&'static str, u64)>,
}

/// Plays as many campaigns as the plan has games, each from the plan's options, always with the first open chapter.
///
/// Progress is reported in campaigns. `None` if the game has no campaign.
///
/// # Errors
/// If threads cannot be started.
pub fn simulate_campaigns<S: Playable>(
    plan: &Plan<S>,
    host: &SimulationHost<'_>,
) -> Result<Option<CampaignReport>, String> {
    if S::campaign(&plan.options, &[]).is_none() {
        return Ok(None);
    }
    let play = |tally: &mut Tally, n: u64| {
        if !host.is_stopped() {
            let mut own = Tally::default();
            play_campaign(plan, host, game_seed(plan.seed, n), &mut own);
            (host.progress)(1);
            if !host.is_stopped() {
                merge(tally, own);
            }
        }
    };
    let threads = Threads::start(plan.jobs)?;
    let tally = threads.sum(0..plan.games, &Tally::default, &|| host.is_stopped(), &play, merge);
    Ok(Some(report(plan, tally)))
}

/// Plays one campaign; its `n`-th game has the campaign's seed plus `n`.
fn play_campaign<S: Playable>(plan: &Plan<S>, host: &SimulationHost<'_>, seed: u64, tally: &mut Tally) {
    tally.campaigns += 1;
    let mut played: Vec<S> = Vec::new();
    while let Some(standing) = S::campaign(&plan.options, &played) {
        let Some(chapter) = standing.next.into_iter().next() else {
            match standing.result {
                Some(GameResult::Won) => tally.won += 1,
                _ => tally.lost += 1,
            }
            tally.games.add(played.len() as i64);
            return;
        };
        let seed = game_seed(seed, played.len() as u64);
        if played.len() == MOST_GAMES || !play_chapter(plan, host, &chapter.options, seed, &mut played) {
            return;
        }
        if let Some(outcome) = played.last().and_then(Play::outcome) {
            add(&mut tally.ends, outcome.cause, 1);
        }
    }
}

/// Plays one game of a campaign. Returns whether it ended.
fn play_chapter<S: Playable>(
    plan: &Plan<S>,
    host: &SimulationHost<'_>,
    options: &S::Options,
    seed: u64,
    played: &mut Vec<S>,
) -> bool {
    let mut player = plan.at_table(plan.player, seed, host);
    let (state, ended) = match plan.luck {
        Luck::Fast => play_out(options, FastChance(FastRng::new(seed)), &mut player, plan.max_moves),
        Luck::Deal => play_out(options, DealChance::new(seed), &mut player, plan.max_moves),
    };
    played.push(state);
    ended
}

fn play_out<S: Playable>(
    options: &S::Options,
    mut luck: impl Chance,
    player: &mut impl Player<S>,
    max_moves: u64,
) -> (S, bool) {
    let mut state = S::new(options, &mut luck);
    let ended = playout(&mut state, player, &mut luck, max_moves).outcome.is_some();
    (state, ended)
}

fn merge(one: &mut Tally, other: Tally) {
    one.campaigns += other.campaigns;
    one.won += other.won;
    one.lost += other.lost;
    one.games.merge(&other.games);
    other.ends.into_iter().for_each(|(cause, games)| add(&mut one.ends, cause, games));
}

fn add(ends: &mut Vec<(&'static str, u64)>, cause: &'static str, games: u64) {
    match ends.iter_mut().find(|(known, _)| *known == cause) {
        Some((_, count)) => *count += games,
        None => ends.push((cause, games)),
    }
}

fn report<S: Playable>(plan: &Plan<S>, tally: Tally) -> CampaignReport {
    let Tally { campaigns, won, lost, games, mut ends } = tally;
    let quantile = |percent| games.quantile(percent).unwrap_or(0);
    most_first(&mut ends);
    CampaignReport {
        game: S::INFO.id,
        rules: S::rules_of(&plan.options),
        options: plan.options.pairs(),
        player: plan.player.to_string(),
        seed: plan.seed,
        campaigns,
        wins: won,
        win_rate: ratio(won as f64, campaigns as f64),
        win_rate_95: wilson(won, campaigns),
        losses: lost,
        unfinished: campaigns - won - lost,
        games: CampaignLength {
            mean: games.mean().unwrap_or(0.0),
            median: quantile(50),
            p95: quantile(95),
            max: quantile(100),
        },
        ends,
    }
}
