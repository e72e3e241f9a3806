//! Facts as groups, filters and courses.

use std::sync::atomic::AtomicBool;

use underdeck_game::{FactKind, FactValue};
use underdeck_lab::experiment::Experiment;
use underdeck_lab::facts::{Answer, FactGroup, FactQuery, FactReport, FactRequest, columns};
use underdeck_lab::rows::{CsvRows, Row, RowFile as _};
use underdeck_lab::{PlanRequest, SimulationHost, game_seed, own_games, own_report};
use underdeck_players::PlayerKind;

fn request(by: &[&str], conditions: &[&str], over_time: &[&str]) -> FactRequest {
    let list = |list: &[&str]| list.iter().map(ToString::to_string).collect();
    FactRequest { by: list(by), conditions: list(conditions), over_time: list(over_time), columns: false }
}

fn played(game: &str, games: u64, jobs: usize, facts: FactRequest) -> (FactReport, Vec<Row>) {
    let stop = AtomicBool::new(false);
    let host = SimulationHost { clock: || 0.0, progress: &|_| {}, stop: &stop };
    let plan = PlanRequest { seed: 7, jobs, facts, ..PlanRequest::new(game, PlayerKind::Greedy, games) };
    let mut rows = Vec::new();
    let study = plan.simulate(
        &host,
        Some(&mut |more| {
            rows.extend_from_slice(more);
            Ok(())
        }),
    );
    (study.unwrap().runs.remove(0).facts.unwrap(), rows)
}

fn fault(game: &str, by: &[&str], conditions: &[&str], over_time: &[&str]) -> String {
    let game = underdeck_catalogue::find(game).unwrap();
    FactQuery::new(&request(by, conditions, over_time), game).unwrap_err().to_string()
}

fn words(group: &FactGroup) -> String {
    group.values.join(" ")
}

#[test]
fn groups_hold_every_game_once_and_do_not_depend_on_threads() {
    let asked = || request(&["result", "depth"], &[], &[]);
    let (report, rows) = played("keevorn", 80, 1, asked());
    assert_eq!((report.all, report.games), (80, 80));
    assert_eq!(report.groups.iter().map(|group| group.games).sum::<u64>(), 80);
    let won = rows.iter().filter(|row| row.is_win()).count() as u64;
    let wins: u64 = report.groups.iter().filter(|group| group.values[0] == "won").map(|group| group.games).sum();
    assert_eq!((wins, report.groups.iter().map(|group| group.wins).sum::<u64>()), (won, won));
    assert_eq!(played("keevorn", 80, 3, asked()).0, report);
}

#[test]
fn the_card_that_kills_is_in_the_last_move_of_each_lost_game() {
    let (report, rows) = played("keevorn", 120, 1, request(&["killer.rank"], &["result=lost"], &[]));
    let lost = rows.iter().filter(|row| !row.is_win()).count() as u64;
    assert_eq!((report.games, report.all), (lost, 120));
    assert!(
        report.groups.iter().all(|group| "A234JQK".contains(&words(group)) || words(group) == "none"),
        "{report:?}"
    );
    assert!(report.groups.is_sorted_by(|one, other| one.games >= other.games || other.values == ["none"]));
    let kings = report.groups.iter().find(|group| words(group) == "K").unwrap();
    assert!(kings.share_95.low < kings.share && kings.share < kings.share_95.high);
    let (all, _) = played("keevorn", 120, 1, request(&[], &["result=lost", "killer.rank=K"], &[]));
    assert_eq!(all.games, kings.games);
}

#[test]
fn a_pattern_has_a_group_for_each_fact_that_is_so() {
    let (open, rows) = played("judgement-quest", 60, 1, request(&["task-*=open"], &["result=lost"], &[]));
    let lost = rows.iter().filter(|row| !row.is_win()).count() as u64;
    assert_eq!(open.games, lost);
    assert!(open.groups.iter().all(|group| group.values[0].starts_with("task-") && group.games <= lost));
    let (asked, _) = played("judgement-quest", 60, 1, request(&["task-*"], &[], &[]));
    assert_eq!(asked.groups.iter().map(|group| group.games).sum::<u64>(), 4 * 60, "each quest has four tasks");
    assert!(fault("keevorn", &["task-*"], &[], &[]).contains("there is no fact"));
}

#[test]
fn a_moment_is_the_first_at_which_a_fact_has_a_value() {
    let (report, _) = played("keevorn", 60, 1, request(&["health@move=0", "moves@depth=0"], &[], &[]));
    assert!(report.groups.iter().all(|group| group.values == ["20", "0"]), "{:?}", report.groups);
    let (late, _) = played("keevorn", 60, 1, request(&[], &["health@depth=99=none"], &[]));
    assert_eq!(late.games, 60, "no game is as deep");
    let (none, _) = played("keevorn", 60, 1, request(&[], &["health@depth=99<6"], &[]));
    assert_eq!(none.games, 0, "nothing is not less than a number");
}

#[test]
fn numbers_are_in_the_bins_that_are_given_or_in_bins_of_many_games() {
    let (given, _) = played("keevorn", 90, 1, request(&["moves:0-50,51-120"], &[], &[]));
    let names: Vec<String> = given.groups.iter().map(words).collect();
    assert!(names.iter().all(|name| ["0-50", "51-120", "other"].contains(&name.as_str())), "{names:?}");
    let (own, _) = played("keevorn", 90, 1, request(&["moves"], &[], &[]));
    assert_eq!(own.groups.len(), 6);
    assert!(own.groups.iter().all(|group| (8..=22).contains(&group.games)), "{:?}", own.groups);
}

#[test]
fn a_course_begins_with_every_game_and_has_an_interval_where_there_are_two() {
    let (report, rows) = played("keevorn", 50, 1, request(&[], &[], &["health", "health@depth"]));
    let [by_move, by_depth] = report.courses.as_slice() else { panic!("{:?}", report.courses) };
    assert_eq!((by_move.points[0].at, by_move.points[0].games, by_move.points[0].mean), (0, 50, 20.0));
    let lengths = |at: i64| rows.iter().filter(|row| row.moves as i64 >= at).count() as u64;
    assert!(by_move.points.iter().all(|point| point.games == lengths(point.at)));
    assert!(by_depth.points.iter().all(|point| point.mean_95.is_some() == (point.games > 1)));
    assert!(by_depth.points.is_sorted_by_key(|point| point.at));
}

#[test]
fn every_fact_of_every_game_is_a_column_and_the_old_columns_come_first() {
    for game in underdeck_catalogue::games() {
        let (_, rows) = played(game.info().id, 3, 1, FactRequest { columns: true, ..request(&["result"], &[], &[]) });
        let facts = columns(game);
        let mut csv = CsvRows::new(Vec::new(), &[PlayerKind::Greedy], &facts).unwrap();
        csv.write(&rows).unwrap();
        let text = String::from_utf8(Box::new(csv).finish().unwrap()).unwrap();
        let lines: Vec<Vec<&str>> = text.lines().map(|line| line.split(',').collect()).collect();
        assert_eq!(lines[0][..10].join(","), "game,seed,player,result,cause,score,moves,decisions,choices,widest");
        let own = game.facts();
        assert_eq!(lines[0][10..].len(), own.len() + 1, "{:?}", lines[0]);
        assert!(lines.iter().all(|line| line.len() == lines[0].len()));
        for (n, fact) in own.iter().enumerate() {
            for line in lines[1..].iter().map(|line| line[11 + n]).filter(|field| !field.is_empty()) {
                let is_kind = match fact.kind {
                    FactKind::Number => line.parse::<i64>().is_ok(),
                    FactKind::Flag => ["yes", "no"].contains(&line),
                    FactKind::Card => line.parse::<underdeck_cards::Card>().is_ok(),
                    FactKind::Cell => line.parse::<underdeck_cards::Cell>().is_ok(),
                    FactKind::Word => true,
                };
                assert!(is_kind, "{}: {} is {line}", game.info().id, fact.id);
            }
        }
    }
}

#[test]
fn faults_name_what_is_wrong_and_what_is_accepted() {
    for (found, named) in [
        (fault("keevorn", &["helth"], &[], &[]), "did you mean `health`"),
        (fault("keevorn", &["xyzzy"], &[], &[]), "the facts are moves, result"),
        (fault("keevorn", &["killer.colour"], &[], &[]), ".rank or .suit"),
        (fault("keevorn", &["health.rank"], &[], &[]), "`health` is no card"),
        (fault("keevorn", &["killer@depth=5"], &[], &[]), "leave out the moment"),
        (fault("keevorn", &["health@killer=KD"], &[], &[]), "it is no moment"),
        (fault("keevorn", &["health@soon"], &[], &[]), "such as move=10"),
        (fault("keevorn", &["health:9-3"], &[], &[]), "bins are for numbers"),
        (fault("keevorn", &["killer:1-3"], &[], &[]), "bins are for numbers"),
        (fault("keevorn", &[], &["health"], &[]), "is no condition"),
        (fault("keevorn", &[], &["health@depth=2"], &[]), "is no condition"),
        (fault("keevorn", &[], &["health=low"], &[]), "it is a whole number"),
        (fault("keevorn", &[], &["killer=KX"], &[]), "a card such as KD"),
        (fault("keevorn", &[], &["killer.rank=1"], &[]), "a rank such as K"),
        (fault("keevorn", &[], &["killer<KD"], &[]), "compare it with = or !="),
        (fault("keevorn", &[], &[], &["killer"]), "cannot be followed"),
        (fault("keevorn", &[], &[], &["score"]), "only at the end"),
        (fault("cryptkeeper", &[], &["rune=maybe"], &[]), "yes or no"),
        (fault("cryptkeeper", &[], &["place=here"], &[]), "a cell such as r2c3"),
    ] {
        assert!(found.contains(named), "{found}");
    }
}

#[test]
fn recorded_games_answer_as_the_games_did() {
    let game = underdeck_catalogue::find("keevorn").unwrap();
    let asked = FactRequest { columns: true, ..request(&["killer"], &["result=lost"], &["health"]) };
    let (report, rows) = played("keevorn", 12, 1, asked.clone());
    let record = |row: &Row| {
        let deal = game.read_code(&game.deal(&[], game_seed(7, row.game)).unwrap().code).unwrap();
        let (mut state, mut chance) = deal.start();
        let mut record = underdeck_record::Record::of_deal(deal);
        while state.outcome().is_none() {
            let (mv, _) = state.own_view().hint().unwrap();
            record.push_move(&mv.to_string());
            state.play(&mv, &mut chance);
        }
        record.set_outcome(state.outcome().as_ref());
        record
    };
    let records: Vec<_> = rows.iter().map(record).collect();
    let own = own_games(game, &records, &asked).unwrap();
    assert!(
        own.iter()
            .zip(&rows)
            .all(|(own, row)| (&own.facts, own.moves, own.choices) == (&row.facts, row.moves, row.choices))
    );
    assert_eq!(own_report(game, &records, &asked).unwrap(), report);
    let file = "title = \"x\"\ndeals = 7\n[[cells]]\ngame = \"keevorn\"\nplayers = \"greedy\"\n[[cells]]\ngame = \"keevorn\"\nrecords = \"mine\"\noptions = { jokers = JOKERS }\n";
    let cell = |jokers: &str| Experiment::read(&file.replace("JOKERS", jokers), None).unwrap().cells.remove(1);
    let result = cell("2").replay(&records).unwrap();
    assert_eq!((result.games(), cell("2").player().as_str(), cell("2").baseline), (12, "records", None));
    assert!(
        result
            .rows(0)
            .zip(&rows)
            .all(|(found, row)| (found.result.as_str(), u64::from(found.moves)) == (row.result(), row.moves))
    );
    assert!(cell("3").replay(&records).unwrap_err().to_string().contains("with these house rules"));
    let both = file.replace("JOKERS", "2") + "players = \"greedy\"\n";
    assert!(Experiment::read(&both, None).unwrap_err().to_string().contains("leave out players"));
    let luck = own_report(game, &records, &request(&["luck"], &[], &[]));
    assert!(luck.unwrap_err().to_string().contains("stats --luck"));
}

#[test]
fn answers_are_spelled_as_facts_are() {
    for value in [FactValue::Number(-3), FactValue::Flag(true), FactValue::Word("stuck")] {
        assert_eq!(Answer::from(value).to_string(), value.to_string());
    }
}
