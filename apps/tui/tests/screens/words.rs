//! Texts at the end of a game, on small screens, and when nothing matches.

use crossterm::event::KeyCode;

use crate::common::Seated;

#[test]
fn the_end_of_a_game_says_what_can_be_done_now() {
    for game in underdeck_catalogue::games() {
        let mut seated = Seated::at(game, &[], 1, (80, 24));
        while let Some(hint) = seated.app.session().and_then(underdeck_play::Session::hint) {
            seated.app.play(&hint.offer.spelling);
        }
        let screen = seated.draw();
        assert!(screen.contains("y copies the result, q goes home."), "{screen}");
    }
}

#[test]
fn the_foot_of_the_smallest_screen_tells_the_key_that_lists_all_keys() {
    let mut seated = Seated::at(underdeck_catalogue::games()[0], &[], 1, (80, 24));
    let screen = seated.draw();
    assert!(screen.lines().last().unwrap().contains("? keys"), "{screen}");
}

#[test]
fn typing_what_no_move_begins_with_says_so() {
    let mut seated = Seated::at(underdeck_catalogue::games()[0], &[], 1, (80, 24));
    seated.key(KeyCode::Char(':'));
    assert!(!seated.draw().contains("No legal move"));
    seated.key(KeyCode::Char('#'));
    let screen = seated.draw();
    assert!(screen.contains("No legal move starts like this"), "{screen}");
}

#[test]
fn on_the_smallest_screen_the_move_is_told_while_its_hint_and_what_is_held_are() {
    let mut seen = 0;
    for game in underdeck_catalogue::games() {
        let mut seated = Seated::at(game, &[], 1, (80, 24));
        for _ in 0..30 {
            let Some(hint) = seated.app.session().and_then(underdeck_play::Session::hint) else { break };
            if let underdeck_game::Gesture::Drag { .. } = hint.offer.gesture {
                let screen = seated.types("n ");
                for words in ["Hint: ", "Picked up: ", &hint.offer.label] {
                    assert!(screen.contains(words), "{words}\n{screen}");
                }
                seen += 1;
            }
            seated.app.play(&hint.offer.spelling);
        }
    }
    assert!(seen > 10, "{seen}");
}

#[test]
fn help_tells_every_key_in_full_on_the_smallest_screen() {
    let texts = include_str!("../../texts/en.toml");
    let keys = texts.split("[keys]").nth(1).unwrap().split("\n[").next().unwrap();
    let mut seated = Seated::at(underdeck_catalogue::games()[0], &[], 1, (80, 24));
    seated.key(KeyCode::Char('?'));
    let mut shown = String::new();
    for _ in 0..60 {
        shown += &seated.draw();
        seated.key(KeyCode::Down);
    }
    let words = keys.lines().filter(|line| !line.starts_with("short_")).filter_map(|line| line.split('"').nth(1));
    assert!(words.clone().count() > 30);
    for words in words {
        assert!(shown.contains(words), "{words}");
    }
}

#[test]
fn anything_is_explained_by_its_name_and_what_has_no_such_name_is_said() {
    for game in underdeck_catalogue::games() {
        let mut seated = Seated::at(game, &[], 1, (120, 40));
        let session = seated.app.session().unwrap();
        let table = session.table();
        let is_counter = |zone: &&underdeck_game::Zone| matches!(zone.body, underdeck_game::Body::Counter { .. });
        let counter = table.zones.iter().find(is_counter).map(|zone| zone.name.clone());
        let word = session.glossary().first().map(|term| term.word.to_owned());
        for name in [counter, word].into_iter().flatten() {
            let about = seated.app.session().unwrap().explain(&name).remove(0);
            seated.types(&format!("ii{name}"));
            seated.key(KeyCode::Enter);
            let screen = seated.draw();
            let begins: Vec<&str> = about.says.split(' ').take(3).collect();
            assert!(screen.contains(&about.name) && screen.contains(&begins.join(" ")), "{name}\n{screen}");
            seated.key(KeyCode::Esc);
            seated.key(KeyCode::Esc);
        }
        seated.types("iizebra");
        seated.key(KeyCode::Enter);
        let screen = seated.draw();
        assert!(screen.contains("Nothing here is called zebra."), "{screen}");
    }
}

#[test]
fn rules_are_read_without_marks() {
    for game in underdeck_catalogue::games() {
        let mut seated = Seated::at(game, &[], 3, (200, 60));
        for _ in 0..25 {
            let Some(hint) = seated.app.session().and_then(underdeck_play::Session::hint) else { break };
            let screen = seated.types("w");
            assert!(!screen.contains(['`', '{', '}', '|']), "{screen}");
            seated.key(KeyCode::Esc);
            seated.app.play(&hint.offer.spelling);
        }
    }
}
