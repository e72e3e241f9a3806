//! The training target: the worth of the end of a game.

use underdeck_game::{GameResult, Outcome, Seat};

/// The worth of the end of a game to a seat, 0 to 1.
///
/// Without scores a won game is worth 1 and a lost one 0. With scores, winning has the weight [`TrainingGoal::win`] and the standardised score the rest,
/// clipped at three standard deviations.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TrainingGoal {
    /// The weight of winning.
    pub win: f32,
    /// The mean score.
    pub mean: f32,
    /// The standard deviation of scores; 0 if scores do not count.
    pub deviation: f32,
}

impl Default for TrainingGoal {
    fn default() -> Self {
        Self { win: 1.0, mean: 0.0, deviation: 0.0 }
    }
}

impl TrainingGoal {
    /// The range of standardised scores on either side, in standard deviations.
    const REACH: f32 = 3.0;
    /// The weight of winning: where games are lost, and where next to none is.
    const WIN: [f32; 2] = [0.7, 0.3];

    /// The goal of a game with a sample of ends.
    pub fn of(ends: &[Outcome]) -> Self {
        let scores = ends.iter().filter_map(|end| end.score.map(|score| score as f32));
        let (count, sum, squares) = scores.fold((0.0, 0.0, 0.0), |(count, sum, squares): (f32, f32, f32), score| {
            (count + 1.0, sum + score, squares + score * score)
        });
        let mean = sum / count.max(1.0);
        let deviation = (squares / count.max(1.0) - mean * mean).max(0.0).sqrt();
        let has_rivals = ends.iter().any(|end| matches!(end.result, GameResult::Winner(_) | GameResult::Draw));
        if count == 0.0 || deviation < 1e-3 || has_rivals {
            return Self::default();
        }
        let lost = ends.iter().filter(|end| end.result != GameResult::Won).count();
        Self { win: Self::WIN[usize::from(lost * 50 < ends.len())], mean, deviation }
    }

    /// The worth of an end; `None`, a game that was cut off, counts as lost.
    pub fn worth(self, outcome: Option<Outcome>, seat: Seat) -> f32 {
        let Some(outcome) = outcome else { return 0.0 };
        let win = match outcome.result {
            GameResult::Won => 1.0,
            GameResult::Draw => 0.5,
            GameResult::Winner(winner) if winner == seat => 1.0,
            _ => 0.0,
        };
        if self.deviation == 0.0 {
            return win;
        }
        let off = outcome.score.map_or(-1.0, |score| (score as f32 - self.mean) / (Self::REACH * self.deviation));
        self.win * win + (1.0 - self.win) * 0.5 * (1.0 + off.clamp(-1.0, 1.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn worth_combines_winning_and_the_score() {
        let end = |result, score| Outcome { result, cause: "end", score };
        let plain = TrainingGoal::of(&[end(GameResult::Won, None), end(GameResult::Lost, None)]);
        assert_eq!(plain.worth(Some(end(GameResult::Won, None)), Seat(0)), 1.0);
        assert_eq!(plain.worth(None, Seat(0)), 0.0);
        let scored = TrainingGoal::of(&[end(GameResult::Won, Some(10)), end(GameResult::Lost, Some(20))]);
        assert_eq!((scored.mean, scored.deviation), (15.0, 5.0));
        let worth = |result, score| scored.worth(Some(end(result, Some(score))), Seat(0));
        assert!((worth(GameResult::Won, 15) - 0.85).abs() < 1e-6 && (worth(GameResult::Lost, 999) - 0.3).abs() < 1e-6);
        let rivals = TrainingGoal::of(&[end(GameResult::Winner(Seat(1)), Some(10)), end(GameResult::Draw, Some(20))]);
        assert_eq!(rivals.worth(Some(end(GameResult::Winner(Seat(1)), Some(1))), Seat(1)), 1.0);
    }
}
