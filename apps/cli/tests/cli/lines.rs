//! Line mode at a terminal: whole games, interruptions, every command, questions before costly commands, two players.

use underdeck_play::{Command, History};

use crate::home::Home;
use crate::terminal::Terminal;

/// Runs a test in every game of the catalogue at the same time.
fn in_every_game(test: impl Fn(&'static str) + Copy + Send) {
    std::thread::scope(|scope| {
        for game in underdeck_catalogue::games() {
            scope.spawn(move || test(game.info().id));
        }
    });
}

/// Makes the move of this hint and asks for the next hint; `None` if the game is over.
fn follow(terminal: &mut Terminal, hint: &str) -> Option<String> {
    let number = hint.split("number ").nth(1)?.split(',').next()?.to_owned();
    terminal.say(&number);
    terminal.say("hint");
    Some(next_hint(terminal)).filter(|hint| hint.starts_with("Hint"))
}

/// The answer to `hint`.
fn next_hint(terminal: &mut Terminal) -> String {
    terminal.wait_for_any(&["Hint: ", "The game is over."])
}

#[test]
fn whole_games_are_played_at_a_terminal_and_survive_a_kill() {
    let play = |id: &'static str| {
        let home = Home::new();
        let mut terminal = Terminal::start(&home, &["play", id, "--seed", "7", "--linear"], &[]);
        terminal.say("hint");
        let mut hint = next_hint(&mut terminal);
        for _ in 0..6 {
            hint = follow(&mut terminal, &hint).expect("the game goes on");
        }
        terminal.kill();
        let mut terminal = Terminal::start(&home, &["play", id, "--resume", "--linear"], &[]);
        terminal.see(" moves played so far. ");
        terminal.say("hint");
        let mut hint = next_hint(&mut terminal);
        while let Some(next) = follow(&mut terminal, &hint) {
            hint = next;
        }
        terminal.say("");
        terminal.wait_for("Record: ");
        assert_eq!(terminal.code(), 0);
        let records = home.files("records");
        assert_eq!((records.len(), home.files("unfinished").len()), (1, 0), "{id}");
        let trace = home.ok(&["trace", id, "--seed", "7", "--player", "greedy"]);
        assert_eq!(home.ok(&["trace", "--record", records[0].to_str().unwrap()]), trace, "{id}");
    };
    in_every_game(play);
}

#[test]
fn every_command_answers_in_every_game_and_nonsense_is_harmless() {
    let ask = |id: &'static str| {
        let title = underdeck_catalogue::find(id).unwrap().info().title;
        let home = Home::new();
        let mut terminal = Terminal::start(&home, &["play", id, "--seed", "7", "--linear"], &[]);
        terminal.see("Type the number of a move");
        for (command, answer) in [
            ("look", ""),
            ("look nowhere", "Nothing on the table is called `nowhere`"),
            ("moves", "  1. "),
            ("rules", ""),
            ("why 1", ""),
            ("tree", "All variations"),
            ("branches", "Nothing was tried from here"),
            ("go 77", "No: there is no move 77 in the tree"),
            ("comment", "No comment here"),
            ("story", "No story: "),
            ("games", "No other game is unfinished"),
            ("open 9", "No: there is no unfinished game 9"),
            ("stats", "No finished games yet."),
            ("daily", "Deals of "),
            ("card", ""),
            ("deal", title),
            ("settings theme", "theme = auto"),
            ("settings theme purple", "No: `theme`: found `purple`"),
            ("json", "{\"game\":"),
            ("help", "A number makes the move"),
            ("99999", "No: there is no move 99,999"),
            ("99999999999999999999999999", "No: "),
            ("\u{1}\u{7f}%$ () {} \u{fffd}", ""),
            ("explore explore explore explore", "No: "),
            ("choose QQ", "No"),
        ] {
            terminal.say(command);
            if !answer.is_empty() {
                terminal.wait_for(answer);
            }
            terminal.say("echo that was it");
            terminal.wait_for("that was it");
        }
        terminal.say("quit");
        terminal.wait_for("Nothing was played.");
        assert_eq!(terminal.code(), 0);
        assert!(home.files("unfinished").is_empty());
    };
    in_every_game(ask);
}

#[test]
fn ctrl_c_and_signals_leave_the_game_saved() {
    let home = Home::new();
    for (how, code) in [("\u{3}", 130), ("-TERM", 143), ("-HUP", 129)] {
        let mut terminal = Terminal::start(&home, &["play", "keevorn", "--seed", "7", "--linear"], &[]);
        terminal.say("explore");
        terminal.wait_for("Play a card");
        terminal.settle();
        match how.strip_prefix('-') {
            None => terminal.press(how),
            Some(_) => {
                let id = terminal.child.process_id().expect("it runs").to_string();
                assert!(std::process::Command::new("kill").args([how, &id]).status().expect("kill runs").success());
            }
        }
        terminal.see("Interrupted; every move is saved.");
        assert_eq!(terminal.code(), code, "{how}");
    }
    assert_eq!(home.files("unfinished").len(), 3);
}

#[test]
fn a_dumb_terminal_gets_plain_lines() {
    let home = Home::new();
    for (variables, arguments) in
        [([("TERM", "dumb"), ("NO_COLOR", "")], vec![]), ([("TERM", "xterm"), ("NO_COLOR", "1")], vec!["--linear"])]
    {
        let arguments = [vec!["play", "keevorn", "--seed", "7"], arguments].concat();
        let mut terminal = Terminal::start(&home, &arguments, &variables);
        terminal.say("explore");
        terminal.say("quit");
        terminal.wait_for("Saved. Continue with");
        assert_eq!(terminal.code(), 0);
        let shown = String::from_utf8_lossy(&terminal.raw);
        assert!(!shown.contains('\u{1b}'), "{shown}");
        let is_drawn = |c: char| ('\u{2500}'..'\u{2600}').contains(&c) || ('\u{2800}'..'\u{2900}').contains(&c);
        assert!(!shown.contains(is_drawn), "boxes or braille");
    }
}

#[test]
fn the_screen_is_cleared_before_the_other_player_sees_it() {
    let home = Home::new();
    let arguments = ["play", "living-keep", "--seed", "7", "--option", "mode=standard", "--linear"];
    let mut terminal = Terminal::start(&home, &arguments, &[]);
    terminal.see("Player 1: press Enter when no one else is looking.");
    terminal.say("");
    terminal.settle();
    let first = terminal.screen();
    assert!(first.contains("\n  1. ") && first.lines().count() > 4, "{first}");
    terminal.say("tree");
    terminal.wait_for("The variations stay hidden");
    for _ in 0..400 {
        terminal.say("1");
        let line = terminal.wait_for_any(&["Press Enter, then hand over", "  1. ", "1 to "]);
        if line.starts_with("Press Enter") {
            break;
        }
    }
    assert!(terminal.screen().lines().count() > 4, "until then player 1 sees what it did");
    terminal.say("");
    terminal.see("Player 2: press Enter when no one else is looking.");
    let shown = terminal.screen();
    assert!(shown.trim().lines().count() <= 2, "{shown}");
    terminal.press("\u{3}");
    assert_eq!(terminal.code(), 130);
}

#[test]
fn the_menu_leads_to_a_game_by_its_code_and_to_its_record() {
    let home = Home::new();
    let code = home.ok(&["deal", "keevorn", "--seed", "7"]).split(' ').nth(2).unwrap().to_owned();
    let mut terminal = Terminal::start(&home, &["--linear"], &[]);
    let number = |line: String| line.trim().split('.').next().unwrap().to_owned();
    let choice = terminal.wait_for_text("Enter a deal code");
    terminal.say(&number(choice));
    terminal.see("Deal code: ");
    terminal.say("!!");
    terminal.see("error:");
    terminal.wait_for_text("Enter a deal code");
    // The beginning of a line or of a game's name is a choice, too, if no other has it.
    terminal.say("c");
    terminal.wait_for_text("Type a number from 1 to ");
    terminal.say("enter a deal");
    terminal.say(&code.to_lowercase());
    terminal.wait_for_text("Keevorn, deal 17A");
    terminal.say("hint");
    let mut hint = next_hint(&mut terminal);
    while let Some(next) = follow(&mut terminal, &hint) {
        hint = next;
    }
    terminal.say("");
    terminal.wait_for("Record: ");
    terminal.wait_for_text("So far: 1 of 1 won.");
    let choice = terminal.wait_for_text("Replay a finished game");
    terminal.say(&number(choice));
    terminal.wait_for_text("1. keevorn: ");
    terminal.say("1");
    terminal.say("n");
    terminal.wait_for_text("Move 1 of ");
    terminal.say("tree");
    terminal.wait_for_text("All variations");
    terminal.say("q");
    terminal.wait_for_text(". Leave");
    terminal.say("crypt");
    terminal.wait_for_text("Cryptkeeper, deal ");
    terminal.say("take");
    terminal.wait_for_text("Which one? ");
    terminal.say("ace");
    terminal.wait_for_text("You take A♠");
    terminal.say("quit");
    terminal.wait_for_text("Continue Cryptkeeper, deal ");
    terminal.wait_for_text(". Leave");
    terminal.say("leave");
    assert_eq!(terminal.code(), 0);
}

/// With the default settings. An answer other than yes changes nothing.
#[test]
fn a_person_at_a_terminal_is_asked_before_a_costly_command() {
    let home = Home::new();
    let mut terminal = Terminal::start(&home, &["play", "keevorn", "--seed", "0", "--linear"], &[]);
    for (command, question, done) in [
        ("solve", "Ask the solver? ", "This game can still be won."),
        ("eye", "Turn the live coach on? ", "Live coach on."),
    ] {
        terminal.wait_for_text("Type the number of a move");
        for answer in ["no", command] {
            terminal.say(command);
            terminal.wait_for(question);
            terminal.say(answer);
            terminal.wait_for(if answer == "no" { "Nothing has changed." } else { done });
        }
        terminal.say("new keevorn");
    }
    terminal.say("quit");
    assert_eq!(terminal.code(), 0);

    let mut terminal = Terminal::start(&home, &["play", "judgement-quest", "--seed", "7", "--linear"], &[]);
    terminal.say("abandon");
    terminal.wait_for("Resign? ");
    terminal.say("look");
    terminal.say("abandon");
    terminal.wait_for("Resign? ");
    terminal.say("yes");
    terminal.wait_for("Game over.");
    terminal.say("settings confirm off");
    terminal.say("again");
    terminal.say("abandon");
    terminal.wait_for("Game over.");
    terminal.say("");
    assert_eq!(terminal.code(), 0);
}

#[test]
fn a_question_is_answered_in_the_language_of_the_player_or_in_english() {
    for yes in ["ja", "j", "yes"] {
        let home = Home::new();
        let abandon = ["play", "judgement-quest", "--seed", "7", "--linear"];
        let mut terminal = Terminal::start(&home, &abandon, &[("UNDERDECK_LANG", "de")]);
        terminal.say("abandon");
        terminal.wait_for("Aufgeben? ");
        terminal.say("nein");
        terminal.wait_for("Nichts hat sich geändert.");
        terminal.say("abandon");
        terminal.wait_for("Aufgeben? ");
        terminal.say(yes);
        terminal.wait_for("Die Partie ist zu Ende. ");
        terminal.say("");
        assert_eq!(terminal.code(), 0);
    }
}

#[test]
fn a_deal_of_the_day_asks_a_person_before_going_back_even_with_confirm_off() {
    let home = Home::new();
    home.ok(&["settings", "confirm", "off"]);
    let mut terminal = Terminal::start(&home, &["daily", "keevorn", "--linear"], &[]);
    for _ in 0..8 {
        terminal.say("hint");
        let hint = terminal.wait_for("Hint: number ");
        terminal.say(hint.trim_start_matches("Hint: number ").split(',').next().unwrap());
    }
    terminal.say("go 0");
    terminal.wait_for("Go there? A move on the way revealed something hidden.");
    terminal.say("no");
    terminal.wait_for("Nothing has changed.");
    terminal.say("go 0");
    terminal.wait_for("Go there? ");
    terminal.say("go 0");
    terminal.wait_for("At the start.");
    terminal.say("quit");
    assert_eq!(terminal.code(), 0);
}

/// Two players at one screen who keep secrets from each other.
#[test]
fn the_other_player_agrees_to_an_undo_and_no_table_is_shown_meanwhile() {
    let home = Home::new();
    let duel = ["play", "living-keep", "--option", "mode=standard", "--seed", "11", "--linear"];
    let mut terminal = Terminal::start(&home, &duel, &[]);
    let game = underdeck_catalogue::find("living-keep").unwrap();
    let code = game.deal(&[("mode".into(), "standard".into())], 11).unwrap().code;
    let mut tree = History::new(underdeck_play::start(game, &code).unwrap());
    let settings = underdeck_play::Context::screen(underdeck_play::Forced::Auto);
    terminal.wait_for("Player 1: press Enter when no one else is looking.");
    terminal.say("");
    for is_others in [false, true] {
        while tree.session().ply() == 0 || tree.is_others_move() != is_others {
            let spelling = tree.session().hint().unwrap().offer.spelling;
            tree.apply(Command::Play(spelling.clone()), settings).unwrap();
            terminal.say(&spelling);
            terminal.wait_for(&spelling);
            if tree.is_others_move() {
                terminal.wait_for("Press Enter, then hand over to player ");
                terminal.say("");
                terminal.wait_for(&format!("Player {}: press Enter when", tree.session().seat().0 + 1));
                terminal.say("");
            }
        }
        terminal.settle();
        let (by, of) = (tree.session().seat().0 + 1, 2 - tree.session().seat().0);
        let asks = format!("Player {of}: player {by} asks to undo the last move. ");
        // Only yes agrees: neither the same command again nor a command that would show the table.
        for no in ["no", "undo", "look", ""] {
            terminal.say("undo");
            terminal.wait_for(&asks);
            terminal.see("> ");
            let screen = terminal.screen();
            // The question alone.
            let words = screen.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(words.starts_with(asks.trim()) && words.ends_with(" keeps the move. >"), "{screen}");
            terminal.say(no);
            terminal.wait_for(&format!("Player {of} does not agree to the undo."));
            terminal.wait_for(&format!("Player {by}: press Enter when no one else is looking."));
            terminal.say("");
            terminal.settle();
        }
        tree.apply(Command::Undo { turns: 1 }, underdeck_play::Context::EVERYONE).unwrap();
        terminal.say("undo");
        terminal.wait_for(&asks);
        terminal.say("yes");
        terminal.wait_for("Undone.");
        terminal.wait_for(&format!("Player {}: press Enter when no one else is looking.", tree.session().seat().0 + 1));
        terminal.say("");
        terminal.settle();
    }
    terminal.say("quit");
    assert_eq!(terminal.code(), 0);
    let record: underdeck_record::Record =
        std::fs::read_to_string(&home.files("unfinished")[0]).unwrap().parse().unwrap();
    let kept: Vec<String> = record.moves().map(|(mv, _)| mv.to_owned()).collect();
    assert_eq!(kept, tree.session().moves());
}

/// Commands that ask or explain a position open its page, as `play` does; everything that asks for lines gets them.
#[test]
fn puzzles_practice_and_reviews_are_full_screen_at_a_terminal_and_lines_on_request() {
    let home = Home::new();
    home.file("lost.udr", include_str!("../../../../games/judgement-quest/tests/records/07-cards-wide-perished.udr"));
    let review = ["review", "lost.udr", "--games", "64", "--practice"];
    // The exercises of the review are due at once.
    let mut terminal = Terminal::start(&home, &review, &[]);
    terminal.wait_for_text("Judgement Quest");
    assert_eq!(terminal.code(), 0, "{}", terminal.screen());
    let due = home.ok(&["practice", "--list"]);
    assert!(due.contains("due now"), "{due}");
    let puzzle = underdeck_coach::puzzles("card-crawler").unwrap().swap_remove(0);
    let answer = puzzle.answers[0].to_string();
    for (arguments, shown) in [
        (&["puzzles", "card-crawler"][..], "Puzzle of the day"),
        (&["puzzles", "card-crawler", "--number", "1"], "Puzzle 1 of "),
        (&["puzzles", "card-crawler", "--theme", "plan"], "Puzzle "),
        (&["practice"], "Which move is best?"),
        (&["review", "lost.udr"], "Review"),
    ] {
        let mut terminal = Terminal::start(&home, arguments, &[]);
        terminal.see_on_screen(shown);
        assert!(terminal.is_full_screen(), "{arguments:?}");
        if arguments.contains(&"--number") {
            terminal.press(&format!("\r:{answer}\r"));
            let is_solved = puzzle.answer(&answer, &underdeck_play::NEVER).unwrap().is_solved;
            terminal.see_on_screen(if is_solved { "To share: underdeck puzzles card-crawler" } else { "Right!" });
        }
        terminal.press("\u{11}");
        assert_eq!(terminal.code(), 0, "{arguments:?}: {}", terminal.screen());
        let is_asked = arguments[0] != "review";
        for (more, variables) in [(&["--linear"][..], &[][..]), (&[], &[("TERM", "dumb")])] {
            if !is_asked && more.is_empty() {
                // It takes its time.
                continue;
            }
            let mut terminal = Terminal::start(&home, &[arguments, more].concat(), variables);
            terminal.wait_for_text(if arguments[0] == "puzzles" { "Card Crawler" } else { "Judgement Quest" });
            assert!(!terminal.is_full_screen(), "{arguments:?}");
            if is_asked {
                terminal.say("q");
            }
            assert_eq!(terminal.code(), 0, "{arguments:?}: {}", terminal.screen());
        }
    }
    let list = home.ok(&["puzzles", "card-crawler", "--list"]);
    assert!(list.contains("1 of ") && list.contains("1 solved first time"), "{list}");
    home.ok(&["settings", "linear", "true"]);
    let mut terminal = Terminal::start(&home, &["puzzles", "card-crawler"], &[]);
    terminal.wait_for("Card Crawler, puzzle 2");
    terminal.say("q");
    assert_eq!(terminal.code(), 0);
    for (arguments, conflict) in [
        (&["practice", "--list", "--linear"][..], "--list"),
        (&["puzzles", "keevorn", "--check", "--linear"], "--check"),
        (&["puzzles", "keevorn", "--number", "0"], "choose 1 to "),
    ] {
        home.run(arguments).fails(2, &[conflict]);
    }
}
