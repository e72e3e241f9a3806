//! The tests that every game has, and rollouts.

use underdeck_cryptkeeper::{Options, State};
use underdeck_game::{FastChance, FastRng, GameResult, Play as _, Policy as _, Seat, State as _};
use underdeck_testkit::{Contract, Follows, allocates_nothing};

use crate::sights;

/// A view adds to each tile where it came from, and the same for the deck (view-3).
const OWN_VIEW_KEYS: &[&str] = &["deck_origin", "map"];

const PROMPTS: &[(&str, &str)] = &[
    ("use an item", "use"),
    ("ove onto", "move"),
    ("Let it happen", "resolve"),
    ("Suffer it", "suffer"),
    ("keep what you have", "keep"),
];

/// What the texts say only under some house rules.
const FOLLOWS: Follows = Follows {
    facts: &[("aim", "flask_required"), ("difficulty", "flask_required"), ("difficulty", "whole_turn")],
    unsaid: &[("flask_required", "false", "and Flask")],
};

underdeck_testkit::suite! {
    State;
    laws: Contract {
        games: 100,
        own_view_keys: OWN_VIEW_KEYS,
        prompts: PROMPTS,
        claims: crate::claims::CLAIMS,
        follows: FOLLOWS,
        ..Contract::default()
    };
    hints: (0..8).map(|seed| (Options::default(), seed));
    golden_hints: &Options::default(), 0;
    allocations: &options(), 0..1_000, State::random_legal => 2_000 games end;
    luck: 20 deals;
    guides: 2;
    sights: sights::wanted(), sights::sights;
}

fn options() -> [Options; 2] {
    [true, false].map(|flask| Options::default().with_flask_required(flask))
}

fn count(run: &mut dyn FnMut()) -> u64 {
    allocation_counter::measure(run).count_total
}

#[test]
fn games_of_rollout_moves_allocate_nothing() {
    let choose = |state: &State, rng: &mut _| state.outcome().is_none().then(|| state.view(Seat(0)).rollout(rng));
    assert_eq!(allocates_nothing(&options(), 0..20, choose, count), 40);
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
