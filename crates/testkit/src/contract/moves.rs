//! Laws of legal and illegal moves.

use std::collections::HashSet;

use underdeck_game::{Play, PlayError, Playable, Scripted, Turn};

use super::Site;

/// A running game has a legal move, a finished one none.
pub(super) fn end_only_with_the_game<S: Playable>(site: &Site<'_, S>) {
    let (count, over) = (site.state.legal_vec().len(), matches!(site.state.turn(), Turn::Over(_)));
    let law = "a running game has a legal move, a finished one none";
    site.ensure((count == 0) == over, law, || format!("{count} legal moves, turn {:?}", site.state.turn()));
    if let Turn::Decide(seat) = site.state.turn() {
        site.ensure(seat.0 < S::INFO.seats, "only seats of the game decide", || format!("{seat:?}"));
    }
}

/// No two legal moves share a spelling, and each reads back.
pub(super) fn have_each_one_spelling<S: Playable>(site: &Site<'_, S>) {
    let mut spellings = HashSet::new();
    for mv in site.state.legal_vec() {
        let spelling = mv.to_string();
        let read = spelling.parse::<S::Move>();
        site.ensure(read == Ok(mv), "every spelling reads back", || format!("`{spelling}` reads as {read:?}"));
        let tidy = spelling == spelling.split_whitespace().collect::<Vec<_>>().join(" ");
        site.ensure(tidy, "a spelling has single spaces", || format!("`{spelling}`"));
        let sloppy = [format!(" {spelling}"), format!("{spelling} "), spelling.to_ascii_uppercase()];
        let read = sloppy.iter().filter(|text| **text != spelling).find(|text| text.parse::<S::Move>() == Ok(mv));
        site.ensure(read.is_none(), "a move has one spelling", || format!("{read:?} is read as well"));
        site.ensure(site.state.is_legal(mv), "a listed move is legal", || spelling.clone());
        let fresh = spellings.insert(spelling.clone());
        site.ensure(fresh, "no two legal moves share a spelling", || spelling.clone());
    }
}

/// There are as many moves as are counted, and none past the last.
pub(super) fn are_as_many_as_counted<S: Playable>(site: &Site<'_, S>) {
    let (listed, count) = (site.state.legal_vec().len(), site.state.legal_count());
    site.ensure(count == listed, "there are as many moves as are counted", || format!("{count}, listed {listed}"));
    let past = site.state.legal_nth(count);
    site.ensure(past.is_none(), "the move list ends where its count says", || format!("{past:?} past the end"));
}

/// Moves legal elsewhere and not here are refused and leave the state and the luck untouched.
pub(super) fn others_are_refused<S: Playable>(site: &Site<'_, S>, others: Vec<S::Move>) {
    const LAW: &str = "an illegal move is refused and leaves the state untouched";
    let listed = site.state.legal_vec();
    for mv in others.into_iter().filter(|mv| !listed.contains(mv)) {
        site.ensure(!site.state.is_legal(mv), LAW, || format!("`{mv}` is not listed and legal"));
        let (mut state, mut chance) = (site.state.clone(), Scripted::new(&[]));
        let refused = state.play(mv, &mut chance);
        let named = match (&refused, site.state.turn()) {
            (Err(PlayError::Over(text)), Turn::Over(_)) | (Err(PlayError::Illegal(text)), Turn::Decide(_)) => {
                *text == mv.to_string()
            }
            _ => false,
        };
        site.ensure(named, LAW, || format!("`{mv}`: {refused:?}"));
        let untouched = state == *site.state && chance.fits().is_ok();
        site.ensure(untouched, LAW, || format!("`{mv}` changed it to {state:?}"));
    }
}
