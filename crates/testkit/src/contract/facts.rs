//! Laws of the facts that reports may ask for.

use underdeck_game::{AnyMove, FactTime, Moment, Playable, places};

use super::Site;
use super::site::Step;

/// Whatever a fact says is of its kind, the same when it is asked again, and the same behind the object-safe interface.
pub(super) fn are_of_their_kind<S: Playable>(step: &Step<'_, S>) {
    let moment = Moment { before: Some((step.site.state, step.mv)), now: step.after };
    let (before, now) = (step.site.state.clone().erased(), step.after.clone().erased());
    let mv = AnyMove::new(step.mv);
    for (n, fact) in S::FACTS.iter().enumerate() {
        let found = (fact.read)(&moment);
        let id = fact.spec.id;
        step.ensure(found.is_none_or(|found| found.kind() == fact.spec.kind), "a fact is of its kind", || {
            format!("{id}: {found:?}")
        });
        let again = [(fact.read)(&moment), now.fact(n, Some((before.as_ref(), &mv)))];
        step.ensure(again == [found; 2], "a fact is the same when it is asked again", || {
            format!("{id}: {found:?}, then {again:?}")
        });
    }
}

/// What is so in a state can be read without the way there, and says the same with it.
pub(super) fn need_no_way<S: Playable>(site: &Site<'_, S>, before: Option<(&S, S::Move)>) {
    for fact in S::FACTS.iter().filter(|fact| fact.spec.time == FactTime::Now) {
        let found = [before, None].map(|before| (fact.read)(&Moment { before, now: site.state }));
        site.ensure(found[0] == found[1], "a fact of a state depends on the state alone", || {
            format!("{}: {found:?}", fact.spec.id)
        });
    }
}

/// Every place is a fact of a state.
pub(super) fn places_are_of_states<S: Playable>() {
    for fact in places::<S>() {
        assert!(fact.spec.time == FactTime::Now, "{}: the place `{}` is no fact of a state", S::INFO.id, fact.spec.id);
    }
}
