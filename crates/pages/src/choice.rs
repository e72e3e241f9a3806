//! What can be done with the things picked so far.

use std::collections::{BTreeMap, HashMap};

use game::{Gesture, Offer, Place, Table};

use crate::params::UrlParams;
use crate::place;

/// What can be done with the things picked so far: which moves they belong to, and what to point at next.
pub(crate) struct Choice<'a> {
    /// The table.
    pub(crate) table: &'a Table,
    /// What is picked; only things that belong to one and the same move.
    pub(crate) picked: Vec<&'a Place>,
    /// The texts of what is picked.
    pub(crate) texts: Vec<String>,
    /// The moves that everything picked belongs to; all where nothing is.
    pub(crate) matching: Vec<&'a Offer>,
    /// What pointing at a place does, by its text.
    next: HashMap<String, Control<'a>>,
    /// Where each thing can be dropped, by its text.
    drops: HashMap<String, BTreeMap<String, Option<&'a str>>>,
    /// The move that is hinted at.
    pub(crate) hinted: Option<&'a Offer>,
}

/// What pointing at a place does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Control<'a> {
    /// Plays this move.
    Play(&'a Offer),
    /// Picks the place up, or chooses it.
    Pick,
    /// Puts down what was picked.
    Drop,
}

impl<'a> Choice<'a> {
    /// What the address of a table picks. What is not there, or goes with nothing picked before it, is left out.
    pub(crate) fn new(table: &'a Table, params: &UrlParams, hinted: Option<&'a Offer>) -> Self {
        let mut picked: Vec<&Place> = Vec::new();
        let mut matching: Vec<&Offer> = table.offers.iter().collect();
        for text in &params.picked {
            let found = matching.iter().flat_map(|o| next_of(&o.gesture, &picked)).find(|p| place::text(p) == *text);
            if let Some(found) = found {
                matching.retain(|offer| offer.gesture.places().contains(&found));
                picked.push(found);
            }
        }
        let texts = picked.iter().map(|place| place::text(place)).collect();
        let (next, drops) = (controls(&matching, &picked), drops(&matching, &picked));
        Self { table, picked, texts, matching, next, drops, hinted }
    }

    /// Nothing can be done: a table to look at.
    pub(crate) fn none(table: &'a Table) -> Self {
        let (next, drops) = (HashMap::new(), HashMap::new());
        Self { table, picked: vec![], texts: vec![], matching: vec![], next, drops, hinted: None }
    }

    /// What pointing at a place does; `None` if nothing.
    pub(crate) fn control(&self, place: &str) -> Option<&Control<'a>> {
        self.next.get(place)
    }

    /// Whether the hint points at a place.
    pub(crate) fn is_hinted(&self, place: &str) -> bool {
        self.hinted.is_some_and(|offer| offer.gesture.places().iter().any(|p| place::text(p) == place))
    }

    /// The moves that are made with exactly what is picked.
    pub(crate) fn ready(&self) -> Vec<&'a Offer> {
        let is_ready = |offer: &&&Offer| next_of(&offer.gesture, &self.picked).is_empty();
        self.matching.iter().filter(is_ready).copied().collect()
    }

    /// Where a thing can be dropped, with the move that this makes, or nothing if several are made so.
    pub(crate) fn drops(&self, from: &str) -> Option<&BTreeMap<String, Option<&'a str>>> {
        self.drops.get(from)
    }
}

/// Where each thing can be dropped, by its text: found once for the whole table.
fn drops<'a>(matching: &[&'a Offer], picked: &[&Place]) -> HashMap<String, BTreeMap<String, Option<&'a str>>> {
    let mut drops: HashMap<String, BTreeMap<String, Option<&str>>> = HashMap::new();
    for offer in matching {
        let (carried, to) = match &offer.gesture {
            Gesture::Drag { from, to } => (std::slice::from_ref(from), to),
            Gesture::Choose { set, target: Some(to) } => (set.as_slice(), to),
            _ => continue,
        };
        // Together with what is picked one thing alone is carried.
        let open: Vec<&Place> = carried.iter().filter(|place| !picked.contains(place)).collect();
        let held = match open.as_slice() {
            [] => carried.iter().collect(),
            [_] => open,
            _ => continue,
        };
        let to = place::text(to);
        for from in held {
            let of_thing = drops.entry(place::text(from)).or_default();
            of_thing.entry(to.clone()).and_modify(|spelling| *spelling = None).or_insert(Some(offer.spelling.as_str()));
        }
    }
    drops
}

/// What can be pointed at next on the way to a move; nothing once everything it needs is picked.
fn next_of<'a>(gesture: &'a Gesture, picked: &[&Place]) -> Vec<&'a Place> {
    let open = |place: &&'a Place| !picked.contains(place);
    match gesture {
        Gesture::Tap(place) => vec![place].into_iter().filter(open).collect(),
        Gesture::Drag { from, to } => {
            if open(&from) { vec![from] } else { vec![to] }.into_iter().filter(open).collect()
        }
        Gesture::Choose { set, target } => {
            let rest: Vec<&Place> = set.iter().filter(open).collect();
            if rest.is_empty() { target.iter().filter(open).collect() } else { rest }
        }
        Gesture::Number { target, .. } => target.iter().filter(open).collect(),
        _ => Vec::new(),
    }
}

/// Whether pointing at a place next makes the move at once. A number is chosen by its button.
fn completes(gesture: &Gesture, picked: &[&Place], place: &Place) -> bool {
    match gesture {
        Gesture::Tap(_) => true,
        Gesture::Drag { to, .. } => to == place,
        Gesture::Choose { set, target } => target.as_ref() == Some(place) && set.iter().all(|p| picked.contains(&p)),
        _ => false,
    }
}

/// What pointing at each place does.
fn controls<'a>(matching: &[&'a Offer], picked: &[&'a Place]) -> HashMap<String, Control<'a>> {
    let mut controls: HashMap<String, Control<'a>> = HashMap::new();
    for offer in matching {
        for place in next_of(&offer.gesture, picked) {
            let control = match completes(&offer.gesture, picked, place) {
                true => Control::Play(offer),
                false => Control::Pick,
            };
            controls.entry(place::text(place)).and_modify(|known| *known = Control::Pick).or_insert(control);
        }
    }
    for place in picked {
        controls.insert(place::text(place), Control::Drop);
    }
    controls
}
