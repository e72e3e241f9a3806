//! Rulings on the deck, the end of turn and the end of the game, R28 to R41.

use serde_json::json;
use underdeck_card_crawler::{Options, State};
use underdeck_game::{FastChance, FastRng, Play as _, State as _};

use crate::rules::scene::{Scene, action, fortress};

#[test]
fn r28_exhaustion_comes_with_the_card_needed() {
    // Not when the last card is drawn, but when one is needed and none is left.
    let mut state = Scene::new("at r1c2; hand AC 2C 3C 4C; draw 6S; discard 5S; rooms r1c2=8D; rest trash");
    state.play("end").is("draw; discard 5S; wounds 0");
    // Shuffle, then wounds, then the draw: a hero who dies draws nothing.
    let mut state = Scene::new("at r1c2; hand AC; discard 5S 6S; wounds 9; rooms r1c2=8D; rest trash");
    state.play_on("end", "draw: 6S 5S").is("hand AC; draw 6S 5S; discard; wounds 10");
    // Nothing to reshuffle, no wound.
    let mut state = Scene::new("at r1c2; hand AC; draw 6S; wounds 9; rooms r1c2=8D; rest trash");
    state.play("end").is("hand AC 6S; wounds 9");
}

#[test]
fn r29_a_hero_without_cards_is_stranded() {
    let mut state = Scene::new("at r1c2; hand AC; wounds 1; rooms r1c2=8D; rest trash");
    state.play("heal trash AC");
    assert_eq!(state.legal(""), ["end"]);
    state.play("end");
    assert_eq!(state.outcome().unwrap().cause, "stranded");
}

#[test]
fn r30_no_idle_turn() {
    let state = Scene::new("at r1c2; hand AC 2C; rooms r1c2=8D; rest trash; arrived");
    assert_eq!(state.why("end"), ["end-1", "R30"]);
    // A full hand: no card would be drawn.
    Scene::new("at r1c2; hand AC 2C 3C 4C 5C; rooms r1c2=8D").refuses("end");
    // With a monster the turn can always be ended.
    let state = Scene::new("at r1c2; hand AC 2C; rooms r1c2=8S; rest trash");
    assert_eq!(state.legal("end").len(), 1);
}

#[test]
fn r31_the_hero_dies_at_life() {
    let mut state = Scene::new("at r1c2; hand AC; wounds 9; rooms r1c2=XB; defend r1c2");
    state.play("defend nothing").is("wounds 10");
    let mut state = Scene::new("at r1c2; hand AC; wounds 4; rooms r1c2=XB; defend r1c2; life 20");
    state.play("defend nothing").is("wounds 19; phase action");
}

#[test]
fn r32_any_card_heals_one_wound() {
    let state = Scene::new("at r1c2; hand 9D KC 2C; rooms r1c2=8S r1c3=3C. r1c4=4C.; wounds 3");
    for card in ["9D", "KC", "2C"] {
        let mut state = state;
        state.play(format!("heal trash {card}")).is(format!("wounds 2; trash {card}"));
    }
    Scene::new("at r1c2; hand 2C; rooms r1c2=8S").refuses("heal trash 2C");
}

#[test]
fn r33_trap_and_defence_allow_nothing_else() {
    let trap = Scene::new("at r1c2; hand 2C QH; rooms r1c2=JS. r1c3=3C.; phase trap; arrived; wounds 2");
    assert_eq!(trap.legal(""), ["take wound", "trash 2C", "trash QH"]);
    for mv in ["heal trash 2C", "heal QH", "go r1c1 discard 2C", "end", "double", "defend nothing"] {
        trap.refuses(mv);
    }
    let defend = Scene::new("at r1c2; hand 2C QH; rooms r1c2=8S r1c3=3C.; wounds 2; defend r1c2");
    assert_eq!(defend.legal(""), ["defend nothing", "defend with 2C"]);
    for mv in ["heal trash 2C", "heal QH", "flee outside trash 2C", "loot with 2C", "end", "take wound", "trash 2C"] {
        defend.refuses(mv);
    }
}

#[test]
fn r34_looting_wins_and_killing_does_not() {
    // Killing wins nothing; the loot does, at once, and the card put down is not counted.
    let mut state = Scene::new("at r1c2; hand KD AC; wounds 9; rooms r1c2=XBx r1c3=2C.; rest trash");
    assert_eq!(state.outcome(), None);
    state.play("loot with KD").is("outcome result=won score=31; discard XB; r1c2 KD empty");
}

#[test]
fn r35_only_numbered_diamonds_score_their_number() {
    let text = "at r1c2; hand AC; draw KD 9D; queens QD; wounds 9; life 20; rest trash; \
         rooms r1c2=XBx r1c3=2C. r1c4=3C. r1c5=4C.";
    let mut state = Scene::new(text);
    state.play("loot with AC");
    assert_eq!(state.outcome().unwrap().score, Some(30 + 20 + 9 + 5 + 10));
    let mut state = Scene::new("at r1c2; hand KD 9D; wounds 9; rooms r1c2=8S r1c3=2C. r1c4=3C.");
    state.play("flee outside trash 9D");
    assert_eq!(state.outcome().unwrap().score, Some(0));
}

#[test]
fn r36_the_six_of_spades_is_never_a_monster() {
    assert!(action().contains("6S".parse().unwrap()) && !fortress().contains("6S".parse().unwrap()));
    assert!(["7S", "8S", "9S", "TS"].iter().all(|spade| fortress().contains(spade.parse().unwrap())));
    let state = Scene::new("at r1c2; hand 2C; discard 8D; rooms r1c2=6S.");
    assert_eq!(state.legal("attack"), [""; 0]);
}

#[test]
fn r37_no_free_discard() {
    let mut state = Scene::new("at r1c2; hand AC 2C; rooms r1c2=8D; draw 3C 4C 5C 6C");
    state.refuses("discard AC");
    state.play("end").is("hand AC 2C 3C 4C 5C; discard");
}

#[test]
fn r38_knights_all_have_power_10() {
    for king in ["KC", "KD", "KH", "KS"] {
        let mut state = Scene::new(format!("at r1c2; hand 6C 6D 6S 2C AC; rooms r1c2={king}"));
        state.play("attack with 2C 6C 6D 6S");
        assert_eq!(state.text("r1c2"), format!("{king} revealed"), "20 is not more than 20");
        let mut state = Scene::new(format!("at r1c2; hand 6C 6D 6S 2C AC; rooms r1c2={king}"));
        state.play("attack with AC 2C 6C 6D 6S");
        assert_eq!(state.text("r1c2"), format!("{king} slain"));
    }
}

#[test]
fn r39_discard_and_trash_are_unordered() {
    // Open and unordered: whatever the order of discarding, the state is the same.
    let play_both = |first: &str, second: &str| {
        let mut state = Scene::new("at r1c2; hand 2C 3C; rooms r1c2=8D r1c3=7S. r1c4=9S.; wounds 2");
        state.play(first).play(second);
        serde_json::to_value(state).unwrap()
    };
    let one = play_both("heal trash 3C", "heal trash 2C");
    assert_eq!(one, play_both("heal trash 2C", "heal trash 3C"));
    assert_eq!(one["trash"], json!(["2C", "3C"]));
    let one = play_both("go r1c3 discard 3C", "go r1c4 discard 2C");
    assert_eq!((&one, &one["discard"]), (&play_both("go r1c3 discard 2C", "go r1c4 discard 3C"), &json!(["2C", "3C"])));
}

#[test]
fn r40_there_is_no_resigning() {
    // No move resigns, and no number of moves ends a game: see `state_4_a_game_has_no_longest_length`. Every move offered is one of the reference's.
    let verbs = ["enter", "go", "loot", "attack", "double", "flee", "heal", "end", "take", "trash", "defend"];
    let (mut luck, mut rng) = (FastChance(FastRng::new(5)), FastRng::new(6));
    for _ in 0..100 {
        let mut state = State::new(&Options::default(), &mut luck);
        for _ in 0..200 {
            assert!(state.legal_spellings().iter().all(|mv| verbs.contains(&mv.split(' ').next().unwrap())));
            let Some(mv) = state.random_legal(&mut rng) else { break };
            state.play_unchecked(mv, &mut luck);
        }
    }
}

#[test]
fn r41_the_hero_never_owns_more_than_18_cards() {
    // The hero never owns more than 18 cards; the 19 cards of the table of 200 cannot be together.
    let (mut luck, mut rng) = (FastChance(FastRng::new(7)), FastRng::new(8));
    for _ in 0..100 {
        let mut state = State::new(&Options { life: 20, ..Options::default() }, &mut luck);
        for _ in 0..200 {
            let json = serde_json::to_value(state).unwrap();
            let count = |key: &str| json[key].as_array().unwrap().len();
            let owned = count("hand") + count("draw") + count("discard") + count("queens");
            assert_eq!(owned + count("trash"), 18);
            let Some(mv) = state.random_legal(&mut rng) else { break };
            state.play_unchecked(mv, &mut luck);
        }
    }
}
