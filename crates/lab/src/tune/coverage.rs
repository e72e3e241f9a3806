//! The coverage of the confidence set, in searches over synthetic values.

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::sync::atomic::AtomicBool;

    use underdeck_game::{FastRng, below};

    use super::super::pair::allow_for_all;
    use super::super::*;

    /// Searches values that win `per_mille` of a thousand games each. Returns the result and whether its confidence set covers the target.
    fn search(rng: &RefCell<FastRng>, per_mille: &dyn Fn(i64) -> u32, target: u32, deals: u64) -> (Tuning, bool) {
        let share = f64::from(target) / 1_000.0;
        let play = |value: &OptionValue, deals, _| {
            let OptionValue::Int(n) = *value else { unreachable!("numbers alone are searched") };
            let (mut rng, rate) = (rng.borrow_mut(), per_mille(n));
            let wins = (0..deals).filter(|_| below(&mut *rng, 1_000) < rate).count() as u64;
            let (found, found_95) = (Some(wins as f64 / deals as f64), Some(underdeck_stats::wilson(wins, deals)));
            Ok(TriedValue {
                value: n.to_string(),
                games: deals,
                found,
                found_95,
                p_value: underdeck_stats::share_p(wins, deals, share),
            })
        };
        let host = SimulationHost { clock: || 0.0, progress: &|_| {}, stop: &AtomicBool::new(false) };
        let values: Vec<OptionValue> = (0..40).map(OptionValue::Int).collect();
        let (tried, found) = (vec![None; values.len()], Tuning::begun(Target::Won(share)));
        let depth = TuneEffort { deals, coarse: 9 };
        let found = Tuner { play: &play, host: &host, depth, values, tried, found }.run().unwrap();
        let is_held = holds(&found, per_mille, target);
        (found, is_held)
    }

    /// Whether the target is where the report says: within the open values, or between them and their neighbours.
    fn holds(found: &Tuning, per_mille: &dyn Fn(i64) -> u32, target: u32) -> bool {
        let number = |value: &String| value.parse::<i64>().unwrap();
        let is_above = |tried: &TriedValue| tried.found.is_some_and(|share| share > f64::from(target) / 1_000.0);
        let ends = match (found.open.first(), found.open.last()) {
            (Some(first), Some(last)) => Some([number(first) - 1, number(last) + 1]),
            _ => {
                let pair = found.confirmed.windows(2).find(|pair| !is_above(&pair[0]) && is_above(&pair[1]));
                pair.map(|pair| [number(&pair[0].value), number(&pair[1].value)])
            }
        };
        ends.is_some_and(|[low, high]| per_mille(low) < target && target < per_mille(high))
    }

    #[test]
    fn coverage_of_tuned_values() {
        let rng = RefCell::new(FastRng::new(5));
        let steep = |n: i64| (120 + 20 * n) as u32;
        let flat = |n: i64| (400 + 4 * n) as u32;
        // A value that meets the target exactly; a target between two values; many values close to the target.
        for (words, per_mille, target, deals) in [
            ("a value gives the target, neighbours 2 % off", &steep as &dyn Fn(i64) -> u32, 500, 400),
            ("the target lies between two values", &steep, 510, 400),
            ("a value gives the target, neighbours 0.4 % off", &flat, 480, 1_000),
        ] {
            const RUNS: u32 = 1_500;
            let held = (0..RUNS).filter(|_| search(&rng, per_mille, target, deals).1).count();
            let held = 100.0 * held as f64 / f64::from(RUNS);
            println!("| `tune` | {deals} deals, {words} | {held:.1} % |");
            assert!(held >= 93.3, "{words}: {held} %");
        }
    }

    #[test]
    fn coverage_of_pairs_of_options() {
        let rng = RefCell::new(FastRng::new(6));
        const RUNS: u32 = 150;
        let held = (0..RUNS).filter(|_| {
            let rates = (0..60).map(|line: i64| move |n: i64| (120 + 20 * n + 60 * (line % 6)) as u32);
            let line =
                |rate: &dyn Fn(i64) -> u32| LineSearch { with: String::new(), found: search(&rng, rate, 500, 400).0 };
            let mut lines: Vec<LineSearch> = rates.clone().map(|rate| line(&rate)).collect();
            allow_for_all(&mut lines);
            lines.iter().zip(rates).all(|(line, rate)| holds(&line.found, &rate, 500))
        });
        let held = 100.0 * held.count() as f64 / f64::from(RUNS);
        println!(
            "| `tune` with two options, all lines together | 400 deals, sixty lines, neighbours 2 % off | {held:.1} % |"
        );
        assert!(held >= 89.6, "{held} %");
    }
}
