//! What differs between two tables, in signs.

use underdeck_cards::{Card, CardSet};

use crate::{Badge, Body, CardFace, Icon, Message, Place, Sign, Table, Zone, ZoneKind, say};

/// The most cards that came to one zone and are named; more are counted.
const FEW: usize = 2;
/// The most characters of an entry's new value; a longer one is a sentence.
const SHORT: usize = 12;

/// A difference between two tables of one seat, as a card, a number and a sign: `−5 ♥`, `K♠ slain`, `+3` cards in a hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// Where it happened: on the new table, or on the old one if it is no longer there.
    pub at: Place,
    /// The card that it is about, if it is one.
    pub card: Option<Card>,
    /// The number that came or went, if it is a number.
    pub by: Option<i64>,
    /// Its icon, if there is one.
    pub icon: Icon,
    /// Its words: the name of what was counted, the role of the card, or the new state.
    pub name: Message,
    /// Whether it is good or bad for the player, if it is either.
    pub good: Option<bool>,
}

/// A card on a table: its place, its zone and its face.
type Spot<'a> = (Place, &'a Zone, &'a CardFace);

impl Change {
    /// All differences, the most important first: numbers that are good or bad, `slain` monsters, new states, other numbers, and cards
    /// that came. Cards that the player spends from a hand, and cards that are hidden, are no news.
    pub fn between(old: &Table, new: &Table, slain: CardSet) -> Vec<Self> {
        let (first, rest): (Vec<_>, Vec<_>) =
            Self::counted(old, new).into_iter().partition(|change| change.good.is_some());
        let (was, is) = (spots(old), spots(new));
        let mut changes = first;
        changes.extend(slain.iter().filter_map(|card| {
            // The body lies where the monster was.
            let (at, ..) = find(&was, card).or_else(|| find(&is, card))?;
            Some(Self {
                good: Some(true),
                card: Some(card),
                ..Self::of(at.clone(), Icon::default(), say!(CHANGE_SLAIN))
            })
        }));
        let (mut states, mut came) = (Vec::new(), Vec::new());
        for spot @ (place, zone, face) in &is {
            let Some(card) = face.card.filter(|card| !slain.contains(*card)) else { continue };
            match find(&was, card) {
                Some(before) if before.0 == *place => states.extend(turned(before, spot)),
                _ if old.zone(zone.id).is_none() => {}
                before => came.extend(arrival(before, spot, card)),
            }
        }
        changes.extend(states);
        changes.extend(rest);
        changes.extend(new.zones.iter().flat_map(|zone| entries(same(old, zone), zone)));
        for zone in &new.zones {
            let here: Vec<&Self> = came.iter().filter(|change| change.at.zone() == zone.id).collect();
            let is_drawn = matches!(zone.body, Body::Stack { .. });
            match here.len() {
                0..=FEW => changes.extend(here.into_iter().cloned()),
                _ if is_drawn => {}
                n => changes.push(Self { by: i64::try_from(n).ok(), ..Self::of_zone(zone) }),
            }
        }
        changes
    }

    /// The counters that changed, without clocks.
    pub fn counted(old: &Table, new: &Table) -> Vec<Self> {
        let count = |zone: &Zone| match zone.body {
            Body::Counter { value, .. } if zone.kind != ZoneKind::Clock => Some(value),
            _ => None,
        };
        let change = |zone: &Zone| {
            let by = count(zone)? - count(same(old, zone)?)?;
            (by != 0).then(|| Self { by: Some(by), good: zone.good.is_good(by), ..Self::of_zone(zone) })
        };
        new.zones.iter().filter_map(change).collect()
    }

    const fn of(at: Place, icon: Icon, name: Message) -> Self {
        Self { at, card: None, by: None, icon, name, good: None }
    }

    fn of_zone(zone: &Zone) -> Self {
        Self::of(Place::Zone(zone.id), zone.icon, zone.name.clone())
    }
}

/// The same zone on the old table. Where a table shows one of two players, a zone with another name is another player's.
fn same<'t>(old: &'t Table, zone: &Zone) -> Option<&'t Zone> {
    old.zone(zone.id).filter(|old| old.name == zone.name)
}

/// The known cards, each once, in the order of the table.
fn spots(table: &Table) -> Vec<Spot<'_>> {
    let mut seen = CardSet::EMPTY;
    let mut spots = Vec::new();
    for zone in &table.zones {
        let tiles: &[_] = if let Body::Grid { tiles, .. } = &zone.body { tiles } else { &[] };
        let on_cells = tiles.iter().filter_map(|tile| Some((Place::Cell(zone.id, tile.cell), tile.card.as_ref()?)));
        let others = zone.cards().filter(|_| tiles.is_empty());
        let others = others.filter_map(|face| Some((Place::Card(zone.id, face.card?), face)));
        for (place, face) in on_cells.chain(others) {
            if let Some(card) = face.card.filter(|card| !seen.contains(*card)) {
                seen.insert(card);
                spots.push((place, zone, face));
            }
        }
    }
    spots
}

fn find<'s, 't>(spots: &'s [Spot<'t>], card: Card) -> Option<&'s Spot<'t>> {
    spots.iter().find(|(.., face)| face.card == Some(card))
}

/// The new state of a card that stayed where it was.
fn turned((.., old): &Spot<'_>, (place, zone, new): &Spot<'_>) -> Option<Change> {
    if matches!(zone.body, Body::Stack { .. }) {
        return None;
    }
    let change = |icon, name: &Message| Change::of(place.clone(), icon, name.clone());
    let (role, icon) = (&new.role.name, new.role.icon);
    if *role != old.role.name {
        return Some(Change { card: new.card, ..change(Icon::default(), role) });
    }
    let mark = new.badges.iter().filter(|badge| !old.badges.contains(badge)).find_map(|badge| match badge {
        Badge::Word(words) | Badge::Sign(words, _) | Badge::Note(words) => Some(words),
        Badge::Known | Badge::Number(_) | Badge::Amounts(_) => None,
    });
    match mark {
        Some(words) if icon.is_none() => Some(Change { card: new.card, ..change(icon, words) }),
        Some(words) => Some(change(icon, words)),
        None => ((old.face_up, old.turned) != (new.face_up, new.turned))
            .then(|| Change { card: new.card, ..change(icon, role) }),
    }
}

/// A card that came to a zone, if that is news.
fn arrival(old: Option<&Spot<'_>>, (place, zone, face): &Spot<'_>, card: Card) -> Option<Change> {
    let of_card = Change { card: Some(card), ..Change::of(place.clone(), face.role.icon, face.role.name.clone()) };
    let to_zone = Change { at: place.clone(), card: Some(card), ..Change::of_zone(zone) };
    let is_spent = old.is_some_and(|(_, from, _)| from.kind == ZoneKind::Hand);
    match (&zone.body, old.map(|(_, from, _)| &from.body)) {
        _ if is_spent => None,
        (Body::Grid { .. }, _) | (Body::Stack { .. }, None) => Some(of_card),
        (Body::Row { .. }, _) | (Body::Stack { .. }, Some(Body::Grid { .. })) => Some(to_zone),
        _ => None,
    }
}

/// The rooms that were built or lost, and the possessions that came, went or changed.
fn entries(old: Option<&Zone>, new: &Zone) -> Vec<Change> {
    let Some((Body::List(was), Body::List(is), old)) = old.map(|old| (&old.body, &new.body, old)) else {
        return Vec::new();
    };
    let change =
        |entry: &crate::Entry| Change::of(Place::Entry(new.id, entry.id.clone()), entry.icon, entry.name.clone());
    let number = |entry, by: i64| Change { by: Some(by), good: Some(by > 0), ..change(entry) };
    let built = is.iter().zip(&new.rooms).zip(&old.rooms).filter_map(|((entry, now), then)| {
        let by = i64::from(now.built) - i64::from(then.built);
        (by != 0).then(|| number(entry, by))
    });
    let mut changes: Vec<Change> = built.collect();
    if new.kind == ZoneKind::Possessions {
        let find = |list: &[crate::Entry], id: &str| list.iter().find(|entry| entry.id == id).cloned();
        for entry in is {
            match find(was, &entry.id) {
                None => changes.push(number(entry, 1)),
                Some(then) if is_switched(&then.sign, &entry.sign) => {
                    changes.push(number(entry, if entry.sign == Sign::Dim { -1 } else { 1 }));
                }
                Some(then) if then.value != entry.value && entry.value.chars().count() <= SHORT => {
                    changes.push(Change { name: entry.value.clone(), ..change(entry) });
                }
                Some(_) => {}
            }
        }
        changes.extend(was.iter().filter(|entry| find(is, &entry.id).is_none()).map(|entry| number(entry, -1)));
    }
    changes
}

/// Whether a light went on or off.
fn is_switched(was: &Sign, is: &Sign) -> bool {
    was != is && [was, is].into_iter().all(|sign| *sign == Sign::Dim || *sign == Sign::lit())
}

#[cfg(test)]
mod tests {
    use underdeck_cards::Cell;

    use super::*;
    use crate::{Entry, Good, Symbol, Tile};

    fn card(text: &str) -> Card {
        text.parse().unwrap()
    }

    fn table(zones: Vec<Zone>) -> Table {
        Table { prompt: Message::default(), zones, offers: Vec::new() }
    }

    fn row(id: &'static str, cards: &[&str]) -> Zone {
        let face = |name: &&str| CardFace::up(card(name), *name);
        Zone::new(id, id, Body::Row { cards: cards.iter().map(face).collect(), places: 0 })
    }

    fn counter(id: &'static str, value: i64, good: Good) -> Zone {
        Zone::new(id, id, Body::Counter { value, max: None }).good(good)
    }

    /// The changes in short: card, number, words.
    fn between(old: Vec<Zone>, new: Vec<Zone>, slain: &str) -> Vec<String> {
        let slain = slain.split_whitespace().map(card).collect();
        let short = |change: Change| {
            let card = change.card.map(|card| card.to_string());
            let by = change.by.map(|by| format!("{by:+}"));
            [card, by, Some(change.name.to_string())].into_iter().flatten().collect::<Vec<_>>().join(" ")
        };
        Change::between(&table(old), &table(new), slain).into_iter().map(short).collect()
    }

    #[test]
    fn numbers_that_matter_come_first_and_slain_monsters_next() {
        let old =
            vec![counter("depth", 1, Good::Neither), counter("health", 20, Good::High), row("room", &["KS", "4D"])];
        let new = vec![counter("depth", 2, Good::Neither), counter("health", 13, Good::High), row("room", &["4D"])];
        assert_eq!(between(old, new, "KS"), ["-7 health", "KS slain", "+1 depth"]);
        assert_eq!(Good::Low.is_good(2), Some(false));
    }

    #[test]
    fn few_cards_are_named_and_many_are_counted() {
        let hand = |cards| row("hand", cards).kind(ZoneKind::Hand);
        assert_eq!(between(vec![hand(&[])], vec![hand(&["7D", "8C"])], ""), ["7D hand", "8C hand"]);
        assert_eq!(between(vec![hand(&[])], vec![hand(&["7D", "8C", "9S"])], ""), ["+3 hand"]);
        let spent = vec![hand(&[]), row("pile", &["7D"])];
        assert_eq!(between(vec![hand(&["7D"]), row("pile", &[])], spent, ""), [""; 0]);
    }

    #[test]
    fn a_card_that_stays_shows_its_new_state() {
        let grid = |face: CardFace| {
            let cell = Cell::new(1, 1);
            let body =
                Body::Grid { first: cell, last: cell, tiles: vec![Tile { cell, card: Some(face), tokens: vec![] }] };
            vec![Zone::new("map", "map", body)]
        };
        let face = || CardFace::up(card("QS"), "queen").role("slime", None);
        assert_eq!(between(grid(CardFace::down(None, "back")), grid(face()), ""), ["QS slime"]);
        assert_eq!(between(grid(face()), grid(face().role("empty", None)), ""), ["QS empty"]);
        assert_eq!(between(grid(face()), grid(face().badge(Badge::Note("1 of 2".into()))), ""), ["QS 1 of 2"]);
        assert_eq!(between(grid(face()), grid(face().icon(Icon::new(Symbol::Monster, ""))), ""), [""; 0]);
    }

    #[test]
    fn possessions_come_and_go_and_lists_without_them_are_silent() {
        let list = |ids: &[&str]| {
            let entries = ids.iter().map(|id| Entry::new(*id, *id, "", "")).collect();
            Zone::new("troop", "troop", Body::List(entries))
        };
        let own = |ids| vec![list(ids).kind(ZoneKind::Possessions)];
        assert_eq!(between(own(&["orc"]), own(&["bat"]), ""), ["+1 bat", "-1 orc"]);
        assert_eq!(between(vec![list(&["orc"])], vec![list(&["bat"])], ""), [""; 0]);
        let key = |is_held: bool| {
            let entry = Entry::new("key", "key", "", "").sign(Sign::light(is_held));
            vec![Zone::new("bag", "bag", Body::List(vec![entry])).kind(ZoneKind::Possessions)]
        };
        assert_eq!([between(key(false), key(true), ""), between(key(true), key(false), "")], [["+1 key"], ["-1 key"]]);
    }
}
