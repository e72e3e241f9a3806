//! The dungeon as the player sees it: the rooms in free reach, and the rooms at their edge.

use crate::square::CELLS;
use crate::{Item, Kind, Move, Quest, Square, Squares};

/// The rooms seen from a room.
#[derive(Clone, Copy)]
pub(super) struct Reach<'a> {
    pub(super) quest: &'a Quest,
    /// The room in which walks start.
    pub(super) start: Square,
    /// The type of each revealed room.
    kinds: [Option<Kind>; CELLS],
    /// Revealed rooms that are harmless to enter.
    pub(super) harmless: Squares,
    /// The harmless rooms in reach over each other, and the start.
    pub(super) free: Squares,
}

impl<'a> Reach<'a> {
    pub(super) fn new(quest: &'a Quest, start: Square) -> Self {
        let mut kinds = [None; CELLS];
        kinds[Square::STAIRCASE.index()] = Some(Kind::Staircase);
        for kind in Kind::ALL {
            quest.known(kind).iter().for_each(|square| kinds[square.index()] = Some(kind));
        }
        let harmless = harmless(quest, start);
        let mut reach = Self { quest, start, kinds, harmless, free: Squares::of(start).reach(harmless) };
        if reach.is_on_ice() && reach.is_home() && quest.hp == 1 && !quest.holds(Item::Flask) {
            // The way over this ice is one-way.
            reach.free = Squares::of(start) | reach.side(Square::STAIRCASE);
        }
        reach
    }

    /// Whether the staircase is in free reach.
    pub(super) fn is_home(&self) -> bool {
        self.free.contains(Square::STAIRCASE)
    }

    pub(super) fn kind(&self, square: Square) -> Option<Kind> {
        self.kinds[square.index()]
    }

    /// Whether entering the room can cost HP.
    pub(super) fn hurts(&self, square: Square) -> bool {
        !self.harmless.contains(square)
    }

    /// Rooms next to those in free reach, which include the start.
    pub(super) fn edge(&self) -> Squares {
        self.around(self.free)
    }

    /// Rooms next to these.
    pub(super) fn around(&self, rooms: Squares) -> Squares {
        rooms.iter().fold(Squares::EMPTY, |set, square| set | self.quest.next_to(square)) - rooms
    }

    /// Whether the player is on ice: the rooms on its other sides are in reach, but the way back is not free.
    pub(super) fn is_on_ice(&self) -> bool {
        self.kind(self.start) == Some(Kind::Ice) && self.hurts(self.start)
    }

    /// The rooms from which the room at the edge can be entered: all that are free, but on ice only those of its side.
    pub(super) fn side(&self, room: Square) -> Squares {
        if !self.is_on_ice() {
            return self.free;
        }
        let sides = self.free - Squares::of(self.start);
        ((self.quest.next_to(room) | Squares::of(room)) & sides).reach(sides)
    }

    /// The rooms in reach from a room at the edge without going back.
    pub(super) fn beyond(&self, room: Square) -> Squares {
        Squares::of(room).reach(self.harmless - self.free)
    }

    /// The wizard who sells spells, if he is in free reach (R29).
    pub(super) fn spell_seller(&self) -> Option<Square> {
        self.quest.wizard1.filter(|&square| self.free.contains(square))
    }

    /// The wizard who sells artifacts, if he is in free reach (R29).
    pub(super) fn artifact_seller(&self) -> Option<Square> {
        let first = self.quest.wizard1?;
        ((self.quest.known(Kind::Wizard) & self.free) - Squares::of(first)).first()
    }

    /// Rooms in reach that give or reveal something on entering.
    pub(super) fn gifts(&self) -> Squares {
        let quest = self.quest;
        let mut gifts = quest.waiting(Kind::Gold)
            | quest.waiting(Kind::Chest)
            | quest.waiting(Kind::Ice)
            | quest.waiting(Kind::Door);
        if !quest.holds(Item::Shield) || quest.is_fetched(Kind::Shield) {
            gifts |= quest.waiting(Kind::Shield);
        }
        if quest.wizard1.is_none() {
            gifts |= quest.known(Kind::Wizard);
        }
        let hidden = quest.unrevealed();
        let windows = self.free.iter().filter(|&square| quest.next_to(square).meets(hidden));
        let windows: Squares = windows.collect();
        (self.free & self.harmless & (gifts | windows)) - Squares::of(self.start)
    }

    /// The nearest of these rooms by steps over free rooms.
    pub(super) fn nearest(&self, targets: Squares) -> Option<Square> {
        if !targets.meets(self.free) {
            return None;
        }
        let mut reached = Squares::of(self.start);
        while !reached.meets(targets) {
            reached = self.spread(reached);
        }
        (reached & targets).first()
    }

    /// These rooms and the free ones next to them.
    fn spread(&self, rooms: Squares) -> Squares {
        rooms.iter().fold(rooms, |set, square| set | (self.quest.next_to(square) & self.free))
    }

    /// The move in that room, or the first step towards it.
    pub(super) fn go(&self, room: Square, mv: Move) -> Move {
        if room == self.start { mv } else { self.step(room) }
    }

    /// The first step from the player's place to a room that is free, or at the edge.
    pub(super) fn step(&self, target: Square) -> Move {
        let around = self.quest.next_to(self.start);
        let mut reached = Squares::of(target);
        while !reached.meets(around) {
            let next = self.spread(reached);
            if next == reached {
                return Move::Abandon;
            }
            reached = next;
        }
        (reached & around).first().map_or(Move::Abandon, Move::Go)
    }
}

/// Revealed rooms that are harmless to enter. A chest rarely hurts, and is worth it if enough HP are left for the way
/// back.
fn harmless(quest: &Quest, start: Square) -> Squares {
    let mut harmless = quest.resolved | quest.known(quest.tasks[0]);
    for kind in [Kind::Staircase, Kind::Gold, Kind::Wizard, Kind::Crystal, Kind::Fountain, Kind::Shield] {
        harmless |= quest.known(kind);
    }
    if quest.holds(Item::Amulet) {
        harmless |= quest.known(Kind::Ice);
    }
    if quest.holds(Item::Key) {
        harmless |= quest.known(Kind::Door);
    }
    let is_home = harmless.contains(start) && Squares::of(start).reach(harmless).contains(Square::STAIRCASE);
    if quest.hp > 2 || (quest.hp > 1 && is_home) || quest.holds(Item::Shield) || quest.holds(Item::Flask) {
        harmless |= quest.known(Kind::Chest);
    }
    harmless
}
