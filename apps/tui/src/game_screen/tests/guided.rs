//! A guide on the full-screen table.

use underdeck_play::{History, start_guide};

use crate::game_screen::GameScreen;
use crate::view::dock::Tone;

#[test]
fn every_guide_leads_to_its_end() {
    for game in underdeck_catalogue::games() {
        for n in 1..=game.guides().len() {
            let tree = History::new(start_guide(game, n).unwrap());
            let mut screen = GameScreen::play_at(Box::new(tree), None);
            let mut steps = 0;
            while let Some(hint) = screen.cursor.hint.clone() {
                assert!(!hint.reason.is_empty() && screen.table.offers.contains(&hint.offer), "{hint:?}");
                screen.play(&hint.offer.spelling);
                steps += 1;
            }
            assert!(steps >= 8, "{} {n}: {steps} steps", game.info().id);
            assert!(
                matches!(screen.messages.notice(), Some((Tone::Hint, _))),
                "{} {n}: the closing words",
                game.info().id
            );
        }
    }
}
