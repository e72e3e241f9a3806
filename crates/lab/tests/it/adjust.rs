//! Luck-adjusted results.

use std::sync::atomic::AtomicBool;

use underdeck_lab::{Error, PlanRequest, SimulationHost, Study};
use underdeck_players::PlayerKind;

fn study(game: &str, games: u64, jobs: usize, adjust: bool) -> Result<Study, Error> {
    let players = ["greedy", "random"].map(|player| player.parse().unwrap());
    let request = PlanRequest {
        players: players.to_vec(),
        seed: 3,
        jobs,
        adjust,
        ..PlanRequest::new(game, PlayerKind::Greedy, games)
    };
    let stop = AtomicBool::new(false);
    request.simulate(&SimulationHost { clock: || 0.0, progress: &|_| {}, stop: &stop }, None)
}

#[test]
fn in_every_game_luck_has_the_mean_0_and_the_results_stay_the_same() {
    for game in underdeck_catalogue::games() {
        let id = game.info().id;
        let (with, without) = (study(id, 60, 2, true).unwrap(), study(id, 60, 1, false).unwrap());
        for (run, plain) in with.runs.iter().zip(&without.runs) {
            let found = run.results.luck_out.unwrap_or_else(|| panic!("{id}: no luck was counted"));
            let z = found.luck_z.unwrap_or_default();
            assert!(z.abs() < 4.0, "{id}, {}: the mean luck is {z} standard errors off", run.player);
            assert!((found.win_rate - run.results.win_rate).abs() < 0.3, "{id}: {found:?}");
            assert_eq!((run.results.wins, &run.results.ends), (plain.results.wins, &plain.results.ends));
            assert_eq!(plain.results.luck_out, None);
        }
        assert!(with.differences[0].luck_out.is_some() && without.differences[0].luck_out.is_none());
    }
}

#[test]
fn results_do_not_depend_on_the_threads() {
    let [one, three] = [1, 3].map(|jobs| study("keevorn", 40, jobs, true).unwrap());
    assert_eq!(one.runs[0].results.luck_out, three.runs[0].results.luck_out);
    assert_eq!(one.differences[0].luck_out, three.differences[0].luck_out);
}

#[test]
fn house_rules_without_a_value_are_reported() {
    let draft = vec![("mode".into(), "draft".into())];
    let request =
        PlanRequest { options: draft, adjust: true, ..PlanRequest::new("living-keep", PlayerKind::Greedy, 1) };
    let stop = AtomicBool::new(false);
    let host = SimulationHost { clock: || 0.0, progress: &|_| {}, stop: &stop };
    let error = request.simulate(&host, None).unwrap_err().to_string();
    assert!(error.starts_with("no luck can be taken out of Living Keep"), "{error}");
}
