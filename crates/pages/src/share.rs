//! The result of a game as a picture to share, without any card or move.

use maud::html;
use underdeck_chronicle::daily::course;
use underdeck_game::{Seat, say, text};
use underdeck_play::{Replayer, own_seat, result_for};
use underdeck_record::Record;

use crate::assets::hue;
use crate::drawings::{PAPER, SIZE};
use crate::site::Site;

const SERIF: &str = "Georgia, 'Noto Serif', 'DejaVu Serif', serif";
const SANS: &str = "system-ui, 'Noto Sans', 'DejaVu Sans', sans-serif";

/// The result of a game as an SVG document. `day` is the date of a deal of the day. The picture does not name a `sealed` deal.
///
/// # Errors
/// If the record is not a legal game of the catalogue.
pub fn share_picture(
    site: &Site<'_>,
    record: &Record,
    seat: Option<Seat>,
    day: Option<&str>,
    sealed: bool,
) -> Result<String, underdeck_catalogue::Error> {
    let mut replay = Replayer::of(record.clone())?;
    let info = replay.session().info();
    let moves = site.say(say!(MOVES, n = replay.len()));
    let course = course(&mut replay);
    let score = record.tag("Score").map(|score| site.say(say!(SCORE_OF, score)));
    let figures = [score.as_deref(), Some(&moves)].into_iter().flatten().collect::<Vec<_>>().join(", ");
    let day = day.map(|day| site.say(say!(DAILY_OF, day = site.day(day))));
    let deal = match record.deal_code() {
        _ if sealed => None,
        Some(code) => Some(site.say(say!(DEAL_OF, code))),
        None => record.is_physical().then(|| site.say(&text::OWN_CARDS_DEAL)),
    };
    let result = result_for(record.tag("Result").unwrap_or("*"), seat.or_else(|| own_seat(record)));
    let informed = record.tag("Informed") == Some("yes");
    let hue = hue(info.number);
    let picture = html! {
        svg xmlns="http://www.w3.org/2000/svg" width=(SIZE.0) height=(SIZE.1) viewBox={ "0 0 " (SIZE.0) " " (SIZE.1) } {
            rect width=(SIZE.0) height=(SIZE.1) fill={ "hsl(" (hue) ",32%,20%)" } {}
            circle cx="420" cy="0" r="560" fill={ "hsl(" (hue) ",28%,32%)" } fill-opacity="0.6" {}
            @for (turn, x) in [(-12, 900), (7, 940)] {
                g transform={ "translate(" (x) " 150) rotate(" (turn) " 110 160)" } {
                    rect width="220" height="320" rx="26" fill=(if turn < 0 { "#c9a24a" } else { PAPER }) {}
                    @if turn > 0 { path d=(info.art.emblem.trim()) fill-rule="evenodd" fill={ "hsl(" (hue) ",40%,28%)" } transform="translate(25 75) scale(1.7)" {} }
                }
            }
            g fill="#ffffff" {
                text x="80" y="130" font-family=(SERIF) font-size=(if info.title.len() > 24 { 44 } else { 64 }) font-weight="700" { (info.title) }
                text x="80" y="290" font-family=(SERIF) font-size="120" font-weight="700" {
                    @match result.as_str() {
                        "won" => (site.say(&text::YOU_WON)),
                        "lost" => (site.say(&text::YOU_LOST)),
                        other => (site.result(other)),
                    }
                }
                text x="84" y="360" font-family=(SANS) font-size="38" { (figures) @if informed { ", " (site.say(&text::INFORMED)) } }
                @if let Some(course) = &course {
                    text x="84" y="428" font-family=(SANS) font-size="28" fill-opacity="0.9" { (site.said(&course.name)) }
                }
                text x="84" y="572" font-family=(SANS) font-size="32" {
                    (day.into_iter().chain(deal).chain(["Underdeck".to_owned()]).collect::<Vec<_>>().join(" · "))
                }
            }
            @if let Some(course) = &course {
                @for (n, good) in course.good.iter().enumerate() {
                    @let tall = good.map_or(8.0, |good| (good * 62.0).round().max(8.0));
                    rect x=(84 + n * 74) y=(512.0 - tall) width="62" height=(tall) rx="8" fill=(colour(*good)) {}
                }
            }
        }
    };
    Ok(picture.into_string())
}

/// A colour from red over yellow to green; grey without a number.
const fn colour(good: Option<f64>) -> &'static str {
    match good {
        None => "#8a9097",
        Some(good) if good <= 0.25 => "#e4525c",
        Some(good) if good <= 0.5 => "#ee8f3b",
        Some(good) if good <= 0.75 => "#f2cf4f",
        Some(_) => "#58b97d",
    }
}
