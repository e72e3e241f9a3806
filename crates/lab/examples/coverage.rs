//! Resamples the scores of real games and prints how often each interval contains the mean of them all: one run for each seed in the arguments.

use std::sync::atomic::AtomicBool;

use underdeck_lab::experiment::ExperimentCell;
use underdeck_lab::{PlanRequest, SimulationHost};
use underdeck_players::{GOLDEN_GAMMA, PlayerKind, splitmix64};
use underdeck_stats::{Adjusted, Interval, PairedScores, ScoreSums, Sums, wilson};

/// The games of each population.
const GAMES: u64 = 16_000;
/// The samples of each line.
const SAMPLES: u64 = 4_000;
const SIZES: [u64; 5] = [60, 100, 200, 500, 1_000];

/// A game: whether it was won, its score, and its luck.
type Played = (bool, Option<i64>, Option<i64>);
/// Draws a sample by random numbers and returns an interval for each method.
type Sample<'a> = dyn Fn(&mut dyn FnMut() -> u64) -> Vec<Option<Interval>> + 'a;

fn main() {
    let seeds: Vec<u64> = std::env::args().skip(1).filter_map(|seed| seed.parse().ok()).collect();
    println!("| seed | figure | truth | games | interval | contains it | SE | mean width | too few games |");
    println!("|--:|---|--:|--:|---|--:|--:|--:|--:|");
    for seed in if seeds.is_empty() { vec![57] } else { seeds } {
        scores(seed);
        differences(seed);
        rates(seed);
    }
}

/// The games of the greedy player on deals of this seed.
fn play(game: &str, options: &[(&str, &str)], seed: u64, adjust: bool) -> Vec<Played> {
    let options = options.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
    let request = PlanRequest { options, seed, adjust, ..PlanRequest::new(game, PlayerKind::Greedy, GAMES) };
    let host = SimulationHost { clock: || 0.0, progress: &|_| {}, stop: &AtomicBool::new(false) };
    let cell = ExperimentCell::of(&request).and_then(|cell| cell.play(1, &host)).expect("a game of the catalogue");
    let found = cell.expect("nothing stops it");
    let scores = found.scores.iter().map(|score| score.map(i64::from)).chain(std::iter::repeat(None));
    let lucks = found.lucks.iter().copied().map(Some).chain(std::iter::repeat(None));
    found.results.chars().zip(scores).zip(lucks).map(|((letter, score), luck)| (letter == 'W', score, luck)).collect()
}

/// Prints a line for each method: the samples whose interval contains the truth.
fn line(seed: u64, [figure, truth]: [&str; 2], games: u64, mean: f64, methods: &[&str], sample: &Sample<'_>) {
    let mut state = seed ^ games;
    let mut draw = || {
        state = state.wrapping_add(GOLDEN_GAMMA);
        splitmix64(state)
    };
    let mut counts = vec![(0_u64, 0_u64, 0.0); methods.len()];
    for _ in 0..SAMPLES {
        for ((held, given, width), found) in counts.iter_mut().zip(sample(&mut draw)) {
            if let Some(found) = found {
                (*held, *given, *width) = (*held + u64::from(found.contains(mean)), *given + 1, *width + found.width());
            }
        }
    }
    for (method, (held, given, width)) in methods.iter().zip(counts) {
        let (share, few) = (held as f64 / given as f64, SAMPLES - given);
        let (percent, error) = (100.0 * share, 100.0 * (share * (1.0 - share) / given as f64).sqrt());
        let width = width / given as f64;
        println!(
            "| {seed} | {figure} | {truth} | {games} | {method} | {percent:.1} % | {error:.1} | {width:.4} | {few} |"
        );
    }
}

fn scores(seed: u64) {
    let life: &[(&str, &str)] = &[("life", "12")];
    for (game, options) in
        [("card-crawler", &[][..]), ("card-crawler", life), ("living-keep", &[]), ("judgement-quest", &[])]
    {
        let all = play(game, options, seed, false);
        let mean = score_sums(&all).mean().expect("scores");
        let figure = format!("score of {game}{}", if options.is_empty() { "" } else { ", life=12" });
        for games in SIZES {
            let sample = |draw: &mut dyn FnMut() -> u64| {
                let drawn: Vec<Played> = (0..games).map(|_| all[(draw() % GAMES) as usize]).collect();
                let sums = score_sums(&drawn);
                vec![sums.interval(), sums.all().skewed_interval()]
            };
            let methods = ["won and lost apart", "Student’s t, corrected"];
            line(seed, [&figure, &format!("{mean:.2}")], games, mean, &methods, &sample);
        }
    }
}

fn score_sums(games: &[Played]) -> ScoreSums {
    let mut sums = ScoreSums::default();
    games.iter().for_each(|&(is_won, score, _)| sums.add(is_won, score));
    sums
}

fn differences(seed: u64) {
    for (game, key, value) in [
        ("card-crawler", "hand_size", "6"),
        ("card-crawler", "life", "12"),
        ("living-keep", "aces_pay", "true"),
        ("living-keep", "two_jobs", "true"),
    ] {
        let [one, other] = [play(game, &[], seed, false), play(game, &[(key, value)], seed, false)];
        let all: Vec<[(bool, Option<i64>); 2]> =
            one.iter().zip(&other).map(|(one, other)| [(one.0, one.1), (other.0, other.1)]).collect();
        let mut whole = PairedScores::default();
        all.iter().for_each(|&ends| whole.add(ends));
        let (mean, figure) = (whole.mean().expect("scores"), format!("score of {game}, {key}={value}, paired"));
        for games in SIZES {
            let sample = |draw: &mut dyn FnMut() -> u64| {
                let (mut pairs, mut plain) = (PairedScores::default(), Sums::default());
                for _ in 0..games {
                    let ends = all[(draw() % GAMES) as usize];
                    pairs.add(ends);
                    ends[1].1.zip(ends[0].1).into_iter().for_each(|(more, less)| plain.add(more - less));
                }
                vec![pairs.interval(), plain.skewed_interval()]
            };
            let methods = ["Student’s t, with unseen losses", "Student’s t, corrected"];
            line(seed, [&figure, &format!("{mean:.2}")], games, mean, &methods, &sample);
        }
    }
}

fn rates(seed: u64) {
    for game in ["card-crawler", "keevorn", "judgement-quest"] {
        let all = play(game, &[], seed, true);
        // Centred, so that the mean of the population is the truth for both methods.
        let luck = all.iter().filter_map(|played| played.2).sum::<i64>() / GAMES as i64;
        let mean = all.iter().filter(|played| played.0).count() as f64 / GAMES as f64;
        for games in [20, 50, 100, 200, 1_000] {
            let sample = |draw: &mut dyn FnMut() -> u64| {
                let (mut adjusted, mut wins) = (Adjusted::default(), 0);
                for number in 0..games {
                    let (is_won, _, own) = all[(draw() % GAMES) as usize];
                    adjusted.add(number, is_won.into(), own.unwrap_or(luck) - luck);
                    wins += u64::from(is_won);
                }
                vec![adjusted.rate().map(|found| found.interval), Some(wilson(wins, games))]
            };
            let truth = format!("{:.2} %", 100.0 * mean);
            line(seed, [&format!("{game} won"), &truth], games, mean, &["luck taken out", "Wilson"], &sample);
        }
    }
}
