//! The shape of the dungeon.

use game::OptionError;

use crate::Layout;
use crate::spot::{COLUMNS, ROWS, Spot, Spots};

/// How many rooms a dungeon has, the staircase among them (area-2).
pub(crate) const ROOM_COUNT: usize = 27;

const WIDE: Spots = drawn("..###..#####################..###..");
const TALL: Spots = drawn(".#####..#####.#######.#####..#####.");

impl Layout {
    /// The cells with rooms (area-1, R1, R2); a custom map that is none counts as wide.
    #[inline]
    pub(crate) fn area(self, map: &str) -> Spots {
        match self {
            Self::Wide => WIDE,
            Self::Tall => TALL,
            Self::Custom => custom(map),
        }
    }
}

#[cold]
fn custom(map: &str) -> Spots {
    read(map).unwrap_or(WIDE)
}

/// The cells of the rooms that are dealt, row by row: all but the staircase.
#[inline]
pub(crate) const fn dealt(area: Spots) -> [Spot; ROOM_COUNT - 1] {
    const DEALT_WIDE: [Spot; ROOM_COUNT - 1] = dealt_anew(WIDE);
    match area {
        WIDE => DEALT_WIDE,
        _ => dealt_anew(area),
    }
}

const fn dealt_anew(area: Spots) -> [Spot; ROOM_COUNT - 1] {
    let (mut spots, mut count, mut index) = ([Spot::STAIRCASE; ROOM_COUNT - 1], 0, 0);
    while let Some(spot) = Spot::at(index) {
        index += 1;
        if area.contains(spot) && spot.index() != Spot::STAIRCASE.index() {
            spots[count] = spot;
            count += 1;
        }
    }
    spots
}

/// The rows of a shape, one after another, without anything between them.
const fn drawn(text: &str) -> Spots {
    let (bytes, mut bits, mut i) = (text.as_bytes(), 0, 0);
    while i < bytes.len() {
        if bytes[i] == b'#' {
            bits |= 1 << i;
        }
        i += 1;
    }
    Spots::from_bits(bits)
}

/// The cells of a custom map (area-2).
///
/// # Errors
/// What is wrong, and in which row and column.
pub(crate) fn read(map: &str) -> Result<Spots, OptionError> {
    let fault = |what: String| OptionError::Value { key: "map".into(), found: map.into(), expected: what };
    let lines: Vec<&str> = map.split('/').collect();
    if lines.len() != usize::from(ROWS) {
        return Err(fault(format!("5 rows of 7 characters joined by `/`, and this has {} rows", lines.len())));
    }
    let mut area = Spots::NONE;
    for (row, line) in (1..).zip(lines) {
        let length = line.chars().count();
        if length != usize::from(COLUMNS) {
            return Err(fault(format!("5 rows of 7 characters joined by `/`, and row {row} has {length}")));
        }
        for (column, mark) in (1..).zip(line.chars()) {
            match (mark, Spot::of(cards::Cell::new(row, column))) {
                ('#', Some(spot)) => area.insert(spot),
                ('.', _) => {}
                _ => {
                    let what = format!("`#` for a room and `.` for none, and row {row}, column {column} is `{mark}`");
                    return Err(fault(what));
                }
            }
        }
    }
    if area.len() != ROOM_COUNT {
        return Err(fault(format!("27 rooms, `#`, and this has {}", area.len())));
    }
    if !area.contains(Spot::STAIRCASE) {
        return Err(fault("a room in row 3, column 4, where the staircase is, and there is none".into()));
    }
    if let Some(apart) = apart(area).first() {
        let cell = apart.cell();
        let what = "rooms that hang together, and no steps lead from the staircase to row";
        return Err(fault(format!("{what} {}, column {}", cell.row, cell.column)));
    }
    Ok(area)
}

/// The rooms to which no steps lead from the staircase.
pub(crate) fn apart(area: Spots) -> Spots {
    area - Spots::of(Spot::STAIRCASE).reach(area)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_given_shapes_are_maps() {
        let wide = "..###../#######/#######/#######/..###..";
        let tall = ".#####./.#####./#######/.#####./.#####.";
        assert_eq!((read(wide), read(tall)), (Ok(WIDE), Ok(TALL)));
        assert_eq!(read("#######/#.#.#.#/#######/#.#.#.#/.#####.").map(Spots::len), Ok(27));
    }

    #[test]
    fn what_is_wrong_with_a_map_is_named() {
        for (map, what) in [
            ("", "this has 1 rows"),
            ("..###../#######/#######/#######", "this has 4 rows"),
            ("..###../#######/######/#######/..###..", "row 3 has 6"),
            ("..###../#######/#######/###o###/..###..", "row 4, column 4 is `o`"),
            ("..###../#######/#######/#######/..##...", "this has 26"),
            ("#.###.#/#######/###.###/######./..###..", "row 3, column 4, where the staircase is"),
            ("#######/#######/######./######./......#", "from the staircase to row 5, column 7"),
        ] {
            let error = read(map).expect_err(map).to_string();
            assert!(error.contains(what) && error.starts_with("option map cannot be"), "{error}");
        }
    }
}
