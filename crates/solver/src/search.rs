//! The depth-first search with limited discrepancies.

#[cfg(test)]
mod tests;

use std::sync::atomic::{AtomicBool, Ordering};

use underdeck_game::{Aim, GameResult, Outcome, Play as _, Playable, Policy as _, Seat, State};
use underdeck_record::{Deal, DealLuck, LuckCounts};

use crate::table::{ALL, Table, key};
use crate::ways::{MoveSequences, policy_way};

/// The most departures from the policy before the pass without a limit.
const DEPARTURES: u8 = 8;
/// From this number of departures, half of the work is a pass without a limit.
const FEW: u8 = 2;
/// The most bytes of the line under search. A longer line leaves the deal open.
const LINE: usize = 64 << 20;
/// The most chance events of one kind before a position of the line; more leave the deal open. The counters have 16 bits, and the moves from this
/// position use far fewer events than the remaining range.
const EVENTS: u16 = u16::MAX - 4_096;
/// The last pass does not use a policy that costs more random moves than this, because it tries all moves anyway.
const DEAR: u32 = 20;

/// The limits of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SearchLimits {
    /// The most positions.
    pub nodes: u64,
    /// The bytes of the transposition table, rounded down to 96 times a power of two, at least 24 KiB. The line under search takes up to 64 MiB more.
    pub memory: usize,
}

impl Default for SearchLimits {
    /// Twenty million positions and 256 MiB.
    fn default() -> Self {
        Self { nodes: 20_000_000, memory: 256 << 20 }
    }
}

/// The order of departures from the policy. It affects the line found, not whether one exists.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Order {
    /// In the order of legal moves.
    #[default]
    Listed,
    /// In the reverse order.
    Reversed,
}

/// The result of a search for a win.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Solved<M> {
    /// It can be won by these moves.
    Won {
        /// The winning line.
        moves: Vec<M>,
        /// The number of moves that differ from the policy's: the difficulty.
        departures: u32,
        /// Positions searched.
        nodes: u64,
    },
    /// It is proven that no line wins.
    Lost {
        /// Positions searched.
        nodes: u64,
    },
    /// A limit was met first.
    Open {
        /// Positions searched.
        nodes: u64,
    },
}

/// The result of a search for the best score or the fewest turns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Best<M> {
    /// The best score or number of turns with its moves and departures; `None` if no line was found.
    pub found: Option<(i64, Vec<M>, u32)>,
    /// A proven bound on all lines, equal to the result if this is proven optimal; `None` if there is no line, or no bound is known.
    pub bound: Option<i64>,
    /// Whether the search is complete.
    pub proven: bool,
    /// Positions searched.
    pub nodes: u64,
}

/// Decides deals of one game one after another, with one transposition table.
pub struct Solver<S: Playable> {
    limits: SearchLimits,
    order: Order,
    table: Table,
    frames: Vec<Frame<S>>,
    ways: MoveSequences<S::Move>,
}

/// A position on the line under search.
struct Frame<S> {
    state: S,
    counts: LuckCounts,
    /// The index of its first move sequence; the next frame's first ends them.
    first: usize,
    /// The number of move sequences tried.
    tried: usize,
    /// The departures left.
    left: u8,
    /// Whether its first move sequence is the guide's, which the line has followed so far.
    is_guided: bool,
}

/// A position to be searched.
struct Next<S> {
    state: S,
    counts: LuckCounts,
    left: u8,
    is_guided: bool,
}

/// The start and the aim of a search.
struct Root<'a, S: State> {
    state: &'a S,
    counts: LuckCounts,
    aim: Aim,
    /// Only greater worths count.
    above: i64,
    /// An upper bound of all worths.
    most: i64,
    /// A line that replaces the policy as long as the search follows it.
    guide: MoveSequences<S::Move>,
    /// The best line so far.
    found: Option<Line<S::Move>>,
    /// Positions searched so far.
    nodes: u64,
    /// Whether the last pass met a line that was too long.
    is_long: bool,
}

/// The end of a pass.
enum Ended {
    /// An optimal line was found.
    Found,
    /// There is no better line.
    Exhausted,
    /// There is no better line, except perhaps behind lines that were too long.
    Long,
    /// A limit was met.
    Cut,
}

impl<S: Playable> Solver<S> {
    /// A solver with these limits. The table is allocated as deals need it.
    pub fn new(limits: SearchLimits, order: Order) -> Self {
        Self { limits, order, table: Table::new(limits.memory), frames: Vec::new(), ways: MoveSequences::default() }
    }

    /// As [`Solver::solve`] with at most `nodes` positions, which are the first of the whole search.
    pub(crate) fn solve_within(
        &mut self,
        nodes: u64,
        deal: &Deal<S>,
        moves: &[S::Move],
        stop: &AtomicBool,
    ) -> Solved<S::Move> {
        let limits = self.limits;
        self.limits.nodes = nodes.min(limits.nodes);
        let solved = self.solve(deal, moves, stop);
        self.limits = limits;
        solved
    }

    /// Decides whether the deal can be won after these moves, which must be legal.
    pub fn solve(&mut self, deal: &Deal<S>, moves: &[S::Move], stop: &AtomicBool) -> Solved<S::Move> {
        let mut luck = DealLuck::new(deal.seed);
        let (state, counts) = position(deal, moves, &mut luck);
        let mut root = Root::new(&state, counts, Aim::Win, 0);
        let ended = self.win(&mut root, &mut luck, stop);
        let nodes = root.nodes;
        match (root.found, ended) {
            (Some(Line { ways, departures, .. }), _) => Solved::Won { moves: ways.moves, departures, nodes },
            (None, Ended::Exhausted) => Solved::Lost { nodes },
            _ => Solved::Open { nodes },
        }
    }

    /// Searches for the best score of a deal, or for the fewest turns in which it can be won.
    pub fn best(&mut self, deal: &Deal<S>, aim: Aim, stop: &AtomicBool) -> Best<S::Move> {
        let mut luck = DealLuck::new(deal.seed);
        let (state, counts) = position(deal, &[], &mut luck);
        let mut root = Root::new(&state, counts, aim, i64::MIN);
        let ended = match aim {
            Aim::Turns => self.deepen(&mut root, &mut luck, stop),
            _ => self.improve(&mut root, &mut luck, stop),
        };
        let Root { found, nodes, most, .. } = root;
        let proven = matches!(ended, Ended::Found | Ended::Exhausted);
        let worth = |worth: i64| if aim == Aim::Turns { -worth } else { worth };
        let found = found.map(|line| (worth(line.worth), line.ways.moves, line.departures));
        let best = found.as_ref().map(|(value, ..)| *value);
        let bound = if proven { best } else { Some(most).filter(|&most| most < i32::MAX.into()).map(worth) };
        Best { found, bound, proven, nodes }
    }

    /// Searches for a win with an increasing number of departures from the policy.
    fn win(&mut self, root: &mut Root<'_, S>, luck: &mut DealLuck, stop: &AtomicBool) -> Ended {
        self.table.clear();
        let most = self.limits.nodes;
        let mut last = DEPARTURES;
        for departures in 0..=DEPARTURES {
            match self.pass(root, departures, most, luck, stop) {
                Ended::Exhausted | Ended::Long => {}
                ended => return ended,
            }
            if departures < FEW {
                continue;
            }
            // A small deal is proven lost sooner by an exhaustive search, so half of the work goes there.
            let nodes = if departures < DEPARTURES { most.min(2 * root.nodes) } else { most };
            match self.pass(root, ALL, nodes, luck, stop) {
                // Positions entered by an interrupted pass were not necessarily searched.
                Ended::Cut if root.nodes < most && !stop.load(Ordering::Relaxed) => self.table.clear(),
                Ended::Long => {
                    last = departures;
                    break;
                }
                ended => return ended,
            }
        }
        // A game can go on without end: continue near the policy, where lines are short.
        self.table.clear();
        for departures in last + 1..ALL {
            if let ended @ (Ended::Found | Ended::Cut) = self.pass(root, departures, most, luck, stop) {
                return ended;
            }
        }
        Ended::Cut
    }

    /// Searches for a win in the fewest possible turns, then in one more, and so on, with half of the nodes; then for any win.
    fn deepen(&mut self, root: &mut Root<'_, S>, luck: &mut DealLuck, stop: &AtomicBool) -> Ended {
        loop {
            root.above = root.most - 1;
            self.table.clear();
            match self.pass(root, ALL, self.limits.nodes / 2, luck, stop) {
                Ended::Found => return Ended::Found,
                Ended::Exhausted => root.most -= 1,
                _ => break,
            }
        }
        root.above = i64::MIN;
        self.improve(root, luck, stop)
    }

    /// Searches for the best line: repeatedly near the best line so far, with half of the nodes, then everywhere.
    fn improve(&mut self, root: &mut Root<'_, S>, luck: &mut DealLuck, stop: &AtomicBool) -> Ended {
        let half = root.nodes.midpoint(self.limits.nodes);
        let mut departures = 0;
        while departures <= DEPARTURES {
            self.table.clear();
            let before = root.above;
            match self.pass(root, departures, half, luck, stop) {
                Ended::Found => return Ended::Found,
                Ended::Cut => break,
                _ if root.above == before => departures += 1,
                _ => {
                    departures = 1;
                    root.guide = root.found.as_ref().map(|line| line.ways.clone()).unwrap_or_default();
                }
            }
        }
        self.table.clear();
        self.pass(root, ALL, self.limits.nodes, luck, stop)
    }

    /// Searches with at most `departures` departures up to a total of `nodes` positions.
    fn pass(
        &mut self,
        root: &mut Root<'_, S>,
        departures: u8,
        nodes: u64,
        luck: &mut DealLuck,
        stop: &AtomicBool,
    ) -> Ended {
        self.frames.clear();
        self.ways.truncate(0);
        let mut next = Some(Next { state: root.state.clone(), counts: root.counts, left: departures, is_guided: true });
        root.is_long = false;
        loop {
            if let Some(next) = next.take() {
                root.nodes += 1;
                let state = &next.state;
                if let Some(outcome) = state.outcome() {
                    let worth = worth(state, &outcome, root.aim);
                    if worth.is_some_and(|worth| worth > root.above) {
                        root.above = worth.unwrap_or_default();
                        root.found = Some(self.line(root.above, root.aim, luck));
                        if root.above >= root.most {
                            return Ended::Found;
                        }
                    }
                } else if self.frames.len() >= LINE / size_of::<Frame<S>>() || next.counts.most() > EVENTS {
                    root.is_long = true;
                } else if most(state, root.aim) > root.above {
                    self.enter(next, root, luck);
                }
                let is_stopped = || root.nodes.is_multiple_of(4_096) && stop.load(Ordering::Relaxed);
                if root.nodes >= nodes || is_stopped() {
                    return Ended::Cut;
                }
            }
            let Some(frame) = self.frames.last_mut() else { break };
            let way = frame.first + frame.tried;
            if way == self.ways.len() {
                self.ways.truncate(frame.first);
                self.frames.pop();
                continue;
            }
            let left = if frame.tried == 0 || frame.left == ALL { frame.left } else { frame.left - 1 };
            let is_guided = frame.is_guided && frame.tried == 0;
            frame.tried += 1;
            let (mut state, mut counts) = (frame.state.clone(), frame.counts);
            for &mv in self.ways.get(way) {
                state.play_unchecked(mv, &mut luck.at(&mut counts));
            }
            next = Some(Next { state, counts, left, is_guided });
        }
        if root.is_long { Ended::Long } else { Ended::Exhausted }
    }

    /// Pushes a position on the line, if it needs to be searched.
    fn enter(&mut self, next: Next<S>, root: &Root<'_, S>, luck: &mut DealLuck) {
        let Next { state, counts, left, is_guided } = next;
        let key = key(&state, &counts, root.aim);
        if !self.table.visit(key, state.resources(root.aim), left) || state.is_lost(root.aim) {
            return;
        }
        let first = self.ways.len();
        let is_asked = left != ALL || S::View::ROLLOUT_COST <= DEAR;
        let guide = (is_guided && self.frames.len() < root.guide.len()).then(|| root.guide.get(self.frames.len()));
        match guide {
            Some(guide) => self.ways.push(guide),
            None if is_asked => {
                let moves = &mut self.ways.moves;
                policy_way(state.clone(), counts, luck, key, |mv| moves.push(mv));
                self.ways.end();
            }
            None => {}
        }
        let others = self.ways.len();
        if left > 0 {
            let ways = &mut self.ways;
            state.ways(root.aim, |way| {
                if others == first || ways.get(first) != way {
                    ways.push(way);
                }
            });
            if self.order == Order::Reversed {
                self.ways.places[others..].reverse();
            }
        }
        self.frames.push(Frame { state, counts, first, tried: 0, left, is_guided: guide.is_some() });
    }

    /// The line under search.
    fn line(&self, worth: i64, aim: Aim, luck: &mut DealLuck) -> Line<S::Move> {
        let mut line = Line { worth, ways: MoveSequences::default(), departures: 0 };
        for Frame { state, counts, first, tried, .. } in &self.frames {
            let (way, mut kept) = (self.ways.get(first + tried - 1), 0);
            policy_way(state.clone(), *counts, luck, key(state, counts, aim), |mv| {
                kept += usize::from(way.get(kept) == Some(&mv));
            });
            line.departures += u32::from(kept < way.len());
            line.ways.push(way);
        }
        line
    }
}

impl<'a, S: Playable> Root<'a, S> {
    fn new(state: &'a S, counts: LuckCounts, aim: Aim, above: i64) -> Self {
        let most = most(state, aim);
        Self { state, counts, aim, above, most, guide: MoveSequences::default(), found: None, nodes: 0, is_long: false }
    }
}

/// A line with its worth.
struct Line<M> {
    worth: i64,
    ways: MoveSequences<M>,
    /// The number of its move sequences that are not the policy's.
    departures: u32,
}

/// The position after some moves, and the chance events so far.
fn position<S: State>(deal: &Deal<S>, moves: &[S::Move], luck: &mut DealLuck) -> (S, LuckCounts) {
    let mut counts = LuckCounts::default();
    let mut state = S::new(&deal.options, &mut luck.at(&mut counts));
    for mv in moves {
        state.play_unchecked(*mv, &mut luck.at(&mut counts));
    }
    (state, counts)
}

/// The worth of the end of a game, greater is better; `None` if it does not meet the aim.
fn worth<S: Playable>(state: &S, outcome: &Outcome, aim: Aim) -> Option<i64> {
    let is_won = matches!(outcome.result, GameResult::Won | GameResult::Winner(Seat(0)));
    match aim {
        Aim::Win => is_won.then_some(1),
        Aim::Score => outcome.score.map(i64::from),
        Aim::Turns => is_won.then(|| -i64::from(state.least_turns())),
    }
}

/// An upper bound of the worth of all ends from here.
fn most<S: Playable>(state: &S, aim: Aim) -> i64 {
    match aim {
        Aim::Win => 1,
        Aim::Score => state.bound().into(),
        Aim::Turns => -i64::from(state.least_turns()),
    }
}
