use std::sync::atomic::AtomicBool;

use underdeck_game::{Chance as _, Die};
use underdeck_testkit::toy::Toy;

use super::*;

#[test]
fn a_line_with_more_chance_events_than_the_counters_hold_is_not_searched() {
    let deal = Deal::<Toy>::new(Default::default(), 7);
    let solved = |rolls: u16| {
        let mut luck = DealLuck::new(deal.seed);
        let (state, mut counts) = position(&deal, &[], &mut luck);
        (0..rolls).for_each(|_| {
            luck.at(&mut counts).roll(Die::new(6));
        });
        let mut root = Root::new(&state, counts, Aim::Win, 0);
        let mut solver = Solver::new(SearchLimits { nodes: 100_000, memory: 1 << 20 }, Order::Listed);
        let ended = solver.win(&mut root, &mut luck, &AtomicBool::new(false));
        (root.found.is_some(), matches!(ended, Ended::Cut), root.nodes)
    };
    for rolls in [0, EVENTS / 2] {
        let (is_won, is_open, nodes) = solved(rolls);
        assert!(is_won && !is_open && nodes > 5, "{nodes} positions after {rolls} rolls");
    }
    // One roll more than can be counted: nothing is searched and the deal is open.
    let (is_won, is_open, nodes) = solved(EVENTS + 1);
    assert!(!is_won && is_open && nodes < 1_000, "won: {is_won}, open: {is_open}, {nodes} positions");
}
