//! The player's hand over the table: what it points at, what it holds, and which moves that makes. Nothing is decided here; every
//! answer is read off the offers.

use game::{Gesture, Offer, Place, Table};

use crate::board::{Mark, Spot};

/// What the hand points at and what was picked up or chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Hand {
    pub(crate) cursor: Mark,
    pub(crate) picked: Vec<Place>,
}

/// How a spot is lit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Glow {
    /// Nothing can be done with it now.
    None,
    /// Something can be done with it.
    Can,
    /// It is held.
    Picked,
    /// What is held can go there.
    Target,
    /// It can be chosen too.
    Further,
}

/// The moves that acting on these places makes with what is held.
pub(crate) fn completed<'t>(table: &'t Table, picked: &[Place], at: &[Place]) -> Vec<&'t Offer> {
    let exact = complete(table, picked, at);
    if !exact.is_empty() {
        return exact;
    }
    // Whatever lies in a zone stands for the zone, once something is held.
    match at.first() {
        Some(place) if !picked.is_empty() => complete(table, picked, &[Place::Zone(place.zone())]),
        _ => exact,
    }
}

fn complete<'t>(table: &'t Table, picked: &[Place], at: &[Place]) -> Vec<&'t Offer> {
    let is_made = |offer: &&Offer| match &offer.gesture {
        Gesture::Tap(place) => picked.is_empty() && at.contains(place),
        Gesture::Drag { from, to } => picked == [from.clone()] && at.contains(to),
        Gesture::Choose { set, target: Some(target) } => same(set, picked) && at.contains(target),
        Gesture::Number { target: Some(target), .. } => picked.is_empty() && at.contains(target),
        _ => false,
    };
    table.offers.iter().filter(is_made).collect()
}

/// The moves that what is held makes without a target.
pub(crate) fn chosen<'t>(table: &'t Table, picked: &[Place]) -> Vec<&'t Offer> {
    let is_made = |offer: &&Offer| matches!(&offer.gesture, Gesture::Choose { set, target: None } if same(set, picked));
    if picked.is_empty() { Vec::new() } else { table.offers.iter().filter(is_made).collect() }
}

/// The place among these that can be picked up or chosen, with what is held already.
pub(crate) fn takes(table: &Table, picked: &[Place], at: &[Place]) -> Option<Place> {
    let can = |place: &&Place| {
        table.offers.iter().any(|offer| match &offer.gesture {
            Gesture::Drag { from, .. } => picked.is_empty() && from == *place,
            Gesture::Choose { set, .. } => set.contains(place) && picked.iter().all(|held| set.contains(held)),
            _ => false,
        })
    };
    at.iter().filter(|place| !picked.contains(place)).find(can).cloned()
}

/// What a gesture takes up or chooses, before its target.
pub(crate) fn things_of(gesture: &Gesture) -> &[Place] {
    match gesture {
        Gesture::Drag { from, .. } => std::slice::from_ref(from),
        Gesture::Choose { set, .. } => set,
        _ => &[],
    }
}

/// Where a gesture goes on when so much of it is held: the next thing to be taken, then the target; nowhere for a button.
pub(crate) fn next_of<'g>(gesture: &'g Gesture, picked: &[Place]) -> Option<&'g Place> {
    let target = match gesture {
        Gesture::Tap(place) => Some(place),
        Gesture::Drag { to, .. } => Some(to),
        Gesture::Choose { target, .. } | Gesture::Number { target, .. } => target.as_ref(),
        _ => None,
    };
    things_of(gesture).iter().find(|place| !picked.contains(place)).or(target)
}

/// What can be taken up now to go to one of these places.
pub(crate) fn goes_to<'t>(table: &'t Table, at: &[Place]) -> Vec<&'t Place> {
    let mut found: Vec<&Place> = Vec::new();
    for offer in &table.offers {
        let things = things_of(&offer.gesture);
        if next_of(&offer.gesture, things).is_some_and(|target| at.contains(target)) {
            found.extend(things.iter().filter(|thing| !found.contains(thing)).collect::<Vec<_>>());
        }
    }
    found
}

/// The moves that have to do with these places, those that acting makes first.
pub(crate) fn about<'t>(table: &'t Table, picked: &[Place], at: &[Place]) -> Vec<&'t Offer> {
    let mut about = completed(table, picked, at);
    let more: Vec<&Offer> = if picked.is_empty() {
        table.offers.iter().filter(|offer| offer.gesture.places().iter().any(|place| at.contains(place))).collect()
    } else {
        let mut more = table.choosing(picked).offers;
        more.extend(
            table
                .offers
                .iter()
                .filter(|offer| matches!(&offer.gesture, Gesture::Drag { from, .. } if picked == [from.clone()])),
        );
        if about.is_empty() { more } else { Vec::new() }
    };
    for offer in more {
        if !about.contains(&offer) {
            about.push(offer);
        }
    }
    about
}

/// How a spot is lit.
pub(crate) fn glow(table: &Table, picked: &[Place], spot: &Spot) -> Glow {
    if spot.places.iter().any(|place| picked.contains(place)) {
        return Glow::Picked;
    }
    if picked.is_empty() {
        // Where something only goes to, nothing can be done before it is taken up.
        let begins = |offer: &Offer| match things_of(&offer.gesture) {
            [] => next_of(&offer.gesture, &[]).is_some_and(|place| spot.places.contains(place)),
            things => things.iter().any(|place| spot.places.contains(place)),
        };
        return if table.offers.iter().any(begins) { Glow::Can } else { Glow::None };
    }
    if !complete(table, picked, &spot.places).is_empty() {
        Glow::Target
    } else if takes(table, picked, &spot.places).is_some() {
        Glow::Further
    } else {
        Glow::None
    }
}

fn same(set: &[Place], picked: &[Place]) -> bool {
    set.len() == picked.len() && picked.iter().all(|place| set.contains(place))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(name: &str) -> Place {
        Place::Card("hand", name.parse().unwrap())
    }

    fn table(gestures: Vec<Gesture>) -> Table {
        let offers = gestures.into_iter().enumerate().map(|(n, gesture)| Offer {
            spelling: format!("move {n}"),
            gesture,
            label: String::new(),
            effect: String::new(),
            rules: &[],
        });
        Table { prompt: String::new(), zones: Vec::new(), offers: offers.collect() }
    }

    fn spellings(offers: &[&Offer]) -> Vec<String> {
        offers.iter().map(|offer| offer.spelling.clone()).collect()
    }

    #[test]
    fn a_set_is_chosen_in_any_order_and_completed_at_its_target() {
        let foe = Place::Card("room", "KS".parse().unwrap());
        let table = table(vec![
            Gesture::Choose { set: vec![card("2C"), card("3C")], target: Some(foe.clone()) },
            Gesture::Choose { set: vec![], target: Some(foe.clone()) },
            Gesture::Choose { set: vec![card("4C")], target: None },
        ]);
        assert_eq!(spellings(&completed(&table, &[card("3C"), card("2C")], std::slice::from_ref(&foe))), ["move 0"]);
        assert_eq!(spellings(&completed(&table, &[], std::slice::from_ref(&foe))), ["move 1"]);
        assert!(completed(&table, &[card("2C")], &[foe]).is_empty());
        assert_eq!(takes(&table, &[card("2C")], &[card("3C")]), Some(card("3C")));
        assert_eq!(takes(&table, &[card("2C")], &[card("4C")]), None);
        assert_eq!(spellings(&chosen(&table, &[card("4C")])), ["move 2"]);
    }

    #[test]
    fn what_is_dragged_may_be_dropped_on_anything_in_a_zone() {
        let table = table(vec![Gesture::Drag { from: card("2C"), to: Place::Zone("pack") }]);
        let there = Place::Card("pack", "9S".parse().unwrap());
        assert_eq!(takes(&table, &[], &[card("2C")]), Some(card("2C")));
        assert_eq!(spellings(&completed(&table, &[card("2C")], std::slice::from_ref(&there))), ["move 0"]);
        assert!(completed(&table, &[], &[there]).is_empty());
    }

    #[test]
    fn a_gesture_goes_on_from_thing_to_thing_to_its_target() {
        let foe = Place::Zone("room");
        let set = Gesture::Choose { set: vec![card("2C"), card("3C")], target: Some(foe.clone()) };
        assert_eq!(next_of(&set, &[]), Some(&card("2C")));
        assert_eq!(next_of(&set, &[card("2C")]), Some(&card("3C")));
        assert_eq!(next_of(&set, &[card("3C")]), Some(&card("2C")));
        assert_eq!(next_of(&set, &[card("3C"), card("2C")]), Some(&foe));
        let drag = Gesture::Drag { from: card("2C"), to: foe.clone() };
        assert_eq!(next_of(&drag, &[]), Some(&card("2C")));
        assert_eq!(next_of(&drag, &[card("2C")]), Some(&foe));
        assert_eq!(next_of(&Gesture::Number { value: 3, target: Some(foe.clone()) }, &[]), Some(&foe));
        assert_eq!(next_of(&Gesture::Press, &[]), None);
    }

    #[test]
    fn only_where_a_gesture_begins_is_lit_and_its_target_says_what_goes_there() {
        let pack = Place::Zone("pack");
        let table = table(vec![Gesture::Drag { from: card("2C"), to: pack.clone() }, Gesture::Tap(card("3C"))]);
        let spot = |place: Place| Spot {
            mark: Mark { zone: "", at: crate::board::At::Whole },
            places: vec![place],
            area: ratatui::layout::Rect::ZERO,
        };
        assert_eq!(glow(&table, &[], &spot(card("2C"))), Glow::Can);
        assert_eq!(glow(&table, &[], &spot(card("3C"))), Glow::Can);
        assert_eq!(glow(&table, &[], &spot(pack.clone())), Glow::None);
        assert_eq!(glow(&table, &[card("2C")], &spot(pack.clone())), Glow::Target);
        assert_eq!(goes_to(&table, &[pack]), [&card("2C")]);
        assert!(goes_to(&table, &[card("3C")]).is_empty());
    }

    #[test]
    fn taps_and_numbers_are_made_with_empty_hands() {
        let to = Place::Zone("well");
        let table = table(vec![
            Gesture::Tap(to.clone()),
            Gesture::Number { value: 3, target: Some(to.clone()) },
            Gesture::Press,
        ]);
        assert_eq!(spellings(&completed(&table, &[], std::slice::from_ref(&to))), ["move 0", "move 1"]);
        assert!(completed(&table, &[card("2C")], &[to]).is_empty());
    }
}
