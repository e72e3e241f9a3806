//! The selection on a table, by the texts of places.

use std::collections::HashMap;

use underdeck_game::{Offer, Place, PointerAction, Selection, Table};

use crate::params::UrlParams;
use crate::place;

/// A [`Selection`] whose places are looked up by their texts in addresses.
pub(crate) struct Choice<'a> {
    /// The table.
    pub(crate) table: &'a Table,
    /// Its moves, those that throw the game away last; none on a table for reading alone.
    pub(crate) offers: Vec<&'a Offer>,
    /// The picked places.
    pub(crate) picked: Vec<&'a Place>,
    /// Their texts.
    pub(crate) texts: Vec<String>,
    /// The moves that the picks can still become.
    pub(crate) matching: Vec<&'a Offer>,
    /// The moves for which nothing more has to be pointed at.
    pub(crate) ready: Vec<&'a Offer>,
    /// The effect of pointing at a place.
    pointing: HashMap<String, PointerAction<'a>>,
    /// The places of all moves, whatever is picked.
    used: HashMap<String, &'a Place>,
    /// The move of the hint or of the guide's step.
    pub(crate) hinted: Option<&'a Offer>,
    /// The texts of the places that the guide's step highlights.
    pub(crate) lit: Vec<String>,
    /// Whether the table is for reading alone, although it is laid out for its moves.
    is_still: bool,
    /// The move that was made here, in a review.
    made: Option<&'a Offer>,
}

impl<'a> Choice<'a> {
    /// The selection in the address of a table, without what cannot be picked.
    pub(crate) fn new(table: &'a Table, params: &UrlParams, hinted: Option<&'a Offer>) -> Self {
        let mut selection = Selection::new(table);
        for text in &params.picked {
            let found = selection.next_places().find(|place| place::text(place) == *text);
            found.map(|place| selection.pick(place));
        }
        let (mut matching, mut ready) = (selection.matching().to_vec(), selection.ready().collect::<Vec<_>>());
        let mut offers: Vec<&Offer> = table.offers.iter().collect();
        // Moves that throw the game away come last, and are not among the ready ones while another move is.
        offers.sort_by_key(|offer| !offer.finality.is_open());
        matching.sort_by_key(|offer| !offer.finality.is_open());
        if matching.first().is_some_and(|offer| offer.finality.is_open()) {
            ready.retain(|offer| offer.finality.is_open());
        }
        Self {
            table,
            used: offers
                .iter()
                .flat_map(|offer| offer.gesture.places())
                .map(|place| (place::text(place), place))
                .collect(),
            offers,
            picked: selection.picked().to_vec(),
            texts: selection.picked().iter().map(|place| place::text(place)).collect(),
            matching,
            ready,
            pointing: selection.pointing().into_iter().map(|(place, does)| (place::text(place), does)).collect(),
            hinted,
            lit: Vec::new(),
            is_still: false,
            made: None,
        }
    }

    /// A table for reading alone, laid out as the player saw it, with the best move lit and the move made marked.
    pub(crate) fn still(table: &'a Table, best: Option<&'a Offer>, made: Option<&'a Offer>) -> Self {
        let choice = Self::new(table, &UrlParams::default(), best);
        Self { is_still: true, made, pointing: HashMap::new(), ..choice }
    }

    /// The same with the places that a guide highlights.
    pub(crate) fn lighting(self, lit: &[Place]) -> Self {
        Self { lit: lit.iter().map(place::text).collect(), ..self }
    }

    /// A table without moves.
    pub(crate) fn none(table: &'a Table) -> Self {
        Self {
            table,
            offers: vec![],
            picked: vec![],
            texts: vec![],
            matching: vec![],
            ready: vec![],
            pointing: HashMap::new(),
            used: HashMap::new(),
            hinted: None,
            lit: vec![],
            is_still: true,
            made: None,
        }
    }

    /// The effect of pointing at a place; `None` if there is none.
    pub(crate) fn pointing(&self, place: &str) -> Option<PointerAction<'a>> {
        self.pointing.get(place).copied()
    }

    /// Whether a move points at a place, now or with other picks. The layout depends on this alone: picking moves nothing.
    pub(crate) fn is_used(&self, place: &str) -> bool {
        self.used.contains_key(place)
    }

    /// Whether a place is drawn as something to press.
    pub(crate) fn is_pressed(&self, place: &str) -> bool {
        !self.is_still && self.is_used(place)
    }

    /// Whether nothing on the table can be pressed.
    pub(crate) const fn is_still(&self) -> bool {
        self.is_still
    }

    /// The place of a move with this text.
    pub(crate) fn used(&self, place: &str) -> Option<&'a Place> {
        self.used.get(place).copied()
    }

    /// Whether a move points at a zone or a place in it.
    pub(crate) fn is_live(&self, zone: &str) -> bool {
        self.used.keys().any(|place| place.split(':').next() == Some(zone))
    }

    /// The classes of a place: lit by a hint, a guide or a review, and part of the move that was made.
    pub(crate) fn marks(&self, place: &str) -> &'static str {
        let is_made = self.made.is_some_and(|offer| offer.gesture.places().iter().any(|p| place::text(p) == place));
        match (self.is_hinted(place), is_made) {
            (true, true) => " hinted made",
            (true, false) => " hinted",
            (false, true) => " made",
            (false, false) => "",
        }
    }

    /// Whether a zone or a place in it can be pointed at now.
    pub(crate) fn is_ready(&self, zone: &str) -> bool {
        self.pointing.keys().any(|place| place.split(':').next() == Some(zone))
    }

    /// Whether the hint points at a place, or the guide highlights it.
    pub(crate) fn is_hinted(&self, place: &str) -> bool {
        self.lit.iter().any(|lit| lit == place)
            || self.hinted.is_some_and(|offer| {
                offer.finality.is_open() && offer.gesture.places().iter().any(|p| place::text(p) == place)
            })
    }
}
