//! What happened, in words, once.

use underdeck_game::{Presentation as _, Seat, SeenChance, State as _};

use crate::rules::scene::Scene;

/// The description of a move.
#[track_caller]
fn describe_change(state: &mut Scene, mv: &str, luck: &str) -> Vec<String> {
    let before = state.view(Seat(0));
    let seen: Vec<SeenChance> = state.events(mv, luck).iter().map(SeenChance::from).collect();
    before.describe_change(mv.parse().unwrap(), &seen, &state.view(Seat(0))).into_iter().map(String::from).collect()
}

#[track_caller]
fn describes(text: &str, mv: &str, luck: &str, lines: &[&str]) {
    assert_eq!(describe_change(&mut Scene::new(text), mv, luck), lines);
}

#[test]
fn walking_is_described() {
    describes(
        "first none; hand 2C; rooms r1c1=8D? r1c3=9D?",
        "enter r1c3 discard 2C",
        "",
        &["You discard 2C and enter the fortress by r1c3.", "There is 9D, treasure 9."],
    );
    describes(
        "at r1c2; hand 2C; rooms r1c2=8Sx r1c3=7S.",
        "go r1c3 discard 2C",
        "",
        &["You discard 2C and go to r1c3.", "The body of 8S stays behind in r1c2."],
    );
    describes(
        "at r1c2; hand 2C; wounds 3; rooms r1c2=8S r1c3=KS",
        "flee r1c3 trash 2C",
        "",
        &[
            "You trash 2C, take a wound and flee to r1c3: wounds 4 of 10.",
            "There is KS, knight, attack 10, defence 20.",
        ],
    );
    describes(
        "at r1c2; hand 2C; rooms r1c2=8S",
        "flee outside trash 2C",
        "",
        &["You trash 2C, take a wound and flee outside: wounds 1 of 10."],
    );
    describes(
        "at r1c2; hand 2C; wounds 9; rooms r1c2=8S r1c3=KS",
        "flee r1c3 trash 2C",
        "",
        &["You trash 2C and take a wound before you can flee: wounds 10 of 10.", "You die fleeing: you have lost."],
    );
}

#[test]
fn jacks_are_described() {
    let go = |jack: &str, rest: &str| {
        let text = format!("at r2c3; hand 2C; rooms r2c3=7D r3c3={jack} {rest}");
        let lines = describe_change(&mut Scene::new(text), "go r3c3 discard 2C", "");
        lines[1..].to_vec()
    };
    assert_eq!(go("JH?", "r3c4=9C?; wounds 3"), ["JH heals a wound: wounds 2 of 10."]);
    assert_eq!(go("JH?", "r3c4=9C?"), ["JH heals, but you have no wound to heal."]);
    assert_eq!(go("JS?", "r3c4=9C?"), ["JS is a trap: take a wound, or trash a card."]);
    assert_eq!(go("JD", "r3c4=9C? r4c3=8S? r3c2=KC?"), ["JD reveals 9C in r3c4, 8S in r4c3 and KC in r3c2."]);
    assert_eq!(
        go("JC?", "r3c4=9C? r4c3=8S r3c2=KC?"),
        ["JC reveals 9C in r3c4 and KC in r3c2.", "KC shoots from r3c2 with 10."]
    );
    assert_eq!(go("JD", "r3c4=9C? r4c3=8S r3c2=KC"), ["JD reveals 9C in r3c4."]);
    assert_eq!(go("JD", "r3c4=9C r4c3=8S r3c2=KC"), ["JD reveals nothing: no adjacent room is unknown."]);
    let trap = "at r1c2; hand 2C; wounds 8; rooms r1c2=JS.; phase trap; arrived";
    describes(trap, "take wound", "", &["You take the wound of the trap: wounds 9 of 10."]);
    describes(trap, "trash 2C", "", &["You trash 2C instead of taking a wound."]);
}

#[test]
fn fights_are_described() {
    let mut state = Scene::new("at r1c2; hand 6C 5C 4C 3C; wounds 2; rooms r1c2=7S; rest trash");
    assert_eq!(
        describe_change(&mut state, "attack with 4C 5C", ""),
        ["You attack 7S with 4C and 5C: 4 + 5 = 9 against defence 14, not enough."]
    );
    assert_eq!(describe_change(&mut state, "end", ""), ["7S attacks with 7."]);
    assert_eq!(
        describe_change(&mut state, "defend with 3C", "draw: 3C 5C 4C"),
        [
            "You defend with 3C: 3 against attack 7, wounds 2 + 4 = 6 of 10.",
            "Your discard pile of 3 cards is reshuffled: wounds 8 of 10.",
            "You draw 3C, 4C and 5C.",
            "The next turn begins.",
        ]
    );
    describes(
        "at r1c2; hand 6C 5C 4C; rooms r1c2=7S",
        "attack with 4C 5C 6C",
        "",
        &["You attack 7S with 4C, 5C and 6C: 4 + 5 + 6 = 15 against defence 14, 7S is slain."],
    );
    describes(
        "at r1c2; hand 6C; wounds 8; rooms r1c2=7S; defend r1c2",
        "defend nothing",
        "",
        &[
            "You defend with nothing: 0 against attack 7, wounds 8 + 7 of 10: you die.",
            "The monster kills you: you have lost.",
        ],
    );
    describes(
        "at r3c3; hand 6C; trash QS; doubled; rooms r3c3=JC. r3c4=7S r1c2=2C.; defend r3c4; arrived",
        "defend with 6C",
        "",
        &["You defend with 6C: 6 × 2 = 12 against attack 7, no wound."],
    );
    describes(
        "at r1c2; hand 6C; queens QS; rooms r1c2=7S r1c3=2C.",
        "double",
        "",
        &["The Fighter is trashed: your points count double for the rest of this turn."],
    );
}

#[test]
fn loot_and_healing_are_described() {
    let loot = |room: &str| {
        describe_change(&mut Scene::new(format!("at r1c2; hand 2C; rooms r1c2={room}")), "loot with 2C", "")
    };
    assert_eq!(loot("9D"), ["You put 2C down; 9D goes to your discard pile."]);
    assert_eq!(loot("QD"), ["You put 2C down, and QD joins you: a reshuffle wounds one less, but at least one."]);
    assert_eq!(
        loot("XBx"),
        ["You put 2C down and take the Dark Lord's body.", "The Dark Lord is no more: you have won."]
    );
    let hurt = "at r1c2; hand 2C QH; wounds 3; rooms r1c2=8S r1c3=3C.";
    describes(hurt, "heal trash 2C", "", &["You trash 2C and heal a wound: wounds 2 of 10."]);
    describes(hurt, "heal QH", "", &["You discard QH, and she heals a wound: wounds 2 of 10."]);
}

#[test]
fn ends_of_turns_are_described() {
    let base = "at r1c2; rooms r1c2=8D; rest trash";
    describes(
        &format!("{base}; hand AC; draw 6S; discard 2S 3S 4S"),
        "end",
        "draw: 4S 2S",
        &[
            "You end your turn.",
            "You draw 6S.",
            "Your discard pile of 3 cards is reshuffled: wounds 2 of 10.",
            "You draw 2S, 3S and 4S.",
            "The next turn begins.",
        ],
    );
    describes(
        &format!("{base}; hand AC; draw 6S; discard 2S 3S 4S; wounds 8"),
        "end",
        "draw:",
        &[
            "You end your turn.",
            "You draw 6S.",
            "Your discard pile of 3 cards is reshuffled: wounds 10 of 10.",
            "You die of exhaustion: you have lost.",
        ],
    );
    describes(base, "end", "", &["You end your turn.", "You have no card left: you are stranded and have lost."]);
    let rises = [
        "You end your turn.",
        "You draw AC, 3C, 4C and 5C.",
        "The Dark Lord rises again in r1c2.",
        "The next turn begins.",
    ];
    describes("at r1c2; hand 2C; rooms r1c2=XBx", "end", "", &rises);
    describes("at r1c3; hand 2C; rooms r1c2=XB. r1c3=7D; arrived", "end", "", &rises);
}
