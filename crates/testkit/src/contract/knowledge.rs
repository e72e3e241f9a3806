//! Laws of what a seat may know.

use serde_json::Value;
use underdeck_cards::{Card, CardSet};
use underdeck_game::{FastRng, Play, Playable, Policy, Seat, View};

use super::Site;
use super::site::differences;
use crate::claims::{Claim, Hint, untrue};

/// A view is the state's object with hidden cards as `"??"`: as many as `hidden()` says, everything else as it is.
pub(super) fn hides_and_is_true<S: Playable>(
    site: &Site<'_, S>,
    view: &S::View,
    own_keys: &[&str],
    secret_keys: &[&str],
) {
    let json = |value: serde_json::Result<Value>| {
        value.unwrap_or_else(|error| site.fail("a view has JSON", error.to_string()))
    };
    let (seen, truth) = (json(serde_json::to_value(view)), json(serde_json::to_value(site.state)));
    let (Value::Object(seen), Value::Object(truth)) = (seen, truth) else {
        site.fail("state and view are objects", format!("{view:?}"))
    };
    let count: usize = seen.values().map(hidden).sum();
    let law = "hidden() is the number of \"??\"";
    site.ensure(view.hidden() == count, law, || format!("{} hidden, {count} written", view.hidden()));
    let written: CardSet = seen.values().flat_map(cards_in).collect();
    let law = "named_cards() are the cards that a view writes";
    site.ensure(view.named_cards() == written, law, || format!("{} named, {written} written", view.named_cards()));
    for (key, value) in seen.iter().filter(|(key, _)| !own_keys.contains(&key.as_str())) {
        let Some(real) = truth.get(key) else {
            site.fail("a view has the keys of its state", format!("the view has `{key}`"))
        };
        let law = "a view shows the state as it is, or hides it";
        site.ensure(agree(value, real), law, || format!("`{key}`: the view has {value}"));
    }
    for key in truth.keys().filter(|key| !secret_keys.contains(&key.as_str())) {
        site.ensure(seen.contains_key(key), "a view has the keys of its state", || format!("the view lacks `{key}`"));
    }
}

/// `view(determinise(v)) == v`, a valid state; for the seat to decide the same moves are legal, and the
/// policy follows from the view.
pub(super) fn can_be_redealt<S: Playable>(site: &Site<'_, S>, seat: Seat, view: &S::View, rng: &mut FastRng) {
    let is_asked = seat == site.state.deciding_seat() && site.state.outcome().is_none();
    // A heuristic may play games to their ends, so the view is asked once for both deals.
    let chosen = is_asked.then(|| view.heuristic());
    for _ in 0..2 {
        let again = view.determinise(&mut rng.clone());
        let dealt = view.determinise(rng);
        site.ensure(dealt == again, "determinise follows from the view and the rng", || differences(&again, &dealt));
        let seen = dealt.view(seat);
        site.ensure(seen == *view, "view(determinise(v)) == v", || differences(&seen, view));
        if let Err(error) = dealt.check() {
            site.fail("determinise deals a valid state", format!("{error}: {dealt:?}"));
        }
        if seat != site.state.deciding_seat() {
            continue;
        }
        let law = "equal views offer equal moves";
        site.ensure(dealt.legal_vec() == site.state.legal_vec(), law, || format!("dealt {dealt:?}"));
        site.ensure(dealt.turn() == site.state.turn(), "equal views have the same turn", || format!("dealt {dealt:?}"));
        if let Some(here) = chosen {
            let there = seen.heuristic();
            site.ensure(here == there, "the heuristic follows from the view", || format!("{here} and {there}"));
            site.ensure(site.state.is_legal(here), "the heuristic move is legal", || here.to_string());
            let (here, there) = (view.rollout(&mut rng.clone()), seen.rollout(&mut rng.clone()));
            site.ensure(here == there, "the rollout move follows from the view", || format!("{here} and {there}"));
            site.ensure(site.state.is_legal(here), "the rollout move is legal", || here.to_string());
        }
    }
}

/// At the start of a game, each hidden entry may be any of those that are unseen there: a view that remembers one, or that is dealt
/// without luck, deals it the same every time.
pub(super) fn leaves_hidden_entries_to_luck<S: Playable>(site: &Site<'_, S>, view: &S::View, rng: &mut FastRng) {
    /// By chance, an entry is the same in this number of deals once in two billion games.
    const DEALS: usize = 32;
    if site.number > 0 || view.hidden() < 2 {
        return;
    }
    let seen = serde_json::to_value(view).unwrap_or_default();
    let dealt = |_| hidden_entries(&seen, &serde_json::to_value(view.determinise(rng)).unwrap_or_default());
    let deals: Vec<Vec<Value>> = (0..DEALS).map(dealt).collect();
    for (n, first) in deals[0].iter().enumerate() {
        // A state that deals its cards as they are turned up hides them from itself, too.
        let varies = first == "??" || deals.iter().any(|deal| deal.get(n) != Some(first));
        site.ensure(varies, "each hidden entry is left to luck", || format!("hidden entry {n} is always {first}"));
    }
}

/// The reason for the heuristic move is one short sentence or empty, follows from the view, and all that it claims is true.
pub(super) fn gives_its_reason<S: Playable>(
    site: &Site<'_, S>,
    seat: Seat,
    view: &S::View,
    claims: &[Claim],
    rng: &mut FastRng,
) {
    /// The most letters of a reason.
    const MOST: usize = 200;
    /// Only every third state is asked, because a reason may cost as much as the move itself.
    const EVERY: usize = 3;
    let is_asked = site.number.is_multiple_of(EVERY) && site.state.outcome().is_none();
    if seat != site.state.deciding_seat() || !is_asked {
        return;
    }
    let reason = view.reason();
    let is_sentence = reason.ends_with('.') && reason.trim() == reason && !reason.contains(['\n', '\r']);
    let law = "a reason is one line, a sentence of at most 200 letters";
    site.ensure(reason.is_empty() || is_sentence && reason.chars().count() <= MOST, law, || reason.to_string());
    super::texts::reads_well(site, &reason);
    let there = view.determinise(rng).view(seat).reason();
    site.ensure(reason == there, "the reason follows from the view", || format!("`{reason}` and `{there}`"));
    if !reason.is_empty() {
        let hint = Hint::of::<S>(view, view.heuristic().to_string(), reason.clone());
        let untrue = untrue(&hint, claims);
        site.ensure(untrue.is_none(), "every claim of a reason is true", || {
            format!("{}: {}: {reason}", untrue.unwrap_or_default(), hint.mv)
        });
    }
}

/// What a state has where its view has `"??"`, in the view's order; nothing for keys that only the view has.
fn hidden_entries(seen: &Value, truth: &Value) -> Vec<Value> {
    match (seen, truth) {
        (Value::String(text), _) if text == "??" => vec![truth.clone()],
        (Value::Array(seen), Value::Array(truth)) => {
            seen.iter().zip(truth).flat_map(|(seen, truth)| hidden_entries(seen, truth)).collect()
        }
        (Value::Object(seen), Value::Object(truth)) => {
            let both = seen.iter().filter_map(|(key, seen)| Some((seen, truth.get(key)?)));
            both.flat_map(|(seen, truth)| hidden_entries(seen, truth)).collect()
        }
        _ => Vec::new(),
    }
}

/// How many hidden entries are written in a value.
fn hidden(value: &Value) -> usize {
    match value {
        Value::String(text) => usize::from(text == "??"),
        Value::Array(values) => values.iter().map(hidden).sum(),
        Value::Object(values) => values.values().map(hidden).sum(),
        _ => 0,
    }
}

/// The cards that a value writes, in notation.
fn cards_in(value: &Value) -> Vec<Card> {
    match value {
        // A document, which is an option.
        Value::String(text) if text.contains('\n') => Vec::new(),
        Value::String(text) => {
            text.split(|c: char| !c.is_ascii_alphanumeric()).filter_map(|word| word.parse().ok()).collect()
        }
        Value::Array(values) => values.iter().flat_map(cards_in).collect(),
        Value::Object(values) => values.values().flat_map(cards_in).collect(),
        _ => Vec::new(),
    }
}

/// Whether what is seen is the truth wherever it is not hidden.
fn agree(seen: &Value, truth: &Value) -> bool {
    match (seen, truth) {
        (Value::String(text), _) if text == "??" => true,
        (Value::Array(seen), Value::Array(truth)) => {
            seen.len() == truth.len() && seen.iter().zip(truth).all(|(seen, truth)| agree(seen, truth))
        }
        (Value::Object(seen), Value::Object(truth)) => {
            seen.len() == truth.len()
                && seen.iter().all(|(key, seen)| truth.get(key).is_some_and(|truth| agree(seen, truth)))
        }
        _ => seen == truth,
    }
}
