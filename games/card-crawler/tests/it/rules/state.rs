//! The state, what is valid, what is hidden.

use serde_json::{Map, Value, json};
use underdeck_card_crawler::{Options, State};
use underdeck_cards::CardSet;
use underdeck_game::{FastChance, FastRng, Play as _, Seat, State as _, View as _};

use crate::rules::scene::{Scene, card, fortress};

const SCENE: &str = "at r1c2; hand 2C 3C; discard 4C 9D; trash 5C; rooms r1c2=8S r1c3=6C. r2c2=7D";

fn broken(change: impl FnOnce(&mut Map<String, Value>)) -> String {
    Scene::fault_after(SCENE, change)
}

#[test]
fn state_1_one_flat_object_with_these_keys() {
    let Value::Object(state) = serde_json::to_value(Scene::new(SCENE)).unwrap() else { panic!("an object") };
    let keys: Vec<&str> = state.keys().map(String::as_str).collect();
    let expected = "phase outcome exhaustion hand_size life wounds hand draw draw_known discard trash queens grid \
        rooms \
                    at first_room attacker arrived attacked doubled";
    assert_eq!(keys.join(" "), expected);
    for key in expected.split_whitespace() {
        let mut state = state.clone();
        state.remove(key);
        let error = serde_json::from_value::<State>(Value::Object(state)).unwrap_err().to_string();
        assert!(error.contains(&format!("missing field `{key}`")), "{error}");
    }
    assert_eq!(broken(|state| state["draw_known"][0] = json!(true)), "draw_known");
    assert_eq!(broken(|state| state["draw_known"] = json!([])), "draw_known");
    assert_eq!(broken(|state| state["rooms"] = json!(["unknown"])), "rooms");
    assert_eq!(broken(|state| state["grid"] = json!(["8S"])), "grid");
    assert_eq!(broken(|state| state["attacker"] = json!("r1c2")), "attacker");
    assert_eq!(broken(|state| state["first_room"] = json!("outside")), "first_room");
    for key in ["hand", "discard", "trash"] {
        let error = scene_error(|state| state[key] = json!(["3C", "2C"]));
        assert!(error.contains("canonical order"), "{error}");
    }
    assert!(scene_error(|state| state["wounds"] = json!(true)).contains("invalid type"));
    assert!(
        scene_error(|state| assert_eq!(state.insert("luck".into(), json!(7)), None)).contains("unknown field `luck`")
    );
    let [one, other] =
        ["AC 2C", "2C AC"].map(|draw| Scene::new(format!("at r1c1; rooms r1c1=8D; draw {draw}; rest trash")));
    assert_ne!(one, other, "the draw pile has an order");
}

fn scene_error(change: impl FnOnce(&mut Map<String, Value>)) -> String {
    Scene::error_after(SCENE, change)
}

#[test]
fn state_2_each_card_is_in_one_place() {
    // Each card once.
    assert_eq!(broken(|state| state["hand"] = json!(["2C", "3C", "4C"])), "discard");
    assert_eq!(broken(|state| state["hand"] = json!(["2C"])), "draw");
    assert_eq!(broken(|state| state["draw"][0] = json!("2C")), "hand");
    assert_eq!(broken(|state| state["grid"][0] = json!("XR")), "grid");
    // At most eight in hand.
    assert_eq!(Scene::fault("hand AC 2C 3C 4C 5C 6C AD 2D 3D"), "hand");
    assert!(Scene::new("hand AC 2C 3C 4C 5C 6C AD 2D").outcome().is_none());
    // Companions and the Dark Lord where they may be, action cards not in a live room.
    assert_eq!(Scene::fault("at r1c1; rooms r1c1=QC."), "grid");
    assert_eq!(Scene::fault("at r1c1; hand 2S; rooms r1c1=2C; queens QC"), "grid");
    assert_eq!(Scene::fault("at r1c1; trash QD; rooms r1c1=2C."), "trash");
    assert_eq!(Scene::fault("at r1c1; queens QH; rooms r1c1=2C."), "queens");
    assert_eq!(Scene::fault("at r1c2; rooms r1c1=8Sx"), "rooms");
    assert_eq!(Scene::fault("at r1c1; rooms r1c1=8Dx"), "rooms");
    assert_eq!(Scene::fault("at r1c1; rooms r1c1=8D r1c2=XB."), "rooms");
    assert!(Scene::new("at r1c1; rooms r1c1=8D r1c2=XB.; arrived").outcome().is_none());
    // The hero has entered where he is.
    assert_eq!(Scene::fault("at r1c1; first none; rooms r1c1=8D"), "first_room");
    assert_eq!(Scene::fault("at r2c2; first r3c3; rooms r2c2=8D r3c3=9D"), "first_room");
    assert_eq!(Scene::fault("at r2c2; rooms r2c2=8D r1c1=9D?"), "rooms");
    assert_eq!(Scene::fault("at r2c2; rooms r2c2=8D?"), "rooms");
    // The phase finds what it needs.
    assert_eq!(Scene::fault("at r1c1; rooms r1c1=8D; defend r1c1"), "attacker");
    assert_eq!(Scene::fault("at r1c1; rooms r1c1=8Sx; defend r1c1"), "attacker");
    assert_eq!(Scene::fault("at r1c1; rooms r1c1=8D r1c2=8S?; defend r1c2"), "attacker");
    assert_eq!(Scene::fault("at r1c1; rooms r1c1=8D r1c2=8S.; defend r1c2"), "attacker");
    assert_eq!(Scene::fault("at r1c1; rooms r1c1=JC. r1c3=8S; defend r1c3"), "attacker");
    assert_eq!(Scene::fault("at r1c1; rooms r1c1=JD.; phase trap"), "phase");
    assert_eq!(Scene::fault("at r1c1; rooms r1c1=8D r3c3=JS.; phase trap"), "phase");
    assert_eq!(broken(|state| state["phase"] = json!("defend")), "attacker");
    assert_eq!(broken(|state| state["phase"] = json!("over")), "outcome");
    assert_eq!(broken(|state| state["outcome"] = json!({"result": "won", "score": 9})), "outcome");
    assert_eq!(broken(|state| state["wounds"] = json!(11)), "wounds");
    // An end agrees with the state.
    let over = |outcome: Value| {
        broken(|state| {
            state["phase"] = json!("over");
            state["outcome"] = outcome;
        })
    };
    assert_eq!(over(json!({"result": "won", "score": 50})), "discard");
    assert_eq!(over(json!({"result": "won", "cause": "trap", "score": 50})), "outcome");
    assert_eq!(over(json!({"result": "lost", "score": 0})), "outcome");
    assert_eq!(over(json!({"result": "lost", "cause": "stranded", "score": 0})), "hand");
    assert_eq!(over(json!({"result": "lost", "cause": "trap", "score": 0})), "wounds");
    for pile in ["hand 2C", "draw 2C", "discard 2C"] {
        let key = Scene::fault_after(format!("at r1c1; rooms r1c1=8D; rest trash; {pile}"), |state| {
            state["phase"] = json!("over");
            state["outcome"] = json!({"result": "lost", "cause": "stranded", "score": 0});
        });
        assert_eq!(key, "hand", "{pile}");
    }
    let killed = |score: i32| {
        let mut state = Scene::keys(SCENE);
        state["phase"] = json!("over");
        state["wounds"] = json!(10);
        state["outcome"] = json!({"result": "lost", "cause": "trap", "score": score});
        serde_json::from_value::<State>(Value::Object(state))
    };
    assert!(killed(0).is_ok() && killed(1).unwrap_err().to_string().starts_with("`outcome`"));
}

#[test]
fn state_3_at_most_297_moves() {
    // At the defaults: a companion's sixth card outside, 16 rooms, healing, the Healer, the end of the turn.
    let most =
        Scene::new("first r1c1; hand AC 2C 3C 4C 5C QH; queens QC; wounds 1; rooms r1c2=AD. r1c3=2D.; rest discard");
    assert_eq!(most.legal_count(), 15 * 6 + 6 + 1);
    let most = Scene::new(
        "at r2c2; hand_size 7; hand AC 2C 3C 4C 5C 6C AD 2D; queens QC QS; wounds 1; \
                      rooms r2c2=8S r1c2=3D. r2c1=4D. r3c2=7S. r2c3=9D",
    );
    let free = most.legal_count();
    assert_eq!(free, 255 + 1 + 4 * 8 + 8 + 1);
    assert_eq!(most.legal("attack").len(), 255);
}

#[test]
fn state_4_a_game_has_no_longest_length() {
    // One wound for the reshuffle, one healed by the queen of hearts: the state is the same again.
    let base = "at r1c2; hand 2C QH; discard 3C; queens QD; rooms r1c2=8Sx r1c3=4C. r1c4=5C.; wounds 3; rest trash";
    let mut state = Scene::new(base);
    let before = serde_json::to_value(state).unwrap();
    for _ in 0..20 {
        state.play("heal QH").play_on("end", "draw:");
        let after = serde_json::to_value(state).unwrap();
        assert_eq!((&after["wounds"], &after["draw"]), (&before["wounds"], &json!([])));
        // The hand takes the card of the discard pile once; then it holds all.
        state.play("heal QH").play_on("end", "draw:").is("wounds 3; phase action");
    }
}

#[test]
fn view_1_the_draw_pile_and_unknown_rooms_are_hidden() {
    let state = Scene::new(SCENE);
    let (seen, truth) = (serde_json::to_value(state.view(Seat(0))).unwrap(), serde_json::to_value(state).unwrap());
    for (key, value) in truth.as_object().unwrap() {
        match key.as_str() {
            "draw" => assert_eq!(seen[key], json!(vec!["??"; 13])),
            "grid" => {
                for (n, word) in truth["rooms"].as_array().unwrap().iter().enumerate() {
                    let shown = if word == "unknown" { &json!("??") } else { &value[n] };
                    assert_eq!(&seen["grid"][n], shown);
                }
            }
            _ => assert_eq!(&seen[key], value, "{key}"),
        }
    }
    assert_eq!(state.view(Seat(0)).hidden(), 13 + 22);
}

#[test]
fn view_2_only_the_order_is_unknown() {
    // Looted cards are known to be in the draw pile after a reshuffle; the rest is face down.
    let text = "at r1c2; hand 2C; discard 9D KS; rooms r1c2=8Sx r1c3=AC. r1c4=3C.; rest discard";
    let mut state = Scene::new(text);
    state.play_on("end", "draw: 2D 3D 4D 5D");
    let view = state.view(Seat(0));
    assert!(view.draw().contains(card("9D")) && view.draw().contains(card("KS")) && view.draw().len() == 13);
    let unseen: CardSet =
        fortress() - "9D KS 8S".parse().unwrap() - view.grid().iter().flat_map(|seen| seen.card()).collect();
    assert_eq!(view.unseen(), unseen);
    // A redeal gives each place a card that it can hold, and takes every card to every place.
    let mut rng = FastRng::new(1);
    let (mut tops, mut firsts) = (CardSet::EMPTY, CardSet::EMPTY);
    for _ in 0..400 {
        let dealt = view.determinise(&mut rng);
        let json = serde_json::to_value(dealt).unwrap();
        tops.insert(card(json["draw"][0].as_str().unwrap()));
        firsts.insert(card(json["grid"][24].as_str().unwrap()));
        assert_eq!(dealt.view(Seat(0)), view);
    }
    assert_eq!((tops, firsts), (view.draw(), view.unseen()));
}

#[test]
fn redeals_are_even() {
    let mut luck = FastChance(FastRng::new(3));
    let view = State::new(&Options::default(), &mut luck).view(Seat(0));
    let mut rng = FastRng::new(4);
    let mut counts = [[0u32; 60]; 2];
    for _ in 0..10_000 {
        let json = serde_json::to_value(view.determinise(&mut rng)).unwrap();
        counts[0][usize::from(card(json["draw"][5].as_str().unwrap()).index())] += 1;
        counts[1][usize::from(card(json["grid"][7].as_str().unwrap()).index())] += 1;
    }
    assert!(counts[0].iter().all(|&n| n == 0 || (620..920).contains(&n)), "{:?}", counts[0]);
    assert!(counts[1].iter().all(|&n| n == 0 || (310..490).contains(&n)), "{:?}", counts[1]);
}
