//! Texts at the end of a game, on small screens, and when nothing matches.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use crossterm::event::KeyCode;

use crate::common::TestApp;

#[test]
fn the_end_of_a_game_names_the_next_actions() {
    for game in underdeck_catalogue::games() {
        let mut test = TestApp::at(game, &[], 1, (80, 24));
        while let Some(hint) = test.session().hint() {
            test.app.play(&hint.offer.spelling);
        }
        test.shows(&["y copies the result, q goes Home."]);
    }
}

#[test]
fn the_foot_of_the_smallest_screen_names_the_key_that_lists_all_keys() {
    let mut test = TestApp::at(underdeck_catalogue::games()[0], &[], 1, (80, 24));
    let screen = test.draw();
    assert!(screen.lines().last().unwrap().contains("? keys"), "{screen}");
}

#[test]
fn typed_moves_are_read_as_people_write_them_and_numbers_are_those_of_the_list() {
    let mut test = TestApp::at(underdeck_catalogue::games()[0], &[], 1, (80, 24));
    let mut typed = |text: &str| {
        test.types(":");
        test.types(text);
        test.key(KeyCode::Enter);
        let screen = test.draw();
        test.key(KeyCode::Esc);
        (screen, test.session().moves())
    };
    assert!(typed("#").0.contains("`#` is no move: the list of moves"));
    let listed = typed("2").1;
    assert_eq!(listed, ["explore"]);
    let (screen, moves) = typed("equip seven");
    assert!(screen.contains("Which one: `equip 7D` or `equip 7S`?") && moves == listed, "{screen}");
    assert_eq!(typed("equip seven spades").1, ["explore", "equip 7S"]);
}

#[test]
fn the_smallest_screen_shows_the_last_move_beside_a_hint_and_a_picked_thing() {
    let mut seen = 0;
    for game in underdeck_catalogue::games() {
        let mut test = TestApp::at(game, &[], 1, (80, 24));
        for _ in 0..30 {
            let Some(hint) = test.session().hint() else { break };
            if let underdeck_game::Gesture::Drag { .. } = hint.offer.gesture {
                test.types("n ");
                test.shows(&["Hint: ", "Picked up: ", &hint.offer.label]);
                seen += 1;
            }
            test.app.play(&hint.offer.spelling);
        }
    }
    assert!(seen > 10, "{seen}");
}

#[test]
fn help_shows_every_key_in_full_on_the_smallest_screen() {
    let texts = include_str!("../../../../crates/messages/text/en/tui-keys.ftl");
    let mut test = TestApp::at(underdeck_catalogue::games()[0], &[], 1, (80, 24));
    test.key(KeyCode::Char('?'));
    let mut shown = String::new();
    for _ in 0..60 {
        shown += &test.draw();
        test.key(KeyCode::Down);
    }
    let keys = texts.lines().filter(|line| line.starts_with("tui-keys-") && !line.starts_with("tui-keys-short-"));
    let words = keys.filter_map(|line| Some(line.split_once(" = ")?.1));
    assert!(words.clone().count() > 30);
    // A long description has two lines.
    let shown = shown.split([' ', '\n', '│', '┃']).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    for words in words {
        assert!(shown.contains(words), "{words}");
    }
}

#[test]
fn the_tables_are_beside_the_game() {
    for game in underdeck_catalogue::games() {
        let mut test = TestApp::at(game, &[], 1, (80, 24));
        test.control('t');
        let tables = format!("Tables of {}", game.info().title);
        test.shows(&[if game.has_tables() { &tables } else { "There are no tables of" }]);
    }
}

#[test]
fn anything_is_explained_by_its_name_and_an_unknown_name_is_refused() {
    for game in underdeck_catalogue::games() {
        let mut test = TestApp::at(game, &[], 1, (120, 40));
        let is_counter = |zone: &&underdeck_game::Zone| matches!(zone.body, underdeck_game::Body::Counter { .. });
        let counter = test.session().table().zones.iter().find(is_counter).map(|zone| zone.name.clone());
        let word = test.session().glossary().first().map(|term| term.id.to_owned());
        for name in [counter, word.map(Into::into)].into_iter().flatten() {
            let about = test.session().explain(&name).remove(0);
            test.types(&format!("ii{name}\n"));
            let begins: Vec<&str> = about.says.split(' ').take(3).collect();
            test.shows(&[&about.name, &begins.join(" ")]);
            test.press(&[KeyCode::Esc, KeyCode::Esc]);
        }
        test.types("iizebra\n");
        test.shows(&["Nothing here is called zebra."]);
    }
}

#[test]
fn rules_are_shown_without_markdown() {
    for game in underdeck_catalogue::games() {
        let mut test = TestApp::at(game, &[], 3, (200, 60));
        for _ in 0..25 {
            let Some(hint) = test.session().hint() else { break };
            let screen = test.types("w");
            assert!(!screen.contains(['`', '{', '}', '|']), "{screen}");
            test.key(KeyCode::Esc);
            test.app.play(&hint.offer.spelling);
        }
    }
}

/// The words of all source files in a folder.
fn words_of(folder: &Path, found: &mut HashSet<String>) {
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            words_of(&path, found);
        } else {
            let text = fs::read_to_string(&path).unwrap();
            found.extend(text.split(|c: char| !c.is_alphanumeric() && c != '_').map(str::to_owned));
        }
    }
}

#[test]
fn every_text_of_the_full_screen_is_used() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (mut found, mut count) = (HashSet::new(), 0);
    words_of(&root.join("src"), &mut found);
    for path in fs::read_dir(root.join("../../crates/messages/text/en")).unwrap().map(|entry| entry.unwrap().path()) {
        let text = fs::read_to_string(&path).unwrap();
        for id in text.lines().filter(|line| line.starts_with("tui-")).filter_map(|line| line.split(' ').next()) {
            assert!(found.contains(&id.replace('-', "_").to_uppercase()), "{id} is used nowhere");
            count += 1;
        }
    }
    assert!(count > 300, "{count}");
}
