//! The value of single positions: answers to exercises, and a running evaluation during play.

use std::sync::atomic::AtomicBool;

use underdeck_catalogue::GameVisitor;
use underdeck_game::{Aim, Message, Play as _, Playable, Seat, say, signed};
use underdeck_players::aim_of;
use underdeck_record::{Record, replay_record};
use underdeck_stats::{Interval, Sums, wilson};

use crate::judged::{interval_words, value_words};
use crate::practice::Exercise;
use crate::sample::{Trial, whole};
use crate::seats::{last_state, state_of};
use crate::utility::Utility;
use crate::words::{with_reason, words_at};
use crate::{Error, Verdict};

/// Determinisations for comparing an answer with the best move.
const ANSWER_GAMES: u64 = 128;

/// Determinisations of the running evaluation.
const EYE_GAMES: u64 = 64;

/// The judgement of an answer to an exercise.
#[derive(Clone, PartialEq, Debug)]
pub struct Grade {
    /// The move, in record notation.
    pub played: String,
    /// Whether it is the best move, or costs less than an inaccuracy.
    pub is_right: bool,
    /// Its cost relative to the best move, in points; 0 if it is as good.
    pub points: f64,
}

impl Grade {
    /// The judgement in sentences, with the cost and the best move.
    pub fn words(&self, exercise: &Exercise) -> Message {
        let spellings = [self.played.as_str(), exercise.best.as_str()];
        let found = exercise.position().and_then(|record| words_at(&record, spellings));
        // An exercise of other rules has the words that it had.
        let kept = || (spellings.map(|spelling| signed(spelling).into()), exercise.reason.as_str().into());
        let ([played, best], reason) = found.unwrap_or_else(|_| kept());
        let grade = match self.is_right {
            true if self.played == exercise.best => say!(ANSWER_BEST, best),
            true => say!(ANSWER_AS_GOOD, played, best),
            false => say!(ANSWER_WRONG, played, n = self.points.round() as i64, best),
        };
        with_reason(grade, &reason)
    }
}

impl Exercise {
    /// Judges an answer on determinisations of its own. The move played in the game is never right.
    ///
    /// # Errors
    /// If the move is not legal, the record does not follow the rules, or `stop` is set.
    pub fn answer(&self, typed: &str, stop: &AtomicBool) -> Result<Grade, Error> {
        let played = state_of(&self.position()?)?.read_typed(typed)?.to_string();
        if played == self.best {
            return Ok(Grade { played, is_right: true, points: 0.0 });
        }
        let points = if played == self.played {
            self.points
        } else {
            underdeck_catalogue::visit(&self.game, Compared { exercise: self, played: &played, stop })??
        };
        let is_right = played != self.played && points < Verdict::INACCURACY;
        Ok(Grade { played, is_right, points: points.max(0.0) })
    }
}

struct Compared<'a> {
    exercise: &'a Exercise,
    played: &'a str,
    stop: &'a AtomicBool,
}

impl GameVisitor for Compared<'_> {
    /// The cost of the move relative to the best one, in points.
    type Out = Result<f64, Error>;

    fn visit<S: Playable>(self) -> Self::Out {
        let Self { exercise, played, stop } = self;
        let state = last_state::<S>(&exercise.position()?)?;
        let seat = state.deciding_seat();
        let utility = Utility { aim: if exercise.by_score { Aim::Score } else { Aim::Win }, seat };
        let moves = state.legal_vec();
        let find = |spelling: &str| moves.iter().find(|mv| mv.to_string() == spelling).copied();
        let (Some(mv), Some(best)) = (find(played), find(&exercise.best)) else {
            return Err(Error::Exercise(say!(COACH_NOT_LEGAL, move = signed(&exercise.best))));
        };
        let view = state.view(seat);
        let trial = Trial::<S> { view: &view, utility, seed: exercise.seed(), breathe: &|| {}, stop: Some(stop) };
        let cost = trial.value(&[mv, best], ANSWER_GAMES)[1].1;
        whole(stop)?;
        Ok(100.0 * utility.mean(cost) / exercise.hundred_points)
    }
}

/// The value of a position for the deciding seat, from its information.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PositionValue {
    /// The unit of the value.
    pub aim: Aim,
    /// The chance to win from 0 to 1, or the expected score.
    pub value: f64,
    /// The 95 % interval of the value; `None` once the game is over.
    pub ends: Option<Interval>,
}

impl PositionValue {
    /// Evaluates the last position of a record: the reference player finishes `games` determinisations. In a contest the value is for `seat`.
    ///
    /// # Errors
    /// If the record does not follow the rules, or `stop` is set.
    pub fn at(record: &Record, seat: Seat, games: u64, seed: u64, stop: &AtomicBool) -> Result<Self, Error> {
        underdeck_catalogue::visit(record.tag("Game").unwrap_or_default(), Seen { record, seat, games, seed, stop })?
    }

    /// Evaluates a game in play: [`PositionValue::at`] with 64 determinisations, for the first seat.
    ///
    /// # Errors
    /// As [`PositionValue::at`].
    pub fn of_play(record: &Record, stop: &AtomicBool) -> Result<Self, Error> {
        Self::at(record, Seat(0), EYE_GAMES, record.moves().len() as u64, stop)
    }

    /// The evaluation as a sentence, with the previous one if there is one.
    pub fn says(&self, before: Option<Self>) -> Message {
        let now = self.words();
        match (self.aim, before.map(|before| before.words())) {
            (Aim::Score, None) => say!(COACH_SCORE, now),
            (Aim::Score, Some(was)) => say!(COACH_SCORE_BEFORE, now, was),
            (_, None) => say!(COACH_WIN, now),
            (_, Some(was)) => say!(COACH_WIN_BEFORE, now, was),
        }
    }

    /// The value with its interval: `62 % (50 to 73)`.
    fn words(&self) -> Message {
        let value = || value_words(self.aim, self.value);
        self.ends.map_or_else(value, |ends| interval_words(self.aim, self.value, ends))
    }
}

struct Seen<'a> {
    record: &'a Record,
    seat: Seat,
    games: u64,
    seed: u64,
    stop: &'a AtomicBool,
}

impl GameVisitor for Seen<'_> {
    type Out = Result<PositionValue, Error>;

    fn visit<S: Playable>(self) -> Self::Out {
        let Self { record, seat, games, seed, stop } = self;
        let replay = replay_record::<S>(record).map_err(underdeck_catalogue::Error::from)?;
        let (start, state) = (&replay.states[0], &replay.states[replay.states.len() - 1]);
        let aim = aim_of(start);
        let utility = Utility { aim, seat };
        if let Some(outcome) = state.outcome() {
            return Ok(PositionValue { aim, value: utility.value(utility.of(Some(outcome)) as f64), ends: None });
        }
        let seat = if state.is_shared() { state.deciding_seat() } else { seat };
        let trial = Trial::<S> { view: &state.view(seat), utility, seed, breathe: &|| {}, stop: Some(stop) };
        let sums: Sums = trial.play_on(games);
        whole(stop)?;
        let value = utility.mean(sums);
        let ends = match aim {
            Aim::Score => sums.interval(),
            _ => Some(wilson((value * games as f64).round() as u64, games)),
        };
        Ok(PositionValue { aim, value, ends })
    }
}
