//! Keys: one meaning each at the table and on sheets, help and settings everywhere, keyboards of other scripts.

use crossterm::event::KeyCode;

use crate::common::{TestApp, at_home, keevorn};

/// Opens help and the settings from the sheet on the screen, and comes back to it.
fn answers(test: &mut TestApp, what: &str) {
    let before = test.draw();
    for (key, title) in [("?", "Keys and help"), (",", "General")] {
        let page = test.types(key);
        assert!(page.contains(title), "{key} on {what}:\n{page}");
        test.key(KeyCode::Esc);
        assert_eq!(test.draw(), before, "{key} and back on {what}");
    }
}

#[test]
fn help_and_settings_open_from_every_page_and_every_sheet() {
    at_home("keys::help_and_settings_open_from_every_page_and_every_sheet", |_| {
        for game in underdeck_catalogue::games() {
            let mut test = TestApp::at(game, &[], 3, (100, 30));
            let table = test.draw();
            answers(&mut test, "the table");
            let mut sheets = 0;
            for key in ["m", "t", "w", "o", "e", "b", "i", "p"] {
                if test.types(key) == table || !test.draw().contains("Esc") {
                    continue;
                }
                answers(&mut test, key);
                sheets += 1;
                while test.draw().contains("? keys") && test.draw() != table {
                    let sheet = test.draw();
                    test.key(KeyCode::Esc);
                    if test.draw() == sheet {
                        break;
                    }
                }
            }
            assert!(sheets >= 3, "{}: {sheets}", game.info().id);
        }
        let mut test = TestApp::at(keevorn(), &[], 3, (100, 30));
        test.app.show_home().unwrap();
        answers(&mut test, "Home");
        let mut pages = 0;
        for row in 0..40 {
            test.app.show_home().unwrap();
            test.key(KeyCode::Home);
            (0..row).for_each(|_| test.key(KeyCode::Down));
            let home = test.draw();
            test.key(KeyCode::Enter);
            if test.app.is_done() {
                break;
            }
            let page = test.draw();
            if page != home && page.contains("? keys") && !page.contains("Keys and help") && !page.contains("General") {
                answers(&mut test, &format!("row {row} of Home"));
                pages += 1;
            }
        }
        assert!(pages > 8, "{pages}");
    });
}

#[test]
fn the_box_at_the_end_has_the_keys_of_the_table() {
    at_home("keys::the_box_at_the_end_has_the_keys_of_the_table", |_| {
        let mut compared = 0;
        for game in underdeck_catalogue::games() {
            let (mut test, mut moves) = (TestApp::at(game, &[], 1, (80, 24)), Vec::new());
            while let Some(hint) = test.session().hint() {
                test.app.play(&hint.offer.spelling);
                moves.push(hint.offer.spelling);
            }
            let shown = test.types("\n");
            for key in ["d", "=", "a", "v", "t", "y", "u", "q"] {
                assert!(shown.contains(&format!("  {key}  │")), "{key} is no key of\n{shown}");
            }
            // Every move is saved: the games with few are enough.
            if moves.len() > 60 {
                continue;
            }
            compared += 1;
            let ended = || {
                let mut test = TestApp::at(game, &[], 1, (80, 24));
                moves.iter().for_each(|mv| test.app.play(mv));
                test.types("\n");
                test
            };
            for key in ["=", "v", "t", "y", "u", "q"] {
                let (mut boxed, mut table) = (ended(), ended());
                table.key(KeyCode::Esc);
                assert_eq!(boxed.types(key), table.types(key), "{key} in {}", game.info().id);
            }
        }
        assert!(compared > 0);
    });
}
