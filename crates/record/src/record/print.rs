//! Writing a record as canonical text.

use std::borrow::Cow;
use std::fmt::{self, Display, Formatter, Write};

use super::{HEAD, Line, Note, RESULT, RUNNING, Record, VERSION};

/// The maximum width of a line, unless a single word is longer.
const WIDTH: usize = 80;
/// The indentation of a variation.
const INDENT: usize = 4;

impl Display for Record {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {VERSION}", HEAD.join(" "))?;
        for (name, value) in self.tags() {
            let mut page = Page::new(f);
            page.words(&format!("[{name} \"{}\"]", escaped(value, "\\\"")))?;
            page.end_line()?;
        }
        writeln!(f)?;
        let mut page = Page::new(f);
        page.line(&self.line, 1)?;
        page.end_line()?;
        page.unit(self.tag(RESULT).unwrap_or(RUNNING))?;
        page.end_line()
    }
}

/// Words wrapped into lines.
struct Page<'a, 'f> {
    out: &'a mut Formatter<'f>,
    /// The number of columns used on the current line.
    used: usize,
    indent: usize,
}

impl<'a, 'f> Page<'a, 'f> {
    const fn new(out: &'a mut Formatter<'f>) -> Self {
        Self { out, used: 0, indent: 0 }
    }

    fn line(&mut self, line: &Line, first: usize) -> fmt::Result {
        for comment in &line.comments {
            self.comment(comment)?;
        }
        let mut unit = String::new();
        for (number, mv) in (first..).zip(&line.moves) {
            unit.clear();
            write!(unit, "{number}. {};", escaped(mv.spelling(), "\\;{}()"))?;
            self.unit(&unit)?;
            for note in &mv.notes {
                match note {
                    Note::Comment(comment) => self.comment(comment)?,
                    Note::Variation(variation) => self.variation(variation, number)?,
                }
            }
        }
        Ok(())
    }

    fn variation(&mut self, line: &Line, number: usize) -> fmt::Result {
        self.end_line()?;
        self.indent += INDENT;
        self.unit("(")?;
        self.line(line, number)?;
        self.unit(")")?;
        self.end_line()?;
        self.indent -= INDENT;
        Ok(())
    }

    fn comment(&mut self, comment: &str) -> fmt::Result {
        self.words(&format!("{{{}}}", escaped(comment, "\\{}")))
    }

    /// Writes words that may be wrapped.
    fn words(&mut self, text: &str) -> fmt::Result {
        text.split(' ').try_for_each(|word| self.unit(word))
    }

    /// Writes text that stays on one line.
    fn unit(&mut self, text: &str) -> fmt::Result {
        let width = text.chars().count();
        if self.used > 0 && self.used + 1 + width > WIDTH {
            self.end_line()?;
        }
        if self.used == 0 {
            write!(self.out, "{:1$}", "", self.indent)?;
            self.used = self.indent + width;
        } else {
            self.out.write_char(' ')?;
            self.used += 1 + width;
        }
        self.out.write_str(text)
    }

    fn end_line(&mut self) -> fmt::Result {
        if self.used > 0 {
            writeln!(self.out)?;
        }
        self.used = 0;
        Ok(())
    }
}

/// The text with a backslash before each special character.
fn escaped<'a>(text: &'a str, special: &str) -> Cow<'a, str> {
    if !text.contains(|c| special.contains(c)) {
        return text.into();
    }
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        if special.contains(c) {
            escaped.push('\\');
        }
        escaped.push(c);
    }
    escaped.into()
}
