//! A player's games at Home and in the statistics.

use crossterm::event::KeyCode;
use underdeck_catalogue::Game;
use underdeck_home::SaveSlot;
use underdeck_play::{Guidance, History};

use crate::common::{TestApp, at_home, dealt};

/// Plays a game to its end, Keevorn badly, and moves it to the records.
fn finish(game: &Game, seed: u64, is_peeked: bool) {
    let mut tree = dealt(game, &[], seed);
    while tree.session().outcome().is_none() {
        let worst = tree.session().table().offers.last().unwrap().spelling.clone();
        let mv = if game.info().id == "keevorn" { worst } else { tree.session().hint().unwrap().offer.spelling };
        tree.act(underdeck_play::Command::play(&mv)).unwrap();
        if is_peeked && tree.session().outcome().is_none() {
            tree.apply(underdeck_play::Command::Peek, underdeck_play::Context::screen(underdeck_play::Forced::Off))
                .unwrap();
        }
    }
    let deal = tree.session().deal();
    SaveSlot::home(underdeck_home::new_unfinished(deal.game, &deal.code).unwrap()).finish(&mut tree).unwrap();
}

/// Makes every step of a guide, and leaves the game unfinished.
fn guided(game: &Game) {
    let mut tree = History::new(underdeck_play::start_guide(game, 1).unwrap());
    while let Some(Guidance::Step(lesson)) = underdeck_play::guide_of(tree.session(), underdeck_game::Language::ENGLISH)
        .and_then(|guide| underdeck_play::guidance(&guide, tree.session()))
    {
        tree.act(underdeck_play::Command::play(&lesson.offer.spelling)).unwrap();
    }
    let deal = tree.session().deal();
    SaveSlot::home(underdeck_home::new_unfinished(deal.game, &deal.code).unwrap()).save(&mut tree).unwrap();
}

#[test]
fn home_and_the_statistics_show_every_game() {
    at_home("statistics::home_and_the_statistics_show_every_game", |_| {
        let find = |id| underdeck_catalogue::find(id).unwrap();
        finish(find("keevorn"), 0, false);
        finish(find("keevorn"), 0, true);
        finish(find("card-crawler"), 1, true);
        guided(find("living-keep"));
        let mut test = TestApp::at(find("keevorn"), &[], 3, (120, 40));
        test.app.show_home().unwrap();
        let screen = test.draw();
        let row = |title: &str| screen.lines().find(|line| line.contains(title)).unwrap().to_owned();
        assert!(row("Keevorn").contains("0 of 2, 1 with the solver"), "{screen}");
        assert!(row("Card Crawler").contains(" of 1, 1 with the solver"), "{screen}");
        assert!(row("Living Keep").contains("guide ✓"), "{screen}");
        assert!(row("Cryptkeeper").contains("not played yet"), "{screen}");
        // The unfinished game says that it is a guide, and its state.
        assert!(
            row("   Continue: guide “").contains("Keep”, Turn 4") && screen.contains("32 moves, Turn 4"),
            "{screen}"
        );
        test.key(KeyCode::Home);
        let screen = test.draw();
        assert!(
            screen.contains("So far: 0 of 2, 1 with the") && !screen.contains("You have not played it"),
            "{screen}"
        );
        for _ in 0..60 {
            if test.draw().contains("Wins, streaks, scores") {
                break;
            }
            test.key(KeyCode::Down);
        }
        let screen = test.types("\n");
        let keevorn = screen.lines().find(|line| line.contains("Keevorn")).unwrap();
        assert!(keevorn.contains("0 of 2, 1 with the solver"), "{screen}");
        assert!(!screen.contains("0 of 0"), "{screen}");
    });
}
