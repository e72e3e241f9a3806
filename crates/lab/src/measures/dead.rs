//! Deals that no available player won, or on which skill gains nothing.

use serde::Serialize;
use underdeck_game::{Playable, say};
use underdeck_players::PlayerKind;
use underdeck_stats::{Interval, ratio, wilson};

use crate::rows::Row;
use crate::{By, Luck, Plan, SimulationHost, simulate_rows};

/// Deals that were lost in each of several tries; by score, deals on which no try scored more than the random player.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Dead {
    /// The number of deals.
    pub deals: u64,
    /// The number of tries: one by the greedy player, the others by the best player, each with its own random choices and, from the second on,
    /// without the doubt that makes a searching player prefer heuristic moves.
    pub tries: u64,
    /// The number of deals lost, or by score without a gain, in every try.
    pub lost: u64,
    /// Their share: an upper bound on the share of deals in this sample that cannot be won, or by score on which skill cannot gain.
    pub share: f64,
    /// Its 95 % Wilson interval.
    pub share_95: Interval,
}

/// Tries each deal several times: once with the greedy player and `tries` times with the plan's first player, or once if that player is
/// deterministic. By score the random player sets the score to exceed.
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
    let number = usize::try_from(deals).map_err(|_| say!(LAB_MANY_DEALS))?;
    let by = plan.counted();
    // A deal is won by more than this.
    let mut least = vec![if by == By::Wins { 0.5 } else { f64::MAX }; number];
    let mut most = vec![f64::MIN; number];
    let own = match plan.player {
        PlayerKind::Greedy => 0,
        best if best.budget().is_some() => tries,
        _ => 1,
    };
    // The deals are the same in each try; the player's random choices differ.
    let random = (by == By::Score).then_some((PlayerKind::Random, 0));
    let own_tries = (0..own).map(|retry| (plan.player, retry));
    for (player, retry) in random.into_iter().chain([(PlayerKind::Greedy, 0)]).chain(own_tries) {
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
            for row in rows {
                let (game, value) = (row.game as usize, by.value(row.outcome));
                match player {
                    PlayerKind::Random => least[game] = value,
                    _ => most[game] = most[game].max(value),
                }
            }
            Ok(())
        };
        simulate_rows(&again, host, &mut sink)?;
    }
    let lost = least.iter().zip(&most).filter(|(least, most)| most <= least).count() as u64;
    Ok(Dead { deals, tries: own + 1, lost, share: ratio(lost as f64, deals as f64), share_95: wilson(lost, deals) })
}
