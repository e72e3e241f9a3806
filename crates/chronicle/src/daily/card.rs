//! Result cards without spoilers.

use underdeck_catalogue::Error;
use underdeck_game::{Body, GameResult, Good, Link, Message, Seat, Zone, say};
use underdeck_record::Record;

use super::date_of;
use underdeck_play::{Capabilities, Replayer, informed_by, own_seat, result_for};

/// The number of squares that show how a game went.
const SQUARES: usize = 10;

/// The marks of a result card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SquareStyle {
    /// Coloured squares, for messages.
    #[default]
    Colour,
    /// Digits from 0 to 9, for ASCII only.
    Ascii,
}

/// A result card to share: a few lines of text about the course of a game, without cards and moves.
///
/// The squares follow one counter of the table from the start to the end of the game: the first with a limit. Green is good: a counter with a limit
/// that starts at 0, such as wounds, is better low. Digits show the value itself.
///
/// `seat` is the seat of the player who shares the card, if two players used a device each; the card has the result for this seat. Against the
/// program it has the person's result.
///
/// # Errors
/// If the record does not follow the rules of a game in the catalogue.
pub fn result_card(record: &Record, seat: Option<Seat>, marks: SquareStyle) -> Result<Message, Error> {
    result_card_by(Capabilities::WHOLE, record, seat, marks)
}

/// As [`result_card`], with reduced capabilities.
///
/// # Errors
/// As [`result_card`], or [`Error::LeftOut`].
pub fn result_card_by(
    capabilities: &'static Capabilities,
    record: &Record,
    seat: Option<Seat>,
    marks: SquareStyle,
) -> Result<Message, Error> {
    let mut replay = Replayer::by(capabilities, record.clone())?;
    let info = replay.session().info();
    let title = if record.is_physical() { say!(SHARE_OWN_CARDS, game = info.title) } else { info.title.into() };
    let title = match (date_of(record), record.tag("Date")) {
        (Some(date), _) => say!(SHARE_DAILY, title, date),
        (None, Some(date)) => Message::join([title, date.into()], Link::Comma),
        (None, None) => title,
    };
    let mut lines = vec![title, result(record, seat, replay.len())];
    lines.extend(squares(&mut replay, marks));
    if record.is_informed() {
        lines.push(informed_by(record).as_sentence());
    }
    let deal = record.deal_code().map_or_else(|| "Underdeck".into(), |code| say!(SHARE_DEAL, code));
    let options = record.tag("Options").map(|options| Message::from(format!("({options})")));
    lines.push(Message::join([deal].into_iter().chain(options), " "));
    Ok(Message::join(lines, "\n"))
}

fn result(record: &Record, seat: Option<Seat>, moves: usize) -> Message {
    let word = result_for(record.tag("Result").unwrap_or("*"), seat.or_else(|| own_seat(record)));
    let result = match GameResult::of_word(&word) {
        Some(GameResult::Won) => say!(SHARE_WON),
        Some(GameResult::Lost) => say!(SHARE_LOST),
        Some(GameResult::Draw) => say!(SHARE_DRAW),
        Some(GameResult::Winner(seat)) => say!(PLAYER_WON, seat = seat.0 + 1),
        _ if word == "*" => say!(SHARE_NOT_OVER),
        _ => Message::from(word).capitalised(),
    };
    let score = record.tag("Score").map(|score| say!(SHARE_SCORE, score));
    Message::join([result].into_iter().chain(score).chain([say!(SHARE_MOVES, n = moves)]), Link::Comma)
}

/// The course of a game: a counter from the start to the end.
#[derive(Clone, PartialEq, Debug)]
pub struct Course {
    /// The name of the counter.
    pub name: Message,
    /// How good the value is, 0 to 1; `None` while the counter is not on the table.
    pub good: Vec<Option<f64>>,
    /// The value relative to its limit, 0 to 1.
    values: Vec<Option<f64>>,
}

/// Follows the first counter with a limit, or else the first one. A counter with [`Good::Low`], such as wounds, is good while it is low. `None` if
/// there is no counter.
pub fn course(replay: &mut Replayer) -> Option<Course> {
    let moves = replay.len();
    let mut samples: Vec<Vec<Zone>> = Vec::with_capacity(SQUARES);
    for n in 0..SQUARES {
        replay.go_to_ply(moves * n / (SQUARES - 1));
        samples.push(replay.session().counters());
    }
    let mut counters = samples.iter().flatten();
    let with_limit = counters.clone().find(|zone| matches!(zone.body, Body::Counter { max: Some(_), .. }));
    let zone = with_limit.or_else(|| counters.next())?;
    let values = samples.iter().map(|counters| match counters.iter().find(|one| one.id == zone.id)?.body {
        Body::Counter { value, max } => Some((value, max)),
        _ => None,
    });
    let values: Vec<Option<(i64, Option<i64>)>> = values.collect();
    let most = values.iter().flatten().map(|&(value, max)| max.unwrap_or(value)).max()?.max(1);
    let is_feared = zone.good == Good::Low;
    let share = |value: i64| value.clamp(0, most) as f64 / most as f64;
    let good = |value: i64| share(if is_feared { most - value } else { value });
    let each = |how: &dyn Fn(i64) -> f64| values.iter().map(|value| value.map(|(value, _)| how(value))).collect();
    Some(Course { name: zone.name.clone(), good: each(&good), values: each(&share) })
}

/// The name of the counter and its squares.
fn squares(replay: &mut Replayer, marks: SquareStyle) -> Option<Message> {
    let course = course(replay)?;
    let shares = if marks == SquareStyle::Colour { &course.good } else { &course.values };
    let squares: String = shares.iter().map(|share| square(*share, marks)).collect();
    Some(Message::join([course.name, squares.into()], " "))
}

/// The mark of a share, or of a counter that is not on the table.
fn square(share: Option<f64>, marks: SquareStyle) -> char {
    match (marks, share) {
        (SquareStyle::Colour, None) => '⬜',
        (SquareStyle::Colour, Some(share)) if share <= 0.0 => '⬛',
        (SquareStyle::Colour, Some(share)) if share <= 0.25 => '🟥',
        (SquareStyle::Colour, Some(share)) if share <= 0.5 => '🟧',
        (SquareStyle::Colour, Some(share)) if share <= 0.75 => '🟨',
        (SquareStyle::Colour, Some(_)) => '🟩',
        (SquareStyle::Ascii, None) => '-',
        (SquareStyle::Ascii, Some(share)) => char::from_digit((share * 9.0).ceil() as u32, 10).unwrap_or('9'),
    }
}
