//! The typed part of single games.

use std::any::Any;
use std::fmt;
use std::sync::{Arc, OnceLock};

use underdeck_catalogue::{GameExtension, typed_options};
use underdeck_game::{
    AnyGame, AnyMove, AnyOptions, AnyState, Encode, Encoding, FastRng, Play, Playable, Seat, State, View,
};
use underdeck_players::{Decision, Player, PlayerKind, playout};

use crate::Error;
use crate::playing::{ROOM, Source};

/// The spellings of moves already made.
pub(crate) type Spellings = Arc<dyn Fn() -> Vec<String> + Send + Sync>;

/// Players, ids and observations for the types of one game; [`Single`](crate::Single) is independent of these types. A game that is registered at run
/// time needs it as well: `underdeck_catalogue::register_extension::<S, underdeck_env::Planner>()`.
#[derive(Debug)]
pub struct Planner {
    pub(crate) rules: fn(&Pairs) -> Result<Rules, Error>,
    encoding: fn(&Typed) -> Encoding,
    pub(crate) legal: fn(&dyn AnyState) -> Vec<String>,
    pub(crate) actions: fn(&dyn AnyState) -> Vec<usize>,
    pub(crate) action: fn(&dyn AnyState, &AnyMove) -> usize,
    pub(crate) decode: fn(&dyn AnyState, usize) -> Option<AnyMove>,
    pub(crate) observe: fn(&dyn AnyState, Seat, &mut [u8]),
    pub(crate) determinise: fn(&dyn AnyState, &mut FastRng) -> Box<dyn AnyState>,
    pub(crate) choose: fn(&dyn AnyState, &Rules, PlayerKind, u64) -> Option<AnyMove>,
    pub(crate) playout: PlayOut,
}

/// Plays with a seeded player and this source of randomness, up to a number of moves. Returns the number of moves and their spellings.
type PlayOut = fn(&mut Box<dyn AnyState>, &Rules, PlayerKind, u64, &mut Source, u64) -> (u64, Spellings);

/// Options as keys and values.
pub(crate) type Pairs = [(String, String)];

/// Options of the game's own type.
type Typed = Box<dyn Any + Send + Sync>;

/// The game and its house rules, shared by a game and its copies.
pub(crate) struct Rules {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) planner: &'static Planner,
    pub(crate) options: AnyOptions,
    typed: Typed,
    encoding: OnceLock<Encoding>,
}

impl GameExtension for Planner {
    fn of<S: Playable>() -> &'static Self {
        &Self {
            rules: rules::<S>,
            encoding: |options| S::View::encoding(typed::<S>(options)),
            legal: |state| own::<S>(state).legal_vec().iter().map(ToString::to_string).collect(),
            actions: actions::<S>,
            action: |state, mv| own_view::<S>(state).action(mv.typed().expect(OTHER)),
            decode: |state, id| own_view::<S>(state).decode(id).map(AnyMove::new),
            observe: |state, seat, out| State::view(own::<S>(state), seat).observe(out),
            determinise: |state, rng| own_view::<S>(state).determinise(rng).erased(),
            choose: choose::<S>,
            playout: play_out::<S>,
        }
    }
}

impl Rules {
    pub(crate) fn encoding(&self) -> &Encoding {
        self.encoding.get_or_init(|| (self.planner.encoding)(&self.typed))
    }

    /// Whether the game has `Place` ids.
    pub(crate) fn has_ids(&self) -> bool {
        !self.encoding().is_empty()
    }

    pub(crate) fn check_ids(&self) -> Result<(), Error> {
        if self.has_ids() { Ok(()) } else { Err(Error::NoEncoding(self.game.info().id)) }
    }
}

impl fmt::Debug for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Rules").field("options", &self.options).finish_non_exhaustive()
    }
}

const OTHER: &str = "a state, a move or options of another game";

fn own<S: Playable>(state: &dyn AnyState) -> &S {
    state.typed().expect(OTHER)
}

fn typed<S: Playable>(options: &Typed) -> &S::Options {
    options.downcast_ref().expect(OTHER)
}

/// The view of the deciding seat.
fn own_view<S: Playable>(state: &dyn AnyState) -> S::View {
    let state = own::<S>(state);
    State::view(state, state.deciding_seat())
}

fn rules<S: Playable>(pairs: &Pairs) -> Result<Rules, Error> {
    let typed = typed_options::<S>(pairs)?;
    let (game, planner, options) = (S::instance(), Planner::of::<S>(), AnyOptions::of::<S>(&typed));
    Ok(Rules { game, planner, options, typed: Box::new(typed), encoding: OnceLock::new() })
}

fn actions<S: Playable>(state: &dyn AnyState) -> Vec<usize> {
    let view = own_view::<S>(state);
    own::<S>(state).legal_vec().into_iter().map(|mv| view.action(mv)).collect()
}

fn choose<S: Playable>(state: &dyn AnyState, rules: &Rules, kind: PlayerKind, seed: u64) -> Option<AnyMove> {
    let mut player = kind.playing::<S>(typed::<S>(&rules.typed), seed, None);
    player.choose(Decision::of(own::<S>(state))).map(AnyMove::new)
}

fn play_out<S: Playable>(
    state: &mut Box<dyn AnyState>,
    rules: &Rules,
    kind: PlayerKind,
    seed: u64,
    luck: &mut Source,
    max_moves: u64,
) -> (u64, Spellings) {
    let mut typed_state = own::<S>(state.as_ref()).clone();
    let mut player = kind.playing::<S>(typed::<S>(&rules.typed), seed, None);
    let mut moves = Vec::with_capacity(max_moves.min(ROOM as u64) as usize);
    let made = playout(&mut typed_state, &mut Logged(&mut player, &mut moves), luck, max_moves).moves;
    // The player is called once more than moves are made if the limit is reached.
    moves.truncate(made as usize);
    *state = typed_state.erased();
    (made, Arc::new(move || moves.iter().map(ToString::to_string).collect()))
}

/// A player whose moves are recorded.
struct Logged<'a, P, M>(&'a mut P, &'a mut Vec<M>);

impl<S: Playable, P: Player<S>> Player<S> for Logged<'_, P, S::Move> {
    fn choose(&mut self, decision: Decision<'_, S>) -> Option<S::Move> {
        let mv = self.0.choose(decision);
        self.1.extend(mv);
        mv
    }
}
