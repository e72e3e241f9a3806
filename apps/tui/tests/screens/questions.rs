//! Questions before a move or an undo that costs the player something.

use crossterm::event::KeyCode;
use underdeck_catalogue::Game;
use underdeck_game::Offer;
use underdeck_home::Settings;
use underdeck_play::History;

use crate::common::{TestApp, daily, dealt, keevorn};

const SIZE: (u16, u16) = (100, 30);

/// The first games with a move that throws them away, and that move.
fn ends() -> Vec<(&'static Game, Offer)> {
    let end = |game: &&'static Game| {
        let offers = dealt(game, &[], 1).session().table().offers.clone();
        Some((*game, offers.into_iter().find(|offer| !offer.finality.is_open())?))
    };
    let found: Vec<_> = underdeck_catalogue::games().iter().filter_map(end).collect();
    assert!(!found.is_empty(), "a game can be resigned");
    found
}

#[test]
fn a_move_that_throws_the_game_away_is_confirmed_and_names_the_loss() {
    for (game, end) in ends() {
        let mut test = TestApp::at(game, &[], 1, SIZE);
        let asks = |screen: &str| screen.contains("Resign?") || screen.contains("End the game here?");
        let typed = format!(":{}\n", end.spelling);
        // Neither enter nor n nor Esc makes it.
        for answer in [KeyCode::Enter, KeyCode::Char('n'), KeyCode::Esc] {
            let screen = test.types(&typed);
            assert!(asks(&screen) && screen.contains(&*end.label), "{screen}");
            let first_words: Vec<&str> = end.effect.split_whitespace().take(3).collect();
            assert!(screen.contains(&first_words.join(" ")), "{screen}");
            test.key(answer);
            assert!(!asks(&test.draw()) && test.ply() == 0);
        }
        test.types(&typed);
        test.types("y");
        assert!(test.session().outcome().is_some());
        let screen = test.types("u");
        assert!(test.session().outcome().is_none(), "{screen}");
    }
}

#[test]
fn a_move_that_throws_the_game_away_is_last_and_its_button_asks() {
    for (game, end) in ends() {
        let mut test = TestApp::at(game, &[], 1, SIZE);
        let moves = test.session().table().offers.len();
        // The number of the last row makes its move, which is asked for first.
        let screen = test.types(&format!("m{moves}"));
        assert!(screen.contains(&*end.label) && screen.contains("Play on") && test.ply() == 0, "{screen}");
        test.types("n");
        if end.gesture == underdeck_game::Gesture::Press {
            let letter = end.label.chars().next().unwrap();
            let screen = test.types(&letter.to_string());
            assert!(screen.contains(&*end.label) && screen.contains("Play on") && test.ply() == 0, "{screen}");
        }
    }
}

/// Plays a game by hints up to a move whose undo marks the record.
fn to_reveal(mut tree: History) -> History {
    while !tree.session().would_inform() {
        let mv = tree.session().hint().expect("a move reveals something").offer.spelling;
        tree.act(underdeck_play::Command::play(&mv)).unwrap();
    }
    tree
}

#[test]
fn in_a_deal_of_the_day_an_undo_that_marks_the_record_is_confirmed() {
    for game in underdeck_catalogue::games() {
        let tree = to_reveal(daily(game));
        let ply = tree.session().ply();
        let mut test = TestApp::of(tree, "game.udr", SIZE);
        for no in ["\n", "n"] {
            let screen = test.types("u");
            assert!(screen.contains("Undo it?") && screen.contains("peeked"), "{screen}");
            test.types(no);
            assert!(test.ply() == ply && !test.session().informed());
        }
        // Going back in the tree is the same.
        test.types("t");
        test.key(KeyCode::Home);
        let screen = test.types("\n");
        assert!(screen.contains("Undo it?"), "{screen}");
        test.types("n");
        test.types("uy");
        assert!(test.ply() == ply - 1 && test.session().informed(), "{}", test.draw());
    }
}

#[test]
fn the_other_seat_is_asked_before_a_move_of_either_seat_is_undone() {
    for (game, options) in crate::handover::secret() {
        let mut test = TestApp::at(game, &options, 4, SIZE);
        let open = |test: &mut TestApp| while test.app.advance_handover() {};
        open(&mut test);
        for is_others in [false, true] {
            while test.ply() == 0 || test.session().is_others_move() != is_others {
                let hint = test.session().hint().unwrap();
                test.app.play(&hint.offer.spelling);
                open(&mut test);
            }
            let (ply, seat) = (test.ply(), test.session().seat());
            let table = test.session().table().prompt.clone();
            let asks = format!("Player {}: player {} asks to undo the last move", 2 - seat.0, seat.0 + 1);
            for no in ['n', ' ', 'u'] {
                let screen = test.types("u");
                assert!(screen.contains(&asks) && !screen.contains(table.as_str()), "{screen}");
                test.key(KeyCode::Char(no));
                assert_eq!(test.ply(), ply);
                assert!(test.draw().contains("no one else is looking"));
                open(&mut test);
                assert!(test.draw().contains(&format!("Player {} does not agree", 2 - seat.0)));
            }
            test.types("uy");
            assert_eq!(test.ply(), ply - 1);
            assert_eq!(test.session().seat() != seat, is_others);
            assert!(test.draw().contains("no one else is looking"), "its table stays hidden");
            open(&mut test);
        }
    }
}

/// A game with the setting `confirm`.
fn test(tree: History, confirm: bool) -> TestApp {
    let mut settings = Settings::default();
    settings.confirm = confirm;
    TestApp::set(tree, "game.udr", SIZE, settings)
}

#[test]
fn undo_and_peeks_are_confirmed_by_default_and_not_with_the_setting_off() {
    let press = |test: &mut TestApp, key| {
        if key == 'e' {
            test.control(key);
            test.draw()
        } else {
            test.types(&key.to_string())
        }
    };
    let record = |test: &TestApp| test.session().record().to_string();
    for (key, title) in [('u', "Undo it?"), ('p', "Ask the solver?"), ('e', "Turn the live coach on?")] {
        let mut by_default = TestApp::of(to_reveal(dealt(keevorn(), &[], 3)), "game.udr", SIZE);
        let before = record(&by_default);
        let screen = press(&mut by_default, key);
        assert!(screen.contains(title), "{screen}");
        by_default.types("n");
        assert_eq!(record(&by_default), before);
        press(&mut by_default, key);
        by_default.types("y");
        assert_ne!(record(&by_default), before, "{key}");

        let mut unasked = test(to_reveal(dealt(keevorn(), &[], 3)), false);
        let screen = press(&mut unasked, key);
        assert!(!screen.contains(title), "{screen}");
        unasked.types("");
        assert_ne!(record(&unasked), before, "{key}");
    }
}

#[test]
fn a_move_that_ends_the_game_is_made_at_once_with_the_setting_off_but_not_in_a_deal_of_the_day() {
    for (game, end) in ends() {
        let typed = format!(":{}\n", end.spelling);
        let tree = dealt(game, &[], 1);
        let mut any = test(tree, false);
        any.types(&typed);
        assert!(any.session().outcome().is_some());

        let tree = daily(game);
        let Some(end) = tree.session().table().offers.iter().find(|offer| !offer.finality.is_open()).cloned() else {
            continue;
        };
        let mut of_day = test(tree, false);
        let screen = of_day.types(&format!(":{}\n", end.spelling));
        assert!(screen.contains("Resign?") || screen.contains("End the game here?"), "{screen}");
        assert!(of_day.session().outcome().is_none());
    }
}
