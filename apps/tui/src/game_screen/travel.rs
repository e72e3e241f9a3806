//! Travel to a distant place of a grid by moves that change nothing but the player's place.

use std::collections::VecDeque;

use underdeck_cards::Cell;
use underdeck_game::{Body, Gesture, Good, Place, Table, Tile, Token};
use underdeck_play::Session;

/// The shortest way to a cell. Each move is tried first: it reveals nothing, and changes nothing else.
pub(super) fn way(session: &dyn Session, zone: &str, goal: Cell) -> Option<Vec<String>> {
    let mut record = session.record();
    // The mark shows whether a move reveals something only in a record without one.
    record.remove_tag("Informed");
    let start = || underdeck_play::open(&record).ok();
    let mut seen = vec![cell_of_player(&session.table(), zone)?];
    let mut ways: VecDeque<Vec<String>> = VecDeque::from([Vec::new()]);
    while let Some(way) = ways.pop_front() {
        let mut trial = start()?;
        way.iter().try_for_each(|mv| trial.play(mv).map(drop)).ok()?;
        let before = trial.table();
        // A step is a tap on a visible place: other gestures have a price, and a hidden place would be revealed.
        let is_step = |offer: &&underdeck_game::Offer| {
            let Gesture::Tap(place) = &offer.gesture else { return false };
            offer.finality.is_open() && is_seen(&before, zone, place)
        };
        for offer in before.offers.iter().filter(is_step) {
            trial.play(&offer.spelling).ok()?;
            let (after, reveals) = (trial.table(), trial.would_inform());
            let to =
                cell_of_player(&after, zone).filter(|to| !reveals && !seen.contains(to) && is_same(&before, &after));
            if let Some(to) = to {
                seen.push(to);
                let longer: Vec<String> = way.iter().chain([&offer.spelling]).cloned().collect();
                if to == goal {
                    return Some(longer);
                }
                ways.push_back(longer);
            }
            if reveals {
                trial = start()?;
                way.iter().try_for_each(|mv| trial.play(mv).map(drop)).ok()?;
            } else {
                trial.undo();
            }
        }
    }
    None
}

/// Whether a place of a grid has a card face up, or none.
fn is_seen(table: &Table, zone: &str, place: &Place) -> bool {
    let Some(Body::Grid { tiles, .. }) = table.zone(zone).map(|zone| &zone.body) else { return false };
    let is_hidden = |tile: &Tile| tile.card.as_ref().is_some_and(|face| !face.face_up);
    match place {
        Place::Cell(id, cell) => *id == zone && !tiles.iter().any(|tile| tile.cell == *cell && is_hidden(tile)),
        Place::Card(id, card) => {
            *id == zone
                && tiles
                    .iter()
                    .filter_map(|tile| tile.card.as_ref())
                    .any(|face| face.card == Some(*card) && face.face_up)
        }
        _ => false,
    }
}

/// The player's cell.
fn cell_of_player(table: &Table, zone: &str) -> Option<Cell> {
    let Body::Grid { tiles, .. } = &table.zone(zone)?.body else { return None };
    tiles.iter().find(|tile| tile.tokens.contains(&Token::You)).map(|tile| tile.cell)
}

/// Whether two tables differ in nothing but tokens, and counters that are neither good nor bad.
fn is_same(one: &Table, other: &Table) -> bool {
    let things = |table: &Table| -> Vec<(&'static str, Body)> {
        let zones = table.zones.iter().filter(|zone| {
            !matches!(zone.body, Body::Track { .. })
                && (zone.good != Good::Neither || !matches!(zone.body, Body::Counter { .. }))
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
