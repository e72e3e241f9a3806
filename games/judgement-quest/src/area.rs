//! The shape of the dungeon.

use std::fmt;

use underdeck_game::{Message, OptionError, OptionField, OptionValue, say};

use crate::square::{COLUMNS, ROWS, Square, Squares};

/// The number of rooms of a dungeon, including the staircase (area-2).
pub(crate) const ROOM_COUNT: usize = 27;

/// The corners cut off sideways (area-1, R1).
pub(crate) const WIDE: Squares = drawn("..###..#####################..###..");
/// The same corners upright (area-1, R1).
pub(crate) const TALL: Squares = drawn(".#####..#####.#######.#####..#####.");

/// The cells of the rooms that are dealt, row by row: all but the staircase.
#[inline]
pub(crate) const fn dealt(area: Squares) -> [Square; ROOM_COUNT - 1] {
    const DEALT_WIDE: [Square; ROOM_COUNT - 1] = dealt_on(WIDE);
    match area {
        WIDE => DEALT_WIDE,
        _ => dealt_on(area),
    }
}

const fn dealt_on(area: Squares) -> [Square; ROOM_COUNT - 1] {
    let (mut squares, mut count, mut index) = ([Square::STAIRCASE; ROOM_COUNT - 1], 0, 0);
    while let Some(square) = Square::at(index) {
        index += 1;
        if area.contains(square) && square.index() != Square::STAIRCASE.index() {
            squares[count] = square;
            count += 1;
        }
    }
    squares
}

/// The cells of a shape, drawn as its rows one after another.
const fn drawn(text: &str) -> Squares {
    let (bytes, mut bits, mut i) = (text.as_bytes(), 0, 0);
    while i < bytes.len() {
        if bytes[i] == b'#' {
            bits |= 1 << i;
        }
        i += 1;
    }
    Squares::from_bits(bits)
}

/// The cells of a custom map (area-2).
///
/// # Errors
/// The fault, with its row and column.
pub(crate) fn read(map: &str) -> Result<Squares, OptionError> {
    let fault = |expected: Message| {
        let expected = Box::new(expected);
        OptionError::Value { key: "map".into(), found: map.into(), expected }
    };
    let lines: Vec<&str> = map.split('/').collect();
    if lines.len() != usize::from(ROWS) {
        return Err(fault(say!(MAP_ROWS, rows = lines.len())));
    }
    let mut area = Squares::EMPTY;
    for (row, line) in (1..).zip(lines) {
        let length = line.chars().count();
        if length != usize::from(COLUMNS) {
            return Err(fault(say!(MAP_COLUMNS, row, columns = length)));
        }
        for (column, mark) in (1..).zip(line.chars()) {
            let cell = underdeck_cards::Cell::new(row, column);
            match (mark, Square::of(cell)) {
                ('#', Some(square)) => area.insert(square),
                ('.', _) => {}
                _ => return Err(fault(say!(MAP_SIGN, cell, sign = Message::quote(&mark.to_string())))),
            }
        }
    }
    if area.len() != ROOM_COUNT {
        return Err(fault(say!(MAP_ROOMS, rooms = area.len())));
    }
    if !area.contains(Square::STAIRCASE) {
        return Err(fault(say!(MAP_STAIRCASE, cell = Square::STAIRCASE)));
    }
    if let Some(apart) = apart(area).first() {
        return Err(fault(say!(MAP_APART, cell = apart)));
    }
    Ok(area)
}

/// The shape of a custom dungeon as text: at most 39 of the letters `#`, `.` and `/`, whether or not they make a valid
/// map (option-2).
///
/// The letters are the digits 1, 2 and 3 of a number in base 3, so each text is one number.
///
/// ```
/// use underdeck_judgement_quest::Map;
///
/// let map = Map::of("#######/#.#.#.#/#######/#.#.#.#/.#####.").unwrap();
/// assert_eq!(map.to_string(), "#######/#.#.#.#/#######/#.#.#.#/.#####.");
/// assert_eq!(Map::of("7 by 5"), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Map(u64);

impl Map {
    /// The empty text.
    pub const EMPTY: Self = Self(0);
    /// The letters, in the order of their digits.
    pub(crate) const LETTERS: &'static str = "#./";
    /// The most letters that fit: five rows of seven cells, joined by `/`.
    pub(crate) const LENGTH: usize = 39;

    /// The map of a text; `None` if it is longer than 39 letters or has other letters.
    pub fn of(text: &str) -> Option<Self> {
        let digits = text.chars().map(|letter| Self::LETTERS.find(letter));
        if text.len() > Self::LENGTH { None } else { digits.collect::<Option<_>>().map(Self::of_digits) }
    }

    /// The map of these rooms.
    #[cold]
    pub(crate) fn drawn(area: Squares) -> Self {
        let cell = |square: Square| usize::from(!area.contains(square));
        let starts_row = |square: Square| square.index() > 0 && square.cell().column == 1;
        Self::of_digits(
            Square::all().flat_map(|at| starts_row(at).then_some(2).into_iter().chain([cell(at)])).collect(),
        )
    }

    fn of_digits(digits: Vec<usize>) -> Self {
        Self(digits.into_iter().fold(0, |number, digit| number * 3 + digit as u64 + 1))
    }
}

impl fmt::Display for Map {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mut number, mut text) = (self.0, String::new());
        while number > 0 {
            let digit = (number - 1) % 3;
            text.insert_str(0, &Self::LETTERS[digit as usize..][..1]);
            number = (number - 1) / 3;
        }
        f.write_str(&text)
    }
}

impl fmt::Debug for Map {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.to_string())
    }
}

impl OptionField for Map {
    fn value(&self) -> OptionValue {
        OptionValue::Text(self.to_string())
    }

    fn of_value(value: &OptionValue) -> Option<Self> {
        if let OptionValue::Text(text) = value { Self::of(text) } else { None }
    }
}

/// The rooms that are not connected to the staircase.
pub(crate) fn apart(area: Squares) -> Squares {
    area - Squares::of(Square::STAIRCASE).reach(area)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_given_shapes_are_maps() {
        let wide = "..###../#######/#######/#######/..###..";
        let tall = ".#####./.#####./#######/.#####./.#####.";
        assert_eq!((read(wide), read(tall)), (Ok(WIDE), Ok(TALL)));
        assert_eq!(read("#######/#.#.#.#/#######/#.#.#.#/.#####.").map(Squares::len), Ok(27));
    }

    #[test]
    fn a_map_keeps_any_text_of_its_letters() {
        let longest = ["#", ".", "/"].map(|letter| letter.repeat(Map::LENGTH));
        let texts = ["", "#", ".", "/", "##", "#./", ".#####./.#####./#######/.#####./.#####."];
        for text in longest.iter().map(String::as_str).chain(texts) {
            let map = Map::of(text).expect(text);
            assert_eq!((map.to_string(), format!("{map:?}")), (text.to_owned(), format!("{text:?}")));
            assert_eq!(Map::of_value(&map.value()), Some(map));
        }
        assert_eq!(
            (Map::of(&"/".repeat(Map::LENGTH + 1)), Map::of("#o#"), Map::of("")),
            (None, None, Some(Map::EMPTY))
        );
        assert_eq!(Map::of_value(&OptionValue::Int(0)), None);
        for area in [WIDE, TALL, Squares::ALL, Squares::EMPTY] {
            assert_eq!(read(&Map::drawn(area).to_string()).unwrap_or(area), area);
        }
        assert_eq!(Map::drawn(WIDE).to_string(), "..###../#######/#######/#######/..###..");
    }

    #[test]
    fn an_invalid_map_is_refused_with_its_fault() {
        for (map, what) in [
            ("", "this has 1"),
            ("..###../#######/#######/#######", "this has 4"),
            ("..###../#######/######/#######/..###..", "row 3 has 6"),
            ("..###../#######/#######/###o###/..###..", "row 4, column 4 is `o`"),
            ("..###../#######/#######/#######/..##...", "this has 26"),
            ("#.###.#/#######/###.###/######./..###..", "row 3, column 4, where the Staircase is"),
            ("#######/#######/######./######./......#", "from the Staircase to row 5, column 7"),
        ] {
            let error = read(map).expect_err(map).to_string();
            assert!(error.contains(what) && error.starts_with("option map cannot be"), "{error}");
        }
    }
}
