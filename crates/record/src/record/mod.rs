//! A played game as a text for people.

mod parse;
mod print;

use std::str::FromStr;

use crate::text::plain;

/// The words at the head of a record, before the number of the version.
const HEAD: [&str; 2] = ["Underdeck", "record"];
/// The version of the format.
const VERSION: &str = "1";
/// The tags that mean something, in the order in which they are written.
const KNOWN_TAGS: [&str; 16] = [
    "Game",
    "Rules",
    "Options",
    "Deal",
    "Campaign",
    "CampaignDeal",
    "Chapter",
    "Previous",
    "Player",
    "Date",
    "Daily",
    "Result",
    "Cause",
    "Score",
    "Informed",
    "At",
];
/// The tag that every record has.
const RESULT: &str = "Result";
/// The result of a game in progress.
const RUNNING: &str = "*";

/// A place in a text: line and column, both from 1; a column counts characters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Position {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

/// One played game: tags, moves, comments, variations, as `docs/records.md` specifies. A game in progress is one too.
///
/// `Display` writes the canonical text, `FromStr` reads any. Equality does not regard where in a text things stood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    tags: Vec<Tag>,
    line: Line,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Tag {
    name: String,
    value: Spelled,
}

/// A line of play: the main line or a variation.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// Comments before its first move.
    pub comments: Vec<String>,
    /// Its moves.
    pub moves: Vec<Played>,
}

/// A move of a line, with what is said about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    spelling: Spelled,
    /// Comments on it and variations that replace it, in the order of the text.
    pub notes: Vec<Note>,
}

/// What stands after a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// A comment on the move.
    Comment(String),
    /// What else might have been played, in place of the move.
    Variation(Line),
}

/// A piece of text and where it stood.
#[derive(Clone, Debug)]
struct Spelled {
    text: String,
    at: Position,
}

/// Why a text is no record. It names the first place at fault.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: found {found}, expected {expected}")]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    /// What stands there.
    pub found: String,
    /// What would be accepted.
    pub expected: String,
}

impl PartialEq for Spelled {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl Eq for Spelled {}

impl Default for Record {
    /// No tag but a `Result` of `*`, and no moves.
    fn default() -> Self {
        let mut record = Self { tags: Vec::new(), line: Line::default() };
        record.set_tag(RESULT, RUNNING);
        record
    }
}

impl Record {
    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.find(name).map(|tag| tag.value.text.as_str())
    }

    /// Where the value of a tag stood in the text; 0 0 for a tag that was set.
    pub fn tag_position(&self, name: &str) -> Option<Position> {
        self.find(name).map(|tag| tag.value.at)
    }

    /// All tags with their values: those that mean something in a fixed order, then the others in theirs.
    pub fn tags(&self) -> impl ExactSizeIterator<Item = (&str, &str)> {
        self.tags.iter().map(|tag| (tag.name.as_str(), tag.value.text.as_str()))
    }

    /// Sets a tag, keeping its place if it is there. Runs of white space in the value become one space.
    ///
    /// # Panics
    /// If the name is not a letter followed by letters, digits, `_` and `-`, or if `Result` is set to anything but `*`,
    /// `won`, `lost`, `draw` or `winner N`.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        assert!(is_tag_name(name), "`{name}` cannot name a tag");
        let value = plain(value);
        assert!(name != RESULT || is_result(&value), "`{value}` is no result");
        self.put_tag(name.to_owned(), Spelled { text: value, at: Position::default() });
    }

    /// Removes a tag; nothing happens if there is none. `Result`, which every record has, becomes `*`.
    pub fn remove_tag(&mut self, name: &str) {
        if name == RESULT {
            self.set_tag(RESULT, RUNNING);
        } else {
            self.tags.retain(|tag| tag.name != name);
        }
    }

    /// The moves of the main line with their places in the text; 0 0 for moves that were added.
    pub fn moves(&self) -> impl ExactSizeIterator<Item = (&str, Position)> {
        self.line.moves.iter().map(|mv| (mv.spelling(), mv.position()))
    }

    /// The main line with comments and variations.
    pub const fn line(&self) -> &Line {
        &self.line
    }

    /// The main line, to be changed.
    pub const fn line_mut(&mut self) -> &mut Line {
        &mut self.line
    }

    /// Adds a move to the main line.
    ///
    /// # Panics
    /// As [`Played::new`].
    pub fn push_move(&mut self, spelling: &str) {
        self.line.moves.push(Played::new(spelling));
    }

    /// Takes the last move of the main line away with its notes, and gives it.
    pub fn pop_move(&mut self) -> Option<Played> {
        self.line.moves.pop()
    }

    /// Reads a record from the bytes of a file.
    ///
    /// # Errors
    /// As `FromStr`; also where the bytes are no UTF-8.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, RecordError> {
        parse::utf8(bytes)?.parse()
    }

    fn find(&self, name: &str) -> Option<&Tag> {
        self.tags.iter().find(|tag| tag.name == name)
    }

    fn put_tag(&mut self, name: String, value: Spelled) {
        match self.tags.iter_mut().find(|tag| tag.name == name) {
            Some(tag) => tag.value = value,
            None => {
                let rank = tag_rank(&name);
                let place = self.tags.partition_point(|tag| tag_rank(&tag.name) <= rank);
                self.tags.insert(place, Tag { name, value });
            }
        }
    }
}

impl Played {
    /// A move without notes. Runs of white space in the spelling become one space.
    ///
    /// # Panics
    /// If the spelling is blank.
    pub fn new(spelling: &str) -> Self {
        let text = plain(spelling);
        assert!(!text.is_empty(), "a move has a spelling");
        Self { spelling: Spelled { text, at: Position::default() }, notes: Vec::new() }
    }

    /// The move in the reference's notation.
    pub fn spelling(&self) -> &str {
        &self.spelling.text
    }

    /// Where it stood in the text; 0 0 for a move that was added.
    pub const fn position(&self) -> Position {
        self.spelling.at
    }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        parse::record(text)
    }
}

fn tag_rank(name: &str) -> usize {
    KNOWN_TAGS.iter().position(|&known| known == name).unwrap_or(KNOWN_TAGS.len())
}

fn is_tag_name(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_' || c == '-')
}

fn is_result(text: &str) -> bool {
    matches!(text, RUNNING | "won" | "lost" | "draw")
        || text.strip_prefix("winner ").is_some_and(|seat| {
            (1..=3).contains(&seat.len()) && !seat.starts_with('0') && seat.bytes().all(|c| c.is_ascii_digit())
        })
}
