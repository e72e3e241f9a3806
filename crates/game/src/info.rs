//! A game's name, author and other fixed facts.

use std::borrow::Cow;

use crate::{About, Catalogue, Id, Language, Message, OptionValue, Term, say};

/// The unchanging facts of a game.
#[derive(Debug)]
pub struct GameInfo {
    /// The name in commands, deals, records and traces: lower case, digits and `-`.
    pub id: &'static str,
    /// The number in deal codes, unique and never changed.
    pub number: u8,
    /// The title as its designer writes it.
    pub title: &'static str,
    /// The designer.
    pub designer: &'static str,
    /// The version of the rules reference by which new games are played, `rules` in a trace. Games that were begun by one of
    /// [`OLDER_RULES`](crate::Options::OLDER_RULES) keep it.
    pub rules_version: u32,
    /// The most seats that a game can have.
    pub seats: u8,
    /// Whether an only move is played automatically by default: in a game with many phases that often leave nothing to decide.
    pub plays_forced: bool,
    /// Its look.
    pub art: Art,
    /// Its messages and texts. Found by name are a summary and other facts, the name and effect of each option, each ending and each term of the
    /// glossary. Files beside them are how to play and the guided games.
    pub text: &'static Catalogue,
    /// All endings: every [cause](crate::Outcome::cause), with its event and its rules. The laboratory groups lost games by them.
    pub endings: &'static [Ending],
    /// Every name that a shuffle can have.
    pub piles: &'static [&'static str],
}

impl GameInfo {
    /// A message that is found by name; the name itself if the game has none.
    fn named(&self, name: &str) -> Message {
        self.text.find(name).map_or_else(|| name.into(), Message::from)
    }

    /// A message that is found by name, under these house rules. Each of its arguments is the value of the option of its name: a number, or a
    /// word such as `true`. Without the option it is of no known value, so that the words for all others are written.
    fn ruled(&self, name: &str, options: &[(&'static str, OptionValue)]) -> Message {
        self.text.find(name).map_or_else(|| name.into(), |id| by_values(id, options))
    }

    /// One sentence for a list of games, or for a game under these house rules.
    pub fn summary(&self, options: &[(&'static str, OptionValue)]) -> Message {
        self.ruled("info-summary", options)
    }

    /// The winning condition of a game under these house rules, in a sentence.
    pub fn aim(&self, options: &[(&'static str, OptionValue)]) -> Message {
        self.ruled("info-aim", options)
    }

    /// The length of a game, `about 100 moves`, where only the options that it depends on differ from the defaults.
    pub fn length(&self, options: &[(&'static str, OptionValue)]) -> Message {
        self.ruled("info-length", options)
    }

    /// The difficulty and its source, in a few words, where only the options that it depends on differ from the defaults. No figures of a
    /// player, because those change.
    pub fn difficulty(&self, options: &[(&'static str, OptionValue)]) -> Message {
        self.ruled("info-difficulty", options)
    }

    /// The event of an [ending](Self::endings), in a sentence.
    pub fn ending(&self, cause: &str) -> Message {
        self.named(&format!("ending-{}", cause.replace(' ', "-")))
    }

    /// The title of a [fact](crate::Facts) that can be asked for: `cards in the Backpack`.
    pub fn fact(&self, id: &str) -> Message {
        self.named(&format!("fact-{id}"))
    }

    /// The name of an option for people, before a colon and its value: `Jokers in the deck`.
    pub fn option_name(&self, key: &str) -> Message {
        self.named(&format!("option-{key}"))
    }

    /// The effect of an option, in one sentence.
    pub fn option_effect(&self, key: &str) -> Message {
        self.named(&format!("option-{key}-effect"))
    }

    /// The value of an option as people say it: `yes`, `3`, `second revision`; `none` for an empty text, `2 changes` for a document.
    pub fn option_value(&self, key: &str, value: &OptionValue) -> Message {
        match value {
            OptionValue::Bool(true) => say!(OPTION_YES),
            OptionValue::Bool(false) => say!(OPTION_NO),
            OptionValue::Int(value) => value.to_string().into(),
            OptionValue::Text(text) if text.is_empty() => {
                self.text.find(&format!("option-{key}-is-none")).map_or_else(|| say!(OPTION_NONE), Message::from)
            }
            // Only a document has lines: one for each change.
            OptionValue::Text(text) if text.contains('\n') => say!(OPTION_CHANGES, n = text.lines().count()),
            OptionValue::Text(text) => {
                let known = self.text.find(&format!("option-{key}-is-{}", text.replace(['_', ' '], "-")));
                known.map_or_else(|| text.replace('_', " ").into(), Message::from)
            }
        }
    }

    /// The word of a term of the glossary.
    pub fn term(&self, term: &Term) -> Message {
        self.named(&format!("term-{}", term.id))
    }

    /// The meaning of a term of the glossary under these house rules, in one plain sentence.
    pub fn meaning(&self, term: &Term, options: &[(&'static str, OptionValue)]) -> Message {
        self.ruled(&format!("term-{}-says", term.id), options)
    }

    /// A term of the glossary, explained under these house rules.
    pub fn explain(&self, term: &Term, options: &[(&'static str, OptionValue)]) -> About {
        let (name, says) = (self.term(term).capitalised(), self.meaning(term, options));
        About { name, says, rules: term.rules.to_vec(), ..About::default() }
    }

    /// The rules in our own words under these house rules, as Markdown, and their language: English if the one asked for has none.
    ///
    /// In the file, `{jokers}` is the value of an option, and words that hold for one value are in braces: `{jokers=0: There are no Stairs.}`,
    /// several values with `|` between them, or `{jokers!=0: …}` for all but these; `{edition=first&jokers!=0: …}` if both hold. In such words `#`
    /// is the value of the first option.
    pub fn how_to_play(&self, language: Language, options: &[(&'static str, OptionValue)]) -> (Language, String) {
        let file = self.text.file(language, "how_to_play.md");
        file.map_or((language, String::new()), |(language, text)| (language, by_options(&text, options)))
    }

    /// The guided games, the first for newcomers: each the text of a record whose comments explain the move after them.
    pub fn guides(&self, language: Language) -> Vec<Cow<'static, str>> {
        let guide = |n: u32| self.text.file(language, &format!("guide-{n}.udr"));
        (1..).map_while(guide).map(|(_, text)| text).collect()
    }
}

/// A message whose arguments are values of options, each by its key: a number, or a word such as `true`.
pub fn by_values(id: &'static Id, options: &[(&'static str, OptionValue)]) -> Message {
    let value = |key: &'static str| {
        let found = options.iter().find(|(known, _)| *known == key);
        (key, found.map_or_else(|| key.into(), |(_, value)| value.argument()))
    };
    Message::of(id, id.arguments().iter().map(|key| value(key)).collect())
}

/// A text without the words that other house rules need.
fn by_options(text: &str, options: &[(&'static str, OptionValue)]) -> String {
    let mut parts = text.split('{');
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (inside, after) = part.split_once('}').unwrap_or((part, ""));
        let (condition, words) = inside.split_once(':').unwrap_or((inside, ""));
        let value_of = |key: &str| {
            let found = options.iter().find(|(known, _)| *known == key.trim_end_matches('!'));
            found.map(|(_, value)| value.to_string())
        };
        let holds = |condition: &str| {
            let (key, values) = condition.split_once('=').unwrap_or((condition, ""));
            // In the pseudo-locale the key has accents.
            let is_one = value_of(key).is_none_or(|own| values.split('|').any(|value| value == own));
            is_one != key.ends_with('!')
        };
        let own = value_of(condition.split('=').next().unwrap_or_default());
        if !condition.contains('=') {
            out += own.as_deref().unwrap_or(condition);
        } else if condition.split('&').all(holds) {
            out += &words.strip_prefix(' ').unwrap_or(words).replace('#', own.as_deref().unwrap_or("#"));
        }
        out += after;
    }
    out
}

/// A way in which games end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ending {
    /// The cause, as an outcome has it.
    pub cause: &'static str,
    /// The ids of the rules that say so.
    pub rules: &'static [&'static str],
}

impl Ending {
    /// A way in which games end, by these rules.
    pub const fn new(cause: &'static str, rules: &'static [&'static str]) -> Self {
        Self { cause, rules }
    }
}

/// The drawings of a game, as SVG without scripts, links, styles or ids.
#[derive(Clone, Copy, Debug)]
pub struct Art {
    /// The emblem on the backs of its cards and on its cloth: the path of one shape in a box of 100 by 100, filled where the path
    /// runs around it an odd number of times.
    pub emblem: &'static str,
    /// Its picture in lists of games: an SVG with a box of 160 by 120.
    pub picture: &'static str,
}

impl Art {
    /// The picture of a game without drawings of its own: a diamond, on a card.
    pub const PLAIN: Self = Self {
        emblem: "M50 8 82 50 50 92 18 50Z",
        picture: concat!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120"><rect width="160" height="120" fill="#2b4a45"/>"##,
            r##"<rect x="50" y="18" width="60" height="84" rx="7" fill="#fbf8ef"/><path d="M80 34 98 60 80 86 62 60Z" fill="#2b4a45"/></svg>"##,
        ),
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn how_to_play_has_the_words_of_the_options_in_force() {
        let text = "Deal {jokers} Jokers. {edition=first|third: The old way.}{edition!=first: Else # counts.}{lost";
        let told = |jokers, edition: &str| {
            by_options(text, &[("jokers", OptionValue::Int(jokers)), ("edition", OptionValue::Text(edition.into()))])
        };
        let both = by_options("{a=1&b!=2: Yes #.}", &[("a", OptionValue::Int(1)), ("b", OptionValue::Int(3))]);
        let one = by_options("{a=1&b!=2: Yes #.}", &[("a", OptionValue::Int(1)), ("b", OptionValue::Int(2))]);
        assert_eq!((both.as_str(), one.as_str()), ("Yes 1.", ""));
        assert_eq!(told(2, "first"), "Deal 2 Jokers. The old way.lost");
        assert_eq!(told(0, "second"), "Deal 0 Jokers. Else second counts.lost");
        assert_eq!(told(0, "third"), "Deal 0 Jokers. The old way.Else third counts.lost");
    }
}
