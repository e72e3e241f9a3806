//! Every report in the pseudo-locale and in German: no words outside the catalogue. The language is that of the process, so this is a test program of
//! its own.

use std::collections::HashSet;
use std::sync::atomic::AtomicBool;

use serde::Serialize;
use serde_json::Value;
use underdeck_coach::{ReviewHost, ReviewSettings};
use underdeck_game::Language;
use underdeck_lab::decisive::Reach;
use underdeck_lab::experiment::{Experiment, ExperimentReport};
use underdeck_lab::measures::{Effort, Steps};
use underdeck_lab::tune::TuneEffort;
use underdeck_lab::{PlanRequest, SimulationHost};
use underdeck_players::PlayerKind;
use underdeck_report::{DataTable, Report};

/// A report as it is printed and as a page, with the names and codes in it.
struct Shown {
    kind: &'static str,
    text: String,
    page: String,
    names: HashSet<String>,
    /// What programs read.
    data: String,
}

impl Shown {
    /// Codes are the short texts of the report's JSON: names of players, cells, options and causes, moves.
    fn new(kind: &'static str, data: &impl Serialize, report: Option<Report>, page: Option<String>) -> Self {
        let (mut names, page, data) = (HashSet::new(), page.unwrap_or_default(), serde_json::to_value(data).unwrap());
        collect(&data, &mut names);
        for info in underdeck_catalogue::games().iter().map(|game| game.info()) {
            let rules = info.endings.iter().flat_map(|ending| ending.rules).copied();
            names.extend(rules.chain([info.title]).flat_map(words));
        }
        let data = data.to_string() + &report.as_ref().map_or_else(String::new, Report::csv);
        let text = report.as_ref().map_or_else(String::new, printed);
        let page = page + &report.map_or_else(String::new, |report| report.page(&["underdeck".to_owned()]));
        Self { kind, text, page, names, data }
    }
}

fn collect(value: &Value, names: &mut HashSet<String>) {
    match value {
        Value::String(text) if text.split(' ').count() <= 4 => names.extend(words(text)),
        Value::Array(all) => all.iter().for_each(|value| collect(value, names)),
        Value::Object(all) => all.iter().for_each(|(key, value)| {
            names.extend(words(key));
            collect(value, names);
        }),
        _ => {}
    }
}

/// What the terminal shows.
fn printed(report: &Report) -> String {
    let sheet = |sheet: &DataTable| {
        let (heads, rows) = sheet.columns();
        format!("{}\n{}\n{}\n{}\n", sheet.title, sheet.note, heads.join("\n"), rows.concat().join("\n"))
    };
    let lines: String = report.lead.iter().chain(&report.about).map(|line| format!("{line}\n")).collect();
    let sheets: String = report.sheets.iter().chain(&report.figures).map(sheet).collect();
    format!("{}\n{lines}{sheets}{}", report.title, report.markdown())
}

fn words(text: &str) -> impl Iterator<Item = String> {
    text.split(|letter: char| !letter.is_alphabetic()).filter(|word| !word.is_empty()).map(str::to_owned)
}

/// The visible text of a page and its names for screen readers; commands and styles are left out.
fn visible(page: &str) -> String {
    let (mut text, mut rest) = (String::new(), page);
    while let Some(at) = rest.find('<') {
        text += &rest[..at];
        text.push('\n');
        let end = at + rest[at..].find('>').unwrap();
        let tag = &rest[at + 1..end];
        for attribute in ["aria-label=\"", "title=\"", "alt=\""] {
            if let Some((_, value)) = tag.split_once(attribute) {
                text += value.split('"').next().unwrap();
                text.push('\n');
            }
        }
        rest = &rest[end + 1..];
        for skipped in ["style", "code"] {
            if tag == skipped {
                rest = &rest[rest.find(&format!("</{skipped}")).unwrap()..];
            }
        }
    }
    text.replace("&amp;", "&").replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"")
}

/// The words outside the brackets of messages that are no names.
fn strange(text: &str, names: &HashSet<String>) -> Vec<String> {
    // Places on a map, p-values, and what no language translates.
    const KNOWN: [&str; 6] = ["Underdeck", "c", "r", "p", "U", "ms"];
    let (mut depth, mut outside) = (0, String::new());
    for letter in text.chars() {
        match letter {
            '⟦' => depth += 1,
            '⟧' => depth -= 1,
            _ if depth == 0 => outside.push(letter),
            _ => outside.push('\u{0}'),
        }
    }
    assert_eq!(depth, 0, "brackets match");
    let outside = outside.replace('\u{0}', "");
    words(&outside).filter(|word| !names.contains(word) && !KNOWN.contains(&word.as_str())).collect()
}

const GRID: &str = "title = \"Two\"\nquestion = \"Why\"\ndeals = 12\n[[cells]]\ngame = \"keevorn\"\nplayers = \"greedy\"\n\
                    grid = { jokers = [0, 4], max_health = [10, 20] }\n";
const PLAYERS: &str = "title = \"Ends\"\nadjust = \"luck\"\ndeals = 12\n[[cells]]\ngame = \"judgement-quest\"\n\
                       players = [\"random\", \"mcts:1\", \"mcts:2\"]\n[[cells]]\ngame = \"cryptkeeper\"\nplayers = \"random\"\nopenings = [\"take QS\"]\n";

fn reports() -> Vec<Shown> {
    let stop = AtomicBool::new(false);
    let host = SimulationHost { clock: || 0.0, progress: &|_| {}, stop: &stop };
    let greedy = |game: &str| PlanRequest { seed: 3, ..PlanRequest::new(game, PlayerKind::Greedy, 16) };
    let mut all = Vec::new();
    let pair = ["mcts:1", "mcts:2"].map(|player| player.parse().unwrap());
    for (kind, request) in [
        ("study", PlanRequest { max_moves: 40, ..greedy("keevorn") }),
        ("comparison", PlanRequest { players: pair.to_vec(), adjust: true, ..greedy("judgement-quest") }),
        ("contest", PlanRequest { opening: Vec::new(), ..greedy("living-keep") }),
        ("scores", PlanRequest { until: Some("1%".parse().unwrap()), ..greedy("card-crawler") }),
    ] {
        let study = request.simulate(&host, None).unwrap();
        all.push(Shown::new(kind, &study, Some(Report::from(&study)), Some(underdeck_report::study(&study))));
    }
    for (kind, source) in [("grid", GRID), ("experiment", PLAYERS)] {
        let experiment = Experiment::read(source, None).unwrap();
        let results: Vec<_> = experiment.cells.iter().map(|cell| cell.play(1, &host).unwrap()).collect();
        let report = ExperimentReport::new(&experiment, &results);
        let page = underdeck_report::experiment(&report);
        all.push(Shown::new(kind, &report, Some(Report::from(&report)), Some(page)));
    }
    let effort = Effort { deals: 8, tries: 1, followed: 2, playouts: 2, ruling_deals: 8, steps: Steps::Next };
    let measures = greedy("keevorn").measure(&effort, &host).unwrap();
    all.push(Shown::new("measures", &measures, Some(Report::from(&measures)), None));
    let readings = greedy("keevorn").readings(20, &host).unwrap();
    all.push(Shown::new("readings", &readings, Some(Report::from(&readings)), None));
    let (target, depth) = ("50%".parse().unwrap(), TuneEffort { deals: 20, coarse: 3 });
    let tuning = greedy("keevorn").tune("jokers", target, depth, &host).unwrap();
    all.push(Shown::new("tuning", &tuning, Some(Report::from(&tuning)), None));
    let pair = greedy("keevorn").tune_pair(["jokers", "edition"], target, depth, &host).unwrap();
    all.push(Shown::new("pair", &pair, Some(Report::from(&pair)), None));
    let reach = Reach { games: 20, moves: 5, followed: 2, playouts: 1, deals: 12 };
    let decisive = greedy("cryptkeeper").decisive(reach, &host).unwrap();
    all.push(Shown::new("decisive", &decisive, Some(Report::from(&decisive)), None));
    all
}

/// A report on its pages alone: the coach's sentences are tested where they are made.
fn review() -> Shown {
    let stop = AtomicBool::new(false);
    let record = include_str!("../../../games/card-crawler/tests/records/greedy-won.udr").parse().unwrap();
    let settings = ReviewSettings { games: 2, ..ReviewSettings::default() };
    let review = underdeck_coach::review(&record, &settings, &ReviewHost::new(&stop), &mut |_| None).unwrap();
    let page = underdeck_report::review(&[("a.udr".to_owned(), review.clone())]);
    Shown::new("review", &review, None, Some(page))
}

#[test]
fn every_sentence_of_a_report_is_in_the_catalogue() {
    Language::PSEUDO.set_current();
    let (mut faults, mut all_data) = (Vec::new(), Vec::new());
    for Shown { kind, text, page, names, data } in reports() {
        all_data.push(data);
        assert!(page.contains("lang=\"en-XA\""), "{kind}");
        for found in [&text, &visible(&page)] {
            let found = strange(found, &names);
            faults.extend(found.into_iter().map(|word| format!("{kind}: {word}")));
        }
    }
    faults.sort();
    faults.dedup();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    let page = review().page;
    assert!(page.contains("lang=\"en-XA\"") && page.contains("<h1>⟦") && page.contains("scope=\"col\">⟦"));

    let german = Language::of("de").unwrap();
    german.set_current();
    for (Shown { kind, text, page, data, .. }, before) in reports().into_iter().zip(all_data) {
        assert_eq!(data, before, "{kind}: programs read English");
        let is_decimal = |text: &str| text.contains(",00 %") || text.contains(" %") && text.contains(',');
        assert!(page.contains("lang=\"de\"") && is_decimal(&text) && !text.contains(".00"), "{kind}\n{text}");
        for english in [" the ", " of ", " and ", "Not covered", " games"] {
            assert!(!text.contains(english), "{kind} has “{english}”\n{text}");
        }
    }
    assert!(visible(&review().page).contains("Wie diese Seite entstand"));
}
