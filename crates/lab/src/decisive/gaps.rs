//! The importance of decisions: the value of the best move relative to the others.

use std::collections::BTreeMap;

use serde::Serialize;
use underdeck_game::{FastChance, FastRng, Play as _, Playable, Seat, View as _, below};
use underdeck_players::spread;
use underdeck_stats::{Interval, holm};

use crate::measures::{Mean, play_on, walk};
use crate::parallel::Threads;
use crate::{By, Plan, SimulationHost, game_seed};

/// The decisions of one phase.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PhaseGaps {
    /// The phase of the state.
    pub phase: String,
    /// The number of valued decisions.
    pub decisions: u64,
    /// The mean difference of the win probability, or of the expected score, between the best and the second-best move. One half of the playouts ranks the moves and the other
    /// values them, so the estimate is unbiased.
    pub gap: f64,
    /// Its 95 % interval.
    pub gap_95: Option<Interval>,
    /// The mean difference between the best move and the mean of all moves, estimated in the same way.
    pub stake: f64,
    /// Its 95 % interval.
    pub stake_95: Option<Interval>,
    /// The p-value of the stake under equal moves, corrected for all phases (Holm).
    pub p_value: f64,
    /// Mean legal moves.
    pub legal: f64,
}

/// The most decisions valued per game.
const LOOKS: usize = 6;
/// The fewest decisions for a result about a phase.
const FEWEST: u64 = 10;
/// The most moves valued per decision.
const MOVES: usize = 10;

/// A valued decision: its phase, gap, stake and legal moves.
type Valued = (String, f64, f64, usize);

/// Values decisions spread over some games.
pub(super) fn kinds<S: Playable>(
    plan: &Plan<S>,
    by: By,
    games: u64,
    playouts: u32,
    host: &SimulationHost<'_>,
) -> Result<Vec<PhaseGaps>, String> {
    let follow = |n: u64| {
        let seed = game_seed(plan.seed, n);
        let mut decisions: Vec<(S, u64)> = Vec::new();
        walk(plan, seed, host, |state: &S, _, n| {
            if state.legal_count() > 1 {
                decisions.push((state.clone(), n));
            }
        });
        let stride = decisions.len().div_ceil(LOOKS).max(1);
        let valued: Vec<Valued> = decisions
            .iter()
            .step_by(stride)
            .map(|(state, n)| valued(state, by, spread(seed, n + 1), playouts, plan.max_moves))
            .collect();
        (host.progress)(1);
        (!host.is_stopped()).then_some(valued)
    };
    Ok(sum_up(Threads::start(plan.jobs)?.map(0..games, &follow).into_iter().flatten().collect()))
}

/// Groups decisions by phase.
fn sum_up(valued: Vec<Valued>) -> Vec<PhaseGaps> {
    let mut sums: BTreeMap<String, (Mean, Mean, Mean)> = BTreeMap::new();
    for (phase, gap, stake, legal) in valued {
        let (gaps, stakes, moves) = sums.entry(phase).or_default();
        gaps.add(gap);
        stakes.add(stake);
        moves.add(legal as f64);
    }
    let kind = |(phase, (gaps, stakes, moves)): (String, (Mean, Mean, Mean))| PhaseGaps {
        phase,
        decisions: gaps.count(),
        gap: gaps.value(),
        gap_95: gaps.interval(),
        stake: stakes.value(),
        stake_95: stakes.interval(),
        p_value: stakes.p_value().unwrap_or(1.0),
        legal: moves.value(),
    };
    let mut kinds: Vec<PhaseGaps> = sums.into_iter().map(kind).filter(|kind| kind.decisions >= FEWEST).collect();
    let corrected = holm(&kinds.iter().map(|kind| kind.p_value).collect::<Vec<_>>());
    kinds.iter_mut().zip(corrected).for_each(|(kind, p)| kind.p_value = p);
    kinds.sort_by(|one, other| other.stake.total_cmp(&one.stake));
    kinds
}

fn valued<S: Playable>(state: &S, by: By, seed: u64, playouts: u32, max_moves: u64) -> Valued {
    let seat = state.deciding_seat();
    let (view, mut rng) = (state.view(seat), FastRng::new(seed));
    let mut moves = state.legal_vec();
    let legal = moves.len();
    for n in 0..legal.min(MOVES) {
        moves.swap(n, n + below(&mut rng, (legal - n) as u32) as usize);
    }
    moves.truncate(MOVES);
    let mut halves = [vec![0.0; moves.len()], vec![0.0; moves.len()]];
    for (half, values) in halves.iter_mut().enumerate() {
        for n in 0..playouts {
            // All moves are tried with the same cards and random numbers.
            let dealt = view.determinise(&mut rng);
            let luck = seed ^ (u64::from(n * 2 + half as u32 + 1) << 32);
            for (value, &mv) in values.iter_mut().zip(&moves) {
                let (mut after, mut chance) = (dealt.clone(), FastChance(FastRng::new(luck)));
                after.play_unchecked(mv, &mut chance);
                let found = by.value(play_on(&mut after, chance, max_moves));
                // Rivals keep no score.
                *value += if seat == Seat(0) || state.is_shared() { found } else { 1.0 - found };
            }
        }
    }
    let phase = serde_json::to_value(state).ok();
    let phase = phase.as_ref().and_then(|state| state.get("phase")?.as_str()).unwrap_or_default();
    let (gap, stake) = compared(halves, playouts);
    (phase.to_owned(), gap, stake, legal)
}

/// The gap and the stake: the first half of the playouts chooses the best two moves, the second compares them.
fn compared([chosen, judged]: [Vec<f64>; 2], playouts: u32) -> (f64, f64) {
    let mut order: Vec<usize> = (0..chosen.len()).collect();
    order.sort_by(|&one, &other| chosen[other].total_cmp(&chosen[one]));
    let of = |n: usize| judged[n] / f64::from(playouts.max(1));
    let mean = (0..judged.len()).map(of).sum::<f64>() / judged.len() as f64;
    (of(order[0]) - of(order[1]), of(order[0]) - mean)
}
