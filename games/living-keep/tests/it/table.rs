//! The table, the descriptions of moves, and refusals.

mod descriptions;
mod offers;
mod refusals;
mod secrets;
mod slate;

use underdeck_game::{Body, FastRng, Offer, Play, Presentation as _, Seat, State as _, Table};
use underdeck_living_keep::{Move, Options, State};

use crate::rules::scene;

/// The table of the seat that decides.
fn table(state: &State) -> Table {
    state.view(state.deciding_seat()).table()
}

/// The offer of a move.
fn offer(state: &State, spelling: &str) -> Offer {
    let offers = table(state).offers;
    let found = offers.iter().find(|offer| offer.spelling == spelling).cloned();
    found.unwrap_or_else(|| panic!("`{spelling}` is not offered: {offers:?}"))
}

/// The name, value and note of an entry.
fn entry(table: &Table, zone: &str, id: &str) -> (String, String, String) {
    let zone = table.zone(zone).unwrap_or_else(|| panic!("no zone {zone}"));
    let Body::List(entries) = &zone.body else { panic!("{} is no list", zone.id) };
    let entry = entries.iter().find(|entry| entry.id == id).unwrap_or_else(|| panic!("no entry {id}: {entries:?}"));
    (entry.name.to_string(), entry.value.to_string(), entry.note.to_string())
}

/// Plays random games of a mode and shows each state with the move that was played in it and what came of it.
fn random_games(options: &str, games: u64, mut each: impl FnMut(&State, Move, &State)) {
    let options: Options = scene::options(options);
    for seed in 0..games {
        let mut rng = FastRng::new(seed);
        let mut luck = underdeck_game::FastChance(FastRng::new(seed + 1000));
        let mut state = State::new(&options, &mut luck);
        for _ in 0..1500 {
            let Some(mv) = state.random_legal(&mut rng) else { break };
            let mut after = state;
            after.play_unchecked(mv, &mut luck);
            each(&state, mv, &after);
            state = after;
        }
    }
}

/// All that a table says but for cards that lie open.
fn words_of(table: &Table) -> String {
    let mut text = table.prompt.to_string();
    for zone in &table.zones {
        text += &format!("\n{} {}", zone.name, zone.note);
        if let Body::List(entries) = &zone.body {
            for entry in entries {
                text += &format!("\n{} {} {}", entry.name, entry.value, entry.note);
            }
        }
    }
    text
}

const SEATS: [Seat; 2] = [Seat(0), Seat(1)];
