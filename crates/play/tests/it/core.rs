//! A game without what explains it, as a small program links it.

use serde_json::Value;
use underdeck_catalogue::{Error, Game, games};
use underdeck_game::Playable as _;
use underdeck_play::Session;

/// The built-in games; a registered one has no part that could be left out.
fn built_in() -> impl Iterator<Item = &'static Game> {
    games().iter().copied().filter(|game| game.info().id != "toy")
}

fn explains(session: &dyn Session) -> [bool; 5] {
    let places = session.table().places();
    let is_told = places.iter().any(|place| session.about(place).is_some());
    let words = [!session.reference().is_empty(), !session.glossary().is_empty()];
    [is_told, words[0], words[1], session.view() != Value::Null, session.state() != Value::Null]
}

#[test]
fn a_core_game_plays_as_the_whole_one_and_explains_nothing() {
    for game in built_in() {
        let id = game.info().id;
        let code = game.deal(&[], 7).unwrap().code;
        let (mut whole, mut core) =
            (underdeck_play::start(game, &code).unwrap(), underdeck_play::start_core(game, &code).unwrap());
        assert_eq!(explains(core.as_ref()), [false; 5], "{id}");
        assert_eq!(explains(whole.as_ref()), [true; 5], "{id}");
        for n in 0..40 {
            assert_eq!((core.table(), core.counters()), (whole.table(), whole.counters()), "{id}, move {n}");
            assert_eq!(core.hint(), None, "{id}");
            let Some(hint) = whole.hint() else { break };
            let spelling = hint.offer.spelling;
            assert_eq!(core.play(&spelling).unwrap(), whole.play(&spelling).unwrap(), "{id}, move {n}: {spelling}");
            assert_eq!(core.would_inform(), whole.would_inform(), "{id}, move {n}");
        }
        assert_eq!(core.record().to_string(), whole.record().to_string(), "{id}");
        // Each continues the game that the other has begun.
        let again = underdeck_play::resume_core(game, &whole.record()).unwrap();
        assert_eq!((again.table(), explains(again.as_ref())), (whole.table(), [false; 5]), "{id}");
        assert_eq!(explains(underdeck_play::resume(game, &core.record()).unwrap().as_ref()), [true; 5], "{id}");
    }
}

#[test]
fn a_core_game_is_dealt_by_the_program() {
    for game in built_in() {
        let told = underdeck_play::start_physical(game, &game.deal(&[], 0).unwrap().code).unwrap().record();
        assert!(matches!(underdeck_play::resume_core(game, &told), Err(Error::LeftOut)), "{}", game.info().id);
    }
}

#[test]
fn a_game_says_everything_unless_its_core_is_asked_for() {
    for game in built_in() {
        let (core, whole) = (game.core(), game.instance());
        assert_eq!((core, core.reference(), core.glossary().len()), (whole, "", 0));
        let tables = [core, whole].map(|game| (game.has_tables(), game.tables(&game.default_options()).is_some()));
        assert_eq!(tables, [(whole.has_tables(), false), (whole.has_tables(), whole.has_tables())]);
        assert_eq!(whole.reference(), game.reference());
        assert!(underdeck_game::rules(game.reference()).count() > 20, "{}", game.info().id);
    }
    // A game of another crate's types explains itself by the instance that it is registered with.
    assert!(!underdeck_testkit::toy::Bare::instance().reference().is_empty());
}
