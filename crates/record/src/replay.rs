//! Replaying a record.

use std::fmt;

use game::{ChanceEvent, Outcome, Play, Recording, State};

use crate::options::{options_from_text, options_to_text};
use crate::record::{AIDS, Aids, Line, Note, Position, Record, RecordedMove};
use crate::text::{date_number, some_of};
use crate::{Deal, DealChance};

/// A replayed record: everything that happened in the game.
#[derive(Clone, Debug)]
pub struct Replay<S: State> {
    /// The deal.
    pub deal: Deal<S>,
    /// The state after set-up, then the state after each move.
    pub states: Vec<S>,
    /// The moves of the main line.
    pub moves: Vec<S::Move>,
    /// The chance events of each move.
    pub events: Vec<Vec<ChanceEvent>>,
    /// The luck still to come.
    pub chance: DealChance,
}

/// Why a well-formed record is not a game by the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordFault {
    /// The line, from 1; 0 if the faulty part was not read from text.
    pub line: usize,
    /// The column, from 1; 0 if the line is 0.
    pub column: usize,
    /// The number of the faulty move, from 1; `None` for a tag.
    pub number: Option<usize>,
    /// What the record says.
    pub found: String,
    /// What would be correct.
    pub expected: String,
}

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)?;
        if let Some(number) = self.number {
            write!(f, ", move {number}")?;
        }
        write!(f, ": found {}, expected {}", self.found, self.expected)
    }
}

impl std::error::Error for RecordFault {}

impl Record {
    /// The record of a deal, with no moves played.
    pub fn of_deal<S: State>(deal: &Deal<S>) -> Self {
        let mut record = Self::default();
        record.set_tag("Game", S::INFO.id);
        record.set_tag("Rules", &S::INFO.rules_version.to_string());
        let options = options_to_text(&deal.options);
        if !options.is_empty() {
            record.set_tag("Options", &options);
        }
        record.set_tag("Deal", &deal.code());
        record
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

    /// Whether every move was taken back: the game stands at its start, and the main line is what was last played from there.
    pub fn is_taken_back(&self) -> bool {
        self.tag("At") == Some("0")
    }

    /// The deal given by the tags.
    ///
    /// # Errors
    /// The first of the tags `Game`, `Rules`, `Deal` and `Options` that is missing or wrong.
    pub fn deal<S: State>(&self) -> Result<Deal<S>, RecordFault> {
        self.expect_tag("Game", S::INFO.id)?;
        self.expect_tag("Rules", &S::INFO.rules_version.to_string())?;
        let code = self.tag("Deal").ok_or_else(|| self.tag_fault("Deal", "a deal code"))?;
        let deal =
            Deal::<S>::from_code(code).map_err(|error| self.tag_fault("Deal", &format!("a deal code: {error}")))?;
        if let Some(text) = self.tag("Options") {
            let options: S::Options = options_from_text(text)
                .map_err(|error| self.tag_fault("Options", &format!("options of {}: {error}", S::INFO.id)))?;
            if options != deal.options {
                let wanted = match options_to_text(&deal.options) {
                    none if none.is_empty() => "no options".into(),
                    options => format!("`{options}`"),
                };
                return Err(self.tag_fault("Options", &format!("{wanted} as in the deal")));
            }
        }
        Ok(deal)
    }

    fn expect_tag(&self, name: &str, value: &str) -> Result<(), RecordFault> {
        if self.tag(name) == Some(value) { Ok(()) } else { Err(self.tag_fault(name, &format!("`{value}`"))) }
    }

    /// The fault of a wrong or missing tag.
    pub(crate) fn tag_fault(&self, name: &str, expected: &str) -> RecordFault {
        let at = self.tag_position(name).unwrap_or(Position { line: 1, column: 1 });
        let found = match self.tag(name) {
            Some(value) => format!("`{value}` in the tag {name}"),
            None => format!("no tag {name}"),
        };
        RecordFault { line: at.line, column: at.column, number: None, found, expected: expected.into() }
    }
}

/// Replays a record from its deal. The moves of variations are checked too.
///
/// # Errors
/// The first wrong tag, illegal move, or result that differs from the game's.
pub fn replay_record<S: State>(record: &Record) -> Result<Replay<S>, RecordFault> {
    let deal = record.deal::<S>()?;
    check_tags(record, S::INFO.seats)?;
    let (state, chance) = deal.start();
    let mut replay = Replay { deal, states: vec![state.clone()], moves: Vec::new(), events: Vec::new(), chance };
    let mut place = Place { state, chance: replay.chance.clone(), number: 1 };
    follow(record.line(), &mut place, Some(&mut replay))?;
    replay.chance = place.chance;
    if record.is_taken_back() && record.tag("Result") == Some("*") {
        // The game stands at its start, however its main line ended.
        return Ok(replay);
    }
    for (name, value) in outcome_tags(place.state.outcome().as_ref()) {
        match value {
            Some(value) if record.tag(name).is_some_and(|found| found != value) => {
                return Err(record.tag_fault(name, &format!("`{value}`, as the game ended")));
            }
            None if record.tag(name).is_some() => {
                return Err(record.tag_fault(name, &format!("no tag {name}")));
            }
            _ => {}
        }
    }
    Ok(replay)
}

/// The tag of a record in which the program plays a seat: the seat from 1 and the player, `2 greedy`.
pub const PROGRAM: &str = "Program";

/// Checks the tags whose values have a form: dates, the program's seat among so many, and the aids used.
fn check_tags(record: &Record, seats: u8) -> Result<(), RecordFault> {
    let is_seat = |text: &str| text.parse().is_ok_and(|seat: u8| (1..=seats).contains(&seat));
    let is_program = |text: &str| text.split_once(' ').is_some_and(|(seat, word)| is_seat(seat) && !word.is_empty());
    if record.tag(PROGRAM).is_some_and(|text| seats < 2 || !is_program(text)) {
        let expected = match seats {
            1 => "no such tag: one person alone plays this game".to_owned(),
            _ => format!("a seat from 1 to {seats} and a player, such as `2 greedy`"),
        };
        return Err(record.tag_fault(PROGRAM, &expected));
    }
    for name in ["Date", "Daily"] {
        if record.tag(name).is_some_and(|date| date_number(date).is_none()) {
            return Err(record.tag_fault(name, "a date such as `2026-11-21`"));
        }
    }
    match record.tag(AIDS).map(str::parse::<Aids>) {
        Some(Err(expected)) => Err(record.tag_fault(AIDS, expected)),
        _ => Ok(()),
    }
}

/// A game being replayed.
#[derive(Clone)]
struct Place<S> {
    state: S,
    chance: DealChance,
    /// The number of the next move.
    number: usize,
}

/// Plays a line and its variations, and adds the moves of the line itself to `notes`.
fn follow<S: State>(line: &Line, place: &mut Place<S>, mut notes: Option<&mut Replay<S>>) -> Result<(), RecordFault> {
    for played in &line.moves {
        let before = place.clone();
        let mv = legal(played, place)?;
        let mut recording = Recording::new(&mut place.chance);
        place.state.play_unchecked(mv, &mut recording);
        let events = recording.events;
        place.number += 1;
        if let Some(replay) = &mut notes {
            replay.moves.push(mv);
            replay.events.push(events);
            replay.states.push(place.state.clone());
        }
        for note in &played.notes {
            if let Note::Variation(variation) = note {
                follow(variation, &mut before.clone(), None)?;
            }
        }
    }
    Ok(())
}

fn legal<S: State>(played: &RecordedMove, place: &Place<S>) -> Result<S::Move, RecordFault> {
    let at = played.position();
    let fault = |expected: String| RecordFault {
        line: at.line,
        column: at.column,
        number: Some(place.number),
        found: format!("`{}`", played.spelling()),
        expected,
    };
    let expected = || match place.state.outcome() {
        Some(_) => "no move: the game is over".into(),
        None => format!("a legal move: {}", some_of(&place.state.legal_spellings(), 10)),
    };
    let mv: S::Move = played.spelling().parse().map_err(|_| fault(expected()))?;
    if place.state.is_legal(mv) { Ok(mv) } else { Err(fault(expected())) }
}

/// The tags about the end of the game; `None` for those that must be absent.
fn outcome_tags(outcome: Option<&Outcome>) -> [(&'static str, Option<String>); 3] {
    [
        ("Result", Some(outcome.map_or_else(|| "*".into(), |outcome| outcome.result.word()))),
        ("Cause", outcome.map(|outcome| outcome.cause.to_owned())),
        ("Score", outcome.and_then(|outcome| outcome.score).map(|score| score.to_string())),
    ]
}
