//! Win rates with and without an event of a card.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use serde_json::Value;
use underdeck_cards::Card;
use underdeck_game::{Play as _, Playable};
use underdeck_stats::{Interval, TwoShares, holm};

use crate::measures::walk;
use crate::parallel::Threads;
use crate::{Plan, SimulationHost, game_seed};

/// An event of a card in the first moves, which happened in some games and not in others.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CardEvent {
    /// The card.
    pub card: String,
    /// `seen`, or the verb of a move with the card.
    pub event: String,
    /// The numbers of games with and without the event.
    pub games: [u64; 2],
    /// The win rates with and without the event.
    pub won: [f64; 2],
    /// The first rate minus the second.
    pub more: f64,
    /// Its 95 % interval by Newcombe's hybrid score method.
    pub more_95: Interval,
    /// The p-value of the difference, corrected for all events (Holm).
    pub p_value: f64,
}

/// The least share of games with, and of games without, an event.
const RARE: f64 = 0.05;

type Events = BTreeSet<(String, Card)>;

/// Observes the first moves of some games. Returns the number of games of that length, and the events.
pub(super) fn follow<S: Playable>(
    plan: &Plan<S>,
    games: u64,
    moves: u64,
    host: &SimulationHost<'_>,
) -> Result<(u64, Vec<CardEvent>), String> {
    let play = |n: u64| {
        let mut events = Events::new();
        let (made, outcome) = walk(plan, game_seed(plan.seed, n), host, |state: &S, mv, n| {
            if n < moves {
                look(state, mv, &mut events);
            }
        });
        (host.progress)(1);
        (made >= moves && !host.is_stopped()).then(|| (events, crate::measures::share_of(outcome) > 0.5))
    };
    Ok(sum_up(Threads::start(plan.jobs)?.map(0..games, &play)))
}

/// Counts the events of games by result.
fn sum_up(played: Vec<(Events, bool)>) -> (u64, Vec<CardEvent>) {
    let (all, won) = (played.len() as u64, played.iter().filter(|(_, won)| *won).count() as u64);
    let mut counts: BTreeMap<(String, Card), [u64; 2]> = BTreeMap::new();
    for (events, won) in played {
        for event in events {
            let [games, wins] = counts.entry(event).or_default();
            (*games, *wins) = (*games + 1, *wins + u64::from(won));
        }
    }
    let is_common = |games: u64| games as f64 >= RARE * all as f64;
    let common = counts.into_iter().filter(|(_, [games, _])| is_common(*games) && is_common(all - games));
    let mut found: Vec<CardEvent> = common
        .map(|((event, card), [games, wins])| {
            let two = TwoShares { first: [wins, games], second: [won - wins, all - games] };
            let shares = two.shares();
            let (more, more_95, p_value) = (shares[0] - shares[1], two.newcombe(), two.p_value());
            CardEvent {
                card: card.to_string(),
                event,
                games: [games, all - games],
                won: shares,
                more,
                more_95,
                p_value,
            }
        })
        .collect();
    let corrected = holm(&found.iter().map(|event| event.p_value).collect::<Vec<_>>());
    found.iter_mut().zip(corrected).for_each(|(event, p)| event.p_value = p);
    found.sort_by(|one, other| one.p_value.total_cmp(&other.p_value).then(other.more.abs().total_cmp(&one.more.abs())));
    (all, found)
}

/// Records the cards that the deciding seat sees, and those in its move.
fn look<S: Playable>(state: &S, mv: S::Move, events: &mut Events) {
    if let Ok(view) = serde_json::to_value(state.view(state.deciding_seat())) {
        scan(&view, &mut |card| {
            events.insert(("seen".to_owned(), card));
        });
    }
    let spelling = mv.to_string();
    let mut words = spelling.split(' ');
    let verb = words.next().unwrap_or_default();
    events.extend(words.filter_map(|word| word.parse().ok()).map(|card| (verb.to_owned(), card)));
}

fn scan(value: &Value, each: &mut impl FnMut(Card)) {
    match value {
        Value::String(text) => text.parse().into_iter().for_each(each),
        Value::Array(values) => values.iter().for_each(|value| scan(value, each)),
        Value::Object(values) => values.values().for_each(|value| scan(value, each)),
        _ => {}
    }
}
