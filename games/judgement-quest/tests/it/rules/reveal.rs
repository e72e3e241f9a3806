//! Revealing a room, and gaining HP.

use crate::rules::scene::Scene;

/// What a D12 reveals at r1c4, with these rooms on the map: crystal r2c4, specter r3c3, slime r3c5, chest r4c4, door r2c3,
/// wizard r2c5, and those of the clauses.
#[track_caller]
pub(crate) fn reveals(more: &str, roll: u8, card: &str) {
    let mut state = Scene::new(format!("dice; put r2c4=7C r4c4=5C; seen r2c3 r2c5; tasks 6D 3D 8D AD; {more}"));
    let revealed = format!("pos r2c4; prev r3c4; rooms +r1c4={card}; revealed +r1c4");
    state.play_on("go r2c4", &format!("d12={roll}")).becomes(revealed);
}

#[test]
fn reveal_1_a_room_gets_its_club_and_then_its_spade() {
    reveals("", 1, "2C");
    reveals("seen r2c1", 1, "2S");
    let mut cards = Scene::new("");
    let seen = "pos r2c4; prev r3c4; revealed +r1c4 +r2c5 +r2c3; amulet; resolved +r2c4";
    cards.play_on("go r2c4", "d6=3").becomes(seen);
    // Shield and dragon have one card each.
    reveals("seen r3c6 r5c5", 12, "AS");
    reveals("put r5c3=AS; seen r3c6 r5c5 r5c3", 12, "AC");
}

#[test]
fn reveal_2_a_type_with_a_room_left_is_taken_as_rolled() {
    for (roll, card) in (1..=12).zip(["2C", "3C", "4S", "5S", "6S", "7S", "8C", "9C", "TC", "JS", "QS", "KC"]) {
        reveals("", roll, card);
    }
}

#[test]
fn reveal_3_a_full_type_gives_way_to_the_next_missing_one() {
    // Both gold rooms: ice is missing.
    reveals("seen r2c1 r4c1", 1, "3C");
    // Gold twice, ice once: no door? There is one; then fountain is the first that is missing.
    reveals("seen r2c1 r4c1 r2c2", 1, "8C");
    // After 12 come shield and dragon, then 1.
    reveals("seen r3c6 r5c5", 12, "AS");
    reveals("put r5c3=AS; seen r3c6 r5c5 r5c3", 12, "AC");
    reveals("put r5c3=AS; seen r3c6 r5c5 r5c3 r3c7", 12, "2C");
    reveals("put r5c3=AS; seen r3c6 r5c5 r5c3 r3c7 r2c1", 12, "3C");
    // Round the ring to a number below.
    reveals("put r5c3=AS; seen r3c6 r5c5 r5c3 r3c7 r2c1 r2c2 r2c7 r1c3", 12, "TC");
}

#[test]
fn reveal_4_with_no_type_missing_the_next_single_one_is_doubled() {
    // Every type is there; those below are there twice.
    let all = "put r5c3=AS; seen r2c1 r2c2 r2c7 r1c3 r3c2 r3c6 r5c3 r3c7";
    reveals(&format!("{all} r5c5"), 12, "2S");
    reveals(&format!("{all} r5c5 r4c1"), 12, "3S");
    reveals(&format!("{all} r4c1"), 1, "3S");
    reveals(&format!("{all} r4c6"), 7, "9S");
    reveals(&format!("{all} r4c6 r3c1"), 7, "TS");
    reveals(&format!("{all} r5c4"), 11, "KS");
    // The ring ends at 12: shield and dragon are never doubled.
    reveals(&format!("{all} r5c4 r5c5"), 11, "2S");
}

#[test]
fn gain_1_gains_end_at_the_limit() {
    Scene::new("hp 5; items flask").play("drink").becomes("hp 8; flask false");
    Scene::new("hp 5; cap 7; items flask").play("drink").becomes("hp 7; flask false");
    Scene::new("hp 3; cap 6; items flask").play("drink").becomes("hp 6; flask false");
    Scene::new("hp 6; cap 6; items flask").play("drink").becomes("flask false");
    Scene::new("hp 6; cap 9; items flask").play("drink").becomes("hp 9; flask false");
}
