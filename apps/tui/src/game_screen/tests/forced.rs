//! Forced moves, and their seats.

use std::collections::HashSet;

use underdeck_game::OptionKind;
use underdeck_play::{Forced, History};

use super::{GameScreen, log, screen};

#[test]
fn forced_moves_are_played_until_there_is_a_choice() {
    let mut forced = 0;
    for game in underdeck_catalogue::games() {
        let mut screen = screen(game, 8);
        screen.pending.forced = Forced::On;
        while let Some(hint) = screen.session().hint() {
            while screen.advance_handover() {}
            let (seat, before) = (screen.session().seat(), screen.session().ply());
            screen.play(&hint.offer.spelling);
            forced += screen.session().ply() - before - 1;
            let is_forced = screen.table.offers.len() == 1 && screen.session().seat() == seat;
            assert!(!is_forced || screen.is_over(), "{}: {:?}", game.info().id, screen.table.offers);
        }
    }
    assert!(forced > 5, "{forced} moves were forced");
}

/// In every house rule for two players, with the default settings.
#[test]
fn no_turn_at_one_screen_plays_a_move_of_the_other_player() {
    let (mut left, mut followed, mut fought) = (0, 0, 0);
    for game in underdeck_catalogue::games() {
        for option in game.options() {
            let OptionKind::Choice(words) = option.kind else { continue };
            for word in words {
                let Ok(deal) = game.deal(&[(option.key.to_owned(), (*word).to_owned())], 8) else { continue };
                let session = underdeck_play::start(game, &deal.code).unwrap();
                if session.seats() < 2 {
                    continue;
                }
                let mut screen = GameScreen::play_at(Box::new(History::new(session)), None);
                while let Some(hint) = screen.session().hint() {
                    while screen.advance_handover() {}
                    let (seat, before) = (screen.session().seat(), screen.session().ply());
                    screen.apply(underdeck_play::Command::Play(hint.offer.spelling.clone()));
                    let session = screen.session();
                    let made = before..session.ply();
                    assert!(made.clone().all(|n| session.played(n).unwrap().seat == seat), "{word}: {seat:?}");
                    followed += made.len() - 1;
                    left += usize::from(session.seat() != seat && session.table().offers.len() == 1);
                }
                // A line for both players appears once in the log of the finished game, and the end follows it.
                let log = log(&screen);
                let battles: Vec<_> = log.iter().filter(|(_, line)| line.starts_with("Battle ")).collect();
                assert_eq!(battles.iter().collect::<HashSet<_>>().len(), battles.len(), "{battles:?}");
                let end = log.iter().position(|(_, line)| *line == screen.table.prompt);
                assert!(end.is_none_or(|end| end + 1 == log.len()), "{log:?}");
                fought += battles.len();
            }
        }
    }
    assert!(
        left > 0 && followed > 0 && fought > 0,
        "{left} only moves were left to the other player, {followed} followed"
    );
}
