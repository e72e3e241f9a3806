//! The end of a game: the result for one of several seats, and the moment.

use jiff::Timestamp;
use underdeck_game::{GameResult, Seat};
use underdeck_record::Record;

use crate::Session;
use crate::bot::BotOpponent;

/// The tag of the seat, from 1, of the player from whose games a record comes: another person played the other seat at another device.
pub const SEAT: &str = "Seat";

/// The seat of the player of a record, to whom one of its results is `won` and another `lost`: the only person in a game against the
/// program, or the one that the tag [`SEAT`] names. `None` if several people play at one screen.
pub fn own_seat(record: &Record) -> Option<Seat> {
    let named = || record.tag(SEAT)?.parse::<u8>().ok()?.checked_sub(1).map(Seat);
    BotOpponent::of(record).map(BotOpponent::other_seat).or_else(named)
}

/// The word of a result, such as `winner 2`, for one seat: see [`GameResult::for_seat`]. Other words stay.
pub fn result_for(word: &str, seat: Option<Seat>) -> String {
    GameResult::of_word(word).map_or_else(|| word.to_owned(), |result| result.for_seat(seat).word())
}

/// A moment as the tag [`ENDED`](underdeck_record::ENDED) has it, from milliseconds since 1970; the first or last one that can be written if it is beyond.
pub fn moment_text(millis: i64) -> String {
    let most = Timestamp::MAX.as_millisecond();
    let least = Timestamp::from_second(-62_167_219_200).map_or(0, Timestamp::as_millisecond);
    let moment = Timestamp::from_millisecond(millis.clamp(least, most)).unwrap_or(Timestamp::UNIX_EPOCH);
    format!("{moment:.3}")
}

/// The milliseconds since 1970 of such a moment.
pub fn moment_millis(text: &str) -> Option<i64> {
    text.parse::<Timestamp>().ok().map(Timestamp::as_millisecond)
}

/// What the solver can still tell about a finished game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SolverQuestion {
    /// Whether the deal could have been won.
    Winnable,
    /// What the best possible score was.
    BestScore,
}

/// The question that the solver can answer about a game: none while it goes on, with real cards, where seats keep secrets, or after a win without
/// a score.
pub fn solver_question(session: &dyn Session) -> Option<SolverQuestion> {
    let outcome = session.outcome().filter(|_| !session.is_physical() && session.is_shared())?;
    match outcome.result {
        GameResult::Lost => Some(SolverQuestion::Winnable),
        _ => outcome.score.map(|_| SolverQuestion::BestScore),
    }
}

#[cfg(test)]
mod tests {
    use underdeck_record::ENDED;

    use super::*;

    #[test]
    fn every_moment_can_be_written_and_read() {
        assert_eq!(moment_text(1_795_262_400_007), "2026-11-21T12:00:00.007Z");
        assert_eq!(moment_millis("2026-11-21T12:00:00.007Z"), Some(1_795_262_400_007));
        for millis in [i64::MIN, -1, 0, i64::MAX] {
            let mut record = Record::default();
            record.set_tag(ENDED, &moment_text(millis));
            assert!(record.ended().is_some(), "{record}");
        }
    }
}
