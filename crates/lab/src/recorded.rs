//! The facts of recorded games.

use underdeck_catalogue::Game;
use underdeck_game::{AnyState, say};
use underdeck_record::{Record, replay_any};

use crate::Error;
use crate::facts::{AnyMoment, Ended, FactCounts, FactQuery, FactReport, FactRequest, Watcher};
use crate::rows::Row;

/// A row for each of these records of a game, with what is asked of its facts. A record that cannot be replayed is left out.
///
/// # Errors
/// If the request does not fit the game, or asks for luck, which is not measured in records.
pub fn own_games(game: &Game, records: &[Record], request: &FactRequest) -> Result<Vec<Row>, Error> {
    let query = query(game, request)?;
    if query.needs_luck() {
        return Err(Error::PlanRequest(say!(LAB_FACT_NO_LUCK).into()));
    }
    Ok((0..).zip(records).filter_map(|(number, record)| own_game(game, record, number, &query)).collect())
}

/// The answer of recorded games to a request.
///
/// # Errors
/// As [`own_games`].
pub fn own_report(game: &Game, records: &[Record], request: &FactRequest) -> Result<FactReport, Error> {
    let mut counts = FactCounts::new(query(game, request)?.into());
    for row in own_games(game, records, request)? {
        row.facts.iter().for_each(|facts| counts.add(row.moves, row.outcome, facts));
    }
    Ok(FactReport::new(&counts))
}

fn query(game: &Game, request: &FactRequest) -> Result<FactQuery, Error> {
    FactQuery::new(request, game).map_err(Error::PlanRequest)
}

fn own_game(game: &Game, record: &Record, number: u64, query: &FactQuery) -> Option<Row> {
    let replay = replay_any(game.instance(), record).ok()?;
    let player = record.tag("Player").unwrap_or_default();
    let mut row = Row::new(number, replay.deal.seed);
    let mut watcher = Watcher::new(query, player);
    let states: Vec<&dyn AnyState> = replay.states.iter().map(AsRef::as_ref).collect();
    let moment = |n: usize| AnyMoment {
        before: n.checked_sub(1).map(|before| (states[before], &replay.moves[before])),
        now: states[n],
    };
    for n in 0..states.len() {
        watcher.see(&moment(n), None);
    }
    for state in &states[..replay.moves.len().min(states.len())] {
        row.add_move(state.legal_moves().len() as u64);
    }
    let last = states.len().checked_sub(1)?;
    row.outcome = states[last].outcome();
    let ended = Ended { result: row.result(), cause: row.cause(), score: row.score() };
    row.facts = Some(Box::new(watcher.end(&moment(last), &moment(last.saturating_sub(1)), &ended)));
    Some(row)
}
