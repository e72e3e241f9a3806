//! The value of a position.
//!
//! The weights were tuned by hill climbing: each was changed a little, and kept where more games were won.

use underdeck_cards::Rank;

use crate::face::{Face, Faces};
use crate::state::Phase;
use crate::{End, Move, State};

/// The value of an item in hand by rank, apart from its part in the ritual; the ten has no other.
const KEEP: [f32; 13] = [11.0, 5.0, 8.0, 10.0, 24.0, 8.0, 31.0, 4.0, 3.0, 0.0, 9.0, 15.0, 7.0];
/// The value of a ritual that can be performed at once.
const RITUAL: f32 = 150.0;
/// The cost of a hand of no, one or two items where tiles that take items may wait.
const BARE: [f32; 3] = [-84.0, -9.0, -5.0];
/// The value of each tile that can still be activated.
const TILE: f32 = 3.0;
/// The value of usable stairs in reach.
const WAY_DOWN: f32 = 25.0;
/// The cost of having few tiles left to activate, or none.
const FEW: f32 = -30.0;
const NONE: f32 = -84.0;

/// The value of the position, judged by the known cards of the state.
pub(super) fn worth(state: &State) -> f32 {
    match state.phase {
        Phase::Over(End::Won) => return 10_000.0,
        Phase::Over(_) => return -400.0,
        _ => {}
    }
    let [ritual, hand, safety, sources, outlook] = terms(state);
    ritual + hand + safety + sources + outlook
}

/// The parts of a position's value: the ritual, the items, their number, the tiles that bring more, and the moves left.
pub(super) fn terms(state: &State) -> [f32; 5] {
    let board = Board::of(state);
    let hand: f32 = state.hand.iter().map(|face| KEEP[usize::from(face.rank()) - 1]).sum();
    let safety = BARE.get(state.hand.len()).map_or(0.0, |bare| bare * board.danger());
    [RITUAL * board.ritual(), hand, safety, board.sources(), board.outlook()]
}

/// The readiness of the ritual, from 0 to about 1.
pub(super) fn readiness(state: &State) -> f32 {
    Board::of(state).ritual()
}

/// The number of tiles in reach that are not activated.
pub(super) fn waiting(state: &State) -> usize {
    Board::of(state).waiting.len()
}

/// Discards the least useful card, or none if that is allowed.
pub(super) fn least(state: &State, eligible: Faces, optional: bool) -> Move {
    if optional {
        return Move::Keep;
    }
    let without = |face: Face| {
        let mut without = *state;
        without.discard_from_hand(Faces::of(face));
        worth(&without)
    };
    let best = eligible.iter().map(|face| (without(face), face)).max_by(|one, other| one.0.total_cmp(&other.0));
    best.map_or(Move::Keep, |(_, face)| Move::Discard(face.card(state.options)))
}

/// A position with the places in walking distance.
struct Board<'a> {
    state: &'a State,
    /// The tiles in reach; all tiles before the token is placed.
    reach: Faces,
    /// Those of them that are not activated.
    waiting: Faces,
}

impl<'a> Board<'a> {
    fn of(state: &'a State) -> Self {
        let reach = if state.token.is_nowhere() {
            state.map.faces()
        } else {
            let grid = state.map.grid().reachable(state.token);
            if state.map.grid().without(&grid).is_empty() {
                state.map.faces()
            } else {
                state.map.faces_where(|square| grid.contains(square))
            }
        };
        Self { state, reach, waiting: reach - state.map.activated }
    }

    fn holds(&self, rank: Rank) -> bool {
        !(self.state.hand & Faces::of_rank(rank)).is_empty()
    }

    fn waits(&self, rank: Rank) -> bool {
        !(self.waiting & Faces::of_rank(rank)).is_empty()
    }

    /// The value of the actions left.
    fn outlook(&self) -> f32 {
        let waiting = self.waiting.len();
        let tiles = TILE * waiting.min(12) as f32;
        if self.state.rune() && !(self.reach & self.state.stairs()).is_empty() {
            return tiles + WAY_DOWN;
        }
        match waiting {
            0 => NONE,
            1 | 2 => tiles + FEW,
            _ => tiles,
        }
    }

    /// The risk that the next flips cost items.
    fn danger(&self) -> f32 {
        let hazards = Faces::of_rank(5) | Faces::of_rank(12);
        let hidden = (self.reach & self.state.map.down) - self.state.known;
        5.6 * (hidden & hazards).len() as f32 / hidden.len().max(1) as f32
    }

    /// The value of tiles on the map: cards to draw, and the way down.
    fn sources(&self) -> f32 {
        let of = |rank| (self.waiting & Faces::of_rank(rank)).len() as f32;
        let draws = if self.state.deck.len() >= 3 { of(2) * 6.3 + of(3) * 16.0 } else { 0.0 };
        let crag = if self.state.discard.is_empty() { 0.0 } else { of(4) * 8.4 };
        let rune = if self.state.rune() { 1.0 } else { of(1).min(0.5) * 0.7 };
        let stairs = if !(self.state.stairs() & self.reach).is_empty() {
            1.4
        } else if (self.reach & Faces::KINGS).is_empty() {
            0.0
        } else {
            1.0
        };
        draws + crag + rune * stairs * 40.0
    }

    /// The readiness of the ritual, from 0 to about 1.
    fn ritual(&self) -> f32 {
        let [low, high] = [Face::LOW_TEN, Face::HIGH_TEN];
        let pair = (self.altar(low) * self.amulet(high)).max(self.altar(high) * self.amulet(low));
        pair * self.flask()
    }

    /// The readiness of a ten as the altar.
    fn altar(&self, ten: Face) -> f32 {
        let map = &self.state.map;
        if map.activated.contains(ten) {
            0.17
        } else if (self.reach & self.state.known).contains(ten) {
            0.7
        } else if (map.down & self.reach).contains(ten) {
            0.28
        } else if self.state.discard.contains(ten) {
            if self.holds(4) { 0.9 } else { 0.28 }
        } else {
            0.2
        }
    }

    /// The readiness of a ten as the amulet.
    fn amulet(&self, ten: Face) -> f32 {
        let can_draw = self.holds(7) || self.holds(12);
        let will_draw = self.waits(2) || self.waits(3);
        if self.state.hand.contains(ten) {
            0.3
        } else if self.state.discard.contains(ten) {
            if (self.holds(5) && can_draw) || will_draw || self.waits(4) { 0.7 } else { 0.28 }
        } else if self.state.map.faces().contains(ten) {
            if self.holds(3) && can_draw { 0.5 } else { 0.12 }
        } else if self.state.known.contains(ten) {
            match self.state.deck.iter().position(|face| face == ten) {
                Some(0 | 1) if can_draw => 1.0,
                Some(0..=2) if will_draw => 0.4,
                _ => 0.35,
            }
        } else {
            0.45
        }
    }

    /// The readiness of the flask.
    fn flask(&self) -> f32 {
        if super::has_flask(self.state) {
            1.0
        } else if (self.state.deck.faces() & Faces::ACES).is_empty() {
            0.25
        } else {
            0.45
        }
    }
}
