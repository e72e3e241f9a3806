//! What happened, in words, once.

use underdeck_game::{Presentation as _, Seat, SeenChance, State as _};

use crate::rules::scene::Scene;

/// Checks the description of a move in a scene.
#[track_caller]
fn describes(text: &str, mv: &str, luck: &str, lines: &[&str]) {
    let mut state = Scene::new(text);
    let before = state.view(Seat(0));
    let seen: Vec<SeenChance> = state.events(mv, luck).iter().map(SeenChance::from).collect();
    assert_eq!(before.describe_change(mv.parse().unwrap(), &seen, &state.view(Seat(0))), lines, "{text}: {mv}");
}

#[test]
fn walking_is_described() {
    for (text, mv, lines) in [
        (
            "first none; hand 2C; rooms r1c1=8D? r1c3=9D?",
            "enter r1c3 discard 2C",
            &["You discard 2♣ and enter at row 1, column 3.", "You find 9♦, treasure 9."][..],
        ),
        (
            "at r1c2; hand 2C; rooms r1c2=8Sx r1c3=7S.",
            "go r1c3 discard 2C",
            &["You discard 2♣ and go east.", "The body of the 8♠ stays behind."],
        ),
        (
            "at r1c2; hand 2C; wounds 3; rooms r1c2=8S r1c3=KS",
            "flee r1c3 trash 2C",
            &["You trash 2♣ and flee east: 4 of 10 wounds.", "You find K♠, knight, attack 10, defence 20."],
        ),
        (
            "at r1c2; hand 2C; rooms r1c2=8S",
            "flee outside trash 2C",
            &["You trash 2♣ and flee outside: 1 of 10 wounds."],
        ),
        (
            "at r1c2; hand 2C; wounds 9; rooms r1c2=8S r1c3=KS",
            "flee r1c3 trash 2C",
            &["You trash 2♣ to flee, but you do not get away: 10 of 10 wounds.", "You die fleeing. You lose."],
        ),
    ] {
        describes(text, mv, "", lines);
    }
}

#[test]
fn jacks_are_described() {
    for (jack, rest, lines) in [
        ("JH?", "r3c4=9C?; wounds 3", &["J♥ heals a wound: 2 of 10 wounds."][..]),
        ("JH?", "r3c4=9C?", &["J♥ heals, but you have no wound."]),
        ("JS?", "r3c4=9C?", &["J♠ is a trap: take a wound, or trash a card."]),
        ("JD", "r3c4=9C? r4c3=8S? r3c2=KC?", &["J♦ reveals 9♣ to the east, 8♠ to the south and K♣ to the west."]),
        (
            "JC?",
            "r3c4=9C? r4c3=8S r3c2=KC?",
            &["J♣ reveals 9♣ to the east and K♣ to the west.", "The knight K♣ shoots at you from the west with 10."],
        ),
        ("JD", "r3c4=9C r4c3=8S r3c2=KC", &["J♦ reveals nothing: no adjacent room is face down."]),
    ] {
        let lines = [&["You discard 2♣ and go south."], lines].concat();
        let text = format!("at r2c3; hand 2C; rooms r2c3=7D r3c3={jack} {rest}");
        describes(&text, "go r3c3 discard 2C", "", &lines);
    }
    let trap = "at r1c2; hand 2C; wounds 8; rooms r1c2=JS.; phase trap; arrived";
    describes(trap, "take wound", "", &["You take the wound: 9 of 10 wounds."]);
    describes(trap, "trash 2C", "", &["You trash 2♣ instead of taking a wound."]);
}

#[test]
fn fights_are_described() {
    for (text, mv, luck, lines) in [
        (
            "at r1c2; hand 6C 5C 4C 3C; rooms r1c2=7S",
            "attack with 4C 5C",
            "",
            &["Your attack on the 7♠ with 4♣ 5♣ fails: 4 + 5 = 9 against 14."][..],
        ),
        (
            "at r1c2; hand 6C 5C 4C; rooms r1c2=7S",
            "attack with 4C 5C 6C",
            "",
            &["You slay the 7♠ with 4♣ 5♣ 6♣: 4 + 5 + 6 = 15 against 14."],
        ),
        ("at r1c2; hand 6C; rooms r1c2=7S", "end", "", &["The 7♠ attacks with 7."]),
        (
            "at r1c2; hand 6C 3C; discard 4C 5C; wounds 2; rooms r1c2=7S; defend r1c2; rest trash",
            "defend with 3C",
            "draw: 3C 5C 4C",
            &[
                "You defend with 3♣: 3 against 7, 6 of 10 wounds (+4).",
                "You reshuffle your discard pile of 3 cards: 8 of 10 wounds.",
                "You draw 3♣ 4♣ 5♣.",
                "The next turn begins.",
            ],
        ),
        (
            "at r1c2; hand 6C; wounds 8; rooms r1c2=7S; defend r1c2",
            "defend nothing",
            "",
            &["You do not defend: 10 of 10 wounds (+7).", "The monster kills you. You lose."],
        ),
        (
            "at r3c3; hand 6C; trash QS; doubled; rooms r3c3=JC. r3c4=7S r1c2=2C.; defend r3c4; arrived",
            "defend with 6C",
            "",
            &["You defend with 6♣: 6 × 2 = 12 against 7, no wound."],
        ),
        (
            "at r1c2; hand 6C; queens QS; rooms r1c2=7S r1c3=2C.",
            "double",
            "",
            &["You trash the Fighter: your points count double this turn."],
        ),
    ] {
        describes(text, mv, luck, lines);
    }
}

#[test]
fn loot_and_healing_are_described() {
    for (room, lines) in [
        ("9D", &["You loot 9♦ with 2♣; it goes to your discard pile."][..]),
        ("QD", &["Q♦ joins you for 2♣: −1 wound per reshuffle, but at least 1."]),
        ("XBx", &["You put down 2♣ and take the Dark Lord's body.", "You win: the Dark Lord is no more."]),
    ] {
        describes(&format!("at r1c2; hand 2C; rooms r1c2={room}"), "loot with 2C", "", lines);
    }
    let hurt = "at r1c2; hand 2C QH; wounds 3; rooms r1c2=8S r1c3=3C.";
    describes(hurt, "heal trash 2C", "", &["You trash 2♣ to heal a wound: 2 of 10 wounds."]);
    describes(hurt, "heal QH", "", &["You discard Q♥, and she heals a wound: 2 of 10 wounds."]);
}

#[test]
fn ends_of_turns_are_described() {
    let base = "at r1c2; rooms r1c2=8D; rest trash";
    let draws = format!("{base}; hand AC; draw 6S; discard 2S 3S 4S");
    let dies = format!("{draws}; wounds 8");
    for (text, luck, lines) in [
        (
            draws.as_str(),
            "draw: 4S 2S",
            &[
                "You draw 6♠.",
                "You reshuffle your discard pile of 3 cards: 2 of 10 wounds.",
                "You draw 2♠ 3♠ 4♠.",
                "The next turn begins.",
            ][..],
        ),
        (
            dies.as_str(),
            "draw:",
            &[
                "You draw 6♠.",
                "You reshuffle your discard pile of 3 cards: 10 of 10 wounds.",
                "You die of exhaustion. You lose.",
            ],
        ),
        (base, "", &["No card is left: you are stranded and lose."]),
        (
            "at r1c2; hand 2C; rooms r1c2=XBx",
            "",
            &["You draw A♣ 3♣ 4♣ 5♣.", "The Dark Lord rises again in this room.", "The next turn begins."],
        ),
        (
            "at r1c3; hand 2C; rooms r1c2=XB. r1c3=7D; arrived",
            "",
            &["You draw A♣ 3♣ 4♣ 5♣.", "The Dark Lord rises again in the room to the west.", "The next turn begins."],
        ),
    ] {
        describes(text, "end", luck, &[&["You end your turn."], lines].concat());
    }
}
