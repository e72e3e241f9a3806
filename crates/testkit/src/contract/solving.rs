//! Laws of what a solver takes for granted. It proves deals lost by them, so what they say must err towards less.

use std::collections::{HashMap, HashSet};
use std::hash::Hasher;

use underdeck_game::{Aim, FastRng, GameResult, Outcome, Play as _, Playable, Policy as _, Resources, Seat, Solve};
use underdeck_record::{Deal, DealChance};

use super::site::Site;

/// How many walks are made from the start of a deal, and how long they are.
const WALKS: usize = 40;
const LONGEST: usize = 24;
/// How many states with the same key are compared with a new one.
const COMPARED: usize = 4;
/// The longest game played to the end from such a state.
const MOST_MOVES: usize = 600;

/// A state met on a walk, and the luck to come.
type Met<S> = (S, DealChance);

/// Walks from the start of a deal in many ways: states with equal key and resources are played the same, and of two that differ in
/// their means the richer wins by the moves by which the poorer wins.
pub(super) fn essence_is_all_that_matters<S: Playable>(deal: &Deal<S>, rng: &mut FastRng) {
    for &aim in S::AIMS {
        let mut met: HashMap<(Vec<u8>, DealChance), Vec<S>> = HashMap::new();
        for walk in 0..WALKS {
            let (mut state, mut chance) = deal.start();
            // Every other walk begins deep in the game, where fewer moves lead to many states.
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
                let known = met.entry((transposition_key(&state, aim), chance.clone())).or_default();
                let site =
                    Site { seed: deal.seed, number: number + 1, options: &deal.options, state: &state, unsaid: &[] };
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
    let (means, others) = (one.0.resources(aim), other.0.resources(aim));
    if means == others {
        are_played_the_same(site, one, other, aim);
    } else if at_least(means, others) {
        wins_what_the_poorer_wins(site, one, other, aim);
    } else if at_least(others, means) {
        wins_what_the_poorer_wins(site, other, one, aim);
    }
}

/// Equal key and resources: the ways lead to the same results, and each is played by legal moves.
fn are_played_the_same<S: Playable>(site: &Site<'_, S>, one: &Met<S>, other: &Met<S>, aim: Aim) {
    let law = "states of equal key and resources have the same moves and results";
    let [results, others] = [one, other].map(|met| results(site, met, aim));
    for (results, others, state) in [(&results, &others, &other.0), (&others, &results, &one.0)] {
        let missing = results.iter().find(|(result, _)| !others.contains_key(result)).map(|(_, way)| way);
        site.ensure(missing.is_none(), law, || format!("{aim:?}: {missing:?} leads elsewhere than all from {state:?}"));
    }
}

/// The facts of a state for a solver: luck, worth, key and resources.
type Result = (DealChance, Option<i64>, Vec<u8>, Resources);

/// The results of the ways from a state, each with a way to it.
fn results<S: Playable>(site: &Site<'_, S>, (state, chance): &Met<S>, aim: Aim) -> HashMap<Result, Vec<S::Move>> {
    let mut results = HashMap::new();
    state.ways(aim, |way| {
        let after = played(site, state, chance, way, aim);
        results.entry(result(&after, aim)).or_insert_with(|| way.to_vec());
    });
    results
}

fn result<S: Playable>((state, chance): &Met<S>, aim: Aim) -> Result {
    let is_over = state.outcome().is_some();
    let (key, means) = if is_over { Default::default() } else { (transposition_key(state, aim), state.resources(aim)) };
    (chance.clone(), worth(state, aim), key, means)
}

/// Plays a way. Its moves are legal, and the free ones among them change nothing that counts.
fn played<S: Playable>(site: &Site<'_, S>, state: &S, chance: &DealChance, way: &[S::Move], aim: Aim) -> Met<S> {
    site.ensure(!way.is_empty(), "a way has moves", String::new);
    let mut after = (state.clone(), chance.clone());
    for &mv in way {
        let shown = || format!("{aim:?}: `{mv}` of {way:?} from {state:?}");
        site.ensure(after.0.is_legal(mv), "the moves of a way are legal", shown);
        let free = after.0.is_free(mv).then(|| result(&after, aim));
        after.0.play_unchecked(mv, &mut after.1);
        let is_same = free.is_none_or(|before| before == result(&after, aim));
        site.ensure(is_same, "a free move changes nothing that counts", shown);
    }
    after
}

/// More means: the moves by which the poorer state wins win from the richer one too, perhaps earlier, and for no less, perhaps
/// after free moves.
fn wins_what_the_poorer_wins<S: Playable>(site: &Site<'_, S>, rich: &Met<S>, poor: &Met<S>, aim: Aim) {
    let law = "more resources never lose what can be won";
    let (start, mut number) = (poor.0.clone(), 0);
    let (mut rich, mut poor) = (rich.clone(), poor.clone());
    while let Some(way) = policy_way(&poor).filter(|_| number < MOST_MOVES) {
        poor = played(site, &poor.0, &poor.1, &way, aim);
        number += way.len();
        if rich.0.outcome().is_some() {
            continue;
        }
        let next = after_free_moves(&rich, &way, &poor, aim);
        let Some(next) = next else {
            // It need not be, if the line is lost.
            while let Some(way) = policy_way(&poor).filter(|_| number < MOST_MOVES) {
                poor = played(site, &poor.0, &poor.1, &way, aim);
                number += way.len();
            }
            let is_lost = worth(&poor.0, aim).is_none();
            return site.ensure(is_lost, law, || format!("{aim:?}: {way:?} is not legal, but was in {start:?}"));
        };
        rich = next;
    }
    let is_kept = worth(&rich.0, aim) >= worth(&poor.0, aim);
    site.ensure(is_kept, law, || format!("{aim:?}: {:?} after what won from {start:?}", rich.0));
}

/// Plays a way, after free moves if need be, so that it leads where it led the poorer state, or else where it is legal; `None` if it is
/// nowhere.
fn after_free_moves<S: Playable>(start: &Met<S>, way: &[S::Move], poor: &Met<S>, aim: Aim) -> Option<Met<S>> {
    let mut first = None;
    let (mut seen, mut left) = (HashSet::from([start.0.clone()]), vec![start.0.clone()]);
    while let Some(state) = left.pop() {
        let mut after = (state.clone(), start.1.clone());
        let is_played = way.iter().all(|&mv| {
            let is_legal = after.0.is_legal(mv);
            if is_legal {
                after.0.play_unchecked(mv, &mut after.1);
            }
            is_legal
        });
        if is_played && after.1 == poor.1 && transposition_key(&after.0, aim) == transposition_key(&poor.0, aim) {
            return Some(after);
        }
        first = first.or(is_played.then_some(after));
        for mv in state.legal_vec().into_iter().filter(|&mv| state.is_free(mv)) {
            let mut next = state.clone();
            next.play_unchecked(mv, &mut start.1.clone());
            if seen.insert(next.clone()) {
                left.push(next);
            }
        }
    }
    first
}

/// The policy's moves up to the first that is not free.
fn policy_way<S: Playable>(met: &Met<S>) -> Option<Vec<S::Move>> {
    let ((mut state, mut chance), mut way) = (met.clone(), Vec::new());
    while let Some(mv) = policy_move(&state) {
        way.push(mv);
        if !state.is_free(mv) {
            break;
        }
        state.play_unchecked(mv, &mut chance);
    }
    Some(way).filter(|way| !way.is_empty())
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

fn at_least(more: Resources, less: Resources) -> bool {
    more.iter().zip(less).all(|(more, less)| *more >= less)
}

/// What a state writes as its key.
fn transposition_key(state: &impl Solve, aim: Aim) -> Vec<u8> {
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
    state.transposition_key(aim, &mut bytes);
    bytes.0
}
