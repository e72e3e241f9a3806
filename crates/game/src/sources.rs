//! Where the rules of a reference come from: the tables of its last section.
//!
//! The section is headed `## Sources`. Its tables are headed `### Printed`, `### Readings` and `### Ours`; each row begins with the id of a rule. A reading that names
//! another rule is the same as there.

use std::collections::HashMap;

use underdeck_messages::{Id, Link, Message, Value, text};

use crate::rules::{Rule, is_rule_id, rules};

/// Where a rule comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source<'a> {
    /// The designer's rulebook has it.
    Printed {
        /// The heading there.
        heading: &'a str,
        /// At most six of its words, to find the place.
        words: &'a str,
    },
    /// The rulebook allows more than one play, and this is the one that is played.
    Reading {
        /// How it is played.
        ours: &'a str,
        /// What else the rulebook can mean.
        book: &'a str,
        /// Why it is played so.
        why: &'a str,
        /// The options that play it otherwise.
        switches: Switches<'a>,
    },
    /// The rulebook, as far as it is known, says nothing about it.
    Ours {
        /// What is missing, and what is done about it.
        why: &'a str,
        /// The options that set it.
        switches: Switches<'a>,
    },
}

/// An option that plays a rule otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Switch<'a> {
    /// The key of the option.
    pub key: &'a str,
    /// The value that follows the letter of the rulebook, if one does.
    pub letter: Option<&'a str>,
}

/// The options that play a rule otherwise, as a cell of a table: each `key` or `key = value` in backquotes, commas between them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Switches<'a>(&'a str);

impl<'a> Switches<'a> {
    /// Each of them, in the order of the table.
    pub fn iter(self) -> impl Iterator<Item = Switch<'a>> {
        self.0.split(',').filter_map(|cell| Switch::read(cell.trim()))
    }

    /// Whether the cell has the form that it should have.
    pub fn is_well_formed(self) -> bool {
        let is_key = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
        let is_switch = |cell: &str| {
            let inside = cell.trim().strip_prefix('`').and_then(|cell| cell.strip_suffix('`'));
            inside.is_some_and(|inside| inside.split(" = ").all(is_key) && inside.split(" = ").count() <= 2)
        };
        self.0.is_empty() || self.0.split(',').all(is_switch)
    }
}

/// The class of a source.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SourceClass {
    /// [`Source::Printed`].
    Printed,
    /// [`Source::Reading`].
    Reading,
    /// [`Source::Ours`].
    Ours,
}

impl SourceClass {
    /// All classes, in the order of the reference.
    pub const ALL: [Self; 3] = [Self::Printed, Self::Reading, Self::Ours];

    /// Its word for machines.
    pub const fn word(self) -> &'static str {
        ["printed", "reading", "ours"][self as usize]
    }

    /// Its sign: a full, a half and an empty circle.
    pub const fn sign(self) -> &'static str {
        ["●", "◐", "○"][self as usize]
    }

    /// Its name.
    pub const fn name(self) -> &'static Id {
        [&text::SOURCE_PRINTED, &text::SOURCE_READING, &text::SOURCE_OURS][self as usize]
    }

    /// What it means, in a sentence.
    pub const fn meaning(self) -> &'static Id {
        [&text::SOURCE_PRINTED_SAYS, &text::SOURCE_READING_SAYS, &text::SOURCE_OURS_SAYS][self as usize]
    }

    /// Its sign and its name.
    pub fn said(self) -> Message {
        Message::join([Value::from(self.sign()), Value::from(Message::from(self.name()))], Link::Sign(" "))
    }

    /// The heading of its table in a reference.
    pub const fn heading(self) -> &'static str {
        ["### Printed", "### Readings", "### Ours"][self as usize]
    }
}

impl<'a> Source<'a> {
    /// Its class.
    pub const fn class(self) -> SourceClass {
        match self {
            Self::Printed { .. } => SourceClass::Printed,
            Self::Reading { .. } => SourceClass::Reading,
            Self::Ours { .. } => SourceClass::Ours,
        }
    }

    /// The options that play it otherwise.
    pub const fn switches(self) -> Switches<'a> {
        match self {
            Self::Printed { .. } => Switches(""),
            Self::Reading { switches, .. } | Self::Ours { switches, .. } => switches,
        }
    }
}

/// The source of each rule of a reference by the rule's id, in the order of the tables.
pub fn sources(reference: &str) -> impl Iterator<Item = (&str, Source<'_>)> {
    rows(reference).filter_map(move |(id, class, cells)| {
        let is_same = class == SourceClass::Reading && is_rule_id(cells[0]);
        let named = is_same.then(|| rows(reference).find(|(known, ..)| *known == cells[0]));
        let (_, class, [first, second, third, fourth]) = named.unwrap_or(Some((id, class, cells)))?;
        let source = match class {
            SourceClass::Printed => Source::Printed { heading: first, words: second },
            SourceClass::Reading => {
                Source::Reading { ours: first, book: second, why: third, switches: Switches(fourth) }
            }
            SourceClass::Ours => Source::Ours { why: first, switches: Switches(second) },
        };
        Some((id, source))
    })
}

/// The reference with the sign of each rule's [source](SourceClass::sign) behind its id.
pub fn with_sources(reference: &str) -> String {
    let sources: HashMap<&str, Source<'_>> = sources(reference).collect();
    let (mut out, mut from) = (String::with_capacity(reference.len() * 9 / 8), 0);
    for rule in rules(reference) {
        let Some(source) = sources.get(rule.id) else { continue };
        let end = rule.id.as_ptr() as usize - reference.as_ptr() as usize + rule.id.len();
        let end = end + usize::from(reference[end..].starts_with(']'));
        out += &reference[from..end];
        out += " ";
        out += source.class().sign();
        from = end;
    }
    out + &reference[from..]
}

/// The rows of the tables: the rule's id, the class, and the cells after the id.
fn rows(reference: &str) -> impl Iterator<Item = (&str, SourceClass, [&str; 4])> {
    let section = reference.split_once("\n## Sources\n").map_or("", |(_, section)| section);
    let mut class = None;
    section.lines().filter_map(move |line| {
        if line.starts_with("###") {
            class = SourceClass::ALL.into_iter().find(|class| class.heading() == line.trim_end());
        }
        let mut cells = line.strip_prefix('|')?.trim_end().trim_end_matches('|').split('|').map(str::trim);
        let id = cells.next().filter(|id| is_rule_id(id))?;
        Some((id, class?, std::array::from_fn(|_| cells.next().unwrap_or_default())))
    })
}

/// The source of a rule.
pub fn source_of<'a>(reference: &'a str, id: &str) -> Option<Source<'a>> {
    sources(reference).find(|(known, _)| known.eq_ignore_ascii_case(id)).map(|(_, source)| source)
}

/// Ids of rules with the signs of their sources: `fight-3 ●, R24 ◐`.
pub fn with_signs<'a>(reference: &str, ids: impl IntoIterator<Item = &'a str>) -> String {
    let sign = |id| source_of(reference, id).map_or_else(String::new, |source| format!(" {}", source.class().sign()));
    ids.into_iter().map(|id| format!("{id}{}", sign(id))).collect::<Vec<_>>().join(", ")
}

/// The source of an option: that of the rule `option-…` whose statement begins with its key.
pub fn source_of_option<'a>(reference: &'a str, key: &str) -> Option<Source<'a>> {
    let key = format!("`{key}`");
    let is_own = |rule: &Rule<'_>| rule.id.starts_with("option-") && rule.text.starts_with(&key);
    source_of(reference, rules(reference).find(is_own)?.id)
}

impl<'a> Switch<'a> {
    /// Reads `key` or `key = value`, in backquotes.
    fn read(cell: &'a str) -> Option<Self> {
        let cell = cell.trim_matches('`');
        let (key, letter) =
            cell.split_once('=').map_or((cell, None), |(key, letter)| (key.trim(), Some(letter.trim())));
        (!key.is_empty()).then_some(Self { key, letter })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# Game\n\n[deal-1] Deal.\n| R9 | no source | here |\n\n## Sources\n\nWords.\n\n### Printed\n\n| rule | heading | words |\n|---|---|---|\n| deal-1 | Setup | deal all cards |\n\n### Readings\n\n| rule | ours | the book | why | option |\n|---|---|---|---|---|\n| turn-1 | R1 | | | |\n| R1 | One. | Two. | Fair. | `twice = true`, `thrice` |\n| R2 | One. | Two. | Fair. | |\n\n### Ours\n\n| rule | why | option |\n|---|---|---|\n| field-1 | No limit. | `size` |\n";

    #[test]
    fn each_rule_has_its_source_with_the_option_that_switches_it() {
        let found: Vec<_> = sources(TEXT).collect();
        let both = Switches("`twice = true`, `thrice`");
        assert_eq!(
            found,
            [
                ("deal-1", Source::Printed { heading: "Setup", words: "deal all cards" }),
                ("turn-1", found[2].1),
                ("R1", Source::Reading { ours: "One.", book: "Two.", why: "Fair.", switches: both }),
                ("R2", Source::Reading { ours: "One.", book: "Two.", why: "Fair.", switches: Switches("") }),
                ("field-1", Source::Ours { why: "No limit.", switches: Switches("`size`") }),
            ]
        );
        assert_eq!(found.iter().map(|(_, source)| source.class().sign()).collect::<String>(), "●◐◐◐○");
        assert_eq!(with_signs(TEXT, ["deal-1", "R1", "x-1"]), "deal-1 ●, R1 ◐, x-1");
        let found: Vec<_> = source_of(TEXT, "r1").into_iter().flat_map(|source| source.switches().iter()).collect();
        let letter = Some("true");
        assert_eq!(found, [Switch { key: "twice", letter }, Switch { key: "thrice", letter: None }]);
        let formed = ["", "`a`", "`a_b = 12`, `c`", "a", "`a`, ", "`a` `b`", "`a = b = c`"]
            .map(|cell| Switches(cell).is_well_formed());
        assert_eq!(formed, [true, true, true, false, false, false, false]);
        assert_eq!((source_of(TEXT, "R9"), source_of("# Game", "deal-1")), (None, None));
    }
}
