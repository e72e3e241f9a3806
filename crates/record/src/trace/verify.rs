//! Verifying a trace: replaying every line and comparing it key by key.

mod fault;
mod setup;

pub use fault::TraceFault;

use std::io::BufRead;

use serde::Deserialize;
use serde_json::Value;
use underdeck_game::{
    AnyGame, AnyOptions, AnyState, ChanceError, ChanceEvent, Message, OptionValue, Outcome, Scripted, say,
};

use super::TraceFlags;
use super::diff::first_difference;
use super::rules::json_of;
use super::write::{Keys, first_line, move_line};
use crate::formats::some_of;
use fault::TraceLine;

/// The contents of a verified trace.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TraceSummary {
    /// The number of moves.
    pub moves: usize,
    /// The outcome; `None` if the trace stops earlier.
    pub outcome: Option<Outcome>,
}

/// The id of the traced game, from the trace's first line.
///
/// # Errors
/// If the line is not a JSON object or has no `game`.
pub fn trace_game(first_line: &[u8]) -> Result<String, TraceFault> {
    let line = TraceLine::read(first_line, 1)?;
    match line.get("game", say!(TRACE_GAME))? {
        Value::String(id) => Ok(id.clone()),
        other => Err(line.fault("game", other, say!(TRACE_GAME))),
    }
}

/// Replays a trace and compares every key of every line.
///
/// The first line must give this game and its rules version, a valid value for every option, and a state that passes
/// [`AnyState::check`] and can be a start with these options. Each further line must give a legal move, exactly the chance
/// events it needs, and the resulting state. `legal` and `view` must be correct and be on every line or on none.
///
/// # Errors
/// The first wrong line, with the first key that differs.
pub fn verify_trace(game: &'static dyn AnyGame, mut lines: impl BufRead) -> Result<TraceSummary, TraceFault> {
    let mut bytes = Vec::new();
    let mut next = |number: usize| {
        bytes.clear();
        let read = lines.read_until(b'\n', &mut bytes);
        let read = read.map_err(|error| TraceFault::new(number, say!(TRACE_FILE), error.to_string()))?;
        if read == 0 { Ok(None) } else { TraceLine::read(&bytes, number).map(Some) }
    };
    let first = next(1)?.ok_or_else(|| TraceFault::new(1, say!(TRACE_FIRST), say!(TRACE_EMPTY)))?;
    let flags = TraceFlags { legal: first.json.contains_key("legal"), view: first.json.contains_key("view") };
    let mut state = verify_first(game, &first, flags)?;
    let rules = first.json.get("rules").and_then(Value::as_u64).unwrap_or_default() as u32;
    let mut moves = 0;
    while let Some(line) = next(moves + 2)? {
        verify_move(&line, flags, rules, state.as_mut())?;
        moves += 1;
    }
    Ok(TraceSummary { moves, outcome: state.outcome() })
}

fn verify_first(
    game: &'static dyn AnyGame,
    line: &TraceLine,
    flags: TraceFlags,
) -> Result<Box<dyn AnyState>, TraceFault> {
    let info = game.info();
    let id = line.get("game", format!("\"{}\"", info.id))?;
    if id != info.id {
        return Err(line.fault("game", id, format!("\"{}\"", info.id)));
    }
    let rules = line.get("rules", info.rules_version.to_string())?;
    // There is no version 0.
    let version = rules.as_u64().and_then(|version| u32::try_from(version).ok()).unwrap_or_default();
    let mut options = game.default_options();
    game.set_rules(&mut options, version).map_err(|played| line.fault("rules", rules, played))?;
    read_options(line, game, &mut options)?;
    let found = line.get("state", say!(TRACE_START))?;
    let state = game
        .read_state(json_of(found.clone(), version, info.rules_version))
        .map_err(|(_, error)| line.bad_state(&error))?;
    state.check().map_err(|error| line.bad_state(&error.to_string()))?;
    compare(line, first_line(&options, state.as_ref(), flags))?;
    setup::check(line, &options, state.as_ref())?;
    Ok(state)
}

/// The options of the first line: each house rule of the game once, documents and rulings that are not the default, with a valid value, and a valid
/// combination of values.
fn read_options(line: &TraceLine, game: &dyn AnyGame, options: &mut AnyOptions) -> Result<(), TraceFault> {
    let all = game.specs().iter().map(|spec| spec.key).collect::<Vec<_>>().join(", ");
    let found = line.get("options", say!(TRACE_OPTIONS, keys = &all))?;
    let Value::Object(given) = found else {
        return Err(line.fault("options", found, say!(TRACE_OPTIONS, keys = all)));
    };
    for spec in game.specs().iter().filter(|spec| spec.is_always_written()) {
        if !given.contains_key(spec.key) {
            return Err(line.missing(&format!("options.{}", spec.key), spec.kind.said()));
        }
    }
    for (key, value) in given {
        let fault = |expected: Message| line.fault(&format!("options.{key}"), value, expected);
        let spec = game.spec(key).map_err(|error| fault(error.said()))?;
        let set = OptionValue::deserialize(value).ok().and_then(|value| game.set_option(options, key, value).ok());
        set.ok_or_else(|| fault(spec.kind.said()))?;
    }
    match game.check_options(options) {
        Ok(()) => Ok(()),
        Err(error) => Err(line.fault("options", found, say!(TRACE_COMBINATION, why = error.said()))),
    }
}

fn verify_move(line: &TraceLine, flags: TraceFlags, rules: u32, state: &mut dyn AnyState) -> Result<(), TraceFault> {
    let expected = || match state.outcome() {
        Some(_) => say!(TRACE_OVER),
        None => say!(FAULT_LEGAL, moves = some_of(&state.legal_spellings(), 10)),
    };
    let found = line.get("move", expected())?;
    let mv = found.as_str().and_then(|spelling| state.game().read_move(spelling).ok());
    let Some(mv) = mv.filter(|mv| state.is_legal(mv)) else {
        return Err(line.fault("move", found, expected()));
    };
    let events = read_events(line)?;
    let mut luck = Scripted::new(&events);
    state.play(&mv, &mut luck);
    luck.finish().map_err(|error| bad_luck(line, &error))?;
    compare(line, move_line(mv.to_string(), &events, state, flags, rules))
}

fn read_events(line: &TraceLine) -> Result<Vec<ChanceEvent>, TraceFault> {
    let found = line.get("chance", say!(TRACE_EVENTS))?;
    let Value::Array(list) = found else { return Err(line.fault("chance", found, say!(TRACE_EVENTS))) };
    let event = |(i, value): (usize, &Value)| {
        let expected =
            |_| line.fault(&format!("chance[{i}]"), value, say!(TRACE_EVENT, shuffle = EVENTS[0], roll = EVENTS[1]));
        ChanceEvent::deserialize(value).map_err(expected)
    };
    list.iter().enumerate().map(event).collect()
}

const EVENTS: [&str; 2] = [r#"{"shuffle":"floor","order":["TH"]}"#, r#"{"roll":"d6","value":4}"#];

fn bad_luck(line: &TraceLine, error: &ChanceError) -> TraceFault {
    let nothing = Value::Null;
    let event = |number: usize| line.json.get("chance").and_then(|list| list.get(number - 1)).unwrap_or(&nothing);
    match error {
        ChanceError::Missing { number, needed } => line.missing(&format!("chance[{}]", number - 1), needed.clone()),
        ChanceError::Unfit { number, needed } => {
            line.fault(&format!("chance[{}]", number - 1), event(*number), needed.clone())
        }
        ChanceError::Unused { used, .. } => {
            line.fault(&format!("chance[{used}]"), event(used + 1), say!(TRACE_NO_LUCK))
        }
        other => line.fault("chance", &nothing, other.to_string()),
    }
}

/// Compares a line with the expected one, key by key.
fn compare(line: &TraceLine, expected: serde_json::Result<Keys>) -> Result<(), TraceFault> {
    let expected = expected.map_err(|error| TraceFault::new(line.number, say!(TRACE_WRITABLE), error.to_string()))?;
    match first_difference(&Value::Object(expected), &Value::Object(line.json.clone())) {
        None => Ok(()),
        Some(difference) => Err(line.differs(difference)),
    }
}
