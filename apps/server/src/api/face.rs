//! Games, deals and boards in the form that programs receive.

use serde_json::{Value, json};
use underdeck_catalogue::{DealInfo, Game};
use underdeck_game::Table;

use super::bodies::{DealBody, GameBody, OptionBody, OutcomeBody, TableBody, TableLine};
use crate::app::App;
use underdeck_pages::BoardRow;
use underdeck_site::{Kept, LiveGame, Services};

pub(super) fn of_game(game: &Game) -> GameBody {
    let info = game.info();
    let option = |option: underdeck_catalogue::OptionFace| OptionBody {
        key: option.key,
        accepts: option.kind.to_string(),
        default: option.default.to_string(),
        effect: option.effect,
    };
    GameBody {
        id: info.id,
        title: info.title,
        designer: info.designer,
        summary: info.summary(&[]),
        seats: info.seats,
        rules_version: info.rules_version,
        options: game.options().into_iter().map(option).collect(),
    }
}

pub(super) fn of_deal(deal: DealInfo, board: Vec<BoardRow>) -> DealBody {
    DealBody {
        game: deal.game,
        code: deal.code,
        seed: deal.seed.to_string(),
        options: deal.options.into_iter().map(|(key, value)| (key, value.to_string())).collect(),
        board,
    }
}

pub(super) fn of_kept(app: &App, kept: Kept) -> TableLine {
    let is_sealed = app.is_sealed(&kept.facts) || kept.hides_deal();
    let shown = kept.shown();
    TableLine {
        id: kept.facts.id,
        game: kept.facts.game,
        deal: (!is_sealed).then_some(kept.facts.deal),
        day: kept.facts.day,
        moves: shown.moves,
        result: shown.result,
        score: shown.score,
        informed: shown.informed,
        aids: shown.aids,
    }
}

/// A game as one seat sees it; without the table if seats keep secrets and it is another seat's turn.
pub(super) fn of_table<'a>(
    game: &'a LiveGame,
    table: &'a Table,
    (player, seat): (i64, Option<u8>),
    is_sealed: bool,
) -> TableBody<'a> {
    let is_open = game.check_seat(player, seat).is_ok();
    let session = game.tree.session();
    let moves = session.ply();
    let outcome = session.outcome().map(|outcome| OutcomeBody {
        result: outcome.result.word(),
        cause: outcome.cause.to_owned(),
        score: outcome.score,
    });
    let by_other = session.is_others_move();
    let last = moves.checked_sub(1).and_then(|n| session.played(n)).map(|played| match by_other {
        true => json!({ "move": Value::Null, "told": played.overheard }),
        false => json!({ "move": played.offer.spelling, "told": played.told }),
    });
    TableBody {
        id: &game.facts.id,
        revision: game.revision,
        game: &game.facts.game,
        deal: (!is_sealed).then_some(&game.facts.deal),
        day: game.facts.day.as_deref(),
        seat: session.seat().0 + 1,
        shared: session.is_shared(),
        moves,
        informed: session.informed(),
        outcome,
        last: last.filter(|_| is_open),
        table: is_open.then_some(table),
        view: is_open.then(|| session.view_text()),
    }
}
