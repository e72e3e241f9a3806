//! `review`: text, JSON and pages.

use serde_json::Value;

use crate::{Workspace, text_of};

const WON: &str = include_str!("../../../../games/card-crawler/tests/records/greedy-won.udr");
const LOST: &str = include_str!("../../../../games/judgement-quest/tests/records/12-dice-wide-perished.udr");

fn bench() -> Workspace {
    let bench = Workspace::new();
    std::fs::write(bench.path("won.udr"), WON).unwrap();
    std::fs::write(bench.path("lost.udr"), LOST).unwrap();
    bench
}

#[test]
fn a_page_has_the_figures_of_the_text() {
    let bench = bench();
    let review = ["review", "won.udr", "--games", "4"];
    let json: Value = serde_json::from_str(&bench.ok(&[&review[..], &["--json"]].concat())).unwrap();
    let text = bench.ok(&[&review[..], &["--html", "page.html"]].concat());
    let page = std::fs::read_to_string(bench.path("page.html")).unwrap();
    assert!(page.starts_with("<!DOCTYPE html>") && page.contains("won.udr") && !page.contains("<script"));
    assert_eq!(page.matches("<th scope=\"row\">").count(), json["decisions"].as_array().unwrap().len());
    let verdict = text.lines().nth(1).unwrap();
    assert!(verdict.starts_with("You scored 178") && text_of(&page).contains(verdict), "{verdict}");
    assert_eq!(bench.ok(&[&review[..], &["--html", "-"]].concat()), page);
    assert!(!bench.path("-").exists());
}

#[test]
fn several_games_have_a_summary_in_text_and_on_the_page() {
    let bench = bench();
    let review = ["review", "won.udr", "lost.udr", "--games", "2"];
    let text = bench.ok(&[&review[..], &["--html", "page.html"]].concat());
    let page = std::fs::read_to_string(bench.path("page.html")).unwrap();
    assert!(text.contains("Over 2 games: luck") && page.contains("2 games") && page.contains("points a game"));
    assert!(page.contains("won.udr") && page.contains("lost.udr"));
}

/// The files of the reviews in the home, by name.
fn kept(bench: &Workspace) -> Vec<std::path::PathBuf> {
    let files = std::fs::read_dir(bench.path("home/reviews")).into_iter().flatten();
    let mut files: Vec<_> = files.map(|file| file.unwrap().path()).collect();
    files.retain(|file| !file.file_name().unwrap().to_string_lossy().starts_with('.'));
    files.sort();
    files
}

#[test]
fn a_killed_review_resumes_and_ends_with_the_same_numbers() {
    // On a busy machine the program may finish before it is killed; then the test tries a longer review.
    let (games, bench) = (0..)
        .map(|n| ((128 << n).to_string(), bench()))
        .find(|(games, bench)| {
            let review = ["review", "lost.udr", "--json", "--jobs", "1", "--games", games];
            let mut child = bench.command(&review).spawn().unwrap();
            while kept(bench).is_empty() && child.try_wait().unwrap().is_none() {
                std::thread::yield_now();
            }
            child.kill().unwrap();
            child.wait_with_output().unwrap().stdout.is_empty()
        })
        .expect("there is always a longer one");
    let review = ["review", "lost.udr", "--json", "--games", &games];
    let resumed = bench.run(&review);
    assert!(resumed.code == Some(0) && resumed.err.contains("Continues from"), "{}", resumed.err);
    let fresh = bench.run(&[&review[..], &["--fresh"]].concat());
    assert!(fresh.code == Some(0) && fresh.err.is_empty(), "{}", fresh.err);
    assert_eq!(resumed.out, fresh.out);
}

#[test]
fn a_damaged_review_is_set_aside_and_begins_again() {
    let bench = bench();
    let review = ["review", "lost.udr", "--json", "--games", "2"];
    let expected = bench.ok(&review);
    let file = kept(&bench).remove(0);
    let text = std::fs::read_to_string(&file).unwrap();
    let damages = [text.replacen("\"count\":2", "\"count\":3", 1), text[..text.len() / 2].to_owned(), String::new()];
    for (n, damaged) in damages.iter().enumerate() {
        assert_ne!(damaged, &text);
        std::fs::write(&file, damaged).unwrap();
        let ran = bench.run(&review);
        assert_eq!((ran.code, &ran.out), (Some(0), &expected), "{}", ran.err);
        assert!(ran.err.contains("is damaged. The damaged file is kept as"), "{}", ran.err);
        assert_eq!(kept(&bench).len(), n + 2);
        let again = bench.run(&review);
        assert!(again.out == expected && again.err.contains("Continues from"), "{}", again.err);
    }
}
