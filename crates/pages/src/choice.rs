//! What can be done with the things picked so far, by the texts of their places.

use std::collections::{BTreeMap, HashMap};

use underdeck_game::{Offer, Place, PointerAction, Selection, Table};

use crate::params::UrlParams;
use crate::place;

/// A [`Selection`] as pages need it: places are looked up by the texts that stand in addresses.
pub(crate) struct Choice<'a> {
    /// The table.
    pub(crate) table: &'a Table,
    /// What is picked.
    pub(crate) picked: Vec<&'a Place>,
    /// The texts of what is picked.
    pub(crate) texts: Vec<String>,
    /// The moves that what is picked can still become.
    pub(crate) matching: Vec<&'a Offer>,
    /// The moves for which nothing more has to be pointed at.
    pub(crate) ready: Vec<&'a Offer>,
    /// What pointing at a place does.
    pointing: HashMap<String, PointerAction<'a>>,
    /// Where each thing can be dropped, with the move that this makes, or nothing if there are several.
    drops: HashMap<String, BTreeMap<String, Option<&'a str>>>,
    /// The move of the hint, or of the guide's step.
    pub(crate) hinted: Option<&'a Offer>,
    /// The texts of the places that the guide's step lights.
    pub(crate) lit: Vec<String>,
}

impl<'a> Choice<'a> {
    /// What the address of a table picks. Whatever cannot be picked is left out.
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
        // What throws the game away comes last, and is not offered by itself while something else can be done.
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

    /// The same with what a guide lights.
    pub(crate) fn lighting(self, lit: &[Place]) -> Self {
        Self { lit: lit.iter().map(place::text).collect(), ..self }
    }

    /// A table to look at, where nothing can be done.
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

    /// What pointing at a place does; `None` if nothing.
    pub(crate) fn pointing(&self, place: &str) -> Option<PointerAction<'a>> {
        self.pointing.get(place).copied()
    }

    /// Whether anything can be done with a zone or with something in it.
    pub(crate) fn is_live(&self, zone: &str) -> bool {
        self.pointing.keys().any(|place| place.split(':').next() == Some(zone))
    }

    /// Whether the hint points at a place, or the guide lights it.
    pub(crate) fn is_hinted(&self, place: &str) -> bool {
        self.lit.iter().any(|lit| lit == place)
            || self.hinted.is_some_and(|offer| {
                offer.finality.is_open() && offer.gesture.places().iter().any(|p| place::text(p) == place)
            })
    }

    /// Where a thing can be dropped, with the move that this makes, or nothing if there are several.
    pub(crate) fn drops(&self, from: &str) -> Option<&BTreeMap<String, Option<&'a str>>> {
        self.drops.get(from)
    }
}
