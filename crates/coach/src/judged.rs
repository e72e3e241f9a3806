//! The result of a review.

use serde::{Deserialize, Serialize};
use underdeck_game::Aim;
use underdeck_stats::{Interval, t95, wilson};

use crate::{LuckSwing, Verdict};

/// The review of a finished or running game.
///
/// `start + luck + skill = outcome`, where `luck` and `skill` are sums over the decisions. Values are for the reviewed seat: the chance to win from 0
/// to 1 or points of the score, depending on `aim`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Review {
    /// The id of the game.
    pub game: String,
    /// The code of the deal.
    pub deal: String,
    /// The unit of the values; `win` or `score` in JSON.
    #[serde(serialize_with = "aim_word", deserialize_with = "aim_of_word")]
    pub aim: Aim,
    /// The name of the reference player, which finishes the game after each move that is tried.
    pub reference: String,
    /// The seed of all samples.
    pub seed: u64,
    /// Determinisations of each decision in each of the two samples.
    pub games: u64,
    /// Whether this is a quick first round, which compares the moves played with the reference's alone.
    #[serde(default)]
    pub glance: bool,
    /// Whether the game is over. If not, `outcome` is the value of the last position.
    pub finished: bool,
    /// The number of value units in a hundred points of cost or luck.
    pub hundred_points: f64,
    /// The reference's value of the first position.
    pub start: f64,
    /// The value of the end of the game.
    pub outcome: f64,
    /// The contribution of chance, and in a game of two seats of the other seat.
    pub luck: f64,
    /// The contribution of the player's decisions, relative to the reference player.
    pub skill: f64,
    /// Half the width of the 95 % interval of `skill`.
    #[serde(default)]
    pub skill_error: f64,
    /// The decisions of the seat, in order. A forced move is included only if it is the first.
    pub decisions: Vec<Judged>,
}

/// A reviewed decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Judged {
    /// The number of the move in the record, from 1.
    pub ply: usize,
    /// The number of legal moves.
    pub legal: usize,
    /// The move played, in record notation.
    pub played: String,
    /// The best known move: the first sample's choice if the second sample confirms it, else the move played.
    pub best: String,
    /// The effect of the best move, in words of the rules.
    pub reason: String,
    /// The reference's value of the position.
    pub before: f64,
    /// The value after the move played, before chance events.
    pub played_value: f64,
    /// The value after the best move, before chance events.
    pub best_value: f64,
    /// The lower end of the 95 % interval of `cost`.
    pub low: f64,
    /// The upper end of the 95 % interval of `cost`.
    pub high: f64,
    /// The change of the value by chance from this decision to the seat's next one.
    pub luck: f64,
    /// The value lost by the move played: best value minus its value; 0 if no better move is known.
    pub cost: f64,
    /// The grade of the move.
    pub verdict: Verdict,
    /// The direction of the luck.
    pub fortune: LuckSwing,
}

impl Judged {
    /// The value of the move played minus the value of the reference's move.
    pub fn skill(&self) -> f64 {
        self.played_value - self.before
    }

    /// Verdict and luck in words: `mistake, unlucky`; empty if the move was good and luck even.
    pub fn words(&self) -> String {
        match (self.verdict, self.fortune) {
            (Verdict::Good | Verdict::Forced, fortune) => fortune.word().to_owned(),
            (verdict, LuckSwing::Even) => verdict.word().to_owned(),
            (verdict, fortune) => format!("{}, {}", verdict.word(), fortune.word()),
        }
    }
}

impl Review {
    /// The 95 % interval of the start value: Wilson for chances, Student's t for scores; `None` for fewer than two games.
    pub fn start_ends(&self) -> Option<Interval> {
        let n = self.games;
        match self.aim {
            _ if n < 2 => None,
            Aim::Score => {
                // A hundred points are four standard deviations.
                let half = t95(n - 1) * self.hundred_points / 4.0 / (n as f64).sqrt();
                Some(Interval { low: self.start - half, high: self.start + half })
            }
            _ => Some(wilson((self.start * n as f64).round() as u64, n)),
        }
    }

    /// The start value with its interval: `82 % (74 to 88)`.
    fn start_words(&self) -> String {
        let plain = |value| self.value(value).trim_end_matches(" %").to_owned();
        let ends = self
            .start_ends()
            .map_or_else(String::new, |ends| format!(" ({} to {})", plain(ends.low), plain(ends.high)));
        format!("{}{ends}", self.value(self.start))
    }

    /// Converts a value or difference to points: a hundred are a won game, or [`hundred_points`](Self::hundred_points) of score.
    pub fn points(&self, value: f64) -> f64 {
        100.0 * value / self.hundred_points
    }

    /// The value before each decision, each with the number of moves made so far, and then the outcome.
    pub fn course(&self) -> Vec<(usize, f64)> {
        let mut course: Vec<_> = self.decisions.iter().map(|one| (one.ply - 1, one.before)).collect();
        course.push((course.last().map_or(0, |last| last.0 + 1), self.outcome));
        course
    }

    /// The number of decisions with this verdict.
    pub fn count(&self, verdict: Verdict) -> usize {
        self.decisions.iter().filter(|one| one.verdict == verdict).count()
    }

    /// The inaccuracies, mistakes and blunders, in order.
    pub fn slips(&self) -> impl Iterator<Item = &Judged> {
        self.decisions.iter().filter(|one| one.verdict.is_slip())
    }

    /// A value as text: `64 %`, `171.5`.
    pub fn value(&self, value: f64) -> String {
        value_words(self.aim, value)
    }

    /// A difference as text, with its sign: `+31 points`, `−12.5`.
    pub fn change(&self, difference: f64) -> String {
        let text = match self.aim {
            Aim::Score => format!("{difference:+.1}"),
            _ => format!("{:+.0}", 100.0 * difference),
        };
        let text = if text.trim_start_matches(['+', '-', '0', '.']).is_empty() { "0".into() } else { text };
        text.replace('-', "\u{2212}")
    }

    /// The whole game in two sentences: result, start value, luck, and skill with its 95 % interval.
    pub fn verdict(&self) -> String {
        let (unit, what) = match self.aim {
            Aim::Score => ("points of score", "score"),
            _ => ("points", "chance to win"),
        };
        let ended = match (self.finished, self.aim) {
            (false, _) => {
                format!("So far the {what} went from {} to {}", self.value(self.start), self.value(self.outcome))
            }
            (true, Aim::Score) => {
                format!(
                    "You scored {:.0}; the {} player scores {} from this start",
                    self.outcome,
                    self.reference,
                    self.start_words()
                )
            }
            (true, _) => {
                let end = if self.outcome > 0.75 {
                    "won"
                } else if self.outcome > 0.25 {
                    "drew"
                } else {
                    "lost"
                };
                format!("You {end}; the {} player wins {} from this start", self.reference, self.start_words())
            }
        };
        let error = match self.change(self.skill_error) {
            zero if zero == "0" => String::new(),
            error => format!(" ({})", error.replace('+', "\u{b1}")),
        };
        format!("{ended}. Luck {}, your decisions {}{error} {unit}.", self.change(self.luck), self.change(self.skill))
    }
}

pub(crate) fn value_words(aim: Aim, value: f64) -> String {
    match aim {
        Aim::Score => format!("{value:.1}"),
        _ => format!("{:.0} %", 100.0 * value),
    }
}

fn aim_word<S: serde::Serializer>(aim: &Aim, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(if *aim == Aim::Score { "score" } else { "win" })
}

fn aim_of_word<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Aim, D::Error> {
    match String::deserialize(deserializer)?.as_str() {
        "score" => Ok(Aim::Score),
        "win" => Ok(Aim::Win),
        other => Err(serde::de::Error::custom(format!("found `{other}`, expected `win` or `score`"))),
    }
}
