//! The texts of the pages: one catalogue of messages, in each language a file of `words/`.

use std::borrow::Cow;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_langneg::{NegotiationStrategy, accepted_languages, convert_vec_str_to_langids_lossy, negotiate_languages};
use unic_langid::LanguageIdentifier;

/// A language of the pages.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// English, in which every message exists.
    #[default]
    English,
    /// German.
    German,
}

/// The messages of each language, in the order of [`Language::ALL`].
static BUNDLES: LazyLock<[FluentBundle<FluentResource>; 2]> = LazyLock::new(|| Language::ALL.map(bundle));

impl Language {
    /// All languages.
    pub const ALL: [Self; 2] = [Self::English, Self::German];

    /// Its code in addresses, cookies and the attribute `lang`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
        }
    }

    /// Its own name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::German => "Deutsch",
        }
    }

    /// The language with this code.
    pub fn of(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The language that suits a header `Accept-Language` best; English if none does.
    pub fn accepted(header: &str) -> Self {
        let wanted = accepted_languages::parse(header);
        let known = convert_vec_str_to_langids_lossy(Self::ALL.map(Self::code));
        let found = negotiate_languages(&wanted, &known, None, NegotiationStrategy::Lookup);
        found.first().and_then(|found| Self::of(found.language.as_str())).unwrap_or_default()
    }

    /// The same language of the catalogue of messages.
    pub fn of_messages(self) -> underdeck_game::Language {
        underdeck_game::Language::of(self.code()).unwrap_or_default()
    }

    /// The message `id`.
    pub fn say(self, id: &str) -> Cow<'static, str> {
        self.tell(id, &[])
    }

    /// The message `id` with arguments. Falls back to English, then to the id.
    pub fn tell(self, id: &str, values: &[(&'static str, FluentValue<'_>)]) -> Cow<'static, str> {
        let args: Option<FluentArgs<'_>> =
            (!values.is_empty()).then(|| values.iter().map(|(name, value)| (*name, value.clone())).collect());
        for language in [self, Self::English] {
            let bundle: &'static FluentBundle<_> = &BUNDLES[language as usize];
            if let Some(pattern) = bundle.get_message(id).and_then(|message| message.value()) {
                return bundle.format_pattern(pattern, args.as_ref(), &mut Vec::new());
            }
        }
        debug_assert!(false, "there is no message `{id}`");
        Cow::Owned(id.to_owned())
    }

    /// A number with a decimal point, as the language writes it.
    pub(crate) fn number(self, text: &str) -> String {
        // A number and its percent sign stay on one line.
        let text = text.replace(" %", "\u{a0}%");
        match self {
            Self::English => text,
            Self::German => text.replace('.', ","),
        }
    }

    /// How to use the table, as Markdown.
    pub(crate) const fn help(self) -> &'static str {
        match self {
            Self::English => include_str!("../words/help.en.md"),
            Self::German => include_str!("../words/help.de.md"),
        }
    }

    const fn text(self) -> &'static str {
        match self {
            Self::English => include_str!("../words/en.ftl"),
            Self::German => include_str!("../words/de.ftl"),
        }
    }
}

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let id: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // The marks around arguments serve mixed text directions. Here they would break searches.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(match language {
        Language::English => |value, _| number(value, ',', '.'),
        Language::German => |value, _| number(value, '.', ','),
    }));
    let resource = FluentResource::try_new(language.text().to_owned()).unwrap_or_else(|(resource, _)| resource);
    bundle.add_resource_overriding(resource);
    bundle
}

/// A number as a language writes it: thousands grouped from five digits on, and its decimal sign.
fn number(value: &FluentValue<'_>, group: char, point: char) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    // Every language writes small whole numbers alike.
    if number.value.fract() == 0.0 && number.value.abs() < 10_000.0 && number.options.minimum_fraction_digits.is_none()
    {
        return None;
    }
    let text = number.as_string();
    let (whole, part) = text.split_once('.').unwrap_or((&text, ""));
    let digits = whole.trim_start_matches('-').len();
    let mut written = String::new();
    for (n, c) in whole.chars().enumerate() {
        let left = whole.len() - n;
        if digits > 4 && left % 3 == 0 && left < digits {
            written.push(group);
        }
        written.push(c);
    }
    if !part.is_empty() {
        written.push(point);
        written += part;
    }
    Some(written)
}

/// A number with one decimal place, as an argument of a message.
pub(crate) fn tenths(number: f64) -> FluentValue<'static> {
    let mut value = fluent_bundle::types::FluentNumber::from((number * 10.0).round() / 10.0);
    value.options.minimum_fraction_digits = Some(1);
    FluentValue::Number(value)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::path::Path;

    use super::*;

    /// The ids of a file of messages and the arguments of each, in order.
    fn messages(text: &str) -> BTreeMap<String, Vec<String>> {
        let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
        let mut last = String::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some((id, _)) = line.split_once(" =").filter(|_| !line.starts_with([' ', '}'])) {
                last = id.to_owned();
                assert!(found.insert(last.clone(), Vec::new()).is_none(), "{id} is defined twice");
            }
            let named =
                line.split('$').skip(1).map(|rest| rest.split(|c: char| !c.is_ascii_lowercase()).next().unwrap());
            if let Some(args) = found.get_mut(&last) {
                args.extend(named.map(str::to_owned));
                args.sort();
                args.dedup();
            }
        }
        found
    }

    /// The source of all pages.
    fn sources(folder: &Path) -> String {
        let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        files.map(|path| if path.is_dir() { sources(&path) } else { std::fs::read_to_string(path).unwrap() }).collect()
    }

    #[test]
    fn every_language_has_every_message_with_its_arguments() {
        let english = messages(Language::English.text());
        for language in Language::ALL {
            assert!(FluentResource::try_new(language.text().to_owned()).is_ok(), "{language:?} can be read");
            assert_eq!(messages(language.text()), english, "{language:?}");
        }
    }

    #[test]
    fn every_message_is_used_and_every_used_message_exists() {
        let crates = Path::new(env!("CARGO_MANIFEST_DIR"));
        // These crates create messages as well.
        let readers = ["game", "bridge", "record", "catalogue", "solver", "coach", "play", "chronicle", "site"];
        let mut folders: Vec<String> = readers.map(|name| format!("../{name}/src")).into();
        folders.extend(["src", "../../apps/web/src", "../../apps/server/src"].map(str::to_owned));
        let source: String = folders.iter().map(|folder| sources(&crates.join(folder))).collect();
        let known = messages(Language::English.text());
        let unused: Vec<&String> = known.keys().filter(|id| !source.contains(&format!("\"{id}\""))).collect();
        assert!(unused.is_empty(), "no page says {unused:?}");
        for call in ["say(\"", "tell(\"", "PageText::of(\"", "PageText::with(\"", "Message::new(\""] {
            let used = source.split(call).skip(1).map(|rest| rest.split('"').next().unwrap());
            let missing: Vec<&str> =
                used.filter(|id| !id.is_empty() && !known.contains_key(*id) && !id.contains('{')).collect();
            assert!(missing.is_empty(), "no message is called {missing:?}");
        }
    }

    /// Every word of a page is in the catalogue, except the words on cards.
    #[test]
    fn no_page_has_words_of_its_own() {
        let crates = Path::new(env!("CARGO_MANIFEST_DIR"));
        let mut source = sources(&crates.join("src"));
        source = source.replace(&sources(&crates.join("src/art")), "");
        let is_word = |text: &str| {
            text.starts_with(|c: char| c.is_ascii_uppercase())
                && text[1..].starts_with(|c: char| c.is_ascii_lowercase())
        };
        let opens = ["{ \"", "aria-label=\"", "title=\""].iter();
        let said: Vec<&str> = opens
            .flat_map(|open| source.split(open).skip(1))
            .filter_map(|rest| rest.split('"').next())
            .filter(|text| is_word(text) && !text.starts_with("Underdeck"))
            .collect();
        assert!(said.is_empty(), "not in the catalogue: {said:?}");
    }

    #[test]
    fn numbers_and_plurals_follow_the_language() {
        let moves = |language: Language, n: u64| language.tell("moves", &[("n", n.into())]);
        assert_eq!([0, 1, 2].map(|n| moves(Language::English, n)), ["no moves yet", "1 move", "2 moves"]);
        assert_eq!([0, 1, 2].map(|n| moves(Language::German, n)), ["noch kein Zug", "1 Zug", "2 Züge"]);
        let mean = |language: Language| language.tell("score-best", &[("best", 41.into()), ("mean", tenths(12.25))]);
        assert_eq!(mean(Language::English), "41, average 12.3");
        assert_eq!(mean(Language::German), "41, Durchschnitt 12,3");
        let written = |language: Language, n: f64| language.tell("decimal", &[("n", n.into())]);
        for (n, english, german) in [
            (1234.0, "1234", "1234"),
            (20_000.0, "20,000", "20.000"),
            (-1_234_567.25, "-1,234,567.25", "-1.234.567,25"),
            (-123_456.0, "-123,456", "-123.456"),
        ] {
            assert_eq!([written(Language::English, n), written(Language::German, n)], [english, german]);
        }
    }

    #[test]
    fn the_language_is_the_one_that_the_browser_prefers() {
        for (header, language) in [
            ("", Language::English),
            ("de", Language::German),
            ("de-AT,de;q=0.9,en;q=0.8", Language::German),
            ("en-GB,en;q=0.9,de;q=0.8", Language::English),
            ("fr,de;q=0.5,en;q=0.4", Language::German),
            ("*", Language::English),
            ("\u{0}rubbish;;q=,", Language::English),
        ] {
            assert_eq!(Language::accepted(header), language, "{header:?}");
        }
    }
}
