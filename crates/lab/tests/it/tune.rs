//! Values of house rules that meet a target.

use std::sync::atomic::AtomicBool;

use underdeck_lab::tune::{Target, TuneEffort, Tuning};
use underdeck_lab::{Error, PlanRequest, SimulationHost};
use underdeck_players::PlayerKind;

fn request(game: &str) -> PlanRequest {
    PlanRequest { seed: 3, jobs: 2, ..PlanRequest::new(game, PlayerKind::Random, 1) }
}

fn tune(request: &PlanRequest, option: &str, target: &str, stopped: bool) -> Result<Tuning, Error> {
    let stop = AtomicBool::new(stopped);
    let host = SimulationHost { clock: || 0.0, progress: &|_| {}, stop: &stop };
    request.tune(option, target.parse::<Target>().unwrap(), TuneEffort { deals: 400, coarse: 5 }, &host)
}

#[test]
fn a_length_is_met_within_its_interval_and_again_on_other_deals() {
    let found = tune(&request("keevorn"), "max_health", "length=45", false).unwrap();
    assert_eq!((found.crossings, found.is_ordered, found.is_whole), (1, true, true));
    let answer = found.confirmed.iter().find(|tried| Some(&tried.value) == found.answer.as_ref()).unwrap();
    assert!((answer.found.unwrap() - 45.0).abs() < 4.0, "{found:?}");
    assert!(found.open.contains(&answer.value), "{found:?}");
    // The open values are adjacent, and the second sample has a rejected value on each side.
    let numbers: Vec<i64> = found.open.iter().map(|value| value.parse().unwrap()).collect();
    assert!(numbers.windows(2).all(|pair| pair[1] == pair[0] + 1), "{numbers:?}");
    assert!(found.tried.len() < 20, "it closes in instead of playing all 99 values");
    assert_eq!(found, tune(&PlanRequest { jobs: 1, ..request("keevorn") }, "max_health", "length=45", false).unwrap());
}

#[test]
fn a_target_out_of_reach_has_a_nearest_value_and_nothing_open() {
    let found = tune(&request("keevorn"), "edition", "99%", false).unwrap();
    assert_eq!((found.tried.len(), found.is_ordered, found.crossings), (2, false, 0));
    assert!(found.answer.is_some() && found.open.is_empty() && found.confirmed.len() == 2, "{found:?}");
}

#[test]
fn invalid_options_are_refused_and_a_stop_keeps_the_results() {
    let refused = |request: &PlanRequest, option| tune(request, option, "50%", false).unwrap_err().to_string();
    assert!(refused(&request("keevorn"), "helth").contains("the options are edition, max_health"));
    assert!(refused(&request("judgement-quest"), "map").contains("free text"));
    let fixed = PlanRequest { options: vec![("jokers".into(), "2".into())], ..request("keevorn") };
    assert!(refused(&fixed, "jokers").contains("cannot be fixed"));
    let score = tune(&request("keevorn"), "edition", "score=3", false).unwrap_err().to_string();
    assert!(score.contains("no game of Keevorn has a score"), "{score}");
    let stopped = tune(&request("keevorn"), "edition", "50%", true).unwrap();
    assert!(!stopped.is_whole && stopped.answer.is_none());
}

#[test]
fn two_options_meet_a_target_together() {
    let host = SimulationHost { clock: || 0.0, progress: &|_| {}, stop: &AtomicBool::new(false) };
    let target = "length=45".parse::<Target>().unwrap();
    let depth = TuneEffort { deals: 200, coarse: 3 };
    let tune = |options, jobs| PlanRequest { jobs, ..request("keevorn") }.tune_pair(options, target, depth, &host);
    let found = tune(["max_health", "edition"], 2).unwrap();
    assert_eq!(found, tune(["max_health", "edition"], 1).unwrap());
    let values: Vec<&str> = found.lines.iter().map(|line| line.with.as_str()).collect();
    assert_eq!((values, found.options, found.is_whole), (vec!["first", "second"], ["max_health", "edition"], true));
    for line in &found.lines {
        let answer =
            line.found.confirmed.iter().find(|tried| Some(&tried.value) == line.found.answer.as_ref()).unwrap();
        assert!((answer.found.unwrap() - 45.0).abs() < 8.0, "{line:?}");
        // More lines need a stronger correction.
        let mut open = line.found.confirmed.iter().filter(|tried| tried.p_value >= 0.05);
        assert!(open.all(|tried| line.found.open.contains(&tried.value)), "{line:?}");
    }
    let number = tune(["edition", "jokers"], 1).unwrap();
    assert_eq!(number.lines.iter().map(|line| line.with.as_str()).collect::<Vec<_>>(), ["0", "4", "8"]);
    assert!(tune(["jokers", "jokers"], 1).unwrap_err().to_string().contains("named twice"));
}
