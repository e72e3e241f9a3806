//! Travel: one choice leads to a distant place of a grid, by moves that change nothing but where the player stands.

use std::collections::VecDeque;

use cards::Cell;
use catalogue::Session;
use game::{Body, Good, Place, Table};

use super::{GameScreen, Mode};

/// The token that stands for the player.
const YOU: &str = "you";

impl GameScreen {
    /// Goes to one of these places if known ground leads there; whether it did.
    pub(super) fn travel(&mut self, places: &[Place]) -> bool {
        let goal =
            places.iter().find_map(|place| if let Place::Cell(id, cell) = place { Some((*id, *cell)) } else { None });
        let (Mode::Play(tree), Some((zone, goal))) = (&mut self.mode, goal) else { return false };
        let Some(way) = way(tree.session(), zone, goal) else { return false };
        let moves: Vec<_> = way.iter().map_while(|mv| tree.play(mv).ok()).collect();
        self.after_moves(&moves);
        true
    }
}

/// The shortest way to a cell. Each move is tried beforehand: it reveals nothing, and leaves everything else as it was.
fn way(session: &dyn Session, zone: &str, goal: Cell) -> Option<Vec<String>> {
    let game = catalogue::find(session.info().id).ok()?;
    let mut record = session.record();
    // Only where nothing was marked does the mark tell whether a move reveals.
    record.remove_tag("Informed");
    let start = || game.resume(&record).ok();
    let mut seen = vec![standing(&session.table(), zone)?];
    let mut ways: VecDeque<Vec<String>> = VecDeque::from([Vec::new()]);
    while let Some(way) = ways.pop_front() {
        let mut trial = start()?;
        way.iter().try_for_each(|mv| trial.play(mv).map(drop)).ok()?;
        let before = trial.table();
        let is_step = |offer: &&game::Offer| {
            offer.finality.is_open() && offer.gesture.target().is_some_and(|target| target.zone() == zone)
        };
        for offer in before.offers.iter().filter(is_step) {
            trial.play(&offer.spelling).ok()?;
            let (after, reveals) = (trial.table(), trial.would_inform());
            let to = standing(&after, zone).filter(|to| !reveals && !seen.contains(to) && is_same(&before, &after));
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

/// Where the player stands.
fn standing(table: &Table, zone: &str) -> Option<Cell> {
    let Body::Grid { tiles, .. } = &table.zone(zone)?.body else { return None };
    tiles.iter().find(|tile| tile.tokens.iter().any(|token| token == YOU)).map(|tile| tile.cell)
}

/// Whether two tables differ in nothing but tokens, and counters that are neither good nor bad.
fn is_same(one: &Table, other: &Table) -> bool {
    let lies = |table: &Table| -> Vec<(&'static str, Body)> {
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
    lies(one) == lies(other)
}
