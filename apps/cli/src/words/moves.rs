//! Legal moves as a numbered list.

use std::fmt::Write;
use std::rc::Rc;

use underdeck_cards::Card;
use underdeck_game::{Gesture, Message, Offer, Place, Table, Value, prose, say};
use underdeck_play::ChanceAnswer;

use crate::say::{FAINT, STRONG};

/// Lists with at least this many moves are shortened, by verb.
const MANY: usize = 16;
/// At least this many moves share a line.
const ALIKE: usize = 3;
/// A clause of at least this many letters is written once in a list.
const LONG: usize = 55;

/// The table with the moves that end the game by choice at the end of the list.
pub(crate) fn final_last(table: Rc<Table>) -> Rc<Table> {
    if table.offers.is_sorted_by_key(|offer| !offer.finality.is_open()) {
        return table;
    }
    let mut table = Rc::unwrap_or_clone(table);
    table.offers.sort_by_key(|offer| !offer.finality.is_open());
    Rc::new(table)
}

/// The legal moves, numbered from 1, each with its label, spelling and effect. Unless in full, moves that differ in one thing share
/// a line, and a list that is still long is grouped by verb.
pub(crate) fn list_offers(offers: &[Offer], always_in_full: bool) -> String {
    if let Some(asked) = asked(offers, always_in_full) {
        return asked;
    }
    if always_in_full {
        return offers.iter().enumerate().map(|(i, offer)| line(i + 1, offer, &offer.effect)).collect();
    }
    let groups = alike(offers);
    if groups.len() >= MANY {
        return by_verb(offers);
    }
    let mut seen = Vec::new();
    groups.iter().map(|group| shared_line(group, &mut seen)).collect()
}

/// The answers to a question of a physical game: the sides of a die, or in full the possible cards by suit; `None` for moves.
fn asked(offers: &[Offer], in_full: bool) -> Option<String> {
    if let ChanceAnswer::Rolled(_) = offers.first()?.spelling.parse().ok()? {
        return Some(format!("{}\n", say!(LINE_TYPE_ROLL, most = offers.len())));
    }
    let card = |offer: &Offer| match offer.spelling.parse() {
        Ok(ChanceAnswer::Turned(card)) => Some(card),
        _ => None,
    };
    let cards: Vec<Card> = offers.iter().map(card).collect::<Option<_>>()?;
    if !in_full {
        return Some(String::new());
    }
    let lines = cards
        .chunk_by(|a, b| a.suit() == b.suit())
        .map(|suit| format!("  {}\n", suit.iter().map(|card| card.symbol()).collect::<Vec<_>>().join(" ")));
    Some(format!("{}\n{}", say!(LINE_POSSIBLE_CARDS, n = cards.len()), lines.collect::<String>()))
}

/// An effect, with a word in place of a long clause that an earlier effect has.
fn once(effect: &Message, seen: &mut Vec<Message>) -> Message {
    let is_long = |clause: &Message| clause.chars().count() >= LONG;
    let clause = effect.values().iter().find(|(_, value)| matches!(value, Value::Message(clause) if is_long(clause)));
    match clause {
        Some((_, value @ Value::Message(clause))) if seen.contains(clause) => {
            effect.around(value).join(&say!(LINE_SAME)).into()
        }
        Some((_, Value::Message(clause))) => {
            seen.push(clause.clone());
            effect.clone()
        }
        _ => effect.clone(),
    }
}

/// An effect as it follows a label: after a colon, or at once if an arrow begins it.
pub(crate) fn after_label(effect: &Message) -> String {
    match effect.is_empty() {
        true => String::new(),
        false => format!("{} {FAINT}{effect}{FAINT:#}", if effect.starts_with('→') { "" } else { ":" }),
    }
}

/// A move in notation with its number and effect.
pub(crate) fn numbered(table: &Table, offer: &Offer) -> String {
    let number = table.offers.iter().position(|known| known == offer).map_or(0, |n| n + 1);
    format!("{number:>3}. {}{}\n", offer.spelling, after_label(&offer.effect))
}

fn line(number: usize, offer: &Offer, effect: &Message) -> String {
    let same = offer.label.eq_ignore_ascii_case(&offer.spelling);
    let typed = if same { String::new() } else { format!(" [{}]", offer.spelling) };
    format!("{number:>3}. {STRONG}{}{STRONG:#}{typed}{}\n", offer.label, after_label(effect))
}

/// The words of a label and of an effect around the thing that varies.
type Around = ([String; 2], Vec<String>);

/// Moves that differ in one thing, with their numbers.
struct Group<'a> {
    moves: Vec<(usize, &'a Offer)>,
    /// The thing's name in each.
    names: Vec<String>,
    /// The label and the effect around the name.
    words: Option<Around>,
}

/// The moves in groups, in the order of their first moves; a group too small to save space is split up.
fn alike(offers: &[Offer]) -> Vec<Group<'_>> {
    let mut groups: Vec<Group<'_>> = Vec::new();
    for (i, offer) in offers.iter().enumerate() {
        let (name, words) = varying(offer).unzip();
        let known = groups.iter_mut().find(|group| words.is_some() && group.words == words);
        match known {
            Some(group) => {
                group.moves.push((i + 1, offer));
                group.names.extend(name);
            }
            None => groups.push(Group { moves: vec![(i + 1, offer)], names: name.into_iter().collect(), words }),
        }
    }
    let mut lines: Vec<Group<'_>> = Vec::new();
    for group in groups {
        if group.moves.len() < ALIKE {
            lines.extend(group.moves.into_iter().map(|mv| Group { moves: vec![mv], names: Vec::new(), words: None }));
        } else {
            lines.push(group);
        }
    }
    lines.sort_by_key(|group| group.moves.first().map(|(number, _)| *number));
    lines
}

/// The name of the thing that varies in a move, and the words around it: of its label, and of its effect.
fn varying(offer: &Offer) -> Option<(String, Around)> {
    let place = match &offer.gesture {
        Gesture::Tap(place) | Gesture::Drag { from: place, .. } => place,
        Gesture::Choose { set, .. } if set.len() == 1 => set.first()?,
        _ => return None,
    };
    let thing = match place {
        Place::Card(_, card) => Value::from(*card),
        Place::Cell(_, cell) => (*cell).into(),
        _ => return None,
    };
    let (name, mut label) = (place_sign(place), offer.label.around(&thing));
    let after = label.split_off(1);
    let words = (!after.is_empty()).then(|| [label.concat(), after.join(&name)])?;
    Some((name, (words, offer.effect.around(&thing))))
}

/// A line for moves that differ in one thing. Its effect is that of the first move, whose spelling is in brackets.
fn shared_line(group: &Group<'_>, seen: &mut Vec<Message>) -> String {
    let (Some(([before, after], _)), [(first, offer), .., (last, _)]) = (&group.words, group.moves.as_slice()) else {
        return group.moves.iter().map(|(number, offer)| line(*number, offer, &once(&offer.effect, seen))).collect();
    };
    let numbers = if last - first + 1 == group.moves.len() {
        say!(LINE_NUMBERS, first = format!("{first:>3}"), last = *last)
    } else {
        prose::list(group.moves.iter().map(|(number, _)| number))
    };
    let each = group.names.iter().zip(&group.moves).map(|(name, (number, _))| format!("{name} ({number})"));
    let names = prose::either(each);
    let typed = format!("[{}]", offer.spelling);
    let effect = after_label(&once(&offer.effect, seen));
    format!("{numbers}. {STRONG}{before}{STRONG:#}{names}{STRONG}{after}{STRONG:#} {typed}{effect}\n")
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
    format!("{text}{}\n", say!(LINE_MOVES_SHORT))
}

/// The moves with one verb: each one, or a summary if there are many.
fn in_short(moves: &[(usize, &Offer)]) -> Message {
    let summary = |moves| any_cards(moves).or_else(|| any_number(moves)).or_else(|| any_pair(moves));
    let all = || Message::join(moves.iter().map(|(n, offer)| format!("{n} {}", offer.spelling)), "; ");
    Some(moves).filter(|moves| moves.len() >= MANY).and_then(summary).unwrap_or_else(all)
}

/// The numbers of moves that follow each other.
fn range(moves: &[(usize, &Offer)]) -> Option<Message> {
    Some(say!(LINE_NUMBERS, first = moves.first()?.0.to_string(), last = moves.last()?.0))
}

/// The things to choose from, if all moves choose sets for one target.
fn any_cards(moves: &[(usize, &Offer)]) -> Option<Message> {
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
    let first = place_name(things.first()?);
    let things = Message::join(things.into_iter().map(place_sign), " ");
    Some(say!(LINE_SETS, numbers = range(moves)?, things, first))
}

/// The range of numbers, if all moves choose a number for one target.
fn any_number(moves: &[(usize, &Offer)]) -> Option<Message> {
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
    let (numbers, spelling) = (range(moves)?, format!("{stem} {most}"));
    Some(say!(LINE_ANY_NUMBER, numbers, least, most, move = spelling))
}

/// The things and places, if the moves take each thing to each place.
fn any_pair(moves: &[(usize, &Offer)]) -> Option<Message> {
    let (mut things, mut places): (Vec<&Place>, Vec<&Place>) = (Vec::new(), Vec::new());
    for (_, offer) in moves {
        let Gesture::Drag { from, to } = &offer.gesture else { return None };
        for (list, place) in [(&mut things, from), (&mut places, to)] {
            if !list.contains(&place) {
                list.push(place);
            }
        }
    }
    if things.len() * places.len() != moves.len() {
        return None;
    }
    let names = |places: &[&Place]| Message::join(places.iter().map(|place| place_sign(place)), " ");
    let spelling = &moves.first()?.1.spelling;
    let is_at = |n: usize, thing: usize, place: usize| matches!(&moves[n].1.gesture, Gesture::Drag { from, to } if *from == *things[thing] && *to == *places[place]);
    let count = things.len();
    let (numbers, order) = (range(moves)?, range(&moves[..count])?);
    let (place, things, places_) = (place_sign(places[0]), names(&things), names(&places));
    Some(match (0..moves.len()).all(|n| is_at(n, n % count, n / count)) {
        true => say!(LINE_PAIRS_IN_ORDER, numbers, things, places = places_, move = spelling, order, place),
        false => say!(LINE_PAIRS, numbers, things, places = places_, move = spelling),
    })
}

/// The name of a place in notation.
pub(crate) fn place_name(place: &Place) -> String {
    place.notation().unwrap_or_else(|| match place {
        Place::GridRow(_, n) => format!("row {n}"),
        Place::GridColumn(_, n) => format!("column {n}"),
        place => place.zone().to_owned(),
    })
}

/// The name of a place for people: cards with their signs.
pub(crate) fn place_sign(place: &Place) -> String {
    match place {
        Place::Card(_, card) => card.symbol(),
        Place::GridRow(_, n) => say!(ZONE_ROW, n = *n).to_string(),
        Place::GridColumn(_, n) => say!(ZONE_COLUMN, n = *n).to_string(),
        place => place_name(place),
    }
}

#[cfg(test)]
mod tests {
    use underdeck_game::Message;

    use super::*;

    fn words(parts: [Value; 2]) -> Message {
        Message::join(parts, "")
    }

    fn offers(spellings: &[&str]) -> Vec<Offer> {
        let offer = |spelling: &&str| {
            Offer::new(spelling, underdeck_game::Gesture::Press, spelling.to_uppercase(), "It happens.", &[])
        };
        spellings.iter().map(offer).collect()
    }

    #[test]
    fn moves_that_end_the_game_by_choice_come_last() {
        let game = underdeck_catalogue::games()[0];
        let table = underdeck_play::start(game, &game.deal(&[], 7).unwrap().code).unwrap().table();
        assert!(Rc::ptr_eq(&table, &final_last(Rc::clone(&table))), "there is nothing to sort");
        let mut mixed = Rc::unwrap_or_clone(table);
        mixed.offers = offers(&["abandon", "go", "leave", "stay"]);
        mixed.offers[0].finality = underdeck_game::Finality::GivingUp;
        mixed.offers[2].finality = underdeck_game::Finality::Final;
        let sorted = final_last(Rc::new(mixed));
        let spellings: Vec<&str> = sorted.offers.iter().map(|offer| offer.spelling.as_str()).collect();
        assert_eq!(spellings, ["go", "stay", "abandon", "leave"]);
    }

    #[test]
    fn sets_and_numbers_are_summed_up_by_what_they_are_chosen_from() {
        let card = |name: &str| Place::Card("hand", name.parse().unwrap());
        let hand = ["2C", "3C", "4D", "5S", "6S"];
        let mut sets = offers(&(1..32).map(|_| "attack").collect::<Vec<_>>());
        for (i, offer) in sets.iter_mut().enumerate() {
            let set = (0..5).filter(|bit| (i + 1) >> bit & 1 == 1).map(|bit| card(hand[bit])).collect();
            offer.gesture = Gesture::Choose { set, target: None };
        }
        let text = anstream::adapter::strip_str(&list_offers(&sets, false)).to_string();
        assert!(text.starts_with("attack: 1 to 31, the sets of 2♣ 3♣ 4♦ 5♠ 6♠; `choose 2C`"), "{text}");
        let names: Vec<String> = (0..30).map(|n| format!("give gold {n}")).collect();
        let mut numbers = offers(&names.iter().map(String::as_str).collect::<Vec<_>>());
        for (n, offer) in numbers.iter_mut().enumerate() {
            offer.gesture = Gesture::Number { value: n as i64, target: None };
        }
        let text = anstream::adapter::strip_str(&list_offers(&numbers, false)).to_string();
        assert!(text.starts_with("give: 1 to 30, any number from 0 to 29: `give gold 29`"), "{text}");
    }

    #[test]
    fn pairs_are_summed_up_by_their_things_and_places() {
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
        let told = "go: 1 to 20, any of 2♣ 3♣ 4♦ 5♠ to any of r1c1 r1c2 r1c3 r1c4 r1c5: `go r1c1 discard 2C`; 1 to 4 take each of them to r1c1, and so on";
        assert!(text(&moves).starts_with(told), "{}", text(&moves));
        assert!(text(&moves[..19]).starts_with("go: 1 go r1c1 discard 2C; 2 "), "one pair is missing");
    }

    #[test]
    fn moves_that_differ_in_one_thing_share_a_line() {
        let mut moves = offers(&["go 2C", "go 3C", "end", "go TH"]);
        for (n, name) in [(0, "2C"), (1, "3C"), (3, "TH")] {
            let card: Card = name.parse().unwrap();
            moves[n].gesture = Gesture::Tap(Place::Card("hand", card));
            (moves[n].label, moves[n].effect) =
                (words(["Go with ".into(), card.into()]), words([card.into(), " goes.".into()]));
        }
        let text = anstream::adapter::strip_str(&list_offers(&moves, false)).to_string();
        assert_eq!(text, "1, 2 and 4. Go with 2♣ (1), 3♣ (2) or 10♥ (4) [go 2C]: 2♣ goes.\n  3. END: It happens.\n");
        assert_eq!(list_offers(&moves, true).lines().count(), 4);
    }

    #[test]
    fn a_name_within_another_name_stays() {
        let cells: [underdeck_cards::Cell; 3] = ["r1c1", "r1c2", "r1c3"].map(|cell| cell.parse().unwrap());
        let mut moves = offers(&["go r1c1", "go r1c2", "go r1c3"]);
        for (offer, cell) in moves.iter_mut().zip(cells) {
            offer.gesture = Gesture::Tap(Place::Cell("map", cell));
            (offer.label, offer.effect) =
                (words(["Go to ".into(), cell.into()]), words([cell.into(), " is west of r1c12.".into()]));
        }
        let text = anstream::adapter::strip_str(&list_offers(&moves, false)).to_string();
        let shared = "  1 to 3. Go to r1c1 (1), r1c2 (2) or r1c3 (3) [go r1c1]: row 1, column 1 is west of r1c12.\n";
        assert_eq!(text, shared);
    }

    #[test]
    fn a_long_clause_is_written_once() {
        let clause = "5 monsters, 7 to loot, 2 events and the Dark Lord among them, all still unseen";
        let mut moves = offers(&["go 1", "go 2", "stay"]);
        for (offer, label) in moves.iter_mut().zip(["North", "South [locked]: by force"]) {
            offer.label = label.into();
            offer.effect = say!(FULL_STOP, text = underdeck_game::Message::from(clause));
        }
        let text = anstream::adapter::strip_str(&list_offers(&moves, false)).to_string();
        let first = format!("  1. North [go 1]: {clause}.\n");
        let rest = "  2. South [locked]: by force [go 2]: the same.\n  3. STAY: It happens.\n";
        assert_eq!(text, first + rest);
    }

    #[test]
    fn few_moves_are_listed_in_full_and_many_by_verb() {
        let few = anstream::adapter::strip_str(&list_offers(&offers(&["go", "stay"]), false)).to_string();
        assert_eq!(few, "  1. GO: It happens.\n  2. STAY: It happens.\n");
        let names: Vec<String> = (0..20).map(|i| format!("{} {i}", if i % 2 == 0 { "go" } else { "stay" })).collect();
        let many = offers(&names.iter().map(String::as_str).collect::<Vec<_>>());
        let text = anstream::adapter::strip_str(&list_offers(&many, false)).to_string();
        assert!(text.starts_with("go: 1 go 0; 3 go 2; ") && text.contains("\nstay: 2 stay 1; "), "{text}");
        assert_eq!(list_offers(&many, true).lines().count(), 20);
    }
}
