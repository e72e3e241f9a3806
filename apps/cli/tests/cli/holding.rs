//! No move is lost: killed programs, two programs with one game, damaged games.

use std::fs;

use crate::home::Home;
use crate::playing::Playing;

/// The most times that the program is killed.
const KILLS: usize = 40;

/// The number of moves in the only unfinished game. A program that was killed while it saved leaves a temporary file beside it.
fn saved(home: &Home) -> usize {
    let mut files = home.files("unfinished");
    files.retain(|file| file.extension().is_some_and(|ending| ending == "udr"));
    let [file] = files.as_slice() else { panic!("{files:?}") };
    let record: underdeck_record::Record = fs::read_to_string(file).unwrap().parse().unwrap();
    record.moves().len()
}

#[test]
fn a_killed_program_has_saved_every_move_that_it_showed() {
    let home = Home::new();
    let (mut luck, mut shown) = (20_261_122_u64, 0);
    for kill in 0..KILLS {
        let start: &[&str] =
            if kill == 0 { &["play", "keevorn", "--seed", "7"] } else { &["play", "keevorn", "--resume"] };
        let mut game = Playing::start(&home, start);
        luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        for _ in 0..(luck >> 62) {
            shown += usize::from(game.follow_hint().is_some());
            game.say("undo");
            game.wait_for("Undone: ").unwrap();
            game.say("redo");
        }
        shown += usize::from(game.follow_hint().is_some());
        // The program may or may not read one more move before it is killed.
        game.say("1");
        game.kill();
        let found = saved(&home);
        assert!(found >= shown && found <= shown + 1, "{found} moves are saved, {shown} were shown");
        shown = found;
        if shown > 40 {
            break;
        }
    }
    let ran = home.feed(&["play", "keevorn", "--resume"], "quit\n");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let left = home.files("unfinished");
    assert_eq!(left.len(), 1, "temporary files are cleared at the start: {left:?}");
}

#[test]
fn a_second_program_reports_where_the_game_is_open() {
    let home = Home::new();
    let mut first = Playing::start(&home, &["play", "keevorn", "--seed", "7"]);
    first.follow_hint().unwrap();
    let second = home.feed(&["play", "keevorn", "--resume"], "quit\n");
    second.fails(1, &["is open in line mode (process ", "--take-over", "underdeck replay"]);
    let taken = home.feed(&["play", "keevorn", "--resume", "--take-over"], "1\nquit\n");
    assert_eq!(taken.code, Some(0), "{taken:?}");
    let moves = saved(&home);
    first.say("1");
    first.say("quit");
    assert!(!first.child.wait().unwrap().success(), "what it cannot save is no success");
    assert_eq!(saved(&home), moves, "the moves of the second program stay");
}

#[test]
fn a_damaged_game_is_named_and_can_be_resumed() {
    let home = Home::new();
    home.feed(&["play", "keevorn", "--seed", "7"], "1\n1\n1\nquit\n");
    let file = home.files("unfinished")[0].clone();
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, text.replacen("3. ", "4. ", 1)).unwrap();
    let ran = home.feed(&["play", "keevorn", "--resume"], "quit\n");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    for part in [file.to_str().unwrap(), "is damaged: line ", ".udr.damaged", "2 moves can be played"] {
        assert!(ran.err.contains(part), "{part}: {ran:?}");
    }
    assert_eq!(home.files("unfinished").len(), 2);
}

#[test]
fn a_pipe_resigns_without_a_question() {
    let home = Home::new();
    let ran = home.feed(&["play", "judgement-quest", "--seed", "7"], "abandon\n");
    assert!(ran.code == Some(0) && !ran.out.contains("Resign?"), "{ran:?}");
    assert!(ran.out.contains("The game ended: lost"), "{ran:?}");
}

#[test]
fn hints_are_marked_and_the_menu_works_in_a_pipe() {
    let home = Home::new();
    home.feed(&["play", "keevorn", "--seed", "7"], "hint\nhint\n1\nundo\nhint\n1\nhint\nquit\n");
    let text = fs::read_to_string(&home.files("unfinished")[0]).unwrap();
    assert!(text.contains("[Aids \"hints 2\"]"), "{text}");
    let ran = home.feed(&["--linear"], "q\n");
    assert!(ran.code == Some(0) && ran.err.contains("Which number, or which game?"), "{ran:?}");
}
