//! A review as text.

use underdeck_game::{prose, signed};

use crate::{Judged, LuckSwing, Review, Verdict};

/// The characters of a sparkline, from low to high.
const BLOCKS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

impl Review {
    /// The value before each decision and the outcome as a sparkline of at most `width` characters.
    pub fn curve(&self, width: usize) -> String {
        let values: Vec<f64> = self.course().into_iter().map(|(_, value)| value).collect();
        let (low, high) = match self.aim {
            underdeck_game::Aim::Score => {
                values.iter().fold((f64::MAX, f64::MIN), |(low, high), &v| (low.min(v), high.max(v)))
            }
            _ => (0.0, 1.0),
        };
        let columns = width.clamp(1, values.len());
        let block = |column: usize| {
            let (from, to) = (column * values.len() / columns, (column + 1) * values.len() / columns);
            let mean = values[from..to].iter().sum::<f64>() / (to - from) as f64;
            let share = if high > low { (mean - low) / (high - low) } else { 0.5 };
            BLOCKS[((share * BLOCKS.len() as f64) as usize).min(BLOCKS.len() - 1)]
        };
        (0..columns).map(block).collect()
    }

    /// The numbers of decisions and of slips by kind: `2 blunders and 1 mistake in 60 decisions`.
    pub fn tally(&self) -> String {
        let free = self.decisions.len() - self.count(Verdict::Forced);
        let kinds = [Verdict::Blunder, Verdict::Mistake, Verdict::Inaccuracy];
        let counts = kinds.map(|kind| (self.count(kind), kind.word()));
        let named: Vec<_> = (counts.iter().filter(|(n, _)| *n > 0))
            .map(|&(n, word)| match word {
                "inaccuracy" => prose::counted(n, "inaccuracy", "inaccuracies"),
                word => prose::count(n, word),
            })
            .collect();
        let named = if named.is_empty() { "No slip".into() } else { prose::list(&named) };
        let only = match self.count(Verdict::OnlyMove) {
            0 => String::new(),
            n => format!("; {} found", prose::count(n, "only move")),
        };
        format!("{named} in {}{only}.", prose::count(free, "decision"))
    }

    /// The method behind the numbers, as a sentence.
    pub fn method(&self) -> String {
        if self.glance {
            let games = prose::count(self.games as usize, "game");
            let name = &self.reference;
            return format!(
                "A first picture: your moves beside those of the {name} player, {games} each (seed {}).",
                self.seed
            );
        }
        format!(
            "The {} player plays on after each move that is tried, {} in each of two samples (seed {}).",
            self.reference,
            prose::count(self.games as usize, "game"),
            self.seed
        )
    }

    /// A cost with its 95 % interval: `12 (8 to 16)`.
    pub fn cost(&self, one: &Judged) -> String {
        let plain = |value| self.change(value).replace(['+', '\u{2212}'], "");
        format!("{} ({} to {})", plain(one.cost), plain(one.low), plain(one.high))
    }

    /// A slip as a sentence: the move played, the better move, and the cost.
    pub fn slip(&self, one: &Judged) -> String {
        let name = match one.verdict {
            Verdict::Inaccuracy => "An inaccuracy",
            Verdict::Blunder => "A blunder",
            _ => "A mistake",
        };
        let (before, after) = (self.value(one.before), self.value(one.played_value));
        let values = if before == after { after } else { format!("{before} \u{2192} {after}") };
        let better = if one.reason.is_empty() { String::new() } else { format!(" {}", one.reason) };
        format!(
            "{name}: {} ({values}). Better: {}, {}. Cost {}.{better}",
            one.played,
            one.best,
            self.value(one.best_value),
            self.cost(one)
        )
    }

    /// The greatest good and bad luck as a sentence; empty if neither is [much](LuckSwing::MUCH).
    pub fn strokes(&self) -> String {
        let stroke =
            |one: &Judged| format!("{} after move {} ({})", self.change(one.luck), one.ply, signed(&one.played));
        let best = self.decisions.iter().max_by(|a, b| a.luck.total_cmp(&b.luck));
        let worst = self.decisions.iter().min_by(|a, b| a.luck.total_cmp(&b.luck));
        let named: Vec<_> =
            [best, worst].into_iter().flatten().filter(|one| one.fortune != LuckSwing::Even).map(stroke).collect();
        if named.is_empty() { String::new() } else { format!("Luck that counted most: {}.", prose::list(&named)) }
    }
}
