//! The luck of games has mean 0 for any value.

use std::hash::{DefaultHasher, Hash, Hasher};

use underdeck_game::{FastChance, FastRng, Play as _, Policy as _, Seat, State as _};
use underdeck_players::GameLuck;
use underdeck_testkit::toy::{Toy, ToyOptions, Water};

/// A meaningless value: a hash of each view as a number from 0 to 1.
fn whim(state: &Toy) -> f32 {
    let mut hasher = DefaultHasher::new();
    (state.view(Seat(0)), state.outcome()).hash(&mut hasher);
    (hasher.finish() >> 40) as f32 / (1 << 24) as f32
}

/// A meaningful value: gold, and the price of the hand.
fn hope(state: &Toy) -> f32 {
    let open = state.view(Seat(0)).open;
    let hand: u16 = open.hand.iter().map(|card| u16::from(card.rank())).sum();
    f32::from(open.gold + hand) / 40.0
}

/// The mean luck of some games in standard errors, and the standard deviation of one game.
fn mean(value: fn(&Toy) -> f32, redeals: u32) -> (f64, f64) {
    let options = ToyOptions { water: Water::Wild, ..ToyOptions::default() };
    let games = 4_000;
    let (mut sum, mut squares) = (0.0, 0.0);
    for seed in 0..games {
        let mut chance = FastChance(FastRng::new(seed));
        let mut state = Toy::new(&options, &mut chance);
        let mut luck = GameLuck::new(value, redeals, seed);
        luck.set_up(&options, &state);
        while state.outcome().is_none() {
            let view = state.view(Seat(0));
            let mv = view.heuristic();
            state.play_unchecked(mv, &mut chance);
            luck.moved(&view, mv, &state);
        }
        let parts = luck.parts() as f64 / GameLuck::<()>::PARTS;
        sum += parts;
        squares += parts * parts;
    }
    let deviation = (squares / games as f64).sqrt();
    (sum / deviation / (games as f64).sqrt(), deviation)
}

#[test]
fn no_value_has_a_bias() {
    for (value, redeals) in [(whim as fn(&Toy) -> f32, 1), (whim, 8), (hope, 1), (hope, 8)] {
        let (z, deviation) = mean(value, redeals);
        assert!(z.abs() < 4.0 && deviation > 0.01, "{redeals}: {z} standard errors, {deviation}");
    }
}
