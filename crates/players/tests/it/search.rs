//! The players that search, on the toy game.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use serde_json::json;
use underdeck_game::{FastChance, FastRng, Play, State, View};
use underdeck_players::{Budget, Decision, Mcts, Player, PlayerKind, SearchConfig};
use underdeck_testkit::scenario;
use underdeck_testkit::toy::{Toy, ToyMove, ToyOptions};

const KINDS: [PlayerKind; 6] = [
    PlayerKind::Flat(Budget::Iterations(60)),
    PlayerKind::Mcts(Budget::Iterations(160)),
    PlayerKind::Flat(Budget::Millis(1)),
    PlayerKind::Mcts(Budget::Millis(1)),
    PlayerKind::Search(Budget::Iterations(60)),
    PlayerKind::Search(Budget::Millis(1)),
];

fn deal(seed: u64) -> (Toy, FastChance) {
    let mut luck = FastChance(FastRng::new(seed));
    (Toy::new(&ToyOptions::default(), &mut luck), luck)
}

fn played(seed: u64, player: &mut impl Player<Toy>) -> (Vec<ToyMove>, Toy) {
    let ((mut state, mut luck), mut moves) = (deal(seed), Vec::new());
    while let Some(mv) = player.choose(Decision::of(&state)) {
        state.play(mv, &mut luck).unwrap();
        moves.push(mv);
    }
    (moves, state)
}

#[test]
fn searching_players_play_legal_moves_and_are_reproducible() {
    for kind in KINDS {
        for seed in 0..8 {
            let (moves, state) = played(seed, &mut kind.seeded(seed));
            assert!(state.outcome().is_some());
            assert_eq!(moves, played(seed, &mut kind.seeded(seed)).0, "{kind}");
        }
    }
}

#[test]
fn one_player_plays_several_games() {
    let mut player = PlayerKind::Mcts(Budget::Iterations(80)).seeded(1);
    for seed in 0..8 {
        assert!(played(seed, &mut player).1.outcome().is_some());
    }
}

#[test]
fn equal_views_get_equal_choices() {
    for kind in PlayerKind::ALL.into_iter().chain(KINDS) {
        for seed in 0..6 {
            let ((mut state, mut luck), mut rng) = (deal(seed), FastRng::new(!seed));
            while state.outcome().is_none() {
                let view = state.view(state.deciding_seat());
                let other = view.determinise(&mut rng);
                let choice = |state: &Toy| kind.seeded(seed).choose(Decision::of(state)).unwrap();
                let mv = choice(&state);
                assert_eq!(mv, choice(&other), "{kind}: {view:?}");
                state.play(mv, &mut luck).unwrap();
            }
        }
    }
}

#[test]
fn a_clock_ends_the_search() {
    static TICKS: AtomicU32 = AtomicU32::new(0);
    // Each reading of the clock takes a millisecond.
    let clock: underdeck_players::Clock = || f64::from(TICKS.fetch_add(1, Ordering::Relaxed)) / 1e3;
    for kind in [PlayerKind::Mcts(Budget::Millis(20)), PlayerKind::Flat(Budget::Millis(20))] {
        let (moves, state) = played(3, &mut kind.playing(&ToyOptions::default(), 3, Some(clock)));
        assert!(state.outcome().is_some() && !moves.is_empty());
    }
    assert!(TICKS.load(Ordering::Relaxed) > 20);
}

/// A position of the Well: cards in hand and in the well, gold and lives; all other cards are on the shore.
fn position(hand: &[&str], well: &[&str], gold: u16, lives: u8) -> Toy {
    let (state, _) = deal(1);
    let all = ["AC", "2C", "3C", "4C", "AD", "2D", "3D", "4D", "AH", "2H", "3H", "4H", "AS", "2S", "3S", "4S"];
    let shore: Vec<&str> = all.into_iter().filter(|card| !hand.contains(card) && !well.contains(card)).collect();
    let known = vec![false; well.len()];
    let keys = json!({
        "hand": hand, "shore": shore, "well": well, "well_known": known, "gold": gold, "lives": lives
    });
    scenario(&state, keys)
}

fn chosen(kind: PlayerKind, state: &Toy, seed: u64) -> String {
    kind.seeded(seed).choose(Decision::of(state)).unwrap().to_string()
}

/// Positions with a unique best move, solved by hand.
fn known() -> Vec<(&'static str, Toy, &'static str)> {
    vec![
        // Rolling either card can cost the last life; sold together they bring 6 gold for certain.
        ("a pair is sold", position(&["3C", "3D"], &[], 0, 1), "sell 3C 3D"),
        // The roll fails 4 times in 6 and loses the game; a second life makes the win certain, and more lives only cost gold.
        ("one life is bought", position(&["4C"], &[], 3, 1), "pay 1"),
        // No action is left, and each gold paid is a gold less in the score.
        ("the gold is taken home", position(&[], &[], 5, 1), "leave"),
    ]
}

#[test]
fn known_positions_are_played_right() {
    for (name, state, best) in known() {
        for config in [SearchConfig::default(), SearchConfig { guided: 0, ..SearchConfig::default() }] {
            for seed in 0..3 {
                let mut player = Mcts::new(Budget::Iterations(10_000), None, seed).with(config);
                let mv = player.choose(Decision::of(&state)).unwrap();
                assert_eq!(mv.to_string(), best, "{name}, {config:?}, seed {seed}");
            }
        }
    }
}

#[test]
fn flat_monte_carlo_finds_a_move_that_decides_at_once() {
    for (name, state, best) in known().into_iter().take(1) {
        for seed in 0..10 {
            assert_eq!(chosen(PlayerKind::Flat(Budget::Iterations(2_000)), &state, seed), best, "{name}, seed {seed}");
        }
    }
}

#[test]
fn search_beats_random_play_and_matches_a_perfect_heuristic() {
    let score = |kind: PlayerKind| -> i64 {
        let ends = (0..40).map(|seed| played(seed, &mut kind.seeded(seed)).1.outcome().unwrap());
        ends.map(|end| i64::from(end.score.unwrap_or(0))).sum()
    };
    let (random, greedy) = (score(PlayerKind::Random), score(PlayerKind::Greedy));
    assert!(score(PlayerKind::Flat(Budget::Iterations(100))) > random);
    assert_eq!(score(PlayerKind::Mcts(Budget::Iterations(400))), greedy);
}

#[test]
fn searching_players_are_known_by_name() {
    for text in [
        "random",
        "greedy",
        "value",
        "careless:0",
        "careless:100",
        "flat:1",
        "flat:20ms",
        "mcts:1000",
        "mcts:100ms",
        "search:50",
    ] {
        assert_eq!(text.parse::<PlayerKind>().unwrap().to_string(), text);
    }
    assert_eq!("mcts:1000".parse(), Ok(PlayerKind::Mcts(Budget::Iterations(1_000))));
    let errors = [
        (
            "mtcs:9",
            "there is no player `mtcs:9`: the players are random, greedy, first, value, careless:N, flat:N, flat:100ms, mcts:N, mcts:100ms, search:N, search:100ms",
        ),
        (
            "mcts",
            "player `mcts` needs a time to think: mcts:1000 for a thousand games a move, mcts:100ms for a tenth of a second",
        ),
        (
            "mcts:",
            "player `mcts`: `` is not a time to think: type a number of games such as 1000, or milliseconds such as 100ms, up to 1,000,000,000",
        ),
        (
            "flat:1s",
            "player `flat`: `1s` is not a time to think: type a number of games such as 1000, or milliseconds such as 100ms, up to 1,000,000,000",
        ),
        (
            "careless",
            "there is no player `careless`: type careless:10 for ten random moves in a hundred, from careless:0 to careless:100",
        ),
        (
            "careless:101",
            "there is no player `careless:101`: type careless:10 for ten random moves in a hundred, from careless:0 to careless:100",
        ),
        ("greedy:5", "player `greedy` takes no time to think: type it without `:5`"),
    ];
    for (text, message) in errors {
        assert_eq!(text.parse::<PlayerKind>().unwrap_err().to_string(), message);
    }
}

#[test]
fn a_stopped_search_ends_at_once_with_a_legal_move() {
    let (state, _) = deal(1);
    let (stop, long) = (AtomicBool::new(true), Budget::Iterations(Budget::MOST));
    for kind in [PlayerKind::Flat(long), PlayerKind::Mcts(long), PlayerKind::Search(long)] {
        let mv = kind.seeded::<Toy>(1).choose(Decision::of(&state).until(&stop)).unwrap();
        assert!(state.is_legal(mv), "{kind}: {mv}");
    }
}
