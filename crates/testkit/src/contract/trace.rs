//! Laws of traces and records.

use underdeck_game::{AnyOptions, ChanceEvent, Play, Playable};
use underdeck_record::{Deal, Record, TraceFlags, TraceWriter, replay_record, verify_trace};

use super::Site;
use crate::regenerate;

/// A recorded trace verifies and replays to the same bytes.
pub(super) fn replays_to_the_same_bytes<S: Playable>(
    site: &Site<'_, S>,
    opening: &S,
    game: &[(S::Move, Vec<ChanceEvent>, S)],
) {
    const LAW: &str = "a recorded trace replays to the same bytes";
    let everything = site.seed.is_multiple_of(2);
    let mut writer = TraceWriter::new(Vec::new(), TraceFlags { legal: everything, view: everything });
    let written = writer.first(&AnyOptions::of::<S>(site.options), opening.clone().erased().as_ref()).and_then(|()| {
        game.iter().try_for_each(|(mv, events, after)| writer.step(*mv, events, after.clone().erased().as_ref()))
    });
    if let Err(error) = written {
        site.fail(LAW, error.to_string());
    }
    let bytes = writer.into_inner();
    match verify_trace(S::instance(), bytes.as_slice()) {
        Ok(summary) => site.ensure(summary.moves == game.len(), LAW, || format!("{} moves verified", summary.moves)),
        Err(fault) => site.fail(LAW, format!("{fault:?}")),
    }
    match regenerate::<S>(&String::from_utf8_lossy(&bytes)) {
        Ok(again) => site.ensure(again.as_bytes() == bytes, LAW, || again.clone()),
        Err(error) => site.fail(LAW, error),
    }
}

/// The record of a game reads back and replays to the same states.
pub(super) fn is_recorded_in_full<S: Playable>(site: &Site<'_, S>, game: &[(S::Move, Vec<ChanceEvent>, S)]) {
    const LAW: &str = "a record reads back and replays to the same states";
    let mut record = Record::of_deal(&Deal::<S>::new(site.options.clone(), site.seed));
    for (mv, ..) in game {
        record.push_move(&mv.to_string());
    }
    record.set_outcome(site.state.outcome().as_ref());
    let text = record.to_string();
    match text.parse::<Record>() {
        Ok(again) => site.ensure(again == record, LAW, || format!("{text}\nis read as\n{again}")),
        Err(error) => site.fail(LAW, format!("{error}\n{text}")),
    }
    match replay_record::<S>(&record) {
        Ok(replay) => {
            let same = replay.states[1..].iter().eq(game.iter().map(|(.., after)| after));
            site.ensure(same, LAW, || format!("other states from\n{text}"));
        }
        Err(fault) => site.fail(LAW, format!("{fault}\n{text}")),
    }
}
