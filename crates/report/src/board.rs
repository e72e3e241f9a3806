//! The grid of a game's table, for heat maps.

use underdeck_game::{AnyState, Body};

/// The cells of the grid on a game's table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct BoardChart {
    /// The cells with content at the start, as row and column.
    pub(crate) squares: Vec<(i8, i8)>,
}

impl BoardChart {
    /// The grid on the game's table; `None` for a game without one.
    pub(crate) fn of<V: ToString>(game: &str, options: &[(impl ToString, V)]) -> Option<Self> {
        let table = start(game, options)?.own_view().table();
        table.zones.iter().find_map(|zone| match &zone.body {
            Body::Grid { tiles, .. } => {
                Some(Self { squares: tiles.iter().map(|tile| (tile.cell.row, tile.cell.column)).collect() })
            }
            _ => None,
        })
    }
}

/// The start of a game.
fn start<V: ToString>(game: &str, options: &[(impl ToString, V)]) -> Option<Box<dyn AnyState>> {
    let game = underdeck_catalogue::find(game).ok()?;
    let options: Vec<_> = options.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
    Some(game.read_code(&game.deal(&options, 0).ok()?.code).ok()?.start().0)
}

/// The number of seats in a game.
pub(crate) fn seats<V: ToString>(game: &str, options: &[(impl ToString, V)]) -> u8 {
    start(game, options).map_or(1, |state| state.seats())
}

/// Row and column of a cell in record notation: `r2c3`.
pub(crate) fn square(text: &str) -> Option<(i8, i8)> {
    let (row, column) = text.strip_prefix('r')?.split_once('c')?;
    Some((row.parse().ok()?, column.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_parsed_and_other_words_are_not() {
        assert_eq!(
            [square("r2c3"), square("r-1c0"), square("outside"), square("5")],
            [Some((2, 3)), Some((-1, 0)), None, None]
        );
    }

    #[test]
    fn only_a_game_whose_table_has_a_grid_has_a_board() {
        let options: [(&str, &str); 0] = [];
        let boards = underdeck_catalogue::games().iter().map(|game| BoardChart::of(game.info().id, &options));
        let has_grid = |board: &Option<BoardChart>| board.is_some();
        let (with, without): (Vec<_>, Vec<_>) = boards.partition(has_grid);
        assert!(!with.is_empty() && !without.is_empty());
    }
}
