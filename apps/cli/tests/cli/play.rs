//! Line mode through a pipe.

use underdeck_play::NEVER;

use crate::home::Home;
use crate::playing::Playing;

#[test]
fn hints_lead_to_the_end_of_a_game_and_its_record_verifies() {
    let home = Home::new();
    let mut game = Playing::start(&home, &["play", "keevorn", "--seed", "7"]);
    let moves = game.follow_hints();
    game.succeeds();
    let records = home.files("records");
    assert_eq!((records.len(), home.files("unfinished").len()), (1, 0), "{records:?}");
    let verdict = home.ok(&["verify", records[0].to_str().unwrap()]);
    assert!(verdict.contains(&format!("ok, {moves} moves, ")) && !verdict.contains("unfinished"), "{verdict}");
    let trace = home.ok(&["trace", "keevorn", "--seed", "7", "--player", "greedy"]);
    assert_eq!(home.ok(&["trace", "--record", records[0].to_str().unwrap()]), trace, "hints are the greedy player's");
}

#[test]
fn the_end_shows_the_code_and_the_record() {
    let home = Home::new();
    let moves = home.random_game("7");
    let ran = home.feed(&["play", "keevorn", "--seed", "7"], &moves.join("\n"));
    assert_eq!(ran.code, Some(0));
    let record = home.files("records")[0].display().to_string();
    let code = home.ok(&["deal", "keevorn", "--seed", "7"]).split(' ').nth(2).unwrap().to_owned();
    let last: Vec<&str> = ran.out.lines().rev().take(3).collect();
    assert_eq!(last[0], format!("Record: {record}"));
    assert_eq!(last[1], format!("Keevorn, deal {code} (seed 7)"));
    assert_eq!(last[2], format!("The game ended: lost, {} moves.", moves.len()));
}

#[test]
fn moves_are_numbers_or_loose_notation_and_mistakes_change_nothing() {
    let home = Home::new();
    let ran = home.feed(&["play", "keevorn", "--seed", "7"], "swim\n99\n0\n  TRADE   j♥\n2\nfight jh\nmoves\nquit\n");
    assert_eq!(ran.code, Some(0));
    ran.prints(&[
        "`swim` is neither a move nor a command",
        "there is no move 99: choose 1 to 3",
        "\ntrade JH\n",
        "\nexplore\n",
        "`why` names the rules",
    ]);
    let saved = std::fs::read_to_string(&home.files("unfinished")[0]).unwrap();
    assert!(saved.contains("1. trade JH; explore;") || saved.contains("trade JH"), "{saved}");
    assert_eq!(ran.out.matches("J♥ goes under the Floor, and").count(), 1, "a change is printed once: {}", ran.out);
}

#[test]
fn a_thing_typed_alone_makes_its_only_move_or_asks_which_and_a_far_room_is_walked_to() {
    let home = Home::new();
    let ran = home.feed(&["play", "keevorn", "--seed", "5"], "explore\n4♣\nhealth\n7\n2S\n1\nquit\n");
    ran.prints(&["Which one? Type its number, or the rest of the move.\n  4. store 4C → your Backpack\n  7. relic 4C → 16 ♥ (−4)\n"]);
    ran.prints(&["No: nothing to do there now", "\nrelic 4C\n"]);
    let draft = ["play", "living-keep", "-o", "mode=draft", "--opponent", "greedy", "--seed", "5"];
    home.feed(&draft, "6c\nquit\n").prints(&["\nrecruit 6C\n"]);
    let walk = home.feed(&["play", "judgement-quest", "--seed", "5"], "go r3c3\ngo r2c3\ngo r3c4\nquit\n");
    walk.prints(&["\ngo r3c3\nYou go south", "\ngo r3c4\nYou go east"]);
    assert!(!walk.out.contains("The only move, go r3c4"), "{}", walk.out);
}

#[test]
fn every_command_answers() {
    let home = Home::new();
    let commands = "why\nwhy 1\nwhy explore\nwhy 9\nlook\nmoves\nrules\nrules fight-5\nrules fight-99\ndeal\nhelp\nsave\n\
                    save copy.udr\nsave copy.udr\nundo\nredo\n?\n\n/quit\n";
    let ran = home.feed(&["play", "keevorn", "--seed", "7"], commands);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let answers = [
        "No move has been made yet",
        "Rules: peddler-1",
        "Rules: peddler-2",
        "No: there is no move 9",
        "seven of hearts, weapon 7, heal",
        "The Peddler\n",
        "fight-5 (",
        "no rule `fight-99`",
        "Keevorn, deal 17A",
        "hint           a sensible move",
        "Saved after every move in",
        "A copy is in copy.udr",
        "copy.udr exists already",
        "This is the start: nothing to undo.",
        "Nothing to redo.",
    ];
    ran.prints(&answers);
    assert!(home.path("copy.udr").exists());
}

#[test]
fn an_undone_move_marks_the_record_if_it_revealed_something() {
    let home = Home::new();
    let ran = home.feed(&["play", "keevorn", "--seed", "7", "--record", "a.udr"], "explore\nundo\nredo\n");
    assert_eq!(ran.code, Some(0));
    assert!(!home.ok(&["verify", "a.udr"]).contains("peeked"));
    let ran = home.feed(&["play", "keevorn", "--seed", "7", "--record", "b.udr"], "trade jh\nundo\n");
    assert!(ran.out.contains("the game is now marked as peeked"), "{}", ran.out);
    assert!(home.ok(&["verify", "b.udr"]).contains("0 moves, unfinished, peeked"));
}

#[test]
fn an_interrupted_game_is_resumed() {
    let home = Home::new();
    let mut game = Playing::start(&home, &["play", "keevorn", "--seed", "7"]);
    game.say("trade JH");
    game.say("explore");
    game.wait_for("Play a card").unwrap();
    game.kill();
    assert_eq!(home.files("unfinished").len(), 1);
    let ran = home.feed(&["play", "keevorn", "--resume"], "deal\n");
    assert_eq!(ran.code, Some(0));
    assert!(ran.out.contains("2 moves played so far") && ran.out.contains("seed 7"), "{}", ran.out);
    assert_eq!(home.files("unfinished").len(), 1, "it is the same game");
    let ran = home.feed(&["play", "keevorn"], "1\n");
    assert!(ran.err.contains("Continuing the game in") && ran.out.contains("seed 7"), "{}", ran.err);
    assert_eq!(home.files("unfinished").len(), 1, "nothing asked for another game");
    let ran = home.feed(&["play", "keevorn", "--new"], "1\n");
    assert_eq!((ran.err.as_str(), home.files("unfinished").len()), ("", 2));
    home.feed(&["play", "keevorn", "--seed", "7"], "1\n");
    assert_eq!(home.files("unfinished").len(), 3, "a deal asked for is a new game and loses no old one");
}

#[test]
fn a_finished_game_left_among_the_unfinished_moves_to_the_records_at_the_next_start() {
    let home = Home::new();
    let moves = home.random_game("7");
    home.feed(&["play", "keevorn", "--seed", "7", "--record", "unfinished/killed.udr"], &moves.join("\n"));
    assert_eq!((home.files("unfinished").len(), home.files("records").len()), (1, 0));
    home.run(&["play", "keevorn", "--resume"]).fails(1, &["no unfinished game"]);
    assert_eq!((home.files("unfinished").len(), home.files("records").len()), (0, 1));
    home.ok(&["verify", home.files("records")[0].to_str().unwrap()]);
}

#[cfg(unix)]
#[test]
fn ctrl_c_leaves_with_130_and_the_game_saved() {
    let home = Home::new();
    let mut game = Playing::start(&home, &["play", "keevorn", "--seed", "7"]);
    game.say("explore");
    game.wait_for("Play a card").unwrap();
    let (code, err) = exit_on("-INT", game.child);
    assert!(code == 130 && err.contains("underdeck play keevorn --resume"), "{err}");
    assert!(home.run(&["play", "keevorn", "--resume"]).out.contains("1 move played so far"));
}

/// Sends a signal to a program and returns its exit code, as a shell does.
#[cfg(unix)]
fn exit_on(signal: &str, child: std::process::Child) -> (i32, String) {
    use std::os::unix::process::ExitStatusExt;
    let killed = std::process::Command::new("kill").args([signal, &child.id().to_string()]).status().unwrap();
    assert!(killed.success());
    let output = child.wait_with_output().unwrap();
    let code = output.status.code().or(output.status.signal().map(|number| 128 + number));
    (code.unwrap(), String::from_utf8(output.stderr).unwrap())
}

#[cfg(unix)]
#[test]
fn signals_end_every_kind_of_program_with_their_code() {
    let home = Home::new();
    home.feed(&["play", "keevorn", "--seed", "7", "--record", "a.udr"], "explore\n");
    let programs: [(&[&str], &str); 3] = [
        (&["play", "keevorn", "--seed", "7"], "Keevorn by"),
        (&["replay", "a.udr"], "Start"),
        (&["sim", "keevorn", "--player", "random", "--games", "1_000_000_000_000", "--csv", "-"], "game,seed,"),
    ];
    for (arguments, first) in programs {
        for (signal, code) in [("-INT", 130), ("-TERM", 143)] {
            let mut program = Playing::start(&home, arguments);
            program.wait_for(first).unwrap();
            let Playing { child, output, .. } = program;
            let drained = std::thread::spawn(move || std::io::copy(&mut { output }, &mut std::io::sink()).unwrap());
            assert_eq!(exit_on(signal, child).0, code, "{arguments:?} {signal}");
            drained.join().unwrap();
        }
    }
}

#[cfg(unix)]
#[test]
fn an_unsaved_game_is_reported_and_its_record_printed() {
    let home = Home::new();
    // A file is in the place of the folder of unfinished games.
    home.file("unfinished", "");
    let ran = home.feed(&["play", "keevorn", "--seed", "7"], "explore\nsave\nquit\n");
    ran.fails(1, &["cannot be written: ", "The game continues unsaved", "The game is not saved; "]);
    assert!(!ran.out.contains("Saved"), "{ran:?}");
    let (_, record) = ran
        .out
        .split_once("The game is not saved. This is its record; keep it in a file that ends in .udr:\n\n")
        .unwrap();
    let file = home.file("rescued.udr", record);
    assert!(home.ok(&["verify", &file]).contains("ok, 1 move, unfinished"));

    let mut game = Playing::start(&home, &["play", "keevorn", "--seed", "7"]);
    game.say("explore");
    game.wait_for("Play a card").unwrap();
    let (code, err) = exit_on("-INT", game.child);
    assert!(code == 130 && !err.contains("every move is saved"), "{err}");
    assert!(err.contains("Interrupted; the game is not saved: ") && err.contains("[Game \"keevorn\"]"), "{err}");
}

#[test]
fn a_named_record_is_resumed_and_never_overwritten() {
    let home = Home::new();
    let named = ["play", "keevorn", "--seed", "7", "--record", "mine.udr"];
    assert!(home.feed(&named, "explore\n").out.contains("--record mine.udr"));
    assert!(home.feed(&["play", "keevorn", "--record", "mine.udr"], "").out.contains("1 move played so far"));
    assert!(home.run(&named).out.contains("1 move played so far"), "the same deal may be named");
    let other = ["play", "keevorn", "--seed", "8", "--record", "mine.udr"];
    home.run(&other).fails(2, &["another deal"]);
    home.run(&["play", "keevorn", "--new", "--record", "mine.udr"]).fails(2, &["has a game already"]);
    home.file("broken.udr", "[Game \"keevorn");
    home.run(&["play", "keevorn", "--record", "broken.udr"]).fails(1, &["broken.udr: line 1"]);
    assert!(home.files("unfinished").is_empty());
}

#[test]
fn the_player_is_named_and_the_house_rules_are_kept() {
    let home = Home::new();
    let arguments = ["play", "keevorn", "--option", "jokers=5", "--player", "Ada", "--record", "ada.udr", "--brief"];
    let ran = home.feed(&arguments, "explore\n");
    assert_eq!(ran.out.matches("Backpack:").count(), 1, "brief: {}", ran.out);
    let record = std::fs::read_to_string(home.path("ada.udr")).unwrap();
    assert!(record.contains("[Player \"Ada\"]") && record.contains("jokers=5"), "{record}");
}

#[test]
fn the_end_of_a_game_for_two_names_the_winner_for_one_reader_or_both() {
    let home = Home::new();
    let mut seen = std::collections::BTreeSet::new();
    for (seed, program) in (1..12).flat_map(|seed| [(seed, None), (seed, Some("greedy"))]) {
        let game = underdeck_catalogue::find("living-keep").unwrap();
        let mut session =
            underdeck_play::start(game, &game.deal(&[("mode".into(), "draft".into())], seed).unwrap().code).unwrap();
        if let Some(player) = program {
            underdeck_play::BotOpponent::offered(player).unwrap().sit(session.as_mut()).unwrap();
        }
        let (mut tree, mut typed) = (underdeck_play::History::new(session), String::new());
        while let Some(hint) = tree.session().hint() {
            typed += &format!("{}\n", hint.offer.spelling);
            tree.act(underdeck_play::Command::play(&hint.offer.spelling)).unwrap();
            tree.answer(None, &NEVER);
        }
        let seed = seed.to_string();
        let mut arguments = vec!["play", "living-keep", "--option", "mode=draft", "--seed", &seed, "--new"];
        arguments.extend(program.iter().flat_map(|player| ["--opponent", player]));
        let ran = home.feed(&arguments, &typed);
        let result = tree.record().tag("Result").unwrap().to_owned();
        let (words, ended) = match (program, result.trim_start_matches("winner ")) {
            (_, "draw") => ("A draw.".to_owned(), "The game ended: a draw, ".to_owned()),
            (None, winner) => (format!("Player {winner} won."), format!("The game ended: player {winner} won, ")),
            (Some(_), "1") => ("You won.".to_owned(), "The game ended: won, ".to_owned()),
            _ => ("You lost.".to_owned(), "The game ended: lost, ".to_owned()),
        };
        assert!(ran.out.contains(&format!("{words}\n")) && ran.out.contains(&ended), "{words}, {ended}: {}", ran.out);
        // The battle that ends the war appears once, before the end.
        let end = ["wins the war, ", "The war ends in a draw"].into_iter().find_map(|words| ran.out.find(words));
        let (battle, end) = (ran.out.rfind("Battle ").unwrap(), end.unwrap());
        let line = ran.out[battle..].lines().next().unwrap();
        assert!(ran.out.matches(line).count() == 1 && battle < end, "{line}: {}", ran.out);
        seen.insert(words);
    }
    assert!(seen.contains("You won.") && seen.contains("You lost.") && seen.len() > 2, "{seen:?}");
}

#[test]
fn the_program_takes_the_other_seat_and_the_record_says_so() {
    let home = Home::new();
    let duel = ["play", "living-keep", "--option", "mode=standard", "--seed", "5", "--opponent", "greedy"];
    let ran = home.feed(&duel, &("1\n".repeat(12) + "undo\nyes\nquit\n"));
    assert_eq!(ran.code, Some(0), "{}", ran.out);
    assert!(ran.out.contains("Player 2, the program (greedy), made "), "{}", ran.out);
    assert!(ran.out.contains("Undone: ") && !ran.out.contains("does the other player agree"), "{}", ran.out);
    let file = home.files("unfinished").remove(0);
    assert!(std::fs::read_to_string(&file).unwrap().contains("[Program \"2 greedy\"]"));
    assert!(home.ok(&["verify", file.to_str().unwrap()]).contains("ok, "));
    let alone = home.run(&["play", "living-keep", "--opponent", "greedy"]);
    assert!(alone.code == Some(2) && alone.err.contains("there is no seat for an opponent"), "{}", alone.err);
}
