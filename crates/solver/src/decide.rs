//! The decision of a position: by the search, and by the players that need none.

use std::sync::atomic::{AtomicBool, Ordering};

use underdeck_game::{Aim, GameResult, Play as _, Playable, Seat};
use underdeck_players::{Decision, Player as _, PlayerKind, net};
use underdeck_record::{Deal, DealLuck, LuckCounts};

use crate::search::{Solved, Solver};
use crate::table::key;
use crate::ways::policy;

/// The positions that the search looks at before the players, if they come first. So a deal that is decided at once keeps the search's line.
const LOOK: u64 = 2_000;
/// The most moves of a player's game.
const LONGEST: usize = 20_000;

/// When the heuristic player, and the learned one where the game has weights, play the deal. They know no hidden card, and a win is a win.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PlayersTurn {
    /// Before the search, unless its first 2,000 positions decide the deal. The fastest, but a win of a player has no [difficulty](crate::Difficulty).
    First,
    /// When the search met a limit, so that the difficulty of every deal that the search can win is known.
    #[default]
    Last,
}

/// A decided position, and the player that won it if the search did not.
pub(crate) type Decided<M> = (Solved<M>, Option<PlayerKind>);

/// Decides whether the deal can be won after these moves, which must be legal.
pub(crate) fn decide<S: Playable>(
    solver: &mut Solver<S>,
    deal: &Deal<S>,
    before: &[S::Move],
    turn: PlayersTurn,
    stop: &AtomicBool,
) -> Decided<S::Move> {
    let by_players = |nodes| by_players(deal, before, stop).map(|found| won(deal, before, found, nodes));
    if turn == PlayersTurn::First {
        match solver.solve_within(LOOK, deal, before, stop) {
            Solved::Open { nodes } if nodes >= LOOK => {
                if let Some(decided) = by_players(nodes) {
                    return decided;
                }
            }
            Solved::Open { nodes } => return by_players(nodes).unwrap_or((Solved::Open { nodes }, None)),
            decided => return (decided, None),
        }
    }
    match solver.solve(deal, before, stop) {
        Solved::Open { nodes } if turn == PlayersTurn::Last && !stop.load(Ordering::Relaxed) => {
            by_players(nodes).unwrap_or((Solved::Open { nodes }, None))
        }
        decided => (decided, None),
    }
}

/// The first player that wins from here, with its moves.
fn by_players<S: Playable>(
    deal: &Deal<S>,
    before: &[S::Move],
    stop: &AtomicBool,
) -> Option<(PlayerKind, Vec<S::Move>)> {
    let has_value = net::<S>(&deal.options).is_some();
    let players = [PlayerKind::Greedy].into_iter().chain(has_value.then_some(PlayerKind::Value));
    players.into_iter().find_map(|kind| Some((kind, game(deal, before, kind, stop)?)))
}

/// The moves of a player from here on, if it wins.
fn game<S: Playable>(deal: &Deal<S>, before: &[S::Move], kind: PlayerKind, stop: &AtomicBool) -> Option<Vec<S::Move>> {
    let (mut state, mut chance) = deal.start();
    before.iter().for_each(|&mv| state.play_unchecked(mv, &mut chance));
    let mut player = kind.playing::<S>(&deal.options, deal.seed, None);
    let mut moves = Vec::new();
    while moves.len() < LONGEST && !stop.load(Ordering::Relaxed) {
        let Some(mv) = player.choose(Decision::of(&state)) else { break };
        state.play_unchecked(mv, &mut chance);
        moves.push(mv);
    }
    let result = state.outcome().map(|outcome| outcome.result);
    matches!(result, Some(GameResult::Won | GameResult::Winner(Seat(0)))).then_some(moves)
}

/// A player's win as an answer, with the number of its moves that differ from the policy's.
fn won<S: Playable>(
    deal: &Deal<S>,
    before: &[S::Move],
    (kind, moves): (PlayerKind, Vec<S::Move>),
    nodes: u64,
) -> Decided<S::Move> {
    let (mut luck, mut counts) = (DealLuck::new(deal.seed), LuckCounts::default());
    let mut state = S::new(&deal.options, &mut luck.at(&mut counts));
    let mut departures = 0;
    for (n, &mv) in before.iter().chain(&moves).enumerate() {
        departures += u32::from(n >= before.len() && policy(&state, key(&state, &counts, Aim::Win)) != mv);
        state.play_unchecked(mv, &mut luck.at(&mut counts));
    }
    (Solved::Won { moves, departures, nodes }, Some(kind))
}
