//! What a review says.

use serde::{Deserialize, Serialize};
use underdeck_game::Aim;
use underdeck_stats::{Interval, t95, wilson};

use crate::{LuckSwing, Verdict};

/// The review of a game, or of what was played of it.
///
/// `start + luck + skill = outcome`, and `luck` and `skill` are the sums over the decisions. Values are chances to win from 0 to 1 or
/// points of the score, as `aim` says, for the seat that is reviewed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Review {
    /// The id of the game.
    pub game: String,
    /// The code of the deal.
    pub deal: String,
    /// What values count: `win` or `score`.
    #[serde(serialize_with = "aim_word", deserialize_with = "aim_of_word")]
    pub aim: Aim,
    /// The reference player, who plays on after every move that is tried.
    pub reference: String,
    /// The seed of all samples.
    pub seed: u64,
    /// On how many determinisations each decision was judged, in each of the two samples.
    pub games: u64,
    /// Whether it is a first picture, which compared the moves played with the reference's alone.
    #[serde(default)]
    pub glance: bool,
    /// Whether the game is over. If not, `outcome` is the value of the last position.
    pub finished: bool,
    /// How much a hundred points of cost and luck are, in the unit of the values.
    pub hundred_points: f64,
    /// The reference's value of the first position.
    pub start: f64,
    /// What the game came to.
    pub outcome: f64,
    /// What luck gave, and in a game of two seats the other seat.
    pub luck: f64,
    /// What the player's decisions gave beside the reference's.
    pub skill: f64,
    /// Half the width of the 95 % interval of `skill`.
    #[serde(default)]
    pub skill_error: f64,
    /// The decisions of the seat, in order; what was forced is among them only as the first.
    pub decisions: Vec<Judged>,
}

/// A decision and what it cost.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Judged {
    /// The number of the move in the record, from 1.
    pub ply: usize,
    /// How many legal moves there were.
    pub legal: usize,
    /// The move played, as records write it.
    pub played: String,
    /// The best move known: the first sample's choice if the second confirms that it is better, else the move played.
    pub best: String,
    /// What the best move does, in rule words.
    pub reason: String,
    /// The reference's value of the position.
    pub before: f64,
    /// The value after the move played, before luck.
    pub played_value: f64,
    /// The value after the best move, before luck.
    pub best_value: f64,
    /// The lower end of the 95 % interval of the cost.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
    /// What luck then gave: up to the seat's next decision.
    pub luck: f64,
    /// What the best move gives more than the move played; 0 if nothing better is known.
    pub cost: f64,
    /// The cost in a word.
    pub verdict: Verdict,
    /// The luck in a word.
    pub fortune: LuckSwing,
}

impl Judged {
    /// What the move played gave beside the reference's own move.
    pub fn skill(&self) -> f64 {
        self.played_value - self.before
    }

    /// What it was and what luck then did, in words: `mistake, unlucky`; empty if there is nothing to say.
    pub fn words(&self) -> String {
        match (self.verdict, self.fortune) {
            (Verdict::Good | Verdict::Forced, fortune) => fortune.word().to_owned(),
            (verdict, LuckSwing::Even) => verdict.word().to_owned(),
            (verdict, fortune) => format!("{}, {}", verdict.word(), fortune.word()),
        }
    }
}

impl Review {
    /// The 95 % interval of the value of the start, by Wilson for chances and by Student's t for scores; `None` of fewer than two games.
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

    /// The value of the start with its interval: `82 % (74 to 88)`.
    fn start_words(&self) -> String {
        let plain = |value| self.value(value).trim_end_matches(" %").to_owned();
        let ends = self
            .start_ends()
            .map_or_else(String::new, |ends| format!(" ({} to {})", plain(ends.low), plain(ends.high)));
        format!("{}{ends}", self.value(self.start))
    }

    /// A value or difference in points: a hundred are a won game, or [`hundred_points`](Self::hundred_points) of score.
    pub fn points(&self, value: f64) -> f64 {
        100.0 * value / self.hundred_points
    }

    /// The course of the game: the value before each decision with the number of moves made, and the outcome.
    pub fn course(&self) -> Vec<(usize, f64)> {
        let mut course: Vec<_> = self.decisions.iter().map(|one| (one.ply - 1, one.before)).collect();
        course.push((course.last().map_or(0, |last| last.0 + 1), self.outcome));
        course
    }

    /// How many decisions have this verdict.
    pub fn count(&self, verdict: Verdict) -> usize {
        self.decisions.iter().filter(|one| one.verdict == verdict).count()
    }

    /// The inaccuracies, mistakes and blunders, in order.
    pub fn slips(&self) -> impl Iterator<Item = &Judged> {
        self.decisions.iter().filter(|one| one.verdict.is_slip())
    }

    /// A value as people read it: `64 %`, `171.5`.
    pub fn value(&self, value: f64) -> String {
        value_words(self.aim, value)
    }

    /// A difference as people read it, with its sign: `+31 points`, `−12.5`.
    pub fn change(&self, difference: f64) -> String {
        let text = match self.aim {
            Aim::Score => format!("{difference:+.1}"),
            _ => format!("{:+.0}", 100.0 * difference),
        };
        let text = if text.trim_start_matches(['+', '-', '0', '.']).is_empty() { "0".into() } else { text };
        text.replace('-', "\u{2212}")
    }

    /// How much was skill, with its 95 % interval, how much luck, and beside whom: the whole game in two sentences.
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
