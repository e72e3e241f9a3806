//! The solver in line mode.

use crate::home::Home;
use crate::playing::Playing;

#[test]
fn a_new_game_can_be_won_unless_any_deal_is_allowed() {
    let home = Home::new();
    let begin = |arguments: &[&str]| home.feed(&[&["play"], arguments].concat(), "quit\n");
    assert!(begin(&["keevorn"]).out.contains("This deal can be won. Difficulty: "));
    for level in ["easy", "fair", "hard"] {
        let ran = begin(&["keevorn", "--winnable", level]);
        assert!(ran.out.contains(&format!("This deal can be won. Difficulty: {level}.")), "{}", ran.out);
    }
    assert_eq!(begin(&["judgement-quest"]).out.matches("`--winnable off`").count(), 1);
    for arguments in [&["keevorn", "--winnable", "off"][..], &["keevorn", "--seed", "3812"], &["cryptkeeper"]] {
        let ran = begin(arguments);
        assert!(!ran.out.contains("can be won") && !ran.out.contains("--winnable off"), "{arguments:?}");
    }
    home.ok(&["settings", "winnable", "off"]);
    assert!(!begin(&["keevorn"]).out.contains("can be won"));
    let wrong = begin(&["keevorn", "--winnable", "esay"]);
    assert!(wrong.code == Some(2) && wrong.err.contains("easy"), "{}", wrong.err);
    assert_eq!(begin(&["keevorn", "--winnable", "easy", "--seed", "1"]).code, Some(2));
    assert!(home.ok(&["daily"]).matches("This deal can be won. Difficulty: ").count() > 2);
}

#[test]
fn a_pipe_asks_the_solver_without_a_question_except_in_a_deal_of_the_day() {
    let home = Home::new();
    let ran = home.feed(&["play", "keevorn", "--seed", "0", "--record", "a.udr"], "solve\nquit\n");
    assert!(!ran.out.contains("Ask the solver?"), "{}", ran.out);
    assert_eq!(ran.out.matches("This game can still be won.").count(), 1, "{}", ran.out);
    let verdict = home.ok(&["verify", "a.udr"]);
    assert!(verdict.contains("peeked") && verdict.contains("solver"), "{verdict}");

    let ran = home.feed(&["daily", "keevorn"], "solve\nquit\n");
    assert!(ran.out.contains("\nThis is a deal of the day: ") && !ran.out.contains("Ask the solver?"), "{}", ran.out);
}

#[test]
fn a_finished_game_is_solved_at_any_position_and_an_unfinished_one_is_not() {
    let home = Home::new();
    let moves = home.random_game("0");
    home.feed(&["play", "keevorn", "--seed", "0", "--record", "lost.udr"], &moves.join("\n"));
    assert!(home.ok(&["verify", "lost.udr"]).contains("lost"));
    let ran = home.feed(&["replay", "lost.udr"], "solve\nl\nsolve\nq\n");
    assert!(ran.out.contains("It can still be won here, in "), "{}", ran.out);
    assert!(ran.out.contains("It could be won until move "), "{}", ran.out);
    assert!(ran.out.contains("It can no longer be won here."), "{}", ran.out);
    // The line of the solver can be followed.
    let first = ran.out.split_once("\n`go ").unwrap().1.split('`').next().unwrap();
    let ran = home.feed(&["replay", "lost.udr"], &format!("solve\ngo {first}\nn\nn\nq\n"));
    assert!(ran.out.contains("{The solver:}") && ran.out.contains("of a variation"), "{}", ran.out);
    let ran = home.run(&["solve", "lost.udr"]);
    assert!(ran.err.contains("It could be won until move "), "{}", ran.err);
    home.file("won.udr", &ran.out);
    assert!(home.ok(&["verify", "won.udr"]).contains("won"));

    let mut game = Playing::start(&home, &["play", "keevorn", "--seed", "5", "--record", "runs.udr"]);
    game.follow_hint().unwrap();
    game.say("quit");
    game.succeeds();
    let ran = home.feed(&["replay", "runs.udr"], "solve\nq\n");
    assert!(ran.out.contains("The solver has no answer: the game is not over"), "{}", ran.out);
}
