//! Why a move is refused.

use proptest::prelude::*;
use underdeck_cards::{Card, CardSet};
use underdeck_game::{FastChance, FastRng, Play as _, Presentation as _, Seat, State as _, below};
use underdeck_keevorn::{Edition, Fortune, Move, Options, State};

use crate::rules::scene::Scene;

/// Each of these moves is refused with this reason and these rules.
#[track_caller]
fn refuses(table: &str, refused: &[(&str, &str)]) {
    let view = Scene::new(table).view(Seat(0));
    for (mv, expected) in refused {
        let refusal = view.refusal(mv.parse().unwrap()).unwrap_or_else(|| panic!("{mv} is legal"));
        assert_eq!(format!("{} ({})", refusal.reason, refusal.rules.join(", ")), *expected, "{mv}");
    }
}

#[test]
fn the_peddler_takes_no_weapons_and_goes_before_anything_else() {
    let refused = [
        ("trade 5C", "5C is a club Weapon: the Peddler takes none (peddler-1, R5, R6)"),
        ("trade QS", "QS lies in the Floor, not in the Room (peddler-1)"),
        ("trade X3", "X3 is out of the game (peddler-1)"),
        ("equip 5C", "the Peddler is still here: `explore` sends him away (peddler-2, R7)"),
        ("wish pain", "the Peddler is still here: `explore` sends him away (peddler-2, R7)"),
    ];
    refuses("phase peddler; room 5C 2D KH XR", &refused);
}

#[test]
fn what_nothing_asks_for_is_not_done_while_exploring() {
    let table = "room 7C KC; backpack 9S";
    let refused = [
        ("trade KC", "the Peddler has gone, and he comes only once (peddler-1, R4)"),
        ("explore", "the Peddler has gone: you are exploring (peddler-2, R4)"),
        ("take", "no card was probed (probe-1, probe-2, probe-3)"),
        ("return", "no card was probed (probe-1, probe-2, probe-3)"),
        ("lose 9S", "no Loss asks for a card (loss-1, fortune-2, R13)"),
        ("relieve KC", "no Relief asks for a card (relief-1, fortune-4, R13)"),
        ("discard KC", "no Surprise asks for cards (surprise-2, fortune-5, R13)"),
        ("wish vigor", "you have no wish to name (wish-1)"),
    ];
    refuses(table, &refused);
    let expected = "Surprise discards nothing in the second edition (surprise-2, fortune-6, R13)";
    refuses(&format!("{table}; edition second"), &[("discard KC", expected)]);
}

#[test]
fn weapons_of_the_room_go_to_a_hand_with_a_place() {
    let table = "room 7C 2D KH XR; hands 5C 6S 8D; backpack 9S";
    let refused = [
        ("equip 7C", "your black Hand is full: say which of 5C and 6S to drop (equip-2, R13)"),
        ("equip 7C drop 8D", "8D lies in your red Hand, not in your black Hand (equip-2, R13)"),
        ("equip 7C drop 7C", "7C lies in the Room, not in your black Hand (equip-2, R13)"),
        ("equip 2D", "2D is a Relic: only Weapons are equipped (equip-1)"),
        ("equip KH drop 8D", "KH is a Monster: only Weapons are equipped (equip-1)"),
        ("equip XR", "XR is a Joker, which is neither played nor stored (explore-1)"),
        ("equip 9S", "9S lies in your Backpack, not in the Room (equip-1)"),
    ];
    refuses(table, &refused);
    let expected = "your red Hand has a place left: nothing is dropped (equip-1, R13)";
    refuses(&format!("{table}; room 7H KH"), &[("equip 7H drop 8D", expected)]);
}

#[test]
fn skills_need_their_suit_in_the_room() {
    let table = "room 7C 6D KH; hands 8C 8H; floor";
    let refused = [
        ("heal 7C", "7C is a club Weapon: only heart Weapons heal (heal-1, R14)"),
        ("heal 8H", "8H lies in your red Hand, not in the Room (heal-1, R14)"),
        ("heal 9H", "9H lies in the Discard, not in the Room (heal-1, R14)"),
        ("probe 6D", "6D is a diamond Weapon: only club Weapons probe (probe-1, R14)"),
        ("probe 8C", "8C lies in your black Hand, not in the Room (probe-1, R14)"),
        ("probe 7C", "the Floor is empty: there is nothing to probe (probe-1, R16)"),
        ("bury 7C KH", "7C is a club Weapon: only diamond Weapons bury (bury-1, R14)"),
        ("bury 6D 8H", "8H lies in your red Hand, not in the Room (bury-1, R18)"),
        ("bury 6D 6D", "6D buries another card, not itself (bury-1, R18)"),
    ];
    refuses(table, &refused);
}

#[test]
fn relics_and_scrolls_are_played_from_the_room() {
    let table = "room AC 2D KH 9S; backpack 3D 9C TS";
    let refused = [
        ("relic 9S", "9S is a spade Weapon: only Relics are played like this (relic-1)"),
        ("relic 3D", "3D lies in your Backpack, not in the Room (relic-1)"),
        ("read 2D", "2D is a Relic: only aces are read (read-1)"),
        ("read AS", "AS lies in the Floor, not in the Room (read-1)"),
        ("store AC", "AC is a Scroll: only Weapons and Relics are stored (store-1)"),
        ("store 3D", "3D lies in your Backpack, not in the Room (store-1)"),
        ("store 2D", "your Backpack is full: 9C, 3D and TS (store-1, pile-1)"),
        ("place 2D", "2D lies in the Room, not in your Backpack (place-1)"),
        ("place 9C", "the Room is full: AC, 2D, KH and 9S (place-1, R11)"),
    ];
    refuses(table, &refused);
    let weapons = format!("{table}; relics_as_weapons true");
    let expected = "ranks 2 to 4 are Weapons in this game, and nothing is a Relic (relic-1, R47)";
    refuses(&weapons, &[("relic 2D", expected)]);
}

#[test]
fn monsters_are_fought_by_their_hand_and_by_spades() {
    let table = "room 7C QS 8S 2D; hands 5C 8D 9D; backpack TS";
    let refused = [
        ("fight 7C", "7C is a club Weapon: only Monsters are fought (fight-1)"),
        ("fight JS with 5C", "JS lies in the Floor, not in the Room (fight-1)"),
        ("fight QS with 7C 8S", "7C lies in the Room and is not a spade (fight-2, R14, R22)"),
        ("fight QS with 2D 8S", "2D is a Relic: only Weapons join a fight (fight-2, R14, R22)"),
        ("fight QS with 5C 8D", "8D lies in your red Hand, not in the black Hand, which fights QS (fight-2, R14, R22)"),
        ("fight QS with 8S TS", "TS lies in your Backpack, not in the black Hand, which fights QS (fight-2, R14, R22)"),
        ("fight QS with QS", "QS is a Monster: only Weapons join a fight (fight-2, R14, R22)"),
    ];
    refuses(table, &refused);
}

#[test]
fn what_is_pending_comes_first() {
    let table = "room 5D KH XR; backpack 9S; depth 2";
    let probed = format!("{table}; floor 9H …; floor_known 9H; phase probe");
    refuses(
        &probed,
        &[("place 9S", "the card that you look at comes first: take it or return it (probe-2, probe-3, R9)")],
    );
    let refused = [
        ("lose 5D", "5D lies in the Room, not in your Backpack (loss-1)"),
        ("place 9S", "Loss comes first: lose a card of your Backpack (loss-1, R9, R30)"),
    ];
    refuses(&format!("{table}; phase loss"), &refused);
    let refused = [
        ("relieve 5D", "5D is a diamond Weapon, neither Monster nor Relic (relief-1, fortune-4)"),
        ("relieve 9S", "9S lies in your Backpack, not in the Room (relief-1)"),
        ("equip 5D", "Relief comes first: relieve a Monster or Relic of the Room (relief-1, R9, R30)"),
    ];
    refuses(&format!("{table}; phase relief"), &refused);
    let refused = [
        ("discard 5D 9S", "9S lies in your Backpack, not in the Room (surprise-2)"),
        (
            "fight KH",
            "Surprise comes first: discard any cards of the Room, or nothing (surprise-1, surprise-2, R9, R31)",
        ),
    ];
    refuses(&format!("{table}; phase surprise"), &refused);
    let refused = [("fight KH", "your 3 wishes come first: name a Fortune (wish-1, R9, R41)")];
    refuses(&format!("{table}; wishes 3; phase wish"), &refused);
    let refused = [
        ("store 5D", "your wish comes first: name a Fortune (wish-1, R9, R41)"),
        ("wish surprise", "a wish for Surprise would only ask again (wish-1, R33)"),
    ];
    refuses(&format!("{table}; edition second; wishes 1; phase wish"), &refused);
}

#[test]
fn nothing_is_played_when_the_game_is_over() {
    let outcome = serde_json::json!({"result": "won", "health": 20, "clean_kills": 0, "depth": 0});
    let table = format!("room; floor; phase over; outcome {outcome}");
    refuses(&table, &[("explore", "the game is over (over-1)"), ("read AC", "the game is over (over-1)")]);
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
