//! Healing wounds.

use underdeck_cards::Card;
use underdeck_game::{Message, MoveWords, Place, say};

use super::drag;
use crate::deck::HEALER;
use crate::{Move, View, words};

pub(super) fn offer(view: &View, card: Card) -> MoveWords {
    (
        drag(card, Place::Zone("wounds")),
        say!("Heal with {card}", card),
        say!("{card} is trashed for one wound: {healed}.", card, healed = healed(view)),
        &["heal-1", "R32"],
    )
}

pub(super) fn by_queen(view: &View) -> MoveWords {
    (
        drag(HEALER, Place::Zone("discard")),
        "Heal with the Healer".into(),
        say!("{queen} is discarded, not trashed, for one wound: {healed}.", queen = HEALER, healed = healed(view)),
        &["heal-2", "R16"],
    )
}

fn healed(view: &View) -> Message {
    let wounds = view.wounds;
    say!("wounds {wounds} − {n} = {left}", wounds, n = 1, left = wounds.saturating_sub(1))
}

pub(super) fn played(mv: Move, after: &View) -> String {
    let wounds = words::wounds(after);
    match mv {
        Move::Heal(card) => format!("You trash {card} and heal a wound: {wounds}."),
        _ => format!("You discard QH, and she heals a wound: {wounds}."),
    }
}
