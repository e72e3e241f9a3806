//! Rulings on the end of a quest.

use serde_json::json;
use underdeck_game::{FastRng, Play as _, Seat, State as _, View as _};
use underdeck_judgement_quest::{Options, State};
use underdeck_testkit::start;

use crate::rules::scene::{DONE, Scene, options, outcome, refused};

#[test]
fn r40_a_win_counts_hp_gp_items_and_enemies() {
    assert_eq!(outcome(format!("{DONE} r3c7; hp 5; gp 4; title captain; items key shield"), "leave", "")["score"], 16);
    // The fetched gold, both rooms of it, counts nothing.
    assert_eq!(outcome(format!("{DONE}; hp 1"), "leave", "")["score"], 3);
    assert_eq!(outcome(DONE, "abandon", "")["score"], json!(null));
}

#[test]
fn r41_only_leaving_ends_a_finished_quest() {
    let mut state = Scene::new(DONE);
    for (mv, luck) in [("go r2c4", "d6=2"), ("go r3c4", "")] {
        state.play_on(mv, luck).is("phase explore; outcome null");
    }
    assert!(state.legal("").contains(&"leave".into()));
    // All done in the last room: the way back is still to be walked.
    let back = Scene::new(format!("{DONE}; at r3c3 from r3c4"));
    back.refuses("leave");
}

/// (R42)
#[test]
fn option_12_a_hopeless_quest_is_played_on() {
    let blocked = "put r2c4=9C r4c4=9S r3c3=4C r3c5=4S; items flask; rulings play_on";
    let mut state = Scene::new(blocked);
    state.play("drink").becomes("flask false; hp 9");
    assert_eq!(state.legal(""), ["abandon"]);
    assert!(Scene::read(&format!("{blocked}; over impossible")).is_err());
}

#[test]
fn r42_hopeless_is_decided_from_the_view() {
    let blocked = "put r2c4=9C r4c4=9S r3c3=4C r3c5=4S";
    assert_eq!(outcome(format!("{blocked}; items flask"), "drink", "")["cause"], "impossible");
    // Equal views are equally hopeless, whatever is face down.
    let view = Scene::new(blocked).view(Seat(0));
    let mut rng = FastRng::new(2);
    assert!((0..50).all(|_| view.determinise(&mut rng).is_hopeless()));
    let campaign = Scene::new(format!("{blocked}; campaign"));
    assert_eq!(campaign.legal(""), ["abandon", "leave"]);
    // A deal can be hopeless at once: with two neighbours a barred staircase is common.
    let narrow = options(&[("layout", "custom"), ("map", "#######/#.#.#.#/#######/#.#.#.#/.#####.")]);
    let over = (0..300).map(|seed| start::<State>(&narrow, seed)).find(|state| state.outcome().is_some());
    let over = Scene::at(over.expect("a hopeless deal"));
    assert_eq!((over.key("outcome")["cause"].clone(), over.legal("").len()), (json!("impossible"), 0));
    assert_eq!(over.key("prev"), json!(null));
}

#[test]
fn r43_abandoning_loses_the_campaign() {
    for (text, mv) in [(DONE, "abandon"), ("at r2c4 from r3c4; resolved r2c4", "abandon")] {
        let end = outcome(format!("campaign; {text}; title commander"), mv, "");
        assert_eq!((end["cause"].clone(), end["campaign"].clone()), (json!("abandoned"), json!("lost")));
    }
    let hopeless = outcome("campaign; put r2c4=9C r4c4=9S r3c3=4C r3c5=4S", "leave", "");
    assert_eq!(
        (hopeless["cause"].clone(), hopeless["campaign"].clone()),
        (json!("failed_attempt"), json!("continues"))
    );
}

#[test]
fn r44_a_campaign_can_be_left_at_any_time() {
    let first = Scene::at(start::<State>(&options(&[("campaign", "true")]), 3));
    assert!(first.legal("").contains(&"leave".into()));
    let end = outcome(format!("campaign; {DONE}"), "leave", "");
    assert_eq!((end["cause"].clone(), end["result"].clone()), (json!("returned"), json!("won")));
    Scene::at(start::<State>(&Options::default(), 3)).refuses("leave");
}

#[test]
fn r45_a_failed_attempt_counts_the_gold_of_the_title() {
    let after = |gp: u8| {
        outcome(format!("campaign; title captain; gp {gp}; resolved r2c1 r4c1"), "leave", "")["title_after"].clone()
    };
    assert_eq!([after(0), after(1), after(2), after(9)], ["lieutenant"; 4]);
}

#[test]
fn r46_thresholds_are_at_least() {
    let title = |gp: u8| outcome(format!("{DONE}; hp 1; gp {gp}"), "leave", "")["title"].clone();
    assert_eq!(
        [title(5), title(6), title(8), title(9), title(11), title(12)],
        ["none", "lieutenant", "lieutenant", "captain", "captain", "commander"]
    );
}

#[test]
fn r47_below_lieutenant_is_none() {
    assert_eq!(outcome("campaign; title lieutenant", "leave", "")["title_after"], "none");
    assert_eq!(outcome("campaign", "leave", "")["title_after"], "none");
    assert!(
        refused(&[("title", underdeck_game::OptionValue::Text("king".into()))])
            .contains("none, lieutenant, captain, commander")
    );
}

#[test]
fn r48_only_the_title_carries_over() {
    let mut won = Scene::new(format!("campaign; {DONE}; hp 6; gp 1; items key"));
    won.play("leave");
    let next = State::campaign(&Options::default(), &[*won]).expect("a campaign").next.remove(0);
    Scene::at(start::<State>(&next.options, 4)).is("title lieutenant; hp 6; gp 1; key false; campaign");
}

#[test]
fn r49_a_title_gives_its_gold_without_a_campaign() {
    let mut state = Scene::at(start::<State>(&options(&[("title", "commander")]), 4));
    state.is("gp 3; campaign false");
    assert_eq!(outcome(format!("title commander; {DONE}"), "leave", "")["title_after"], json!(null));
}

#[test]
fn r50_the_score_is_always_computed() {
    let end = outcome(DONE, "leave", "");
    assert_eq!((end["score"].clone(), end["title"].clone()), (json!(8), json!("none")));
}
