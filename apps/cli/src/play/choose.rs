//! `choose`: the moves of a set of things, before one is played.

use underdeck_game::{Gesture, Offer, Place, Selection, Table, say};

use crate::words::{numbered, place_name, place_sign};

/// The moves of the named things together, and the things that can be added; or why there is no such move.
pub(super) fn list(table: &Table, named: Option<&str>) -> String {
    let all = things(&table.offers);
    if all.is_empty() {
        return format!("{}\n", say!(LINE_CHOOSE_NONE));
    }
    let mut selection = Selection::new(table);
    for word in named.unwrap_or_default().split([' ', ',']).filter(|word| !word.is_empty()) {
        let Some(place) = all
            .iter()
            .find(|place| [place_name(place), place_sign(place)].iter().any(|name| name.eq_ignore_ascii_case(word)))
        else {
            return format!("{}\n", say!(LINE_CHOOSE_UNKNOWN, name = word, things = names(&all)));
        };
        if !selection.picked().contains(place) && !selection.take(place) {
            return format!("{}\n", say!(LINE_CHOOSE_TOGETHER));
        }
    }
    let mut text = String::new();
    for offer in selection.exact().filter(|offer| matches!(offer.gesture, Gesture::Choose { .. })) {
        text += &numbered(table, offer);
    }
    let further: Vec<&Place> = all.into_iter().filter(|place| selection.next_things().any(|it| it == *place)).collect();
    if !further.is_empty() {
        text += &format!("{}\n", say!(LINE_CHOOSE_ADDED, things = names(&further)));
    }
    text
}

/// Everything that can be chosen for a set, each once.
fn things(offers: &[Offer]) -> Vec<&Place> {
    let mut things = Vec::new();
    for offer in offers {
        if let Gesture::Choose { set, .. } = &offer.gesture {
            for place in set {
                if !things.contains(&place) {
                    things.push(place);
                }
            }
        }
    }
    things
}

fn names(places: &[&Place]) -> String {
    places.iter().map(|place| place_sign(place)).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> Table {
        let offer = |set: &[&str]| {
            let places = set.iter().map(|name| Place::Card("hand", name.parse().unwrap())).collect();
            let gesture = Gesture::Choose { set: places, target: None };
            Offer::new(format!("sell {}", set.join(" ")), gesture, "Sell", format!("{} cards go", set.len()), &[])
        };
        let offers = vec![offer(&["2C", "2D"]), offer(&["2C", "2S"]), offer(&["2C", "2D", "2S"])];
        Table { prompt: Default::default(), zones: Vec::new(), offers }
    }

    #[test]
    fn a_set_lists_its_moves_and_what_can_be_added() {
        let table = table();
        let list = |table: &Table, named| anstream::adapter::strip_str(&list(table, named)).to_string();
        assert_eq!(list(&table, None), "You can add 2♣ 2♦ 2♠.\n");
        assert_eq!(list(&table, Some("2d,2c")), "  1. sell 2C 2D: 2 cards go\nYou can add 2♠.\n");
        assert_eq!(list(&table, Some("2S 2D 2C 2C")), "  3. sell 2C 2D 2S: 3 cards go\n");
        assert!(list(&table, Some("KS")).starts_with("No: `KS` cannot be chosen now"));
        let none = Table { prompt: Default::default(), zones: Vec::new(), offers: Vec::new() };
        assert_eq!(list(&none, Some("2C")), "No move uses a set of things now.\n");
    }
}
