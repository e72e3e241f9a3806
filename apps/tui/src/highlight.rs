//! The highlights of the places where a move can begin or continue.

use underdeck_game::{Place, Selection};

use crate::board::Hotspot;

/// How a hotspot is highlighted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Highlight {
    /// No move begins or continues here.
    None,
    /// A move can begin here.
    Can,
    /// It is picked up.
    Picked,
    /// The things picked up can go here.
    Target,
    /// It can be added to the things picked up.
    Further,
}

/// The highlight of a hotspot.
pub(crate) fn glow(selection: &Selection<'_>, spot: &Hotspot) -> Highlight {
    let is_here = |place: &Place| spot.places.contains(place);
    let picked = selection.picked();
    if picked.iter().any(|place| is_here(place)) {
        Highlight::Picked
    } else if picked.is_empty() {
        // A place where moves only end is not highlighted yet; a move that throws the game away never is.
        let open = selection.matching().iter().filter(|offer| offer.finality.is_open());
        let mut begins = open.flat_map(|offer| match offer.gesture.things() {
            [] => offer.gesture.target().map(std::slice::from_ref).unwrap_or_default(),
            things => things,
        });
        if begins.any(is_here) { Highlight::Can } else { Highlight::None }
    } else if !selection.completed_at(&spot.places).is_empty() {
        Highlight::Target
    } else if selection.next_things().any(is_here) {
        Highlight::Further
    } else {
        Highlight::None
    }
}

#[cfg(test)]
mod tests {
    use underdeck_game::{Gesture, Offer, Table};

    use super::*;
    use crate::board::HotspotId;

    #[test]
    fn places_are_highlighted_where_a_gesture_begins_and_then_where_it_continues() {
        let card = |name: &str| Place::Card("hand", name.parse().unwrap());
        let pack = Place::Zone("pack");
        let gestures = [
            Gesture::Drag { from: card("2C"), to: pack.clone() },
            Gesture::Tap(card("3C")),
            Gesture::Choose { set: vec![card("4C"), card("5C")], target: None },
        ];
        let offers = gestures.map(|gesture| Offer::new("", gesture, "", "", &[]));
        let table = Table { prompt: Default::default(), zones: Vec::new(), offers: offers.into() };
        let glow = |picked: &[Place], place: &Place| {
            let mark = HotspotId { zone: "", at: crate::board::ZonePosition::Whole };
            let spot = Hotspot { mark, places: vec![place.clone()], area: ratatui::layout::Rect::ZERO };
            glow(&Selection::of(&table, picked), &spot)
        };
        let lit =
            |picked: &[Place]| [card("2C"), card("3C"), card("4C"), card("5C"), pack.clone()].map(|p| glow(picked, &p));
        assert_eq!(lit(&[]), [Highlight::Can, Highlight::Can, Highlight::Can, Highlight::Can, Highlight::None]);
        assert_eq!(
            lit(&[card("2C")]),
            [Highlight::Picked, Highlight::None, Highlight::None, Highlight::None, Highlight::Target]
        );
        assert_eq!(
            lit(&[card("4C")]),
            [Highlight::None, Highlight::None, Highlight::Picked, Highlight::Further, Highlight::None]
        );
    }
}
