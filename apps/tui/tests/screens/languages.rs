//! Screens in other languages. Each test runs in a process of its own, because the language is that of the process.

use crossterm::event::KeyCode;
use underdeck_game::Language;

use crate::common::{TestApp, at_home, keevorn};

/// The texts of the full screen and those that it shares, in English and in German.
const TEXTS: [[&str; 2]; 8] = [
    [
        include_str!("../../../../crates/messages/text/en/pages-start.ftl"),
        include_str!("../../../../crates/messages/text/de/pages-start.ftl"),
    ],
    [
        include_str!("../../../../crates/messages/text/en/play.ftl"),
        include_str!("../../../../crates/messages/text/de/play.ftl"),
    ],
    [
        include_str!("../../../../crates/messages/text/en/tui-home.ftl"),
        include_str!("../../../../crates/messages/text/de/tui-home.ftl"),
    ],
    [
        include_str!("../../../../crates/messages/text/en/tui-game-page.ftl"),
        include_str!("../../../../crates/messages/text/de/tui-game-page.ftl"),
    ],
    [
        include_str!("../../../../crates/messages/text/en/tui-table.ftl"),
        include_str!("../../../../crates/messages/text/de/tui-table.ftl"),
    ],
    [
        include_str!("../../../../crates/messages/text/en/tui-keys.ftl"),
        include_str!("../../../../crates/messages/text/de/tui-keys.ftl"),
    ],
    [
        include_str!("../../../../crates/messages/text/en/tui-sheets.ftl"),
        include_str!("../../../../crates/messages/text/de/tui-sheets.ftl"),
    ],
    [
        include_str!("../../../../crates/messages/text/en/tui-pages.ftl"),
        include_str!("../../../../crates/messages/text/de/tui-pages.ftl"),
    ],
];

/// The texts without arguments of a file, by id.
fn plain(file: &str) -> impl Iterator<Item = (&str, &str)> {
    file.lines()
        .filter_map(|line| line.split_once(" = "))
        .filter(|(id, words)| !id.starts_with([' ', '#']) && words.chars().count() > 7 && !words.contains('{'))
}

/// Home, the page of a game, the settings, the keys, the table, its moves, and a hint.
fn tour(test: &mut TestApp) -> Vec<String> {
    let mut screens = vec![test.draw()];
    for keys in ["?", "m", "n", ",", "q", "\n"] {
        screens.push(test.types(keys));
        if !matches!(keys, "n" | "q") {
            test.key(KeyCode::Esc);
        }
    }
    screens
}

#[test]
fn every_page_is_shown_in_german() {
    at_home("languages::every_page_is_shown_in_german", |_| {
        Language::of("de").unwrap().set_current();
        let mut test = TestApp::at(keevorn(), &[], 1, (120, 40));
        let screens = tour(&mut test);
        let mut seen = 0;
        for [english, german] in TEXTS {
            let german: Vec<(&str, &str)> = plain(german).collect();
            seen += german.iter().filter(|(_, words)| screens.iter().any(|screen| screen.contains(words))).count();
            for (id, words) in plain(english).filter(|text| !german.contains(text)) {
                // A German word may contain a short English one.
                let found = screens.iter().find(|screen| words.contains(' ') && screen.contains(words));
                assert!(found.is_none(), "{id}: {words}\n{}", found.unwrap());
            }
        }
        assert!(seen > 60, "{seen}");
    });
}

#[test]
fn every_text_of_the_pages_is_a_message() {
    at_home("languages::every_text_of_the_pages_is_a_message", |_| {
        Language::PSEUDO.set_current();
        let mut test = TestApp::at(keevorn(), &[], 1, (200, 60));
        let screens = tour(&mut test);
        for [english, _] in TEXTS {
            for (id, words) in plain(english).filter(|(_, words)| words.contains(' ')) {
                let found = screens.iter().find(|screen| screen.contains(words));
                assert!(found.is_none(), "{id}: {words}\n{}", found.unwrap());
            }
        }
        assert!(screens.iter().all(|screen| screen.contains('⟦')));
    });
}

#[test]
fn the_settings_page_changes_the_language_of_an_open_game() {
    at_home("languages::the_settings_page_changes_the_language_of_an_open_game", |_| {
        let german = Language::of("de").unwrap();
        let mut test = TestApp::at(keevorn(), &[], 1, (120, 40));
        let mv = test.session().hint().unwrap().offer.spelling;
        test.app.play(&mv);
        let prompt = test.session().table().prompt.clone();
        assert_ne!(prompt, prompt.write(german));
        test.shows(&[&prompt]);
        test.types(",");
        for _ in 0..20 {
            if test.draw().contains("The language of the program") {
                break;
            }
            test.key(KeyCode::Down);
        }
        for _ in Language::CODES {
            if !test.draw().contains("< de >") {
                test.key(KeyCode::Right);
            }
        }
        assert_eq!((Language::current(), underdeck_home::Settings::load().unwrap().language.as_str()), (german, "de"));
        test.key(KeyCode::Esc);
        test.shows(&[&prompt.write(german)]);
        assert_eq!(test.ply(), 1);
    });
}
