//! Output: data to standard output, messages to standard error, colour where it is wanted.

use std::io::{self, BufWriter, Write};
use std::sync::atomic::{AtomicBool, Ordering};

use anstyle::{AnsiColor, Style};
use textwrap::WordSplitter;
use underdeck_home::{ColourScheme, Settings};

/// Headings and names.
pub(crate) const STRONG: Style = Style::new().bold();
/// Less important text.
pub(crate) const FAINT: Style = Style::new().dimmed();
/// Red cards.
pub(crate) const RED: Style = AnsiColor::Red.on_default();
/// Errors.
const WRONG: Style = AnsiColor::Red.on_default().bold();

/// Whether notes and progress are unwanted.
static QUIET: AtomicBool = AtomicBool::new(false);
/// Whether files may be written over.
static FORCED: AtomicBool = AtomicBool::new(false);
/// Whether the reader of what we write is gone.
static CLOSED: AtomicBool = AtomicBool::new(false);

/// Takes over what the command line says for all commands.
pub(crate) fn set_up(quiet: bool, force: bool) {
    QUIET.store(quiet, Ordering::Relaxed);
    FORCED.store(force, Ordering::Relaxed);
}

/// Whether notes about many games and progress bars are unwanted.
pub(crate) fn is_quiet() -> bool {
    QUIET.load(Ordering::Relaxed)
}

/// Whether files may be written over.
pub(crate) fn is_forced() -> bool {
    FORCED.load(Ordering::Relaxed)
}

/// Notices that the reader of what we write is gone, where an error passes through others that know only its words.
pub(crate) fn heed(error: &io::Error) {
    if error.kind() == io::ErrorKind::BrokenPipe {
        CLOSED.store(true, Ordering::Relaxed);
    }
}

/// Whether the reader of what we write is gone.
pub(crate) fn is_closed() -> bool {
    CLOSED.load(Ordering::Relaxed)
}

/// Standard output for people; styles are removed where they are not wanted.
pub(crate) fn people() -> BufWriter<impl Write> {
    BufWriter::new(anstream::stdout().lock())
}

/// Standard output for programs, unchanged.
pub(crate) fn programs() -> BufWriter<impl Write> {
    BufWriter::new(io::stdout().lock())
}

/// Whether the player wants cards in full words.
pub(crate) fn is_aloud(settings: &Settings) -> bool {
    settings.full_words || settings.theme == ColourScheme::Ascii
}

/// Output in which cards can be in full words: `ten of hearts` for `10♥`. It is passed on line by line.
pub(crate) struct SpokenOutput<W> {
    out: W,
    in_words: bool,
    line: Vec<u8>,
}

impl<W: Write> SpokenOutput<W> {
    pub(crate) const fn new(out: W, in_words: bool) -> Self {
        Self { out, in_words, line: Vec::new() }
    }

    /// Says cards in words from now on, or no longer.
    pub(crate) fn in_words(&mut self, in_words: bool) -> io::Result<()> {
        self.pass_on()?;
        self.in_words = in_words;
        Ok(())
    }

    fn pass_on(&mut self) -> io::Result<()> {
        let line = std::mem::take(&mut self.line);
        match std::str::from_utf8(&line) {
            Ok(text) if self.in_words => self.out.write_all(underdeck_game::spoken(text).as_bytes()),
            _ => self.out.write_all(&line),
        }
    }
}

impl<W: Write> Write for SpokenOutput<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let end = bytes.iter().position(|byte| *byte == b'\n').map_or(bytes.len(), |at| at + 1);
        self.line.extend_from_slice(&bytes[..end]);
        if self.line.ends_with(b"\n") {
            self.pass_on()?;
        }
        Ok(end)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.pass_on()?;
        self.out.flush()
    }
}

/// Clears the terminal and its scrollback, also where colour is not wanted; a terminal that cannot be cleared is scrolled.
pub(crate) fn clear() -> io::Result<()> {
    let is_dumb = std::env::var_os("TERM").is_none_or(|term| term == "dumb");
    let mut out = io::stdout();
    match is_dumb {
        true => out.write_all("\n".repeat(200).as_bytes())?,
        false => out.write_all(b"\x1b[H\x1b[2J\x1b[3J")?,
    }
    out.flush()
}

/// Whether the terminal can only show lines.
pub(crate) fn is_dumb() -> bool {
    // Windows sets no TERM, and its terminals can do more.
    std::env::var_os("TERM").map_or(cfg!(unix), |term| term == "dumb")
}

/// An error message.
pub(crate) fn error(message: &str) {
    // Nobody is left to tell if this fails.
    let _ = writeln!(anstream::stderr(), "{WRONG}error:{WRONG:#} {message}");
}

/// A message, not data.
pub(crate) fn note(message: &str) {
    let _ = writeln!(anstream::stderr(), "{message}");
}

/// The words of a text in lines of at most `width` columns: `first` before the first line, `indent` before the others.
pub(crate) fn wrap(text: &str, first: &str, indent: &str, width: usize) -> String {
    let options = textwrap::Options::new(width)
        .initial_indent(first)
        .subsequent_indent(indent)
        .break_words(false)
        .word_splitter(WordSplitter::NoHyphenation);
    textwrap::fill(&text.split_whitespace().collect::<Vec<_>>().join(" "), options)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_said_line_by_line() {
        let mut out = Vec::new();
        let mut aloud = SpokenOutput::new(&mut out, true);
        write!(aloud, "Equip 10♥").unwrap();
        write!(aloud, " now\nand 2♣").unwrap();
        aloud.in_words(false).unwrap();
        writeln!(aloud, ". 10♥").unwrap();
        aloud.flush().unwrap();
        assert_eq!(String::from_utf8(out).unwrap(), "Equip ten of hearts now\nand two of clubs. 10♥\n");
    }
}
