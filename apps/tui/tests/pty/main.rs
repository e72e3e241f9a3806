//! The program in a pseudo-terminal: whole games by keys, killed and resumed, and the terminal restored.
#![cfg(unix)]

mod physical;
mod run;

use std::path::{Path, PathBuf};
use std::time::Duration;

use portable_pty::PtySize;
use underdeck_catalogue::Game;
use underdeck_play::{Command, Context, Forced, History};

use run::{PATIENCE, Run, drawn, lines};

/// The moves of a game played by hints, and its turns: the typed text, and the number of moves after it.
fn turns(game: &Game, seed: u64) -> (Vec<String>, Vec<(String, usize)>) {
    let mut tree = History::new(underdeck_play::start(game, &game.deal(&[], seed).unwrap().code).unwrap());
    let (mut turns, context) = (Vec::new(), Context::screen(Forced::Auto));
    while let Some(hint) = tree.session().hint() {
        tree.apply(Command::Play(hint.offer.spelling.clone()), context).unwrap();
        turns.push((hint.offer.spelling, tree.session().ply()));
    }
    (tree.session().moves(), turns)
}

/// The moves of a game played by hints.
fn moves(game: &Game, seed: u64) -> Vec<String> {
    turns(game, seed).0
}

/// Types a move, and waits until so many moves are on the screen.
fn types(run: &mut Run, mv: &str, ply: usize) {
    run.press(&format!(":{mv}\r"));
    run.until(&format!("{ply} moves"), |text| drawn(text) == Some(ply));
}

/// The file of the only unfinished game.
fn saved(home: &Path) -> String {
    let entries: Vec<PathBuf> =
        std::fs::read_dir(home.join("unfinished")).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert_eq!(entries.len(), 1, "{entries:?}");
    std::fs::read_to_string(&entries[0]).unwrap()
}

#[test]
fn whole_games_are_played_by_keys_killed_in_the_middle_and_resumed() {
    for game in underdeck_catalogue::games() {
        let home = tempfile::tempdir().unwrap();
        let (moves, turns) = turns(game, 3);
        let (first, second) = turns.split_at(turns.len() / 2);
        let half = first.last().unwrap().1;
        let mut run = Run::start(home.path(), &[game.info().id, "3"], (80, 24));
        run.sees("0 moves");
        first.iter().for_each(|(mv, ply)| types(&mut run, mv, *ply));
        run.signal("-KILL");
        run.ended();
        let record = underdeck_home::parse(Path::new("saved"), saved(home.path()).as_bytes()).unwrap();
        let kept: Vec<&str> = record.moves().map(|(mv, _)| mv).collect();
        assert_eq!(kept, moves[..half]);
        // The first row of Home resumes it.
        let mut run = Run::start(home.path(), &[], (120, 40));
        run.sees("Continue");
        run.press("\r");
        run.sees(&format!("{half} move"));
        second.iter().for_each(|(mv, ply)| types(&mut run, mv, *ply));
        run.press("q");
        run.sees("Deals of the day");
        let kept: Vec<_> = std::fs::read_dir(home.path().join("records")).unwrap().collect();
        assert_eq!(kept.len(), 1, "the finished game is among the records");
        run.press("\x11");
        assert_eq!(run.ended(), 0);
        assert!(run.is_given_back());
    }
}

#[test]
fn the_terminal_is_restored_after_a_signal_or_a_panic() {
    let game = underdeck_catalogue::games()[0].info().id;
    for (signal, code) in [("-TERM", 143), ("-HUP", 129), ("-INT", 130)] {
        let home = tempfile::tempdir().unwrap();
        let mut run = Run::start(home.path(), &[game, "3"], (100, 30));
        run.sees("0 moves");
        run.press(&format!(":{}\r", moves(underdeck_catalogue::games()[0], 3)[0]));
        run.sees("1 move ");
        assert!(run.screen.screen().alternate_screen());
        run.signal(signal);
        assert_eq!(run.ended(), code, "{signal}");
        assert!(run.is_given_back(), "{signal}");
        assert!(run.screen.screen().contents().contains("Continue with: underdeck play"), "{signal}");
        assert!(saved(home.path()).contains("Deal"));
    }
    let home = tempfile::tempdir().unwrap();
    let mut run = Run::start(home.path(), &["panic"], (100, 30));
    assert_ne!(run.ended(), 0);
    assert!(run.is_given_back());
    assert!(run.screen.screen().contents().contains("on purpose"), "{}", run.screen.screen().contents());
}

#[test]
fn repainting_suspending_and_interrupting_need_no_answer_of_the_terminal() {
    let home = tempfile::tempdir().unwrap();
    std::fs::write(home.path().join("settings.toml"), "version = 1\nmotion = \"off\"\n").unwrap();
    let game = underdeck_catalogue::games()[0].info().id;
    let mut run = Run::start(home.path(), &[game, "3"], (100, 30));
    run.sees("0 moves");
    run.press(&format!(":{}\r", moves(underdeck_catalogue::games()[0], 3)[0]));
    run.sees("1 move ");
    let mut shown = String::new();
    for n in 0..3 {
        // The text of another program on the screen disappears. The end of the last line is drawn last.
        run.screen.process(b"\x1b[2J\x1b[Hrubbish");
        run.press("\x0c");
        let found = run.until("the whole screen", |text| !text.contains("rubbish") && text.contains("i what is this"));
        assert!(n == 0 || found == shown, "{found}\nis not\n{shown}");
        shown = found;
    }
    run.press("\x1a");
    run.until("the shell's screen", |text| !text.contains("1 move "));
    run.stopped();
    assert!(run.is_given_back());
    run.signal("-CONT");
    run.until("the whole screen", |text| *text == *shown);
    assert!(run.screen.screen().alternate_screen());
    run.press("?");
    run.sees("Keys at the table");
    run.press("\x03");
    assert_eq!(run.ended(), 130);
    assert!(run.is_given_back());
    assert!(run.screen.screen().contents().contains("Continue with: underdeck play"));
}

#[test]
fn a_game_that_is_open_elsewhere_can_be_replayed_and_taken_over_and_is_never_overwritten() {
    let home = tempfile::tempdir().unwrap();
    let game = underdeck_catalogue::games()[0];
    let moves = moves(game, 3);
    let mut first = Run::start(home.path(), &[game.info().id, "3"], (100, 30));
    first.sees("0 moves");
    first.press(&format!(":{}\r", moves[0]));
    first.sees("1 move ");
    let mut second = Run::start(home.path(), &[], (100, 30));
    second.sees("Continue");
    second.press("\r");
    let id = first.child.process_id().unwrap();
    let asked = second.sees("Take it over");
    assert!(asked.contains("open elsewhere") && asked.contains(&format!("process {id}")), "{asked}");
    // Leaving it there changes nothing.
    second.press("\r");
    second.until("home", |text| !text.contains("Take it over"));
    // A look at it is a replay.
    second.press("\r");
    second.sees("View it");
    second.press("\x1b[B\r");
    second.sees("move 1 of 1");
    second.press("q");
    second.sees("Continue");
    second.press("\r");
    second.sees("Take it over");
    second.press("\x1b[B\x1b[B\r");
    second.sees("1 move ");
    for (n, mv) in moves.iter().enumerate().take(3).skip(1) {
        second.press(&format!(":{mv}\r"));
        second.sees(&format!("{} moves", n + 1));
    }
    // The first program cannot save any more, and says so.
    first.press(&format!(":{}\r", moves[1]));
    first.sees("Another window took this game over");
    first.press("\x11");
    first.sees("Leave without saving?");
    first.press("y");
    assert_ne!(first.ended(), 0);
    let record = underdeck_home::parse(Path::new("saved"), saved(home.path()).as_bytes()).unwrap();
    let kept: Vec<&str> = record.moves().map(|(mv, _)| mv).collect();
    assert_eq!(kept, moves[..3]);
    second.press("\x11");
    assert_eq!(second.ended(), 0);
}

#[test]
fn every_move_on_the_screen_survives_a_kill_at_any_moment() {
    let mut luck: u64 = 0x2545_f491_4f6c_dd1d;
    let mut next = |below: usize| {
        luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (luck >> 33) as usize % below
    };
    for game in underdeck_catalogue::games() {
        let home = tempfile::tempdir().unwrap();
        let (moves, turns) = turns(game, 5);
        let (mut made, mut kills) = (0, 0);
        while made < moves.len() && kills < 8 {
            let first = ["5"];
            let mut run = match made {
                0 => Run::start(home.path(), &[game.info().id, first[0]], (100, 30)),
                _ => Run::start(home.path(), &[], (100, 30)),
            };
            if made > 0 {
                run.sees("Continue");
                run.press("\r");
            }
            run.until("the table", |text| drawn(text) == Some(made));
            // Keys for several moves at once, and a kill after some of the output.
            let ahead = 1 + next(4);
            for (mv, _) in turns.iter().skip_while(|(_, ply)| *ply <= made).take(ahead) {
                run.press(&format!(":{mv}\r"));
            }
            let mut seen = made;
            for _ in 0..next(6) {
                match run.output.recv_timeout(Duration::from_millis(200)) {
                    Ok(bytes) => run.screen.process(&bytes),
                    Err(_) => break,
                }
                seen = drawn(&run.screen.screen().contents()).unwrap_or(seen).max(seen);
            }
            run.signal("-KILL");
            while let Ok(bytes) = run.output.recv_timeout(PATIENCE) {
                run.screen.process(&bytes);
            }
            seen = drawn(&run.screen.screen().contents()).unwrap_or(seen).max(seen);
            run.child.wait().unwrap();
            kills += 1;
            let files = std::fs::read_dir(home.path().join("unfinished")).into_iter().flatten();
            let files = files.map(|entry| entry.unwrap().path());
            let records: Vec<PathBuf> = files.filter(|path| path.extension().is_some_and(|it| it == "udr")).collect();
            if made == 0 && records.is_empty() {
                assert_eq!(seen, 0, "a game without a move leaves no file");
                continue;
            }
            assert_eq!(records.len(), 1, "{records:?}");
            let record = underdeck_home::parse(&records[0], &std::fs::read(&records[0]).unwrap()).unwrap();
            let kept: Vec<&str> = record.moves().map(|(mv, _)| mv).collect();
            assert!(kept.len() >= seen, "{}: {seen} moves were drawn, {} are kept", game.info().id, kept.len());
            assert_eq!(kept, moves[..kept.len()]);
            made = kept.len();
            assert!(made == 0 || turns.iter().any(|(_, ply)| *ply == made), "a turn is kept whole: {made}");
            if record.tag("Result") != Some("*") {
                break;
            }
        }
        assert!(kills > 1, "{}", game.info().id);
    }
}

#[test]
fn a_terminal_that_is_too_small_says_so_and_continues_once_it_has_grown() {
    let home = tempfile::tempdir().unwrap();
    let game = underdeck_catalogue::games()[0];
    let mut run = Run::start(home.path(), &[game.info().id, "3"], (59, 20));
    run.sees("60 columns and 20 lines");
    // After a screen that was too small, the text can only be a new frame.
    for (columns, rows) in [(90, 30), (40, 10), (200, 60), (41, 11), (60, 20), (80, 24)] {
        run.master.resize(PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 }).unwrap();
        run.screen.screen_mut().set_size(lines(rows), lines(columns));
        run.sees(&if columns < 60 { format!("has {columns} and {rows}") } else { "0 moves".to_owned() });
    }
    // A key that comes together with a change of size counts.
    for columns in 81..=100 {
        run.master.resize(PtySize { rows: 24, cols: columns, pixel_width: 0, pixel_height: 0 }).unwrap();
        run.screen.screen_mut().set_size(lines(24), lines(columns));
        run.press("?");
        run.sees("Keys at the table");
        run.press("q");
        run.until("the table", |text| !text.contains("Keys at the table"));
    }
    run.press("q");
    run.sees("Deals of the day");
    run.press("\x11");
    assert_eq!(run.ended(), 0);
}

#[test]
fn a_terminal_that_is_too_small_offers_line_mode() {
    // A game with a move, one without, and a puzzle.
    let (game, home_page) = (&["keevorn", "3"][..], &[][..]);
    let steps: [(_, &[[&str; 2]]); 3] = [
        (game, &[["", "0 moves"], [":explore\r", "1 move "]]),
        (game, &[["", "0 moves"]]),
        (home_page, &[["/keevorn\r\r", "Start a game"], ["/puzzles\r\r", "Puzzle of the day"], ["1\r", "Puzzle 1 of"]]),
    ];
    for (arguments, steps) in steps {
        let home = tempfile::tempdir().unwrap();
        let mut run = Run::start(home.path(), arguments, (90, 30));
        if arguments.is_empty() {
            run.sees("Deals of the day");
        }
        for [keys, words] in steps {
            run.press(keys);
            run.sees(words);
        }
        run.master.resize(PtySize { rows: 20, cols: 50, pixel_width: 0, pixel_height: 0 }).unwrap();
        run.screen.screen_mut().set_size(lines(20), lines(50));
        run.sees("press l");
        run.press("l");
        run.sees("line mode");
        assert_eq!(run.ended(), 0);
    }
}

#[test]
fn home_and_its_pages_open_by_keys() {
    let home = tempfile::tempdir().unwrap();
    let mut run = Run::start(home.path(), &[], (80, 24));
    run.sees("Deals of the day");
    // The first game's page, a game, Home again, and a setting saved to its file.
    run.press("\r");
    run.sees("Start a game");
    run.press("\r");
    run.sees("Guide, 1 of");
    run.press("\r");
    run.sees("1 move ");
    run.press("?");
    run.sees("Keys at the table");
    run.press("q,");
    run.sees("Four colours");
    run.press("\x1b[B\x1b[C\x1b[B\x1b[C\x1b[B\x1b[C");
    run.until("four colours", |text| {
        text.lines().any(|line| line.contains("Four colours") && line.contains("< yes >"))
    });
    let file = std::fs::read_to_string(home.path().join("settings.toml")).unwrap();
    assert!(file.contains("four_colour = true") && file.contains("cloth = \"midnight\""), "{file}");
    run.press("qy");
    run.sees("Copied.");
    run.press("q");
    run.sees("Continue");
    // An unfinished game can be named and deleted; backspace in an empty line does not close it.
    run.press("\x1bOQ\x7fmy game\r");
    run.sees("my game");
    run.press("\x1b[3~");
    run.sees("Delete this game?");
    run.press("y");
    run.until("a home without the game", |text| !text.contains("my game") && text.contains("Deals of the day"));
    assert_eq!(std::fs::read_dir(home.path().join("unfinished")).unwrap().count(), 0);
    run.press("\x11");
    assert_eq!(run.ended(), 0);
    assert!(run.is_given_back());
}

/// Moves that solve a puzzle: those of its proof.
fn winning_moves(puzzle: &underdeck_coach::Puzzle) -> Vec<String> {
    let answer = |here: &underdeck_coach::Puzzle, mv: &str| here.answer(mv, &underdeck_play::NEVER).unwrap();
    let (mut reply, mut line, mut moves) = (answer(puzzle, &puzzle.answers[0]), String::new(), Vec::new());
    loop {
        moves.push(reply.played.clone());
        if reply.is_solved {
            return moves;
        }
        line += &reply.path;
        let here = puzzle.after(&line).unwrap();
        // Forced moves are in the position already.
        let whole = puzzle.after(&(line.clone() + &reply.rest)).unwrap().record().unwrap();
        let next = whole.moves().nth(here.record().unwrap().moves().len()).unwrap().0.to_owned();
        reply = answer(&here, &next);
    }
}

#[test]
fn a_puzzle_is_chosen_by_keys_failed_solved_and_recorded() {
    let home = tempfile::tempdir().unwrap();
    let puzzle = underdeck_coach::puzzles("card-crawler").unwrap().swap_remove(0);
    let table = puzzle.table().unwrap();
    let wrong = table.offers.iter().map(|offer| &offer.spelling).find(|mv| !puzzle.answers.contains(mv)).unwrap();
    let mut run = Run::start(home.path(), &[], (120, 40));
    run.sees("Deals of the day");
    run.press("/card crawler\r\r");
    run.sees("Start a game");
    run.press("/puzzles\r\r");
    run.sees("Puzzle of the day");
    run.press("1\r");
    let asked = run.sees("Still face down");
    assert!(asked.contains("Puzzle 1 of ") && asked.contains("still win"), "{asked}");
    // Neither a hint nor the words of a move show the answer.
    run.press("\rn");
    run.sees("Not during a puzzle");
    run.press("m");
    let label = &table.offers.iter().find(|offer| offer.spelling == *wrong).unwrap().label;
    assert!(!run.sees(label).contains("you die"));
    run.press(&format!("q:{wrong}\r"));
    run.sees("the game cannot be won");
    run.sees("Step through the loss");
    run.press("=");
    let moves = winning_moves(&puzzle);
    for (n, mv) in moves.iter().enumerate() {
        run.press(&format!(":{mv}\r"));
        run.sees(if n + 1 < moves.len() { "Right!" } else { "To share: underdeck puzzles card-crawler --number 1" });
    }
    run.press("f");
    run.sees("replay");
    // The solution and its puzzle are left for the list, with the cursor on the puzzle, and so is a puzzle.
    run.press("q");
    run.sees("▸   1  ");
    run.press("\r\x1b");
    run.until("the table of the puzzle", |text| !text.contains("Puzzle 1 of") && text.contains("s question"));
    run.press("\x1b");
    run.sees("▸   1  ");
    run.press("\x11");
    assert_eq!(run.ended(), 0);
    let deck =
        underdeck_coach::ExerciseDeck::read(&std::fs::read_to_string(home.path().join("practice.json")).unwrap())
            .unwrap();
    assert_eq!(deck.puzzles.first(&puzzle), Some(false), "the first answer counts");
    let mut run = Run::start(home.path(), &[], (80, 24));
    run.sees("Deals of the day");
    run.press("/practice\r\r");
    run.sees("No exercises yet");
    run.press("\x11");
    assert_eq!(run.ended(), 0);
}

#[test]
fn other_keys_come_from_the_settings_and_wrong_ones_are_refused() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("settings.toml");
    std::fs::write(&file, "version = 1\n[keys]\nhint = \"x\"\n").unwrap();
    let mut run = Run::start(home.path(), &["keevorn", "3"], (80, 24));
    run.sees("x hint");
    run.press("x");
    run.sees("Hint: ");
    run.press("\x11");
    assert_eq!(run.ended(), 0);
    std::fs::write(&file, "version = 1\n[keys]\nhunt = \"x\"\n").unwrap();
    let mut run = Run::start(home.path(), &["keevorn", "3"], (80, 24));
    assert_ne!(run.ended(), 0);
    assert!(run.screen.screen().contents().contains("keys.hunt"), "{}", run.screen.screen().contents());
}

#[test]
fn a_game_is_played_on_keyboards_of_four_languages() {
    // The keys of j, m, 1, u, y and q, and Ctrl with q: a letter of the keyboard where the terminal reports it.
    for (language, [j, m, one, u, y, q, leave]) in [
        ("Russian", ["о", "ь", "1", "г", "н", "й", "\x1b[1081;5u"]),
        ("Greek", ["ξ", "μ", "1", "θ", "υ", ";", "\x1b[59;5u"]),
        ("French", ["j", "m", "&", "u", "y", "q", "\x11"]),
        ("German", ["j", "m", "1", "u", "y", "q", "\x11"]),
    ] {
        let home = tempfile::tempdir().unwrap();
        let mut run = Run::start(home.path(), &[], (100, 30));
        let shown = run.sees("Deals of the day");
        run.press(j);
        run.until(&format!("the next row, {language}"), |text| *text != *shown);
        run.press("\r");
        run.sees("Start a game");
        run.press("\r");
        run.until("the table", |text| drawn(text) == Some(0));
        run.press(m);
        run.sees("legal move");
        run.press(one);
        run.until(&format!("a move, {language}"), |text| drawn(text).is_some_and(|moves| moves > 0));
        run.press(u);
        run.until(&format!("the undone move, {language}"), |text| drawn(text) == Some(0));
        run.press(y);
        run.sees("Copied.");
        run.press("?");
        run.sees("Keys at the table");
        run.press(q);
        run.until("the table", |text| !text.contains("Keys at the table"));
        // What is typed stays what the keyboard writes.
        run.press(&format!(":{m}"));
        run.sees(&format!(": {m}"));
        run.press("\x1b");
        run.until("the table", |text| !text.contains("Type a move"));
        run.press(q);
        run.sees("Deals of the day");
        run.press(leave);
        assert_eq!(run.ended(), 0, "{language}");
        assert!(run.is_given_back());
    }
}

#[test]
fn bytes_that_no_terminal_sends_do_not_hang_the_program() {
    let home = tempfile::tempdir().unwrap();
    let mut run = Run::start(home.path(), &["keevorn", "1"], (80, 24));
    run.sees("0 moves");
    run.press("\x1b[200~rubbish\x1b[201~\x1b[1;5A\x1b[<64;999;999M\x1b[<0;0;0M\x07\u{fffd}");
    // It may end then, but properly; if it does not, q twice leaves.
    run.press("\x11");
    run.ended();
    assert!(run.is_given_back());
    let left = std::fs::read_dir(home.path().join("unfinished")).into_iter().flatten();
    assert_eq!(left.count(), 0, "no move was made, so nothing is kept");
}
