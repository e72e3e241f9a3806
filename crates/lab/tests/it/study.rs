//! Studies of several players on the same deals, rows, openings, stopping.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use underdeck_game::{Play, State};
use underdeck_lab::rows::Row;
use underdeck_lab::{Luck, Plan, SimulationHost, Study, game_seed, simulate, simulate_rows};
use underdeck_players::PlayerKind;
use underdeck_record::Deal;
use underdeck_stats::{Paired, Until, wilson};
use underdeck_testkit::toy::Toy;

fn clock() -> f64 {
    static TICKS: AtomicU64 = AtomicU64::new(0);
    TICKS.fetch_add(1, Ordering::Relaxed) as f64 / 1_000.0
}

fn plan(games: u64, jobs: usize) -> Plan<Toy> {
    Plan {
        others: vec![PlayerKind::Greedy, PlayerKind::First],
        seed: 3,
        luck: Luck::Deal,
        jobs,
        ..Plan::new(PlayerKind::Random, games)
    }
}

fn study(plan: &Plan<Toy>) -> Study {
    simulate(plan, &SimulationHost { clock, progress: &|_| {}, stop: &AtomicBool::new(false) }).unwrap()
}

fn rows(plan: &Plan<Toy>) -> (Study, Vec<Row>) {
    let mut rows = Vec::new();
    let mut sink = |more: &[Row]| {
        rows.extend_from_slice(more);
        Ok(())
    };
    let host = SimulationHost { clock, progress: &|_| {}, stop: &AtomicBool::new(false) };
    let study = simulate_rows(plan, &host, &mut sink).unwrap();
    (study, rows)
}

#[test]
fn rows_do_not_depend_on_the_threads_and_add_up_to_the_study() {
    let (one, listed) = rows(&plan(1_500, 1));
    assert_eq!(rows(&plan(1_500, 3)).1, listed);
    assert_eq!(
        study(&plan(1_500, 2)).runs.iter().map(|run| &run.results).collect::<Vec<_>>(),
        one.runs.iter().map(|run| &run.results).collect::<Vec<_>>()
    );
    let order: Vec<(u64, usize)> = listed.iter().map(|row| (row.game, row.player)).collect();
    let expected: Vec<(u64, usize)> = (0..1_500).flat_map(|game| (0..3).map(move |player| (game, player))).collect();
    assert_eq!(order, expected);
    for (n, run) in one.runs.iter().enumerate() {
        let own = || listed.iter().filter(|row| row.player == n);
        assert_eq!(run.results.wins, own().filter(|row| row.is_win()).count() as u64);
        assert_eq!(run.results.moves.total, own().map(|row| row.moves).sum::<u64>());
        let decisions: u64 = own().map(|row| row.decisions).sum();
        assert!((run.detail.decisions.share - decisions as f64 / run.results.moves.total as f64).abs() < 1e-12);
        assert_eq!(run.detail.branching.max as u64, own().map(|row| row.widest).max().unwrap());
        assert_eq!(run.detail.steps.iter().map(|step| step.games).sum::<u64>(), run.results.moves.total);
        assert_eq!(run.detail.survival().last().unwrap().1, 0.0);
    }
}

#[test]
fn players_have_the_same_deals_and_differences_agree_with_the_rows() {
    let (study, rows) = rows(&plan(800, 2));
    assert!(rows.chunks(3).all(|deal| deal.iter().all(|row| row.seed == game_seed(3, row.game))));
    assert_eq!(study.differences.len(), 2);
    for (n, difference) in study.differences.iter().enumerate() {
        let mut pairs = Paired::default();
        rows.chunks(3).for_each(|deal| pairs.add(deal[0].is_win(), deal[n + 1].is_win()));
        assert_eq!((difference.both, difference.gained, difference.given), (pairs.both, pairs.second, pairs.first));
        let rates = (study.runs[n + 1].results.win_rate, study.runs[0].results.win_rate);
        assert!((difference.win_rate - (rates.0 - rates.1)).abs() < 1e-12);
        assert_eq!(difference.win_rate_95, pairs.tango());
        let score = difference.score.unwrap();
        let means = (study.runs[n + 1].results.score.unwrap().mean, study.runs[0].results.score.unwrap().mean);
        assert!((score.mean - (means.0 - means.1)).abs() < 1e-9 && score.games == 800);
        assert!((score.means[0] - means.1).abs() < 1e-9 && (score.means[1] - means.0).abs() < 1e-9);
    }
    assert!(study.differences[0].is_clear() && study.differences[0].win_rate > 0.0);
}

#[test]
fn a_single_random_player_is_observed_in_a_sample() {
    let plan = Plan::<Toy>::new(PlayerKind::Random, 3_000);
    let (sampled, (watched, rows)) = (study(&plan), rows(&plan));
    assert_eq!(sampled.runs[0].results, watched.runs[0].results);
    assert_eq!((sampled.runs[0].detail.decisions.games, watched.runs[0].detail.decisions.games), (1_024, 3_000));
    let decisions: u64 = rows[..1_024].iter().map(|row| row.decisions).sum();
    assert!((sampled.runs[0].detail.decisions.mean - decisions as f64 / 1_024.0).abs() < 1e-12);
}

#[test]
fn a_simulation_stops_at_the_first_look_that_is_narrow_enough() {
    for others in [vec![], vec![PlayerKind::First]] {
        let until: Until = "±2%".parse().unwrap();
        let plan = Plan { until: Some(until), others, jobs: 2, ..Plan::<Toy>::new(PlayerKind::Random, 1_000_000) };
        let found = study(&plan);
        assert_eq!(found.until, Some((until, true)));
        let mut look = Until::next_look(0);
        let is_met = |games: u64| {
            let found = study(&Plan { until: None, games, ..plan.clone() });
            match found.differences.first() {
                Some(difference) => until.is_met(difference.win_rate_95),
                None => until.is_met(wilson(found.runs[0].results.wins, games)),
            }
        };
        while !is_met(look) {
            look = Until::next_look(look);
        }
        assert_eq!(found.games(), look);
        assert_eq!(study(&Plan { jobs: 1, ..plan.clone() }).games(), look);
    }
    let narrow = Plan { until: Some("±0.01%".parse().unwrap()), ..Plan::<Toy>::new(PlayerKind::Random, 2_000) };
    assert_eq!((study(&narrow).games(), study(&narrow).until.unwrap().1), (2_000, false));
}

#[test]
fn an_opening_is_played_before_the_player_moves() {
    let (state, _) = Deal::<Toy>::new(Default::default(), game_seed(3, 0)).start();
    let opening = vec![state.legal_vec()[0]];
    let (study, rows) = rows(&Plan { opening: opening.clone(), ..plan(200, 2) });
    assert_eq!(study.opening, [opening[0].to_string()]);
    let first = study.runs[0].detail.steps[0];
    assert_eq!((first.games, first.decisions, first.branching), (200, 0.0, 1.0));
    let mut state = Toy::new(&Default::default(), &mut underdeck_record::DealChance::new(rows[0].seed));
    state.play(opening[0], &mut underdeck_record::DealChance::new(rows[0].seed)).unwrap();
    let twice = Plan { opening: vec![opening[0]; 99], ..plan(200, 2) };
    let host = SimulationHost { clock, progress: &|_| {}, stop: &AtomicBool::new(false) };
    let error = simulate(&twice, &host).unwrap_err();
    assert!(error.contains("is not legal in game 0") && error.contains(&opening[0].to_string()), "{error}");
}

#[test]
fn a_sink_that_fails_ends_the_simulation() {
    let host = SimulationHost { clock, progress: &|_| {}, stop: &AtomicBool::new(false) };
    let full = simulate_rows(&plan(100, 1), &host, &mut |_| Err("the disk is full".into()));
    assert_eq!(full.unwrap_err(), "the disk is full");
}

#[test]
fn players_are_a_list_in_json_even_for_one() {
    let json = serde_json::to_value(study(&plan(300, 1))).unwrap();
    let names: Vec<&str> =
        json["players"].as_array().unwrap().iter().map(|run| run["player"].as_str().unwrap()).collect();
    assert_eq!(names, ["random", "greedy", "first"]);
    assert_eq!((&json["games"], &json["differences"][1]["against"]), (&300.into(), &"random".into()));
    assert!(
        json["differences"][0]["win_rate_95"][0].is_f64() && json["pairing"].as_str().unwrap().contains("same deals")
    );
    let one = serde_json::to_value(study(&Plan::<Toy>::new(PlayerKind::Greedy, 300))).unwrap();
    assert_eq!(
        (one["differences"].as_array().map(Vec::len), one["players"].as_array().map(Vec::len)),
        (Some(0), Some(1))
    );
    let one = &one["players"][0];
    assert!(one["player"] == "greedy" && one["u_per_move"].is_f64());
    assert!(one["distributions"]["moves"][0][1].is_u64() && one["steps"][0]["n"] == 1 && one["survival"][0][1] == 1.0);
}
