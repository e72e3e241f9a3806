//! `puzzles`: made, proven, asked and remembered.

use std::io::Write as _;

use crate::Bench;

/// What `puzzles` says to some lines.
fn ask(bench: &Bench, arguments: &[&str], lines: &str) -> String {
    let mut child =
        bench.command(&[&["puzzles"], arguments].concat()).stdin(std::process::Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
    let ran = child.wait_with_output().unwrap();
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    String::from_utf8(ran.stdout).unwrap()
}

#[test]
fn the_same_puzzles_are_made_for_any_number_of_jobs_and_are_proven() {
    let bench = Bench::new();
    let make = ["puzzles", "keevorn", "--make", "1", "--seed", "2"];
    let made = bench.ok(&make);
    assert!(made.starts_with("# underdeck puzzles keevorn --make 1 --seed 2\n"), "{made}");
    assert_eq!(made.lines().count(), 3, "{made}");
    assert_eq!(made, bench.ok(&[&make[..], &["--jobs", "3"]].concat()));
}

#[test]
fn a_puzzle_is_asked_refuted_solved_and_remembered() {
    let bench = Bench::new();
    let puzzle = underdeck_coach::puzzles("card-crawler").unwrap().swap_remove(0);
    let session = underdeck_play::open(&puzzle.record().unwrap()).unwrap();
    let wrong =
        session.table().offers.iter().map(|offer| offer.spelling.clone()).find(|mv| !puzzle.answers.contains(mv));
    let lines = format!("fly away\nlook\n{}\n{}\n", wrong.unwrap(), puzzle.answers[0]);
    let said = ask(&bench, &["card-crawler", "--number", "1"], &lines);
    for part in ["puzzle 1 of ", "Hidden, the next first", "nobody can win any more", "Right: "] {
        assert!(said.contains(part), "{part}: {said}");
    }
    let list = bench.ok(&["puzzles", "card-crawler", "--list"]);
    assert!(list.contains("; 1 tried, 0 right at once") && list.contains("0 days in a row"), "{list}");
    // The first was tried.
    let mut others = underdeck_coach::puzzles("card-crawler").unwrap().into_iter().skip(1);
    let plan = others.find(|puzzle| puzzle.motif() == underdeck_coach::Motif::Plan);
    let said = ask(&bench, &["card-crawler", "--theme", "plan"], "q\n");
    assert!(said.contains(&format!("puzzle {} of ", plan.unwrap().number)) && said.contains("one plan"), "{said}");
    assert!(list.contains("--theme plan: "), "{list}");
    // The next one that was not tried is asked unasked, and given up.
    let given_up = ask(&bench, &["card-crawler"], "solution\nq\n");
    assert!(given_up.contains("puzzle 2 of ") && given_up.contains("puzzle 3 of "), "{given_up}");
}

#[test]
fn the_puzzle_of_the_day_makes_a_streak_and_no_such_puzzle_is_a_usage_error() {
    let bench = Bench::new();
    let said = ask(&bench, &["keevorn", "--daily"], "q\n");
    let number = said.split("puzzle ").nth(1).and_then(|rest| rest.split(' ').next()).unwrap();
    assert!(said.contains("the puzzle of the day"), "{said}");
    let all = underdeck_coach::puzzles("keevorn").unwrap();
    let puzzle = &all[number.parse::<usize>().unwrap() - 1];
    let said = ask(&bench, &["keevorn", "--number", number], &format!("{}\n", puzzle.answers[0]));
    assert!(said.contains("1 day in a row"), "{said}");
    for (arguments, part) in [
        (["keevorn", "--number", "0"], "count from 1"),
        (["nosuch", "--number", "1"], "nosuch"),
        (["keevorn", "--theme", "x"], "departures"),
    ] {
        let ran = bench.run(&[&["puzzles"], &arguments[..]].concat());
        assert!(ran.code == Some(2) && ran.err.contains(part), "{}", ran.err);
    }
}
