//! A sensible player, who performs the ritual when it is in sight, and otherwise takes the best next step.
//!
//! The heuristic plays a winning line if all its cards are known. Otherwise it judges every step in reach on several
//! determinisations: flipping a tile (after walking there over activated tiles), using an item, descending, or the
//! choice that is due. Steps use something up and walks have a goal, so the player never walks in circles.

mod need;
mod reasons;
mod ritual;
mod rollout;
mod steps;
mod worth;

use underdeck_cards::Card;
use underdeck_game::{
    Evaluation, FastChance, FastRng, Message, MoveList as _, Planned, Play as _, Policy, Rng, Seat, State as _,
    View as _,
};

use crate::face::{Face, Faces};
use crate::state::Phase;
use crate::{Move, Options, State, View};

/// The number of determinisations on which a step is judged.
const DEALS: usize = 8;
/// The value that a sure win by a learned value adds to a position, and the share of the heuristic's own outlook.
const LEARNED: f32 = 50.0;
const OWN: f32 = 0.35;

impl Policy for View {
    const OUTLOOK: &'static [u8] = underdeck_game::bytes_of!("policy/outlook.bin");
    const WEIGHTS: &'static [u8] = underdeck_game::bytes_of!("policy/weights.bin");

    /// Plans only this turn and the next.
    fn heuristic(&self) -> Move {
        in_spades(self, |view| decide(&deals(view), &mut worth::worth).mv)
    }

    /// The value of a position is the heuristic's plus the learned one.
    fn planned(&self, value: &mut dyn Evaluation<Self>, _rest: &mut Vec<Move>) -> Option<Planned<Move>> {
        let mut worth = |state: &State| match state.phase {
            Phase::Over(_) => worth::worth(state),
            _ => OWN * worth::worth(state) + LEARNED * value.foreseen(&state.view(Seat(0))),
        };
        Some(Planned { mv: in_spades(self, |view| decide(&deals(view), &mut worth).mv), worth: None })
    }

    fn rollout(&self, _rng: &mut impl Rng) -> Move {
        in_spades(self, rollout::rollout)
    }

    fn reason(&self) -> Message {
        reasons::reason(self.in_spades().as_ref().unwrap_or(self), self.options)
    }
}

/// The move that is chosen where spades are the black suit, under its own name: no choice depends on the name of a
/// suit.
fn in_spades(view: &View, mut choose: impl FnMut(&View) -> Move) -> Move {
    let Some(other) = view.in_spades() else { return choose(view) };
    let card = |card: Card| renamed(card, other.options, view.options);
    match choose(&other) {
        Move::Take(found) => Move::Take(card(found)),
        Move::Use(found) => Move::Use(card(found)),
        Move::Discard(found) => Move::Discard(card(found)),
        Move::Card(found) => Move::Card(card(found)),
        mv => mv,
    }
}

/// A card of a game with `from` under its name in one with `to`, where clubs may be called spades.
fn renamed(card: Card, from: Options, to: Options) -> Card {
    if from == to { card } else { Face::of(card, from).turned().card(to) }
}

/// The player's move and its reason.
#[derive(Clone, Copy)]
struct Choice {
    mv: Move,
    why: Why,
}

/// The reason for a move.
#[derive(Clone, Copy)]
enum Why {
    /// The first item is always the queen.
    First,
    /// No tile has more neighbours.
    Middle,
    /// A line of this many moves wins for all unseen cards.
    Wins(usize),
    /// It begins the step with the best outlook.
    Step(steps::Aim),
    /// No step is left to judge.
    Any,
}

/// Some determinisations of the view, always the same ones.
fn deals(view: &View) -> [State; DEALS] {
    let mut rng = FastRng::new(0x0C);
    std::array::from_fn(|_| view.determinise(&mut rng))
}

fn decide(deals: &[State; DEALS], worth: &mut impl FnMut(&State) -> f32) -> Choice {
    match deals[0].phase {
        Phase::Take => Choice { mv: take(&deals[0]), why: Why::First },
        Phase::Stand => Choice { mv: stand(&deals[0]), why: Why::Middle },
        _ => ritual::first_move(deals).or_else(|| steps::best(deals, worth)).unwrap_or_else(|| Choice {
            mv: deals[0].legal_nth(0).expect("a running game has a legal move"),
            why: Why::Any,
        }),
    }
}

/// The queen: a good item, and with it the Rat King is off the first map.
fn take(state: &State) -> Move {
    Move::Take(Card::new(12, state.options.black_suit()))
}

/// The middle of the map, next to the most tiles.
fn stand(state: &State) -> Move {
    let cells = state.map.grid();
    let neighbours = |square| cells.neighbours(square).len();
    let best = cells.iter().max_by_key(|&square| neighbours(square)).or(cells.iter().next());
    best.map_or(Move::Resolve, |square| Move::Stand(square.cell()))
}

/// Plays a move and every choice that follows from it, each by the best immediate outlook, up to the next turn.
///
/// Waiting events are resolved and curses suffered.
fn settle(mut state: State, mv: Move) -> State {
    let mut luck = FastChance(FastRng::new(1));
    state.play_unchecked(mv, &mut luck);
    loop {
        let next = match state.phase {
            Phase::Take | Phase::Stand | Phase::Turn | Phase::Over(_) => return state,
            Phase::Event => Move::Resolve,
            Phase::Curse => Move::Suffer,
            Phase::Discard { optional, .. } => worth::least(&state, state.eligible(), optional),
            _ => choose(&state),
        };
        state.play_unchecked(next, &mut luck);
    }
}

/// The choice with the best outlook.
fn choose(state: &State) -> Move {
    let mut luck = FastChance(FastRng::new(1));
    let mut best = (f32::MIN, Move::Keep);
    for mv in state.moves().all().filter(|mv| !matches!(mv, Move::Use(_))) {
        let mut after = *state;
        after.play_unchecked(mv, &mut luck);
        let value = worth::worth(&after);
        if value > best.0 {
            best = (value, mv);
        }
    }
    best.1
}

/// Whether the ritual's ace is in hand, or none is needed.
fn has_flask(state: &State) -> bool {
    !state.options.flask_required() || !(state.hand & Faces::ACES).is_empty()
}
