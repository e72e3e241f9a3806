//! Simulates the coverage of each kind of interval, with 20,000 samples a line.

use underdeck_stats::{Paired, Sums, TwoShares, Until, wilson};

#[path = "../src/uniform.rs"]
mod uniform;

use uniform::Uniform;

const SAMPLES: u32 = 20_000;

/// Prints a row: the percentage of samples, drawn from `seed`, whose interval contains the truth.
fn row(interval: &str, truth: &str, seed: u64, mut holds: impl FnMut(&mut Uniform) -> bool) {
    let mut uniform = Uniform(seed);
    let held = (0..SAMPLES).filter(|_| holds(&mut uniform)).count();
    println!("| {interval} | {truth} | {:.1} % |", 100.0 * held as f64 / f64::from(SAMPLES));
}

fn wins(uniform: &mut Uniform, games: u64, in_10_000: u64) -> u64 {
    (0..games).filter(|_| uniform.below(10_000) < in_10_000).count() as u64
}

fn main() {
    println!("| interval | truth | holds it |\n|---|---|---:|");
    for (games, in_10_000) in [(100, 100), (1_000, 5), (1_000, 20), (1_000, 100), (100, 3_000), (1_000, 5_000)] {
        let truth = format!("{games} games, {} % won", in_10_000 as f64 / 100.0);
        row("Wilson", &truth, 1, |uniform| {
            wilson(wins(uniform, games, in_10_000), games).contains(in_10_000 as f64 / 1e4)
        });
    }
    for (deals, first, second) in
        [(100, 200, 200), (1_000, 20, 20), (1_000, 50, 50), (1_000, 30, 90), (300, 1_000, 1_500)]
    {
        let [lost, won] = [first, second].map(|share| share as f64 / 100.0);
        row("Tango", &format!("{deals} deals, {won} % won and {lost} % lost alone"), 2, |uniform| {
            let mut pairs = Paired::default();
            for _ in 0..deals {
                let drawn = uniform.below(10_000);
                pairs.add(drawn < first, (first..first + second).contains(&drawn));
            }
            pairs.tango().contains((second as f64 - first as f64) / 1e4)
        });
    }
    for games in [30, 100, 1_000] {
        for (words, rare) in [("even scores", 1), ("one game in ten scores", 10), ("one game in thirty scores", 30)] {
            let sample = |uniform: &mut Uniform| {
                let mut sums = Sums::default();
                (0..games).for_each(|_| {
                    let drawn = uniform.below(60 * rare);
                    sums.add(if drawn < 60 { 30 + drawn as i64 } else { 0 });
                });
                sums
            };
            let (truth, words) = (59.5 / rare as f64, format!("{games} games, {words}"));
            row("Student’s t, corrected", &words, 3, |uniform| {
                sample(uniform).skewed_interval().is_some_and(|interval| interval.contains(truth))
            });
            row("Student’s t alone", &words, 3, |uniform| {
                sample(uniform).interval().is_some_and(|interval| interval.contains(truth))
            });
        }
    }
    for (games, one, other) in [(100, 3_000, 5_000), (400, 500, 800), (1_000, 50, 100)] {
        let truth = format!("{games} games each, {} % and {} % won", one as f64 / 100.0, other as f64 / 100.0);
        row("Newcombe", &truth, 5, |uniform| {
            let [first, second] = [one, other].map(|share| [wins(uniform, games, share), games]);
            TwoShares { first, second }.newcombe().contains((one as f64 - other as f64) / 1e4)
        });
    }
    for in_10_000 in [20, 100, 1_300, 5_000] {
        row("Wilson, `--until ±1.5%`", &format!("{} % won", in_10_000 as f64 / 100.0), 4, |uniform| {
            let (won, games) = until("±1.5%", uniform, in_10_000);
            wilson(won, games).contains(in_10_000 as f64 / 1e4)
        });
    }
    row("Tango, `--until ±2%`", "3 % won and 1 % lost alone", 6, |uniform| {
        let (mut games, mut pairs) = (0, Paired::default());
        let width: Until = "±2%".parse().expect("a width");
        loop {
            let look = Until::next_look(games);
            for _ in games..look {
                let drawn = uniform.below(100);
                pairs.add(drawn < 1, (1..4).contains(&drawn));
            }
            games = look;
            if width.is_met(pairs.tango()) {
                break pairs.tango().contains(0.02);
            }
        }
    });
    println!("\n| `--until` | truth | mean of what is found | games |\n|---|---|---:|---:|");
    for (width, in_10_000) in [("±0.5%", 30), ("±0.5%", 100), ("±0.5%", 200), ("±0.2%", 50), ("±1%", 1_000)] {
        let mut uniform = Uniform(7);
        let (mut rates, mut played) = (0.0, 0);
        for _ in 0..SAMPLES / 10 {
            let (won, games) = until(width, &mut uniform, in_10_000);
            rates += won as f64 / games as f64;
            played += games;
        }
        let runs = f64::from(SAMPLES / 10);
        let (truth, mean) = (in_10_000 as f64 / 100.0, 100.0 * rates / runs);
        println!("| {width} | {truth} % won | {mean:.3} % | {:.0} |", played as f64 / runs);
    }
}

/// Simulates games until the interval is this narrow. Returns the numbers of wins and games.
fn until(width: &str, uniform: &mut Uniform, in_10_000: u64) -> (u64, u64) {
    let width: Until = width.parse().expect("a width");
    let (mut games, mut won) = (0, 0);
    loop {
        let look = Until::next_look(games);
        won += wins(uniform, look - games, in_10_000);
        games = look;
        if width.is_met(wilson(won, games)) {
            return (won, games);
        }
    }
}
