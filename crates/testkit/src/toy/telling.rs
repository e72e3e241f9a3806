//! The words of the Well.

mod events;
mod table;

use underdeck_game::{Message, Presentation, Refusal, SeenChance, Table, say};

use crate::toy::{Phase, ToyMove, ToyView};

impl Presentation for ToyView {
    fn table(&self) -> Table {
        table::table(self)
    }

    fn describe_change(&self, mv: ToyMove, chance: &[SeenChance], after: &Self) -> Vec<Message> {
        events::describe_change(self, mv, chance, after)
    }

    fn refusal(&self, mv: ToyMove) -> Option<Refusal> {
        (mv == ToyMove::Leave && !(self.well.is_empty() && self.open.hand.is_empty()) && self.open.phase == Phase::Act)
            .then(|| Refusal { reason: say!(TOY_LEAVE_REFUSED), rules: &["leave-1"] })
    }
}
