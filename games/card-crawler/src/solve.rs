//! What a solver may take for granted.

use std::hash::{Hash as _, Hasher};

use cards::{CardSet, Suit};
use game::{Aim, Means, Solve};

use crate::deck::{COMPANIONS, HEALER, JACKS, KNIGHTS, NUMBERED};
use crate::location::Location;
use crate::{Phase, State, rules};

impl Solve for State {
    const AIMS: &'static [Aim] = &[Aim::Score, Aim::Win];
    const PUZZLES: &'static str = include_str!("puzzles.txt");

    /// Everything but the trash, of which only matters whether there is any (score-7), and the cards on the cells: a room that is
    /// not empty holds the card of the deal, and what an empty one holds is scenery (room-7). The wounds are part of it: whoever has
    /// one may trash a card for it (heal-1), which can be good.
    fn essence(&self, _aim: Aim, essence: &mut impl Hasher) {
        (self.hand, self.discard, self.queens, self.unknown, self.empty, self.phase).hash(essence);
        (self.at, self.first_room, self.wounds).hash(essence);
        if self.options.flee_back {
            self.visited.hash(essence);
        }
        let flags = [self.slain, self.arrived, self.attacked, self.doubled, self.lord == Location::OUTSIDE];
        essence.write_u64(flags.into_iter().fold(1, |bits, flag| bits << 1 | u64::from(flag)));
        let cards = self.draw.cards().iter();
        essence.write_u64(cards.clone().take(9).fold(1, |word, card| word << 6 | u64::from(card.index())));
        essence.write_u64(cards.skip(9).fold(1, |word, card| word << 6 | u64::from(card.index())));
    }

    /// For the score: whether nothing is trashed (score-7).
    fn means(&self, aim: Aim) -> Means {
        [u8::from(aim == Aim::Score && self.trash.is_empty()), 0, 0, 0]
    }

    /// The score of a game won now with all that is still in the deck, beside the life counter or in the fortress, and the most
    /// health: without trashing a card there is none to be gained but from the queen and the jack of hearts (heal-1, heal-2, jack-1).
    fn bound(&self) -> i32 {
        if let Phase::Over(end) = self.phase {
            return rules::score(self, end).into();
        }
        let rooms = Location::rooms().filter(|&room| !self.empty.contains(room));
        let still = self.owned() | rooms.map(|room| self.grid.get(room)).collect::<CardSet>();
        let knights = (still & KNIGHTS).len();
        let queens = self.queens.len() + (still & (COMPANIONS | CardSet::of(HEALER))).len();
        let treasures = (still & NUMBERED & CardSet::suit(Suit::Diamonds)).rank_sum() as i32;
        let jack = (still & JACKS & CardSet::suit(Suit::Hearts)).len();
        let health = (usize::from(self.options.life - self.wounds) + jack).min(10) as i32;
        let health = match (self.trash.is_empty(), still.contains(HEALER)) {
            (true, true) => 15,
            (true, false) => (health + 5).max(10),
            (false, _) => 10,
        };
        30 + 20 * knights as i32 + 5 * queens as i32 + treasures + health.min(i32::from(self.options.life) + 5)
    }
}
