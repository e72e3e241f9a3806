//! The player's knowledge.

use underdeck_cards::{Card, CardSet, Pile, Seen};
use underdeck_game::Rng;

use crate::State;
use crate::deck;
use crate::state::Open;

/// The game as the player sees it: the unknown cards of the Floor are hidden, nothing else (view-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// Top first; entries from `floor_len` on are hidden.
    floor: [Seen; 64],
    floor_len: u8,
    /// The cards of the Floor that are known.
    known: CardSet,
    /// Bit `n`: entry `n` of the Floor is known.
    known_places: u64,
    /// The number of Jokers in the game, from which the unseen cards follow.
    pub(crate) jokers: u8,
    pub(crate) open: Open,
}

impl View {
    pub(crate) fn of(state: &State) -> Self {
        let (mut floor, mut known, mut known_places) = ([Seen::HIDDEN; 64], CardSet::EMPTY, 0);
        for (place, card) in state.floor.known() {
            floor[place] = Seen::when(true, card);
            known.insert(card);
            known_places |= 1 << place;
        }
        let (floor_len, jokers) = (state.floor.len() as u8, state.jokers());
        Self { floor, floor_len, known, known_places, jokers, open: state.open }
    }

    /// The Floor, top first; hidden cards are `Seen::HIDDEN`.
    pub fn floor(&self) -> &[Seen] {
        &self.floor[..self.floor_len as usize]
    }

    /// The top card of the Floor, if it is known.
    pub(crate) fn top(&self) -> Option<Card> {
        self.floor().first().and_then(|seen| seen.card())
    }

    /// The cards of the Floor that are known, with their places from 0.
    #[inline]
    pub(crate) fn known_floor(&self) -> impl Iterator<Item = (usize, Card)> + '_ {
        let mut places = self.known_places;
        std::iter::from_fn(move || {
            let place = (places != 0).then(|| places.trailing_zeros() as usize)?;
            places &= places - 1;
            Some((place, self.floor[place % 64].card()?))
        })
    }

    /// Puts cards of the Room back on top of the Floor, unseen.
    pub(crate) fn cover(&mut self, cards: CardSet) {
        self.open.room -= cards;
        let (len, count) = (usize::from(self.floor_len), cards.len());
        self.floor.copy_within(..len, count);
        self.floor[..count].fill(Seen::HIDDEN);
        self.known_places <<= count;
        self.floor_len += count as u8;
    }

    /// The unseen cards: those hidden in the Floor.
    pub fn unseen(&self) -> CardSet {
        deck::deck(self.jokers) - underdeck_game::View::named_cards(self)
    }

    /// A state that looks like this view, with the unseen cards in the order of `arrange`.
    pub(crate) fn complete(&self, arrange: impl FnOnce(&mut [Card])) -> State {
        let mut cards = [Card::RED_JOKER; Card::COUNT];
        let mut count = 0;
        for card in self.unseen() {
            cards[count] = card;
            count += 1;
        }
        arrange(&mut cards[..count]);
        let floor = Pile::complete(self.floor().iter().copied(), cards[..count].iter().copied());
        State { floor, open: self.open }
    }
}

underdeck_game::open_part!(State, View: open, Open);

impl underdeck_game::View for View {
    type State = State;

    /// Every order of the unseen cards is equally likely: the view has no other memory (state-3).
    fn determinise(&self, rng: &mut impl Rng) -> State {
        self.complete(|cards| underdeck_game::shuffle(rng, cards))
    }

    fn hidden(&self) -> usize {
        usize::from(self.floor_len) - self.known.len()
    }

    fn named_cards(&self) -> CardSet {
        self.known | self.room | self.hands | self.backpack | self.discard | self.removed()
    }
}
