use underdeck_game::{Message, Play, Presentation as _, SeenChance, State as _};
use underdeck_living_keep::{State, View};
use underdeck_testkit::TextLuck;

use crate::rules::scene::Scene;
use crate::table::random_games;

/// The description of a move with this luck for the seat that decides.
fn describe_change(state: &State, mv: &str, luck: &str) -> Vec<Message> {
    let seat = state.deciding_seat();
    let mut after = *state;
    let mut recording = underdeck_game::Recording::new(TextLuck::new(luck));
    after.play(mv.parse().unwrap(), &mut recording).unwrap();
    let seen: Vec<SeenChance> = recording.events.iter().map(SeenChance::from).collect();
    state.view(seat).describe_change(mv.parse().unwrap(), &seen, &after.view(seat))
}

#[test]
fn a_dig_is_described_by_cards_and_dice() {
    // Worked example 1.
    let keys = "dig; main 5C XB 7D 3S; p1_peons 2; p1_rooms farm vault quarry";
    let luck = "d8=4; d8=7; d6=1; d6=2; d6=6; d8=3; d8=3";
    let expected = [
        "2 Peons go to dig.",
        "Cards drawn: 5♣, 7♦, 3♠ and Joker ☆.",
        "The joker is among them.",
        "Dice: d8 4 7, d6 1 2 6, d8 3 3.",
        "Gold → 9 (+9), stone → 17 (+17).",
    ];
    assert_eq!(describe_change(&Scene::new(keys), "assign dig 2", luck), expected);
}

#[test]
fn a_shortfall_is_described() {
    let keys = "upkeep; p1_rooms lair 3 farm vault quarry; p1_minions 9S 4C 9S; p1_gold 5; p1_food 20";
    let expected = [
        "Harvest: 4 + 5 = 9 food (4 lost: no room).",
        "17 gold and 11 food are due: more than is in store.",
        "Food → 25 (+5, full).",
    ];
    assert_eq!(describe_change(&Scene::new(keys), "collect", "d6=4; d6=5"), expected);
}

#[test]
fn a_lost_fight_is_described_once() {
    let state = Scene::new("defend; hero TD; hero_rank 9; p1_minions TC 8C; p1_rooms lair 2 farm vault quarry");
    let lines = describe_change(&state, "fight", "main: 2C");
    let expected = [
        "The Titan, rank 9, breaks through: 1 minion of that rank was not enough.",
        "Health → 24 (−16).",
        "All 41 main cards are shuffled.",
        "Turn 2 begins.",
    ];
    assert_eq!(lines, expected);
}

/// Every line begins with a capital letter, a digit or the name of a Keep, and ends a sentence.
#[test]
fn lines_are_sentences() {
    for mode in [
        "mode=mastery turn_decks=1",
        "mode=campaign scenario=8",
        "mode=coop turn_decks=1",
        "mode=standard turn_decks=1",
        "mode=draft",
    ] {
        random_games(mode, 6, |state, mv, after| {
            let seat = state.deciding_seat();
            let mut lines = state.view(seat).describe_change(mv, &[], &after.view(seat));
            lines.extend(View::describe_to_others(state, mv, after, crate::table::SEATS[1 - usize::from(seat.0)]));
            for line in lines {
                let is_begun = line.starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit());
                assert!(is_begun && line.ends_with(['.', '!', '?']) && !line.contains("  "), "{mv}: {line}");
            }
        });
    }
}
