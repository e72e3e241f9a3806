//! Healing wounds.

use underdeck_cards::Card;
use underdeck_game::{Message, Place, say};

use super::{Parts, Reason, drag};
use crate::deck::HEALER;
use crate::{Move, State, View, words};

pub(super) fn offer(view: &View, card: Card) -> Parts {
    (
        drag(card, Place::Zone("wounds")),
        say!("Heal with {card}", card),
        say!("{card} is trashed for one wound: {healed}.", card, healed = healed(view)),
        &["heal-1", "R32"],
    )
}

pub(super) fn by_queen(view: &View) -> Parts {
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

pub(super) fn no_wound(state: &State) -> Option<Reason> {
    (state.wounds == 0).then(|| ("you have no wound".into(), &["heal-1", "heal-2", "R32"][..]))
}
