//! The search tree.

use std::hash::Hash;

use underdeck_game::{FastChance, FastRng, MoveList as _, Play, Playable, Seat, Turn, View, below};

use super::halving::Candidate;
use super::index::{self, EdgeIndex};
use super::rollout;
use super::value::{GameEnd, ScoreScale};

/// No edge.
const NONE: u32 = u32::MAX;
/// The greatest depth of a descent.
const DEEPEST: usize = 256;
/// The most edges of a tree; a full tree updates its values but does not grow.
const MOST_EDGES: usize = 4_000_000;

/// The parameters of [`Mcts`](crate::Mcts).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchConfig {
    /// One in `guided` simulated games is played to its end by the rollout policy ([`Policy::rollout`](underdeck_game::Policy::rollout)); 0 for none.
    ///
    /// Where this policy is cheap ([`Policy::ROLLOUT_COST`](underdeck_game::Policy::ROLLOUT_COST)), the share rises up to five in eight, and up to
    /// two more in eight verify the result.
    pub guided: u32,
    /// The standard errors by which a move must beat the heuristic move to be preferred.
    pub doubt: f32,
    /// The exploration constant of UCB1, in standard deviations of the games' values.
    pub exploration: f32,
    /// The visits after which the tree's value of a move is compared with the guided games.
    pub trust: u32,
}

impl Default for SearchConfig {
    fn default() -> Self {
        Self { guided: 8, doubt: 2.0, exploration: 1.4, trust: 30 }
    }
}

/// A move at a node, and the node it leads to.
///
/// Nodes are identified by their moves and not by chance events (an open loop), so values average over chance events and hidden cards.
#[derive(Clone, Copy, Debug)]
struct Edge<M> {
    mv: M,
    /// The edge into the node of this move.
    node: u32,
    /// The next move of the same node, in the order of legal moves.
    next: u32,
    /// The first move of the node it leads to.
    first: u32,
    visits: u32,
    /// The number of simulated games that reached its node with this move legal.
    legal: u32,
    /// The mean value to the seat that made it.
    mean: f32,
}

impl<M> Edge<M> {
    const fn new(mv: M) -> Self {
        Self { mv, node: NONE, next: NONE, first: NONE, visits: 0, legal: 0, mean: 0.0 }
    }
}

/// All edges in one arena, kept from move to move. A node is identified by the edge into it.
#[derive(Clone, Debug)]
pub(crate) struct Tree<M> {
    edges: Vec<Edge<M>>,
    index: EdgeIndex,
    path: Vec<(u32, Seat)>,
    root: u32,
    /// The values of the games from this root: count, mean, and sum of squared deviations.
    spread: (f32, f32, f32),
}

impl<M> Default for Tree<M> {
    fn default() -> Self {
        Self { edges: Vec::new(), index: EdgeIndex::default(), path: Vec::new(), root: 0, spread: (0.0, 0.0, 0.0) }
    }
}

impl<M: Copy + PartialEq + Hash> Tree<M> {
    /// The least standard deviation assumed for exploration.
    const LEAST_SPREAD: f32 = 0.02;

    /// Removes everything. `any` is a placeholder for the move of the edge into the root.
    pub(crate) fn clear(&mut self, any: M) {
        self.edges.clear();
        self.edges.push(Edge::new(any));
        self.index.clear();
        self.root = 0;
        self.spread = (0.0, 0.0, 0.0);
    }

    /// Makes the node after a move the root. Returns false if the tree has no such node.
    pub(crate) fn advance(&mut self, mv: M) -> bool {
        let found = self.moves().find(|&at| self.edges[at as usize].mv == mv);
        let found = found.filter(|&at| self.edges[at as usize].first != NONE);
        self.root = found.unwrap_or(self.root);
        self.spread = (0.0, 0.0, 0.0);
        found.is_some()
    }

    /// One iteration: determinisation, selection, expansion, random rollout, backpropagation.
    pub(crate) fn iterate<S: Playable<Move = M>>(
        &mut self,
        view: &S::View,
        rng: &mut FastRng,
        scale: &mut ScoreScale,
        config: &SearchConfig,
    ) {
        let mut state = view.determinise(rng);
        let mut luck = FastChance(FastRng::new(rand_core::Rng::next_u64(rng)));
        let mut at = self.root;
        // UCB1 explores in proportion to the standard deviation of the values.
        let (games, _, squares) = self.spread;
        let spread = (squares / games.max(1.0)).sqrt();
        let exploration = (squares > 0.0).then_some(config.exploration * spread.max(Self::LEAST_SPREAD));
        self.path.clear();
        while let Turn::Decide(seat) = state.turn() {
            let is_leaf = self.edges[at as usize].first == NONE;
            let may_grow = self.edges[at as usize].visits > 0 || at == self.root;
            if self.path.len() >= DEEPEST || is_leaf && (!may_grow || self.edges.len() >= MOST_EDGES) {
                break;
            }
            at = self.select(at, &state, rng, exploration);
            state.play_unchecked(self.edges[at as usize].mv, &mut luck);
            self.path.push((at, seat));
        }
        let outcome = rollout::random(&mut state, &mut luck, rng);
        if let (true, Some(&(_, seat))) = (config.guided == 0 || scale.is_flat(), self.path.first()) {
            // There were no guided games, or all had the same score, so the scale learns from these.
            scale.meet(GameEnd::of(outcome, seat));
        }
        self.edges[self.root as usize].visits += 1;
        for (depth, &(at, seat)) in self.path.iter().enumerate() {
            let worth = scale.worth(GameEnd::of(outcome, seat));
            let edge = &mut self.edges[at as usize];
            edge.visits += 1;
            edge.mean += (worth - edge.mean) / edge.visits as f32;
            if depth == 0 {
                let (games, mean, squares) = &mut self.spread;
                let off = worth - *mean;
                *games += 1.0;
                *mean += off / *games;
                *squares += off * (worth - *mean);
            }
        }
    }

    /// Selects a legal move: random at first and while all games end alike, then by UCB1 (Auer, Cesa-Bianchi and Fischer 2002) among the moves legal
    /// in this determinisation, with a count per move of how often it was legal (Cowling, Powley and Whitehouse 2012).
    fn select<S: Playable<Move = M>>(
        &mut self,
        node: u32,
        state: &S,
        rng: &mut FastRng,
        exploration: Option<f32>,
    ) -> u32 {
        let visits = self.edges[node as usize].visits as usize;
        let is_fresh = node != self.root && visits <= state.legal_count();
        let Some(exploration) = exploration.filter(|_| !is_fresh) else {
            let mv = state.random_legal(rng).expect("a running game has a legal move");
            let at = self.find(node, mv).unwrap_or_else(|| self.add(node, NONE, mv));
            self.edges[at as usize].legal += 1;
            return at;
        };
        let (mut before, mut next) = (NONE, self.edges[node as usize].first);
        let (mut best, mut best_value) = (NONE, f32::MIN);
        let (mut untried, mut count) = (None, 0);
        for mv in state.moves().all() {
            let found = match self.edges.get(next as usize) {
                Some(edge) if edge.mv == mv => Some(next),
                _ => self.find(node, mv),
            };
            match found {
                Some(at) => {
                    let edge = &mut self.edges[at as usize];
                    edge.legal += 1;
                    let value = edge.mean + exploration * (ln(edge.legal) / edge.visits as f32).sqrt();
                    if value > best_value {
                        (best, best_value) = (at, value);
                    }
                    (before, next) = (at, edge.next);
                }
                None => {
                    count += 1;
                    if below(rng, count) == 0 {
                        untried = Some((before, mv));
                    }
                }
            }
        }
        let Some((before, mv)) = untried else { return best };
        let at = self.add(node, before, mv);
        self.edges[at as usize].legal = 1;
        at
    }

    #[inline]
    fn find(&self, node: u32, mv: M) -> Option<u32> {
        let is_it = |at: u32| self.edges[at as usize].node == node && self.edges[at as usize].mv == mv;
        self.index.find(index::hash(node, &mv), is_it)
    }

    /// Adds an edge after `before`, or as the first of its node.
    fn add(&mut self, node: u32, before: u32, mv: M) -> u32 {
        let new = self.edges.len() as u32;
        let link = match before {
            NONE => &mut self.edges[node as usize].first,
            before => &mut self.edges[before as usize].next,
        };
        let next = std::mem::replace(link, new);
        self.edges.push(Edge { node, next, ..Edge::new(mv) });
        let edges = &self.edges;
        self.index.add(index::hash(node, &mv), new, |at| index::hash(edges[at as usize].node, &edges[at as usize].mv));
        new
    }

    fn moves(&self) -> impl Iterator<Item = u32> + '_ {
        let some = |at: u32| (at != NONE).then_some(at);
        let first = self.edges.get(self.root as usize).and_then(|root| some(root.first));
        std::iter::successors(first, move |&at| some(self.edges[at as usize].next))
    }

    /// The most visited move and its visits.
    pub(crate) fn best(&self) -> Option<(Candidate<M>, u32)> {
        let better = |a: u32, b: u32| {
            let key = |at: u32| (self.edges[at as usize].visits, self.edges[at as usize].mean);
            if key(b) > key(a) { b } else { a }
        };
        let best = &self.edges[self.moves().reduce(better)? as usize];
        let (games, _, squares) = self.spread;
        let error = (squares / games.max(1.0) / best.visits.max(1) as f32).sqrt();
        Some((Candidate { mv: best.mv, value: best.mean, error }, best.visits))
    }
}

/// An approximate natural logarithm: exact at powers of two, linear between them.
#[inline]
fn ln(n: u32) -> f32 {
    let bits = (n as f32).to_bits();
    let log2 = bits as f32 / (1 << 23) as f32 - 127.0;
    log2 * std::f32::consts::LN_2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_logarithm_is_accurate_enough() {
        for n in 1..10_000u32 {
            assert!((ln(n) - (n as f32).ln()).abs() < 0.07, "{n}");
        }
        assert_eq!(ln(1), 0.0);
    }
}
