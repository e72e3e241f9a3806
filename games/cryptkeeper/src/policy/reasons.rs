//! The player's reasons in words: the advantage of the chosen step over the next best one.

use underdeck_cards::Card;
use underdeck_game::{Message, Play, Value, say};

use crate::face::{Face, Faces};
use crate::state::Phase;
use crate::{Edge, End, Move, Options, State, View, words};

use super::steps::{self, Aim};
use super::worth;
use super::{DEALS, Why, deals, decide, renamed};

/// Smaller differences are ignored.
const NOTHING: f32 = 0.05;

/// The reason for the player's move, with the cards of a game with these options; empty once the game is over.
pub(super) fn reason(view: &View, options: Options) -> Message {
    if matches!(view.phase, Phase::Over(_)) {
        return Message::default();
    }
    let deals = deals(view);
    let (state, choice) = (&deals[0], decide(&deals, &mut worth::worth));
    match choice.why {
        Why::First => say!(REASON_FIRST, n = 2),
        Why::Middle => {
            let near = |square| state.map.grid().neighbours(square).len();
            say!(REASON_MIDDLE, n = state.map.grid().iter().map(near).max().unwrap_or(0))
        }
        Why::Wins(1) => say!(REASON_WINS),
        Why::Wins(n) => say!(REASON_LINE, n),
        Why::Step(aim) => step(&deals, aim, options),
        Why::Any => say!(REASON_WALKS),
    }
}

fn step(deals: &[State; DEALS], aim: Aim, options: Options) -> Message {
    let state = &deals[0];
    let name = named(state, aim, options);
    let this = if aim.steps > 0 { say!(STEP_FAR, step = name, n = aim.steps) } else { name }.capitalised();
    match steps::next_best(deals, aim) {
        Some(other) => compared(deals, (aim, this), (other, named(state, other, options)), options),
        None if state.phase == Phase::Turn => say!(REASON_ALL, this),
        None => say!(REASON_ONLY, this),
    }
}

/// The result of a step, on average over the determinisations.
struct Mean {
    /// The terms of its worth.
    terms: [f32; 5],
    /// The number of determinisations that it wins, and loses.
    won: usize,
    lost: usize,
    items: f32,
    ready: f32,
    waiting: f32,
}

impl Mean {
    fn of(deals: &[State; DEALS], aim: Aim) -> Self {
        let mut mean = Self { terms: [0.0; 5], won: 0, lost: 0, items: 0.0, ready: 0.0, waiting: 0.0 };
        let share = 1.0 / DEALS as f32;
        for after in steps::after(deals, aim) {
            match after.phase {
                Phase::Over(End::Won) => mean.won += 1,
                Phase::Over(_) => mean.lost += 1,
                _ => {}
            }
            if after.outcome().is_some() {
                continue;
            }
            mean.terms.iter_mut().zip(worth::terms(&after)).for_each(|(sum, term)| *sum += share * term);
            mean.items += share * after.hand.len() as f32;
            mean.ready += share * worth::readiness(&after);
            mean.waiting += share * worth::waiting(&after) as f32;
        }
        mean
    }
}

/// The clearest advantage of one step over another.
fn compared(
    deals: &[State; DEALS],
    (aim, this): (Aim, Message),
    (other, that): (Aim, Message),
    options: Options,
) -> Message {
    let (mine, theirs) = (Mean::of(deals, aim), Mean::of(deals, other));
    // The evaluation does not see a curse that strikes on the way.
    let is_cursed = aim.steps.max(other.steps) > 0 && !(deals[0].hand & Faces::TENS).is_empty();
    if is_cursed && (mine.won > theirs.won || mine.lost < theirs.lost) {
        return say!(BETTER_RITUAL, this, that);
    }
    if mine.won == DEALS {
        return say!(REASON_WINS_ALL, this, n = DEALS);
    }
    if mine.won > theirs.won {
        return say!(REASON_WINS_MORE, this, n = mine.won, of = DEALS, that, m = theirs.won);
    }
    if mine.lost < theirs.lost {
        return say!(REASON_LOSES_LESS, this, n = mine.lost, of = DEALS, that, m = theirs.lost);
    }
    let gains = mine.terms.iter().zip(theirs.terms).map(|(mine, theirs)| mine - theirs);
    let (most, gain) = gains.enumerate().fold((0, f32::MIN), |best, next| if next.1 > best.1 { next } else { best });
    if gain < NOTHING {
        return if aim.steps < other.steps {
            say!(REASON_EQUAL_NEARER, this, that)
        } else {
            say!(REASON_EQUAL, this, that)
        };
    }
    // Numbers are shown only where they favour the choice.
    let figures = |mine: f32, theirs: f32| {
        let [n, m] = [mine, theirs].map(|mean| (10.0 * mean).round() as i64);
        (n > m && !is_cursed).then_some((n, m))
    };
    let ready = figures(10.0 * mine.ready, 10.0 * theirs.ready);
    let (items, waiting) = (figures(mine.items, theirs.items), figures(mine.waiting, theirs.waiting));
    match (most, ready, items, waiting) {
        (0, Some((n, m)), ..) => say!(REASON_READY, this, n, that, m),
        (1 | 2, _, Some((n, m)), _) => {
            say!(REASON_ITEMS, this, n = Value::Tenths(n), that, m = Value::Tenths(m))
        }
        (4, .., Some((n, m))) => say!(REASON_TILES, this, n = Value::Tenths(n), that, m = Value::Tenths(m)),
        (0, ..) => say!(BETTER_RITUAL, this, that),
        (1, ..) => match kept(deals, aim, other).filter(|_| !is_cursed) {
            Some(face) => {
                let card = renamed(face.card(deals[0].options), deals[0].options, options);
                say!(REASON_KEEPS, this, item = words::as_item(card))
            }
            None => say!(BETTER_ITEMS, this, that),
        },
        (2, ..) => say!(BETTER_SAFETY, this, that),
        (3, ..) => say!(BETTER_TILES, this, that),
        _ => say!(BETTER_FLOOR, this, that),
    }
}

/// An item in hand that one step keeps in every determinisation, and another in none.
fn kept(deals: &[State; DEALS], aim: Aim, other: Aim) -> Option<Face> {
    let [mine, theirs] = [aim, other].map(|aim| steps::after(deals, aim).map(|after| after.hand).collect::<Vec<_>>());
    let is_kept =
        |face: &Face| mine.iter().all(|hand| hand.contains(*face)) && !theirs.iter().any(|hand| hand.contains(*face));
    deals[0].hand.iter().find(is_kept)
}

/// A step as the subject of a sentence.
fn named(state: &State, aim: Aim, options: Options) -> Message {
    let shown = |card: Card| renamed(card, state.options, options);
    let item = |card: Card| words::as_item(shown(card));
    let known = |cell| {
        let face = state.map.face_at(state.square(cell));
        state.known.contains(face).then(|| words::as_tile(shown(face.card(state.options))))
    };
    let is_citrus = state.using_rank().or(state.event_rank()) == Some(6);
    match aim.mv {
        Move::Take(card) | Move::Card(card) => say!(STEP_TAKE, card = shown(card)),
        Move::Go(cell) => match known(cell) {
            Some(tile) => say!(STEP_GO, tile),
            None if aim.steps == 0 => say!(STEP_GO_WAY, way = words::way(aim.from.cell(), cell)),
            None => say!(STEP_GO_HIDDEN, cell),
        },
        Move::Use(card) => say!(STEP_USE, item = item(card)),
        Move::Descend => say!(STEP_DESCEND, floor = state.floor + 1),
        Move::Resolve => say!(STEP_RESOLVE, tile = state.asker()),
        Move::Suffer => say!(STEP_SUFFER, n = (state.hand - Faces::TENS).len()),
        Move::Discard(card) => say!(STEP_DISCARD, item = item(card)),
        Move::Keep => say!(STEP_KEEP),
        Move::Row(row) if is_citrus => say!(STEP_ROW_REVEAL, row),
        Move::Row(row) => say!(STEP_ROW_DISCARD, row),
        Move::Column(column) if is_citrus => say!(STEP_COLUMN_REVEAL, column),
        Move::Column(column) => say!(STEP_COLUMN_DISCARD, column),
        Move::Tile(cell) if state.using.is_some() => {
            known(cell).map_or_else(|| say!(STEP_LIFT_HIDDEN, cell), |tile| say!(STEP_LIFT, tile))
        }
        Move::Tile(cell) => known(cell).map_or_else(|| say!(STEP_TILE_HIDDEN, cell), |tile| say!(STEP_TILE, tile)),
        Move::Cell(cell) if state.picked().is_some() => say!(STEP_LAY, cell),
        Move::Stand(cell) | Move::Cell(cell) => say!(STEP_PASSAGE, cell),
        Move::Build(Edge::Left) => say!(STEP_BUILD_LEFT),
        Move::Build(Edge::Right) => say!(STEP_BUILD_RIGHT),
        Move::Build(Edge::Top) => say!(STEP_BUILD_TOP),
        Move::Build(Edge::Bottom) => say!(STEP_BUILD_BOTTOM),
    }
}
