//! The deals of the day of the home kind: they follow from the date alone, so nothing is sealed.

use underdeck_chronicle::daily;
use underdeck_site::SealedDay;

/// The deals of a day as the site reads them: three lines of head, then each game with its code.
pub(crate) fn deals_of(day: &str) -> Option<SealedDay> {
    let mut text = format!("underdeck daily at home\nday {day}\n\n");
    for game in underdeck_catalogue::games() {
        text += &format!("{} {}\n", game.info().id, daily::deal(game, day)?.code);
    }
    Some(SealedDay { day: day.to_owned(), text, sha256: String::new() })
}
