//! The player's reasons in words: the advantage of the chosen step over the next best one.

use underdeck_cards::Card;
use underdeck_game::Play;
use underdeck_game::prose::{capitalised, count};

use crate::face::Faces;
use crate::state::Phase;
use crate::{End, Move, State, View, words};

use super::steps::{self, Aim};
use super::worth;
use super::{DEALS, Why, deals, decide};

/// Smaller differences are ignored.
const NOTHING: f32 = 0.05;

/// The reason for the player's move; empty once the game is over.
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
            format!("The {item} draws 2 cards, and in your hand it is no {tile} on the first map.")
        }
        Why::Middle => {
            let near = |square| state.map.grid().neighbours(square).len();
            let most = state.map.grid().iter().map(near).max().unwrap_or(0);
            let are = if most == 1 { "is" } else { "are" };
            format!("{} {are} next to this one, and no tile has more neighbours.", count(most, "tile"))
        }
        Why::Wins(1) => "This move wins, whatever the unseen cards are.".into(),
        Why::Wins(n) => {
            format!("A sure win: {n} moves complete the ritual, whatever the unseen cards are.")
        }
        Why::Step(aim) => step(&deals, aim),
        Why::Any => "Only walks over activated tiles are left.".into(),
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
fn compared(deals: &[State; DEALS], (aim, this): (Aim, &str), (other, that): (Aim, &str)) -> String {
    let (mine, theirs) = (Mean::of(deals, aim), Mean::of(deals, other));
    let looks = |most: usize| {
        let areas = [
            "the ritual",
            "the items in hand",
            "your safety",
            "the tiles in reach",
            "what is left to do on this floor",
        ];
        format!("{this} looks better for {} than {that}", areas[most])
    };
    // The evaluation does not see a curse that strikes on the way.
    let is_cursed = aim.steps.max(other.steps) > 0 && !(deals[0].hand & Faces::TENS).is_empty();
    if is_cursed && (mine.won > theirs.won || mine.lost < theirs.lost) {
        return looks(0);
    }
    if mine.won == DEALS {
        return format!("{this} wins in all {DEALS} sampled deals");
    }
    if mine.won > theirs.won {
        return format!("{this} wins in {} of {DEALS} sampled deals, {that} in {}", mine.won, theirs.won);
    }
    if mine.lost < theirs.lost {
        return format!("{this} loses the game in {} of {DEALS} sampled deals, {that} in {}", mine.lost, theirs.lost);
    }
    let gains = mine.terms.iter().zip(theirs.terms).map(|(mine, theirs)| mine - theirs);
    let (most, gain) = gains.enumerate().fold((0, f32::MIN), |best, next| if next.1 > best.1 { next } else { best });
    if gain < NOTHING {
        let nearer = if aim.steps < other.steps { " and is nearer" } else { "" };
        return format!("{this} looks as good as {that}{nearer}");
    }
    // Numbers are shown only where they favour the choice.
    let describe_change =
        |mine: f32, theirs: f32| Some((tenths(mine), tenths(theirs))).filter(|(a, b)| a != b && mine > theirs);
    let figures = match most {
        0 => describe_change((100.0 * mine.ready).round(), (100.0 * theirs.ready).round())
            .map(|(mine, theirs)| format!("{this} brings the ritual to about {mine}% ready, {that} to {theirs}%")),
        1 | 2 => describe_change(mine.items, theirs.items)
            .map(|(mine, theirs)| format!("{this} leaves you about {} in hand, {that} {theirs}", of(&mine, "item"))),
        3 => None,
        _ => describe_change(mine.waiting, theirs.waiting)
            .map(|(mine, theirs)| format!("{this} leaves about {} to activate, {that} {theirs}", of(&mine, "tile"))),
    };
    figures.filter(|_| !is_cursed).unwrap_or_else(|| looks(most))
}

/// `1 item`, `2.5 items`.
fn of(n: &str, noun: &str) -> String {
    format!("{n} {noun}{}", if n == "1" { "" } else { "s" })
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
    let item = |card: Card| match (state.hand & Faces::of_rank(card.rank())).len() {
        1 => format!("the {}", words::item(card.rank())),
        _ => words::as_item(card).into(),
    };
    let event = || state.event.map_or_else(|| "the event".into(), |face| format!("the {}", words::tile(face.rank())));
    let by = state.using_rank().or(state.event_rank());
    let is_of = |rank| by == Some(rank);
    match aim.mv {
        Move::Take(card) | Move::Card(card) => format!("taking {}", words::as_item(card)),
        Move::Stand(cell) => format!("standing at {cell}"),
        Move::Go(cell) => format!("activating {}", tile(cell)),
        Move::Use(card) => format!("using {}", item(card)),
        Move::Descend => format!("descending to floor {}", state.floor + 1),
        Move::Resolve => format!("resolving {}", event()),
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
