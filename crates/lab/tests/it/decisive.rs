//! Decisive factors of the games.

use std::sync::atomic::AtomicBool;

use underdeck_lab::decisive::{Decisive, Event, Level, Opening, Reach};
use underdeck_lab::{By, Error, PlanRequest, SimulationHost};
use underdeck_players::PlayerKind;

fn decisive(game: &str, jobs: usize, reach: Reach) -> Decisive {
    asked(PlanRequest { seed: 3, jobs, ..PlanRequest::new(game, PlayerKind::Greedy, 1) }, reach).unwrap()
}

fn asked(request: PlanRequest, reach: Reach) -> Result<Decisive, Error> {
    request.decisive(reach, &SimulationHost { clock: || 0.0, progress: &|_| {}, stop: &AtomicBool::new(false) })
}

fn whole_moves(found: &Decisive) -> Vec<&Opening> {
    found.openings.iter().filter(|opening| opening.group.level == Level::Move).collect()
}

const REACH: Reach = Reach { games: 24, moves: 15, followed: 6, playouts: 1, deals: 8 };

#[test]
fn cards_decisions_and_first_moves_do_not_depend_on_the_threads() {
    let found = decisive("cryptkeeper", 1, REACH);
    assert_eq!(found, decisive("cryptkeeper", 3, REACH));
    assert!(found.games <= 24 && found.dealt.iter().all(|event| event.games[0] + event.games[1] == found.games));
    let is_sound = |event: &Event| event.more_95.unwrap().contains(event.more) && event.p_value <= 1.0;
    assert!(found.dealt.iter().chain(&found.chosen).all(is_sound));
    // A move that was not legal was not declined.
    assert!(found.chosen.iter().any(|event| event.games[0] + event.games[1] < found.games));
    // All thirteen first items are legal on every deal; the greedy player always takes the queen.
    let moves = whole_moves(&found);
    assert_eq!((found.by, moves.len()), (By::Wins, 13));
    let queen = moves.iter().find(|opening| opening.group.of == "take QS").unwrap();
    assert_eq!((queen.deals, queen.own, queen.more, queen.p_value), (8, 8, 0.0, 1.0));
    assert!(!found.kinds.is_empty() && found.kinds.iter().all(|kind| kind.decisions >= 10 && kind.legal > 1.0));
}

#[test]
fn a_first_move_that_wastes_a_card_is_significantly_worse() {
    let found = decisive("cryptkeeper", 2, Reach { games: 1, followed: 1, playouts: 1, deals: 80, ..REACH });
    let moves = whole_moves(&found);
    let worst = moves.last().unwrap();
    // The ace is needed for the ritual: docs/findings.md.
    let ace = moves.iter().find(|opening| opening.group.of == "take AS").unwrap();
    assert!(ace.p_value < 0.05 && ace.more_95.unwrap().high < 0.0 && worst.more <= ace.more, "{ace:?}");
}

#[test]
fn moves_that_are_seldom_legal_are_not_compared() {
    let found = decisive("keevorn", 2, Reach { games: 1, followed: 1, playouts: 1, deals: 12, ..REACH });
    assert!(found.openings.iter().all(|opening| opening.deals >= 2), "{:?}", found.openings);
}

#[test]
fn a_score_game_is_decided_by_points_and_cards_are_pooled() {
    let found = decisive("card-crawler", 2, Reach { games: 300, moves: 20, followed: 2, playouts: 1, deals: 12 });
    assert_eq!(found.by, By::Score);
    let event = |events: &[Event], verb: &str, of: &str| {
        events.iter().find(|event| (event.group.verb.as_str(), event.group.of.as_str()) == (verb, of)).cloned()
    };
    // The queen of diamonds is a companion, and companions are worth points.
    let queen = event(&found.dealt, "", "QD").unwrap();
    assert!(queen.more > 3.0 && queen.more_95.unwrap().low > 0.0 && queen.means[0] > 100.0, "{queen:?}");
    let companion = event(&found.dealt, "", "companion").unwrap();
    assert!(companion.group.level == Level::Role && companion.p_value < 0.01, "{companion:?}");
    // Monsters that attack early are dealt, not chosen.
    let attacked = event(&found.dealt, "defend", "").unwrap();
    assert!(attacked.group.level == Level::Verb && attacked.more < 0.0 && attacked.p_value < 0.01, "{attacked:?}");
    // Spellings with few deals each are pooled by their words.
    assert!(found.openings.iter().any(|opening| opening.group.level == Level::Suit && opening.deals >= 6));
    assert!(found.openings.iter().all(|opening| opening.mean_95.is_none_or(|mean| mean.contains(opening.mean))));
}

#[test]
fn the_facts_of_the_early_game_are_tested_together() {
    let found = decisive("keevorn", 2, Reach { games: 400, moves: 40, followed: 0, playouts: 1, deals: 0 });
    assert!(found.reached.iter().all(|event| event.group.level == Level::Fact));
    assert!(found.reached.iter().all(|event| event.games[0] + event.games[1] == found.games));
    let health = found.reached.iter().find(|event| event.group.of == "health").unwrap();
    assert!(health.at_least > 1 && health.more > 0.0 && health.more_95.unwrap().low > 0.0, "{health:?}");
    // A sum over the moves, many in each game.
    let lost = found.reached.iter().find(|event| event.group.of == "health-lost").unwrap();
    assert!(lost.at_least > 10 && lost.games.iter().all(|games| *games > found.games / 4), "{lost:?}");
}

#[test]
fn what_counts_may_be_chosen_where_the_game_keeps_a_score() {
    let by = |game, by| {
        let request = PlanRequest { by: Some(by), ..PlanRequest::new(game, PlayerKind::Greedy, 1) };
        asked(request, Reach { games: 40, moves: 5, followed: 0, playouts: 1, deals: 0 }).map(|found| found.by)
    };
    assert_eq!(by("card-crawler", By::Wins).unwrap(), By::Wins);
    assert_eq!(by("judgement-quest", By::Score).unwrap(), By::Score);
    let error = by("keevorn", By::Score).unwrap_err();
    assert!(matches!(error, Error::PlanRequest(_)) && error.to_string().contains("Keevorn keeps no score"), "{error}");
}
