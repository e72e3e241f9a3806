//! The curse of the Amulet.

use underdeck_game::{Refusal, say};

use crate::face::{Face, Faces};
use crate::legal::{Legal, Verb};
use crate::{Move, State};

/// The number of items that go with the Amulet (strike-1, R38).
pub(crate) const OTHERS: u8 = 11;

impl State {
    /// Any usable item before the curse, or the curse itself (curse-1, curse-2, R12, R17, R39).
    #[inline]
    pub(crate) fn may_suffer(&self) -> Legal {
        Legal::Cards { verb: Verb::Use, cards: self.usable(), last: Some(Move::Suffer) }
    }

    /// The reason why no curse strikes now: no Amulet is in hand, or its turn has not ended yet (due-1, due-2).
    pub(crate) fn refuse_curse(&self) -> Result<(), Refusal> {
        let due = |ten: Face| Some((self.signs.turn(ten.is_high(), self.turns)?, ten.card(self.options)));
        match (self.hand & Faces::TENS).iter().filter_map(due).min() {
            Some((turn, card)) => Refusal::because(&["curse-2", "due-2"], say!(REFUSED_CURSE_LATER, card, turn)),
            None => Refusal::because(&["curse-2", "due-1"], say!(REFUSED_CURSE_NONE)),
        }
    }

    /// Lets the curse strike (curse-2).
    #[inline]
    pub(crate) fn suffer(&mut self) {
        if let Some(ten) = self.signs.due().first()
            && !self.strike(ten)
        {
            self.enter_curse();
        }
    }

    /// Discards the ten, with eleven other items of the player's choice, or all there are; returns whether there is a
    /// choice (strike-1, R38, R41).
    #[inline]
    pub(crate) fn strike(&mut self, ten: Face) -> bool {
        self.discard_from_hand(Faces::of(ten));
        self.lose(OTHERS)
    }
}
