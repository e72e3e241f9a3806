//! The interface that every Underdeck game implements. No I/O, no clock, no generator inside a game.
//!
//! - [`State`]: everything an all-seeing referee knows, a value. State + move + chance give the next state.
//! - [`View`]: what one seat may know, another type, with no field in which a secret could sit.
//! - [`Presentation`]: the words of a game, and [`Policy`]: how a sensible player plays it; both with working defaults.
//! - [`Solve`]: what a solver may take for granted when it decides whether a deal can be won; the default is nothing.
//! - [`Encode`]: moves as ids and views as bytes, for programs that learn; the default is neither.
//! - [`Facts`]: what reports may ask of a game's states and moves; the default is nothing.
//! - [`Chance`]: the one gate through which luck enters: dealt, recorded, scripted, fast or enumerated.
//! - [`Options`]: the house rules of a game, named, typed and ranged.
//! - [`Table`]: the table of a view, and the gesture that makes each legal move.
//! - [`Change`]: a difference between two tables, in signs.
//! - [`About`]: the explanation of something on a table.
//! - [`Selection`]: picking things up on a table, step by step, until a gesture is made.
//!
//! [`AnyGame`], [`AnyState`] and [`AnyView`] are the same without a game's types, for code that is compiled once.
//! [`Play`] adds methods that follow from a `State`: the checked [`Play::play`], [`Play::legal_vec`] and so on.

mod about;
mod any;
mod campaign;
mod card_reading;
mod chance;
mod change;
mod encode;
mod enumerating;
mod error;
mod face;
mod facts;
mod hashing;
mod info;
mod nearest;
mod options;
mod outcome;
mod perft;
mod policy;
mod presentation;
pub mod prose;
mod reading;
mod rng;
mod rules;
mod said;
mod selection;
mod solve;
mod sources;
pub mod spelling;
mod state;
mod symbol;
mod table;
mod view;
pub mod wire;
mod words;

pub use about::{About, Term, Tooltip};
pub use any::{AnyGame, AnyMove, AnyOptions, AnyState, AnyView, Playable, any_game, any_state, core_game};
pub use campaign::{CampaignStatus, Chapter};
pub use card_reading::{CardReading, read_card};
pub use chance::{Chance, ChanceError, ChanceEvent, Die, Recording, Scripted, SeenChance};
pub use change::Change;
pub use encode::{Actions, Encode, Encoding, Field, FieldKind, Observation, choices};
pub use enumerating::Enumerating;
pub use error::{MoveError, NotationError, Objection, PlayError, Refusal, RuleIds, StateError};
pub use face::{Badge, CardFace, Effect, Role, Token};
pub use facts::{Fact, FactKind, FactSpec, FactTime, FactValue, Facts, Moment, ReadFact, places};
pub use hashing::{HashInput, WordHasher, fold};
pub use info::{Art, Ending, GameInfo, by_values};
pub use nearest::{did_you_mean, nearest};
pub use options::{Document, OptionError, OptionField, OptionKind, OptionSpec, OptionValue, Options, find_spec};
pub use outcome::{GameResult, Outcome, Seat, Turn};
pub use perft::perft;
pub use policy::{Evaluation, Planned, Policy};
pub use presentation::{Presentation, TablesOf};
pub use rand_core::Rng;
pub use rng::{FastChance, FastRng, below, shuffle};
pub use rules::{Rule, find_rule, rules};
pub use said::Messages;
pub use selection::{PointerAction, Selection};
pub use solve::{Aim, Resources, Solve};
pub use sources::{
    Source, SourceClass, Switch, Switches, source_of, source_of_option, sources, with_signs, with_sources,
};
pub use state::{Move, MoveList, Play, State};
pub use symbol::{Icon, Symbol, ZoneKind};
pub use table::{Body, Entry, Finality, Gesture, Good, MoveWords, Offer, Place, Rooms, Sign, Table, Tile, Zone};
pub use underdeck_messages::{
    Catalogue, Found, Id, Language, Link, Message, Value, card_name, is_card_name, load, said_errors, say, signed,
    spoken, suit_name,
};
pub use view::View;
pub use words::UnknownWord;

/// The messages of the program, for [`say!`].
pub use underdeck_messages::text;

#[doc(hidden)]
pub use serde;
