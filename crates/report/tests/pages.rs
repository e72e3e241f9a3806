//! Pages are well formed and self-contained, and every plot has its numbers in a table.

use std::collections::HashSet;
use std::sync::atomic::AtomicBool;

use underdeck_lab::experiment::{CellResult, Experiment, ExperimentReport};
use underdeck_lab::rows::Row;
use underdeck_lab::{Luck, Plan, SimulationHost, simulate, simulate_rows};
use underdeck_players::PlayerKind;
use underdeck_report::{Estimate, NumberFormat, Report};
use underdeck_testkit::toy::Toy;

fn plan(others: &[PlayerKind]) -> Plan<Toy> {
    Plan { others: others.to_vec(), luck: Luck::Deal, ..Plan::new(PlayerKind::Random, 100) }
}

fn host(stop: &AtomicBool) -> SimulationHost<'_> {
    SimulationHost { clock: || 0.0, progress: &|_| {}, stop }
}

fn study(others: &[PlayerKind]) -> String {
    underdeck_report::study(&simulate(&plan(others), &host(&AtomicBool::new(false))).unwrap())
}

fn experiment() -> String {
    cells("jokers = [0, 2, 4]")
}

/// The page of an experiment with these house rules, with the results of another game in its cells.
fn cells(grid: &str) -> String {
    underdeck_report::experiment(&report(grid))
}

fn report(grid: &str) -> ExperimentReport {
    let source = format!(
        "title = \"<What> & why\"\nquestion = \"\\\"Q\\\"\"\n[[cells]]\ngame = \"keevorn\"\nplayers = \"greedy\"\ngrid = {{ {grid} }}"
    );
    let experiment = Experiment::read(&source, None).unwrap();
    let cell = |player| {
        let mut result = CellResult::new(String::new());
        let stop = AtomicBool::new(false);
        simulate_rows(&Plan::<Toy>::new(player, 40), &host(&stop), &mut |rows: &[Row]| {
            result.add(rows);
            Ok(())
        })
        .unwrap();
        Some(result)
    };
    let players = [PlayerKind::Random, PlayerKind::Greedy, PlayerKind::First];
    let results: Vec<_> = players.into_iter().cycle().take(experiment.cells.len()).map(cell).collect();
    ExperimentReport::new(&experiment, &results)
}

/// The reviews of finished games with these names of records.
fn reviews(records: &[&str]) -> String {
    let stop = AtomicBool::new(false);
    let host = underdeck_coach::ReviewHost::new(&stop);
    let review = |name: &&str| {
        let record = std::fs::read_to_string(format!("../../games/{name}")).unwrap().parse().unwrap();
        let request = underdeck_coach::ReviewSettings { games: 8, ..underdeck_coach::ReviewSettings::default() };
        ((*name).to_owned(), underdeck_coach::review(&record, &request, &host, &mut |_| None).unwrap())
    };
    underdeck_report::review(&records.iter().map(review).collect::<Vec<_>>())
}

const GAMES: [&str; 2] =
    ["card-crawler/tests/records/greedy-won.udr", "judgement-quest/tests/records/13-dice-wide-returned.udr"];

/// The names of all elements in document order; panics if they do not nest.
fn elements(page: &str) -> Vec<String> {
    const VOID: [&str; 4] = ["!DOCTYPE", "meta", "br", "link"];
    let (mut open, mut all) = (Vec::new(), Vec::new());
    let mut rest = page;
    while let Some(at) = rest.find('<') {
        rest = &rest[at + 1..];
        let end = rest.find('>').expect("a tag ends");
        let (tag, after) = (&rest[..end], &rest[end + 1..]);
        assert_eq!(tag.matches('"').count() % 2, 0, "an attribute is quoted: {tag}");
        let name = tag.trim_start_matches('/').split([' ', '/']).next().unwrap().to_owned();
        if tag.starts_with('/') {
            assert_eq!(open.pop().as_ref(), Some(&name), "`{tag}` closes what was opened last");
        } else if !VOID.contains(&name.as_str()) {
            all.push(name.clone());
            open.push(name);
        }
        // The content of a style element is not markup.
        rest = if tag == "style" { &after[after.find("</style").unwrap()..] } else { after };
    }
    assert!(open.is_empty(), "{open:?} are never closed");
    all
}

#[test]
fn pages_are_well_formed_and_self_contained() {
    for page in [study(&[]), study(&[PlayerKind::Greedy, PlayerKind::First]), experiment(), reviews(&GAMES)] {
        let all = elements(&page);
        assert!(all.iter().any(|name| name == "svg") && !all.iter().any(|name| name == "script" || name == "img"));
        assert!(
            page.starts_with("<!DOCTYPE html>") && page.contains("lang=\"en\"") && page.contains("charset=\"utf-8\"")
        );
        assert!(
            !page.contains("http:") && !page.contains("https:") && !page.contains("@import") && !page.contains("url(")
        );
        assert!(!page.contains("NaN") && !page.contains("inf\""), "no number is missing");
    }
}

#[test]
fn every_plot_has_a_name_and_a_table_below_it() {
    for page in [study(&[]), study(&[PlayerKind::Greedy]), experiment()] {
        let figures: Vec<&str> =
            page.split("<figure>").skip(1).map(|rest| rest.split("</figure>").next().unwrap()).collect();
        assert!(figures.len() >= 5);
        for figure in figures {
            assert!(figure.contains("<table>"), "{figure}");
            let plots = figure.matches("<div class=\"plot").count();
            assert_eq!(plots, figure.matches("role=\"img\" aria-label=\"").count());
            assert_eq!(usize::from(plots > 0), figure.matches("The same as a table").count(), "{figure}");
        }
    }
}

#[test]
fn a_review_has_a_curve_and_each_decision_in_a_table_and_several_have_a_summary() {
    let one = reviews(&GAMES[..1]);
    assert!(one.matches("class=\"curve").count() == 1 && one.contains("Every value comes from what the player knew"));
    assert!(!one.contains("points a game") && one.contains("<th scope=\"col\">played</th>"));
    let both = reviews(&GAMES);
    assert!(both.matches("class=\"curve").count() == 2 && both.contains("points a game"));
    assert_eq!(both.matches("</section>").count(), 2);
}

#[test]
fn a_plot_takes_the_width_of_the_page() {
    let page = study(&[PlayerKind::Greedy, PlayerKind::First]);
    assert!(!page.contains("min-width: 34rem") && page.contains("@media (max-width: 40rem)"));
    // Only curves are in stretched elements, since text would be distorted.
    for stretched in page.split("preserveAspectRatio=\"none\"").skip(1) {
        assert!(!stretched.split("</svg>").next().unwrap().contains("<text"));
    }
}

#[test]
fn a_page_has_the_command_that_reproduces_it() {
    let page = study(&[PlayerKind::Greedy]);
    for part in ["--player random", "--player greedy", "--games 100", "--luck deal", "--seed 0"] {
        assert!(page.contains(part), "{part}");
    }
    assert!(page.contains(&format!("Underdeck {}", env!("CARGO_PKG_VERSION"))));
    let page = experiment();
    assert_eq!(page.matches("underdeck sim keevorn").count(), 3);
    assert!(page.contains("--option jokers=4") && page.contains("rules "));
}

#[test]
fn many_cells_get_a_plot_each() {
    let page = cells("jokers = [0, 1, 2, 3, 4, 5, 6], start_depth = [0, 1]");
    assert!(page.contains(">14 cells, ") && page.contains("class=\"panels\""));
    assert!(page.contains(">How long games are<") && page.contains(">Still playing<"));
}

#[test]
fn a_difference_names_what_it_is_compared_with_in_the_plot() {
    let page = experiment();
    for name in ["jokers=2 against 0", "jokers=4 against 0"] {
        // Once for wins, and once for scores.
        assert_eq!(page.matches(&format!("<div class=\"name\">{name}<")).count(), 2, "{name}");
    }
    assert!(page.contains("than in “jokers=0”"));
}

#[test]
fn every_plot_of_a_page_is_a_file_and_every_file_is_on_the_page() {
    let stop = AtomicBool::new(false);
    let study = simulate(&plan(&[PlayerKind::Greedy, PlayerKind::First]), &host(&stop)).unwrap();
    let experiment = report("jokers = [0, 2, 4]");
    for (page, report) in [
        (underdeck_report::study(&study), Report::from(&study)),
        (underdeck_report::experiment(&experiment), Report::from(&experiment)),
    ] {
        let files = report.drawings();
        assert_eq!(page.matches("<div class=\"plot").count(), files.len());
        let names: HashSet<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names.len(), files.len(), "each has a name of its own");
        for (name, drawing) in &files {
            assert!(drawing.svg().matches("<text").count() > 4 && drawing.png().is_some(), "{name}");
        }
        for table in report.figures() {
            let title = table.title.to_string();
            assert!(page.contains(&format!("<h2>{title}</h2>")), "{title}");
        }
    }
}

#[test]
fn text_of_the_file_is_escaped() {
    let page = experiment();
    assert!(page.contains("&lt;What&gt; &amp; why") && !page.contains("<What>"));
}

#[test]
fn a_page_has_the_findings() {
    let study = simulate(&plan(&[PlayerKind::Greedy]), &host(&AtomicBool::new(false))).unwrap();
    let page = underdeck_report::study(&study);
    for run in &study.runs {
        let (value, interval) = (run.results.win_rate, Some(run.results.win_rate_95));
        let won = Estimate { value, interval, unit: NumberFormat::Share }.to_string();
        assert!(page.contains(won.split(" (").next().unwrap()), "{won}");
    }
    assert!(page.contains("greedy against random"));
}
