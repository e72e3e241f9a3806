//! The coverage of the confidence set, in searches over synthetic values.

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::sync::atomic::AtomicBool;

    use underdeck_game::{FastRng, below};
    use underdeck_stats::ScoreSums;

    use super::super::pair::allow_for_all;
    use super::super::*;

    /// Searches numbered values whose games are played by `play`.
    fn searched(values: i64, target: Target, depth: TuneEffort, play: &Playing<'_>) -> Tuning {
        let host = SimulationHost { clock: || 0.0, progress: &|_| {}, stop: &AtomicBool::new(false) };
        let values: Vec<OptionValue> = (0..values).map(OptionValue::Int).collect();
        let (tried, found) = (vec![None; values.len()], Tuning::begun(target));
        Tuner { play, host: &host, depth, values, tried, found }.run().unwrap()
    }

    fn number(value: &OptionValue) -> i64 {
        let OptionValue::Int(n) = *value else { unreachable!("numbers alone are searched") };
        n
    }

    /// Searches values that win `per_mille` of a thousand games each. Returns the result and whether its confidence set covers the target.
    fn search(rng: &RefCell<FastRng>, per_mille: &dyn Fn(i64) -> u32, target: u32, deals: u64) -> (Tuning, bool) {
        let share = f64::from(target) / 1_000.0;
        let play = |value: &OptionValue, deals, _| {
            let (mut rng, rate) = (rng.borrow_mut(), per_mille(number(value)));
            let wins = (0..deals).filter(|_| below(&mut *rng, 1_000) < rate).count() as u64;
            let (found, found_95) = (Some(wins as f64 / deals as f64), Some(wilson(wins, deals)));
            let p_value = underdeck_stats::share_p(wins, deals, share);
            Ok(TriedValue { value: value.to_string(), games: deals, found, found_95, p_value })
        };
        let found = searched(40, Target::Won(share), TuneEffort { deals, coarse: 9 }, &play);
        let is_held = holds(&found, &|n| per_mille(n).into(), target.into(), share);
        (found, is_held)
    }

    /// Whether the target is where the report says: within the open values, or between them and their neighbours. `truth` and `target` have one unit;
    /// `figure` is the target in the unit of the results.
    fn holds(found: &Tuning, truth: &dyn Fn(i64) -> f64, target: f64, figure: f64) -> bool {
        let number = |value: &String| value.parse::<i64>().unwrap();
        let is_above = |tried: &TriedValue| tried.found.is_some_and(|found| found > figure);
        let ends = match (found.open.first(), found.open.last()) {
            (Some(first), Some(last)) => Some([number(first) - 1, number(last) + 1]),
            _ => {
                let pair = found.confirmed.windows(2).find(|pair| !is_above(&pair[0]) && is_above(&pair[1]));
                pair.map(|pair| [number(&pair[0].value), number(&pair[1].value)])
            }
        };
        ends.is_some_and(|[low, high]| truth(low) < target && target < truth(high))
    }

    /// Games of Card Crawler by the heuristic player with 5 to 11 life: how many in a thousand are lost, with a score of 0, and sixteen equally likely
    /// scores of the others (`underdeck sim card-crawler -o life=5 --player greedy --games 4000 --seed 57`).
    const SCORES: [(u32, [i64; 16]); 7] = [
        (150, [98, 112, 122, 127, 133, 138, 144, 148, 152, 157, 162, 166, 170, 173, 177, 181]),
        (79, [105, 122, 129, 136, 142, 147, 152, 156, 161, 165, 169, 172, 175, 177, 181, 184]),
        (48, [115, 130, 140, 146, 151, 156, 161, 166, 169, 172, 174, 176, 178, 181, 182, 186]),
        (24, [123, 140, 149, 155, 161, 166, 169, 172, 174, 176, 177, 180, 181, 182, 184, 188]),
        (17, [130, 148, 158, 164, 169, 172, 174, 176, 177, 179, 181, 182, 183, 184, 186, 190]),
        (10, [142, 159, 166, 171, 174, 176, 177, 179, 180, 181, 182, 183, 184, 185, 187, 191]),
        (8, [151, 167, 172, 175, 177, 178, 180, 181, 182, 183, 184, 185, 186, 187, 188, 192]),
    ];

    /// The mean score with a value; without bounds beyond the range.
    fn mean_score(n: i64) -> f64 {
        match usize::try_from(n).ok().map(|n| SCORES.get(n)) {
            None => f64::MIN,
            Some(None) => f64::MAX,
            Some(Some((lost, won))) => f64::from(1_000 - lost) / 1_000.0 * won.iter().sum::<i64>() as f64 / 16.0,
        }
    }

    #[test]
    fn coverage_of_tuned_scores() {
        let rng = RefCell::new(FastRng::new(57));
        // The mean of a value, and a target between two values, with few and with more losses.
        for (words, target, deals) in [
            ("a value gives the target, one game in 21 fails", mean_score(2), 200),
            ("a value gives the target, one game in 60 fails", mean_score(4), 200),
            ("a value gives the target, one game in 100 fails", mean_score(5), 100),
            ("the target lies between two values", mean_score(2) + 4.0, 200),
        ] {
            let play = |value: &OptionValue, deals, _| {
                let ((lost, won), mut sums, mut rng) =
                    (SCORES[number(value) as usize], ScoreSums::default(), rng.borrow_mut());
                for _ in 0..deals {
                    let is_won = below(&mut *rng, 1_000) >= lost;
                    let score = if is_won { won[below(&mut *rng, 16) as usize] } else { 0 };
                    sums.add(is_won, Some(score));
                }
                let (found, found_95, p_value) = (sums.mean(), sums.interval(), sums.p_value_of(target));
                Ok(TriedValue { value: value.to_string(), games: deals, found, found_95, p_value })
            };
            const RUNS: u32 = 2_000;
            let (mut held, mut met, mut rejected) = (0, 0, 0);
            for _ in 0..RUNS {
                let found = searched(7, Target::Score(target), TuneEffort { deals, coarse: 5 }, &play);
                held += u32::from(holds(&found, &mean_score, target, target));
                met += u32::from(!found.met.is_empty());
                let is_rejected = |tried: &TriedValue| tried.p_value < 0.05 && found.met.contains(&tried.value);
                rejected += u32::from(found.confirmed.iter().any(is_rejected));
            }
            let [held, met] = [held, met].map(|runs| 100.0 * f64::from(runs) / f64::from(RUNS));
            println!("| `tune`, scores | {deals} deals, {words} | {held:.1} % |");
            println!("  a value meets the target in both samples in {met:.1} % of the runs");
            // Four standard deviations below 99.5 %.
            assert!(held >= 98.9, "{words}: {held} %");
            assert_eq!(rejected, 0, "{words}: the headline names a value that the second sample rejects");
        }
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
            assert!(held >= 98.9, "{words}: {held} %");
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
            lines.iter().zip(rates).all(|(line, rate)| holds(&line.found, &|n| rate(n).into(), 500.0, 0.5))
        });
        let held = 100.0 * held.count() as f64 / f64::from(RUNS);
        println!(
            "| `tune` with two options, all lines together | 400 deals, sixty lines, neighbours 2 % off | {held:.1} % |"
        );
        assert!(held >= 89.6, "{held} %");
    }
}
