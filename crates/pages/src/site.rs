//! The facts about a visitor that every page needs.

use underdeck_cards::Card;
use underdeck_game::{GameInfo, Id, Language, Link, Message, Messages, SourceClass, Value, card_name, say, text};

use maud::{Markup, html};

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
    pub(crate) fn say(&self, message: impl Words) -> String {
        message.write_in(self.language)
    }

    /// A message of a game or of another crate in the language of the pages.
    pub(crate) fn said<'m>(&self, message: &'m Message) -> &'m str {
        message.written(self.language)
    }

    /// The language of the words of a table or an explanation: English if a part of them is.
    pub(crate) fn language_of(&self, thing: &impl Messages) -> Language {
        if self.language == Language::ENGLISH { self.language } else { thing.language(self.language) }
    }

    /// The name of a card.
    pub(crate) fn card(&self, card: Card) -> String {
        self.said(&card_name(card)).to_owned()
    }

    /// The attribute `lang` of a message, if it is not in the language of the pages.
    pub(crate) fn lang(&self, message: &Message) -> Option<&'static str> {
        self.lang_of(self.language_of(message))
    }

    /// The attribute `lang` of several messages, if one of them is not in the language of the pages.
    pub(crate) fn lang_of_all<'m>(&self, messages: impl IntoIterator<Item = &'m Message>) -> Option<&'static str> {
        messages.into_iter().find_map(|message| self.lang(message))
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
        self.say(underdeck_chronicle::statistics::result_said(word))
    }

    /// The fault of a form.
    pub(crate) fn complaint(&self, error: Option<&Message>) -> Markup {
        html! { @if let Some(error) = error { p class="notice error" role="alert" lang=[self.lang(error)] { (error.sentence(self.language)) } } }
    }

    /// A note that a game has no words in the language of the pages.
    pub(crate) fn untranslated(&self, info: &GameInfo) -> Markup {
        html! { @if !info.text.speaks(self.language) { p class="note" { (self.say(say!(GAME_UNTRANSLATED, game = info.title))) } } }
    }

    /// Messages of other crates, with a space between them.
    pub(crate) fn all_said(&self, said: &[Message]) -> Markup {
        html! { @for (n, one) in said.iter().enumerate() { @if n > 0 { " " } (self.spoken(self.said(one))) } }
    }

    /// Words whose hearts, as an amount, a screen reader calls by their name. The heart of a card follows its rank without a space.
    pub(crate) fn spoken(&self, words: &str) -> Markup {
        html! {
            @for (n, part) in words.split(" ♥").enumerate() {
                @if n > 0 { " " span role="img" aria-label=(self.say(&text::HEARTS)) { "♥" } }
                (part)
            }
        }
    }
}

/// A moment such as `2026-11-21 14:05` in UTC; the script shows it in the visitor's zone.
pub(crate) fn time(site: &Site<'_>, when: &str) -> Markup {
    html! { time datetime={ (when.replacen(' ', "T", 1)) "Z" } { (site.say(say!(UTC_TIME, when))) } }
}

/// A sentence in which a moment stands, with it as a [`time`].
pub(crate) fn timed(site: &Site<'_>, words: Message, when: &str) -> Markup {
    let words = site.say(words);
    let (before, after) = words.split_once(when).unwrap_or((&words, ""));
    html! { (before) @if before.len() < words.len() { (time(site, when)) } (after) }
}

/// The sign of a class of sources, with its name for those who cannot see it.
pub(crate) fn class_sign(site: &Site<'_>, class: SourceClass) -> Markup {
    let name = site.say(class.name());
    html! { span class="source" title=(name) role="img" aria-label=(name) { (class.sign()) } }
}

/// What the pages say: a message, or the id of one without arguments, of which a page has many.
pub(crate) trait Words {
    fn write_in(self, language: Language) -> String;
}

impl Words for &'static Id {
    fn write_in(self, language: Language) -> String {
        self.write(language, &[])
    }
}

impl Words for Message {
    fn write_in(self, language: Language) -> String {
        self.write(language)
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

#[cfg(test)]
mod tests {
    use underdeck_game::Catalogue;

    use super::*;

    #[test]
    fn words_of_a_game_are_in_the_language_of_the_page_or_marked_as_english() {
        static ENGLISH: Catalogue = Catalogue::new("english", &[("en", &["go = Go"], &[])], &[("go", &[])]);
        let settings = PageSettings::default();
        let site = |code| Site {
            token: "",
            settings: &settings,
            path: "",
            origin: "",
            language: Language::of(code).unwrap(),
            notice: None,
        };
        let (english, german) = (site("en"), site("de"));
        let (cell, left) = (say!(CELL, row = 2, column = 3), Message::from(ENGLISH.find("go").unwrap()));
        assert_eq!(cell.as_str(), "row 2, column 3");
        assert_eq!(german.said(&cell), "Reihe 2, Spalte 3");
        assert_eq!((german.lang(&cell), german.lang(&left), english.lang(&left)), (None, Some("en"), None));
        assert_eq!((german.said(&left), english.said(&cell)), ("Go", "row 2, column 3"));
        let (own, mixed) = (vec![cell.clone()], vec![cell, left]);
        assert_eq!([&own, &mixed].map(|words| german.language_of(words).code()), ["de", "en"]);
        assert_eq!([&own, &mixed].map(|words| german.lang_of_all(words)), [None, Some("en")]);
    }

    #[test]
    fn dates_numbers_and_results_follow_the_language() {
        let settings = PageSettings::default();
        let written = |code| {
            let language = Language::of(code).unwrap();
            let site = Site { token: "", settings: &settings, path: "", origin: "", language, notice: None };
            let decimal = site.say(say!(DECIMAL, n = tenths(12_345.25)));
            let moves = [0, 1, 2].map(|n: u32| site.say(say!(MOVES, n))).join(", ");
            [
                moves,
                site.day("2026-11-25"),
                site.day("2026-11"),
                site.number("8.5 %"),
                decimal,
                site.aids("hints 1, coach 2"),
            ]
        };
        let (english, german) = ("no moves yet, 1 move, 2 moves", "noch kein Zug, 1 Zug, 2 Züge");
        let english = [english, "25 November 2026", "November 2026", "8.5\u{a0}%", "12,345.3", "1 hint, coach × 2"];
        assert_eq!(written("en"), english);
        let german = [german, "25. November 2026", "November 2026", "8,5\u{a0}%", "12.345,3", "1 Tipp, Trainer × 2"];
        assert_eq!(written("de"), german);
    }
}
