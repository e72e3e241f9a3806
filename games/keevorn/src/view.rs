//! What the player may know.

use cards::{Card, CardSet, Pile, Seen};
use game::Rng;

use crate::deck::{self, Kinds};
use crate::options::Edition;
use crate::{Phase, State};

/// The game as the player sees it: the unknown cards of the Floor are hidden, nothing else (view-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// Top first; entries from `floor_len` on are hidden.
    floor: [Seen; 64],
    floor_len: u8,
    /// The number of Jokers in the game: with it the player knows which cards are unseen.
    pub(crate) jokers: u8,
    pub(crate) room: CardSet,
    pub(crate) hands: CardSet,
    pub(crate) backpack: CardSet,
    pub(crate) discard: CardSet,
    pub(crate) clean_kills: u32,
    removed: u8,
    pub(crate) health: u8,
    pub(crate) max_health: u8,
    pub(crate) depth: u8,
    pub(crate) wishes: u8,
    pub(crate) phase: Phase,
    pub(crate) edition: Edition,
    pub(crate) relics_as_weapons: bool,
}

impl View {
    pub(crate) fn of(state: &State) -> Self {
        let mut floor = [Seen(None); 64];
        floor.iter_mut().zip(state.floor.seen()).for_each(|(place, seen)| *place = seen);
        Self {
            floor,
            floor_len: state.floor.len() as u8,
            jokers: state.jokers(),
            room: state.room,
            hands: state.hands,
            backpack: state.backpack,
            discard: state.discard,
            clean_kills: state.clean_kills,
            removed: state.removed,
            health: state.health,
            max_health: state.max_health,
            depth: state.depth,
            wishes: state.wishes,
            phase: state.phase,
            edition: state.edition,
            relics_as_weapons: state.relics_as_weapons,
        }
    }

    /// Which decision is due.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The Floor, top first; hidden cards are `Seen(None)`.
    pub fn floor(&self) -> &[Seen] {
        &self.floor[..self.floor_len as usize]
    }

    pub(crate) const fn kinds(&self) -> Kinds {
        Kinds::of(self.relics_as_weapons)
    }

    pub(crate) const fn removed(&self) -> CardSet {
        CardSet::from_bits((self.removed as u64) << 52)
    }

    /// The top card of the Floor, if it is known.
    pub(crate) fn top(&self) -> Option<Card> {
        self.floor().first().and_then(|seen| seen.0)
    }

    /// The unseen cards: those hidden in the Floor.
    pub fn unseen(&self) -> CardSet {
        let known: CardSet = self.floor().iter().filter_map(|seen| seen.0).collect();
        deck::deck(self.jokers) - (known | self.room | self.hands | self.backpack | self.discard | self.removed())
    }

    /// A state that looks like this view, with the unseen cards in the order that `arrange` puts them in.
    pub(crate) fn complete(&self, arrange: impl FnOnce(&mut [Card])) -> State {
        let mut cards = [Card::RED_JOKER; Card::COUNT];
        let mut count = 0;
        for card in self.unseen() {
            cards[count] = card;
            count += 1;
        }
        arrange(&mut cards[..count]);
        State {
            floor: Pile::complete(self.floor().iter().copied(), cards[..count].iter().copied()),
            room: self.room,
            hands: self.hands,
            backpack: self.backpack,
            discard: self.discard,
            clean_kills: self.clean_kills,
            removed: self.removed,
            health: self.health,
            max_health: self.max_health,
            depth: self.depth,
            wishes: self.wishes,
            phase: self.phase,
            edition: self.edition,
            relics_as_weapons: self.relics_as_weapons,
        }
    }
}

impl game::View for View {
    type State = State;

    /// Every order of the unseen cards is equally likely: nothing else is remembered (state-3).
    fn determinise(&self, rng: &mut impl Rng) -> State {
        self.complete(|cards| game::shuffle(rng, cards))
    }

    fn hidden(&self) -> usize {
        self.floor().iter().filter(|seen| seen.0.is_none()).count()
    }
}
