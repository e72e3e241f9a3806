//! The tags of a record about its game, and their faults.

use underdeck_game::{AnyGame, Message, Outcome, say};

use crate::AnyDeal;
use crate::formats::date_number;
use crate::options::{any_from_text, any_to_text};
use crate::record::{AIDS, Aids, LUCK, Position, Record};

/// Why a well-formed record is not a game by the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordFault {
    /// The line, from 1; 0 if the faulty part was not read from text.
    pub line: usize,
    /// The column, from 1; 0 if the line is 0.
    pub column: usize,
    /// The number of the faulty move, from 1; `None` for a tag.
    pub number: Option<usize>,
    /// The value found.
    pub found: Box<Message>,
    /// The correct value.
    pub expected: Box<Message>,
}

impl RecordFault {
    /// The same in the words of every language.
    pub fn said(&self) -> Message {
        let Self { line, column, number, found, expected } = self;
        say!(RECORD_FAULT, line, column, number = number.unwrap_or(0), found, expected)
    }
}

underdeck_game::said_errors!(RecordFault);

impl Record {
    /// The tags that identify the game: records that differ in one of them are of different games.
    pub const IDENTITY: [&'static str; 5] = ["Game", "Rules", "Options", "Deal", LUCK.0];

    /// The record of a deal, with no moves played.
    pub fn of_deal(deal: impl Into<AnyDeal>) -> Self {
        let (deal, mut record): (AnyDeal, _) = (deal.into(), Self::default());
        record.set_tag("Game", deal.game.info().id);
        record.set_tag("Rules", &deal.options.rules.to_string());
        let options = any_to_text(deal.game, &deal.options);
        if !options.is_empty() {
            record.set_tag("Options", &options);
        }
        record.set_tag("Deal", &deal.code());
        record
    }

    /// The record of a game with real cards, without entries. Its deal holds the options alone.
    pub fn physical(deal: &AnyDeal) -> Self {
        let mut record = Self::of_deal(deal);
        record.set_tag(LUCK.0, LUCK.1);
        record
    }

    /// The record of the same deal by the same rules, with no moves played.
    pub fn of_same_deal(&self) -> Self {
        let mut record = Self::default();
        for (name, value) in Self::IDENTITY.into_iter().filter_map(|name| Some((name, self.tag(name)?))) {
            record.set_tag(name, value);
        }
        record
    }

    /// Whether the game was played with real cards: the player entered its luck.
    pub fn is_physical(&self) -> bool {
        self.tag(LUCK.0) == Some(LUCK.1)
    }

    /// The deal code for naming and replaying the game; `None` for a game with real cards, whose code holds the options alone.
    pub fn deal_code(&self) -> Option<&str> {
        self.tag("Deal").filter(|_| !self.is_physical())
    }

    /// Sets the tags `Result`, `Cause` and `Score`. While the game runs, `Result` is `*` and the others are absent.
    pub fn set_outcome(&mut self, outcome: Option<&Outcome>) {
        for (name, value) in outcome_tags(outcome) {
            match value {
                Some(value) => self.set_tag(name, &value),
                None => self.remove_tag(name),
            }
        }
    }

    /// Whether every move was undone: the position is the start, and the main line is the one last played from there.
    pub fn is_all_undone(&self) -> bool {
        self.tag("At") == Some("0")
    }

    /// The deal given by the tags.
    ///
    /// # Errors
    /// The first of the tags `Game`, `Rules`, `Deal` and `Options` that is missing or wrong.
    pub fn deal(&self, game: &'static dyn AnyGame) -> Result<AnyDeal, RecordFault> {
        self.expect_tag("Game", game.info().id)?;
        let mut rules = game.default_options();
        // There is no version 0.
        let version = self.tag("Rules").filter(|text| !text.starts_with(['0', '+'])).and_then(|text| text.parse().ok());
        game.set_rules(&mut rules, version.unwrap_or_default())
            .map_err(|played| self.tag_fault("Rules", Message::quote(&played)))?;
        let code = self.tag("Deal").ok_or_else(|| self.tag_fault("Deal", say!(FAULT_CODE)))?;
        let mut deal = AnyDeal::from_code(game, code)
            .map_err(|error| self.tag_fault("Deal", say!(FAULT_NO_CODE, why = error.said())))?;
        if let Some(text) = self.tag("Options") {
            let options = any_from_text(game, text).map_err(|error| {
                self.tag_fault("Options", say!(FAULT_OPTIONS, game = game.info().id, why = error.said()))
            })?;
            if options != deal.options {
                let wanted = match any_to_text(game, &deal.options) {
                    none if none.is_empty() => say!(FAULT_NO_OPTIONS),
                    options => say!(FAULT_OPTIONS_OF_DEAL, options),
                };
                return Err(self.tag_fault("Options", wanted));
            }
        }
        deal.options.rules = rules.rules;
        Ok(deal)
    }

    fn expect_tag(&self, name: &str, value: &str) -> Result<(), RecordFault> {
        if self.tag(name) == Some(value) { Ok(()) } else { Err(self.tag_fault(name, Message::quote(value))) }
    }

    /// The fault of a wrong or missing tag.
    pub(crate) fn tag_fault(&self, name: &str, expected: impl Into<Message>) -> RecordFault {
        let at = self.tag_position(name).unwrap_or(Position { line: 1, column: 1 });
        let found = match self.tag(name) {
            Some(value) => say!(FAULT_TAG, value, tag = name),
            None => say!(FAULT_NO_TAG, tag = name),
        };
        RecordFault {
            line: at.line,
            column: at.column,
            number: None,
            found: Box::new(found),
            expected: Box::new(expected.into()),
        }
    }
}

/// The tag of a record in which the program plays a seat: the seat from 1 and the player, `2 greedy`.
pub const PROGRAM: &str = "Program";

/// Checks the tags whose values have a form: dates, the program's seat among so many, and the aids used.
pub(super) fn check_tags(record: &Record, seats: u8) -> Result<(), RecordFault> {
    let is_seat = |text: &str| text.parse().is_ok_and(|seat: u8| (1..=seats).contains(&seat));
    let is_program = |text: &str| text.split_once(' ').is_some_and(|(seat, word)| is_seat(seat) && !word.is_empty());
    if record.tag(PROGRAM).is_some_and(|text| seats < 2 || !is_program(text)) {
        let expected = match seats {
            1 => say!(FAULT_ALONE),
            _ => say!(FAULT_PROGRAM, seats),
        };
        return Err(record.tag_fault(PROGRAM, expected));
    }
    if record.tag(LUCK.0).is_some() && !record.is_physical() {
        return Err(record.tag_fault(LUCK.0, say!(FAULT_LUCK)));
    }
    for name in ["Date", "Daily"] {
        if record.tag(name).is_some_and(|date| date_number(date).is_none()) {
            return Err(record.tag_fault(name, say!(FAULT_DATE)));
        }
    }
    match record.tag(AIDS).map(str::parse::<Aids>) {
        Some(Err(expected)) => Err(record.tag_fault(AIDS, expected)),
        _ => Ok(()),
    }
}

/// Checks the outcome that a record states.
pub(super) fn check_outcome(record: &Record, outcome: Option<&Outcome>) -> Result<(), RecordFault> {
    if record.is_all_undone() && record.tag("Result") == Some("*") {
        // The position is the start, however the main line ended.
        return Ok(());
    }
    for (name, value) in outcome_tags(outcome) {
        match value {
            Some(value) if record.tag(name).is_some_and(|found| found != value) => {
                return Err(record.tag_fault(name, say!(FAULT_ENDED_SO, value)));
            }
            None if record.tag(name).is_some() => {
                return Err(record.tag_fault(name, say!(FAULT_NO_TAG, tag = name)));
            }
            _ => {}
        }
    }
    Ok(())
}

/// The tags about the end of the game; `None` for those that must be absent.
fn outcome_tags(outcome: Option<&Outcome>) -> [(&'static str, Option<String>); 3] {
    [
        ("Result", Some(outcome.map_or_else(|| "*".into(), |outcome| outcome.result.word()))),
        ("Cause", outcome.map(|outcome| outcome.cause.to_owned())),
        ("Score", outcome.and_then(|outcome| outcome.score).map(|score| score.to_string())),
    ]
}
