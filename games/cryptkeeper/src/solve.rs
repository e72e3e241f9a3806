//! The solver's knowledge of the game.

use std::hash::{Hash as _, Hasher};

use underdeck_game::{Aim, Resources, Solve};

use crate::State;
use crate::face::Faces;
use crate::state::Phase;

/// The most turns that the search for the fewest turns allows (end-4).
const MOST_TURNS: u32 = 250;

underdeck_game::playable!(State);

impl Solve for State {
    const AIMS: &'static [Aim] = &[Aim::Win, Aim::Turns];
    const PUZZLES: &'static str = include_str!("puzzles.txt");

    /// Everything but the known cards, the cards dealt with the map, and the counts of turns and floors, except whether
    /// this is the first floor (stand-1).
    fn transposition_key(&self, _aim: Aim, key: &mut impl Hasher) {
        for faces in [self.map.down, self.map.revealed, self.map.activated] {
            faces.hash(key);
        }
        let tiles = self.map.faces();
        let mut word = u64::from(self.token.bits()) << 3 | u64::from(self.rune()) << 2 | u64::from(self.floor == 1);
        for (n, face) in tiles.iter().enumerate() {
            word = word << 16 | u64::from(self.map.square(face).bits());
            if n % 3 == 1 {
                key.write_u64(std::mem::take(&mut word));
            }
        }
        key.write_u64(word);
        let mut deck = self.deck.iter();
        for _ in 0..3 {
            key.write_u64(deck.by_ref().take(12).fold(1, |word, face| word << 5 | face.index() as u64));
        }
        (self.hand, self.discard, self.event, self.signs.dues()).hash(key);
        self.hash_phase(key);
        self.using.map(|using| (using.item, using.back)).hash(key);
    }

    /// For the fewest turns: the turns left of 250.
    fn resources(&self, aim: Aim) -> Resources {
        let left = MOST_TURNS.saturating_sub(self.turns) as u8;
        [if aim == Aim::Turns { left } else { 0 }, 0, 0, 0]
    }

    /// Whether the turns of the search are used up.
    fn is_lost(&self, aim: Aim) -> bool {
        aim == Aim::Turns && self.turns >= MOST_TURNS
    }

    /// The turns completed, and the one in which the game is won (end-1, end-3). It is not the turn in progress if an
    /// event other than the altar's waits, or if this turn brings neither the cards nor the altar: no item in hand
    /// draws (item-7, item-12), and none moves or lays tiles (item-2, item-3, item-4, item-9, item-11).
    fn least_turns(&self) -> u32 {
        let hand = |ranks: &[u8]| ranks.iter().any(|&rank| !(self.hand & Faces::of_rank(rank)).is_empty());
        let is_ready = || hand(&[10]) && (hand(&[1]) || !self.options.flask_required());
        let altars = || (Faces::TENS - self.map.activated) & self.map.faces_near(self.token);
        let is_late = match self.phase {
            Phase::Over(_) => return self.turns,
            Phase::Turn if !hand(&[7, 12]) => !is_ready() || (altars().is_empty() && !hand(&[2, 3, 4, 9, 11])),
            _ => self.event.is_some_and(|event| event.rank() != 10),
        };
        self.turns + 1 + u32::from(is_late)
    }
}
