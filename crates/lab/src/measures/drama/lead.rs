//! The lead at a moment.

use std::sync::Arc;

use underdeck_game::{Aim, FastChance, FastRng, Play as _, Playable, Policy as _, Seat, View as _};
use underdeck_value::Network;

use super::{Goal, play_on};

/// The lead at a moment and its size.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct LeadSample {
    /// 1 if the first seat clearly leads, −1 if it is clearly behind, 0 if neither is clear.
    pub(super) lead: i8,
    /// The value, from 0 to 1, of a sample that is independent of `lead`.
    pub(super) value: f64,
    /// Playouts of both samples.
    pub(super) playouts: u32,
}

/// A lead is clear if the leader wins at least this often.
const CLEAR: f64 = 2.0 / 3.0;
/// The error probability of each kind in the test.
const ERROR: f64 = 0.05;
/// The most playouts of the test, after which no side leads.
const MOST: u32 = 120;
/// The fewest playouts for a value whose square root is taken, since the root of a noisy value is biased downwards.
const FINE: u32 = 64;

impl LeadSample {
    /// A moment with a noiseless value.
    pub(super) fn known(value: f64) -> Self {
        let lead = i8::from(value >= CLEAR) - i8::from(value <= 1.0 - CLEAR);
        Self { lead, value, playouts: 0 }
    }

    /// The size of the lead, from 0 to 1. With a clear lead the noise of the value is symmetric; without one the margin is small.
    pub(super) fn margin(self) -> f64 {
        let ahead = 2.0 * self.value - 1.0;
        if self.lead == 0 { ahead.abs() } else { ahead * f64::from(self.lead) }
    }
}

/// Evaluates moments by a learned value or by playouts.
pub(super) struct Arbiter {
    net: Option<Arc<Network>>,
    goal: Goal,
    playouts: u32,
    max_moves: u64,
}

impl Arbiter {
    pub(super) fn new<S: Playable>(options: &S::Options, goal: Goal, playouts: u32, max_moves: u64) -> Self {
        // With scores a learned value is not a probability.
        let net = if S::AIMS.contains(&Aim::Score) { None } else { underdeck_players::net::<S>(options) };
        Self { net, goal, playouts, max_moves }
    }

    pub(super) const fn goal(&self) -> Goal {
        self.goal
    }

    pub(super) const fn is_learned(&self) -> bool {
        self.net.is_some()
    }

    /// Evaluates a moment of a game that the first seat wins or not, from the deciding seat's view.
    pub(super) fn look<S: Playable>(&self, state: &S, is_won: bool, seed: u64) -> LeadSample {
        let seat = state.deciding_seat();
        let view = state.view(seat);
        if let Some(net) = &self.net {
            let mut observation = vec![0; net.bytes()];
            view.describe(&mut observation);
            let value = f64::from(net.value(&observation));
            return LeadSample::known(if seat == Seat(0) || state.is_shared() { value } else { 1.0 - value });
        }
        let (mut rng, mut n) = (FastRng::new(seed), 0_u32);
        let mut play = || {
            n += 1;
            let mut dealt = view.determinise(&mut rng);
            self.goal.share(play_on(&mut dealt, FastChance(FastRng::new(seed ^ (u64::from(n) << 32))), self.max_moves))
        };
        judged(&mut play, is_won, self.playouts)
    }
}

/// Evaluates a moment by playouts, each of which returns the first seat's result.
pub(super) fn judged(play: &mut impl FnMut() -> f64, is_won: bool, playouts: u32) -> LeadSample {
    let (lead, tried, share) = lead(play);
    let more = match lead {
        0 => 0,
        lead if (lead > 0) == is_won => playouts,
        _ => playouts.max(FINE),
    };
    let value = match more {
        0 => share,
        more => (0..more).map(|_| play()).sum::<f64>() / f64::from(more),
    };
    LeadSample { lead, value, playouts: tried + more }
}

/// Plays until it is clear whether the first seat leads, is behind, or neither. Also returns the number of playouts and the first seat's share.
///
/// Two sequential tests of a share against one half, one upwards and one downwards, run on the same playouts until both have ended. Source: A. Wald,
/// “Sequential tests of statistical hypotheses”, Annals of Mathematical Statistics 16 (1945) 117–186; the pair of tests is that of M. Sobel and A.
/// Wald, the same Annals 20 (1949) 502–522.
fn lead(play: &mut impl FnMut() -> f64) -> (i8, u32, f64) {
    let end = ((1.0 - ERROR) / ERROR).ln();
    let (up, down) = ((CLEAR / 0.5).ln(), ((1.0 - CLEAR) / 0.5).ln());
    let (mut ahead, mut behind, mut sum) = (0.0_f64, 0.0_f64, 0.0);
    let (mut is_ahead, mut is_behind) = (None, None);
    for n in 1..=MOST {
        let share = play();
        sum += share;
        ahead += share * up + (1.0 - share) * down;
        behind += share * down + (1.0 - share) * up;
        is_ahead = is_ahead.or((ahead.abs() >= end).then_some(ahead > 0.0));
        is_behind = is_behind.or((behind.abs() >= end).then_some(behind > 0.0));
        if let (Some(is_ahead), Some(is_behind)) = (is_ahead, is_behind) {
            return (i8::from(is_ahead) - i8::from(is_behind), n, sum / f64::from(n));
        }
    }
    (0, MOST, sum / f64::from(MOST))
}

#[cfg(test)]
mod tests {
    use super::*;
    use underdeck_game::below;

    /// In 1,000 runs, how often the first seat is classified as leading, level and behind, and the mean number of playouts.
    fn called(percent: u32) -> ([u32; 3], f64) {
        let mut rng = FastRng::new(u64::from(percent));
        let (mut calls, mut playouts) = ([0; 3], 0);
        for _ in 0..1_000 {
            let (lead, n, _) = lead(&mut || f64::from(u8::from(below(&mut rng, 100) < percent)));
            calls[(1 - lead) as usize] += 1;
            playouts += n;
        }
        (calls, f64::from(playouts) / 1_000.0)
    }

    #[test]
    fn a_clear_lead_is_detected_and_an_even_game_has_none() {
        for (percent, n) in [(90, 0), (67, 0), (50, 1), (33, 2), (10, 2)] {
            let (calls, playouts) = called(percent);
            assert!(calls[n] >= 880 && playouts < 90.0, "{percent} %: {calls:?}, {playouts} playouts");
        }
        // The clearer, the fewer playouts; the wrong side is rarely chosen.
        assert!(called(95).1 < 16.0 && called(67).0[2] <= 5);
    }
}
