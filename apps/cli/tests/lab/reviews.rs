//! `review`: text, JSON and pages.

use serde_json::Value;

use crate::Bench;

const WON: &str = include_str!("../../../../games/card-crawler/tests/records/greedy-won.udr");
const LOST: &str = include_str!("../../../../games/judgement-quest/tests/records/12-dice-wide-perished.udr");

fn bench() -> Bench {
    let bench = Bench::new();
    std::fs::write(bench.path("won.udr"), WON).unwrap();
    std::fs::write(bench.path("lost.udr"), LOST).unwrap();
    bench
}

#[test]
fn a_page_holds_what_the_text_says() {
    let bench = bench();
    let review = ["review", "won.udr", "--games", "4"];
    let json: Value = serde_json::from_str(&bench.ok(&[&review[..], &["--json"]].concat())).unwrap();
    let text = bench.ok(&[&review[..], &["--html", "page.html"]].concat());
    let page = std::fs::read_to_string(bench.path("page.html")).unwrap();
    assert!(page.starts_with("<!DOCTYPE html>") && page.contains("won.udr") && !page.contains("<script"));
    assert_eq!(page.matches("<th scope=\"row\">").count(), json["decisions"].as_array().unwrap().len());
    let verdict = text.lines().nth(1).unwrap();
    assert!(verdict.starts_with("You scored 178") && page.contains(verdict), "{verdict}");
    assert_eq!(bench.ok(&[&review[..], &["--html", "-"]].concat()), page);
    assert!(!bench.path("-").exists());
}

#[test]
fn several_games_have_a_summary_in_text_and_on_the_page() {
    let bench = bench();
    let review = ["review", "won.udr", "lost.udr", "--games", "2"];
    let text = bench.ok(&[&review[..], &["--html", "page.html"]].concat());
    let page = std::fs::read_to_string(bench.path("page.html")).unwrap();
    assert!(text.contains("Over 2 games, luck") && page.contains("2 games") && page.contains("points a game"));
    assert!(page.contains("won.udr") && page.contains("lost.udr"));
}
