//! A month of deals of the day.

use maud::{Markup, html};
use underdeck_chronicle::statistics::{Day, Month, Streak};

use crate::site::Site;

/// A month: which deals of the day were finished, and the days in a row. Days after `today` lead nowhere.
pub(crate) fn calendar(site: &Site<'_>, month: &Month, days: Streak, today: &str) -> Markup {
    const DAYS: [&str; 7] = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
    html! {
        section aria-labelledby="calendar" {
            h2 id="calendar" { (site.tell("calendar-of", &[("month", site.day(&month.name).into())])) }
            @if days.longest > 0 { p { (site.tell("days-in-a-row", &[("current", days.current.into()), ("longest", days.longest.into())])) } }
            table class="calendar" {
                thead { tr { @for day in DAYS { th scope="col" { (site.say(day)) } } } }
                tbody {
                    @for week in &month.weeks {
                        tr { @for day in week { @match day { Some(day) => (cell(site, day, today)), None => td {} } } }
                    }
                }
            }
        }
    }
}

fn cell(site: &Site<'_>, day: &Day, today: &str) -> Markup {
    let words = site.tell(
        "day-result",
        &[("day", site.day(&day.date).into()), ("n", day.finished.into()), ("won", day.won.into())],
    );
    html! {
        td class={ "day done" (day.finished.min(5)) } {
            @if day.date.as_str() <= today {
                a href={ "/daily/" (day.date) } aria-current=[(day.date == today).then_some("date")] title=(words) {
                    (day.number)
                    span class="quiet" { " " (words) }
                    @if day.finished > 0 { span class="of-day-done" aria-hidden="true" { (day.won) "/" (day.finished) } }
                }
            } @else { span class="note" { (day.number) } }
        }
    }
}
