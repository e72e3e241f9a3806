//! Requests that take long: the search, the solver and the coach. The service worker passes them to a worker of the page, which has its
//! own edition over the same journal. The results come back with the answer.

use underdeck_record::{PROGRAM, Record};

use crate::asked::AppRequest;
use crate::memory::MemoryServices;

/// Players whose moves take no search.
const QUICK: [&str; 2] = ["greedy", "random"];

/// Whether a request may take long.
pub(crate) fn is_long(host: &MemoryServices, asked: &AppRequest) -> bool {
    let path: Vec<&str> = asked.path.split('/').skip(1).collect();
    match (asked.is_post, path.as_slice()) {
        // The steps of a solution need the solution in memory, so the service worker solves again at the first of them.
        (false, ["g", id, "solution", rest @ ..]) => {
            !asked.query.contains("at=") && !is_solved(host, id, rest.first().and_then(|from| from.parse().ok()))
        }
        (false, ["daily", ..])
        | (true, ["daily", _] | ["g", _, "peek" | "eye" | "review"] | ["games", _] | ["practice"]) => true,
        (true, ["g", id, _]) => thinks(host, id),
        (false, ["g", ..]) => asked.query.contains("hint="),
        _ => false,
    }
}

/// Whether the solver's answer is in memory.
fn is_solved(host: &MemoryServices, id: &str, from: Option<usize>) -> bool {
    let record = host.state().games.get(id).map(|game| game.snapshot.record.clone());
    record.is_some_and(|record| {
        underdeck_site::Services::remembered(host, &underdeck_site::question(from, &record)).is_some()
    })
}

/// Whether a search follows each move of a game: for the program's seat, or for the coach.
fn thinks(host: &MemoryServices, id: &str) -> bool {
    let record = host.state().games.get(id).and_then(|game| game.snapshot.record.parse::<Record>().ok());
    let is_slow = |player: &str| !QUICK.iter().any(|quick| player.ends_with(quick));
    record.is_some_and(|record| record.tag("Eye").is_some() || record.tag(PROGRAM).is_some_and(is_slow))
}
