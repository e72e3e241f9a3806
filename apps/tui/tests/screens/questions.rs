//! Questions before a move or an undo that costs the player something.

use crossterm::event::KeyCode;
use underdeck_catalogue::Game;
use underdeck_chronicle::daily;
use underdeck_game::Offer;
use underdeck_home::Settings;
use underdeck_play::{History, Session};

use crate::common::Seated;

const SIZE: (u16, u16) = (100, 30);

/// The first games with a move that throws them away, and that move.
fn ends() -> Vec<(&'static Game, Offer)> {
    let end = |game: &&'static Game| {
        let session = underdeck_play::start(game, &game.deal(&[], 1).unwrap().code).unwrap();
        let offers = session.table().offers.clone();
        Some((*game, offers.into_iter().find(|offer| !offer.finality.is_open())?))
    };
    let found: Vec<_> = underdeck_catalogue::games().iter().filter_map(end).collect();
    assert!(!found.is_empty(), "a game can be given up");
    found
}

#[test]
fn a_move_that_throws_the_game_away_is_asked_for_and_names_what_is_lost() {
    for (game, end) in ends() {
        let mut seated = Seated::at(game, &[], 1, SIZE);
        let asks = |screen: &str| screen.contains("Give the game up?") || screen.contains("End the game here?");
        let typed = format!(":{}\n", end.spelling);
        // Neither enter nor n nor going back makes it.
        for answer in [KeyCode::Enter, KeyCode::Char('n'), KeyCode::Esc] {
            let screen = seated.types(&typed);
            assert!(asks(&screen) && screen.contains(&*end.label), "{screen}");
            let first_words: Vec<&str> = end.effect.split_whitespace().take(3).collect();
            assert!(screen.contains(&first_words.join(" ")), "{screen}");
            seated.key(answer);
            assert!(!asks(&seated.draw()) && seated.ply() == 0);
        }
        seated.types(&typed);
        seated.types("y");
        assert!(seated.app.session().unwrap().outcome().is_some());
        let screen = seated.types("u");
        assert!(seated.app.session().unwrap().outcome().is_none(), "{screen}");
    }
}

#[test]
fn a_move_that_throws_the_game_away_comes_last_and_its_button_asks() {
    for (game, end) in ends() {
        let mut seated = Seated::at(game, &[], 1, SIZE);
        let moves = seated.app.session().unwrap().table().offers.len();
        let screen = seated.types(&format!("m{moves}"));
        let row = screen.lines().find(|line| line.contains(&*end.label)).unwrap_or_else(|| panic!("{screen}"));
        assert!(row.contains('▸') || row.contains('›') || row.contains('>'), "it is the last row: {screen}");
        seated.key(KeyCode::Esc);
        if end.gesture == underdeck_game::Gesture::Press {
            let letter = end.label.chars().next().unwrap();
            let screen = seated.types(&letter.to_string());
            assert!(screen.contains(&*end.label) && screen.contains("Play on") && seated.ply() == 0, "{screen}");
        }
    }
}

/// A deal of the day, and a move of it whose undo informs.
fn daily_and_informing(game: &Game) -> (History, String) {
    let date = "2026-11-21";
    let mut session = underdeck_play::start(game, &daily::deal(game, date).unwrap().code).unwrap();
    session.set_tag(daily::TAG, date);
    let mut tree = History::new(session);
    loop {
        let mv = tree.session().hint().expect("some move informs").offer.spelling;
        tree.act(underdeck_play::Command::play(&mv)).unwrap();
        if tree.session().would_inform() {
            return (tree, mv);
        }
    }
}

#[test]
fn in_a_deal_of_the_day_an_undo_that_informs_is_asked_for() {
    for game in underdeck_catalogue::games() {
        let (tree, mv) = daily_and_informing(game);
        let ply = tree.session().ply();
        let mut seated = Seated::of(tree, "game.udr", SIZE);
        for no in ["\n", "n"] {
            let screen = seated.types("u");
            assert!(screen.contains("Take it back?") && screen.contains("deal of the day"), "{screen}");
            seated.types(no);
            assert!(seated.ply() == ply && !seated.app.session().unwrap().informed());
        }
        // Going back in the tree is the same.
        seated.types("t");
        seated.key(KeyCode::Home);
        let screen = seated.types("\n");
        assert!(screen.contains("Take it back?"), "{screen}");
        seated.types("n");
        seated.types("uy");
        assert!(seated.ply() == ply - 1 && seated.app.session().unwrap().informed(), "{mv}");
    }
}

#[test]
fn the_other_seat_is_asked_before_a_move_is_taken_back_whoever_made_it() {
    for (game, options) in crate::curtain::secret() {
        let mut seated = Seated::at(game, &options, 4, SIZE);
        let open = |seated: &mut Seated| while seated.app.advance_handover() {};
        open(&mut seated);
        for is_others in [false, true] {
            while seated.ply() == 0 || seated.app.session().unwrap().is_others_move() != is_others {
                let hint = seated.app.session().and_then(Session::hint).unwrap();
                seated.app.play(&hint.offer.spelling);
                open(&mut seated);
            }
            let (ply, seat) = (seated.ply(), seated.app.session().unwrap().seat());
            let table = seated.app.session().unwrap().table().prompt.clone();
            let asks = format!("Player {}: player {} asks to take the last move back", 2 - seat.0, seat.0 + 1);
            for no in ['n', ' ', 'u'] {
                let screen = seated.types("u");
                assert!(screen.contains(&asks) && !screen.contains(&table), "{screen}");
                seated.key(KeyCode::Char(no));
                assert_eq!(seated.ply(), ply);
                assert!(seated.draw().contains("when nobody else is looking"));
                open(&mut seated);
                assert!(seated.draw().contains(&format!("Player {} does not agree", 2 - seat.0)));
            }
            seated.types("uy");
            assert_eq!(seated.ply(), ply - 1);
            assert_eq!(seated.app.session().unwrap().seat() != seat, is_others);
            assert!(seated.draw().contains("when nobody else is looking"), "its table stays behind the curtain");
            open(&mut seated);
        }
    }
}

/// A game with the setting `confirm`.
fn seated(tree: History, confirm: bool) -> Seated {
    let mut settings = Settings::default();
    settings.confirm = confirm;
    Seated::set(tree, "game.udr", SIZE, settings)
}

/// Any deal, after a move whose undo informs.
fn informing() -> History {
    let game = underdeck_catalogue::find("keevorn").unwrap();
    let mut tree = History::new(underdeck_play::start(game, &game.deal(&[], 3).unwrap().code).unwrap());
    while !tree.session().would_inform() {
        let mv = tree.session().hint().unwrap().offer.spelling;
        tree.act(underdeck_play::Command::play(&mv)).unwrap();
    }
    tree
}

#[test]
fn undo_and_peeks_are_asked_for_by_default_and_not_with_the_setting_off() {
    let press = |seated: &mut Seated, key| {
        if key == 'e' {
            seated.control(key);
            seated.draw()
        } else {
            seated.types(&key.to_string())
        }
    };
    let record = |seated: &Seated| seated.app.session().unwrap().record().to_string();
    for (key, title) in [('u', "Take it back?"), ('p', "Ask the solver?"), ('e', "Let the coach look on?")] {
        let mut by_default = Seated::of(informing(), "game.udr", SIZE);
        let before = record(&by_default);
        let screen = press(&mut by_default, key);
        assert!(screen.contains(title), "{screen}");
        by_default.types("n");
        assert_eq!(record(&by_default), before);
        press(&mut by_default, key);
        by_default.types("y");
        assert_ne!(record(&by_default), before, "{key}");

        let mut unasked = seated(informing(), false);
        let screen = press(&mut unasked, key);
        assert!(!screen.contains(title), "{screen}");
        unasked.types("");
        assert_ne!(record(&unasked), before, "{key}");
    }
}

#[test]
fn a_move_that_ends_the_game_is_made_at_once_with_the_setting_off_but_not_in_a_deal_of_the_day() {
    for (game, end) in ends() {
        let typed = format!(":{}\n", end.spelling);
        let tree = History::new(underdeck_play::start(game, &game.deal(&[], 1).unwrap().code).unwrap());
        let mut any = seated(tree, false);
        any.types(&typed);
        assert!(any.app.session().unwrap().outcome().is_some());

        let date = "2026-11-21";
        let mut session = underdeck_play::start(game, &daily::deal(game, date).unwrap().code).unwrap();
        session.set_tag(daily::TAG, date);
        let tree = History::new(session);
        let Some(end) = tree.session().table().offers.iter().find(|offer| !offer.finality.is_open()).cloned() else {
            continue;
        };
        let mut of_day = seated(tree, false);
        let screen = of_day.types(&format!(":{}\n", end.spelling));
        assert!(screen.contains("Give the game up?") || screen.contains("End the game here?"), "{screen}");
        assert!(of_day.app.session().unwrap().outcome().is_none());
    }
}
