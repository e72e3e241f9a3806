//! Sessions of the toy game.

use underdeck_testkit::toy::{Toy, ToyOptions};

use super::*;

fn well(seed: u64) -> GameSession {
    GameSession::start(AnyDeal::from(&underdeck_record::Deal::<Toy>::new(ToyOptions::default(), seed)))
}

#[test]
fn moves_may_be_typed_loosely_and_report_their_effect() {
    let mut session = well(1);
    let played = session.play("  DRAW ").unwrap();
    assert_eq!((played.offer.spelling.as_str(), session.moves()), ("draw", vec!["draw".to_owned()]));
    assert!(!played.told.is_empty());
    assert_eq!(session.played(0), Some(&played));
    let before = session.state();
    let error = session.play("drwa").unwrap_err();
    assert_eq!(error.nearest.as_deref(), Some("draw"));
    assert_eq!(session.play("leave").unwrap_err().refusal.unwrap().rules, ["leave-1"]);
    assert_eq!(session.state(), before);
}

#[test]
fn a_step_is_a_move_described_on_request() {
    let (mut told, mut silent) = (well(1), well(1));
    let played = told.play(" DRAW").unwrap();
    assert_eq!(silent.step(" DRAW").as_ref(), Ok(&played.offer.spelling));
    assert_eq!((silent.played(0), silent.record()), (Some(&played), told.record()));
    assert_eq!(silent.view_text().get(), told.view().to_string());
    assert_eq!((silent.tag("Result"), silent.tag("Aids")), (Some("*"), None));
    assert_eq!(
        silent.step("leave").map_err(|error| error.error),
        told.play("leave").map(|_| String::new()).map_err(|error| error.error)
    );
    assert_eq!(silent.moves(), told.moves());
}

#[test]
fn undo_restores_state_and_luck_and_is_recorded() {
    let mut session = well(2);
    let start = (session.state(), session.record());
    session.play("draw").unwrap();
    let drawn = session.state();
    assert!(!session.informed() && session.would_inform());
    assert_eq!(session.undo().as_deref(), Some("draw"));
    assert_eq!(session.state(), start.0);
    assert!(session.informed(), "a card was seen");
    assert_ne!(session.record(), start.1);
    assert_eq!(session.play("draw").unwrap().seat, Seat(0));
    assert_eq!(session.state(), drawn);
    assert!(session.informed() && !session.would_inform(), "it is informed already");
    let again = GameSession::resume(session.deal.game, session.record()).unwrap();
    assert!(again.informed());
    assert_eq!((again.state(), again.record()), (session.state(), session.record()));
}

#[test]
fn a_die_rolled_again_after_undo_shows_the_same() {
    let mut session = well(5);
    session.play("draw").unwrap();
    let roll =
        session.table().offers.clone().into_iter().find(|offer| offer.spelling.starts_with("roll")).unwrap().spelling;
    session.play(&roll).unwrap();
    let after = session.state();
    session.undo();
    session.play(&roll).unwrap();
    assert_eq!(session.state(), after);
}

#[test]
fn undoing_a_move_that_revealed_nothing_is_not_recorded() {
    let mut session = well(3);
    session.play("peek").unwrap();
    session.play("keep").unwrap();
    session.undo();
    assert!(!session.informed());
    session.undo();
    assert!(session.informed());
    assert_eq!((session.undo(), session.moves().len()), (None, 0));
}

#[test]
fn hints_are_legal_and_name_rules_with_texts() {
    let mut session = well(4);
    assert_eq!(session.why(None), Ok(None));
    let hint = session.hint().unwrap();
    let why = session.why(Some(&hint.offer.spelling)).unwrap().unwrap();
    assert!(!why.rules.is_empty() && why.rules.iter().all(|rule| !rule.text.is_empty()), "{why:?}");
    session.play(&hint.offer.spelling).unwrap();
    assert_eq!(session.why(None).unwrap().unwrap().offer, hint.offer);
    assert!(session.why(Some("swim")).is_err());
}

#[test]
fn a_finished_game_has_no_offers_and_its_record_has_the_result() {
    let mut session = well(6);
    while let Some(hint) = session.hint() {
        session.play(&hint.offer.spelling).unwrap();
    }
    let outcome = session.outcome().unwrap();
    assert!(
        session.table().offers.is_empty()
            && matches!(session.play("draw"), Err(error) if error.to_string().contains("over"))
    );
    assert_eq!(session.record().tag("Result").map(str::to_owned), Some(outcome.result.word()));
    let view = session.view();
    assert!(view["outcome"].is_object());
    session.undo();
    assert_eq!(session.record().tag("Result"), Some("*"));
}

#[test]
fn a_thing_is_explained_by_any_of_its_names() {
    let game = underdeck_catalogue::games()[0];
    let session = crate::start_guide(game, 1).unwrap();
    let of = |named: &str| session.explain(named);
    let card = of("9C");
    assert!(card.len() == 1 && card[0].name.starts_with("Nine of clubs"), "{card:?}");
    for named in ["9♣", "nine of clubs", "room:9C", "Room: 9c"] {
        assert_eq!(of(named), card, "{named}");
    }
    assert_eq!((of("Red Hand")[0].name.as_str(), of("health").len(), of("hand:9C").len()), ("Red Hand", 1, 0));
    let absent = of("king of spades");
    assert!(absent.len() == 1 && absent[0].says.contains("strength 13") && absent[0].odds.starts_with("Unseen: "));
    assert!(of("stairs")[0].says.contains("Joker") && of("xyzzy").is_empty());
}
