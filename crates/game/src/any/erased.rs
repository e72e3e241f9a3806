//! The object-safe interfaces of a game whose types are known.

use std::any::Any;
use std::marker::PhantomData;

use cards::CardSet;
use serde::Serialize;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

use super::{AnyGame, AnyMove, AnyOptions, AnyState, AnyView};
use crate::{
    About, CampaignStatus, Chance, Chapter, GameInfo, Gesture, NotationError, OptionError, OptionSpec, Options, Place,
    Play, Playable, Policy, Refusal, Seat, SeenChance, State, StateError, Table, Telling, Term, Turn, View, Zone,
};

/// Whether this program leaves out what explains a game: then those methods return nothing, and their code is not linked.
const IS_FIRST: bool = cfg!(feature = "first");

/// The instance of the game `S`.
struct Typed<S>(PhantomData<fn() -> S>);

impl<S> Typed<S> {
    const NEW: Self = Self(PhantomData);
}

/// Makes the instance of the game `S`, for [`playable!`](crate::playable) alone: all else asks [`Playable::instance`].
pub const fn any_game<S: Playable>() -> &'static dyn AnyGame {
    &Typed::<S>::NEW
}

/// Implements [`Playable`] for a state: `game::playable!(State);`, or `game::playable!(impl<const PILES: bool> Flawed<PILES>);`.
///
/// The instance is a function of the game's own crate, and is not inlined, so the object-safe interface of a game is compiled there alone.
/// Each crate that names [`any_game`](crate::any_game) compiles all of it again.
#[macro_export]
macro_rules! playable {
    (impl<const $name:ident: $of:ty> $state:ty) => {
        $crate::playable!(@ [const $name: $of] $state);
    };
    (@ [$($generics:tt)*] $state:ty) => {
        impl<$($generics)*> $crate::Playable for $state {
            #[inline(never)]
            fn instance() -> &'static dyn $crate::AnyGame {
                $crate::any_game::<Self>()
            }
        }
    };
    ($state:ty) => {
        $crate::playable!(@ [] $state);
    };
}

impl<S: Playable> AnyGame for Typed<S> {
    fn info(&self) -> &'static GameInfo {
        S::INFO
    }

    fn specs(&self) -> &'static [OptionSpec] {
        S::Options::SPECS
    }

    fn older_rules(&self) -> &'static [u32] {
        S::Options::OLDER_RULES
    }

    fn default_options(&self) -> AnyOptions {
        AnyOptions::of::<S>(&S::Options::default())
    }

    fn check_options(&self, options: &AnyOptions) -> Result<(), OptionError> {
        options.typed::<S>().check()
    }

    fn start(&self, options: &AnyOptions, mut chance: &mut dyn Chance) -> Box<dyn AnyState> {
        Box::new(S::new(&options.typed::<S>(), &mut chance))
    }

    fn read_state(&self, json: Value) -> Result<Box<dyn AnyState>, (String, String)> {
        if IS_FIRST {
            return Err((".".into(), "this program was built without it".into()));
        }
        let read: Result<S, _> = serde_path_to_error::deserialize(json);
        let state = read.map_err(|error| (error.path().to_string(), error.inner().to_string()))?;
        Ok(Box::new(state))
    }

    fn read_move(&self, spelling: &str) -> Result<AnyMove, NotationError> {
        spelling.parse::<S::Move>().map(AnyMove::new)
    }

    fn campaign(&self, start: &AnyOptions, played: &[Box<dyn AnyState>]) -> Option<CampaignStatus<AnyOptions>> {
        if IS_FIRST {
            return None;
        }
        let played: Vec<S> = played.iter().map(|state| own::<S>(state.as_ref()).clone()).collect();
        let CampaignStatus { result, words, progress, next } = S::campaign(&start.typed::<S>(), &played)?;
        let chapter = |Chapter { id, name, story, options }: Chapter<S::Options>| {
            let options = AnyOptions::of::<S>(&options);
            Chapter { id, name, story, options }
        };
        Some(CampaignStatus { result, words, progress, next: next.into_iter().map(chapter).collect() })
    }

    fn glossary(&self) -> &'static [Term] {
        if IS_FIRST { &[] } else { S::View::glossary() }
    }

    fn guides(&self) -> &'static [&'static str] {
        S::View::guides()
    }

    fn has_lost_deals(&self) -> bool {
        S::HAS_LOST_DEALS
    }

    fn puzzles(&self) -> &'static str {
        S::PUZZLES
    }
}

impl<S: Playable> AnyState for S {
    fn game(&self) -> &'static dyn AnyGame {
        S::instance()
    }

    fn boxed(&self) -> Box<dyn AnyState> {
        Box::new(self.clone())
    }

    fn is_same(&self, other: &dyn AnyState) -> bool {
        other.typed() == Some(self)
    }

    fn turn(&self) -> Turn {
        State::turn(self)
    }

    fn is_shared(&self) -> bool {
        State::is_shared(self)
    }

    fn seats(&self) -> u8 {
        State::seats(self)
    }

    fn legal_moves(&self) -> Vec<AnyMove> {
        self.legal_vec().into_iter().map(AnyMove::new).collect()
    }

    fn has_choice(&self) -> bool {
        self.legal_nth(1).is_some()
    }

    fn is_legal(&self, mv: &AnyMove) -> bool {
        Play::is_legal(self, move_of::<S>(mv))
    }

    fn play(&mut self, mv: &AnyMove, mut chance: &mut dyn Chance) {
        self.play_unchecked(move_of::<S>(mv), &mut chance);
    }

    fn view(&self, seat: Seat) -> Box<dyn AnyView> {
        Box::new(State::view(self, seat))
    }

    fn overheard(&self, mv: &AnyMove, after: &dyn AnyState, seat: Seat) -> Vec<String> {
        S::View::overheard(self, move_of::<S>(mv), own::<S>(after), seat)
    }

    fn check(&self) -> Result<(), StateError> {
        State::check(self)
    }

    fn json(&self) -> Value {
        if IS_FIRST { Value::Null } else { json(self) }
    }

    fn text(&self) -> Box<RawValue> {
        if IS_FIRST { RawValue::NULL.to_owned() } else { text(self) }
    }
}

impl<V: View<State: Playable<View = V>> + Telling + Policy> AnyView for V {
    fn boxed(&self) -> Box<dyn AnyView> {
        Box::new(self.clone())
    }

    fn is_same(&self, other: &dyn AnyView) -> bool {
        (other as &dyn Any).downcast_ref() == Some(self)
    }

    fn hidden(&self) -> usize {
        View::hidden(self)
    }

    fn named_cards(&self) -> CardSet {
        View::named_cards(self)
    }

    fn json(&self) -> Value {
        if IS_FIRST { Value::Null } else { json(self) }
    }

    fn text(&self) -> Box<RawValue> {
        text(self)
    }

    fn table(&self) -> Table {
        Telling::table(self)
    }

    fn counters(&self) -> Vec<Zone> {
        Telling::counters(self)
    }

    fn told(&self, mv: &AnyMove, chance: &[SeenChance], after: &dyn AnyView) -> Vec<String> {
        let after = (after as &dyn Any).downcast_ref().expect(OTHER_GAME);
        Telling::told(self, move_of::<V::State>(mv), chance, after)
    }

    fn refusal(&self, mv: &AnyMove) -> Option<Refusal> {
        Telling::refusal(self, move_of::<V::State>(mv))
    }

    fn patterns(&self) -> &'static [&'static str] {
        Telling::patterns(self)
    }

    fn gesture(&self, mv: &AnyMove) -> Option<Gesture> {
        if IS_FIRST { None } else { Telling::gesture(self, move_of::<V::State>(mv)) }
    }

    fn about(&self, place: &Place) -> Option<About> {
        if IS_FIRST { None } else { Telling::about(self, place) }
    }

    fn hint(&self) -> Option<(AnyMove, String)> {
        if IS_FIRST { None } else { Some((AnyMove::new(self.heuristic()), self.reason())) }
    }
}

const OTHER_GAME: &str = "a move or a position of another game";

fn move_of<S: State>(mv: &AnyMove) -> S::Move {
    mv.typed().expect(OTHER_GAME)
}

fn own<S: Playable>(state: &dyn AnyState) -> &S {
    state.typed().expect(OTHER_GAME)
}

// States and views are JSON objects with string keys, so serialising them cannot fail.
fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}

fn text(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).unwrap_or_default()
}
