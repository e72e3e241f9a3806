//! Error pages, and pages that ask for confirmation.

use maud::html;

use crate::art::icon;
use crate::drawings::icon_of;
use crate::layout::{Page, document, hidden, token};
use crate::page_text::PageText;
use crate::site::Site;

/// The content of an error page.
#[derive(Clone, Copy, Debug)]
pub struct Trouble<'a> {
    /// The HTTP status.
    pub status: u16,
    /// A heading.
    pub title: &'a str,
    /// The fault.
    pub what: &'a PageText,
    /// The remedy.
    pub help: &'a str,
}

/// A question to confirm something.
#[derive(Clone, Debug)]
pub struct Confirm<'a> {
    /// The question.
    pub title: PageText,
    /// The consequence.
    pub text: PageText,
    /// The address of the form.
    pub action: &'a str,
    /// More fields of its form.
    pub fields: &'a [(&'a str, &'a str)],
    /// The text of its button.
    pub label: PageText,
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
            p class="lead" lang=[trouble.what.lang()] { (trouble.what.sentence(site.language)) }
            p { (trouble.help) }
            p { a class="button main" href="/" { (site.say("all-games")) } }
            p class="note" { (site.tell("status", &[("n", trouble.status.into())])) }
        }
    };
    document(site, Page { title: trouble.title, class: "of-trouble", tab: "", body })
}

/// A page that asks for confirmation.
pub fn confirm(site: &Site<'_>, ask: &Confirm<'_>) -> String {
    let title = ask.title.describe(site.language);
    let body = html! {
        div class="wide trouble" {
            h1 id="prompt" tabindex="-1" { (title) }
            p class="lead" lang=[ask.text.lang()] { (ask.text.sentence(site.language)) }
            div class="row-of-buttons" {
                a class="button main" href=(ask.back) { (site.say("cancel")) }
                form method="post" action=(ask.action) {
                    (token(site))
                    @for (name, value) in ask.fields { (hidden(name, value)) }
                    button type="submit" lang=[ask.label.lang()] { (ask.label.describe(site.language)) }
                }
            }
        }
    };
    document(site, Page { title: &title, class: "of-question", tab: "", body })
}
