//! `puzzles` and `practice`: positions that are made, proven, asked and recorded.

use crate::Workspace;

const LOST: &str = include_str!("../../../../games/judgement-quest/tests/records/07-cards-wide-perished.udr");

#[test]
fn the_same_puzzles_are_made_for_any_number_of_jobs_and_are_proven() {
    let bench = Workspace::new();
    let make = ["puzzles", "keevorn", "--make", "1", "--seed", "2"];
    let made = bench.ok(&make);
    assert!(made.starts_with("# underdeck puzzles keevorn --make 1 --seed 2\n"), "{made}");
    assert_eq!(made.lines().count(), 3, "{made}");
    assert_eq!(made, bench.ok(&[&make[..], &["--jobs", "3"]].concat()));
}

#[test]
fn a_puzzle_is_asked_refuted_solved_and_recorded() {
    let bench = Workspace::new();
    let puzzle = underdeck_coach::puzzles("card-crawler").unwrap().swap_remove(0);
    let session = underdeck_play::open(&puzzle.record().unwrap()).unwrap();
    let wrong =
        session.table().offers.iter().map(|offer| offer.spelling.clone()).find(|mv| !puzzle.answers.contains(mv));
    let lines = format!("fly away\nlook\n{}\n{}\n", wrong.unwrap(), puzzle.answers[0]);
    let said = bench.feed(&["puzzles", "card-crawler", "--number", "1"], &lines);
    for part in ["puzzle 1 of ", "Face-down cards, in the order", "the game cannot be won", "Right! "] {
        assert!(said.contains(part), "{part}: {said}");
    }
    let list = bench.ok(&["puzzles", "card-crawler", "--list"]);
    assert!(
        list.contains("Level 1: puzzles 1 to ")
            && list.contains(" tried, 0 solved first time.")
            && list.contains("Daily puzzle streak 0, best 0."),
        "{list}"
    );
    // The first puzzle was tried.
    let mut others = underdeck_coach::puzzles("card-crawler").unwrap().into_iter().skip(1);
    let plan = others.find(|puzzle| puzzle.motif() == underdeck_coach::Motif::Plan);
    let said = bench.feed(&["puzzles", "card-crawler", "--theme", "plan"], "q\n");
    assert!(
        said.contains(&format!("puzzle {} of ", plan.unwrap().number)) && said.contains("One winning plan"),
        "{said}"
    );
    assert!(list.contains("(--theme plan). "), "{list}");
    // The next untried puzzle is asked without a number; the player asks for its solution.
    let given_up = bench.feed(&["puzzles", "card-crawler"], "solution\nq\n");
    assert!(given_up.contains("puzzle 2 of ") && given_up.contains("puzzle 3 of "), "{given_up}");
}

#[test]
fn the_puzzle_of_the_day_makes_a_streak_and_no_such_puzzle_is_a_usage_error() {
    let bench = Workspace::new();
    let said = bench.feed(&["puzzles", "keevorn", "--daily"], "q\n");
    let number = said.split("puzzle ").nth(1).and_then(|rest| rest.split(' ').next()).unwrap();
    assert!(said.contains("Puzzle of the day"), "{said}");
    let all = underdeck_coach::puzzles("keevorn").unwrap();
    let puzzle = &all[number.parse::<usize>().unwrap() - 1];
    let said = bench.feed(&["puzzles", "keevorn", "--number", number], &format!("{}\n", puzzle.answers[0]));
    assert!(said.contains("Daily puzzle streak 1, best 1."), "{said}");
    for (arguments, part) in [
        (["keevorn", "--number", "0"], "choose 1 to "),
        (["nosuch", "--number", "1"], "nosuch"),
        (["keevorn", "--theme", "x"], "departures"),
    ] {
        let ran = bench.run(&[&["puzzles"], &arguments[..]].concat());
        assert!(ran.code == Some(2) && ran.err.contains(part), "{}", ran.err);
    }
}

#[test]
fn a_mistake_is_asked_judged_and_scheduled_again() {
    let bench = Workspace::new();
    std::fs::write(bench.path("lost.udr"), LOST).unwrap();
    assert!(bench.feed(&["practice"], "").contains("No exercises yet"));
    let review = ["review", "lost.udr", "--games", "64"];
    bench.ok(&review);
    assert!(
        bench.feed(&["practice"], "").contains("No exercises yet"),
        "the game of somebody else is not practised unasked"
    );
    let made = bench.run(&[&review[..], &["--practice"]].concat());
    assert!(made.err.contains("for `underdeck practice`"), "{}", made.err);
    let before = bench.ok(&["practice", "--list"]);
    assert!(before.contains("due now"), "{before}");
    let asked = bench.feed(&["practice"], "fly away\nlook\n");
    assert!(asked.contains("which move is best?") && asked.contains("No: "), "{asked}");
    assert_eq!(bench.ok(&["practice", "--list"]), before, "no answer, no change");
    let answered = bench.feed(&["practice"], "1\nq\n");
    assert!(answered.contains("It comes back in"), "{answered}");
    assert_ne!(bench.ok(&["practice", "--list"]), before);
    std::fs::write(bench.path("home/practice.json"), "{").unwrap();
    let broken = bench.run(&["practice"]);
    assert!(broken.code == Some(1) && broken.err.contains("practice.json"), "{}", broken.err);
}

#[test]
fn a_puzzle_is_printed_as_a_record_that_verifies_and_is_informed() {
    let bench = Workspace::new();
    let record = bench.ok(&["puzzles", "keevorn", "--number", "17", "--record"]);
    std::fs::write(bench.path("puzzle.udr"), &record).unwrap();
    let verified = bench.ok(&["verify", "--unfinished", "puzzle.udr"]);
    assert!(verified.contains("unfinished") && verified.contains("peeked"), "{verified}");
    let puzzle = &underdeck_coach::puzzles("keevorn").unwrap()[16];
    assert_eq!(record, puzzle.record().unwrap().sealed());
    let refused = bench.run(&["puzzles", "keevorn", "--record"]);
    assert!(refused.code == Some(2) && refused.err.contains("--number N"), "{}", refused.err);
}
