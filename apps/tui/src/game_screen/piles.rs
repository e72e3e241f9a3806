//! Open piles show the card that came last.

use std::rc::Rc;

use underdeck_game::{Body, Table};

use super::GameScreen;

impl GameScreen {
    /// The table with the card that came last to each open pile on top of it. Piles without an order list their cards by suit.
    pub(super) fn last_on_top(&mut self, mut table: Rc<Table>) -> Rc<Table> {
        for n in 0..table.zones.len() {
            let zone = &table.zones[n];
            let (Body::Stack { cards, open: true }, Some(old)) = (&zone.body, self.table.zone(zone.id)) else {
                continue;
            };
            let mut came = cards.iter().filter_map(|face| face.card);
            let came = came.find(|card| old.cards().all(|face| face.card != Some(*card)));
            let id = zone.id;
            self.tops.extend(came.map(|card| (id, card)));
            let top = self.tops.get(id).and_then(|card| cards.iter().position(|face| face.card == Some(*card)));
            if let (Some(top @ 1..), Body::Stack { cards, .. }) = (top, &mut Rc::make_mut(&mut table).zones[n].body) {
                cards[..=top].rotate_right(1);
            }
        }
        table
    }
}
