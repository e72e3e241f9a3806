//! The jacks: events that happen when their room is first entered.

use underdeck_cards::{Card, Suit};

use crate::deck::power;
use crate::{Phase, State};

impl State {
    /// Fires a jack; its room is already empty (entering-4, jack-1, jack-2, jack-3, jack-4, R24, R26, R27).
    pub(crate) fn fire(&mut self, jack: Card) {
        match jack.suit() {
            Some(Suit::Hearts) => self.wounds = self.wounds.saturating_sub(1),
            Some(Suit::Spades) => self.phase = Phase::Trap,
            Some(Suit::Diamonds) => self.unknown = self.unknown - self.at.neighbours(),
            _ => self.alarm(),
        }
    }

    /// Reveals all unknown neighbours; the first monster among them, from the north eastwards, shoots
    /// (jack-4, R26, R27).
    fn alarm(&mut self) {
        let unknown = self.unknown;
        self.unknown = unknown - self.at.neighbours();
        let mut revealed = self.at.compass().filter(|&room| unknown.contains(room));
        if let Some(archer) = revealed.find(|&room| power(self.grid.get(room)) > 0) {
            self.phase = Phase::Defend(archer);
        }
    }
}
