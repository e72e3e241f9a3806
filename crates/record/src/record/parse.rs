//! Reading the text of a record.

mod cursor;

pub(super) use cursor::utf8;

use cursor::{Cursor, Quoted};
use underdeck_game::{Message, say};

use super::{
    HEAD, Line, Note, Position, RESULT, RUNNING, Record, RecordError, RecordedMove, SEAL, Spelled, VERSION, is_result,
    is_tag_name, short_hash,
};

/// The maximum nesting depth of variations.
const DEEPEST: usize = 30;

static TAG_VALUE: Quoted = Quoted { end: '"', forbidden: "", what: &crate::text::RECORD_VALUE_END };
static SPELLING: Quoted = Quoted { end: ';', forbidden: "(){}", what: &crate::text::RECORD_MOVE_END };
static COMMENT: Quoted = Quoted { end: '}', forbidden: "{", what: &crate::text::RECORD_COMMENT_END };

/// record = head { tag } line result [ seal ]
pub(super) fn record(text: &str) -> Result<Record, RecordError> {
    let mut cursor = Cursor::new(text);
    head(&mut cursor)?;
    let mut record = Record { tags: Vec::new(), line: Line::default() };
    while cursor.peek_word() == Some('[') {
        tag(&mut cursor, &mut record)?;
    }
    line(&mut cursor, 1, 0, &mut record.line)?;
    result(&mut cursor, &mut record)?;
    end(&mut cursor, &record)?;
    Ok(record)
}

/// The tags that can be read, and the main line up to its first fault.
pub(super) fn salvage(text: &str) -> Record {
    let mut record = Record::default();
    let mut cursor = Cursor::new(text);
    cursor.skip_until(|c| c == '[');
    while cursor.peek_word() == Some('[') {
        if tag(&mut cursor, &mut record).is_err() {
            cursor.skip_until(|c| c == '\n');
        }
    }
    // The fault is what this is about: the moves before it are kept.
    let _ = line(&mut cursor, 1, 0, &mut record.line);
    record
}

fn head(cursor: &mut Cursor<'_>) -> Result<(), RecordError> {
    cursor.eat('\u{feff}');
    for wanted in HEAD.into_iter().chain([VERSION]) {
        let (at, word) = cursor.word();
        if word != wanted {
            let found = if word.is_empty() { cursor.here() } else { quote(&word) };
            let line = format!("{} {VERSION}", HEAD.join(" "));
            let expected = match wanted {
                VERSION => say!(RECORD_VERSION, version = VERSION),
                _ => say!(RECORD_HEAD, word = wanted, line),
            };
            return Err(error(at, found, expected));
        }
    }
    Ok(())
}

/// tag = "[" name '"' value '"' "]"
fn tag(cursor: &mut Cursor<'_>, record: &mut Record) -> Result<(), RecordError> {
    cursor.bump();
    let (at, name) = cursor.name();
    if !is_tag_name(&name) {
        return Err(cursor.error(say!(RECORD_TAG_NAME)));
    }
    if record.find(&name).is_some() {
        let found = say!(RECORD_TAG_AGAIN, tag = name);
        return Err(error(at, found, say!(RECORD_TAG_ONCE)));
    }
    cursor.expect('"', say!(RECORD_VALUE_START))?;
    let value = cursor.quoted(&TAG_VALUE)?;
    if name == RESULT && !is_result(&value.text) {
        return Err(error(value.at, Message::quote(&value.text), results()));
    }
    cursor.expect(']', say!(RECORD_TAG_END))?;
    record.put_tag(name, value);
    Ok(())
}

fn results() -> Message {
    say!(RECORD_RESULTS)
}

/// line = { comment } { number "." spelling ";" { comment | "(" line ")" } }
fn line(cursor: &mut Cursor<'_>, first: usize, depth: usize, line: &mut Line) -> Result<(), RecordError> {
    loop {
        match cursor.peek_word() {
            Some('0'..='9') => {
                let mv = played(cursor, first + line.moves.len())?;
                line.moves.push(mv);
            }
            Some('{') => {
                cursor.bump();
                let comment = cursor.quoted(&COMMENT)?.text;
                match line.moves.last_mut() {
                    Some(mv) => mv.notes.push(Note::Comment(comment)),
                    None => line.comments.push(comment),
                }
            }
            Some('(') if !line.moves.is_empty() => {
                let number = first + line.moves.len() - 1;
                let variation = variation(cursor, number, depth + 1)?;
                if let Some(mv) = line.moves.last_mut() {
                    mv.notes.push(Note::Variation(variation));
                }
            }
            _ => return Ok(()),
        }
    }
}

/// A line in parentheses. It begins with the number of the move it replaces.
fn variation(cursor: &mut Cursor<'_>, number: usize, depth: usize) -> Result<Line, RecordError> {
    if depth > DEEPEST {
        return Err(cursor.error(say!(RECORD_DEEP, most = DEEPEST)));
    }
    cursor.bump();
    let mut variation = Line::default();
    line(cursor, number, depth, &mut variation)?;
    if variation.moves.is_empty() {
        cursor.peek_word();
        return Err(cursor.error(say!(RECORD_VARIATION_START, number)));
    }
    let next = number + variation.moves.len();
    cursor.expect(')', say!(RECORD_VARIATION_END, number = next))?;
    Ok(variation)
}

fn played(cursor: &mut Cursor<'_>, number: usize) -> Result<RecordedMove, RecordError> {
    let (at, digits) = cursor.digits();
    if digits != number.to_string() {
        let wanted = say!(RECORD_NUMBER, number);
        return Err(error(at, quote(&digits), wanted));
    }
    if !cursor.eat('.') {
        return Err(cursor.error(say!(RECORD_NUMBER_END)));
    }
    let spelling = cursor.quoted(&SPELLING)?;
    if spelling.text.is_empty() {
        let move_of_game = say!(RECORD_MOVE);
        return Err(error(spelling.at, say!(RECORD_MOVE_EMPTY), move_of_game));
    }
    Ok(RecordedMove { spelling, notes: Vec::new() })
}

/// The result at the end, which must match the tag.
fn result(cursor: &mut Cursor<'_>, record: &mut Record) -> Result<(), RecordError> {
    let next = record.line.moves.len() + 1;
    let Some(_) = cursor.peek_word().filter(|c| c.is_ascii_alphabetic() || RUNNING.starts_with(*c)) else {
        let results = results();
        return Err(cursor.error(match record.line.moves.len() {
            0 => say!(RECORD_FIRST, number = next, results),
            _ => say!(RECORD_NEXT, number = next, results),
        }));
    };
    let (at, mut text) = cursor.word();
    if text == "winner" {
        text = format!("{text} {}", cursor.word().1);
    }
    let wanted = record.tag(RESULT);
    if !is_result(&text) || wanted.is_some_and(|wanted| wanted != text) {
        let as_said = |wanted: &str| say!(RECORD_RESULT_TAG, result = wanted, tag = RESULT);
        return Err(error(at, quote(&text), wanted.map_or_else(results, as_said)));
    }
    if record.tag(RESULT).is_none() {
        record.put_tag(RESULT.into(), Spelled { text, at });
    }
    Ok(())
}

/// The end of the text, or the seal, which must fit the text.
fn end(cursor: &mut Cursor<'_>, record: &Record) -> Result<(), RecordError> {
    if cursor.peek_word().is_some() {
        let (at, word) = cursor.word();
        if word != SEAL {
            return Err(error(at, quote(&word), say!(RECORD_END_OR_SEAL)));
        }
        let (at, found) = cursor.word();
        let wanted = short_hash(&record.to_string());
        if found != wanted {
            let found = crate::formats::shortened(&found, 40);
            let expected = say!(RECORD_SEALED, seal = wanted);
            let found = say!(RECORD_SEAL, seal = found);
            return Err(error(at, found, expected));
        }
    }
    match cursor.peek_word() {
        None => Ok(()),
        Some(_) => Err(cursor.error(say!(RECORD_AFTER))),
    }
}

fn error(at: Position, found: impl Into<Message>, expected: impl Into<Message>) -> RecordError {
    RecordError { line: at.line, column: at.column, found: Box::new(found.into()), expected: Box::new(expected.into()) }
}

/// A word of the text, cut to a readable length.
fn quote(word: &str) -> Message {
    Message::quote(&crate::formats::shortened(word, 40))
}
