//! The laws that every game keeps, counted move sequences, guides, reasons, rollouts, and that a running game allocates nothing.

use underdeck_cryptkeeper::{Options, State};
use underdeck_game::{FastChance, FastRng, GameResult, Play as _, Policy as _, Seat, State as _};
use underdeck_testkit::{Contract, allocates_nothing, golden_hints, hints};

#[test]
fn all_laws_hold() {
    laws_hold(0);
}

#[test]
fn all_laws_hold_in_every_other_game() {
    laws_hold(1);
}

fn laws_hold(share: u64) {
    // A view adds to each tile where it came from, and the same for the deck (view-3).
    let own_view_keys = &["deck_origin", "map"];
    let prompts = &[
        ("use an item", "use"),
        ("ove onto", "move"),
        ("Let it happen", "resolve"),
        ("Suffer it", "suffer"),
        ("keep what you have", "keep"),
    ];
    let claims = crate::claims::CLAIMS;
    Contract { games: 100, share: (share, 2), own_view_keys, prompts, claims, ..Contract::default() }.check::<State>();
}

/// Counted move sequences, luck from the deal.
#[test]
fn perft() {
    underdeck_testkit::perft_table::<State>(include_str!("../perft.txt"));
}

fn options() -> [Options; 2] {
    [true, false].map(|flask| Options::default().with_flask_required(flask))
}

fn count(run: &mut dyn FnMut()) -> u64 {
    allocation_counter::measure(run).count_total
}

#[test]
fn random_games_allocate_nothing() {
    assert_eq!(allocates_nothing(&options(), 0..1_000, State::random_legal, count), 2_000);
}

#[test]
fn games_of_rollout_moves_allocate_nothing() {
    let choose = |state: &State, rng: &mut _| state.outcome().is_none().then(|| state.view(Seat(0)).rollout(rng));
    assert_eq!(allocates_nothing(&options(), 0..20, choose, count), 40);
}

#[test]
fn unseen_cards_are_redealt_uniformly() {
    let views = underdeck_testkit::deals_uniformly::<State>(&Options::default(), 0..20);
    assert!(views >= 5, "{views} views");
}

/// `black_suit` and `red_suit` choose cards, not rules (option-1, option-2).
#[test]
fn the_suits_are_names() {
    const SETS: &[&str] = &["hand", "map_pool", "offer", "discard", "eligible"];
    for swaps in [&[('C', 'S')][..], &[('H', 'D')], &[('C', 'S'), ('H', 'D')]] {
        assert!(
            underdeck_testkit::suits_are_names::<State>(
                &Options::default(),
                0..20,
                swaps,
                underdeck_testkit::ALL_RANKS,
                SETS
            ) > 500
        );
    }
}

/// Exactly, in the ends of games: what is seen next is as likely as redeals say.
#[test]
fn luck_has_the_mean_0() {
    let moves = underdeck_testkit::redeals_are_fair::<State>(&Options::default(), 0..20);
    assert!(moves > 0);
}

#[test]
fn every_sentence_of_a_guide_is_true() {
    underdeck_testkit::guides::<underdeck_cryptkeeper::State>();
}

#[test]
fn every_move_has_a_reason() {
    assert!((0..8).all(|seed| !hints::<State>(&Options::default(), seed).is_empty()));
}

#[test]
fn a_whole_game_of_hints_reads_as_it_did() {
    golden_hints::<State>(
        &Options::default(),
        0,
        concat!(env!("CARGO_MANIFEST_DIR"), "/../games/cryptkeeper/tests/reasons.txt"),
    );
}

/// Some games played by `choose`: how many were won, and every move in one line.
fn played(games: u64, choose: impl Fn(&State) -> <State as underdeck_game::State>::Move) -> (u32, String) {
    let (mut won, mut moves) = (0, String::new());
    for seed in 0..games {
        let mut luck = FastChance(FastRng::new(seed));
        let mut state = State::new(&Options::default(), &mut luck);
        let mut count = 0;
        while state.outcome().is_none() {
            let mv = choose(&state);
            moves += &format!("{mv}, ");
            state.play(mv, &mut luck).expect("what is chosen is legal");
            count += 1;
            assert!(count < 3_000, "game {seed} goes on for ever");
        }
        won += u32::from(state.outcome().is_some_and(|outcome| outcome.result == GameResult::Won));
    }
    (won, moves)
}

/// The heuristic wins half of its games; over 20 000 games the rollout policy won 49 %.
#[test]
fn rollouts_end_and_nearly_half_are_won() {
    let (won, moves) = played(300, |state| state.view(Seat(0)).rollout(&mut FastRng::new(0)));
    assert!((120..=180).contains(&won), "{won} of 300");
    assert_eq!(played(300, |state| state.view(Seat(0)).rollout(&mut FastRng::new(0))), (won, moves));
}
