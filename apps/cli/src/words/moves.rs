//! Legal moves as a numbered list.

use std::fmt::Write;
use std::rc::Rc;

use game::{Gesture, Offer, Place, Table};

use crate::say::{FAINT, STRONG};

/// Lists with at least this many moves are shortened, by verb.
const MANY: usize = 16;

/// A table whose moves that end the game by choice stand last, so that no other move has a number after theirs.
pub(crate) fn final_last(table: Rc<Table>) -> Rc<Table> {
    if table.offers.is_sorted_by_key(|offer| !offer.finality.is_open()) {
        return table;
    }
    let mut table = Rc::unwrap_or_clone(table);
    table.offers.sort_by_key(|offer| !offer.finality.is_open());
    Rc::new(table)
}

/// The legal moves, numbered from 1, each with its label, spelling and effect; long lists are grouped by verb.
pub(crate) fn list_offers(offers: &[Offer], always_in_full: bool) -> String {
    if always_in_full || offers.len() < MANY { in_full(offers) } else { by_verb(offers) }
}

fn in_full(offers: &[Offer]) -> String {
    let mut text = String::new();
    for (i, offer) in offers.iter().enumerate() {
        let same = offer.label.eq_ignore_ascii_case(&offer.spelling);
        let typed = if same { String::new() } else { format!(" [{}]", offer.spelling) };
        let _ =
            writeln!(text, "{:>3}. {STRONG}{}{STRONG:#}{typed}: {FAINT}{}{FAINT:#}", i + 1, offer.label, offer.effect);
    }
    text
}

fn by_verb(offers: &[Offer]) -> String {
    let verb = |offer: &Offer| offer.spelling.split(' ').next().unwrap_or_default().to_owned();
    let mut verbs: Vec<(String, Vec<(usize, &Offer)>)> = Vec::new();
    for (i, offer) in offers.iter().enumerate() {
        let verb = verb(offer);
        match verbs.iter_mut().find(|(known, _)| *known == verb) {
            Some((_, moves)) => moves.push((i + 1, offer)),
            None => verbs.push((verb, vec![(i + 1, offer)])),
        }
    }
    let mut text = String::new();
    for (verb, moves) in verbs {
        let _ = writeln!(text, "{STRONG}{verb}{STRONG:#}: {}", in_short(&moves));
    }
    text + "`moves` tells what each one does.\n"
}

/// The moves with one verb: one by one, or in summary if there are many.
fn in_short(moves: &[(usize, &Offer)]) -> String {
    let (Some((first, _)), Some((last, _))) = (moves.first(), moves.last()) else { return String::new() };
    let summary = if moves.len() < MANY {
        None
    } else {
        any_cards(moves).or_else(|| any_number(moves)).or_else(|| any_pair(moves))
    };
    match summary {
        Some(summary) => format!("{first} to {last}, {summary}"),
        None => moves.iter().map(|(n, offer)| format!("{n} {}", offer.spelling)).collect::<Vec<_>>().join("; "),
    }
}

/// The things to choose from, if all these moves choose sets for one target.
fn any_cards(moves: &[(usize, &Offer)]) -> Option<String> {
    let mut things: Vec<&Place> = Vec::new();
    let mut aim = None;
    for (_, offer) in moves {
        let Gesture::Choose { set, target } = &offer.gesture else { return None };
        if *aim.get_or_insert(target) != target {
            return None;
        }
        for place in set {
            if !things.contains(&place) {
                things.push(place);
            }
        }
    }
    let names: Vec<String> = things.into_iter().map(place_name).collect();
    Some(format!("any of {}; `choose {}` tells what these do together", names.join(" "), names.first()?))
}

/// The range of numbers, if all these moves choose a number for one target.
fn any_number(moves: &[(usize, &Offer)]) -> Option<String> {
    let mut aim = None;
    let mut values = Vec::new();
    for (_, offer) in moves {
        let Gesture::Number { value, target } = &offer.gesture else { return None };
        if *aim.get_or_insert(target) != target {
            return None;
        }
        values.push(*value);
    }
    let (least, most) = (values.iter().min()?, values.iter().max()?);
    let stem = moves.first()?.1.spelling.rsplit_once(' ')?.0;
    Some(format!("any number from {least} to {most}: `{stem} {most}`"))
}

/// The things and places, if these moves take each of the things to each of the places.
fn any_pair(moves: &[(usize, &Offer)]) -> Option<String> {
    let (mut things, mut places): (Vec<&Place>, Vec<&Place>) = (Vec::new(), Vec::new());
    for (_, offer) in moves {
        let Gesture::Drag { from, to } = &offer.gesture else { return None };
        for (list, place) in [(&mut things, from), (&mut places, to)] {
            if !list.contains(&place) {
                list.push(place);
            }
        }
    }
    let names = |places: Vec<&Place>| places.into_iter().map(place_name).collect::<Vec<_>>().join(" ");
    let spelling = &moves.first()?.1.spelling;
    (things.len() * places.len() == moves.len())
        .then(|| format!("any of {} to any of {}: `{spelling}`", names(things), names(places)))
}

/// The name of a place in notation.
pub(crate) fn place_name(place: &Place) -> String {
    place.notation().unwrap_or_else(|| match place {
        Place::GridRow(_, n) => format!("row {n}"),
        Place::GridColumn(_, n) => format!("column {n}"),
        place => place.zone().to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn offers(spellings: &[&str]) -> Vec<Offer> {
        let offer =
            |spelling: &&str| Offer::new(spelling, game::Gesture::Press, spelling.to_uppercase(), "It happens.", &[]);
        spellings.iter().map(offer).collect()
    }

    #[test]
    fn moves_that_end_the_game_by_choice_stand_last() {
        let game = catalogue::games()[0];
        let table = game.start(&game.deal(&[], 7).unwrap().code).unwrap().table();
        assert!(Rc::ptr_eq(&table, &final_last(Rc::clone(&table))), "there is nothing to sort");
        let mut mixed = Rc::unwrap_or_clone(table);
        mixed.offers = offers(&["abandon", "go", "leave", "stay"]);
        mixed.offers[0].finality = game::Finality::GivingUp;
        mixed.offers[2].finality = game::Finality::Final;
        let sorted = final_last(Rc::new(mixed));
        let spellings: Vec<&str> = sorted.offers.iter().map(|offer| offer.spelling.as_str()).collect();
        assert_eq!(spellings, ["go", "stay", "abandon", "leave"]);
    }

    #[test]
    fn sets_and_numbers_are_told_by_what_they_are_chosen_from() {
        let card = |name: &str| Place::Card("hand", name.parse().unwrap());
        let hand = ["2C", "3C", "4D", "5S", "6S"];
        let mut sets = offers(&(1..32).map(|_| "attack").collect::<Vec<_>>());
        for (i, offer) in sets.iter_mut().enumerate() {
            let set = (0..5).filter(|bit| (i + 1) >> bit & 1 == 1).map(|bit| card(hand[bit])).collect();
            offer.gesture = Gesture::Choose { set, target: None };
        }
        let text = anstream::adapter::strip_str(&list_offers(&sets, false)).to_string();
        assert!(text.starts_with("attack: 1 to 31, any of 2C 3C 4D 5S 6S; `choose 2C`"), "{text}");
        let names: Vec<String> = (0..30).map(|n| format!("give gold {n}")).collect();
        let mut numbers = offers(&names.iter().map(String::as_str).collect::<Vec<_>>());
        for (n, offer) in numbers.iter_mut().enumerate() {
            offer.gesture = Gesture::Number { value: n as i64, target: None };
        }
        let text = anstream::adapter::strip_str(&list_offers(&numbers, false)).to_string();
        assert!(text.starts_with("give: 1 to 30, any number from 0 to 29: `give gold 29`"), "{text}");
    }

    #[test]
    fn pairs_are_told_by_their_two_halves() {
        let cells = ["r1c1", "r1c2", "r1c3", "r1c4", "r1c5"];
        let hand = ["2C", "3C", "4D", "5S"];
        let pairs = cells.iter().flat_map(|cell| hand.iter().map(move |card| (cell, card)));
        let names: Vec<String> = pairs.clone().map(|(cell, card)| format!("go {cell} discard {card}")).collect();
        let mut moves = offers(&names.iter().map(String::as_str).collect::<Vec<_>>());
        for (offer, (cell, card)) in moves.iter_mut().zip(pairs) {
            let from = Place::Card("hand", card.parse().unwrap());
            offer.gesture = Gesture::Drag { from, to: Place::Cell("map", cell.parse().unwrap()) };
        }
        let text = |moves: &[Offer]| anstream::adapter::strip_str(&list_offers(moves, false)).to_string();
        let told = "go: 1 to 20, any of 2C 3C 4D 5S to any of r1c1 r1c2 r1c3 r1c4 r1c5: `go r1c1 discard 2C`";
        assert!(text(&moves).starts_with(told), "{}", text(&moves));
        assert!(text(&moves[..19]).starts_with("go: 1 go r1c1 discard 2C; 2 "), "one pair is missing");
    }

    #[test]
    fn few_moves_are_told_in_full_and_many_by_verb() {
        let few = anstream::adapter::strip_str(&list_offers(&offers(&["go", "stay"]), false)).to_string();
        assert_eq!(few, "  1. GO: It happens.\n  2. STAY: It happens.\n");
        let names: Vec<String> = (0..20).map(|i| format!("{} {i}", if i % 2 == 0 { "go" } else { "stay" })).collect();
        let many = offers(&names.iter().map(String::as_str).collect::<Vec<_>>());
        let text = anstream::adapter::strip_str(&list_offers(&many, false)).to_string();
        assert!(text.starts_with("go: 1 go 0; 3 go 2; ") && text.contains("\nstay: 2 stay 1; "), "{text}");
        assert_eq!(list_offers(&many, true).lines().count(), 20);
    }
}
