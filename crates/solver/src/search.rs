//! The search.

#[cfg(test)]
mod tests;

use std::sync::atomic::{AtomicBool, Ordering};

use underdeck_game::{Aim, Play as _, Playable, Policy as _, State};
use underdeck_record::{Deal, DealLuck, LuckCounts};

use crate::essence::key;
use crate::table::{ALL, Table};
use crate::ways::{MoveSequences, policy_way};
use crate::worth::{most, worth};

/// The departures from the policy that are tried before all are.
const DEPARTURES: u8 = 8;
/// The departures from which on half of the work goes into trying all.
const FEW: u8 = 2;
/// The most bytes of the line being searched. A position beyond its end leaves the deal open.
const LINE: usize = 64 << 20;
/// The most events of one kind of luck before a position of the line; one beyond leaves the deal open. They are counted to 65,535, and
/// the moves that follow have far fewer than the rest.
const EVENTS: u16 = u16::MAX - 4_096;
/// A policy that costs more random moves than this is not asked in the last pass, in which all moves are tried anyway.
const DEAR: u32 = 20;

/// How far a search goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The positions looked at.
    pub nodes: u64,
    /// The bytes of the transposition table, rounded down to a power of two times 96, at least 24 KiB. The line being searched takes
    /// up to 64 MiB more.
    pub memory: usize,
}

impl Default for Limits {
    /// Twenty million positions and 256 MiB.
    fn default() -> Self {
        Self { nodes: 20_000_000, memory: 256 << 20 }
    }
}

/// The order in which the departures from the policy are tried. What is found may differ, whether there is anything may not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Order {
    /// As the game lists the moves.
    #[default]
    Listed,
    /// The other way round.
    Reversed,
}

/// Whether a deal can be won.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Solved<M> {
    /// It can: by these moves.
    Won {
        /// The moves.
        moves: Vec<M>,
        /// How many of them are not the policy's: the deal's difficulty.
        departures: u32,
        /// The positions looked at.
        nodes: u64,
    },
    /// It cannot, whatever is played.
    Lost {
        /// The positions looked at.
        nodes: u64,
    },
    /// A limit was met before either was known.
    Open {
        /// The positions looked at.
        nodes: u64,
    },
}

/// The best of a deal, by score or by turns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Best<M> {
    /// The best that was found, highest score or fewest turns, with its moves and departures; `None` if nothing was found.
    pub found: Option<(i64, Vec<M>, u32)>,
    /// What no play exceeds: of scores an upper bound, of turns a lower one. Equal to what was found if that is proven best;
    /// `None` if nothing is to be found, or nothing is known.
    pub bound: Option<i64>,
    /// Whether the search went to its end.
    pub proven: bool,
    /// The positions looked at.
    pub nodes: u64,
}

/// Decides deals of one game, one after another, with one table for all.
pub struct Solver<S: Playable> {
    limits: Limits,
    order: Order,
    table: Table,
    frames: Vec<Frame<S>>,
    ways: MoveSequences<S::Move>,
}

/// A position on the line being searched.
struct Frame<S> {
    state: S,
    counts: LuckCounts,
    /// Its ways to try: from here to the next frame's.
    first: usize,
    /// The ways tried so far.
    tried: usize,
    /// The departures left.
    left: u8,
    /// Whether its first way is the guide's, to which the line has kept so far.
    is_guided: bool,
}

/// A position to be looked at.
struct Next<S> {
    state: S,
    counts: LuckCounts,
    left: u8,
    is_guided: bool,
}

/// Where a search begins, and what it looks for.
struct Root<'a, S: State> {
    state: &'a S,
    counts: LuckCounts,
    aim: Aim,
    /// Only what is worth more counts.
    above: i64,
    /// What is known to be worth no less than anything.
    most: i64,
    /// A line that takes the policy's place as long as it is kept to.
    guide: MoveSequences<S::Move>,
    /// The best line so far.
    found: Option<Line<S::Move>>,
    /// The positions looked at so far.
    nodes: u64,
    /// Whether a line of the last pass was too long to be searched.
    is_long: bool,
}

/// How a search ended.
enum Ended {
    /// What is best was found.
    Found,
    /// There is nothing better.
    Exhausted,
    /// There is nothing better, but beyond lines that were too long to be searched.
    Long,
    /// A limit was met.
    Cut,
}

impl<S: Playable> Solver<S> {
    /// A solver with these limits. The table is allocated as deals need it.
    pub fn new(limits: Limits, order: Order) -> Self {
        Self { limits, order, table: Table::new(limits.memory), frames: Vec::new(), ways: MoveSequences::default() }
    }

    /// Whether the deal can be won after these moves, which must be legal.
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

    /// The best score of a deal, or the fewest turns in which it can be won.
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

    /// Searches for a win with more and more departures from the policy.
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
            // A deal with few positions is proven lost sooner by looking at all of them, so half of the work goes into that.
            let nodes = if departures < DEPARTURES { most.min(2 * root.nodes) } else { most };
            match self.pass(root, ALL, nodes, luck, stop) {
                // What was entered then need not have been searched.
                Ended::Cut if root.nodes < most && !stop.load(Ordering::Relaxed) => self.table.clear(),
                Ended::Long => {
                    last = departures;
                    break;
                }
                ended => return ended,
            }
        }
        // There may be no end to the luck of a deal: go on near the policy, where lines are short.
        self.table.clear();
        for departures in last + 1..ALL {
            if let ended @ (Ended::Found | Ended::Cut) = self.pass(root, departures, most, luck, stop) {
                return ended;
            }
        }
        Ended::Cut
    }

    /// Searches for a win in the fewest turns there can be, then in one more, and so on, with half of the nodes; then for any.
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

    /// Searches for the best: ever again near the best line so far, with half of the nodes, then everywhere.
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

    /// Searches with at most `departures` departures, until `nodes` positions were looked at in all.
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

    /// Puts a position on the line, if it is worth searching.
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

    /// The line being searched.
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

/// A line that was found.
struct Line<M> {
    worth: i64,
    ways: MoveSequences<M>,
    /// How many of its ways are not the policy's.
    departures: u32,
}

/// The position after some moves, and the luck that it took.
fn position<S: State>(deal: &Deal<S>, moves: &[S::Move], luck: &mut DealLuck) -> (S, LuckCounts) {
    let mut counts = LuckCounts::default();
    let mut state = S::new(&deal.options, &mut luck.at(&mut counts));
    for mv in moves {
        state.play_unchecked(*mv, &mut luck.at(&mut counts));
    }
    (state, counts)
}
