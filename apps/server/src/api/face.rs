//! Games, deals and boards as programs see them.

use catalogue::{DealInfo, Game};
use serde_json::{Value, json};

use super::schema::{BoardLine, DealFace, GameFace, OptionFace, OutcomeFace, TableFace, TableLine};
use crate::app::App;
use crate::error::Error;
use crate::seats::Seated;
use crate::store::board::Row;
use crate::store::games::Kept;

pub(super) fn of_game(game: &dyn Game) -> GameFace {
    let info = game.info();
    let option = |option: catalogue::OptionFace| OptionFace {
        key: option.key,
        accepts: option.kind.to_string(),
        default: option.default.to_string(),
        effect: option.effect,
    };
    GameFace {
        id: info.id,
        title: info.title,
        designer: info.designer,
        summary: info.summary,
        seats: info.seats,
        rules_version: info.rules_version,
        options: game.options().into_iter().map(option).collect(),
    }
}

pub(super) fn of_deal(deal: DealInfo, board: Vec<BoardLine>) -> DealFace {
    DealFace {
        game: deal.game,
        code: deal.code,
        seed: deal.seed.to_string(),
        options: deal.options.into_iter().map(|(key, value)| (key, value.to_string())).collect(),
        board,
    }
}

pub(super) fn of_board(rows: Vec<Row>, player: Option<i64>) -> Vec<BoardLine> {
    let line = |(n, row): (usize, Row)| BoardLine {
        rank: u32::try_from(n + 1).unwrap_or(u32::MAX),
        mine: player == Some(row.player),
        name: row.name,
        result: row.result,
        score: row.score,
        moves: row.moves,
        informed: row.informed,
    };
    rows.into_iter().enumerate().map(line).collect()
}

pub(super) fn of_kept(app: &App, kept: Kept) -> TableLine {
    let is_sealed = app.is_sealed(&kept.facts);
    TableLine {
        id: kept.facts.id,
        game: kept.facts.game,
        deal: (!is_sealed).then_some(kept.facts.deal),
        day: kept.facts.day,
        moves: kept.standing.moves,
        result: kept.standing.result,
        score: kept.standing.score,
        informed: kept.standing.informed,
    }
}

/// A game as the seat sees it that a program asks for; no table where seats keep secrets and another one is to decide.
pub(super) fn of_table(seated: &Seated, seat: Option<u8>, is_sealed: bool) -> TableFace<'_> {
    let is_open = check_seat(seated, seat).is_ok();
    let session = seated.tree.session();
    let moves = session.ply();
    let outcome = session.outcome().map(|outcome| OutcomeFace {
        result: outcome.result.word(),
        cause: outcome.cause.to_owned(),
        score: outcome.score,
    });
    let by_other = !session.is_shared() && outcome.is_none() && session.last_seat() != Some(session.seat());
    let last = moves.checked_sub(1).and_then(|n| session.played(n)).map(|played| match by_other {
        true => json!({ "move": Value::Null, "told": played.overheard }),
        false => json!({ "move": played.offer.spelling, "told": played.told }),
    });
    TableFace {
        id: &seated.facts.id,
        revision: seated.revision,
        game: &seated.facts.game,
        deal: (!is_sealed).then_some(&seated.facts.deal),
        day: seated.facts.day.as_deref(),
        seat: session.seat().0 + 1,
        shared: session.is_shared(),
        moves,
        informed: session.informed(),
        outcome,
        last: last.filter(|_| is_open),
        table: is_open.then(|| seated.table()),
        view: is_open.then(|| session.view()),
    }
}

/// Whether a program that asks for a seat may be shown the table.
///
/// # Errors
/// If seats keep secrets and another seat is to decide.
pub(super) fn check_seat(seated: &Seated, seat: Option<u8>) -> Result<(), Error> {
    let session = seated.tree.session();
    let is_open = session.is_shared() || session.outcome().is_some();
    let now = session.seat().0 + 1;
    if is_open || seat == Some(now) {
        return Ok(());
    }
    Err(Error::Withheld(format!(
        "the seats of this game keep secrets, and seat {now} is to decide: ask with seat={now}"
    )))
}
