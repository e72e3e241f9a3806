//! Why a move is refused.

use proptest::prelude::*;
use underdeck_cards::{Card, CardSet};
use underdeck_game::{FastChance, FastRng, Id, Play as _, Presentation as _, Seat, State as _, below};
use underdeck_keevorn::{Edition, Fortune, Move, Options, State};

use crate::rules::scene::Scene;

/// Each of these moves is refused by this message and these rules.
#[track_caller]
fn refuses(table: &str, refused: &[(&str, &str)]) {
    let view = Scene::new(table).view(Seat(0));
    for (mv, expected) in refused {
        let refusal = view.refusal(mv.parse().unwrap()).unwrap_or_else(|| panic!("{mv} is legal"));
        let name = refusal.reason.id().map_or("", Id::name);
        assert_eq!(format!("{name} ({})", refusal.rules.join(", ")), *expected, "{mv}: {}", refusal.reason);
    }
}

#[test]
fn the_peddler_takes_no_weapons_and_goes_before_anything_else() {
    let refused = [
        ("trade 5C", "refusal-kind (peddler-1, R5, R6)"),
        ("trade QS", "refusal-elsewhere (peddler-1)"),
        ("trade X3", "refusal-gone (peddler-1)"),
        ("equip 5C", "refusal-peddler-first (peddler-2, R7)"),
        ("wish pain", "refusal-peddler-first (peddler-2, R7)"),
    ];
    refuses("phase peddler; room 5C 2D KH XR", &refused);
}

#[test]
fn what_nothing_asks_for_is_not_done_while_exploring() {
    let table = "room 7C KC; backpack 9S";
    let refused = [
        ("trade KC", "refusal-peddler-gone (peddler-1, R4)"),
        ("explore", "refusal-exploring (peddler-2, R4)"),
        ("take", "refusal-not-probed (probe-1, probe-2, probe-3)"),
        ("return", "refusal-not-probed (probe-1, probe-2, probe-3)"),
        ("lose 9S", "refusal-no-loss (loss-1, fortune-2, R13)"),
        ("relieve KC", "refusal-no-relief (relief-1, fortune-4, R13)"),
        ("discard KC", "refusal-no-surprise (surprise-2, fortune-5, R13)"),
        ("wish vigor", "refusal-no-wish (wish-1)"),
    ];
    refuses(table, &refused);
    let expected = "refusal-surprise-second (surprise-2, fortune-6, R13)";
    refuses(&format!("{table}; edition second"), &[("discard KC", expected)]);
}

#[test]
fn weapons_of_the_room_go_to_a_hand_with_a_place() {
    let table = "room 7C 2D KH XR; hands 5C 6S 8D; backpack 9S";
    let refused = [
        ("equip 7C", "refusal-hand-full (equip-2, R13)"),
        ("equip 7C drop 8D", "refusal-elsewhere (equip-2, R13)"),
        ("equip 7C drop 7C", "refusal-elsewhere (equip-2, R13)"),
        ("equip 2D", "refusal-kind (equip-1)"),
        ("equip KH drop 8D", "refusal-kind (equip-1)"),
        ("equip XR", "refusal-joker (explore-1)"),
        ("equip 9S", "refusal-elsewhere (equip-1)"),
    ];
    refuses(table, &refused);
    let expected = "refusal-hand-free (equip-1, R13)";
    refuses(&format!("{table}; room 7H KH"), &[("equip 7H drop 8D", expected)]);
}

#[test]
fn skills_need_their_suit_in_the_room() {
    let table = "room 7C 6D KH; hands 8C 8H; floor";
    let refused = [
        ("heal 7C", "refusal-kind (heal-1, R14)"),
        ("heal 8H", "refusal-elsewhere (heal-1, R14)"),
        ("heal 9H", "refusal-elsewhere (heal-1, R14)"),
        ("probe 6D", "refusal-kind (probe-1, R14)"),
        ("probe 8C", "refusal-elsewhere (probe-1, R14)"),
        ("probe 7C", "refusal-probe-empty (probe-1, R16)"),
        ("bury 7C KH", "refusal-kind (bury-1, R14)"),
        ("bury 6D 8H", "refusal-elsewhere (bury-1, R18)"),
        ("bury 6D 6D", "refusal-bury-itself (bury-1, R18)"),
    ];
    refuses(table, &refused);
}

#[test]
fn relics_and_scrolls_are_played_from_the_room() {
    let table = "room AC 2D KH 9S; backpack 3D 9C TS";
    let refused = [
        ("relic 9S", "refusal-kind (relic-1)"),
        ("relic 3D", "refusal-elsewhere (relic-1)"),
        ("read 2D", "refusal-kind (read-1)"),
        ("read AS", "refusal-elsewhere (read-1)"),
        ("store AC", "refusal-kind (store-1)"),
        ("store 3D", "refusal-elsewhere (store-1)"),
        ("store 2D", "refusal-backpack-full (store-1, pile-1)"),
        ("place 2D", "refusal-elsewhere (place-1)"),
        ("place 9C", "refusal-room-full (place-1, R11)"),
    ];
    refuses(table, &refused);
    let weapons = format!("{table}; relics_as_weapons true");
    let expected = "refusal-no-relics (relic-1, R47)";
    refuses(&weapons, &[("relic 2D", expected)]);
}

#[test]
fn monsters_are_fought_by_their_hand_and_by_spades() {
    let table = "room 7C QS 8S 2D; hands 5C 8D 9D; backpack TS";
    let refused = [
        ("fight 7C", "refusal-kind (fight-1)"),
        ("fight JS with 5C", "refusal-elsewhere (fight-1)"),
        ("fight QS with 7C 8S", "refusal-fight-room (fight-2, R14, R22)"),
        ("fight QS with 2D 8S", "refusal-kind (fight-2, R14, R22)"),
        ("fight QS with 5C 8D", "refusal-fight-hand (fight-2, R14, R22)"),
        ("fight QS with 8S TS", "refusal-fight-hand (fight-2, R14, R22)"),
        ("fight QS with QS", "refusal-kind (fight-2, R14, R22)"),
    ];
    refuses(table, &refused);
}

#[test]
fn what_is_pending_comes_first() {
    let table = "room 5D KH XR; backpack 9S; depth 2";
    let probed = format!("{table}; floor 9H …; floor_known 9H; phase probe");
    refuses(&probed, &[("place 9S", "refusal-probe-first (probe-2, probe-3, R9)")]);
    let refused = [("lose 5D", "refusal-elsewhere (loss-1)"), ("place 9S", "refusal-loss-first (loss-1, R9, R30)")];
    refuses(&format!("{table}; phase loss"), &refused);
    let refused = [
        ("relieve 5D", "refusal-kind (relief-1, fortune-4)"),
        ("relieve 9S", "refusal-elsewhere (relief-1)"),
        ("equip 5D", "refusal-relief-first (relief-1, R9, R30)"),
    ];
    refuses(&format!("{table}; phase relief"), &refused);
    let refused = [
        ("discard 5D 9S", "refusal-elsewhere (surprise-2)"),
        ("fight KH", "refusal-surprise-first (surprise-1, surprise-2, R9, R31)"),
    ];
    refuses(&format!("{table}; phase surprise"), &refused);
    let refused = [("fight KH", "refusal-wish-first (wish-1, R9, R41)")];
    refuses(&format!("{table}; wishes 3; phase wish"), &refused);
    let refused = [
        ("store 5D", "refusal-wish-first (wish-1, R9, R41)"),
        ("wish surprise", "refusal-wish-surprise (wish-1, R33)"),
    ];
    refuses(&format!("{table}; edition second; wishes 1; phase wish"), &refused);
}

#[test]
fn nothing_is_played_when_the_game_is_over() {
    let outcome = serde_json::json!({"result": "won", "health": 20, "clean_kills": 0, "depth": 0});
    let table = format!("room; floor; phase over; outcome {outcome}");
    refuses(&table, &[("explore", "refusal-over (over-1)"), ("read AC", "refusal-over (over-1)")]);
}

fn any<T: Copy>(rng: &mut FastRng, among: &[T]) -> T {
    among[below(rng, among.len() as u32) as usize]
}

/// A move of any kind, often with cards that lie open.
fn any_move(rng: &mut FastRng, open: &[Card]) -> Move {
    let mut card = || if below(rng, 3) == 0 { any(rng, &Card::ALL) } else { any(rng, open) };
    let (one, other, more) = (card(), card(), CardSet::of(card()).with(card()));
    match below(rng, 18) {
        0 => Move::Trade(one),
        1 => Move::Explore,
        2 => Move::Equip(one),
        3 => Move::EquipDrop(one, other),
        4 => Move::Heal(one),
        5 => Move::Probe(one),
        6 => Move::Bury(one, other),
        7 => Move::Relic(one),
        8 => Move::Fight(one, CardSet::EMPTY),
        9 => Move::Fight(one, more),
        10 => Move::Read(one),
        11 => Move::Store(one),
        12 => Move::Place(one),
        13 => any(rng, &[Move::Take, Move::Return]),
        14 => Move::Lose(one),
        15 => Move::Relieve(one),
        16 => Move::Discard(more),
        _ => Move::Wish(any(rng, Fortune::ALL)),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 30, ..ProptestConfig::default() })]

    #[test]
    fn every_illegal_move_is_refused_with_a_reason(second: bool, no_relics: bool, jokers in 0u8..=8, seed: u64) {
        let edition = if second { Edition::Second } else { Edition::First };
        let options = Options { edition, jokers, relics_as_weapons: no_relics, ..Options::default() };
        let (mut luck, mut rng) = (FastChance(FastRng::new(seed)), FastRng::new(!seed));
        let mut state = State::new(&options, &mut luck);
        while let Some(mv) = state.random_legal(&mut rng) {
            let view = state.view(Seat(0));
            let legal = state.legal_spellings();
            let mut open: Vec<Card> = legal.iter().flat_map(|mv| mv.split(' ')).flat_map(str::parse).collect();
            open.push(Card::RED_JOKER);
            for _ in 0..40 {
                let tried = any_move(&mut rng, &open);
                let refusal = view.refusal(tried);
                prop_assert_eq!(refusal.is_none(), state.is_legal(tried), "{} in {:?}", tried, state);
                let Some(refusal) = refusal else { continue };
                prop_assert!(refusal.reason.len() < 100 && !refusal.reason.contains(". "), "{tried}: {refusal:?}");
                prop_assert!(!refusal.reason.ends_with('.'));
                prop_assert!(underdeck_testkit::has_rules(<State as underdeck_game::State>::REFERENCE, refusal.rules), "{refusal:?}");
            }
            state.play(mv, &mut luck).unwrap();
        }
        prop_assert!(state.view(Seat(0)).refusal(Move::Explore).is_some());
    }
}
