//! The end of a game: what is said of it, and what can be done then.

use crossterm::event::KeyCode;
use underdeck_home::SaveSlot;
use underdeck_play::History;
use underdeck_tui::{App, Appearance};

use crate::common::Seated;

/// A game played by hints to its end, the last move by keys.
fn ended(game: &underdeck_catalogue::Game, size: (u16, u16)) -> Seated {
    let mut seated = Seated::at(game, &[], 1, size);
    while seated.app.session().unwrap().outcome().is_none() {
        let hint = seated.app.session().unwrap().hint().unwrap();
        seated.types(&format!(":{}\n", hint.offer.spelling));
    }
    seated
}

#[test]
fn a_finished_game_says_how_it_ended_and_what_can_be_done_now() {
    for game in underdeck_catalogue::games() {
        let mut seated = ended(game, (80, 24));
        let screen = seated.draw();
        let prompt = seated.app.session().unwrap().table().prompt.clone();
        let start: Vec<&str> = prompt.split_whitespace().take(4).collect();
        for words in ["The next deal", "Look over the lines", &start.join(" ")] {
            assert!(screen.contains(words), "{words}\n{screen}");
        }
        // The panel is closed, and enter shows it again.
        seated.key(KeyCode::Esc);
        assert!(!seated.draw().contains("The next deal"));
        assert!(seated.types("\n").contains("The next deal"));
        assert!(seated.types("t").contains("Every line that was tried"));
        seated.key(KeyCode::Esc);
        // The game from its start, which plays by itself or goes on as a game.
        let screen = seated.types("\nv");
        assert!(screen.contains("move 0 of"), "{screen}");
        assert!(seated.types(" ").contains("plays by itself"));
        assert!(seated.app.is_playing());
        let later = std::time::Instant::now() + std::time::Duration::from_secs(9);
        let mut buffer = seated.screen.backend().buffer().clone();
        seated.app.draw(&mut buffer, later);
        assert_eq!(seated.ply(), 1);
        seated.types(" ");
        assert!(!seated.app.is_playing());
        assert!(seated.types("\n").contains("Play on from here?"));
    }
}

#[test]
fn without_unicode_only_ascii_is_shown() {
    for game in underdeck_catalogue::games() {
        for size in [(60, 20), (80, 24), (200, 60)] {
            let mut told = Seated::at(game, &[], 2, size);
            let mut plain = Seated::at(game, &[], 2, size);
            plain.app =
                App::new(Appearance { ascii: true, ..Appearance::default() }, underdeck_home::Settings::default());
            let tree = History::new(underdeck_play::start(game, &game.deal(&[], 2).unwrap().code).unwrap());
            plain.app.open(Box::new(tree), SaveSlot::file(plain.folder.path().join("plain.udr")));
            plain.draw();
            for _ in 0..12 {
                let (told, plain) = (told.types("n\n"), plain.types("n\n"));
                assert!(plain.is_ascii(), "{plain}");
                // A character that nothing stands for would be a question mark.
                let asks = |screen: &str| screen.matches('?').count();
                assert_eq!(asks(&plain), asks(&told), "{told}\n{plain}");
            }
        }
    }
}

#[test]
fn what_was_discarded_last_lies_on_top() {
    let mut seen = 0;
    for game in underdeck_catalogue::games() {
        let mut seated = Seated::at(game, &[], 1, (60, 20));
        for _ in 0..60 {
            let Some(hint) = seated.app.session().and_then(underdeck_play::Session::hint) else { break };
            let before = seated.app.session().unwrap().table();
            seated.app.play(&hint.offer.spelling);
            let after = seated.app.session().unwrap().table();
            let screen = seated.draw();
            for (old, new) in before.zones.iter().zip(&after.zones).filter(|(old, new)| old.id == new.id) {
                let underdeck_game::Body::Stack { open: true, cards } = &new.body else { continue };
                let came: Vec<_> = cards.iter().filter(|face| old.cards().all(|it| it.card != face.card)).collect();
                let line = screen.lines().find(|line| line.contains(&format!("{} {}  ", new.name, cards.len())));
                if let ([came], Some(line)) = (came.as_slice(), line) {
                    let name = came.card.unwrap().symbol();
                    assert!(line.contains(&name), "{name}\n{screen}");
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 5, "{seen}");
}

#[test]
fn lists_and_texts_are_searched() {
    let mut seated = Seated::at(underdeck_catalogue::find("keevorn").unwrap(), &[], 1, (80, 24));
    seated.types("?");
    let screen = seated.types("/comment");
    assert!(screen.contains("/comment") && screen.contains("write a comment"), "{screen}");
    seated.types("\n");
    seated.key(KeyCode::Esc);
    seated.types("m");
    let screen = seated.types("/explore\n");
    let row = screen.lines().find(|line| line.contains('▸')).unwrap_or_default();
    assert!(row.contains("Explore"), "{screen}");
}

#[test]
fn the_foot_can_be_clicked_and_the_inspector_explains() {
    use crossterm::event::{Event, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
    for game in underdeck_catalogue::games() {
        let mut seated = Seated::at(game, &[], 1, (120, 40));
        let screen = seated.draw();
        let foot = screen.lines().last().unwrap();
        let column = foot[..foot.find("w rules").unwrap()].chars().count() as u16;
        let kind = MouseEventKind::Down(MouseButton::Left);
        seated.app.handle(&Event::Mouse(MouseEvent { kind, column, row: 39, modifiers: KeyModifiers::NONE }));
        assert!(seated.draw().contains("The rules"), "{}", seated.draw());
        seated.key(KeyCode::Esc);
        let before = seated.draw();
        assert_ne!(seated.types("i"), before, "something is said of what the cursor is on");
    }
}

#[test]
fn the_end_of_a_game_for_two_says_who_has_won_to_those_who_read_it() {
    let game = underdeck_catalogue::find("living-keep").unwrap();
    let mut seen = std::collections::BTreeSet::new();
    for (seed, program) in (1..12).flat_map(|seed| [(seed, None), (seed, Some("1 greedy")), (seed, Some("2 greedy"))]) {
        let mut session =
            underdeck_play::start(game, &game.deal(&[("mode".into(), "draft".into())], seed).unwrap().code).unwrap();
        if let Some(program) = program {
            program.parse::<underdeck_play::BotOpponent>().unwrap().sit(session.as_mut()).unwrap();
        }
        let mut seated = Seated::of(History::new(session), "duel.udr", (120, 40));
        seated.answered();
        while let Some(hint) = seated.app.session().unwrap().hint() {
            while seated.draw().contains("when nobody else is looking") || seated.draw().contains("and hand over") {
                seated.key(crossterm::event::KeyCode::Enter);
            }
            seated.app.play(&hint.offer.spelling);
            seated.answered();
        }
        let result = seated.app.session().unwrap().outcome().unwrap().result;
        let own = program
            .map(|program| if program.starts_with('1') { underdeck_game::Seat(1) } else { underdeck_game::Seat(0) });
        let title = match result.for_seat(own) {
            underdeck_game::GameResult::Won => "You have won".to_owned(),
            underdeck_game::GameResult::Lost => "You have lost".to_owned(),
            underdeck_game::GameResult::Winner(seat) => format!("Player {} has won", seat.0 + 1),
            _ => "A draw".to_owned(),
        };
        // The program's last move shows the panel; after one's own, enter does.
        let shown = seated.draw();
        let drawn = if shown.contains(&title) { shown } else { seated.types("\n") };
        assert!(drawn.contains(&title), "{title} is not on\n{drawn}");
        assert!(!drawn.contains("The game is over"), "{drawn}");
        seen.insert(title);
    }
    assert!(seen.contains("You have won") && seen.contains("You have lost") && seen.len() > 2, "{seen:?}");
}
