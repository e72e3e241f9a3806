//! The messages of a crate, and how one is written in a language.

use std::borrow::Cow;
use std::cell::Cell;
use std::fmt;
use std::sync::{Mutex, OnceLock, PoisonError};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};
use unic_langid::LanguageIdentifier;

use crate::language::Language;
use crate::text;
use crate::value::{Value, fluent};

/// A language's files of messages, and the other files with their names.
type Texts = (&'static str, &'static [&'static str], &'static [(&'static str, &'static str)]);

/// The messages and texts of a crate. Its build script makes it, as `text::TEXT`.
pub struct Catalogue {
    name: &'static str,
    languages: &'static [Texts],
    by_name: &'static [(&'static str, &'static [&'static str])],
    bundles: [OnceLock<Option<FluentBundle<FluentResource>>>; Language::COUNT],
}

/// A message of a catalogue. The statics of a crate's `text` are the only ones.
pub struct Id {
    catalogue: &'static Catalogue,
    name: &'static str,
    arguments: &'static [&'static str],
    found: &'static Found,
}

/// What a message is in each language in which it was looked up. It is apart from its id, which is read while the program is compiled.
#[doc(hidden)]
pub struct Found([OnceLock<&'static Pattern<&'static str>>; Language::COUNT]);

/// Languages that were loaded while the program runs: a code, a catalogue's name, its messages and its other texts.
type Loaded = (String, String, &'static str, Vec<(String, &'static str)>);

static LOADED: Mutex<Vec<Loaded>> = Mutex::new(Vec::new());

thread_local! {
    /// The language that is being written, for the formatter of numbers.
    static WRITTEN: Cell<Language> = const { Cell::new(Language::ENGLISH) };
}

/// Adds a language that the program was built without, or of which only the names are known: the browser loads one when it is chosen.
///
/// A pack is a file of a language that `cargo xtask web` writes, or several of them: lines `### catalogue NAME` and `### file NAME` head what
/// follows. It counts for catalogues that have no message of this language yet.
pub fn load(code: &str, pack: &str) {
    let mut loaded = LOADED.lock().unwrap_or_else(PoisonError::into_inner);
    for part in pack.split("### catalogue ").skip(1) {
        let (name, rest) = part.split_once('\n').unwrap_or((part, ""));
        let mut files = rest.split("### file ");
        let leak = |text: &str| -> &'static str { Box::leak(text.to_owned().into_boxed_str()) };
        let messages = leak(files.next().unwrap_or_default());
        let others = files.filter_map(|file| file.split_once('\n')).map(|(name, text)| (name.to_owned(), leak(text)));
        loaded.push((code.to_owned(), name.to_owned(), messages, others.collect()));
    }
}

impl Catalogue {
    /// The catalogue of a crate; for its build script alone.
    #[doc(hidden)]
    pub const fn new(
        name: &'static str,
        languages: &'static [Texts],
        by_name: &'static [(&'static str, &'static [&'static str])],
    ) -> Self {
        Self { name, languages, by_name, bundles: [const { OnceLock::new() }; Language::COUNT] }
    }

    /// Its name: `program`, or the game's id.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// The ids of the messages that are [found by name](Catalogue::find), in alphabetical order.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.by_name.iter().map(|(name, _)| *name)
    }

    /// A message of a family: one for each option, ending or command, for example.
    pub fn find(&'static self, name: &str) -> Option<&'static Id> {
        let n = self.by_name.binary_search_by(|(known, _)| (*known).cmp(name)).ok()?;
        static FOUND: Mutex<Vec<&'static Id>> = Mutex::new(Vec::new());
        let mut found = FOUND.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(id) = found.iter().find(|id| id.name == name && std::ptr::eq(id.catalogue, self)) {
            return Some(id);
        }
        let (name, arguments) = self.by_name[n];
        // Each message is kept once and for good.
        let kept = Box::leak(Box::new(Found::new()));
        let id: &'static Id = Box::leak(Box::new(Id::new(self, name, arguments, kept)));
        found.push(id);
        Some(id)
    }

    /// A text beside the messages, such as `guide-1.udr`, and the language it is in: English if the one asked for has none.
    pub fn file(&self, language: Language, name: &str) -> Option<(Language, Cow<'static, str>)> {
        let built = |code: &str| {
            let texts = self.languages.iter().find(|texts| texts.0 == code)?;
            texts.2.iter().find(|file| file.0 == name).map(|file| file.1)
        };
        let loaded = |code: &str| {
            let loaded = LOADED.lock().unwrap_or_else(PoisonError::into_inner);
            let files =
                loaded.iter().filter(|texts| texts.0 == code && texts.1 == self.name).flat_map(|texts| &texts.3);
            files.rev().find(|file| file.0 == name).map(|file| file.1)
        };
        let of = |language: Language| {
            let text = built(language.code()).or_else(|| loaded(language.code()))?;
            Some((language, Cow::Borrowed(text)))
        };
        let english = || of(Language::ENGLISH);
        if language == Language::PSEUDO {
            return english().map(|(_, text)| (language, text.lines().map(pseudo_line).collect()));
        }
        of(language).or_else(english)
    }

    /// Whether there are messages in a language.
    pub fn speaks(&self, language: Language) -> bool {
        self.bundle(language).is_some()
    }

    fn bundle(&self, language: Language) -> Option<&FluentBundle<FluentResource>> {
        let slot = &self.bundles[language.slot()];
        if let Some(bundle) = slot.get() {
            return bundle.as_ref();
        }
        let code = if language == Language::PSEUDO { Language::ENGLISH.code() } else { language.code() };
        let texts = self.languages.iter().find(|texts| texts.0 == code).map(|texts| texts.1.join("\n"));
        let loaded = || {
            let loaded = LOADED.lock().unwrap_or_else(PoisonError::into_inner);
            let texts = loaded.iter().filter(|texts| texts.0 == code && texts.1 == self.name);
            texts.map(|texts| texts.2).collect::<String>()
        };
        // A language that is not here may still be loaded.
        let texts = texts.filter(|texts| !texts.is_empty()).unwrap_or_else(loaded);
        if texts.is_empty() {
            return None;
        }
        slot.get_or_init(|| Some(bundle(language, code, texts))).as_ref()
    }
}

impl fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Catalogue").field(&self.name).finish()
    }
}

fn bundle(language: Language, code: &str, texts: String) -> FluentBundle<FluentResource> {
    let id: LanguageIdentifier = code.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // The marks around arguments serve mixed text directions. Here they would break searches.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(|value, _| number(value)));
    if language == Language::PSEUDO {
        bundle.set_transform(Some(accented));
    }
    let _ = bundle.add_builtins();
    // A fault in a file leaves out its message alone; the tests of the program find it.
    let resource = FluentResource::try_new(texts).unwrap_or_else(|(resource, _)| resource);
    bundle.add_resource_overriding(resource);
    bundle
}

impl Found {
    /// For build scripts alone.
    #[expect(clippy::new_without_default, reason = "it is made in a constant")]
    pub const fn new() -> Self {
        Self([const { OnceLock::new() }; Language::COUNT])
    }
}

impl Id {
    /// For build scripts alone.
    #[doc(hidden)]
    pub const fn new(
        catalogue: &'static Catalogue,
        name: &'static str,
        arguments: &'static [&'static str],
        found: &'static Found,
    ) -> Self {
        Self { catalogue, name, arguments, found }
    }

    /// The id in the files.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// Its catalogue.
    pub const fn catalogue(&self) -> &'static Catalogue {
        self.catalogue
    }

    /// The names of its arguments, in alphabetical order.
    pub const fn arguments(&self) -> &'static [&'static str] {
        self.arguments
    }

    /// Checks that these are all arguments of the message.
    ///
    /// # Panics
    /// If not; when it is compiled, if [`say!`](crate::say) is used.
    pub const fn check(&self, given: &[&str]) {
        assert!(given.len() == self.arguments.len(), "the message has more or fewer arguments");
        let mut n = 0;
        while n < given.len() {
            let (mut is_known, mut m) = (false, 0);
            while m < self.arguments.len() {
                is_known = is_known || is_equal(given[n].as_bytes(), self.arguments[m].as_bytes());
                m += 1;
            }
            assert!(is_known, "the message has no argument of this name");
            n += 1;
        }
    }

    /// Whether the message is written in this language, rather than in English instead.
    pub fn is_in(&self, language: Language) -> bool {
        let has = |bundle: &FluentBundle<_>| bundle.has_message(self.name);
        self.pattern(language).is_some() || self.catalogue.bundle(language).is_some_and(has)
    }

    /// What is written in a language. It is kept once it is found: a language that is not here may still be loaded.
    fn pattern(&self, language: Language) -> Option<&'static Pattern<&'static str>> {
        let kept = &self.found.0[language.slot()];
        let find = || self.catalogue.bundle(language)?.get_message(self.name)?.value();
        kept.get().copied().or_else(|| find().map(|pattern| *kept.get_or_init(|| pattern)))
    }

    /// The message in a language with its arguments by name; in English if it lacks it.
    pub fn write(&self, language: Language, values: &[(&'static str, Value)]) -> String {
        for language in [language, Language::ENGLISH] {
            let Some(pattern) = self.pattern(language) else { continue };
            // In the pseudo-locale, Fluent adds the accents.
            if language != Language::PSEUDO
                && let Some(text) = plain(pattern, language, values)
            {
                return text;
            }
            let Some(bundle) = self.catalogue.bundle(language) else { continue };
            let args = arguments(language, values);
            let outer = WRITTEN.replace(language);
            let mut faults = Vec::new();
            let text = bundle.format_pattern(pattern, Some(&args), &mut faults).into_owned();
            WRITTEN.set(outer);
            debug_assert!(faults.is_empty(), "`{}` in {language:?}: {faults:?}", self.name);
            return if language == Language::PSEUDO { bracketed(&text) } else { text };
        }
        debug_assert!(false, "there is no message `{}`", self.name);
        self.name.to_owned()
    }

    /// An attribute of the message in a language, such as the examples of a command; in English if the language lacks it.
    pub fn attribute(&self, language: Language, name: &str) -> Option<String> {
        [language, Language::ENGLISH].into_iter().find_map(|language| {
            let bundle = self.catalogue.bundle(language)?;
            let pattern = bundle.get_message(self.name)?.get_attribute(name)?.value();
            let text = bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned();
            Some(if language == Language::PSEUDO { bracketed(&text) } else { text })
        })
    }

    /// The attributes of the message in a language, such as its gender or its accusative.
    pub(crate) fn attributes(&self, language: Language, values: &[(&'static str, Value)]) -> Vec<(String, String)> {
        let Some(bundle) = self.catalogue.bundle(language) else { return Vec::new() };
        let Some(message) = bundle.get_message(self.name) else { return Vec::new() };
        let args = arguments(language, values);
        let text = |pattern| bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned();
        message.attributes().map(|attribute| (attribute.id().to_owned(), text(attribute.value()))).collect()
    }
}

/// A message that is only text and arguments, as most are: Fluent takes several times as long.
fn plain(pattern: &Pattern<&str>, language: Language, values: &[(&'static str, Value)]) -> Option<String> {
    let mut text = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::VariableReference { id }),
            } => values.iter().find(|(name, _)| *name == id.name)?.1.write_to(&mut text, language),
            PatternElement::Placeable { .. } => return None,
        }
    }
    Some(text)
}

/// The arguments of a message, and the attributes of the messages among them.
fn arguments(language: Language, values: &[(&'static str, Value)]) -> FluentArgs<'static> {
    let mut args = FluentArgs::with_capacity(values.len());
    for (name, value) in values {
        args.set(*name, fluent(value, language));
        if let Value::Message(message) = value {
            message.set_attributes(name, language, &mut args);
        }
    }
    args
}

impl PartialEq for Id {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name && std::ptr::eq(self.catalogue, other.catalogue)
    }
}

impl Eq for Id {}

impl fmt::Debug for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.catalogue.name, self.name)
    }
}

const fn is_equal(one: &[u8], other: &[u8]) -> bool {
    let mut n = 0;
    while n < one.len() {
        if n >= other.len() || one[n] != other[n] {
            return false;
        }
        n += 1;
    }
    n == other.len()
}

/// A number as the language writes it: thousands in groups from five digits on, and its decimal sign.
fn number(value: &FluentValue<'_>) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    // Every language writes small whole numbers alike.
    if number.value.fract() == 0.0 && number.value.abs() < 10_000.0 && number.options.minimum_fraction_digits.is_none()
    {
        return None;
    }
    Some(localised(&number.as_string(), WRITTEN.get()))
}

/// A number with the thousands in groups and the decimal sign of a language.
pub(crate) fn localised(written: &str, language: Language) -> String {
    let (whole, part) = written.split_once('.').unwrap_or((written, ""));
    let digits = whole.trim_start_matches('-').len();
    // The brackets of the pseudo-locale would be part of the number.
    let language = if language == Language::PSEUDO { Language::ENGLISH } else { language };
    let group = if digits > 4 { text::NUMBER_GROUP.write(language, &[]) } else { String::new() };
    let mut out = String::new();
    for (n, c) in whole.chars().enumerate() {
        let left = whole.len() - n;
        if left % 3 == 0 && left < digits {
            out += &group;
        }
        out.push(c);
    }
    if !part.is_empty() {
        out += &language.decimal_sign();
        out += part;
    }
    out
}

/// A text of the pseudo-locale with accents, and a third longer.
fn accented(text: &str) -> Cow<'_, str> {
    const ACCENTS: &str = "aáeéiíoóuúcçnñyýsšzžAÁEÉIÍOÓUÚ";
    let accents: Vec<char> = ACCENTS.chars().collect();
    let accent = |c: char| accents.chunks(2).find(|pair| pair[0] == c).map_or(c, |pair| pair[1]);
    let letters = text.chars().filter(|c| c.is_alphabetic()).count();
    let mut long: String = text.chars().map(accent).collect();
    let at = long.trim_end().len();
    long.insert_str(at, &"~".repeat(letters / 3));
    Cow::Owned(long)
}

/// A text of the pseudo-locale between its brackets. Messages in it lose theirs, which would make it longer than a third.
fn bracketed(text: &str) -> String {
    if text.trim().is_empty() { text.to_owned() } else { format!("⟦{}⟧", text.replace(['⟦', '⟧'], "")) }
}

/// A line of a text beside the messages in the pseudo-locale. Lines of a record that are no comment stay.
fn pseudo_line(line: &str) -> String {
    // A line that only begins words for a value of an option is one too.
    let is_notation = line.starts_with('[')
        || line == "*"
        || line.starts_with("Underdeck record")
        || line.starts_with('{') && line.ends_with(':')
        || line.trim().is_empty();
    // A row of a table ends with its sign.
    let long = accented(line);
    let words = if line.starts_with('|') { long.trim_end_matches('~') } else { &long };
    if is_notation { format!("{line}\n") } else { format!("{words}\n") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_loaded_while_the_program_runs() {
        static TOY: Catalogue = Catalogue::new("toy", &[("en", &["go = Go"], &[("a.md", "Go on.")])], &[]);
        static FOUND: Found = Found::new();
        static GO: Id = Id::new(&TOY, "go", &[], &FOUND);
        let german = Language::of("de").unwrap();
        assert_eq!((TOY.speaks(german), GO.write(german, &[])), (false, "Go".to_owned()));
        load(
            "de",
            "### catalogue other\ngo = Nein\n### catalogue toy\ngo = Los\n### catalogue toy\n### file a.md\nWeiter.\n",
        );
        assert_eq!((GO.is_in(german), GO.write(german, &[])), (true, "Los".to_owned()));
        assert_eq!(TOY.file(german, "a.md"), Some((german, "Weiter.\n".into())));
    }
}
