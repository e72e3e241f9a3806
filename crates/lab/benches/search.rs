//! Benchmarks a simulated game of the searching player in U, for each game: `cargo bench -p underdeck-lab --features bench --bench search`.
//!
//! `plain` is the tree search alone: determinisation, selection, random rollout, backpropagation. `default` is the default player with its guided
//! games.

use std::sync::OnceLock;
use std::time::Instant;

use underdeck_catalogue::GameVisitor;
use underdeck_game::{FastChance, FastRng, Play, Playable, Policy, View};
use underdeck_lab::floor::Baseline;
use underdeck_players::{Budget, Decision, Mcts, Player, SearchConfig, playout};

/// The number of simulated games per move.
const ITERATIONS: u32 = 10_000;
/// The number of positions searched.
const POSITIONS: u64 = 12;

fn clock() -> f64 {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_secs_f64()
}

struct Measure(f64);

impl GameVisitor for Measure {
    type Out = String;

    fn visit<S: Playable>(self) -> String {
        let positions: Vec<S> = (0..POSITIONS).map(position::<S>).collect();
        let starts: Vec<S> = (0..POSITIONS).map(start::<S>).collect();
        let each = |seconds: f64, count: u32| seconds * 1e9 / f64::from(count) / positions.len() as f64 / self.0;
        let search = |positions: &[S], guided, iterations| {
            let mut spent = 0.0;
            for (state, seed) in positions.iter().zip(1..) {
                let config = SearchConfig { guided, ..SearchConfig::default() };
                let mut player = Mcts::new(Budget::Iterations(iterations), None, seed).with(config);
                let began = clock();
                let mv = player.choose(Decision::of(state));
                spent += clock() - began;
                assert!(mv.is_some());
            }
            each(spent, iterations)
        };
        let (at_start, plain) = (search(&starts, 0, ITERATIONS), search(&positions, 0, ITERATIONS));
        let default = search(&positions, SearchConfig::default().guided, 200);
        let mut rng = FastRng::new(5);
        let began = clock();
        for state in &positions {
            let view = state.view(state.deciding_seat());
            for _ in 0..ITERATIONS {
                std::hint::black_box(view.determinise(&mut rng));
            }
        }
        let deal = each(clock() - began, ITERATIONS);
        let (began, mut moves) = (clock(), 0);
        for state in &positions {
            for seed in 0..u64::from(ITERATIONS) {
                let mut state = state.clone();
                let mut luck = FastChance(FastRng::new(seed));
                moves += playout(&mut state, &mut underdeck_players::Random::new(seed), &mut luck, 3_000).moves;
            }
        }
        let random = each(clock() - began, ITERATIONS);
        let moves = moves as f64 / f64::from(ITERATIONS) / positions.len() as f64;
        format!(
            "{at_start:>8.1} {plain:>8.1} = {deal:>6.1} deal + {random:>6.1} playout of {moves:>5.1} moves + {:>6.1} tree; default {default:>9.1}",
            plain - deal - random
        )
    }
}

fn start<S: Playable>(seed: u64) -> S {
    S::new(&S::Options::default(), &mut FastChance(FastRng::new(seed)))
}

/// A position early or late in a greedy game.
fn position<S: Playable>(seed: u64) -> S {
    let mut luck = FastChance(FastRng::new(seed));
    let mut state = S::new(&S::Options::default(), &mut luck);
    for _ in 0..seed * 4 {
        let view = state.view(state.deciding_seat());
        let mut after = state.clone();
        after.play_unchecked(view.heuristic(), &mut luck);
        if after.outcome().is_some() {
            break;
        }
        state = after;
    }
    state
}

fn main() -> Result<(), underdeck_catalogue::Error> {
    let mut floor = Baseline::new();
    floor.sample(20, &clock);
    println!("U = {:.1} ns", floor.median_ns());
    println!("{:<18} {:>8} {:>8}   U a simulated game", "game", "start", "later");
    for game in underdeck_catalogue::games() {
        floor.sample(10, &clock);
        println!("{:<18} {}", game.info().id, underdeck_catalogue::visit(game.info().id, Measure(floor.median_ns()))?);
    }
    Ok(())
}
