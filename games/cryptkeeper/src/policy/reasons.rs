//! The player's reasons in words: what the chosen step leaves better than the next best one.

use cards::Card;
use game::Play;
use game::prose::{capitalised, count};

use crate::face::Faces;
use crate::state::Phase;
use crate::{End, Move, State, View, words};

use super::steps::{self, Aim};
use super::worth;
use super::{DEALS, Why, deals, decide};

/// Differences smaller than this decide nothing.
const NOTHING: f32 = 0.05;

/// Why the player chooses the move; empty once the game is over.
pub(super) fn reason(view: &View) -> String {
    if matches!(view.phase, Phase::Over(_)) {
        return String::new();
    }
    let deals = deals(view);
    let (state, choice) = (&deals[0], decide(&deals, &mut worth::worth));
    match choice.why {
        Why::First => {
            const QUEEN: u8 = 12;
            let (item, tile) = (words::item(QUEEN), words::tile(QUEEN));
            format!("The {item} finds more items, and while you hold her she is no {tile} on the first map.")
        }
        Why::Middle => {
            let near = |square| state.map.grid().neighbours(square).len();
            let most = state.map.grid().iter().map(near).max().unwrap_or(0);
            format!("From here {} can be stepped on, as many as from anywhere.", count(most, "tile"))
        }
        Why::Wins(1) => "This move wins, whatever the unseen cards are.".into(),
        Why::Wins(n) => {
            format!("A sure win: {n} moves bring Altar, Amulet and Flask together, whatever the unseen cards are.")
        }
        Why::Step(aim) => step(&deals, aim),
        Why::Any => "No step is left that does anything, so any move will do.".into(),
    }
}

fn step(deals: &[State; DEALS], aim: Aim) -> String {
    let state = &deals[0];
    let far = if aim.steps > 0 { format!(" ({} away)", count(aim.steps, "step")) } else { String::new() };
    let what = format!("{}{far}", capitalised(&named(state, aim)));
    let Some(other) = steps::next_best(deals, aim) else {
        let phase = if state.phase == Phase::Turn { "is all that is left to do" } else { "is the only choice" };
        return format!("{what} {phase}.");
    };
    format!("{}.", compared(deals, (aim, &what), (other, &named(state, other))))
}

/// What a step leads to, on average over the determinisations.
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

/// In what a step is most clearly better than another.
fn compared(deals: &[State; DEALS], (aim, this): (Aim, &str), (other, that): (Aim, &str)) -> String {
    let (mine, theirs) = (Mean::of(deals, aim), Mean::of(deals, other));
    if mine.won == DEALS {
        return format!("{this} wins, whatever the unseen cards are");
    }
    if mine.won > theirs.won {
        return format!("{this} wins in {} of {DEALS} tries, {that} in {}", mine.won, theirs.won);
    }
    if mine.lost < theirs.lost {
        return format!("{this} ends the shift in {} of {DEALS} tries, {that} in {}", mine.lost, theirs.lost);
    }
    let gains = mine.terms.iter().zip(theirs.terms).map(|(mine, theirs)| mine - theirs);
    let (most, gain) = gains.enumerate().fold((0, f32::MIN), |best, next| if next.1 > best.1 { next } else { best });
    if gain < NOTHING {
        return if aim.steps < other.steps {
            format!("{this} is nearer than {that} and does as well")
        } else {
            format!("{this} does as well as {that}")
        };
    }
    // Numbers are given only where they favour the choice.
    let told = |mine: f32, theirs: f32| Some((tenths(mine), tenths(theirs))).filter(|(a, b)| a != b && mine > theirs);
    let items = told(mine.items, theirs.items);
    match (most, items) {
        (0, _) => match told((100.0 * mine.ready).round(), (100.0 * theirs.ready).round()) {
            Some((mine, theirs)) => format!("{this} brings the ritual to about {mine}% ready, {that} to {theirs}%"),
            None => format!("{this} brings the ritual a little nearer than {that}"),
        },
        (1, Some((mine, theirs))) => format!("{this} leaves you about {} in hand, {that} {theirs}", of_items(&mine)),
        (1, None) => format!("{this} leaves more useful items in hand than {that}"),
        (2, Some((mine, theirs))) => {
            format!(
                "{this} guards better against being ejected, with about {} in hand; {that} leaves {theirs}",
                of_items(&mine)
            )
        }
        (2, None) => format!("{this} guards better against being ejected than {that}"),
        (3, _) => format!("{this} keeps better tiles in reach, to draw by or to go down by, than {that}"),
        _ => match told(mine.waiting, theirs.waiting) {
            Some((mine, theirs)) => {
                let tiles = if mine == "1" { "tile" } else { "tiles" };
                format!("{this} leaves about {mine} {tiles} to activate, {that} {theirs}")
            }
            None => format!("{this} leaves more to do on this floor than {that}"),
        },
    }
}

/// `1 item`, `2.5 items`.
fn of_items(n: &str) -> String {
    if n == "1" { "1 item".into() } else { format!("{n} items") }
}

/// `2.5`, `3`.
fn tenths(mean: f32) -> String {
    let tenths = (10.0 * mean).round() as u32;
    if tenths.is_multiple_of(10) { (tenths / 10).to_string() } else { format!("{}.{}", tenths / 10, tenths % 10) }
}

/// A step as the subject of a sentence.
fn named(state: &State, aim: Aim) -> String {
    let tile = |cell| {
        let face = state.map.face_at(state.square(cell));
        let card = face.card(state.options);
        if state.known.contains(face) {
            format!("the {} at {cell}", words::tile(card.rank()))
        } else {
            format!("the hidden tile at {cell}")
        }
    };
    let item = |card: Card| format!("the {}", words::item(card.rank()));
    let event = || state.event.map_or_else(|| "the event".into(), |face| format!("the {}", words::tile(face.rank())));
    let by = state.using_rank().or_else(|| state.event.map(|face| face.rank()));
    let is_of = |rank| by == Some(rank);
    match aim.mv {
        Move::Take(card) | Move::Card(card) => format!("taking {}", words::as_item(card)),
        Move::Stand(cell) => format!("standing at {cell}"),
        Move::Go(cell) => tile(cell),
        Move::Use(card) => format!("using {}", item(card)),
        Move::Descend => format!("descending to floor {}", state.floor + 1),
        Move::Resolve => format!("letting {} happen", event()),
        Move::Suffer => format!("suffering the curse with {}", count((state.hand - Faces::TENS).len(), "other item")),
        Move::Discard(card) => format!("parting with {}", words::as_item(card)),
        Move::Keep => "keeping every item".into(),
        Move::Row(n) => format!("{} row {n}", if is_of(6) { "revealing" } else { "discarding" }),
        Move::Column(n) => format!("{} column {n}", if is_of(6) { "revealing" } else { "discarding" }),
        Move::Tile(cell) if is_of(2) => format!("moving next to {}", tile(cell)),
        Move::Tile(cell) if is_of(3) => format!("putting {} on the deck", tile(cell)),
        Move::Tile(cell) => format!("discarding {}", tile(cell)),
        Move::Cell(cell) if is_of(4) => format!("laying it at {cell}"),
        Move::Cell(cell) => format!("moving to {cell}"),
        Move::Build(edge) => format!("building on the {}", edge.word()),
    }
}
