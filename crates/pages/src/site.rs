//! The facts about a visitor that every page needs.

use std::borrow::Cow;

use fluent_bundle::FluentValue;
use maud::{Markup, html};
use underdeck_game::Message;

use crate::page_text::{PageText, in_words};
use crate::settings::PageSettings;
use crate::words::Language;

/// The facts about a visitor that every page needs.
#[derive(Clone, Copy, Debug)]
pub struct Site<'a> {
    /// The token of every form against forged requests.
    pub token: &'a str,
    /// The visitor's settings.
    pub settings: &'a PageSettings,
    /// The page's path and query.
    pub path: &'a str,
    /// The scheme and host of this site, such as `https://cards.example`; empty if they are unknown.
    pub origin: &'a str,
    /// The language of the pages.
    pub language: Language,
    /// A notice above the page.
    pub notice: Option<Notice<'a>>,
}

impl Site<'_> {
    /// The message `id` in the language of the pages.
    pub(crate) fn say(&self, id: &str) -> Cow<'static, str> {
        self.language.say(id)
    }

    /// The message `id` with arguments.
    pub(crate) fn tell(&self, id: &str, values: &[(&'static str, FluentValue<'_>)]) -> Cow<'static, str> {
        self.language.tell(id, values)
    }

    /// A day, `2026-11-25`, or a month, `2026-11`, as people write it.
    pub(crate) fn day(&self, date: &str) -> String {
        let parts: Vec<u16> = date.split('-').map_while(|part| part.parse().ok()).collect();
        match parts[..] {
            [year, month, day] => {
                self.tell("day-long", &[("day", day.into()), ("month", month.into()), ("year", year.into())])
            }
            [year, month] => self.tell("month-long", &[("month", month.into()), ("year", year.into())]),
            _ => Cow::Borrowed(date),
        }
        .into_owned()
    }

    /// The aids that a record names, such as `hints 3, coach 1`.
    pub(crate) fn aids(&self, text: &str) -> String {
        let describe = |aid: &str| {
            let (word, n) = aid.split_once(' ').unwrap_or((aid, "1"));
            let id = match word {
                "hints" => "aid-hints",
                "solver" => "aid-solver",
                "coach" => "aid-coach",
                _ => return aid.to_owned(),
            };
            self.tell(id, &[("n", n.parse::<u32>().unwrap_or(1).into())]).into_owned()
        };
        text.split(", ").map(describe).collect::<Vec<_>>().join(", ")
    }

    /// The result of a record, such as `won` or `winner 2`.
    pub(crate) fn result(&self, word: &str) -> Cow<'static, str> {
        match word.split_once(' ') {
            Some(("winner", seat)) => self.tell("result-winner", &[("seat", seat.into())]),
            _ => match word {
                "won" => self.say("result-won"),
                "lost" => self.say("result-lost"),
                "draw" => self.say("result-draw"),
                "left" => self.say("result-left"),
                "*" => self.say("result-none"),
                other => Cow::Owned(other.to_owned()),
            },
        }
    }

    /// A message of another crate in the language of the pages.
    pub(crate) fn said(&self, said: &Message) -> Cow<'static, str> {
        Cow::Owned(in_words(said, self.language))
    }

    /// The fault of a form.
    pub(crate) fn complaint(&self, error: Option<&PageText>) -> Markup {
        html! { @if let Some(error) = error { p class="notice error" role="alert" lang=[error.lang()] { (error.sentence(self.language)) } } }
    }

    /// Messages of other crates, with a space between them.
    pub(crate) fn all_said(&self, said: &[Message]) -> Markup {
        html! { @for (n, one) in said.iter().enumerate() { @if n > 0 { " " } (self.said(one)) } }
    }
}

/// A notice above a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Notice<'a> {
    /// Its severity.
    pub kind: NoticeKind,
    /// Its text.
    pub text: &'a PageText,
}

/// The severity of a notice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoticeKind {
    /// Information.
    Info,
    /// A request was refused.
    Warning,
    /// A fault of the program or of its data.
    Error,
}
