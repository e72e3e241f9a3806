//! Reading the text of a record.

mod cursor;

pub(super) use cursor::utf8;

use cursor::{Cursor, Quoted};

use super::{
    HEAD, Line, Note, Position, RESULT, RUNNING, Record, RecordError, RecordedMove, Spelled, VERSION, is_result,
    is_tag_name, seal,
};

/// The maximum nesting depth of variations.
const DEEPEST: usize = 30;

const TAG_VALUE: Quoted = Quoted { end: '"', forbidden: "", what: "`\"` at the end of the tag's value" };
const SPELLING: Quoted = Quoted { end: ';', forbidden: "(){}", what: "`;` at the end of the move" };
const COMMENT: Quoted = Quoted { end: '}', forbidden: "{", what: "`}` at the end of the comment" };

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
            let found =
                if word.is_empty() { cursor.here() } else { format!("`{}`", crate::text::shortened(&word, 40)) };
            let expected = match wanted {
                VERSION => format!("`{VERSION}`, the format version that this program reads"),
                _ => format!("`{wanted}` of the first line `{} {VERSION}`", HEAD.join(" ")),
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
        return Err(cursor.error("the name of a tag: a letter, then letters, digits, `_` and `-`"));
    }
    if record.find(&name).is_some() {
        return Err(error(at, format!("the tag {name} a second time"), "each tag once"));
    }
    cursor.expect('"', "`\"` before the tag's value")?;
    let value = cursor.quoted(&TAG_VALUE)?;
    if name == RESULT && !is_result(&value.text) {
        return Err(error(value.at, format!("`{}`", value.text), RESULTS));
    }
    cursor.expect(']', "`]` at the end of the tag")?;
    record.put_tag(name, value);
    Ok(())
}

const RESULTS: &str = "a result: `won`, `lost`, `draw`, `winner N`, or `*` for a game in progress";

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
        return Err(cursor.error(&format!("variations nested at most {DEEPEST} deep")));
    }
    cursor.bump();
    let mut variation = Line::default();
    line(cursor, number, depth, &mut variation)?;
    if variation.moves.is_empty() {
        cursor.peek_word();
        return Err(cursor.error(&format!("`{number}.` and the move that might have been played")));
    }
    let next = number + variation.moves.len();
    cursor.expect(')', &format!("`{next}.` and a move, `{{` and a comment, `(` and a variation, or `)`"))?;
    Ok(variation)
}

fn played(cursor: &mut Cursor<'_>, number: usize) -> Result<RecordedMove, RecordError> {
    let (at, digits) = cursor.digits();
    if digits != number.to_string() {
        return Err(error(at, format!("`{}`", crate::text::shortened(&digits, 40)), format!("move number `{number}`")));
    }
    if !cursor.eat('.') {
        return Err(cursor.error("`.` after the move's number"));
    }
    let spelling = cursor.quoted(&SPELLING)?;
    if spelling.text.is_empty() {
        return Err(error(spelling.at, "an empty move", "a move in the notation of the game"));
    }
    Ok(RecordedMove { spelling, notes: Vec::new() })
}

/// The result at the end, which must match the tag.
fn result(cursor: &mut Cursor<'_>, record: &mut Record) -> Result<(), RecordError> {
    let next = record.line.moves.len() + 1;
    let others = if record.line.moves.is_empty() { "" } else { ", `(` and a variation" };
    let Some(_) = cursor.peek_word().filter(|c| c.is_ascii_alphabetic() || RUNNING.starts_with(*c)) else {
        let expected = format!("`{next}.` and a move, `{{` and a comment{others}, or {RESULTS}");
        return Err(cursor.error(&expected));
    };
    let (at, mut text) = cursor.word();
    if text == "winner" {
        text = format!("{text} {}", cursor.word().1);
    }
    let wanted = record.tag(RESULT);
    if !is_result(&text) || wanted.is_some_and(|wanted| wanted != text) {
        let expected = wanted.map_or_else(|| RESULTS.into(), |wanted| format!("`{wanted}` as the tag {RESULT} says"));
        return Err(error(at, format!("`{}`", crate::text::shortened(&text, 40)), expected));
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
        if word != seal::SEAL {
            let found = format!("`{}`", crate::text::shortened(&word, 40));
            return Err(error(at, found, "the end of the text after the result, or its seal"));
        }
        let (at, found) = cursor.word();
        let wanted = seal::short_hash(&record.to_string());
        if found != wanted {
            let expected = format!("`{wanted}`: the text is not the one that was sealed");
            return Err(error(at, format!("the seal `{}`", crate::text::shortened(&found, 40)), expected));
        }
    }
    match cursor.peek_word() {
        None => Ok(()),
        Some(_) => Err(cursor.error("the end of the text after the result")),
    }
}

fn error(at: Position, found: impl Into<String>, expected: impl Into<String>) -> RecordError {
    RecordError { line: at.line, column: at.column, found: found.into(), expected: expected.into() }
}
