//! Simulations of the toy game.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use underdeck_game::Options;
use underdeck_lab::{
    CampaignReport, Difference, Luck, Plan, PlanRequest, Run, SimulationHost, Study, game_seed, simulate,
};
use underdeck_players::{PlayerKind, playout};
use underdeck_record::Deal;
use underdeck_testkit::toy::{Toy, ToyOptions};

fn plan(player: PlayerKind, luck: Luck, jobs: usize) -> Plan<Toy> {
    Plan { seed: 5, jobs, max_moves: 500, luck, ..Plan::new(player, 1_000) }
}

/// A clock that advances by a millisecond each time it is read.
fn clock() -> f64 {
    static TICKS: AtomicU64 = AtomicU64::new(0);
    TICKS.fetch_add(1, Ordering::Relaxed) as f64 / 1_000.0
}

fn study(plan: &Plan<Toy>) -> Study {
    simulate(plan, &SimulationHost { clock, progress: &|_| {}, stop: &AtomicBool::new(false) }).unwrap()
}

/// The results of the first player.
fn run(plan: &Plan<Toy>) -> Run {
    study(plan).runs.remove(0)
}

#[test]
fn results_do_not_depend_on_the_threads() {
    for player in PlayerKind::ALL {
        for luck in Luck::ALL {
            let one = run(&plan(player, luck, 1)).results;
            assert_eq!(one, run(&plan(player, luck, 2)).results);
            assert_eq!(one, run(&plan(player, luck, 7)).results);
            assert_eq!((one.games, one.unfinished), (1_000, 0));
            let ends: u64 = one.ends.iter().map(|(_, games)| games).sum();
            assert_eq!(ends, 1_000);
        }
    }
}

#[test]
fn a_stopped_simulation_counts_complete_games_only() {
    for player in ["random", "greedy", "mcts:20"] {
        // A game of its own for each player, so that the stop is in the middle of one.
        let stop = AtomicBool::new(false);
        let looks = AtomicU64::new(0);
        let progress = |_| stop.store(looks.fetch_add(1, Ordering::Relaxed) >= 2, Ordering::Relaxed);
        let plan = Plan {
            others: vec![PlayerKind::First],
            until: Some("±50%".parse().unwrap()),
            ..plan(player.parse().unwrap(), Luck::Deal, 2)
        };
        let mut rows = Vec::new();
        let host = SimulationHost { clock, progress: &progress, stop: &stop };
        let study = underdeck_lab::simulate_rows(&plan, &host, &mut |more| {
            rows.extend_from_slice(more);
            Ok(())
        })
        .unwrap();
        assert!((1..1_000).contains(&study.games()), "{player}: {}", study.games());
        assert!(study.runs.iter().all(|run| run.results.games == study.games() && run.results.unfinished == 0));
        assert_eq!(rows.len() as u64, 2 * study.games());
        assert_eq!(study.until.map(|(_, met)| met), Some(false), "nobody looked at the interval");
    }
    let stop = AtomicBool::new(true);
    let host = SimulationHost { clock, progress: &|_| {}, stop: &stop };
    // The remaining games are not visited one by one.
    let never = Plan { games: u64::MAX - 1, ..plan(PlayerKind::Random, Luck::Fast, 2) };
    assert_eq!(simulate(&never, &host).unwrap().games(), 0);
}

#[test]
fn another_seed_gives_other_games() {
    let first = plan(PlayerKind::Random, Luck::Fast, 1);
    let second = Plan { seed: 6, ..first.clone() };
    assert_ne!(run(&first).results, run(&second).results);
}

#[test]
fn each_dealt_game_can_be_replayed() {
    for player in PlayerKind::ALL {
        let plan = plan(player, Luck::Deal, 2);
        let results = run(&plan).results;
        let (mut wins, mut moves) = (0, 0);
        for n in 0..plan.games {
            let seed = game_seed(plan.seed, n);
            let (mut state, mut chance) = Deal::<Toy>::new(plan.options.clone(), seed).start();
            let played = playout(&mut state, &mut player.seeded(seed), &mut chance, plan.max_moves);
            wins += u64::from(played.outcome.is_some_and(|outcome| outcome.cause == "won"));
            moves += played.moves;
        }
        assert_eq!((results.wins, results.moves.total), (wins, moves));
    }
}

#[test]
fn greedy_is_better_than_random() {
    let rate = |player| run(&plan(player, Luck::Fast, 2)).results.win_rate;
    assert!(rate(PlayerKind::Greedy) > rate(PlayerKind::Random));
}

#[test]
fn games_that_are_cut_off_are_counted_as_unfinished() {
    let results = run(&Plan { max_moves: 2, ..plan(PlayerKind::Random, Luck::Fast, 2) }).results;
    assert_eq!((results.unfinished, results.wins, results.moves.max), (1_000, 0, 2));
    assert_eq!((results.ends.len(), results.score), (0, None));
}

#[test]
fn progress_is_reported_and_a_stop_takes_effect() {
    let (told, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let plan = plan(PlayerKind::Random, Luck::Fast, 1);
    let progress = |games| {
        if told.fetch_add(games, Ordering::Relaxed) + games >= 512 {
            stop.store(true, Ordering::Relaxed);
        }
    };
    let study = simulate(&plan, &SimulationHost { clock, progress: &progress, stop: &stop }).unwrap();
    assert_eq!((study.games(), told.into_inner()), (512, 512));
    let none = run(&Plan { games: 0, ..plan });
    assert_eq!((none.results.games, none.results.win_rate, none.u_per_move), (0, 0.0, 0.0));
}

#[test]
fn the_report_has_the_parameters_of_the_simulation() {
    let options = ToyOptions::from_pairs([("lives", underdeck_game::OptionValue::Int(5))]).unwrap();
    let json = serde_json::to_value(study(&Plan { options, ..plan(PlayerKind::Greedy, Luck::Deal, 2) })).unwrap();
    assert_eq!((&json["game"], &json["luck"]), (&"toy".into(), &"deal".into()));
    assert_eq!((&json["options"]["lives"], &json["jobs"], &json["games"]), (&5.into(), &2.into(), &1_000.into()));
    for key in ["seconds", "games_per_s", "moves_per_s", "floor_ns"] {
        assert!(json[key].is_number(), "{key}: {json}");
    }
    let json = &json["players"][0];
    assert!(json["player"] == "greedy" && json["u_per_move"].is_number());
    assert!(json["win_rate_95"][0].as_f64() < json["win_rate"].as_f64());
    assert!(json["score"]["median"].is_i64() && json["moves"]["p95"].is_i64() && json["ends"].is_object());
}

#[test]
fn luck_is_known_by_name() {
    assert_eq!("deal".parse(), Ok(Luck::Deal));
    assert_eq!("slow".parse::<Luck>().unwrap_err().to_string(), "there is no luck `slow`: luck is fast or deal");
}

#[test]
fn players_that_search_do_not_depend_on_the_threads() {
    for player in ["flat:12", "mcts:48"] {
        let plan = |jobs| Plan { games: 40, ..plan(player.parse().unwrap(), Luck::Deal, jobs) };
        let one = run(&plan(1)).results;
        assert_eq!((one.games, one.unfinished), (40, 0));
        assert_eq!(one, run(&plan(2)).results, "{player}");
        assert_eq!(one, run(&plan(5)).results, "{player}");
    }
}

fn campaigns(plan: &Plan<Toy>) -> CampaignReport {
    let host = SimulationHost { clock, progress: &|_| {}, stop: &AtomicBool::new(false) };
    underdeck_lab::simulate_campaigns(plan, &host).unwrap().unwrap()
}

#[test]
fn campaigns_do_not_depend_on_the_threads_and_end() {
    for (player, luck) in [(PlayerKind::Greedy, Luck::Fast), (PlayerKind::Random, Luck::Deal)] {
        let plan = |jobs| Plan { games: 500, ..plan(player, luck, jobs) };
        let one = campaigns(&plan(1));
        assert_eq!(one, campaigns(&plan(3)));
        assert_eq!((one.campaigns, one.unfinished, one.wins + one.losses), (500, 0, 500));
        let games: u64 = one.ends.iter().map(|(_, games)| games).sum();
        assert!((games as f64 - one.games.mean * 500.0).abs() < 0.5, "{one:?}");
        // A campaign is won by leaving two wells, and lost at the first that is not left.
        assert_eq!(one.games.max, 2, "{one:?}");
        assert_eq!(one.losses > 0, player == PlayerKind::Random, "{one:?}");
    }
}

#[test]
fn a_campaign_that_runs_out_of_moves_is_unfinished() {
    let plan = Plan { games: 10, max_moves: 1, ..plan(PlayerKind::Random, Luck::Fast, 1) };
    let report = campaigns(&plan);
    assert_eq!((report.campaigns, report.unfinished), (10, 10));
}

#[test]
fn an_opponent_is_reported_and_changes_nothing_where_there_is_one_seat() {
    let alone = plan(PlayerKind::Greedy, Luck::Fast, 2);
    let versus = Plan { opponent: Some(PlayerKind::Random), ..alone.clone() };
    let (alone, versus) = (study(&alone), study(&versus));
    assert_eq!((alone.opponent, versus.opponent.as_deref()), (None, Some("random")));
    assert_eq!(alone.runs[0].results, versus.runs[0].results);
}

#[test]
fn identical_games_of_two_players_are_counted() {
    let request = |game| PlanRequest {
        players: ["greedy", "value", "careless:0", "careless:60"].map(|name| name.parse().unwrap()).to_vec(),
        seed: 5,
        ..PlanRequest::new(game, PlayerKind::Greedy, 40)
    };
    let found = |game| {
        request(game)
            .simulate(&SimulationHost { clock, progress: &|_| {}, stop: &AtomicBool::new(false) }, None)
            .unwrap()
            .differences
    };
    let alike = |found: &[Difference]| found.iter().map(|found| found.identical).collect::<Vec<_>>();
    // Card Crawler has no weights, Keevorn has.
    let (crawler, keevorn) = (found("card-crawler"), found("keevorn"));
    assert_eq!(alike(&crawler), [Some(40), Some(40), Some(0)]);
    assert!(crawler[0].is_identical() && crawler[0].is_untrained && !crawler[1].is_untrained);
    assert!(keevorn[0].identical < Some(10) && !keevorn[0].is_untrained && keevorn[1].is_identical(), "{keevorn:?}");
}
