//! The texts of places in addresses, and their names.

use underdeck_game::{Body, Place, Table, say};

use crate::site::Site;

/// The text of a place in addresses and forms: `room`, `room:7S`, `map:r2c3`, `map:row2`, `map:column3`, `rooms:=lair`.
///
/// Different places on a table have different texts.
pub(crate) fn text(place: &Place) -> String {
    match place {
        Place::Zone(zone) => (*zone).to_owned(),
        Place::Card(zone, card) => format!("{zone}:{card}"),
        Place::Cell(zone, cell) => format!("{zone}:{cell}"),
        Place::GridRow(zone, row) => format!("{zone}:row{row}"),
        Place::GridColumn(zone, column) => format!("{zone}:column{column}"),
        Place::Entry(zone, entry) => format!("{zone}:={entry}"),
        _ => String::new(),
    }
}

/// The name of a place; empty for a zone that is not on the table.
pub(crate) fn name(site: &Site<'_>, table: &Table, place: &Place) -> String {
    match place {
        Place::Zone(id) => table.zone(id).map(|zone| zone.name.to_string()).unwrap_or_default(),
        Place::Card(_, card) => site.card(*card),
        Place::Cell(_, cell) => site.say(say!(ZONE_CELL, row = cell.row, column = cell.column)),
        Place::GridRow(_, row) => site.say(say!(ZONE_ROW, n = *row)),
        Place::GridColumn(_, column) => site.say(say!(ZONE_COLUMN, n = *column)),
        Place::Entry(id, entry) => match table.zone(id).map(|zone| &zone.body) {
            Some(Body::List(entries)) => {
                entries.iter().find(|known| known.id == *entry).map_or(entry.clone(), |known| known.name.to_string())
            }
            _ => entry.clone(),
        },
        _ => String::new(),
    }
}
