//! Laws of states alone.

use underdeck_game::{Options as _, Play as _, Playable};

use super::Site;
use super::site::differences;

/// `check()` holds after every move.
pub(super) fn is_valid<S: Playable>(site: &Site<'_, S>) {
    if let Err(error) = site.state.check() {
        site.fail("check() holds in every state", error.to_string());
    }
}

/// State → JSON → state is identity, through text and through values; the JSON is one flat object with its phase.
pub(super) fn reads_back<S: Playable>(site: &Site<'_, S>) {
    const LAW: &str = "state → JSON → state is identity";
    let broken = |error: serde_json::Error| -> ! { site.fail(LAW, error.to_string()) };
    let text = serde_json::to_string(site.state).unwrap_or_else(|error| broken(error));
    let again: S = serde_json::from_str(&text).unwrap_or_else(|error| broken(error));
    site.ensure(again == *site.state, LAW, || differences(&again, site.state));
    let value = serde_json::to_value(site.state).unwrap_or_else(|error| broken(error));
    let again: S = serde_json::from_value(value.clone()).unwrap_or_else(|error| broken(error));
    let view = site.state.view(site.state.deciding_seat());
    let seen = serde_json::to_value(&view).unwrap_or_else(|error| broken(error));
    site.ensure(again == *site.state, LAW, || differences(&again, site.state));
    let rules = site.options.older_rules().map(serde_json::Value::from);
    let views = [value.get("rules"), seen.get("rules")];
    site.ensure(views == [rules.as_ref(); 2], "states and views say by which older rules they are", || {
        format!("{views:?}")
    });
    let over = site.state.legal_count() == 0;
    let phase = value.get("phase").is_some_and(serde_json::Value::is_string);
    let outcome = value.get("outcome").is_some_and(|outcome| outcome.is_object() == over && outcome.is_null() != over);
    if let Some(ended) = site.state.outcome() {
        let told = S::INFO.endings.iter().find(|ending| ending.cause == ended.cause);
        let known = |ending: &underdeck_game::Ending| {
            ending.rules.iter().all(|id| underdeck_game::find_rule(S::REFERENCE, id).is_some())
        };
        let is_told = told.is_some_and(|ending| !ending.rules.is_empty() && known(ending));
        site.ensure(is_told, "every cause is told in `endings`, with rules that exist", || ended.cause.to_owned());
    }
    site.ensure(phase && outcome, "a state has `phase`, and an `outcome` when it is over", || value.to_string());
}
