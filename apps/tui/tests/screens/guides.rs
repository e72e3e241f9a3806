//! Guided games on the screen, from the first step to the last.

use crossterm::event::KeyCode;
use underdeck_play::{Guidance, History, guidance, guide_of, start_guide};

use crate::common::Seated;

/// The words of a screen whose lines are as wide as it.
fn words(screen: &str) -> String {
    screen.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn said(seated: &Seated) -> Option<Guidance> {
    let session = seated.app.session()?;
    guidance(&guide_of(session)?, session)
}

#[test]
fn every_guide_is_followed_with_enter_and_its_words_are_seen_in_full() {
    for size in [(60, 20), (80, 24)] {
        for game in underdeck_catalogue::games() {
            for n in 1..=game.guides().len() {
                let mut seated = Seated::of(History::new(start_guide(game, n).unwrap()), "game.udr", size);
                while let Some(Guidance::Step(lesson)) = said(&seated) {
                    let screen = seated.draw();
                    let told = format!("Guide, {} of {}: {}", lesson.number, lesson.of, words(&lesson.words));
                    assert!(words(&screen).contains(&told), "{told}\n{screen}");
                    seated.types("\n");
                }
                let Some(Guidance::End { words: end }) = said(&seated) else { panic!("{} {n}", game.info().id) };
                if seated.app.session().unwrap().outcome().is_some() {
                    assert!(seated.draw().contains("The next deal"), "{}", seated.draw());
                    seated.key(KeyCode::Esc);
                }
                let screen = seated.draw();
                assert!(words(&screen).contains(&words(&end)), "{end}\n{screen}");
            }
        }
    }
}

#[test]
fn a_guide_says_that_a_move_was_not_its_own_and_can_be_left_and_gone_on_with() {
    let game = underdeck_catalogue::find("keevorn").unwrap();
    let mut seated = Seated::of(History::new(start_guide(game, 1).unwrap()), "game.udr", (120, 40));
    let screen = seated.types("g");
    assert!(screen.contains("You have left the guide") && !screen.contains("Guide, 1 of"), "{screen}");
    assert!(seated.types("g").contains("Guide, 1 of"));
    let Some(Guidance::Step(first)) = said(&seated) else { panic!("a step") };
    let offers = seated.app.session().unwrap().table().offers.clone();
    let fits = offers.iter().filter(|offer| offer.spelling != first.offer.spelling && offer.finality.is_open());
    let mut strayed = 0;
    for offer in fits {
        seated.app.play(&offer.spelling);
        strayed += usize::from(seated.draw().contains("That was not the guide's move:"));
        // Some of them reveal something, so that their undo asks.
        seated.types("uy");
    }
    let mut unguided = Seated::at(game, &[], 1, (80, 24));
    assert!(unguided.types("g").contains("No guide leads this game"));
    for mv in ["trade JS", "explore", "equip TC", "heal 7H"] {
        seated.app.play(mv);
    }
    assert!(strayed > 0 || seated.draw().contains("That was not the guide's move:"), "{}", seated.draw());
}
