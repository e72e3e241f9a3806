//! The contents of sheets: rows to choose from, a text to read, a line to type.

use std::path::PathBuf;

use underdeck_game::Offer;

use crate::act::{Asked, RowAction};
use crate::canvas::wrap_hanging;
use crate::keys::{Command, key_of};
use crate::markdown::{BlockKind, blocks};

/// A sheet over the table or on an empty screen.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Sheet {
    List(List),
    Reading(Reading),
    Typing(Typing),
}

/// Rows to choose from.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct List {
    pub(crate) title: String,
    pub(crate) intro: String,
    pub(crate) rows: Vec<Row>,
    pub(crate) at: usize,
    /// Whether the note of a row may be beside the rows.
    pub(crate) is_broad: bool,
    /// Whether cards in the chosen look are shown beside the rows.
    pub(crate) has_preview: bool,
    /// Whether it announces a victory.
    pub(crate) is_proud: bool,
    /// Whether it asks yes or no: `n` is its first row, `y` its second.
    pub(crate) is_question: bool,
    /// The digits of a row's number typed so far.
    pub(crate) digits: String,
}

/// A row; one without an act is a heading.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Row {
    pub(crate) text: String,
    /// The text at the right of the row.
    pub(crate) side: String,
    /// The note shown while the cursor is on the row.
    pub(crate) note: String,
    pub(crate) act: Option<RowAction>,
    /// The actions of the left and right keys, if the row has a value.
    pub(crate) turn: Option<[RowAction; 2]>,
    /// The number that chooses it.
    pub(crate) number: Option<i64>,
    /// The command whose key carries it out.
    pub(crate) key: Option<Command>,
    /// The file of the unfinished game that it resumes, which can be deleted and named.
    pub(crate) file: Option<PathBuf>,
    /// Whether it makes a move: the note is the effect, which follows the text on its line.
    pub(crate) is_move: bool,
}

/// A text to read.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Reading {
    pub(crate) title: String,
    pub(crate) text: Vec<TextLine>,
    pub(crate) top: usize,
    /// The text that the copy key copies.
    pub(crate) copy: Option<String>,
}

/// A line of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TextLine {
    pub(crate) weight: Weight,
    pub(crate) text: String,
    /// The indent of all its lines, in columns.
    pub(crate) indent: u16,
    /// The additional indent of its lines after the first.
    pub(crate) hang: u16,
}

/// The style of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Weight {
    Plain,
    Dim,
    Title,
    Strong,
    /// Preformatted, such as a chart.
    Code,
}

/// A line to type.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Typing {
    pub(crate) title: String,
    pub(crate) question: String,
    pub(crate) typed: String,
    pub(crate) what: Asked,
    /// The possible completions.
    pub(crate) choices: Vec<String>,
    /// Why the typed line was refused.
    pub(crate) fault: String,
    /// The typed text before the first completion, from which the next ones continue.
    stem: Option<String>,
}

impl Sheet {
    /// Goes to the first row or line from here, or after it, that has these words in lower case; continues at the start.
    pub(crate) fn find(&mut self, words: &str, next: bool, width: u16) {
        let has = |text: &str| text.to_lowercase().contains(words);
        let after = |at: usize, count: usize| (0..count).map(move |n| (at + usize::from(next) + n) % count);
        match self {
            Self::List(list) => {
                let is_it = |row: &Row| row.act.is_some() && (has(&row.text) || has(&row.side) || has(&row.note));
                let found = after(list.at, list.rows.len()).find(|&n| is_it(&list.rows[n]));
                list.at = found.unwrap_or(list.at);
            }
            Self::Reading(reading) => {
                let lines = reading.lines(width);
                let found = after(reading.top, lines.len()).find(|&n| has(&lines[n].text));
                reading.top = found.unwrap_or(reading.top);
            }
            Self::Typing(_) => {}
        }
    }
}

impl TextLine {
    pub(crate) fn new(weight: Weight, text: impl Into<String>) -> Self {
        Self { weight, text: text.into(), indent: 0, hang: 0 }
    }

    pub(crate) fn plain(text: impl Into<String>) -> Self {
        Self::new(Weight::Plain, text)
    }
}

impl Reading {
    /// The text, wrapped to a width.
    pub(crate) fn lines(&self, width: u16) -> Vec<TextLine> {
        let mut lines = Vec::new();
        for line in &self.text {
            // Long lines are hard to read; code is only broken where it does not fit.
            let (wide, hang) = if line.weight == Weight::Code { (width, 4) } else { (width.min(96), line.hang) };
            let wrapped = wrap_hanging(&line.text, wide, line.indent, hang);
            lines.extend(wrapped.into_iter().map(|text| TextLine { text, ..line.clone() }));
        }
        lines
    }

    /// Scrolls by `by` lines, within the text.
    pub(crate) fn scroll(&mut self, by: isize, width: u16, height: u16) {
        let last = self.lines(width).len().saturating_sub(height.into());
        self.top = self.top.saturating_add_signed(by).min(last);
    }
}

impl List {
    /// A list with the cursor on its first row.
    pub(crate) fn new(title: impl Into<String>, rows: Vec<Row>) -> Self {
        let at = rows.iter().position(|row| row.act.is_some()).unwrap_or(0);
        Self { title: title.into(), rows, at, ..Self::default() }
    }

    /// Moves the cursor by `by` rows that can be chosen; stops at the ends.
    pub(crate) fn step(&mut self, by: isize) {
        self.digits.clear();
        for _ in 0..by.unsigned_abs() {
            let next = if by > 0 {
                (self.at + 1..self.rows.len()).find(|&n| self.rows[n].act.is_some())
            } else {
                (0..self.at).rev().find(|&n| self.rows[n].act.is_some())
            };
            match next {
                Some(next) => self.at = next,
                None => break,
            }
        }
    }

    /// Moves the cursor to the row with the number typed so far; returns its act if it makes a move and no other number begins like this.
    pub(crate) fn digit(&mut self, digit: char) -> Option<RowAction> {
        let find = |digits: &str| {
            let number: i64 = digits.parse().ok()?;
            self.rows.iter().position(|row| row.number == Some(number))
        };
        let longer = format!("{}{digit}", self.digits);
        let (digits, found) = match find(&longer) {
            Some(at) => (longer, Some(at)),
            None => (digit.to_string(), find(&digit.to_string())),
        };
        self.digits = digits;
        self.at = found.unwrap_or(self.at);
        let begins = |row: &&Row| row.number.is_some_and(|number| number.to_string().starts_with(&self.digits));
        let is_only = self.rows.iter().filter(begins).count() == 1;
        self.rows[found.filter(|_| is_only)?]
            .act
            .clone()
            .filter(|act| matches!(act, RowAction::Play(_) | RowAction::Apply(_)))
    }

    pub(crate) fn row(&self) -> Option<&Row> {
        self.rows.get(self.at)
    }

    /// The action of the row with the key of this command.
    pub(crate) fn act_of(&self, command: Command) -> Option<RowAction> {
        self.rows.iter().find(|row| row.key == Some(command)).and_then(|row| row.act.clone())
    }

    /// The action of the answer with this letter, if the list is a question.
    pub(crate) fn answer(&self, letter: char) -> Option<RowAction> {
        let row = self.rows.get(usize::from(letter == 'y')).filter(|_| self.is_question && matches!(letter, 'n' | 'y'));
        row.and_then(|row| row.act.clone())
    }
}

impl Row {
    pub(crate) fn heading(text: impl Into<String>) -> Self {
        Self { text: text.into(), ..Self::default() }
    }

    pub(crate) fn new(text: impl Into<String>, act: RowAction) -> Self {
        Self { text: text.into(), act: Some(act), ..Self::default() }
    }

    /// A row that makes a move, with its number of up to so many digits before its label.
    pub(crate) fn of_move(number: i64, digits: usize, offer: &Offer) -> Self {
        let row = Self::new(format!("{number:>digits$} {}", offer.label), RowAction::Play(offer.spelling.clone()));
        Self { number: Some(number), is_move: true, ..row.note(offer.effect.clone()) }
    }

    #[must_use]
    pub(crate) fn side(mut self, side: impl Into<String>) -> Self {
        self.side = side.into();
        self
    }

    /// Sets the command whose key carries it out; the key is shown at its right.
    #[must_use]
    pub(crate) fn key(self, command: Command) -> Self {
        Self { key: Some(command), ..self.side(key_of(command)) }
    }

    #[must_use]
    pub(crate) fn note(mut self, note: impl Into<String>) -> Self {
        self.note = note.into();
        self
    }
}

impl Typing {
    pub(crate) fn new(title: &str, question: &str, what: Asked, choices: Vec<String>) -> Self {
        Self {
            title: title.into(),
            question: question.into(),
            typed: String::new(),
            what,
            choices,
            fault: String::new(),
            stem: None,
        }
    }

    /// The completions that match the typed text.
    pub(crate) fn matching(&self) -> Vec<&String> {
        let typed = self.typed.to_lowercase();
        let words: Vec<&str> = typed.split_whitespace().collect();
        let starts = |choice: &&String| choice.to_lowercase().starts_with(&typed);
        let has = |choice: &&String| {
            let choice = choice.to_lowercase();
            words.iter().all(|word| choice.split_whitespace().any(|part| part.starts_with(word)))
        };
        // The number of a move in the list of moves.
        let number = typed.parse::<usize>().ok().and_then(|n| n.checked_sub(1)).filter(|_| self.what == Asked::Move);
        if let Some(choice) = number.and_then(|n| self.choices.get(n)) {
            return vec![choice];
        }
        let mut found: Vec<&String> = self.choices.iter().filter(starts).collect();
        found.extend(self.choices.iter().filter(|choice| !starts(choice) && has(choice)));
        found
    }

    /// Extends the typed text as far as all completions agree; then goes through them, one at each call.
    pub(crate) fn complete(&mut self) {
        if let Some(stem) = self.stem.clone() {
            let now = std::mem::replace(&mut self.typed, stem);
            let found = self.matching();
            let at = found.iter().position(|choice| **choice == now).map_or(0, |at| at + 1);
            self.typed = found.get(at % found.len().max(1)).map_or(now, ToString::to_string);
            return;
        }
        let found = self.matching();
        let Some(first) = found.first() else { return };
        let mut common = first.to_string();
        for choice in &found {
            let same = common.chars().zip(choice.chars()).take_while(|(a, b)| a == b).map(|(c, _)| c).collect();
            common = same;
        }
        if common.len() > self.typed.len() {
            self.typed = common;
        } else {
            let first = first.to_string();
            self.stem = Some(std::mem::replace(&mut self.typed, first));
        }
    }

    /// Forgets the completions, because something else was typed.
    pub(crate) fn typed_on(&mut self) {
        self.stem = None;
    }
}

/// A text's headings, paragraphs, items and tables as lines.
pub(crate) fn markdown(text: &str) -> Vec<TextLine> {
    let mut lines: Vec<TextLine> = Vec::new();
    for block in blocks(text) {
        if !lines.is_empty() && (block.is_apart || block.kind == BlockKind::Title) {
            lines.push(TextLine::plain(""));
        }
        let indent = 2 * block.depth.min(4) as u16;
        match block.kind {
            BlockKind::Title => lines.push(TextLine::new(Weight::Title, block.text)),
            BlockKind::Columns => lines.extend(block.text.lines().enumerate().map(|(n, line)| {
                let weight = if n == 0 { Weight::Strong } else { Weight::Plain };
                TextLine { hang: 4, ..TextLine::new(weight, line) }
            })),
            BlockKind::Code => lines.extend(block.text.lines().map(|line| TextLine::new(Weight::Code, line))),
            BlockKind::Paragraph => lines.push(TextLine { indent, ..TextLine::plain(block.text) }),
            BlockKind::Item(marker) => {
                let (indent, hang) = (indent.saturating_sub(2), marker.chars().count() as u16 + 1);
                lines.push(TextLine { indent, hang, ..TextLine::plain(format!("{marker} {}", block.text)) });
            }
            BlockKind::Row => {
                lines.push(TextLine { indent: 1, hang: 2, ..TextLine::plain(format!("• {}", block.text)) })
            }
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_passes_its_headings_and_finds_numbers() {
        let mut list = List::new(
            "x",
            (0..14)
                .map(|n| {
                    let mut row = Row::new(n.to_string(), RowAction::Nothing);
                    row.number = Some(n);
                    row
                })
                .collect(),
        );
        list.rows.insert(0, Row::heading("head"));
        list.at = 1;
        list.step(-3);
        assert_eq!(list.at, 1);
        list.digit('1');
        list.digit('2');
        assert_eq!(list.rows[list.at].text, "12");
        list.digit('5');
        assert_eq!(list.rows[list.at].text, "5");
        list.step(99);
        assert_eq!(list.rows[list.at].text, "13");
        let play = |n: usize| RowAction::Play(n.to_string());
        list.rows.iter_mut().enumerate().skip(1).for_each(|(n, row)| row.act = Some(play(n - 1)));
        assert_eq!(list.digit('1'), None, "10 to 13 begin like this");
        assert_eq!((list.digit('2'), list.digit('7')), (Some(play(12)), Some(play(7))));
    }

    #[test]
    fn typing_is_completed_as_far_as_all_completions_agree() {
        let choices = ["fight QS with 5C", "fight QS with 7S", "flee"].map(String::from).to_vec();
        let mut typing = Typing::new("", "", Asked::Move, choices);
        typing.typed = "fi".into();
        typing.complete();
        assert_eq!(typing.typed, "fight QS with ");
        typing.complete();
        assert_eq!(typing.typed, "fight QS with 5C");
        for next in ["fight QS with 7S", "fight QS with 5C"] {
            typing.complete();
            assert_eq!(typing.typed, next);
        }
        typing.typed = "7s qs".into();
        assert_eq!(typing.matching(), ["fight QS with 7S"]);
        typing.typed = "3".into();
        assert_eq!(typing.matching(), ["flee"]);
    }

    #[test]
    fn reading_stays_in_its_text() {
        let mut reading = Reading { text: vec![TextLine::plain("word ".repeat(50))], ..Reading::default() };
        reading.scroll(1000, 10, 5);
        assert_eq!(reading.top, reading.lines(10).len() - 5);
        reading.scroll(-1000, 10, 5);
        assert_eq!(reading.top, 0);
    }

    #[test]
    fn headings_items_and_tables_become_lines() {
        let lines = markdown("# One\ntwo\n\n- a\n  - b\n1. c\n\n| h | i |\n|---|---|\n| j | k |\n\n    x  y\n");
        let texts: Vec<(u16, &str)> = lines.iter().map(|line| (line.indent, line.text.as_str())).collect();
        let (none, table) = ((0, ""), [(1, "• h: i"), (1, "• j: k")]);
        let before = [(0, "One"), (0, "two"), none, (0, "• a"), (2, "• b"), (0, "1. c"), none];
        assert_eq!(texts, [&before[..], &table, &[none, (0, "x  y")]].concat());
        assert_eq!((lines[0].weight, lines[10].weight), (Weight::Title, Weight::Code));
    }
}
