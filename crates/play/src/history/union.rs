//! One record of a game that went on in two places.

use std::collections::BTreeSet;

use underdeck_game::{Message, say};
use underdeck_record::{AIDS, Aids, ENDED, INFORMED, Record};

use super::variation_tree::{START, VariationTree};
use super::{AT, AT_THE_START, History, SEEN};
use crate::Session;

/// One copy of a record, with the time of its last change.
#[derive(Clone, Copy, Debug)]
pub struct RecordCopy<'a> {
    /// The record.
    pub record: &'a Record,
    /// When it last changed there, in any unit that both places share.
    pub changed: i64,
}

/// Tags that follow from a game's position or display: the union takes those of the copy that changed last.
const OF_THE_LAST: [&str; 5] = [AT, "Result", "Cause", "Score", "Eye"];
/// Tags that stay once they are set.
const STAYING: [(&str, &str); 2] = [INFORMED, SEEN];

/// The record with every line of both copies. Its position is that of the copy that changed last.
///
/// The order of the sides does not matter, and a side that holds everything of the other and changed later is the union as it is. So
/// records that are exchanged until nothing is new are the same everywhere. Help that either side used counts. Going from where the other side
/// stood makes the game informed as it would at the table.
///
/// # Errors
/// If a side is not a legal game, or they are of different deals.
pub fn unite(one: RecordCopy<'_>, other: RecordCopy<'_>) -> Result<Record, Message> {
    for name in Record::IDENTITY {
        if one.record.tag(name) != other.record.tag(name) {
            return Err(say!(UNITE_OTHER, tag = name));
        }
    }
    // Copies of equal age are ordered by position, so that a union has the position of one of them.
    let age = |side: &RecordCopy<'_>, at: &At<'_>| (side.changed, at.stands(), side.record.to_string());
    let (mine, theirs) = (At::of(one.record), At::of(other.record));
    let (last, first) = if age(&one, &mine) > age(&other, &theirs) { (mine, theirs) } else { (theirs, mine) };
    let mut record = last.record.clone();
    join_tags(&mut record, first.record);
    let shared = first.way().iter().zip(last.way()).take_while(|(first, last)| *first == last).count();
    if shared < first.way().len() && History::new(resume(first.record)?).would_inform_back_to(shared) {
        record.set_informed();
    }
    let is_tied = one.changed == other.changed && one.record.line() != other.record.line();
    if is_tied || !first.lines.is_within(&last.lines) {
        let mut lines = VariationTree::joined(&last.lines, &first.lines);
        let way = last.way();
        let next = last.next().map(str::to_owned);
        let mut here = START;
        way.iter().for_each(|spelling| here = lines.step(here, spelling));
        if let Some(next) = next {
            lines.step(here, &next);
        }
        let mut end = here;
        if let (START, Some(first)) = (here, lines.last(START)) {
            record.set_tag(AT, AT_THE_START);
            end = first;
        }
        *record.line_mut() = lines.write(end);
    }
    resume(&record).map(|_| record)
}

/// A record that takes in another record of the same game; `None` if there is no line and no comment in it that is new.
///
/// Its position stays. An unfinished game moves to the position of the other copy if that is finished or further along the same line.
///
/// # Errors
/// As [`unite`].
pub fn take_in(here: &Record, there: &Record) -> Result<Option<Record>, Message> {
    let (mine, theirs) = (At::of(here), At::of(there));
    if theirs.lines.is_within(&mine.lines) {
        return Ok(None);
    }
    let is_open = |record: &Record| record.tag("Result") == Some("*");
    let goes_on = is_open(here) && (!is_open(there) || theirs.way().starts_with(&mine.way()));
    let side = |record, is_last| RecordCopy { record, changed: i64::from(is_last) };
    unite(side(here, !goes_on), side(there, goes_on)).map(Some)
}

/// The game of a record, with every move of every line checked.
fn resume(record: &Record) -> Result<Box<dyn Session>, Message> {
    crate::open(record).map_err(|error| error.said())
}

/// A record with its lines and its position in them.
struct At<'a> {
    record: &'a Record,
    lines: VariationTree,
    here: usize,
}

impl<'a> At<'a> {
    fn of(record: &'a Record) -> Self {
        let (lines, end) = VariationTree::read(record.line());
        Self { record, lines, here: if record.is_all_undone() { START } else { end } }
    }

    /// The move that would be made again.
    fn next(&self) -> Option<&str> {
        self.lines.last(self.here).map(|next| self.lines.spelling(next))
    }

    /// The position: the moves up to it, and the move that a redo would play.
    fn stands(&self) -> (Vec<String>, Option<String>) {
        (self.way().into_iter().map(str::to_owned).collect(), self.next().map(str::to_owned))
    }

    /// The moves from the start to the position.
    fn way(&self) -> Vec<&str> {
        self.lines.path(self.here).into_iter().skip(1).map(|node| self.lines.spelling(node)).collect()
    }
}

/// Adds to the tags of a record the missing ones of another.
fn join_tags(record: &mut Record, other: &Record) {
    let (own, others) = (record.aids(), other.aids());
    let aids = Aids::most(own, others);
    if aids != own {
        record.set_tag(AIDS, &aids.to_string());
    }
    for (name, value) in STAYING {
        if other.tag(name) == Some(value) {
            record.set_tag(name, value);
        }
    }
    // The first end counts.
    if let Some(ended) = other.ended().filter(|ended| record.ended().is_none_or(|own| *ended < own)) {
        record.set_tag(ENDED, ended);
    }
    let missing: BTreeSet<(String, String)> = other
        .tags()
        .filter(|(name, _)| *name != AIDS && !OF_THE_LAST.contains(name) && record.tag(name).is_none())
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect();
    missing.iter().for_each(|(name, value)| record.set_tag(name, value));
}
