//! Compares published searches for imperfect-information games with our own, on the same deals.
//!
//! `cargo run --release -p underdeck-lab --example literature -- GAME SIMULATIONS DEALS SEED`
//!
//! Each search simulates the same number of games per move. A game longer than [`MOST`] moves is lost. docs/players.md has the table.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Instant;

use rand_core::Rng as _;
use underdeck_catalogue::GameVisitor;
use underdeck_game::{FastChance, FastRng, GameResult, Play as _, Playable, Policy as _, Turn, View as _};
use underdeck_players::{AnyPlayer, Budget, Decision, Lookahead, Player, PlayerKind, playout};
use underdeck_value::Network;

/// An upper bound on the moves of these games.
const MOST: u64 = 600;
/// The most moves of a simulated game before its leaf, in the tree and after it.
const DEEP: usize = 60;
const LONG: u32 = 3_000;
/// UCB1's exploration constant for values from 0 to 1.
const EXPLORATION: f32 = 0.7;

/// The evaluation of a leaf.
#[derive(Clone, Copy)]
enum Leaf {
    /// The end of random moves.
    Random,
    /// The end of the rollout policy's moves.
    Policy,
    /// The learned value, after some of the rollout policy's moves.
    Value,
    /// The best of four playouts with perfect information: by the rollout policy, and with random deviations from it.
    Open,
}

/// The search algorithm.
#[derive(Clone, Copy)]
enum Search {
    /// Information set UCT (Cowling, Powley and Whitehouse 2012) up to this depth. With `redeals` the hidden cards are sampled again at each move of
    /// a simulation (Goodman 2019).
    Tree { leaf: Leaf, depth: usize, redeals: bool },
    /// The root of Gumbel AlphaZero without noise (Danihelka, Guez, Schrittwieser and Silver 2022): sequential halving over the moves with the
    /// highest learned values, by this prior and the simulations together.
    Gumbel,
}

struct Searching<S: Playable> {
    search: Search,
    net: Option<Arc<Network>>,
    /// The number of rollout moves before a leaf with a learned value.
    steps: u32,
    simulations: u32,
    rng: FastRng,
    seen: HashMap<S::View, Vec<Tried<S::Move>>>,
}

/// A move of an information set.
#[derive(Clone, Copy)]
struct Tried<M> {
    mv: M,
    count: f32,
    sum: f32,
}

impl<M> Tried<M> {
    fn new(mv: M) -> Self {
        Self { mv, count: 0.0, sum: 0.0 }
    }

    fn mean(&self) -> f32 {
        self.sum / self.count.max(1.0)
    }
}

impl<S: Playable> Searching<S> {
    fn tree(&mut self, view: &S::View, leaf: Leaf, depth: usize, redeals: bool) -> Option<S::Move> {
        self.seen.clear();
        for _ in 0..self.simulations {
            let mut state = view.determinise(&mut self.rng);
            let mut luck = FastChance(FastRng::new(self.rng.next_u64()));
            let mut path: Vec<(S::View, usize)> = Vec::new();
            while path.len() < depth.min(DEEP) {
                let Turn::Decide(seat) = state.turn() else { break };
                let here = state.view(seat);
                if redeals && !path.is_empty() {
                    state = here.determinise(&mut self.rng);
                }
                let tried = self.seen.entry(here.clone()).or_insert_with(|| {
                    let mut tried: Vec<_> = state.legal_vec().into_iter().map(Tried::new).collect();
                    for last in (1..tried.len()).rev() {
                        tried.swap(last, (self.rng.next_u64() % (last as u64 + 1)) as usize);
                    }
                    tried
                });
                let all: f32 = tried.iter().map(|tried| tried.count).sum();
                let bound = |tried: &Tried<S::Move>| match tried.count {
                    0.0 => f32::INFINITY,
                    count => tried.mean() + EXPLORATION * (all.ln() / count).sqrt(),
                };
                let best = (0..tried.len()).max_by(|&a, &b| bound(&tried[a]).total_cmp(&bound(&tried[b]))).unwrap_or(0);
                let is_new = tried[best].count == 0.0;
                state.play_unchecked(tried[best].mv, &mut luck);
                path.push((here, best));
                if is_new {
                    break;
                }
            }
            let worth = self.leaf(state, luck, leaf);
            for (here, n) in path {
                let tried = self.seen.get_mut(&here).map(|tried| &mut tried[n]);
                tried.into_iter().for_each(|tried| (tried.count, tried.sum) = (tried.count + 1.0, tried.sum + worth));
            }
        }
        let tried = self.seen.get(view)?;
        tried.iter().max_by(|a, b| a.count.total_cmp(&b.count)).map(|tried| tried.mv)
    }

    fn gumbel(&mut self, view: &S::View, moves: Vec<S::Move>) -> Option<S::Move> {
        /// The temperature of the prior, a softmax of values; simulations are weighted as in the paper.
        const TEMPERATURE: f32 = 0.05;
        const MOVES: usize = 16;
        const DEALS: u64 = 8;
        const VISITS: f32 = 50.0;
        let mut open: Vec<(f32, Tried<S::Move>)> = moves
            .into_iter()
            .map(|mv| {
                let worth = |n| self.after(view, mv, n, 0);
                let mean = (0..DEALS).map(worth).sum::<f32>() / DEALS as f32;
                (mean / TEMPERATURE, Tried::new(mv))
            })
            .collect();
        let most =
            |open: &[(f32, Tried<S::Move>)]| open.iter().fold(0.0, |most: f32, (_, tried)| most.max(tried.count));
        open.sort_by(|a, b| b.0.total_cmp(&a.0));
        open.truncate(MOVES);
        let rounds = usize::BITS - (open.len() - 1).leading_zeros();
        let mut deal = 0;
        while open.len() > 1 {
            for _ in 0..(self.simulations / rounds / open.len() as u32).max(1) {
                deal += 1;
                for (_, tried) in &mut open {
                    tried.sum += self.after(view, tried.mv, deal, self.steps);
                    tried.count += 1.0;
                }
            }
            let weight = VISITS + most(&open);
            open.sort_by(|a, b| (b.0 + weight * b.1.mean()).total_cmp(&(a.0 + weight * a.1.mean())));
            open.truncate(open.len().div_ceil(2));
        }
        open.first().map(|(_, tried)| tried.mv)
    }

    /// The value of a move on the `n`-th deal after some further moves.
    fn after(&self, view: &S::View, mv: S::Move, n: u64, steps: u32) -> f32 {
        let mut rng = FastRng::new(n);
        let mut state = view.determinise(&mut rng);
        let mut luck = FastChance(rng);
        state.play_unchecked(mv, &mut luck);
        self.judged(state, luck, steps)
    }

    fn leaf(&self, state: S, luck: FastChance, leaf: Leaf) -> f32 {
        match leaf {
            Leaf::Random => self.end(played(state, luck, LONG, 1)),
            Leaf::Policy => self.end(played(state, luck, LONG, 0)),
            Leaf::Value => self.judged(state, luck, self.steps),
            Leaf::Open => {
                let tries = [0, 8, 16, 32].map(|n| self.end(played(state.clone(), luck.clone(), LONG, n)));
                tries.into_iter().fold(0.0, f32::max)
            }
        }
    }

    fn judged(&self, state: S, luck: FastChance, steps: u32) -> f32 {
        let state = played(state, luck, steps, 0);
        let (Turn::Decide(seat), Some(net)) = (state.turn(), &self.net) else { return self.end(state) };
        let mut bytes = vec![0; net.bytes()];
        state.view(seat).describe(&mut bytes);
        net.value(&bytes)
    }

    fn end(&self, state: S) -> f32 {
        let goal = self.net.as_ref().map(|net| net.goal()).unwrap_or_default();
        goal.worth(state.outcome(), underdeck_game::Seat(0))
    }
}

/// Plays on by the rollout policy; with `deviate` one move in that number is random.
fn played<S: Playable>(mut state: S, mut luck: FastChance, most: u32, deviate: u64) -> S {
    let mut rng = FastRng::new(luck.0.clone().next_u64() ^ deviate);
    for _ in 0..most {
        let Turn::Decide(seat) = state.turn() else { break };
        let is_random = deviate > 0 && rng.next_u64().is_multiple_of(deviate);
        let mv = if is_random { state.random_legal(&mut rng) } else { Some(state.view(seat).rollout(&mut rng)) };
        let Some(mv) = mv else { break };
        state.play_unchecked(mv, &mut luck);
    }
    state
}

impl<S: Playable> Player<S> for Searching<S> {
    fn choose(&mut self, decision: Decision<'_, S>) -> Option<S::Move> {
        if decision.legal_count() < 2 {
            return decision.legal_nth(0);
        }
        let view = decision.view();
        match self.search {
            Search::Tree { leaf, depth, redeals } => self.tree(&view, leaf, depth, redeals),
            Search::Gumbel => self.gumbel(&view, decision.legal_moves().collect()),
        }
    }
}

struct Compare {
    simulations: u32,
    deals: u64,
    seed: u64,
}

impl GameVisitor for Compare {
    type Out = ();

    fn visit<S: Playable>(self) {
        let options = S::Options::default();
        let net = underdeck_players::net::<S>(&options);
        let budget = Budget::Iterations(self.simulations);
        let tree = |leaf, depth, redeals| Some(Search::Tree { leaf, depth, redeals });
        let rows = [
            ("greedy", None, PlayerKind::Greedy),
            ("value", None, PlayerKind::Value),
            ("information sets, random games", tree(Leaf::Random, DEEP, false), PlayerKind::Greedy),
            ("information sets, the rollout policy's games", tree(Leaf::Policy, DEEP, false), PlayerKind::Greedy),
            ("information sets, learned value", tree(Leaf::Value, DEEP, false), PlayerKind::Greedy),
            ("the same, redealt at each move", tree(Leaf::Value, DEEP, true), PlayerKind::Greedy),
            ("EPIMC, open cards after 1 move", tree(Leaf::Open, 1, false), PlayerKind::Greedy),
            ("EPIMC, open cards after 3 moves", tree(Leaf::Open, 3, false), PlayerKind::Greedy),
            ("Gumbel root, learned value", Some(Search::Gumbel), PlayerKind::Greedy),
            ("mcts", None, PlayerKind::Mcts(budget)),
            ("search", None, PlayerKind::Search(budget)),
        ];
        println!("| {} | won | 95 % | not ended | a game |\n|---|--:|---|--:|--:|", S::INFO.id);
        for (name, search, kind) in rows {
            let (start, mut won, mut endless) = (Instant::now(), 0, 0);
            for n in 0..self.deals {
                let seed = underdeck_lab::game_seed(self.seed, n);
                let mut luck = FastChance(FastRng::new(seed));
                let mut state = S::new(&options, &mut luck);
                let end = match search {
                    None => {
                        let mut player: AnyPlayer<S> = kind.playing(&options, seed, None);
                        playout(&mut state, &mut player, &mut luck, MOST)
                    }
                    Some(search) => {
                        let (steps, rng) = (Lookahead::<S>::moves(budget), FastRng::new(!seed));
                        let (simulations, seen) = (self.simulations, HashMap::new());
                        let mut player = Searching { search, net: net.clone(), steps, simulations, rng, seen };
                        playout(&mut state, &mut player, &mut luck, MOST)
                    }
                };
                won += u64::from(end.outcome.is_some_and(|end| end.result == GameResult::Won));
                endless += u64::from(end.outcome.is_none());
            }
            let (percent, time) = (100.0 * won as f64 / self.deals as f64, start.elapsed().as_secs_f64());
            let underdeck_stats::Interval { low, high } = underdeck_stats::wilson(won, self.deals);
            let (low, high, time) = (100.0 * low, 100.0 * high, time / self.deals as f64);
            println!("| {name} | {percent:.1} % | {low:.1} to {high:.1} | {endless} | {time:.3} s |");
        }
    }
}

fn main() {
    let usage = "usage: literature GAME SIMULATIONS DEALS SEED, as in: literature cryptkeeper 100 100 9001";
    let words: Vec<String> = std::env::args().skip(1).collect();
    let numbers: Vec<u64> = words.iter().skip(1).filter_map(|word| word.parse().ok()).collect();
    let ([game, ..], [simulations, deals, seed]) = (&words[..], &numbers[..]) else {
        eprintln!("{usage}");
        std::process::exit(2);
    };
    let compare =
        Compare { simulations: (*simulations).clamp(1, 1_000_000) as u32, deals: (*deals).max(1), seed: *seed };
    if let Err(error) = underdeck_catalogue::visit(game, compare) {
        eprintln!("{error}");
        std::process::exit(2);
    }
}
