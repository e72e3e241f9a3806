//! Languages: their names, and which one a reader wants.

use std::cell::Cell;
use std::fmt;
use std::sync::atomic::{AtomicU8, Ordering};

use fluent_langneg::{NegotiationStrategy, convert_vec_str_to_langids_lossy, negotiate_languages};

use crate::text::{LANGUAGE_STATE, LANGUAGES, NUMBER_DECIMAL};

/// A language of the messages.
///
/// `Default` is English, in which every message exists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Language(u8);

/// The language of messages that are written without one.
static CURRENT: AtomicU8 = AtomicU8::new(0);

thread_local! {
    /// The same while a function [speaks](Language::speak) one.
    static SPOKEN: Cell<Option<Language>> = const { Cell::new(None) };
}

impl Language {
    /// English.
    pub const ENGLISH: Self = Self(0);
    /// English with brackets and accents, a third longer: it shows which text is no message, and which place is too small.
    pub const PSEUDO: Self = Self(u8::MAX);
    const PSEUDO_CODE: &'static str = "en-XA";

    /// The codes of all languages for readers, English first.
    pub const CODES: [&'static str; LANGUAGES.len()] = {
        let (mut codes, mut n) = ([""; LANGUAGES.len()], 0);
        while n < codes.len() {
            codes[n] = LANGUAGES[n].0;
            n += 1;
        }
        codes
    };

    /// The number of languages with the pseudo-locale.
    pub(crate) const COUNT: usize = LANGUAGES.len() + 1;

    /// All languages for readers, English first.
    pub fn all() -> impl ExactSizeIterator<Item = Self> + Clone {
        (0..LANGUAGES.len()).map(|n| Self(n as u8))
    }

    /// Its code, such as `de`, in addresses, cookies and the attribute `lang`.
    pub fn code(self) -> &'static str {
        LANGUAGES.get(usize::from(self.0)).map_or(Self::PSEUDO_CODE, |language| language.0)
    }

    /// Its own name, such as `Deutsch`.
    pub fn name(self) -> &'static str {
        LANGUAGES.get(usize::from(self.0)).map_or(Self::PSEUDO_CODE, |language| language.1)
    }

    /// Whether every message is written in it.
    pub fn is_complete(self) -> bool {
        LANGUAGE_STATE.write(self, &[]) == "complete"
    }

    /// The language with this code.
    pub fn of(code: &str) -> Option<Self> {
        let found = Self::all().find(|language| language.code().eq_ignore_ascii_case(code));
        found.or_else(|| code.eq_ignore_ascii_case(Self::PSEUDO_CODE).then_some(Self::PSEUDO))
    }

    /// The first of these that there is, by their order. A region that has no messages of its own is served by its language: `de-AT` by `de`,
    /// `pt_BR.UTF-8` by `pt`.
    pub fn negotiate<'a>(wanted: impl IntoIterator<Item = &'a str>) -> Option<Self> {
        let known = convert_vec_str_to_langids_lossy(Self::all().map(Self::code).collect::<Vec<_>>());
        wanted.into_iter().find_map(|wanted| {
            // A locale variable may name an encoding and a modifier.
            let plain = wanted.split(['.', '@']).next().unwrap_or_default().replace('_', "-");
            if let Some(exact) = Self::of(&plain) {
                return Some(exact);
            }
            let wanted = convert_vec_str_to_langids_lossy([plain]);
            let found = negotiate_languages(&wanted, &known, None, NegotiationStrategy::Lookup);
            found.first().and_then(|found| Self::of(found.language.as_str()))
        })
    }

    /// The language that suits a header `Accept-Language` best, by the weights of its entries (RFC 9110, 12.5.4); English if none does.
    pub fn accepted(header: &str) -> Self {
        let mut wanted: Vec<(&str, f32)> = header.split(',').filter_map(weighted).collect();
        let refused: Vec<&str> = wanted.iter().filter(|(_, weight)| *weight <= 0.0).map(|(range, _)| *range).collect();
        wanted.retain(|(_, weight)| *weight > 0.0);
        wanted.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        let is_refused = |language: &Self| refused.iter().any(|range| Self::negotiate([*range]) == Some(*language));
        let found = wanted.into_iter().find_map(|(range, _)| match range {
            // Any language that is not refused: English if it may be.
            "*" => Self::all().find(|language| !is_refused(language)),
            range => Self::negotiate([range]).filter(|language| !is_refused(language)),
        });
        found.unwrap_or_default()
    }

    /// The sign before the decimals of a number.
    pub fn decimal_sign(self) -> String {
        // The brackets of the pseudo-locale would be part of the number.
        let language = if self == Self::PSEUDO { Self::ENGLISH } else { self };
        NUMBER_DECIMAL.write(language, &[])
    }

    /// The language of messages that are written without one: that in which a function [speaks](Self::speak), or else the one of the
    /// program, English unless [`set_current`](Self::set_current) was called.
    pub fn current() -> Self {
        SPOKEN.get().unwrap_or_else(|| Self(CURRENT.load(Ordering::Relaxed)))
    }

    /// Sets the language of messages that are written without one, for a program with a single reader.
    pub fn set_current(self) {
        CURRENT.store(self.0, Ordering::Relaxed);
    }

    /// Runs a function on this thread. Messages that it writes without a language are written in this one.
    pub fn speak<T>(self, function: impl FnOnce() -> T) -> T {
        struct Outer(Option<Language>);
        impl Drop for Outer {
            fn drop(&mut self) {
                SPOKEN.set(self.0);
            }
        }
        let _outer = Outer(SPOKEN.replace(Some(self)));
        function()
    }

    /// Its place among all languages, the pseudo-locale last.
    pub(crate) fn slot(self) -> usize {
        usize::from(self.0).min(LANGUAGES.len())
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// An entry of `Accept-Language` with its weight; `None` if it is malformed.
fn weighted(entry: &str) -> Option<(&str, f32)> {
    let mut parts = entry.split(';').map(str::trim);
    let range = parts.next().filter(|range| !range.is_empty())?;
    let weight = match parts.next() {
        None => 1.0,
        Some(part) => part.strip_prefix("q=").or_else(|| part.strip_prefix("Q="))?.trim().parse().ok()?,
    };
    (0.0..=1.0).contains(&weight).then_some((range, weight))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_the_one_that_the_browser_prefers() {
        for (header, code) in [
            ("", "en"),
            ("de", "de"),
            ("de-AT,de;q=0.9,en;q=0.8", "de"),
            ("en-GB,en;q=0.9,de;q=0.8", "en"),
            ("fr,de;q=0.5,en;q=0.4", "de"),
            ("en;q=0.2, de;q=0.7", "de"),
            ("de;q=0, en", "en"),
            ("de;q=0, *;q=0.5", "en"),
            ("de;q=0", "en"),
            ("*", "en"),
            ("en;q=0, *", "de"),
            ("de;q=2, en;q=0.1", "en"),
            ("\u{0}rubbish;;q=,", "en"),
        ] {
            assert_eq!(Language::accepted(header).code(), code, "{header:?}");
        }
    }

    #[test]
    fn a_locale_variable_names_a_language() {
        let code = |text| Language::negotiate([text]).map(Language::code);
        assert_eq!(code("de_AT.UTF-8"), Some("de"));
        assert_eq!(code("de_DE@euro"), Some("de"));
        assert_eq!(code("EN"), Some("en"));
        assert_eq!(code("en-xa"), Some("en-XA"));
        assert_eq!([code("C"), code("POSIX"), code(""), code("tlh")], [None; 4]);
        assert_eq!(Language::negotiate(["tlh", "de"]).map(Language::code), Some("de"));
    }
}
