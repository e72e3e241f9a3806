//! Events: the effects of flipped tiles.

use crate::face::Faces;
use crate::legal::{Legal, Verb};
use crate::state::{End, Phase};
use crate::{Move, State};

impl State {
    /// Any usable item before the event, or the event itself (window-1, window-2, R12, R13).
    #[inline]
    pub(crate) fn may_resolve(&self) -> Legal {
        Legal::Cards { verb: Verb::Use, cards: self.usable(), last: Some(Move::Resolve) }
    }

    /// The waiting event happens in the present situation; most end the turn or need a choice
    /// (window-2, R14, R28, R31).
    #[inline]
    pub(crate) fn resolve(&mut self) {
        let Some(event) = self.event else { return };
        let choice = match event.rank() {
            1 => self.calcify(),
            2 => self.draw_and_discard(2),
            3 => self.draw_and_discard(3),
            // A card of the discard comes into the hand (event-4).
            4 => (!self.discard.is_empty()).then_some(Phase::Card { left: 1 }),
            5 => return self.lose_items(1),
            6 => Some(Phase::Row),
            7 => self.peek(),
            8 => self.malfunction(),
            9 => Some(Phase::Column),
            10 => return self.approach_altar(),
            11 => Some(Phase::Row),
            12 => return self.lose_items(3),
            // The stairs have no event (event-13, R16).
            _ => None,
        };
        match choice {
            Some(phase) => self.phase = phase,
            None => self.end_turn(),
        }
    }

    /// Event A: the Rune freezes the gargoyles for the rest of the floor (event-1, R32).
    fn calcify(&mut self) -> Option<Phase> {
        self.signs = self.signs.with_rune(true);
        None
    }

    /// Events 2 and 3: draws `n` cards and discards one of them (event-2, event-3, R26, R27).
    fn draw_and_discard(&mut self, n: usize) -> Option<Phase> {
        let drawn = self.draw(n);
        self.dealt.drawn = drawn;
        self.discard_after(drawn.len(), n, drawn)
    }

    /// Events 5 and Q: `n` items are discarded, all if there are no more; without any the crypt ejects the player
    /// (event-5, event-12, end-2, R30).
    fn lose_items(&mut self, n: u8) {
        if self.hand.is_empty() {
            self.eject();
        } else if !self.lose(n) {
            self.end_turn();
        }
    }

    /// So many items of the hand are discarded, of the player's choice, or all there are; returns whether there is a choice.
    pub(crate) fn lose(&mut self, n: u8) -> bool {
        let hand = self.hand;
        let has_choice = hand.exceeds(n.into());
        if has_choice {
            self.phase = Phase::Discard { left: n, optional: false };
        } else {
            self.discard_from_hand(hand);
        }
        has_choice
    }

    /// Event 7: the top three cards of the deck become known and stay where they are (event-7, R29).
    fn peek(&mut self) -> Option<Phase> {
        self.open.known |= self.deck.iter().take(3).collect();
        None
    }

    /// Event 8: the adjacent tiles are revealed and one of them is discarded (event-8, R6, R31).
    fn malfunction(&mut self) -> Option<Phase> {
        let near = self.map.faces_near(self.token);
        self.reveal(near);
        (!near.is_empty()).then_some(Phase::Tile)
    }

    /// Event 10: with Amulet and Flask in hand the game is won. Otherwise the altar stays, activated, or without the
    /// Amulet goes to the discard if the options say so (event-10, end-1, option-3, option-4, R34, R36, R44, R47).
    fn approach_altar(&mut self) {
        let has = |faces| !(self.hand & faces).is_empty();
        let has_amulet = has(Faces::TENS);
        if has_amulet && (has(Faces::ACES) || !self.options.flask_required()) {
            self.count_turn();
            self.end(End::Won);
        } else {
            if self.options.altar_sinks(has_amulet) {
                self.event.into_iter().for_each(|altar| self.discard_tiles(Faces::of(altar)));
            }
            self.end_turn();
        }
    }
}
