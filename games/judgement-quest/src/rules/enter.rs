//! Entering a room, and moving through the dungeon.

use underdeck_game::{Chance, Refusal, say};

use crate::legal::{Legal, Offer};
use crate::square::Ways;
use crate::{Item, Kind, Quest, Square, Squares, State};

impl Quest {
    /// The moves of phase `explore`: steps, drinking, abandoning, and the offer of the room
    /// (explore-1, explore-11, R31).
    #[inline(always)]
    pub(crate) fn may_explore(&self) -> Legal {
        let ways = Ways::of(self.pos, self.next_to(self.pos) - self.barred());
        let legal = |offer| Legal::new(self.pos, ways, offer, self.holds(Item::Flask));
        if !self.here.is_one_of(&[Kind::Staircase, Kind::Crystal, Kind::Fountain, Kind::Wizard]) {
            return legal(Offer::Nothing);
        }
        match self.here {
            Kind::Staircase if self.may_leave() => legal(Offer::Leave),
            Kind::Crystal if self.is_waiting_here() => legal(Offer::View(self.unrevealed())),
            Kind::Fountain if self.is_waiting_here() => legal(Offer::Fountain),
            Kind::Wizard => legal(self.may_buy()),
            _ => legal(Offer::Nothing),
        }
    }

    /// Rooms that cannot be entered: walls, and doors without the key, until they are resolved
    /// (explore-2, enter-14, R33, R34).
    #[inline(always)]
    pub(crate) fn barred(&self) -> Squares {
        let doors = if self.holds(Item::Key) { Squares::EMPTY } else { self.known(Kind::Door) };
        (self.known(Kind::Wall) | doors) - self.resolved
    }

    /// Whether a room can be entered (explore-2, area-1, room-1, enter-14, R3, R33, R34).
    pub(crate) fn check_go(&self, square: Square) -> Result<(), Refusal> {
        Refusal::unless(square != self.pos, &["explore-2"], || say!(REFUSED_HERE))?;
        Refusal::unless(self.area.contains(square), &["explore-2", "area-1"], || say!(REFUSED_VOID, cell = square))?;
        Refusal::unless(self.next_to(self.pos).contains(square), &["explore-2", "room-1", "R3"], || {
            say!(REFUSED_FAR, cell = square)
        })?;
        let barred = self.barred();
        Refusal::unless(!(barred & self.known(Kind::Door)).contains(square), &["explore-2", "R33"], || {
            say!(REFUSED_LOCKED, place = self.pos.location(square))
        })?;
        Refusal::unless(!barred.contains(square), &["explore-2", "enter-14", "R34"], || {
            say!(REFUSED_WALL, place = self.pos.location(square))
        })
    }

    /// Whether the present room is not resolved.
    #[inline]
    pub(crate) fn is_waiting_here(&self) -> bool {
        !self.resolved.contains(self.pos)
    }

    /// Resolves the present room, for good (room-6).
    #[inline]
    pub(crate) fn resolve(&mut self) {
        self.resolved.insert(self.pos);
    }
}

impl State {
    /// Moves the player and reveals the rooms around; then the room acts (enter-1, enter-2, enter-3, R7).
    #[inline(always)]
    pub(crate) fn enter(&mut self, square: Square, chance: &mut impl Chance) {
        self.quest.arrive(square, self.rooms[square.index()].kind());
        self.reveal_around(square, chance);
        if self.is_waiting_here() {
            self.meet(chance);
        }
    }
}
