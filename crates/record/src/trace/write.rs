//! Writing a trace.

use std::io::{self, Write};

use serde_json::{Map, Value, to_value};
use underdeck_game::{AnyOptions, AnyState, ChanceEvent};

use super::rules::json_by;
use crate::AnyReplay;

/// The optional parts of each line of a trace.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TraceFlags {
    /// The spellings of all legal moves, sorted.
    pub legal: bool,
    /// The view of the seat to move; of the first seat once the game is over.
    pub view: bool,
}

/// Writes a trace line by line. The same game always gives the same bytes.
#[derive(Debug)]
pub struct TraceWriter<W> {
    out: W,
    flags: TraceFlags,
    rules: u32,
}

impl<W: Write> TraceWriter<W> {
    /// A writer to `out`.
    pub const fn new(out: W, flags: TraceFlags) -> Self {
        Self { out, flags, rules: 0 }
    }

    /// Writes the first line: the game, its options and the state after set-up.
    ///
    /// # Errors
    /// Those of `out`.
    pub fn first(&mut self, options: &AnyOptions, state: &dyn AnyState) -> io::Result<()> {
        self.rules = options.rules;
        self.line(&first_line(options, state, self.flags)?)
    }

    /// Writes a move, its chance events, and the state after it.
    ///
    /// # Errors
    /// Those of `out`.
    pub fn step(&mut self, mv: impl ToString, events: &[ChanceEvent], state: &dyn AnyState) -> io::Result<()> {
        self.line(&move_line(mv.to_string(), events, state, self.flags, self.rules)?)
    }

    /// Returns `out`.
    pub fn into_inner(self) -> W {
        self.out
    }

    fn line(&mut self, line: &Keys) -> io::Result<()> {
        serde_json::to_writer(&mut self.out, line)?;
        self.out.write_all(b"\n")
    }
}

/// Writes the trace of a replayed record.
///
/// # Errors
/// Those of `out`.
pub fn write_trace(replay: &AnyReplay, out: impl Write, flags: TraceFlags) -> io::Result<()> {
    let mut writer = TraceWriter::new(out, flags);
    let mut states = replay.states.iter();
    if let Some(state) = states.next() {
        writer.first(&replay.deal.options, state.as_ref())?;
    }
    for ((mv, events), state) in replay.moves.iter().zip(&replay.events).zip(states) {
        writer.step(mv, events, state.as_ref())?;
    }
    Ok(())
}

/// The keys of a line.
pub(super) type Keys = Map<String, Value>;

/// The first line of a trace.
pub(super) fn first_line(options: &AnyOptions, state: &dyn AnyState, flags: TraceFlags) -> serde_json::Result<Keys> {
    let mut line = Keys::new();
    line.insert("game".into(), state.game().info().id.into());
    line.insert("rules".into(), options.rules.into());
    let written = state.game().written(options).into_iter();
    let pairs = written.map(|(key, value)| Ok((key.to_owned(), to_value(value)?)));
    line.insert("options".into(), Value::Object(pairs.collect::<serde_json::Result<_>>()?));
    insert_state(&mut line, state, flags, options.rules);
    Ok(line)
}

/// A line of a trace after the first; `rules` is the version of the rules that the first line names.
pub(super) fn move_line(
    mv: String,
    events: &[ChanceEvent],
    state: &dyn AnyState,
    flags: TraceFlags,
    rules: u32,
) -> serde_json::Result<Keys> {
    let mut line = Keys::new();
    line.insert("move".into(), mv.into());
    line.insert("chance".into(), to_value(events)?);
    insert_state(&mut line, state, flags, rules);
    Ok(line)
}

fn insert_state(line: &mut Keys, state: &dyn AnyState, flags: TraceFlags, rules: u32) {
    let by = |json: Value| if rules == state.game().info().rules_version { json } else { json_by(json) };
    line.insert("state".into(), by(state.json()));
    if flags.legal {
        line.insert("legal".into(), state.legal_spellings().into());
    }
    if flags.view {
        line.insert("view".into(), by(state.own_view().json()));
    }
}
