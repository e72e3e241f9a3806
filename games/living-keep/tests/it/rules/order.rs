//! The order of the phases, drawing and shuffling, goals.

use serde_json::json;
use underdeck_game::Play;
use underdeck_living_keep::State;
use underdeck_testkit::start;

use crate::rules::scene::{Scene, dealt, luck_of, options};

/// Phases and players as they come up by `collect`, `next` and the like; heroes are fought, hauls are not won.
fn walk(options_text: &str, decisions: usize) -> String {
    let mut state = Scene::at(start::<State>(&options(options_text), 4));
    let mut met = Vec::new();
    for _ in 0..decisions {
        met.push(format!("{} {}", state.key("phase").as_str().unwrap(), state.key("to_move")));
        let mv = ["collect", "flip", "fight", "next"].into_iter().find(|mv| state.legal("").iter().any(|it| it == mv));
        luck_of(&mut state, mv.expect("a move"), 9);
    }
    met.retain(|phase| !phase.starts_with("defend"));
    met.join(", ")
}

#[test]
fn order_1_phases_of_a_turn_alone() {
    let round = "dig 1, build 1, train 1, research 1, recruit 1, hero 1, upkeep 1";
    assert!(walk("", 10).starts_with(&format!("upkeep 1, {round}")));
    assert!(walk("mode=campaign", 10).starts_with(round));
}

// (R61, R62)
#[test]
fn order_2_phases_of_a_turn_in_coop() {
    let round = |a, b| {
        format!(
            "upkeep {a}, upkeep {b}, dig {a}, build {a}, build {b}, train {a}, train {b}, research {a}, research {b}, \
                recruit {a}, hero {a}"
        )
    };
    let walked = walk("mode=coop", 27);
    assert!(walked.starts_with(&format!("{}, {}", round(1, 2), round(2, 1))), "{walked}");
}

// (R66)
#[test]
fn order_3_phases_of_a_round_of_standard() {
    let walked = walk("mode=standard", 20);
    let first = "dig 1, dig 2, build 1, build 2, recruit 1, recruit 2, hero 1, upkeep 1, upkeep 2, dig 1";
    assert!(walked.starts_with(first), "{walked}");
}

#[test]
fn order_4_move_is_that_of_the_keep_to_decide() {
    let mut state = Scene::new("build; to_move 2; p2_gold 25; p2_stone 50; mode coop");
    assert_eq!(underdeck_game::State::turn(&*state), underdeck_game::Turn::Decide(underdeck_game::Seat(1)));
    state.play("build lair").is("p2_rooms lair; p1_rooms");
}

#[test]
fn order_5_next_where_there_is_no_more() {
    let state = Scene::new("train");
    assert_eq!(state.legal(""), ["next"]);
    let state = dealt("", 1);
    assert_eq!(state.legal(""), ["collect"]);
}

#[test]
fn go_1_recruit_allows_an_attempt() {
    let mut state = Scene::new("research; attempted");
    state.play("next").is("phase recruit; attempted false");
}

// (R54, R55)
#[test]
fn go_2_game_ends_with_the_last_turn_card() {
    let mut state = Scene::new("recruit; turn; turn_pass 2");
    state.play("next").is("phase over; turn_pass 3");
    assert_eq!(state.key("outcome")["cause"], "time");
    // With a pass to come, or a card left, it continues.
    for keys in ["recruit; turn; turn_pass 1", "recruit; turn JH; turn_pass 2"] {
        let mut state = Scene::new(keys);
        state.play("next").is("phase hero");
    }
}

// (R65)
#[test]
fn go_3_keep_without_turn_cards_skips_the_hero() {
    let mut state = Scene::new(
        "recruit; to_move 2; active 2; turn JH XR; turn2; turn_pass 2; turn_no 9; p1_minions 2C:3:4+; mode coop",
    );
    state.play("next").is("phase upkeep; to_move 1; active 1; turn_no 10; turn JH XR; p1_m_trained false");
    let mut state = Scene::new("recruit; turn; turn2 JH; turn_pass 1; mode coop");
    state.play("next").is("phase upkeep; to_move 2; active 2");
    // Both empty, and not the last pass: a hero phase.
    let mut state = Scene::new("recruit; turn; turn2; turn_pass 1; mode coop");
    state.play("next").is("phase hero");
}

#[test]
fn draw_1_empty_deck_is_shuffled_from_the_discard() {
    let mut state = Scene::new("dig; p1_peons 1; main 5H; rest discard");
    state.play_on("assign dig 1", "main: 6S; d8=1; d8=2; d8=3").is("p1_gold 1; p1_stone 5; discard 5H 6S");
    assert_eq!(state.key("main").as_array().unwrap().len(), 39);
    assert!(state.key("main_known").as_array().unwrap().iter().all(|known| known == false));
    // Nothing anywhere: fewer cards, and no event. Only by way of the cards that are out can it come to that.
    let mut state = Scene::new(
        "defend; turn JC; hero TD; hero_rank 10; p1_spells to_arms; p1_rooms lair gate shrine; p1_mana 10; \
            main 2H 3S; rest hero_cards",
    );
    state.play("cast to_arms").is("phase pick; revealed 2H 3S; main; discard");
}

// (R6)
#[test]
fn draw_2_cards_drawn_stay_out_of_the_shuffle() {
    // Two cards are drawn before the shuffle, and stay out of it.
    let mut state = Scene::new("dig; p1_peons 2; main 5H 6H; rest discard");
    state.play_on("assign dig 2", "main: 2C 3C; d8=1; d8=1");
    assert_eq!(state.key("main").as_array().unwrap().len(), 37);
    assert!(!state.text("main").contains("5H"));
}

#[test]
fn shuffle_1_takes_deck_and_discard() {
    let mut state = Scene::new("recruit; discard 2C 3C; mode standard");
    state.play_on("next", "main: 3C 2C");
    assert!(state.text("main").starts_with("3C 2C"));
    state.is("discard");
    // Even when the discard is empty.
    let mut state = Scene::new("dig; mode standard");
    assert_eq!(luck_of(&mut state, "next", 1), ["main"]);
}

// (R5, R67)
#[test]
fn shuffle_2_follows_a_hero() {
    let met = |turn: &str, fight: bool| {
        let mut state = Scene::new(format!("hero; turn {turn}; discard 2C; main 5H 5D"));
        let mut luck = luck_of(&mut state, "flip", 1);
        if fight {
            luck.extend(luck_of(&mut state, "fight", 1));
        }
        luck
    };
    assert_eq!(met("JH QC", true), ["main"]);
    assert_eq!(met("JC QC", false), [""; 0]);
    for phase in ["dig", "recruit"] {
        let mut state = Scene::new(format!("{phase}; mode standard"));
        assert_eq!(luck_of(&mut state, "next", 1), ["main"], "{phase}");
        let mut state = Scene::new(format!("{phase}; mode coop"));
        assert_eq!(luck_of(&mut state, "next", 1), [""; 0], "{phase}");
    }
    let mut state = Scene::new("build; mode standard");
    assert_eq!(luck_of(&mut state, "next", 1), [""; 0]);
    // A hero killed by a trap was met too.
    let mut state = Scene::new("defend; hero 2H; hero_rank 2; p1_traps spikes; turn JC");
    assert_eq!(luck_of(&mut state, "use spikes", 1), ["main"]);
}

// (R5, R37)
#[test]
fn shuffle_3_quiet_turns_leave_the_decks() {
    let mut state = Scene::new("hero; turn JC QC; discard 2C; main 5D 6D; main_known 5D");
    state.play("flip").is("discard 2C");
    assert_eq!((state.key("main")[0].clone(), state.key("main_known")[0].clone()), (json!("5D"), json!(true)));
}

// (R60)
#[test]
fn goals_1_reached_goals_win_at_once() {
    let mut state = Scene::new("build; p1_rooms lair 2 farm 2; p1_gold 25; p1_stone 20; mode campaign; scenario 1");
    state.play("build vault").is("phase build");
    state.play("build lair").is("phase over; outcome result=won cause=goal");
    // No goals in mastery.
    let mut state = Scene::new("build; p1_rooms lair 2 farm 2; p1_gold 25; p1_stone 20");
    state.play("build lair").is("outcome null");
}

// (R60)
#[test]
fn goals_2_are_checked_before_the_reshuffle() {
    let mut state = Scene::new(
        "defend; hero 2H; hero_rank 2; hero_cards 3C; p1_gold 100; p1_rooms lair 2 farm 2 vault 4; p1_minions 5C; \
            p1_killed 2D 2; turn JC; mode campaign; scenario 3",
    );
    assert_eq!(luck_of(&mut state, "fight", 1), [""; 0]);
    state.is("phase over; discard 3C 2H; hero null; turn_no 1");
    assert!(state.outcome().is_some());
    state.refuses("next");
}
