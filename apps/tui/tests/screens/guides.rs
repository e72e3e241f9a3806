//! Whole games led by hints and by guides.

use crossterm::event::KeyCode;
use underdeck_play::{Guidance, History, guidance, guide_of, start_guide};

use crate::common::{TestApp, keevorn};

/// The words of a screen whose lines have its width.
fn words(screen: &str) -> String {
    screen.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The words of the sheet that shows a long message.
fn on_sheet(test: &mut TestApp) -> String {
    let lines: Vec<String> =
        test.types("s").lines().filter_map(|line| Some(line.split('│').nth(1)?.to_owned())).collect();
    words(&lines.join(" "))
}

fn said(test: &TestApp) -> Option<Guidance> {
    let session = test.app.session()?;
    guidance(&guide_of(session, underdeck_game::Language::ENGLISH)?, session)
}

#[test]
fn every_guide_is_followed_with_enter_and_its_words_can_be_read_in_full() {
    for size in [(60, 20), (80, 24)] {
        for game in underdeck_catalogue::games() {
            for n in 1..=game.guides(underdeck_game::Language::ENGLISH).len() {
                let mut test = TestApp::of(History::new(start_guide(game, n).unwrap()), "game.udr", size);
                while let Some(Guidance::Step(lesson)) = said(&test) {
                    let step = format!("Guide, {} of {}: {}", lesson.number, lesson.of, words(&lesson.words));
                    let mut screen = words(&test.draw());
                    // On the smallest screen the moves need lines, and a key shows the rest of a long text.
                    if size == (60, 20) && !screen.contains(&step) {
                        screen = on_sheet(&mut test);
                        test.key(KeyCode::Esc);
                    }
                    assert!(screen.contains(&step), "{step}\n{screen}");
                    test.types("\n");
                }
                let Some(Guidance::End { words: end }) = said(&test) else { panic!("{} {n}", game.info().id) };
                if test.session().outcome().is_some() {
                    test.shows(&["Next deal"]);
                    test.key(KeyCode::Esc);
                }
                let mut screen = test.draw();
                if size == (60, 20) && !words(&screen).contains(&words(&end)) {
                    screen = on_sheet(&mut test);
                }
                assert!(words(&screen).contains(&words(&end)), "{end}\n{screen}");
            }
        }
    }
}

#[test]
fn a_guide_notices_a_move_that_is_not_its_own_and_can_be_left_and_continued() {
    let game = keevorn();
    let mut test = TestApp::of(History::new(start_guide(game, 1).unwrap()), "game.udr", (120, 40));
    let screen = test.types("g");
    assert!(screen.contains("You left the guide") && !screen.contains("Guide, 1 of"), "{screen}");
    assert!(test.types("g").contains("Guide, 1 of"));
    let Some(Guidance::Step(first)) = said(&test) else { panic!("a step") };
    let offers = test.session().table().offers.clone();
    let fits = offers.iter().filter(|offer| offer.spelling != first.offer.spelling && offer.finality.is_open());
    let mut strayed = 0;
    for offer in fits {
        test.app.play(&offer.spelling);
        strayed += usize::from(test.draw().contains("That was not the guide's move:"));
        // Some of them reveal something: their undo is confirmed.
        test.types("uy");
    }
    let mut unguided = TestApp::at(game, &[], 1, (80, 24));
    assert!(unguided.types("g").contains("This game has no guide"));
    for mv in ["trade JS", "explore", "equip TC", "heal 7H"] {
        test.app.play(mv);
    }
    assert!(strayed > 0 || test.draw().contains("That was not the guide's move:"), "{}", test.draw());
}

#[test]
fn whole_games_are_played_by_the_hint_and_enter_alone() {
    let sizes = [(80, 24), (120, 40), (200, 60)];
    for (n, game) in underdeck_catalogue::games().iter().enumerate() {
        let mut test = TestApp::at(game, &[], n as u64, sizes[n % sizes.len()]);
        while test.session().outcome().is_none() {
            let session = test.session();
            let (hint, before) = (session.hint().unwrap().offer, session.ply());
            test.types("n");
            test.shows(&["Hint: "]);
            test.key(KeyCode::Enter);
            let moves = test.session().moves();
            assert_eq!(moves.get(before), Some(&hint.spelling), "{}", test.draw());
        }
        let record = test.session().record();
        assert!(record.tag("Aids").is_some_and(|aids| aids.starts_with("hints ")), "hints mark the record");
    }
}
