//! The solver's knowledge of the game.

use std::hash::{Hash as _, Hasher};

use underdeck_cards::{CardSet, Suit};
use underdeck_game::{Aim, Resources, Solve};

use crate::deck::{HEALER, JACKS};
use crate::location::Location;
use crate::rules::{self, EMPTY_TRASH, MOST_HEALTH};
use crate::{Phase, State};

underdeck_game::playable!(State);

impl Solve for State {
    const AIMS: &'static [Aim] = &[Aim::Score, Aim::Win];
    const PUZZLES: &'static str = include_str!("puzzles.txt");

    /// Everything but two things: the cards of the trash, whose presence alone matters (score-7), and the cards on the
    /// cells, since a room that is not empty holds the card of the deal, and an empty one's card has no effect
    /// (room-7). The key includes the wounds: a wounded hero may trash a card to heal (heal-1), which can be good.
    fn transposition_key(&self, _aim: Aim, key: &mut impl Hasher) {
        (self.hand, self.discard, self.queens, self.unknown, self.empty, self.phase).hash(key);
        (self.at, self.first_room, self.wounds).hash(key);
        if self.options.flee_back {
            self.visited.hash(key);
        }
        let flags = [self.slain, self.arrived, self.attacked, self.doubled, self.lord == Location::OUTSIDE];
        key.write_u64(flags.into_iter().fold(1, |bits, flag| bits << 1 | u64::from(flag)));
        let cards = self.draw.cards().iter();
        key.write_u64(cards.clone().take(9).fold(1, |word, card| word << 6 | u64::from(card.index())));
        key.write_u64(cards.skip(9).fold(1, |word, card| word << 6 | u64::from(card.index())));
    }

    /// For the score: whether the trash is empty (score-7).
    fn resources(&self, aim: Aim) -> Resources {
        [u8::from(aim == Aim::Score && self.trash.is_empty()), 0, 0, 0]
    }

    /// The score of a game won now with the best cards that may then be kept and the most health. Without trashing a
    /// card, only the queen and the jack of hearts heal (heal-1, heal-2, jack-1).
    ///
    /// Each looting puts a card down for the one it takes, and looting the Dark Lord takes none (loot-1). So of the
    /// cards in the deck, with the companions or still in the fortress, the hero keeps at most as many as he owns now,
    /// less one. The others, at best the poorest of them, end on the grid or in the trash, or are never looted.
    fn bound(&self) -> i32 {
        if let Phase::Over(end) = self.phase {
            return rules::score(self, end).into();
        }
        let rooms = Location::rooms().filter(|&room| !self.empty.contains(room));
        let owned = self.owned() | self.queens;
        let still = owned | rooms.map(|room| self.grid.get(room)).collect::<CardSet>();
        let jack = (still & JACKS & CardSet::suit(Suit::Hearts)).len();
        let health = (self.options.life - self.wounds + jack as u8).min(MOST_HEALTH);
        let health = match (self.trash.is_empty(), still.contains(HEALER)) {
            (true, true) => MOST_HEALTH + EMPTY_TRASH,
            (true, false) => (health + EMPTY_TRASH).max(MOST_HEALTH),
            (false, _) => MOST_HEALTH,
        };
        let health = i32::from(health.min(self.options.life + EMPTY_TRASH));
        i32::from(rules::LORD) + most_kept(still, owned.len().saturating_sub(1)) + health
    }
}

/// The highest score of `kept` of these cards (score-3, score-4, score-5).
fn most_kept(cards: CardSet, kept: usize) -> i32 {
    let mut scoring = [0; rules::KNIGHT as usize + 1];
    cards.iter().for_each(|card| scoring[usize::from(rules::card_score(card))] += 1);
    let mut left = kept;
    let mut best = |(score, cards): (usize, &usize)| {
        let taken = left.min(*cards);
        left -= taken;
        score * taken
    };
    scoring.iter().enumerate().rev().map(&mut best).sum::<usize>() as i32
}
