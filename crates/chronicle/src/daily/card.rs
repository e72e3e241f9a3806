//! Result cards without spoilers.

use underdeck_catalogue::Error;
use underdeck_game::{Body, GameResult, Good, Seat, Zone};
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
pub fn result_card(record: &Record, seat: Option<Seat>, marks: SquareStyle) -> Result<String, Error> {
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
) -> Result<String, Error> {
    let mut replay = Replayer::by(capabilities, record.clone())?;
    let info = replay.session().info();
    let title = if record.is_physical() { format!("{}, your own cards", info.title) } else { info.title.to_owned() };
    let title = match (date_of(record), record.tag("Date")) {
        (Some(date), _) => format!("{title}, deal of the day, {date}"),
        (None, Some(date)) => format!("{title}, {date}"),
        (None, None) => title,
    };
    let mut lines = vec![title, result(record, seat, replay.len())];
    lines.extend(squares(&mut replay, marks));
    if record.is_informed() {
        lines.push(format!("Informed: {}.", informed_by(record)));
    }
    let options = record.tag("Options").map(|options| format!(" ({options})")).unwrap_or_default();
    let deal = record.deal_code().map_or_else(String::new, |code| format!(" deal {code}"));
    lines.push(format!("Underdeck{deal}{options}"));
    Ok(lines.join("\n") + "\n")
}

fn result(record: &Record, seat: Option<Seat>, moves: usize) -> String {
    let word = result_for(record.tag("Result").unwrap_or("*"), seat.or_else(|| own_seat(record)));
    let mut words = vec![match (word.as_str(), GameResult::of_word(&word)) {
        ("*", _) => "Not over".to_owned(),
        (_, Some(GameResult::Winner(seat))) => format!("Player {} won", seat.0 + 1),
        _ => word[..1].to_uppercase() + &word[1..],
    }];
    words.extend(record.tag("Score").map(|score| format!("score {score}")));
    words.push(if moves == 1 { "1 move".into() } else { format!("{moves} moves") });
    words.join(", ")
}

/// The course of a game: a counter from the start to the end.
#[derive(Clone, PartialEq, Debug)]
pub struct Course {
    /// The name of the counter.
    pub name: String,
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
    Some(Course { name: zone.name.to_string(), good: each(&good), values: each(&share) })
}

/// The name of the counter and its squares.
fn squares(replay: &mut Replayer, marks: SquareStyle) -> Option<String> {
    let course = course(replay)?;
    let shares = if marks == SquareStyle::Colour { &course.good } else { &course.values };
    let squares: String = shares.iter().map(|share| square(*share, marks)).collect();
    Some(format!("{} {squares}", course.name))
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
