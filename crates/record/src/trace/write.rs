//! Writing a trace.

use std::io::{self, Write};

use game::{ChanceEvent, Options, Play, State};
use serde::ser::{Error as _, Serialize, SerializeMap, Serializer};

use super::rules::json_by;
use crate::Replay;

/// What each line of a trace includes besides the state.
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
    pub fn first<S: State>(&mut self, options: &S::Options, state: &S) -> io::Result<()> {
        self.rules = S::rules_of(options);
        self.line(&FirstLine { options, state, flags: self.flags })
    }

    /// Writes a move, its chance events, and the state after it.
    ///
    /// # Errors
    /// Those of `out`.
    pub fn step<S: State>(&mut self, mv: S::Move, events: &[ChanceEvent], state: &S) -> io::Result<()> {
        self.line(&MoveLine { mv: mv.to_string(), events, state, flags: self.flags, rules: self.rules })
    }

    /// Returns `out`.
    pub fn into_inner(self) -> W {
        self.out
    }

    fn line(&mut self, line: &impl Serialize) -> io::Result<()> {
        serde_json::to_writer(&mut self.out, line)?;
        self.out.write_all(b"\n")
    }
}

/// Writes the trace of a replayed record.
///
/// # Errors
/// Those of `out`.
pub fn write_trace<S: State>(replay: &Replay<S>, out: impl Write, flags: TraceFlags) -> io::Result<()> {
    let mut writer = TraceWriter::new(out, flags);
    let mut states = replay.states.iter();
    if let Some(state) = states.next() {
        writer.first(&replay.deal.options, state)?;
    }
    for ((&mv, events), state) in replay.moves.iter().zip(&replay.events).zip(states) {
        writer.step(mv, events, state)?;
    }
    Ok(())
}

/// The first line of a trace.
pub(super) struct FirstLine<'a, S: State> {
    pub(super) options: &'a S::Options,
    pub(super) state: &'a S,
    pub(super) flags: TraceFlags,
}

/// A further line of a trace.
pub(super) struct MoveLine<'a, S: State> {
    pub(super) mv: String,
    pub(super) events: &'a [ChanceEvent],
    pub(super) state: &'a S,
    pub(super) flags: TraceFlags,
    /// The version of the rules that the first line names.
    pub(super) rules: u32,
}

impl<S: State> Serialize for FirstLine<'_, S> {
    fn serialize<Z: Serializer>(&self, serializer: Z) -> Result<Z::Ok, Z::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("game", S::INFO.id)?;
        let rules = S::rules_of(self.options);
        map.serialize_entry("rules", &rules)?;
        map.serialize_entry("options", &Pairs(self.options))?;
        serialize_state(&mut map, self.state, self.flags, rules)?;
        map.end()
    }
}

impl<S: State> Serialize for MoveLine<'_, S> {
    fn serialize<Z: Serializer>(&self, serializer: Z) -> Result<Z::Ok, Z::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("move", &self.mv)?;
        map.serialize_entry("chance", self.events)?;
        serialize_state(&mut map, self.state, self.flags, self.rules)?;
        map.end()
    }
}

fn serialize_state<M: SerializeMap, S: State>(
    map: &mut M,
    state: &S,
    flags: TraceFlags,
    rules: u32,
) -> Result<(), M::Error> {
    serialize_by(map, "state", state, rules, S::INFO.rules_version)?;
    if flags.legal {
        map.serialize_entry("legal", &state.legal_spellings())?;
    }
    if flags.view {
        serialize_by(map, "view", &state.view(state.deciding_seat()), rules, S::INFO.rules_version)?;
    }
    Ok(())
}

fn serialize_by<M: SerializeMap>(
    map: &mut M,
    key: &str,
    value: &impl Serialize,
    rules: u32,
    today: u32,
) -> Result<(), M::Error> {
    match rules == today {
        true => map.serialize_entry(key, value),
        false => map.serialize_entry(key, &json_by(value).map_err(M::Error::custom)?),
    }
}

/// The options of a state and their values, as one object.
struct Pairs<'a, O>(&'a O);

impl<O: Options> Serialize for Pairs<'_, O> {
    fn serialize<Z: Serializer>(&self, serializer: Z) -> Result<Z::Ok, Z::Error> {
        serializer.collect_map(self.0.written())
    }
}
