//! The search.

use std::sync::atomic::{AtomicBool, Ordering};

use game::{Aim, FastRng, GameResult, Outcome, Play as _, Playable, Policy as _, Seat, State};
use record::{Deal, DealLuck, LuckCounts};

use crate::essence::key;
use crate::table::{ALL, Table};

/// The departures from the policy that are tried before all are.
const DEPARTURES: u8 = 8;
/// The most bytes of the line being searched. A position beyond its end leaves the deal open.
const LINE: usize = 64 << 20;
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
    /// Ten million positions and 256 MiB.
    fn default() -> Self {
        Self { nodes: 10_000_000, memory: 256 << 20 }
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
    moves: Vec<S::Move>,
}

/// A position on the line being searched.
struct Frame<S> {
    state: S,
    counts: LuckCounts,
    /// Its moves to try: from here to the next frame's in the list of all moves. The last is tried first.
    first: usize,
    /// The moves tried so far.
    tried: usize,
    /// The departures left.
    left: u8,
}

/// Where a search begins, and what it looks for.
struct Root<'a, S> {
    state: &'a S,
    counts: LuckCounts,
    aim: Aim,
    /// Only what is worth more counts.
    above: i64,
}

/// How a search with so many departures ended.
enum Ended {
    Found,
    Exhausted,
    Cut,
}

impl<S: Playable> Solver<S> {
    /// A solver with these limits. The table is allocated as deals need it.
    pub fn new(limits: Limits, order: Order) -> Self {
        Self { limits, order, table: Table::new(limits.memory), frames: Vec::new(), moves: Vec::new() }
    }

    /// Whether the deal can be won after these moves, which must be legal.
    pub fn solve(&mut self, deal: &Deal<S>, moves: &[S::Move], stop: &AtomicBool) -> Solved<S::Move> {
        let mut luck = DealLuck::new(deal.seed);
        let (state, counts) = position(deal, moves, &mut luck);
        let root = Root { state: &state, counts, aim: Aim::Win, above: 0 };
        let (found, proven, nodes) = self.search(root, &mut luck, stop);
        match found {
            Some((_, moves, departures)) => Solved::Won { moves, departures, nodes },
            None if proven => Solved::Lost { nodes },
            None => Solved::Open { nodes },
        }
    }

    /// The best score of a deal, or the fewest turns in which it can be won.
    pub fn best(&mut self, deal: &Deal<S>, aim: Aim, stop: &AtomicBool) -> Best<S::Move> {
        let mut luck = DealLuck::new(deal.seed);
        let (state, counts) = position(deal, &[], &mut luck);
        let most = most(&state, aim);
        let (found, proven, nodes) = self.search(Root { state: &state, counts, aim, above: i64::MIN }, &mut luck, stop);
        let worth = |worth: i64| if aim == Aim::Turns { -worth } else { worth };
        let found = found.map(|(value, moves, departures)| (worth(value), moves, departures));
        let best = found.as_ref().map(|(value, ..)| *value);
        let bound = if proven { best } else { Some(most).filter(|&most| most < i32::MAX.into()).map(worth) };
        Best { found, bound, proven, nodes }
    }

    /// Searches with more and more departures. Returns the best that was found, whether there is nothing better, and the number of
    /// positions looked at.
    fn search(
        &mut self,
        mut root: Root<'_, S>,
        luck: &mut DealLuck,
        stop: &AtomicBool,
    ) -> (Option<Line<S::Move>>, bool, u64) {
        self.table.clear();
        let (mut found, mut nodes) = (None, 0);
        for departures in (0..=DEPARTURES).chain([ALL]) {
            let ended = self.pass(&mut root, departures, luck, &mut nodes, &mut found, stop);
            match ended {
                Ended::Found => return (found, true, nodes),
                Ended::Cut => return (found, false, nodes),
                Ended::Exhausted => {}
            }
        }
        (found, true, nodes)
    }

    /// Searches with this many departures at most.
    fn pass(
        &mut self,
        root: &mut Root<'_, S>,
        departures: u8,
        luck: &mut DealLuck,
        nodes: &mut u64,
        found: &mut Option<Line<S::Move>>,
        stop: &AtomicBool,
    ) -> Ended {
        self.frames.clear();
        self.moves.clear();
        let mut next = Some((root.state.clone(), root.counts, departures));
        let mut cut = false;
        loop {
            if let Some((state, counts, left)) = next.take() {
                *nodes += 1;
                if let Some(outcome) = state.outcome() {
                    let worth = worth(&state, &outcome, root.aim);
                    if worth.is_some_and(|worth| worth > root.above) {
                        root.above = worth.unwrap_or_default();
                        *found = Some(self.line(root.above, root.aim));
                        if root.above >= most(root.state, root.aim) {
                            return Ended::Found;
                        }
                    }
                } else if self.frames.len() >= LINE / size_of::<Frame<S>>() {
                    cut = true;
                } else if most(&state, root.aim) > root.above {
                    self.enter(state, counts, left, root.aim);
                }
                let is_stopped = || nodes.is_multiple_of(4_096) && stop.load(Ordering::Relaxed);
                if *nodes >= self.limits.nodes || is_stopped() {
                    return Ended::Cut;
                }
            }
            let Some(frame) = self.frames.last_mut() else { break };
            let untried = self.moves.len() - frame.first - frame.tried;
            if untried == 0 {
                self.moves.truncate(frame.first);
                self.frames.pop();
                continue;
            }
            let mv = self.moves[frame.first + frame.tried];
            let left = if frame.tried == 0 || frame.left == ALL { frame.left } else { frame.left - 1 };
            frame.tried += 1;
            let (mut state, mut counts) = (frame.state.clone(), frame.counts);
            state.play_unchecked(mv, &mut luck.at(&mut counts));
            next = Some((state, counts, left));
        }
        // A line that was cut short matters only to a proof.
        if cut && departures == ALL { Ended::Cut } else { Ended::Exhausted }
    }

    /// Puts a position on the line, if it is worth searching.
    fn enter(&mut self, state: S, counts: LuckCounts, left: u8, aim: Aim) {
        let key = key(&state, &counts, aim);
        if !self.table.visit(key, state.means(aim), left) || state.is_lost(aim) {
            return;
        }
        let first = self.moves.len();
        let is_asked = left != ALL || S::View::ROLLOUT_COST <= DEAR;
        let choice = is_asked.then(|| policy(&state, key));
        self.moves.extend(choice);
        if left > 0 {
            let others = &mut self.moves;
            let _ = state.legal_moves(|mv| {
                if Some(mv) != choice {
                    others.push(mv);
                }
                std::ops::ControlFlow::<()>::Continue(())
            });
            if self.order == Order::Reversed {
                others[first + usize::from(choice.is_some())..].reverse();
            }
        }
        self.frames.push(Frame { state, counts, first, tried: 0, left });
    }

    /// The line being searched.
    fn line(&self, worth: i64, aim: Aim) -> Line<S::Move> {
        let played = |frame: &Frame<S>| self.moves[frame.first + frame.tried - 1];
        let departs = |frame: &&Frame<S>| policy(&frame.state, key(&frame.state, &frame.counts, aim)) != played(frame);
        let departures = self.frames.iter().filter(departs).count() as u32;
        (worth, self.frames.iter().map(played).collect(), departures)
    }
}

/// The policy's move, or the only one.
fn policy<S: Playable>(state: &S, key: [u64; 2]) -> S::Move {
    let only = state.legal_nth(0).filter(|_| state.legal_count() == 1);
    only.unwrap_or_else(|| state.view(state.deciding_seat()).rollout(&mut FastRng::new(key[0])))
}

/// What a line is worth, its moves, and its departures from the policy.
type Line<M> = (i64, Vec<M>, u32);

/// The position after some moves, and the luck that it took.
fn position<S: State>(deal: &Deal<S>, moves: &[S::Move], luck: &mut DealLuck) -> (S, LuckCounts) {
    let mut counts = LuckCounts::default();
    let mut state = S::new(&deal.options, &mut luck.at(&mut counts));
    for mv in moves {
        state.play_unchecked(*mv, &mut luck.at(&mut counts));
    }
    (state, counts)
}

/// What the end of a game is worth, greater is better; `None` if it is none of what is looked for.
fn worth<S: Playable>(state: &S, outcome: &Outcome, aim: Aim) -> Option<i64> {
    let is_won = matches!(outcome.result, GameResult::Won | GameResult::Winner(Seat(0)));
    match aim {
        Aim::Win => is_won.then_some(1),
        Aim::Score => outcome.score.map(i64::from),
        Aim::Turns => is_won.then(|| -i64::from(state.least_turns())),
    }
}

/// What no end from here is worth more than.
fn most<S: Playable>(state: &S, aim: Aim) -> i64 {
    match aim {
        Aim::Win => 1,
        Aim::Score => state.bound().into(),
        Aim::Turns => -i64::from(state.least_turns()),
    }
}
