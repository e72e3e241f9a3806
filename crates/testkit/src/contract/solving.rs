//! Laws of what a solver takes for granted. It proves deals lost by them, so what they say must err towards less.

use std::collections::HashMap;
use std::hash::Hasher;

use game::{Aim, FastRng, GameResult, Means, Outcome, Play as _, Playable, Policy as _, Seat, Solve};
use record::{Deal, DealChance};

use super::site::Site;

/// How many walks are made from the start of a deal, and how long they are.
const WALKS: usize = 40;
const LONGEST: usize = 24;
/// How many states with the same essence are compared with a new one.
const COMPARED: usize = 4;
/// The most moves tried from both of two such states.
const TRIED: usize = 12;
/// The longest game played to the end from such a state.
const MOST_MOVES: usize = 600;

/// A state met on a walk, and the luck to come.
type Met<S> = (S, DealChance);

/// Walks from the start of a deal in many ways: states with equal essence and means are played the same, and of two that differ in
/// their means the richer wins by the moves by which the poorer wins.
pub(super) fn essence_is_all_that_matters<S: Playable>(deal: &Deal<S>, rng: &mut FastRng) {
    for &aim in S::AIMS {
        let mut met: HashMap<(Vec<u8>, DealChance), Vec<S>> = HashMap::new();
        for walk in 0..WALKS {
            let (mut state, mut chance) = deal.start();
            // Every other walk goes on from deep in the game, where fewer moves lead to many states.
            let policy = if walk % 2 == 0 { 0 } else { LONGEST / 3 * (1 + deal.seed as usize % 5) };
            for number in 0..policy + LONGEST {
                if state.outcome().is_some() {
                    break;
                }
                let mv = if number < policy { policy_move(&state) } else { state.random_legal(rng) };
                let Some(mv) = mv else { break };
                state.play_unchecked(mv, &mut chance);
                if number < policy {
                    continue;
                }
                let known = met.entry((essence(&state, aim), chance.clone())).or_default();
                let site = Site { seed: deal.seed, number: number + 1, options: &deal.options, state: &state };
                for other in known.iter().filter(|other| **other != state) {
                    compare(&site, &(state.clone(), chance.clone()), &(other.clone(), chance.clone()), aim);
                }
                if known.len() < COMPARED && !known.contains(&state) {
                    known.push(state.clone());
                }
            }
        }
    }
}

fn policy_move<S: Playable>(state: &S) -> Option<S::Move> {
    (state.outcome().is_none()).then(|| state.view(state.deciding_seat()).rollout(&mut FastRng::new(1)))
}

fn compare<S: Playable>(site: &Site<'_, S>, one: &Met<S>, other: &Met<S>, aim: Aim) {
    let (means, others) = (one.0.means(aim), other.0.means(aim));
    if means == others {
        are_played_the_same(site, one, other, aim);
    } else if at_least(means, others) {
        wins_what_the_poorer_wins(site, one, other, aim);
    } else if at_least(others, means) {
        wins_what_the_poorer_wins(site, other, one, aim);
    }
}

/// Equal essence and means: the same moves are legal, and each leads to the same again.
fn are_played_the_same<S: Playable>(site: &Site<'_, S>, one: &Met<S>, other: &Met<S>, aim: Aim) {
    let law = "states of equal essence and means have the same moves and results";
    let moves = one.0.legal_vec();
    site.ensure(moves == other.0.legal_vec(), law, || format!("{aim:?}: other moves than in {:?}", other.0));
    let step = moves.len().div_ceil(TRIED).max(1);
    for mv in moves.into_iter().step_by(step) {
        let [(a, luck), (b, others)] = [one, other].map(|(state, chance)| {
            let (mut after, mut chance) = (state.clone(), chance.clone());
            after.play_unchecked(mv, &mut chance);
            (after, chance)
        });
        let is_same = luck == others
            && worth(&a, aim) == worth(&b, aim)
            && (a.outcome().is_some() || essence(&a, aim) == essence(&b, aim) && a.means(aim) == b.means(aim));
        site.ensure(is_same, law, || format!("{aim:?}: `{mv}` leads elsewhere than from {:?}", other.0));
    }
}

/// More means: the moves by which the poorer state wins win from the richer one too, perhaps earlier, and for no less.
fn wins_what_the_poorer_wins<S: Playable>(site: &Site<'_, S>, rich: &Met<S>, poor: &Met<S>, aim: Aim) {
    let law = "more means never lose what can be won";
    let ((mut rich, mut luck), (mut poor, mut others)) = (rich.clone(), poor.clone());
    let (start, mut played) = (poor.clone(), 0);
    while let Some(mv) = policy_move(&poor).filter(|_| played < MOST_MOVES) {
        poor.play_unchecked(mv, &mut others);
        played += 1;
        if rich.outcome().is_some() {
            continue;
        }
        if !rich.is_legal(mv) {
            // It need not be, if the line is lost.
            while let Some(mv) = policy_move(&poor).filter(|_| played < MOST_MOVES) {
                poor.play_unchecked(mv, &mut others);
                played += 1;
            }
            let is_lost = worth(&poor, aim).is_none();
            return site.ensure(is_lost, law, || format!("{aim:?}: `{mv}` is not legal, but was in {start:?}"));
        }
        rich.play_unchecked(mv, &mut luck);
    }
    let is_kept = worth(&rich, aim) >= worth(&poor, aim);
    site.ensure(is_kept, law, || format!("{aim:?}: {rich:?} after what won from {start:?}"));
}

/// What is said to be beyond reach is not reached in the game that was played: a win, a score, a number of turns.
pub(super) fn never_says_too_much<'a, S: Playable>(site: &Site<'_, S>, states: impl Iterator<Item = &'a S>) {
    let Some(end) = site.state.outcome() else { return };
    for state in states {
        let shown = || format!("said of {state:?}");
        for &aim in S::AIMS {
            let is_reached = worth(site.state, aim).is_some() && is_won(&end);
            site.ensure(!(is_reached && state.is_lost(aim)), "a lost position is not won", shown);
        }
        if let Some(score) = end.score.filter(|_| S::AIMS.contains(&Aim::Score)) {
            site.ensure(state.bound() >= score, "no score exceeds its bound", shown);
        }
        if is_won(&end) && S::AIMS.contains(&Aim::Turns) {
            let turns = site.state.least_turns();
            site.ensure(state.least_turns() <= turns, "no game is won in fewer turns than said", shown);
        }
    }
}

fn is_won(outcome: &Outcome) -> bool {
    matches!(outcome.result, GameResult::Won | GameResult::Winner(Seat(0)))
}

/// What an end is worth, more is better; `None` where it is none of what is looked for.
fn worth<S: Playable>(state: &S, aim: Aim) -> Option<i64> {
    let outcome = state.outcome()?;
    match aim {
        Aim::Win => is_won(&outcome).then_some(1),
        Aim::Score => outcome.score.map(i64::from),
        Aim::Turns => is_won(&outcome).then(|| -i64::from(state.least_turns())),
    }
}

fn at_least(more: Means, less: Means) -> bool {
    more.iter().zip(less).all(|(more, less)| *more >= less)
}

/// What a state writes as its essence.
fn essence(state: &impl Solve, aim: Aim) -> Vec<u8> {
    struct Bytes(Vec<u8>);
    impl Hasher for Bytes {
        fn write(&mut self, bytes: &[u8]) {
            self.0.extend(bytes);
        }

        fn finish(&self) -> u64 {
            0
        }
    }
    let mut bytes = Bytes(Vec::new());
    state.essence(aim, &mut bytes);
    bytes.0
}
