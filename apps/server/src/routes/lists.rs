//! Games and boards as lists show them.

use pages::{BoardRow, Running};

use crate::app::App;
use crate::clock::moment;
use crate::store::board::Row;
use crate::store::games::Kept;

/// The most games in a list.
pub(super) const MOST: usize = 200;
/// The most lines of a board.
pub(super) const LINES: usize = 100;

/// Games for a list; those of games that this version does not have are left out.
pub(super) fn running(app: &App, kept: Vec<Kept>) -> Vec<Running> {
    kept.into_iter().filter_map(|kept| one(app, kept)).collect()
}

/// A game for a list.
pub(super) fn one(app: &App, kept: Kept) -> Option<Running> {
    let is_sealed = app.is_sealed(&kept.facts);
    let Kept { facts, standing, changed, .. } = kept;
    Some(Running {
        game: catalogue::find(&facts.game).ok()?.info(),
        id: facts.id,
        code: (!is_sealed).then_some(facts.deal),
        moves: usize::try_from(standing.moves).unwrap_or(0),
        when: moment(changed),
        prompt: standing.prompt,
        result: (standing.result != "*").then_some(standing.result),
        score: standing.score,
        informed: standing.informed,
        day: facts.day,
        campaign: facts.chapter.map(|chapter| chapter.campaign),
    })
}

/// A board.
pub(super) fn board(rows: Vec<Row>, player: Option<i64>) -> Vec<BoardRow> {
    let line = |(n, row): (usize, Row)| BoardRow {
        rank: u32::try_from(n + 1).unwrap_or(u32::MAX),
        mine: player == Some(row.player),
        name: row.name,
        result: row.result,
        score: row.score,
        moves: usize::try_from(row.moves).unwrap_or(0),
        informed: row.informed,
    };
    rows.into_iter().enumerate().map(line).collect()
}
