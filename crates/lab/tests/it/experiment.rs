//! Experiments: the published files, invalid files, and the cells of a file.

use std::sync::atomic::AtomicBool;
use underdeck_lab::experiment::{CellResult, Experiment, ExperimentError, ExperimentReport, conduct};
use underdeck_lab::rows::Row;
use underdeck_lab::{Luck, Plan, Shared, SimulationHost, simulate_rows};
use underdeck_testkit::toy::Toy;

fn names(experiment: &Experiment) -> Vec<&str> {
    experiment.cells.iter().map(|cell| cell.name.as_str()).collect()
}

fn fault(source: &str) -> ExperimentError {
    Experiment::read(source, None).unwrap_err()
}

const HEAD: &str = "title = \"x\"\ndeals = 7\nseed = 3\n[[cells]]\n";

#[test]
fn every_shipped_experiment_can_be_read() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/experiments");
    let mut count = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|ending| ending == "toml") {
            let source = std::fs::read_to_string(&path).unwrap();
            let experiment =
                Experiment::read(&source, Some(50)).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
            assert!(experiment.cells.len() > 1 && !experiment.question.is_empty(), "{}", path.display());
            assert!(experiment.cells.iter().all(|cell| cell.deals == 50), "{}", path.display());
            assert!(experiment.cells.iter().any(|cell| cell.baseline.is_some()), "{}", path.display());
            count += 1;
        }
    }
    assert!(count >= 5);
}

#[test]
fn a_grid_is_every_combination_and_vary_is_one_change_at_a_time() {
    let grid = Experiment::read(
        &format!("{HEAD}game = \"keevorn\"\nplayers = \"greedy\"\ngrid = {{ jokers = [0, 2], edition = [\"first\", \"second\"] }}"),
        None,
    )
    .unwrap();
    let expected =
        ["edition=first jokers=0", "edition=first jokers=2", "edition=second jokers=0", "edition=second jokers=2"];
    assert_eq!(names(&grid), expected);
    assert!(grid.cells.iter().all(|cell| (cell.deals, cell.seed, cell.luck) == (7, 3, Luck::Deal)));
    assert_eq!(grid.cells.iter().map(|cell| cell.baseline).collect::<Vec<_>>(), [None, Some(0), Some(0), Some(0)]);
    let vary = Experiment::read(
        &format!("{HEAD}game = \"keevorn\"\nplayers = [\"greedy\", \"random\"]\nvary = {{ jokers = [0, 4], relics_as_weapons = true }}"),
        None,
    )
    .unwrap();
    assert_eq!(
        names(&vary)[..5],
        ["greedy", "greedy jokers=0", "greedy jokers=4", "greedy relics_as_weapons=true", "random"]
    );
    assert_eq!((vary.cells[2].baseline, vary.cells[4].baseline, vary.cells[6].baseline), (Some(0), None, Some(4)));
}

#[test]
fn players_are_compared_if_nothing_else_varies_and_openings_are_spelt_out() {
    let players =
        Experiment::read(&format!("{HEAD}game = \"keevorn\"\nplayers = [\"greedy\", \"mcts:50\"]"), None).unwrap();
    assert_eq!((names(&players), players.cells[1].baseline), (vec!["greedy", "mcts:50"], Some(0)));
    let games = "title = \"x\"\n[[cells]]\ngame = [\"keevorn\", \"card-crawler\"]\nplayers = \"greedy\"\n[[cells]]\ngame = \"cryptkeeper\"\nplayers = \"greedy\"";
    let games = Experiment::read(games, None).unwrap();
    assert_eq!(names(&games), ["keevorn", "card-crawler", "cryptkeeper"]);
    assert!(games.cells.iter().all(|cell| cell.baseline.is_none()));
    let openings = format!(
        "{HEAD}game = \"cryptkeeper\"\nplayers = \"random\"\nopenings = [\"take js\", [\"take QS\"]]\nbaseline = \"take QS\""
    );
    let openings = Experiment::read(&openings, None).unwrap();
    assert_eq!((names(&openings), openings.cells[0].baseline), (vec!["take JS", "take QS"], Some(1)));
}

#[test]
fn every_first_move_is_tried_where_legal_and_compared_with_the_players_choice() {
    let source =
        format!("{HEAD}game = \"keevorn\"\nplayers = \"greedy\"\noptions = {{ jokers = 0 }}\nopenings = \"all\"");
    let experiment = Experiment::read(&source, Some(40)).unwrap();
    assert!(experiment.cells.len() > 3 && experiment.cells[0].name == "own choice", "{:?}", names(&experiment));
    assert!(experiment.cells[1..].iter().all(|cell| cell.opening.len() == 1 && cell.baseline == Some(0)));
    let host = SimulationHost { clock: || 0.0, progress: &|_| {}, stop: &AtomicBool::new(false) };
    let results: Vec<_> = experiment.cells.iter().map(|cell| cell.play(2, &host).unwrap()).collect();
    let report = ExperimentReport::new(&experiment, &results);
    assert_eq!(report.cells[0].games, 40);
    // Each deal is asked whether it allows the move.
    let game = underdeck_catalogue::find("keevorn").unwrap();
    for (cell, result) in report.cells[1..].iter().zip(&results[1..]) {
        let is_legal = |n: u64| {
            let deal = game.deal(&[("jokers".into(), "0".into())], underdeck_lab::game_seed(report.seed, n)).unwrap();
            game.read_code(&deal.code).unwrap().start().0.read_typed(&cell.opening[0]).is_ok()
        };
        let legal = (0..40).filter(|n| is_legal(*n)).count() as u64;
        let difference = cell.difference.as_ref().unwrap();
        assert_eq!((cell.games, difference.games, legal > 0), (legal, legal, true), "{}", cell.name);
        assert_eq!(result.as_ref().unwrap().rows(report.seed).count() as u64, legal);
        assert_eq!(cell.lengths.iter().map(|(_, games)| games).sum::<u64>(), legal);
    }
    assert!(report.cells.iter().any(|cell| cell.games < 40), "some first moves are not always legal");
}

#[test]
fn a_cell_merged_from_blocks_equals_the_whole_cell() {
    let keevorn = "game = \"keevorn\"\nplayers = [\"greedy\", \"mcts:3\"]\nopenings = [\"explore\", [\"explore\", \"store 5D\"]]\n";
    let others = "[[cells]]\ngame = [\"judgement-quest\", \"card-crawler\", \"cryptkeeper\", \"living-keep\"]\nplayers = \"random\"\n";
    let source = format!("title = \"x\"\ndeals = 30\nseed = 3\nmax_moves = 200\n[[cells]]\n{keevorn}{others}");
    let adjusted =
        format!("{HEAD}game = \"keevorn\"\nplayers = \"greedy\"").replace("deals", "adjust = \"luck\"\ndeals");
    let host = SimulationHost { clock: || 0.0, progress: &|_| {}, stop: &AtomicBool::new(false) };
    for source in [source, adjusted] {
        for cell in Experiment::read(&source, None).unwrap().cells {
            let whole = cell.play(2, &host).unwrap().unwrap();
            let block = |first, deals| cell.block(first, deals).play(1, &host).unwrap().unwrap();
            let blocks: Vec<CellResult> =
                (0..cell.deals).step_by(4).map(|first| block(first, 4.min(cell.deals - first))).collect();
            let merged = cell.merge(blocks.clone()).unwrap();
            assert_eq!(merged.sealed().unwrap(), whole.sealed().unwrap(), "{}", cell.name);
            assert_eq!(cell.merge(vec![whole.clone()]).unwrap(), whole);
            for (faulty, words) in [
                (blocks[1..].to_vec(), "block 0 of cell"),
                (blocks[..1].to_vec(), "have 4 of"),
                ([&blocks[..], &blocks[..1]].concat(), "is not the next one"),
                (vec![CellResult::new(cell.block(0, 0).plan())], "block 0 of cell"),
            ] {
                let error = cell.merge(faulty).unwrap_err().to_string();
                assert!(error.contains(words), "{error}");
            }
        }
    }
}

#[test]
fn faults_are_reported_with_their_position() {
    let cases = [
        ("titel = \"x\"", 1, 1, "did you mean `title`?"),
        ("deals = 5", 1, 1, "needs a `title`"),
        ("title = \"x\"", 1, 1, "[[cells]]"),
        ("title = \"x\"\ndeals = \"many\"\n[[cells]]", 2, 9, "whole number from 1 to 10,000,000"),
        ("title = \"x\"\nluck = \"bad\"\n[[cells]]", 2, 8, "luck is fast or deal"),
        ("title = \"x\"\ncells = 3", 2, 9, "write [[cells]]"),
        ("title = [", 1, 10, "unclosed array"),
        (&format!("{HEAD}players = \"greedy\""), 4, 1, "needs a `game`"),
        (&format!("{HEAD}game = \"kevorn\"\nplayers = \"greedy\""), 5, 8, "did you mean `keevorn`?"),
        (&format!("{HEAD}game = \"keevorn\""), 4, 1, "needs `players`"),
        (&format!("{HEAD}game = \"keevorn\"\nplayers = [\"random\", \"greed\"]"), 6, 22, "there is no player `greed`"),
        (
            &format!("{HEAD}game = \"keevorn\"\nplayers = \"greedy\"\ngrid = {{ joker = [1] }}"),
            7,
            10,
            "did you mean `jokers`?",
        ),
        (
            &format!("{HEAD}game = \"keevorn\"\nplayers = \"greedy\"\ngrid = {{ jokers = [1, 9] }}"),
            7,
            23,
            "from 0 to 8",
        ),
        (
            &format!("{HEAD}game = \"keevorn\"\nplayers = \"greedy\"\noptions = {{ jokers = [1, 2] }}"),
            7,
            22,
            "`grid` or `vary`",
        ),
        (&format!("{HEAD}game = \"keevorn\"\nplayers = \"greedy\"\nvary = {{ jokers = 1.5 }}"), 7, 19, "not a number"),
        (&format!("{HEAD}game = \"keevorn\"\nplayers = \"greedy\"\nopenings = [\"dance\"]"), 7, 13, "dance"),
        (
            &format!("{HEAD}game = \"keevorn\"\nplayers = \"greedy\"\nbaseline = \"best\""),
            7,
            12,
            "the cells are `rulebook`",
        ),
        (
            &format!(
                "{HEAD}game = \"keevorn\"\nplayers = \"greedy\"\n[[cells]]\ngame = \"keevorn\"\nplayers = \"greedy\""
            ),
            8,
            8,
            "give this block a `name`",
        ),
        (&format!("{HEAD}game = \"keevorn\"\nplayers = [\"greedy\", \"greedy\"]"), 5, 8, "is repeated"),
        (&format!("{HEAD}game = \"keevorn\"\nplayers = \"greedy\"\nopponent = \"random\""), 7, 12, "is played alone"),
        (
            &format!("{HEAD}game = \"living-keep\"\nplayers = \"greedy\"\nopponent = [\"random\", \"first\"]"),
            7,
            12,
            "`opponent` must be a text, not a list",
        ),
        ("title = \"x\"\nluck = [\"fast\", \"deal\"]\n[[cells]]", 2, 8, "`luck` must be a text, not a list"),
        (
            &format!(
                "{HEAD}game = \"keevorn\"\nplayers = \"greedy\"\ngrid = {{ max_health = [{0}], jokers = [{0}], start_depth = [{0}] }}",
                "1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1"
            ),
            7,
            23,
            "this grid has 2197 combinations, but an experiment has at most 2000 cells",
        ),
    ];
    for (source, line, column, words) in cases {
        let found = fault(source);
        assert!(found.message.contains(words), "{source}\n{found}");
        assert_eq!((found.line, found.column), (line, column), "{source}\n{found}");
        assert!(found.to_string().contains('^'), "{found}");
    }
}

#[test]
fn a_fingerprint_depends_on_the_played_games_alone() {
    let read = |head: &str, block: &str| {
        let player = if block.contains("players") { "" } else { "players = \"greedy\"\n" };
        let source = format!("{head}\n[[cells]]\ngame = \"keevorn\"\n{player}{block}");
        Experiment::read(&source, None).unwrap().cells.remove(0).fingerprint()
    };
    let base = read("title = \"x\"", "");
    assert_eq!(read("title = \"another\"\nquestion = \"why\"", "name = \"a\""), base);
    assert_eq!(read("title = \"x\"", "options = { jokers = 2 }"), base);
    let others = [
        read("title = \"x\"\ndeals = 5", ""),
        read("title = \"x\"\nseed = 5", ""),
        read("title = \"x\"\nluck = \"fast\"", ""),
        read("title = \"x\"", "options = { jokers = 3 }"),
        read("title = \"x\"", "players = \"random\""),
        read("title = \"x\"", "openings = [\"explore\"]"),
    ];
    assert!(others.iter().all(|other| *other != base));
}

#[test]
fn rivals_are_compared_against_the_first_of_them() {
    let opponents = |block: &str| -> Vec<Option<String>> {
        let source = format!("{HEAD}game = \"living-keep\"\n{block}");
        let cells = Experiment::read(&source, None).unwrap().cells;
        cells.iter().map(|cell| cell.opponent.map(|opponent| opponent.to_string())).collect()
    };
    let (two, rivals) = ("players = [\"greedy\", \"random\"]\n", "options = { mode = \"standard\" }\n");
    assert_eq!(opponents(&format!("{two}{rivals}")), [Some("greedy".into()), Some("greedy".into())]);
    assert_eq!(opponents(&format!("players = \"random\"\n{rivals}")), [None]);
    assert_eq!(opponents(two), [None, None], "alone there is nobody else");
    let asked = opponents(&format!("{two}{rivals}opponent = \"first\""));
    assert_eq!(asked, [Some("first".into()), Some("first".into())]);
}

#[test]
fn a_report_compares_the_finished_cells() {
    let experiment = Experiment::read(
        &format!("{HEAD}game = \"keevorn\"\nplayers = \"greedy\"\ngrid = {{ jokers = [0, 2, 4] }}"),
        None,
    )
    .unwrap();
    // Any game will do; the toy game is fast.
    let play = |player| {
        let mut result = CellResult::new(String::new());
        let host = SimulationHost { clock: || 0.0, progress: &|_| {}, stop: &AtomicBool::new(false) };
        simulate_rows(&Plan::<Toy>::new(player, 300), &host, &mut |rows: &[Row]| {
            result.add(rows);
            Ok(())
        })
        .unwrap();
        result
    };
    let (random, greedy) = (play(underdeck_players::PlayerKind::Random), play(underdeck_players::PlayerKind::Greedy));
    let report = ExperimentReport::new(&experiment, &[Some(random.clone()), None, Some(greedy)]);
    assert_eq!(report.cells.iter().map(|cell| cell.name.as_str()).collect::<Vec<_>>(), ["jokers=0", "jokers=4"]);
    let difference = report.cells[1].difference.as_ref().unwrap();
    assert_eq!((difference.against.as_str(), difference.games), ("jokers=0", 300));
    assert!((difference.win_rate - (report.cells[1].win_rate - report.cells[0].win_rate)).abs() < 1e-12);
    assert!(report.cells[0].score.is_some_and(|score| score.mean_95.is_some()) && report.cells[0].difference.is_none());
    let orphan = ExperimentReport::new(&experiment, &[None, None, Some(random)]);
    assert!(orphan.cells[0].difference.is_none());
}

#[test]
fn house_rules_that_change_the_deck_share_only_seeds() {
    let shared = |options: &str| {
        let block = "[[cells]]\ngame = \"keevorn\"\nplayers = \"random\"";
        let source = format!("title = \"x\"\n{block}\ngrid = {{ {options} }}");
        let experiment = Experiment::read(&source, None).unwrap();
        experiment.cells[0].shared(&experiment.cells[1])
    };
    assert_eq!(shared("jokers = [0, 2]"), Shared::Seeds);
    assert_eq!(shared("max_health = [20, 21]"), Shared::Deals);
}

#[test]
fn players_that_play_differently_have_different_digests() {
    let of = |text: &str| conduct("keevorn", text.parse().unwrap()).unwrap();
    assert_eq!(of("greedy"), of("greedy"));
    for kind in ["flat", "mcts", "search"] {
        let [long, short] = ["400", "20ms"].map(|time| of(&format!("{kind}:{time}")));
        assert_eq!(long, short, "{kind}: the plan states the time to think");
    }
    // If all random games have the same result, flat Monte Carlo plays the first move, as `first` does.
    let all = [of("greedy"), of("random"), of("first"), of("mcts:5")];
    for (n, one) in all.iter().enumerate() {
        assert!(!all[..n].contains(one), "{all:?}");
    }
}
