//! Who leads in the course of a game, and who wins in the end.

use game::{Chance, FastChance, FastRng, GameResult, Outcome, Play, Playable, Seat, View};
use players::{Decision, Greedy, Player, playout};
use record::DealChance;
use serde::Serialize;
use stats::{Interval, ratio, wilson};

use super::Mean;
use crate::parallel::Threads;
use crate::{Host, Plan, game_seed};

/// The most moments of a game at which the lead is estimated.
const LOOKS: u64 = 24;

/// Lead changes, drama, comebacks and uncertainty, over some games.
///
/// The value of a moment is the probability that the first seat wins from there, estimated from the deciding seat's view by
/// determinising it and playing on to the end with the greedy player, several times. With a value above one half the player
/// leads, below it the dungeon (or the other seat).
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Drama {
    /// Games followed.
    pub games: u64,
    /// Playouts for each value.
    pub playouts: u32,
    /// The share of neighbouring moments between which the lead changes (Browne: lead change; Ludii: `LeadChange`).
    pub lead_change: f64,
    /// Mean lead changes per game.
    pub lead_changes: f64,
    /// Its 95 % interval, which allows for the games that were drawn and not for the noise of each value.
    pub lead_changes_95: Option<Interval>,
    /// Drama (Browne; Ludii: `Drama`): over the moments at which the eventual winner is behind, the mean of the square root of
    /// how far behind, from 0 to 1; the mean of this over all games.
    pub drama: f64,
    /// Its 95 % interval.
    pub drama_95: Option<Interval>,
    /// The same over won games alone.
    pub drama_won: f64,
    /// Its 95 % interval.
    pub drama_won_95: Option<Interval>,
    /// The share of won games in which the player was behind at some moment.
    pub comebacks: f64,
    /// Its 95 % Wilson interval; `None` without a won game.
    pub comebacks_95: Option<Interval>,
    /// Uncertainty (after Browne): how close the value is to one half, 1 at one half and 0 at 0 or 1, by thirds of the game; the mean over games.
    pub uncertainty: [f64; 3],
    /// Their 95 % intervals.
    pub uncertainty_95: [Option<Interval>; 3],
}

/// The values along one game.
#[derive(Clone, Debug, Default)]
struct Story {
    is_won: bool,
    values: Vec<f64>,
}

/// Follows some games of the plan's player.
///
/// # Errors
/// If the system gives no threads.
pub fn drama<S: Playable>(plan: &Plan<S>, games: u64, playouts: u32, host: &Host<'_>) -> Result<Drama, String> {
    let follow = |n: u64| {
        let story = (!host.is_stopped()).then(|| follow(plan, n, playouts, host));
        (host.progress)(1);
        // A game that was cut short tells nothing.
        story.filter(|_| !host.is_stopped())
    };
    Ok(tell(&Threads::start(plan.jobs)?.map(0..games, &follow), playouts))
}

fn follow<S: Playable>(plan: &Plan<S>, n: u64, playouts: u32, host: &Host<'_>) -> Story {
    let seed = game_seed(plan.seed, n);
    // Once to learn how long the game is, once more to look at moments spread over it.
    let (moves, _) = walk(plan, seed, host, |_, _, _| ());
    let stride = moves.div_ceil(LOOKS).max(1);
    let mut values = Vec::new();
    let (_, outcome) = walk(plan, seed, host, |state: &S, _, n| {
        if n.is_multiple_of(stride) {
            values.push(value(state, seed ^ n.wrapping_mul(0x9e37_79b9_7f4a_7c15), playouts, plan.max_moves));
        }
    });
    Story { is_won: share_of(outcome) > 0.5, values }
}

/// Plays a game and passes each state to `see` with its move, before the move is made.
pub(crate) fn walk<S: Playable>(
    plan: &Plan<S>,
    seed: u64,
    host: &Host<'_>,
    mut see: impl FnMut(&S, S::Move, u64),
) -> (u64, Option<Outcome>) {
    let mut luck = DealChance::new(seed);
    let mut state = S::new(&plan.options, &mut luck);
    let mut player = plan.at_table(plan.player, seed, host);
    let mut moves = 0;
    while moves < plan.max_moves {
        let Some(mv) = player.choose(Decision::of(&state)) else { break };
        see(&state, mv, moves);
        state.play_unchecked(mv, &mut luck);
        moves += 1;
    }
    (moves, state.outcome())
}

/// The probability that the first seat wins, from the deciding seat's view.
fn value<S: Playable>(state: &S, seed: u64, playouts: u32, max_moves: u64) -> f64 {
    let view = state.view(state.deciding_seat());
    let mut rng = FastRng::new(seed);
    let mut sum = 0.0;
    for n in 0..playouts {
        let mut dealt = view.determinise(&mut rng);
        sum += share_of(play_on(&mut dealt, FastChance(FastRng::new(seed ^ (u64::from(n + 1) << 32))), max_moves));
    }
    sum / f64::from(playouts.max(1))
}

/// Plays a game to its end with the greedy player.
pub(crate) fn play_on<S: Playable>(state: &mut S, mut luck: impl Chance, max_moves: u64) -> Option<Outcome> {
    playout(state, &mut Greedy, &mut luck, max_moves).outcome
}

/// The first seat's share of a game: 1, 0 or one half.
pub(crate) fn share_of(outcome: Option<Outcome>) -> f64 {
    match outcome.map(|outcome| outcome.result) {
        Some(GameResult::Won | GameResult::Winner(Seat(0))) => 1.0,
        Some(GameResult::Draw) => 0.5,
        _ => 0.0,
    }
}

fn tell(stories: &[Story], playouts: u32) -> Drama {
    let (mut changes, mut pairs, mut behind_games) = (Mean::default(), 0, 0);
    let (mut drama, mut drama_won, mut near) = (Mean::default(), Mean::default(), [Mean::default(); 3]);
    for story in stories {
        let values = &story.values;
        changes.add(values.windows(2).filter(|pair| (pair[0] > 0.5) != (pair[1] > 0.5)).count() as f64);
        pairs += values.len().saturating_sub(1);
        // How far behind the eventual winner is, where it is behind.
        let lags = values.iter().map(|value| if story.is_won { 1.0 - 2.0 * value } else { 2.0 * value - 1.0 });
        let behind: Vec<f64> = lags.filter(|lag| *lag > 0.0).map(f64::sqrt).collect();
        let own = ratio(behind.iter().sum(), behind.len() as f64);
        drama.add(own);
        if story.is_won {
            drama_won.add(own);
            behind_games += u64::from(!behind.is_empty());
        }
        let mut thirds = [(0.0, 0.0); 3];
        for (n, value) in values.iter().enumerate() {
            let (sum, count) = &mut thirds[n * 3 / values.len()];
            *sum += 1.0 - (2.0 * value - 1.0).abs();
            *count += 1.0;
        }
        let seen = near.iter_mut().zip(thirds).filter(|(_, (_, count))| *count > 0.0);
        seen.for_each(|(near, (sum, count))| near.add(sum / count));
    }
    let (games, won) = (stories.len() as u64, drama_won.count());
    Drama {
        games,
        playouts,
        lead_change: ratio(changes.value() * games as f64, pairs as f64),
        lead_changes: changes.value(),
        lead_changes_95: changes.interval(),
        drama: drama.value(),
        drama_95: drama.interval(),
        drama_won: drama_won.value(),
        drama_won_95: drama_won.interval(),
        comebacks: ratio(behind_games as f64, won as f64),
        comebacks_95: (won > 0).then(|| wilson(behind_games, won)),
        uncertainty: near.map(Mean::value),
        uncertainty_95: near.map(Mean::interval),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn story(is_won: bool, values: &[f64]) -> Story {
        Story { is_won, values: values.to_vec() }
    }

    #[test]
    fn a_game_that_is_led_throughout_has_no_drama() {
        let told = tell(&[story(true, &[0.6, 0.8, 1.0]), story(false, &[0.4, 0.2, 0.0])], 8);
        assert_eq!((told.lead_changes, told.drama, told.comebacks), (0.0, 0.0, 0.0));
        let expected = [0.8, 0.4, 0.0];
        assert!(told.uncertainty.iter().zip(expected).all(|(found, value)| (found - value).abs() < 1e-6));
    }

    /// By hand: behind twice, by 0.64 and 0.36, roots 0.8 and 0.6, mean 0.7; three changes among four pairs.
    #[test]
    fn a_comeback_counts_by_the_root_of_how_far_behind() {
        let told = tell(&[story(true, &[0.6, 0.18, 0.75, 0.32, 0.2 + 0.3])], 8);
        assert!((told.drama - (0.8 + 0.6) / 2.0).abs() < 1e-6 && told.drama == told.drama_won, "{told:?}");
        assert_eq!((told.lead_changes, told.lead_change, told.comebacks), (3.0, 0.75, 1.0));
        let lost = tell(&[story(false, &[0.82, 0.1])], 8);
        assert!((lost.drama - 0.8).abs() < 1e-6 && lost.drama_won == 0.0);
        assert_eq!(tell(&[], 8), Drama { playouts: 8, ..Drama::default() });
    }
}
