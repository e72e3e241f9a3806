//! Choosing a set of things one by one.

use crate::{Gesture, Offer, Place, Table};

/// What a set of chosen things makes, and what can be added to it: see [`Table::choosing`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Choosing<'a> {
    /// The moves for which exactly these are chosen.
    pub offers: Vec<&'a Offer>,
    /// What can be added so that a larger set makes a move, in the order in which the offers name it.
    pub further: Vec<&'a Place>,
}

impl Table {
    /// What the things chosen so far make. The order in which they were chosen does not matter.
    ///
    /// If both lists are empty, no move is made with these things together.
    pub fn choosing(&self, chosen: &[Place]) -> Choosing<'_> {
        let mut choosing = Choosing::default();
        for offer in &self.offers {
            let Gesture::Choose { set, .. } = &offer.gesture else { continue };
            if !chosen.iter().all(|place| set.contains(place)) {
                continue;
            }
            if set.len() == chosen.len() {
                choosing.offers.push(offer);
            }
            for place in set.iter().filter(|place| !chosen.contains(place)) {
                if !choosing.further.contains(&place) {
                    choosing.further.push(place);
                }
            }
        }
        choosing
    }
}
