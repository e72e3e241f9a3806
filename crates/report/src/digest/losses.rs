//! The ends of games, and the places and causes of losses.

use underdeck_game::{Link, Message, say, text};
use underdeck_lab::Loss;
use underdeck_stats::{Bars, wilson};

use super::named;
use crate::board::{BoardChart, square};
use crate::numbers::NumberFormat;
use crate::sheet::{ChartKind, DataTable, Estimate, ReportCell};

/// The games of a player or a cell.
pub(super) struct Ended<'a> {
    /// The player or the cell.
    pub(super) name: &'a str,
    /// The id of the game.
    pub(super) game: &'a str,
    /// The grid on the game's table.
    pub(super) board: Option<BoardChart>,
    /// Games by the cause of their end.
    pub(super) ends: Vec<(&'a str, u64)>,
    /// Games that reached the limit of moves.
    pub(super) unfinished: u64,
    /// All games.
    pub(super) games: u64,
    /// The lost games by place and cause.
    pub(super) losses: &'a [Loss],
}

/// The most places listed that are not numbers.
const MOST: usize = 12;

/// The most maps drawn.
const MAPS: usize = 12;

/// The tables: ends of games, their meanings, and places of losses, with a map where the places are cells of the game's grid. Games are in columns up
/// to `columns` of them, else in rows.
pub(super) fn sheets(all: &[Ended<'_>], columns: usize) -> Vec<DataTable> {
    let is_wide = all.len() <= columns;
    let mut kinds: Vec<&str> = Vec::new();
    for loss in all.iter().flat_map(|ended| ended.losses) {
        if !kinds.contains(&loss.by.as_str()) {
            kinds.push(&loss.by);
        }
    }
    // A place shared by all games has no information.
    let is_one = |by: &str| grouped(&all.iter().flat_map(|ended| of(ended, by)).collect::<Vec<_>>()).len() < 2;
    kinds.retain(|by| !is_one(by));
    let places = kinds.into_iter().flat_map(|by| {
        let listed = if is_wide { places(all, by) } else { in_short(all, by) };
        std::iter::once(listed).chain(all.iter().take(MAPS).filter_map(move |ended| map(ended, by)))
    });
    let ends = if is_wide { ends(all) } else { ends_in_short(all) };
    [Some(ends), causes(all)].into_iter().flatten().chain(places).collect()
}

/// The meaning of each cause that occurred, with its rules.
fn causes(all: &[Ended<'_>]) -> Option<DataTable> {
    let mut rows: Vec<Vec<ReportCell>> = Vec::new();
    for ended in all {
        let Ok(game) = underdeck_catalogue::find(ended.game) else { continue };
        let endings = game.info().endings.iter();
        for ending in endings.filter(|ending| ended.ends.iter().any(|(cause, _)| *cause == ending.cause)) {
            let row: [ReportCell; 3] =
                [ending.cause.into(), ending.rules.join(", ").into(), game.info().ending(ending.cause).into()];
            let row = row.to_vec();
            if !rows.contains(&row) {
                rows.push(row);
            }
        }
    }
    let heads = [&text::REPORT_HEAD_CAUSE, &text::REPORT_HEAD_RULES, &text::REPORT_HEAD_WHAT_HAPPENED];
    (!rows.is_empty()).then(|| DataTable { rows, ..DataTable::new(say!(REPORT_CAUSES), &heads) })
}

/// A map of the places of losses on the game's grid: the share of the lost games in each cell.
fn map(ended: &Ended<'_>, by: &str) -> Option<DataTable> {
    let found = of(ended, by);
    let lost: u64 = found.iter().map(|loss| loss.games).sum();
    let mut squares = ended.board.as_ref()?.squares.clone();
    let here: Vec<((i8, i8), u64)> = found.iter().filter_map(|loss| Some((square(&loss.at)?, loss.games))).collect();
    squares.extend(here.iter().map(|(square, _)| *square));
    let span = |of: fn(&(i8, i8)) -> i8| Some(squares.iter().map(of).min()?..=squares.iter().map(of).max()?);
    let (rows, columns) = (span(|square| square.0)?, span(|square| square.1)?);
    if here.is_empty() {
        return None;
    }
    let by = say!(REPORT_BY, by);
    let mut sheet = DataTable::new(say!(REPORT_MAP, player = ended.name), &[&by]);
    sheet.heads.extend(columns.clone().map(|column| format!("c{column}").into()));
    for row in rows {
        let cell = |column| match squares.contains(&(row, column)) {
            true => {
                let games = here.iter().filter(|(square, _)| *square == (row, column)).map(|(_, games)| games).sum();
                ReportCell::Estimate(share(games, lost))
            }
            false => ReportCell::Empty,
        };
        sheet.rows.push(std::iter::once(format!("r{row}").into()).chain(columns.clone().map(cell)).collect());
    }
    let rest = lost - here.iter().map(|(_, games)| games).sum::<u64>();
    sheet.note = say!(REPORT_MAP_NOTE, lost, by, rest);
    Some(DataTable { look: ChartKind::Heat, ..sheet })
}

fn share(part: u64, whole: u64) -> Estimate {
    let value = underdeck_stats::ratio(part as f64, whole as f64);
    Estimate { value, interval: (whole > 0).then(|| wilson(part, whole)), unit: NumberFormat::Share }
}

fn heads(first: Message, all: &[Ended<'_>]) -> Vec<Message> {
    std::iter::once(first).chain(all.iter().map(|ended| ended.name.into())).collect()
}

/// A row for each cause.
fn ends(all: &[Ended<'_>]) -> DataTable {
    let mut causes: Vec<&str> = Vec::new();
    for (cause, _) in all.iter().flat_map(|ended| &ended.ends) {
        if !causes.contains(cause) {
            causes.push(cause);
        }
    }
    let mut sheet = DataTable::new(say!(REPORT_ENDS), &heads(say!(REPORT_HEAD_BY), all));
    let mut line = |name: Message, of: &dyn Fn(&Ended<'_>) -> u64| {
        let cells = all.iter().map(|ended| ReportCell::Estimate(share(of(ended), ended.games)));
        sheet.rows.push(std::iter::once(name.into()).chain(cells).collect());
    };
    for cause in causes {
        line(cause.into(), &|ended| {
            ended.ends.iter().find(|(known, _)| *known == cause).map_or(0, |(_, games)| *games)
        });
    }
    if all.iter().any(|ended| ended.unfinished > 0) {
        line(say!(REPORT_UNFINISHED), &|ended| ended.unfinished);
    }
    sheet
}

/// A row for each cell, with its causes in a line.
fn ends_in_short(all: &[Ended<'_>]) -> DataTable {
    let causes = |ended: &Ended<'_>| {
        let parts = ended.ends.iter().map(|(cause, games)| named(*cause, share(*games, ended.games)));
        vec![ended.name.into(), Message::join(parts, Link::Comma).into()]
    };
    let heads = [&text::REPORT_HEAD_CELL, &text::REPORT_HEAD_BY];
    DataTable { rows: all.iter().map(causes).collect(), ..DataTable::new(say!(REPORT_ENDS), &heads) }
}

/// Places with the causes of loss there.
struct Place {
    name: String,
    causes: Vec<(String, u64)>,
}

impl Place {
    fn games(&self) -> u64 {
        self.causes.iter().map(|(_, games)| games).sum()
    }
}

/// Losses by place: adjacent numbers are grouped where there are many, and words are in descending order of frequency.
fn grouped(losses: &[&Loss]) -> Vec<Place> {
    let numbers: Option<Vec<i64>> = losses.iter().map(|loss| loss.at.parse().ok()).collect();
    let bars = numbers.map(|numbers| Bars::of(&numbers).bars);
    let mut places: Vec<Place> = Vec::new();
    for loss in losses {
        let number = loss.at.parse::<i64>().ok();
        let bar = bars.iter().flatten().find(|bar| number.is_some_and(|number| (bar.from..=bar.to).contains(&number)));
        let name = bar.map_or_else(|| loss.at.clone(), underdeck_stats::Bar::words);
        match places.iter_mut().find(|place| place.name == name) {
            Some(place) => match place.causes.iter_mut().find(|(cause, _)| *cause == loss.cause) {
                Some((_, games)) => *games += loss.games,
                None => place.causes.push((loss.cause.clone(), loss.games)),
            },
            None => places.push(Place { name, causes: vec![(loss.cause.clone(), loss.games)] }),
        }
    }
    if bars.is_none() {
        places.sort_by_key(|place| std::cmp::Reverse(place.games()));
    }
    places
}

fn of<'a>(ended: &Ended<'a>, by: &str) -> Vec<&'a Loss> {
    ended.losses.iter().filter(|loss| loss.by == by).collect()
}

/// A row for each place: its share of the lost games, and the causes if there is only one player.
fn places(all: &[Ended<'_>], by: &str) -> DataTable {
    let every: Vec<&Loss> = all.iter().flat_map(|ended| of(ended, by)).collect();
    let mut places = grouped(&every);
    let rest = places.len().saturating_sub(MOST);
    places.truncate(MOST);
    let head = say!(REPORT_BY, by);
    let mut sheet = DataTable::new(say!(REPORT_PLACES, by = head), &heads(head, all));
    let lost: Vec<u64> = all.iter().map(|ended| of(ended, by).iter().map(|loss| loss.games).sum()).collect();
    for place in &places {
        let mut row = vec![place.name.as_str().into()];
        for (ended, lost) in all.iter().zip(&lost) {
            let here = grouped(&of(ended, by)).iter().find(|found| found.name == place.name).map_or(0, Place::games);
            let here = if all.len() == 1 { place.games() } else { here };
            row.push(ReportCell::Estimate(share(here, *lost)));
        }
        row.push(describe(place).into());
        sheet.rows.push(row);
    }
    sheet.heads.push(if all.len() == 1 { say!(REPORT_HEAD_CAUSES) } else { say!(REPORT_HEAD_CAUSES_OF_ALL) });
    let counts = all.iter().zip(&lost).map(|(ended, lost)| say!(REPORT_LOST_OF, lost, player = ended.name));
    sheet.note = say!(REPORT_PLACES_NOTE, counts = Message::join(counts, Link::Comma), rest);
    DataTable { look: ChartKind::Bars, ..sheet }
}

/// The causes of loss at a place, the most frequent first.
fn describe(place: &Place) -> String {
    let mut causes = place.causes.clone();
    causes.sort_by(|(cause, games), (other, more)| more.cmp(games).then(cause.cmp(other)));
    causes.iter().map(|(cause, games)| format!("{cause} {games}")).collect::<Vec<_>>().join(", ")
}

/// A row for each cell, with its places by descending frequency.
fn in_short(all: &[Ended<'_>], by: &str) -> DataTable {
    const MOST: usize = 4;
    let row = |ended: &Ended<'_>| {
        let found = of(ended, by);
        let lost = found.iter().map(|loss| loss.games).sum();
        let mut places = grouped(&found);
        places.sort_by_key(|place| std::cmp::Reverse(place.games()));
        let parts = places.iter().take(MOST).map(|place| named(place.name.as_str(), share(place.games(), lost)));
        vec![ended.name.into(), ReportCell::Count(lost), Message::join(parts, Link::Comma).into()]
    };
    let by = say!(REPORT_BY, by);
    let heads = [say!(REPORT_HEAD_CELL), say!(REPORT_HEAD_LOST), say!(REPORT_HEAD_MOSTLY_AT, by)];
    let sheet = DataTable::new(say!(REPORT_PLACES, by), &heads);
    DataTable { rows: all.iter().map(row).collect(), note: say!(REPORT_PLACES_SHORT), ..sheet }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn loss(at: &str, cause: &str, games: u64) -> Loss {
        Loss { by: "depth".into(), at: at.into(), cause: cause.into(), games }
    }

    fn ended<'a>(name: &'a str, losses: &'a [Loss]) -> Ended<'a> {
        let ends = vec![("won", 6), ("fight", 4)];
        Ended { name, game: "keevorn", board: None, ends, unfinished: 0, games: 10, losses }
    }

    #[test]
    fn places_are_in_order_with_their_causes() {
        let losses = [loss("2", "fight", 1), loss("10", "pain", 1), loss("10", "fight", 2)];
        let sheets = sheets(&[ended("greedy", &losses)], 4);
        assert_eq!(sheets.iter().map(|sheet| sheet.rows.len()).collect::<Vec<_>>(), [2, 2, 2]);
        assert!(sheets[1].rows[1][1] == "fight-3, end-2".into(), "{:?}", sheets[1]);
        let (heads, rows) = sheets[2].columns();
        assert_eq!(heads, ["depth", "greedy", "interval", "causes"]);
        assert_eq!((rows[0][0].as_str(), rows[1][0].as_str(), rows[1][1].as_str()), ("2", "10", "75 %"));
        assert_eq!((rows[1][3].as_str(), sheets[2].note.contains("4 of greedy")), ("fight 2, pain 1", true));
        assert_eq!(sheets[2].bars(), Some(vec![1.0 / 3.0, 1.0]));
    }

    #[test]
    fn places_on_a_grid_are_drawn_in_their_cells() {
        let losses = [loss("r1c1", "fight", 3), loss("r2c3", "fight", 1), loss("outside", "fight", 4)];
        let board = Some(BoardChart { squares: vec![(1, 1), (1, 2), (2, 3)] });
        let map = map(&Ended { board, ..ended("greedy", &losses) }, "depth").unwrap();
        let (heads, rows) = map.columns();
        assert_eq!(heads, ["depth", "c1", "c2", "c3"]);
        assert_eq!(rows, [["r1", "38 %", "0 %", ""], ["r2", "", "", "12 %"]]);
        assert_eq!(map.strengths().unwrap()[0][1..], [Some(1.0), Some(0.0), None]);
        assert!(map.note.contains("4 were lost elsewhere"), "{}", map.note);
        assert!(super::map(&ended("greedy", &losses), "depth").is_none(), "a game without a grid");
    }

    #[test]
    fn many_cells_have_a_row_each_and_words_are_sorted_by_frequency() {
        let losses = [loss("hall", "fight", 1), loss("crypt", "fight", 3)];
        let all = [ended("a", &losses), ended("b", &[])];
        let sheets = sheets(&all, 1);
        let (_, rows) = sheets[2].columns();
        assert!(rows[0][2].starts_with("crypt 75 %") && rows[1][1..] == ["0", ""], "{rows:?}");
        assert!(sheets[0].columns().1[0][1].contains("fight 40 %"));
    }
}
