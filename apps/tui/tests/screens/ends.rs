//! The end of a game: its panel and the actions there.

use crossterm::event::KeyCode;
use underdeck_game::{GameResult, Seat};
use underdeck_home::Settings;
use underdeck_tui::{App, Appearance, Signs};

use crate::common::{TestApp, dealt, duel, keevorn};

/// A game played by hints to its end, the last move by keys.
fn ended(game: &underdeck_catalogue::Game, size: (u16, u16)) -> TestApp {
    let mut test = TestApp::at(game, &[], 1, size);
    while let Some(hint) = test.session().hint() {
        test.types(&format!(":{}\n", hint.offer.spelling));
    }
    test
}

#[test]
fn a_finished_game_shows_its_result_and_the_next_actions() {
    for game in underdeck_catalogue::games() {
        let mut test = ended(game, (80, 24));
        let prompt = test.session().table().prompt.clone();
        let start: Vec<&str> = prompt.split_whitespace().take(4).collect();
        test.shows(&["Next deal", "Show the variations", &start.join(" ")]);
        // The panel is closed, and enter shows it again.
        test.key(KeyCode::Esc);
        assert!(!test.draw().contains("Next deal"));
        assert!(test.types("\n").contains("Next deal"));
        assert!(test.types("t").contains("All variations"));
        test.key(KeyCode::Esc);
        // The game from its start, which plays by itself or continues as a game.
        let screen = test.types("\nv");
        assert!(screen.contains("move 0 of"), "{screen}");
        assert!(test.types(" ").contains("Space pauses"));
        assert!(test.app.is_playing());
        let later = std::time::Instant::now() + std::time::Duration::from_secs(9);
        let mut buffer = test.screen.backend().buffer().clone();
        test.app.draw(&mut buffer, later);
        assert_eq!(test.ply(), 1);
        test.types(" ");
        assert!(!test.app.is_playing());
        assert!(test.types("\n").contains("Play on from here?"));
    }
}

#[test]
fn without_unicode_only_ascii_is_shown() {
    for game in underdeck_catalogue::games() {
        for size in [(60, 20), (80, 24), (200, 60)] {
            let mut ascii = TestApp::at(game, &[], 2, size);
            let mut plain = TestApp::at(game, &[], 2, size);
            plain.app = App::new(Appearance { signs: Signs::Ascii, ..Appearance::default() }, Settings::default());
            plain.open(dealt(game, &[], 2), "plain.udr");
            plain.draw();
            for _ in 0..12 {
                let (ascii, plain) = (ascii.types("n\n"), plain.types("n\n"));
                assert!(plain.is_ascii(), "{plain}");
                // A character without a replacement would be a question mark.
                let asks = |screen: &str| screen.matches('?').count();
                assert_eq!(asks(&plain), asks(&ascii), "{ascii}\n{plain}");
            }
        }
    }
}

#[test]
fn a_console_gets_the_signs_of_its_font() {
    let missing = "╭╮╯╰┏┓┛┗━┃╌╎☠⚔✦◈◉★☆✓●▸…−“”’";
    for game in underdeck_catalogue::games() {
        let (mut full, mut console) = (TestApp::at(game, &[], 2, (100, 30)), TestApp::at(game, &[], 2, (100, 30)));
        console.app = App::new(Appearance { signs: Signs::Console, ..Appearance::default() }, Settings::default());
        console.open(dealt(game, &[], 2), "console.udr");
        console.app.set_motion(underdeck_home::Motion::Off);
        for keys in ["", "n\n", "m", "?", ",", "n\n"] {
            let (full, console) = (full.types(keys), console.types(keys));
            assert!(console.contains('─') && !console.contains(|c| missing.contains(c)), "{console}");
            // A character without a replacement would be a question mark.
            assert_eq!(console.matches('?').count(), full.matches('?').count(), "{full}\n{console}");
        }
    }
}

#[test]
fn the_last_discard_is_on_top() {
    let mut seen = 0;
    for game in underdeck_catalogue::games() {
        let mut test = TestApp::at(game, &[], 1, (60, 20));
        for _ in 0..60 {
            let Some(hint) = test.session().hint() else { break };
            let before = test.session().table();
            test.app.play(&hint.offer.spelling);
            let after = test.session().table();
            let screen = test.draw();
            for (old, new) in before.zones.iter().zip(&after.zones).filter(|(old, new)| old.id == new.id) {
                let underdeck_game::Body::Stack { open: true, cards } = &new.body else { continue };
                let came: Vec<_> = cards.iter().filter(|face| old.cards().all(|it| it.card != face.card)).collect();
                let line = screen.lines().find(|line| line.contains(&format!("{} {}  ", new.name, cards.len())));
                if let ([came], Some(line)) = (came.as_slice(), line) {
                    let name = came.card.unwrap().symbol();
                    assert!(line.contains(&name), "{name}\n{screen}");
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 5, "{seen}");
}

#[test]
fn lists_and_texts_are_searched() {
    let mut test = TestApp::at(keevorn(), &[], 1, (80, 24));
    test.types("?");
    test.types("/comment");
    test.shows(&["/comment", "write a comment"]);
    test.types("\n");
    test.key(KeyCode::Esc);
    test.types("m");
    let screen = test.types("/explore\n");
    let row = screen.lines().find(|line| line.contains('▸')).unwrap_or_default();
    assert!(row.contains("Explore"), "{screen}");
}

#[test]
fn the_foot_can_be_clicked_and_the_inspector_explains() {
    use crossterm::event::{Event, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
    for game in underdeck_catalogue::games() {
        let mut test = TestApp::at(game, &[], 1, (120, 40));
        let screen = test.draw();
        let foot = screen.lines().last().unwrap();
        let column = foot[..foot.find("w rules").unwrap()].chars().count() as u16;
        let kind = MouseEventKind::Down(MouseButton::Left);
        test.app.handle(&Event::Mouse(MouseEvent { kind, column, row: 39, modifiers: KeyModifiers::NONE }));
        test.shows(&["The rules"]);
        test.key(KeyCode::Esc);
        let before = test.draw();
        assert_ne!(test.types("i"), before, "something is said of what the cursor is on");
    }
}

#[test]
fn the_end_of_a_game_for_two_names_the_winner() {
    let mut seen = std::collections::BTreeSet::new();
    for (seed, program) in (1..12).flat_map(|seed| ["", "1 greedy", "2 greedy"].map(|program| (seed, program))) {
        let mut test = TestApp::of(duel("draft", seed, program), "duel.udr", (120, 40));
        test.answered();
        while let Some(hint) = test.session().hint() {
            while test.draw().contains("when nobody else is looking") || test.draw().contains("and hand over") {
                test.key(KeyCode::Enter);
            }
            test.app.play(&hint.offer.spelling);
            test.answered();
        }
        let result = test.session().outcome().unwrap().result;
        let own = program.chars().next().map(|seat| Seat(if seat == '1' { 1 } else { 0 }));
        let title = match result.for_seat(own) {
            GameResult::Won => "You won".to_owned(),
            GameResult::Lost => "You lost".to_owned(),
            GameResult::Winner(seat) => format!("Player {} won", seat.0 + 1),
            _ => "A draw".to_owned(),
        };
        // The program's last move shows the panel; after one's own, enter does.
        let shown = test.draw();
        let drawn = if shown.contains(&title) { shown } else { test.types("\n") };
        assert!(drawn.contains(&title), "{title} is not on\n{drawn}");
        assert!(!drawn.contains("The game is over"), "{drawn}");
        seen.insert(title);
    }
    assert!(seen.contains("You won") && seen.contains("You lost") && seen.len() > 2, "{seen:?}");
}

#[test]
fn a_loss_is_shown_for_a_moment_and_a_win_is_celebrated_unless_motion_is_off() {
    use std::time::{Duration, Instant};
    for motion in [underdeck_home::Motion::On, underdeck_home::Motion::Off] {
        let (mut flashes, mut wins) = (0, 0);
        for seed in 1..=4 {
            let mut test = TestApp::at(underdeck_catalogue::find("card-crawler").unwrap(), &[], seed, (100, 30));
            test.app.set_motion(motion);
            while let Some(hint) = test.session().hint() {
                test.app.play(&hint.offer.spelling);
                let (mut buffer, now) = (test.screen.backend().buffer().clone(), Instant::now());
                test.app.draw(&mut buffer, now);
                let first = buffer.clone();
                assert!(motion == underdeck_home::Motion::On || !test.app.is_moving());
                test.app.draw(&mut buffer, now + Duration::from_secs(2));
                let has_flash = |line: &[ratatui::buffer::Cell]| {
                    let text: String = line.iter().map(ratatui::buffer::Cell::symbol).collect();
                    (1..9).any(|n| text.contains(&format!(" −{n} ")))
                };
                let is_there =
                    |buffer: &ratatui::buffer::Buffer| buffer.content.chunks(100).filter(|it| has_flash(it)).count();
                flashes += usize::from(is_there(&first) > is_there(&buffer));
            }
            test.app.handle(&crossterm::event::Event::FocusGained);
            if test.session().outcome().is_some_and(|outcome| outcome.result == GameResult::Won) {
                wins += usize::from(test.app.is_moving());
                test.key(KeyCode::Esc);
                assert!(!test.app.is_moving(), "a key ends it");
            }
        }
        assert_eq!(flashes > 0 && wins > 0, motion == underdeck_home::Motion::On, "{motion:?}: {flashes}, {wins}");
    }
}
