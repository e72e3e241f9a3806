//! A sensible player: goes for the ritual when it is in sight, and otherwise for the best next step.

mod need;
mod quick;
mod ritual;
mod steps;
mod words;
mod worth;

use std::ops::ControlFlow;

use cards::Card;
use game::{FastChance, FastRng, State as _, View as _};

use crate::face::Faces;
use crate::state::Phase;
use crate::{Move, State, View};

pub(crate) use quick::rollout;
pub(crate) use words::reason;

/// How many ways of dealing the unseen cards a step is judged by.
const DEALS: usize = 8;

/// The move of a player who knows the ritual and plans no further than this turn and the next.
///
/// A winning line whose cards are all known is played. Otherwise every step in reach is judged on several ways of dealing
/// the unseen cards: flipping a tile (walking there over activated tiles first), using an item, descending, or the
/// choice at hand. Steps use something up, and walks have a goal, so the player never goes round in circles.
pub(crate) fn heuristic(view: &View) -> Move {
    decide(&deals(view)).mv
}

/// The player's move and why it is that.
#[derive(Clone, Copy)]
struct Choice {
    mv: Move,
    why: Why,
}

/// What decided for a move.
#[derive(Clone, Copy)]
enum Why {
    /// The first item is a matter of principle.
    First,
    /// The place has as many neighbours as there are.
    Middle,
    /// A line of so many moves wins, whatever the unseen cards are.
    Wins(usize),
    /// This looks best.
    Step(steps::Aim),
    /// Nothing is left to judge.
    Any,
}

/// Some ways of dealing the unseen cards.
fn deals(view: &View) -> [State; DEALS] {
    let mut rng = FastRng::new(0x0C);
    std::array::from_fn(|_| view.determinise(&mut rng))
}

fn decide(deals: &[State; DEALS]) -> Choice {
    match deals[0].phase {
        Phase::Take => Choice { mv: take(&deals[0]), why: Why::First },
        Phase::Stand => Choice { mv: stand(&deals[0]), why: Why::Middle },
        _ => ritual::first_move(deals).or_else(|| steps::best(deals)).unwrap_or_else(|| Choice {
            mv: deals[0].legal_nth(0).expect("a running game has a legal move"),
            why: Why::Any,
        }),
    }
}

/// The queen: a good item, and the Rat King is gone from the first map.
fn take(state: &State) -> Move {
    Move::Take(Card::new(12, state.options.black_suit()))
}

/// The middle of the map, from where most tiles are near.
fn stand(state: &State) -> Move {
    let cells = state.map.grid();
    let neighbours = |spot| cells.neighbours(spot).len();
    let best = cells.iter().max_by_key(|&spot| neighbours(spot)).or(cells.iter().next());
    best.map_or(Move::Resolve, |spot| Move::Stand(spot.cell()))
}

/// Plays a move and all that it asks for, each choice as it looks best at once, up to the next turn.
///
/// Events are met; curses are suffered.
fn settle(mut state: State, mv: Move) -> State {
    let mut luck = FastChance(FastRng::new(1));
    state.play_unchecked(mv, &mut luck);
    loop {
        let next = match state.phase {
            Phase::Take | Phase::Stand | Phase::Turn | Phase::Over(_) => return state,
            Phase::Event => Move::Resolve,
            Phase::Curse => Move::Suffer,
            Phase::Discard { eligible, optional, .. } => worth::least(&state, eligible, optional),
            _ => choose(&state),
        };
        state.play_unchecked(next, &mut luck);
    }
}

/// The choice after which the game looks best at once.
fn choose(state: &State) -> Move {
    let mut luck = FastChance(FastRng::new(1));
    let mut best = (f32::MIN, Move::Keep);
    let _ = state.legal_moves(|mv| {
        let mut after = *state;
        after.play_unchecked(mv, &mut luck);
        let value = worth::worth(&after);
        if value > best.0 {
            best = (value, mv);
        }
        ControlFlow::<()>::Continue(())
    });
    best.1
}

/// Whether the ritual's ace is in hand, or none is needed.
fn has_flask(state: &State) -> bool {
    !state.options.flask_required() || !(state.hand & Faces::ACES).is_empty()
}
