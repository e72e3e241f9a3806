//! Rules that are cited.

use std::cell::RefCell;
use std::collections::HashSet;

use underdeck_game::find_rule;

/// Whether a reference has all rules of these ids. Many refusals cite few rules, so each is looked up once.
pub fn has_rules(reference: &'static str, ids: &[&'static str]) -> bool {
    thread_local!(static FOUND: RefCell<HashSet<(*const u8, &'static str)>> = RefCell::default());
    let has = |id| FOUND.with_borrow(|found| found.contains(&(reference.as_ptr(), id)));
    let finds = |id| find_rule(reference, id).is_some();
    let keep = |id| FOUND.with_borrow_mut(|found| found.insert((reference.as_ptr(), id)));
    ids.iter().all(|&id| has(id) || (finds(id) && keep(id)))
}
