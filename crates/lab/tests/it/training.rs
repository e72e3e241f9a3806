//! Training of learned values.

use std::sync::atomic::AtomicBool;

use underdeck_lab::{Round, SimulationHost, Training};

fn rounds(training: &Training) -> Vec<Round> {
    let stop = AtomicBool::new(false);
    let host = SimulationHost { clock: || 0.0, progress: &|_| {}, stop: &stop };
    let mut rounds = Vec::new();
    let keep = &mut |round: &Round| {
        rounds.push(round.clone());
        Ok(())
    };
    training.run(&host, keep).unwrap();
    rounds
}

fn training(game: &str) -> Training {
    Training {
        game: game.into(),
        games: 6,
        rounds: 2,
        seed: 5,
        jobs: 1,
        outlook: false,
        from_outlook: false,
        weights: Vec::new(),
    }
}

#[test]
fn weights_depend_on_the_seed_and_not_on_jobs_or_interruptions() {
    let whole = rounds(&training("keevorn"));
    assert_eq!(whole.iter().map(|round| round.round).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(whole, rounds(&Training { jobs: 3, ..training("keevorn") }));
    let first = rounds(&Training { rounds: 1, ..training("keevorn") }).remove(0);
    let rest = rounds(&Training { weights: first.weights, ..training("keevorn") });
    assert_eq!(rest, whole[1..]);
    let other = rounds(&Training { seed: 6, ..training("keevorn") });
    assert_ne!(other[1].weights, whole[1].weights);
}

#[test]
fn training_can_start_from_the_value_of_the_heuristics_play() {
    let begun = rounds(&Training { rounds: 1, from_outlook: true, ..training("cryptkeeper") }).remove(0);
    assert_eq!(begun.round, 1);
    assert_ne!(begun.weights, rounds(&Training { rounds: 1, ..training("cryptkeeper") }).remove(0).weights);
}

#[test]
fn weights_of_another_game_and_damaged_ones_are_refused() {
    let stop = AtomicBool::new(false);
    let host = SimulationHost { clock: || 0.0, progress: &|_| {}, stop: &stop };
    let of_keevorn = rounds(&Training { rounds: 1, ..training("keevorn") }).remove(0).weights;
    for (weights, word) in [(of_keevorn.clone(), "another game"), (of_keevorn[1..].to_vec(), "damaged")] {
        let error = Training { weights, ..training("card-crawler") }.run(&host, &mut |_| Ok(())).unwrap_err();
        assert!(error.to_string().contains(word), "{error}");
    }
}
