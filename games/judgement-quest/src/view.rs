//! The player's knowledge.

use underdeck_cards::{Card, CardSet};
use underdeck_game::Rng;

use crate::kind::Room;
use crate::rules::task_card;
use crate::square::CELLS;
use crate::{Equipment, Quest, State};

/// The game as the player sees it: the quest, without unrevealed rooms (view-1, view-2, view-3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View {
    pub(crate) quest: Quest,
}

impl View {
    /// The rooms that are dealt but not revealed. By dice there are none: a room does not exist before it is rolled.
    pub fn unseen(&self) -> impl Iterator<Item = Room> + '_ {
        let is_dealt = self.options.equipment == Equipment::Cards;
        Room::DEALT.into_iter().filter(move |&room| is_dealt && !self.shows(room))
    }

    /// A state that looks like this view, with the unseen cards in the order of `arrange`.
    pub(crate) fn complete(&self, arrange: impl FnOnce(&mut [Card])) -> State {
        let mut rooms = [Room::NONE; CELLS];
        for room in Room::DEALT.into_iter().chain([Room::STAIRCASE]) {
            if let Some(square) = self.place(room) {
                rooms[square.index()] = room;
            }
        }
        let mut cards = [Card::RED_JOKER; Room::DEALT.len()];
        let mut count = 0;
        for card in self.unseen().filter_map(Room::card) {
            cards[count] = card;
            count += 1;
        }
        arrange(&mut cards[..count]);
        for (square, card) in self.unrevealed().iter().zip(&cards[..count]) {
            rooms[square.index()] = Room::of_card(*card);
        }
        State { quest: self.quest, rooms }
    }
}

underdeck_game::open_part!(State, View: quest, Quest);

impl underdeck_game::View for View {
    type State = State;

    /// Every order of the unseen rooms is equally likely: the view has no other memory, and hopelessness is decided
    /// from the rooms seen (state-17, R42).
    fn determinise(&self, rng: &mut impl Rng) -> State {
        self.complete(|cards| underdeck_game::shuffle(rng, cards))
    }

    fn hidden(&self) -> usize {
        self.unrevealed().len()
    }

    fn named_cards(&self) -> CardSet {
        let rooms = Room::DEALT.into_iter().chain([Room::STAIRCASE]).filter(|&room| self.place(room).is_some());
        rooms.filter_map(Room::card).chain(self.tasks.map(task_card)).collect()
    }
}
