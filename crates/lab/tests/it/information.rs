//! Players decide by their view alone, in every game.

use underdeck_catalogue::GameVisitor;
use underdeck_game::{FastChance, FastRng, Options, Play, Playable, Policy, View};
use underdeck_players::{Budget, Decision, Player, PlayerKind};

const KINDS: [PlayerKind; 7] = [
    PlayerKind::Random,
    PlayerKind::Greedy,
    PlayerKind::First,
    PlayerKind::Flat(Budget::Iterations(24)),
    PlayerKind::Mcts(Budget::Iterations(16)),
    PlayerKind::Value,
    PlayerKind::Search(Budget::Iterations(16)),
];

/// Asks every player for a move in two states with the same view, throughout some games.
struct Blindfold;

impl GameVisitor for Blindfold {
    type Out = usize;

    fn visit<S: Playable>(self) -> usize {
        let mut differing = 0;
        for seed in 0..2 {
            let options = if seed == 1 { other_seats::<S>() } else { S::Options::default() };
            let mut rng = FastRng::new(seed);
            let mut luck = FastChance(FastRng::new(!seed));
            let mut state = S::new(&options, &mut luck);
            for step in 0..48 {
                let Some(mv) = state.random_legal(&mut rng) else { break };
                let view = state.view(state.deciding_seat());
                let other = view.determinise(&mut rng);
                differing += usize::from(other != state);
                if step % 12 == 0 {
                    for kind in KINDS {
                        let choice = |state: &S| kind.playing(&options, seed, None).choose(Decision::of(state));
                        assert_eq!(choice(&state), choice(&other), "{kind}, seed {seed}, step {step}: {view:?}");
                    }
                }
                let mv = if step % 3 == 0 { mv } else { view.heuristic() };
                state.play_unchecked(mv, &mut luck);
            }
        }
        differing
    }
}

/// Options with several deciding seats, if the game has any.
fn other_seats<S: Playable>() -> S::Options {
    let has_seats = |options: &S::Options| !S::new(options, &mut FastChance(FastRng::new(1))).is_shared();
    let all = S::Options::SPECS.iter().flat_map(|spec| match spec.kind {
        underdeck_game::OptionKind::Choice(words) => words.iter().map(|&word| (spec.key, word)).collect::<Vec<_>>(),
        _ => Vec::new(),
    });
    let chosen = all
        .filter_map(|(key, word)| S::Options::from_pairs([(key, underdeck_game::OptionValue::Text(word.into()))]).ok());
    chosen.filter(|options| options.check().is_ok()).find(has_seats).unwrap_or_default()
}

#[test]
fn equal_views_get_equal_choices_from_every_player_in_every_game() {
    for game in underdeck_catalogue::games() {
        let id = game.info().id;
        let differing = underdeck_catalogue::visit(id, Blindfold).unwrap();
        assert!(differing > 5, "{id}: only {differing} states hid anything");
    }
}
