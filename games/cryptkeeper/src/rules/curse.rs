//! The curse of the Amulet.

use crate::face::{Face, Faces};
use crate::legal::{Legal, Verb};
use crate::state::Phase;
use crate::{Move, State};

/// How many items go with the Amulet (strike-1, R38).
const OTHERS: u8 = 11;

impl State {
    /// Any usable item before the curse, or the curse itself (curse-1, curse-2, R12, R17, R39).
    #[inline]
    pub(crate) fn may_suffer(&self) -> Legal {
        Legal::Cards { verb: Verb::Use, cards: self.usable(), last: Some(Move::Suffer) }
    }

    /// The curse strikes (curse-2).
    #[inline]
    pub(crate) fn suffer(&mut self) {
        if let Some(ten) = self.dues.due().first()
            && !self.strike(ten)
        {
            self.enter_curse();
        }
    }

    /// The ten goes, with eleven other items of the player's choice, or all there are; returns whether there is a choice
    /// (strike-1, R38, R41).
    #[inline]
    pub(crate) fn strike(&mut self, ten: Face) -> bool {
        self.discard_from_hand(Faces::of(ten));
        let rest = self.hand;
        let has_choice = rest.exceeds(OTHERS.into());
        if has_choice {
            self.phase = Phase::Discard { eligible: rest, left: OTHERS, optional: false };
        } else {
            self.discard_from_hand(rest);
        }
        has_choice
    }
}
