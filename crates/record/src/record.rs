//! A played game as readable text.

mod aids;
mod identity;
mod parse;
mod print;

use std::str::FromStr;

use sha2::{Digest, Sha256};
use underdeck_game::{Message, say};

use crate::formats::plain;

pub use aids::{AIDS, Aid, Aids};
pub use identity::{ENDED, ID, derived_id, ended_in, id_in, letters};
use identity::{is_id, is_moment};

/// The words at the start of a record, before the version number.
const HEAD: [&str; 2] = ["Underdeck", "record"];
/// The version of the format.
const VERSION: &str = "1";
/// The tags with a defined meaning, in the order in which they are written.
const KNOWN_TAGS: [&str; 20] = [
    "Game",
    "Rules",
    "Options",
    "Deal",
    LUCK.0,
    ID,
    "Campaign",
    "CampaignDeal",
    "Chapter",
    "Previous",
    "Player",
    "Date",
    "Daily",
    ENDED,
    "Result",
    "Cause",
    "Score",
    INFORMED.0,
    AIDS,
    "At",
];
/// The tag of a game with real cards: the record's lines hold the entered luck among the moves.
pub(crate) const LUCK: (&str, &str) = ("Luck", "told");
/// The tag of a game whose player knows more than the game showed: a move was undone after it had revealed something, or the solver was
/// asked while the game ran.
pub const INFORMED: (&str, &str) = ("Informed", "yes");
/// The one tag that every record has.
const RESULT: &str = "Result";
/// The result of an unfinished game.
const RUNNING: &str = "*";
/// The word before the seal.
const SEAL: &str = "seal";

/// A position in a text: line and column, both from 1; columns count characters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Position {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

/// One game, finished or not: tags, moves, comments and variations, as `docs/records.md` specifies.
///
/// `Display` writes the canonical text; `FromStr` reads any valid text and checks its [seal](Record::sealed) if there is one.
/// Equality ignores positions in the text.
///
/// ```
/// use underdeck_record::Record;
///
/// let text = "Underdeck record 1\n[Game \"keevorn\"] 1. explore; {So far, so good.} (1. rest;) 2. fight QS; *";
/// let mut record: Record = text.parse()?;
/// assert_eq!(record.tag("Game"), Some("keevorn"));
/// assert_eq!(record.moves().map(|(spelling, _)| spelling).collect::<Vec<_>>(), ["explore", "fight QS"]);
/// assert_eq!(record.line().moves[0].notes.len(), 2);
///
/// record.pop_move();
/// record.push_move("rest");
/// let sealed = record.sealed();
/// assert_eq!(sealed.parse::<Record>()?, record);
/// assert!(sealed.replace("rest", "fight").parse::<Record>().is_err());
/// # Ok::<(), underdeck_record::RecordError>(())
/// ```
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
    /// The comments before its first move.
    pub comments: Vec<String>,
    /// The moves.
    pub moves: Vec<RecordedMove>,
}

/// A move of a line, with its notes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordedMove {
    spelling: Spelled,
    /// The comments on it and the variations that replace it, in the order of the text.
    pub notes: Vec<Note>,
}

/// A note on a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// A comment on the move.
    Comment(String),
    /// A line that might have been played in place of the move.
    Variation(Line),
}

/// A piece of text and its position.
#[derive(Clone, Debug)]
struct Spelled {
    text: String,
    at: Position,
}

/// Why text is not a record: the first fault and its position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    /// The text found.
    pub found: Box<Message>,
    /// The accepted text.
    pub expected: Box<Message>,
}

impl RecordError {
    /// The same in the words of every language.
    pub fn said(&self) -> Message {
        let Self { line, column, found, expected } = self;
        say!(RECORD_ERROR, line, column, found, expected)
    }
}

impl PartialEq for Spelled {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl Eq for Spelled {}

impl Default for Record {
    /// A record with no moves and no tag except `Result`, which is `*`.
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

    /// The position of a tag's value in the text; line 0, column 0 if it was set later.
    pub fn tag_position(&self, name: &str) -> Option<Position> {
        self.find(name).map(|tag| tag.value.at)
    }

    /// All tags and their values: those with a defined meaning in a fixed order, then the others in order of appearance.
    pub fn tags(&self) -> impl ExactSizeIterator<Item = (&str, &str)> {
        self.tags.iter().map(|tag| (tag.name.as_str(), tag.value.text.as_str()))
    }

    /// Sets a tag; an existing tag keeps its place. Each run of whitespace in the value becomes one space.
    ///
    /// # Panics
    /// If the name is not a letter followed by letters, digits, `_` and `-`, or if `Result` is set to anything other than `*`,
    /// `won`, `lost`, `draw` or `winner N`.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        assert!(is_tag_name(name), "`{name}` is not a valid tag name");
        let value = plain(value);
        assert!(name != RESULT || is_result(&value), "`{value}` is not a result");
        self.put_tag(name.to_owned(), Spelled { text: value, at: Position::default() });
    }

    /// Whether the player is [informed](INFORMED).
    pub fn is_informed(&self) -> bool {
        self.tag(INFORMED.0) == Some(INFORMED.1)
    }

    /// Says that the player is [informed](INFORMED).
    pub fn set_informed(&mut self) {
        self.set_tag(INFORMED.0, INFORMED.1);
    }

    /// Removes a tag, if present. `Result`, which every record has, becomes `*`.
    pub fn remove_tag(&mut self, name: &str) {
        if name == RESULT {
            self.set_tag(RESULT, RUNNING);
        } else {
            self.tags.retain(|tag| tag.name != name);
        }
    }

    /// The moves of the main line and their positions in the text; line 0, column 0 for moves added later.
    pub fn moves(&self) -> impl ExactSizeIterator<Item = (&str, Position)> {
        self.line.moves.iter().map(|mv| (mv.spelling(), mv.position()))
    }

    /// The main line, with comments and variations.
    pub const fn line(&self) -> &Line {
        &self.line
    }

    /// The main line, mutable.
    pub const fn line_mut(&mut self) -> &mut Line {
        &mut self.line
    }

    /// Adds a move to the main line.
    ///
    /// # Panics
    /// As [`RecordedMove::new`].
    pub fn push_move(&mut self, spelling: &str) {
        self.line.moves.push(RecordedMove::new(spelling));
    }

    /// Removes and returns the last move of the main line, with its notes.
    pub fn pop_move(&mut self) -> Option<RecordedMove> {
        self.line.moves.pop()
    }

    /// Reads a record from the bytes of a file.
    ///
    /// # Errors
    /// As `FromStr`, and if the bytes are not UTF-8.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, RecordError> {
        parse::utf8(bytes)?.parse()
    }

    /// Reads the sound part of a damaged record: its tags, and the main line up to the first fault, as an unfinished game.
    ///
    /// If only the seal is wrong, or missing, that is everything. The moves need not be legal.
    pub fn salvage(bytes: &[u8]) -> Self {
        let mut record = parse::salvage(&String::from_utf8_lossy(bytes));
        if record.tag(RESULT) != Some(RUNNING) {
            record.set_outcome(None);
        }
        record
    }

    /// The id of the game: 16 to 32 lower-case letters and digits, fit for a file name. `None` if the tag [`ID`] is missing or holds
    /// anything else.
    pub fn id(&self) -> Option<&str> {
        self.tag(ID).filter(|id| is_id(id))
    }

    /// When the game first ended, as the tag [`ENDED`] says. Later moments are greater texts. `None` if there is no such tag, or it holds
    /// anything but a moment.
    pub fn ended(&self) -> Option<&str> {
        self.tag(ENDED).filter(|moment| is_moment(moment))
    }

    /// The SHA-256 of the canonical text without the tags [`ID`] and [`ENDED`].
    pub fn text_hash(&self) -> [u8; 32] {
        let mut bare = self.clone();
        [ID, ENDED].into_iter().for_each(|name| bare.remove_tag(name));
        Sha256::digest(bare.to_string()).into()
    }

    /// The aids that the tag `Aids` names; none if there is no such tag or it cannot be read.
    pub fn aids(&self) -> Aids {
        self.tag(AIDS).and_then(|text| text.parse().ok()).unwrap_or_default()
    }

    /// The game's identity in links between records: the first 16 hexadecimal digits of the SHA-256 of deal and
    /// moves, as `docs/records.md` specifies.
    pub fn fingerprint(&self) -> String {
        let mut text = self.tag("Deal").unwrap_or_default().to_owned();
        for (spelling, _) in self.moves() {
            text += "\n";
            text += spelling;
        }
        short_hash(&text)
    }

    /// The canonical text followed by its seal, a checksum: a text that changes afterwards is refused when it is read.
    pub fn sealed(&self) -> String {
        let text = self.to_string();
        let seal = short_hash(&text);
        format!("{text}{SEAL} {seal}\n")
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

impl RecordedMove {
    /// A move without notes. Each run of whitespace in the spelling becomes one space.
    ///
    /// # Panics
    /// If `spelling` is blank.
    pub fn new(spelling: &str) -> Self {
        let text = plain(spelling);
        assert!(!text.is_empty(), "a move needs a spelling");
        Self { spelling: Spelled { text, at: Position::default() }, notes: Vec::new() }
    }

    /// The move in the reference's notation.
    pub fn spelling(&self) -> &str {
        &self.spelling.text
    }

    /// Its position in the text; line 0, column 0 for a move added later.
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

/// The first 16 hexadecimal digits of the SHA-256 of a text.
pub fn short_hash(text: &str) -> String {
    let hash = Sha256::digest(text.as_bytes());
    let first = hash.iter().take(8).fold(0, |first, byte| (first << 8) | u64::from(*byte));
    format!("{first:016x}")
}

underdeck_game::said_errors!(RecordError);
