//! Deals that no available player won.

use serde::Serialize;
use underdeck_game::{Playable, say};
use underdeck_players::PlayerKind;
use underdeck_stats::{Interval, ratio, wilson};

use crate::rows::Row;
use crate::{Luck, Plan, SimulationHost, simulate_rows};

/// Deals that were lost in each of several tries.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Dead {
    /// The number of deals.
    pub deals: u64,
    /// The number of tries: one by the greedy player, the others by the best player, each with its own random choices and, from the second on,
    /// without the doubt that makes a searching player prefer heuristic moves.
    pub tries: u64,
    /// The number of deals lost in every try.
    pub lost: u64,
    /// Their share: an upper bound on the share of unwinnable deals in this sample.
    pub share: f64,
    /// Its 95 % Wilson interval.
    pub share_95: Interval,
}

/// Tries each deal several times: once with the greedy player and `tries` times with the plan's first player, or once if that player is
/// deterministic.
///
/// # Errors
/// As [`simulate_rows`].
/// As [`simulate_rows`].
pub fn dead_deals<S: Playable>(
    plan: &Plan<S>,
    deals: u64,
    tries: u64,
    host: &SimulationHost<'_>,
) -> Result<Dead, String> {
    let mut won = vec![false; usize::try_from(deals).map_err(|_| say!(LAB_MANY_DEALS))?];
    let own = match plan.player {
        PlayerKind::Greedy => 0,
        best if best.budget().is_some() => tries,
        _ => 1,
    };
    // The deals are the same in each try; the player's random choices differ.
    let all = std::iter::once((PlayerKind::Greedy, 0)).chain((0..own).map(|retry| (plan.player, retry)));
    for (player, retry) in all {
        let again = Plan {
            player,
            others: Vec::new(),
            games: deals,
            luck: Luck::Deal,
            until: None,
            adjust: false,
            retry,
            ..plan.clone()
        };
        let mut sink = |rows: &[Row]| {
            rows.iter().filter(|row| row.is_win()).for_each(|row| won[row.game as usize] = true);
            Ok(())
        };
        simulate_rows(&again, host, &mut sink)?;
    }
    let lost = won.iter().filter(|won| !**won).count() as u64;
    Ok(Dead { deals, tries: own + 1, lost, share: ratio(lost as f64, deals as f64), share_95: wilson(lost, deals) })
}
