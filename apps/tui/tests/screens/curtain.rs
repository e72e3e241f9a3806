//! Two players at one screen: neither sees what is secret to the other.

use crossterm::event::KeyCode;

use crate::common::{Seated, at_home};

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
fn the_curtain_hides_the_table_until_the_next_player_presses_a_key() {
    let games = secret();
    assert!(games.len() >= 2);
    for (game, options) in games {
        let mut seated = Seated::at(game, &options, 4, (120, 40));
        let mut handed_over = 0;
        for _ in 0..200 {
            let closed = seated.draw();
            if closed.contains("when nobody else is looking") {
                // Only the title and the request.
                let words = closed.lines().filter(|line| line.chars().any(char::is_alphanumeric)).count();
                assert!(words <= 4, "{closed}");
                let session = seated.app.session().unwrap();
                for zone in session.table().zones.clone() {
                    for face in zone.cards().filter(|face| face.card.is_some()) {
                        assert!(!closed.contains(&face.name), "{} shows through the curtain", face.name);
                    }
                }
                seated.key(KeyCode::Enter);
                let open = seated.draw();
                assert!(open.contains("player "), "{open}");
                handed_over += 1;
            }
            let session = seated.app.session().unwrap();
            let Some(hint) = session.hint() else { break };
            let seat = session.seat();
            seated.app.play(&hint.offer.spelling);
            let session = seated.app.session().unwrap();
            if session.outcome().is_some() {
                break;
            }
            if session.seat() != seat {
                // The player who moved reads what the move did, and sees nothing of the next table.
                let next = session.table().prompt.clone();
                let closing = seated.draw();
                assert!(closing.contains("hand over to player"), "{closing}");
                assert!(!closing.contains(&next), "{closing}");
                seated.key(KeyCode::Enter);
            }
        }
        assert!(handed_over > 3, "{handed_over}");
    }
}

#[test]
fn against_the_program_no_curtain_falls_and_undo_returns_to_the_own_move() {
    let game = underdeck_catalogue::find("living-keep").unwrap();
    let deal = game.deal(&[("mode".into(), "standard".into())], 4).unwrap();
    let mut session = underdeck_play::start(game, &deal.code).unwrap();
    "2 greedy".parse::<underdeck_play::BotOpponent>().unwrap().sit(session.as_mut()).unwrap();
    let mut seated = Seated::of(underdeck_play::History::new(session), "duel.udr", (120, 40));
    let is_mine = |seated: &mut Seated| {
        let drawn = seated.draw();
        assert!(!drawn.contains("when nobody else is looking") && !drawn.contains("and hand over"), "{drawn}");
        assert_eq!(seated.app.session().unwrap().seat(), underdeck_game::Seat(0), "{drawn}");
    };
    is_mine(&mut seated);
    let mut answered = 0;
    for _ in 0..20 {
        let before = seated.ply();
        let Some(hint) = seated.app.session().unwrap().hint() else { break };
        seated.app.play(&hint.offer.spelling);
        seated.answered();
        is_mine(&mut seated);
        assert!(seated.ply() > before, "{}", hint.offer.spelling);
        let session = seated.app.session().unwrap();
        answered +=
            usize::from((before..session.ply()).any(|n| session.played(n).unwrap().seat == underdeck_game::Seat(1)));
    }
    assert!(answered > 0, "the program has moved");
    let before = seated.ply();
    // What was seen since is asked about.
    seated.types("uy");
    is_mine(&mut seated);
    assert!(seated.ply() < before);
}

#[test]
fn the_program_thinks_beside_the_screen_and_esc_keeps_the_game() {
    at_home("curtain::the_program_thinks_beside_the_screen_and_esc_keeps_the_game", |_| {
        let game = underdeck_catalogue::find("living-keep").unwrap();
        let deal = game.deal(&[("mode".into(), "standard".into())], 4).unwrap();
        let mut session = underdeck_play::start(game, &deal.code).unwrap();
        "2 mcts:1500".parse::<underdeck_play::BotOpponent>().unwrap().sit(session.as_mut()).unwrap();
        let mut seated = Seated::of(underdeck_play::History::new(session), "duel.udr", (120, 40));
        // A move without a choice is made at once.
        for _ in 0..40 {
            let hint = seated.app.session().unwrap().hint().unwrap();
            seated.app.play(&hint.offer.spelling);
            if seated.app.is_waiting() {
                break;
            }
        }
        let ply = seated.ply();
        for key in [KeyCode::Char('u'), KeyCode::Char('?'), KeyCode::Enter] {
            seated.key(key);
        }
        assert!(seated.app.is_waiting() && seated.ply() == ply);
        let screen = seated.draw();
        assert!(screen.contains("The program thinks") && screen.contains("esc saves the game"), "{screen}");
        seated.key(KeyCode::Esc);
        assert!(!seated.app.is_waiting());
        let screen = seated.draw();
        assert!(screen.contains("the program moves when you continue it"), "{screen}");
        let file = seated.folder.path().join("duel.udr");
        let record = underdeck_home::parse(&file, &std::fs::read(&file).unwrap()).unwrap();
        assert_eq!(record.moves().count(), ply);
        let mut seated = Seated::of(
            underdeck_play::History::new(underdeck_play::resume(game, &record).unwrap()),
            "duel.udr",
            (120, 40),
        );
        assert!(seated.app.is_waiting());
        seated.answered();
        assert!(seated.ply() > ply);
        assert_eq!(seated.app.session().unwrap().seat(), underdeck_game::Seat(0));
    });
}
