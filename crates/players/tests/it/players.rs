//! The players on the toy game.

use underdeck_game::{FastChance, FastRng, Play, Policy, State};
use underdeck_players::{Careless, Decision, Greedy, Player, PlayerKind, Random, playout};
use underdeck_testkit::toy::{Toy, ToyOptions};

fn deal(seed: u64) -> (Toy, FastChance) {
    let mut luck = FastChance(FastRng::new(seed));
    (Toy::new(&ToyOptions::default(), &mut luck), luck)
}

#[test]
fn every_player_plays_legal_moves_and_is_reproducible() {
    for kind in PlayerKind::ALL.into_iter().chain([0, 30, 100].map(PlayerKind::Careless)) {
        for seed in 0..50 {
            let play = || {
                let ((mut state, mut luck), mut player, mut moves) = (deal(seed), kind.seeded(seed), Vec::new());
                while let Some(mv) = player.choose(Decision::of(&state)) {
                    state.play(mv, &mut luck).unwrap();
                    moves.push(mv);
                }
                assert!(state.outcome().is_some());
                moves
            };
            assert_eq!(play(), play());
        }
    }
}

#[test]
fn random_chooses_every_move_equally_often() {
    let (mut state, mut luck) = deal(3);
    state.play("draw".parse().unwrap(), &mut luck).unwrap();
    let legal = state.legal_vec();
    let mut counts = vec![0u32; legal.len()];
    let mut player = Random::new(1);
    for _ in 0..3_000 * legal.len() {
        let mv = player.choose(Decision::of(&state)).unwrap();
        counts[legal.iter().position(|&other| other == mv).unwrap()] += 1;
    }
    assert!(counts.iter().all(|count| (2_800..3_200).contains(count)), "{counts:?}");
}

#[test]
fn greedy_follows_the_heuristic_policy() {
    let (state, _) = deal(4);
    assert_eq!(Greedy.choose(Decision::of(&state)), Some(state.view(state.deciding_seat()).heuristic()));
}

#[test]
fn a_careless_player_departs_from_the_heuristic_in_its_share_of_moves() {
    let (state, _) = deal(4);
    let (best, legal) = (state.view(state.deciding_seat()).heuristic(), state.legal_count() as f64);
    assert!(legal > 1.0);
    for percent in [0, 10, 50, 100] {
        let mut player = Careless::new(percent, 9);
        let departs = (0..20_000).filter(|_| player.choose(Decision::of(&state)) != Some(best)).count();
        // A random move is the heuristic's by chance too.
        let expected = 200.0 * f64::from(percent) * (1.0 - 1.0 / legal);
        assert!((departs as f64 - expected).abs() <= 5.0 * expected.sqrt(), "{percent}: {departs}, not {expected}");
    }
}

#[test]
fn a_playout_stops_at_its_limit() {
    let (mut state, mut luck) = deal(5);
    let played = playout(&mut state, &mut Random::new(5), &mut luck, 3);
    assert_eq!((played.moves, played.outcome), (3, None));
    let rest = playout(&mut state, &mut Random::new(5), &mut luck, u64::MAX);
    assert_eq!(rest.outcome, state.outcome());
    assert!(rest.outcome.is_some());
    assert_eq!(playout(&mut state, &mut Greedy, &mut luck, 9).moves, 0);
}

#[test]
fn players_are_known_by_name() {
    for kind in PlayerKind::ALL {
        assert_eq!(kind.to_string().parse(), Ok(kind));
    }
    let error = "greedi".parse::<PlayerKind>().unwrap_err().to_string();
    assert_eq!(
        error,
        "there is no player `greedi`: the players are random, greedy, first, value, careless:N, flat:N, flat:100ms, mcts:N, mcts:100ms, search:N, search:100ms"
    );
}
