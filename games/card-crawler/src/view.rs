//! The player's knowledge.

use underdeck_cards::{Card, CardSet, Seen};
use underdeck_game::Rng;

use crate::draw::Draw;
use crate::grid::Grid;
use crate::location::{Location, ROOMS};
use crate::state::Open;
use crate::{State, deck};

/// The game as the player sees it: the order of the draw pile and the face-down rooms are hidden, nothing else
/// (view-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// The cards of the draw pile, without their order (view-2).
    pub(crate) draw: CardSet,
    grid: [Seen; ROOMS],
    pub(crate) open: Open,
}

impl View {
    pub(crate) fn of(state: &State) -> Self {
        let mut grid = [Seen::HIDDEN; ROOMS];
        for (seen, room) in grid.iter_mut().zip(Location::rooms()) {
            *seen = Seen::when(!state.unknown.contains(room), state.grid.get(room));
        }
        Self { draw: state.draw.to_set(), grid, open: state.open }
    }

    /// The card on each cell, row by row; those face down are `Seen::HIDDEN`.
    pub const fn grid(&self) -> &[Seen] {
        &self.grid
    }

    /// The cards of the draw pile, whose order is hidden (view-2).
    pub const fn draw(&self) -> CardSet {
        self.draw
    }

    /// The face-down cards of the fortress (view-2).
    pub fn unseen(&self) -> CardSet {
        deck::ALL - (underdeck_game::View::named_cards(self) | self.draw)
    }

    /// The card of a room, if it is seen; `None` outside.
    pub(crate) fn card(&self, room: Location) -> Option<Card> {
        self.grid.get(room.index()).and_then(|seen| seen.card())
    }

    /// The power of the living monster in a room, if it is seen; 0 if there is none (term-4).
    pub(crate) fn power(&self, room: Location) -> u8 {
        if self.empty.contains(room) || self.slain && room == self.at {
            return 0;
        }
        self.card(room).map_or(0, deck::power)
    }

    /// A state that looks like this view, with the unseen cards of draw pile and fortress in the order of `arrange`.
    pub(crate) fn complete(&self, mut arrange: impl FnMut(&mut [Card])) -> State {
        let mut draw = Draw::EMPTY;
        arrange(draw.refill(self.draw));
        let unseen = self.unseen();
        let mut faces = [deck::DARK_LORD; ROOMS];
        for (face, card) in faces.iter_mut().zip(unseen) {
            *face = card;
        }
        arrange(&mut faces[..unseen.len().min(ROOMS)]);
        let mut hidden = faces.into_iter();
        let mut grid = Grid::EMPTY;
        for (room, seen) in Location::rooms().zip(&self.grid) {
            if let Some(card) = seen.card().or_else(|| hidden.next()) {
                grid.replace(room, card);
            }
        }
        State::with(self.open, grid, draw)
    }
}

underdeck_game::open_part!(State, View: open, Open);

impl underdeck_game::View for View {
    type State = State;

    /// Every order of the draw pile and every order of the face-down rooms is equally likely (view-2).
    fn determinise(&self, rng: &mut impl Rng) -> State {
        self.complete(|cards| underdeck_game::shuffle(rng, cards))
    }

    fn hidden(&self) -> usize {
        self.draw.len() + self.unknown.len()
    }

    fn named_cards(&self) -> CardSet {
        CardSet::seen(&self.grid) | self.hand | self.discard | self.trash | self.queens
    }
}
