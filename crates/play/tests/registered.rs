//! A game that is registered while the program runs is played like any other.

use underdeck_catalogue::{Error, GameVisitor, by_code, by_number, find, games, register, visit};
use underdeck_game::Playable;
use underdeck_record::TraceFlags;
use underdeck_testkit::toy::Bare;

struct Title;

impl GameVisitor for Title {
    type Out = &'static str;

    fn visit<S: Playable>(self) -> &'static str {
        S::INFO.title
    }
}

#[test]
fn a_registered_game_is_found_played_recorded_and_verified() {
    let toy = Bare::instance();
    let (id, number, before) = (toy.info().id, toy.info().number, games().len());
    assert!(matches!(find(id), Err(Error::UnknownGame { .. })) && by_number(number).is_none());
    register(toy).unwrap();
    let game = find(&id.to_uppercase()).unwrap();
    assert_eq!((games().len(), games()[before].info().id, game.instance()), (before + 1, id, toy));

    let deal = game.deal(&[("ranks".into(), "5".into())], 7).unwrap();
    assert_eq!(by_code(&deal.code).unwrap().deal_of(&deal.code).unwrap(), deal);
    let mut session = underdeck_play::start(game, &deal.code).unwrap();
    while let Some(hint) = session.hint() {
        assert!(!session.play(&hint.offer.spelling).unwrap().told.is_empty());
    }
    assert!(session.outcome().is_some() && session.deal().house_rules().len() == 1);
    let again = underdeck_play::resume(game, &session.record()).unwrap();
    assert_eq!((again.state(), again.outcome()), (session.state(), session.outcome()));

    let mut trace = Vec::new();
    game.trace_record(&session.record(), TraceFlags { legal: true, view: true }, &mut trace).unwrap();
    assert_eq!(game.verify_trace(&mut trace.as_slice()).unwrap().moves, session.ply());
    assert!(
        underdeck_play::Campaign::new(game, "Deep", &deal.code)
            .is_ok_and(|campaign| !campaign.standing().next.is_empty())
    );
    let mut told = underdeck_play::start_physical(game, &deal.code).unwrap();
    told.play("draw").unwrap();
    assert!(told.asked().is_some(), "a card was turned");

    assert!(matches!(visit(id, Title), Err(Error::NotBuiltIn(found)) if found == id));
    assert!(matches!(register(toy), Err(Error::Registered { other, .. }) if other == id));
    let first = games()[0].instance();
    assert!(matches!(register(first), Err(Error::Registered { .. })) && games().len() == before + 1);
}
