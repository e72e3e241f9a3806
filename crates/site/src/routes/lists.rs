//! Lists of games and boards for pages.

use std::sync::Arc;

use underdeck_game::say;
use underdeck_pages::{Attempt, BoardRow, RemoteTurn, Running};

use crate::dates::moment;
use crate::kept::{Ended, Kept, RankedResult};
use crate::live::in_every_language;
use crate::services::Services;

/// The maximum number of games in a list.
pub(crate) const MOST: usize = 200;
/// The maximum number of rows of a board.
pub(crate) const LINES: usize = 100;

/// A player's games for a list, without games whose rules this version does not have.
pub(crate) fn running<H: Services>(app: &Arc<H>, player: Option<i64>, kept: Vec<Kept>) -> Vec<Running> {
    kept.into_iter().filter_map(|kept| one(app, player, kept)).collect()
}

/// A player's games for a list that shows whose turn it is on two devices. Games that wait for the player come first.
pub(crate) fn mine<H: Services>(app: &Arc<H>, player: i64, kept: Vec<Kept>) -> Vec<Running> {
    let turn = |kept: &Kept| {
        let apart = kept.snapshot.apart.as_ref()?;
        Some(RemoteTurn {
            own: apart.seat_of(player, kept.facts.player) == Some(apart.turn),
            since: moment(apart.since),
            until: apart.until().map(moment),
            is_alone: apart.guest.is_none(),
        })
    };
    let with_turn = |kept: Kept| {
        let turn = turn(&kept);
        one(app, Some(player), kept).map(|running| Running { turn, ..running })
    };
    let mut all: Vec<_> = kept.into_iter().filter_map(with_turn).collect();
    all.sort_by_key(|one| !one.turn.as_ref().is_some_and(|turn| turn.own && !turn.is_alone));
    all
}

/// A player's game for a list.
pub(crate) fn one<H: Services>(app: &Arc<H>, player: Option<i64>, kept: Kept) -> Option<Running> {
    let is_sealed = app.is_sealed(&kept.facts) || kept.hides_deal();
    let is_physical = kept.is_physical();
    let mut shown = player.map_or_else(|| kept.shown(), |player| kept.shown_to(player));
    if !kept.is_sound && shown.result != "*" {
        shown.result = "damaged".to_owned();
    }
    let prompt = if kept.is_sound { kept.snapshot.prompt } else { in_every_language(&say!(GAMES_DAMAGED)) };
    let Kept { facts, changed, .. } = kept;
    Some(Running {
        game: underdeck_catalogue::find(&facts.game).ok()?.info(),
        id: facts.id,
        code: (!is_sealed).then_some(facts.deal),
        is_physical,
        when: moment(changed),
        prompt,
        turn: None,
        attempt: attempt(shown),
        day: facts.day,
        campaign: facts.chapter.map(|chapter| chapter.campaign),
    })
}

/// A board from the point of view of `player`.
pub fn board(rows: Vec<RankedResult>, player: Option<i64>) -> Vec<BoardRow> {
    let line = |(n, row): (usize, RankedResult)| BoardRow {
        rank: u32::try_from(n + 1).unwrap_or(u32::MAX),
        mine: player == Some(row.player),
        name: row.name,
        attempt: attempt(row.ended),
    };
    rows.into_iter().enumerate().map(line).collect()
}

fn attempt(ended: Ended) -> Attempt {
    let Ended { result, score, moves, informed, aids } = ended;
    Attempt { result, score, moves: usize::try_from(moves).unwrap_or(0), informed, aids }
}
