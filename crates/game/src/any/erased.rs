//! The object-safe interfaces of a game whose types are known.
//!
//! Each is implemented twice: with what explains a game, and without. What of it a program links follows from the instances that the
//! program names, [`any_game`] or [`core_game`].

use std::any::Any;
use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;

use serde::Serialize;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use underdeck_cards::CardSet;

use super::{AnyGame, AnyMove, AnyOptions, AnyState, AnyView};
use crate::{
    About, CampaignStatus, Chance, Chapter, FactSpec, FactValue, GameInfo, Gesture, Language, Message, Moment,
    NotationError, OptionError, OptionSpec, Options, Place, Play, Playable, Policy, Presentation, Refusal, Seat,
    SeenChance, State, StateError, Table, Term, Turn, View, Zone,
};

/// The instance of the game `S`. Unless it explains, the methods that explain the game return nothing, and their code is not linked.
struct Typed<S, const EXPLAINS: bool>(PhantomData<fn() -> S>);

impl<S, const EXPLAINS: bool> Typed<S, EXPLAINS> {
    const NEW: Self = Self(PhantomData);
}

/// Makes the instance of the game `S`, for [`playable!`](crate::playable) alone: all else asks [`Playable::instance`].
pub const fn any_game<S: Playable>() -> &'static dyn AnyGame {
    &Typed::<S, true>::NEW
}

/// Makes the instance of the game `S` for a program that plays it and explains nothing: no hints, no reasons why a move is refused, no
/// descriptions of things on the table, no reference, no campaign, and no JSON of states and views. For [`playable!`](crate::playable) alone, too:
/// all else asks [`Playable::core`].
pub const fn core_game<S: Playable>() -> &'static dyn AnyGame {
    &Typed::<S, false>::NEW
}

/// Puts a state of the game `S` behind the object-safe interface, with everything that explains it.
pub fn any_state<S: Playable>(state: S) -> Box<dyn AnyState> {
    Box::new(ErasedState::<S, true>(state))
}

/// Implements [`Playable`] for a state: `underdeck_game::playable!(State);`, or `underdeck_game::playable!(impl<const PILES: bool> Flawed<PILES>);`.
///
/// Its functions belong to the game's own crate and are not inlined, so the object-safe interface of a game is compiled there alone. Each crate
/// that names [`any_game`](crate::any_game) compiles all of it again.
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

            #[inline(never)]
            fn core() -> &'static dyn $crate::AnyGame {
                $crate::core_game::<Self>()
            }

            #[inline(never)]
            fn erased(self) -> Box<dyn $crate::AnyState> {
                $crate::any_state(self)
            }
        }
    };
    ($state:ty) => {
        $crate::playable!(@ [] $state);
    };
}

/// A state behind the object-safe interface.
#[derive(Clone)]
struct ErasedState<S, const EXPLAINS: bool>(S);

impl<S: fmt::Debug, const EXPLAINS: bool> fmt::Debug for ErasedState<S, EXPLAINS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A view behind the object-safe interface.
#[derive(Clone)]
struct ErasedView<V, const EXPLAINS: bool>(V);

impl<V: fmt::Debug, const EXPLAINS: bool> fmt::Debug for ErasedView<V, EXPLAINS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<S: Playable, const EXPLAINS: bool> AnyGame for Typed<S, EXPLAINS> {
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
        Box::new(ErasedState::<S, EXPLAINS>(S::new(&options.typed::<S>(), &mut chance)))
    }

    fn read_state(&self, json: Value) -> Result<Box<dyn AnyState>, (String, String)> {
        if !EXPLAINS {
            return Err((".".into(), "this program was built without it".into()));
        }
        let read: Result<S, _> = serde_path_to_error::deserialize(json);
        let state = read.map_err(|error| (error.path().to_string(), error.inner().to_string()))?;
        Ok(Box::new(ErasedState::<S, EXPLAINS>(state)))
    }

    fn read_move(&self, spelling: &str) -> Result<AnyMove, NotationError> {
        spelling.parse::<S::Move>().map(AnyMove::new)
    }

    fn campaign(&self, start: &AnyOptions, played: &[Box<dyn AnyState>]) -> Option<CampaignStatus<AnyOptions>> {
        if !EXPLAINS {
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
        if EXPLAINS { S::View::glossary() } else { &[] }
    }

    fn has_tables(&self) -> bool {
        const { S::View::TABLES.is_some() }
    }

    fn tables(&self, options: &AnyOptions) -> Option<Message> {
        if EXPLAINS { S::View::TABLES.map(|tables| tables(&options.typed::<S>())) } else { None }
    }

    fn reference(&self) -> &'static str {
        if EXPLAINS { S::REFERENCE } else { "" }
    }

    fn guides(&self, language: Language) -> Vec<Cow<'static, str>> {
        S::INFO.guides(language)
    }

    fn has_lost_deals(&self) -> bool {
        S::HAS_LOST_DEALS
    }

    fn has_puzzles(&self) -> bool {
        const { !S::PUZZLES.is_empty() }
    }

    fn facts(&self) -> Vec<FactSpec> {
        if EXPLAINS { S::FACTS.iter().map(|fact| fact.spec).collect() } else { Vec::new() }
    }
}

impl<S: Playable, const EXPLAINS: bool> AnyState for ErasedState<S, EXPLAINS> {
    fn as_any(&self) -> &dyn Any {
        &self.0
    }

    fn game(&self) -> &'static dyn AnyGame {
        &Typed::<S, EXPLAINS>::NEW
    }

    fn boxed(&self) -> Box<dyn AnyState> {
        Box::new(self.clone())
    }

    fn is_same(&self, other: &dyn AnyState) -> bool {
        other.typed() == Some(&self.0)
    }

    fn turn(&self) -> Turn {
        State::turn(&self.0)
    }

    fn is_shared(&self) -> bool {
        State::is_shared(&self.0)
    }

    fn seats(&self) -> u8 {
        State::seats(&self.0)
    }

    fn sequel(&self) -> Option<AnyOptions> {
        if EXPLAINS { State::sequel(&self.0).map(|options| AnyOptions::of::<S>(&options)) } else { None }
    }

    fn legal_moves(&self) -> Vec<AnyMove> {
        self.0.legal_vec().into_iter().map(AnyMove::new).collect()
    }

    fn has_choice(&self) -> bool {
        self.0.legal_nth(1).is_some()
    }

    fn is_legal(&self, mv: &AnyMove) -> bool {
        Play::is_legal(&self.0, move_of::<S>(mv))
    }

    fn play(&mut self, mv: &AnyMove, mut chance: &mut dyn Chance) {
        self.0.play_unchecked(move_of::<S>(mv), &mut chance);
    }

    fn view(&self, seat: Seat) -> Box<dyn AnyView> {
        Box::new(ErasedView::<S::View, EXPLAINS>(State::view(&self.0, seat)))
    }

    fn describe_to_others(&self, mv: &AnyMove, after: &dyn AnyState, seat: Seat) -> Vec<Message> {
        S::View::describe_to_others(&self.0, move_of::<S>(mv), own::<S>(after), seat)
    }

    fn fact(&self, n: usize, before: Option<(&dyn AnyState, &AnyMove)>) -> Option<FactValue> {
        if !EXPLAINS {
            return None;
        }
        let before = before.map(|(state, mv)| (own::<S>(state), move_of::<S>(mv)));
        (S::FACTS.get(n)?.read)(&Moment { before, now: &self.0 })
    }

    fn check(&self) -> Result<(), StateError> {
        // Its own rules made it.
        if EXPLAINS { State::check(&self.0) } else { Ok(()) }
    }

    fn json(&self) -> Value {
        if EXPLAINS { json(&self.0) } else { Value::Null }
    }

    fn text(&self) -> Box<RawValue> {
        if EXPLAINS { text(&self.0) } else { RawValue::NULL.to_owned() }
    }
}

impl<V: View<State: Playable<View = V>> + Presentation + Policy, const EXPLAINS: bool> AnyView
    for ErasedView<V, EXPLAINS>
{
    fn as_any(&self) -> &dyn Any {
        &self.0
    }

    fn boxed(&self) -> Box<dyn AnyView> {
        Box::new(self.clone())
    }

    fn is_same(&self, other: &dyn AnyView) -> bool {
        other.as_any().downcast_ref() == Some(&self.0)
    }

    fn hidden(&self) -> usize {
        View::hidden(&self.0)
    }

    fn named_cards(&self) -> CardSet {
        View::named_cards(&self.0)
    }

    fn json(&self) -> Value {
        if EXPLAINS { json(&self.0) } else { Value::Null }
    }

    fn text(&self) -> Box<RawValue> {
        if EXPLAINS { text(&self.0) } else { RawValue::NULL.to_owned() }
    }

    fn table(&self) -> Table {
        Presentation::table(&self.0)
    }

    fn counters(&self) -> Vec<Zone> {
        Presentation::counters(&self.0)
    }

    fn describe_change(&self, mv: &AnyMove, chance: &[SeenChance], after: &dyn AnyView) -> Vec<Message> {
        let after = after.as_any().downcast_ref().expect(OTHER_GAME);
        Presentation::describe_change(&self.0, move_of::<V::State>(mv), chance, after)
    }

    fn slain(&self, mv: &AnyMove, after: &dyn AnyView) -> CardSet {
        let after = after.as_any().downcast_ref().expect(OTHER_GAME);
        Presentation::slain(&self.0, move_of::<V::State>(mv), after)
    }

    fn refusal(&self, mv: &AnyMove) -> Option<Refusal> {
        if EXPLAINS { Presentation::refusal(&self.0, move_of::<V::State>(mv)) } else { None }
    }

    fn patterns(&self) -> &'static [&'static str] {
        Presentation::patterns(&self.0)
    }

    fn gesture(&self, mv: &AnyMove) -> Option<Gesture> {
        if EXPLAINS { Presentation::gesture(&self.0, move_of::<V::State>(mv)) } else { None }
    }

    fn about(&self, place: &Place) -> Option<About> {
        if EXPLAINS { Presentation::about(&self.0, place) } else { None }
    }

    fn hint(&self) -> Option<(AnyMove, Message)> {
        if EXPLAINS { Some((AnyMove::new(self.0.heuristic()), self.0.reason())) } else { None }
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
