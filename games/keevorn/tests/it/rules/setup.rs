//! Set-up.

use underdeck_cards::{Card, CardSet};
use underdeck_game::{Chance, Die, FastChance, FastRng, State as _};
use underdeck_keevorn::{Options, State};

use crate::rules::scene::{Scene, seen_floor};

fn new(options: Options, seed: u64) -> Scene {
    Scene::at(State::new(&options, &mut FastChance(FastRng::new(seed))))
}

#[test]
fn setup_1_counters_start_at_the_options() {
    for (max_health, start_depth) in [(20, 0), (1, 3), (99, 8)] {
        new(Options { max_health, start_depth, ..Options::default() }, 1).is(format!(
            "health {max_health}; max_health {max_health}; depth {start_depth}; clean_kills 0; wishes 0; \
             red_hand; black_hand; backpack; discard; removed; outcome null"
        ));
    }
}

/// Luck that counts the shuffles and reverses the cards.
struct Reversing(Vec<CardSet>);

impl Chance for Reversing {
    fn shuffle(&mut self, pile: &'static str, cards: &mut [Card]) {
        assert_eq!(pile, "floor");
        self.0.push(cards.iter().copied().collect());
        cards.reverse();
    }

    fn roll(&mut self, _: Die) -> u8 {
        panic!("there are no dice")
    }
}

#[test]
fn setup_2_all_cards_are_shuffled_once() {
    let mut luck = Reversing(Vec::new());
    State::new(&Options { jokers: 3, ..Options::default() }, &mut luck);
    assert_eq!(luck.0, [CardSet::STANDARD | CardSet::jokers(3)], "one shuffle, of all cards");
}

#[test]
fn setup_3_four_cards_go_to_the_room() {
    let state = State::new(&Options { jokers: 3, ..Options::default() }, &mut Reversing(Vec::new()));
    let mut game = Scene::at(state);
    game.is("room KS XR XB X3; floor QS JS TS 9S … 3C 2C AC; floor_known");
    assert!(seen_floor(&game).split(' ').all(|card| card == "??"));
    assert_eq!(seen_floor(&game).split(' ').count(), 51);
}

#[test]
fn setup_4_the_peddler_comes_first() {
    for seed in 0..20 {
        new(Options { jokers: 8, ..Options::default() }, seed).is("phase peddler");
    }
    let state = State::new(&Options { jokers: 4, ..Options::default() }, &mut Reversing(Vec::new()));
    Scene::at(state).is("phase peddler; room XR XB X3 X4; depth 0");
}
