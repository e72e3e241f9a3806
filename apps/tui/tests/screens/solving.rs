//! The solver in the full-screen table.

use crossterm::event::KeyCode;
use underdeck_chronicle::daily;
use underdeck_home::SaveSlot;
use underdeck_record::Aid;

use crate::common::{Seated, at_home};

/// Plays the last legal move until the game is lost.
fn lost(size: (u16, u16)) -> Seated {
    let mut seated = Seated::at(underdeck_catalogue::find("keevorn").unwrap(), &[], 0, size);
    while seated.app.session().unwrap().outcome().is_none() {
        let mv = seated.app.session().unwrap().table().offers.last().unwrap().spelling.clone();
        seated.app.play(&mv);
    }
    seated.types("");
    seated.app.handle(&crossterm::event::Event::FocusGained);
    seated
}

#[test]
fn a_lost_game_is_asked_at_its_end_and_its_line_is_stepped_through() {
    let mut seated = lost((80, 24));
    assert!(seated.draw().contains("Could this deal have been won?"));
    let screen = seated.types("p");
    assert!(screen.contains("This deal can be won; difficulty: "), "{screen}");
    assert!(screen.contains("It could be won until move "), "{screen}");
    let screen = seated.types("f");
    assert!(screen.contains("replay"), "{screen}");
    for _ in 0..200 {
        seated.types("r");
    }
    assert_eq!(seated.app.session().unwrap().outcome().unwrap().result, underdeck_game::GameResult::Won);
    // Any position of the replay can be asked about.
    seated.key(KeyCode::End);
    let screen = seated.types("p");
    assert!(screen.contains("It can no longer be won here"), "{screen}");
    let screen = seated.types("g");
    assert!(!screen.contains("What the solver knows"), "{screen}");
    assert!(seated.types("p").contains("It can still be won here"));
}

#[test]
fn a_running_game_is_asked_about_only_after_asking_and_never_in_a_deal_of_the_day() {
    let game = underdeck_catalogue::find("keevorn").unwrap();
    let mut seated = Seated::at(game, &[], 0, (80, 24));
    let screen = seated.types("p");
    assert!(screen.contains("Ask the solver?") && !screen.contains("This game can still be won."), "{screen}");
    seated.types("n");
    assert!(!seated.app.session().unwrap().informed());
    let screen = seated.types("py");
    assert!(screen.contains("This game can still be won."), "{screen}");
    let record = seated.app.session().unwrap().record();
    assert!(seated.app.session().unwrap().informed() && record.aids().uses(Aid::Solver) == 1);

    let mut session = underdeck_play::start(game, &daily::deal(game, "2026-11-21").unwrap().code).unwrap();
    session.set_tag(daily::TAG, "2026-11-21");
    let tree = underdeck_play::History::new(session);
    seated.app.open(Box::new(tree), SaveSlot::file(seated.folder.path().join("day.udr")));
    let screen = seated.types("p");
    assert!(screen.contains("deal of the day") && !screen.contains("Ask the solver?"), "{screen}");
    assert!(!seated.app.session().unwrap().informed());
}

#[test]
fn a_game_begins_by_saying_that_its_deal_can_be_won() {
    let mut seated = Seated::at(underdeck_catalogue::find("keevorn").unwrap(), &[], 0, (80, 24));
    let dealt = underdeck_chronicle::Winnable::Fair
        .deal(underdeck_catalogue::find("keevorn").unwrap(), &[], 0, &underdeck_play::NEVER)
        .unwrap();
    let tree = underdeck_play::History::new(dealt.start().unwrap());
    seated.app.open(Box::new(tree), SaveSlot::file(seated.folder.path().join("fair.udr")));
    assert!(seated.draw().contains("This deal can be won; difficulty: fair."), "{}", seated.draw());
}

#[test]
fn the_coach_reviews_a_finished_game_and_leads_to_what_cost_most() {
    at_home("solving::the_coach_reviews_a_finished_game_and_leads_to_what_cost_most", |home| {
        let mut seated = lost((80, 24));
        // What was kept of an earlier review is damaged.
        let record = underdeck_home::read(&seated.folder.path().join("game.udr")).unwrap();
        let record = underdeck_record::Record::from_bytes(&record).unwrap();
        let key = underdeck_coach::Request { glance: true, ..underdeck_coach::Request::default() }.key(&record);
        let kept = home.join("reviews").join(format!("{key}.json"));
        std::fs::create_dir(home.join("reviews")).unwrap();
        std::fs::write(&kept, "{}").unwrap();
        walk_through_slips(&mut seated);
        // It is kept anew, so another screen need not look as long.
        while !kept.exists() {
            std::thread::yield_now();
        }
        assert!(kept.with_extension("json.damaged").exists());
    });
    // Whoever plays on from there is informed.
    let mut running = Seated::at(underdeck_catalogue::find("keevorn").unwrap(), &[], 0, (80, 24));
    assert!(running.types("a").contains("The coach reviews finished games"));
}

/// Waits for a mistake, sees that damage is told, and goes from mistake to mistake.
fn walk_through_slips(seated: &mut Seated) {
    let mut screen = seated.types("c");
    // It works beside the screen, and looks closer until it is left.
    let end = std::time::Instant::now() + std::time::Duration::from_secs(120);
    while !screen.contains("blunder") && std::time::Instant::now() < end {
        std::thread::yield_now();
        screen = seated.draw();
    }
    assert!(screen.contains("is damaged. The"), "{screen}");
    assert!(
        screen.contains("What the coach says") && screen.contains("You lost; the heuristic player wins"),
        "{screen}"
    );
    assert!(screen.contains("points."), "{screen}");
    seated.key(KeyCode::Enter);
    let screen = seated.draw();
    assert!(screen.contains("Move ") && !screen.contains("What the coach says"), "{screen}");
    // What was played and what is better stand side by side over the table, until a key.
    let beside = |screen: &str| screen.lines().any(|line| line.contains("Played: ") && line.contains("Better: "));
    assert!(beside(&screen), "{screen}");
    assert!(!beside(&seated.types(" ")));
    assert!(seated.types("a").contains("What the coach says"));
    // From mistake to mistake, and no further than the last and the first; each is shown with the better move.
    seated.key(KeyCode::Esc);
    seated.key(KeyCode::End);
    let mut plies = Vec::new();
    while let Some(rest) = seated.types("<").split("Move ").nth(1) {
        assert!(rest.contains("Better: "), "{rest}");
        assert_eq!(rest.split('.').next(), Some((seated.ply() + 1).to_string().as_str()));
        plies.push(seated.ply());
    }
    assert!(plies.is_sorted_by(|a, b| a > b) && !plies.is_empty(), "{plies:?} {}", seated.draw());
    assert!(seated.draw().contains("names no other mistake"));
    for ply in plies.iter().rev().skip(1) {
        seated.types(">");
        assert_eq!(seated.ply(), *ply);
    }
}

/// What the coach's eye says of the position.
fn seen(seated: &mut Seated) -> String {
    while seated.app.is_coaching() {
        std::thread::yield_now();
        seated.draw();
    }
    seated.draw()
}

#[test]
fn the_coachs_eye_tells_the_chance_before_and_after_each_move_and_marks_the_game() {
    let game = underdeck_catalogue::find("keevorn").unwrap();
    let mut seated = Seated::at(game, &[], 7, (80, 24));
    seated.control('e');
    assert!(seated.draw().contains("Let the coach look on?") && !seated.app.is_coaching());
    seated.types("y");
    assert!(seated.draw().contains("The coach looks on"));
    let screen = seen(&mut seated);
    assert!(screen.contains("Coach: chance to win ") && !screen.contains(", before "), "{screen}");
    let aids = |seated: &Seated| seated.app.session().unwrap().record().aids().uses(Aid::Coach);
    assert_eq!(aids(&seated), 1);
    seated.app.play("explore");
    let screen = seen(&mut seated);
    assert!(screen.contains("Coach: chance to win ") && screen.contains(", before "), "{screen}");
    assert_eq!(aids(&seated), 2);
    seated.control('e');
    assert!(seated.draw().contains("The coach looks away"));
    let mv = seated.app.session().unwrap().table().offers[0].spelling.clone();
    seated.app.play(&mv);
    assert!(!seated.app.is_coaching() && aids(&seated) == 2);

    let mut session = underdeck_play::start(game, &daily::deal(game, "2026-11-21").unwrap().code).unwrap();
    session.set_tag(daily::TAG, "2026-11-21");
    seated
        .app
        .open(Box::new(underdeck_play::History::new(session)), SaveSlot::file(seated.folder.path().join("day.udr")));
    seated.control('e');
    assert!(seated.draw().contains("neither in a deal of the day"));
    assert_eq!(aids(&seated), 0);
}
