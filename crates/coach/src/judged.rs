//! The result of a review.

use serde::{Deserialize, Serialize};
use underdeck_game::{Aim, Link, Message, Value, say, signed};
use underdeck_stats::{Interval, t95, wilson};

use crate::text;
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
    /// The label of the move played; empty in a review that was read, until it is [explained](Review::explain).
    #[serde(skip)]
    pub played_label: Message,
    /// The label of the best known move, as of the one played.
    #[serde(skip)]
    pub best_label: Message,
    /// The effect of the best move, in words of the rules; a review that was read has it in English.
    #[serde(deserialize_with = "quoted")]
    pub reason: Message,
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
    /// The move played in words; in notation if its label is not known.
    pub fn played_words(&self) -> Message {
        named(&self.played_label, &self.played)
    }

    /// The best known move in words; in notation if its label is not known.
    pub fn best_words(&self) -> Message {
        named(&self.best_label, &self.best)
    }

    /// The value of the move played minus the value of the reference's move.
    pub fn skill(&self) -> f64 {
        self.played_value - self.before
    }

    /// Verdict and luck in words: `mistake, unlucky`; empty if the move was good and luck even.
    pub fn words(&self) -> Message {
        let verdict = match self.verdict {
            Verdict::Good | Verdict::Forced => None,
            Verdict::OnlyMove => Some(&text::VERDICT_ONLY_MOVE),
            Verdict::Inaccuracy => Some(&text::VERDICT_INACCURACY),
            Verdict::Mistake => Some(&text::VERDICT_MISTAKE),
            Verdict::Blunder => Some(&text::VERDICT_BLUNDER),
        };
        let fortune = match self.fortune {
            LuckSwing::Lucky => Some(&text::FORTUNE_LUCKY),
            LuckSwing::Even => None,
            LuckSwing::Unlucky => Some(&text::FORTUNE_UNLUCKY),
        };
        Message::join(verdict.into_iter().chain(fortune).map(Message::from), Link::Comma)
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

    /// The decision in the position after `made` moves; `None` if the seat did not decide there.
    pub fn decision_at(&self, made: usize) -> Option<&Judged> {
        self.decisions.iter().find(|one| one.ply == made + 1)
    }

    /// The value after `made` moves: that before the last decision up to there, or the outcome.
    pub fn value_at(&self, made: usize) -> f64 {
        self.course().into_iter().take_while(|one| one.0 <= made).last().map_or(self.start, |one| one.1)
    }

    /// A value from 0 to 1: a chance as it is, a score as its share of the best one that the review found.
    pub fn share(&self, value: f64) -> f64 {
        if self.aim != Aim::Score {
            return value;
        }
        let found = self.decisions.iter().flat_map(|one| [one.before, one.played_value, one.best_value]);
        let (low, high) = found.chain([self.outcome]).fold((0.0, 0.0), |(low, high), v| (v.min(low), v.max(high)));
        if high > low { (value - low) / (high - low) } else { 0.0 }
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
    pub fn value(&self, value: f64) -> Message {
        value_words(self.aim, value)
    }

    /// A difference as text, with its sign: `+31` points, `−12.5`.
    pub fn change(&self, difference: f64) -> Message {
        signed_words(number(self.aim, difference))
    }

    /// The whole game in two sentences: result, start value, luck, and skill with its 95 % interval.
    pub fn verdict(&self) -> Message {
        let is_score = self.aim == Aim::Score;
        // An unfinished game has no result, only values.
        let ends = self.start_ends().filter(|_| self.finished);
        let start = ends.map_or_else(|| self.value(self.start), |ends| interval_words(self.aim, self.start, ends));
        let ended = match self.finished {
            false if is_score => say!(REVIEW_SO_FAR_SCORE, start, end = self.value(self.outcome)),
            false => say!(REVIEW_SO_FAR, start, end = self.value(self.outcome)),
            true if is_score => say!(REVIEW_SCORED, start, end = self.outcome.round() as i64),
            true if self.outcome > 0.75 => say!(REVIEW_WON, start),
            true if self.outcome > 0.25 => say!(REVIEW_DREW, start),
            true => say!(REVIEW_LOST, start),
        };
        let (luck, skill, error) =
            (self.change(self.luck), self.change(self.skill), number(self.aim, self.skill_error));
        let skill = if is_zero(&error) { skill } else { say!(REVIEW_ERROR, value = skill, error) };
        let shares = if is_score { say!(REVIEW_SHARES_SCORE, luck, skill) } else { say!(REVIEW_SHARES, luck, skill) };
        Message::join([ended, shares], " ")
    }
}

/// A value or a difference as a number: percent of a chance, or points with a decimal place.
pub(crate) fn number(aim: Aim, value: f64) -> Value {
    match aim {
        Aim::Score => Value::Tenths((10.0 * value).round() as i64),
        _ => Value::Number((100.0 * value).round() as i64),
    }
}

const fn is_zero(number: &Value) -> bool {
    matches!(number, Value::Number(0) | Value::Tenths(0))
}

/// A number with its sign.
pub(crate) fn signed_words(number: Value) -> Message {
    match number {
        Value::Number(n) | Value::Tenths(n) if n > 0 => say!(COACH_MORE, n = number),
        Value::Number(n) if n < 0 => say!(COACH_LESS, n = -n),
        Value::Tenths(n) if n < 0 => say!(COACH_LESS, n = Value::Tenths(-n)),
        _ => "0".into(),
    }
}

pub(crate) fn value_words(aim: Aim, value: f64) -> Message {
    match aim {
        Aim::Score => Message::join([number(aim, value)], Link::And),
        _ => say!(COACH_PERCENT, n = number(aim, value)),
    }
}

/// A value with its interval: `82 % (74 to 88)`.
pub(crate) fn interval_words(aim: Aim, value: f64, ends: Interval) -> Message {
    say!(INTERVAL_OF, value = value_words(aim, value), low = number(aim, ends.low), high = number(aim, ends.high))
}

fn named(label: &Message, spelling: &str) -> Message {
    if label.is_empty() { signed(spelling).into() } else { label.clone() }
}

fn quoted<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Message, D::Error> {
    String::deserialize(deserializer).map(Into::into)
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
