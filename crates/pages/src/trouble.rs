//! Pages for when something cannot be done, and pages that ask first.

use maud::html;

use crate::art::{Sprite, icon_for};
use crate::layout::{Page, document, token};
use crate::site::Site;

/// What cannot be done, and what helps.
#[derive(Clone, Copy, Debug)]
pub struct Trouble<'a> {
    /// The status of the answer.
    pub status: u16,
    /// What it is, in a few words.
    pub title: &'a str,
    /// What happened.
    pub what: &'a str,
    /// What helps.
    pub help: &'a str,
}

/// A question before something is done.
#[derive(Clone, Copy, Debug)]
pub struct Confirm<'a> {
    /// The question.
    pub title: &'a str,
    /// What will be done.
    pub text: &'a str,
    /// The address that does it.
    pub action: &'a str,
    /// The text of its button.
    pub label: &'a str,
    /// The address of the page to go back to.
    pub back: &'a str,
}

/// A page that says what cannot be done and what helps.
pub fn trouble(site: &Site<'_>, trouble: &Trouble<'_>) -> String {
    let sprite = Sprite::default();
    let sign = match trouble.status {
        404 => "treasure map",
        409 => "fight",
        400..=499 => "locked door",
        _ => "quakes",
    };
    let body = html! {
        div class="wide trouble" {
            @if let Some(icon) = icon_for(sign, 0) { div class="big-sign" { (sprite.icon(&icon)) } }
            h1 { (trouble.title) }
            p class="lead" { (trouble.what) }
            p { (trouble.help) }
            p { a class="button main" href="/" { "All games" } }
            p class="note" { "Status " (trouble.status) }
        }
    };
    document(site, Page { title: trouble.title, class: "of-trouble", tab: "", body, sprite: &sprite })
}

/// A page that asks before something is done.
pub fn confirm(site: &Site<'_>, ask: &Confirm<'_>) -> String {
    let sprite = Sprite::default();
    let body = html! {
        div class="wide trouble" {
            h1 { (ask.title) }
            p class="lead" { (ask.text) }
            div class="row-of-buttons" {
                form method="post" action=(ask.action) { (token(site)) button class="main" type="submit" { (ask.label) } }
                a class="button" href=(ask.back) { "No, back" }
            }
        }
    };
    document(site, Page { title: ask.title, class: "of-question", tab: "", body, sprite: &sprite })
}
