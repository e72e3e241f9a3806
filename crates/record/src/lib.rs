//! Deals, deal codes, records and traces: writing, reading, replaying, verifying. All I/O goes through the caller's
//! readers and writers.
//!
//! - [`AnyDeal`]: a game, its options and a 64-bit seed. Players send each other its [`AnyDeal::code`]. [`Deal`] is the same, typed.
//! - [`DealChance`]: the luck of a deal. The `n`-th shuffle of a pile and the `n`-th roll of a die depend only on the seed,
//!   the kind and `n`, so undoing a move never re-rolls the luck.
//! - [`DealLuck`]: the same luck for a search, which meets each event many times.
//! - [`Record`]: one played game as readable text; [`replay_any`] and [`replay_record`] check every move of it.
//! - [`Campaign`]: a series of games, each record linked to the one before it.
//! - [`Guide`]: a record whose comments teach the game, each true of the table at its move.
//! - [`TraceWriter`], [`verify_trace`]: the same game for programs, as JSON lines with every state.
//!
//! ```
//! use underdeck_game::{Play as _, Playable as _};
//! use underdeck_record::{Deal, Record, TraceFlags, replay_any, verify_trace, write_trace};
//! use underdeck_testkit::toy::{Toy, ToyOptions};
//!
//! let deal = Deal::<Toy>::new(ToyOptions::default(), 7);
//! let (mut state, mut luck) = deal.start();
//! let mut record = Record::of_deal(&deal);
//! for _ in 0..3 {
//!     let mv = state.legal_vec()[0];
//!     state.play(mv, &mut luck)?;
//!     record.push_move(&mv.to_string());
//! }
//!
//! // Another program plays the same game from the text of the record.
//! let game = Toy::instance();
//! let replay = replay_any(game, &record.to_string().parse()?)?;
//! assert_eq!(replay.states.last().and_then(|last| last.typed()), Some(&state));
//!
//! let mut trace = Vec::new();
//! write_trace(&replay, &mut trace, TraceFlags::default())?;
//! assert_eq!(verify_trace(game, trace.as_slice())?.moves, 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod campaign;
mod chance;
mod deal;
mod formats;
mod guide;
mod options;
mod record;
mod replay;
mod trace;

use underdeck_game::text;

pub use campaign::{Campaign, campaign_of, chapter_number};
pub use chance::{DealChance, DealLuck, LuckAt, LuckCounts};
pub use deal::{AnyDeal, Deal, DealError, game_number};
pub use formats::date_number;
pub use guide::{Guide, GuidePart, GuideProgress, GuideStep, GuideText, Untrue};
pub use options::{options_from_text, options_to_text};
pub use record::{
    AIDS, Aid, Aids, ENDED, ID, INFORMED, Line, Note, Position, Record, RecordError, RecordedMove, derived_id,
    ended_in, id_in, letters, short_hash,
};
pub use replay::{AnyReplay, PROGRAM, RecordFault, Replay, replay_any, replay_dealt, replay_physical, replay_record};
pub use trace::{
    JsonDifference, TraceFault, TraceFlags, TraceSummary, TraceWriter, first_difference, json_by, json_of, trace_game,
    verify_trace, write_trace,
};
