//! The facts that reports may ask for.

use underdeck_cards::Rank;
use underdeck_game::{Fact, FactKind::Cell, FactKind::Flag, FactKind::Number, FactValue, Facts};

use crate::face::Faces;
use crate::{Move, State};

impl Facts for State {
    const FACTS: &'static [Fact<Self>] = &[
        Fact::place("floor", Number, |at| Some(at.now.floor.into())),
        Fact::place("place", Cell, |at| (!at.now.token.is_nowhere()).then(|| at.now.token.cell().into())),
        Fact::now("turns", Number, |at| Some(at.now.turns.into())),
        Fact::now("items", Number, |at| Some(at.now.hand.len().into())),
        Fact::now("usable", Number, |at| Some(at.now.usable().len().into())),
        Fact::now("tiles", Number, |at| Some(at.now.map.faces().len().into())),
        Fact::now("deck", Number, |at| Some(at.now.deck.len().into())),
        Fact::now("rune", Flag, |at| Some(at.now.rune().into())),
        Fact::now("stairs", Flag, |at| Some((!(at.now.map.faces() & Faces::KINGS).is_empty()).into())),
        Fact::now("altar", Flag, |at| Some((!(at.now.map.faces() & Faces::TENS).is_empty()).into())),
        Fact::now("flask", Flag, |at| holds(at.now, 1)),
        Fact::now("passageways", Flag, |at| holds(at.now, 2)),
        Fact::now("backtracking", Flag, |at| holds(at.now, 3)),
        Fact::now("rubble", Flag, |at| holds(at.now, 4)),
        Fact::now("recycling", Flag, |at| holds(at.now, 5)),
        Fact::now("senses", Flag, |at| holds(at.now, 6)),
        Fact::now("acquisition", Flag, |at| holds(at.now, 7)),
        Fact::now("reboot", Flag, |at| holds(at.now, 8)),
        Fact::now("construction", Flag, |at| holds(at.now, 9)),
        Fact::now("amulet", Flag, |at| holds(at.now, 10)),
        Fact::now("prefab", Flag, |at| holds(at.now, 11)),
        Fact::now("favour", Flag, |at| holds(at.now, 12)),
        Fact::now("crowbar", Flag, |at| holds(at.now, 13)),
        Fact::sum("items-used", |at| at.counts(|mv| matches!(mv, Move::Use(_)))),
        Fact::sum("items-discarded", |at| at.counts(|mv| matches!(mv, Move::Discard(_)))),
        Fact::sum("steps", |at| at.counts(|mv| matches!(mv, Move::Go(_)))),
        Fact::sum("curses", |at| at.counts(|mv| mv == Move::Suffer)),
    ];
}

/// Whether a card of this rank is in hand.
fn holds(state: &State, rank: Rank) -> Option<FactValue> {
    Some((!(state.hand & Faces::of_rank(rank)).is_empty()).into())
}
