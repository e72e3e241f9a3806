//! Two players at one screen: neither sees the other's secrets.

use crossterm::event::KeyCode;
use underdeck_game::Seat;
use underdeck_play::History;

use crate::common::{TestApp, at_home, duel};

/// Games and options whose seats keep secrets from each other.
pub(crate) fn secret() -> Vec<(&'static underdeck_catalogue::Game, crate::Options)> {
    let mut found: Vec<(&'static underdeck_catalogue::Game, _)> = Vec::new();
    for game in underdeck_catalogue::games() {
        for face in game.options() {
            let underdeck_game::OptionKind::Choice(words) = face.kind else { continue };
            for word in words {
                let typed = [(face.key.to_owned(), (*word).to_owned())];
                let Ok(deal) = game.deal(&typed, 1) else { continue };
                if underdeck_play::start(game, &deal.code).is_ok_and(|session| !session.is_shared()) {
                    found.push((*game, vec![(face.key, *word)]));
                }
            }
        }
    }
    found
}

#[test]
fn the_table_is_hidden_until_the_next_player_presses_a_key() {
    let games = secret();
    assert!(games.len() >= 2);
    for (game, options) in games {
        let mut test = TestApp::at(game, &options, 4, (120, 40));
        let mut handed_over = 0;
        for _ in 0..200 {
            let closed = test.draw();
            if closed.contains("no one else is looking") {
                // Only the title and the request.
                let words = closed.lines().filter(|line| line.chars().any(char::is_alphanumeric)).count();
                assert!(words <= 4, "{closed}");
                let session = test.session();
                for zone in session.table().zones.clone() {
                    for face in zone.cards().filter(|face| face.card.is_some()) {
                        assert!(!closed.contains(face.name.as_str()), "{} shows through", face.name);
                    }
                }
                test.key(KeyCode::Enter);
                let open = test.draw();
                assert!(open.contains("player "), "{open}");
                handed_over += 1;
            }
            let session = test.session();
            let Some(hint) = session.hint() else { break };
            let seat = session.seat();
            test.app.play(&hint.offer.spelling);
            let session = test.session();
            if session.outcome().is_some() {
                break;
            }
            if session.seat() != seat {
                // The player who moved reads the effect of the move, and sees nothing of the next table.
                let next = session.table().prompt.clone();
                let closing = test.draw();
                assert!(closing.contains("hand over to player"), "{closing}");
                assert!(!closing.contains(next.as_str()), "{closing}");
                test.key(KeyCode::Enter);
            }
        }
        assert!(handed_over > 3, "{handed_over}");
    }
}

#[test]
fn against_the_program_there_is_no_handover_and_undo_returns_to_the_own_move() {
    let mut test = TestApp::of(duel("standard", 4, "2 greedy"), "duel.udr", (120, 40));
    let is_mine = |test: &mut TestApp| {
        let drawn = test.draw();
        assert!(!drawn.contains("no one else is looking") && !drawn.contains("and hand over"), "{drawn}");
        assert_eq!(test.session().seat(), Seat(0), "{drawn}");
    };
    is_mine(&mut test);
    let mut answered = 0;
    for _ in 0..20 {
        let before = test.ply();
        let Some(hint) = test.session().hint() else { break };
        test.app.play(&hint.offer.spelling);
        test.answered();
        is_mine(&mut test);
        assert!(test.ply() > before, "{}", hint.offer.spelling);
        let session = test.session();
        answered += usize::from((before..session.ply()).any(|n| session.played(n).unwrap().seat == Seat(1)));
    }
    assert!(answered > 0, "the program has moved");
    let before = test.ply();
    // An undo of a move that revealed something is confirmed.
    test.types("uy");
    is_mine(&mut test);
    assert!(test.ply() < before);
}

#[test]
fn the_program_thinks_in_the_background_and_esc_keeps_the_game() {
    at_home("handover::the_program_thinks_in_the_background_and_esc_keeps_the_game", |_| {
        let mut test = TestApp::of(duel("standard", 4, "2 mcts:1500"), "duel.udr", (120, 40));
        // A move without a choice is made at once.
        for _ in 0..40 {
            let hint = test.session().hint().unwrap();
            test.app.play(&hint.offer.spelling);
            if test.app.is_waiting() {
                break;
            }
        }
        let ply = test.ply();
        test.press(&[KeyCode::Char('u'), KeyCode::Char('?'), KeyCode::Enter]);
        assert!(test.app.is_waiting() && test.ply() == ply);
        test.shows(&["The program is choosing", "Esc saves the game"]);
        test.key(KeyCode::Esc);
        assert!(!test.app.is_waiting());
        test.shows(&["the program moves when you continue it"]);
        let file = test.folder.path().join("duel.udr");
        let record = underdeck_home::parse(&file, &std::fs::read(&file).unwrap()).unwrap();
        assert_eq!(record.moves().count(), ply);
        let session = underdeck_play::resume(underdeck_catalogue::find("living-keep").unwrap(), &record).unwrap();
        let mut test = TestApp::of(History::new(session), "duel.udr", (120, 40));
        assert!(test.app.is_waiting());
        test.answered();
        assert!(test.ply() > ply);
        assert_eq!(test.session().seat(), Seat(0));
    });
}
