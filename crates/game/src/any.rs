//! A game, its states, views and moves behind object-safe interfaces.
//!
//! Code that runs once per move of a person (sessions, records, the referee, a game with real cards) uses these interfaces and is compiled
//! once. Code that counts moves in nanoseconds (players, playouts, the solver) is generic over [`State`](crate::State). Each [`Playable`]
//! game has both:
//! [`Playable::instance`] gives its instance, and [`Playable::core`] one that explains nothing, for a program that must be small.
//!
//! ```
//! # fn of(game: &'static dyn underdeck_game::AnyGame, chance: &mut dyn underdeck_game::Chance) {
//! let mut state = game.start(&game.default_options(), chance);
//! while let Some(mv) = state.legal_moves().first() {
//!     state.play(mv, chance);
//! }
//! # }
//! ```

mod erased;
mod moves;
mod playable;

use std::any::Any;
use std::borrow::Cow;
use std::fmt::{self, Debug};

use serde_json::Value;
use serde_json::value::RawValue;
use underdeck_cards::CardSet;

use crate::{
    About, CampaignStatus, Chance, FactSpec, FactValue, GameInfo, Gesture, Language, Message, NotationError,
    OptionError, OptionSpec, OptionValue, Options, Outcome, Place, Play, Refusal, Seat, SeenChance, State, StateError,
    Table, Term, Turn, Zone, find_spec,
};

pub use erased::{any_game, any_state, core_game};
pub use moves::AnyMove;
pub use playable::Playable;

/// A game's instance: its facts, its options, and how its states come to be.
pub trait AnyGame: Send + Sync + 'static {
    /// The unchanging facts.
    fn info(&self) -> &'static GameInfo;

    /// All options, in the order of the reference.
    fn specs(&self) -> &'static [OptionSpec];

    /// The older versions of the rules that are still played: [`Options::OLDER_RULES`].
    fn older_rules(&self) -> &'static [u32];

    /// Our defaults, by today's rules.
    fn default_options(&self) -> AnyOptions;

    /// Checks what the specs alone cannot say: that the values go together.
    ///
    /// # Errors
    /// Names the option at fault.
    fn check_options(&self, options: &AnyOptions) -> Result<(), OptionError>;

    /// Sets up a game.
    ///
    /// # Panics
    /// If the options are not this game's; if they fail [`AnyGame::check_options`], it may.
    fn start(&self, options: &AnyOptions, chance: &mut dyn Chance) -> Box<dyn AnyState>;

    /// Reads a state's JSON and [checks](State::check) it.
    ///
    /// # Errors
    /// The path of the faulty key, `.` for the state as a whole, and what is wrong there.
    fn read_state(&self, json: Value) -> Result<Box<dyn AnyState>, (String, String)>;

    /// Reads a move, legal or not.
    ///
    /// # Errors
    /// If the text spells none.
    fn read_move(&self, spelling: &str) -> Result<AnyMove, NotationError>;

    /// The status of the campaign that began with the options `start`, after the games `played`. See [`State::campaign`].
    ///
    /// # Panics
    /// If a state is another game's.
    fn campaign(&self, start: &AnyOptions, played: &[Box<dyn AnyState>]) -> Option<CampaignStatus<AnyOptions>>;

    /// The words of the game, explained.
    fn glossary(&self) -> &'static [Term];

    /// Whether the game has tables: [`Presentation::TABLES`](crate::Presentation::TABLES).
    fn has_tables(&self) -> bool;

    /// The tables in force, as Markdown; `None` if the game has none, or if its instance [explains nothing](core_game).
    ///
    /// # Panics
    /// If the options are not this game's.
    fn tables(&self, options: &AnyOptions) -> Option<Message>;

    /// The normative reference, as Markdown with rule ids: [`State::REFERENCE`].
    fn reference(&self) -> &'static str;

    /// The texts of the guided games in a language, the first for newcomers.
    fn guides(&self, language: Language) -> Vec<Cow<'static, str>>;

    /// Whether some deals are known to have no win.
    fn has_lost_deals(&self) -> bool;

    /// Whether the game has puzzles: [`Solve::PUZZLES`](crate::Solve::PUZZLES).
    fn has_puzzles(&self) -> bool;

    /// The facts that can be asked for: [`Facts::FACTS`](crate::Facts::FACTS); none if the game's instance [explains nothing](core_game).
    fn facts(&self) -> Vec<FactSpec>;
}

/// A state of any game.
///
/// # Panics
/// Each method panics that is given a move or a state of another game.
pub trait AnyState: Any + Debug + Send + Sync {
    /// The state itself, of its own type.
    fn as_any(&self) -> &dyn Any;

    /// The game.
    fn game(&self) -> &'static dyn AnyGame;

    /// A copy.
    fn boxed(&self) -> Box<dyn AnyState>;

    /// Whether the other is the same value of the same game.
    fn is_same(&self, other: &dyn AnyState) -> bool;

    /// Whose decision it is, or how the game ended.
    fn turn(&self) -> Turn;

    /// Whether all seats have the same knowledge.
    fn is_shared(&self) -> bool;

    /// The number of seats that decide under these house rules.
    fn seats(&self) -> u8;

    /// The options of the game that follows a finished part of a campaign.
    fn sequel(&self) -> Option<AnyOptions>;

    /// All legal moves, in the order of [`State::moves`].
    fn legal_moves(&self) -> Vec<AnyMove>;

    /// Whether there are two legal moves or more.
    fn has_choice(&self) -> bool;

    /// Whether the move is legal.
    fn is_legal(&self, mv: &AnyMove) -> bool;

    /// Carries out a move, which the caller guarantees to be legal.
    fn play(&mut self, mv: &AnyMove, chance: &mut dyn Chance);

    /// The view of a seat.
    fn view(&self, seat: Seat) -> Box<dyn AnyView>;

    /// The visible effects, for a seat that did not move, of the move that led from here to `after`, in words.
    fn describe_to_others(&self, mv: &AnyMove, after: &dyn AnyState, seat: Seat) -> Vec<Message>;

    /// The value here of a fact, by its number in [`AnyGame::facts`]; `before` is the state before and the move that led here.
    fn fact(&self, n: usize, before: Option<(&dyn AnyState, &AnyMove)>) -> Option<FactValue>;

    /// Checks that the rules allow this state.
    ///
    /// # Errors
    /// Names the first key at fault.
    fn check(&self) -> Result<(), StateError>;

    /// The JSON of the reference.
    fn json(&self) -> Value;

    /// The same as text.
    fn text(&self) -> Box<RawValue>;
}

/// The knowledge of one seat of any game, with the game's words for it.
///
/// # Panics
/// Each method panics that is given a move or a view of another game.
pub trait AnyView: Any + Debug + Send + Sync {
    /// The view itself, of its own type.
    fn as_any(&self) -> &dyn Any;

    /// A copy.
    fn boxed(&self) -> Box<dyn AnyView>;

    /// Whether the other is the same view of the same game.
    fn is_same(&self, other: &dyn AnyView) -> bool;

    /// The number of hidden entries.
    fn hidden(&self) -> usize;

    /// Every card that the view names: [`View::named_cards`](crate::View::named_cards).
    fn named_cards(&self) -> CardSet;

    /// The JSON of the reference, with hidden cards as `"??"`.
    fn json(&self) -> Value;

    /// The same as text.
    fn text(&self) -> Box<RawValue>;

    /// The table, with the gesture for each legal move.
    fn table(&self) -> Table;

    /// The counters of the table.
    fn counters(&self) -> Vec<Zone>;

    /// The changes that the move from here to `after` made, in words.
    fn describe_change(&self, mv: &AnyMove, chance: &[SeenChance], after: &dyn AnyView) -> Vec<Message>;

    /// The cards of the monsters that the move from here to `after` slew.
    fn slain(&self, mv: &AnyMove, after: &dyn AnyView) -> CardSet;

    /// Why a readable move is not legal now.
    fn refusal(&self, mv: &AnyMove) -> Option<Refusal>;

    /// The spellings of the game's moves: [`Presentation::patterns`](crate::Presentation::patterns).
    fn patterns(&self) -> &'static [&'static str];

    /// The gesture of a readable move, legal or not.
    fn gesture(&self, mv: &AnyMove) -> Option<Gesture>;

    /// The meaning of something on the table and its present effect.
    fn about(&self, place: &Place) -> Option<About>;

    /// The move of a sensible player of a running game, and why; `None` if the game's instance [explains nothing](core_game).
    fn hint(&self) -> Option<(AnyMove, Message)>;
}

/// The options of any game: a value for each, in the order of the specs, and the version of the rules by which they are played.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct AnyOptions {
    /// The keys and their values.
    pub values: Vec<(&'static str, OptionValue)>,
    /// The version of the rules.
    pub rules: u32,
}

impl AnyOptions {
    /// The options of the game `S`.
    pub fn of<S: State>(options: &S::Options) -> Self {
        Self { values: options.pairs(), rules: S::rules_of(options) }
    }

    /// The same, typed.
    ///
    /// # Panics
    /// If they are not the options of `S`.
    pub fn typed<S: State>(&self) -> S::Options {
        let mut options = S::Options::default();
        for (key, value) in &self.values {
            options.set(key, value.clone());
        }
        S::set_rules(&mut options, self.rules).unwrap_or_else(|played| panic!("{played}, not {}", self.rules));
        options
    }

    /// The value of an option.
    pub fn get(&self, key: &str) -> Option<&OptionValue> {
        self.values.iter().find(|(known, _)| *known == key).map(|(_, value)| value)
    }
}

impl dyn AnyGame {
    /// The spec of an option.
    ///
    /// # Errors
    /// If there is none of this name.
    pub fn spec(&self, key: &str) -> Result<&'static OptionSpec, OptionError> {
        find_spec(self.specs(), key)
    }

    /// Sets an option after checking key, type and range.
    ///
    /// # Errors
    /// Says what was wrong and what would be accepted; the options are unchanged.
    pub fn set_option(&self, options: &mut AnyOptions, key: &str, value: OptionValue) -> Result<(), OptionError> {
        let spec = self.spec(key)?;
        let value = spec.settled(value)?;
        options.values.iter_mut().filter(|(known, _)| *known == spec.key).for_each(|(_, own)| *own = value.clone());
        Ok(())
    }

    /// Has the options played by this version of the rules.
    ///
    /// # Errors
    /// The versions that are played, `1 or 2`, if this is none of them; the options are unchanged.
    pub fn set_rules(&self, options: &mut AnyOptions, version: u32) -> Result<(), String> {
        options.rules = crate::state::played_version(version, self.older_rules(), self.info().rules_version)?;
        Ok(())
    }

    /// The options that a state is written with: all house rules, and the documents and rulings that are not the default.
    pub fn written(&self, options: &AnyOptions) -> Vec<(&'static str, OptionValue)> {
        let default = self.default_options();
        let is_always = |key: &str| self.specs().iter().any(|spec| spec.key == key && spec.is_always_written());
        let pairs = options.values.iter().zip(default.values);
        let written = pairs.filter(|(own, default)| is_always(own.0) || *own != default);
        written.map(|(own, _)| own.clone()).collect()
    }
}

impl PartialEq for dyn AnyGame {
    fn eq(&self, other: &Self) -> bool {
        self.info().id == other.info().id
    }
}

impl Eq for dyn AnyGame {}

impl Debug for dyn AnyGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.info().id)
    }
}

impl dyn AnyState {
    /// The outcome; `None` while the game runs.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.turn() {
            Turn::Over(outcome) => Some(outcome),
            Turn::Decide(_) => None,
        }
    }

    /// The seat to decide; the first seat when the game is over.
    pub fn deciding_seat(&self) -> Seat {
        match self.turn() {
            Turn::Decide(seat) => seat,
            Turn::Over(_) => Seat(0),
        }
    }

    /// The view of the seat to decide.
    pub fn own_view(&self) -> Box<dyn AnyView> {
        self.view(self.deciding_seat())
    }

    /// The views of all seats.
    pub fn views(&self) -> Vec<Box<dyn AnyView>> {
        (0..self.seats()).map(|seat| self.view(Seat(seat))).collect()
    }

    /// The spellings of all legal moves, sorted as plain strings, as a trace lists them.
    pub fn legal_spellings(&self) -> Vec<String> {
        let mut spellings: Vec<String> = self.legal_moves().iter().map(ToString::to_string).collect();
        spellings.sort_unstable();
        spellings
    }

    /// The state, typed; `None` if it is another game's.
    pub fn typed<S: Playable>(&self) -> Option<&S> {
        self.as_any().downcast_ref()
    }
}

impl Clone for Box<dyn AnyState> {
    fn clone(&self) -> Self {
        self.as_ref().boxed()
    }
}

impl PartialEq for dyn AnyState {
    fn eq(&self, other: &Self) -> bool {
        self.is_same(other)
    }
}

impl Eq for dyn AnyState {}

impl Clone for Box<dyn AnyView> {
    fn clone(&self) -> Self {
        self.as_ref().boxed()
    }
}

impl PartialEq for dyn AnyView {
    fn eq(&self, other: &Self) -> bool {
        self.is_same(other)
    }
}

impl Eq for dyn AnyView {}
