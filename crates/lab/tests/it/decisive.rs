//! Decisive factors of the toy game and Cryptkeeper.

use std::sync::atomic::AtomicBool;

use underdeck_lab::decisive::{Decisive, Reach};
use underdeck_lab::{PlanRequest, SimulationHost};
use underdeck_players::PlayerKind;

fn decisive(game: &str, jobs: usize, reach: Reach) -> Decisive {
    let request = PlanRequest { seed: 3, jobs, ..PlanRequest::new(game, PlayerKind::Greedy, 1) };
    request
        .decisive(reach, &SimulationHost { clock: || 0.0, progress: &|_| {}, stop: &AtomicBool::new(false) })
        .unwrap()
}

const REACH: Reach = Reach { games: 24, moves: 15, followed: 6, playouts: 1, deals: 8 };

#[test]
fn cards_decisions_and_first_moves_do_not_depend_on_the_threads() {
    let found = decisive("cryptkeeper", 1, REACH);
    assert_eq!(found, decisive("cryptkeeper", 3, REACH));
    assert!(found.games <= 24 && found.cards.iter().all(|event| event.games[0] + event.games[1] == found.games));
    assert!(found.cards.iter().all(|event| event.more_95.contains(event.more) && event.p_value <= 1.0));
    // All thirteen first items are legal on every deal; the greedy player always takes the queen.
    assert_eq!(found.openings.len(), 13);
    let queen = found.openings.iter().find(|opening| opening.mv == "take QS").unwrap();
    assert_eq!((queen.deals, queen.own, queen.more, queen.p_value), (8, 8, 0.0, 1.0));
    assert!(!found.kinds.is_empty() && found.kinds.iter().all(|kind| kind.decisions >= 10 && kind.legal > 1.0));
}

#[test]
fn a_first_move_that_wastes_a_card_is_significantly_worse() {
    let found = decisive("cryptkeeper", 2, Reach { games: 1, followed: 1, playouts: 1, deals: 80, ..REACH });
    let worst = found.openings.last().unwrap();
    // The ace is needed for the ritual: docs/findings.md.
    let ace = found.openings.iter().find(|opening| opening.mv == "take AS").unwrap();
    assert!(ace.p_value < 0.05 && ace.more_95.high < 0.0 && worst.more <= ace.more, "{ace:?}");
}

#[test]
fn moves_that_are_seldom_legal_are_not_compared() {
    let found = decisive("keevorn", 2, Reach { games: 1, followed: 1, playouts: 1, deals: 12, ..REACH });
    assert!(found.openings.iter().all(|opening| opening.deals >= 2), "{:?}", found.openings);
}
