//! Set-up: the dungeon, the tasks, the staircase's neighbours.

use underdeck_cards::{Card, Suit};
use underdeck_game::{Chance, Die};

use crate::kind::{Kind, Room};
use crate::rules::{TASK_KINDS, roll_d12};
use crate::square::{CELLS, Square};
use crate::{Equipment, Options, Quest, State, area};

impl State {
    /// Lays out the dungeon, deals the tasks, places the player on the staircase and reveals the rooms around it. This
    /// chance belongs to no move and is not reported (setup-1 to setup-7, chance-3, R7, R14).
    #[inline]
    pub(crate) fn set_up(options: &Options, chance: &mut impl Chance) -> Self {
        let mut state = Self { quest: Quest::new(*options, options.area()), rooms: [Room::NONE; CELLS] };
        state.rooms[Square::STAIRCASE.index()] = Room::STAIRCASE;
        match options.equipment {
            Equipment::Cards => {
                state.deal_rooms(chance);
                state.tasks = tasks_by_cards(chance);
            }
            Equipment::Dice => state.tasks = tasks_by_dice(&state, chance),
        }
        state.reveal_around(Square::STAIRCASE, chance);
        state.end_if_hopeless();
        state
    }

    /// Shuffles the 26 room cards and deals one to each room except the staircase, row by row (setup-3).
    #[inline]
    fn deal_rooms(&mut self, chance: &mut impl Chance) {
        let mut cards = ROOM_CARDS;
        chance.shuffle("rooms", &mut cards);
        for (square, card) in area::dealt(self.area).into_iter().zip(cards) {
            self.rooms[square.index()] = Room::of_card(card);
        }
    }
}

/// The clubs and spades in canonical order (deck-1).
const ROOM_CARDS: [Card; 26] = {
    let mut cards = [Card::RED_JOKER; 26];
    let mut i = 0;
    while i < 13 {
        cards[i] = Card::new(i as u8 + 1, Suit::Clubs);
        cards[i + 13] = Card::new(i as u8 + 1, Suit::Spades);
        i += 1;
    }
    cards
};

/// The first of each category among the shuffled diamonds: each of its three or four is equally likely (setup-4).
#[inline]
fn tasks_by_cards(chance: &mut impl Chance) -> [Kind; 4] {
    TASK_KINDS.map(|kinds| kinds[usize::from(chance.roll(Die::new(kinds.len() as u8))) - 1])
}

/// A D12 for each category: four numbers for each of three tasks, or three for each of four (setup-4).
fn tasks_by_dice(quest: &Quest, chance: &mut impl Chance) -> [Kind; 4] {
    TASK_KINDS.map(|kinds| {
        let span = 12 / kinds.len();
        kinds[(usize::from(roll_d12(quest.options.d12, chance)) - 1) / span]
    })
}
