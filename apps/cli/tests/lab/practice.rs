//! `practice`: exercises from a review to the right answer.

use std::io::Write as _;

use crate::Bench;

const LOST: &str = include_str!("../../../../games/judgement-quest/tests/records/07-cards-wide-perished.udr");

/// What `practice` says to some lines.
fn practice(bench: &Bench, lines: &str) -> String {
    let mut child = bench.command(&["practice"]).stdin(std::process::Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
    let ran = child.wait_with_output().unwrap();
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    String::from_utf8(ran.stdout).unwrap()
}

#[test]
fn a_mistake_is_asked_judged_and_kept_for_later() {
    let bench = Bench::new();
    std::fs::write(bench.path("lost.udr"), LOST).unwrap();
    assert!(practice(&bench, "").contains("no exercises yet"));
    let review = ["review", "lost.udr", "--games", "64"];
    bench.ok(&review);
    assert!(practice(&bench, "").contains("no exercises yet"), "the game of somebody else is not practised unasked");
    let made = bench.run(&[&review[..], &["--practice"]].concat());
    assert!(made.err.contains("for `underdeck practice`"), "{}", made.err);
    let before = bench.ok(&["practice", "--list"]);
    assert!(before.contains("due now"), "{before}");
    let asked = practice(&bench, "fly away\nlook\n");
    assert!(asked.contains("what is best here?") && asked.contains("No: "), "{asked}");
    assert_eq!(bench.ok(&["practice", "--list"]), before, "no answer, no change");
    let answered = practice(&bench, "1\nq\n");
    assert!(answered.contains("It comes back in"), "{answered}");
    assert_ne!(bench.ok(&["practice", "--list"]), before);
    std::fs::write(bench.path("home/practice.json"), "{").unwrap();
    let broken = bench.run(&["practice"]);
    assert!(broken.code == Some(1) && broken.err.contains("practice.json"), "{}", broken.err);
}
