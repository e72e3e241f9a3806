//! The tree of the moves tried.

use std::hash::Hash;
use std::ops::ControlFlow;

use game::{FastChance, FastRng, Play, Playable, Seat, Turn, View, below};

use super::index::{self, Index};
use super::value::{End, Scale};
use super::{Settings, rollout};

/// No branch.
pub(crate) const NONE: u32 = u32::MAX;
/// The deepest that a tree is gone down.
const DEEPEST: usize = 256;
/// The most branches of a tree; a full tree still learns, but grows no more.
const MOST_BRANCHES: usize = 4_000_000;

/// A move tried at a point of the tree, with all that follows from it.
///
/// Points are told apart by the moves that lead to them and not by luck (an open loop): whatever luck brings, and whatever
/// the unseen cards are, is averaged over.
#[derive(Clone, Copy, Debug)]
struct Branch<M> {
    mv: M,
    /// The point at which it is made.
    node: u32,
    /// The next move at the same point, in the order of the legal moves.
    next: u32,
    /// The first move at the point behind.
    first: u32,
    visits: u32,
    /// How often the move was legal when a game came by.
    legal: u32,
    /// What it was worth on average to the seat that made it.
    mean: f32,
}

impl<M> Branch<M> {
    const fn new(mv: M) -> Self {
        Self { mv, node: NONE, next: NONE, first: NONE, visits: 0, legal: 0, mean: 0.0 }
    }
}

/// All branches, in one arena that is kept from move to move.
#[derive(Clone, Debug)]
pub(crate) struct Tree<M> {
    branches: Vec<Branch<M>>,
    index: Index,
    path: Vec<(u32, Seat)>,
    root: u32,
    /// What the games from this root were worth: how many, on average, and the sum of squares about that.
    spread: (f32, f32, f32),
}

impl<M> Default for Tree<M> {
    fn default() -> Self {
        Self { branches: Vec::new(), index: Index::default(), path: Vec::new(), root: 0, spread: (0.0, 0.0, 0.0) }
    }
}

impl<M: Copy + PartialEq + Hash> Tree<M> {
    /// How much games are taken to differ at least.
    const LEAST_SPREAD: f32 = 0.02;

    /// Forgets everything. A root needs a move, which means nothing.
    pub(crate) fn clear(&mut self, any: M) {
        self.branches.clear();
        self.branches.push(Branch::new(any));
        self.index.clear();
        self.root = 0;
        self.spread = (0.0, 0.0, 0.0);
    }

    /// Goes on to what follows from a move; false if it was never tried.
    pub(crate) fn advance(&mut self, mv: M) -> bool {
        let found = self.moves().find(|&at| self.branches[at as usize].mv == mv);
        let found = found.filter(|&at| self.branches[at as usize].first != NONE);
        self.root = found.unwrap_or(self.root);
        self.spread = (0.0, 0.0, 0.0);
        found.is_some()
    }

    /// One simulated game: deal, down the tree, random moves to the end, and back up.
    pub(crate) fn grow<S: Playable<Move = M>>(
        &mut self,
        view: &S::View,
        rng: &mut FastRng,
        scale: &mut Scale,
        settings: &Settings,
    ) {
        let mut state = view.determinise(rng);
        let mut luck = FastChance(FastRng::new(rand_core::Rng::next_u64(rng)));
        let mut at = self.root;
        // What UCB1 explores is in proportion to how much the games differ.
        let (games, _, squares) = self.spread;
        let spread = (squares / games.max(1.0)).sqrt();
        let exploration = (squares > 0.0).then_some(settings.exploration * spread.max(Self::LEAST_SPREAD));
        self.path.clear();
        while let Turn::Decide(seat) = state.turn() {
            let is_leaf = self.branches[at as usize].first == NONE;
            let may_grow = self.branches[at as usize].visits > 0 || at == self.root;
            if self.path.len() >= DEEPEST || is_leaf && (!may_grow || self.branches.len() >= MOST_BRANCHES) {
                break;
            }
            at = self.select(at, &state, rng, exploration);
            state.play_unchecked(self.branches[at as usize].mv, &mut luck);
            self.path.push((at, seat));
        }
        let outcome = rollout::random(&mut state, &mut luck, rng);
        if let (true, Some(&(_, seat))) = (settings.guided == 0 || scale.is_flat(), self.path.first()) {
            // No race tells which scores are usual, or all its games came to the same.
            scale.meet(End::of(outcome, seat));
        }
        self.branches[self.root as usize].visits += 1;
        for (depth, &(at, seat)) in self.path.iter().enumerate() {
            let worth = scale.worth(End::of(outcome, seat));
            let branch = &mut self.branches[at as usize];
            branch.visits += 1;
            branch.mean += (worth - branch.mean) / branch.visits as f32;
            if depth == 0 {
                let (games, mean, squares) = &mut self.spread;
                let off = worth - *mean;
                *games += 1.0;
                *mean += off / *games;
                *squares += off * (worth - *mean);
            }
        }
    }

    /// The legal move to try next: any at first and while all games end alike, then by UCB1 (Auer, Cesa-Bianchi and Fischer 2002) among those that are
    /// legal on this deal, each with its own count of how often it was (Cowling, Powley and Whitehouse 2012).
    fn select<S: Playable<Move = M>>(
        &mut self,
        node: u32,
        state: &S,
        rng: &mut FastRng,
        exploration: Option<f32>,
    ) -> u32 {
        let visits = self.branches[node as usize].visits as usize;
        let is_fresh = node != self.root && visits <= state.legal_count();
        let Some(exploration) = exploration.filter(|_| !is_fresh) else {
            let mv = state.random_legal(rng).expect("a running game has a legal move");
            let at = self.find(node, mv).unwrap_or_else(|| self.add(node, NONE, mv));
            self.branches[at as usize].legal += 1;
            return at;
        };
        let (mut before, mut next) = (NONE, self.branches[node as usize].first);
        let (mut best, mut best_value) = (NONE, f32::MIN);
        let (mut untried, mut count) = (None, 0);
        let _ = state.legal_moves(|mv| {
            let found = match self.branches.get(next as usize) {
                Some(branch) if branch.mv == mv => Some(next),
                _ => self.find(node, mv),
            };
            match found {
                Some(at) => {
                    let branch = &mut self.branches[at as usize];
                    branch.legal += 1;
                    let value = branch.mean + exploration * (ln(branch.legal) / branch.visits as f32).sqrt();
                    if value > best_value {
                        (best, best_value) = (at, value);
                    }
                    (before, next) = (at, branch.next);
                }
                None => {
                    count += 1;
                    if below(rng, count) == 0 {
                        untried = Some((before, mv));
                    }
                }
            }
            ControlFlow::<()>::Continue(())
        });
        let Some((before, mv)) = untried else { return best };
        let at = self.add(node, before, mv);
        self.branches[at as usize].legal = 1;
        at
    }

    #[inline]
    fn find(&self, node: u32, mv: M) -> Option<u32> {
        let is_it = |at: u32| self.branches[at as usize].node == node && self.branches[at as usize].mv == mv;
        self.index.find(index::hash(node, &mv), is_it)
    }

    /// A new branch, behind the one before or as the first.
    fn add(&mut self, node: u32, before: u32, mv: M) -> u32 {
        let new = self.branches.len() as u32;
        let link = match before {
            NONE => &mut self.branches[node as usize].first,
            before => &mut self.branches[before as usize].next,
        };
        let next = std::mem::replace(link, new);
        self.branches.push(Branch { node, next, ..Branch::new(mv) });
        let branches = &self.branches;
        self.index
            .add(index::hash(node, &mv), new, |at| index::hash(branches[at as usize].node, &branches[at as usize].mv));
        new
    }

    fn moves(&self) -> impl Iterator<Item = u32> + '_ {
        let some = |at: u32| (at != NONE).then_some(at);
        let first = self.branches.get(self.root as usize).and_then(|root| some(root.first));
        std::iter::successors(first, move |&at| some(self.branches[at as usize].next))
    }

    /// The move that was tried most, what it is worth, the standard error of that, and how often it was tried.
    pub(crate) fn best(&self) -> Option<(M, f32, f32, u32)> {
        let better = |a: u32, b: u32| {
            let key = |at: u32| (self.branches[at as usize].visits, self.branches[at as usize].mean);
            if key(b) > key(a) { b } else { a }
        };
        let best = &self.branches[self.moves().reduce(better)? as usize];
        let (games, _, squares) = self.spread;
        let error = (squares / games.max(1.0) / best.visits.max(1) as f32).sqrt();
        Some((best.mv, best.mean, error, best.visits))
    }
}

/// The natural logarithm, near enough: exact at powers of two, and a straight line between.
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
    fn the_logarithm_is_near_enough() {
        for n in 1..10_000u32 {
            assert!((ln(n) - (n as f32).ln()).abs() < 0.07, "{n}");
        }
        assert_eq!(ln(1), 0.0);
    }
}
