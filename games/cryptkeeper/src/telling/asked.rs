//! The choice that is asked for: by what, and under which rules.

use underdeck_cards::Rank;

use super::Rules;
use crate::state::Phase;
use crate::{View, words};

/// The ranks of the item in use and of the event going on; the item asks before the event (choice-1).
pub(super) fn asking(view: &View) -> (Option<Rank>, Option<Rank>) {
    (view.using.map(|using| using.item.rank()), view.event.map(|event| event.rank()))
}

/// The item, event or curse that asks (choice-1).
pub(super) fn asker(view: &View) -> &'static str {
    match asking(view) {
        (Some(item), _) => words::item(item),
        (None, Some(event)) => words::tile(event),
        (None, None) => "the curse",
    }
}

/// The rules of the choice.
pub(super) fn rules(view: &View) -> Rules {
    let (item, event) = asking(view);
    match (view.phase, item.or(event)) {
        (Phase::Discard { .. }, _) => &["choice-1", "choice-2", "R12"],
        (Phase::Card { .. }, _) if item.is_none() => &["choice-1", "choice-4", "R31"],
        (Phase::Card { .. }, Some(4)) => &["choice-1", "choice-5", "R20"],
        (Phase::Card { .. }, _) => &["choice-1", "choice-6", "R20", "R24"],
        (Phase::Row, Some(6)) => &["choice-1", "choice-7", "R9"],
        (Phase::Row, _) => &["choice-1", "choice-8", "R9"],
        (Phase::Column, Some(6)) => &["choice-1", "choice-9", "R9"],
        (Phase::Column, _) => &["choice-1", "choice-10", "R9"],
        (Phase::Tile, Some(8)) => &["choice-1", "choice-11", "R31"],
        (Phase::Tile, _) => &["choice-1", "choice-12", "R15"],
        (Phase::Cell { picked: None }, _) => &["choice-1", "choice-13", "cell-1", "R21"],
        (Phase::Cell { .. }, _) => &["choice-1", "choice-14", "cell-2", "R23"],
        (_, Some(9)) => &["choice-1", "choice-15", "R25"],
        _ => &["choice-1", "choice-16", "R25"],
    }
}
