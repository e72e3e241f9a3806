//! Which moves count as having shown something, so that taking them back makes a game informed.

use std::collections::HashSet;

use underdeck_cards::Card;
use underdeck_play::Session;

/// The cards that the seat to move sees.
fn seen(session: &dyn Session) -> HashSet<Card> {
    let view = session.view().to_string();
    view.split(|c: char| !c.is_ascii_alphanumeric()).filter_map(|word| word.parse().ok()).collect()
}

/// In Cryptkeeper the item is taken before the map is dealt, and the whole map is dealt face down.
#[test]
fn a_shuffle_that_shows_no_card_does_not_inform() {
    let game = underdeck_catalogue::find("cryptkeeper").unwrap();
    let mut session = underdeck_play::start(game, &game.deal(&[], 3).unwrap().code).unwrap();
    session.play("take QS").unwrap();
    assert!(!session.would_inform());
    assert_eq!(session.undo().as_deref(), Some("take QS"));
    assert!(!session.informed(), "no tile was turned up");
    session.play("take 6S").unwrap();
    while !session.would_inform() {
        let hint = session.hint().unwrap().offer.spelling;
        session.play(&hint).unwrap();
    }
    session.undo();
    assert!(session.informed(), "a tile was turned up");
}

#[test]
fn a_move_that_does_not_inform_has_shown_no_new_card() {
    let (mut silent, mut telling) = (0, 0);
    for game in underdeck_catalogue::games() {
        for seed in 0..4 {
            let mut session = underdeck_play::start(game, &game.deal(&[], seed).unwrap().code).unwrap();
            let mut luck = seed;
            while session.outcome().is_none() && session.ply() < 300 {
                let before = seen(session.as_ref());
                luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let offers = session.table().offers.clone();
                let open: Vec<_> = offers.iter().filter(|offer| offer.finality.is_open()).collect();
                let spelling = &open[usize::try_from(luck >> 33).unwrap() % open.len()].spelling;
                session.play(spelling).unwrap();
                if session.would_inform() {
                    telling += 1;
                    continue;
                }
                silent += 1;
                let shown: Vec<_> = seen(session.as_ref()).difference(&before).copied().collect();
                let place = format!("{}, seed {seed}, move {} `{spelling}`", game.info().id, session.ply());
                assert!(shown.is_empty() || session.outcome().is_some(), "{place} showed {shown:?}");
            }
        }
    }
    assert!(silent > 100 && telling > 100, "{silent} moves showed nothing, {telling} something");
}

/// In a draft both hands are put away face down as others are dealt: as many cards are hidden as before.
#[test]
fn a_hand_dealt_in_place_of_another_informs() {
    let game = underdeck_catalogue::find("living-keep").unwrap();
    let deal = game.deal(&[("mode".into(), "draft".into())], 5).unwrap();
    let mut session = underdeck_play::start(game, &deal.code).unwrap();
    let hand = |session: &dyn Session| session.view()["p1_hand"].to_string();
    let first = hand(session.as_ref());
    let mut dealt = false;
    while !dealt {
        let offers = session.table().offers.clone();
        let before = (session.seat(), session.would_inform());
        session.play(&offers[0].spelling).unwrap();
        dealt = session.seat() == underdeck_game::Seat(0)
            && before.0 == underdeck_game::Seat(1)
            && hand(session.as_ref()) != first;
    }
    assert!(session.would_inform(), "four other cards are in the hand");
}
