//! Quest tasks: Fetch, Remove, Explore, Defeat.

use underdeck_cards::{Card, Suit};
use underdeck_game::{Id, Message};

use crate::{Kind, Quest, text};

/// The name of a task's category; together they are F.R.E.D.
pub(crate) fn category(n: usize) -> Message {
    static NAMES: [&Id; 4] =
        [&text::CATEGORY_FETCH, &text::CATEGORY_REMOVE, &text::CATEGORY_EXPLORE, &text::CATEGORY_DEFEAT];
    NAMES[n].into()
}

/// The types that each category's card can name, in the order of the table (task-2, task-3, task-4, task-5).
pub(crate) const TASK_KINDS: [&[Kind]; 4] = [
    &[Kind::Gold, Kind::Chest, Kind::Shield],
    &[Kind::Ice, Kind::Door, Kind::Trap],
    &[Kind::Crystal, Kind::Fountain, Kind::Wall],
    &[Kind::Specter, Kind::Slime, Kind::Skeleton, Kind::Dragon],
];

/// The diamond of a task: the rank of its rooms, except for the shield, a six, and the dragon, an ace (task-2, task-5).
pub(crate) const fn task_card(kind: Kind) -> Card {
    let rank = match kind {
        Kind::Shield => 6,
        Kind::Dragon => 1,
        kind => kind as u8 + 1,
    };
    Card::new(rank, Suit::Diamonds)
}

/// The category and type of a task by its diamond.
#[inline]
pub(crate) const fn task_kind(card: Card) -> Option<(usize, Kind)> {
    const TABLE: [Option<(usize, Kind)>; 64] = {
        let mut table = [None; 64];
        let mut category = 0;
        while category < TASK_KINDS.len() {
            let mut i = 0;
            while i < TASK_KINDS[category].len() {
                let kind = TASK_KINDS[category][i];
                table[task_card(kind).index() as usize] = Some((category, kind));
                i += 1;
            }
            category += 1;
        }
        table
    };
    TABLE[card.index() as usize & 63]
}

impl Quest {
    /// The tasks that are done: a pure function of the map (task-1, task-6, R16, R18, R19, R20).
    pub fn done(&self) -> [bool; 4] {
        std::array::from_fn(|n| self.is_done(n))
    }

    /// The number of tasks that are done (over-6).
    pub fn tasks_done(&self) -> usize {
        self.done().into_iter().filter(|&done| done).count()
    }

    /// Whether all four tasks are done.
    #[inline]
    pub(crate) fn all_done(&self) -> bool {
        (0..4).all(|n| self.is_done(n))
    }

    /// Explore tasks need their rooms revealed, all others need them resolved (task-2, task-3, task-4, task-5), and
    /// with `triggered_traps` traps must be triggered (option-10, R18).
    #[inline]
    pub(crate) fn is_done(&self, n: usize) -> bool {
        self.all_in(self.tasks[n], if n == 2 { self.revealed } else { self.resolved - self.disarmed() })
    }

    /// Whether the room's type is that of the Fetch task (enter-4, R15).
    #[inline]
    pub(crate) fn is_fetched(&self, kind: Kind) -> bool {
        self.tasks[0] == kind
    }
}
