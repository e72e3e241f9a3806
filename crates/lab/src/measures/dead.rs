//! Deals that nobody could win.

use game::Playable;
use players::PlayerKind;
use serde::Serialize;

use crate::results::ratio;
use crate::rows::Row;
use crate::stats::wilson;
use crate::{Host, Interval, Luck, Plan, simulate_rows};

/// Deals that were lost in each of several tries.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Dead {
    /// Deals looked at.
    pub deals: u64,
    /// How often each was tried: by the greedy player, then by the best player, with choices of its own each time and from its
    /// second try on without the doubt that keeps a searching player with the greedy moves.
    pub tries: u64,
    /// Deals lost every time.
    pub lost: u64,
    /// Their share: an upper bound of the deals that cannot be won, as far as these deals go.
    pub share: f64,
    /// Its 95 % Wilson interval.
    pub share_95: Interval,
}

/// Tries each deal several times: once by the greedy player, and `tries` times by the plan's first one, or once if it plays a
/// deal the same way each time.
///
/// # Errors
/// As [`simulate_rows`].
pub fn dead_deals<S: Playable>(plan: &Plan<S>, deals: u64, tries: u64, host: &Host<'_>) -> Result<Dead, String> {
    let mut won = vec![false; usize::try_from(deals).map_err(|_| "too many deals")?];
    let own = match plan.player {
        PlayerKind::Greedy => 0,
        best if best.budget().is_some() => tries,
        _ => 1,
    };
    // The deals stay the same; the player's own choices do not.
    let all = std::iter::once((PlayerKind::Greedy, 0)).chain((0..own).map(|retry| (plan.player, retry)));
    for (player, retry) in all {
        let again =
            Plan { player, others: Vec::new(), games: deals, luck: Luck::Deal, until: None, retry, ..plan.clone() };
        let mut sink = |rows: &[Row]| {
            rows.iter().filter(|row| row.is_win()).for_each(|row| won[row.game as usize] = true);
            Ok(())
        };
        simulate_rows(&again, host, &mut sink)?;
    }
    let lost = won.iter().filter(|won| !**won).count() as u64;
    Ok(Dead {
        deals,
        tries: own + 1,
        lost,
        share: ratio(lost as f64, deals as f64),
        share_95: wilson(lost, deals).into(),
    })
}
