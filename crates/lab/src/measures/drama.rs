//! The lead in the course of a game, compared with the final winner.

mod lead;

use serde::Serialize;
use underdeck_game::{Chance, Outcome, Play as _, Playable};
use underdeck_players::{Decision, Greedy, Player, playout, spread};
use underdeck_record::DealChance;
use underdeck_stats::{Interval, UnitMean, ratio, wilson};

use super::Mean;
use crate::parallel::Threads;
use crate::{By, Plan, SimulationHost, game_seed};
use lead::{Arbiter, LeadSample};

/// The most moments of a game that are evaluated.
const LOOKS: u64 = 24;

/// Lead changes, drama, comebacks and uncertainty over some games.
///
/// The value of a moment is the probability that the first seat wins, from the deciding seat's view. It is the learned value if the game has one.
/// Otherwise the view is determinised and the greedy player finishes the game, in two samples of such playouts: the first grows until a sequential
/// test decides who leads, the second estimates by how much. Neither the number of playouts nor the noise of a value then causes lead changes.
///
/// By score, a game counts as won if its score reaches [`par`](Self::par), which half of the greedy player's games do. The value of a moment is then the
/// probability to reach it. So all measures keep their definitions and ranges: a rank has no unit, and a catastrophe of a thousand points weighs no more
/// than any other low score.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Drama {
    /// The number of games.
    pub games: u64,
    /// By score, the score that most nearly half of the greedy player's games reach; `None` by wins.
    pub par: Option<i64>,
    /// Whether the values are learned, without playouts.
    pub is_learned: bool,
    /// Playouts in each second sample.
    pub playouts: u32,
    /// Mean playouts per moment in both samples together.
    pub playouts_used: f64,
    /// The share of consecutive moments with a lead change between them (Browne: lead change; Ludii: `LeadChange`).
    pub lead_change: f64,
    /// Its 95 % interval: that of [`lead_changes`](Self::lead_changes) at the mean number of moments per game.
    pub lead_change_95: Option<Interval>,
    /// Mean lead changes per game: how often a side clearly leads after the other did.
    pub lead_changes: f64,
    /// Its 95 % interval; `None` if fewer than five games have a lead change. All intervals here include the sampling of games and the noise of the
    /// values, and stay within the range of what they measure.
    pub lead_changes_95: Option<Interval>,
    /// Drama (Browne; Ludii: `Drama`): the mean square root of the deficit, from 0 to 1, over the moments at which the eventual winner is clearly
    /// behind; averaged over all games.
    pub drama: f64,
    /// Its 95 % interval.
    pub drama_95: Option<Interval>,
    /// The drama of won games.
    pub drama_won: f64,
    /// Its 95 % interval.
    pub drama_won_95: Option<Interval>,
    /// The share of won games with a moment at which the player was clearly behind.
    pub comebacks: f64,
    /// Its 95 % Wilson interval; `None` without a won game.
    pub comebacks_95: Option<Interval>,
    /// Uncertainty (after Browne): the closeness of the value to one half, 1 at one half and 0 at 0 or 1, by thirds of the game; averaged over games.
    pub uncertainty: [f64; 3],
    /// Their 95 % intervals.
    pub uncertainty_95: [Option<Interval>; 3],
}

/// The evaluated moments of one game.
#[derive(Clone, Debug, Default)]
struct Story {
    is_won: bool,
    moments: Vec<LeadSample>,
}

/// Analyses some games of the plan's player.
///
/// # Errors
/// If threads cannot be started.
pub fn drama<S: Playable>(
    plan: &Plan<S>,
    games: u64,
    playouts: u32,
    host: &SimulationHost<'_>,
) -> Result<Drama, String> {
    let threads = Threads::start(plan.jobs)?;
    let goal = match plan.counted() {
        By::Wins => Goal::Win,
        By::Score => Goal::Par(par(plan, &threads, host)),
    };
    let judge = Arbiter::new::<S>(&plan.options, goal, playouts, plan.max_moves);
    let follow = |n: u64| {
        let story = (!host.is_stopped()).then(|| follow(plan, n, &judge, host));
        (host.progress)(1);
        // An interrupted game has no result.
        story.filter(|_| !host.is_stopped())
    };
    let found = summarised(&threads.map(0..games, &follow));
    let par = if let Goal::Par(par) = goal { Some(par) } else { None };
    Ok(Drama { par, is_learned: judge.is_learned(), playouts, ..found })
}

/// What makes a game a success.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Goal {
    Win,
    /// At least this score.
    Par(i64),
}

impl Goal {
    /// The first seat's result of a game: 1, 0 or one half.
    fn share(self, outcome: Option<Outcome>) -> f64 {
        match self {
            Self::Win => By::Wins.value(outcome),
            Self::Par(par) => f64::from(u8::from(By::Score.value(outcome) >= par as f64)),
        }
    }
}

/// The games of the greedy player that decide about par.
const PAR_GAMES: u64 = 400;

/// The score that most nearly half of the greedy player's games reach, over the plan's first deals. The standard is the player's that also judges
/// moments, so that a game begins level.
fn par<S: Playable>(plan: &Plan<S>, threads: &Threads, host: &SimulationHost<'_>) -> i64 {
    let play = |n: u64| {
        let mut luck = DealChance::new(game_seed(plan.seed, n));
        let mut state = S::new(&plan.options, &mut luck);
        let end = play_on(&mut state, luck, plan.max_moves);
        (!host.is_stopped()).then(|| By::Score.value(end) as i64)
    };
    let mut scores = threads.map(0..PAR_GAMES, &play);
    scores.sort_unstable();
    let from_half = |par: &i64| (2 * scores.partition_point(|score| score < par)).abs_diff(scores.len());
    scores.iter().copied().min_by_key(from_half).unwrap_or(0)
}

fn follow<S: Playable>(plan: &Plan<S>, n: u64, judge: &Arbiter, host: &SimulationHost<'_>) -> Story {
    let seed = game_seed(plan.seed, n);
    // The first pass finds the length and the winner, the second evaluates moments spread over the game.
    let (moves, outcome) = walk(plan, seed, host, |_, _, _| ());
    let is_won = judge.goal().share(outcome) > 0.5;
    let stride = moves.div_ceil(LOOKS).max(1);
    let mut moments = Vec::new();
    walk(plan, seed, host, |state: &S, _, n| {
        if n.is_multiple_of(stride) && !host.is_stopped() {
            moments.push(judge.look(state, is_won, spread(seed, n)));
        }
    });
    Story { is_won, moments }
}

/// Plays a game and passes each state to `see` with its move, before the move is made.
pub(crate) fn walk<S: Playable>(
    plan: &Plan<S>,
    seed: u64,
    host: &SimulationHost<'_>,
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

/// Plays a game to its end with the greedy player.
pub(crate) fn play_on<S: Playable>(state: &mut S, mut luck: impl Chance, max_moves: u64) -> Option<Outcome> {
    playout(state, &mut Greedy, &mut luck, max_moves).outcome
}

fn summarised(stories: &[Story]) -> Drama {
    let (mut changes, mut pairs, mut behind_games) = (Mean::default(), 0, 0);
    let (mut drama, mut drama_won, mut near) = (UnitMean::default(), UnitMean::default(), [UnitMean::default(); 3]);
    let (mut used, mut looks) = (0, 0_usize);
    for story in stories {
        let moments = &story.moments;
        // A moment without a clear lead does not change it.
        let leads: Vec<i8> = moments.iter().map(|moment| moment.lead).filter(|lead| *lead != 0).collect();
        changes.add(leads.windows(2).filter(|pair| pair[0] != pair[1]).count() as f64);
        pairs += moments.len().saturating_sub(1);
        used += moments.iter().map(|moment| u64::from(moment.playouts)).sum::<u64>();
        looks += moments.len();
        // The deficit of the eventual winner where it is clearly behind.
        let winner = if story.is_won { 1 } else { -1 };
        let behind = moments.iter().filter(|moment| moment.lead == -winner);
        let behind: Vec<f64> = behind.map(|moment| moment.margin().max(0.0).sqrt()).collect();
        let own = ratio(behind.iter().sum(), behind.len() as f64);
        drama.add(own);
        if story.is_won {
            drama_won.add(own);
            behind_games += u64::from(!behind.is_empty());
        }
        let mut thirds = [(0.0, 0.0); 3];
        for (n, moment) in moments.iter().enumerate() {
            let (sum, count) = &mut thirds[n * 3 / moments.len()];
            *sum += 1.0 - moment.margin();
            *count += 1.0;
        }
        let seen = near.iter_mut().zip(thirds).filter(|(_, (_, count))| *count > 0.0);
        seen.for_each(|(near, (sum, count))| near.add(sum / count));
    }
    let (games, won) = (stories.len() as u64, drama_won.count());
    let per_pair = |changes: f64| ratio(changes * games as f64, pairs as f64);
    Drama {
        games,
        par: None,
        is_learned: false,
        playouts: 0,
        playouts_used: ratio(used as f64, looks as f64),
        lead_change: per_pair(changes.value()),
        lead_change_95: changes.count_interval().map(|found| found.map(per_pair)),
        lead_changes: changes.value(),
        lead_changes_95: changes.count_interval(),
        drama: drama.mean(),
        drama_95: drama.interval(),
        drama_won: drama_won.mean(),
        drama_won_95: drama_won.interval(),
        comebacks: ratio(behind_games as f64, won as f64),
        comebacks_95: (won > 0).then(|| wilson(behind_games, won)),
        uncertainty: near.map(UnitMean::mean),
        uncertainty_95: near.map(UnitMean::interval),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use underdeck_game::{FastRng, below};

    fn story(is_won: bool, values: &[f64]) -> Story {
        Story { is_won, moments: values.iter().map(|&value| LeadSample::known(value)).collect() }
    }

    /// The coverage of each interval, in samples of 50 games of six kinds whose moments are evaluated by playouts: how often it contains the
    /// noiseless value.
    #[test]
    fn coverage_of_drama() {
        const KINDS: [(bool, [f64; 6]); 6] = [
            (true, [0.5, 0.8, 0.9, 0.9, 0.95, 1.0]),
            (true, [0.8, 0.2, 0.2, 0.8, 0.9, 1.0]),
            (true, [0.5, 0.5, 0.1, 0.8, 0.9, 1.0]),
            (false, [0.5, 0.2, 0.1, 0.1, 0.05, 0.0]),
            (false, [0.8, 0.9, 0.2, 0.1, 0.1, 0.0]),
            (false, [0.2, 0.1, 0.1, 0.05, 0.05, 0.0]),
        ];
        const SAMPLES: u32 = 2_000;
        let truth = summarised(&KINDS.map(|(is_won, values)| story(is_won, &values)));
        let (mut rng, mut held) = (FastRng::new(9), [0_u32; 7]);
        for _ in 0..SAMPLES {
            let stories: Vec<Story> = (0..50)
                .map(|_| {
                    let (is_won, values) = KINDS[below(&mut rng, 6) as usize];
                    let judge = |value: f64| {
                        let mut play = || f64::from(u8::from(f64::from(below(&mut rng, 1_000)) < value * 1_000.0));
                        lead::judged(&mut play, is_won, 16)
                    };
                    Story { is_won, moments: values.map(judge).to_vec() }
                })
                .collect();
            let found = summarised(&stories);
            let held_by = |interval: Option<Interval>, truth| interval.is_some_and(|interval| interval.contains(truth));
            let holds = [
                held_by(found.lead_changes_95, truth.lead_changes),
                held_by(found.drama_95, truth.drama),
                held_by(found.drama_won_95, truth.drama_won),
                held_by(found.comebacks_95, truth.comebacks),
                held_by(found.uncertainty_95[0], truth.uncertainty[0]),
                held_by(found.uncertainty_95[1], truth.uncertainty[1]),
                held_by(found.uncertainty_95[2], truth.uncertainty[2]),
            ];
            held.iter_mut().zip(holds).for_each(|(held, holds)| *held += u32::from(holds));
        }
        let names = [
            "lead changes",
            "drama",
            "drama of won games",
            "comebacks",
            "uncertainty, first third",
            "uncertainty, second third",
            "uncertainty, last third",
        ];
        for (name, held) in names.into_iter().zip(held) {
            let held = 100.0 * f64::from(held) / f64::from(SAMPLES);
            println!("| {name} | 50 games of six kinds, 16 playouts | {held:.1} % |");
            assert!((92.5..=99.7).contains(&held), "{name}: {held} %");
        }
    }

    #[test]
    fn a_game_that_is_led_throughout_has_no_drama() {
        let found = summarised(&[story(true, &[0.7, 0.8, 1.0]), story(false, &[0.3, 0.2, 0.0])]);
        assert_eq!((found.lead_changes, found.drama, found.comebacks), (0.0, 0.0, 0.0));
        let expected = [0.6, 0.4, 0.0];
        assert!(found.uncertainty.iter().zip(expected).all(|(found, value)| (found - value).abs() < 1e-6));
    }

    /// By hand: behind twice, by 0.64 and 0.36, with roots 0.8 and 0.6 and mean 0.7. At one half neither side leads, so the lead changes three times
    /// among five pairs.
    #[test]
    fn a_comeback_counts_by_the_root_of_its_deficit() {
        let found = summarised(&[story(true, &[0.7, 0.18, 0.5, 0.75, 0.51, 0.32])]);
        assert!((found.drama - (0.8 + 0.6) / 2.0).abs() < 1e-6 && found.drama == found.drama_won, "{found:?}");
        assert_eq!((found.lead_changes, found.lead_change, found.comebacks), (3.0, 0.6, 1.0));
        let lost = summarised(&[story(false, &[0.82, 0.1])]);
        assert!((lost.drama - 0.8).abs() < 1e-6 && lost.drama_won == 0.0);
        assert_eq!(summarised(&[]), Drama::default());
    }
}
