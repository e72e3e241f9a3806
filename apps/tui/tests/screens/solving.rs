//! The solver in the full-screen table.

use crossterm::event::KeyCode;
use underdeck_chronicle::Winnable;
use underdeck_record::Aid;

use crate::common::{TestApp, at_home, daily, keevorn};

/// Plays the last legal move until the game is lost.
fn lost(size: (u16, u16)) -> TestApp {
    let mut test = TestApp::at(keevorn(), &[], 0, size);
    while test.session().outcome().is_none() {
        let mv = test.session().table().offers.last().unwrap().spelling.clone();
        test.app.play(&mv);
    }
    test.types("");
    test.app.handle(&crossterm::event::Event::FocusGained);
    test
}

#[test]
fn the_solver_shows_the_win_of_a_lost_game_move_by_move() {
    let mut test = lost((80, 24));
    assert!(test.draw().contains("could this deal have been won?"));
    test.types("p");
    test.shows(&["This deal can be won. Difficulty: ", "It could be won until move "]);
    test.types("f");
    test.shows(&["replay"]);
    test.types(&"r".repeat(200));
    assert_eq!(test.session().outcome().unwrap().result, underdeck_game::GameResult::Won);
    // Any position of the replay can be asked about.
    test.key(KeyCode::End);
    test.types("p");
    test.shows(&["It can no longer be won here"]);
    let screen = test.types("\n");
    assert!(!screen.contains("Step through its solution"), "{screen}");
    assert!(test.types("p").contains("It can still be won here"));
}

#[test]
fn the_solver_looks_at_a_running_game_only_after_a_confirmation_and_never_at_a_deal_of_the_day() {
    let game = keevorn();
    let mut test = TestApp::at(game, &[], 0, (80, 24));
    let screen = test.types("p");
    assert!(screen.contains("Ask the solver?") && !screen.contains("This game can still be won."), "{screen}");
    test.types("n");
    assert!(!test.session().informed());
    test.types("py");
    test.shows(&["This game can still be won."]);
    let record = test.session().record();
    assert!(test.session().informed() && record.aids().uses(Aid::Solver) == 1);

    test.open(daily(game), "day.udr");
    let screen = test.types("p");
    assert!(screen.contains("deal of the day") && !screen.contains("Ask the solver?"), "{screen}");
    assert!(!test.session().informed());
}

#[test]
fn the_start_of_a_game_says_that_its_deal_can_be_won() {
    let mut test = TestApp::at(keevorn(), &[], 0, (80, 24));
    let dealt = Winnable::Fair.deal(keevorn(), &[], 0, &underdeck_play::NEVER).unwrap();
    test.open(underdeck_play::History::new(dealt.start().unwrap()), "fair.udr");
    test.shows(&["This deal can be won. Difficulty: fair."]);
}

#[test]
fn the_coach_reviews_a_finished_game_and_leads_to_its_mistakes() {
    at_home("solving::the_coach_reviews_a_finished_game_and_leads_to_its_mistakes", |home| {
        let mut test = lost((80, 24));
        // The saved file of an earlier review is damaged.
        let record = underdeck_home::read(&test.folder.path().join("game.udr")).unwrap();
        let record = underdeck_record::Record::from_bytes(&record).unwrap();
        let key =
            underdeck_coach::ReviewSettings { glance: true, ..underdeck_coach::ReviewSettings::default() }.key(&record);
        let kept = home.join("reviews").join(format!("{key}.json"));
        std::fs::create_dir(home.join("reviews")).unwrap();
        std::fs::write(&kept, "{}").unwrap();
        walk_through_slips(&mut test);
        // It is saved again: another screen need not look as long.
        while !kept.exists() {
            std::thread::yield_now();
        }
        assert!(kept.with_extension("json.damaged").exists());
    });
    // A game that is continued from there is marked.
    let mut running = TestApp::at(keevorn(), &[], 0, (80, 24));
    assert!(running.types("a").contains("The coach reviews finished games"));
}

/// Waits for a mistake, checks that the damage is reported, and goes from mistake to mistake.
fn walk_through_slips(test: &mut TestApp) {
    let mut screen = test.types("a");
    // It works in the background, and looks closer until the player leaves.
    let end = std::time::Instant::now() + std::time::Duration::from_secs(120);
    while !screen.contains("blunder") && std::time::Instant::now() < end {
        std::thread::yield_now();
        screen = test.draw();
    }
    test.shows(&["is damaged. The", "Review", "You lost; from this start greedy wins", "points."]);
    test.key(KeyCode::Enter);
    let screen = test.draw();
    assert!(screen.contains("Move ") && !screen.contains("Review"), "{screen}");
    // The move played and the better one are side by side over the table, until a key.
    let beside = |screen: &str| screen.lines().any(|line| line.contains("Played: ") && line.contains("Better: "));
    assert!(beside(&screen), "{screen}");
    assert!(!beside(&test.types(" ")));
    assert!(test.types("a").contains("Review"));
    // From mistake to mistake, and no further than the last and the first; each is shown with the better move.
    test.key(KeyCode::Esc);
    test.key(KeyCode::End);
    let mut plies = Vec::new();
    while let Some(rest) = test.types("<").split("Move ").nth(1) {
        assert!(rest.contains("Better: "), "{rest}");
        assert_eq!(rest.split('.').next(), Some((test.ply() + 1).to_string().as_str()));
        plies.push(test.ply());
    }
    assert!(plies.is_sorted_by(|a, b| a > b) && !plies.is_empty(), "{plies:?} {}", test.draw());
    assert!(test.draw().contains("No more mistakes"));
    for ply in plies.iter().rev().skip(1) {
        test.types(">");
        assert_eq!(test.ply(), *ply);
    }
}

/// The words of the coach's eye on the position.
fn seen(test: &mut TestApp) -> String {
    while test.app.is_coaching() {
        std::thread::yield_now();
        test.draw();
    }
    test.draw()
}

#[test]
fn the_coachs_eye_shows_the_chance_before_and_after_each_move_and_marks_the_game() {
    let game = keevorn();
    let mut test = TestApp::at(game, &[], 7, (80, 24));
    test.control('e');
    assert!(test.draw().contains("Turn the live coach on?") && !test.app.is_coaching());
    test.types("y");
    test.shows(&["Live coach on"]);
    let screen = seen(&mut test);
    assert!(screen.contains("Coach: chance to win ") && !screen.contains(" (was "), "{screen}");
    let aids = |test: &TestApp| test.session().record().aids().uses(Aid::Coach);
    assert_eq!(aids(&test), 1);
    test.app.play("explore");
    let screen = seen(&mut test);
    assert!(screen.contains("Coach: chance to win ") && screen.contains(" (was "), "{screen}");
    assert_eq!(aids(&test), 2);
    test.control('e');
    test.shows(&["Live coach off"]);
    let mv = test.session().table().offers[0].spelling.clone();
    test.app.play(&mv);
    assert!(!test.app.is_coaching() && aids(&test) == 2);

    test.open(daily(game), "day.udr");
    test.control('e');
    test.shows(&["except deals of the day"]);
    assert_eq!(aids(&test), 0);
}
