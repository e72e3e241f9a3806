//! Output: data to standard output, messages to standard error, colour where the user wants it.

use std::io::{self, BufWriter, IsTerminal, Write};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use anstyle::{AnsiColor, Style};
use textwrap::WordSplitter;
use underdeck_game::{Language, say};
use underdeck_home::{ColourScheme, Settings};

/// Headings and names.
pub(crate) const STRONG: Style = Style::new().bold();
/// Less important text.
pub(crate) const FAINT: Style = Style::new().dimmed();
/// Red cards.
pub(crate) const RED: Style = AnsiColor::Red.on_default();
/// Errors.
const WRONG: Style = AnsiColor::Red.on_default().bold();

/// The most columns of sentences in line mode.
const WIDTH: usize = 80;

/// The width of sentences in line mode: that of the terminal, if it has fewer columns.
pub(crate) fn width() -> usize {
    if io::stdout().is_terminal() { usize::from(underdeck_tui::columns()).clamp(20, WIDTH) } else { WIDTH }
}

/// Whether `--quiet` turns notes and progress bars off.
static QUIET: AtomicBool = AtomicBool::new(false);
/// Whether `--force` allows to overwrite files.
static FORCED: AtomicBool = AtomicBool::new(false);
/// Whether the reader has closed our output.
static CLOSED: AtomicBool = AtomicBool::new(false);
/// The language of the user; a server has another for each reader.
static LANGUAGE: OnceLock<Language> = OnceLock::new();

/// Sets the flags that all commands share.
pub(crate) fn set_up(quiet: bool, force: bool) {
    QUIET.store(quiet, Ordering::Relaxed);
    FORCED.store(force, Ordering::Relaxed);
}

/// Sets the language of the user, once.
pub(crate) fn set_language(language: Language) {
    let _ = LANGUAGE.set(language);
}

/// The language of the user.
pub(crate) fn language() -> Language {
    LANGUAGE.get().copied().unwrap_or_else(Language::current)
}

/// Whether `--quiet` turns notes about many games and progress bars off.
pub(crate) fn is_quiet() -> bool {
    QUIET.load(Ordering::Relaxed)
}

/// Whether `--force` allows to overwrite files.
pub(crate) fn is_forced() -> bool {
    FORCED.load(Ordering::Relaxed)
}

/// Records that the reader has closed our output, for callers that get only the message of the error.
pub(crate) fn note_closed(error: &io::Error) {
    if error.kind() == io::ErrorKind::BrokenPipe {
        CLOSED.store(true, Ordering::Relaxed);
    }
}

/// Whether the reader has closed our output.
pub(crate) fn is_closed() -> bool {
    CLOSED.load(Ordering::Relaxed)
}

/// Standard output for people; styles are removed where the user wants none.
pub(crate) fn people() -> BufWriter<impl Write> {
    BufWriter::new(anstream::stdout().lock())
}

/// Prints a text for people.
pub(crate) fn print(text: &str) -> io::Result<()> {
    let mut out = people();
    let text = if io::stdout().is_terminal() { fit(text) } else { text.to_owned() };
    out.write_all(text.as_bytes())?;
    out.flush()
}

/// Standard output for programs, unchanged.
pub(crate) fn programs() -> BufWriter<impl Write> {
    BufWriter::new(io::stdout().lock())
}

/// Whether the settings ask for cards in full words.
pub(crate) fn is_aloud(settings: &Settings) -> bool {
    settings.full_words || settings.theme == ColourScheme::Ascii
}

/// Output in which cards can be in full words: `ten of hearts` for `10♥`. It is written line by line; at a terminal, long lines are
/// broken between words.
pub(crate) struct SpokenOutput<W> {
    out: W,
    in_words: bool,
    is_terminal: bool,
    line: Vec<u8>,
}

/// Standard output for a game or a task in line mode.
pub(crate) fn lines(settings: &Settings) -> SpokenOutput<impl Write + use<>> {
    SpokenOutput::new(people(), is_aloud(settings), io::stdout().is_terminal())
}

impl<W: Write> SpokenOutput<W> {
    pub(crate) const fn new(out: W, in_words: bool, is_terminal: bool) -> Self {
        Self { out, in_words, is_terminal, line: Vec::new() }
    }

    /// Sets whether cards are written in words from now on.
    pub(crate) fn set_in_words(&mut self, in_words: bool) -> io::Result<()> {
        self.write_line()?;
        self.in_words = in_words;
        Ok(())
    }

    fn write_line(&mut self) -> io::Result<()> {
        let line = std::mem::take(&mut self.line);
        let Ok(text) = std::str::from_utf8(&line) else { return self.out.write_all(&line) };
        let text = match self.in_words {
            true => underdeck_game::spoken(text, underdeck_game::Language::current()),
            false => text.to_owned(),
        };
        self.out.write_all(if self.is_terminal { fit(&text) } else { text }.as_bytes())
    }
}

impl<W: Write> Write for SpokenOutput<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let end = bytes.iter().position(|byte| *byte == b'\n').map_or(bytes.len(), |at| at + 1);
        self.line.extend_from_slice(&bytes[..end]);
        if self.line.ends_with(b"\n") {
            self.write_line()?;
        }
        Ok(end)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.write_line()?;
        self.out.flush()
    }
}

/// Clears the terminal and its scrollback, even without colour. A terminal that cannot be cleared is scrolled.
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
    // Windows sets no TERM, but its terminals can show more than lines.
    std::env::var_os("TERM").map_or(cfg!(unix), |term| term == "dumb")
}

/// An error message.
pub(crate) fn error(message: &str) {
    // If this fails, no output is left to report it to.
    let _ = writeln!(anstream::stderr(), "{WRONG}{}{WRONG:#} {message}", say!(CLI_ERROR).write(language()));
}

/// A message, not data.
pub(crate) fn note(message: &str) {
    let message = if io::stderr().is_terminal() { fit(message) } else { message.to_owned() };
    let _ = writeln!(anstream::stderr(), "{message}");
}

/// A text with its lines broken between words at the width of sentences; the rest of a numbered or indented line is below its words.
fn fit(text: &str) -> String {
    let width = width();
    let line = |line: &str| {
        if textwrap::core::display_width(line) <= width {
            return line.to_owned();
        }
        let number = line.trim_start().trim_start_matches(|c: char| c.is_ascii_digit());
        let words = number.strip_prefix(". ").filter(|_| number.len() < line.trim_start().len());
        let indent = line.len() - words.unwrap_or_else(|| line.trim_start()).len();
        let options = textwrap::Options::new(width).break_words(false).word_splitter(WordSplitter::NoHyphenation);
        textwrap::fill(line, options.subsequent_indent(&" ".repeat(indent)))
    };
    text.split('\n').map(line).collect::<Vec<_>>().join("\n")
}

/// Wraps a text to `width` columns, with `first` before the first line and `indent` before the others.
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
    fn cards_are_in_words_until_the_switch_is_off() {
        let mut out = Vec::new();
        let mut aloud = SpokenOutput::new(&mut out, true, false);
        write!(aloud, "Equip 10♥").unwrap();
        write!(aloud, " now\nand 2♣").unwrap();
        aloud.set_in_words(false).unwrap();
        writeln!(aloud, ". 10♥").unwrap();
        aloud.flush().unwrap();
        assert_eq!(String::from_utf8(out).unwrap(), "Equip ten of hearts now\nand two of clubs. 10♥\n");
    }

    #[test]
    fn long_lines_break_between_words_below_the_words_of_their_first_line() {
        let words = "word ".repeat(20);
        let broken = fit(&format!(" 12. \u{1b}[1m{words}\u{1b}[0mend\nshort\n"));
        let lines: Vec<&str> = broken.split('\n').collect();
        assert!(lines[0].starts_with(" 12. \u{1b}[1mword") && lines[1].starts_with("     word"), "{broken}");
        assert_eq!(lines[2..], ["short", ""]);
        assert!(broken.lines().all(|line| textwrap::core::display_width(line) <= WIDTH), "{broken}");
    }
}
