//! Places on the table as written in addresses.

use underdeck_game::Place;

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
