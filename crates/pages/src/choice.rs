//! The selection on a table, by the texts of places.

use std::collections::{BTreeMap, HashMap};

use underdeck_game::{Offer, Place, PointerAction, Selection, Table};

use crate::params::UrlParams;
use crate::place;

/// A [`Selection`] whose places are looked up by their texts in addresses.
pub(crate) struct Choice<'a> {
    /// The table.
    pub(crate) table: &'a Table,
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
    /// The places where each thing can be dropped, each with its move; `None` if several moves end there.
    drops: HashMap<String, BTreeMap<String, Option<&'a str>>>,
    /// The move of the hint or of the guide's step.
    pub(crate) hinted: Option<&'a Offer>,
    /// The texts of the places that the guide's step highlights.
    pub(crate) lit: Vec<String>,
}

impl<'a> Choice<'a> {
    /// The selection in the address of a table, without what cannot be picked.
    pub(crate) fn new(table: &'a Table, params: &UrlParams, hinted: Option<&'a Offer>) -> Self {
        let mut selection = Selection::new(table);
        for text in &params.picked {
            let found = selection.next_places().find(|place| place::text(place) == *text);
            found.map(|place| selection.pick(place));
        }
        let mut drops: HashMap<String, BTreeMap<String, Option<&str>>> = HashMap::new();
        for (thing, target, offer) in selection.drops() {
            let of_thing = drops.entry(place::text(thing)).or_default();
            let known = of_thing.entry(place::text(target));
            known.and_modify(|spelling| *spelling = None).or_insert(Some(&offer.spelling));
        }
        let (mut matching, mut ready) = (selection.matching().to_vec(), selection.ready().collect::<Vec<_>>());
        // Moves that throw the game away come last, and are not among the ready ones while another move is.
        matching.sort_by_key(|offer| !offer.finality.is_open());
        if matching.first().is_some_and(|offer| offer.finality.is_open()) {
            ready.retain(|offer| offer.finality.is_open());
        }
        Self {
            table,
            picked: selection.picked().to_vec(),
            texts: selection.picked().iter().map(|place| place::text(place)).collect(),
            matching,
            ready,
            pointing: selection.pointing().into_iter().map(|(place, does)| (place::text(place), does)).collect(),
            drops,
            hinted,
            lit: Vec::new(),
        }
    }

    /// The same with the places that a guide highlights.
    pub(crate) fn lighting(self, lit: &[Place]) -> Self {
        Self { lit: lit.iter().map(place::text).collect(), ..self }
    }

    /// A table without moves.
    pub(crate) fn none(table: &'a Table) -> Self {
        let (pointing, drops) = (HashMap::new(), HashMap::new());
        Self {
            table,
            picked: vec![],
            texts: vec![],
            matching: vec![],
            ready: vec![],
            pointing,
            drops,
            hinted: None,
            lit: vec![],
        }
    }

    /// The effect of pointing at a place; `None` if there is none.
    pub(crate) fn pointing(&self, place: &str) -> Option<PointerAction<'a>> {
        self.pointing.get(place).copied()
    }

    /// Whether a zone or a place in it can be pointed at.
    pub(crate) fn is_live(&self, zone: &str) -> bool {
        self.pointing.keys().any(|place| place.split(':').next() == Some(zone))
    }

    /// Whether the hint points at a place, or the guide highlights it.
    pub(crate) fn is_hinted(&self, place: &str) -> bool {
        self.lit.iter().any(|lit| lit == place)
            || self.hinted.is_some_and(|offer| {
                offer.finality.is_open() && offer.gesture.places().iter().any(|p| place::text(p) == place)
            })
    }

    /// The places where a thing can be dropped, each with its move; `None` if several moves end there.
    pub(crate) fn drops(&self, from: &str) -> Option<&BTreeMap<String, Option<&'a str>>> {
        self.drops.get(from)
    }
}
