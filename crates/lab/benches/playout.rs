//! Benchmarks random playouts and heuristic moves of every game against U.
//!
//! `cargo bench -p underdeck-lab --features bench -- keevorn` measures one game. Machines differ and are noisy: compare times in U, measured in the
//! same run.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use underdeck_catalogue::GameVisitor;
use underdeck_game::{FastChance, FastRng, Play as _, Playable, Policy};
use underdeck_lab::floor::shuffle54;

/// House rules measured in addition to the defaults of every game.
const VARIANTS: [(&str, (&str, &str)); 5] = [
    ("keevorn", ("edition", "second")),
    ("living-keep", ("mode", "campaign")),
    ("living-keep", ("mode", "coop")),
    ("living-keep", ("mode", "standard")),
    ("living-keep", ("mode", "draft")),
];

/// The number of moves of one iteration, over as many games as needed.
const MOVES: u64 = 1000;

/// The number of moves before the measured heuristic move.
const OPENING: u32 = 12;

struct Bench<'a> {
    criterion: &'a mut Criterion,
    game: &'a str,
    option: Option<(&'a str, &'a str)>,
}

impl GameVisitor for Bench<'_> {
    type Out = ();

    fn visit<S: Playable>(self) {
        let pairs = self.option.map(|(key, text)| (key.to_owned(), text.to_owned()));
        let options = underdeck_catalogue::typed_options::<S>(pairs.as_slice()).expect("options of the game");
        let name = self.option.map_or(self.game.into(), |(key, text)| format!("{} {key}={text}", self.game));
        let mut group = self.criterion.benchmark_group(name);
        let (mut luck, mut rng) = (FastChance(FastRng::new(1)), FastRng::new(2));
        group.throughput(Throughput::Elements(MOVES));
        group.bench_function("1000 random moves", |b| b.iter(|| playouts::<S>(&options, &mut luck, &mut rng)));
        let mut state = S::new(&options, &mut FastChance(FastRng::new(3)));
        for _ in 0..OPENING {
            let mv = state.view(state.deciding_seat()).heuristic();
            state.play_unchecked(mv, &mut luck);
        }
        let view = state.view(state.deciding_seat());
        group.throughput(Throughput::Elements(1));
        group.bench_function("a heuristic move", |b| b.iter(|| black_box(&view).heuristic()));
        group.finish();
    }
}

/// Plays [`MOVES`] random moves, including set-ups.
fn playouts<S: Playable>(options: &S::Options, luck: &mut FastChance, rng: &mut FastRng) {
    let mut left = MOVES;
    loop {
        let mut state = S::new(black_box(options), luck);
        while let Some(mv) = state.random_legal(rng) {
            if left == 0 {
                return;
            }
            state.play_unchecked(mv, luck);
            left -= 1;
        }
        black_box(&state);
    }
}

fn floor(criterion: &mut Criterion) {
    let (mut rng, mut cards) = (FastRng::new(1), std::array::from_fn(|n| n as u8));
    criterion.bench_function("floor (U)", |b| b.iter(|| shuffle54(&mut rng, black_box(&mut cards))));
}

fn games(criterion: &mut Criterion) {
    let defaults = underdeck_catalogue::games().iter().map(|game| (game.info().id, None));
    for (game, option) in defaults.chain(VARIANTS.map(|(game, option)| (game, Some(option)))) {
        underdeck_catalogue::visit(game, Bench { criterion, game, option }).expect("a game of the catalogue");
    }
}

criterion_group!(benches, floor, games);
criterion_main!(benches);
