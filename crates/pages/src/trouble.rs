//! Error pages, and pages that ask for confirmation.

use maud::html;
use underdeck_game::{Message, say, text};

use crate::art::icon;
use crate::drawings::icon_of;
use crate::layout::{Page, document, hidden, token};
use crate::site::Site;

/// The content of an error page.
#[derive(Clone, Copy, Debug)]
pub struct Trouble<'a> {
    /// The HTTP status.
    pub status: u16,
    /// A heading.
    pub title: &'a str,
    /// The fault.
    pub what: &'a Message,
    /// The remedy.
    pub help: &'a str,
}

/// A question to confirm something.
#[derive(Clone, Debug)]
pub struct Confirm<'a> {
    /// The question.
    pub title: Message,
    /// The consequence.
    pub text: Message,
    /// The address of the form.
    pub action: &'a str,
    /// More fields of its form.
    pub fields: &'a [(&'a str, &'a str)],
    /// The text of its button.
    pub label: Message,
    /// The address of the page to go back to.
    pub back: &'a str,
}

/// A page with a fault and its remedy.
pub fn trouble(site: &Site<'_>, trouble: &Trouble<'_>) -> String {
    let sign = match trouble.status {
        404 => "treasure-map",
        409 => "crossed-swords",
        400..=499 => "locked-door",
        _ => "earth-crack",
    };
    let body = html! {
        div class="wide trouble" {
            @if let Some(one) = icon_of(sign, 0) { div class="big-sign" { (icon(&one)) } }
            h1 { (trouble.title) }
            p class="lead" lang=[site.lang(trouble.what)] { (trouble.what.sentence(site.language)) }
            p { (trouble.help) }
            p { a class="button main" href="/" { (site.say(&text::ALL_GAMES)) } }
            p class="note" { (site.say(say!(STATUS, n = trouble.status))) }
        }
    };
    document(site, Page { title: trouble.title, class: "of-trouble", tab: "", body })
}

/// A page that asks for confirmation.
pub fn confirm(site: &Site<'_>, ask: &Confirm<'_>) -> String {
    let title = site.said(&ask.title);
    let body = html! {
        div class="wide trouble" {
            h1 id="prompt" tabindex="-1" { (title) }
            p class="lead" lang=[site.lang(&ask.text)] { (ask.text.sentence(site.language)) }
            div class="row-of-buttons" {
                a class="button main" href=(ask.back) { (site.say(&text::CANCEL)) }
                form method="post" action=(ask.action) {
                    (token(site))
                    @for (name, value) in ask.fields { (hidden(name, value)) }
                    button type="submit" lang=[site.lang(&ask.label)] { (site.said(&ask.label)) }
                }
            }
        }
    };
    document(site, Page { title, class: "of-question", tab: "", body })
}
