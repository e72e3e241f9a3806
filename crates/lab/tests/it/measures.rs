//! The measures of the toy game.

use std::sync::atomic::AtomicBool;

use underdeck_lab::measures::{Effort, Measures, Steps, measure};
use underdeck_lab::{By, Plan, PlanRequest, SimulationHost};
use underdeck_players::PlayerKind;
use underdeck_testkit::toy::Toy;

const EFFORT: Effort = Effort { deals: 8, tries: 2, followed: 2, playouts: 2, ruling_deals: 8, steps: Steps::Next };

fn measures(jobs: usize) -> Measures {
    let plan = Plan::<Toy> { jobs, seed: 4, max_moves: 500, ..Plan::new("flat:6".parse().unwrap(), 1) };
    measure(&plan, &EFFORT, &SimulationHost { clock: || 0.0, progress: &|_| {}, stop: &AtomicBool::new(false) })
        .unwrap()
}

#[test]
fn measures_do_not_depend_on_the_threads_and_are_consistent() {
    let found = measures(1);
    assert_eq!(found, measures(3));
    let range = &found.range;
    let names: Vec<&str> = range.players.iter().map(|level| level.player.as_str()).collect();
    assert_eq!((names, range.deals), (vec!["random", "greedy", "flat:6"], 8));
    let rise = range.players[2].win_rate - range.players[0].win_rate;
    assert!((range.span.win_rate - rise).abs() < 1e-12 && range.thinking.is_some());
    // No more deals can be lost at every try than the greedy player loses at one.
    let dead = found.dead.unwrap();
    assert!(dead.share <= 1.0 - range.players[1].win_rate + 1e-12 && dead.tries == 3);
    assert!((found.tree_complexity - found.duration * found.branching.mean.log10()).abs() < 1e-9);
    assert_eq!((found.completion, found.drama.games, found.drama.playouts), (1.0, 2, 2));
    assert!(found.drama.uncertainty.iter().all(|share| (0.0..=1.0).contains(share)));
    assert!(found.drama.lead_change <= 1.0 && found.drama.drama <= 1.0);
}

#[test]
fn each_house_rule_is_changed_alone() {
    let Measures { rulings, without_effect, .. } = measures(2);
    let tried: Vec<String> = rulings.iter().map(|ruling| format!("{}={}", ruling.key, ruling.to)).collect();
    assert_eq!(
        (tried.join(" "), without_effect),
        ("ranks=3 ranks=5 lives=2 water=wild peek=false".into(), vec!["lives=4".to_owned()])
    );
    assert!(rulings.iter().all(|ruling| ruling.difference.games == 8));
}

#[test]
fn alternative_readings_are_measured_over_all_deals_without_house_rules() {
    let readings = |options: &[(&str, &str)], deals| {
        let options = options.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
        let request =
            PlanRequest { options, seed: 4, jobs: 2, ..PlanRequest::new("card-crawler", PlayerKind::Greedy, deals) };
        let host = SimulationHost { clock: || 0.0, progress: &|_| {}, stop: &AtomicBool::new(false) };
        request.readings(deals, &host).unwrap()
    };
    let found = readings(&[], 40);
    let mut keys: Vec<String> = found.rulings.iter().map(|reading| format!("{}=true", reading.ruling.key)).collect();
    keys.extend(found.without_effect.clone());
    keys.sort();
    assert_eq!(
        keys,
        [
            "flee_after_attack=true",
            "flee_at_once=true",
            "flee_back=true",
            "healer_fights=true",
            "idle_end=true",
            "lost_body=true"
        ]
    );
    let healer = found.rulings.iter().find(|reading| reading.id == "R16").expect("the Healer's points matter");
    assert_eq!((healer.ruling.difference.games, healer.ruling.from.to_string()), (40, "false".into()));
    assert!(
        readings(&[("healer_fights", "true")], 40)
            .rulings
            .iter()
            .any(|reading| reading.ruling.to.to_string() == "false")
    );
}

#[test]
fn with_greedy_as_the_best_player_search_has_no_benefit() {
    let plan = Plan::<Toy>::new(PlayerKind::Greedy, 1);
    let host = SimulationHost { clock: || 0.0, progress: &|_| {}, stop: &AtomicBool::new(false) };
    let (range, best) = underdeck_lab::measures::range(&plan, 40, &host).unwrap();
    assert_eq!((range.players.len(), range.thinking), (2, None));
    assert_eq!((best.player.as_str(), range.span.against.as_str()), ("greedy", "random"));
}

#[test]
fn drama_does_not_depend_on_the_number_of_playouts() {
    let plan = Plan::<Toy> { jobs: 2, seed: 9, max_moves: 500, ..Plan::new(PlayerKind::Greedy, 1) };
    let host = SimulationHost { clock: || 0.0, progress: &|_| {}, stop: &AtomicBool::new(false) };
    let of = |playouts| underdeck_lab::measures::drama(&plan, 30, playouts, &host).unwrap();
    let (few, many) = (of(4), of(200));
    assert_eq!((few.lead_changes, few.comebacks, few.is_learned), (many.lead_changes, many.comebacks, false));
    let near =
        |one: f64, interval: Option<underdeck_stats::Interval>| interval.is_none_or(|interval| interval.contains(one));
    assert!(near(few.drama, many.drama_95) && near(many.drama, few.drama_95), "{few:?} {many:?}");
    for third in 0..3 {
        assert!(near(few.uncertainty[third], many.uncertainty_95[third]), "{few:?} {many:?}");
    }
    assert!(few.playouts_used >= 8.0 && many.playouts_used > few.playouts_used, "{few:?}");
}

#[test]
fn a_game_with_a_learned_value_needs_no_playouts() {
    let plan = Plan::<Toy>::new(PlayerKind::Greedy, 1);
    let host = SimulationHost { clock: || 0.0, progress: &|_| {}, stop: &AtomicBool::new(false) };
    assert!(!underdeck_lab::measures::drama(&plan, 2, 4, &host).unwrap().is_learned);
    let request = PlanRequest { seed: 4, jobs: 2, ..PlanRequest::new("keevorn", PlayerKind::Greedy, 1) };
    let effort = Effort { deals: 4, tries: 1, followed: 3, playouts: 1, ruling_deals: 2, steps: Steps::Whole };
    let found = request.measure(&effort, &host).unwrap();
    assert!(found.drama.is_learned && found.drama.playouts_used == 0.0, "{:?}", found.drama);
    // Whole ranges: up to nine numbers of each house rule, the present one left out.
    let health = found.rulings.iter().filter(|ruling| ruling.key == "max_health").count();
    assert!(health + found.without_effect.iter().filter(|change| change.starts_with("max_health")).count() == 9);
}

#[test]
fn by_score_a_game_is_measured_against_what_half_of_the_games_reach() {
    let request = PlanRequest { seed: 5, jobs: 2, ..PlanRequest::new("card-crawler", PlayerKind::Greedy, 1) };
    let host = SimulationHost { clock: || 0.0, progress: &|_| {}, stop: &AtomicBool::new(false) };
    let effort = Effort { deals: 20, tries: 1, followed: 12, playouts: 8, ruling_deals: 1, steps: Steps::Next };
    let found = request.measure(&effort, &host).unwrap();
    let (drama, dead) = (&found.drama, found.dead.unwrap());
    assert_eq!(found.by, By::Score);
    assert!((150..200).contains(&drama.par.unwrap()), "{drama:?}");
    // Nearly every game is won, but not every one reaches par: its course is open.
    assert!(drama.uncertainty[0] > 0.2 && drama.drama > 0.0 && drama.lead_changes > 0.0, "{drama:?}");
    assert!(drama.uncertainty.iter().chain([&drama.drama, &drama.comebacks]).all(|share| (0.0..=1.0).contains(share)));
    // On nearly every deal the greedy player scores more than the random one.
    assert!(dead.deals == 20 && dead.share < 0.3, "{dead:?}");
    let wins = PlanRequest { by: Some(By::Wins), ..request }.measure(&effort, &host).unwrap();
    assert!(wins.drama.par.is_none() && wins.drama.uncertainty[0] < drama.uncertainty[0]);
}
