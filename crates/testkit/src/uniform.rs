//! Unseen cards are redealt uniformly: each deal that the view allows is equally likely.

use std::collections::HashMap;

use serde_json::Value;
use underdeck_game::{FastRng, Play, Playable, Policy, State, View};
use underdeck_record::Deal;

/// The most hidden entries of a view whose deals are counted: 120 deals.
const MOST: usize = 5;
/// How often each deal is expected.
const EACH: usize = 40;
/// The most views of one game.
const VIEWS: usize = 2;
/// No chi-square test of fixed seeds may be less probable: uniform deals fail it once in a million views.
const LEAST: f64 = 1e-6;

/// Looks for views with two to five hidden entries in games of heuristic moves, lists by trial every deal that such a view allows,
/// and checks with Pearson's chi-square test that `determinise` deals each of them equally often, and no other. Returns the number
/// of views.
///
/// A deal is allowed if the state with the hidden entries in this order can be read and gives the view again.
///
/// # Panics
/// If a deal is not allowed, or the test fails; names seed, move number and view.
pub fn deals_uniformly<S: Playable>(options: &S::Options, seeds: std::ops::Range<u64>) -> usize {
    let mut views = 0;
    for seed in seeds {
        let (mut state, mut luck) = Deal::<S>::new(options.clone(), seed).start();
        let (mut here, mut last) = (0, 0);
        for number in 0..1_000 {
            let seat = state.deciding_seat();
            if state.outcome().is_some() || here == VIEWS {
                break;
            }
            let view = state.view(seat);
            let hidden = view.hidden();
            if (2..=MOST).contains(&hidden) && hidden != last {
                let site = || format!("{}: seed {seed}, move {number}, view {}", S::INFO.id, json(&view));
                if counts(&view, &|state: &S| state.view(seat), seed, &site) {
                    (here, last) = (here + 1, hidden);
                }
            }
            state.play_unchecked(view.heuristic(), &mut luck);
        }
        views += here;
    }
    views
}

/// Tests a view; `false` if it allows a single deal.
fn counts<V: View>(view: &V, seen: &dyn Fn(&V::State) -> V, seed: u64, site: &dyn Fn() -> String) -> bool
where
    V::State: State<View = V>,
{
    let written = json(view);
    let mut rng = FastRng::new(seed);
    let first = json(&view.determinise(&mut rng));
    let mut order = Vec::new();
    hidden_entries(&written, &first, &mut order);
    let mut allowed: HashMap<String, usize> = HashMap::new();
    permutations(&mut order.clone(), 0, &mut |order| {
        let mut dealt = first.clone();
        replace(&written, &mut dealt, &mut order.iter());
        let found = serde_json::from_value::<V::State>(dealt.clone()).ok();
        if found.is_some_and(|state| seen(&state) == *view) {
            allowed.insert(dealt.to_string(), 0);
        }
    });
    if allowed.len() < 2 {
        return false;
    }
    let samples = allowed.len() * EACH;
    for _ in 0..samples {
        let dealt = json(&view.determinise(&mut rng)).to_string();
        let count = allowed.get_mut(&dealt);
        *count.unwrap_or_else(|| panic!("{}\n  the view does not allow the deal {dealt}", site())) += 1;
    }
    let expected = EACH as f64;
    let chi: f64 = allowed.values().map(|&count| (count as f64 - expected).powi(2) / expected).sum();
    let p = chi_square_tail(chi, (allowed.len() - 1) as f64);
    assert!(p > LEAST, "{}\n  {} deals are not equally likely: chi-square {chi:.1}, p {p:e}", site(), allowed.len());
    true
}

fn json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("states and views have JSON")
}

/// The entries that the view hides, as the state has them.
fn hidden_entries(view: &Value, state: &Value, entries: &mut Vec<Value>) {
    match (view, state) {
        (Value::String(text), found) if text == "??" => entries.push(found.clone()),
        (Value::Array(views), Value::Array(states)) => {
            views.iter().zip(states).for_each(|(view, state)| hidden_entries(view, state, entries));
        }
        (Value::Object(views), Value::Object(states)) => {
            let both = views.iter().filter_map(|(key, view)| Some((view, states.get(key)?)));
            both.for_each(|(view, state)| hidden_entries(view, state, entries));
        }
        _ => {}
    }
}

/// Puts these entries where the view hides some.
fn replace<'a>(view: &Value, state: &mut Value, entries: &mut impl Iterator<Item = &'a Value>) {
    match (view, state) {
        (Value::String(text), found) if text == "??" => {
            if let Some(entry) = entries.next() {
                *found = entry.clone();
            }
        }
        (Value::Array(views), Value::Array(states)) => {
            views.iter().zip(states).for_each(|(view, state)| replace(view, state, entries));
        }
        (Value::Object(views), Value::Object(states)) => {
            for (key, view) in views {
                if let Some(state) = states.get_mut(key) {
                    replace(view, state, entries);
                }
            }
        }
        _ => {}
    }
}

fn permutations(order: &mut Vec<Value>, from: usize, each: &mut dyn FnMut(&[Value])) {
    if from + 1 >= order.len() {
        each(order);
    }
    for n in from..order.len() {
        if from + 1 >= order.len() {
            break;
        }
        order.swap(from, n);
        permutations(order, from + 1, each);
        order.swap(from, n);
    }
}

/// The probability of a chi-square at least as great, by the cube root: E. B. Wilson, M. M. Hilferty, “The distribution of
/// chi-square”, Proceedings of the National Academy of Sciences 17 (1931) 684–688.
fn chi_square_tail(chi: f64, degrees: f64) -> f64 {
    let spread = 2.0 / (9.0 * degrees);
    let z = ((chi / degrees).cbrt() - (1.0 - spread)) / spread.sqrt();
    libm::erfc(z * std::f64::consts::FRAC_1_SQRT_2) / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tails_are_those_of_tables() {
        // 5 % and 0.1 % points of 1, 10 and 119 degrees.
        for (chi, degrees, p) in
            [(3.841, 1.0, 0.05), (18.307, 10.0, 0.05), (145.461, 119.0, 0.05), (29.588, 10.0, 0.001)]
        {
            let found = chi_square_tail(chi, degrees);
            assert!((found / p - 1.0).abs() < 0.1, "{chi} {degrees}: {found}");
        }
    }

    #[test]
    fn every_order_comes_once() {
        let mut seen = std::collections::HashSet::new();
        let mut order: Vec<Value> = (0..4).map(Value::from).collect();
        permutations(&mut order, 0, &mut |order| assert!(seen.insert(format!("{order:?}"))));
        assert_eq!(seen.len(), 24);
    }
}
