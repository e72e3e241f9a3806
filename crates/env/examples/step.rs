//! Measures the cost of a step in U: `cargo run --release -p underdeck-env --example step -- 1024 1`, with the number of games and of threads, and
//! optionally the id of a game and its options.
//!
//! Actions are chosen at random from the masks, outside the measured time.

use std::time::Instant;

use underdeck_env::{Arrays, EnvSettings, Luck, vector};
use underdeck_game::{FastRng, below};
use underdeck_lab::floor::Baseline;

/// The approximate number of measured steps.
const STEPS: usize = 1_500_000;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let games = words.next().map_or(Ok(1024), |text| text.parse())?;
    let threads = words.next().map_or(Ok(1), |text| text.parse())?;
    let only = words.next();
    let options: Vec<(String, String)> =
        words.filter_map(|text| text.split_once('=').map(|(key, value)| (key.into(), value.into()))).collect();
    let start = Instant::now();
    let clock = || start.elapsed().as_secs_f64();
    for info in underdeck_catalogue::games().iter().map(|game| game.info()) {
        if only.as_deref().is_some_and(|only| only != info.id) {
            continue;
        }
        for (observe, luck) in [(true, Luck::Deal), (true, Luck::Fast), (false, Luck::Fast)] {
            let settings = EnvSettings { games, threads, observe, luck, ..EnvSettings::default() };
            let mut vector = vector(info.id, &options, settings)?;
            let shape = vector.shape();
            let (mut arrays, mut rng, mut floor) = (Arrays::new(shape), FastRng::new(1), Baseline::new());
            vector.reset(Some(1), None, arrays.out())?;
            let mut actions = vec![0; games];
            let (mut times, mut steps) = (Vec::new(), 0);
            while steps < STEPS {
                for (action, mask) in actions.iter_mut().zip(arrays.masks.chunks(shape.actions)) {
                    let legal = mask.iter().map(|&legal| u32::from(legal)).sum::<u32>();
                    let n = if legal == 0 { 0 } else { below(&mut rng, legal) as usize };
                    let mut ids = mask.iter().enumerate().filter(|(_, legal)| **legal == 1);
                    *action = ids.nth(n).map_or(0, |(id, _)| id as i64);
                }
                let begun = clock();
                vector.step(&actions, arrays.out())?;
                times.push((clock() - begun) * 1e9 / games as f64);
                steps += games;
                if times.len().is_multiple_of((STEPS / games / 20).max(1)) {
                    floor.sample(1, &clock);
                }
            }
            times.sort_by(f64::total_cmp);
            let (ns, unit) = (times[times.len() / 2], floor.median_ns());
            println!(
                "{:16} {luck:4} observations {observe:5} {games:5} games {threads} threads {:5.0} ns {:5.2} U  ({} ids, {} bytes, U {unit:.0} ns)",
                info.id,
                ns,
                ns / unit,
                shape.actions,
                shape.bytes,
            );
        }
    }
    Ok(())
}
