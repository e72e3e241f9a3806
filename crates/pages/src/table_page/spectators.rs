//! What the page of a game says of those who watch it.

use maud::{Markup, html};

use super::TablePage;
use crate::apart::linked;
use crate::facts::{SealedReason, WatchSettings, address};
use crate::layout::{hidden, token};
use crate::site::Site;

impl TablePage<'_> {
    /// How many look on. Where no other player is heard of, it hears of them by itself.
    pub(super) fn watchers(&self) -> Markup {
        let Some(WatchSettings { link: Some(_), watchers, .. }) = self.facts.watch else { return html! {} };
        let events = self.facts.apart.is_none().then(|| address(self.facts.id) + "/events");
        html! {
            p class="watching note" data-events=[events] { (self.site.say("watch-spectators")) ": " span data-watchers { (watchers) } }
        }
    }

    /// The form that makes the link of the game, or the link and how it is ended.
    pub(super) fn spectators(&self) -> Markup {
        let Some(watch) = self.facts.watch else { return html! {} };
        let words =
            watch.later.map_or_else(|| self.site.say("watch-what").into_owned(), |sealed| later(self.site, sealed));
        let (answer, label) = if watch.link.is_some() { ("no", "watch-stop") } else { ("yes", "watch-make") };
        html! {
            section class="spectators" id="watch" aria-labelledby="spectators" {
                h3 id="spectators" { (self.site.say("watch-spectators")) }
                p class="note" { (words) }
                @if let Some(link) = watch.link { (linked(self.site, "watch-link", &format!("{}/watch/{link}", self.site.origin))) }
                form method="post" action={ (address(self.facts.id)) "/watch" } {
                    (token(self.site))
                    @if let Some(seat) = self.facts.params.seat { (hidden("seat", &seat.to_string())) }
                    button type="submit" name="answer" value=(answer) { (self.site.say(label)) }
                }
            }
        }
    }
}

/// When others see a game of which they see nothing yet.
pub(crate) fn later(site: &Site<'_>, sealed: SealedReason<'_>) -> String {
    match sealed {
        SealedReason::Secrets => site.say("watch-secrets").into_owned(),
        SealedReason::Day(day) => site.tell("watch-day", &[("day", site.day(day).into())]).into_owned(),
    }
}
