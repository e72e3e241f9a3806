//! Error pages, and pages that ask for confirmation.

use maud::html;

use crate::art::{icon, icon_for};
use crate::layout::{Page, document, hidden, token};
use crate::site::Site;

/// What an error page says.
#[derive(Clone, Copy, Debug)]
pub struct Trouble<'a> {
    /// The HTTP status.
    pub status: u16,
    /// A heading.
    pub title: &'a str,
    /// What happened.
    pub what: &'a str,
    /// What to do about it.
    pub help: &'a str,
}

/// A question to confirm something.
#[derive(Clone, Copy, Debug)]
pub struct Confirm<'a> {
    /// The question.
    pub title: &'a str,
    /// What will happen.
    pub text: &'a str,
    /// The address that does it.
    pub action: &'a str,
    /// More fields of its form.
    pub fields: &'a [(&'a str, &'a str)],
    /// The text of its button.
    pub label: &'a str,
    /// The address of the page to go back to.
    pub back: &'a str,
}

/// A page that says what went wrong and what to do about it.
pub fn trouble(site: &Site<'_>, trouble: &Trouble<'_>) -> String {
    let sign = match trouble.status {
        404 => "treasure map",
        409 => "fight",
        400..=499 => "locked door",
        _ => "quakes",
    };
    let body = html! {
        div class="wide trouble" {
            @if let Some(one) = icon_for(sign, 0) { div class="big-sign" { (icon(&one)) } }
            h1 { (trouble.title) }
            p class="lead" lang="en" { (trouble.what) }
            p { (trouble.help) }
            p { a class="button main" href="/" { (site.say("all-games")) } }
            p class="note" { (site.tell("status", &[("n", trouble.status.into())])) }
        }
    };
    document(site, Page { title: trouble.title, class: "of-trouble", tab: "", body })
}

/// A page that asks for confirmation.
pub fn confirm(site: &Site<'_>, ask: &Confirm<'_>) -> String {
    let body = html! {
        div class="wide trouble" {
            h1 id="prompt" tabindex="-1" { (ask.title) }
            p class="lead" { (ask.text) }
            div class="row-of-buttons" {
                a class="button main" href=(ask.back) { (site.say("cancel")) }
                form method="post" action=(ask.action) {
                    (token(site))
                    @for (name, value) in ask.fields { (hidden(name, value)) }
                    button type="submit" { (ask.label) }
                }
            }
        }
    };
    document(site, Page { title: ask.title, class: "of-question", tab: "", body })
}
