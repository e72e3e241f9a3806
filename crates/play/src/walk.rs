//! Walks to a distant place of a grid, and the moves that lose at once.

use std::collections::VecDeque;

use underdeck_cards::{Card, Cell};
use underdeck_game::{Body, GameResult, Gesture, Good, Message, Offer, Place, Table, Tile, Token};

use crate::Session;

/// The moves of the shortest walk to one of these places; `None` if a single move leads there, or no known ground.
///
/// Each move is tried first. All but the last reveal nothing, and change nothing but the player's place and the card that each
/// move takes, if it takes one. The last one may, if it is the only way into the place from there; otherwise the walk ends before it.
pub fn walk(session: &dyn Session, places: &[Place]) -> Option<Vec<String>> {
    let cell = |place: &Place| if let Place::Cell(zone, cell) = place { Some((*zone, *cell)) } else { None };
    let (zone, goal) = places.iter().find_map(cell)?;
    let (seat, start) = (session.seat(), player(&session.table(), zone)?);
    if start == goal {
        return None;
    }
    let mut seen = vec![start];
    let mut ways: VecDeque<Vec<String>> = VecDeque::from([Vec::new()]);
    let at = |way: &[String]| {
        let mut trial = session.trial()?;
        way.iter().try_for_each(|mv| trial.step(mv).map(drop)).ok().map(|()| trial)
    };
    while let Some(way) = ways.pop_front() {
        let before = at(&way)?.table();
        let steps = steps(&before, zone);
        let into = |&&(to, _): &&(Cell, &Offer)| to == goal;
        if way.is_empty() && steps.iter().any(|step| into(&step)) {
            return None;
        }
        for (to, offer) in &steps {
            if seen.contains(to) {
                continue;
            }
            let mut trial = at(&way)?;
            let longer = || way.iter().chain([&offer.spelling]).cloned().collect::<Vec<_>>();
            let is_tried = is_seen(&before, zone, *to) && trial.step(&offer.spelling).is_ok() && !trial.would_inform();
            let after = trial.table();
            let is_there = trial.outcome().is_none() && trial.seat() == seat && player(&after, zone) == Some(*to);
            if is_tried && is_there && is_same(&before, &after, offer) {
                if *to == goal {
                    return Some(longer());
                }
                seen.push(*to);
                ways.push_back(longer());
            } else if *to == goal && way.first().is_some_and(|first| verb(first) == verb(&offer.spelling)) {
                // The player would walk there, as the moves so far show, and something happens.
                let is_only = is_free(offer) && steps.iter().filter(into).count() == 1;
                return Some(if is_only { longer() } else { way });
            }
        }
    }
    None
}

/// Whether these places are a tile face up on the player's grid that is neither here nor next to here: acting there asks for a walk.
pub fn is_distant(table: &Table, places: &[Place]) -> bool {
    let distance = |zone: &str, goal: Cell| {
        let at = player(table, zone)?;
        let is_tile = tiles(table, zone).iter().any(|tile| tile.cell == goal && tile.card.is_some());
        (is_tile && is_seen(table, zone, goal)).then_some(at.row.abs_diff(goal.row) + at.column.abs_diff(goal.column))
    };
    let cell = |place: &Place| if let Place::Cell(zone, cell) = place { distance(zone, *cell) } else { None };
    places.iter().find_map(cell).is_some_and(|distance| distance > 1)
}

/// The labels of those moves of a walk that take something.
pub(crate) fn price(session: &dyn Session, moves: &[String]) -> Vec<Message> {
    let (mut labels, trial) = (Vec::new(), session.trial());
    let Some(mut trial) = trial else { return labels };
    for mv in moves {
        let table = trial.table();
        let offer = table.offers.iter().find(|offer| offer.spelling == *mv && !is_free(offer));
        labels.extend(offer.map(|offer| offer.label.clone()));
        if trial.step(mv).is_err() {
            break;
        }
    }
    labels
}

/// Whether a move loses the game at once by what the player knows: it rolls nothing and shows nothing.
pub(crate) fn loses(session: &dyn Session, spelling: &str) -> bool {
    let Some(mut trial) = session.trial() else { return false };
    let seat = trial.seat();
    let is_made = trial.step(spelling).is_ok();
    let lost = trial.outcome().is_some_and(|end| end.result.for_seat(Some(seat)) == GameResult::Lost);
    is_made && lost && !trial.would_inform()
}

/// The moves to another place of the grid, one for each place: a tap, or else the one that takes the lowest card.
fn steps<'t>(table: &'t Table, zone: &str) -> Vec<(Cell, &'t Offer)> {
    let mut steps: Vec<(Cell, &Offer)> = Vec::new();
    let takes = |offer: &Offer| match offer.gesture {
        Gesture::Drag { from: Place::Card(_, card), .. } => Some(card),
        _ => None,
    };
    let order = |card: Option<Card>| card.map(|card| (card.rank(), card));
    for offer in table.offers.iter().filter(|offer| offer.finality.is_open()) {
        let target = match &offer.gesture {
            Gesture::Tap(place) | Gesture::Drag { from: Place::Card(..), to: place } => cell_of(table, zone, place),
            _ => None,
        };
        let Some(cell) = target else { continue };
        match steps.iter_mut().find(|(to, _)| *to == cell) {
            Some((_, known)) if order(takes(offer)) < order(takes(known)) => *known = offer,
            Some(_) if is_free(offer) => steps.push((cell, offer)),
            Some(_) => {}
            None => steps.push((cell, offer)),
        }
    }
    steps
}

/// Whether a move takes nothing.
const fn is_free(offer: &Offer) -> bool {
    matches!(offer.gesture, Gesture::Tap(_))
}

fn verb(spelling: &str) -> &str {
    spelling.split(' ').next().unwrap_or_default()
}

/// The cell of a place of the grid.
fn cell_of(table: &Table, zone: &str, place: &Place) -> Option<Cell> {
    match place {
        Place::Cell(id, cell) if *id == zone => Some(*cell),
        Place::Card(id, card) if *id == zone => {
            let is_there = |tile: &&Tile| tile.card.as_ref().is_some_and(|face| face.card == Some(*card));
            tiles(table, zone).iter().find(is_there).map(|tile| tile.cell)
        }
        _ => None,
    }
}

/// Whether a cell has a card face up, or none.
fn is_seen(table: &Table, zone: &str, cell: Cell) -> bool {
    let is_hidden = |tile: &Tile| tile.card.as_ref().is_some_and(|face| !face.face_up);
    !tiles(table, zone).iter().any(|tile| tile.cell == cell && is_hidden(tile))
}

/// The player's cell.
fn player(table: &Table, zone: &str) -> Option<Cell> {
    tiles(table, zone).iter().find(|tile| tile.tokens.contains(&Token::You)).map(|tile| tile.cell)
}

fn tiles<'t>(table: &'t Table, zone: &str) -> &'t [Tile] {
    match table.zone(zone).map(|zone| &zone.body) {
        Some(Body::Grid { tiles, .. }) => tiles,
        _ => &[],
    }
}

/// Whether two tables differ in nothing but tokens, counters that are neither good nor bad, and, if the move takes a card, what is in rows,
/// stacks and lists.
fn is_same(one: &Table, other: &Table, mv: &Offer) -> bool {
    let things = |table: &Table| -> Vec<(&'static str, Body)> {
        let zones = table.zones.iter().filter(|zone| match zone.body {
            Body::Track { .. } => false,
            Body::Counter { .. } => zone.good != Good::Neither,
            Body::Row { .. } | Body::Stack { .. } | Body::List(_) => is_free(mv),
            _ => true,
        });
        let body = |body: &Body| match body.clone() {
            Body::Grid { first, last, mut tiles } => {
                tiles.retain(|tile| tile.card.is_some());
                tiles.iter_mut().for_each(|tile| tile.tokens.clear());
                Body::Grid { first, last, tiles }
            }
            body => body,
        };
        zones.map(|zone| (zone.id, body(&zone.body))).collect()
    };
    things(one) == things(other)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::{Command, History, Meant};

    /// Visits the positions of games that follow their hints.
    fn visit(seeds: std::ops::Range<u64>, most: usize, mut see: impl FnMut(&History)) {
        for game in underdeck_catalogue::games() {
            for seed in seeds.clone() {
                let mut tree = History::new(crate::start(game, &game.deal(&[], seed).unwrap().code).unwrap());
                for _ in 0..most {
                    see(&tree);
                    let Some(hint) = tree.session().hint() else { break };
                    tree.act(Command::Play(hint.offer.spelling)).unwrap();
                }
            }
        }
    }

    #[test]
    fn all_moves_of_a_walk_but_the_last_show_nothing_and_its_price_is_the_cards_that_it_takes() {
        let mut found: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
        visit(5..6, 60, |tree| {
            let (session, table) = (tree.session(), tree.session().table());
            let Some(zone) = table.zones.iter().map(|zone| zone.id).find(|zone| player(&table, zone).is_some()) else {
                return;
            };
            for cell in tiles(&table, zone).iter().map(|tile| tile.cell) {
                let Some(way) = walk(session, &[Place::Cell(zone, cell)]) else { continue };
                let typed = [tree.meant(&cell.to_string()), tree.meant(&format!("go {cell}"))];
                assert!(typed.iter().any(|meant| *meant == Meant::Walk(way.clone())), "{cell}: {typed:?}");
                let mut trial = session.trial().unwrap();
                for mv in &way {
                    assert!(!trial.would_inform(), "{way:?}");
                    trial.step(mv).unwrap();
                }
                let (walks, priced) = found.entry(session.info().id).or_default();
                let price = price(session, &way);
                assert!(price.is_empty() || price.len() == way.len(), "{way:?}: {price:?}");
                (*walks, *priced) = (*walks + 1, *priced + usize::from(!price.is_empty()));
            }
        });
        assert!(found.values().any(|(walks, priced)| walks == priced), "{found:?}");
        assert!(found.values().filter(|(_, priced)| *priced == 0).count() >= 2, "{found:?}");
    }

    #[test]
    fn a_move_is_the_only_sensible_one_if_all_others_throw_the_game_away_or_lose_at_once() {
        let (mut single, mut kept) = (BTreeMap::new(), BTreeMap::new());
        visit(1..9, 400, |tree| {
            let Some(only) = tree.sensible_move() else { return };
            let (session, table) = (tree.session(), tree.session().table());
            let others = || table.offers.iter().filter(|other| **other != only);
            assert!(
                only.finality.is_open() && others().all(|it| !it.finality.is_open() || loses(session, &it.spelling))
            );
            let counted = if others().any(|it| it.finality.is_open()) { &mut kept } else { &mut single };
            *counted.entry(session.info().id).or_insert(0) += 1;
        });
        assert!(single.len() >= 3 && kept.len() >= 2, "{single:?} {kept:?}");
    }
}
