//! First moves, each forced on the deals where it is legal and compared with the player's choice.

use serde::Serialize;
use underdeck_game::{Play as _, Playable};
use underdeck_players::{Decision, Player as _};
use underdeck_record::DealChance;
use underdeck_stats::{Interval, Paired, holm, wilson};

use super::is_won;
use crate::openings::first_moves;
use crate::parallel::Threads;
use crate::{Plan, SimulationHost, game_seed};

/// A first move, forced on all deals on which it is legal.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Opening {
    /// The move, in record notation.
    pub mv: String,
    /// The number of deals where it is legal.
    pub deals: u64,
    /// The number of these where the player chooses it.
    pub own: u64,
    /// The win rate after it.
    pub won: f64,
    /// Its 95 % Wilson interval.
    pub won_95: Interval,
    /// The win rate after it minus the win rate of the player's choice, on the same deals.
    pub more: f64,
    /// Its 95 % interval by Tango's score method for pairs.
    pub more_95: Interval,
    /// The p-value of the difference, corrected for all first moves (Holm).
    pub p_value: f64,
}

/// Tries every first move that is legal often enough.
pub(super) fn openings<S: Playable>(
    plan: &Plan<S>,
    deals: u64,
    host: &SimulationHost<'_>,
) -> Result<Vec<Opening>, String> {
    let moves = first_moves::<S>(&plan.options, plan.seed, deals);
    if moves.len() < 2 {
        return Ok(Vec::new());
    }
    let play = |n: u64| {
        let (own, won) = game(plan, n, None, host)?;
        let forced = moves.iter().map(|&mv| if mv == own { Some(won) } else { Some(game(plan, n, Some(mv), host)?.1) });
        let results: Vec<Option<bool>> = forced.collect();
        (host.progress)(1);
        (!host.is_stopped()).then_some(Played { own: moves.iter().position(|&mv| mv == own), won, results })
    };
    let played = Threads::start(plan.jobs)?.map(0..deals, &play);
    Ok(sum_up(moves.iter().map(ToString::to_string).collect(), &played))
}

/// A deal played with each first move.
struct Played {
    /// The index of the player's choice among the tried moves.
    own: Option<usize>,
    /// Whether the player's choice won.
    won: bool,
    /// Whether each first move won; `None` where it is illegal.
    results: Vec<Option<bool>>,
}

/// Compares first moves on the played deals.
fn sum_up(moves: Vec<String>, played: &[Played]) -> Vec<Opening> {
    let opening = |(n, mv): (usize, String)| {
        let (mut pair, mut own) = (Paired::default(), 0);
        for Played { own: chosen, won, results } in played {
            let Some(forced) = results[n] else { continue };
            pair.add(*won, forced);
            own += u64::from(*chosen == Some(n));
        }
        let (wins, deals) = (pair.both + pair.second, pair.trials());
        Opening {
            mv,
            deals,
            own,
            won: underdeck_stats::ratio(wins as f64, deals as f64),
            won_95: wilson(wins, deals),
            more: pair.difference(),
            more_95: pair.tango(),
            p_value: pair.p_value(),
        }
    };
    let mut found: Vec<Opening> = moves.into_iter().enumerate().map(opening).collect();
    let corrected = holm(&found.iter().map(|opening| opening.p_value).collect::<Vec<_>>());
    found.iter_mut().zip(corrected).for_each(|(opening, p)| opening.p_value = p);
    found.sort_by(|one, other| other.more.total_cmp(&one.more));
    found
}

/// Plays a deal with this first move or the player's choice. Returns the first move and whether it won; `None` where it is illegal.
fn game<S: Playable>(
    plan: &Plan<S>,
    n: u64,
    first: Option<S::Move>,
    host: &SimulationHost<'_>,
) -> Option<(S::Move, bool)> {
    let seed = game_seed(plan.seed, n);
    let mut luck = DealChance::new(seed);
    let mut state = S::new(&plan.options, &mut luck);
    let mut player = plan.at_table(plan.player, seed, host);
    let chosen = player.choose(Decision::of(&state))?;
    let first = first.unwrap_or(chosen);
    state.play(first, &mut luck).ok()?;
    for _ in 1..plan.max_moves {
        let Some(mv) = player.choose(Decision::of(&state)) else { break };
        state.play_unchecked(mv, &mut luck);
    }
    Some((first, is_won(&state)))
}
