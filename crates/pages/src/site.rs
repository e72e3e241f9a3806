//! The facts about a visitor that every page needs.

use maud::{Markup, html};
use underdeck_game::{Language, Link, Message, Value, say};

use crate::settings::PageSettings;

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
    /// A message in the language of the pages.
    pub(crate) fn say(&self, message: impl Into<Message>) -> String {
        message.into().write(self.language)
    }

    /// A message of another crate in the language of the pages.
    pub(crate) fn said(&self, message: &Message) -> String {
        message.write(self.language)
    }

    /// The attribute `lang` of a message, if it is not in the language of the pages.
    pub(crate) fn lang(&self, message: &Message) -> Option<&'static str> {
        self.lang_of(message.language(self.language))
    }

    /// The attribute `lang` of words in a language, if it is not that of the pages.
    pub(crate) fn lang_of(&self, language: Language) -> Option<&'static str> {
        (language != self.language).then(|| language.code())
    }

    /// A number with a decimal point, as the language writes it.
    pub(crate) fn number(&self, text: &str) -> String {
        // A number and its percent sign stay on one line.
        text.replace(" %", "\u{a0}%").replace('.', &self.language.decimal_sign())
    }

    /// A day, `2026-11-25`, or a month, `2026-11`, as people write it.
    pub(crate) fn day(&self, date: &str) -> String {
        let parts: Vec<u16> = date.split('-').map_while(|part| part.parse().ok()).collect();
        match parts[..] {
            [year, month, day] => self.say(say!(DAY_LONG, day, month = say!(MONTH, month), year)),
            [year, month] => self.say(say!(MONTH_LONG, month = say!(MONTH, month), year)),
            _ => date.to_owned(),
        }
    }

    /// The aids that a record names, such as `hints 3, coach 1`.
    pub(crate) fn aids(&self, text: &str) -> String {
        let aid = |aid: &str| {
            let (word, n) = aid.split_once(' ').unwrap_or((aid, "1"));
            let n = n.parse::<u32>().unwrap_or(1);
            match word {
                "hints" => say!(AID_HINTS, n),
                "solver" => say!(AID_SOLVER, n),
                "coach" => say!(AID_COACH, n),
                _ => aid.into(),
            }
        };
        self.say(Message::join(text.split(", ").map(aid), Link::Comma))
    }

    /// The result of a record, such as `won` or `winner 2`.
    pub(crate) fn result(&self, word: &str) -> String {
        let result = match word.split_once(' ') {
            Some(("winner", seat)) => say!(RESULT_WINNER, seat),
            _ => match word {
                "won" => say!(RESULT_WON),
                "lost" => say!(RESULT_LOST),
                "draw" => say!(RESULT_DRAW),
                "left" => say!(RESULT_LEFT),
                "*" => say!(RESULT_NONE),
                other => other.into(),
            },
        };
        self.say(result)
    }

    /// The fault of a form.
    pub(crate) fn complaint(&self, error: Option<&Message>) -> Markup {
        html! { @if let Some(error) = error { p class="notice error" role="alert" lang=[self.lang(error)] { (error.sentence(self.language)) } } }
    }

    /// Messages of other crates, with a space between them.
    pub(crate) fn all_said(&self, said: &[Message]) -> Markup {
        html! { @for (n, one) in said.iter().enumerate() { @if n > 0 { " " } (self.said(one)) } }
    }
}

/// A number with one decimal place, as an argument of a message.
pub(crate) fn tenths(number: f64) -> Value {
    Value::Tenths((number * 10.0).round() as i64)
}

/// A notice above a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Notice<'a> {
    /// Its severity.
    pub kind: NoticeKind,
    /// Its text.
    pub text: &'a Message,
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
